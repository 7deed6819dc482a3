/** A table as this browser sees it: what the socket says, shown one thing after the other. */
import { applyChange, delays } from "./differences";
import { tell } from "./fluent.svelte";
import type {
  Choice,
  Clocks,
  Ending,
  Line,
  Message,
  Offer,
  Overlay,
  Scene,
  SeatInfo,
  Snapshot,
  TableInfo,
  Update,
} from "./protocol";
import { forgetSeat, seatSecret, settings } from "./settings.svelte";
import { type Failure, type Link, type Question, Refusal, TableSocket, type Told } from "./socket";
import { play as sound } from "./sound";

export interface Notice {
  text: string;
  rule: string | null;
  kind: "refusal" | "news";
}

const NOTICE_STAYS = 6000;

export class TableStore {
  link: Link = $state("connecting");
  trouble: string | null = $state(null);
  info: TableInfo | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  seats: SeatInfo[] = $state.raw([]);
  you: number[] = $state.raw([]);
  turn: number | null = $state(null);
  ply = $state(0);
  choices: Choice[] = $state.raw([]);
  lines: Line[] = $state.raw([]);
  clocks: Clocks | null = $state.raw(null);
  clocksAt = $state(0);
  offer: Offer | null = $state.raw(null);
  ending: Ending | null = $state.raw(null);
  rematch: string | null = $state(null);
  watching = $state(0);
  hint: Choice | null = $state.raw(null);
  overlays: Overlay[] = $state.raw([]);
  notice: Notice | null = $state.raw(null);
  thinking = $state(false);
  /** Steps that a sprite waits before it sets off, for the latest change. */
  delays: ReadonlyMap<string, number> = $state.raw(new Map());
  /** Read aloud. */
  narration = $state("");
  /** How often something was sent and not yet answered. */
  busy = $state(0);

  private number: number | null = null;
  private readonly queue: Update[] = [];
  private showing = false;
  private readonly socket: TableSocket;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.socket = new TableSocket(id, seatSecret(id), {
      hear: (told) => this.hear(told),
      link: (state) => {
        this.link = state;
      },
      turnedAway: (failure) => this.turnedAway(failure),
      last: () => this.number,
    });
  }

  close(): void {
    clearTimeout(this.noticeTimer);
    this.socket.close();
  }

  // --- questions ------------------------------------------------------------------------------

  get myTurn(): boolean {
    return this.turn !== null && this.you.includes(this.turn) && this.ending === null && !this.waiting;
  }

  get waiting(): boolean {
    return this.seats.some((seat) => seat.kind === "open");
  }

  get seated(): boolean {
    return this.you.length > 0;
  }

  get sharesScreen(): boolean {
    return this.you.length > 1;
  }

  /** Milliseconds left on a seat's clock now. */
  left(seat: number, now: number): number | null {
    const given = this.clocks?.left[seat];
    if (given === undefined) return null;
    return this.clocks?.running === seat ? Math.max(0, given - (now - this.clocksAt)) : given;
  }

  // --- doing ----------------------------------------------------------------------------------

  play(choice: Choice): Promise<boolean> {
    this.hint = null;
    return this.send({ type: "play", ply: this.ply, action: choice.action });
  }

  /** Ask something of the server and say why if it cannot be. */
  async send(question: Question): Promise<boolean> {
    this.busy++;
    try {
      await this.socket.ask(question);
      return true;
    } catch (failure) {
      if (failure instanceof Refusal) this.refuse(failure.told);
      return false;
    } finally {
      this.busy--;
    }
  }

  async askHint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      const told = await this.socket.ask({ type: "hint" });
      if (told.type === "hint_given" && told.ply === this.ply) this.hint = told.choice;
    } catch (failure) {
      if (failure instanceof Refusal) this.refuse(failure.told);
    } finally {
      this.thinking = false;
    }
  }

  async askOverlays(): Promise<void> {
    try {
      const told = await this.socket.ask({ type: "overlays" });
      if (told.type === "overlays_shown") this.overlays = told.overlays;
    } catch {
      // They can be asked for again.
    }
  }

  /** Use another secret, after a seat was taken. */
  sitDown(): void {
    this.number = null;
    this.socket.reopen(seatSecret(this.id));
  }

  notify(text: string, rule: string | null = null, kind: Notice["kind"] = "news"): void {
    this.notice = { text, rule, kind };
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => {
      this.notice = null;
    }, NOTICE_STAYS);
  }

  refuseWith(message: Message, rule: string | null): void {
    // The paragraph is a button beside the words, so they need not name it.
    const why = message.args?.why;
    sound("refuse");
    this.notify(tell(rule && typeof why === "object" ? why : message), rule, "refusal");
  }

  private refuse(failure: Failure): void {
    const message = failure.message ?? null;
    const rule = message?.args?.rule;
    if (message) this.refuseWith(message, typeof rule === "string" ? rule : null);
    else this.notify(failure.text, null, "refusal");
  }

  private turnedAway(failure: Failure): void {
    if (failure.code === "bad_secret") {
      forgetSeat(this.id);
      this.socket.reopen(null);
      return;
    }
    this.trouble = failure.code;
    this.socket.close();
  }

  // --- hearing --------------------------------------------------------------------------------

  private hear(told: Told): void {
    if (told.type === "snapshot") this.take(told);
    else if (told.type === "update") {
      this.number = told.number;
      this.queue.push(told);
      if (!this.showing) void this.showAll();
    } else if (told.type === "presence") {
      this.watching = told.watching;
      const here = new Set(told.seats);
      this.seats = this.seats.map((seat) => ({ ...seat, present: here.has(seat.seat) }));
    }
  }

  private take(told: Snapshot): void {
    this.queue.length = 0;
    this.number = told.number;
    this.info = told.info;
    this.seats = told.seats;
    this.you = told.you;
    this.scene = told.scene;
    this.delays = new Map();
    this.lines = told.lines;
    this.settle(told);
  }

  private settle(told: Snapshot | Update): void {
    this.turn = told.turn;
    if (this.ply !== told.ply) this.hint = null;
    this.ply = told.ply;
    this.choices = told.choices;
    this.clocks = told.clocks;
    this.clocksAt = performance.now();
    this.offer = told.offer;
    this.ending = told.ending;
    this.rematch = told.rematch;
    if (settings.chosen.overlays.length) void this.askOverlays();
    else this.overlays = [];
  }

  /** One update at a time; each gets the time that its glides need. */
  private async showAll(): Promise<void> {
    this.showing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const wait = this.show(next);
      if (wait && this.queue.length) await new Promise((go) => setTimeout(go, wait));
    }
    this.showing = false;
  }

  private show(update: Update): number {
    const wasMine = this.myTurn;
    const ended = this.ending === null && update.ending !== null;
    let wait = 0;
    if (update.scene && this.scene) {
      const after = applyChange(this.scene, update.scene);
      this.delays = delays(this.scene, after);
      this.scene = after;
      wait = settings.glide * (this.delays.size ? 1.8 : 1);
    }
    if (update.seats) this.seats = update.seats;
    if (update.you) this.you = update.you;
    const known = this.lines.at(-1)?.number ?? -1;
    const fresh = update.lines.filter((line) => line.number > known);
    this.lines = [...this.lines, ...fresh];
    this.settle(update);
    this.speak(fresh, update.scene?.prompt);
    if (ended) sound("end");
    else if (this.myTurn && !wasMine) sound("turn");
    else if (fresh.some((line) => line.kind === "chance")) sound("chance");
    else if (fresh.some((line) => line.kind === "action")) sound("move");
    return wait;
  }

  private speak(fresh: readonly Line[], prompt: Message | undefined): void {
    const said = fresh.flatMap((line) => line.messages.map((message) => tell(message)));
    if (prompt) said.push(tell(prompt));
    if (said.length) this.narration = said.join(" ");
  }
}
