/** A map being drawn: cells with marks, edges between them. Nothing changes in place, so undo just goes back. */
import type { Grid } from "./api";

export type Edge = { side: "right" | "below"; x: number; y: number };
export const WIPE = ".";

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

/** Change the size; what is outside is lost. */
export function resize(grid: Grid, width: number, height: number): Grid {
  const rows = Array.from({ length: height }, (_, y) =>
    (grid.rows[y] ?? "").slice(0, width).padEnd(width, WIPE),
  );
  const right = grid.right.filter(([x, y]) => x < width - 1 && y < height);
  const below = grid.below.filter(([x, y]) => x < width && y < height - 1);
  return { rows, right, below };
}
