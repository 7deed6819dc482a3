/**
 * The zone whose letters and numbers are explained in words beside it. Touching such a zone opens its words; they close
 * when the action is complete.
 *
 * Create it while a component is set up: it has an effect.
 */
import { untrack } from "svelte";
import type { Zone } from "../lib/protocol";
import type { Given } from "./given";
import type { Layout } from "./layout";

export class Reading {
  private name: string | null = $state(null);
  private wasChoosing = false;

  /** The zone that is read, if it is in sight. */
  readonly zone: Zone | undefined = $derived.by(() =>
    this.given.scene.zones.find(
      (zone) => zone.name === this.name && zone.legend && this.arrangement.layout.boxes.has(zone.name),
    ),
  );

  constructor(
    private readonly given: Pick<Given, "scene" | "hand">,
    private readonly arrangement: { readonly layout: Layout },
  ) {
    $effect(() => {
      const chooses = Boolean(this.given.hand?.path.length);
      untrack(() => {
        if (!chooses && this.wasChoosing) this.name = null;
      });
      this.wasChoosing = chooses;
    });
  }

  reads(zone: string): boolean {
    return this.name === zone;
  }

  open(zone: string): void {
    this.name = zone;
  }

  /** True if there was something to close. */
  close(): boolean {
    if (!this.name) return false;
    this.name = null;
    return true;
  }

  /** A sprite of this zone has been touched: it is read if it has words, and nothing else is. True if it has. */
  follow(zone: Zone | undefined): boolean {
    this.name = zone?.legend ? zone.name : null;
    return this.name !== null;
  }
}
