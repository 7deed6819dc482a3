/** The HTTP side of the server. */
import type { Message, Scene, SceneChange, SeatInfo, TableInfo } from "./protocol";

export type Value = string | number | boolean;

export interface OptionDefinition {
  name: string;
  default: Value;
  choices: Value[];
  explain: string;
  roster: number;
  drawn: boolean;
  /** Another value where somebody organises. */
  casual: boolean;
}
export interface Preset {
  name: string;
  options: Record<string, Value>;
  seats: number | null;
}
/** The names of the seats where the options have these values, for each number of seats. */
export interface Seating {
  options: Record<string, Value>;
  seats: string[][];
}
export interface Game {
  name: string;
  title: string;
  summary: string;
  rules: string;
  options: OptionDefinition[];
  presets: Preset[];
  seatings: Seating[];
  /** Of bots, the weakest first. */
  levels: string[];
  /** Those of the levels that suit people who just want to play. */
  opponents: string[];
  hides: boolean;
  takebacks: boolean;
  organised: boolean;
  paced: boolean;
}
export interface SeatWish {
  kind: "me" | "here" | "open" | "bot";
  nickname?: string;
  level?: string;
}
export interface ClockWish {
  kind: "move" | "bank";
  seconds: number;
  increment?: number;
  flag?: "lose" | "draw" | "bot";
}
export interface NewTable {
  game: string;
  options?: Record<string, Value>;
  seats?: SeatWish[];
  clock?: ClockWish | null;
  limits?: boolean | null;
  public?: boolean;
}
export interface Invitation {
  seat: number;
  secret: string;
  link: string;
}
export interface Created {
  id: string;
  secret: string | null;
  link: string;
  invitations: Invitation[];
}
export interface Joined {
  id: string;
  seat: number;
  secret: string;
  link: string;
}
export interface Chair {
  seat: number;
  kind: "open" | "person" | "bot";
  nickname: string;
  level: string | null;
  yours: boolean;
}
export interface Listed {
  id: string;
  game: string;
  status: "open" | "running" | "over";
  turn: number | null;
  ply: number;
  result: string | null;
  created: number;
  updated: number;
  public: boolean;
  seats: Chair[];
}
export interface Position {
  ply: number;
  seat: number | null;
  text: string;
  messages: Message[];
  scene: SceneChange | null;
  key: boolean;
}
export interface Replay {
  info: TableInfo;
  seats: SeatInfo[];
  result: string | null;
  scene: Scene;
  positions: Position[];
}
export interface Dice {
  commitment: string | null;
  seed: string | null;
  events: number;
  honest: boolean;
}

/** A request that had no effect; `code` is one of the protocol's. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export async function send(path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(
      path,
      body === undefined
        ? {}
        : {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          },
    );
  } catch {
    throw new Problem("offline", "offline");
  }
  if (!response.ok) {
    const told = (await response.json().catch(() => ({}))) as { code?: string; text?: string };
    const fallback = response.status > 500 ? "unavailable" : "internal"; // what stands before a server says so
    throw new Problem(told.code ?? fallback, told.text ?? response.statusText);
  }
  return response;
}

export async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await send(path, body)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await send(path)).text();
}

const PASSING = new Set(["offline", "unavailable", "flood"]);
/** The same may be possible a little later. */
export const passes = (failure: unknown): boolean => failure instanceof Problem && PASSING.has(failure.code);
const [FIRST_PAUSE, LONGEST_PAUSE] = [500, 8000];

/** Asks again while the server is away, for what a page cannot do without; meanwhile `told` what failed, at last null. */
export async function patiently<T>(ask: () => Promise<T>, told?: (failure: unknown) => void): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      const found = await ask();
      told?.(null);
      return found;
    } catch (failure) {
      told?.(failure);
      if (!passes(failure)) throw failure;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

export const games = (): Promise<Game[]> => json("/api/games");
export const gameWords = (game: string, language: string): Promise<string> =>
  text(`/api/games/${game}/words/${language}`);
export const drawings = (game: string): Promise<string> => text(`/api/games/${game}/sprites.svg`);
export const pictureUrl = (game: string, language: string): string =>
  `/api/games/${game}/picture.svg?lang=${language}`;
export const rules = (game: string, language: string): Promise<string> =>
  text(`/api/games/${game}/rules?lang=${language}`);
export const tables = async (show: "mine" | "open" | "watch" | "finished", limit = 12): Promise<Listed[]> =>
  (await json<{ tables: Listed[] }>(`/api/tables?show=${show}&limit=${limit}`)).tables;
export const create = (wish: NewTable): Promise<Created> => json("/api/tables", wish);
export const importJournal = (wish: {
  journal: string;
  seats?: SeatWish[];
  public?: boolean;
}): Promise<Created> => json("/api/tables/import", wish);
export const join = (
  table: string,
  wish: { nickname?: string; invitation?: string; seat?: number },
): Promise<Joined> => json(`/api/tables/${table}/join`, wish);
export const journalUrl = (table: string): string => `/api/tables/${table}/export`;
export const journal = (table: string): Promise<string> => text(journalUrl(table));
export const replay = (table: string): Promise<Replay> => json(`/api/tables/${table}/replay`);
export const dice = (table: string): Promise<Dice> => json(`/api/tables/${table}/dice`);
