/** The hand over the board: what has been touched and what can be touched next. */
import type { Choice, Product, Scene } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { play as sound } from "../lib/sound";
import { commonStart, follow, makeTrie, type Node, stillPossible } from "./trie";

export interface Player {
  readonly choices: Choice[];
  readonly scene: Scene | null;
  readonly products: Product[];
  play(choice: Choice): Promise<boolean>;
}

const EMPTY: Node = makeTrie([]);

export class Hand {
  /** What has been touched. */
  touched: string[] = $state.raw([]);
  /** A complete path that waits to be confirmed. */
  pending: Choice | null = $state.raw(null);
  /** How many touches and actions there were, for the guide. */
  touches = $state(0);
  actions = $state(0);

  constructor(private readonly player: Player) {}

  private readonly root: Node = $derived.by(() => makeTrie(this.player.choices, this.player.products));
  /** What every path begins with is in the hand without a touch. */
  readonly held: string[] = $derived.by(() =>
    commonStart(this.root, (touch) => this.player.scene?.menus?.some((menu) => menu.of === touch) ?? false),
  );
  readonly path: string[] = $derived([...this.held, ...this.touched]);
  private readonly node: Node = $derived(follow(this.root, this.path) ?? EMPTY);
  readonly candidates: ReadonlySet<string> = $derived(
    this.pending ? new Set<string>() : new Set(this.node.next.keys()),
  );

  get active(): boolean {
    return this.root.next.size > 0;
  }

  get last(): string | null {
    return this.path.at(-1) ?? null;
  }

  /** Where these further touches would end, for a preview. */
  leads(...touches: string[]): Choice | null {
    return follow(this.node, touches)?.choice ?? null;
  }

  /** What could come after these further touches. */
  after(...touches: string[]): string[] {
    return [...(follow(this.node, touches)?.next.keys() ?? [])];
  }

  /** Whether a path may begin with this touch, whatever is held now. */
  begins(touch: string): boolean {
    return this.root.next.has(touch);
  }

  /** True if the touch meant something. */
  touch(id: string): boolean {
    const next = this.node.next.get(id);
    if (next && !this.pending) {
      this.touches++;
      this.touched = [...this.touched, id];
      if (next.choice) this.finish(next.choice);
      else sound("touch");
      return true;
    }
    if (this.pending && id === this.last) {
      this.confirm();
      return true;
    }
    if (this.held.includes(id)) {
      this.clear();
      return true;
    }
    if (this.touched.includes(id)) {
      this.back();
      return true;
    }
    if (this.root.next.has(id)) {
      this.clear();
      return this.touch(id);
    }
    return false;
  }

  back(): boolean {
    if (!this.touched.length) return false;
    this.pending = null;
    this.touched = this.touched.slice(0, -1);
    return true;
  }

  clear(): void {
    this.pending = null;
    this.touched = [];
  }

  confirm(): void {
    const choice = this.pending;
    if (choice) this.send(choice);
  }

  /** The position has changed: keep what still makes sense. */
  review(): void {
    if (!this.touched.length) return;
    this.pending = null;
    this.touched = stillPossible(this.root, this.path).slice(this.held.length);
  }

  private finish(choice: Choice): void {
    if (settings.confirms) this.pending = choice;
    else this.send(choice);
  }

  private send(choice: Choice): void {
    this.actions++;
    this.clear();
    void this.player.play(choice);
  }
}
