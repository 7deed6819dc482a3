"""The invariants of the rules in every variant, the chances, and examples beyond those of the rules file."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import herna
from herna.engine.errors import BadOption
from herna.engine.kernel import CHANCE, NOBODY

from ...wander import allowed, examples, tally
from .positions import VARIANTS, positions, random_options

SPACE = herna.game("spacestage")
variants = pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: "+".join(v) or "default")


def tokens_of(state):
    """Tokens that characters hold, and those still on monsters in slots and on Vortex cards."""
    s = state[0]
    return int(s.token.sum()), int(s.slot_health.sum() + s.stored_health.sum())


def assert_sound(state):
    """The invariants of rules 12, read from the written position."""
    s = state[0]
    fields = SPACE.notation.fields(state)
    limit = int(s.limit)
    placed: list[str] = []
    for c in "1234":
        words = fields[c].replace("[", " ").replace("]", " ").split()
        placed += [word.rstrip("*'") for word in words if word[0] in "ME" and word[1:3].isdigit()]
        if words == ["dead"]:
            continue
        damage = next((int(word[1:]) for word in words if word[0] == "d" and word[1:].isdigit()), 0)
        assert 0 <= damage <= limit
        assert (damage == limit) == any(word.startswith("dying") for word in words)
    for field in ("rowM", "rowE", "deckM", "deckE"):
        placed += [] if fields[field] == "-" else fields[field].split(",")
    assert len(placed) == len(set(placed))
    monsters = [] if fields["deckX"] == "-" else fields["deckX"].split(",")
    monsters += [value[:3] for name, value in fields.items() if value.startswith("X") and name != "deckX"]
    assert len(monsters) == len(set(monsters))
    assert (s.token >= 0).all()
    if SPACE.actor(state) != NOBODY:
        assert SPACE.legal(state)


def play_on(state, rng, plies):
    """Random play; yields the state before and the text of each action."""
    for _ in range(plies):
        legal = SPACE.legal(state)
        if not legal:
            return
        before = state.copy()
        action = rng.choice(legal)
        SPACE.apply(state, action)
        yield before, SPACE.notation.format_action(before, action)


@variants
@settings(max_examples=examples(40))
@given(data=st.data())
def test_legal_is_what_check_allows_in_crowded_positions(variant, data):
    text, seats, options = data.draw(positions((variant,)))
    state = SPACE.position(text, seats, **options)
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    for _ in play_on(state, rng, 12):
        assert SPACE.legal(state) == allowed(SPACE, state)


@variants
@settings(max_examples=examples(60))
@given(data=st.data())
def test_invariants_hold_along_random_play(variant, data):
    text, seats, options = data.draw(positions((variant,)))
    state = SPACE.position(text, seats, **options)
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    for before, action in play_on(state, rng, 60):
        assert_sound(state)
        held, on_monsters = tokens_of(before)
        held_now, on_monsters_now = tokens_of(state)
        if action.endswith("!"):
            assert held_now - held == on_monsters - on_monsters_now >= 0
        elif action[1:2] in "GV" and action[0] in "1234":
            assert held_now == held
        elif not (action.startswith("+X") or "Y=" in action):
            assert on_monsters_now == on_monsters


@variants
@settings(max_examples=examples(15))
@given(seed=st.integers(0, 2**32))
def test_rows_are_full_in_a_match(variant, seed):
    """At most three cards in a row, fewer only with an empty deck or during the draft; every match ends."""
    rng = random.Random(seed)
    seats, options = random_options(rng, variant)
    state = SPACE.new(seats, **options)
    started = False
    for _ in range(20_000):
        legal = SPACE.legal(state)
        if not legal:
            break
        chance = SPACE.actor(state) == CHANCE
        SPACE.apply(state, SPACE.draw(state, np.uint64(rng.getrandbits(64))) if chance else rng.choice(legal))
        fields = SPACE.notation.fields(state)
        started = started or any(action[-1:] == "." for action in SPACE.legal_texts(state))
        for letter in "ME":
            row = 0 if fields[f"row{letter}"] == "-" else fields[f"row{letter}"].count(",") + 1
            assert row <= 3
            drawn = SPACE.actor(state) == CHANCE and f"+{letter}" in SPACE.legal_texts(state)[0]
            assert row == 3 or fields[f"deck{letter}"] == "-" or drawn or not started
    assert SPACE.actor(state) == NOBODY
    assert SPACE.notation.fields(state)["result"] != "-"


@settings(max_examples=examples(60))
@given(positions())
def test_positions_round_trip(given_position):
    text, seats, options = given_position
    state = SPACE.position(text, seats, **options)
    rng = random.Random(text)
    for _ in play_on(state, rng, 25):
        written = SPACE.notation.format_position(state)
        assert SPACE.position(written, seats, **options).tobytes() == state.tobytes(), written


def test_chance_is_fair():
    """Every card, monster and face is equally likely."""
    for text, outcomes in (("turn=T", 36), ("1=C d8 dying", 6)):
        counts = tally(SPACE, SPACE.position(text), 1, 36_000)
        assert len(counts) == outcomes
        assert min(counts.values()) > 0.85 * 36_000 / outcomes
    state = SPACE.new()
    assert len(tally(SPACE, state, 1, 13_000)) == 13
    state = SPACE.position("turn=T deckX=X01,X05,X13")
    SPACE.play(state, "T=3,1")
    counts = tally(SPACE, state, 2, 9_000)
    assert len(counts) == 3
    assert min(counts.values()) > 2_700


@pytest.mark.parametrize(
    ("seats", "options", "names"),
    [
        (None, {}, "1234"),
        (1, {}, "1"),
        (3, {}, "123"),
        (None, {"pairs": True}, "12"),
        (None, {"master": True}, "1234S"),
        (2, {"master": True}, "1S"),
        (None, {"pairs": True, "master": True}, "12S"),
    ],
)
def test_options_decide_the_seats(seats, options, names):
    assert "".join(SPACE.notation.seats(SPACE.new(seats, **options))) == names


@pytest.mark.parametrize(
    ("seats", "options"),
    [(5, {}), (1, {"master": True}), (1, {"pairs": True}), (4, {"pairs": True}), (2, {"pairs": True, "master": True})],
)
def test_other_numbers_of_seats_are_refused(seats, options):
    with pytest.raises(BadOption, match="players"):
        SPACE.new(seats, **options)


def test_the_team_shares_one_fate():
    state = SPACE.position("1=SE [E04] L5=X01(3) deckX=-", 5, master=True)
    for action in ("1A:L5", "1U:E04", "1!"):
        SPACE.play(state, action)
    assert SPACE.payoff(state) == [1, 1, 1, 1, -1]
    assert SPACE.notation.ranking(state) == (("1", "2", "3", "4"), ("S",))
    lost = SPACE.position("1=C d8 dying5 2=dead 3=dead 4=dead")
    SPACE.play(lost, "1Y=4")
    assert SPACE.payoff(lost) == [-1, -1, -1, -1]
    assert SPACE.notation.ranking(lost) == (("1", "2", "3", "4"),)
