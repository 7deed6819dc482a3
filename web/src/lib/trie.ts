/** The paths of touches of all legal actions. No path is a prefix of another, so a leaf is an action. */
import type { Choice } from "./protocol";

export interface Node {
  readonly next: ReadonlyMap<string, Node>;
  /** Set on leaves only. */
  readonly choice: Choice | null;
}

interface Growing {
  next: Map<string, Growing>;
  choice: Choice | null;
}

export function makeTrie(choices: readonly Choice[]): Node {
  const root: Growing = { next: new Map(), choice: null };
  const paths = choices.flatMap((choice) =>
    [choice.touches, ...(choice.also ?? [])].map((touches) => ({ choice, touches })),
  );
  for (const { choice, touches } of paths) {
    let node = root;
    for (const touch of touches) {
      let following = node.next.get(touch);
      if (!following) {
        following = { next: new Map(), choice: null };
        node.next.set(touch, following);
      }
      node = following;
    }
    node.choice = choice;
  }
  return root;
}

/** The node at the end of a path, or null if nothing legal begins so. */
export function follow(root: Node, path: readonly string[]): Node | null {
  let node: Node | undefined = root;
  for (const touch of path) {
    node = node.next.get(touch);
    if (!node) return null;
  }
  return node;
}

/** The longest beginning of a path that still makes sense, after the position has changed. */
export function stillPossible(root: Node, path: readonly string[]): string[] {
  for (let length = path.length; length > 0; length--) {
    const node = follow(root, path.slice(0, length));
    if (node && !node.choice) return path.slice(0, length);
  }
  return [];
}

/** What every path begins with, as far as that leaves a choice and no touch has a menu of its own. */
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
