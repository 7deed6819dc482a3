"""Time limits of a quick campaign. Rules 9."""

from __future__ import annotations

import random

import numpy as np
import pytest

import herna
from herna.engine.kernel import CHANCE, NOBODY
from herna.games.fejag.kernel.state import SHEET

GAME = herna.game("fejag")


def test_no_choice_in_time_is_the_lowest_card_left():
    state = GAME.new(map="11 easy 1", ranks="effort")
    for text in ("draw=FEJAG", "key=badcab", "day1=F"):
        GAME.play(state, text)
    pace = GAME.pace(state)
    assert (pace.seconds, GAME.notation.format_action(state, pace.action)) == (30, "F:card1")
    for text in ("F:card1", "E:card2", "J:card3", "A:card4", "G:card5"):
        assert GAME.pace(state) is not None
        GAME.play(state, text)
    GAME.play(state, "clue1=1a,2b")
    pace = GAME.pace(state)
    assert (pace.seconds, GAME.notation.format_action(state, pace.action)) == (60, "G:timeout")
    GAME.play(state, "G:Ta@" + min(GAME.notation.query(state, "legal G")))
    assert GAME.pace(state) == pace, "the turn goes on, and so does its time"


@pytest.mark.parametrize("options", [{"ranks": "effort"}, {"ranks": "random", "order": "submission"}])
def test_what_is_played_for_the_late_is_always_legal(options):
    rng = random.Random(4)
    state = GAME.new(map="11 easy 1", **options)
    while GAME.actor(state) != NOBODY:
        if GAME.actor(state) == CHANCE:
            assert GAME.pace(state) is None
            action = GAME.draw(state, np.uint64(rng.getrandbits(64)))
        else:
            action = GAME.pace(state).action
            GAME.refuse_illegal(state, action)
            if rng.random() < 0.6:
                action = rng.choice([each for each in GAME.legal(state) if each < SHEET])
        GAME.apply(state, action)
    assert GAME.pace(state) is None


def test_a_camp_has_all_the_time_in_the_world():
    state = GAME.new(map="11 easy 1")
    GAME.play(state, "draw=FEJAG")
    assert GAME.pace(state) is None
