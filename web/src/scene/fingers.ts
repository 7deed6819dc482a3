/** Recognises what fingers and mice do on a scene: tap, hold, carry, pan a window, pinch, tap with a second finger. */
export interface Surface {
  /** What lies under a finger that has just come down: a thing that can be carried, a window that can be moved. */
  grip(x: number, y: number): { thing: string | null; window: string | null };
  tap(x: number, y: number, finger: boolean): void;
  hold(x: number, y: number): void;
  lift(thing: string, x: number, y: number): void;
  carry(x: number, y: number): void;
  drop(x: number, y: number): void;
  letGo(): void;
  pan(window: string, dx: number, dy: number): void;
  pinch(window: string, factor: number, x: number, y: number): void;
  secondTap(): void;
  /** From now on all events of this finger go to the scene. */
  capture(finger: number): void;
}

const HOLD = 500;
const SLIP = 8;
const QUICK = 300;

interface Finger {
  x: number;
  y: number;
  startX: number;
  startY: number;
  at: number;
  far: boolean;
}
type Event = Pick<PointerEvent, "pointerId" | "clientX" | "clientY" | "pointerType" | "timeStamp">;

export class Fingers {
  private readonly down = new Map<number, Finger>();
  private first = -1;
  private doing: "nothing" | "press" | "carry" | "pan" | "pinch" = "nothing";
  private thing: string | null = null;
  private window: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly surface: Surface) {}

  /** A finger is on something that can be carried: the page must not be scrolled by it. */
  get grips(): boolean {
    return this.doing === "press" && this.thing !== null;
  }

  /** Something more than pointing is going on. */
  get busy(): boolean {
    return this.doing === "carry" || this.doing === "pan" || this.doing === "pinch";
  }

  press(event: Event): void {
    const { clientX: x, clientY: y } = event;
    this.down.set(event.pointerId, { x, y, startX: x, startY: y, at: event.timeStamp, far: false });
    if (this.down.size === 1) {
      this.first = event.pointerId;
      this.doing = "press";
      ({ thing: this.thing, window: this.window } = this.surface.grip(x, y));
      this.timer = setTimeout(() => {
        this.doing = "nothing";
        this.surface.hold(x, y);
      }, HOLD);
    } else if (this.doing === "press" || this.doing === "pan") {
      clearTimeout(this.timer);
      this.doing = "pinch";
      if (this.window) this.surface.capture(event.pointerId);
    }
  }

  move(event: Event): void {
    const finger = this.down.get(event.pointerId);
    if (!finger) return;
    const { clientX: x, clientY: y } = event;
    const before = this.spread();
    const [dx, dy] = [x - finger.x, y - finger.y];
    finger.x = x;
    finger.y = y;
    finger.far ||= Math.hypot(x - finger.startX, y - finger.startY) > SLIP;
    if (this.doing === "pinch") this.pinched(before);
    else if (event.pointerId === this.first) this.moved(finger, dx, dy);
  }

  private moved(finger: Finger, dx: number, dy: number): void {
    if (this.doing === "press" && finger.far) {
      clearTimeout(this.timer);
      if (this.thing) {
        this.doing = "carry";
        this.surface.capture(this.first);
        this.surface.lift(this.thing, finger.x, finger.y);
      } else if (this.window) {
        this.doing = "pan";
        this.surface.capture(this.first);
        this.surface.pan(this.window, finger.x - finger.startX, finger.y - finger.startY);
      } else this.doing = "nothing";
    } else if (this.doing === "carry") this.surface.carry(finger.x, finger.y);
    else if (this.doing === "pan" && this.window) this.surface.pan(this.window, dx, dy);
  }

  private spread(): { x: number; y: number; apart: number } {
    const [a, b] = [...this.down.values()];
    if (!a || !b) return { x: 0, y: 0, apart: 0 };
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
  }

  private pinched(before: { x: number; y: number; apart: number }): void {
    const now = this.spread();
    const far = [...this.down.values()].some((finger) => finger.far);
    if (!this.window || !before.apart || !far) return;
    this.surface.pan(this.window, now.x - before.x, now.y - before.y);
    this.surface.pinch(this.window, now.apart / before.apart, now.x, now.y);
  }

  release(event: Event): void {
    const finger = this.down.get(event.pointerId);
    if (!finger) return;
    const near = [...this.down.values()].every((each) => !each.far);
    this.down.delete(event.pointerId);
    const quick = event.timeStamp - finger.at < QUICK;
    if (this.doing === "pinch") {
      if (near && quick) {
        this.surface.secondTap();
        this.doing = "nothing";
      } else {
        this.first = [...this.down.keys()][0] ?? -1;
        this.doing = "pan";
      }
    } else if (event.pointerId !== this.first) {
      if (this.doing === "carry" && quick && !finger.far) this.surface.secondTap();
    } else {
      clearTimeout(this.timer);
      if (this.doing === "carry") this.surface.drop(event.clientX, event.clientY);
      else if (this.doing === "press")
        this.surface.tap(event.clientX, event.clientY, event.pointerType === "touch");
      this.doing = "nothing";
    }
  }

  cancel(event: Event): void {
    this.down.delete(event.pointerId);
    if (event.pointerId !== this.first) return;
    clearTimeout(this.timer);
    if (this.doing === "carry") this.surface.letGo();
    this.doing = "nothing";
  }
}
