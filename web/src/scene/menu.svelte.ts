/**
 * The menu beside the sprite that was touched last, if what can come next are the choices of a menu.
 *
 * Create it while a component is set up: it has an effect.
 */
import { tick } from "svelte";
import type { Sprite, Menu as WholeMenu } from "../lib/protocol";
import type { Frame, Spot } from "./frame.svelte";
import type { Given } from "./given";

/** Menus with more choices are shown in the middle of the screen. */
const MANY = 10;
/** Pixels: a menu with one choice, one with words above its choices, a choice among several, the edges, and what stays free beside it. */
const ALONE_WIDTH = 230;
const ABOUT_WIDTH = 276;
const CHOICE_WIDTH = 76;
const EDGES = 16;
const MARGIN = 8;

export class Menu {
  /** The element it is drawn in, while it is. */
  element = $state<HTMLElement | undefined>();
  spot: Spot = $state.raw({ x: 0, y: 0, below: false, room: 0 });
  /** The last touch came from the keyboard: then the menu takes the focus, and gives it back. */
  byKeyboard = false;
  /** The sprite that had the focus before the menu. */
  private cameFrom: string | null = null;

  private readonly whole: WholeMenu | undefined = $derived.by(() => {
    const { hand, scene } = this.given;
    return hand && !hand.pending && hand.last
      ? (scene.menus ?? []).find((each) => each.of === hand.last)
      : undefined;
  });
  /** The choices that can come next; the menu is shown if there are any. */
  readonly options: readonly Sprite[] = $derived(
    this.whole?.choices.filter((choice) => this.given.hand?.candidates.has(choice.id)) ?? [],
  );
  /** What is read before choosing. */
  readonly about = $derived(this.options.length ? (this.whole?.about ?? null) : null);
  readonly isLong: boolean = $derived(this.options.length > MANY);
  /** With a single choice, a picture does not say what to confirm, so it has words too. */
  readonly isAlone: boolean = $derived(this.options.length === 1);

  constructor(
    private readonly given: Pick<Given, "scene" | "hand">,
    private readonly frame: Pick<Frame, "spotFor" | "focus">,
    private readonly room: { readonly width: number },
  ) {
    $effect(() => this.follow());
  }

  /** Whether the focus is on one of the choices. */
  get hasFocus(): boolean {
    return this.element?.contains(document.activeElement) ?? false;
  }

  offers(choice: string | null): boolean {
    return this.options.some((option) => option.id === choice);
  }

  focus(choice: string | null): void {
    this.element?.querySelector<HTMLElement>(`[data-choice="${CSS.escape(choice ?? "")}"]`)?.focus();
  }

  private follow(): void {
    if (!this.options.length || !this.whole) {
      if (this.cameFrom && !this.given.hand?.pending) void this.comeBack(this.cameFrom);
      return;
    }
    this.cameFrom = this.byKeyboard ? this.whole.of : null;
    const wide = this.about
      ? ABOUT_WIDTH
      : this.isAlone
        ? ALONE_WIDTH
        : CHOICE_WIDTH * this.options.length + EDGES;
    this.spot = this.frame.spotFor(this.whole.of, Math.min(wide, this.room.width - MARGIN));
    if (this.byKeyboard) this.element?.querySelector("button")?.focus();
  }

  /** The menu is gone, and the focus with it: restore the previous focus, unless it is already elsewhere. */
  private async comeBack(id: string): Promise<void> {
    this.cameFrom = null;
    await tick();
    if (document.activeElement === document.body) this.frame.focus(id);
  }
}
