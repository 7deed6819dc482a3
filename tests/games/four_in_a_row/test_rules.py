"""Four in a row, a game of another distribution: its rules against a second implementation, and its examples."""

from __future__ import annotations

import random

import pytest

import herna
from herna.engine import vectors
from herna.engine.errors import BadPosition, IllegalAction
from herna.engine.homes import homes

from ...engine.test_vectors import executable_rules

HOME = homes()["four_in_a_row"]


@pytest.fixture
def game():
    return herna.game("four_in_a_row")


def lines_of(board, owner, length):
    """Whether this many of the owner's squares lie in a line; the board is a list of rows."""
    squares = {(x, y) for y, row in enumerate(board) for x, letter in enumerate(row) if letter == owner}
    return any(
        {(x + i * dx, y + i * dy) for i in range(length)} <= squares
        for x, y in squares
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1))
    )


def test_it_comes_from_a_package_of_its_own(game):
    assert HOME.package == "four_in_a_row"
    assert game.folder == HOME.folder


def test_its_executable_rules_are_found_and_hold():
    page = HOME.folder / "rules.md"
    assert ("four_in_a_row", page) in executable_rules()
    report = vectors.run_file(page, herna.game)
    assert report.failures == []
    assert report.passed > 20


@pytest.mark.parametrize(("line", "rack"), [(3, "7x6"), (4, "7x6"), (5, "7x6"), (3, "3x3"), (4, "3x3")])
def test_a_match_ends_with_the_first_line_or_a_full_rack(game, line, rack):
    rng = random.Random(line)
    columns, rows = map(int, rack.split("x"))
    for _ in range(10):
        state = game.new(line=line, rack=rack)
        board = [["."] * columns for _ in range(rows)]  # from the bottom
        won = None
        while won is None and any("." in row for row in board):
            mover = "ry"[game.actor(state)]
            open_columns = [column for column in range(columns) if board[-1][column] == "."]
            assert game.legal(state) == open_columns
            column = rng.choice(open_columns)
            next(row for row in board if row[column] == ".")[column] = mover
            game.apply(state, column)
            assert game.notation.format_position(state).split()[0] == "/".join(map("".join, board[::-1]))
            won = mover if lines_of(board, mover, line) else None
        assert game.actor_name(state) == "nobody"
        payoffs = {None: [0, 0], "r": [1, -1], "y": [-1, 1]}
        assert game.payoff(state) == payoffs[won]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("......./......./......./......./......./....... b", "6 rows of 7"),
        ("......./......./......./......./....... r", "6 rows of 7"),
        ("......./......./......./......./...r.../....... y", "column d hangs in the air"),
    ],
)
def test_what_is_no_position(game, text, complaint):
    with pytest.raises(BadPosition, match=complaint):
        game.position(text)


def test_a_small_rack(game):
    """Its positions are read again, and it has no more columns than it shows."""
    state = game.position(".../.y./.rr y", line=3, rack="3x3")
    assert game.notation.format_position(state) == ".../.y./.rr y"
    assert game.legal(state) == [0, 1, 2]
    assert game.diagram(state, colour=False).splitlines() == [". . .", ". y .", ". r r", "a b c"]
    with pytest.raises(IllegalAction, match="no such column"):
        game.play(state, "d")
    with pytest.raises(BadPosition, match="3 rows of 3"):
        game.position("......./......./......./......./......./....... r", rack="3x3")
    (zone,) = game.stage.scene(state, 0).zones
    assert (zone.width, zone.height) == (3, 3)
    assert [sprite.id for sprite in zone.sprites] == ["a", "b", "c", "b1", "b2", "c1"]
