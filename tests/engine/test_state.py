"""What is made of a position is made once."""

from __future__ import annotations

from herna.engine.state import remembered

from .tiny import TINY


def test_equal_positions_are_looked_at_once():
    asked = []

    @remembered(8)
    def left(state, seat):
        asked.append(seat)
        return int(state[0].pile), seat

    state = TINY.new(pile=5)
    assert left(state, 0) == left(TINY.new(pile=5), 0) == (5, 0)
    assert left(state, 1) == (5, 1)
    assert asked == [0, 1]
    TINY.play(state, "2")
    assert left(state, 0) == (3, 0)
    assert asked == [0, 1, 0]


def test_what_looks_at_a_position_cannot_change_it():
    @remembered(8)
    def played(state):
        TINY.play(state, "2")
        return int(state[0].pile)

    state = TINY.new(pile=5)
    assert played(state) == played(state) == 3
    assert int(state[0].pile) == 5
