import { describe, expect, it } from "vitest";
import { arrange } from "./layout";
import type { Zone } from "./protocol";

const zone = (area: Zone["area"], width: number, height: number): Zone => ({
  name: area,
  area,
  width,
  height,
  label: { id: area },
  sprites: [],
});
const TABLE = [
  zone("left", 2, 1.5),
  zone("top", 3, 1.5),
  zone("right", 2, 1.5),
  zone("main", 7.5, 5.7),
  zone("bottom", 7.5, 0.8),
];

describe("the layout of zones", () => {
  it("fits a phone", () => {
    const { arrangement, unit } = arrange(TABLE, 360, 700);
    expect(arrangement).toBe("stacked");
    expect(unit * 7.5).toBeLessThanOrEqual(360);
    expect(unit * 7.5).toBeGreaterThan(330);
  });

  it("fits the height of a wide screen", () => {
    const { unit } = arrange(TABLE, 1500, 800);
    expect(unit * (1.5 + 5.7 + 0.8)).toBeLessThanOrEqual(800);
  });

  it("puts tall zones beside the main one where there is room", () => {
    const tall = [zone("left", 2, 6), zone("main", 6, 6), zone("right", 2, 6)];
    expect(arrange(tall, 1600, 700).arrangement).toBe("beside");
    expect(arrange(tall, 380, 1200).arrangement).toBe("stacked");
  });

  it("never draws too small to be touched", () => {
    expect(arrange([zone("main", 40, 40)], 360, 400).unit).toBeGreaterThanOrEqual(34);
  });
});
