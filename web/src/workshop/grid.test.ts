import { expect, it } from "vitest";
import { edgeAt, empty, hasEdge, paint, resize, setEdge } from "./grid";

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

it("grows and shrinks", () => {
  const grid = setEdge(paint(empty(3, 3), 2, 2, "#", null), { side: "right", x: 1, y: 0 }, true);
  expect(resize(grid, 5, 4).rows[2]).toBe("..#..");
  expect(resize(grid, 2, 2)).toEqual({ rows: ["..", ".."], right: [], below: [] });
});
