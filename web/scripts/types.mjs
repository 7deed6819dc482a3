// Writes src/lib/protocol.ts and src/lib/http.ts from the schemas in docs/, or says which of them are stale.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const schemaOf = (name) => JSON.parse(readFileSync(path(`../../docs/${name}.schema.json`), "utf8"));

async function types(schema, title, from, more = "") {
  const written = await compile({ ...schema, title }, title, {
    additionalProperties: false,
    bannerComment: `// Written by \`npm run types\` from docs/${from}.schema.json. Not to be edited.${more}`,
    format: false,
    maxItems: 3,
    unreachableDefinitions: true,
  });
  return written
    .replace(/\/\*\*\n((?: \*.*\n)+?) \*\/\n/g, (_, lines) => comment(lines))
    .replace(/: \{\n((?:(?:request|answer|\[k: string\]): .*[^{]\n)+)\}/g, (_, fields) => oneLine(fields));
}

/** Of a route or a map: what it has is short. */
const oneLine = (fields) => `: { ${fields.trim().replaceAll("\n", "; ")} }`;

/** What the schema says of a type, without what the generator adds: where it is used, and lengths. */
function comment(lines) {
  const said = lines
    .replace(/ \* This interface was referenced by .*\n \* via the .*\n/, "")
    .split("\n")
    .map((line) => line.replace(/^ \* ?/, ""))
    .filter((line) => line && !line.startsWith("@maxItems"));
  if (!said.length) return "";
  return said.length === 1
    ? `/** ${said[0]} */\n`
    : `/**\n${said.map((line) => ` * ${line}\n`).join("")} */\n`;
}

/** As the generator understands it: the `items` of a tuple are a list, and an object of which nothing is said is open. */
function understood(node) {
  if (Array.isArray(node)) return node.map(understood);
  if (node === null || typeof node !== "object") return node;
  const made = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, understood(value)]));
  if (made.type === "object") return { additionalProperties: !made.properties, ...made };
  if (!Array.isArray(made.prefixItems)) return made;
  const { prefixItems, ...rest } = made;
  return { ...rest, items: prefixItems, additionalItems: false };
}

/** Types that the socket has too are taken from there: references to them become their names. */
function withImports(schema, known) {
  const shared = Object.keys(schema.$defs).filter((name) => name in known.$defs);
  for (const name of shared) {
    const fields = (each) =>
      Object.keys(each.$defs[name].properties ?? {})
        .sort()
        .join();
    if (fields(schema) !== fields(known))
      throw new Error(`HTTP and socket have different types called ${name}`);
  }
  const used = new Set();
  const own = Object.entries(schema.$defs).filter(([name]) => !shared.includes(name));
  const rewritten = JSON.stringify({ ...schema, $defs: Object.fromEntries(own) }, (_, value) => {
    const name = value?.$ref?.replace("#/$defs/", "");
    if (!shared.includes(name)) return value;
    used.add(name);
    return { tsType: name };
  });
  const names = [...used].sort().join(", ");
  return { schema: JSON.parse(rewritten), imports: `\nimport type { ${names} } from "./protocol";` };
}

const protocol = schemaOf("protocol");
const http = withImports(understood(schemaOf("http")), protocol);
const texts = {
  protocol: await types(protocol, "Protocol", "protocol"),
  http: await types(http.schema, "Http", "http", http.imports),
};
for (const [name, text] of Object.entries(texts)) {
  const file = path(`../src/lib/${name}.ts`);
  if (process.argv[2] === "--write") {
    writeFileSync(file, text);
    continue;
  }
  let present = "";
  try {
    present = readFileSync(file, "utf8");
  } catch {}
  if (present !== text) {
    console.error(`src/lib/${name}.ts is stale: npm run types`);
    process.exitCode = 1;
  }
}
