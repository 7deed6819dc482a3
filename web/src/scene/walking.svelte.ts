/**
 * The focus within a zone: Tab comes to one of its sprites, arrows lead from there to the others.
 *
 * Create it while a component is set up: it has an effect.
 */
import { tick } from "svelte";
import type { Sprite } from "../lib/protocol";
import { isSamePlace } from "./differences";
import type { Hand } from "./hand.svelte";
import { isArrow, nextSpot } from "./neighbours";

interface Ground {
  readonly hand: Hand | null;
  /** Sprites in the order in which they are painted, ghosts included. */
  readonly shown: readonly Sprite[];
  /** Those of them that can be walked to. */
  readonly labelled: readonly Sprite[];
  /** Those that can come next. */
  readonly candidates: readonly Sprite[];
  sprite(id: string): Sprite | undefined;
  /** The zone is moved to show what has the focus, instead of the page being scrolled. */
  readonly isWindow: boolean;
  reveal(sprite: Sprite): void;
  ontouch(id: string, byKeyboard: boolean): void;
  /** The keys have come to a sprite, or left it. */
  onpoint(id: string | null): void;
}

export class Walking {
  /** The element that the sprites are drawn in. */
  svg = $state<SVGSVGElement | undefined>();
  /** What the keys have come to; a click moves the focus without being shown. */
  private focused: string | null = $state(null);
  private remembered: string | null = $state(null);

  /** The one sprite of the zone that Tab comes to. */
  readonly entry: string | null = $derived.by(() => {
    const { remembered } = this;
    return (
      (remembered && this.ground.sprite(remembered)?.label ? remembered : null) ??
      this.ground.candidates[0]?.id ??
      this.ground.labelled.at(-1)?.id ??
      null
    );
  });
  /** The sprite with the ring of the focus. */
  readonly ring: Sprite | undefined = $derived.by(() =>
    this.focused ? this.ground.sprite(this.focused) : undefined,
  );

  constructor(private readonly ground: Ground) {
    // A sprite whose place in the painting order changes is taken out and put back, which loses the focus.
    $effect.pre(() => {
      void this.ground.shown;
      const active = document.activeElement;
      const had = active && this.svg?.contains(active) ? (active as SVGElement).dataset.sprite : undefined;
      if (had)
        void tick().then(() => {
          if (document.activeElement === document.body) this.focusOn(had);
        });
    });
  }

  key(event: KeyboardEvent, sprite: Sprite): void {
    if (isArrow(event.key)) {
      // A click has left the focus here, and nothing is being played: the arrows belong to the page.
      if (!this.ground.hand && this.focused !== sprite.id) return;
      const next = nextSpot(this.ground.labelled, sprite, event.key);
      const found = next && this.ground.sprite(next.id);
      if (found) this.focusOn(this.bestAt(found).id);
      event.preventDefault();
    } else if (event.key === "Enter" || event.key === " ") {
      this.ground.ontouch(this.bestAt(sprite).id, true);
      event.preventDefault();
    }
  }

  focus(element: Element, sprite: Sprite): void {
    const byKeys = element.matches(":focus-visible");
    this.focused = byKeys ? sprite.id : null;
    this.remembered = sprite.id;
    if (!byKeys) return;
    this.ground.onpoint(this.bestAt(sprite).id);
    if (this.ground.isWindow) this.ground.reveal(sprite);
  }

  blur(): void {
    this.focused = null;
    this.ground.onpoint(null);
  }

  /** Of the sprites on one spot: the topmost that can come next, else the topmost. */
  private bestAt(spot: Sprite): Sprite {
    const here = this.ground.labelled.filter((sprite) => isSamePlace(sprite, spot));
    return here.findLast((sprite) => this.ground.hand?.candidates.has(sprite.id)) ?? here.at(-1) ?? spot;
  }

  private focusOn(id: string): void {
    this.remembered = id;
    this.svg
      ?.querySelector<SVGGElement>(`[data-sprite="${CSS.escape(id)}"]`)
      ?.focus({ preventScroll: this.ground.isWindow });
  }
}
