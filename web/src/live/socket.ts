/** The connection to a table: says hello, comes back after a break, matches answers with questions. */
import type { Protocol } from "../lib/protocol";

export type Ask = Protocol["client"];
export type ServerMessage = Protocol["server"];
export type Failure = Extract<ServerMessage, { type: "error" }>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Question = WithoutId<Exclude<Ask, { type: "hello" }>>;
export type Link = "connecting" | "open" | "lost";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const HEARTBEAT = 20_000;
/** If an answer takes longer than this, check that the server is there. */
const SOON = 3000;
const SILENCE = 5000;
/** Temporary reasons to refuse a hello. */
const PASSING = new Set(["internal", "slow", "unavailable", "flood", "preparing"]);

export class Refusal extends globalThis.Error {
  constructor(readonly answer: Failure) {
    super(answer.text);
  }
}

export interface Listener {
  hear(message: ServerMessage): void;
  link(state: Link): void;
  /** The hello was refused: there is no such table, or the secret opens nothing. */
  turnedAway(failure: Failure): void;
  /** The hello has to wait, and why. */
  delayed(failure: Failure): void;
  /** The number of the last line known, to get only what was missed. */
  last(): number | null;
  /** This browser has been at the table, so it may come back, as when a campaign moves to another computer. */
  known(): boolean;
}

/** Whose view to show: a spectator's, ignoring held seats, or, for an organiser, that of a seat. */
export interface Eyes {
  watch?: boolean;
  seat?: number;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private nextId = 1;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private readonly waiting = new Map<
    number,
    { done: (answer: ServerMessage) => void; failed: (why: unknown) => void }
  >();
  private ended = false;
  private hello = 0;
  private greeted = false;
  /** There was no server, or no such table, so another one may answer now, whose lines have other numbers. */
  private estranged = false;

  constructor(
    private readonly table: string,
    private secret: string | null,
    private readonly listener: Listener,
    private readonly eyes: Eyes = {},
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Ask something; the promise fails with a Refusal, or when the connection breaks. */
  ask(question: Question): Promise<ServerMessage> {
    return new Promise((done, failed) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        failed(new globalThis.Error("offline"));
        return;
      }
      const id = this.nextId++;
      this.waiting.set(id, { done, failed });
      this.socket.send(JSON.stringify({ ...question, id }));
      if (question.type !== "ping") setTimeout(() => this.waiting.has(id) && this.beat(), SOON);
    });
  }

  /** Say hello again with another secret. */
  reopen(secret: string | null): void {
    this.secret = secret;
    if (this.socket) this.drop(this.socket);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
    this.failAll();
  }

  private readonly hurry = (): void => {
    if (this.ended || document.visibilityState !== "visible") return;
    if (this.socket)
      this.beat(); // a device that slept may not have noticed yet
    else {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    // The address names the table, so that a server of several processes hands its people to the same one.
    const at = `/ws?table=${encodeURIComponent(this.table)}`;
    const socket = new WebSocket(`${scheme}://${location.host}${at}`);
    let opened = false;
    this.socket = socket;
    this.listener.link("connecting");
    socket.onopen = () => {
      opened = true;
      this.hello = this.nextId++;
      this.greeted = false;
      const last = this.estranged ? null : this.listener.last();
      socket.send(
        JSON.stringify({
          type: "hello",
          id: this.hello,
          table: this.table,
          secret: this.secret,
          last,
          ...this.eyes,
        }),
      );
      this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => {
      this.estranged ||= !opened;
      this.lost(socket);
    };
  }

  private beat(): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const silent = setTimeout(() => this.drop(socket), SILENCE);
    this.ask({ type: "ping" }).then(
      () => clearTimeout(silent),
      () => clearTimeout(silent),
    );
  }

  private receive(message: ServerMessage): void {
    if (message.type === "bye") {
      this.pause = message.after;
      return;
    }
    if (!("re" in message) || message.re === undefined) {
      this.listener.hear(message);
      return;
    }
    // A message that could not be read is answered without a number.
    const isGreeting = message.re === this.hello || (message.re === 0 && !this.greeted);
    if (isGreeting && message.type === "error") {
      const isAway = message.code === "no_table" && this.listener.known();
      if ((isAway || PASSING.has(message.code)) && this.socket) {
        this.estranged ||= isAway;
        this.listener.delayed(message);
        if (message.code === "preparing") this.pause = FIRST_PAUSE;
        this.drop(this.socket);
      } else this.listener.turnedAway(message);
      return;
    }
    if (isGreeting) {
      this.greeted = true;
      this.estranged = false;
      this.pause = FIRST_PAUSE;
      this.listener.link("open");
      return;
    }
    const asked = this.waiting.get(message.re);
    this.waiting.delete(message.re);
    if (message.type === "error") asked?.failed(new Refusal(message));
    else asked?.done(message);
  }

  /** Close without waiting for the other side, which may be gone. */
  private drop(socket: WebSocket): void {
    socket.close();
    this.lost(socket);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    socket.onmessage = null;
    this.socket = null;
    clearInterval(this.heartbeat);
    this.failAll();
    if (this.ended) return;
    this.listener.link("lost");
    this.timer = setTimeout(() => this.connect(), this.pause * (0.8 + 0.4 * Math.random()));
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 1.7);
  }

  private failAll(): void {
    for (const asked of this.waiting.values()) asked.failed(new globalThis.Error("offline"));
    this.waiting.clear();
  }
}
