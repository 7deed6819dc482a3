/** How it stands at a table in a list, for the person who looks at the list. */
import type { Game, Listed } from "./api";
import { say, words } from "./fluent.svelte";
import { optionText, presetTitle, seatTitle, sitter } from "./names";

export interface Fate {
  text: string;
  /** More about it. */
  detail: string;
  tone: "turn" | "won" | "lost" | "";
}

/** Seats of a ranking such as `G R` or `R=G`, best first. */
export function ranking(table: Listed): string[][] {
  return (table.result ?? "")
    .split(" ")
    .filter(Boolean)
    .map((place) => place.split("="));
}

function nameOf(table: Listed, name: string): string {
  const seat = table.seats.find((each) => each.name === name);
  return seat?.nickname || seatTitle(table.game, name);
}

export function fateOf(table: Listed): Fate {
  if (table.status === "over") return endOf(table);
  const seat = table.turn === null ? undefined : table.seats[table.turn];
  const isMine = table.seats.some((each) => each.yours);
  if (table.status === "open")
    return { text: say(isMine ? "client-fate-waiting" : "client-seat-open"), detail: "", tone: "" };
  if (seat?.yours) return { text: say("client-your-turn"), detail: "", tone: "turn" };
  return {
    text: seat ? say("client-fate-turn", { who: sitter(seat) }) : say("client-running-tables"),
    detail: "",
    tone: "",
  };
}

/** What is said of somebody who gave up or ran out of time, and to them. */
const GAVE_UP: Partial<Record<NonNullable<Listed["outcome"]>, [string, string]>> = {
  resign: ["table-resign", "client-fate-resigned"],
  flag: ["table-flag", "client-fate-flag"],
};
const gaveUp = (table: Listed): string[] => (table.outcome && GAVE_UP[table.outcome]) ?? [];

/** With two players, the loser did. */
function reason(table: Listed, loser: string): string {
  const [id] = gaveUp(table);
  return id ? say(id, { who: nameOf(table, loser) }) : "";
}

function endOf(table: Listed): Fate {
  const places = ranking(table);
  const [best = []] = places;
  const loser = places.at(-1)?.[0] ?? "";
  if (table.outcome === "won") return { text: say("client-fate-all-won"), detail: "", tone: "won" };
  if (table.outcome === "lost") return { text: say("client-fate-all-lost"), detail: "", tone: "lost" };
  if (places.length < 2) {
    // Of matches that ended long ago it is not known whether all lost or nobody won.
    const isDraw = table.outcome !== null;
    return { text: say(isDraw ? "client-result-draw-short" : "client-fate-over"), detail: "", tone: "" };
  }
  const mine = table.seats.filter((seat) => seat.yours).map((seat) => seat.name);
  const [me = ""] = mine;
  if (mine.length !== 1)
    return {
      text: best.map((name) => nameOf(table, name)).join(", "),
      detail: reason(table, loser),
      tone: "",
    };
  if (best.includes(me)) return { text: say("client-fate-won"), detail: reason(table, loser), tone: "won" };
  const [, own] = gaveUp(table);
  if (own && me === loser) return { text: say(own), detail: "", tone: "lost" };
  if (table.seats.length < 3) return { text: say("client-fate-lost"), detail: "", tone: "lost" };
  const ahead = places
    .slice(
      0,
      places.findIndex((names) => names.includes(me)),
    )
    .flat().length;
  return { text: say("client-result-mine", { place: ahead + 1 }), detail: "", tone: "" };
}

/** The time to think, in words. */
export function clockOf(table: Listed): string {
  const clock = table.clock;
  if (!clock) return "";
  if (clock.kind === "game") return say("client-limits");
  if (clock.kind === "bank")
    return say("client-clock-minutes", {
      minutes: Math.round(clock.seconds / 6) / 10,
      more: clock.increment,
    });
  return clock.seconds === 86_400
    ? say("client-clock-day")
    : say("client-clock-turn", { minutes: Math.round(clock.seconds / 6) / 10 });
}

/** What is played: the preset, or the options that are not as usual. */
export function setupOf(table: Listed, game: Game | undefined): string {
  if (table.preset)
    return game && game.presets.length > 1 && words.has(`${table.game}-preset-${table.preset}`)
      ? presetTitle(table.game, table.preset)
      : "";
  return Object.entries(table.options)
    .map(([name, value]) => {
      const text = optionText(table.game, name, String(value), String(value));
      return `${optionText(table.game, name, "", name)}: ${text}`;
    })
    .join(" · ");
}
