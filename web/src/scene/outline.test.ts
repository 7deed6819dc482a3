import { describe, expect, it } from "vitest";
import { outlineOf } from "./outline";
import { sprite } from "./testing.svelte";

const TALL = {
  name: "card",
  x: -30,
  y: -50,
  width: 60,
  height: 120,
  text: { x: 0, y: 0, size: 1, colour: "", width: 0, height: 0 },
};

describe("the rectangle around a sprite", () => {
  it("is a unit without a drawing", () => {
    expect(outlineOf(sprite("a", 2, 1), undefined)).toEqual({ x: 150, y: 50, width: 100, height: 100 });
  });

  it("is as large as the drawing, and where the drawing is", () => {
    expect(outlineOf(sprite("a", 1, 1, { scale: 0.5 }), TALL)).toEqual({
      x: 85,
      y: 75,
      width: 30,
      height: 60,
    });
  });

  it("lies when the sprite does", () => {
    expect(outlineOf(sprite("a", 1, 1, { turn: 90 }), TALL)).toEqual({
      x: 40,
      y: 70,
      width: 120,
      height: 60,
    });
  });
});
