"""The path of touches that stands for an action of FEJAG.

A figure is taken from the shop and put on a cell. Where several teams may act (`order=submission`), those who are not
to act first have their shop in the menu of their panel.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from herna.engine import kernel
from herna.engine.game import State
from herna.engine.scene import Product

from ..kernel.state import (
    CARD,
    CARDS,
    CELLS,
    CHOICE_COUNT,
    CHOICES,
    CLUE,
    DAY,
    DONE,
    DRAW,
    KEY,
    NONE,
    OPEN,
    PENALTY,
    PERMUTATIONS,
    PURSE,
    PURSES,
    QUESTIONS,
    RANK,
    RANKINGS,
    SHEET,
    SHEETS,
    SIDE,
    STRIKE_ONE,
    STRIKE_TWO,
    TEAM_COUNT,
    TEAMS,
    TIMEOUT,
    TYPE_COUNT,
    TYPES,
    VERDICT,
)
from ..maps import cell_at
from ..maps import cell_name as name_at

LETTERS = "abcd"
VERDICTS = ("right", "incomplete", "wrong")
SHOP = tuple(f"shop-{kind}" for kind in TYPES)


@cache
def cell_name(cell: int) -> str:
    return name_at(cell % SIDE, cell // SIDE)


@cache
def cell_id(cell: int) -> str:
    return f"cell-{cell_name(cell)}"


def figure_id(f: int) -> str:
    return f"figure-{f + 1}"


def team_id(team: int) -> str:
    return f"team-{TEAMS[team]}"


def choice_id(choice: int) -> str:
    """A choice of the sheet: question and letter."""
    return f"choice-{choice // CHOICES + 1}{LETTERS[choice % CHOICES]}"


@cache
def sheet_path(sheet: int) -> tuple[str, ...]:
    """The choices of a sheet, question 1 first."""
    digits = [sheet // CHOICES ** (QUESTIONS - 1 - q) % CHOICES for q in range(QUESTIONS)]
    return tuple(choice_id(q * CHOICES + digit) for q, digit in enumerate(digits))


QUESTION_STEPS = tuple(tuple(choice_id(q * CHOICES + i) for i in range(CHOICES)) for q in range(QUESTIONS))


@cache
def ranking_path(line: int) -> tuple[str, ...]:
    """The teams from the best to the last; between tied ones, the sign of equality."""
    places = RANKINGS[line].tolist()
    order = sorted(range(TEAM_COUNT), key=lambda team: (places[team], team))
    path = [f"place-{TEAMS[order[0]]}"]
    for i, (before, team) in enumerate(pairwise(order), start=1):
        path += [f"tie-{i}"] if places[before] == places[team] else []
        path.append(f"place-{TEAMS[team]}")
    return tuple(path)


def touches(state: State, action: int) -> tuple[str, ...]:
    if action < OPEN:
        return _of_team(int(kernel.actor_of(state)) if state["submission"][0] else NONE, action)
    if action < PENALTY:
        return _of_master(action)
    if action < DRAW:
        team, kind = divmod(action - PENALTY, TYPE_COUNT)
        return team_id(team), f"penalty-{TYPES[kind]}"
    return _of_chance(action)


def _of_team(actor: int, action: int) -> tuple[str, ...]:
    """With `actor`, the one to act first of several; NONE if only one may act anyway."""
    if action < DONE:
        bought, cell = divmod(action, CELLS)
        team, kind = divmod(bought, TYPE_COUNT)
        return (*_taken(actor, team, f"shop-{TYPES[kind]}"), cell_id(cell))
    if action < TIMEOUT:
        return _taken(actor, action - DONE, "done")
    if action < CARD:
        return _taken(actor, action - TIMEOUT, "timeout")
    if action < SHEET:
        team, card = divmod(action - CARD, CARDS)
        return _taken(actor, team, f"card-{card + 1}")
    team, sheet = divmod(action - SHEET, SHEETS)
    return *(step[0] for step in _to_sheet(actor, team)), *sheet_path(sheet)


def _to_sheet(actor: int, team: int) -> tuple[tuple[str], ...]:
    return () if actor in (NONE, team) else ((team_id(team),), (f"{TEAMS[team]}-egg",))


def _taken(actor: int, team: int, what: str) -> tuple[str, ...]:
    return (what,) if actor in (NONE, team) else (team_id(team), f"{TEAMS[team]}-{what}")


def _of_master(action: int) -> tuple[str, ...]:
    if action < RANK:
        return ("open",)
    if action < CLUE:
        return ranking_path(action - RANK)
    if action < VERDICT:
        return ("clue",)
    team, verdict = divmod(action - VERDICT, len(VERDICTS))
    return team_id(team), f"verdict-{VERDICTS[verdict]}"


def _of_chance(action: int) -> tuple[str, ...]:
    """Nobody touches these; they only tell outcomes apart."""
    if action < KEY:
        return "draw", "".join(TEAMS[team] for team in PERMUTATIONS[action - DRAW])
    if action < DAY:
        return "key", *sheet_path(action - KEY)
    if action < STRIKE_ONE:
        return "day", TEAMS[action - DAY]
    if action < STRIKE_TWO:
        return "strike", choice_id(action - STRIKE_ONE)
    if action < PURSE:
        one, other = divmod(action - STRIKE_TWO, CHOICE_COUNT)
        return "strike", choice_id(one), choice_id(other)
    team, purse = divmod(action - PURSE, PURSES)
    return "purse", TEAMS[team], str(purse)


def products(state: State) -> tuple[Product, ...]:
    """The answer sheets: for each team that may hand one in, six questions with four choices each."""
    actor = int(kernel.actor_of(state))
    first = actor if state["submission"][0] else NONE
    teams = [t for t in range(TEAM_COUNT) if actor >= 0 and kernel.check_of(state, SHEET + t * SHEETS) == 0]
    return tuple(Product(SHEET + team * SHEETS, (*_to_sheet(first, team), *QUESTION_STEPS)) for team in teams)


def meant(state: State, touched: tuple[str, ...]) -> int | None:
    """The action that somebody means who touches what cannot be touched now; None if there is no telling.

    So it can be said why not: there are too many actions to look for one with these touches.
    """
    actor = int(kernel.actor_of(state))
    if not 0 <= actor < TEAM_COUNT or not touched:
        return None
    what, _, name = touched[-1].partition("-")
    if what == "card" and len(touched) == 1:
        return CARD + actor * CARDS + range(CARDS)[int(name) - 1]
    if touched[0] in SHOP and len(touched) <= 2:
        cell = _place_meant(state, actor, what, name)
        return None if cell is None else (actor * TYPE_COUNT + SHOP.index(touched[0])) * CELLS + cell
    return None


def _place_meant(state: State, team: int, what: str, name: str) -> int | None:
    """The cell that is meant; of a figure alone, the start cell; of what is covered, some cell without light."""
    s = state[0]
    if what == "shop":
        return int(s.start[team])
    if what == "figure":
        return int(s.cell[int(name) - 1])
    if what in ("cell", "start"):
        x, y = cell_at(name) or (SIDE, SIDE)
        return y * SIDE + x
    if what == "canopy":
        return next(
            (y * SIDE + x for y in range(s.height) for x in range(s.width) if not s.lit[team, y] >> x & 1), None
        )
    return None
