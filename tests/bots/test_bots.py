"""Bots play legally, repeatably, and by nothing but what their seat may know."""

from __future__ import annotations

import inspect
import time

import pytest

import herna
from herna.bots import Bot, Thinking, levels, make
from herna.bots.players import PlannerBot, TreeBot
from herna.engine.errors import BadOption
from herna.engine.game import Game
from herna.engine.match import Match

from ..server.fakes import CARDS

GAMES = [herna.game(name) for name in herna.game_names()]
SIMULATIONS = 40
every_bot = pytest.mark.parametrize(
    ("game", "level"),
    [(game, level) for game in GAMES for level in levels(game)],
    ids=lambda each: each if isinstance(each, str) else each.name,
)


@every_bot
def test_a_bot_plays_a_whole_match_without_a_refusal(game: Game, level: str) -> None:
    match = game.match(seed=11)
    bots = [make(game, level, simulations=SIMULATIONS) for _ in game.notation.seats(match.state)]
    while not match.over:
        match.play(bots[match.seat].choose(game.observed(match.state, match.seat), match.ply))
    assert match.result()


@every_bot
def test_equal_questions_get_equal_answers(game: Game, level: str) -> None:
    """A choice depends only on the view, the entropy and the number of simulations."""
    match = game.match(seed=5)
    for ply in range(25):
        if match.over:
            break
        view = game.observed(match.state, match.seat)
        first, second = (make(game, level, simulations=SIMULATIONS).choose(view.copy(), ply) for _ in range(2))
        assert first == second
        match.play(first)


@every_bot
def test_the_dice_to_come_do_not_matter(game: Game, level: str) -> None:
    """Bots play the same in two equal positions whose future dice or draws differ."""
    original = game.match(seed=3)
    while original.ply < 30:
        original.play(original.legal()[0])
        if original.over:  # a short game
            original = original.branch(original.ply // 2)
            break
    twins = [original.branch(seed=seed) for seed in (100, 200)]
    choices = {make(game, level, simulations=SIMULATIONS).choose(twin.state, 9) for twin in twins}
    assert len(choices) == 1


@pytest.mark.parametrize("level", levels(CARDS))
def test_what_is_hidden_does_not_matter(level: str) -> None:
    """Whatever card the opponent holds, the bot sees the same and chooses the same."""
    choices = set()
    for card in range(1, 7):
        match = Match.begin(CARDS, dice=False)
        match.play("deal=4")
        match.play(f"deal={card}")
        view = CARDS.observed(match.state, match.seat)
        choices.add((view.tobytes(), make(CARDS, level, simulations=SIMULATIONS).choose(view, 1)))
    assert len(choices) == 1


def test_a_bot_is_given_a_view_and_entropy_and_nothing_else() -> None:
    assert list(inspect.signature(Bot.choose).parameters) == ["self", "view", "entropy"]


def test_a_bot_leaves_what_it_is_shown_as_it_was() -> None:
    game = GAMES[0]
    match = game.match(seed=8)
    for level in levels(game):
        view = match.state
        make(game, level, simulations=SIMULATIONS).choose(view, 1)
        assert view.tobytes() == match.state.tobytes()


def test_threads_share_the_simulations_and_add_up_what_they_find() -> None:
    """Two trees are searched with entropy of their own; what each found is counted, and they move on together."""
    match = herna.game("thebase").match(seed=6)
    bot = make(match.game, "master", simulations=100)
    assert isinstance(bot, TreeBot)
    for ply in range(6):
        bot.choose(match.state, ply)
        before = bot._forest.found()
        visits = [sum(int(each.nodes[child].visits) for child in each.children()) for each in bot._forest.trees]
        assert len(visits) == 2
        assert sum(visits) == sum(found.visits for found in before)
        match.play(bot.choose(match.state, ply))
    judged = make(match.game, "master").judge(match.state, 100, 1)
    assert sum(candidate.visits for candidate in judged.candidates) == 100
    alone = make(match.game, "hard").judge(match.state, 50, 1)
    assert judged.values != alone.values


def test_search_finds_the_winning_step() -> None:
    """Red's third piece stands before the goal: any level that looks ahead saves it."""
    game = herna.game("thebase")
    brink = game.position("e..../....7/aefaa/...../b...3 1-2-3,-13-2 Rg1g4f3,Gg2d3a1 R3s 2 0,1")
    for level in ("greedy", "easy", "medium", "hard"):
        action = make(game, level, simulations=300).choose(brink, 1)
        assert game.notation.format_action(brink, action) == "R3:g3"


def test_the_tree_is_kept_within_a_turn_and_never_misleads() -> None:
    """A bot with and one without its memory both play legally; the first already has simulations."""
    game = herna.game("thebase")
    match = game.match(seed=4)
    bot = TreeBot(game, Thinking("tree", 400))
    kept = 0
    for ply in range(60):
        if match.over:
            break
        match.play(bot.choose(match.state, ply))
        kept = max(kept, int(bot._forest.trees[0].nodes[0].visits))
    assert kept > 0
    fresh = game.match(seed=99)
    assert bot.choose(fresh.state, 1) in game.legal(fresh.state)


def test_a_small_budget_in_seconds_ends_the_thinking() -> None:
    game = herna.game("thebase")
    match = game.match(seed=4)
    while len(match.legal()) < 5:
        match.play(match.legal()[0])
    bot = TreeBot(game, Thinking("tree", 2_000_000, seconds=0.01))
    assert bot.choose(match.state, 1) in game.legal(match.state)
    assert bot._forest.trees[0].used < 900_000


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match=r"grandmaster.*random.*hard"):
        make(GAMES[0], "grandmaster")


def test_more_search_plays_better() -> None:
    """A short, one-sided series: 300 simulations against random play."""
    game = herna.game("thebase")
    points = 0.0
    for seed in range(6):
        for seat in range(2):
            bots = [make(game, "random"), make(game, "random")]
            bots[seat] = make(game, "medium", simulations=300)
            match = game.match(seed=seed)
            while not match.over:
                match.play(bots[match.seat].choose(match.state, seed * 1000 + match.ply))
            points += (list(match.payoffs().values())[seat] + 1) / 2
    assert points >= 9


def test_a_plan_is_followed_until_something_unexpected_happens() -> None:
    game = herna.game("spacestage")
    state = game.position("1=C [E04 E07] L3=X03(4) L5=- deckX=-")
    bot = PlannerBot(game, Thinking("planner", 40))
    played = []
    while game.actor(state) >= 0:
        action = bot.choose(state, 1)
        played.append(game.notation.format_action(state, action))
        game.apply(state, action)
    assert played[:2] == ["1M:S", "1A:L3"]
    assert game.payoff(state)[0] == 1
    other = game.position("1=N [E01] U3=X01(7)")
    assert bot.choose(other, 1) in game.legal(other)


def test_a_planner_against_the_clock_takes_no_longer_than_it_may() -> None:
    game = herna.game("spacestage")
    state = game.position("1=N [E01 E07] U3=X01(7) L3=X03(4) broken=NW")
    bot = make(game, "hard", seconds=0.05)
    start = time.monotonic()
    assert bot.choose(state, 1) in game.legal(state)
    assert time.monotonic() - start < 60, "effort without end"
