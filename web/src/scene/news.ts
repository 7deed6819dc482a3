/** What is different between two scenes as people see it: what came, went, moved or was turned. */
import type { Scene, Sprite, Zone } from "../lib/protocol";
import { isSamePlace, keyOf } from "./differences";

export type Change = "came" | "went" | "moved" | "turned";

export interface Item {
  change: Change;
  /** As it is now; of what went, as it was. */
  sprite: Sprite;
  /** Where it was, if it moved within its zone. */
  from: Sprite | null;
}

/** By zone. */
export type News = ReadonlyMap<string, readonly Item[]>;

export const NO_NEWS: News = new Map();

/** More than this is another scene, not news. */
const MOST = 60;

interface Home {
  zone: Zone;
  sprite: Sprite;
}

const homesOf = (scene: Scene): Map<string, Home> =>
  new Map(scene.zones.flatMap((zone) => zone.sprites.map((sprite) => [keyOf(sprite), { zone, sprite }])));

/** What can be done now glows; that it can be touched is no news. `touchable` are the sprites that choices name. */
export function newsBetween(before: Scene, after: Scene, touchable: ReadonlySet<string>): News {
  const [then, now] = [homesOf(before), homesOf(after)];
  const found: (Item & { zone: string })[] = [];
  for (const [key, { zone, sprite }] of now) {
    const was = then.get(key);
    const change = was ? changed(was, { zone, sprite }) : isLaidOutAlike(zone, before) ? "came" : null;
    if (!change || passes(sprite) || (change === "came" && touchable.has(sprite.id))) continue;
    const stays = change === "moved" && was?.zone.name === zone.name;
    found.push({ zone: zone.name, change, sprite, from: stays ? was.sprite : null });
  }
  for (const [key, { zone, sprite }] of then) {
    const present = after.zones.find((each) => each.name === zone.name);
    if (now.get(key)?.zone.name === zone.name || passes(sprite)) continue;
    if (present && isSameShape(zone, present) && !isCovered(sprite, present))
      found.push({ zone: zone.name, change: "went", sprite, from: null });
  }
  // Decoration follows from what has a name; where nothing with a name has changed, it is the news itself.
  const named = found.filter(({ sprite }) => sprite.label);
  const telling = named.length ? named : found;
  return telling.length > MOST ? NO_NEWS : byZone(telling);
}

function byZone(items: readonly (Item & { zone: string })[]): News {
  const found = new Map<string, Item[]>();
  for (const item of items) found.set(item.zone, [...(found.get(item.zone) ?? []), item]);
  return found;
}

function changed(was: Home, is: Home): Change | null {
  if (was.sprite === is.sprite) return null;
  if (was.zone.name !== is.zone.name) return "moved";
  // A zone that is drawn again, and cards that close up, move nothing.
  const counts = isSameShape(was.zone, is.zone) && is.zone.show !== "drawer";
  if (counts && !isSamePlace(was.sprite, is.sprite)) return "moved";
  if (!is.sprite.label) return null; // a panel that is lit
  return was.sprite.kind !== is.sprite.kind || (was.sprite.turn ?? 0) !== (is.sprite.turn ?? 0)
    ? "turned"
    : null;
}

/** It comes and goes with whose turn it is. */
const passes = ({ tags }: Sprite): boolean => tags?.includes("passing") ?? false;

/** Something else lies where it was: a cross would be about that. */
const isCovered = (sprite: Sprite, zone: Zone): boolean =>
  zone.sprites.some(
    (other) => other.label && (other.z ?? 0) >= (sprite.z ?? 0) && isSamePlace(other, sprite),
  );

const isSameShape = (a: Zone, b: Zone): boolean =>
  a.width === b.width && a.height === b.height && a.label.id === b.label.id;

/** Not where something else is laid out in the zone now: cards instead of a shop, or a pad that was not there. */
function isLaidOutAlike(zone: Zone, before: Scene): boolean {
  const was = before.zones.find((each) => each.name === zone.name);
  return was?.label.id === zone.label.id;
}
