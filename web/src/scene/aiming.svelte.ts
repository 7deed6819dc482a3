/**
 * What a person is about to do: what is pointed at, carried, or turned to, and the action that it would be.
 *
 * It knows sprites and the hand but no elements, so it can be tested without a page. Create it while a component is
 * set up: it has effects.
 */
import { tick, untrack } from "svelte";
import type { Sprite } from "../lib/protocol";
import type { Given } from "./given";
import type { Hand } from "./hand.svelte";
import type { Inventory } from "./inventory.svelte";
import type { Deed } from "./trie";
import { around, following, sameWay } from "./turning";

/** Neighbours are at most this far apart, in units between their middles. */
const BESIDE = 1.3;

interface Dragging {
  id: string;
  /** Where the finger is, in the window. */
  x: number;
  y: number;
  /** The sprite below it that can come next. */
  over: string | null;
}

export class Aiming {
  /** The sprite or choice under the mouse or the focus, if it can come next. */
  hovered: string | null = $state(null);
  /** The next touch that turning has come to. */
  aimed: string | null = $state(null);
  dragging: Dragging | null = $state.raw(null);
  /** From the last touch to the one aimed at: kept while something is carried from spot to spot. */
  private heading: { x: number; y: number } | null = null;
  /** What is carried has been turned: then it lies where it is dropped. */
  private hasTurned = false;

  /** The action that the next touch would complete. */
  readonly considered: Deed | null = $derived.by(() => {
    const { hand } = this.given;
    if (!hand) return null;
    if (hand.pending) return hand.pending;
    if (this.dragging) {
      const { over } = this.dragging;
      if (!over) return null;
      return this.aimed ? hand.leads(over, this.aimed) : hand.leads(over);
    }
    const next = this.hovered ?? this.aimed ?? this.lastStep(hand);
    return next ? hand.leads(next) : null;
  });

  constructor(
    private readonly given: Pick<Given, "hand" | "onconsider">,
    private readonly inventory: Inventory,
  ) {
    $effect(() => this.given.onconsider(this.considered));
    // After another touch, an old aim is meaningless.
    $effect(() => {
      void this.given.hand?.path;
      untrack(() => {
        if (!this.dragging) this.aimed = null;
      });
    });
  }

  /** The touch that completes a gesture: what it would do is shown before it is pointed at. */
  private lastStep(hand: Hand): string | null {
    const [only, another] = hand.candidates;
    return hand.ask && only && !another ? only : null;
  }

  private get hand(): Given["hand"] {
    return this.given.hand;
  }

  canComeNext(id: string): boolean {
    return this.hand?.candidates.has(id) ?? false;
  }

  /** The sprite that a touch of these means, the topmost first: what can come next, what has been touched, what a path
   * may begin with, else the topmost. */
  meant(stack: readonly string[]): string | null {
    return (
      stack.find((id) => this.canComeNext(id)) ??
      stack.find((id) => this.hand?.path.includes(id)) ??
      stack.find((id) => this.hand?.begins(id)) ??
      stack[0] ??
      null
    );
  }

  /** Whether a touch of this does something. */
  isUsable(id: string | null): boolean {
    const { hand } = this;
    return id !== null && (this.canComeNext(id) || Boolean(hand?.path.includes(id) || hand?.begins(id)));
  }

  /** Whether a sprite can be carried away: it is in the hand, or more touches follow it. */
  canBeCarried(id: string): boolean {
    const { hand } = this;
    return hand !== null && (hand.held.includes(id) || (hand.candidates.has(id) && !hand.leads(id)));
  }

  /** True if there was an aim to give up. */
  forget(): boolean {
    if (!this.aimed) return false;
    this.aimed = null;
    return true;
  }

  /** Give up the aim and return it. */
  take(): string | null {
    const taken = this.aimed;
    this.aimed = null;
    return taken;
  }

  // --- turning --------------------------------------------------------------------------------

  /** What turning goes through, in order. */
  turnable(): string[] {
    const { hand, dragging } = this;
    if (!hand || hand.pending || (dragging && !dragging.over)) return [];
    const ids = dragging?.over ? hand.after(dragging.over) : [...hand.candidates];
    const spots = ids.flatMap((id) => this.inventory.sprite(id) ?? []);
    return spots.length === ids.length ? around(this.centre(), spots) : ids;
  }

  /** To the next of several possible touches, from the present aim or else from `start`. False if there are not several. */
  turn(step: number, start: string | null = null): boolean {
    const ids = this.turnable();
    if (ids.length < 2 && !this.dragging) return false;
    this.aimed = following(ids, this.aimed ?? start, step);
    this.hasTurned = true;
    this.hovered = null;
    const [from, to] = [this.centre(), this.inventory.sprite(this.aimed)];
    this.heading = from && to ? { x: to.x - from.x, y: to.y - from.y } : null;
    return true;
  }

  /** What turning goes around. */
  private centre(): Sprite | undefined {
    return this.inventory.sprite(this.dragging?.over ?? this.hand?.last);
  }

  // --- carrying -------------------------------------------------------------------------------

  lift(id: string, x: number, y: number): void {
    this.aimed = null;
    this.heading = { x: 1, y: 0 };
    this.hasTurned = false;
    this.hand?.touch(id);
    this.dragging = { id, x, y, over: null };
  }

  /** Carried to a point of the window where these sprites lie. */
  carry(x: number, y: number, stack: readonly string[]): void {
    if (!this.dragging) return;
    const over = stack.find((id) => this.canComeNext(id)) ?? null;
    if (over !== this.dragging.over) {
      const sides = this.sidesOf(over);
      this.aimed = sameWay(this.inventory.sprite(over), sides, this.heading) ?? sides[0]?.id ?? null;
    }
    this.dragging = { ...this.dragging, x, y, over };
  }

  /** Dropped on these sprites: touches the one that can come next; if there is none, it goes back. */
  drop(stack: readonly string[]): void {
    const { hand, dragging: dropped, aimed: further } = this;
    const target = stack.find((id) => this.canComeNext(id));
    this.dragging = this.aimed = null;
    if (target) {
      hand?.touch(target);
      if (!further || !hand?.candidates.has(further)) return;
      if (this.hasTurned) hand.touch(further);
      else
        void tick().then(() => {
          this.aimed = further;
        });
    } else if (dropped && !stack.includes(dropped.id)) hand?.back();
  }

  letGo(): void {
    this.dragging = this.aimed = null;
    this.hand?.back();
  }

  /** What could follow a spot that something is carried over, in order, if all of it lies around the spot. */
  private sidesOf(over: string | null): Sprite[] {
    const centre = this.inventory.sprite(over);
    if (!this.hand || !over || !centre) return [];
    const home = this.inventory.home(over);
    const spots = this.hand.after(over).flatMap((id) => this.inventory.sprite(id) ?? []);
    const beside = spots.every(
      (spot) =>
        this.inventory.home(spot.id) === home && Math.hypot(spot.x - centre.x, spot.y - centre.y) < BESIDE,
    );
    return beside ? around(centre, spots).flatMap((id) => this.inventory.sprite(id) ?? []) : [];
  }
}
