import { describe, expect, it } from "vitest";
import { commonStart, follow, makeTrie, stillPossible } from "./trie";

const choice = (action: number, ...touches: string[]) => ({ action, text: String(action), touches });
const CHOICES = [
  choice(1, "piece", "c3"),
  choice(2, "piece", "c4"),
  choice(3, "tile", "turn-90"),
  choice(4, "pass"),
];

describe("the trie of touches", () => {
  const root = makeTrie(CHOICES);

  it("lights up what can be touched first", () => {
    expect([...root.next.keys()]).toEqual(["piece", "tile", "pass"]);
  });

  it("lights up what can follow", () => {
    expect([...(follow(root, ["piece"])?.next.keys() ?? [])]).toEqual(["c3", "c4"]);
  });

  it("ends in actions, and only there", () => {
    for (const each of CHOICES) {
      expect(follow(root, each.touches)?.choice).toBe(each);
      for (let n = 0; n < each.touches.length; n++)
        expect(follow(root, each.touches.slice(0, n))?.choice).toBeNull();
    }
  });

  it("knows nothing else", () => {
    expect(follow(root, ["tile", "c3"])).toBeNull();
    expect(follow(root, ["c3"])).toBeNull();
  });

  it("tells the actions of a product apart, beside other paths that begin alike", () => {
    const steps = [["piece"], ["1a", "1b"], ["2a", "2b", "2c"]];
    const mixed = makeTrie(CHOICES, [{ first: 10, steps }]);
    expect([...(follow(mixed, ["piece"])?.next.keys() ?? [])]).toEqual(["c3", "c4", "1a", "1b"]);
    expect([...(follow(mixed, ["piece", "1b"])?.next.keys() ?? [])]).toEqual(["2a", "2b", "2c"]);
    expect(follow(mixed, ["piece", "1a", "2a"])?.choice?.action).toBe(10);
    const last = ["piece", "1b", "2c"];
    expect(follow(mixed, last)?.choice).toEqual({ action: 15, text: "", touches: last });
    expect(follow(mixed, ["piece", "c3"])?.choice?.action).toBe(1);
    expect(stillPossible(mixed, ["piece", "1b"])).toEqual(["piece", "1b"]);
  });

  it("keeps of a path what still makes sense", () => {
    expect(stillPossible(root, ["piece"])).toEqual(["piece"]);
    expect(stillPossible(root, ["piece", "c9"])).toEqual(["piece"]);
    expect(stillPossible(root, ["gone", "c3"])).toEqual([]);
    expect(stillPossible(root, ["pass"])).toEqual([]);
  });

  it("knows other ways to the same action", () => {
    const twin = { ...choice(5, "domino", "a", "b"), also: [["domino", "b", "a"]] };
    expect(follow(makeTrie([twin]), ["domino", "b", "a"])?.choice).toBe(twin);
  });

  it("takes what every path begins with", () => {
    const start = (...choices: string[][]) =>
      commonStart(makeTrie(choices.map((touches, i) => choice(i, ...touches))), (touch) => touch === "menu");
    expect(start(["tile", "a", "b"], ["tile", "b", "a"])).toEqual(["tile"]);
    expect(start(["tile", "a", "b"], ["tile", "a", "c"])).toEqual(["tile", "a"]);
    expect(start(["tile", "a"])).toEqual(["tile"]);
    expect(start(["tile", "a"], ["pass"])).toEqual([]);
    expect(start(["pass"])).toEqual([]);
    expect(start(["menu", "left"], ["menu", "right"])).toEqual([]);
    expect(start()).toEqual([]);
  });
});
