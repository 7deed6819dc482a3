// The people of benchmarks/server.py at a boardgame.io server. The orders are those of herna_client.py.
import { createInterface } from "node:readline";
import { io } from "socket.io-client";

const [host, game] = [`http://127.0.0.1:${process.argv[2]}`, "tiles"];
const TILES = 25;
const TOGETHER = 20; // tables laid or sockets opened at once
const PATIENCE = 30_000; // ms for an answer before the run is given up
const now = () => performance.now();
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

let tables = [];
let spectators = [];
let round = null;

function fail(why) {
  console.log(JSON.stringify({ error: why }));
  process.exit(1);
}

async function post(path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(host + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) fail(`${path}: ${answer.status}`);
  return answer.json();
}

/** A socket that has been told the state of a match. */
class Person {
  constructor(match, playerID, credentials, hear) {
    Object.assign(this, { match, playerID, credentials, state: null, received: 0 });
    this.socket = io(`${host}/${game}`, { forceNew: true, transports: ["websocket"], reconnection: false });
    this.socket.on("disconnect", (why) => why === "io client disconnect" || fail(`a connection was lost: ${why}`));
    this.socket.on("connect_error", (error) => fail(`no connection: ${error.message}`));
    if (hear) this.socket.on("update", (_, state) => hear(this, state));
  }

  async sit() {
    const synced = new Promise((resolve) => this.socket.once("sync", (_, info) => resolve(info.state)));
    const connected = new Promise((resolve) => this.socket.once("connect", resolve));
    await connected;
    // The size of what arrives, as it is on the wire.
    this.socket.io.engine.transport.ws.on("message", (data) => (this.received = data.length));
    this.socket.emit("sync", this.match, this.playerID, this.credentials, 2);
    this.state = await synced;
  }
}

class Table {
  constructor(number) {
    this.random = number + 1;
    this.missing = 0;
  }

  async open() {
    const { matchID } = await post(`/games/${game}/create`, { numPlayers: 2, unlisted: true });
    this.match = matchID;
    this.seats = [];
    for (const playerID of ["0", "1"]) {
      const wish = { playerID, playerName: `player ${playerID}` };
      const { playerCredentials } = await post(`/games/${game}/${matchID}/join`, wish);
      const seat = new Person(matchID, playerID, playerCredentials, (who, state) => this.hear(who, state));
      await seat.sit();
      this.seats.push(seat);
    }
  }

  act() {
    const { ctx, _stateID } = this.seats[0].state;
    const mover = this.seats[Number(ctx.currentPlayer)];
    this.random = (this.random * 48271) % 2147483647;
    const payload = {
      type: "turn",
      args: [this.random % TILES],
      playerID: mover.playerID,
      credentials: mover.credentials,
    };
    Object.assign(this, { mover, missing: 2, sent: now() });
    mover.socket.emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.match, mover.playerID);
  }

  hear(seat, state) {
    seat.state = state;
    if (!this.missing) return;
    this.missing -= 1;
    if (seat !== this.mover) round.arrived(this.sent, seat.received);
    if (!this.missing) round.free(this);
  }
}

/** Some seconds of play, with what was seen in them. */
class Round {
  constructor(seconds, rate) {
    Object.assign(this, { rate, waits: [], bytes: 0, inTime: 0, idle: [...tables], busy: 0, started: now() });
    this.end = this.started + seconds * 1000;
    this.changed = () => {};
  }

  arrived(sent, size) {
    const at = now();
    this.waits.push(Math.round((at - sent) * 1000) / 1000);
    this.bytes += size;
    if (at <= this.end) this.inTime += 1;
  }

  free(table) {
    if (this.rate === null && now() < this.end) {
      table.act();
      return;
    }
    this.busy -= 1;
    this.idle.push(table);
    this.changed();
  }

  begin() {
    this.busy += 1;
    this.idle.shift().act();
  }

  async change() {
    const late = setTimeout(() => fail("no answer to an action"), PATIENCE);
    await new Promise((resolve) => (this.changed = resolve));
    clearTimeout(late);
  }

  async play() {
    if (this.rate === null) {
      while (this.idle.length) this.begin();
    } else {
      await this.playAt(this.rate);
    }
    while (this.busy) await this.change();
  }

  async playAt(rate) {
    for (let due = this.started; due < this.end; due += 1000 / rate) {
      if (due > now()) await pause(due - now());
      while (!this.idle.length) await this.change();
      if (now() >= this.end) return;
      this.begin();
    }
  }

  report() {
    return {
      seconds: (this.end - this.started) / 1000,
      in_time: this.inTime,
      waits: this.waits,
      bytes: this.bytes / Math.max(1, this.waits.length),
      laid: 0,
    };
  }
}

async function inGroups(items, work) {
  for (let start = 0; start < items.length; start += TOGETHER) {
    await Promise.all(items.slice(start, start + TOGETHER).map(work));
  }
}

const deeds = {
  async lay(order) {
    const added = Array.from({ length: order.tables }, (_, number) => new Table(tables.length + number));
    await inGroups(added, (table) => table.open());
    tables.push(...added);
    await pause(1000);
  },
  async watch(order) {
    const places = Array.from({ length: order.spectators }, (_, number) => tables[number % tables.length]);
    await inGroups(places, async (table) => {
      const person = new Person(table.match, null, undefined, null);
      spectators.push(person);
      await person.sit();
      person.socket.io.engine.off("data"); // it looks on: what arrives is not read
    });
    await pause(1000);
  },
  async play(order) {
    round = new Round(order.seconds, order.rate);
    await round.play();
    return round.report();
  },
  async leave() {
    for (const person of [...spectators, ...tables.flatMap((table) => table.seats)]) person.socket.disconnect();
    [spectators, tables] = [[], []];
    await pause(500);
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line);
  console.log(JSON.stringify((await deeds[order.do](order)) ?? {}));
}
process.exit(0);
