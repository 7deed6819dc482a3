import { describe, expect, it } from "vitest";
import type { Message, Scene } from "../lib/protocol";
import { makeTrie } from "./trie";
import { Dictionary, exampleOf, misread, read, wordsOf } from "./typing";

const label = (id: string): Message => ({ id });
const LABELS: Record<string, string> = {
  tiger: "Tygr: svítí všemi směry",
  tarantula: "Tarantule: svítí kolem sebe",
  frog: "Žába: jeden záblesk",
  done: "Ukončit, nechat si 8",
  spot: "tady se smí stavět",
};
const tell = (message: Message): string => LABELS[message.id] ?? message.id;
const sprite = (id: string, what: string, x = 0, y = 0) => ({ id, kind: what, x, y, label: label(what) });
const scene = {
  zones: [
    {
      name: "shop",
      sprites: [
        sprite("shop-Ti", "tiger"),
        sprite("shop-Ta", "tarantula"),
        sprite("shop-Fr", "frog"),
        sprite("done", "done"),
      ],
    },
    {
      name: "map",
      names: {
        x: 0.5,
        y: 0.5,
        columns: ["a", "b"],
        rows: Array.from({ length: 20 }, (_, i) => String(i + 1)),
        cells: "cell-",
      },
      sprites: [sprite("cell-a17", "spot", 0.5, 16.5), sprite("cell-b2", "spot", 1.5, 1.5)],
    },
  ],
  menus: [],
  prompt: label("prompt"),
} as unknown as Scene;
const choice = (action: number, ...touches: string[]) => ({ action, text: String(action), touches });
const root = makeTrie([
  choice(1, "shop-Ti", "cell-a17"),
  choice(2, "shop-Ti", "cell-b2"),
  choice(3, "shop-Ta", "cell-b2"),
  choice(4, "shop-Ta", "cell-a17"),
  choice(5, "shop-Fr", "cell-a17"),
  choice(6, "done"),
]);
const names = new Dictionary(scene, tell);
const meant = (text: string) => read(root, text, names).meant;

describe("what is typed", () => {
  it("is read in the reader's language, with or without accents, or by the ends of ids", () => {
    for (const text of ["Tygr a17", "tyg A17", "ti a17"]) expect(meant(text)?.choice?.action, text).toBe(1);
    for (const text of ["žába", "zab a17", "fr"]) expect(meant(text)?.choice?.action, text).toBe(5);
    expect(meant("ukoncit")?.choice?.action).toBe(6);
    expect(wordsOf("Žába, q17!")).toEqual(["zaba", "q17"]);
  });

  it("is nothing while it is ambiguous or half a number", () => {
    expect(meant("t b2")).toBeNull();
    expect(read(root, "t b2", names).ways.map((way) => way.text)).toEqual(["Tygr b2", "Tarantule b2"]);
    expect(meant("tygr a1")).toBeNull();
    expect(read(root, "tygr a1", names).ways.map((way) => way.text)).toEqual(["Tygr a17"]);
    expect(meant("lev a17")).toBeNull();
  });

  it("is completed with what can follow", () => {
    expect(read(root, "", names).ways.map((way) => way.text)).toEqual([
      "Tygr",
      "Tarantule",
      "Žába",
      "Ukončit",
    ]);
    expect(exampleOf(root, names)).toBe("Tygr a17");
    expect(meant("tygr")).toMatchObject({ path: ["shop-Ti"], choice: null });
    expect(read(root, "tygr", names).ways.map((way) => way.text)).toEqual(["Tygr a17", "Tygr b2"]);
  });

  it("leaves out what is the only way", () => {
    const only = makeTrie([choice(1, "team", "menu", "cell-a17"), choice(2, "team", "menu", "cell-b2")]);
    expect(read(only, "b2", names).meant?.choice?.action).toBe(2);
    expect(read(only, "b2", names, []).meant?.path).toEqual(["team", "menu", "cell-b2"]);
  });

  it("that is refused is a path to ask about, drawn or not; or a word that nobody knows", () => {
    expect(misread(root, "tygr b20", names)).toEqual({ path: ["shop-Ti", "cell-b20"] });
    // Although the only way on would be taken without being said.
    expect(misread(root, "zaba b20", names)).toEqual({ path: ["shop-Fr", "cell-b20"] });
    expect(misread(root, "frog", names)).toEqual({ unknown: "frog" });
    expect(misread(root, "tygr z99", names)).toEqual({ unknown: "z99" });
  });
});
