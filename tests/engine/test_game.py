from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest

from herna.bots import make
from herna.engine.errors import BadOption, BadPosition, HernaError, IllegalAction, UnreadableAction
from herna.engine.game import Option, ranking_text
from herna.engine.kernel import CHANCE, NOBODY

from .tiny import DIE, ROLL, TINY


def test_options_at_their_defaults_and_as_given():
    assert TINY.read_options({}) == {"pile": 21, "dice": True}
    assert TINY.read_options({"pile": "5", "dice": "false"}) == {"pile": 5, "dice": False}


@pytest.mark.parametrize(
    ("word", "value"), [("true", True), ("on", True), ("Yes", True), ("FALSE", False), ("off", False), ("no", False)]
)
def test_words_for_yes_and_no(word, value):
    assert TINY.read_options({"dice": word})["dice"] is value


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"colour": "red"}, r"'colour'.*pile, dice"),
        ({"pile": 6}, r"pile: expected 5 or 21 or 200, not 6"),
        ({"pile": True}, "pile"),
        ({"pile": None}, "pile"),
        ({"dice": "maybe"}, r"dice: expected true or false, not 'maybe'"),
        ({"dice": 1}, "dice"),
    ],
)
def test_a_wrong_option_is_explained(given, words):
    with pytest.raises(BadOption, match=words):
        TINY.new(**given)


def test_an_option_may_read_its_own_values():
    def shout(value):
        return str(value).upper()

    assert Option("name", "x", parse=shout).read("abc") == "ABC"


@pytest.mark.parametrize("seats", [0, 1, 3, -2, "2"])
def test_a_wrong_number_of_seats_is_refused(seats):
    with pytest.raises(BadOption, match="2 players"):
        TINY.new(seats)


def test_questions_about_a_state():
    state = TINY.new(pile=5)
    assert TINY.actor(state) == 0
    assert TINY.actor_name(state) == "A"
    assert TINY.legal_texts(state) == ["1", "2", "3", "roll"]
    assert TINY.payoff(state) == [0.0, 0.0]
    TINY.play(state, "roll")
    assert (TINY.actor(state), TINY.actor_name(state)) == (CHANCE, "chance")
    assert TINY.legal_texts(state) == [f"roll={n}" for n in range(1, 7)]
    TINY.play(state, "roll=6")
    assert (TINY.actor(state), TINY.actor_name(state)) == (NOBODY, "nobody")
    assert TINY.legal(state) == []
    assert TINY.payoff(state) == [1.0, -1.0]


def test_an_action_may_be_written_with_its_outcome():
    state = TINY.new(pile=5)
    assert TINY.play(state, "roll=2") == (ROLL, DIE + 1)
    assert TINY.notation.format_position(state) == "3 B 2,0"


@pytest.mark.parametrize(
    ("position", "text", "error"),
    [
        ("2 A 0,3", "3", IllegalAction),
        ("2 A? 0,3", "1", IllegalAction),
        ("0 A 2,3", "1", IllegalAction),
        ("2 A 0,3", "take one", UnreadableAction),
        ("2 A 0,3", "", UnreadableAction),
    ],
)
def test_a_refused_action_changes_nothing(position, text, error):
    state = TINY.position(position)
    before = state.tobytes()
    with pytest.raises(error):
        TINY.play(state, text)
    assert state.tobytes() == before


def test_an_action_with_an_outcome_is_played_whole_or_not_at_all():
    state = TINY.position("9 A 0,0", dice=False)
    before = state.tobytes()
    with pytest.raises(IllegalAction):
        TINY.play(state, "roll=2")
    assert state.tobytes() == before


def test_a_refusal_names_the_action_and_the_rule():
    state = TINY.position("2 A 0,3")
    with pytest.raises(IllegalAction, match=r"^3 is not allowed: the pile is smaller \(rule 5\)$") as refusal:
        TINY.play(state, "3")
    assert (refusal.value.action, refusal.value.rule) == ("3", "5")
    assert isinstance(refusal.value, HernaError)


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda match: TINY.match(seats="x"), "for 2 players, not 'x'"),
        (lambda match: TINY.match(seats=2.0), "for 2 players, not 2.0"),
        (lambda match: TINY.position(5), "a position is a text"),
        (lambda match: match.play(None), "None is no action: give the text"),
        (lambda match: match.play(0.5), "0.5 is no action"),
        (lambda match: match.play("ROLL"), "'ROLL' is not an action; did you mean roll?"),
        (lambda match: TINY.play(match.state, "Roll"), "did you mean roll?"),
        (lambda match: match.back_to("x"), "no earlier position 'x'"),
        (lambda match: make(TINY, "easy", simulations="x"), "a whole number, not 'x'"),
    ],
)
def test_what_makes_no_sense_is_explained(ask, words):
    with pytest.raises(HernaError, match=re.escape(words)):
        ask(TINY.match(seed=1))


def test_a_bad_position_is_refused():
    with pytest.raises(BadPosition, match="twenty"):
        TINY.position("twenty A 0,0")


def test_a_seat_observes_a_copy_without_the_secrets_of_others():
    state = TINY.new()
    before = state.tobytes()
    views = [TINY.observed(state, seat) for seat in (0, 1)]
    assert [view[0].secret.tolist() for view in views] == [[7, 0], [0, 8]]
    assert state.tobytes() == before
    other = state.copy()
    other[0].secret[1] = 99
    assert TINY.observed(other, 0).tobytes() == views[0].tobytes()


def test_draw_samples_the_die():
    state = TINY.position("9 A? 0,0")
    assert [TINY.draw(state, np.uint64((2 * k + 1) * (1 << 64) // 12)) for k in range(6)] == list(range(DIE, DIE + 6))


@pytest.mark.parametrize(
    ("ranking", "text"),
    [((), ""), ((("A",), ("B",)), "A B"), ((("A", "B"),), "A=B"), ((("C",), ("A", "B"), ("D",)), "C A=B D")],
)
def test_ranking_text(ranking, text):
    assert ranking_text(ranking) == text


# --- older spellings of options ---------------------------------------------------------------------------------------


RENAMED = replace(TINY, options=(Option("first_pile", 21, (5, 21, 200), former=("firstPile", "pile")), TINY.options[1]))


def test_an_older_spelling_is_read_as_the_name_of_today():
    for spelling in ("first_pile", "firstPile", "pile"):
        assert RENAMED.read_options({spelling: "5"}) == {"first_pile": 5, "dice": True}


def test_an_option_given_in_two_spellings_is_refused():
    with pytest.raises(BadOption, match="first_pile is given twice"):
        RENAMED.read_options({"pile": 5, "first_pile": 21})


def test_what_is_drawn_for_an_option_does_not_depend_on_its_spelling():
    def drawn(option):
        return replace(TINY, options=(option,)).settle_options({option.name: 5}, b"seed")[option.name]

    old = Option("firstPile", 5, settle=lambda value, number, _: number)
    new = Option("first_pile", 5, settle=lambda value, number, _: number, former=("firstPile",))
    other = Option("first_pile", 5, settle=lambda value, number, _: number)
    assert drawn(old) == drawn(new) != drawn(other)
