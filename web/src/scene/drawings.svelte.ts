/** The drawings of games: their symbols are put into the page once, and each says how large it is. */
import * as api from "../lib/api";

export interface Drawing {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where a sprite's text is written; with a width, words are fitted into a box. */
  text: { x: number; y: number; size: number; colour: string; width: number; height: number };
}

export class Drawings {
  constructor(
    private readonly game: string,
    private readonly symbols: ReadonlyMap<string, Drawing>,
    /** The colours of the seats, where the game has its own. */
    readonly seatColours: readonly string[] = [],
  ) {}

  /** The colours as style, by the numbers of the seats. */
  get seatStyle(): string {
    return this.seatColours.map((colour, i) => `--seat-${i}: ${colour}`).join("; ");
  }

  find(kind: string): Drawing | undefined {
    return this.symbols.get(`${this.game}-${kind}`);
  }
}

function readSymbols(root: Element): Map<string, Drawing> {
  const found = new Map<string, Drawing>();
  for (const symbol of root.querySelectorAll("symbol")) {
    const [x = 0, y = 0, width = 100, height = 100] = (symbol.getAttribute("viewBox") ?? "")
      .split(" ")
      .map(Number);
    const [tx = "0", ty = "0", size = "40", colour = "#fff", wide = "0", high = "0"] = (
      symbol.dataset.text ?? ""
    )
      .split(" ")
      .filter(Boolean);
    const [tw, th] = [Number(wide), Number(high)];
    const text = { x: Number(tx), y: Number(ty), size: Number(size), colour, width: tw, height: th };
    found.set(symbol.id, { name: symbol.id, x, y, width, height, text });
  }
  return found;
}

const loading = new Map<string, Promise<Drawings>>();

/** The symbols have size zero; with `display: none` their gradients would be lost. */
async function load(game: string): Promise<Drawings> {
  const parsed = new DOMParser().parseFromString(
    await api.patiently(() => api.drawings(game)),
    "image/svg+xml",
  );
  const root = document.importNode(parsed.documentElement, true);
  root.setAttribute("width", "0");
  root.setAttribute("height", "0");
  root.setAttribute("aria-hidden", "true");
  root.setAttribute("class", "drawings");
  root.querySelector("title")?.remove();
  document.body.append(root);
  // What is drawn with them comes in a task of its own, so that a slow device answers in between.
  await new Promise((go) => setTimeout(go));
  const colours = (root.dataset.seats ?? "").split(" ").filter(Boolean);
  return new Drawings(game, readSymbols(root), colours);
}

export function drawingsOf(game: string): Promise<Drawings> {
  let found = loading.get(game);
  if (!found) {
    found = load(game);
    found.catch(() => loading.delete(game));
    loading.set(game, found);
  }
  return found;
}
