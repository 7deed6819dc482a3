"""FEJAG's bots: they know nothing hidden, take their paths, fight, and the stronger ones win."""

from __future__ import annotations

import random
import time

import numpy as np
import pytest

import herna
from herna.bots import make
from herna.engine.kernel import CHANCE
from herna.games.fejag import generator, maps, notation
from herna.games.fejag.crowd import crowded
from herna.games.fejag.kernel import campaign, planner, reach
from herna.games.fejag.kernel.placement import paths
from herna.games.fejag.kernel.state import CARD, CARRY, CELLS, DONE, PRICE, SIDE, TEAMS, TIMEOUT, TYPE_COUNT
from herna.lab.series import Pairing, play

from .test_secrets import altered, changed_papers, quick_script

GAME = herna.game("fejag")
LEVELS = ("easy", "medium", "hard")
OPEN_GROUND = """grid:
.....F.....
...........
...........
E.........J
...........
.....#.....
...........
...........
...........
...........
..A.....G..
"""


def replay(text, script):
    state = GAME.new(map=text, ranks="effort")
    for entry in script:
        yield state
        GAME.play(state, entry)
    yield state


@pytest.mark.parametrize("level", LEVELS)
def test_what_nobody_has_seen_does_not_matter_to_a_bot(level):
    """Two campaigns whose maps, keys and cards differ only where the team to act cannot know it."""
    text, script, state = quick_script(7, 60)
    seen = {(cell % SIDE, cell // SIDE) for cell in notation.cells_of(state[0]["seen"])}
    other = maps.write(altered(maps.parse(text), seen, random.Random(7)))
    assert other != text
    asked = 0
    twins = zip(replay(text, script), replay(other, changed_papers(script, state)), strict=True)
    for ply, (one, two) in enumerate(twins):
        seat = GAME.actor(one)
        if seat == CHANCE or ply % 3:
            continue
        views = [GAME.observed(one, seat), GAME.observed(two, seat)]
        choices = {make(GAME, level).choose(view, ply) for view in views}
        assert len(choices) == 1
        assert choices.pop() in GAME.legal(one)
        if ply % 15 == 0:
            assert len({make(GAME, level).judge(view, 4, ply) for view in views}) == 1
        asked += 1
    assert asked > 10


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_money_becomes_paths(level):
    """A Bear on the start cell sees the temple; the discovery bonus immediately goes into more paths."""
    state = GAME.new(map=OPEN_GROUND)
    for action in ("open1", "day1=F", "rank1=F>E>J>A>G", "clue1", "F:Be@f1"):
        GAME.play(state, action)
    bot = make(GAME, level)
    while GAME.actor(state) == TEAMS.index("F"):
        GAME.apply(state, bot.choose(GAME.observed(state, 0), 5))
    assert paths(state[0], 0) >= 4


def lapsing(view, action):
    """The money that is lost when this action ends a turn: on the last day of buying all of it, else the surplus."""
    s, team = view[0], GAME.actor(view)
    if not DONE <= action < CARD:
        return 0
    if s.day == s.days - 1:
        return int(s.purse[team])
    given_up = action >= TIMEOUT and not campaign.may_close(s, team)
    return int(s.purse[team]) - CARRY if given_up else 0


def of_use(view, money):
    """The placements for so much money at most that bring a path or points at once."""
    team = GAME.actor(view)
    for action in GAME.legal(view):
        owner, kind = divmod(action // CELLS, TYPE_COUNT)
        if action < DONE and owner == team and PRICE[kind] <= money:
            after = view.copy()
            GAME.apply(after, action)
            if paths(after[0], team) > paths(view[0], team) or after[0].score[team] > view[0].score[team]:
                yield GAME.notation.format_action(view, action)


AS_WRITTEN = {"chain": False, "order": "submission"}


@pytest.mark.parametrize("options", [{}, AS_WRITTEN], ids=["quick", "as written"])
@pytest.mark.parametrize("level", ["medium", "hard"])
def test_no_money_lapses_that_could_buy_anything_of_use(level, options):
    """Three of five teams used to end their last turn with the price of a path in their purses; and none found a path
    where light counts from the next day only."""
    short = {"map": "11 normal", "days": 4, "ranks": "effort", **options}
    found = 0
    for seed in range(3):
        match = GAME.match(seed=seed, **short)
        bots = [make(GAME, level) for _ in TEAMS]
        while not match.over:
            view = GAME.observed(match.state, match.seat)
            action = bots[match.seat].choose(view, match.ply)
            lost = lapsing(view, action)
            assert not list(of_use(view, lost)), (seed, match.ply, lost)
            match.play(action)
        found += sum(int(paths(match.state[0], team)) for team in range(len(TEAMS)))
    assert found > 10


def test_a_foreign_path_is_put_out():
    """J's Snake lights the temple; E, who plays last, may enter its start cell in line with the Snake."""
    state = GAME.new(map=OPEN_GROUND, calendar="FEJAGFEJAG")
    bought = {(1, "J"): ["J:Ti@k4"], (2, "J"): ["J:Sn@h4", "J:Fr@k6"], (3, "J"): ["J:Be@k6"]}
    for day in range(1, 11):
        for action in (f"open{day}", f"rank{day}=J>F>A>G>E", f"clue{day}"):
            GAME.play(state, action)
        for team in "JFAGE" if day < 10 else "JFAG":
            for action in bought.get((day, team), []):
                GAME.play(state, action)
            GAME.play(state, f"{team}:timeout")
    assert paths(state[0], 2) == 2
    bot = make(GAME, "hard")
    while GAME.actor(state) == 1:
        GAME.apply(state, bot.choose(GAME.observed(state, 1), 3))
    assert paths(state[0], 2) == 1


def test_costs_respect_figures_and_closed_cells():
    state = GAME.new(map=OPEN_GROUND)
    free, shaded, closed = (np.empty(CELLS, np.int32) for _ in range(3))
    start = 5  # f1
    for action in ("open1", "day1=F", "rank1=F>E>J>A>G", "clue1", "F:Be@f1", "F:Ta@f3"):
        GAME.play(state, action)
    nothing = np.zeros(SIDE, np.int64)
    reach.find_costs(state[0], False, nothing, free)
    reach.find_costs(state[0], True, nothing, shaded)
    reach.find_costs(state[0], True, np.full(SIDE, -1), closed)
    assert free.tolist() == generator.reach_costs(state).tolist()
    assert (free[start], shaded[start]) == (10, 20)
    assert closed[start] > planner.FARTHEST


def test_hard_bots_beat_easy_ones():
    """Three small, one-sided campaigns."""
    won = 0
    for number, seats in enumerate(({0, 1}, {2, 4}, {1, 3})):
        levels = tuple("hard" if seat in seats else "easy" for seat in range(5))
        pairing = Pairing(number, levels)
        match = play(GAME, pairing, 5, {"map": "11 normal", "ranks": "effort"})
        payoffs = list(match.payoffs().values())
        won += max(payoffs[seat] for seat in seats) > max(payoffs[seat] for seat in set(range(5)) - seats)
    assert won >= 2


@pytest.mark.parametrize(("level", "seconds"), [("easy", 0.2), ("hard", 3.0)])
def test_a_crowded_board_is_thought_about_in_time(level, seconds):
    state = crowded(GAME)
    bot = make(GAME, level)
    times = []
    for entropy in range(3):
        start = time.monotonic()
        bot.choose(GAME.observed(state, GAME.actor(state)), entropy)
        times.append(time.monotonic() - start)
    assert min(times) < seconds
