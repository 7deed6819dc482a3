import { expect, it } from "vitest";
import { inkOn } from "./flags";

it("writes on any colour", () => {
  expect(inkOn("#f2efe9")).toBe("#10131a");
  expect(inkOn("#3a3f4d")).toBe("#ffffff");
});
