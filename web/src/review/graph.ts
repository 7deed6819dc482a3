/** The shapes of the graph: a unit wide for each step of the match, a hundred high. */
export const HIGH = 100;

const point = (x: number, y: number): string => `${x},${Math.round(y * 100) / 100}`;

/** One area above the other, each as high as its share; what is missing to a whole stays empty at the top. */
export function stacked(rows: readonly (readonly number[])[]): string[] {
  const seats = rows[0]?.length ?? 0;
  const edges = rows.map((row) => {
    const scale =
      HIGH /
      Math.max(
        1,
        row.reduce((sum, each) => sum + each, 0),
      );
    let below = 0;
    return [0, ...row.map((each) => (below += each * scale))];
  });
  return Array.from({ length: seats }, (_, seat) => {
    const upper = edges.map((edge, x) => point(x, HIGH - (edge[seat + 1] ?? 0)));
    const lower = edges.map((edge, x) => point(x, HIGH - (edge[seat] ?? 0))).reverse();
    return `M${upper.join("L")}L${lower.join("L")}Z`;
  });
}

/** A line for each column; where a row is missing, the line goes on from the next one. */
export function lines(rows: readonly (readonly number[] | null)[], least: number, most: number): string[] {
  const seats = rows.find((row) => row)?.length ?? 0;
  const span = most - least || 1;
  return Array.from({ length: seats }, (_, seat) => {
    const points = rows.flatMap((row, x) =>
      row ? [point(x, HIGH - (((row[seat] ?? 0) - least) / span) * HIGH)] : [],
    );
    return points.length ? `M${points.join("L")}` : "";
  });
}

/** Of marks that would lie over each other, those nearer than so many steps, only the gravest. */
export function spaced<T extends { ply: number }>(
  marks: readonly T[],
  gravity: (mark: T) => number,
  apart: number,
): T[] {
  const kept: T[] = [];
  for (const mark of [...marks].sort((one, other) => gravity(other) - gravity(one))) {
    if (kept.every((each) => Math.abs(each.ply - mark.ply) >= apart)) kept.push(mark);
  }
  return kept.sort((one, other) => one.ply - other.ply);
}

/** The step at a place between the left edge and the right one. */
export function stepAt(x: number, left: number, width: number, last: number): number {
  if (width <= 0) return 0;
  return Math.max(0, Math.min(last, Math.round(((x - left) / width) * last)));
}
