"""FEJAG: the options of a match, and the record that `setup` takes. Rules 13."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from herna.engine.errors import BadOption
from herna.engine.game import Option, State
from herna.engine.values import shown

from . import map_option, maps
from .kernel.state import DAYS, FEWEST_DAYS, HONOUR, MOST_POINTS, NONE, PLACE_POINTS, SETTINGS, TEAMS
from .layout import lay_out

LATE_EGG = {"off": 0, "honour": HONOUR, "on": 1}  # as the record has it


def read_calendar(value: object) -> str:
    """`random`, or the day teams of all days but the last."""
    text = str(value).strip()
    if text == "random" or (FEWEST_DAYS <= len(text) + 1 <= DAYS and set(text) <= set(TEAMS)):
        return text
    raise BadOption(f"calendar: expected random, or a team code for each day (FEJAGFEJAG), not {shown(value)}")


def read_days(value: object) -> int:
    """How many days there are before the last one."""
    text = str(value).strip()
    if text.isdecimal() and len(text) < 3 and FEWEST_DAYS <= int(text) + 1 <= DAYS:
        return int(text)
    raise BadOption(f"days: from {FEWEST_DAYS - 1} to {DAYS - 1}, not {shown(value)}")


def read_points(value: object) -> str:
    """The points for places 1..5, like `20 16 13 11 10`."""
    words = str(value).replace(",", " ").split()
    numbers = [int(word) for word in words if word.isdecimal() and len(word) < 4]
    falling = sorted(numbers, reverse=True)
    if len(numbers) == len(words) == len(TEAMS) and numbers == falling and falling[0] <= MOST_POINTS:
        return " ".join(map(str, numbers))
    raise BadOption(
        f"points: five numbers from 0 to {MOST_POINTS}, none greater than the one before (20 16 13 11 10), "
        f"not {shown(value)}"
    )


def read_late_egg(value: object) -> str:
    """Before `honour` there were only yes and no."""
    text = str(value).strip().lower()
    text = {"true": "on", "false": "off"}.get(text, text)
    if text in LATE_EGG:
        return text
    raise BadOption(f"late_egg: expected {', '.join(LATE_EGG)}, not {shown(value)}")


OPTIONS = (
    Option("chain", True, (True, False), "may light gained by a placement be used in the same turn"),
    Option("teleport_dirs", "all", ("all", "same"), "a teleport emits in all directions of the figure, or goes on"),
    Option("middle_ends", "path", ("path", "any"), "middle sections: of paths, or between any two figures"),
    Option("protect_dark", True, (True, False), "are middle sections of paths put out by an attack protected"),
    Option("cond3", "team", ("team", "target"), "an attacker stands in no light of the team, or of the target"),
    Option("balance", "running", ("running", "settled"), "a counter-attack counts while it shines, or for good"),
    Option("hp1_scope", "path", ("path", "team"), "the first attacker keeps others from the path, or from the team"),
    Option("reveal", "hits", ("hits", "cells"), "uncovered obstacles: those that stop light, or all beside seen cells"),
    Option(
        *("late_egg", "off", tuple(LATE_EGG)),
        explain="may the secret of the egg be told after day 10: no, for the honour alone, or for what is not yet won",
        parse=read_late_egg,
    ),
    Option("order", "rank", ("rank", "submission"), "teams buy one after another, or all together"),
    Option("penalty", "off", ("off", "gm"), "may the game master deduct the price of an illegal request"),
    Option("ranks", "manual", ("manual", "random", "effort"), "sub-games: at the camp, drawn, or by effort cards"),
    Option(
        *("calendar", "random"),
        explain="day teams: drawn, or a team code a day",
        parse=read_calendar,
        roster=2,
        length="days",
    ),
    Option(
        *("days", DAYS - 1),
        explain="days with a day team and buying (3 to 10); the last one follows",
        parse=read_days,
        span=(FEWEST_DAYS - 1, DAYS - 1),
    ),
    Option(
        *("points", " ".join(map(str, PLACE_POINTS))),
        explain="points for places 1 to 5",
        parse=read_points,
        numbers=len(PLACE_POINTS),
    ),
    Option(
        "map",
        map_option.DEFAULT,
        explain="size (11, 21, 31, 41), difficulty (easy, normal, hard) and seed of a generated map, or a map as text",
        parse=map_option.read,
        settle=map_option.settle,
        renew=map_option.renew,
        secret=True,
    ),
)

# what does not belong to the map
KEPT = frozenset(SETTINGS.names or ()) - {
    *("right", "below", "start", "site", "portal", "terrain", "width", "height", "campaign")
}


def settings(options: dict[str, Any]) -> np.ndarray[Any, Any]:
    """The options as the record that `setup` takes."""
    out = np.zeros(1, SETTINGS)
    s = out[0]
    s.chain = options["chain"]
    s.same_direction = options["teleport_dirs"] == "same"
    s.middle_any = options["middle_ends"] == "any"
    s.protect_dark = options["protect_dark"]
    s.whole_team = options["cond3"] == "team"
    s.settled = options["balance"] == "settled"
    s.team_scope = options["hp1_scope"] == "team"
    s.reveal_cells = options["reveal"] == "cells"
    s.late_egg = LATE_EGG[options["late_egg"]]
    s.submission = options["order"] == "submission"
    s.penalty = options["penalty"] == "gm"
    s.ranks = ("manual", "random", "effort").index(options["ranks"])
    s.days = options["days"] + 1
    s.place_points[:] = [int(word) for word in options["points"].split()]
    calendar = options["calendar"]
    if calendar != "random" and len(calendar) != options["days"]:
        raise BadOption(f"calendar: {options['days']} team codes, one a day, not {shown(calendar)}")
    s.calendar[:] = NONE
    if calendar != "random":
        s.calendar[: len(calendar)] = [TEAMS.index(code) for code in calendar]
    lay_out(s, map_option.board(options["map"], options["teleport_dirs"] == "same"))
    return out


def on_other_map(state: State, text: str, walls: Iterable[str]) -> np.ndarray[Any, Any]:
    """The options of this state with another map, and with obstacles (`c2|`, `c2_`) added to it."""
    out = np.zeros(1, SETTINGS)
    s = out[0]
    for name in KEPT:
        s[name] = state[0][name]
    board = map_option.board(text, bool(s.same_direction))
    lay_out(s, board)
    for wall in walls:
        cell = maps.cell_at(wall[:-1])
        if cell is None or wall[-1] not in "|_" or cell[0] >= board.width or cell[1] >= board.height:
            raise BadOption(f"map: {shown(wall)} is no obstacle on this map; c2| or c2_")
        s["right" if wall[-1] == "|" else "below"][cell[1]] |= np.int64(1) << np.int64(cell[0])
    return out
