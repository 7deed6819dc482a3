"""What the chance events of a match follow from, by the format of its log.

Format 2: the entropy of a chance event is the first 64 bits of HMAC-SHA256(seed, d), where d is the SHA-256, in
hexadecimal digits, of the actions that stand before it: their texts without notes, each followed by a newline. So the
same action on the same line always meets the same luck, and a die that was seen tells nothing about another line.

Format 1: HMAC-SHA256(seed, k), where k in decimal is how many chance events were drawn before, those taken back
included. A reveal that was taken back and repeated had another result.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Protocol, Self

import numpy as np

from .kernel import entropy

FORMAT = 2  # of new matches
FORMATS = (1, 2)


STEP = 64  # actions between two digests that are kept


class Written(Protocol):
    """An action that was played."""

    @property
    def text(self) -> str: ...


class Source(Protocol):
    """Follows the course of a match and knows the entropy of the chance event that comes next."""

    def add(self, text: str, *, of_dice: bool) -> None:
        """An action was played, by the dice of this match or otherwise."""

    def go_back(self, standing: Sequence[Written]) -> None:
        """Something was taken back; these actions stand."""

    def entropy(self, seed: bytes) -> np.uint64: ...

    def copy(self) -> Self: ...


def source(format: int) -> Source:
    return Count() if format == 1 else Standing()


class Standing:
    """Format 2: the actions that stand."""

    def __init__(self) -> None:
        self._digest = hashlib.sha256()
        self._added = 0
        self._kept = [self._digest.copy()]  # after each STEP actions; going back from there is quick

    def add(self, text: str, *, of_dice: bool) -> None:
        self._digest.update(f"{text}\n".encode())
        self._added += 1
        if self._added % STEP == 0:
            self._kept.append(self._digest.copy())

    def go_back(self, standing: Sequence[Written]) -> None:
        self._added = len(standing)
        last = self._added // STEP
        del self._kept[last + 1 :]
        self._digest = self._kept[last].copy()
        self._digest.update("".join(f"{each.text}\n" for each in standing[last * STEP :]).encode())

    def entropy(self, seed: bytes) -> np.uint64:
        drawn = hmac.digest(seed, self._digest.hexdigest().encode(), "sha256")
        return np.uint64(int.from_bytes(drawn[:8], "big"))

    def copy(self) -> Standing:
        again = Standing()
        again._digest, again._added, again._kept = self._digest.copy(), self._added, self._kept.copy()
        return again


class Count:
    """Format 1: how many chance events were drawn."""

    def __init__(self, events: int = 0) -> None:
        self._events = events

    def add(self, text: str, *, of_dice: bool) -> None:
        self._events += of_dice

    def go_back(self, standing: Sequence[Written]) -> None:
        """What was drawn counts on."""

    def entropy(self, seed: bytes) -> np.uint64:
        return entropy.chance_entropy(seed, self._events)

    def copy(self) -> Count:
        return Count(self._events)
