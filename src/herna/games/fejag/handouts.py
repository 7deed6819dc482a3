"""FEJAG on paper: what a team holds in its hands, and what the organiser does. Rules 1, 3, 7.3, 8."""

from __future__ import annotations

from collections.abc import Iterator

from herna.engine.game import State
from herna.engine.organiser import Item, Papers, Section
from herna.engine.scene import Message

from .kernel import state as S
from .scene.words import FIGURES, question_words, team_words
from .story import EGG

REACH = 3  # cells of a diagram on each side of the figure
LONE, LIT, FIGURE = ".", "*", "o"


def handout(state: State, seat: int, papers: Papers) -> tuple[Section, ...]:
    """For a team that has no phone: who it is, what it can buy, what is asked."""
    about = papers.get(f"team-{S.TEAMS[seat]}", "")
    how = Item(Message("fejag-camp-sheet-say"))
    sections = (
        Section(Message("fejag-camp-sheet-about"), (Item(about),) if about else ()),
        Section(Message("fejag-camp-sheet-figures"), (how, *map(_figure, range(S.TYPE_COUNT)))),
        Section(Message("fejag-camp-sheet-questions"), tuple(map(_question, range(S.QUESTIONS)))),
    )
    return tuple(section for section in sections if section.items)


def overview(state: State, papers: Papers) -> tuple[Section, ...]:
    """For the organiser: the answers, and the days with all that is told on them."""
    answers = (
        Item(papers.get(f"answer-{number + 1}", ""), question_words(number), str(number + 1))
        for number in range(S.QUESTIONS)
    )
    return (
        Section(Message("fejag-camp-sheet-answers"), tuple(answers)),
        Section(Message("fejag-camp-sheet-days"), tuple(_days(state, papers))),
    )


def teams_of_days(state: State) -> list[int]:
    """Whose day each day is, as far as it is known: set before, or drawn so far."""
    s = state[0]
    log = s.log[: int(s.logged)]
    drawn: list[int] = (log[(log >= S.DAY) & (log < S.STRIKE_ONE)] - S.DAY).tolist()
    return [int(team) for team in s.calendar if team != S.NONE] or drawn


def legend(state: State, papers: Papers) -> str:
    """What is told this morning: the day's own legend, else that of the team whose day it is."""
    s = state[0]
    day = int(s.day)
    return _legend_of(state, day, papers) if day and s.phase != S.OPENING else ""


def _legend_of(state: State, day: int, papers: Papers) -> str:
    teams = teams_of_days(state)
    if own := papers.get(f"legend-{day}"):
        return own
    if day == int(state[0].days):
        return papers.get(f"legend-{EGG}", "")
    if day > len(teams):
        return ""
    team = teams[day - 1]
    return papers.get(f"legend-{S.TEAMS[team]}-{teams[:day].count(team)}", "")


def _figure(kind: int) -> Item:
    label = Message("fejag-shop", {"figure": Message(FIGURES[kind]), "price": S.PRICE[kind], "kind": S.TYPES[kind]})
    return Item(label, mark=str(S.PRICE[kind]), diagram=pattern(kind))


def pattern(kind: int) -> tuple[str, ...]:
    """What a figure lights on open ground, as rows of a small map with the figure in the middle."""
    side = 2 * REACH + 1
    rows = [[LONE] * side for _ in range(side)]
    for way in range(S.FIRST_WAY[kind], S.LAST_WAY[kind]):
        for step in range(1, 2 if S.SHORT[kind] else REACH + 1):
            rows[REACH + step * int(S.STEP_Y[way])][REACH + step * int(S.STEP_X[way])] = LIT
    rows[REACH][REACH] = FIGURE
    return tuple(map("".join, rows))


def _question(number: int) -> Item:
    return Item(question_words(number), mark=str(number + 1))


def _days(state: State, papers: Papers) -> Iterator[Item]:
    teams = teams_of_days(state)
    for day in range(1, int(state[0].days) + 1):
        if day <= len(teams):
            head = Message("fejag-camp-report-day-of", {"day": day, "team": team_words(teams[day - 1])})
        else:
            head = Message("fejag-camp-report-day", {"day": day})
        plan = [papers.get(f"{kind}-{day}", "") for kind in ("title", "times", "notes")]
        plan.append(_legend_of(state, day, papers))
        told = papers.get("epilogue" if day == int(state[0].days) else f"clue-{day}", "")
        yield Item("\n".join(text for text in (*plan, told) if text), head, str(day))
