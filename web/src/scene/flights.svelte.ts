/**
 * Sprites on their way from one zone to another. Each zone draws its own sprites, so a sprite that changes zones is
 * hidden in both and drawn above them until it arrives.
 *
 * Create it while a component is set up: it has an effect.
 */
import { tick, untrack } from "svelte";
import type { Scene, Sprite } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { emigrants } from "./differences";
import type { Frame, Stop } from "./frame.svelte";
import type { Given } from "./given";

export interface Flight {
  sprite: Sprite;
  from: Stop;
  to: Stop;
}

export class Flights {
  /** What is on its way now. */
  all: readonly Flight[] = $state.raw([]);
  /** The ids of what is on its way, or about to set off. */
  flying: ReadonlySet<string> = $state.raw(new Set());
  private shown: Scene | null = null;
  /** Zones that appeared while the scene was shown and are filled line by line. */
  private readonly filling = new Set<string>();

  constructor(
    private readonly given: Pick<Given, "scene">,
    private readonly frame: Pick<Frame, "stopOf">,
  ) {
    // Before the new scene is drawn, the old places of things can still be measured.
    $effect.pre(() => {
      const { scene } = this.given;
      untrack(() => this.follow(scene));
    });
  }

  /** Whether the sprites of a zone come line by line. */
  fills(zone: string): boolean {
    return this.filling.has(zone);
  }

  land(flight: Flight): void {
    if (!this.all.includes(flight)) return;
    this.all = this.all.filter((each) => each !== flight);
    this.flying = new Set(this.all.map((each) => each.sprite.id));
  }

  private follow(after: Scene): void {
    const before = this.shown;
    this.shown = after;
    if (!before || before === after || !settings.glide) return;
    const known = new Set(before.zones.map((zone) => zone.name));
    for (const zone of after.zones) if (zone.fills && !known.has(zone.name)) this.filling.add(zone.name);
    const starts = emigrants(before, after).flatMap((sprite) => {
      const from = this.frame.stopOf(sprite.id);
      return from ? [{ sprite, from }] : [];
    });
    if (starts.length) void this.setOff(starts);
  }

  private async setOff(starts: readonly Omit<Flight, "to">[]): Promise<void> {
    const leaving = new Set(starts.map((each) => each.sprite.id));
    this.flying = new Set([...this.flying, ...leaving]);
    await tick();
    const found = starts.flatMap((each) => {
      const to = this.frame.stopOf(each.sprite.id);
      return to ? [{ ...each, to }] : [];
    });
    // What sets off again leaves its old path.
    this.all = [...this.all.filter((each) => !leaving.has(each.sprite.id)), ...found];
    this.flying = new Set(this.all.map((each) => each.sprite.id));
  }
}
