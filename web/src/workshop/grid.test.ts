import { expect, it } from "vitest";
import { edgeAt, empty, hasEdge, paint, paintAll, resize, setEdge, setEdges, straight } from "./grid";

it("paints cells, of some kinds only a few", () => {
  let grid = empty(4, 3);
  grid = paint(grid, 0, 0, "1", 2);
  grid = paint(grid, 1, 0, "1", 2);
  grid = paint(grid, 3, 2, "1", 2);
  expect(grid.rows).toEqual([".1..", "....", "...1"]);
  expect(paint(grid, 9, 9, "#", null)).toBe(grid);
});

it("sets edges, but none on the rim", () => {
  const grid = empty(3, 3);
  const edge = { side: "right", x: 0, y: 1 } as const;
  const walled = setEdge(grid, edge, true);
  expect(hasEdge(walled, edge)).toBe(true);
  expect(setEdge(walled, edge, false).right).toEqual([]);
  expect(setEdge(grid, { side: "right", x: 2, y: 1 }, true)).toBe(grid);
  expect(setEdge(grid, { side: "below", x: 0, y: -1 }, true)).toBe(grid);
});

it("finds the edge that is meant", () => {
  expect(edgeAt(1.1, 1.5)).toEqual({ side: "right", x: 0, y: 1 });
  expect(edgeAt(1.9, 1.5)).toEqual({ side: "right", x: 1, y: 1 });
  expect(edgeAt(1.5, 1.05)).toEqual({ side: "below", x: 1, y: 0 });
  expect(edgeAt(1.5, 1.95)).toEqual({ side: "below", x: 1, y: 1 });
});

it("draws a straight wall along a drag that wavers", () => {
  const wall = straight([1.2, 2.1], [4.6, 2.45]);
  expect(wall).toEqual([1, 2, 3, 4].map((x) => ({ side: "below", x, y: 1 })));
  expect(straight([3.95, 4.5], [4.3, 2.2])).toEqual([4, 3, 2].map((y) => ({ side: "right", x: 3, y })));
  expect(straight([1.5, 2.9], [1.7, 2.8])).toEqual([{ side: "below", x: 1, y: 2 }]);
  const grid = setEdges(empty(6, 5), wall, true, "none");
  expect(grid.below).toHaveLength(4);
  expect(setEdges(grid, straight([4.5, 2.1], [1.5, 2.1]), false, "none").below).toEqual([]);
});

it("mirrors what is drawn, as far as there may be so many", () => {
  const grid = setEdges(empty(6, 5), [{ side: "right", x: 1, y: 0 }], true, "both");
  expect([...grid.right].sort()).toEqual([[1, 0], [1, 4], [3, 0], [3, 4]]); // biome-ignore format: a square
  expect(setEdges(empty(6, 5), [{ side: "below", x: 0, y: 1 }], true, "ends").below).toEqual([[0, 1], [0, 2]]); // biome-ignore format: short
  const rows = (mark: string, most: number | null) =>
    paintAll(empty(4, 3), "sides", { x: 0, y: 1 }, { mark, most }).rows;
  expect(rows("#", null)).toEqual(["....", "#..#", "...."]);
  expect(rows("1", 2)).toEqual(["....", "1..1", "...."]);
  expect(rows("a", 1)).toEqual(["....", "a...", "...."]);
  expect(paintAll(empty(3, 3), "both", { x: 1, y: 1 }, { mark: "1", most: 2 }).rows[1]).toBe(".1.");
});

it("grows and shrinks", () => {
  const grid = setEdge(paint(empty(3, 3), 2, 2, "#", null), { side: "right", x: 1, y: 0 }, true);
  expect(resize(grid, 5, 4).rows[2]).toBe("..#..");
  expect(resize(grid, 2, 2)).toEqual({ rows: ["..", ".."], right: [], below: [] });
});
