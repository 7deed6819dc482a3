// boardgame.io without a server as a contender of benchmarks/engines.py; contenders/orders.py says what an order is.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { fourChoices, fourInARow, ticTacToe, ticTacToeChoices } from "./games.mjs";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { MCTSBot } = require("boardgame.io/ai");
const { version } = require("boardgame.io/package.json");

const ENOUGH = 0.2; // seconds that one call takes at least
const SIMULATIONS = 1000; // of one search
const GAMES = {
  connect_four: { game: fourInARow, move: "drop", choices: fourChoices },
  tic_tac_toe: { game: ticTacToe, move: "mark", choices: ticTacToeChoices },
};
const now = () => performance.now() / 1000;
const busy = () => Object.values(process.cpuUsage()).reduce((one, other) => one + other) / 1e6;
const say = (answer) => console.log(JSON.stringify(answer));
const pick = (things) => things[Math.floor(Math.random() * things.length)];

/** A match through the client of boardgame.io, which needs no server. */
function api({ game, move, choices }) {
  const client = Client({ game, numPlayers: 2, debug: false });
  return async (size) => {
    let actions = 0;
    for (let match = 0; match < size; match++) {
      client.reset();
      for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
        client.moves[move](pick(choices(state.G)));
        actions++;
      }
    }
    return [size, actions];
  };
}

/** Its own search from the first position; the actions are simulations, each played at random to the end. */
function search({ game, move, choices }) {
  const enumerate = (G) => choices(G).map((choice) => ({ move, args: [choice] }));
  const state = Client({ game, numPlayers: 2, debug: false }).store.getState();
  return async (size) => {
    for (let round = 0; round < size; round++) {
      const bot = new MCTSBot({ game, enumerate, iterations: SIMULATIONS, playoutDepth: 50 });
      await bot.play(state, "0");
    }
    return [size, size * SIMULATIONS];
  };
}

function replay({ game, move, choices }, actions) {
  const client = Client({ game, numPlayers: 2, debug: false });
  const legal = [];
  for (const action of actions) {
    legal.push(choices(client.getState().G));
    client.moves[move](action);
  }
  const { gameover } = client.getState().ctx;
  const payoff = (player) => (gameover?.winner === undefined ? 0 : gameover.winner === player ? 1 : -1);
  return { legal, over: gameover !== undefined, payoffs: [payoff("0"), payoff("1")] };
}

async function warmedUp(play) {
  await play(1);
  for (let size = 1; ; size *= 2) {
    const started = busy();
    await play(size);
    if (busy() - started > ENOUGH) return [play, size];
  }
}

async function measured([play, size], seconds) {
  let matches = 0;
  let actions = 0;
  const started = now();
  const before = busy();
  while (now() - started < seconds) {
    const [ended, played] = await play(size);
    matches += ended;
    actions += played;
  }
  return { matches, actions, seconds: now() - started, processor: busy() - before };
}

const TASKS = { api, search };
const kept = {};
say({ version: `${version} with Node ${process.versions.node}`, games: Object.keys(GAMES), tasks: Object.keys(TASKS) });
for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line);
  try {
    const game = GAMES[order.game];
    if (order.task === "replay") {
      say({ replayed: order.matches.map((actions) => replay(game, actions)) });
      continue;
    }
    const key = `${order.task} ${order.game}`;
    kept[key] ??= await warmedUp(TASKS[order.task](game));
    say(await measured(kept[key], order.seconds));
  } catch (error) {
    say({ error: String(error) });
  }
}
