"""Why an action of FEJAG was a mistake: light, paths, figures that go dark, money that lapses, cards and answers.

Hidden obstacles may stop any light but a monkey's, so what placements do is told by the land as it was known.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from herna.engine import kernel
from herna.engine.game import Game, State, copy_of
from herna.engine.scene import Message
from herna.engine.why import Why, first_of

from ..kernel import placement
from ..kernel import state as S
from .words import choice_name


class Sight:
    """What the team saw before it acted, and the actions."""

    def __init__(self, view: State, played: int, better: int, team: int) -> None:
        self.then, self.played_action, self.better_action, self.team = view, played, better, team
        self.better, self.played = (_after(view, action) for action in (better, played))


def why(game: Game, view: State, played: int, better: int) -> tuple[Why, ...]:
    team = game.owner_of(view, played)
    if played == better or not 0 <= team < S.TEAM_COUNT:
        return ()
    sight = Sight(view, played, better, team)
    return (*first_of(ACHIEVES, sight), *first_of(ALLOWS, sight))


def _after(view: State, action: int) -> State:
    """What a placement or the end of the turn makes of the known land; anything else changes nothing that is asked."""
    after = copy_of(view)
    if action < S.CARD:
        kernel.play_on(after, action)
    return after


def _say(what: str, rule: str, /, **words: str | int | Message) -> Why:
    return Why(Message(f"fejag-why-{what}", words), rule)


def _is_placing(action: int) -> bool:
    return action < S.DONE


# --- what placements bring ------------------------------------------------------------------------------------------


def _shining(state: State) -> set[int]:
    """The figures that shine."""
    s = state[0]
    words = s.shining.tolist()
    return {f for f in range(int(s.figures)) if words[f // S.WORD] >> f % S.WORD & 1}


def _figures(state: State, team: int) -> set[int]:
    s = state[0]
    return {f for f in range(int(s.figures)) if int(s.team[f]) == team}


def _paths(state: State, team: int) -> int:
    return int(placement.paths(copy_of(state)[0], team))


def _lit(state: State, team: int) -> set[tuple[int, int]]:
    rows = enumerate(state[0].lit[team].tolist())
    return {(x, y) for y, row in rows for x in range(S.SIDE) if row >> x & 1}


def _temple(state: State) -> list[tuple[int, int]]:
    """The cells of the temple that are known."""
    cells = np.flatnonzero(state[0].terrain == S.TEMPLE).tolist()
    return [(cell % S.SIDE, cell // S.SIDE) for cell in cells]


def _off_temple(state: State, team: int) -> int | None:
    """How far the team's light is from the known temple, in steps of a king."""
    temple, lit = _temple(state), _lit(state, team)
    return min((max(abs(x - a), abs(y - b)) for x, y in lit for a, b in temple), default=None)


def _lights_the_temple(c: Sight) -> Why | None:
    paths = _paths(c.better, c.team)
    if paths <= max(_paths(c.then, c.team), _paths(c.played, c.team)):
        return None
    return _say("better-path", "7", paths=paths)


def _puts_out(c: Sight) -> Why | None:
    """Figures of others that would have gone dark."""
    others = _shining(c.then) - _figures(c.then, c.team)
    dark = others - _shining(c.better)
    if len(dark) <= len(others - _shining(c.played)):
        return None
    return _say("better-attacks", "6", count=len(dark))


def _restores(c: Sight) -> Why | None:
    """Own figures that are dark and would have shone again."""
    dark = _figures(c.then, c.team) - _shining(c.then)
    again = dark & _shining(c.better)
    if len(again) <= len(dark & _shining(c.played)):
        return None
    return _say("better-defends", "6.3", count=len(again))


def _comes_nearer(c: Sight) -> Why | None:
    off, played = _off_temple(c.better, c.team), _off_temple(c.played, c.team)
    then = _off_temple(c.then, c.team)
    if off is None or played is None or then is None or not 0 < off < min(played, then):
        return None
    return _say("better-nearer", "7", cells=off)


def _lights_more(c: Sight) -> Why | None:
    """More lit cells, those that go dark deducted."""
    before, better, played = (len(_lit(state, c.team)) for state in (c.then, c.better, c.played))
    cells = better - before
    if not _is_placing(c.better_action) or better <= played:
        return None
    return _say("better-light", "3", cells=cells) if cells > 0 else None


def _closes_own_light(c: Sight) -> Why | None:
    """Own figures that go dark by what their own team does."""
    own = _figures(c.then, c.team) & _shining(c.then)
    dark = own - _shining(c.played)
    if not dark or dark <= own - _shining(c.better):
        return None
    return _say("own-dark", "5.3", count=len(dark))


def _brings_no_light(c: Sight) -> Why | None:
    """A figure that stays dark, or shines on nothing that was not lit."""
    if not _is_placing(c.played_action) or c.played_action // S.CELLS % S.TYPE_COUNT == S.FR:
        return None
    new = int(c.played[0].figures) - 1
    if new in _shining(c.played):
        return None
    return _say("stays-dark", "4")


# --- money, cards, answers ------------------------------------------------------------------------------------------


def _lets_money_lapse(c: Sight) -> Why | None:
    """What the end of the turn takes from the purse."""
    if not S.DONE <= c.played_action < S.CARD or not _is_placing(c.better_action):
        return None
    lost = int(c.then[0].purse[c.team]) - int(c.played[0].purse[c.team])
    return _say("lapses", "1.1", points=lost, kept=S.CARRY) if lost > 0 else None


def _leaves_money(c: Sight) -> Why | None:
    """The turn ends though the purse would pay for a figure."""
    if not S.DONE <= c.played_action < S.CARD or not _is_placing(c.better_action):
        return None
    return _say("unspent", "8", points=int(c.played[0].purse[c.team]))


def _card(action: int) -> int:
    return (action - S.CARD) % S.CARDS + 1 if S.CARD <= action < S.SHEET else 0


def _plays_higher(c: Sight) -> Why | None:
    """On its own day a team wins more."""
    played, better = _card(c.played_action), _card(c.better_action)
    if not played or better <= played or int(c.then[0].day_team) != c.team:
        return None
    return _say("better-card", "1", card=better)


def _keeps_card(c: Sight) -> Why | None:
    """A high card for a day of the team's own that is still to come."""
    played, better, s = _card(c.played_action), _card(c.better_action), c.then[0]
    own_days = 2 * (int(s.days) - 1) // (S.TEAM_COUNT * 2)
    if not better or better >= played or int(s.day_team) == c.team or int(s.drawn[c.team]) >= own_days:
        return None
    return _say("card-gone", "9", card=played)


def _answers_ruled_out(c: Sight) -> Why | None:
    """A choice that a clue has ruled out."""
    if not S.SHEET <= c.played_action < S.OPEN:
        return None
    for question, choice in enumerate(_choices(c.played_action)):
        if c.then[0].struck[question * S.CHOICES + choice]:
            return _say("ruled-out", "9", choice=choice_name(question * S.CHOICES + choice))
    return None


def _choices(action: int) -> list[int]:
    sheet = (action - S.SHEET) % S.SHEETS
    return [sheet // S.CHOICES ** (S.QUESTIONS - 1 - q) % S.CHOICES for q in range(S.QUESTIONS)]


Reason = Callable[[Sight], Why | None]
ACHIEVES: tuple[Reason, ...] = (
    *(_lights_the_temple, _puts_out, _restores, _comes_nearer),
    *(_lights_more, _plays_higher),
)
ALLOWS: tuple[Reason, ...] = (
    *(_closes_own_light, _lets_money_lapse, _brings_no_light),
    *(_leaves_money, _keeps_card, _answers_ruled_out),
)
