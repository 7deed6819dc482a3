// Finishes a build: files as the server sends them (compressed once, here), pages that name what they will need, and the
// worker that keeps them on devices.
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

/** What a page loads beside the shell, so that a browser asks for it with the shell and not after having run that. */
const PAGES = {
  home: "home/Home.svelte",
  table: "table/Table.svelte",
  replay: "replay/Replay.svelte",
  rules: "rules/Rules.svelte",
};

function needsOf(chunk, bundle, found = new Set()) {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) if (bundle[name]?.type === "chunk") needsOf(bundle[name], bundle, found);
  return found;
}

const link = (file) =>
  `<link rel="${file.endsWith(".css") ? "stylesheet" : "modulepreload"}" crossorigin href="/${file}">`;

/** The index with the needs of a page; which page it is, the server knows from its address. */
function pageWith(needs, index) {
  const links = [...needs]
    .filter((file) => !index.includes(`/${file}"`))
    .map((file) => `    ${link(file)}\n`);
  return index.replace("  </head>", `${links.join("")}  </head>`);
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
    writeBundle(_, bundle) {
      const index = readFileSync(join(folder, "index.html"), "utf8");
      for (const [name, source] of Object.entries(PAGES)) {
        const chunk = Object.values(bundle).find((each) => each.facadeModuleId?.endsWith(`/src/${source}`));
        if (!chunk) throw new Error(`there is no ${source} in the build`);
        writeFileSync(join(folder, `${name}.html`), pageWith(needsOf(chunk, bundle), index));
      }
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
