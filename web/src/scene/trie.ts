/** The paths of touches of all legal actions. No path is a prefix of another, so a leaf is an action. */
import type { Choice, Product } from "../lib/protocol";

export interface Node {
  readonly next: ReadonlyMap<string, Node>;
  /** Set on leaves only. */
  readonly choice: Choice | null;
}

/** The actions of a product that begin with some touches: how many these are, and the number they make. */
interface Beginning {
  product: Product;
  depth: number;
  index: number;
}

class Growing implements Node {
  choice: Choice | null = null;
  private readonly grown = new Map<string, Growing>();
  private beginnings: Beginning[] = [];

  /** What can follow. Products have thousands of paths, so they grow only where they are read. */
  get next(): Map<string, Growing> {
    for (const { product, depth, index } of this.beginnings.splice(0)) {
      const step = product.steps[depth] ?? [];
      for (const [place, touch] of step.entries())
        this.child(touch).begin({ product, depth: depth + 1, index: index * step.length + place });
    }
    return this.grown;
  }

  child(touch: string): Growing {
    let found = this.grown.get(touch);
    if (!found) {
      found = new Growing();
      this.grown.set(touch, found);
    }
    return found;
  }

  begin(beginning: Beginning): void {
    const { product, depth, index } = beginning;
    if (depth < product.steps.length) this.beginnings.push(beginning);
    else this.choice = { action: product.first + index, text: "", touches: pathOf(product, index) };
  }
}

function pathOf(product: Product, index: number): string[] {
  let rest = index;
  return product.steps
    .toReversed()
    .map((step) => {
      const touch = step[rest % step.length] ?? "";
      rest = Math.floor(rest / step.length);
      return touch;
    })
    .reverse();
}

export function makeTrie(choices: readonly Choice[], products: readonly Product[] = []): Node {
  const root = new Growing();
  const paths = choices.flatMap((choice) =>
    [choice.touches, ...(choice.also ?? [])].map((touches) => ({ choice, touches })),
  );
  for (const { choice, touches } of paths) {
    let node = root;
    for (const touch of touches) node = node.child(touch);
    node.choice = choice;
  }
  for (const product of products) root.begin({ product, depth: 0, index: 0 });
  return root;
}

/** The node at the end of a path, or null if no legal path begins with it. */
export function follow(root: Node, path: readonly string[]): Node | null {
  let node: Node | undefined = root;
  for (const touch of path) {
    node = node.next.get(touch);
    if (!node) return null;
  }
  return node;
}

/** The longest prefix of a path that still makes sense after the position has changed. */
export function stillPossible(root: Node, path: readonly string[]): string[] {
  for (let length = path.length; length > 0; length--) {
    const node = follow(root, path.slice(0, length));
    if (node && !node.choice) return path.slice(0, length);
  }
  return [];
}

/** The common prefix of all paths, as far as that leaves a choice and no touch has its own menu. */
export function commonStart(root: Node, hasMenu: (touch: string) => boolean): string[] {
  const found: string[] = [];
  let node = root;
  for (;;) {
    const [only, another] = node.next;
    if (!only || another) return found;
    const [touch, following] = only;
    if (following.choice || hasMenu(touch)) return found;
    found.push(touch);
    node = following;
  }
}
