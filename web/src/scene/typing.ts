/**
 * What somebody types, read as touches: the words name sprites as the reader's language does, cells by their column and
 * row, or touches by the last part of their ids. It knows no game.
 */
import type { Message, Scene, Sprite } from "../lib/protocol";
import type { Deed, Node } from "./trie";

/** The touches that words can mean. */
export interface Reading {
  path: readonly string[];
  /** What the path does, if it is complete. */
  choice: Deed | null;
  /** The same in whole words. */
  text: string;
}

export interface Readings {
  /** What the words mean beyond doubt. */
  meant: Reading | null;
  /** What they could mean, or what could follow them; the likeliest first. */
  ways: readonly Reading[];
}

interface Name {
  shown: string;
  /** Ways of saying it, each as words. */
  said: readonly (readonly string[])[];
  /** What its id ends with. */
  short: string;
}

interface Found {
  node: Node;
  path: readonly string[];
  score: number;
  sure: boolean;
}

const MOST = 8;
/** With more beginnings than this, the words are too short to mean anything. */
const TOO_MANY = 400;
const [EXACT, BEGUN, GUESSED] = [4, 2, 1];
/** What follows says more than the name. */
const END_OF_NAME = /[:,(;]|\. /;

/** Lower case, without accents: not every keyboard has them. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export class Dictionary {
  private readonly sprites = new Map<string, Sprite>();
  private readonly places = new Map<string, string>();
  private readonly choices = new Map<string, Sprite>();
  private readonly known = new Map<string, Name>();

  constructor(
    scene: Scene | null,
    private readonly tell: (message: Message) => string,
  ) {
    for (const zone of scene?.zones ?? []) {
      const { names } = zone;
      for (const sprite of zone.sprites) {
        if (!sprite.label) continue;
        this.sprites.set(sprite.id, sprite);
        const column = names?.columns[sprite.x - names.x];
        const row = names?.rows[sprite.y - names.y];
        if (column && row) this.places.set(sprite.id, column + row);
      }
      // Also those that are not drawn.
      if (names?.cells)
        for (const column of names.columns)
          for (const row of names.rows) this.places.set(`${names.cells}${column}${row}`, column + row);
    }
    for (const menu of scene?.menus ?? [])
      for (const choice of menu.choices) this.choices.set(`${menu.of} ${choice.id}`, choice);
  }

  /** How a touch is called that comes after another. */
  name(touch: string, before: string | undefined): Name {
    const key = `${before} ${touch}`;
    let found = this.known.get(key);
    if (!found) {
      const label = (this.choices.get(key) ?? this.sprites.get(touch))?.label;
      const title = label ? (this.tell(label).split(END_OF_NAME)[0] ?? "").trim() : "";
      const place = this.places.get(touch);
      const shown = place && touch.endsWith(place) ? place : title || touch;
      const short = wordsOf(touch).at(-1) ?? "";
      found = { shown, said: [wordsOf(shown), ...(place && place !== shown ? [[place]] : [])], short };
      this.known.set(key, found);
    }
    return found;
  }

  /** Anything on the board that is called like this, whether or not it can be touched now. */
  find(words: readonly string[], before: string | undefined): string | null {
    const said = words.join(" ");
    for (const [touch, place] of this.places) if (place === said) return touch;
    for (const touch of this.sprites.keys())
      if (match(words, this.name(touch, before)).some(({ count, sure }) => sure && count === words.length))
        return touch;
    return null;
  }
}

interface Match {
  count: number;
  score: number;
  sure: boolean;
}

/** How many of these words, from the first on, can be this name. */
function match(words: readonly string[], { said, short }: Name): Match[] {
  const found: Match[] = [];
  if (words[0] === short) found.push({ count: 1, score: EXACT, sure: true });
  for (const name of said) {
    const left = [...name];
    let [score, sure] = [0, true];
    for (const [i, word] of words.entries()) {
      const exact = left.indexOf(word);
      const at = exact >= 0 ? exact : left.findIndex((each) => each.startsWith(word));
      if (at < 0) break;
      left.splice(at, 1);
      // Half a number is another number.
      const isGuess = exact < 0 && /\d/.test(word);
      sure &&= !isGuess;
      score += exact >= 0 ? EXACT : isGuess ? GUESSED : BEGUN;
      found.push({ count: i + 1, score, sure });
    }
  }
  return found;
}

function search(from: Node, words: readonly string[], names: Dictionary, held: readonly string[]): Found[] {
  const found = new Map<string, Found>();
  const begun: (Found & { read: number })[] = [{ node: from, path: held, score: 0, sure: true, read: 0 }];
  for (const { node, path, score, sure, read } of begun) {
    if (read === words.length) {
      const key = path.join(" ");
      if ((found.get(key)?.score ?? -1) < score) found.set(key, { node, path, score, sure });
      continue;
    }
    const isOnly = node.next.size === 1;
    for (const [touch, next] of begun.length < TOO_MANY ? node.next : []) {
      const further = [...path, touch];
      // The only way on need not be said.
      if (isOnly && !next.choice) begun.push({ node: next, path: further, score, sure, read });
      for (const way of match(words.slice(read), names.name(touch, path.at(-1))))
        begun.push({
          node: next,
          path: further,
          score: score + way.score,
          sure: sure && way.sure,
          read: read + way.count,
        });
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score);
}

/** What words mean beyond doubt. */
function best([first, second]: readonly Found[]): Found | null {
  return first?.sure && (!second || second.score < first.score) ? first : null;
}

/** Where there is only one way on, it is meant. */
function completed(found: Found): Found {
  let { node, path } = found;
  while (!node.choice && node.next.size === 1) {
    const [[touch, next] = ["", node]] = node.next;
    [node, path] = [next, [...path, touch]];
  }
  return { ...found, node, path };
}

/** What a text means where these touches can follow those that are held. */
export function read(from: Node, text: string, names: Dictionary, held: readonly string[] = []): Readings {
  const words = wordsOf(text);
  const told = ({ node, path }: Pick<Found, "node" | "path">): Reading => ({
    path,
    choice: node.choice,
    text: path
      .slice(held.length)
      .map((touch, i) => names.name(touch, path[held.length + i - 1]).shown)
      .join(" "),
  });
  const after = (node: Node, path: readonly string[]): Reading[] =>
    [...node.next].slice(0, MOST).map(([touch, next]) => told({ node: next, path: [...path, touch] }));
  if (!words.length) return { meant: null, ways: after(from, held) };
  const found = search(from, words, names, held);
  const surely = best(found);
  const meant = surely && completed(surely);
  const ways = new Map<string, Reading>();
  if (meant && !meant.node.choice)
    for (const way of after(meant.node, meant.path)) ways.set(way.path.join(" "), way);
  for (const each of found.slice(meant ? 1 : 0).map(completed)) ways.set(each.path.join(" "), told(each));
  return { meant: meant && told(meant), ways: [...ways.values()].slice(0, MOST) };
}

/** How the first of all actions is said. */
export function exampleOf(from: Node, names: Dictionary, held: readonly string[] = []): string {
  const said: string[] = [];
  let [node, before] = [from, held.at(-1)];
  for (let [first] = node.next; first; [first] = node.next) {
    const [touch, next] = first;
    said.push(names.name(touch, before).shown);
    [node, before] = [next, touch];
  }
  return said.join(" ");
}

/** The touches that a refused text stands for, so that the reason can be given; else the word that nobody knows. */
export function misread(
  from: Node,
  text: string,
  names: Dictionary,
  held: readonly string[] = [],
): { path: readonly string[] } | { unknown: string } {
  const words = wordsOf(text);
  for (let length = words.length - 1; length >= 0; length--) {
    const meant = length ? best(search(from, words.slice(0, length), names, held)) : null;
    if (length && !meant) continue;
    const path = meant?.path ?? held;
    const next = names.find(words.slice(length), path.at(-1));
    if (next) return { path: [...path, next] };
    if (length) return { unknown: words.slice(length).join(" ") };
  }
  return { unknown: text.trim() };
}
