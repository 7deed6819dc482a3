/** The HTTP side of the server. */
import type {
  Problem as Complaint,
  Created,
  Debrief,
  Dice,
  GameOut,
  Joined,
  Joining,
  Journal,
  NetworkOut,
  NewTable,
  OptionOut,
  Replay,
  TableOut,
  Tables,
} from "./http";

export type {
  ChairOut as Chair,
  ClockWish,
  Created,
  Debrief,
  Dice,
  GameOut as Game,
  NetworkOut as Network,
  NewTable,
  OptionOut as OptionDefinition,
  Position,
  PresetOut as Preset,
  Replay,
  Seating,
  SeatWish,
  TableOut as Listed,
} from "./http";
export type Value = OptionOut["default"];

/** A request that had no effect; `code` is one of the protocol's. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export async function send(path: string, body?: unknown, method = "POST"): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(
      path,
      body === undefined
        ? {}
        : {
            method,
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          },
    );
  } catch {
    throw new Problem("offline", "offline");
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as Partial<Complaint>;
    const fallback = response.status > 500 ? "unavailable" : "internal"; // from a proxy
    throw new Problem(problem.code ?? fallback, problem.text ?? response.statusText);
  }
  return response;
}

export async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await send(path, body)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await send(path)).text();
}

const PASSING = new Set(["offline", "slow", "unavailable", "flood", "preparing"]);
/** Whether the request may succeed a little later. */
export const passes = (failure: unknown): boolean => failure instanceof Problem && PASSING.has(failure.code);
/** In milliseconds. */
export const [FIRST_PAUSE, LONGEST_PAUSE] = [500, 8000];

/** Repeats a necessary request while the server is away; `onFailure` gets each failure, and finally null. */
export async function patiently<T>(
  ask: () => Promise<T>,
  onFailure?: (failure: unknown) => void,
): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      const found = await ask();
      onFailure?.(null);
      return found;
    } catch (failure) {
      onFailure?.(failure);
      if (!passes(failure)) throw failure;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Sends a request for a game again until the game is compiled; nothing has happened before that. */
export async function whenPrepared<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (failure) {
      if (!(failure instanceof Problem) || failure.code !== "preparing") throw failure;
    }
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE));
  }
}

export const games = (): Promise<GameOut[]> => json("/api/games");
/** What a game says, or the part of it after a colon: `GAME:lessons`. */
export const gameWords = (name: string, language: string): Promise<string> => {
  const [game, part] = name.split(":");
  return text(`/api/games/${game}/words/${language}${part ? `?part=${part}` : ""}`);
};
export const drawings = (game: string): Promise<string> => text(`/api/games/${game}/sprites.svg`);
export const pictureUrl = (game: string, language: string): string =>
  `/api/games/${game}/picture.svg?lang=${language}`;
export const guide = (game: string, which: "rules" | "camp", language: string): Promise<string> =>
  text(`/api/games/${game}/${which}?lang=${language}`);
export const tables = async (
  show: "mine" | "open" | "watch" | "finished",
  limit = 12,
  more = "",
): Promise<TableOut[]> => (await json<Tables>(`/api/tables?show=${show}&limit=${limit}${more}`)).tables;
export const myTables = (asked: Record<string, string>): Promise<Tables> =>
  json(`/api/tables?${new URLSearchParams({ show: "mine", ...asked })}`);
export const network = (open?: boolean): Promise<NetworkOut> =>
  json("/api/network", open === undefined ? undefined : { open });
export const create = (wish: NewTable): Promise<Created> => json("/api/tables", wish);
export const importJournal = (wish: Journal): Promise<Created> => json("/api/tables/import", wish);
export const join = (table: string, wish: Joining): Promise<Joined> =>
  json(`/api/tables/${table}/join`, wish);
export const journalUrl = (table: string): string => `/api/tables/${table}/export`;
export const journal = (table: string): Promise<string> => text(journalUrl(table));
export const replay = (table: string): Promise<Replay> => json(`/api/tables/${table}/replay`);
export const debrief = (table: string): Promise<Debrief> => json(`/api/tables/${table}/debrief`);
export const dice = (table: string): Promise<Dice> => json(`/api/tables/${table}/dice`);
