"""FEJAG: how the points of each team came about, day by day and by source; discoveries; the secret of the egg. Rules 7.

What a campaign that was broken off has not uncovered stays hidden: it can be played on from there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np

from herna.engine.debrief import Chapter, Sentence, TableRow, adding_up, seat_columns
from herna.engine.match import Match
from herna.engine.scene import Message
from herna.engine.state import Step

from ..kernel import campaign, placement
from ..kernel import state as S
from .log import narrate
from .words import Words, team_words

GAMES, DAYS, TEMPLE = "fejag-debrief-games", "fejag-debrief-days", "fejag-debrief-temple"
EGG, PATHS, BOOKED = "fejag-debrief-egg", "fejag-debrief-paths", "fejag-debrief-booked"
SOURCES = (GAMES, DAYS, TEMPLE, EGG, PATHS)
AFTER_RANKING = (S.CLUE_DUE, S.BUYING, S.OVER)
FIGURES, FROGS, ATTACKS = "fejag-debrief-figures", "fejag-debrief-frogs", "fejag-debrief-attacks"
SHINING = "fejag-debrief-shining"
FOUND = frozenset(f"fejag-log-{what}" for what in ("temple", "teleport", "egg-first"))
SECRET = ("fejag-egg-1", "fejag-egg-2", "fejag-egg-3", "fejag-egg-4", "fejag-egg-5", "fejag-egg-6")
Counts = Counter[tuple[str, int]]


def debrief(match: Match, why: str) -> tuple[Chapter, ...]:
    counted: Counts = Counter()  # by source and team
    days: Counter[tuple[int, int]] = Counter()
    day_teams: dict[int, int] = {}
    found: list[Sentence] = []
    solved: int | None = None
    for step in match.steps():
        _count_points(counted, days, step)
        _count_deeds(counted, step)
        now = step.after[0]
        day_teams[int(now.day)] = int(now.day_team)
        for each in narrate(step.before, step.action, step.after):
            if each.id in FOUND:
                words: Words = {"day": int(now.day), "what": each}
                found.append(Sentence(Message("fejag-debrief-on-day", words), step.ply))
        if solved is None and now.egg_team != S.NONE:
            solved = int(now.day)
    s = match.state[0]
    columns = seat_columns(S.TEAM_COUNT)
    booked = (BOOKED,) if any(counted[BOOKED, team] for team in range(S.TEAM_COUNT)) else ()
    sources = adding_up(Message("fejag-debrief-total"), (_row(name, counted) for name in (*SOURCES, *booked)))
    told = () if why == "rules" else (Sentence(Message("fejag-debrief-broken-off")),)
    chapters = [
        Chapter(Message("fejag-debrief-points"), columns, sources, told),
        Chapter(Message("fejag-debrief-by-day"), columns, tuple(_day_rows(days, day_teams))),
        Chapter(Message("fejag-debrief-board"), columns, (*_figures(s, counted),)),
    ]
    if found:
        chapters.append(Chapter(Message("fejag-debrief-found"), told=tuple(found)))
    if why == "rules" and s.phase == S.OVER:
        chapters.append(Chapter(Message("fejag-debrief-secret"), told=tuple(_secret(s, solved)), story=True))
    return tuple(chapters)


# --- points -------------------------------------------------------------------------------------------------------


def _count_points(counted: Counts, days: Counter[tuple[int, int]], step: Step) -> None:
    """Rules 1.1, 1.2, 7: every change of a score has one or more of these sources."""
    then, now = step.before[0], step.after[0]
    rankings: list[tuple[np.record, int]] = []  # entered or, with -1, replaced
    if step.action >= S.RERANK:
        rankings = [(now, 1), (then, -1)]
    elif now.phase in AFTER_RANKING and (then.phase not in AFTER_RANKING or now.day != then.day):
        rankings = [(now, 1)]  # where cards decide, the last day follows the shop of the day before at once
    for team in range(S.TEAM_COUNT):
        counted[TEMPLE, team] += int(now.bonus[team]) - int(then.bonus[team])
        if now.egg_team == team and then.egg_team == S.NONE:
            counted[EGG, team] += S.EGG_BONUS
        if now.phase == S.OVER and then.phase != S.OVER:
            counted[PATHS, team] += S.PATH_POINTS * int(placement.paths(now, team))
        if S.BOOK <= step.action < S.RERANK:
            counted[BOOKED, team] += int(now.score[team]) - int(then.score[team])
        for s, sign in rankings:
            points = sign * int(campaign.points_of(s, team))
            extra = sign * S.DAY_BONUS if s.day_team == team and s.place[team] == 0 else 0
            counted[GAMES, team] += points - extra
            counted[DAYS, team] += extra
            days[int(s.day), team] += points


def _row(name: str, counted: Counts) -> TableRow:
    return TableRow(Message(name), tuple(counted[name, team] for team in range(S.TEAM_COUNT)))


def _day_rows(days: Counter[tuple[int, int]], day_teams: dict[int, int]) -> Iterator[TableRow]:
    for day in sorted({day for day, _ in days}):
        team = day_teams.get(day, S.NONE)
        name = Message("fejag-debrief-day", {"day": day})
        if team != S.NONE:
            name = Message("fejag-debrief-day-of", {"day": day, "team": S.TEAMS[team]})
        yield TableRow(name, tuple(days[day, each] for each in range(S.TEAM_COUNT)))


# --- the board ----------------------------------------------------------------------------------------------------


def _count_deeds(counted: Counts, step: Step) -> None:
    if step.action < S.DONE:
        team, kind = divmod(step.action // S.CELLS, S.TYPE_COUNT)
        counted[FROGS if kind == S.FR else FIGURES, team] += 1
    now = step.after[0]
    for r in range(int(step.before[0].records), int(now.records)):
        if not now.void[r]:
            counted[ATTACKS, int(now.team[now.src[r]])] += 1


def _figures(s: np.record, counted: Counts) -> Iterator[TableRow]:
    for name in (FIGURES, FROGS, ATTACKS):
        yield _row(name, counted)
    for f in range(int(s.figures)):
        if int(s.shining[f // S.WORD]) >> f % S.WORD & 1:
            counted[SHINING, int(s.team[f])] += 1
    yield _row(SHINING, counted)


# --- the egg ------------------------------------------------------------------------------------------------------


def _secret(s: np.record, solved: int | None) -> Iterator[Sentence]:
    """Rules 7.3, 9: the right answers as one story. In a camp they are the organiser's to tell."""
    if s.key != S.NONE:
        for question, name in enumerate(SECRET):
            choice = "abcd"[int(campaign.right_choice(s, question))]
            yield Sentence(Message(name, {"choice": choice}))
    if solved is None:
        yield Sentence(Message("fejag-debrief-egg-nobody"))
    else:
        words: Words = {"team": team_words(int(s.egg_team)), "day": solved}
        yield Sentence(Message("fejag-debrief-egg-first", words))
