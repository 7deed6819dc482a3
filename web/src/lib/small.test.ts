import { describe, expect, it } from "vitest";
import { makeBundle } from "./fluent.svelte";
import { firstLanguage, LANGUAGES } from "./languages";
import { parse as route } from "./router.svelte";
import { clockText } from "./times";

const catalogues = import.meta.glob<string>(
  ["../../../src/herna/locales/*/*.ftl", "../../../src/herna/games/*/words/*/*.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

describe("routes", () => {
  it("are read from paths", () => {
    expect(route("/")).toEqual({ page: "home" });
    expect(route("/t/abc")).toEqual({ page: "table", id: "abc" });
    expect(route("/new/thebase/here")).toEqual({ page: "new", game: "thebase", way: "here" });
    expect(route("/new/thebase/what")).toEqual({ page: "missing" });
    expect(route("/what/ever/this/is")).toEqual({ page: "missing" });
  });
});

describe("languages", () => {
  it("are guessed from what the browser prefers", () => {
    expect(firstLanguage(["fr-FR", "sk-SK", "cs"])).toBe("sk");
    expect(firstLanguage(["pl"])).toBe("en");
  });

  it("read their catalogues without mistakes", () => {
    for (const language of LANGUAGES) {
      const texts = Object.entries(catalogues).flatMap(([path, text]) =>
        path.includes(`/${language}/`) ? [text] : [],
      );
      const bundle = makeBundle(language, texts);
      const message = bundle.getMessage("client-watching")?.value;
      const errors: Error[] = [];
      if (message) bundle.formatPattern(message, { count: 3 }, errors);
      expect(message).toBeTruthy();
      expect(errors).toEqual([]);
    }
  });

  it("tell a place among more than two", () => {
    const told = LANGUAGES.map((language) => {
      const texts = Object.keys(catalogues)
        .filter((path) => path.includes(`/${language}/`))
        .map((path) => catalogues[path] ?? "");
      const bundle = makeBundle(language, texts);
      const message = bundle.getMessage("client-result-mine")?.value;
      return message ? [2, 3, 5].map((place) => bundle.formatPattern(message, { place })) : [];
    });
    expect(told.flat()).toEqual(
      expect.arrayContaining(["3rd place", "5th place", "3. místo", "3. Platz", "3. miesto"]),
    );
  });
});

describe("small things", () => {
  it("tell the time", () => {
    expect(clockText(59_001)).toBe("1:00");
    expect(clockText(3_600_000)).toBe("1:00:00");
    expect(clockText(2 * 86_400_000 + 3_600_000)).toBe("2 d 01:00");
  });
});
