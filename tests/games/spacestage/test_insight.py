"""What bots are told: chances of repairs, judgement, plans."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import herna
from herna.bots import HINT, make
from herna.engine import kernel
from herna.engine.kernel import CHANCE, NOBODY
from herna.games.spacestage.kernel import insight

from ...wander import examples
from .positions import positions

SPACE = herna.game("spacestage")
OUT = np.empty(SPACE.widest, np.int32)
QUICK = 10  # the least effort that is no beginner's: a plan of this turn, without trials


def judged(state):
    out = np.zeros(len(SPACE.notation.seats(state)), np.float32)
    kernel.evaluate_of(state, out)
    return out.tolist()


def planned(state, seed=1):
    kernel.deliberate_on(state, QUICK, np.uint64(seed), OUT)
    return int(OUT[0])


@pytest.mark.parametrize(
    ("text", "wins"),
    [("1=NW", 6), ("1=NW s3", 21), ("1=NW [E09]", 26), ("1=NW [E09*]", 6), ("1=NW 2=NW 3=NW d8 dying", 26)],
)
def test_the_chance_of_a_repair_counts_helpers_cards_and_scrap(text, wins):
    state = SPACE.position(f"{text} broken=NW")
    assert insight.repair_chance(state[0], 0) == pytest.approx(wins / 36)


@settings(max_examples=examples(100))
@given(positions())
def test_judgement_is_bounded_and_the_team_is_of_one_mind(given_position):
    text, seats, options = given_position
    values = judged(SPACE.position(text, seats, **options))
    assert all(-1 <= value <= 1 for value in values)
    team = values[:-1] if options.get("master") == "yes" else values
    assert len(set(team)) == 1
    if options.get("master") == "yes":
        assert values[-1] == -values[0]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("1=C d2", "1=C d6"),
        ("1=C d7", "1=C d8 dying"),
        ("1=C d8 dying", "1=dead"),
        ("U2=X01(2)", "U2=X01(7)"),
        ("broken=NE", "broken=NW"),
        ("broken=NW", "broken=NW,SE"),
        ("1=C [E01]", "1=C [E01*]"),
        ("1=C s3", "1=C"),
    ],
)
def test_what_is_better_is_judged_better(better, worse):
    assert judged(SPACE.position(better))[0] > judged(SPACE.position(worse))[0]


def test_an_end_is_judged_by_its_result():
    state = SPACE.position("1=SE [E04] L5=X01(3) deckX=-")
    for action in ("1A:L5", "1U:E04", "1!"):
        SPACE.play(state, action)
    assert judged(state) == SPACE.payoff(state)


@settings(max_examples=examples(30))
@given(positions(), st.integers(0, 2**32))
def test_plans_are_legal(given_position, seed):
    text, seats, options = given_position
    state = SPACE.position(text, seats, **options)
    rng = random.Random(seed)
    for _ in range(15):
        actor = SPACE.actor(state)
        if actor == NOBODY:
            break
        action = (
            SPACE.draw(state, np.uint64(rng.getrandbits(64)))
            if actor == CHANCE
            else planned(state, rng.getrandbits(32))
        )
        SPACE.refuse_illegal(state, action)
        SPACE.apply(state, action)


def test_a_plan_wins_when_it_can():
    """It plays the move, the attack and both cards that are needed."""
    state = SPACE.position("1=C [E04 E07] L3=X03(4) L5=- deckX=-")
    while SPACE.actor(state) != NOBODY:
        SPACE.apply(state, planned(state))
    assert SPACE.notation.fields(state)["result"] == "WIN"
    assert SPACE.notation.fields(state)["round"] == "1"


def test_a_plan_strikes_and_leaves():
    state = SPACE.position("1=N d4 [E01] U3=X07(9) 2=C")
    actions = []
    while SPACE.notation.fields(state)["turn"] == "1":
        actions.append(SPACE.notation.format_action(state, planned(state)))
        SPACE.play(state, actions[-1])
    assert "1!" in actions
    assert SPACE.notation.fields(state)["1"].split()[0] != "N"


@pytest.mark.parametrize("damage", [2, 5, 7])
def test_hints_do_not_lead_into_a_death_that_a_walk_avoids(damage):
    """Hints used to end turns beside monsters: "suffers 14 damage, you are dying"."""
    state = SPACE.position(f"1=N d{damage} [E01*] U3=X07(9) U4=X03(4) 2=C 3=S 4=S turn=1")
    adviser, rng = make(SPACE, HINT), random.Random(1)
    while SPACE.notation.fields(state)["turn"] == "1":
        drawn = SPACE.actor(state) == CHANCE
        action = SPACE.draw(state, np.uint64(rng.getrandbits(64))) if drawn else adviser.choose(state, 1)
        SPACE.apply(state, action)
    assert "dying" not in SPACE.notation.fields(state)["1"]


def played(text, level):
    """What the team of bots does until the end, chance drawn."""
    state, done, rng = SPACE.position(text), [], random.Random(1)
    bots = [make(SPACE, level) for _ in range(4)]
    while (seat := SPACE.actor(state)) != NOBODY:
        drawn = seat == CHANCE
        action = SPACE.draw(state, np.uint64(rng.getrandbits(64))) if drawn else bots[seat].choose(state, 1)
        done.append(SPACE.notation.format_action(state, action))
        SPACE.apply(state, action)
    return SPACE.notation.fields(state)["result"], done


def test_in_the_last_round_the_last_monster_comes_before_a_generator():
    """Three teammates used to repair in round 40 of 40 while the last monster, 4 health, stood next door."""
    scene = "1=NW d1 2=NW [E04] 3=NW s2 4=NW [E06] U3=X03(4) broken=NW deckX=- round=40 turn=2"
    result, done = played(scene, "medium")
    assert result == "WIN"
    assert not any(action.startswith(("2F", "3F", "4F")) for action in done)


def test_nobody_walks_and_comes_back():
    """A walk that ends where it began was as good as none, and drawn by lot."""
    state = SPACE.position("1=C 2=C 3=C 4=C turn=1")
    for seed in range(5):
        assert SPACE.notation.format_action(state, planned(state, seed)) == "1."


# --- exchanges ------------------------------------------------------------------------------------------------------


def first_choice(text, level="medium"):
    state = SPACE.position(text)
    return SPACE.notation.format_action(state, make(SPACE, level).choose(state, 1))


def test_a_bot_asks_for_what_a_weapon_costs():
    assert first_choice("1=W s2 2=W s9 rowE=E07 turn=1") == "1G<2:2s"


def test_a_beginner_does_not_ask():
    assert not first_choice("1=W s2 2=W s9 rowE=E07 turn=1", "easy").startswith("1G")


def test_a_bot_that_was_refused_does_not_ask_again():
    state = SPACE.position("1=W s2 2=W s9 rowE=E07 turn=1")
    bot = make(SPACE, "medium")
    for action in ("1G<2:2s", "2no"):
        SPACE.play(state, action)
    while SPACE.actor(state) == 0:
        action = bot.choose(state, 1)
        assert not SPACE.notation.format_action(state, action).startswith("1G<")
        SPACE.apply(state, action)


@pytest.mark.parametrize(
    ("who", "amount", "answer"),
    [
        ("1=C 2=C s4", 4, "2yes"),  # it needs nothing
        ("1=C 2=C s4 [E07*]", 4, "2no"),  # it could not recharge its Shotgun
        ("1=C 2=C s4 [E07*]", 2, "2yes"),  # it still can
        ("1=W s3 2=W s4 [E01*] rowE=E07", 2, "2yes"),  # the asker can buy one then
    ],
)
def test_a_bot_refuses_what_it_needs_and_the_asker_has_no_use_for(who, amount, answer):
    state = SPACE.position(f"{who} now=window:0,trades:1,asker:0,asked:1,wanted:1,amount:{amount}")
    for level in ("medium", "hard"):
        assert SPACE.notation.format_action(state, make(SPACE, level).choose(state, 1)) == answer


def test_a_beginner_hands_over_whatever_it_is_asked_for():
    assert first_choice("1=C 2=C s4 [E07*] now=window:0,trades:1,asker:0,asked:1,wanted:1,amount:4", "easy") == "2yes"
