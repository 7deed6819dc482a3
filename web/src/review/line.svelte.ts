/** A line on the board that was not played: what would have been better, or what may follow. */
import { say } from "../lib/fluent.svelte";
import { stepText } from "../lib/names";
import type { Scene } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { applyChange } from "../scene/differences";
import type { LineStep } from "./api";

/** What the board shows of a line. */
export interface OnBoard {
  scene: Scene;
  before: Scene | null;
  text: string;
}

export class Line {
  at = $state(0);
  private readonly scenes: readonly Scene[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    start: Scene,
    readonly steps: readonly LineStep[],
    /** Which of those that a decision has. */
    readonly name: string,
  ) {
    let scene = start;
    this.scenes = [
      start,
      ...steps.map((each) => (scene = each.scene ? applyChange(scene, each.scene) : scene)),
    ];
  }

  get last(): number {
    return this.steps.length;
  }

  get shown(): OnBoard {
    return {
      scene: this.scenes[this.at] as Scene,
      before: this.scenes[this.at - 1] ?? null,
      text: this.at
        ? say("review-not-played", { text: stepText(this.steps[this.at - 1] as LineStep) })
        : say("review-line"),
    };
  }

  go(to: number): void {
    clearTimeout(this.timer);
    this.at = Math.max(0, Math.min(this.last, to));
  }

  /** Step by step from the start, at the pace of replays. */
  play(): void {
    this.go(0);
    const next = (): void => {
      if (this.at >= this.last) return;
      this.at++;
      this.timer = setTimeout(next, settings.stay);
    };
    this.timer = setTimeout(next, settings.stay / 2);
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
