/** What the server says about how a match was played. */
import { json } from "../lib/api";
import type { Reviewed, ShownDecision } from "../lib/http";

export type {
  Decision,
  LineStep,
  Moment,
  Review,
  Reviewed,
  ShownAlternative,
  ShownDecision,
} from "../lib/http";

const at = (table: string): string => `/api/tables/${table}/review`;

export const ask = (table: string): Promise<Reviewed> => json(at(table), {});
export const stand = (table: string): Promise<Reviewed> => json(at(table));
export const decision = (table: string, ply: number): Promise<ShownDecision> => json(`${at(table)}/${ply}`);
