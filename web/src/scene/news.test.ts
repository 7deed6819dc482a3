import { describe, expect, it } from "vitest";
import { type News, newsBetween } from "./news";
import { scene, sprite, zone } from "./testing.svelte";

const NONE: ReadonlySet<string> = new Set();
const told = (news: News): string[] =>
  [...news].flatMap(([name, items]) =>
    items.map(
      ({ change, sprite, from }) => `${name}: ${sprite.id} ${change}${from ? ` from ${from.x}` : ""}`,
    ),
  );

describe("news", () => {
  it("tells what came, went, moved and was turned", () => {
    const before = scene([zone("board", [sprite("a"), sprite("b", 1), sprite("c", 2), sprite("d", 3)])]);
    const after = scene([
      zone("board", [
        sprite("a", 4),
        sprite("b", 1, 0, { turn: 90 }),
        sprite("d", 3, 0, { text: "7" }),
        sprite("e", 5),
      ]),
    ]);
    expect(told(newsBetween(before, after, NONE))).toEqual([
      "board: a moved from 0",
      "board: b turned",
      "board: e came",
      "board: c went",
    ]);
  });

  it("marks both ends of a way from zone to zone", () => {
    const before = scene([zone("shop", [sprite("card")]), zone("board")]);
    const after = scene([zone("shop"), zone("board", [sprite("card", 2)])]);
    expect(told(newsBetween(before, after, NONE))).toEqual(["board: card moved", "shop: card went"]);
  });

  it("does not tell what only glows, closes up or is drawn again", () => {
    const cards = [sprite("a", 2), sprite("b", 1)];
    const before = scene([
      zone("shop", [sprite("x"), ...cards], { show: "drawer" }),
      zone("board", [sprite("p", 1)]),
    ]);
    const after = scene([
      zone("shop", [sprite("x"), sprite("b", 0.5), sprite("new", 1)], { show: "drawer" }),
      zone("board", [sprite("p", 2), sprite("spot", 3)], { width: 9 }),
    ]);
    expect(told(newsBetween(before, after, new Set(["spot"])))).toEqual(["shop: new came", "shop: a went"]);
  });

  it("does not tell what comes with a turn, nor crosses out what lies there now", () => {
    const before = scene([zone("board", [sprite("old"), sprite("sign", 1, 0, { tags: ["passing"] })])]);
    const after = scene([zone("board", [sprite("new"), sprite("other", 2, 0, { tags: ["passing"] })])]);
    expect(told(newsBetween(before, after, NONE))).toEqual(["board: new came"]);
  });

  it("tells decoration only where nothing else has changed", () => {
    const beam = sprite("beam", 2, 0, { label: null });
    const before = scene([zone("board", [sprite("a")])]);
    expect(told(newsBetween(before, scene([zone("board", [sprite("a"), beam])]), NONE))).toEqual([
      "board: beam came",
    ]);
    expect(
      told(newsBetween(before, scene([zone("board", [sprite("a", 1)]), zone("sky", [beam])]), NONE)),
    ).toEqual(["board: a moved from 0"]);
  });

  it("is silent where something else is laid out", () => {
    const before = scene([zone("low", [sprite("shop")])]);
    const after = scene([zone("low", [sprite("card")], { label: { id: "cards" } })]);
    expect(newsBetween(before, after, NONE).size).toBe(0);
  });

  it("is silent where everything is different", () => {
    const many = Array.from({ length: 70 }, (_, i) => sprite(`s${i}`, i));
    expect(newsBetween(scene([zone("board")]), scene([zone("board", many)]), NONE).size).toBe(0);
  });
});
