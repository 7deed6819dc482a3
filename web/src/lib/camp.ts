/** What an organiser asks of the server over HTTP. */
import { json, Problem, patiently, send, type Value } from "./api";
import type { Message, Profile } from "./protocol";
import { seatSecret } from "./settings.svelte";

export interface Step {
  label: Message;
  when: "done" | "now" | "later";
}
export interface Task {
  kind: "button" | "order" | "verdict";
  label: Message;
  action: string;
  explain: Message | null;
  seats: string[];
  seat: number | null;
  writes: boolean;
  note: string;
  sure: Message | null;
}
export interface Paper {
  name: string;
  label: Message;
  text: string;
}
export interface Desk {
  headline: Message;
  explain: Message;
  course: Step[];
  tasks: Task[];
  closing: Message | null;
  papers: Paper[];
}
export interface Report {
  headline: Message;
  columns: Message[];
  rows: number[][];
  places: number[];
}
export interface Letter {
  number: number;
  seat: number;
  text: string;
  at: number;
  answer: string | null;
}
export interface Correctable {
  ply: number;
  action: string;
  note: string;
}
export interface DeskNow {
  number: number;
  ply: number;
  turn: number | null;
  paused: boolean;
  desk: Desk;
  report: Report;
  letters: Letter[];
  corrections: Correctable[];
  papers: Record<string, string>;
}
export interface Posted {
  ply: number;
  action: string;
  text: string;
}
export interface ReportNow {
  number: number;
  report: Report;
  posted: Posted[];
}
export interface Team {
  nickname: string;
  leader: string;
  emoji: string;
  colour: string;
  strokes: number[][];
  kind: "people" | "bot";
  level: string;
}
export interface Links {
  origin: string | null;
  teams: { seat: number; link: string }[];
}
export interface Grid {
  rows: string[];
  right: [number, number][];
  below: [number, number][];
}
export interface Made {
  text: string;
  grid: Grid;
  problems: Message[];
  figures: { label: Message; value: string; good: boolean }[];
}
export interface Workshop {
  option: string;
  smallest: number;
  largest: number;
  brushes: { mark: string; label: Message; colour: string; most: number | null }[];
  knobs: { name: string; label: Message; choices: [string, Message][]; usual: string }[];
}

export const found = (wish: {
  game: string;
  options: Record<string, Value>;
  teams: Team[];
  papers: Record<string, string>;
  language: string;
}): Promise<{ id: string; secret: string; link: string }> => json("/api/campaigns", wish);
export const desk = (table: string): Promise<DeskNow> =>
  json(`/api/tables/${table}/desk`, { secret: seatSecret(table) });
export const links = (table: string, renew?: number): Promise<Links> =>
  json(`/api/tables/${table}/links`, {
    secret: seatSecret(table),
    ...(renew === undefined ? {} : { renew }),
  });
export const report = (table: string): Promise<ReportNow> => json(`/api/tables/${table}/report`);
export const paperUrl = (table: string, language: string, size: string): string =>
  `/api/tables/${table}/paper.svg?lang=${language}&size=${size}`;
/** That page as it is now, as an address: a picture would tell nobody why it cannot be loaded. */
export async function paper(table: string, language: string, size: string): Promise<string> {
  const page = await send(paperUrl(table, language, size));
  return `data:image/svg+xml,${encodeURIComponent(await page.text())}`;
}
export const papers = (game: string, language: string): Promise<Paper[]> =>
  json(`/api/games/${game}/papers?lang=${language}`);
export const readPapers = (game: string, text: string): Promise<Record<string, string>> =>
  json(`/api/games/${game}/papers`, { text });
export const workshop = (game: string): Promise<Workshop> => json(`/api/games/${game}/workshop`);
export const work = (
  game: string,
  wish: { generate?: Record<string, string>; seed?: number; text?: string; grid?: Grid },
): Promise<Made> => json(`/api/games/${game}/workshop`, wish);

// --- what is asked for anew whenever something happens --------------------------------------------

const FINAL = new Set(["no_table", "forbidden", "bad_secret", "malformed"]);

export interface Followed {
  again(): void;
  stop(): void;
}

/**
 * Only the latest request counts. What fails is `told`, at last null, and repeated, unless it can never succeed: then
 * it `ends`.
 */
export function follow<T>(
  ask: () => Promise<T>,
  take: (found: T) => void,
  told: (failure: unknown) => void,
  ends: (code: string) => void,
): Followed {
  let newest = 0;

  async function attempt(mine: number): Promise<T> {
    if (mine !== newest) throw new Problem("stale", "a later request asks for the same");
    try {
      return await ask();
    } catch (failure) {
      if (failure instanceof Problem && FINAL.has(failure.code)) throw failure;
      if (mine === newest) told(failure);
      throw new Problem("unavailable", String(failure));
    }
  }

  async function again(): Promise<void> {
    const mine = ++newest;
    let found: T;
    try {
      found = await patiently(() => attempt(mine));
    } catch (failure) {
      // What is no address of a table leads to none.
      if (mine === newest && failure instanceof Problem)
        ends(failure.code === "malformed" ? "no_table" : failure.code);
      return;
    }
    if (mine !== newest) return;
    told(null);
    take(found);
  }

  const stop = (): void => {
    newest++;
  };
  return { again: () => void again(), stop };
}

// --- flags ----------------------------------------------------------------------------------------

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

/** A ring of so many corners; every other one may lie further in, which makes a star. */
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
/** Whether this device has a font for emoji: they are many-coloured, and the box for what is missing is not. */
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
export const BLANK: Profile = { leader: "", emoji: "", colour: "#3a3f4d", strokes: [] };

/** Black or white, whichever is easier to see on a colour. */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140 ? "#10131a" : "#ffffff";
}

// --- orders with ties -----------------------------------------------------------------------------

/** Seats from the best to the last; `tied` says of each whether it shares the place of the one before. */
export interface Order {
  seats: string[];
  tied: boolean[];
}

export function writeOrder({ seats, tied }: Order): string {
  return seats.map((seat, i) => (i === 0 ? seat : `${tied[i] ? "=" : ">"}${seat}`)).join("");
}

export function readOrder(text: string): Order {
  const seats: string[] = [];
  const tied: boolean[] = [];
  for (const group of text.split(">"))
    group.split("=").forEach((seat, i) => {
      seats.push(seat);
      tied.push(i > 0);
    });
  return { seats, tied };
}

/** The place that each has, equal ones the same. */
export function placesOf({ seats, tied }: Order): number[] {
  const places: number[] = [];
  for (let i = 0; i < seats.length; i++) places.push(i > 0 && tied[i] ? (places[i - 1] ?? 1) : i + 1);
  return places;
}

/** The one at `from` put before the one at `to`; it leaves its ties behind. */
export function moveTo({ seats, tied }: Order, from: number, to: number): Order {
  const places = placesOf({ seats, tied });
  const order = seats.map((seat, i) => ({ seat, place: places[i] ?? 0 }));
  const [moved] = order.splice(from, 1);
  if (!moved) return { seats, tied };
  order.splice(to, 0, { ...moved, place: -1 });
  return {
    seats: order.map((each) => each.seat),
    tied: order.map((each, i) => i > 0 && each.place > 0 && each.place === order[i - 1]?.place),
  };
}
