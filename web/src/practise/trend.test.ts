import { describe, expect, it } from "vitest";
import { HEIGHT, trendPath, WIDTH } from "./trend";

const points = (path: string): number[][] =>
  [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe("a trend", () => {
  it("needs two ratings", () => {
    expect(trendPath([])).toBe("");
    expect(trendPath([1500])).toBe("");
  });

  it("rises with the rating and fills the box", () => {
    expect(points(trendPath([1400, 1500, 1600]))).toEqual([
      [0, HEIGHT],
      [WIDTH / 2, HEIGHT / 2],
      [WIDTH, 0],
    ]);
  });

  it("stays flat where little happens", () => {
    const heights = points(trendPath([1500, 1506, 1500])).map(([, y]) => y ?? 0);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(HEIGHT / 10);
  });
});
