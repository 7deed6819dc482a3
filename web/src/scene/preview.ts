/** What an action would do, drawn into the scene: ghosts of things where they would be, and what would be gone. */
import type { Scene, SceneChange, Sprite, Zone } from "../lib/protocol";
import { applyChange, isSamePlace, keyOf, painted } from "./differences";

/** How a sprite of the present scene is shown in a preview. */
export type Fate = "gone" | "leaving" | "replaced";

export interface Ghost {
  sprite: Sprite;
  /** Where it comes from, if that is in the same zone. */
  from: Sprite | null;
}

export interface Preview {
  /** By zone. */
  ghosts: ReadonlyMap<string, readonly Ghost[]>;
  fates: ReadonlyMap<string, Fate>;
}

export const NOTHING: Preview = { ghosts: new Map(), fates: new Map() };

function looksAlike(a: Sprite, b: Sprite): boolean {
  return (
    a.kind === b.kind &&
    a.text === b.text &&
    (a.turn ?? 0) === (b.turn ?? 0) &&
    (a.tags ?? []).join() === (b.tags ?? []).join()
  );
}

interface Move {
  was: Sprite;
  sprite: Sprite;
}

/** What comes this near, in units, to what was in front would lie over it. */
const NEAR = 0.6;

/** What moves up after something that was in front, one after the other; none if the last of them makes room for it. */
function ranksBehind(front: Sprite, moved: readonly Move[], touched: readonly string[]): Move[] {
  const ranks: Move[] = [];
  let place = front;
  const comesTo = (sprite: Sprite, to: Sprite): boolean =>
    to === front ? Math.hypot(sprite.x - to.x, sprite.y - to.y) < NEAR : isSamePlace(sprite, to);
  for (;;) {
    const next = moved.find(({ was, sprite }) => sprite.label && was !== place && comesTo(sprite, place));
    if (!next || ranks.includes(next)) return ranks;
    if (touched.includes(next.sprite.id)) return [];
    ranks.push(next);
    place = next.was;
  }
}

/**
 * The things that only move up, as cards in a row do when one is taken: each into a place that is left, the first to
 * that of what was touched, or half over it. To show them there would hide what was touched.
 */
function movingUp(before: Zone, after: Zone, touched: readonly string[]): Set<Sprite> {
  const left = new Map(before.sprites.map((sprite) => [keyOf(sprite), sprite]));
  const moved = after.sprites.flatMap((sprite): Move[] => {
    const was = left.get(keyOf(sprite));
    return was && !isSamePlace(was, sprite) ? [{ was, sprite }] : [];
  });
  const stay = new Set(after.sprites.map(keyOf));
  const leaves = (each: Sprite): boolean => !stay.has(keyOf(each)) || moved.some(({ was }) => was === each);
  const up = new Set<Sprite>();
  for (const front of before.sprites.filter((each) => touched.includes(each.id) && leaves(each))) {
    for (const { was, sprite } of ranksBehind(front, moved, touched)) {
      // What lies on it comes along.
      const [dx, dy] = [sprite.x - was.x, sprite.y - was.y];
      for (const each of moved)
        if (
          each.sprite === sprite ||
          (!each.sprite.label &&
            isSamePlace({ ...each.was, x: each.was.x + dx, y: each.was.y + dy }, each.sprite))
        )
          up.add(each.sprite);
    }
  }
  return up;
}

/** `touched`: what has been touched for this. */
export function previewOf(scene: Scene, change: SceneChange, touched: readonly string[] = []): Preview {
  const after = applyChange(scene, change);
  const present = new Map(
    scene.zones.flatMap((zone) => zone.sprites.map((sprite) => [keyOf(sprite), { zone: zone.name, sprite }])),
  );
  const ghosts = new Map<string, Ghost[]>();
  const fates = new Map<string, Fate>();
  const old = new Map(scene.zones.map((zone) => [zone.name, zone]));
  for (const zone of after.zones) {
    const before = old.get(zone.name);
    if (zone === before) continue;
    const up = before ? movingUp(before, zone, touched) : new Set();
    for (const sprite of zone.sprites) {
      if (up.has(sprite)) continue;
      const was = present.get(keyOf(sprite));
      const here = was?.zone === zone.name;
      if (was && here && was.sprite === sprite) continue;
      const stays = was && here && isSamePlace(was.sprite, sprite);
      if (stays && looksAlike(was.sprite, sprite)) continue;
      ghosts.set(zone.name, [
        ...(ghosts.get(zone.name) ?? []),
        { sprite, from: here && !stays ? was.sprite : null },
      ]);
      if (was) fates.set(was.sprite.id, stays ? "replaced" : "leaving");
    }
  }
  const remaining = new Set(after.zones.flatMap((zone) => zone.sprites.map(keyOf)));
  for (const [key, { sprite }] of present) if (!remaining.has(key)) fates.set(sprite.id, "gone");
  return { ghosts, fates };
}

/** What all of these would do where something has been touched: that much is certain, whatever is touched next. */
export function certainly(previews: readonly Preview[], scene: Scene, touched: readonly string[]): Preview {
  const [first, ...others] = previews;
  if (!first) return NOTHING;
  const ghosts = new Map<string, readonly Ghost[]>();
  const fates = new Map<string, Fate>();
  for (const { name, sprites } of scene.zones) {
    const spots = sprites.filter((sprite) => touched.includes(sprite.id));
    const lies = (a: Sprite, b: Sprite): boolean => a.x === b.x && a.y === b.y;
    const common = (first.ghosts.get(name) ?? []).filter(
      ({ sprite }) =>
        spots.some((spot) => lies(spot, sprite)) &&
        others.every((other) =>
          other.ghosts
            .get(name)
            ?.some((each) => lies(each.sprite, sprite) && looksAlike(each.sprite, sprite)),
        ),
    );
    if (!common.length) continue;
    ghosts.set(name, common);
    for (const { sprite } of common) {
      const fate = first.fates.get(sprite.id);
      if (fate) fates.set(sprite.id, fate);
    }
  }
  return { ghosts, fates };
}

const GHOST = "ghost ";

/** The sprites of a zone in the order in which they are painted, and ghosts between them where the real ones would lie. */
export function withGhosts(
  zone: Zone,
  sprites: readonly Sprite[],
  ghosts: readonly Ghost[],
): readonly Sprite[] {
  if (!ghosts.length) return sprites;
  const drawn = ghosts.map(({ sprite }) => ({ ...sprite, id: `${GHOST}${sprite.id}`, label: null }));
  return painted({ ...zone, sprites: [...sprites, ...drawn] });
}

/** The id of the sprite that a ghost stands for; null for what is no ghost. */
export function ghostOf(sprite: Sprite): string | null {
  return sprite.id.startsWith(GHOST) ? sprite.id.slice(GHOST.length) : null;
}
