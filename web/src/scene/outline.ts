/** The rectangle around a sprite, in hundredths of a unit: what glows, and the ring of the focus. */
import type { Sprite } from "../lib/protocol";
import type { Drawing } from "./drawings.svelte";

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** `drawing` is the drawing of the sprite's kind, if there is one. */
export function outlineOf(sprite: Sprite, drawing: Drawing | undefined): Rectangle {
  const scale = sprite.scale ?? 1;
  if (!drawing) return { x: sprite.x * 100 - 50, y: sprite.y * 100 - 50, width: 100, height: 100 };
  const lies = (sprite.turn ?? 0) % 180 !== 0;
  const [width, height] = lies ? [drawing.height, drawing.width] : [drawing.width, drawing.height];
  const [x, y] = lies ? [0, 0] : [drawing.x + drawing.width / 2, drawing.y + drawing.height / 2];
  return {
    x: sprite.x * 100 + (x - width / 2) * scale,
    y: sprite.y * 100 + (y - height / 2) * scale,
    width: width * scale,
    height: height * scale,
  };
}
