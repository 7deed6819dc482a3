"""Four in a row as a picture: a rack of seven columns to touch, and the stones in it."""

from __future__ import annotations

from herna.engine.scene import Message, Scene, Sprite, Zone
from herna.engine.stage import Stage
from herna.engine.state import State

from .kernel.rules import COLUMNS, ROWS, winner
from .notation import NAMES, SEATS, stone_at

REASONS = {1: "no-column", 2: "over", 3: "full"}


def say(what: str, **args: str | int) -> Message:
    return Message(f"four_in_a_row-{what}", args)


class FourInARowStage(Stage):
    turning_points = frozenset({"four_in_a_row-log-line"})

    def scene(self, state: State, seat: int | None) -> Scene:
        columns = [
            Sprite(name, "column", column + 0.5, ROWS / 2, say("column", column=name), rule="2")
            for column, name in enumerate(NAMES)
        ]
        stones = [
            Sprite(f"{NAMES[c]}{r + 1}", f"stone-{SEATS[player]}", c + 0.5, ROWS - r - 0.5, z=1)
            for c in range(COLUMNS)
            for r in range(ROWS)
            if (player := stone_at(state, c, r)) is not None
        ]
        return Scene((Zone("rack", "main", COLUMNS, ROWS, say("rack"), (*columns, *stones)),), self._prompt(state))

    def _prompt(self, state: State) -> Message:
        if self.game.actor(state) >= 0:
            return say("prompt", who=SEATS[state[0].turn])
        return say("prompt-line", who=SEATS[1 - state[0].turn]) if winner(state[0]) >= 0 else say("prompt-full")

    def touches(self, state: State, action: int) -> tuple[str, ...]:
        return (NAMES[action],)

    def narrate(self, before: State, action: int, after: State) -> tuple[Message, ...]:
        who = SEATS[before[0].turn]
        dropped = say("log-drop", who=who, column=NAMES[action])
        return (dropped, say("log-line", who=who)) if winner(after[0]) >= 0 else (dropped,)

    def explain(self, reason: int) -> Message | None:
        return say(f"refusal-{REASONS[reason]}", rule=self.game.reasons[reason][0])
