// boardgame.io's own server with the game of examples/four_in_a_row: node server.mjs PORT [FOLDER]. With a folder it keeps
// matches there, in its own storage of flat files, else in memory. It ends when its standard input does.
import { createRequire } from "node:module";
import { fourInARow } from "./games.mjs";

const require = createRequire(import.meta.url);
const { FlatFile, Server } = require("boardgame.io/server");

const [port, folder] = process.argv.slice(2);
const server = Server({ games: [fourInARow], origins: [], ...(folder && { db: new FlatFile({ dir: folder }) }) });
const { appServer } = await server.run({ port: { host: "127.0.0.1", port: Number(port) } });
process.on("SIGUSR2", () => globalThis.gc?.());
process.stdin.on("end", () => process.exit(0)).resume();
console.log(JSON.stringify({ port: appServer.address().port }));
