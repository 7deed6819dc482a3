/** The order in which turning goes through possible touches: around the last touch, clockwise from above. */
import type { Sprite } from "../lib/protocol";

type Spot = Pick<Sprite, "id" | "x" | "y">;

export function around(centre: Spot | undefined, spots: readonly Spot[]): string[] {
  if (!centre) return spots.map((spot) => spot.id);
  const angle = (spot: Spot): number =>
    (Math.atan2(spot.x - centre.x, centre.y - spot.y) + 2 * Math.PI) % (2 * Math.PI);
  const distance = (spot: Spot): number => Math.hypot(spot.x - centre.x, spot.y - centre.y);
  return [...spots].sort((a, b) => angle(a) - angle(b) || distance(a) - distance(b)).map((spot) => spot.id);
}

/** The next of some ids, or the first if none has been chosen. */
export function following(ids: readonly string[], present: string | null, step: number): string | null {
  if (!ids.length) return null;
  const at = present === null ? -1 : ids.indexOf(present);
  if (at < 0) return ids.at(step > 0 ? 0 : -1) ?? null;
  return ids.at((at + step) % ids.length) ?? null;
}

/** Of some spots, the one that lies in the same direction as before. */
export function sameWay(
  centre: Spot | undefined,
  spots: readonly Spot[],
  heading: { x: number; y: number } | null,
): string | null {
  if (!centre || !heading) return null;
  const found = spots.find(
    (spot) => Math.hypot(spot.x - centre.x - heading.x, spot.y - centre.y - heading.y) < 0.3,
  );
  return found?.id ?? null;
}
