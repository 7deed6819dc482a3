/** Scenes and their differences: applying one, and the order in which what has changed is shown. */
import type { Scene, SceneChange, Sprite, Zone, ZoneChange } from "../lib/protocol";

/** The scene after a change; what has not changed is the same object as before. */
export function applyChange(scene: Scene, change: SceneChange): Scene {
  const changes = new Map((change.zones ?? []).map((each) => [each.name, each]));
  const gone = new Set(change.removed ?? []);
  const zones = scene.zones
    .filter((zone) => !gone.has(zone.name))
    .map((zone) => {
      const found = changes.get(zone.name);
      changes.delete(zone.name);
      return found ? changeZone(zone, found) : zone;
    });
  for (const each of changes.values()) if (each.zone) zones.push(each.zone);
  const scores = change.scores ?? scene.scores ?? [];
  return { zones, prompt: change.prompt, menus: change.menus ?? scene.menus ?? [], scores };
}

function changeZone(zone: Zone, change: ZoneChange): Zone {
  if (change.zone) return change.zone;
  const removed = new Set(change.removed ?? []);
  const changed = new Map((change.changed ?? []).map((sprite) => [sprite.id, sprite]));
  const sprites = zone.sprites
    .filter((sprite) => !removed.has(sprite.id))
    .map((sprite) => {
      const found = changed.get(sprite.id);
      changed.delete(sprite.id);
      return found ?? sprite;
    });
  const all = [...sprites, ...changed.values()];
  recognise(zone.sprites, all);
  return { ...zone, sprites: all, focus: change.focus ?? zone.focus ?? null };
}

/** What is drawn as the same thing has the same key: its first id. */
const keys = new WeakMap<Sprite, string>();

export function keyOf(sprite: Sprite): string {
  return keys.get(sprite) ?? sprite.id;
}

const isAlike = ({ tags }: Sprite): boolean => tags?.includes("alike") ?? false;

/** Of indistinguishable things, one that lies where another was is shown as that one; only the others move. */
function recognise(before: readonly Sprite[], after: readonly Sprite[]): void {
  const old = new Map(before.filter(isAlike).map((sprite) => [sprite.id, sprite]));
  const pairs = after.flatMap((sprite) => {
    const was = old.get(sprite.id);
    return was && was !== sprite ? [{ was, sprite }] : [];
  });
  for (const { was, sprite } of pairs) keys.set(sprite, keyOf(was));
  for (const one of pairs) {
    const stayed = pairs.find(
      ({ was, sprite }) =>
        was !== one.was &&
        was.kind === one.sprite.kind &&
        isSamePlace(was, one.sprite) &&
        !isSamePlace(was, sprite) &&
        keyOf(sprite) === keyOf(was),
    );
    if (!stayed || keyOf(one.sprite) !== keyOf(one.was)) continue;
    keys.set(one.sprite, keyOf(stayed.was));
    keys.set(stayed.sprite, keyOf(one.was));
  }
  keepApart(before, after);
}

/** A thing that comes back may find its id in use, as the key of the thing it swapped places with. */
function keepApart(before: readonly Sprite[], after: readonly Sprite[]): void {
  const known = new Set(before.map((sprite) => sprite.id));
  const used = new Set(after.filter((sprite) => known.has(sprite.id)).map(keyOf));
  for (const sprite of after.filter((each) => !known.has(each.id))) {
    let key = sprite.id;
    while (used.has(key)) key += "'";
    if (key !== sprite.id) keys.set(sprite, key);
    used.add(key);
  }
}

export function spritesOf(scene: Scene): Map<string, Sprite> {
  return new Map(scene.zones.flatMap((zone) => zone.sprites.map((sprite) => [sprite.id, sprite] as const)));
}

/** The sprites with a label that have changed zones, as they are now. */
export function emigrants(before: Scene, after: Scene): Sprite[] {
  const homes = new Map(
    before.zones.flatMap((zone) => zone.sprites.map(({ id }) => [id, zone.name] as const)),
  );
  return after.zones.flatMap((zone) =>
    zone.sprites.filter(({ id, label }) => label && homes.has(id) && homes.get(id) !== zone.name),
  );
}

const SAME_PLACE = 0.3;

export function isSamePlace(a: Sprite, b: Sprite): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < SAME_PLACE;
}

/**
 * How many steps each moved sprite waits before it sets off: one that makes room for another leaves once the other has
 * arrived. Sprites that are not listed do not wait.
 */
export function delays(before: Scene, after: Scene): Map<string, number> {
  const old = new Map([...spritesOf(before).values()].map((sprite) => [keyOf(sprite), sprite]));
  const moved = [...spritesOf(after).values()].filter((sprite) => {
    const was = old.get(keyOf(sprite));
    return was !== undefined && sprite.label && !isSamePlace(was, sprite);
  });
  const found = new Map<string, number>();
  for (const sprite of moved) {
    const was = old.get(keyOf(sprite));
    if (was && moved.some((other) => other.id !== sprite.id && isSamePlace(other, was)))
      found.set(sprite.id, 1);
  }
  return found;
}

/** The wanted turn, near the present one: from 270 to 0 is a quarter forward, not three quarters back. */
export function nearestTurn(present: number, wanted: number): number {
  const difference = (((wanted - present) % 360) + 540) % 360;
  return present + difference - 180;
}

/** Sprites in the order in which they are painted. */
export function painted(zone: Zone): Sprite[] {
  return [...zone.sprites].sort((a, b) => (a.z ?? 0) - (b.z ?? 0));
}
