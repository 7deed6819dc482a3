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

export function previewOf(scene: Scene, change: SceneChange): Preview {
  const after = applyChange(scene, change);
  const present = new Map(
    scene.zones.flatMap((zone) => zone.sprites.map((sprite) => [keyOf(sprite), { zone: zone.name, sprite }])),
  );
  const ghosts = new Map<string, Ghost[]>();
  const fates = new Map<string, Fate>();
  const old = new Map(scene.zones.map((zone) => [zone.name, zone]));
  for (const zone of after.zones) {
    if (zone === old.get(zone.name)) continue;
    for (const sprite of zone.sprites) {
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
