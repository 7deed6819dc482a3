from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import herna
from herna.engine.errors import BadOption, BadPosition, HernaError, IllegalAction, UnreadableAction

from ...wander import allowed, examples
from .positions import positions

BASE = herna.game("thebase")
USUAL = "e..../....7/a.f.a/...../b...3 1-2-3,-13-2 Ra1a3a5,Gg2g5g3 R3s 12 0,0"
ACTION_LETTERS = "RG123abcdefg45:?=+@-ATCDILTX0679 %"

# --- actions ----------------------------------------------------------------------------------------------------------


def read(state, text):
    """What parse_action may do: return actions, or refuse in one of two ways."""
    try:
        actions = BASE.notation.parse_action(state, text)
    except (UnreadableAction, IllegalAction):
        return None
    assert 1 <= len(actions) <= 2
    assert all(isinstance(action, int) and 0 <= action < BASE.actions for action in actions)
    return actions


@settings(max_examples=examples(300))
@given(positions(), st.text() | st.text(ACTION_LETTERS, max_size=10))
def test_random_text_is_an_action_or_refused(given_position, text):
    state = BASE.position(given_position[0], **given_position[1])
    before = state.tobytes()
    read(state, text)
    assert state.tobytes() == before


@settings(max_examples=examples(300))
@given(positions(), st.data())
def test_a_changed_action_is_an_action_or_refused(given_position, data):
    """And what is played is what its text says."""
    text, options = given_position
    state = BASE.position(text, **options)
    legal = BASE.legal_texts(state)
    action = data.draw(st.sampled_from(legal or ["TC"]))
    start = data.draw(st.integers(0, len(action)))
    end = data.draw(st.integers(start, len(action)))
    changed = action[:start] + data.draw(st.text(ACTION_LETTERS, max_size=4)) + action[end:]
    before = state.tobytes()
    try:
        played = BASE.play(state, changed)
    except (UnreadableAction, IllegalAction):
        assert state.tobytes() == before
        assert changed not in legal
    else:
        canonical = BASE.notation.format_action(BASE.position(text, **options), played[0])
        assert canonical in legal
        if "+" not in changed:  # only an angle can be written in several ways
            assert canonical == changed.strip().partition("=" if len(played) == 2 else "\n")[0]


@given(positions())
def test_every_number_has_a_text(given_position):
    state = BASE.position(given_position[0], **given_position[1])
    rng = random.Random(1)
    for action in [*allowed(BASE, state), *(rng.randrange(BASE.actions) for _ in range(50))]:
        assert read(state, BASE.notation.format_action(state, action)) in ((action,), None) or action not in allowed(
            BASE, state
        )


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "R4:c3", "R1:h3", "R1:c6", "r1:c3", "R1c3", "R1:", "R1:c3 R2:c4", "R1\uff1ac3", "R1:c\u0663"),
        *("?a1", "?c3=g", "?c3=10", "?c3=", "c3+45", "c3+90+90", "a1+90", "G1@b2", "G1@", "+B", "++A", "-", "---"),
        *("tc", "f2=8x", "c2=7", "f2=t", "R=12345", "R=1-2-", "R=1122-", "%undo 0", "\0", "R1:c3\nR2:c4"),
    ],
)
def test_what_is_no_action_is_unreadable(text):
    state = BASE.position(USUAL)
    with pytest.raises(UnreadableAction, match=r"not an action|five slots"):
        BASE.play(state, text)


def test_blanks_around_an_action_do_not_matter():
    state = BASE.position(USUAL)
    BASE.play(state, "  R1:b1 ")
    assert BASE.notation.format_position(state).split()[2:4] == ["Rb1a3a5,Gg2g5g3", "R2a"]


# --- positions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (" 0,0", ""),  # fields
        (" 0,0", " 0,0 0"),
        ("e..../", ""),  # tiles
        ("e....", "e..."),
        ("e....", "0...."),
        ("e....", "g...."),
        ("a.f.a", "a.7.a"),
        ("a.f.a", "a...a"),
        ("1-2-3,", "1-2-4,"),  # slots
        ("1-2-3,", "1-2-2,"),
        ("1-2-3,", "1-2--,"),
        ("1-2-3,", "123,"),
        ("1-2-3,", "-----,"),
        ("Ra1a3a5", "Ra1a3"),  # pieces
        ("Ra1a3a5", "Ra1a3a6"),
        ("Ra1a3a5", "Ra1a3h5"),
        ("Ra1a3a5", "Ra1a1a5"),
        ("Ra1a3a5", "Ra1a3g2"),
        ("Ra1a3a5", "Ra1a3c1"),
        ("Ra1a3a5", "Ra1a3--"),
        ("Ra1a3a5,Gg2g5g3", "Gg2g5g3,Ra1a3a5"),
        ("R3s", "B3s"),  # turn
        ("R3s", "R6s"),
        ("R3s", "R0s"),
        ("R3s", "R0a"),
        ("R3s", "R3"),
        ("R3s", "R3x"),
        ("R3s", "R3p"),
        ("R3s", "R3p:G1"),
        ("R3s", "R3s:G1"),
        ("R3s", "R2a:G1"),
        ("R3s", "R3s?b1"),
        ("R3s", "R3s?c1?c2"),
        ("R3s", "R3s?a1"),
        ("R3s", "x"),
        ("R3s", "xB"),
        ("R3s", "x=+"),
        ("R3s", "Gu"),
        ("R3s", "R3u"),
        (" 12 ", " 21 "),  # countdown
        (" 12 ", " -1 "),
        (" 12 ", " x "),
        (" 12 ", " 012 "),
        ("0,0", "3,0"),  # tokens
        ("0,0", "0"),
        ("0,0", "0,-1"),
        ("0,0", "0;0"),
    ],
)
def test_a_bad_position_is_refused(old, new):
    assert old in USUAL
    with pytest.raises(BadPosition):
        BASE.position(USUAL.replace(old, new, 1))


@pytest.mark.parametrize(
    "turn", ["R3s", "R5s", "G1a", "R3st", "G2at", "R3s?c1", "G1at?c2", "xR", "xG", "x=", "xR+", "xG-"]
)
def test_every_kind_of_turn_is_read_and_written(turn):
    text = USUAL.replace("R3s", turn)
    assert BASE.notation.format_position(BASE.position(text)) == text


@pytest.mark.parametrize("turn", ["R2p:G1", "R0p:G1"])
def test_a_return_that_waits_is_read_and_written(turn):
    text = USUAL.replace("R3s", turn).replace("Gg2", "G--")
    assert BASE.notation.format_position(BASE.position(text)) == text
    with pytest.raises(BadPosition):
        BASE.position(text.replace("Gg2", "Gg1").replace("G--", "Gg1"))
    with pytest.raises(BadPosition):
        BASE.position(text.replace("p:G1", "p:G2"))


@settings(max_examples=examples(400))
@given(positions(), st.data())
def test_a_changed_position_is_refused_or_is_a_position(given_position, data):
    """An accepted position is written back as it was read, and can be queried and played."""
    text, options = given_position
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 3)))
    junk = st.text(".123456789abcdefgRGDILTXsaptux:?+-=,/ 0", max_size=3) | st.text(max_size=2)
    changed = text[:start] + data.draw(junk) + text[end:]
    try:
        state = BASE.position(changed, **options)
    except BadPosition:
        return
    assert BASE.notation.format_position(state).split() == [
        part.lstrip("0") or "0" if i == 4 else part for i, part in enumerate(changed.split())
    ]
    legal = BASE.legal(state)
    assert legal == allowed(BASE, state)
    assert legal or BASE.actor_name(state) == "nobody"
    for action in legal:
        after = state.copy()
        BASE.apply(after, action)


@given(st.text() | st.text(".123456789abcdefgRGDILTXsaptux:?+-=,/ 0"))
def test_random_text_is_no_position(text):
    with pytest.raises(BadPosition):
        BASE.position(text)


def test_a_refused_position_changes_nothing():
    state = BASE.new()
    before = state.tobytes()
    with pytest.raises(BadPosition):
        BASE.notation.parse_position(state, USUAL.replace("12", "99"))
    assert state.tobytes() == before


@pytest.mark.parametrize("question", ["", "manip", "manip B", "dist R1", "dist R1 h9", "dist a1 a2 a3", "colour"])
def test_an_unknown_question_is_refused(question):
    with pytest.raises(ValueError, match=r"no such question|neither a piece"):
        BASE.notation.query(BASE.position(USUAL), question)


# --- the mix ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "mix",
    [
        "D1I2L3T17X1",
        {"D": 1, "I": 2, "L": 3, "T": 17, "X": 1},
        json.dumps({"id": "mine", "reconstructed": False, "D": 1, "I": 2, "L": 3, "T": 17, "X": 1}),
        "# my tiles\nD = 1\nI = 2\nL = 3\nT = 17\nX = 1\n",
    ],
)
def test_a_mix_may_be_given_in_several_ways(mix):
    assert BASE.read_options({"mix": mix})["mix"] == "D1I2L3T17X1"


def test_types_that_are_left_out_have_no_tiles():
    assert BASE.read_options({"mix": {"T": 24}})["mix"] == "D0I0L0T24X0"


@pytest.mark.parametrize(
    "mix",
    [
        *("D0I6L8T10X1", "D0I6L8T9X0", "", "tees", "D0I6L8T10", "{", "[1]", "D = 24.0", "T = true\nL = 23"),
        *("D = -1\nI = 25", "D" + "9" * 5000 + "I0L0T0X0", "{" * 9999, None, 24, []),
        *({"D": "24"}, {"DI": 24}, {"T": 23, "LT": 1}, {"": 24}),
    ],
    ids=lambda mix: str(mix)[:20] or "empty",
)
def test_a_wrong_mix_is_refused(mix):
    with pytest.raises(BadOption, match="mix"):
        BASE.match(mix=mix)


def test_the_mix_of_a_match_is_what_is_revealed():
    match = BASE.match(seed=3, mix="D0I0L0T0X24")
    while not match.over:
        match.play(match.legal()[-1])
    shown = set(match.position.split()[0]) - {"/", "."}
    assert shown == {"f"}


def test_an_error_is_always_one_of_ours():
    assert issubclass(BadPosition, HernaError)
    assert issubclass(BadOption, HernaError)
