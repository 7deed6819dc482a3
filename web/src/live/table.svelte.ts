/** A table as this browser sees it: what the socket says, shown one thing after the other. */

import { say, tell, words } from "../lib/fluent.svelte";
import type {
  Choice,
  Clocks,
  Ending,
  Gesture,
  HintGiven,
  Line,
  Message,
  Offer,
  Organised,
  Product,
  Scene,
  SeatInfo,
  Snapshot,
  TableInfo,
  Update,
} from "../lib/protocol";
import { forgetSeat, keepSeat, seatSecret, settings } from "../lib/settings.svelte";
import { play as sound } from "../lib/sound";
import { applyChange, delays } from "../scene/differences";
import type { Deed } from "../scene/trie";
import { callByName } from "./callnames";
import { timeLeft } from "./clocks";
import { Insight } from "./insight.svelte";
import { Lookback } from "./lookback.svelte";
import { type Notice, Notices } from "./notice.svelte";
import { prepare } from "./prepare";
import type { Eyes, Failure, Link, Question, ServerMessage } from "./socket";
import { Refusal, TableSocket } from "./socket";

/** Glides between two things that happen, and updates that may wait before they are shown without these pauses. */
const [PAUSE, BEHIND] = [1.7, 4];

export class TableStore {
  link: Link = $state("connecting");
  /** Why the server lets us wait, if it says so. */
  delay: Message | null = $state.raw(null);
  trouble: string | null = $state(null);
  /** What is shown is the last known state, of this time; null: it is the present one. */
  knownAt: number | null = $state(null);
  info: TableInfo | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  seats: SeatInfo[] = $state.raw([]);
  you: number[] = $state.raw([]);
  turn: number | null = $state(null);
  ply = $state(0);
  choices: Choice[] = $state.raw([]);
  products: Product[] = $state.raw([]);
  gestures: Gesture[] = $state.raw([]);
  lines: Line[] = $state.raw([]);
  clocks: Clocks | null = $state.raw(null);
  clocksAt = $state(0);
  offer: Offer | null = $state.raw(null);
  ending: Ending | null = $state.raw(null);
  rematch: string | null = $state(null);
  paused = $state(false);
  /** At a table with an organiser: what we may do. */
  organised: Organised | null = $state.raw(null);
  watching = $state(0);
  hint: HintGiven | null = $state.raw(null);
  readonly notices = new Notices();
  thinking = $state(false);
  /** Steps that a sprite waits before it sets off, for the latest change. */
  delays: ReadonlyMap<string, number> = $state.raw(new Map());
  /** Read aloud. */
  narration = $state("");
  /** A secret from a link that has not opened a seat yet. */
  given: string | null = $state(null);
  draft = $state("");
  /** What is shown besides the position. */
  readonly insight: Insight;
  readonly lookback: Lookback;
  private handedOver = $state(false);
  /** The number of sent messages without an answer. */
  busy = $state(0);

  private number: number | null = null;
  private readonly queue: Update[] = [];
  private showing = false;
  /** When a message came: clocks run from then on, not from when it is shown after what came before it. */
  private readonly heardAt = new WeakMap<ServerMessage, number>();
  private unheard: ServerMessage[] | null = null;
  /** Counts snapshots: what was being shown before one is dropped. */
  private begun = 0;
  private readonly socket: TableSocket;

  constructor(
    readonly id: string,
    readonly eyes: Eyes = {},
    given: string | null = null,
  ) {
    this.given = given;
    const listener = {
      hear: (message: ServerMessage) => this.hear(message),
      link: (state: Link) => {
        this.link = state;
        if (state !== "open") return;
        this.delay = this.trouble = null;
        this.notices.pass();
        this.keepGiven();
      },
      turnedAway: (failure: Failure) => this.turnedAway(failure),
      delayed: ({ code, message }: Failure) => {
        this.delay =
          code === "no_table" ? { id: "client-not-there-yet" } : (code === "preparing" && message) || null;
        if (code === "no_table" && !this.info) this.trouble = code; // until it is there
      },
      last: () => this.number,
      known: () => this.info !== null || seatSecret(id) !== null,
    };
    this.socket = new TableSocket(id, eyes.watch ? null : (given ?? seatSecret(id)), listener, eyes);
    const ask = (question: Question) => this.socket.ask(question);
    this.insight = new Insight(this, ask);
    this.lookback = new Lookback(this, ask, (failure) => this.fail(failure));
  }

  close(): void {
    this.notices.close();
    this.insight.close();
    this.lookback.close();
    words.aliases = new Map();
    this.unheard = null;
    this.socket.close();
  }

  // --- questions ------------------------------------------------------------------------------

  get myTurn(): boolean {
    const mine = this.turn !== null && (this.you.includes(this.turn) || this.choices.length > 0);
    return mine && this.ending === null && !this.waiting && !this.paused && this.knownAt === null;
  }

  get waiting(): boolean {
    return this.seats.some((seat) => seat.kind === "open");
  }

  get seated(): boolean {
    return this.you.length > 0;
  }

  /** A bot has a seat that this browser could take back. */
  get lent(): boolean {
    const mayBeMine = this.handedOver || (!this.seated && seatSecret(this.id) !== null);
    return mayBeMine && !this.ending && this.seats.some((seat) => seat.kind === "bot");
  }

  get sharesScreen(): boolean {
    return this.you.length > 1;
  }

  /** Milliseconds left on a seat's clock now. */
  left(seat: number, now: number): number | null {
    return this.clocks && timeLeft(this.clocks, seat, now - this.clocksAt);
  }

  get organiser(): SeatInfo | undefined {
    return this.seats.find((seat) => seat.organiser);
  }

  // --- doing ----------------------------------------------------------------------------------

  async play(choice: Deed): Promise<boolean> {
    const { ply, choices, products, gestures } = this;
    this.hint = null;
    // Nothing else can be touched until it is answered; a refusal changes nothing.
    this.choices = this.products = this.gestures = [];
    const played = await this.send({
      type: "play",
      ply,
      action: choice.action,
      further: choice.further ?? [],
    });
    if (!played && this.ply === ply && !this.choices.length)
      Object.assign(this, { choices, products, gestures });
    return played;
  }

  async lend(seat: number, level: string | null): Promise<void> {
    if (await this.send({ type: "seat_to_bot", seat, level })) this.handedOver = true;
  }

  async takeBack(): Promise<void> {
    if (await this.send({ type: "seat_back" })) this.handedOver = false;
  }

  /** Ask the server for something; if that is refused, say why. */
  async send(question: Question): Promise<boolean> {
    this.busy++;
    try {
      await this.socket.ask(question);
      return true;
    } catch (failure) {
      this.fail(failure);
      return false;
    } finally {
      this.busy--;
    }
  }

  async askHint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      const answer = await this.socket.ask({ type: "hint" });
      if (answer.type === "hint_given" && answer.ply === this.ply) this.hint = answer;
    } catch (failure) {
      this.fail(failure);
    } finally {
      this.thinking = false;
    }
  }

  /** Say why sprites cannot be touched in this order. */
  async askWhy(touches: string[]): Promise<void> {
    try {
      const answer = await this.socket.ask({ type: "why", touches: touches.slice(0, 12) });
      if (answer.type !== "reason_given") return;
      if (answer.message) this.refuseWith(answer.message, answer.rule);
      else this.notify(say("client-nothing-there"));
    } catch (failure) {
      this.fail(failure);
    }
  }

  /** Use another secret, after a seat was taken or a link was opened. */
  sitDown(secret: string): void {
    this.given = secret;
    this.number = null;
    this.socket.reopen(secret);
  }

  /** The secret of a seat replaces the previous one. */
  private keepGiven(): void {
    if (this.given) keepSeat(this.id, this.given);
    this.given = null;
  }

  notify(text: string, rule: string | null = null, kind: Notice["kind"] = "news"): void {
    this.notices.show({ text, rule, kind });
  }

  refuseWith(message: Message, rule: string | null): void {
    // The paragraph is a button beside the words, so they need not name it.
    const why = message.args?.why;
    sound("refuse");
    this.notify(tell(rule && typeof why === "object" ? why : message), rule, "refusal");
  }

  private fail(failure: unknown): void {
    if (failure instanceof Refusal) this.refuse(failure.answer);
    else this.notify(say("client-offline"), null, "refusal");
  }

  private refuse(failure: Failure): void {
    const message = failure.message ?? null;
    const rule = message?.args?.rule;
    if (message) this.refuseWith(message, typeof rule === "string" ? rule : null);
    else this.notify(failure.text, null, "refusal");
  }

  private turnedAway(failure: Failure): void {
    if (failure.code === "bad_secret") {
      if (!this.given) forgetSeat(this.id);
      this.given = this.number = null;
      this.socket.reopen(seatSecret(this.id));
      this.refuse(failure);
      return;
    }
    this.trouble = failure.code === "malformed" ? "no_table" : failure.code;
    this.socket.close();
  }

  // --- hearing --------------------------------------------------------------------------------

  /** Messages that arrive before the words of the game wait for them. */
  private hear(message: ServerMessage): void {
    this.heardAt.set(message, performance.now());
    if (this.unheard) this.unheard.push(message);
    else if (message.type === "snapshot" && !words.knows(message.info.game)) {
      this.unheard = [message];
      void prepare(message.info.game).then(() => setTimeout(() => this.catchUp()));
    } else this.take(message);
  }

  private catchUp(): void {
    const heard = this.unheard ?? [];
    this.unheard = null;
    for (const message of heard) this.take(message);
  }

  private take(message: ServerMessage): void {
    if (message.type === "snapshot") this.begin(message);
    else if (message.type === "update") {
      this.number = message.number;
      this.queue.push(message);
      if (!this.showing) void this.showAll();
    } else if (message.type === "presence") {
      this.watching = message.watching;
      const here = new Set(message.seats);
      this.seats = this.seats.map((seat) => ({ ...seat, present: here.has(seat.seat) }));
    }
  }

  private begin(message: Snapshot): void {
    this.queue.length = 0;
    this.begun++;
    this.knownAt = null;
    this.number = message.number;
    this.info = message.info;
    this.seats = callByName(message.info.game, message.seats);
    this.you = message.you;
    this.scene = message.scene;
    this.delays = new Map();
    this.lines = message.lines;
    this.settle(message);
    this.lookback.settle();
  }

  private settle(message: Snapshot | Update): void {
    this.turn = message.turn;
    if (this.ply !== message.ply) {
      this.hint = null;
      this.notices.pass();
    }
    this.ply = message.ply;
    this.choices = message.choices;
    this.products = message.products ?? [];
    this.gestures = message.gestures ?? [];
    this.clocks = message.clocks;
    this.clocksAt = this.heardAt.get(message) ?? performance.now();
    this.offer = message.offer;
    this.ending = message.ending;
    this.rematch = message.rematch;
    this.paused = message.paused ?? false;
    this.organised = message.organised ?? null;
    this.insight.settle();
  }

  /** One thing at a time; each gets the time that its glides need. */
  private async showAll(): Promise<void> {
    this.showing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const begun = this.begun;
      if (next.halts?.length) this.choices = this.products = this.gestures = [];
      const whole = next.scene && this.scene ? applyChange(this.scene, next.scene) : this.scene;
      for (const halt of next.halts ?? []) {
        if (begun !== this.begun) break;
        if (halt.scene && this.scene) this.glideTo(applyChange(this.scene, halt.scene));
        this.tellLines(next.lines.filter((line) => line.number <= halt.number));
        this.lookback.record();
        await this.pause();
      }
      if (begun !== this.begun) continue;
      this.show(next, whole);
      if (this.queue.length) await this.pause();
    }
    this.showing = false;
  }

  private pause(): Promise<void> {
    const wait = this.queue.length > BEHIND ? 0 : settings.glide * (PAUSE + (this.delays.size ? 0.8 : 0));
    return wait ? new Promise((go) => setTimeout(go, wait)) : Promise.resolve();
  }

  private glideTo(scene: Scene): void {
    if (this.scene) this.delays = delays(this.scene, scene);
    this.scene = scene;
  }

  private show(update: Update, scene: Scene | null): void {
    const wasMine = this.myTurn;
    const ended = this.ending === null && update.ending !== null;
    if (scene && scene !== this.scene) this.glideTo(scene);
    if (update.seats) this.seats = callByName(this.info?.game ?? "", update.seats);
    if (update.you) this.you = update.you;
    this.settle(update);
    this.tellLines(update.lines, update.scene?.prompt);
    this.lookback.settle();
    if (ended) sound("end");
    else if (this.myTurn && !wasMine) sound("turn");
  }

  /** Show the new ones of these lines: in the log, read aloud and as a sound. */
  private tellLines(lines: readonly Line[], prompt?: Message): void {
    const fresh = lines.filter((line) => line.number > (this.lines.at(-1)?.number ?? -1));
    if (fresh.length) this.lines = [...this.lines, ...fresh];
    this.speak(fresh, prompt);
    if (fresh.some((line) => line.kind === "chance")) sound("chance");
    else if (fresh.some((line) => line.kind === "action")) sound("move");
  }

  private speak(fresh: readonly Line[], prompt: Message | undefined): void {
    const said = fresh.flatMap((line) => line.messages.map((message) => tell(message)));
    if (prompt) said.push(tell(prompt));
    if (said.length) this.narration = said.join(" ");
  }
}
