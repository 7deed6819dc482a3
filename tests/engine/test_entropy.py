from __future__ import annotations

import hashlib
import hmac

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from herna.engine.kernel import entropy

MASK = (1 << 64) - 1


def published_splitmix64(state: int) -> int:
    """Sebastiano Vigna's splitmix64.c, one call of next()."""
    z = (state + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


@pytest.mark.parametrize(
    ("state", "output"),
    [(0, 0xE220A8397B1DCDAF), (0x9E3779B97F4A7C15, 0x6E789E6AA1B965F4), (1234567, 6457827717110365317)],
)
def test_splitmix64_gives_the_published_values(state, output):
    assert published_splitmix64(state) == output
    assert int(entropy.splitmix64(np.uint64(state))) == output


@given(st.integers(0, MASK))
def test_splitmix64_equals_the_published_algorithm(state):
    assert int(entropy.splitmix64(np.uint64(state))) == published_splitmix64(state)


@given(st.integers(0, MASK), st.integers(1, 1 << 31))
def test_below_stays_below(x, n):
    assert entropy.below(np.uint64(x), n) == ((x >> 32) * n) >> 32
    assert 0 <= entropy.below(np.uint64(x), n) < n


@pytest.mark.parametrize("n", [1, 2, 6, 60, 96])
def test_below_takes_both_ends_and_is_even(n):
    assert entropy.below(np.uint64(0), n) == 0
    assert entropy.below(np.uint64(MASK), n) == n - 1
    draws = 400 * n
    counts = np.zeros(n)
    for i in range(draws):
        counts[entropy.below(np.uint64(published_splitmix64(i)), n)] += 1
    chi_square = ((counts - 400) ** 2 / 400).sum()
    assert chi_square < n + 6 * (2 * n) ** 0.5


@given(st.binary(min_size=32, max_size=32), st.integers(0, 10**6))
def test_entropy_of_an_event_is_the_hmac_of_its_number(seed, event):
    """HMAC written out from RFC 2104 for a key shorter than the block, and from the standard library."""
    key = seed.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in key) + str(event).encode()).digest()
    digest = hashlib.sha256(bytes(b ^ 0x5C for b in key) + inner).digest()
    assert digest == hmac.digest(seed, str(event).encode(), "sha256")
    got = entropy.chance_entropy(seed, event)
    assert int(got) == int.from_bytes(digest[:8], "big")
    assert isinstance(got, np.uint64)


def test_the_commitment_is_the_hash_of_the_seed():
    seed = entropy.seed_from(7)
    assert entropy.commitment(seed) == hashlib.sha256(b"\0" * 31 + b"\x07").hexdigest()


def test_a_number_names_a_seed():
    assert entropy.seed_from(258) == b"\0" * 30 + b"\x01\x02"
    assert entropy.seed_from(-1) == b"\xff" * 32
    assert len({entropy.seed_from(n) for n in range(100)}) == 100


def test_fresh_seeds_differ():
    seeds = {entropy.fresh_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert {len(seed) for seed in seeds} == {32}
