/** "What is this?": what a person asks about or points at, what is said of it, and which marks it brings with it. */
import type { Mark, Message } from "../lib/protocol";
import type { Frame, Spot } from "./frame.svelte";
import type { Given } from "./given";
import type { Inventory } from "./inventory.svelte";

const WIDTH = 270;
/** As many things are said at once; with more of them the first two, which are about what was touched. */
const [AT_ONCE, FIRST] = [3, 2];

const concerns = (mark: Mark, ids: readonly string[]): boolean => mark.sprites.some((id) => ids.includes(id));

/** What can be done with something now. */
export interface Now {
  /** The sprite to touch, and the labels of what may follow; null if it cannot be touched. */
  can: string | null;
  next: readonly Message[];
  /** Why not. */
  refusal: Message | null;
}

export class Explaining {
  /** What is asked about: the sprites of one spot, and where the answer is shown. */
  asked: (Spot & { stack: readonly string[] }) | null = $state.raw(null);
  /** The sprites that the mouse or the focus is on. */
  private under: readonly string[] = $state.raw([]);

  private readonly stack: readonly string[] = $derived(this.asked?.stack ?? []);
  private readonly askedMarks: readonly Mark[] = $derived.by(() =>
    this.asked ? this.fresh(this.given.known, this.stack) : [],
  );
  /** While an action is previewed or something is explained, that is enough to look at. */
  private readonly pointedMarks: readonly Mark[] = $derived.by(() =>
    this.under.length && !this.asked && !this.given.preview.ghosts.size
      ? this.fresh(this.given.pointed, this.under)
      : [],
  );
  /** All marks that are drawn. */
  readonly marks: readonly Mark[] = $derived.by(() => [
    ...this.given.marks,
    ...this.askedMarks,
    ...this.pointedMarks,
  ]);
  /** All that can be said about the sprites that are asked about, the topmost first, and about their marks. */
  private readonly all: readonly Message[] = $derived.by(() => {
    const said = [...this.stack.entries()].flatMap(([place, id]) => [
      this.inventory.sprite(id)?.label,
      this.given.told[place]?.purpose,
    ]);
    const told = said.flatMap((each) => each ?? []);
    const marks = [...this.given.marks, ...this.askedMarks].filter((mark) => concerns(mark, this.stack));
    return [...told, ...marks.map((mark) => mark.label)];
  });
  private readonly cut: number = $derived(this.all.length > AT_ONCE ? FIRST : this.all.length);
  /** What is said at once, and what only to those who want to know more. */
  readonly lines: readonly Message[] = $derived(this.all.slice(0, this.cut));
  readonly more: readonly Message[] = $derived(this.all.slice(this.cut));
  /** What can be done with them now: the first that can be touched and what may follow it, or else why not. */
  readonly now: Now | null = $derived.by(() => {
    const { hand } = this.given;
    if (!this.asked || !hand?.active) return null;
    const can = this.stack.find((id) => hand.candidates.has(id) || hand.begins(id));
    if (can) {
      const next = hand.candidates.has(can) ? hand.after(can) : [];
      return { can, next: next.flatMap((id) => this.labelOf(can, id) ?? []), refusal: null };
    }
    const refusal = this.given.told.find((each) => each.refusal)?.refusal ?? null;
    return refusal ? { can: null, next: [], refusal } : null;
  });
  /** The paragraphs of the rules about them. */
  readonly rules: readonly string[] = $derived.by(() => [
    ...new Set([
      ...this.stack.flatMap((id) => this.inventory.sprite(id)?.rule || []),
      ...this.given.told.flatMap((each) => each.rule || []),
    ]),
  ]);

  constructor(
    private readonly given: Pick<
      Given,
      "scene" | "hand" | "marks" | "known" | "pointed" | "preview" | "told" | "onabout" | "onpoint"
    >,
    private readonly inventory: Inventory,
    private readonly frame: Pick<Frame, "element" | "stackAt" | "spotFor">,
  ) {}

  /** Explain what lies at a point of the window; false if nothing does. */
  explain(x: number, y: number): boolean {
    const stack = this.frame.stackAt(x, y);
    const top = stack[0];
    if (!top || !this.frame.element) return false;
    this.asked = { ...this.frame.spotFor(top, WIDTH), stack };
    this.given.onabout(stack);
    return true;
  }

  /** True if there was something to close. */
  close(): boolean {
    if (!this.asked) return false;
    this.asked = null;
    return true;
  }

  /** The mouse or the focus is on these sprites. */
  point(stack: readonly string[]): void {
    if (stack.join() === this.under.join()) return;
    this.under = stack;
    if (stack.length) this.given.onpoint();
  }

  pointAway(): void {
    this.under = [];
  }

  /** The label of a sprite, or of a choice in the menu of another. */
  private labelOf(before: string, id: string): Message | undefined {
    const menu = this.given.scene.menus?.find((each) => each.of === before);
    return (menu?.choices.find((each) => each.id === id) ?? this.inventory.sprite(id))?.label ?? undefined;
  }

  /** The marks of some sprites that are not drawn anyway. */
  private fresh(marks: readonly Mark[], ids: readonly string[]): Mark[] {
    return marks.filter((mark) => concerns(mark, ids) && !this.given.marks.includes(mark));
  }
}
