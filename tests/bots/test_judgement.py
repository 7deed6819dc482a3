"""Judging: the same answer to the same question, on the scale of payoffs, about what the seat may know."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

import herna
from herna import bots
from herna.bots import Judgement, levels, make
from herna.bots.judgement import expected_scores, try_out
from herna.engine.errors import BadPosition
from herna.engine.game import Game, State
from herna.engine.kernel.compiler import kernel
from herna.engine.match import Match

from ..engine import tiny
from ..server.fakes import CARDS

ONE, TWO, THREE = range(3)  # to take from the pile


@kernel
def imagine(s, entropy):
    """In half of the worlds only two are left, so that nobody can take three."""
    s.pile = 2 if entropy % np.uint64(2) else 8


@kernel
def suggest(s, entropy, out):
    return ONE


UNSURE = replace(
    tiny.TINY,
    name="unsure",
    state=tiny.layout(("unsure", np.int16)),
    kernel=replace(tiny.KERNEL, imagine=imagine, suggest=suggest),
)
GAMES = [herna.game(name) for name in herna.game_names()]
SIMULATIONS = 12
every_bot = pytest.mark.parametrize(
    ("game", "level"),
    [(game, level) for game in GAMES for level in levels(game)],
    ids=lambda each: each if isinstance(each, str) else each.name,
)


def view_of(game: Game, seed: int, plies: int) -> State:
    """What the seat to act sees some way into a match played at random, where it has a choice."""
    match = game.match(seed=seed)
    chooser = random.Random(seed)
    while not match.over and (match.ply < plies or len(match.legal()) < 2):
        match.play(chooser.choice(match.legal()))
    if match.over:  # a short game
        return view_of(game, seed, plies // 2)
    return game.observed(match.state, match.seat)


def judged(game: Game, level: str, view: State, entropy: int = 3) -> Judgement:
    return make(game, level, simulations=SIMULATIONS).judge(view, None, entropy)


@every_bot
def test_a_judgement_tells_of_every_seat_and_every_legal_action(game: Game, level: str) -> None:
    view = view_of(game, 2, 15)
    before = view.tobytes()
    judgement = judged(game, level, view)
    seats = game.notation.seats(view)
    assert view.tobytes() == before
    assert judgement.seat == game.actor(view)
    assert len(judgement.values) == len(seats)
    assert all(-1 <= value <= 1 for value in judgement.values)
    assert sorted(each.action for each in judgement.candidates) == game.legal(view)
    for each in judgement.candidates:
        assert (each.value is None) == (each.visits == 0)
        assert each.value is None or -1 <= each.value <= 1
    if level != "random":
        assert judgement.candidates[0].value == pytest.approx(judgement.values[judgement.seat])


@every_bot
def test_only_points_are_expected_and_only_by_those_who_know_something(game: Game, level: str) -> None:
    view = view_of(game, 2, 15)
    scores = judged(game, level, view).scores
    if level == "random" or game.name == "spacestage":
        assert scores is None
    else:
        assert scores is not None
        assert len(scores) == len(game.notation.seats(view))


@every_bot
def test_the_choice_is_the_best_of_the_judgement(game: Game, level: str) -> None:
    for ply in (0, 9, 30):
        view = view_of(game, 5, ply)
        judgement = judged(game, level, view)
        assert make(game, level, simulations=SIMULATIONS).choose(view, 3) == judgement.best == judgement.line[0]


@every_bot
def test_the_line_can_be_played_from_what_the_seat_sees(game: Game, level: str) -> None:
    view = view_of(game, 4, 20)
    line = judged(game, level, view).line
    assert line
    state = view.copy()
    for action in line:
        assert action in game.legal(state)
        assert game.actor(state) >= 0
        game.apply(state, action)


@every_bot
def test_equal_questions_get_equal_judgements(game: Game, level: str) -> None:
    """Even from a bot that has thought about other positions in between."""
    view, other = view_of(game, 6, 25), view_of(game, 7, 10)
    bot = make(game, level, simulations=SIMULATIONS)
    first = bot.judge(view, None, 8)
    bot.choose(other, 1)
    bot.choose(view, 8)
    assert bot.judge(view, None, 8) == first == judged(game, level, view, 8)


@pytest.mark.parametrize("level", levels(CARDS))
def test_hidden_cards_do_not_matter(level: str) -> None:
    judgements = set()
    for card in range(1, 7):
        match = Match.begin(CARDS, dice=False)
        match.play("deal=4")
        match.play(f"deal={card}")
        judgements.add(judged(CARDS, level, CARDS.observed(match.state, match.seat)))
    assert len(judgements) == 1


def test_more_effort_is_more_visits() -> None:
    game = herna.game("thebase")
    view = view_of(game, 2, 15)
    bot = make(game, "hard")
    for effort in (30, 90):
        assert sum(each.visits for each in bot.judge(view, effort, 1).candidates) == effort


def test_a_winning_step_is_seen_and_worth_a_win() -> None:
    game = herna.game("thebase")
    brink = game.position("e..../....7/aefaa/...../b...3 1-2-3,-13-2 Rg1g4f3,Gg2d3a1 R3s 2 0,1")
    judgement = bots.judge(game, brink, 300, 1)
    assert game.notation.format_action(brink, judgement.best) == "R3:g3"
    assert judgement.values == pytest.approx((1, -1))
    assert judgement.scores is not None
    assert judgement.scores[0] == 3
    worse = [each.value for each in judgement.candidates[1:] if each.value is not None]
    assert max(worse) < 1


def test_a_planner_puts_its_plan_before_the_alternatives_it_tried() -> None:
    game = herna.game("spacestage")
    state = game.position("1=C [E04 E07] L3=X03(4) L5=- deckX=-")
    judgement = bots.judge(game, state, 40, 1)
    assert [game.notation.format_action(state, action) for action in judgement.line[:1]] == ["1M:S"]
    assert judgement.values[0] == pytest.approx(1), "the plan wins"
    tried = [each for each in judgement.candidates if each.visits]
    assert len(tried) == min(24, len(game.legal(state)))


def test_nothing_is_judged_where_no_seat_is_to_act() -> None:
    match = Match.begin(CARDS, dice=False)
    with pytest.raises(BadPosition, match="chance"):
        bots.judge(CARDS, match.state, 10, 1)


def test_a_world_in_which_an_action_is_illegal_says_nothing_about_it() -> None:
    view = UNSURE.new(dice=False)
    means, tried = try_out(UNSURE, view, [ONE, THREE], [ONE], trials=40, x=np.uint64(1))
    assert tried[0] == 40
    assert 0 < tried[1] < 40
    assert np.abs(means[1]).max() <= 1
    scores = expected_scores(UNSURE, view, [THREE], np.uint64(1))
    assert scores is not None
    assert sum(scores) == 8, "only worlds in which three can be taken, each played to its end"


def test_without_a_line_the_scores_are_those_of_the_position() -> None:
    assert expected_scores(tiny.TINY, tiny.TINY.position("9 A 7,5"), [], np.uint64(1)) == (7, 5)
    assert expected_scores(UNSURE, UNSURE.position("9 A 7,5"), [], np.uint64(1)) == (7, 5)
