"""Plots of the lab's pages: SVG in one self-contained HTML page, without script, font or network."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

BINS = 24
CHART, ROW, PLOT = 700, 26, 150  # width of all plots, height of a row of bars, of a distribution
NAMES, BARS = 200, 200  # where bars begin, and how long a whole one is
LONGEST_NAME = 30
WIDEST_BIN = 64
LEFT, RIGHT, TOP = 60, 20, 12  # room around a curve

STYLE = """
:root { color-scheme: light dark; --ink: #1d2330; --paper: #fbfaf7; --soft: #6b7280; --line: #d9d6cf;
  --bar: #2f6f9f; --other: #c07a2c; --mark: #b4530a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --paper: #14171c; --soft: #9aa3b2; --line: #333a45;
  --bar: #5aa7dd; --other: #e0a45a; --mark: #f0a35c; } }
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
.bar { fill: var(--bar); } .other { fill: var(--other); } .range { stroke: var(--mark); stroke-width: 2; }
.axis { stroke: var(--line); } .curve { fill: none; stroke: var(--bar); stroke-width: 2; }
.key { color: var(--bar); font-weight: 600; } .key.b { color: var(--other); }
"""


def page(title: str, heading: str, facts: Mapping[str, Any], sections: Iterable[str]) -> str:
    """A whole page."""
    return (
        "<!doctype html>\n"
        f'<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>{STYLE}</style></head>\n'
        f"<body><h1>{escape(heading)}</h1>\n{_facts(facts)}\n"
        + "\n".join(section for section in sections if section)
        + "\n</body></html>\n"
    )


def _facts(facts: Mapping[str, Any]) -> str:
    rows = ((name, value if len(value) <= 80 else f"{value[:77]}...") for name, value in facts.items())
    return "<dl>" + "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in rows) + "</dl>"


def players(bots: Sequence[str], simulations: int | None) -> str:
    same = len(set(bots)) == 1
    named = (f"{len(bots)} x {bots[0]}" if len(bots) > 1 else bots[0]) if same else ", ".join(bots)
    return named + (f", {simulations} simulations an action" if simulations else "")


def section(title: str, *notes: str, plot: str = "") -> str:
    told = " ".join(f"{note[:1].upper()}{note[1:].rstrip('.')}." for note in notes if note)
    return f"<section><h2>{escape(title)}</h2>" + (f"<p>{escape(told)}</p>" if told else "") + plot + "</section>"


def svg(height: float, shapes: Iterable[str], label: str = "") -> str:
    name = f' aria-label="{escape(label)}"' if label else ""
    return f'<svg viewBox="0 0 {CHART} {height:g}" role="img"{name}>{"".join(shapes)}</svg>'


def name_of(y: float, thing: str) -> str:
    name = thing if len(thing) <= LONGEST_NAME else f"{thing[: LONGEST_NAME - 1]}…"
    return f'<text x="{NAMES - 8}" y="{y + 17:g}" text-anchor="end">{escape(name)}<title>{escape(thing)}</title></text>'


def bar(i: int, thing: str, share: float, told: str) -> list[str]:
    y = i * ROW
    return [
        name_of(y, thing),
        f'<rect class="bar" x="{NAMES}" y="{y + 5}" width="{max(share * BARS, 0.5):.1f}" height="{ROW - 10}"/>',
        f'<text class="soft" x="{NAMES + BARS + 10}" y="{y + 17}">{escape(told)}</text>',
    ]


def shares(rows: Iterable[tuple[str, float, tuple[float, float], str]]) -> str:
    """Shares of the whole with their intervals."""
    shapes: list[str] = []
    count = 0
    for i, (thing, share, (low, high), told) in enumerate(rows):
        shapes += bar(i, thing, share, f"{share:.1%} ({low:.1%} to {high:.1%}), {told}".removesuffix(", "))
        y = i * ROW + ROW / 2
        x = [NAMES + each * BARS for each in (low, high)]
        shapes.append(f'<line class="range" x1="{x[0]:.1f}" y1="{y}" x2="{x[1]:.1f}" y2="{y}"/>')
        count += 1
    return svg(count * ROW, shapes)


def apart(rows: Sequence[tuple[str, float, float, str]]) -> str:
    """Differences with half the width of their intervals, around zero; all rows on one scale."""
    finite = [abs(value) + half for _, value, half, _ in rows if math.isfinite(half)]
    reach = max(finite, default=0.0) or 1.0
    middle = NAMES + BARS / 2
    shapes = [f'<line class="axis" x1="{middle}" y1="0" x2="{middle}" y2="{len(rows) * ROW}"/>']
    for i, (thing, value, half, told) in enumerate(rows):
        y = i * ROW + ROW / 2
        low, at, high = (
            middle + max(-1.0, min(1.0, each / reach)) * BARS / 2 for each in (value - half, value, value + half)
        )
        shapes += [
            name_of(i * ROW, thing),
            f'<line class="range" x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}"/>',
            f'<circle class="bar" cx="{at:.1f}" cy="{y}" r="4"/>',
            f'<text class="soft" x="{NAMES + BARS + 10}" y="{i * ROW + 17}">{escape(told)}</text>',
        ]
    return svg(len(rows) * ROW, shapes)


def spread(samples: Sequence[Sequence[float]]) -> tuple[str, str]:
    """One or two distributions on one scale, and what they say in words."""
    low, width, heights = binned(samples)
    count = len(heights[0])
    step = min(CHART / count, WIDEST_BIN)
    tallest = max(map(max, heights))
    part = (step - 2) / len(samples)
    shapes = []
    for i in range(count):
        first = low + i * width
        label = f"{first:g}" if width == 1 else f"{first:g} to {first + width - 1:g}"
        for k, shares_of in enumerate(heights):
            height = PLOT * shares_of[i] / tallest
            shapes.append(
                f'<rect class="{("bar", "other")[k]}" x="{i * step + 1 + k * part:.1f}" y="{PLOT - height:.1f}" '
                f'width="{max(part, 0.5):.1f}" height="{height:.1f}"><title>{label}: {shares_of[i]:.1%}</title></rect>'
            )
        if i % max(1, count // 8) == 0:
            x = i * step + step / 2
            shapes.append(f'<text class="soft" x="{x:.1f}" y="{PLOT + 18}" text-anchor="middle">{first:g}</text>')
    shapes.append(f'<line class="axis" x1="0" y1="{PLOT}" x2="{CHART}" y2="{PLOT}"/>')
    told = "; ".join(map(_summary, samples))
    return svg(PLOT + 26, shapes, told), told


def binned(samples: Sequence[Sequence[float]]) -> tuple[float, int, list[list[float]]]:
    """Where the first bin begins, how wide all are, and the share of each sample in each."""
    everything = [value for values in samples for value in values]
    low, high = math.floor(min(everything)), max(everything)
    width = max(1, math.ceil((high - low + 1) / BINS))
    count = int((high - low) // width) + 1
    return low, width, [_binned(values, low, width, count) for values in samples]


def _binned(values: Sequence[float], low: float, width: float, count: int) -> list[float]:
    bins = [0] * count
    for value in values:
        bins[int((value - low) // width)] += 1
    return [times / len(values) for times in bins]


def _summary(values: Sequence[float]) -> str:
    mean = sum(values) / len(values)
    ordered = sorted(values)
    tenth, median, ninth = (ordered[int(q * (len(ordered) - 1))] for q in (0.1, 0.5, 0.9))
    return f"mean {mean:.1f}, median {median:g}, eight of ten between {tenth:g} and {ninth:g}"


def curve(points: Sequence[tuple[str, float, float, float]], unit: str = "") -> str:
    """Values with their intervals, in order: label, value, low, high."""
    lowest, highest = min(low for *_, low, _ in points), max(high for *_, high in points)
    if highest - lowest < 1e-9:
        lowest, highest = lowest - 1, highest + 1
    height = PLOT + TOP + ROW

    def across(i: int) -> float:
        return LEFT + (CHART - LEFT - RIGHT) * (i + 0.5) / len(points)

    def down(value: float) -> float:
        return TOP + PLOT * (highest - value) / (highest - lowest)

    shapes = [f'<line class="axis" x1="{LEFT}" y1="{TOP + PLOT}" x2="{CHART - RIGHT}" y2="{TOP + PLOT}"/>']
    for value in (lowest, (lowest + highest) / 2, highest):
        y = down(value)
        shapes += [
            f'<line class="axis" x1="{LEFT}" y1="{y:.1f}" x2="{CHART - RIGHT}" y2="{y:.1f}"/>',
            f'<text class="soft" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value:.3g}{unit}</text>',
        ]
    line = " ".join(f"{across(i):.1f},{down(value):.1f}" for i, (_, value, _, _) in enumerate(points))
    shapes.append(f'<polyline class="curve" points="{line}"/>')
    for i, (label, value, low, high) in enumerate(points):
        x = across(i)
        told = escape(f"{label}: {value:.1f}{unit} ({low:.1f} to {high:.1f})")
        shapes += [
            f'<line class="range" x1="{x:.1f}" y1="{down(low):.1f}" x2="{x:.1f}" y2="{down(high):.1f}"/>',
            f'<circle class="bar" cx="{x:.1f}" cy="{down(value):.1f}" r="4"><title>{told}</title></circle>',
        ]
        if i % max(1, len(points) // 16) == 0:
            shapes.append(
                f'<text class="soft" x="{x:.1f}" y="{TOP + PLOT + 18}" text-anchor="middle">{escape(label)}</text>'
            )
    return svg(height, shapes)
