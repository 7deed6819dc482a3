/** What a person has seen already, read from the lines of the log. */
import type { Line } from "../lib/protocol";
import { takenBack } from "./takenback";

export const isPlayed = ({ kind }: Line): boolean => kind === "action" || kind === "chance";

/** The actions and chance events that stand. */
export function standing(lines: readonly Line[]): Line[] {
  const gone = takenBack(lines);
  return lines.filter((line) => isPlayed(line) && !gone.has(line.number));
}

/**
 * The line up to which a seat knows everything: its last action, with what chance made of it. A spectator knows all but
 * the last turn. Null if nothing has happened since; -1 is before the first line.
 */
export function seenUpTo(lines: readonly Line[], seat: number | null): number | null {
  const played = standing(lines);
  let first = seat === null ? startOfLastTurn(played) : startOfOthers(played, seat);
  if (seat !== null && first > 0) while (played[first]?.kind === "chance") first++;
  return first >= 0 && first < played.length ? (played[first - 1]?.number ?? -1) : null;
}

function startOfOthers(played: readonly Line[], seat: number): number {
  const own = played.findLastIndex((line) => line.kind === "action" && line.seat === seat);
  return own < 0 ? played.findIndex((line) => line.kind === "action") : own + 1;
}

function startOfLastTurn(played: readonly Line[]): number {
  const acted = played.findLast((line) => line.kind === "action")?.seat;
  if (acted === undefined) return -1;
  const before = played.findLastIndex((line) => line.kind === "action" && line.seat !== acted);
  return played.findIndex((line, i) => i > before && line.kind === "action");
}
