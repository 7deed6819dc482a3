"""The kernel against the second implementation, the invariants of the rules, and the chances."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import herna
from herna.engine.kernel import CHANCE, NOBODY

from ...wander import allowed, examples, tally, wander
from .positions import CHOICES, positions, random_options, random_position
from .reference import FOE, HOME, TILES, TYPE, Position, turned

BASE = herna.game("thebase")
GOLDEN = Path(__file__).parents[2] / "golden"
FRESH = "...../...../..f../...../..... -----,----- R------,G------ Gu 20 0,0"


# --- the second implementation ----------------------------------------------------------------------------------------


def compare(text, options):
    """Both agree on who acts and on what is legal; returns the legal actions."""
    state, slow = BASE.position(text, **options), Position(text, **options)
    assert str(slow) == text
    assert BASE.actor_name(state) == slow.actor()
    legal = BASE.legal_texts(state)
    assert sorted(legal) == sorted(slow.legal())
    return legal


def compare_play(text, options, action):
    """Both agree on what an action leads to; returns that position."""
    state, slow = BASE.position(text, **options), Position(text, **options)
    BASE.play(state, action)
    slow.play(action)
    assert str(slow) == BASE.notation.format_position(state)
    return str(slow)


@settings(max_examples=examples(400))
@given(positions())
def test_two_implementations_agree_on_random_positions(given_position):
    text, options = given_position
    for action in compare(text, options):
        after = compare_play(text, options, action)
        compare(after, options)


@settings(max_examples=examples(80))
@given(positions(), st.integers(0, 2**32))
def test_two_implementations_agree_along_random_play(given_position, seed):
    text, options = given_position
    rng = random.Random(seed)
    for _ in range(40):
        legal = compare(text, options)
        if not legal:
            break
        text = compare_play(text, options, rng.choice(legal))


@settings(max_examples=examples(15))
@given(st.integers(0, 2**32))
def test_two_implementations_agree_on_whole_games(seed):
    rng = random.Random(seed)
    options = random_options(rng)
    text = FRESH
    assert BASE.notation.format_position(BASE.new(**options)) == FRESH
    while legal := compare(text, options):
        text = compare_play(text, options, eager(text, legal, rng))
    assert text.split()[3][0] == "x"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("thebase-*.txt")), ids=lambda path: path.stem)
def test_two_implementations_agree_on_stored_matches(path):
    _, _, options, *rest = path.read_text(encoding="utf-8").splitlines()
    chosen = BASE.read_options(json.loads(options[8:]))  # stored in the spelling of their time
    options = {name: str(value).lower() if value in (True, False) else value for name, value in chosen.items()}
    slow = Position(FRESH, **options)
    compared = 0
    for line in rest:
        look = re.fullmatch(r"= \d+  (\w+)  (\d+) legal  (.*)", line)
        if look:
            assert (slow.actor(), str(len(slow.legal())), str(slow)) == look.groups()
            compared += 1
        elif line[0] != "=":
            assert line in slow.legal()
            slow.play(line)
    assert compared > 20
    assert slow.legal() == set()


@given(positions())
def test_two_implementations_agree_on_what_can_be_turned(given_position):
    text, options = given_position
    state, slow = BASE.position(text, **options), Position(text, **options)
    for side in "RG":
        got = BASE.notation.query(state, f"manip {side}")
        assert got == (slow.manipulable(side) or "-")


@given(positions(), st.data())
def test_distances_are_those_of_a_breadth_first_search(given_position, data):
    text, options = given_position
    state, slow = BASE.position(text, **options), Position(text, **options)
    names = [*TILES, *slow.slot, *slow.at]
    start, end = data.draw(st.sampled_from(names)), data.draw(st.sampled_from(names))
    first, last = slow.at.get(start, start), slow.at.get(end, end)
    ways, edge = {first: 0} if slow.mask(first) else {}, [first]
    while edge:
        here = edge.pop(0)
        if here in slow.slot and here != first:
            continue
        for there in slow.linked(here):
            if there not in ways:
                ways[there] = ways[here] + 1
                edge.append(there)
    assert BASE.notation.query(state, f"dist {start} {end}") == str(ways.get(last, "-"))


# --- the contract, on positions that random play seldom reaches -------------------------------------------------------


@settings(max_examples=examples(400))
@given(positions(), st.integers(0, 2**32), st.integers(0, 30))
def test_legal_is_what_check_allows(given_position, seed, plies):
    text, options = given_position
    state = BASE.position(text, **options)
    wander(BASE, state, seed, plies)
    legal = BASE.legal(state)
    assert legal == allowed(BASE, state)
    assert len(legal) <= BASE.widest
    for action in legal:
        written = BASE.notation.format_action(state, action)
        assert BASE.notation.parse_action(state, written) == (action,)


@settings(max_examples=examples(400))
@given(positions(), st.integers(0, 2**32), st.integers(0, 30))
def test_a_position_is_the_whole_state(given_position, seed, plies):
    text, options = given_position
    state = BASE.position(text, **options)
    assert BASE.notation.format_position(state) == text
    wander(BASE, state, seed, plies)
    written = BASE.notation.format_position(state)
    assert BASE.position(written, **options).tobytes() == state.tobytes(), written


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        (FRESH, []),
        (FRESH, ["R=1-2-3"]),
        (FRESH, ["R=1-2-3", "G=-13-2", "f2=T", "f3=I", "f5=L", "b1=I", "b3=I"]),
        (FRESH, ["R=1-2-3", "G=-13-2", "f2=T", "f3=I", "f5=L", "b1=I", "b3=I", "b5=T", "f2=7", "f3=a", "f5=3", "b1=a"]),
        ("e..../....7/aefaa/...../b...3 1-2-3,-13-2 Rg1g4f3,Gg2d3a1 R3s 2 0,1", ["R3:g3"]),
        ("e..../....7/aefaa/...../b...3 1-2-3,-13-2 Rg1g4f3,Gg2d3a1 R3s 2 0,1", ["R3:g3", "TC"]),
        ("e..../....7/aefaa/...../b...3 1-2-3,-13-2 Rg1g4g3,Ga2b3a1 G2at 2 0,1", ["G2:a3"]),
        ("e..../....7/aefaa/...../b...3 1-2-3,-13-2 Rg1g4g3,Gg2b3a1 G1at 1 0,1", ["G2:a3"]),
        ("e..../....7/aefaa/...../b...3 1-2-3,-13-2 Rb3g4g3,Ga2c3a1 G2a 9 2,0", ["G2:b3", "G2:a3"]),
        ("e..../....7/aef.a/...../b...3 1-2-3,-13-2 Rg1c3a5,Gd3g5f3 R1a 1 1,0", ["R2:b3"]),
        ("e..../....7/aef../....a/b...3 1-2-3,-1-32 Rc3g2a5,Gd3g5g4 R1a 1 1,0", ["R1:d3"]),
        ("e..../....7/aef../....a/b...3 1-2-3,-1-32 Rc3g2a5,Gd3g5g4 R1a 1 1,0", ["R1:d3", "G1@g3"]),
    ],
    ids=lambda value: value.split()[3] if isinstance(value, str) else "-".join(value) or "nothing",
)
def test_a_position_is_the_whole_state_at_every_turning_point(text, actions):
    state = BASE.position(text)
    for action in actions:
        BASE.play(state, action)
    written = BASE.notation.format_position(state)
    assert BASE.position(written).tobytes() == state.tobytes(), written


# --- 15.3: invariants -------------------------------------------------------------------------------------------------


def eager(text, legal, rng):
    """Often the move that takes a piece farthest, so that pieces meet and are saved; otherwise any move."""
    side = text.split()[3][0]
    moves = [action for action in legal if re.match(r"[RG]\d:", action)]
    if moves and rng.random() < 0.6:
        return max(moves, key=lambda move: (ord(move[-2]) * (1 if side == "R" else -1), rng.random()))
    return rng.choice(legal)


def check_position(now):
    pieces = [place for place in now.at.values() if place != "--"]
    if now.turn[1] != "u":
        assert len(pieces) == 6 - (":" in now.turn)
    assert len(set(pieces)) == len(pieces)
    for place in pieces:
        assert now.mask(place)
    for side in "RG":
        assert len(now.saved(side)) <= 3
        if pieces and any(now.at[piece] in now.tile for piece in now.active(side)):  # one that could be sent home
            free = [place for place in now.slot if place[0] == HOME[side] and not now.holder(place)]
            assert free or len(now.saved(FOE[side])) == 3
        for piece in now.active(side):
            assert now.beyond(now.at[piece])
    assert all(n >= 0 for n in now.left().values())
    assert sum(now.left().values()) == sum(shown == "." for shown in now.tile.values())


def check_step(before, action, after, spent):
    for place, shown in before.tile.items():
        new = after.tile[place]
        if shown == ".":
            continue
        old_type, new_type = (x if x in "DILTX" else TYPE[int(x, 16)] for x in (shown, new))
        assert old_type == new_type
        if new != shown:
            assert before.holder(place) is None
            assert after.holder(place) is None
    for side in "RG":
        for piece in before.saved(side):
            assert after.at[piece] == before.at[piece]
        if "t" not in after.turn and after.turn[:2] != f"x{side}" and after.turn[2:] == "":
            assert after.tokens[side] + spent[side] == len(after.saved(side)) <= 2
    if action.count(":") > 1:
        assert after.turn[0] != "x" or after.countdown == 0
    angle = re.fullmatch(r"([b-f]\d)\+(\d+)", action)
    if angle:
        back = turned(int(after.tile[angle[1]], 16), 4 - int(angle[2]) // 90)
        assert {**after.tile, angle[1]: f"{back:x}"} == before.tile
        assert (after.at, after.tokens, after.slot) == (before.at, before.tokens, before.slot)


@settings(max_examples=examples(40))
@given(st.integers(0, 2**32))
def test_invariants_hold_through_whole_games(seed):
    rng = random.Random(seed)
    options = random_options(rng)
    state = BASE.new(**options)
    before = Position(FRESH, **options)
    spent = {"R": 0, "G": 0}
    for _ in range(450):
        legal = BASE.legal_texts(state)
        if not legal:
            break
        action = eager(str(before), legal, rng)
        if action in ("+A", "+T"):
            spent[before.turn[0]] += 1
        BASE.play(state, action)
        after = Position(BASE.notation.format_position(state), **options)
        check_position(after)
        check_step(before, action, after, spent)
        before = after
    assert BASE.actor(state) == NOBODY
    payoff = BASE.payoff(state)
    result = before.turn[1]
    assert payoff == {"R": [1.0, -1.0], "G": [-1.0, 1.0], "=": [0.0, 0.0]}[result]
    assert (
        BASE.notation.ranking(state)
        == {
            "R": (("R",), ("G",)),
            "G": (("G",), ("R",)),
            "=": (("R", "G"),),
        }[result]
    )


def test_eager_play_sees_every_phase():
    """So the tests above cannot pass because there was nothing to check."""
    seen = set()
    for seed in range(200):
        rng = random.Random(seed)
        options = random_options(rng)
        text = random_position(rng, options["mix"]) if seed % 4 else FRESH
        state = BASE.position(text, **options)
        for _ in range(400 if text == FRESH else 60):
            text = BASE.notation.format_position(state)
            turn = text.split()[3]
            seen.add(turn if turn[0] == "x" else re.sub(r"[RG]\d?|(?<=\?).*", "", turn))
            legal = BASE.legal_texts(state)
            if not legal:
                break
            action = eager(text, legal, rng)
            seen.add(re.sub(r"[RG][123]|[a-g]\d|=.*|\d+", "", action))
            BASE.play(state, action)
    assert seen >= {"u", "s", "a", "p:", "st", "at", "s?", "a?", "st?", "xR", "xG", "x=", "xR+", "xR-", "xG+", "xG-"}
    assert seen >= {":", "::", ":::", "?", "+", "@", "+A", "+T", "--", "TC"}


# --- 4, 6.4: chances --------------------------------------------------------------------------------------------------


def chi_square(game_state, chances, draws=60_000, seed=11):
    """Draws compared with the chance of each outcome, by its text."""
    got = {BASE.notation.format_action(game_state, a): n for a, n in tally(BASE, game_state, seed, draws).items()}
    assert set(got) == set(chances) == set(BASE.legal_texts(game_state))
    assert sum(chances.values()) == pytest.approx(1)
    return sum((got[text] - draws * p) ** 2 / (draws * p) for text, p in chances.items())


def limit(outcomes):
    """Six standard deviations above the mean."""
    return outcomes - 1 + 6 * (2 * outcomes) ** 0.5


@pytest.mark.parametrize("played", [[], ["R=1-2-3"]])
def test_slots_are_dealt_uniformly(played):
    state = BASE.new()
    for action in played:
        BASE.play(state, action)
    assert BASE.actor(state) == CHANCE
    legal = BASE.legal_texts(state)
    assert len(legal) == 60
    assert chi_square(state, dict.fromkeys(legal, 1 / 60)) < limit(60)


@pytest.mark.parametrize(
    ("mix", "drawn", "chances"),
    [
        ("D0I6L8T10X0", [], {"I": 6 / 24, "L": 8 / 24, "T": 10 / 24}),
        ("D0I6L8T10X0", ["f2=T", "f3=I", "f5=T"], {"I": 5 / 21, "L": 8 / 21, "T": 8 / 21}),
        ("D1I2L3T17X1", ["f2=D"], {"I": 2 / 23, "L": 3 / 23, "T": 17 / 23, "X": 1 / 23}),
    ],
)
def test_set_up_tiles_are_drawn_from_what_is_left(mix, drawn, chances):
    state = BASE.new(mix=mix)
    for action in ["R=1-2-3", "G=-13-2", *drawn]:
        BASE.play(state, action)
    place = ("f2", "f3", "f5", "b1", "b3", "b5")[len(drawn)]
    assert chi_square(state, {f"{place}={name}": p for name, p in chances.items()}) < limit(len(chances))


@pytest.mark.parametrize(
    ("mix", "chances"),
    [
        # face up besides the centre: two tees, two corners, one straight and, second, one dead end
        ("D0I6L8T10X0", {"I": 5, "L": 6, "T": 8}),
        ("D2I3L4T5X10", {"D": 2, "I": 2, "L": 2, "T": 3, "X": 10}),
    ],
)
def test_a_revealed_tile_is_any_of_those_left_in_any_orientation(mix, chances):
    text = "e..../....7/a.f../....6/....3 1-2-3,-13-2 Rb1a3a5,Gg2g5g3 R3s?c1 12 0,0"
    state = BASE.position(text, mix=mix)
    total = sum(chances.values())
    assert total == 19
    masks = {
        m: chances[name] / total / sum(n == name for n in TYPE.values()) for m, name in TYPE.items() if name in chances
    }
    assert chi_square(state, {f"?c1={m:x}": p for m, p in masks.items()}) < limit(len(masks))


# --- options ----------------------------------------------------------------------------------------------------------


def test_all_options_of_the_rules_are_there():
    known = {option.name: option for option in BASE.options}
    assert set(known) == {*CHOICES, "mix"}
    for name, values in CHOICES.items():
        assert {str(choice).lower() for choice in known[name].choices} == {value.lower() for value in values}
        assert str(known[name].default).lower() == values[0].lower()
    assert known["mix"].default == "D0I6L8T10X0"
