/** A map being drawn: cells with marks, edges between them. Nothing changes in place, so undo just goes back. */
import type { Grid } from "./api";

export type Edge = { side: "right" | "below"; x: number; y: number };
export const WIPE = ".";
/** A drag that is no longer than this part of a cell means one edge. */
const SHORT = 0.5;

export const widthOf = (grid: Grid): number => grid.rows[0]?.length ?? 0;
export const heightOf = (grid: Grid): number => grid.rows.length;
export const inside = (grid: Grid, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < widthOf(grid) && y < heightOf(grid);

export function empty(width: number, height: number): Grid {
  return { rows: Array.from({ length: height }, () => WIPE.repeat(width)), right: [], below: [] };
}

/** Paint a cell; if its kind is limited in number, the first one in reading order is removed. */
export function paint(grid: Grid, x: number, y: number, mark: string, most: number | null): Grid {
  if (!inside(grid, x, y) || grid.rows[y]?.[x] === mark) return grid;
  let rows = grid.rows;
  if (most !== null) {
    const there = rows.flatMap((row, v) => [...row].flatMap((m, u) => (m === mark ? [[u, v] as const] : [])));
    for (const [u, v] of there.slice(0, Math.max(0, there.length - most + 1))) rows = put(rows, u, v, WIPE);
  }
  return { ...grid, rows: put(rows, x, y, mark) };
}

function put(rows: readonly string[], x: number, y: number, mark: string): string[] {
  return rows.map((row, v) => (v === y ? row.slice(0, x) + mark + row.slice(x + 1) : row));
}

export function hasEdge(grid: Grid, { side, x, y }: Edge): boolean {
  return grid[side].some(([u, v]) => u === x && v === y);
}

/** An edge set or removed; the rim has none. */
export function setEdge(grid: Grid, edge: Edge, on: boolean): Grid {
  const { side, x, y } = edge;
  const inner = side === "right" ? x < widthOf(grid) - 1 : y < heightOf(grid) - 1;
  if (!inside(grid, x, y) || !inner || hasEdge(grid, edge) === on) return grid;
  const others = grid[side].filter(([u, v]) => u !== x || v !== y);
  return { ...grid, [side]: on ? [...others, [x, y]] : others };
}

/** The edge nearest to a point given in cells. */
export function edgeAt(x: number, y: number): Edge {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - column, y - row];
  const distances: [number, Edge][] = [
    [dx, { side: "right", x: column - 1, y: row }],
    [1 - dx, { side: "right", x: column, y: row }],
    [dy, { side: "below", x: column, y: row - 1 }],
    [1 - dy, { side: "below", x: column, y: row }],
  ];
  return distances.reduce((best, each) => (each[0] < best[0] ? each : best))[1];
}

/** The edges along a straight drag, from where it began: on the line of the grid that is nearest to its beginning. */
export function straight(from: readonly [number, number], to: readonly [number, number]): Edge[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SHORT) return [edgeAt(...from)];
  const side = Math.abs(dx) >= Math.abs(dy) ? "below" : "right";
  const [along, across] = side === "below" ? ([0, 1] as const) : ([1, 0] as const);
  const line = Math.round(from[across]) - 1;
  const [first, last] = [Math.floor(from[along]), Math.floor(to[along])];
  const step = last < first ? -1 : 1;
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, i) =>
    side === "below" ? { side, x: first + i * step, y: line } : { side, x: line, y: first + i * step },
  );
}

/** What is drawn on one side is drawn on the other, too. */
export const SYMMETRIES = ["none", "sides", "ends", "both"] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

function images<T>(symmetry: Symmetry, one: T, sides: (it: T) => T, ends: (it: T) => T): T[] {
  const across = symmetry === "sides" || symmetry === "both" ? [one, sides(one)] : [one];
  return symmetry === "ends" || symmetry === "both" ? [...across, ...across.map(ends)] : across;
}

export function cellImages(grid: Grid, symmetry: Symmetry, x: number, y: number): { x: number; y: number }[] {
  const found = images(
    symmetry,
    { x, y },
    (it) => ({ ...it, x: widthOf(grid) - 1 - it.x }),
    (it) => ({ ...it, y: heightOf(grid) - 1 - it.y }),
  );
  return found.filter((it, i) => found.findIndex((other) => other.x === it.x && other.y === it.y) === i);
}

export function edgeImages(grid: Grid, symmetry: Symmetry, edge: Edge): Edge[] {
  return images(
    symmetry,
    edge,
    (it) => ({ ...it, x: widthOf(grid) - (it.side === "right" ? 2 : 1) - it.x }),
    (it) => ({ ...it, y: heightOf(grid) - (it.side === "below" ? 2 : 1) - it.y }),
  );
}

/** Edges set or removed, with their images. */
export function setEdges(grid: Grid, edges: readonly Edge[], on: boolean, symmetry: Symmetry): Grid {
  return edges
    .flatMap((edge) => edgeImages(grid, symmetry, edge))
    .reduce((made, edge) => setEdge(made, edge, on), grid);
}

/** A cell painted, with its images; a kind of which there cannot be so many is painted once. */
export function paintAll(
  grid: Grid,
  symmetry: Symmetry,
  at: { x: number; y: number },
  { mark, most }: { mark: string; most: number | null },
): Grid {
  if (!inside(grid, at.x, at.y)) return grid;
  const cells = cellImages(grid, symmetry, at.x, at.y);
  return (most === null || cells.length <= most ? cells : [at]).reduce(
    (made, { x, y }) => paint(made, x, y, mark, most),
    grid,
  );
}

/** Change the size; what is outside is lost. */
export function resize(grid: Grid, width: number, height: number): Grid {
  const rows = Array.from({ length: height }, (_, y) =>
    (grid.rows[y] ?? "").slice(0, width).padEnd(width, WIPE),
  );
  const right = grid.right.filter(([x, y]) => x < width - 1 && y < height);
  const below = grid.below.filter(([x, y]) => x < width && y < height - 1);
  return { rows, right, below };
}
