"""A balance report as one self-contained HTML page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from herna.engine.census import Counter

from . import plots
from .balance import Balance, Choice
from .duel import wilson
from .trials import TEAM


def page(balance: Balance) -> str:
    """The whole report."""
    sections = [_seats(balance), *(_section(balance, counter) for counter in balance.counters)]
    title = balance.game.title
    return plots.page(f"{title}: balance", f"{title}: who wins, and why", _facts(balance), sections)


def _facts(balance: Balance) -> dict[str, str]:
    facts: dict[str, Any] = {
        "Matches": f"{balance.matches:,} in {balance.seconds:,.0f} s",
        "Bots": plots.players(balance.bots, balance.simulations),
        "Dice": f"seed {balance.seed}",
        "Rules": balance.game.rules,
        **balance.options,
    }
    return {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in facts.items()}


def _seats(balance: Balance) -> str:
    """Wins by seat; where all win together, those of the team, and of who plays against it."""
    sides = balance.sides()
    rows = [
        (
            name,
            balance.wins[seat] / balance.matches,
            wilson(balance.wins[seat], balance.matches),
            "" if name == TEAM else _scores(balance, seat),
        )
        for name, seat in sides.items()
    ]
    if TEAM in sides:
        return plots.section("Wins", "Share of matches won, with its 95 % interval.", plot=plots.shares(rows))
    note = "Share of matches won outright, with its 95 % interval; beside it the mean score on the table."
    return plots.section("Wins by seat", note, plot=plots.shares(rows))


def _scores(balance: Balance, seat: str) -> str:
    if not balance.game.scored:
        return ""
    scores = balance.scores[seat]
    return f"score {sum(scores) / len(scores):.1f}"


def _section(balance: Balance, counter: Counter) -> str:
    if counter.kind == "number":
        values = balance.numbers.get(counter.name)
        return _numbers(counter, values) if values else ""
    if counter.kind == "count":
        counted = balance.counts.get(counter.name)
        return _counts(counter, counted.most_common(), balance.matches) if counted else ""
    taken = balance.choices.get(counter.name)
    return _choices(counter, taken, balance.matches) if taken else ""


def _numbers(counter: Counter, values: Sequence[float]) -> str:
    plot, told = plots.spread([values])
    return plots.section(counter.title, counter.explain, told, plot=plot)


def _counts(counter: Counter, counted: Sequence[tuple[str, int]], matches: int) -> str:
    most = counted[0][1]
    total = sum(times for _, times in counted)
    shapes = []
    for i, (thing, times) in enumerate(counted):
        told = f"{times / matches:.2f} a match, {times / total:.1%} of all"
        shapes += plots.bar(i, thing, times / most, told)
    return plots.section(
        counter.title, counter.explain, plot=plots.svg(len(counted) * plots.ROW, shapes, counter.title)
    )


def _choices(counter: Counter, things: dict[str, Choice], matches: int) -> str:
    ordered = sorted(things.items(), key=lambda item: -item[1].score)
    rows = [
        (thing, choice.score, choice.interval(), f"{choice.taken / matches:.2f} a match") for thing, choice in ordered
    ]
    note = "How those who took it fared (1 a win, 1/2 a draw), with its 95 % interval, and how often it was taken."
    return plots.section(counter.title, counter.explain, note, plot=plots.shares(rows))
