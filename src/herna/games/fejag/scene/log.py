"""What happened, for the log of a campaign of FEJAG.

It says only what the states show, never what only the action knows: the reader may not know a card yet.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from herna.engine.game import State
from herna.engine.scene import Message

from ..kernel import attack, campaign, placement
from ..kernel import state as S
from .board import STATUS
from .panels import VERDICT_NAMES
from .touch import cell_name
from .words import FIGURES, VICTIMS, Words, choice_name, listed, order_words, team_words


def narrate(before: State, action: int, after: State) -> tuple[Message, ...]:
    then, now = before.copy()[0], after.copy()[0]
    if action < S.DONE:
        told = _tell_placement(then, now, action)
    elif action < S.OPEN:
        told = _tell_team(then, now, action)
    elif action < S.DRAW:
        told = _tell_master(then, now, action)
    elif action < S.BOOK:
        told = _tell_chance(now, action)
    else:
        told = _tell_booking(then, now, action)
    return (*told, *_tell_course(then, now, action))


# --- a placement and its effects ----------------------------------------------------------------------------------


def _tell_placement(then: np.record, now: np.record, action: int) -> Iterator[Message]:
    bought, cell = divmod(action, S.CELLS)
    team, kind = divmod(bought, S.TYPE_COUNT)
    place = cell_name(cell)
    if kind == S.FR:
        cells = _uncovered(now) - _uncovered(then)
        yield Message("fejag-log-frog", {"team": team_words(team), "place": place, "cells": cells})
    else:
        words: Words = {"team": team_words(team), "figure": Message(FIGURES[kind]), "place": place}
        yield Message("fejag-log-place", {**words, "price": S.PRICE[kind]})
    yield from _tell_discoveries(then, now)
    for r in range(int(then.records), int(now.records)):
        yield _tell_attack(now, r)
    yield from _tell_lights(then, now)
    paths = int(placement.paths(now, team))
    if paths > int(placement.paths(then, team)):
        yield Message("fejag-log-path", {"team": team_words(team), "paths": paths})


def _uncovered(s: np.record) -> int:
    return sum(int(row).bit_count() for row in s.seen.tolist())


def _tell_discoveries(then: np.record, now: np.record) -> Iterator[Message]:
    """The temple, with its bonus; teleports."""
    for team in range(S.TEAM_COUNT):
        points = int(now.bonus[team]) - int(then.bonus[team])
        if points:
            yield Message("fejag-log-temple", {"team": team_words(team), "points": points})
    for i in (0, 2):
        ends = [int(cell) for cell in now.portal[i : i + 2]]
        if S.NONE not in ends and _seen(now, ends[0]) and not _seen(then, ends[0]):
            yield Message("fejag-log-teleport", {"place": cell_name(ends[0]), "other": cell_name(ends[1])})


def _seen(s: np.record, cell: int) -> bool:
    return bool(int(s.seen[cell // S.SIDE]) >> cell % S.SIDE & 1)


def _tell_attack(now: np.record, r: int) -> Message:
    src, tgt = int(now.src[r]), int(now.tgt[r])
    status = STATUS[int(attack.status(now, r))]
    words: Words = {
        "team": team_words(int(now.team[src])),
        "place": cell_name(int(now.cell[src])),
        "victim": Message(VICTIMS[int(now.kind[tgt])]),
        "other": team_words(int(now.team[tgt])),
        "where": cell_name(int(now.cell[tgt])),
    }
    if status == "balanced":
        return Message("fejag-log-defence", words)
    if status == "void":
        return Message("fejag-log-void", words)
    return Message("fejag-log-attack", {**words, "status": status})


def _tell_lights(then: np.record, now: np.record) -> Iterator[Message]:
    """Whose figures went out, whose shine again; a new figure that does not shine at all."""
    for team in range(S.TEAM_COUNT):
        out: list[str] = []
        again: list[str] = []
        for f in range(int(now.figures)):
            if int(now.team[f]) == team:
                shines = _shines(now, f)
                shone = _shines(then, f) if f < int(then.figures) else True
                if shines != shone:
                    (again if shines else out).append(cell_name(int(now.cell[f])))
        for name, cells in (("fejag-log-dark", out), ("fejag-log-again", again)):
            if cells:
                yield Message(name, {"team": team_words(team), "cells": ", ".join(cells), "count": len(cells)})


def _shines(s: np.record, f: int) -> bool:
    return bool(int(s.shining[f // S.WORD]) >> f % S.WORD & 1)


# --- other actions ------------------------------------------------------------------------------------------------


def _tell_team(then: np.record, now: np.record, action: int) -> Iterator[Message]:
    if action < S.TIMEOUT:
        team = action - S.DONE
        yield Message("fejag-log-done", {"team": team_words(team), "purse": int(now.purse[team])})
    elif action < S.CARD:
        team = action - S.TIMEOUT
        lost = int(then.purse[team]) - int(now.purse[team])
        yield Message("fejag-log-timeout", {"team": team_words(team), "lost": max(lost, 0)})
    elif action < S.SHEET:
        team = (action - S.CARD) // 11
        yield Message("fejag-log-card", {"team": team_words(team)})
    else:
        team = (action - S.SHEET) // S.SHEETS
        yield from _tell_verdict(then, now, team, "fejag-log-sheet")


def _tell_verdict(then: np.record, now: np.record, team: int, name: str) -> Iterator[Message]:
    """If all five are wrong, the verdicts are forgotten immediately."""
    verdict = int(now.verdict[team])
    again = verdict == S.UNJUDGED
    yield Message(name, {"team": team_words(team), "verdict": VERDICT_NAMES[S.WRONG if again else verdict]})
    if again:
        yield Message("fejag-log-egg-again")
    if now.egg_team != S.NONE and then.egg_team == S.NONE:
        yield Message("fejag-log-egg-first", {"team": team_words(int(now.egg_team))})


def _tell_master(then: np.record, now: np.record, action: int) -> Iterator[Message]:
    if action == S.CLUE:
        yield Message("fejag-log-clue", {"day": int(now.day)})
    elif S.VERDICT <= action < S.PENALTY:
        yield from _tell_verdict(then, now, (action - S.VERDICT) // 3, "fejag-log-verdict")
    elif action >= S.PENALTY:
        team = (action - S.PENALTY) // S.TYPE_COUNT
        lost = int(then.purse[team]) - int(now.purse[team])
        yield Message("fejag-log-penalty", {"team": team_words(team), "lost": lost})


def _tell_booking(then: np.record, now: np.record, action: int) -> Iterator[Message]:
    """Points by hand, or a ranking that was corrected: what each team has more or less."""
    for team in range(S.TEAM_COUNT):
        points = int(now.score[team]) - int(then.score[team])
        if points:
            yield Message("fejag-log-points", {"team": team_words(team), "points": f"{points:+}".replace("-", "−")})
    if action >= S.RERANK:
        yield Message("fejag-log-rerank", {"day": int(now.day), "order": order_words(action - S.RERANK)})


def _tell_chance(now: np.record, action: int) -> Iterator[Message]:
    if action < S.KEY:
        teams = S.PERMUTATIONS[action - S.DRAW].tolist()
        places = [_share(team, cell_name(int(now.start[team]))) for team in teams]
        yield Message("fejag-log-draw", {"places": listed(places)})
    elif action < S.DAY:
        yield Message("fejag-log-key")
    elif S.STRIKE_ONE <= action < S.STRIKE_TWO:
        yield _tell_struck(now, [action - S.STRIKE_ONE])
    elif S.STRIKE_TWO <= action < S.PURSE:
        yield _tell_struck(now, list(divmod(action - S.STRIKE_TWO, S.CHOICE_COUNT)))
    elif action >= S.PURSE:
        team, purse = divmod(action - S.PURSE, S.PURSES)
        yield Message("fejag-log-purse", {"team": team_words(team), "purse": purse})


def _tell_struck(now: np.record, choices: list[int]) -> Message:
    return Message("fejag-log-struck", {"day": int(now.day), "choices": ", ".join(map(choice_name, choices))})


# --- the course of the campaign -----------------------------------------------------------------------------------


def _tell_course(then: np.record, now: np.record, action: int) -> Iterator[Message]:
    """A new day, its team, a ranking and its points, the end."""
    new_day = now.day > then.day
    if new_day:
        yield Message("fejag-log-open", {"day": int(now.day)})
    if now.day_team != S.NONE and (new_day or now.day_team != then.day_team):
        yield Message("fejag-log-day", {"day": int(now.day), "team": team_words(int(now.day_team))})
    uncovered = then.phase == S.CHOOSING and now.phase != S.CHOOSING
    by_cards = now.ranks == S.EFFORT and (uncovered or (now.day == now.days and new_day))
    if by_cards:
        cards = listed([_share(team, str(int(now.card[team]))) for team in range(S.TEAM_COUNT)])
        yield Message("fejag-log-cards", {"cards": cards})
    if by_cards or S.RANK <= action < S.CLUE:
        yield _tell_ranking(now)
    if now.phase == S.OVER and then.phase != S.OVER:
        yield from _tell_end(now)


def _tell_ranking(now: np.record) -> Message:
    order = sorted(range(S.TEAM_COUNT), key=lambda team: (int(now.place[team]), team))
    shares = [_share(team, f"+{int(campaign.points_of(now, team))}") for team in order]
    return Message("fejag-log-rank", {"day": int(now.day), "points": listed(shares)})


def _share(team: int, points: str) -> Message:
    return Message("fejag-share", {"team": team_words(team), "points": points})


def _tell_end(now: np.record) -> Iterator[Message]:
    paths = [int(placement.paths(now, team)) for team in range(S.TEAM_COUNT)]
    for team in range(S.TEAM_COUNT):
        if paths[team]:
            words: Words = {"team": team_words(team), "paths": paths[team], "points": S.PATH_POINTS * paths[team]}
            yield Message("fejag-log-paths", words)
    rank = [(int(now.score[team]), paths[team]) for team in range(S.TEAM_COUNT)]
    first = [team for team in range(S.TEAM_COUNT) if rank[team] == max(rank)]
    if len(first) == 1:
        yield Message("fejag-log-won", {"team": team_words(first[0]), "score": rank[first[0]][0]})
    else:
        teams = listed([team_words(team) for team in first])
        yield Message("fejag-log-shared", {"teams": teams, "score": max(rank)[0]})
