import { expect, it } from "vitest";
import type { Team } from "./camp";
import { read, written } from "./draft";

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
