/** The paths of touches of all legal actions. No path is a prefix of another, so a leaf is an action. */
import type { Choice, Gesture, Message, Part, Product } from "../lib/protocol";

/** What can be done: an action, or all actions of a gesture, which are sent together. */
export interface Deed extends Choice {
  further?: number[];
}

export interface Node {
  readonly next: ReadonlyMap<string, Node>;
  /** Set on leaves only. */
  readonly choice: Deed | null;
  /** What a gesture expects here. */
  readonly ask: Message | null;
}

/** The actions of a product that begin with some touches: how many these are, and the number they make. */
interface Beginning {
  product: Product;
  depth: number;
  index: number;
}

/** A gesture of which some touches were made: the parts they belong to, and those of the present step. */
interface Begun {
  gesture: Gesture;
  touched: readonly string[];
  step: number;
  /** The places of the parts of the present step that are done, with their touches. */
  done: ReadonlyMap<number, string>;
  /** The actions of the steps before. */
  actions: readonly number[];
}

class Growing implements Node {
  choice: Deed | null = null;
  ask: Message | null = null;
  private readonly grown = new Map<string, Growing>();
  private beginnings: Beginning[] = [];
  private readonly begun: Begun[] = [];

  /** What can follow. Products and gestures have thousands of paths, so they grow only where they are read. */
  get next(): Map<string, Growing> {
    for (const begun of this.begun.splice(0))
      for (const [touch, more] of continuations(begun)) this.child(touch).goOn(more);
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
    else {
      const [action, touches] = [product.first + index, pathOf(product, index)];
      this.choice = { action, text: "", touches, weighty: product.weighty ?? true };
    }
  }

  goOn(begun: Begun): void {
    const step = begun.gesture.steps[begun.step];
    if (step && begun.done.size === step.asks.length) {
      // In the order of the rules, whatever the order of the touches.
      const actions = step.parts.flatMap((part, place) => {
        const touch = begun.done.get(place);
        return touch === undefined ? [] : actionsOf(part, touch);
      });
      this.goOn({ ...begun, step: begun.step + 1, done: new Map(), actions: [...begun.actions, ...actions] });
    } else if (step) {
      this.begun.push(begun);
      this.ask ??= step.asks[begun.done.size] ?? null;
    } else {
      const [action = -1, ...further] = begun.actions;
      this.choice = { action, further, text: "", touches: [...begun.touched] };
    }
  }
}

/** The ways on: every touch of a part of this step that is not done yet. */
function* continuations(begun: Begun): Iterable<[string, Begun]> {
  const { gesture, touched, step, done } = begun;
  for (const [place, part] of (gesture.steps[step]?.parts ?? []).entries()) {
    if (done.has(place)) continue;
    for (const touch of part.touches) {
      if (part.again?.includes(touch) && !touched.includes(touch)) continue;
      yield [touch, { ...begun, touched: [...touched, touch], done: new Map([...done, [place, touch]]) }];
    }
  }
}

function actionsOf(part: Part, touch: string): number[] {
  const action = part.actions?.[part.touches.indexOf(touch)];
  return [...(part.before ?? []), ...(action === undefined ? [] : [action])];
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

/** The actions that gestures begin with: they are offered only there. */
function firstActions(gestures: readonly Gesture[]): Set<number> {
  return new Set(
    gestures.flatMap(({ steps }) => {
      const parts = steps.find((step) =>
        step.parts.some((part) => part.actions?.length || part.before?.length),
      )?.parts;
      return (parts ?? []).flatMap((part) =>
        part.before?.length ? part.before.slice(0, 1) : (part.actions ?? []),
      );
    }),
  );
}

export function makeTrie(
  choices: readonly Choice[],
  products: readonly Product[] = [],
  gestures: readonly Gesture[] = [],
): Node {
  const root = new Growing();
  const covered = firstActions(gestures);
  const offered = choices.filter((choice) => !covered.has(choice.action));
  const paths = offered.flatMap((choice) =>
    [choice.touches, ...(choice.also ?? [])].map((touches) => ({ choice, touches })),
  );
  for (const { choice, touches } of paths) {
    let node = root;
    for (const touch of touches) node = node.child(touch);
    node.choice = choice;
  }
  for (const product of products) root.begin({ product, depth: 0, index: 0 });
  for (const gesture of gestures) root.goOn({ gesture, touched: [], step: 0, done: new Map(), actions: [] });
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
