"""The game against a second, slow implementation: the same actions, positions, answers and scores throughout."""

from __future__ import annotations

import random
import re

import pytest

import herna
from herna.engine.errors import IllegalAction
from herna.engine.game import ranking_text

from .positions import VARIANTS, random_options, random_position
from .reference import Station

SPACE = herna.game("spacestage")
WORDS = {"yes": True, "no": False, "0": 0, "1": 1, "2": 2, "3": 3, "40": 40}
QUESTIONS = ("total", "end 1", "end 2", "end 3", "end 4")
SET_UP = ("deal", "draft", "refill")
variants = pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: "+".join(v) or "default")


def compare(state, station):
    """Return what is legal, by both."""
    legal = station.legal()
    assert set(SPACE.legal_texts(state)) == legal
    assert SPACE.actor_name(state) == station.actor()
    fields, expected = SPACE.notation.fields(state), station.fields()
    if station.phase in SET_UP:
        del fields["turn"], expected["turn"]  # rules 12 define it only within a turn
    assert {name: SPACE.notation.tidy(name, value) for name, value in fields.items()} == {
        name: SPACE.notation.tidy(name, value) for name, value in expected.items()
    }
    assert dict(zip(SPACE.notation.seats(state), SPACE.notation.scores(state), strict=True)) == station.scores()
    if station.phase == "over":
        assert ranking_text(SPACE.notation.ranking(state)) == station.ranking()
    elif station.phase != "dice":  # a repair has no sum yet
        assert [SPACE.notation.query(state, each) for each in QUESTIONS] == [station.query(each) for each in QUESTIONS]
    return sorted(legal)


def choose(rng, legal):
    """Choose a kind of action, then an action: there are far more exchanges than cards. Turns rarely end early."""
    kinds = {}
    for text in legal:
        card = re.search(r"U:(\w\d\d)", text)
        kinds.setdefault(card[1] if card else re.sub(r"[^A-Zm!+.=<>~]", "", text), []).append(text)
    weights = [0.2 if kind.endswith(".") else 1 for kind in kinds]
    return rng.choice(kinds[rng.choices(list(kinds), weights)[0]])


def wander(rng, state, station, plies):
    seen = set()
    for _ in range(plies):
        legal = compare(state, station)
        stale = sorted(seen - set(legal))
        if stale:
            with pytest.raises(IllegalAction):
                SPACE.play(state, rng.choice(stale))
        if not legal:
            break
        seen |= set(legal)
        text = choose(rng, legal)
        SPACE.play(state, text)
        station.play(text)


def fresh(rng, variant):
    seats, options = random_options(rng, variant)
    team = seats - (options.get("master") == "yes")
    return seats, options, Station(team, **{name: WORDS.get(value, value) for name, value in options.items()})


@variants
def test_crowded_positions_go_on_as_the_rules_say(variant):
    for seed in range(12):
        rng = random.Random(seed)
        seats, options, station = fresh(rng, variant)
        text = random_position(rng, options)
        state = SPACE.position(text, seats, **options)
        station.read(text)
        wander(rng, state, station, 40)


@variants
def test_matches_go_on_as_the_rules_say(variant):
    for seed in range(2):
        rng = random.Random(seed)
        seats, options, station = fresh(rng, variant)
        wander(rng, SPACE.new(seats, **options), station, 150)
