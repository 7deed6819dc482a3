import { expect, it } from "vitest";
import type { OptionDefinition } from "../lib/api";
import type { Team } from "./camp";
import { read, sequenceOf, written } from "./draft";

const team: Team = {
  nickname: "FBI",
  leader: "",
  emoji: "",
  colour: "#c0242f",
  strokes: [],
  inks: [],
  photo: "",
  kind: "people",
  level: null,
};

it("reads what it has written", () => {
  const file = {
    name: "Summer",
    teams: [{ ...team, nickname: "Owls", strokes: [[1, 2, 3, 4]] }],
    texts: { intro: "Once" },
  };
  expect(read("fejag", written("fejag", file), [team])).toEqual(file);
});

it("refuses what is no such file, and keeps what one lacks", () => {
  for (const text of ["", "[]", '{"herna_camp": 1}', written("thebase", { name: "", teams: [], texts: {} })])
    expect(() => read("fejag", text, [team])).toThrow();
  const odd = JSON.stringify({
    herna_camp: 1,
    game: "fejag",
    teams: [{ nickname: 7, leader: "Eva", strokes: "no" }],
    texts: {},
  });
  expect(read("fejag", odd, [team]).teams).toEqual([{ ...team, leader: "Eva" }]);
});

it("has a team for each day, also after the number of days has changed", () => {
  const calendar = { name: "calendar", roster: 2, length: "days", default: "random" } as OptionDefinition;
  const game = { options: [calendar, { name: "days", roster: 0, default: 4 } as OptionDefinition] };
  const chosen = (options: Record<string, number>) =>
    sequenceOf(calendar, game, ["F", "E"], { options, rosters: { calendar: ["E", "E", "F", "F"] } }).join("");
  expect(chosen({})).toBe("EEFF");
  expect(chosen({ days: 3 })).toBe("EEF");
  expect(chosen({ days: 6 })).toBe("EEFFFE");
});
