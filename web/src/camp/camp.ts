/** What an organiser asks of the server over HTTP. */
import { json, send, type Value } from "../lib/api";
import type { Message } from "../lib/protocol";
import { seatSecret } from "../lib/settings.svelte";

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
