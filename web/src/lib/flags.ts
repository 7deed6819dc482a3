/** Flags of teams: colours, emoji and drawn lines. The colours are data that the server keeps, not styles. */
import type { Profile } from "./protocol";

export const COLOURS = [
  "#c0242f",
  "#2f6fd0",
  "#3f8a2a",
  "#c98a00",
  "#8a4fc4",
  "#0e8f8f",
  "#d4588f",
  "#3a3f4d",
  "#f2efe9",
] as const;
export const EMOJI: readonly string[] = "🦅 🛸 🗿 👽 ⭐ 🐯 🐻 🐍 🦂 🐒 🐸 🦉 🔥 🌋 🌿 💡 🧭 🌞 ⚡ 🌙".split(
  " ",
);

/** A ring with this many corners; every other one may lie further in, which makes a star. */
function ring(x: number, y: number, radius: number, corners = 24, inner = radius): number[] {
  return Array.from({ length: corners + 1 }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI - Math.PI / 2;
    const length = i % 2 ? inner : radius;
    return [Math.round(x + length * Math.cos(angle)), Math.round(y + length * Math.sin(angle))];
  }).flat();
}

/** Flags to begin with: a lens, a planet, a pyramid, a stranger, a star. */
export const DRAWN: readonly number[][][] = [
  [ring(135, 88, 50), [172, 124, 222, 172]],
  [ring(150, 100, 46), [62, 128, 110, 124, 190, 94, 238, 68]],
  [
    [150, 36, 240, 164, 60, 164, 150, 36],
    [150, 36, 178, 164],
    [104, 100, 164, 100],
  ],
  [ring(150, 96, 62, 8), [122, 84, 138, 98], [178, 84, 162, 98], [132, 130, 168, 130]],
  [ring(150, 104, 72, 10, 30)],
];

let colourful: boolean | undefined;
/** Whether this device has an emoji font: emoji are multi-coloured, and the box for a missing glyph is not. */
export function knowsEmoji(): boolean {
  if (colourful !== undefined) return colourful;
  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!brush) return true;
  brush.font = "24px sans-serif";
  brush.fillText(EMOJI[0] ?? "", 0, 26);
  const { data } = brush.getImageData(0, 0, 40, 40);
  colourful = data.some((value, i) => i % 4 < 2 && value !== data[i + 1]);
  return colourful;
}

/** What is drawn on a flag in place of an emoji that this device does not have. */
export function drawnFor(emoji: string): readonly number[][] {
  return DRAWN[(emoji.codePointAt(0) ?? 0) % DRAWN.length] ?? [];
}
export const PLAIN = "#3a3f4d";
export const BLANK: Profile = { leader: "", emoji: "", colour: PLAIN, strokes: [] };

/** Black or white, whichever is easier to see on a colour. */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140 ? "#10131a" : "#ffffff";
}
