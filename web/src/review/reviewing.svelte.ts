/** A review that somebody waits for: it is asked for, and how far it is again and again. */
import { passes } from "../lib/api";
import * as api from "./api";

/** Milliseconds between two questions; the server takes those who have not asked for over a minute to be gone. */
const PAUSE = 1000;
const LONG_PAUSE = 4000;
/** Milliseconds of work after which the time that is left can be guessed. */
const ENOUGH = 4000;

export class Reviewing {
  answer: api.Reviewed | null = $state.raw(null);
  failure: unknown = $state.raw(null);
  /** Minutes that are left; null while nobody can tell. */
  left: number | null = $state(null);
  private run = 0;
  private begun: { at: number; done: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {}

  get review(): api.Review | null {
    return this.answer?.review ?? null;
  }

  close(): void {
    this.run++;
    clearTimeout(this.timer);
  }

  /** Ask for it, and go on asking until it is there. A server that was restarted is asked again. */
  async open(): Promise<void> {
    this.close();
    this.failure = null;
    const run = this.run;
    let question = api.ask;
    while (run === this.run) {
      try {
        const answer = await question(this.table);
        if (run !== this.run) return;
        this.take(answer);
        if (answer.state === "done" || answer.state === "failed") return;
        question = answer.state === "none" ? api.ask : api.stand;
      } catch (failure) {
        if (run !== this.run) return;
        this.failure = failure;
        if (!passes(failure)) return;
      }
      await new Promise((go) => {
        this.timer = setTimeout(go, this.failure ? LONG_PAUSE : PAUSE);
      });
    }
  }

  private take(answer: api.Reviewed): void {
    if (answer.state !== "working" || answer.done < (this.answer?.done ?? 0)) {
      this.begun = this.left = null; // it begins from the start
    }
    this.answer = answer;
    this.failure = null;
    if (answer.state !== "working" || !answer.total) return;
    const now = Date.now();
    this.begun ??= { at: now, done: answer.done };
    const [took, done] = [now - this.begun.at, answer.done - this.begun.done];
    if (took >= ENOUGH && done > 0) {
      this.left = Math.ceil(((answer.total - answer.done) * took) / done / 60_000);
    }
  }
}
