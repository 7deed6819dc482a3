"""Entropy: the only source of chance, passed in and never stored in a state.

Simulations expand a 64-bit counter with splitmix64. Matches derive the entropy of chance event number k from a
secret seed by HMAC-SHA256, so that publishing SHA-256(seed) beforehand and the seed afterwards proves every die.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

import numpy as np

from .compiler import INTERPRETED, kernel

SEED_BYTES = 32

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_A = np.uint64(0xBF58476D1CE4E5B9)
MIX_B = np.uint64(0x94D049BB133111EB)
U27, U30, U31, U32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


if INTERPRETED:  # NumPy's uint64 scalars warn when they wrap, so the interpreted twin uses Python integers

    def splitmix64(x):
        mask = (1 << 64) - 1
        x = (int(x) + int(GOLDEN)) & mask
        x = ((x ^ (x >> 30)) * int(MIX_A)) & mask
        x = ((x ^ (x >> 27)) * int(MIX_B)) & mask
        return np.uint64(x ^ (x >> 31))

else:

    @kernel
    def splitmix64(x):
        """The splitmix64 output for counter x, a uint64."""
        x = x + GOLDEN
        x = (x ^ (x >> U30)) * MIX_A
        x = (x ^ (x >> U27)) * MIX_B
        return x ^ (x >> U31)


@kernel
def below(x, n):
    """An integer in [0, n), uniform up to n / 2**32, from the high 32 bits of x."""
    return np.int64(((x >> U32) * np.uint64(n)) >> U32)


def fresh_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from(number: int) -> bytes:
    """A seed named by a number, for games that are to be repeated exactly."""
    return (number % (1 << 8 * SEED_BYTES)).to_bytes(SEED_BYTES, "big")


def commitment(seed: bytes) -> str:
    """What is published before the first move: it fixes the seed and tells nothing about it."""
    return hashlib.sha256(seed).hexdigest()


def chance_entropy(seed: bytes, event: int) -> np.uint64:
    """The first 64 bits of HMAC-SHA256(seed, event written in decimal)."""
    digest = hmac.new(seed, str(event).encode(), hashlib.sha256).digest()
    return np.uint64(int.from_bytes(digest[:8], "big"))


def option_entropy(seed: bytes, name: str) -> int:
    """A number for an option that is drawn when a match begins; it tells nothing about the seed."""
    return int.from_bytes(hmac.new(seed, f"option {name}".encode(), hashlib.sha256).digest()[:8], "big")
