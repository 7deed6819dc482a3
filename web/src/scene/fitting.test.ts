import { describe, expect, it } from "vitest";
import { fitIn } from "./fitting";

const box = { size: 20, width: 100, height: 40 };

describe("words in a box", () => {
  it("are written as they are where there is no box", () => {
    expect(fitIn("two words", { ...box, width: 0 })).toEqual({ size: 20, lines: ["two words"] });
  });

  it("keep their size where they fit, in one line or in several", () => {
    expect(fitIn("Hat", box)).toEqual({ size: 20, lines: ["Hat"] });
    expect(fitIn("Stun Baton", { ...box, height: 60 })).toEqual({ size: 20, lines: ["Stun", "Baton"] });
  });

  it("become smaller rather than leave the box", () => {
    for (const words of [
      "Electrokinesis",
      "Coolant Sprayer",
      "Vortex (mutation)",
      "a b c d e f g h i j k l m n o",
    ]) {
      const { size, lines } = fitIn(words, box);
      expect(lines.join(" ")).toBe(words);
      expect(size * lines.length).toBeLessThanOrEqual(box.height);
      expect(size * 0.58 * Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(
        box.width + 0.001,
      );
    }
  });
});
