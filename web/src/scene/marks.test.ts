import { describe, expect, it } from "vitest";
import { distinct, outlinePath, strokePath, strokesOf, wordsOf } from "./marks";
import { sprite } from "./testing.svelte";

describe("marks", () => {
  it("draw once what two overlays mark alike", () => {
    const mark = { kind: "danger", sprites: ["a", "b"], label: { id: "x", args: {} } } as const;
    const other = { ...mark, sprites: ["b", "a"] };
    const found = distinct([{ ...mark, sprites: ["a", "b"] }, other, { ...mark, sprites: ["a", "b"] }]);
    expect([...found.values()].map((each) => each.sprites)).toEqual([
      ["a", "b"],
      ["b", "a"],
    ]);
  });

  it("go around squares, not between them", () => {
    const two = [
      { x: 0.5, y: 0.5 },
      { x: 1.5, y: 0.5 },
    ];
    expect(outlinePath(two).match(/M/g)).toHaveLength(6);
    expect(outlinePath(two)).not.toContain("M100 0L100 100");
    expect(wordsOf([...two, { x: 2.5, y: 0.5 }], "3×1=3")).toMatchObject({ x: 150, y: 50 });
  });

  it("draw rings and arrows", () => {
    expect(strokePath([{ x: 1, y: 1 }])).toContain("a42 42");
    expect(
      strokePath([
        { x: 0, y: 0 },
        { x: 2, y: 0 },
      ]),
    ).toMatch(/^M30\.0 0\.0L170\.0 0\.0M/);
    expect(strokePath([])).toBe("");
  });

  it("are drawn in the zone that all of their sprites lie in", () => {
    const here = new Map(["a", "b"].map((id, x) => [id, sprite(id, x)]));
    const label = { id: "x" };
    const inside = { kind: "way", sprites: ["a", "b"], label, text: "2" } as const;
    const across = { kind: "way", sprites: ["a", "elsewhere"], label } as const;
    const found = strokesOf(
      [inside, across].map((mark) => ({ ...mark, sprites: [...mark.sprites] })),
      here,
    );
    expect(found.map(({ mark }) => mark.sprites)).toEqual([["a", "b"]]);
    expect(found[0]?.words.map(({ text }) => text)).toEqual(["2"]);
  });
});
