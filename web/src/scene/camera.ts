/** Looking at a zone through a window: how much it is magnified and which part is seen. No drawing, no events. */
export interface Size {
  width: number;
  height: number;
}

/** Pixels of one unit; larger shows nothing more. */
const LARGEST = 110;
const STEP = 1.35;
/** What is smaller is magnified from the beginning: to this, or as far as what is in play can be seen. */
const READABLE = 20;
const COMFORTABLE = 30;

export class Camera {
  /** Pixels of one unit. */
  unit = 1;
  /** Where the zone's corner lies in the window. */
  x = 0;
  y = 0;
  /** Called after every change, to move what is drawn. */
  moved: () => void = () => {};
  private window: Size = { width: 1, height: 1 };
  private world: Size = { width: 1, height: 1 };
  private shown = false;
  /** What is in play, in units of the zone. */
  private focus: (Size & { x: number; y: number }) | null = null;
  /** It still looks where it looked by itself; a person may look elsewhere. */
  private isLed = true;

  /** The unit with which all of the zone is seen. */
  get whole(): number {
    return Math.min(this.window.width / this.world.width, this.window.height / this.world.height);
  }

  get isWhole(): boolean {
    return this.unit <= this.whole * 1.001;
  }

  private get largest(): number {
    return Math.max(LARGEST, this.whole);
  }

  /** The window or the zone has another size; what was in the middle stays there. */
  resize(window: Size, world: Size, focus: (Size & { x: number; y: number }) | null = null): void {
    const wasWhole = !this.shown || this.isWhole;
    const middle = this.at(this.window.width / 2, this.window.height / 2);
    this.window = window;
    this.world = world;
    this.focus = focus;
    this.shown = true;
    if (this.isLed) this.lead();
    else if (wasWhole) this.fit();
    else this.look(middle.x, middle.y);
  }

  /** All of it where that is readable, else what is in play. */
  private lead(): void {
    const { focus, window } = this;
    if (this.whole >= READABLE) this.unit = this.whole;
    else {
      const fits = focus ? Math.min(window.width / focus.width, window.height / focus.height) : 0;
      this.unit = Math.max(READABLE, Math.min(COMFORTABLE, fits));
    }
    const x = focus && !this.isWhole ? focus.x + focus.width / 2 : this.world.width / 2;
    const y = focus && !this.isWhole ? focus.y + focus.height / 2 : this.world.height / 2;
    this.x = window.width / 2 - x * this.unit;
    this.y = window.height / 2 - y * this.unit;
    this.settle();
  }

  /** The spot of the zone, in its units, that is seen at a spot of the window. */
  at(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.x) / this.unit, y: (y - this.y) / this.unit };
  }

  fit(): void {
    this.isLed = false;
    this.unit = this.whole;
    this.settle();
  }

  pan(dx: number, dy: number): void {
    this.isLed = false;
    this.x += dx;
    this.y += dy;
    this.settle();
  }

  /** Magnify; what is seen at this spot of the window stays there. */
  zoom(factor: number, x = this.window.width / 2, y = this.window.height / 2): void {
    const fixed = this.at(x, y);
    this.isLed = false;
    this.unit = Math.max(this.whole, Math.min(this.largest, this.unit * factor));
    this.x = x - fixed.x * this.unit;
    this.y = y - fixed.y * this.unit;
    this.settle();
  }

  closer(): void {
    this.zoom(STEP);
  }

  farther(): void {
    this.zoom(1 / STEP);
  }

  /** Put a spot of the zone into the middle of the window. */
  look(x: number, y: number, unit = this.unit): void {
    this.isLed = false;
    this.unit = Math.max(this.whole, Math.min(this.largest, unit));
    this.x = this.window.width / 2 - x * this.unit;
    this.y = this.window.height / 2 - y * this.unit;
    this.settle();
  }

  sees(x: number, y: number, margin = 0.5): boolean {
    const [left, top] = [x * this.unit + this.x, y * this.unit + this.y];
    const edge = margin * this.unit;
    return (
      left >= edge && top >= edge && left <= this.window.width - edge && top <= this.window.height - edge
    );
  }

  /** Move as little as needed to see a spot. */
  reveal(x: number, y: number): void {
    if (this.sees(x, y)) return;
    const edge = Math.min(1.2 * this.unit, this.window.width / 3, this.window.height / 3);
    const [left, top] = [x * this.unit + this.x, y * this.unit + this.y];
    this.pan(
      Math.max(edge - left, 0) + Math.min(this.window.width - edge - left, 0),
      Math.max(edge - top, 0) + Math.min(this.window.height - edge - top, 0),
    );
  }

  /** No empty edge while part of the zone is out of sight; centred when all of it is in sight. */
  private settle(): void {
    const held = (at: number, window: number, world: number): number =>
      world <= window ? (window - world) / 2 : Math.max(window - world, Math.min(0, at));
    this.x = held(this.x, this.window.width, this.world.width * this.unit);
    this.y = held(this.y, this.window.height, this.world.height * this.unit);
    this.moved();
  }
}
