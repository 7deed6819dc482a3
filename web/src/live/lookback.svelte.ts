/**
 * The board as it was: after a line of the log, or once more from one's own last turn on. The table goes on meanwhile;
 * only what this browser shows is in the past, so a pause is nothing but a look at the present line.
 */
import { tell } from "../lib/fluent.svelte";
import type { Choice, Line, Product, Scene } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { applyChange, delays } from "../scene/differences";
import { type News, NO_NEWS, newsBetween } from "../scene/news";
import { seenUpTo, standing } from "./seen";
import type { Question, ServerMessage } from "./socket";

interface Present {
  readonly lines: Line[];
  readonly scene: Scene | null;
  readonly turn: number | null;
  readonly you: number[];
  readonly choices: Choice[];
  readonly products: Product[];
  readonly ending: unknown;
}

/** Steps that are asked for at once, and scenes that are kept. */
const AHEAD = 12;
const KEPT = 300;
const NOTHING: ReadonlySet<string> = new Set();

export class Lookback {
  /** The line after which the board is shown; null: now. */
  at: number | null = $state(null);
  /** The board then. */
  scene: Scene | null = $state.raw(null);
  playing = $state(false);
  /** The step before what is shown, and the position in which one acted last. */
  private before: Scene | null = $state.raw(null);
  private known: { number: number; scene: Scene } | null = $state.raw(null);
  private readonly scenes = new Map<number, Scene>();
  private eyes = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What can be stepped through. */
  readonly steps: readonly Line[] = $derived.by(() =>
    standing(this.table.lines).filter((line) => line.messages.length),
  );
  /** The line up to which the person at this screen has seen everything; null if nothing has happened since. */
  readonly since: number | null = $derived.by(() => seenUpTo(this.table.lines, this.viewer));
  private readonly touchable: ReadonlySet<string> = $derived.by(() => {
    const { choices, products } = this.table;
    return new Set([
      ...choices.flatMap(({ touches, also }) => [...touches, ...(also ?? []).flat()]),
      ...products.flatMap(({ steps }) => steps.flat()),
    ]);
  });
  /** What others have changed since one's own last turn; of the past, what the step that is shown has changed. */
  readonly news: News = $derived.by(() => {
    if (this.scene) return this.before ? newsBetween(this.before, this.scene, NOTHING) : NO_NEWS;
    const { scene } = this.table;
    if (!settings.chosen.news || !this.known || !scene) return NO_NEWS;
    return newsBetween(this.known.scene, scene, this.touchable);
  });
  readonly delays: ReadonlyMap<string, number> = $derived.by(() =>
    this.scene && this.before ? delays(this.before, this.scene) : new Map(),
  );
  /** What happened at the line that is shown, in words. */
  readonly told: string = $derived.by(() => {
    const shown = this.table.lines.find((line) => line.number === this.at);
    return shown?.messages.map((message) => tell(message)).join(" ") ?? "";
  });

  constructor(
    private readonly table: Present,
    private readonly ask: (question: Question) => Promise<ServerMessage>,
    private readonly onfailed: (failure: unknown) => void,
  ) {}

  close(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  // --- what the table says ----------------------------------------------------------------------

  private get viewer(): number | null {
    const { turn, you } = this.table;
    return turn !== null && you.includes(turn) ? turn : (you[0] ?? null);
  }

  /** Keep the scene after the last line. At one screen it may be that of another seat, so it is asked for there. */
  record(): void {
    const { lines, scene, you } = this.table;
    const last = lines.at(-1);
    if (!scene || you.length > 1 || (last?.kind !== "action" && last?.kind !== "chance")) return;
    if (this.scenes.size >= KEPT) this.scenes.clear();
    this.scenes.set(last.number, scene);
  }

  /** The position has changed: find the one in which the person acted last. */
  settle(): void {
    const eyes = `${this.viewer} ${this.table.ending !== null}`;
    if (eyes !== this.eyes) {
      this.scenes.clear();
      this.known = null;
    }
    this.eyes = eyes;
    this.record();
    const { since } = this;
    if (since === null) this.known = null;
    else if (this.known?.number !== since)
      void this.sceneAt(since).then((scene) => {
        if (scene && this.since === since) this.known = { number: since, scene };
      });
  }

  // --- looking ----------------------------------------------------------------------------------

  /** The board after a line; -1 is before the first. */
  async look(number: number): Promise<void> {
    const [before, scene] = [await this.sceneAt(this.previous(number)), await this.sceneAt(number)];
    if (!scene) return;
    this.at = number;
    this.before = number < 0 ? null : before;
    this.scene = scene;
  }

  now(): void {
    this.close();
    this.at = this.scene = this.before = null;
  }

  /** One step forward or back; after the last one is the present. */
  async step(by: 1 | -1): Promise<void> {
    if (this.at === null) return;
    const { at, steps } = this;
    if (by < 0) await this.look(this.previous(at));
    else {
      const next = steps.find((line) => line.number > at);
      if (next) await this.look(next.number);
      else this.now();
    }
  }

  get isFirst(): boolean {
    return this.at !== null && this.at < (this.steps[0]?.number ?? 0);
  }

  /** Stay where the table is now. */
  async pause(): Promise<void> {
    await this.look(this.steps.at(-1)?.number ?? -1);
  }

  toggle(): void {
    if (this.playing) this.close();
    else this.play();
  }

  /** Once more what has happened since one's own last turn. */
  async showAgain(): Promise<void> {
    if (this.since === null) return;
    await this.look(this.since);
    if (this.at !== null) this.play();
  }

  private play(): void {
    clearTimeout(this.timer);
    this.playing = true;
    this.timer = setTimeout(async () => {
      await this.step(1);
      if (this.playing) this.play();
    }, settings.stay);
  }

  private previous(number: number): number {
    return this.steps.findLast((line) => line.number < number)?.number ?? -1;
  }

  private async sceneAt(number: number): Promise<Scene | null> {
    const found = this.scenes.get(number);
    if (found) return found;
    const { eyes } = this;
    try {
      const answer = await this.ask({ type: "look", number, steps: AHEAD });
      if (answer.type !== "looked" || eyes !== this.eyes) return null;
      let { scene } = answer;
      this.scenes.set(number, scene);
      for (const step of answer.steps) {
        if (step.scene) scene = applyChange(scene, step.scene);
        if (!this.scenes.has(step.number)) this.scenes.set(step.number, scene);
      }
      return answer.scene;
    } catch (failure) {
      this.onfailed(failure);
      return null;
    }
  }
}
