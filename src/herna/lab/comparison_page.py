"""A comparison as one self-contained HTML page."""

from __future__ import annotations

from collections.abc import Mapping

from herna.engine.census import Counter

from . import plots
from .compare import A, B, Comparison, Difference, Loss, Use, told_of
from .duel import wilson
from .trials import DECISIVE

MOST_THINGS = 40  # rows of a plot: those that differ most


def page(found: Comparison) -> str:
    """The whole comparison."""
    title = found.game.title
    sections = [] if found.is_one else [_key(), _chances(found), _numbers(found), *_spreads(found), *_uses(found)]
    heading = f"{title}: what is lost without it" if found.is_one else f"{title}: A and B"
    return plots.page(f"{title}: comparison", heading, _facts(found), [*sections, _losses(found)])


def _facts(found: Comparison) -> dict[str, str]:
    what = "matches" if found.is_one else "pairs of matches with the same luck"
    apart = {} if found.is_one else {"A": told_of(found.a, found.b), "B": told_of(found.b, found.a)}
    shared = {name: value for name, value in found.a.options.items() if found.b.options.get(name) == value}
    usual = found.game.read_options({})
    also = {name: str(value) for name, value in shared.items() if value != usual[name]}
    return {
        **apart,
        "Played": f"{found.matches:,} {what} in {found.seconds:,.0f} s",
        "Bots": plots.players(found.bots, found.simulations),
        "Luck": f"seed {found.seed}",
        "Rules": found.game.rules,
        **also,
    }


def _key() -> str:
    return '<p><span class="key">■ A</span> &nbsp; <span class="key b">■ B</span> &nbsp; differences are B less A</p>'


def _chances(found: Comparison) -> str:
    rows, apart = [], []
    for name, each in found.chances().items():
        for label, share in (("A", each.a), ("B", each.b)):
            rows.append((f"{name}, {label}", share, wilson(share * each.pairs, each.pairs), ""))
        apart.append((f"{name}, B - A", *_percent(each), _told(each, 100.0, " points")))
    note = "The share of the win, with its 95 % interval; a shared win counts as a part. Below, the paired differences."
    return plots.section("Chances to win", note, plot=plots.shares(rows) + plots.apart(apart))


def _percent(each: Difference) -> tuple[float, float]:
    return 100.0 * each.difference, 100.0 * each.half


def _told(each: Difference, times: float = 1.0, unit: str = "") -> str:
    mark = "" if each.is_clear else ", not clear"
    return f"{times * each.difference:+.2f} ± {times * each.half:.2f}{unit}{mark}"


def _numbers(found: Comparison) -> str:
    """Each number in its own measure: its difference as a part of what it is in A."""
    titles = {counter.name: counter.title for counter in found.counters()}
    rows = []
    for name, each in found.numbers().items():
        scale = 100.0 / max(abs(each.a), abs(each.b), 1e-9)
        told = f"A {each.a:.2f}, B {each.b:.2f}, {_told(each)}"
        rows.append((titles[name], scale * each.difference, scale * each.half, told))
    note = "Means, and the difference with its 95 % interval, drawn as a part of the larger one."
    return plots.section("Numbers of a match", note, plot=plots.apart(rows)) if rows else ""


def _spreads(found: Comparison) -> list[str]:
    sections = []
    for counter in found.counters():
        if counter.kind != "number" or counter.name == DECISIVE.name or counter.name not in found.numbers():
            continue
        samples = [values for values in found.values(counter.name) if values]
        plot, told = plots.spread(samples)
        if len(samples) == 2:
            a, b = told.split("; ")
            told = f"A: {a}. B: {b}"
        sections.append(plots.section(counter.title, counter.explain, told, plot=plot))
    return sections


def _uses(found: Comparison) -> list[str]:
    uses = found.uses()
    return [_used(counter, uses[counter.name]) for counter in found.counters() if counter.name in uses]


def _used(counter: Counter, things: Mapping[str, Use]) -> str:
    rows = []
    for thing, use in list(things.items())[:MOST_THINGS]:
        often = use.often
        told = f"A {often.a:.2f}, B {often.b:.2f} a match"
        fared = [f"{label} {share:.0%}" for label, share in zip("AB", use.fared, strict=True) if share is not None]
        if fared:
            told += f"; takers win {', '.join(fared)}"
        rows.append((thing, often.difference, often.half, told if often.is_clear else f"{told}; not clear"))
    note = "How much more often in B, with its 95 % interval."
    left = f"The {MOST_THINGS} that differ most of {len(things)}." if len(things) > MOST_THINGS else ""
    return plots.section(counter.title, counter.explain, note, left, plot=plots.apart(rows))


def _losses(found: Comparison) -> str:
    titles = {counter.name: counter.title for counter in found.counters()}
    rows = []
    for (name, thing), both in found.losses().items():
        for variant in (A, B)[: 1 if found.is_one else 2]:
            loss = both[variant]
            label = thing if found.is_one else f"{thing}, {'AB'[variant]}"
            rows.append((label, *(_lost(loss) if loss else (0.0, 0.0, "nobody took it")), titles.get(name, name)))
    if not rows:
        return ""
    whose = "a team" if found.game.cooperative else "a seat, each in turn,"
    note = (
        f"What {whose} loses of the win that has to do without it, by bots that play their best other action; "
        "percentage points, with their 95 % interval."
    )
    return plots.section("Restricted play", note, plot=plots.apart([row[:4] for row in sorted(rows, key=_order)]))


def _order(row: tuple[str, float, float, str, str]) -> tuple[str, float]:
    return row[4], -row[1]


def _lost(each: Loss) -> tuple[float, float, str]:
    mark = "" if abs(each.loss) > each.half else ", not clear"
    told = (
        f"{100 * each.loss:+.1f} ± {100 * each.half:.1f}{mark}; "
        f"taken in {each.changed / each.pairs:.0%} of {each.pairs:,}"
    )
    return 100.0 * each.loss, 100.0 * each.half, told
