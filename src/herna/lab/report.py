"""A balance report as one self-contained HTML page: no script, no font, no network."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from herna.engine.census import Counter

from .balance import Balance, Choice
from .duel import wilson

BINS = 24
CHART, ROW, PLOT = 700, 26, 150  # width of all plots, height of a row of bars, of a distribution
NAMES, BARS = 200, 200  # where bars begin, and how long a whole one is
LONGEST_NAME = 30
WIDEST_BIN = 64

STYLE = """
:root { color-scheme: light dark; --ink: #1d2330; --paper: #fbfaf7; --soft: #6b7280; --line: #d9d6cf;
  --bar: #2f6f9f; --mark: #b4530a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --paper: #14171c; --soft: #9aa3b2; --line: #333a45;
  --bar: #5aa7dd; --mark: #f0a35c; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto;
  padding: 2rem 1rem 4rem; max-width: 46rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.15rem; margin: 2.4rem 0 .2rem; }
p, dl { color: var(--soft); margin: 0 0 .6rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; }
dd { margin: 0; color: var(--ink); overflow-wrap: anywhere; }
section { overflow-x: auto; }
svg { width: 100%; min-width: 36rem; height: auto; display: block; font: 12px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .soft { fill: var(--soft); }
.bar { fill: var(--bar); } .range { stroke: var(--mark); stroke-width: 2; } .axis { stroke: var(--line); }
"""


def page(balance: Balance) -> str:
    """The whole report."""
    game = balance.game
    sections = [_seats(balance), *(_section(balance, counter) for counter in balance.counters)]
    return (
        "<!doctype html>\n"
        f'<html lang="en"><head><meta charset="utf-8"><title>{escape(game.title)}: balance</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>{STYLE}</style></head>\n'
        f"<body><h1>{escape(game.title)}: who wins, and why</h1>\n{_facts(balance)}\n"
        + "\n".join(section for section in sections if section)
        + "\n</body></html>\n"
    )


def _facts(balance: Balance) -> str:
    same = len(set(balance.bots)) == 1
    bots = f"{len(balance.bots)} x {balance.bots[0]}" if same else ", ".join(balance.bots)
    facts: dict[str, Any] = {
        "Matches": f"{balance.matches:,} in {balance.seconds:,.0f} s",
        "Bots": bots + (f", {balance.simulations} simulations an action" if balance.simulations else ""),
        "Dice": f"seed {balance.seed}",
        "Rules": balance.game.rules,
    }
    for name, value in balance.options.items():
        text = str(value).lower() if isinstance(value, bool) else str(value)
        facts[name] = text if len(text) <= 80 else f"{text[:77]}..."
    return "<dl>" + "".join(f"<dt>{escape(k)}</dt><dd>{escape(str(v))}</dd>" for k, v in facts.items()) + "</dl>"


def _seats(balance: Balance) -> str:
    rows = [
        (
            seat,
            balance.wins[seat] / balance.matches,
            wilson(balance.wins[seat], balance.matches),
            _scores(balance, seat),
        )
        for seat in balance.points
    ]
    note = "Share of matches won outright, with its 95 % interval; beside it the mean score on the table."
    return _heading("Wins by seat", note) + _shares(rows)


def _scores(balance: Balance, seat: str) -> str:
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


def _heading(title: str, *notes: str) -> str:
    told = " ".join(f"{note[:1].upper()}{note[1:].rstrip('.')}." for note in notes if note)
    return f"<section><h2>{escape(title)}</h2>" + (f"<p>{escape(told)}</p>" if told else "")


def _numbers(counter: Counter, values: Sequence[float]) -> str:
    low, high = min(values), max(values)
    width = max(1, math.ceil((high - low + 1) / BINS))
    bins = [0] * (int((high - low) // width) + 1)
    for value in values:
        bins[int((value - low) // width)] += 1
    mean = sum(values) / len(values)
    ordered = sorted(values)
    tenth, median, ninth = (ordered[int(q * (len(ordered) - 1))] for q in (0.1, 0.5, 0.9))
    note = f"mean {mean:.1f}, median {median:g}, eight of ten between {tenth:g} and {ninth:g}"
    step = min(CHART / len(bins), WIDEST_BIN)
    tallest = max(bins)
    shapes = []
    for i, times in enumerate(bins):
        height = PLOT * times / tallest
        first = low + i * width
        label = f"{first:g}" if width == 1 else f"{first:g} to {first + width - 1:g}"
        shapes.append(
            f'<rect class="bar" x="{i * step + 1:.1f}" y="{PLOT - height:.1f}" width="{max(step - 2, 1):.1f}" '
            f'height="{height:.1f}"><title>{label}: {times}</title></rect>'
        )
        if i % max(1, len(bins) // 8) == 0:
            x = i * step + step / 2
            shapes.append(f'<text class="soft" x="{x:.1f}" y="{PLOT + 18}" text-anchor="middle">{first:g}</text>')
    shapes.append(f'<line class="axis" x1="0" y1="{PLOT}" x2="{CHART}" y2="{PLOT}"/>')
    return _heading(counter.title, counter.explain, note) + _svg(PLOT + 26, shapes, note)


def _counts(counter: Counter, counted: Sequence[tuple[str, int]], matches: int) -> str:
    most = counted[0][1]
    total = sum(times for _, times in counted)
    shapes = []
    for i, (thing, times) in enumerate(counted):
        told = f"{times / matches:.2f} a match, {times / total:.1%} of all"
        shapes += _bar(i, thing, times / most, told)
    return _heading(counter.title, counter.explain) + _svg(len(counted) * ROW, shapes, counter.title)


def _choices(counter: Counter, things: dict[str, Choice], matches: int) -> str:
    ordered = sorted(things.items(), key=lambda item: -item[1].score)
    rows = [
        (thing, choice.score, choice.interval(), f"{choice.taken / matches:.2f} a match") for thing, choice in ordered
    ]
    note = "How those who took it fared (1 a win, 1/2 a draw), with its 95 % interval, and how often it was taken."
    return _heading(counter.title, counter.explain, note) + _shares(rows)


def _shares(rows: Iterable[tuple[str, float, tuple[float, float], str]]) -> str:
    shapes: list[str] = []
    count = 0
    for i, (thing, share, (low, high), told) in enumerate(rows):
        shapes += _bar(i, thing, share, f"{share:.1%} ({low:.1%} to {high:.1%}), {told}")
        y = i * ROW + ROW / 2
        shapes.append(f'<line class="range" x1="{_across(low):.1f}" y1="{y}" x2="{_across(high):.1f}" y2="{y}"/>')
        count += 1
    return _svg(count * ROW, shapes, "")


def _across(share: float) -> float:
    return NAMES + share * BARS


def _bar(i: int, thing: str, share: float, told: str) -> list[str]:
    y = i * ROW
    name = thing if len(thing) <= LONGEST_NAME else f"{thing[: LONGEST_NAME - 1]}…"
    return [
        f'<text x="{NAMES - 8}" y="{y + 17}" text-anchor="end">{escape(name)}<title>{escape(thing)}</title></text>',
        f'<rect class="bar" x="{NAMES}" y="{y + 5}" width="{max(share * BARS, 0.5):.1f}" height="{ROW - 10}"/>',
        f'<text class="soft" x="{NAMES + BARS + 10}" y="{y + 17}">{escape(told)}</text>',
    ]


def _svg(height: float, shapes: Iterable[str], label: str) -> str:
    name = f' aria-label="{escape(label)}"' if label else ""
    return f'<svg viewBox="0 0 {CHART} {height}" role="img"{name}>{"".join(shapes)}</svg></section>'
