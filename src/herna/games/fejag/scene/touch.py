"""The path of touches that stands for an action of FEJAG.

A figure is taken from the shop and put on a cell. Where several teams may act (`order=submission`), teams that are not
to act first have their shop in the menu of their panel, unless the screen is theirs alone.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from herna.engine import kernel
from herna.engine.game import State
from herna.engine.scene import Product

from ..kernel import state as S
from ..maps import cell_at
from ..maps import cell_name as name_at

LETTERS = "abcd"
VERDICTS = ("right", "incomplete", "wrong")
CELL_ID = "cell-"
SHOP = tuple(f"shop-{kind}" for kind in S.TYPES)


@cache
def cell_name(cell: int) -> str:
    return name_at(cell % S.SIDE, cell // S.SIDE)


@cache
def cell_id(cell: int) -> str:
    return f"{CELL_ID}{cell_name(cell)}"


def figure_id(f: int) -> str:
    return f"figure-{f + 1}"


def team_id(team: int) -> str:
    return f"team-{S.TEAMS[team]}"


def choice_id(choice: int) -> str:
    """A choice of the sheet: question and letter."""
    return f"choice-{choice // S.CHOICES + 1}{LETTERS[choice % S.CHOICES]}"


@cache
def sheet_path(sheet: int) -> tuple[str, ...]:
    """The choices of a sheet, question 1 first."""
    digits = [sheet // S.CHOICES ** (S.QUESTIONS - 1 - q) % S.CHOICES for q in range(S.QUESTIONS)]
    return tuple(choice_id(q * S.CHOICES + digit) for q, digit in enumerate(digits))


QUESTION_STEPS = tuple(tuple(choice_id(q * S.CHOICES + i) for i in range(S.CHOICES)) for q in range(S.QUESTIONS))


@cache
def ranking_path(line: int) -> tuple[str, ...]:
    """The teams from first to last, with the equals sign between tied ones."""
    places = S.RANKINGS[line].tolist()
    order = sorted(range(S.TEAM_COUNT), key=lambda team: (places[team], team))
    path = [f"place-{S.TEAMS[order[0]]}"]
    for i, (before, team) in enumerate(pairwise(order), start=1):
        path += [f"tie-{i}"] if places[before] == places[team] else []
        path.append(f"place-{S.TEAMS[team]}")
    return tuple(path)


def touches(state: State, action: int) -> tuple[str, ...]:
    if action < S.OPEN:
        return _of_team(int(kernel.actor_of(state)) if state["submission"][0] else S.NONE, action)
    if action < S.PENALTY:
        return _of_master(action)
    if action < S.DRAW:
        team, kind = divmod(action - S.PENALTY, S.TYPE_COUNT)
        return team_id(team), f"penalty-{S.TYPES[kind]}"
    return _of_chance(action) if action < S.BOOK else ()  # bookings need a number and a reason: the console has them


def own_touches(state: State, action: int) -> tuple[str, ...]:
    """A team with a screen of its own shops there, whether or not it is to act first."""
    return _of_team(S.NONE, action) if action < S.SHEET else touches(state, action)


def _of_team(actor: int, action: int) -> tuple[str, ...]:
    """With `actor`, the one to act first of several; NONE if only one may act anyway."""
    if action < S.DONE:
        bought, cell = divmod(action, S.CELLS)
        team, kind = divmod(bought, S.TYPE_COUNT)
        return (*_taken(actor, team, f"shop-{S.TYPES[kind]}"), cell_id(cell))
    if action < S.TIMEOUT:
        return _taken(actor, action - S.DONE, "done")
    if action < S.CARD:
        return _taken(actor, action - S.TIMEOUT, "timeout")
    if action < S.SHEET:
        team, card = divmod(action - S.CARD, S.CARDS)
        return _taken(actor, team, f"card-{card + 1}")
    team, sheet = divmod(action - S.SHEET, S.SHEETS)
    return *(step[0] for step in _to_sheet(actor, team)), *sheet_path(sheet)


def _to_sheet(actor: int, team: int) -> tuple[tuple[str], ...]:
    return () if actor in (S.NONE, team) else ((team_id(team),), (f"{S.TEAMS[team]}-egg",))


def _taken(actor: int, team: int, what: str) -> tuple[str, ...]:
    return (what,) if actor in (S.NONE, team) else (team_id(team), f"{S.TEAMS[team]}-{what}")


def _of_master(action: int) -> tuple[str, ...]:
    if action < S.RANK:
        return ("open",)
    if action < S.CLUE:
        return ranking_path(action - S.RANK)
    if action < S.VERDICT:
        return ("clue",)
    team, verdict = divmod(action - S.VERDICT, len(VERDICTS))
    return team_id(team), f"verdict-{VERDICTS[verdict]}"


def _of_chance(action: int) -> tuple[str, ...]:
    """Nobody touches these; they only tell outcomes apart."""
    if action < S.KEY:
        return "draw", "".join(S.TEAMS[team] for team in S.PERMUTATIONS[action - S.DRAW])
    if action < S.DAY:
        return "key", *sheet_path(action - S.KEY)
    if action < S.STRIKE_ONE:
        return "day", S.TEAMS[action - S.DAY]
    if action < S.STRIKE_TWO:
        return "strike", choice_id(action - S.STRIKE_ONE)
    if action < S.PURSE:
        one, other = divmod(action - S.STRIKE_TWO, S.CHOICE_COUNT)
        return "strike", choice_id(one), choice_id(other)
    team, purse = divmod(action - S.PURSE, S.PURSES)
    return "purse", S.TEAMS[team], str(purse)


def products(state: State) -> tuple[Product, ...]:
    """The answer sheets: for each team that may submit one, six questions with four choices each."""
    actor = int(kernel.actor_of(state))
    first = actor if state["submission"][0] else S.NONE
    teams = [t for t in range(S.TEAM_COUNT) if actor >= 0 and kernel.check_of(state, S.SHEET + t * S.SHEETS) == 0]
    return tuple(Product(S.SHEET + team * S.SHEETS, (*_to_sheet(first, team), *QUESTION_STEPS)) for team in teams)


def weighty(state: State, action: int) -> bool:
    """What a team does stands; the organiser asks on pages of its own and can correct."""
    return action < S.OPEN


def meant(state: State, touched: tuple[str, ...], seat: int | None = None) -> int | None:
    """The action meant by touching what cannot be touched now; None if that is unclear.

    This makes it possible to say why not; there are too many actions to search for one with these touches. Where all
    teams buy at once, they are the touches of the team that asks.
    """
    actor = int(kernel.actor_of(state))
    if not 0 <= actor < S.TEAM_COUNT or not touched:
        return None
    if state[0]["submission"] and seat is not None and seat < S.TEAM_COUNT:
        actor = seat
    what, _, name = touched[-1].partition("-")
    if what == "card" and len(touched) == 1:
        return S.CARD + actor * S.CARDS + range(S.CARDS)[int(name) - 1]
    if touched[0] in SHOP and len(touched) <= 2:
        cell = _place_meant(state, actor, what, name)
        return None if cell is None else (actor * S.TYPE_COUNT + SHOP.index(touched[0])) * S.CELLS + cell
    return None


def _place_meant(state: State, team: int, what: str, name: str) -> int | None:
    """The cell that is meant; of a figure alone, the start cell; of what is covered, some cell without light."""
    s = state[0]
    if what == "shop":
        return int(s.start[team])
    if what == "figure":
        return int(s.cell[int(name) - 1])
    if what in ("cell", "start"):
        x, y = cell_at(name) or (S.SIDE, S.SIDE)
        return y * S.SIDE + x
    if what == "canopy":
        return next(
            (y * S.SIDE + x for y in range(s.height) for x in range(s.width) if not s.lit[team, y] >> x & 1), None
        )
    return None
