"""Calibration: of positions that are judged at p, how many are won?

Bots of one level play matches among themselves; some positions of each, spread over it, are judged, and compared with
how the match ended. What is fitted to that turns judgements into chances (`herna.bots.chances`). The table compares
chances that were fitted to one half of the matches with what happened in the other half, both ways round.

A series can be kept in a file while it is played. If that file is there already, its matches are not played again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from herna.bots import make, strongest_level
from herna.bots.chances import FILE, chances_by, elapsed, features, rises, win_share
from herna.engine.errors import BadOption
from herna.engine.game import Game
from herna.engine.match import Match

from .duel import wilson
from .engines import Engine
from .records import Book
from .series import Pairing, play_all

BINS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
STAGES = ("first third", "middle", "last third")
# Features that are left out where a better value would be less of a chance: by so few matches it cannot be told what a
# value says near certainty, or at the beginning, or at all.
UNUSED: tuple[tuple[int, ...], ...] = ((), (4,), (1,), (1, 4), (1, 3, 4))
WIDTH, MARGIN = 50, 14  # characters of a diagram
STEPS, RIDGE = 30, 1e-3  # of the fit
Rows = np.ndarray[Any, np.dtype[np.float64]]
Line = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Sample:
    """A judged position, and how its match ended: for each seat the value and the share of the win."""

    number: int  # of the match
    over: float  # of the match, when it was judged
    values: tuple[float, ...]
    shares: tuple[float, ...]

    def pairs(self, chances: Sequence[float], *, cooperative: bool) -> Iterator[tuple[float, float]]:
        """Chance and share of each seat; where all win together, of one."""
        seats = 1 if cooperative else len(chances)
        return zip(chances[:seats], self.shares[:seats], strict=True)


@dataclass
class Calibration:
    game: Game
    seats: int
    bots: str
    judge: str
    effort: int
    seed: int
    options: dict[str, Any]
    samples: list[Sample] = field(default_factory=list)

    def fit(self, samples: Iterable[Sample] | None = None) -> tuple[float, ...]:
        """Weights of a logistic regression on all samples, or on these."""
        chosen = [
            (features(sample.over, value), share)
            for sample in (self.samples if samples is None else samples)
            for value, share in sample.pairs(sample.values, cooperative=self.game.cooperative)
        ]
        x, y = np.array([row for row, _ in chosen]), np.array([share for _, share in chosen])
        for unused in UNUSED:
            used = [column for column in range(x.shape[1]) if column not in unused]
            weights = np.zeros(x.shape[1])
            weights[used] = _regress(x[:, used], y)
            if rises(weights.tolist()):
                break
        return tuple(round(float(weight), 4) for weight in weights)

    def judged(self, *, fitted: bool) -> list[tuple[Sample, float, float]]:
        """Each sample with chances and shares; fitted ones come from the other half of the matches."""
        halves = [self.fit(s for s in self.samples if s.number % 2 != half) if fitted else None for half in (0, 1)]
        return [
            (sample, chance, share)
            for sample in self.samples
            for chance, share in sample.pairs(
                chances_by(halves[sample.number % 2], self.game, sample.over, sample.values),
                cooperative=self.game.cooperative,
            )
        ]

    def brier(self, *, fitted: bool) -> float:
        """The mean square of what the chances are off by; 0 is perfect."""
        off = [(chance - share) ** 2 for _, chance, share in self.judged(fitted=fitted)]
        return sum(off) / len(off)

    def gap(self, *, fitted: bool) -> float:
        """By how much chances and shares of wins differ, on average over the cells of the table."""
        cells = self._cells(fitted=fitted).values()
        positions = sum(len(cell) for cell in cells)
        return sum(abs(sum(chance - share for _, chance, share in cell)) for cell in cells) / positions

    def _cells(self, *, fitted: bool) -> dict[tuple[int, int], list[tuple[Sample, float, float]]]:
        cells: dict[tuple[int, int], list[tuple[Sample, float, float]]] = {}
        for each in self.judged(fitted=fitted):
            row = min(int(each[1] * (len(BINS) - 1)), len(BINS) - 2)
            column = min(int(each[0].over * len(STAGES)), len(STAGES) - 1)
            cells.setdefault((row, column), []).append(each)
        return cells

    def table(self) -> str:
        """How often what was judged at p was won, by the stage of the match, in Markdown."""
        matches = len({sample.number for sample in self.samples})
        cells = self._cells(fitted=True)
        rows = [
            f"| {100 * BINS[row]:.0f} - {100 * BINS[row + 1]:.0f} % | "
            + " | ".join(_cell(cells.get((row, column), [])) for column in range(len(STAGES)))
            + " |"
            for row in range(len(BINS) - 1)
        ]
        told = (
            f"{matches} matches between {self.seats} x `{self.bots}`, {len(self.samples)} positions judged by "
            f"`{self.judge}` with an effort of {self.effort:,}. Fitted chances differ from what happened by "
            f"{100 * self.gap(fitted=True):.1f} points on average (values taken as they are: "
            f"{100 * self.gap(fitted=False):.1f}), Brier score {self.brier(fitted=True):.3f} "
            f"({self.brier(fitted=False):.3f})."
        )
        head = "| judged at | " + " | ".join(STAGES) + " |"
        return "\n".join((told, "", head, "|---" * (1 + len(STAGES)) + "|", *rows))

    def diagram(self) -> str:
        """The same as lines to look at: where what was foretold lies in what is likely by what happened."""
        cells = self._cells(fitted=True)
        lines = [" " * MARGIN + "".join(f"{100 * edge:<{WIDTH // 5}.0f}" for edge in BINS).rstrip()]
        for column, stage in enumerate(STAGES):
            lines += ["", stage]
            for row in range(len(BINS) - 1):
                if (row, column) in cells:
                    name = f"  {100 * BINS[row]:.0f} - {100 * BINS[row + 1]:.0f} %"
                    lines.append(f"{name:<{MARGIN}}{_bar(cells[row, column])}".rstrip())
        return "\n".join(lines)

    def page(self) -> str:
        """The table, and the diagram below it."""
        return f"{self.table()}\n\n```text\n{self.diagram()}\n```"

    def json(self) -> dict[str, Any]:
        return {
            **_head(self),
            "matches": len({sample.number for sample in self.samples}),
            "positions": len(self.samples),
            "weights": self.fit(),
            "gap": {"fitted": self.gap(fitted=True), "as_it_is": self.gap(fitted=False)},
            "brier": {"fitted": self.brier(fitted=True), "as_it_is": self.brier(fitted=False)},
        }

    def keep(self) -> Path:
        """Store the weights for this number of seats in the game's folder."""
        if self.game.folder is None:
            raise BadOption(f"{self.game.title} has no folder in which its chances could be kept")
        path = self.game.folder / FILE
        stored = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"weights": {}}
        stored["weights"][str(self.seats)] = self.fit()
        path.write_text(json.dumps(stored, indent=2) + "\n", encoding="utf-8")
        return path


def _regress(x: Rows, y: Line) -> Line:
    """Newton's method; a little ridge keeps it from running off where everything is decided."""
    weights = np.zeros(x.shape[1])
    for _ in range(STEPS):
        p = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = x.T @ (y - p) - RIDGE * weights
        curve = (x * (p * (1 - p))[:, np.newaxis]).T @ x + RIDGE * np.eye(len(weights))
        weights = weights + np.linalg.solve(curve, slope)
    return weights


@dataclass(frozen=True)
class _Cell:
    """Judgements of one stage that foretell about the same: positions of one match count as one."""

    won: float
    low: float
    high: float
    foretold: float


def _summed(found: Sequence[tuple[Sample, float, float]]) -> _Cell:
    matches = len({sample.number for sample, _, _ in found})
    foretold = sum(chance for _, chance, _ in found) / len(found)
    won = sum(share for _, _, share in found) / len(found)
    return _Cell(won, *wilson(won * matches, matches), foretold)


def _cell(found: Sequence[tuple[Sample, float, float]]) -> str:
    """The share of wins, what was foretold, and how sure that is."""
    if not found:
        return ""
    cell = _summed(found)
    interval = f"{100 * cell.low:.0f} - {100 * cell.high:.0f}"
    return f"{100 * cell.won:.0f} % won ({interval}), {100 * cell.foretold:.0f} % foretold, {len(found)}"


def _bar(found: Sequence[tuple[Sample, float, float]]) -> str:
    """From 0 to 100 %: the interval of what happened, `o` its middle, `+` what was foretold, `*` where both meet."""
    cell = _summed(found)
    low, high, won, foretold = (round(WIDTH * each) for each in (cell.low, cell.high, cell.won, cell.foretold))
    bar = ["-" if low <= place <= high else " " for place in range(WIDTH + 1)]
    bar[won] = "o"
    bar[foretold] = "*" if won == foretold else "+"
    return "".join(bar)


def run(
    game: Game,
    *,
    level: str,
    matches: int,
    positions: int,
    effort: int,
    seed: int,
    options: Mapping[str, object],
    seats: int | None,
    kept: Path | None = None,
    on: Engine | None = None,
    progress: Callable[[int, int], None],
) -> Calibration:
    """Play the matches, and judge some positions of each."""
    make(game, level)  # report a wrong name before the first match
    chosen = game.read_options(options)
    count = game.read_seats(seats, chosen)
    report = Calibration(game, count, level, strongest_level(game), effort, seed, chosen)
    book = Book(kept, _head(report))
    for number, over, values, shares in book.known:
        report.samples.append(Sample(number, over, tuple(values), tuple(shares)))
    known = {sample.number for sample in report.samples}
    todo = [number for number in range(matches) if number not in known]
    pairings = [Pairing(seed * 1_000_003 + number, (level,) * count) for number in todo]
    look = _Judge(report.judge, effort, positions, count)
    progress(matches - len(todo), matches)
    series = play_all(game, pairings, (count, options), look, on)
    for done, (i, judged) in enumerate(series, start=matches - len(todo) + 1):
        report.samples += [Sample(todo[i], *each) for each in judged]
        book.add([todo[i], *each] for each in judged)
        progress(done, matches)
    report.samples.sort(key=lambda sample: (sample.number, sample.over))
    return report


Judged = tuple[float, tuple[float, ...], tuple[float, ...]]  # a sample without the number of its match


@dataclass(frozen=True)
class _Judge:
    """Judges one position of each part of a match that is over, in which somebody had to decide."""

    level: str
    effort: int
    positions: int
    seats: int

    def __call__(self, match: Match) -> list[Judged]:
        game, luck = match.game, random.Random(match.header.commitment)
        payoffs = list(match.payoffs().values())[: self.seats]
        shares = tuple(win_share(payoffs, seat) for seat in range(self.seats))
        asked = [ply for ply, played in enumerate(match.line) if 0 <= played.seat < self.seats]
        bot = make(game, self.level, simulations=self.effort)
        judged = []
        for part in range(self.positions):
            here = asked[part * len(asked) // self.positions : (part + 1) * len(asked) // self.positions]
            if here:
                state = match.at(luck.choice(here))
                view = game.observed(state, game.actor(state))
                values = bot.judge(view, None, luck.getrandbits(64), scores=False).values[: self.seats]
                judged.append((round(elapsed(game, view), 4), tuple(round(value, 4) for value in values), shares))
        return judged


def _head(report: Calibration) -> dict[str, Any]:
    return {
        "game": report.game.name,
        "seats": report.seats,
        "bots": report.bots,
        "judge": report.judge,
        "effort": report.effort,
        "seed": report.seed,
        "options": report.options,
    }
