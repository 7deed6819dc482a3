/** A try at an exercise: what was played, what the server says of it, shown one thing after the other. */
import * as house from "../lib/api";
import { say, tell, words } from "../lib/fluent.svelte";
import { failureText } from "../lib/names";
import type { Choice, Gesture, Message, Product, Scene, Told } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { play as sound } from "../lib/sound";
import { Notices } from "../live/notice.svelte";
import { applyChange, delays } from "../scene/differences";
import type { Player } from "../scene/hand.svelte";
import type { Deed } from "../scene/trie";
import * as api from "./api";

/** Glides between two things that happen. */
const PAUSE = 1.9;

export type State = api.Studied["verdict"];

/** How somebody has done with a step. */
export interface Outcome {
  state: State;
  step: number;
  steps: number;
  /** Wrong tries, and hints that were read. */
  wrong: number;
  hints: number;
  /** The solution was shown. */
  revealed: boolean;
}

export class Trial implements Player {
  /** Nothing is lost by a slip, so nothing is confirmed. */
  readonly free = true;
  step = $state(0);
  answer: api.Studied | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  delays: ReadonlyMap<string, number> = $state.raw(new Map());
  choices: Choice[] = $state.raw([]);
  products: Product[] = $state.raw([]);
  gestures: Gesture[] = $state.raw([]);
  /** Things happen on the board, or the server is asked. */
  busy = $state(true);
  failure: unknown = $state.raw(null);
  hints = $state(0);
  wrong = $state(0);
  revealed = $state(false);
  /** What has happened, read aloud. */
  narration = $state("");
  told: Told[] = $state.raw([]);
  readonly notices = new Notices();
  private played: api.Tried[] = [];
  /** Counts what is shown: a newer thing ends an older one. */
  private run = 0;

  constructor(
    readonly kind: string,
    readonly key: string,
    /** Catalogues of the game that its texts are in, besides its own words. */
    private readonly parts: readonly string[] = [],
    private readonly onverdict: (outcome: Outcome) => void = () => {},
  ) {}

  close(): void {
    this.run++;
    this.notices.close();
  }

  /** What the last try was worth; "open" while it is shown. */
  get verdict(): State {
    return this.busy ? "open" : (this.answer?.verdict ?? "open");
  }

  get last(): boolean {
    return this.answer !== null && this.step + 1 >= this.answer.steps;
  }

  /** What is said about the last try. */
  get feedback(): string {
    const { answer } = this;
    if (!answer || this.verdict === "open" || answer.reading) return "";
    if (this.verdict === "solved") {
      if (answer.say) return tell(answer.say);
      return say(this.revealed ? "study-shown" : "study-right");
    }
    return tell(answer.say) || say("study-wrong");
  }

  get outcome(): Outcome {
    const { step, wrong, hints, revealed } = this;
    return { state: this.verdict, step, steps: this.answer?.steps ?? 0, wrong, hints, revealed };
  }

  /** Begin a step. */
  async open(step: number): Promise<void> {
    this.step = step;
    this.hints = this.wrong = 0;
    this.revealed = false;
    this.played = [];
    await this.tell([], 0);
  }

  async play(deed: Deed): Promise<boolean> {
    if (this.busy || this.verdict !== "open") return false;
    this.notices.close();
    const known = this.answer?.moves.length ?? 0;
    return this.tell([...this.played, deed.action, ...(deed.further ?? [])], known);
  }

  /** Back to where the try was still right, or to the start. */
  async again(): Promise<void> {
    const keep = this.answer?.verdict === "wrong" && !this.revealed ? this.answer.keep : 0;
    if (this.revealed) this.hints = 0;
    this.revealed = false;
    await this.tell(this.played.slice(0, keep), null);
  }

  async hint(): Promise<void> {
    if (this.busy || !this.answer?.more_hints) return;
    const { run } = this;
    this.hints++;
    const found = await this.ask({ played: this.played });
    if (found && run === this.run) this.answer = found; // else something else was tried meanwhile
  }

  /** Show how it is done, from the start. */
  async solve(): Promise<void> {
    const found = await this.ask({ played: [], reveal: true });
    if (!found?.solution) return;
    this.revealed = true;
    this.notices.close();
    await this.tell(found.solution, 0);
  }

  /** Say why sprites cannot be touched in this order. */
  async askWhy(touches: string[]): Promise<void> {
    if (this.verdict !== "open" || this.busy) return;
    const found = await api.why(this.kind, this.key, this.step, this.played, touches).catch(() => null);
    if (!found) return;
    sound("refuse");
    const text = [this.reasonOf(found.message, found.rule), tell(found.say)].filter(Boolean).join(" ");
    this.notices.show({ text: text || say("client-nothing-there"), rule: found.rule, kind: "refusal" });
  }

  /** The paragraph is a button beside the words, so they need not name it. */
  private reasonOf(message: Message | null, rule: string | null): string {
    const why = message?.args?.why;
    return tell(rule && typeof why === "object" ? why : message);
  }

  async askAbout(sprites: readonly string[]): Promise<void> {
    this.told = [];
    const asked = api.about(this.kind, this.key, this.step, this.played, [...sprites]);
    this.told = await asked.catch(() => []); // their labels are shown anyway
  }

  // --- asking and showing ---------------------------------------------------------------------

  private async ask(wish: { played: api.Tried[]; reveal?: boolean }): Promise<api.Studied | null> {
    const { run, step, hints } = this;
    try {
      return await house.patiently(
        () => api.tryIt(this.kind, this.key, { step, hints, reveal: false, ...wish }),
        (failure) => {
          if (run === this.run) this.failure = failure;
        },
      );
    } catch (failure) {
      if (run !== this.run) return null;
      if (this.scene) {
        this.notices.show({ text: failureText(failure), rule: null, kind: "refusal" });
        this.failure = null;
      } else this.failure = failure;
      return null;
    }
  }

  /** Try this and show what comes of it, after the moves that are on the board already; null: show only the end. */
  private async tell(played: api.Tried[], known: number | null): Promise<boolean> {
    const run = ++this.run;
    const { choices, products, gestures } = this;
    this.busy = true;
    this.choices = this.products = this.gestures = [];
    const answer = await this.ask({ played });
    if (answer) await words.need(answer.game, ...this.parts.map((part) => `${answer.game}:${part}`));
    if (run !== this.run) return false;
    if (!answer) {
      Object.assign(this, { choices, products, gestures, busy: false });
      return false;
    }
    this.played = played;
    this.answer = answer;
    await this.show(answer, known ?? answer.moves.length, run);
    if (run !== this.run) return false;
    this.settle(answer);
    return true;
  }

  private async show(answer: api.Studied, known: number, run: number): Promise<void> {
    let scene = answer.scene;
    for (const move of answer.moves.slice(0, known)) if (move.scene) scene = applyChange(scene, move.scene);
    this.glideTo(scene);
    const fresh = answer.moves.slice(known);
    for (const [number, move] of fresh.entries()) {
      if (number > 0 || (this.revealed && known === 0)) await this.pause();
      if (run !== this.run) return;
      if (move.scene) {
        scene = applyChange(scene, move.scene);
        this.glideTo(scene);
      }
      sound(move.seat === null ? "chance" : "move");
      const said = move.messages.map((message) => tell(message)).filter(Boolean);
      if (said.length) this.narration = said.join(" ");
    }
    if (fresh.length) await this.pause(0.6);
  }

  private settle(answer: api.Studied): void {
    this.choices = answer.choices;
    this.products = answer.products;
    this.gestures = answer.gestures;
    this.busy = false;
    if (answer.reading || (answer.verdict === "open" && !answer.moves.some((move) => move.tried))) return;
    if (answer.verdict === "wrong") this.wrong++;
    if (answer.verdict !== "open") sound(answer.verdict === "solved" ? "turn" : "refuse");
    this.onverdict(this.outcome);
  }

  private pause(share = 1): Promise<void> {
    const wait = settings.glide * PAUSE * share;
    return wait ? new Promise((go) => setTimeout(go, wait)) : Promise.resolve();
  }

  private glideTo(scene: Scene): void {
    if (this.scene) this.delays = delays(this.scene, scene);
    this.scene = scene;
  }
}
