import { beforeAll, describe, expect, it } from "vitest";
import { words } from "../lib/fluent.svelte";
import type { Estimate, Measure, SheetReport, Side } from "../lib/http";
import { decimal, findings, isClear, percent, signed, uneven } from "./figures";

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

describe("the sentences above the figures", () => {
  beforeAll(async () => {
    await words.use("en");
    await words.need("workshop");
  });
  const report = (sides: Side[], figures: Measure[] = []): SheetReport => ({
    ...{ ended: "exact", matches: 400, seconds: 9, half: 0.01 },
    ...{ sides, figures, uses: [] },
  });
  const beside = (name: string, apart: Estimate): Side => ({
    ...{ name, a: around(0.5, 0.05), b: around(0.5, 0.05), apart },
  });

  it("allow for all that the intervals allow", () => {
    const even = report([side("R", around(0.52, 0.04)), side("G", around(0.48, 0.04))]);
    expect(findings("g", even, "en")).toEqual([
      "Nobody clearly wins more than the others. An advantage of up to 6% can’t be ruled out.",
    ]);
    const same = report([beside("R", around(-0.03, 0.05)), beside("G", around(0.03, 0.05))]);
    expect(findings("g", same, "cs")).toEqual([
      "The chances to win don’t differ clearly. A difference of up to 8,0 percentage points can’t be ruled out.",
    ]);
  });

  it("tell by how much more or less somebody wins, the smaller value first", () => {
    const told = findings(
      "g",
      report([beside("R", around(-0.07, 0.03)), beside("G", around(0.07, 0.03))]),
      "en",
    );
    expect(told).toEqual([
      "Fewer wins than before: R (by 4.0 to 10.0 percentage points).",
      "More wins than before: G (by 4.0 to 10.0 percentage points).",
    ]);
    const uneven = report([side("R", around(0.62, 0.05)), side("G", around(0.38, 0.05))]);
    expect(findings("g", uneven, "en")).toEqual([
      "More wins than an equal share of 50%: R (57% to 67%).",
      "Fewer wins than an equal share of 50%: G (33% to 43%).",
    ]);
  });

  it("quote the figures that differ", () => {
    const figure = (title: string): Measure => ({
      ...{
        name: title,
        title,
        percent: false,
        a: around(5, 1),
        b: around(9, 1),
        apart: around(4, 1),
        bins: null,
      },
    });
    const told = findings(
      "g",
      report([beside("R", around(0, 0.05))], [figure("Rounds, all"), figure("Tokens")]),
      "en",
    );
    expect(told[1]).toBe("Clearly different: “Rounds, all”, “Tokens”.");
  });
});

it("writes numbers as the reader does", () => {
  expect([percent(0.5678, "en"), percent(0.5678, "en", 1)]).toEqual(["57%", "56.8%"]);
  expect([decimal(4.3217, "en"), decimal(432.17, "cs")]).toEqual(["4.32", "432,2"]);
  expect([signed(2.25, "en"), signed(0, "en"), signed(-2, "en")]).toEqual(["+2.3", "0", "-2"]);
});
