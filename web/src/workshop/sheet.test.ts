import { expect, it } from "vitest";
import { about, changes, type Field, fresh, nextNumber, type Part, typed } from "./sheet";

const label = { id: "x", args: {} };
const field = (name: string, more: Partial<Field> = {}): Field => ({
  name,
  label,
  kind: "text",
  least: 0,
  most: 99,
  step: 1,
  longest: 40,
  choices: [],
  several: 0,
  given: null,
  usual: "",
  needed: true,
  ...more,
});
const part: Part = {
  name: "card",
  label,
  about: null,
  items: [1, 32],
  fields: [
    field("id", { usual: "M01" }),
    field("name"),
    field("kind", { kind: "choice", usual: "attack" }),
    field("value", { kind: "number", usual: 1, given: ["kind", ["attack", "heal"]] }),
    field("elements", { kind: "set", needed: false, given: ["kind", ["attack"]] }),
    field("cost.fire", { kind: "number", usual: 2 }),
  ],
};
const [id, , kind, value] = part.fields as [Field, Field, Field, Field];

it("takes numbers as numbers, and leaves what is none for the server to refuse", () => {
  expect(["3", " 2,5 ", "x", ""].map((text) => typed(value, text))).toEqual([3, 2.5, "x", ""]);
  expect(typed(id, "3")).toBe("3");
});

it("lets fields come and go with the one that they depend on", () => {
  const item = { id: "M01", kind: "attack", value: 3, elements: ["fire"] };
  expect(changes(part, 2, item, kind, "hat")).toEqual([
    { what: "set", part: "card", index: 2, field: "kind", value: "hat" },
    { what: "unset", part: "card", index: 2, field: "value" },
    { what: "unset", part: "card", index: 2, field: "elements" },
  ]);
  expect(
    changes(part, 0, { kind: "hat" }, kind, "heal").map((edit) => [edit.what, edit.field, edit.value]),
  ).toEqual([
    ["set", "kind", "heal"],
    ["set", "value", 1],
  ]);
});

it("gives a new item a number of its own", () => {
  const items = [{ id: "M01" }, { id: "M03" }];
  expect(nextNumber("M01", ["M01", "M03"])).toBe("M02");
  expect(fresh(part, items, null, "New")).toEqual({
    id: "M02",
    name: "New",
    kind: "attack",
    value: 1,
    "cost.fire": 2,
  });
  const like = { id: "M03", name: "Hat", kind: "hat", value: null, elements: [], "cost.fire": 5 };
  expect(fresh(part, items, like, "New")).toEqual({ id: "M02", name: "Hat", kind: "hat", "cost.fire": 5 });
});

it("knows which field a mistake is about", () => {
  const fault = { text: "", line: 1, part: "card", index: 0, field: "cost" };
  const wrong = part.fields.filter((each) => about([fault], part, 0, each).length).map((each) => each.name);
  expect(wrong).toEqual(["cost.fire"]);
  expect(about([fault], part, 1, part.fields[5] as Field)).toEqual([]);
});
