"""Puzzles with a goal: the search of a turn leaves nothing out, and the check finds what is missing or wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

import herna
from herna.engine import kernel, puzzles
from herna.engine.game import Game, State, copy_of
from herna.engine.puzzles import Puzzle, Right
from herna.lab import goals

ROOM = 3_000  # positions
SAMPLE = 3
EASIEST = 4_000  # rows of actions that are tried one by one


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search itself is not compiled: that would take longer than these searches. Few worlds are looked at."""
    monkeypatch.setattr(goals, "find_ways", getattr(goals.find_ways, "py_func", goals.find_ways))
    monkeypatch.setattr(goals, "WORLDS", 0)


def rows(game: Game, state: State, goal: int, most: int) -> Iterator[tuple[int, ...]]:
    """Every row of so many actions or fewer that reaches the goal, tried one by one."""

    def go_on(now: State, row: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        for action in game.legal(now):
            after = copy_of(now)
            game.apply(after, action)
            if kernel.feats_of(after, state) & goal == goal:
                yield (*row, action)
            elif len(row) + 1 < most and game.actor(after) == game.actor(state):
                yield from go_on(after, (*row, action))

    return go_on(state, ())


def bits(game: Game, puzzle: Puzzle) -> int:
    return sum(1 << game.feats.index(name) for name in puzzle.goal)


def test_all_shortest_ways_are_found() -> None:
    """Against rows that are tried one by one, in the positions of shipped puzzles."""
    game = herna.game("spacestage")
    tried = 0
    for puzzle in puzzles.puzzles(game):
        length = len(puzzle.right[0].line)
        state = puzzles.start(game, puzzle)
        if not 1 < length <= 3 or len(game.legal(state)) ** length > EASIEST:
            continue
        found = goals.ways(game, state, bits(game, puzzle), ROOM, goals.LONGEST)
        assert found is not None
        lines = list(found.lines())
        every = list(rows(game, state, bits(game, puzzle), length))
        assert sorted(lines) == sorted(every), puzzle.key
        assert (found.length, found.count) == (length, len(lines))
        assert goals.ways(game, state, bits(game, puzzle), ROOM, length - 1) is None
        assert goals.ways(game, state, bits(game, puzzle), 2, length) is None, "too little room was enough"
        tried += 1
        if tried == SAMPLE:
            break
    assert tried == SAMPLE


@pytest.mark.parametrize(("name", "sample"), [("spacestage", SAMPLE), ("fejag", 1)])
def test_shipped_goals_hold_and_wrong_ones_are_found(name: str, sample: int) -> None:
    game = herna.game(name)
    held = sorted(puzzles.puzzles(game), key=lambda each: (len(each.right[0].line), each.id))
    several = next(each for each in held if len(each.right) > 1)
    for puzzle in (*held[:sample], several):
        assert puzzle.goal
        assert goals.doubt(game, puzzle, ROOM) == "", puzzle.key
    assert "is not called right" in goals.doubt(game, replace(several, right=several.right[:1]), ROOM)
    stray = Right((several.wrong[0][0],), 1.0)
    assert "is not right" in goals.doubt(game, replace(several, right=(*several.right, stray)), ROOM)
    assert "no way" in goals.doubt(game, replace(several, goal=game.feats), ROOM)
    elsewhere = next(name for name in game.feats if name not in several.goal)
    assert f"does not accomplish {elsewhere}" in str(
        puzzles.problems(game, replace(several, goal=(*several.goal, elsewhere)))
    )


def test_a_line_that_ends_in_a_waste_accomplishes_nothing() -> None:
    game = herna.game("fejag")
    puzzle = puzzles.puzzles(game)[0]
    state = puzzles.start(game, puzzle)
    for waste in game.legal(state):
        after = copy_of(state)
        game.apply(after, waste)
        if kernel.feats_of(after, state) < 0:
            break
    else:
        pytest.fail("every action helps")
    assert puzzles.accomplished(game, state, after) == ()
    assert not goals.leads(game, state, bits(game, puzzle), [waste])
    assert game.stage.theme(state, waste, after) != "attack"


def test_who_has_to_try_more_finds_a_harder_puzzle() -> None:
    ratings = [goals.difficulty_by_luck(10.0**-i)[0] for i in range(1, 8)]
    assert ratings == sorted(ratings)
    assert ratings[0] < 900
    assert ratings[-1] > 1700
