/** The lines of a zone as a person reads them: what lies at the same height, from left to right. */
import type { Sprite, Zone } from "../lib/protocol";

/** All lines; or, with `next`, only those with something that can come next: their first sprite and what can come next. */
export function linesOf(zone: Zone, next: ReadonlySet<string> | null): Sprite[][] {
  const lines = new Map<number, Sprite[]>();
  for (const sprite of zone.sprites.filter((each) => each.label))
    lines.set(sprite.y, [...(lines.get(sprite.y) ?? []), sprite]);
  const read = [...lines]
    .sort(([above], [below]) => above - below)
    .map(([, line]) => line.sort((a, b) => a.x - b.x));
  if (!next?.size) return read;
  return read
    .filter((line) => line.some((each) => next.has(each.id)))
    .map((line) => line.filter((each, i) => i === 0 || next.has(each.id)));
}
