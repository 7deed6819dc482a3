// Writes src/lib/protocol.ts from docs/protocol.schema.json, or says that it is stale.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const schemaFile = fileURLToPath(new URL("../../docs/protocol.schema.json", import.meta.url));
const typesFile = fileURLToPath(new URL("../src/lib/protocol.ts", import.meta.url));
const schema = JSON.parse(readFileSync(schemaFile, "utf8"));
const text = await compile({ ...schema, title: "Protocol" }, "Protocol", {
  additionalProperties: false,
  bannerComment: "// Written by `npm run types` from docs/protocol.schema.json. Not to be edited.",
  format: false,
  maxItems: 3,
  unreachableDefinitions: true,
});
if (process.argv[2] === "--write") {
  writeFileSync(typesFile, text);
} else {
  let present = "";
  try {
    present = readFileSync(typesFile, "utf8");
  } catch {}
  if (present !== text) {
    console.error("src/lib/protocol.ts is stale: npm run types");
    process.exit(1);
  }
}
