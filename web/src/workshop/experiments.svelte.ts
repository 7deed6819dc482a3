/** What somebody asks about the sheets of a game: begun, waited for, read. It goes on at the server when nobody looks. */
import { json, passes } from "../lib/api";
import type { ExperimentOut, ExperimentWish, Laboratory } from "../lib/http";

export type Experiment = ExperimentOut;
export type Wish = ExperimentWish;

/** Milliseconds between two questions how far they are, and where nobody sees the page. */
const PAUSE = 1000;
const LONG_PAUSE = 15_000;

export const isOver = (each: Experiment): boolean => each.state === "done" || each.state === "failed";

export class Experiments {
  lab: Laboratory | null = $state.raw(null);
  failure: unknown = $state.raw(null);
  /** With their reports, by id. */
  private reports: ReadonlyMap<string, Experiment> = $state.raw(new Map());
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly game: string) {}

  get mine(): readonly Experiment[] {
    return this.lab?.mine ?? [];
  }

  get waiting(): number {
    return this.mine.filter((each) => !isOver(each)).length;
  }

  reportOf(id: string): Experiment | null {
    return this.reports.get(id) ?? null;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** Look how far they are, and go on looking while one is not over. */
  look = async (): Promise<void> => {
    clearTimeout(this.timer);
    try {
      this.lab = await json<Laboratory>(`/api/games/${this.game}/experiments`);
      this.failure = null;
    } catch (caught) {
      this.failure = caught;
    }
    if (this.closed || (this.failure ? !passes(this.failure) : !this.waiting)) return;
    this.timer = setTimeout(this.look, document.hidden ? LONG_PAUSE : PAUSE);
  };

  async begin(wish: Wish): Promise<Experiment> {
    const made = await json<Experiment>(`/api/games/${this.game}/experiments`, wish);
    await this.look();
    return made;
  }

  /** The report of one that is done. */
  async read(id: string): Promise<void> {
    if (this.reports.has(id)) return;
    const found = await json<Experiment>(`/api/experiments/${id}`);
    if (found.report) this.reports = new Map([...this.reports, [id, found]]);
  }

  /** What there is now is enough; or it is not wanted any more. */
  async end(id: string, how: "finish" | "forget"): Promise<void> {
    await json(`/api/experiments/${id}/${how}`, {});
    await this.look();
  }
}
