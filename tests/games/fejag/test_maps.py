"""FEJAG's maps: text, generator, fairness, what a campaign needs."""

from __future__ import annotations

import pytest

import herna
from herna.engine import journal
from herna.engine.errors import BadOption
from herna.games.fejag import generator, map_option, maps
from herna.games.fejag.maps import SITES, cell_at, cell_name

GAME = herna.game("fejag")
FIT = "grid:\n..a...b..\n.........\n.........\ne...#...c\n.........\n.........\n....d...."


@pytest.mark.parametrize("size", maps.SIZES)
@pytest.mark.parametrize("difficulty", maps.DIFFICULTIES)
def test_generated_maps_are_as_the_rules_say(size, difficulty):
    board = map_option.board(f"{size} {difficulty} 5")
    assert generator.generate(size, difficulty, 5) == board != generator.generate(size, difficulty, 6)
    assert list(maps.faults(board)) == []
    rim = [(i, 0) for i in range(size - 1)] + [(size - 1, i) for i in range(size - 1)]
    rim += [(size - 1 - i, size - 1) for i in range(size - 1)] + [(0, size - 1 - i) for i in range(size - 1)]
    first = rim.index(board.starts["a"])
    assert [rim.index(board.starts[site]) - first for site in SITES] == [k * 4 * (size - 1) // 5 for k in range(5)]
    low, high = size // 3, size - size // 3 - 1
    assert all(low <= x <= high and low <= y <= high for x, y in board.temple)
    a, b, c, d = board.portals
    assert min(generator.distance(a, b), generator.distance(c, d)) >= size // 3
    assert all(2 <= coordinate <= size - 3 for portal in board.portals for coordinate in portal)
    assert len(board.right) + len(board.below) == round(generator.DENSITY[difficulty] * 2 * size * (size - 1))
    costs, at_once = generator.reach(board)
    assert not at_once
    assert max(costs.values()) < 1000
    assert max(costs.values()) - min(costs.values()) <= generator.SPREAD[difficulty]


@pytest.mark.parametrize("text", ["11 easy 1", "41 hard 2", FIT])
def test_maps_are_written_and_read(text):
    board = map_option.board(text)
    assert maps.parse(maps.write(board)) == board
    assert maps.parse(f"name: x\nnote: y\n{maps.write(board)}\n") == board
    assert map_option.read(maps.write(board)) == maps.write(board)


def test_cells_have_names():
    assert [cell_name(0, 0), cell_name(25, 6), cell_name(26, 0), cell_name(40, 40)] == ["a1", "z7", "aa1", "ao41"]
    for x in range(41):
        assert cell_at(cell_name(x, x)) == (x, x)
    assert [cell_at(name) for name in ("ap1", "a42", "a0", "b01", "ba1", "")] == [None] * 6


@pytest.mark.parametrize(
    "text",
    [
        "",
        "12 easy 1",
        "11 heavy 1",
        "map:\n+-+\n|.|\n+-+",
        "grid:\n...\n..\n...",
        "grid:\n...\n.x.\n...",
        "grid:\nF..\n..F\n...",
        "grid:\nF..\n..a\n...",
        "grid:\n1.1\n.1.\n...",
        "map:\n+-+-+-+\n|. . .|\n+ + + +\n|.x. .|\n+ + + +\n|. . .|\n+-+-+-+",
    ],
)
def test_what_is_no_map_is_refused(text):
    with pytest.raises(BadOption):
        GAME.new(map=text)


@pytest.mark.parametrize(
    "change",
    [
        ("a", "."),
        ("#", "."),
        ("....d", "#...d"),
        ("...#...", ".1.#..."),
        ("e...#...c", "e...#..#c"),
        ("c\n.........", ".\n.......c."),
    ],
)
def test_a_match_needs_a_map_fit_for_a_campaign(change):
    assert GAME.match(seed=1, map=FIT).header.options["map"] == FIT
    with pytest.raises(BadOption):
        GAME.match(seed=1, map=FIT.replace(*change, 1))


def test_a_temple_out_of_reach_is_refused():
    """Walls stop everything but monkeys, and monkeys never jump to the middle of such a small board."""
    walled = "map:\n+-+-+-+\n|a|b|c|\n+-+-+-+\n|d|#|e|\n+-+-+-+\n|.|.|.|\n+-+-+-+"
    with pytest.raises(BadOption, match="cannot be reached"):
        GAME.match(seed=1, map=walled)


def test_a_match_draws_its_map_from_its_seed():
    first, again, other = (GAME.match(seed=seed).header.options["map"] for seed in (1, 1, 2))
    assert first == again != other
    assert first.startswith("41 normal ")
    assert GAME.match(seed=1, map="11 easy 7").header.options["map"] == "11 easy 7"
    assert GAME.match(seed=1, map="11 easy").header.options["map"].startswith("11 easy ")
    assert next(option for option in GAME.options if option.name == "map").secret


def test_the_number_of_a_drawn_map_cannot_be_found_by_trial():
    """Somebody who sees a few obstacles could otherwise try all numbers."""
    numbers = [int(GAME.match(seed=seed, map="11 easy").header.options["map"].split()[-1]) for seed in range(6)]
    assert max(numbers) > 2**60
    assert GAME.new(map=f"11 easy {2**64 - 1}") is not None


def test_a_drawn_map_is_verified_with_the_dice():
    match = GAME.match(seed=1, map="11 easy", ranks="random")
    assert match.header.drawn == ("map",)
    match.end("draw", (tuple("FEJAG"),))
    match.close()
    text = journal.dumps(match)
    assert journal.verify(journal.loads(text, herna.game)).honest
    other = journal.loads(text.replace(match.header.options["map"], "11 easy 12345"), herna.game)
    assert not journal.verify(other).honest
    assert "map" in journal.verify(other).loaded[0]


def test_a_chosen_map_and_that_of_a_branch_are_no_dice_of_the_match():
    assert GAME.match(seed=1, map="11 easy 7").header.drawn == ()
    branch = GAME.match(seed=1, map="11 easy", ranks="random").branch(0, seed=2)
    branch.end("draw", (tuple("FEJAG"),))
    branch.close()
    assert journal.verify(branch).honest


def test_journals_with_small_numbers_still_open():
    """Of matches from before drawn maps had 64 bits; their headers do not say what was drawn."""
    match = GAME.match(seed=1, map="11 easy 123456789012", ranks="random")
    text = journal.dumps(match)
    assert '"drawn"' not in text
    assert journal.loads(text, herna.game).header.options["map"] == "11 easy 123456789012"
    quick = GAME.read_options({**GAME.casual, "map": "21 normal 123456789012"})
    assert GAME.preset_of(quick) is GAME.presets[0]


def test_fairness_follows_the_teleports_of_the_match_and_old_matches_keep_their_map() -> None:
    """Of this seed, the first map that is fair with teleports in all directions is not fair in the same direction."""
    options = GAME.read_options({"map": "11 normal 6", "teleport_dirs": "same"})
    costs = generator.reach(map_option.board("11 normal 6", same_direction=True), same_direction=True)[0]
    assert max(costs.values()) - min(costs.values()) <= generator.SPREAD["normal"]
    today = GAME.first_state(GAME.rules, 5, options)
    former = GAME.first_state("fejag-1", 5, options)
    assert today.tobytes() == GAME.new(5, **options).tobytes() != former.tobytes()
    as_all = GAME.new(5, map="11 normal 6")
    for field in ("right", "below", "terrain", "site"):
        assert former[0][field].tolist() == as_all[0][field].tolist()
