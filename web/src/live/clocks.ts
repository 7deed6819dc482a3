/** Clocks between two messages of the server. */
import type { Clocks } from "../lib/protocol";

/** Milliseconds left to a seat, `since` milliseconds after the server told; null for a seat without a clock. */
export function timeLeft(clocks: Clocks, seat: number, since: number): number | null {
  const given = clocks.left[seat];
  if (given === undefined || given === null) return null;
  if (clocks.running !== seat) return given;
  return Math.max(0, given - Math.max(0, since - (clocks.waits ?? 0)));
}
