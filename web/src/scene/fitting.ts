/** Words fitted into a box: broken into lines, and as small as they need to be. `engine/svg.py` does the same. */

/** The distance of two lines, and the width of a bold letter, as shares of the size. */
export const LINE = 1.08;
const LETTER = 0.58;
const MOST_LINES = 3;

interface Box {
  size: number;
  /** 0: as wide as it is. */
  width: number;
  height: number;
}

export interface Fitted {
  size: number;
  lines: string[];
}

export function fitIn(words: string, box: Box): Fitted {
  if (!box.width) return { size: box.size, lines: [words] };
  const most = Math.min(MOST_LINES, words.split(" ").length);
  const ways = Array.from({ length: most }, (_, i) => {
    const lines = broken(words, i + 1);
    const longest = Math.max(...lines.map((line) => line.length));
    const size = Math.min(box.size, box.width / (LETTER * longest), box.height / (LINE * lines.length));
    return { size, lines };
  });
  return ways.reduce((best, way) => (way.size > best.size ? way : best));
}

/** In at most `most` lines, the longest as short as possible. */
function broken(words: string, most: number): string[] {
  const parts = words.split(" ");
  for (let width = Math.ceil(words.length / most); ; width++) {
    const lines: string[] = [];
    for (const part of parts) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + 1 + part.length <= width)
        lines[lines.length - 1] = `${last} ${part}`;
      else lines.push(part);
    }
    if (lines.length <= most) return lines;
  }
}
