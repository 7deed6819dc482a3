import type { Line } from "../lib/protocol";

/** The numbers of the lines that do not stand any more: each undo names the first one that it takes back. */
export function takenBack(lines: readonly Line[]): Set<number> {
  const gone = new Set<number>();
  for (const { number, back } of lines) {
    if (back === null || back === undefined) continue;
    for (const line of lines)
      if (line.number >= back && line.number < number && (line.kind === "action" || line.kind === "chance"))
        gone.add(line.number);
  }
  return gone;
}
