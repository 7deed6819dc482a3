/** What the server says about exercises and about how far somebody has come. */
import { json, send } from "../lib/api";
import type { Explained, Kept, LessonOut, Studied, Try } from "../lib/http";
import type { Told } from "../lib/protocol";

export type { LessonOut as Lesson, Studied } from "../lib/http";
export type Tried = string | number;

const at = (kind: string, key: string, what = ""): string =>
  `/api/study/${kind}/${encodeURIComponent(key)}${what}`;

export const course = (game: string): Promise<LessonOut[]> => json(`/api/games/${game}/lessons`);
export const tryIt = (kind: string, key: string, wish: Partial<Try>): Promise<Studied> =>
  json(at(kind, key), wish);
export const why = (
  kind: string,
  key: string,
  step: number,
  played: Tried[],
  touches: string[],
): Promise<Explained> => json(at(kind, key, "/why"), { step, played, touches: touches.slice(0, 12) });
export const about = (
  kind: string,
  key: string,
  step: number,
  played: Tried[],
  touches: string[],
): Promise<Told[]> => json(at(kind, key, "/about"), { step, played, touches: touches.slice(0, 6) });

export const progressOf = (kind: string): Promise<Kept[]> => json(`/api/study/progress/${kind}`);
export const keepProgress = async (kind: string, key: string, value: Kept["value"]): Promise<void> => {
  await send(`/api/study/progress/${kind}/${encodeURIComponent(key)}`, { value }, "PUT");
};
