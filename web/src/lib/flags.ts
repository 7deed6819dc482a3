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
/** What lines can be drawn in; the first is black or white, whichever is easier to see. */
export const INKS = [
  "",
  "#ffffff",
  "#10131a",
  "#e0342b",
  "#f2b90d",
  "#2f8a3b",
  "#2563c9",
  "#8a4fc4",
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
/** The size of a photo, and how much of it may be kept: it is sent with the flag in one message. */
const [PHOTO_WIDTH, PHOTO_HEIGHT, LONGEST_PHOTO] = [300, 200, 10_000];
const JPEG = "data:image/jpeg;base64,";
export const photoUrl = (photo: string): string => JPEG + photo;

/** A picture as the photo of a flag: its middle, three wide and two high, as small as it must be. */
export async function photoOf(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.max(PHOTO_WIDTH / picture.width, PHOTO_HEIGHT / picture.height);
  for (const [size, quality] of [1, 0.8, 0.6, 0.4].flatMap((size) =>
    [0.8, 0.6, 0.4].map((q) => [size, q] as const),
  )) {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [PHOTO_WIDTH * size, PHOTO_HEIGHT * size];
    const [wide, high] = [picture.width * scale * size, picture.height * scale * size];
    const brush = canvas.getContext("2d");
    brush?.drawImage(picture, (canvas.width - wide) / 2, (canvas.height - high) / 2, wide, high);
    const text = canvas.toDataURL("image/jpeg", quality);
    if (text.startsWith(JPEG) && text.length - JPEG.length <= LONGEST_PHOTO) return text.slice(JPEG.length);
  }
  throw new Error("too large");
}

export const PLAIN = "#3a3f4d";
export const BLANK: Profile = { leader: "", emoji: "", colour: PLAIN, strokes: [], inks: [], photo: "" };

/** Black or white, whichever is easier to see on a colour. */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140 ? "#10131a" : "#ffffff";
}

/** Whether somebody has made a flag: a leader alone is none. */
export const isFlag = ({ colour, emoji, strokes, photo }: Profile): boolean =>
  Boolean(colour || emoji || strokes?.length || photo);
