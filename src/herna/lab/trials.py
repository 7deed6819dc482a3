"""Trials: matches of several variants with the same luck.

What chance brings follows from the seed, the number of the match and how many chance events there were before; what a
bot thinks, from the seed, the number, the seat and how often it has acted. So matches with the same number differ by
the variant alone, and the same number of the same variant is the same match, as long as bots go by simulations.

In restricted play a seat, or a team that wins together, is denied a thing of the census: if its bot chooses an action
that takes it, the bot's best other action is played; if there is none, the seat has to take it.
"""

from __future__ import annotations

import hashlib
from collections import Counter as Counts
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from typing import Any

import numpy as np

from herna.bots import make, opponents
from herna.bots.bot import Bot
from herna.bots.chances import win_share
from herna.engine import kernel
from herna.engine.census import Counter, Takes, Tally, taken_by
from herna.engine.game import Game, State, copy_of
from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.state import Step

from .variants import Variant

LEVEL = 1e-6  # a lead that is none
NOBODY_LEADS = -1
TEAM = "the team"  # where all win together
DECISIONS = Counter("actions", "number", "Length of a match", "in actions, chance not counted")
CHANGES = Counter("lead_changes", "number", "Changes of the lead", "between ends of turns, by the bots' estimate")
DECIDED = Counter(
    "decided", "number", "When the match is decided", "percent of it played when the winner's last lead begins"
)
DECISIVE = Counter("decisive", "number", "Decisiveness", "percent of matches that one seat wins alone")


@dataclass(frozen=True)
class Trial:
    """One match to be played; `denied` is a thing of the census, as COUNTER and name."""

    variant: int
    number: int
    denied: tuple[str, str] | None = None


@dataclass(frozen=True)
class Outcome:
    """What a match says."""

    variant: int
    number: int
    denied: tuple[str, str] | None
    shares: dict[str, float]  # of the win: 1 for a seat that wins alone or with its team
    numbers: dict[str, float] = field(default_factory=dict)
    counts: dict[str, dict[str, int]] = field(default_factory=dict)
    fared: dict[str, dict[str, float]] = field(default_factory=dict)  # of choices: the summed shares of who took them
    takers: dict[str, dict[str, list[int]]] = field(default_factory=dict)  # the seats that took what can be denied

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Outcome:
        denied = data["denied"]
        return cls(**{**data, "denied": None if denied is None else (denied[0], denied[1])})

    def json(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def trial(self) -> Trial:
        return Trial(self.variant, self.number, self.denied)


@dataclass(frozen=True)
class Trials:
    """What an engine is given: it plays those of the trials whose places it is called with."""

    game: Game
    variants: Sequence[Variant]
    bots: Sequence[str]  # one for all seats, or one for each
    simulations: int | None
    seed: int
    trials: Sequence[Trial]

    def __call__(self, places: range) -> list[Outcome]:
        return [self._played(self.trials[place]) for place in places]

    def _played(self, trial: Trial) -> Outcome:
        game = self.game
        setting = self.variants[trial.variant]
        start = setting.begin(game, self.seed * 1_000_003 + trial.number)
        seats = setting.seats or 0
        levels = list(self.bots) * seats if len(self.bots) == 1 else list(self.bots)
        bots = [make(game, level, self.simulations) for level in levels]
        if game.organiser is not None:
            bots.append(make(game, opponents(game)[0]))
        denial = None if trial.denied is None else Denial(game, trial.denied, denied_seats(game, trial.number, seats))
        takers: dict[str, dict[str, list[int]]] = {}
        steps = list(self._steps(start, bots, trial.number, denial, takers))
        return told(game, trial, (seats, start), steps, takers)

    def _steps(
        self,
        start: State,
        bots: Sequence[Bot],
        number: int,
        denial: Denial | None,
        takers: dict[str, dict[str, list[int]]],
    ) -> Iterator[Step]:
        game, before = self.game, copy_of(start)
        takes = taken_by(game.census)
        acted: Counts[int] = Counts()
        ply = 0
        while (seat := game.actor(before)) != NOBODY:
            entropy = _entropy(self.seed, number, seat, acted[seat])
            acted[seat] += 1
            if seat == CHANCE:
                action = game.draw(before, np.uint64(entropy))
            else:
                view = game.observed(before, seat)
                bot = bots[seat]
                action = bot.choose(view, entropy) if denial is None else denial.choose(bot, seat, view, entropy)
                for name, thing in takes(before, action) if takes else ():
                    _add_seat(takers.setdefault(name, {}).setdefault(thing, []), seat)
            after = copy_of(before)
            game.apply(after, action)
            ply += 1
            yield Step(ply, seat, before, action, after)
            before = after


def _add_seat(seats: list[int], seat: int) -> None:
    if seat not in seats:
        seats.append(seat)


def _entropy(seed: int, number: int, seat: int, times: int) -> int:
    digest = hashlib.sha256(f"trial {seed} {number} {seat} {times}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def denied_seats(game: Game, number: int, seats: int) -> tuple[int, ...]:
    """Each seat in turn; where all win together, all of them."""
    return tuple(range(seats)) if game.cooperative else (number % seats,)


@dataclass(frozen=True)
class Denial:
    game: Game
    thing: tuple[str, str]
    seats: tuple[int, ...]

    def choose(self, bot: Bot, seat: int, view: State, entropy: int) -> int:
        action = bot.choose(view, entropy)
        takes = taken_by(self.game.census)
        if seat not in self.seats or takes is None or not self._takes(takes, view, action):
            return action
        others = (each.action for each in bot.judge(view, None, entropy, scores=False).candidates)
        return next((other for other in others if not self._takes(takes, view, other)), action)

    def _takes(self, takes: Takes, view: State, action: int) -> bool:
        return self.thing in takes(view, action)


# --- what a match says --------------------------------------------------------------------------------------------


def told(
    game: Game,
    trial: Trial,
    begun: tuple[int, State],
    steps: Sequence[Step],
    takers: dict[str, dict[str, list[int]]],
) -> Outcome:
    seats, start = begun
    final = steps[-1].after if steps else start
    payoffs = game.payoff(final)[:seats]  # an organiser plays for nobody
    by_seat = [win_share(payoffs, seat) for seat in range(seats)]
    shares = dict(zip(game.notation.seats(final), by_seat, strict=False))
    numbers = {DECISIONS.name: float(sum(step.seat >= 0 for step in steps))}
    if not game.cooperative:
        numbers[DECISIVE.name] = 100.0 * (max(by_seat) == 1)
    numbers |= lead(game, start, steps, by_seat)
    tally = game.census.tally(steps) if game.census else Tally()
    counts = {name: dict(counted) for name, counted in tally.counts.items()}
    fared: dict[str, dict[str, float]] = {}
    for name, taken in tally.choices.items():
        counts[name] = dict(Counts(thing for thing, _ in taken))
        things = fared.setdefault(name, {})
        for thing, seat in taken:
            things[thing] = things.get(thing, 0.0) + by_seat[seat]
    numbers |= {name: float(value) for name, value in tally.numbers.items()}
    return Outcome(trial.variant, trial.number, trial.denied, shares, numbers, counts, fared, takers)


def lead(game: Game, start: State, steps: Sequence[Step], shares: Sequence[float]) -> dict[str, float]:
    """How often the lead changed between ends of turns, and how much was played when the winner's last lead began."""
    if game.kernel.evaluate is None:
        return {}
    leaders, played = [_leader(game, start)], [0]
    done, acting = 0, NOBODY
    for step in steps:
        if step.seat == CHANCE:
            continue
        if acting not in (NOBODY, step.seat):
            leaders.append(_leader(game, step.before))
            played.append(done)
        acting = step.seat
        done += 1
    led = [leader for leader in leaders if leader != NOBODY_LEADS]
    found = {CHANGES.name: float(sum(one != other for one, other in pairwise(led)))}
    winner = _winner(game, shares)
    if winner is not None and done:
        last = max((i for i, leader in enumerate(leaders) if leader != winner), default=-1)
        began = played[last + 1] if last + 1 < len(played) else done
        found[DECIDED.name] = 100.0 * began / done
    return found


def _leader(game: Game, state: State) -> int:
    """Who is ahead; where all win together, 0 for the team and 1 for the game."""
    values = np.zeros(len(game.notation.seats(state)), np.float32)
    kernel.evaluate_of(state, values)
    if game.cooperative:
        return int(values[0] < 0)
    best = int(values.argmax())
    others = np.delete(values, best)
    return best if len(others) == 0 or values[best] - others.max() > LEVEL else NOBODY_LEADS


def _winner(game: Game, shares: Sequence[float]) -> int | None:
    if game.cooperative:
        return int(shares[0] < 1)
    return shares.index(1.0) if 1.0 in shares else None


def sides_of(game: Game, shares: Sequence[Mapping[str, float]]) -> dict[str, str]:
    """Who is shown, and the seat that stands for them, by what the seats won in each match: a team that wins together
    is one. Only seats that all matches have."""
    names = [name for name in dict.fromkeys(name for each in shares for name in each) if all(name in s for s in shares)]
    if not game.cooperative or not names:
        return {name: name for name in names}
    first = names[0]
    others = [name for name in names if any(each[name] != each[first] for each in shares)]
    return {TEAM: first, **{name: name for name in others}}
