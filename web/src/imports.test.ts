/** The import graph of the client: folders import one way, and what is loaded later is not loaded at first. */
import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = new Set(Object.keys(sources).map((path) => path.slice("./".length)));
const STATIC = /^import\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"(\.[^"]+)"/gm;
const ANY = /(?:\bfrom\s+|\bimport\s*\(?\s*)"(\.[^"]+)"/g;

/** The file that a path in an import names, seen from the file with the import. */
function resolve(from: string, path: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  const name = parts.join("/");
  return files.has(`${name}.ts`) ? `${name}.ts` : name;
}

function imports(file: string, pattern: RegExp): string[] {
  const found = (sources[`./${file}`] ?? "").matchAll(pattern);
  return [...found].map(([, path = ""]) => resolve(file, path));
}

const folderOf = (file: string): string => file.split("/").slice(0, -1).join("/");

/** All that a file needs before it can run. */
function needs(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const next of imports(file, STATIC)) needs(next, known);
  return known;
}

describe("imports", () => {
  it("never lead back to the folder they come from, types and later loads included", () => {
    const graph = new Map<string, Set<string>>();
    for (const file of files)
      for (const next of imports(file, ANY)) {
        const [from, to] = [folderOf(file), folderOf(next)];
        if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
      }
    const cycles: string[] = [];
    const visit = (folder: string, way: readonly string[]): void => {
      if (way.includes(folder)) cycles.push([...way.slice(way.indexOf(folder)), folder].join(" -> "));
      else for (const next of graph.get(folder) ?? []) visit(next, [...way, folder]);
    };
    for (const folder of graph.keys()) visit(folder, []);
    expect(graph.get("table")).toContain("scene");
    expect([...new Set(cycles)]).toEqual([]);
  });

  it.each([
    ["table/Table.svelte", "live/table.svelte.ts", /^(rules|camp\/[A-Z])/],
    ["camp/CampNew.svelte", "camp/camp.ts", /^(workshop|table)/],
    [
      "App.svelte",
      "lib/api.ts",
      /^(home|mine|new|table|replay|rules|camp\/[A-Z]|workshop\/(?!words)|practise\/[A-Z]|scene)/,
    ],
  ])("leave what %s opens later for later", (page, used, later) => {
    const needed = [...needs(page)];
    expect(needed).toContain(used);
    expect(needed.filter((file) => later.test(file))).toEqual([]);
  });
});
