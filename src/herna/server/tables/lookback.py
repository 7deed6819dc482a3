"""Looking back: the table as it was after a line of its log, and how it went on."""

from __future__ import annotations

from itertools import islice

from herna.engine.game import State
from herna.engine.scene import Scene

from ..errors import Refused
from ..protocol import Halt
from .charter import Held
from .difference import scene_change
from .table import Table
from .view import viewer, visible


def look_back(table: Table, held: Held, number: int, steps: int) -> tuple[Scene, tuple[Halt, ...]]:
    """The scene after a row, and after each of some actions and chance events that followed.

    It is seen through the eyes of the seat that looks now, with what that seat could know then: at one screen, the next
    player does not see the cards of the one before.
    """
    if table.outdated:
        raise Refused("outdated", "its positions follow from rules that this server no longer has")
    if number > table.number:
        raise Refused("stale", f"the log goes to line {table.number}, not to {number}")
    stage, seat = table.game.stage, viewer(table, held)

    def shown(state: State) -> Scene:
        return stage.scene(visible(table, state, held), seat)

    first = before = shown(table.opening if number < 0 else table.after_row[number].state)
    played = (row.number for row in table.rows[number + 1 :] if row.number in table.transitions)
    found = []
    for row in islice(played, steps):
        after = shown(table.transitions[row].after)
        found.append(Halt(row, scene_change(before, after)))
        before = after
    return first, tuple(found)
