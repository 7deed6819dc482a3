/** What the server says about practising: puzzles and ratings, mistakes, days in a row. */
import { json } from "../lib/api";
import type { DueMistake, FirstTry, NextPuzzle, Practice } from "../lib/http";

export type { DueMistake, FirstTry, GamePractice, Practice } from "../lib/http";

export const practice = (): Promise<Practice> => json("/api/practise");
/** The key of a puzzle that is new to me, then of one that I missed; null when there is none. */
export async function nextPuzzle(game: string, after: string | null): Promise<string | null> {
  const query = after ? `?after=${encodeURIComponent(after)}` : "";
  return (await json<NextPuzzle>(`/api/practise/games/${encodeURIComponent(game)}/next${query}`)).key;
}
/** How my first try counted; null before it. */
export const firstTry = (key: string): Promise<FirstTry | null> =>
  json(`/api/practise/puzzles/${encodeURIComponent(key)}`);
export const mistakes = (): Promise<DueMistake[]> => json("/api/practise/mistakes");
/** Takes my mistakes in a match into what I practise. */
export const collect = (table: string): Promise<DueMistake[]> =>
  json(`/api/practise/mistakes/${encodeURIComponent(table)}`, {});

/** Where a puzzle is tried; its key is GAME.ID. */
export function pathOf(key: string): string {
  const [game = "", id = ""] = key.split(".");
  return `/practise/${game}/${id}`;
}
