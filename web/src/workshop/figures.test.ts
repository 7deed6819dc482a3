import { describe, expect, it } from "vitest";
import type { Estimate, Side } from "../lib/http";
import { decimal, isClear, percent, signed, uneven } from "./figures";

const around = (value: number, half: number): Estimate => ({ value, low: value - half, high: value + half });
const side = (name: string, a: Estimate): Side => ({ name, a, b: null, apart: null });

describe("what is clear", () => {
  it("leaves zero, or another value, out of the interval", () => {
    expect(isClear(around(0.1, 0.05))).toBe(true);
    expect(isClear(around(-0.1, 0.05))).toBe(true);
    expect(isClear(around(0.1, 0.2))).toBe(false);
    expect(isClear(around(0.4, 0.05), 0.5)).toBe(true);
  });

  it("is an unequal share only where the interval leaves the equal one out", () => {
    const [red, green] = [side("R", around(0.62, 0.05)), side("G", around(0.38, 0.05))];
    expect(uneven([red, green])).toEqual([
      { side: red, more: true },
      { side: green, more: false },
    ]);
    expect(uneven([side("R", around(0.52, 0.05)), side("G", around(0.48, 0.05))])).toEqual([]);
    const three = ["A", "B", "C"].map((name) => side(name, around(0.33, 0.02)));
    expect(uneven(three)).toEqual([]);
  });

  it("is nobody's where all win together", () => {
    expect(uneven([side("", around(0.9, 0.02))])).toEqual([]);
    expect(uneven([side("", around(0.9, 0.02)), side("S", around(0.1, 0.02))])).toEqual([]);
  });
});

it("writes numbers as the reader does", () => {
  expect([percent(0.5678, "en"), percent(0.5678, "en", 1)]).toEqual(["57%", "56.8%"]);
  expect([decimal(4.3217, "en"), decimal(432.17, "cs")]).toEqual(["4.32", "432,2"]);
  expect([signed(2.25, "en"), signed(0, "en"), signed(-2, "en")]).toEqual(["+2.3", "0", "-2"]);
});
