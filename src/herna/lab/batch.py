"""Batch: many whole matches by one policy, from a setting or from a state.

>>> import herna
>>> from herna.lab import batch
>>> played = batch.play(herna.game("four_in_a_row"), 100, seed=7)
>>> len(played.finals), played.payoffs.shape, int(played.lengths.min()) >= 7
(100, (100, 2), True)

A match follows from the seed and its number alone. So the same bytes come out on every engine, with any number of
workers, and however the matches are divided among them; a batch of 200 begins with the batch of 100.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from herna.bots import make, opponents
from herna.bots.kernel.batch import SUGGEST, UNIFORM, entropy_of, play_batch
from herna.engine.census import Tally
from herna.engine.errors import BadOption
from herna.engine.game import Game, Options, Setting, State, copy_of
from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.kernel.entropy import seed_from, splitmix64
from herna.engine.state import Step

from .engines import Device, Engine, engine

POLICIES = {"uniform": UNIFORM, "suggest": SUGGEST}  # those of compiled code; all others are bots
MOST = 1_000_000  # actions of a match: far more than any has
LOGGED = 1024  # actions that are written down at first; a span with a longer match is played again
Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Batch:
    """Matches in the order of their numbers."""

    finals: Array  # the states in which they ended
    payoffs: Array  # by match and seat
    lengths: Array  # in actions, chance included
    tallies: tuple[Tally, ...] = ()  # what the game's census counted in each, if that was asked for

    def __len__(self) -> int:
        return len(self.finals)

    @property
    def actions(self) -> int:
        return int(self.lengths.sum())

    def digest(self) -> str:
        """SHA-256 over everything: equal batches, equal digests."""
        total = hashlib.sha256()
        for part in (self.finals, self.payoffs, self.lengths):
            total.update(part.tobytes())
        for tally in self.tallies:
            total.update(json.dumps(vars(tally), sort_keys=True).encode())
        return total.hexdigest()


@dataclass(frozen=True)
class Matches:
    """What an engine is given: it plays those whose numbers it is called with."""

    game: Game
    seats: int
    start: State | None  # of all of them, unless each begins with options drawn for it
    options: Options = field(default_factory=dict)
    policy: str = "uniform"
    seed: int = 0
    census: bool = False
    simulations: int | None = None
    device: Device | None = None  # which plays instead of this process

    def on(self, device: Device) -> Matches:
        """The same matches, played by a device, which knows how to play at random and nothing else."""
        if self.policy != "uniform":
            raise BadOption(
                f"a GPU plays matches by `uniform` only; by {self.policy} they are played on threads or ray"
            )
        return replace(self, device=device)

    @property
    def bytes_each(self) -> int:
        """How much comes out of a match."""
        return self.game.state.itemsize + 8 + 4 * self.seats + (4 * LOGGED if self.census else 0)

    def __call__(self, numbers: range) -> Batch:
        starts = self._starts(numbers)
        if self.policy in POLICIES:
            return self._compiled(starts, numbers)
        played = [self._by_bots(_one(starts, i), number) for i, number in enumerate(numbers)]
        finals, payoffs, logs = zip(*played, strict=True)
        return Batch(
            np.concatenate(finals),
            np.array(payoffs, np.float32),
            np.array([len(log) for log in logs], np.int32),
            tuple(self._tallies(starts, logs)) if self.census else (),
        )

    def _starts(self, numbers: Iterable[int]) -> State:
        if self.start is not None:
            return self.start
        return np.concatenate([self._drawn(number) for number in numbers])

    def _drawn(self, number: int) -> State:
        seed = seed_from(int(entropy_of(np.uint64(self.seed), number)))
        return self.game.new(self.seats, **self.game.settle_options(self.options, seed))

    def _compiled(self, starts: State, numbers: range, logged: int | None = None) -> Batch:
        game, count = self.game, len(numbers)
        room = (LOGGED if logged is None else logged) if self.census else 0
        finals, lengths = np.zeros(count, game.state), np.zeros(count, np.int32)
        payoffs = np.zeros((count, len(game.notation.seats(starts[:1]))), np.float32)
        logs = np.zeros((count, room), np.int32)
        policy, seed = POLICIES[self.policy], np.uint64(self.seed)
        results = finals, lengths, payoffs, logs
        if self.device is not None:
            self.device(game, starts, numbers, seed, MOST, *results)
        else:
            play_batch(starts, numbers.start, seed, policy, MOST, game.widest, *results)
        longest = int(lengths.max(initial=0))
        if longest == MOST:
            raise BadOption(f"{game.title}: by {self.policy} match {numbers[int(lengths.argmax())]} does not end")
        if not self.census:
            return Batch(finals, payoffs, lengths)
        if longest > room:
            return self._compiled(starts, numbers, longest)
        played = [log[:length].tolist() for log, length in zip(logs, lengths, strict=True)]
        return Batch(finals, payoffs, lengths, tuple(self._tallies(starts, played)))

    def _by_bots(self, start: State, number: int) -> tuple[State, list[float], list[int]]:
        """Entropy is handed out as compiled code does it, so a bot meets the same luck as the other policies."""
        game, state = self.game, copy_of(start)
        bots = [make(game, self.policy, self.simulations) for _ in range(self.seats)]
        if game.organiser is not None:
            bots.append(make(game, opponents(game)[0]))
        log: list[int] = []
        x = np.uint64(entropy_of(np.uint64(self.seed), number))
        luck = ~x
        while (seat := game.actor(state)) != NOBODY:
            if seat == CHANCE:
                luck = np.uint64(splitmix64(luck))
                action = game.draw(state, luck)
            else:
                x = np.uint64(splitmix64(x))
                action = bots[seat].choose(game.observed(state, seat), int(x))
            game.apply(state, action)
            log.append(action)
        return state, game.payoff(state), log

    def _tallies(self, starts: State, logs: Sequence[list[int]]) -> Iterator[Tally]:
        assert self.game.census is not None
        for i, log in enumerate(logs):
            yield self.game.census.tally(_steps(self.game, _one(starts, i), log))


def _one(starts: State, i: int) -> State:
    """Where the i-th of some matches begins."""
    at = i % len(starts)
    return starts[at : at + 1]


def _steps(game: Game, start: State, actions: Iterable[int]) -> Iterator[Step]:
    before = copy_of(start)
    for ply, action in enumerate(actions, start=1):
        after = copy_of(before)
        game.apply(after, action)
        yield Step(ply, game.actor(before), before, action, after)
        before = after


def play(
    game: Game,
    matches: int,
    *,
    policy: str = "uniform",
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    start: State | None = None,
    simulations: int | None = None,
    census: bool = False,
    on: str | Engine = "threads",
    workers: int | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Batch:
    """Play whole matches to their end, by `uniform`, `suggest` or the bots of a level.

    They begin with seats and options, where what options leave open is drawn for each match, or all with `start`. A
    level whose thinking has a time limit is repeatable only with `simulations`.
    """
    if matches < 1:
        raise BadOption(f"a batch has at least one match, not {matches}")
    asked = _matches(game, (seats, options or {}), start)
    asked = replace(asked, policy=policy, seed=seed % 2**64, census=census, simulations=simulations)
    if census and game.census is None:
        raise BadOption(f"{game.title} has no census")
    if policy not in POLICIES:
        make(game, policy, simulations)  # report a wrong name before the first match
    chosen = engine(on, workers) if isinstance(on, str) else on
    parts: dict[int, Batch] = {}
    done = 0
    progress(done, matches)
    for span, part in chosen.run(asked, matches, quick=policy in POLICIES):
        parts[span.start] = part
        done += len(span)
        progress(done, matches)
    return _joined([parts[first] for first in sorted(parts)])


def _matches(game: Game, setting: Setting, start: State | None) -> Matches:
    seats, options = setting
    if start is not None:
        if seats is not None or options:
            raise BadOption("a batch begins with a state, or with seats and options, not with both")
        players = len(game.notation.seats(start)) - (game.organiser_of(start) is not None)
        return Matches(game, players, copy_of(start))
    chosen = game.read_options(options)
    count = game.read_seats(seats, chosen)
    is_open = any(option.settle for option in game.options)
    return Matches(game, count, None if is_open else game.new(count, **chosen), chosen)


def _joined(parts: Sequence[Batch]) -> Batch:
    return Batch(
        np.concatenate([part.finals for part in parts]),
        np.concatenate([part.payoffs for part in parts]),
        np.concatenate([part.lengths for part in parts]),
        tuple(tally for part in parts for tally in part.tallies),
    )
