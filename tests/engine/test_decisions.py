"""Matches decided off the board: resigned, drawn, lost on time."""

from __future__ import annotations

import pytest

from herna.engine import journal
from herna.engine.errors import MatchClosed, UnreadableAction
from herna.engine.match import payoffs_by_rank

from .tiny import TINY, find


def test_a_resigned_match_is_over_with_that_ranking():
    match = TINY.match(seed=1)
    match.play("1")
    assert match.end("resign", (("B",), ("A",))) == ["%end resign B A"]
    assert match.over
    assert match.actor == "nobody"
    assert match.legal() == []
    assert match.result() == "B A"
    assert match.payoffs() == {"A": -1.0, "B": 1.0}


def test_nothing_but_the_dice_follows_a_decision():
    match = TINY.match(seed=1)
    match.play("1")
    match.end("draw", (("A", "B"),))
    entries = list(match.entries)
    for forbidden in (lambda: match.play("1"), match.undo, lambda: match.back_to(0)):
        with pytest.raises(MatchClosed):
            forbidden()
    with pytest.raises(UnreadableAction):
        match.end("draw", (("A", "B"),))
    assert match.entries == entries
    match.close()
    assert match.payoffs() == {"A": 0.0, "B": 0.0}


def test_a_decision_survives_the_journal():
    match = TINY.match(seed=1)
    match.play("2")
    match.end("flag", (("A",), ("B",)))
    match.close()
    again = journal.loads(journal.dumps(match), find)
    assert again.result() == "A B"
    assert again.decided == ("flag", (("A",), ("B",)))
    assert journal.verify(again).honest


@pytest.mark.parametrize(
    "entry", ["%end", "%end resign", "%end resign A", "%end bored A B", "%end draw A=B=C", "%end draw A=A"]
)
def test_a_decision_names_a_reason_and_every_seat_once(entry):
    match = TINY.match(seed=1)
    with pytest.raises(UnreadableAction):
        match.follow(entry)
    assert not match.over


def test_a_finished_match_is_not_decided_again():
    match = TINY.match(seed=1, pile=5)
    while not match.over:
        match.play("1")
    with pytest.raises(UnreadableAction):
        match.end("resign", (("A",), ("B",)))


def test_payoffs_by_rank_are_even_steps_and_shared_by_equals():
    seats = ("A", "B", "C")
    assert payoffs_by_rank((("B",), ("A",), ("C",)), seats) == {"A": 0.0, "B": 1.0, "C": -1.0}
    assert payoffs_by_rank((("B", "C"), ("A",)), seats) == {"A": -1.0, "B": 0.5, "C": 0.5}
