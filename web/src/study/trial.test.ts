/** A try at an exercise: what is answered late changes nothing that has been shown meanwhile. */
import { beforeEach, expect, it, vi } from "vitest";
import type * as api from "./api";
import { Trial } from "./trial.svelte";

/** What was asked, and how to answer it. */
let asked: { played: readonly api.Tried[]; answer: (found: Partial<api.Studied>) => void }[];

vi.mock("./api", () => ({
  tryIt: (_: string, __: string, { played }: { played: readonly api.Tried[] }) =>
    new Promise((go) => asked.push({ played, answer: (found) => go({ ...PLAIN, ...found }) })),
}));
vi.mock("../lib/fluent.svelte", async (original) => ({
  ...(await original<typeof import("../lib/fluent.svelte")>()),
  words: { need: async () => {} },
}));

const scene = { sprites: [], zones: [] };
const PLAIN = {
  game: "ludo",
  steps: 1,
  verdict: "open",
  keep: 0,
  more_hints: 2,
  moves: [],
  choices: [],
  scene,
};

beforeEach(() => {
  asked = [];
});

async function begun(): Promise<Trial> {
  const trial = new Trial("lessons", "ludo.a");
  void trial.open(0);
  asked[0]?.answer({});
  await vi.waitFor(() => expect(trial.busy).toBe(false));
  return trial;
}

it("asks for no hint while something is shown", async () => {
  const trial = await begun();
  void trial.again();
  void trial.hint();
  expect(asked).toHaveLength(2);
  expect(trial.hints).toBe(0);
});

it("keeps what was tried while a hint was on its way", async () => {
  const trial = await begun();
  void trial.hint();
  void trial.again();
  expect(asked).toHaveLength(3);
  asked[2]?.answer({ keep: 7 });
  await vi.waitFor(() => expect(trial.busy).toBe(false));
  asked[1]?.answer({ verdict: "wrong" });
  await new Promise((go) => setTimeout(go));
  expect([trial.answer?.verdict, trial.answer?.keep]).toEqual(["open", 7]);
});
