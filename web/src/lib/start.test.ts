import { describe, expect, it } from "vitest";
import type { Game } from "./api";
import { allOptions, casualLevels, levelFor, presetOf, seatings, seatWish, usualSitter } from "./start";

const plain = { roster: 0, drawn: false, casual: false };
const crew = ["1", "2", "3", "4"];
const game: Game = {
  name: "station",
  title: "Station",
  summary: "",
  rules: "1",
  options: [
    { name: "pairs", default: false, choices: [false, true], explain: "", ...plain },
    { name: "master", default: false, choices: [false, true], explain: "", ...plain },
    { name: "cap", default: 40, choices: [], explain: "", ...plain },
  ],
  presets: [
    { name: "crew", options: {}, seats: null, knobs: {} },
    { name: "master", options: { master: true }, seats: null, knobs: {} },
  ],
  seatings: [
    { options: { pairs: false, master: false }, seats: [crew, ["1"]] },
    { options: { pairs: true, master: false }, seats: [["1", "2"]] },
    {
      options: { pairs: false, master: true },
      seats: [
        [...crew, "S"],
        ["1", "S"],
      ],
    },
    { options: { pairs: true, master: true }, seats: [["1", "2", "S"]] },
  ],
  levels: ["easy"],
  opponents: ["easy"],
  default_level: "easy",
  takebacks: true,
  hides: false,
  organised: false,
  paced: false,
  campaigns: [],
};

describe("options", () => {
  it("are at their default where nothing was chosen", () => {
    expect(allOptions(game, { master: true })).toEqual({ pairs: false, master: true, cap: 40 });
  });

  it("have the name of a preset where they are equal, however they came about", () => {
    expect(presetOf(game, {})?.name).toBe("crew");
    expect(presetOf(game, { master: false, cap: 40 })?.name).toBe("crew");
    expect(presetOf(game, { pairs: false, master: true })?.name).toBe("master");
    expect(presetOf(game, { cap: 30 })).toBeNull();
  });

  it("decide the seats", () => {
    expect(seatings(game, {})[0]).toEqual(crew);
    expect(seatings(game, { pairs: true, cap: 10 })).toEqual([["1", "2"]]);
    expect(seatings(game, { master: true }).map((names) => names.at(-1))).toEqual(["S", "S"]);
  });
});

describe("who sits where", () => {
  const usual = (way: "bot" | "friends" | "here" | "watch") =>
    [0, 1, 2].map((seat) => usualSitter(way, seat, 1, "easy"));

  it("follows the way", () => {
    expect(usual("bot")).toEqual(["bot:easy", "me", "bot:easy"]);
    expect(usual("friends")).toEqual(["open", "me", "open"]);
    expect(usual("here")).toEqual(["here", "me", "here"]);
    expect(usual("watch")).toEqual(["bot:easy", "bot:easy", "bot:easy"]);
  });

  it("is a bot of the preferred level where that is offered", () => {
    const other = { ...game, levels: ["naive", "clever"], opponents: ["clever"], default_level: "clever" };
    expect(levelFor(game, null)).toBe("easy");
    expect(levelFor(game, "clever")).toBe("easy");
    expect(levelFor(other, "naive")).toBe("naive");
    expect(casualLevels(other, "easy")).toEqual(["clever"]);
    expect(casualLevels(other, "naive")).toEqual(["naive", "clever"]);
  });

  it("is told to the server", () => {
    expect(seatWish("me", "Eva")).toEqual({ kind: "me", nickname: "Eva" });
    expect(seatWish("here", "Petr")).toEqual({ kind: "here", nickname: "Petr" });
    expect(seatWish("open", "Eva")).toEqual({ kind: "open" });
    expect(seatWish("bot:hard", "Eva")).toEqual({ kind: "bot", level: "hard" });
  });
});
