/**
 * The strokes of overlays: a ring around a sprite, a line with an arrow, or a line around squares. Dashes tell them apart
 * as well as colours.
 */
import type { Mark, Sprite } from "../lib/protocol";

const DASHES: Record<Mark["kind"], string> = {
  danger: "none",
  caution: "16 12",
  help: "2 12",
  way: "28 10 4 10",
  stop: "6 8",
};
const OFF_CENTRE = 30;
const BARB = 15;
const RADIUS = 42;

type Point = readonly [number, number];

/** Marks by their keys: what several overlays mark alike is drawn once. */
export function distinct(marks: readonly Mark[]): ReadonlyMap<string, Mark> {
  return new Map(marks.map((mark) => [JSON.stringify(mark), mark]));
}

export function dashes(kind: Mark["kind"], bold = 1): string {
  return DASHES[kind].replace(/\d+/g, (length) => `${Math.round(Number(length) * bold)}`);
}

function towards([x, y]: Point, [tx, ty]: Point, by: number): Point {
  const share = Math.min(by / (Math.hypot(tx - x, ty - y) || 1), 0.5);
  return [x + share * (tx - x), y + share * (ty - y)];
}

const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function strokePath(sprites: readonly Pick<Sprite, "x" | "y">[]): string {
  const points = sprites.map(({ x, y }): Point => [100 * x, 100 * y]);
  const [first, second] = points;
  if (!first) return "";
  if (!second) {
    const [x, y] = first;
    return `M${text([x - RADIUS, y])}a${RADIUS} ${RADIUS} 0 1 1 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 1 ${-2 * RADIUS} 0`;
  }
  const line: Point[] = [towards(first, second, OFF_CENTRE), ...points.slice(1, -1)];
  const before = line.at(-1) ?? first;
  const tip = towards(points.at(-1) ?? second, before, OFF_CENTRE);
  const angle = Math.atan2(before[1] - tip[1], before[0] - tip[0]);
  const barb = (turn: number): Point => [
    tip[0] + BARB * Math.cos(angle + turn),
    tip[1] + BARB * Math.sin(angle + turn),
  ];
  return `M${[...line, tip].map(text).join("L")}M${[barb(-0.6), tip, barb(0.6)].map(text).join("L")}`;
}

type Square = Pick<Sprite, "x" | "y" | "scale">;

/** Around squares that lie side by side: those of their edges that no other of them shares. */
export function outlinePath(squares: readonly Square[]): string {
  const edges = new Map<string, string>();
  for (const { x, y, scale = 1 } of squares) {
    const [left, top, right, bottom] = [x - scale / 2, y - scale / 2, x + scale / 2, y + scale / 2].map(
      (at) => Math.round(100 * at),
    ) as [number, number, number, number];
    for (const [a, b] of [
      [`${left} ${top}`, `${right} ${top}`],
      [`${right} ${top}`, `${right} ${bottom}`],
      [`${left} ${bottom}`, `${right} ${bottom}`],
      [`${left} ${top}`, `${left} ${bottom}`],
    ] as const) {
      const edge = `M${a}L${b}`;
      if (!edges.delete(edge)) edges.set(edge, edge);
    }
  }
  return [...edges.values()].join("");
}

export interface Words {
  x: number;
  y: number;
  width: number;
  text: string;
}

/** Words about some sprites, on the one that is nearest to their middle. */
export function wordsOf(sprites: readonly Pick<Sprite, "x" | "y">[], words: string): Words {
  const mean = (axis: "x" | "y"): number =>
    sprites.reduce((sum, each) => sum + each[axis], 0) / sprites.length;
  const [mx, my] = [mean("x"), mean("y")];
  const far = ({ x, y }: Pick<Sprite, "x" | "y">): number => Math.hypot(x - mx, y - my);
  const nearest = sprites.reduce((best, each) => (far(each) < far(best) - 0.01 ? each : best));
  return { x: 100 * nearest.x, y: 100 * nearest.y, width: 24 + 18.5 * words.length, text: words };
}

/** How many colours tell ways apart. */
const TONES = 6;

export interface Stroke {
  key: string;
  mark: Mark;
  /** Ways that begin at the same sprite, or lie around the same squares, have the same colour. */
  tone: number;
  path: string;
  words: (Words & { key: string })[];
}

/** What is drawn in a zone for some marks: those whose sprites all lie in it, each once. */
export function strokesOf(marks: readonly Mark[], sprites: ReadonlyMap<string, Sprite>): Stroke[] {
  const begins = [...new Set(marks.filter(({ kind }) => kind === "way").map((mark) => mark.sprites[0]))];
  return [...distinct(marks)].flatMap(([key, mark]) => {
    const points = mark.sprites.flatMap((id) => sprites.get(id) ?? []);
    if (!points.length || points.length !== mark.sprites.length) return [];
    const path = mark.around ? outlinePath(points) : strokePath(points);
    const tone = Math.max(0, begins.indexOf(mark.sprites[0])) % TONES;
    return [{ key, mark, tone, path, words: mark.text ? [{ key, ...wordsOf(points, mark.text) }] : [] }];
  });
}
