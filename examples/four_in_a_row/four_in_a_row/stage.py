"""Four in a row as a picture: a rack of seven columns to touch, and the stones in it."""

from __future__ import annotations

from functools import cache

from herna.engine.scene import Message, Scene, Sprite, Zone
from herna.engine.stage import Stage
from herna.engine.state import State

from .kernel import rules
from .notation import EMPTY, NAMES, SEATS, rack, size

REFUSALS = {rules.NO_SUCH_COLUMN: "no-column", rules.OVER: "over", rules.FULL: "full"}


def say(what: str, **args: str | int) -> Message:
    """A message of `words/`."""
    return Message(f"four_in_a_row-{what}", args)


# A unit is a square, and y counts from the top. What looks the same is the same object: comparing scenes is then quick.
@cache
def column_sprites(columns: int, rows: int) -> tuple[Sprite, ...]:
    drawing = "column" if rows == rules.ROWS else "column-small"
    return tuple(
        Sprite(name, drawing, column + 0.5, rows / 2, say("column", column=name), rule="2")
        for column, name in enumerate(NAMES[:columns])
    )


@cache
def stone(column: int, row: int, rows: int, owner: str) -> Sprite:
    """Without a label: touches go through it, to the column."""
    return Sprite(f"{NAMES[column]}{row + 1}", f"stone-{owner}", column + 0.5, rows - row - 0.5, z=1)


class FourInARowStage(Stage):
    turning_points = frozenset({"four_in_a_row-log-line"})

    def scene(self, state: State, seat: int | None) -> Scene:
        columns, rows = size(state)
        stones = [
            stone(column, row, rows, owner)
            for column, squares in enumerate(rack(state))
            for row, owner in enumerate(squares)
            if owner != EMPTY
        ]
        zone = Zone("rack", "main", columns, rows, say("rack"), (*column_sprites(columns, rows), *stones))
        return Scene((zone,), self._prompt(state))

    def _prompt(self, state: State) -> Message:
        if self.game.actor(state) >= 0:
            return say("prompt", who=SEATS[state[0].turn])
        won = rules.winner(state[0])
        return say("prompt-line", who=SEATS[won]) if won >= 0 else say("prompt-full")

    def touches(self, state: State, action: int) -> tuple[str, ...]:
        return (NAMES[action],)

    def narrate(self, before: State, action: int, after: State) -> tuple[Message, ...]:
        who = SEATS[before[0].turn]
        dropped = say("log-drop", who=who, column=NAMES[action])
        return (dropped, say("log-line", who=who)) if rules.winner(after[0]) >= 0 else (dropped,)

    def instruct(self, state: State, action: int) -> Message:
        return say("do-drop", column=NAMES[action])

    def merit(self, before: State, action: int, after: State) -> Message | None:
        return say("merit-line") if rules.winner(after[0]) >= 0 else None

    def explain(self, reason: int) -> Message | None:
        return say(f"refusal-{REFUSALS[reason]}", rule=self.game.reasons[reason][0])
