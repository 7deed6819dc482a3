import { describe, expect, it } from "vitest";
import { BLEED, pagesOf } from "./paper";

const card = { width: 63, height: 88 };
const token = { width: 20, height: 20 };

describe("pages", () => {
  it("hold eight cards across, with room for bleed, marks and what printers leave white", () => {
    const pages = pagesOf([{ ...card, copies: 39 }]);
    expect(pages.map((page) => page.places.length)).toEqual([8, 8, 8, 8, 7]);
    for (const page of pages) {
      expect([page.width, page.height]).toEqual([297, 210]);
      for (const { x, y } of page.places) {
        expect(Math.min(x, y) - BLEED).toBeGreaterThanOrEqual(10);
        expect(x + card.width + BLEED).toBeLessThanOrEqual(page.width - 10);
        expect(y + card.height + BLEED).toBeLessThanOrEqual(page.height - 10);
      }
    }
  });

  it("never lay the bleed of a piece over another, nor a mark over a piece", () => {
    for (const page of pagesOf([
      { ...card, copies: 5 },
      { ...token, copies: 90 },
      { width: 43, height: 39, copies: 3 },
    ])) {
      const boxes = page.places.map(({ piece, x, y }) => [x, y, x + piece.width, y + piece.height] as const);
      for (const [i, [left, top, right, bottom]] of boxes.entries())
        for (const [x1, y1, x2, y2] of boxes.slice(i + 1))
          expect(
            x1 - right >= 2 * BLEED - 1e-6 ||
              left - x2 >= 2 * BLEED - 1e-6 ||
              y1 - bottom >= 2 * BLEED - 1e-6 ||
              top - y2 >= 2 * BLEED - 1e-6,
          ).toBe(true);
      for (const mark of page.marks)
        for (const [left, top, right, bottom] of boxes) {
          const apart =
            mark.x2 <= left - BLEED ||
            mark.x1 >= right + BLEED ||
            mark.y2 <= top - BLEED ||
            mark.y1 >= bottom + BLEED;
          expect(apart).toBe(true);
        }
    }
  });

  it("use what is left of a page", () => {
    const pages = pagesOf([
      { ...token, copies: 4 },
      { width: 23, height: 24, copies: 6 },
    ]);
    expect(pages.map((page) => page.places.length)).toEqual([10]);
  });
});
