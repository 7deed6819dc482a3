/**
 * Moves the drawing of a zone under its window as its camera says. The drawing is moved as a whole, so the browser does
 * not have to paint it in every frame; once it rests at another size, it is repainted sharply.
 *
 * Create it while a component is set up: it has effects.
 */
import type { Zone } from "../lib/protocol";
import type { Camera, Size } from "./camera";
import type { Box } from "./layout";

/** Milliseconds without a movement. */
const SETTLED = 180;

interface Look {
  readonly zone: Size & Pick<Zone, "focus">;
  readonly box: Pick<Box, "width" | "height" | "unit" | "as" | "title">;
  readonly camera: Camera;
}

export class Lens {
  /** The element that is moved. */
  world = $state<HTMLElement | undefined>();
  /** All of the zone is seen. */
  isWhole = $state(true);
  /** Where the zone's corner lies in the window, and the pixels of a unit. */
  at = $state.raw({ x: 0, y: 0, unit: 1 });
  private frame = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;
  /** The magnification at which it was painted last. */
  private paintedAt = 0;

  constructor(private readonly look: Look) {
    $effect(() => () => {
      cancelAnimationFrame(this.frame);
      clearTimeout(this.resting);
    });
    $effect(() => {
      const { box, camera, zone } = this.look;
      if (!this.world) return;
      if (box.as !== "window") {
        this.world.style.transform = "";
        return;
      }
      camera.moved = () => this.follow();
      camera.resize({ width: box.width, height: box.height - box.title }, zone, zone.focus ?? null);
      this.move();
    });
  }

  /** The drawing moves once per frame, however many fingers have moved. */
  private follow(): void {
    this.isWhole = this.look.camera.isWhole;
    this.frame ||= requestAnimationFrame(() => this.move());
  }

  private move(): void {
    const { box, camera } = this.look;
    this.frame = 0;
    if (!this.world || box.as !== "window") return;
    this.at = { x: camera.x, y: camera.y, unit: camera.unit };
    this.world.classList.add("moving");
    this.world.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.unit / box.unit})`;
    clearTimeout(this.resting);
    if (camera.unit !== this.paintedAt) this.resting = setTimeout(() => this.sharpen(), SETTLED);
  }

  /** A layer keeps the sharpness it started with, so start a new one. */
  private sharpen(): void {
    this.paintedAt = this.look.camera.unit;
    this.world?.classList.remove("moving");
  }
}
