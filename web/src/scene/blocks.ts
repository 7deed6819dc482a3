/** Boxes of zones, put together to blocks: in lines, one under the other, one beside the other. */
import type { Zone } from "../lib/protocol";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Pixels of one unit; what a window shows at first. */
  unit: number;
  /** How it is drawn: as it is, small and only to look at, or through a window that moves over it. */
  as: "whole" | "small" | "window";
  /** Height of the title above the drawing, inside the box; 0 without one. */
  title: number;
}

/** Pixels between two boxes. */
export const GAP = 8;

export interface Block {
  items: { zone: Zone; box: Box }[];
  width: number;
  height: number;
}

export const EMPTY: Block = { items: [], width: 0, height: 0 };

/** A line that is too long by a little is drawn a little smaller instead of being broken. */
const SQUEEZE = 0.9;

function squeezed(line: Block["items"], width: number): Block["items"] {
  const gaps = GAP * (line.length - 1);
  const sum = line.reduce((total, { box }) => total + box.width, 0);
  const share = (width - gaps) / sum;
  if (line.length < 2 || share >= 1) return line;
  return line.map(({ zone, box }) => ({
    zone,
    box: {
      ...box,
      width: box.width * share,
      height: (box.height - box.title) * share + box.title,
      unit: box.unit * share,
    },
  }));
}

/** Lines of zones, each centred, broken where the width or the number of a line is reached. */
export function flow(boxes: Block["items"], width: number, perLine = Number.POSITIVE_INFINITY): Block {
  const broken: Block["items"][] = [];
  let room = 0;
  for (const item of boxes) {
    const line = broken.at(-1);
    if (line && line.length < perLine && (room + GAP + item.box.width) * SQUEEZE <= width) {
      line.push(item);
      room += GAP + item.box.width;
    } else {
      broken.push([item]);
      room = item.box.width;
    }
  }
  const lines = broken.map((line) => squeezed(line, width));
  const widths = lines.map((line) => line.reduce((sum, { box }) => sum + box.width + GAP, -GAP));
  const widest = Math.max(0, ...widths);
  let y = 0;
  const items = lines.flatMap((line, i) => {
    const height = Math.max(...line.map(({ box }) => box.height));
    let x = (widest - (widths[i] ?? 0)) / 2;
    const placed = line.map(({ zone, box }) => {
      const at = { ...box, x, y: y + (height - box.height) / 2 };
      x += box.width + GAP;
      return { zone, box: at };
    });
    y += height + GAP;
    return placed;
  });
  return { items, width: widest, height: Math.max(0, y - GAP) };
}

/** Boxes this much higher than the lowest of a line do not share it. */
const ALIKE = 1.3;

/** Lines of zones in their order, or boxes of like height together where that is less high in all. */
export function packed(boxes: Block["items"], width: number): Block {
  const groups: Block["items"][] = [];
  for (const item of [...boxes].sort((a, b) => a.box.height - b.box.height)) {
    const group = groups.at(-1);
    if (group?.[0] && item.box.height <= ALIKE * group[0].box.height) group.push(item);
    else groups.push([item]);
  }
  const [ordered, grouped] = [flow(boxes, width), stack(...groups.map((group) => flow(group, width)))];
  return grouped.height < ordered.height - GAP ? grouped : ordered;
}

export function moved(block: Block, x: number, y: number): Block["items"] {
  return block.items.map(({ zone, box }) => ({ zone, box: { ...box, x: box.x + x, y: box.y + y } }));
}

/** One under the other, each in the middle. */
export function stack(...blocks: Block[]): Block {
  const shown = blocks.filter((block) => block.items.length);
  const width = Math.max(0, ...shown.map((block) => block.width));
  let y = 0;
  const items = shown.flatMap((block) => {
    const placed = moved(block, (width - block.width) / 2, y);
    y += block.height + GAP;
    return placed;
  });
  return { items, width, height: Math.max(0, y - GAP) };
}

/** One beside the other, each in the middle. */
export function abreast(...blocks: Block[]): Block {
  const shown = blocks.filter((block) => block.items.length);
  const height = Math.max(0, ...shown.map((block) => block.height));
  let x = 0;
  const items = shown.flatMap((block) => {
    const placed = moved(block, x, (height - block.height) / 2);
    x += block.width + GAP;
    return placed;
  });
  return { items, width: Math.max(0, x - GAP), height };
}
