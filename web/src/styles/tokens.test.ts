import { expect, it } from "vitest";

const sources = import.meta.glob<string>(["../**/*.{svelte,ts,css}", "!../**/*.test.ts", "!./tokens.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Colours that are data. */
const DATA: Record<string, string> = {
  "../lib/flags.ts": "teams choose them, and the server keeps them",
  "../scene/drawings.svelte.ts": "the colour of a symbol's text, where a drawing names none",
};
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;

it("has all colours", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  const found = Object.entries(sources)
    .filter(([path]) => !(path in DATA))
    .flatMap(([path, text]) => (text.match(COLOUR) ?? []).map((colour) => `${path}: ${colour}`));
  expect(found).toEqual([]);
});
