// Finishes a build: files as the server sends them (compressed once, here), and the worker that keeps them on devices.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const SQUEEZED = /\.(js|css|svg|html|webmanifest)$/;
/** Bytes below which compressing costs more than it saves. */
const SMALL = 600;

const filesIn = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const file = join(folder, name);
    return statSync(file).isDirectory() ? filesIn(file) : [file];
  });

function squeeze(file) {
  const data = readFileSync(file);
  if (!SQUEEZED.test(file) || data.length < SMALL) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(data, { params }));
  writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }));
}

/** A Vite plugin. `sw.js` gets the version of the build: a browser that sees another one throws the old files away. */
export function shell() {
  let folder = "";
  return {
    name: "herna-shell",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = filesIn(folder).sort();
      const version = createHash("sha256");
      for (const file of files) version.update(relative(folder, file)).update(readFileSync(file));
      const worker = join(folder, "sw.js");
      writeFileSync(
        worker,
        readFileSync(worker, "utf8").replace("VERSION_OF_BUILD", version.digest("hex").slice(0, 16)),
      );
      for (const file of files) squeeze(file);
    },
  };
}
