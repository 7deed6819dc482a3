/** The sprites of a scene by their ids, and the zones they lie in. */
import type { Sprite, Zone } from "../lib/protocol";
import { spritesOf } from "./differences";
import type { Given } from "./given";

export class Inventory {
  constructor(private readonly given: Pick<Given, "scene">) {}

  private readonly sprites: ReadonlyMap<string, Sprite> = $derived.by(() => spritesOf(this.given.scene));
  private readonly homes: ReadonlyMap<string, Zone> = $derived.by(
    () =>
      new Map(
        this.given.scene.zones.flatMap((zone) => zone.sprites.map((sprite) => [sprite.id, zone] as const)),
      ),
  );

  sprite(id: string | null | undefined): Sprite | undefined {
    return this.sprites.get(id ?? "");
  }

  /** The zone that a sprite lies in. */
  home(id: string | null | undefined): Zone | undefined {
    return this.homes.get(id ?? "");
  }

  /** The names of the zones that some sprites lie in, each once, in the order of the sprites. */
  zonesOf(ids: Iterable<string>): string[] {
    return [...new Set([...ids].flatMap((id) => this.home(id)?.name ?? []))];
  }
}
