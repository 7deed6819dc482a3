"""Learn The Base from nothing: PPO with masked actions, in plain NumPy, against an opponent that plays at random.

    pip install "herna[gymnasium]"
    python examples/learn_the_base.py                       # eight minutes of one core, then 2,000 matches as a test
    python examples/learn_the_base.py --minutes 1 --save agent.npz
    python examples/learn_the_base.py --game four_in_a_row  # any game of two seats that herna knows

All of it is here: what the agent sees as zeros and ones, a network of two layers with its gradients, the advantages,
the clipped loss. Half of the matches are played from the first seat and half from the second.
"""

from __future__ import annotations

import argparse
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import herna
from herna.envs.gymnasium import Many
from herna.lab.duel import wilson

Array = np.ndarray[Any, Any]
GAMMA, LAMBDA = 0.997, 0.95
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5  # how far the policy may go in an update; weights in the loss
STEEPEST = 0.5  # norm of a gradient
LOOKED_AT = 400  # steps at random from which the encoder knows what values there are


class Seats:
    """Matches from both seats as one environment; half of them each."""

    def __init__(self, game: str, matches: int, seed: int) -> None:
        self.halves = [Many(game, matches // 2, seat=seat, others="uniform", flat=True) for seat in (0, 1)]
        self.matches = 2 * (matches // 2)
        first = [half.reset(seed=seed + seat)[0] for seat, half in enumerate(self.halves)]
        self.seen, self.masks = self._joined(first)
        self.begins = np.zeros(self.matches, np.bool_)  # whose match is over and begins again, whatever they play

    def _joined(self, seen: list[dict[str, Array]]) -> tuple[Array, Array]:
        masks = np.concatenate([each["action_mask"] for each in seen]).astype(np.bool_)
        return np.concatenate([each["observation"] for each in seen]), masks

    def step(self, actions: Array) -> tuple[Array, Array]:
        """Play; the payoffs, and which matches have ended."""
        played = [half.step(own) for half, own in zip(self.halves, np.split(actions, 2), strict=True)]
        self.seen, self.masks = self._joined([each[0] for each in played])
        self.begins = np.concatenate([each[2] for each in played])
        return np.concatenate([each[1] for each in played]), self.begins


class Encoder:
    """Rows of numbers as zeros and ones: an input for each value that a number had in matches at random."""

    def __init__(self, rows: Array) -> None:
        self.low = rows.min(axis=0)
        self.sizes = rows.max(axis=0) - self.low + 1
        self.first = np.concatenate(([0], np.cumsum(self.sizes)[:-1]))
        self.inputs = int(self.sizes.sum())

    def __call__(self, rows: Array) -> Array:
        found = np.zeros((len(rows), self.inputs), np.float32)
        np.put_along_axis(found, self.first + np.clip(rows - self.low, 0, self.sizes - 1), 1.0, axis=1)
        return found


@dataclass
class Choice:
    """What the network says of some positions."""

    layers: tuple[Array, Array, Array]  # the inputs and the two hidden layers
    columns: Array  # the actions that are legal in at least one of them
    chances: Array  # of these actions, in each of them
    values: Array


class Network:
    """Two hidden layers; a policy over the legal actions and a value. It learns by Adam."""

    def __init__(self, inputs: int, hidden: int, actions: int, luck: np.random.Generator) -> None:
        def weights(rows: int, columns: int, scale: float) -> Array:
            return luck.normal(0, scale / np.sqrt(rows), (rows, columns)).astype(np.float32)

        self.parts = {
            "in": weights(inputs, hidden, np.sqrt(inputs / 60)),  # about 60 of the inputs are ones
            "in0": np.zeros(hidden, np.float32),
            "mid": weights(hidden, hidden, 1.0),
            "mid0": np.zeros(hidden, np.float32),
            "act": weights(hidden, actions, 0.01),
            "act0": np.zeros(actions, np.float32),
            "value": weights(hidden, 1, 1.0),
            "value0": np.zeros(1, np.float32),
        }
        self.means = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.updates = 0

    def __call__(self, inputs: Array, masks: Array) -> Choice:
        p = self.parts
        one = np.tanh(inputs @ p["in"] + p["in0"])
        two = np.tanh(one @ p["mid"] + p["mid0"])
        columns = np.flatnonzero(masks.any(axis=0))
        says = np.where(masks[:, columns], two @ p["act"][:, columns] + p["act0"][columns], np.float32(-1e9))
        chances = np.exp(says - says.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return Choice((inputs, one, two), columns, chances, (two @ p["value"])[:, 0] + p["value0"])

    def learn(self, said: Choice, slope_says: Array, slope_values: Array, rate: float) -> None:
        """Go down the loss, whose slopes by what the network says are given."""
        p, (inputs, one, two) = self.parts, said.layers
        back_two = slope_says @ p["act"][:, said.columns].T + slope_values[:, None] * p["value"][:, 0]
        back_two *= 1 - two * two
        back_one = (back_two @ p["mid"].T) * (1 - one * one)
        act, act0 = np.zeros_like(p["act"]), np.zeros_like(p["act0"])
        act[:, said.columns] = two.T @ slope_says
        act0[said.columns] = slope_says.sum(axis=0)
        slopes = {
            "in": inputs.T @ back_one,
            "in0": back_one.sum(axis=0),
            "mid": one.T @ back_two,
            "mid0": back_two.sum(axis=0),
            "act": act,
            "act0": act0,
            "value": two.T @ slope_values[:, None],
            "value0": slope_values.sum(keepdims=True),
        }
        steepness = np.sqrt(sum(float(np.vdot(slope, slope)) for slope in slopes.values()))
        self._go(slopes, min(1.0, STEEPEST / (steepness + 1e-8)), rate)

    def _go(self, slopes: dict[str, Array], scale: float, rate: float) -> None:
        self.updates += 1
        pace = np.float32(rate * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates))
        for name, slope in slopes.items():
            scaled = slope * np.float32(scale)
            mean, square = self.means[name], self.squares[name]
            mean += np.float32(0.1) * (scaled - mean)
            square += np.float32(0.001) * (scaled * scaled - square)
            self.parts[name] -= pace * mean / (np.sqrt(square) + np.float32(1e-5))


def drawn(said: Choice, luck: np.random.Generator) -> Array:
    """For each position the place in `columns` of an action, drawn by its chance."""
    sums = np.cumsum(said.chances, axis=1)
    return (sums > luck.random((len(sums), 1)) * sums[:, -1:]).argmax(axis=1)


@dataclass
class Rollout:
    """What happened in some steps of all matches; the first axis counts the steps."""

    seen: Array
    masks: Array
    actions: Array
    logs: Array  # of the chance with which each action was drawn
    values: Array  # one step more than the others
    rewards: Array
    ended: Array
    begun: Array  # where a match only began again: nothing to learn

    def advantages(self) -> Array:
        """How much better than expected it went on after each action (GAE)."""
        found = np.zeros_like(self.rewards)
        later = np.zeros(self.rewards.shape[1], np.float32)
        for t in reversed(range(len(self.rewards))):
            goes_on = ~self.ended[t]
            surprise = self.rewards[t] + GAMMA * self.values[t + 1] * goes_on - self.values[t]
            later = np.where(self.begun[t], 0, surprise + GAMMA * LAMBDA * goes_on * later).astype(np.float32)
            found[t] = later
        return found


def play(seats: Seats, network: Network, encode: Encoder, steps: int, luck: np.random.Generator) -> Rollout:
    count, actions = seats.matches, seats.masks.shape[1]
    found = Rollout(
        np.zeros((steps, count, seats.seen.shape[1]), np.int32),
        np.zeros((steps, count, actions), np.bool_),
        *(np.zeros((steps + extra, count), kind) for extra, kind in ((0, np.int64), (0, np.float32), (1, np.float32))),
        *(np.zeros((steps, count), kind) for kind in (np.float32, np.bool_, np.bool_)),
    )
    for t in range(steps):
        masks = open_masks(seats)
        found.seen[t], found.masks[t], found.begun[t] = seats.seen, masks, seats.begins
        said = network(encode(seats.seen), masks)
        chosen = drawn(said, luck)
        found.actions[t] = said.columns[chosen]
        found.logs[t] = np.log(said.chances[np.arange(count), chosen])
        found.values[t] = said.values
        found.rewards[t], found.ended[t] = seats.step(found.actions[t])
    found.values[steps] = network(encode(seats.seen), open_masks(seats)).values
    return found


def open_masks(seats: Seats) -> Array:
    """Where a match is over, nothing is legal and anything may be said."""
    masks = seats.masks.copy()
    masks[seats.begins, 0] = True
    return masks


def improve(network: Network, encode: Encoder, rollout: Rollout, chosen: argparse.Namespace, rate: float) -> None:
    """Some rounds through what was played, in parts: the clipped loss of PPO, its value loss and its entropy."""
    luck = np.random.default_rng(network.updates)
    advantages = rollout.advantages()
    worth = np.flatnonzero(~rollout.begun.ravel())
    gained = advantages.ravel()
    targets = gained + rollout.values[:-1].ravel()
    seen, masks = rollout.seen.reshape(len(gained), -1), rollout.masks.reshape(len(gained), -1)
    actions, logs = rollout.actions.ravel(), rollout.logs.ravel()
    for _ in range(chosen.epochs):
        luck.shuffle(worth)
        for part in np.array_split(worth, max(1, len(worth) // chosen.part)):
            said = network(encode(seen[part]), masks[part])
            slopes = slopes_of(said, actions[part], logs[part], gained[part], targets[part])
            network.learn(said, *slopes, rate)


def slopes_of(said: Choice, actions: Array, logs: Array, gained: Array, targets: Array) -> tuple[Array, Array]:
    """How the loss changes with what the network says of each action, and with its values."""
    count = np.float32(len(actions))
    rows, places = np.arange(len(actions)), np.searchsorted(said.columns, actions)
    gained = (gained - gained.mean()) / (gained.std() + 1e-8)
    all_logs = np.log(said.chances + np.float32(1e-12))
    ratio = np.exp(all_logs[rows, places] - logs)
    held = np.where(gained > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)  # far enough already
    slope = np.where(held, 0, -gained * ratio).astype(np.float32)[:, None]
    disorder = -(said.chances * all_logs).sum(axis=1, keepdims=True)
    says = -slope * said.chances + np.float32(ENTROPY) * said.chances * (all_logs + disorder)
    says[rows, places] += slope[:, 0]
    return says / count, (np.float32(VALUE) * (said.values - targets) / count).astype(np.float32)


def look_around(game: str, luck: np.random.Generator) -> Array:
    """What is seen in matches at random."""
    seats, rows = Seats(game, 32, 0), []
    for _ in range(LOOKED_AT):
        masks = open_masks(seats)
        seats.step((masks * luck.random(masks.shape)).argmax(axis=1))
        rows.append(seats.seen)
    return np.concatenate(rows)


def learn(chosen: argparse.Namespace, network: Network, encode: Encoder) -> Iterator[tuple[int, float, deque[float]]]:
    """Play and improve until the time is up; after each round how many steps were played in how many seconds."""
    luck = np.random.default_rng(chosen.seed)
    seats = Seats(chosen.game, chosen.matches, chosen.seed)
    payoffs: deque[float] = deque(maxlen=1_000)
    started, steps, spent = time.monotonic(), 0, 0.0
    while spent < 60 * chosen.minutes:
        rate = chosen.rate * max(0.05, 1 - spent / (60 * chosen.minutes))
        rollout = play(seats, network, encode, chosen.steps, luck)
        improve(network, encode, rollout, chosen, rate)
        steps += int((~rollout.begun).sum())
        payoffs.extend(rollout.rewards[rollout.ended].tolist())
        spent = time.monotonic() - started
        yield steps, spent, payoffs


def judge(chosen: argparse.Namespace, network: Network, encode: Encoder) -> list[float]:
    """The payoffs of whole matches with other luck; as many from each seat, the first that began."""
    luck = np.random.default_rng(chosen.seed + 1)
    seats = Seats(chosen.game, max(2, chosen.test), chosen.seed + 1_000)
    payoffs = np.zeros(seats.matches)
    running = np.ones(seats.matches, np.bool_)
    while running.any():
        said = network(encode(seats.seen), open_masks(seats))
        rewards, ended = seats.step(said.columns[drawn(said, luck)])
        payoffs[running & ended] = rewards[running & ended]
        running &= ~ended
    return payoffs.tolist()


def told(payoffs: list[float]) -> str:
    """How many of the matches were won, with an interval of 95 %."""
    wins, draws = sum(each > 0 for each in payoffs), sum(each == 0 for each in payoffs)
    low, high = wilson(wins, len(payoffs))
    rate = f"{100 * wins / len(payoffs):.1f} % won ({100 * low:.1f} to {100 * high:.1f} %)"
    return f"{rate}, {draws} of {len(payoffs)} drawn"


def main(words: list[str] | None = None) -> float:
    """Learn, then play a test against the same opponent; the share of matches won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="thebase", choices=herna.game_names())
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--matches", type=int, default=128, help="played at once, half of them from each seat")
    parser.add_argument("--steps", type=int, default=64, help="of each match between two rounds of learning")
    parser.add_argument("--epochs", type=int, default=3, help="times that each step is learnt from")
    parser.add_argument("--part", type=int, default=1024, help="steps that are learnt from together")
    parser.add_argument("--hidden", type=int, default=128, help="width of the network")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at the beginning")
    parser.add_argument("--test", type=int, default=2_000, help="matches at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="keep the weights in this file")
    chosen = parser.parse_args(words)
    luck, next_word = np.random.default_rng(chosen.seed), 0.0
    encode = Encoder(look_around(chosen.game, luck))
    network = Network(encode.inputs, chosen.hidden, herna.game(chosen.game).actions, luck)
    for steps, spent, payoffs in learn(chosen, network, encode):
        if payoffs and spent >= next_word:
            print(f"{spent:5.0f} s  {steps:9,} steps  the last {len(payoffs)}: {told(list(payoffs))}", flush=True)
            next_word = spent + 6 * chosen.minutes
    tested = judge(chosen, network, encode)
    print(f"test against random: {told(tested)}")
    if chosen.save:
        np.savez_compressed(chosen.save, low=encode.low, sizes=encode.sizes, **network.parts)
    return sum(each > 0 for each in tested) / len(tested)


if __name__ == "__main__":
    main()
