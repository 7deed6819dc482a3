/** The hand over the board: what has been touched and what can be touched next. */
import type { Choice, Gesture, Menu, Message, Product, Scene } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { play as sound } from "../lib/sound";
import { commonStart, type Deed, follow, makeTrie, type Node, stillPossible } from "./trie";

export interface Player {
  readonly choices: Choice[];
  readonly scene: Scene | null;
  readonly products: Product[];
  readonly gestures: Gesture[];
  /** Whether an action deserves a question: it would hurt by a slip, and cannot simply be taken back. */
  isFinal?(choice: Choice): boolean;
  play(choice: Deed): Promise<boolean>;
  /** Nothing is lost by a slip: nothing is confirmed, whatever the settings say. */
  readonly free?: boolean;
  /** It is the turn of others: what can be done meanwhile can as well be left. */
  readonly idle?: boolean;
}

const EMPTY: Node = makeTrie([]);

export class Hand {
  /** What has been touched. */
  touched: string[] = $state.raw([]);
  /** A complete path that waits to be confirmed. */
  pending: Deed | null = $state.raw(null);
  /** How many touches and actions there were, for the guide. */
  touches = $state(0);
  actions = $state(0);

  constructor(private readonly player: Player) {}

  readonly root: Node = $derived.by(() =>
    makeTrie(this.player.choices, this.player.products, this.player.gestures),
  );
  /** What every path begins with is in the hand without a touch. */
  readonly held: string[] = $derived.by(() =>
    commonStart(this.root, (touch) => this.menuOf(touch) !== undefined),
  );
  readonly path: string[] = $derived([...this.held, ...this.touched]);
  private readonly node: Node = $derived(follow(this.root, this.path) ?? EMPTY);
  readonly candidates: ReadonlySet<string> = $derived(
    this.pending ? new Set<string>() : new Set(this.node.next.keys()),
  );

  /** What is expected next while a gesture is made, or what a thing does that has to be aimed now. */
  readonly ask: Message | null = $derived.by(() => {
    if (!this.touched.length || this.pending) return null;
    const menu = this.menuOf(this.path.at(-1) ?? "");
    return this.node.ask ?? (menu && !menu.choices.length ? (menu.about ?? null) : null);
  });

  /** What could be begun instead of what has been touched. */
  readonly others: ReadonlySet<string> = $derived.by(() => {
    if (!this.touched.length || this.pending) return new Set<string>();
    const { path, candidates } = this;
    return new Set([...this.root.next.keys()].filter((id) => !path.includes(id) && !candidates.has(id)));
  });
  /** What the next touch could complete, if every possible one completes something. */
  readonly ways: readonly Deed[] = $derived.by(() => {
    if (!this.touched.length) return [];
    const found = [...this.candidates].flatMap((id) => this.leads(id) ?? []);
    return found.length === this.candidates.size ? found : [];
  });

  /** Something is expected of this hand, or it has begun something. */
  get busy(): boolean {
    return this.touched.length > 0 || !this.player.idle;
  }

  get active(): boolean {
    return this.root.next.size > 0;
  }

  get last(): string | null {
    return this.path.at(-1) ?? null;
  }

  /** Where these further touches would end, for a preview. */
  leads(...touches: string[]): Deed | null {
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
      const choice = next.choice ?? this.onlyWay(id, next);
      if (choice) this.finish(choice);
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
      this.without(id);
      return true;
    }
    if (this.root.next.has(id)) {
      this.insteadOf(id);
      return true;
    }
    return false;
  }

  /** What a touch means that leaves a single choice of its menu: where a touch has one meaning, it does it. */
  private onlyWay(id: string, node: Node): Deed | null {
    const [only, another] = node.next;
    const menu = this.menuOf(id);
    if (!only || another || !menu || menu.about) return null;
    const [choice, leaf] = only;
    if (!leaf.choice || !menu.choices.some((each) => each.id === choice)) return null;
    this.touched = [...this.touched, choice];
    return leaf.choice;
  }

  private menuOf(id: string): Menu | undefined {
    return this.player.scene?.menus?.find((menu) => menu.of === id);
  }

  /** Take one touch back: only that one, if the others make sense without it. */
  private without(id: string): void {
    this.pending = null;
    const rest = this.touched.filter((each) => each !== id);
    this.touched = follow(this.root, [...this.held, ...rest])
      ? rest
      : this.touched.slice(0, this.touched.indexOf(id));
  }

  /** Begin with something else; what was touched after the first touch stays, if it still makes sense. */
  private insteadOf(id: string): void {
    const rest = this.touched.slice(1);
    this.clear();
    this.touch(id);
    const changed = [...this.path, ...rest];
    const node = rest.length ? follow(this.root, changed) : null;
    if (node && !node.choice) this.touched = changed.slice(this.held.length);
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

  /** These touches instead of all others; a complete path waits to be confirmed, whatever the settings say. */
  aim(path: readonly string[]): void {
    const node = follow(this.root, path);
    this.touched = node ? path.slice(this.held.length) : [];
    this.pending = node?.choice ?? null;
  }

  confirm(): void {
    const choice = this.pending;
    if (choice) this.send(choice);
  }

  /** The position has changed: keep what still makes sense. The button that confirms stays where a finger goes to it. */
  review(): void {
    if (!this.touched.length) return;
    const again = this.pending && follow(this.root, this.path)?.choice;
    if (again && again.action === this.pending?.action) {
      this.pending = again;
      return;
    }
    this.pending = null;
    this.touched = stillPossible(this.root, this.path).slice(this.held.length);
  }

  isFinal(choice: Choice): boolean {
    return this.player.isFinal?.(choice) ?? false;
  }

  private finish(choice: Deed): void {
    const asks = settings.confirms === "all" || (settings.confirms === "final" && this.isFinal(choice));
    // A gesture has been put together touch by touch and ends with a button of its own.
    if (asks && !this.player.free && !choice.further?.length) this.pending = choice;
    else this.send(choice);
  }

  private send(choice: Deed): void {
    this.actions++;
    this.clear();
    void this.player.play(choice);
  }
}
