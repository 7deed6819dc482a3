import { describe, expect, it } from "vitest";
import type { Mark } from "../lib/protocol";
import { Explaining } from "./explaining.svelte";
import { Hand } from "./hand.svelte";
import { Inventory } from "./inventory.svelte";
import { choices, created, Page, sprite, zone } from "./testing.svelte";

const mark = (id: string, ...sprites: string[]): Mark => ({ kind: "help", sprites, label: { id } });
const DRAWN = mark("drawn", "tile");
const KNOWN = mark("known", "tile", "piece");
const ELSEWHERE = mark("elsewhere", "other");

function asked(stack: string[]): { page: Page; explaining: Explaining } {
  const page = new Page([
    zone("board", [
      sprite("tile", 0, 0, { rule: "3.1" }),
      sprite("piece", 0, 0, { rule: "3.1" }),
      sprite("other"),
    ]),
  ]);
  page.marks = [DRAWN];
  page.known = [DRAWN, KNOWN, ELSEWHERE];
  page.pointed = [ELSEWHERE];
  const frame = {
    element: document.createElement("div"),
    stackAt: () => stack,
    spotFor: () => ({ x: 1, y: 2, below: false, room: 300 }),
  };
  return { page, explaining: created(() => new Explaining(page, new Inventory(page), frame)) };
}

describe("what is this?", () => {
  it("is answered by labels, marks and paragraphs, each once", () => {
    const { page, explaining } = asked(["piece", "tile"]);
    expect(explaining.explain(0, 0)).toBe(true);
    expect(page.asked).toBe(1);
    expect([...explaining.lines, ...explaining.more].map((line) => line.id)).toEqual([
      "piece",
      "tile",
      "drawn",
      "known",
    ]);
    expect(explaining.rules).toEqual(["3.1"]);
    page.told = [
      { purpose: { id: "walks" }, refusal: { id: "tired" }, rule: "5" },
      { purpose: null, refusal: null, rule: "" },
    ];
    expect(explaining.lines.map((line) => line.id)).toEqual(["piece", "walks"]);
    expect(explaining.more.map((line) => line.id)).toEqual(["tile", "drawn", "known"]);
    expect(explaining.rules).toEqual(["3.1", "5"]);
    expect(explaining.marks).toEqual([DRAWN, KNOWN]);
    expect(explaining.close()).toBe(true);
    expect(explaining.marks).toEqual([DRAWN]);
  });

  it("says all at once where that is little", () => {
    const { explaining } = asked(["tile"]);
    explaining.explain(0, 0);
    expect(explaining.lines.map((line) => line.id)).toEqual(["tile", "drawn", "known"]);
    expect(explaining.more).toEqual([]);
  });

  it("says what can be done with it now, or why nothing can", () => {
    const { page, explaining } = asked(["piece", "tile"]);
    page.choices = choices("tile other", "tile menu", "other tile");
    page.scene = { ...page.scene, menus: [{ of: "tile", choices: [sprite("menu")] }] };
    page.hand = new Hand(page);
    page.told = [{ purpose: null, refusal: { id: "tired" }, rule: "" }];
    explaining.explain(0, 0);
    expect(explaining.now?.can).toBe("tile");
    expect(explaining.now?.next.map((each) => each.id)).toEqual(["other", "menu"]);
    page.choices = choices("other x");
    expect(explaining.now).toEqual({ can: null, next: [], refusal: { id: "tired" } });
    page.choices = [];
    expect(explaining.now).toBeNull();
  });

  it("is not answered where nothing lies", () => {
    const { page, explaining } = asked([]);
    expect(explaining.explain(0, 0)).toBe(false);
    expect(page.asked).toBe(0);
  });

  it("shows some marks of what is only pointed at, unless an action is previewed", () => {
    const { page, explaining } = asked([]);
    explaining.point(["other"]);
    explaining.point(["other"]);
    expect(page.pointedAt).toBe(1);
    expect(explaining.marks).toEqual([DRAWN, ELSEWHERE]);
    page.preview = { ghosts: new Map([["board", []]]), fates: new Map() };
    expect(explaining.marks).toEqual([DRAWN]);
    page.preview = { ghosts: new Map(), fates: new Map() };
    explaining.pointAway();
    expect(explaining.marks).toEqual([DRAWN]);
  });
});
