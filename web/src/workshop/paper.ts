/** Pieces on sheets of A4: where each is printed, and where the knife goes. All numbers are millimetres. */
export const BLEED = 3;
/** Marks stand this far from the bleed, and are so long. */
const [OFF, MARK] = [1, 4];
/** What printers leave white. */
const MARGIN = 5;
const EDGE = MARGIN + MARK + OFF;
const A4: Size = { width: 210, height: 297 };

export interface Size {
  width: number;
  height: number;
}

export interface Place<T> {
  piece: T;
  x: number;
  y: number;
}

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface Page<T> extends Size {
  places: Place<T>[];
  marks: Line[];
}

const fits = (room: number, each: number): number =>
  Math.max(0, Math.floor((room + 1e-6) / (each + 2 * BLEED)));
const across = (page: Size, size: Size): number => fits(page.width - 2 * EDGE, size.width);
const down = (page: Size, size: Size): number => fits(page.height - 2 * EDGE, size.height);
const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

/** Pieces of one size lie in rows; what is left of a page is used if all of the next size fit there. */
export function pagesOf<T extends Size & { copies: number }>(pieces: readonly T[]): Page<T>[] {
  const groups = new Map<string, T[]>();
  for (const piece of pieces) {
    const key = `${piece.width.toFixed(2)} ${piece.height.toFixed(2)}`;
    groups.set(key, [...(groups.get(key) ?? []), ...Array.from({ length: piece.copies }, () => piece)]);
  }
  const pages: Page<T>[] = [];
  let used = 0;
  for (const group of groups.values()) {
    const [size] = group;
    if (!size) continue;
    const best = [A4, turned(A4)].reduce((a, b) =>
      across(b, size) * down(b, size) > across(a, size) * down(a, size) ? b : a,
    );
    let page = pages.at(-1);
    const high = (of: Size): number =>
      Math.ceil(group.length / Math.max(1, across(of, size))) * (size.height + 2 * BLEED);
    const isRoom = page && across(page, size) > 0 && used + high(page) + EDGE <= page.height;
    for (let rest = group; rest.length; ) {
      if (
        !page ||
        (!isRoom && rest === group) ||
        used + size.height + 2 * BLEED + EDGE > page.height + 1e-6
      ) {
        page = { ...best, places: [], marks: [] };
        pages.push(page);
        used = EDGE;
      }
      const rows = Math.max(1, Math.floor((page.height - EDGE - used + 1e-6) / (size.height + 2 * BLEED)));
      const block = rest.slice(0, rows * Math.max(1, across(page, size)));
      rest = rest.slice(block.length);
      used = lay(page, block, size, used) + 2 * (OFF + MARK);
    }
  }
  return pages;
}

/** A block of rows from this height down; the height below it. */
function lay<T>(page: Page<T>, block: readonly T[], size: Size, top: number): number {
  const columns = Math.min(block.length, Math.max(1, across(page, size)));
  const rows = Math.ceil(block.length / columns);
  const [wide, high] = [size.width + 2 * BLEED, size.height + 2 * BLEED];
  const left = (page.width - columns * wide) / 2;
  const [right, bottom] = [left + columns * wide, top + rows * high];
  block.forEach((piece, i) => {
    const x = left + (i % columns) * wide + BLEED;
    page.places.push({ piece, x, y: top + Math.floor(i / columns) * high + BLEED });
  });
  for (let i = 0; i < columns; i++)
    for (const x of [left + i * wide + BLEED, left + i * wide + BLEED + size.width]) {
      page.marks.push({ x1: x, y1: top - OFF - MARK, x2: x, y2: top - OFF });
      page.marks.push({ x1: x, y1: bottom + OFF, x2: x, y2: bottom + OFF + MARK });
    }
  for (let i = 0; i < rows; i++)
    for (const y of [top + i * high + BLEED, top + i * high + BLEED + size.height]) {
      page.marks.push({ x1: left - OFF - MARK, y1: y, x2: left - OFF, y2: y });
      page.marks.push({ x1: right + OFF, y1: y, x2: right + OFF + MARK, y2: y });
    }
  return bottom;
}
