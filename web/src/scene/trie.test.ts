import { describe, expect, it } from "vitest";
import type { Gesture } from "../lib/protocol";
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
    expect(follow(mixed, last)?.choice).toEqual({ action: 15, text: "", touches: last, weighty: true });
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

describe("gestures", () => {
  const ask = (id: string) => ({ id });
  const only = (touch: string, ...actions: number[]) => ({ touches: [touch], actions });
  const gesture: Gesture = {
    steps: [
      { parts: [only("person", 1)], asks: [ask("who")] },
      {
        parts: [
          { touches: ["m1", "m2"], actions: [11, 12] },
          { touches: ["f1"], actions: [21] },
          { touches: ["u1"], actions: [31] },
        ],
        asks: [ask("two"), ask("one")],
      },
      {
        parts: [{ touches: ["empty", "m1", "f1"], actions: [90, 91, 92], before: [5], again: ["m1", "f1"] }],
        asks: [ask("home")],
      },
      { parts: [{ touches: ["settle"] }], asks: [ask("settle")] },
    ],
  };
  const root = makeTrie([choice(1, "settle", "menu"), choice(0, "not-now")], [], [gesture]);
  const reached = (...path: string[]) => follow(root, path);

  it("are offered instead of the actions they begin with", () => {
    expect([...root.next.keys()]).toEqual(["not-now", "person"]);
  });

  it("mean the same in whatever order they are paid", () => {
    for (const paid of [
      ["f1", "m2"],
      ["m2", "f1"],
    ]) {
      const done = reached("person", ...paid, "empty", "settle")?.choice;
      expect([done?.action, ...(done?.further ?? [])]).toEqual([1, 12, 21, 5, 90]);
    }
  });

  it("say what is expected", () => {
    expect(reached("person")?.ask?.id).toBe("two");
    expect(reached("person", "u1")?.ask?.id).toBe("one");
    expect(reached("person", "u1", "f1")?.ask?.id).toBe("home");
  });

  it("take each part once, and let only what was touched be touched again", () => {
    expect([...(reached("person", "m1")?.next.keys() ?? [])]).toEqual(["f1", "u1"]);
    expect([...(reached("person", "m2", "f1")?.next.keys() ?? [])]).toEqual(["empty", "f1"]);
  });
});
