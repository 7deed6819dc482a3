"""The registry: levels and kinds, and the overrides that games bring as plain data."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import herna
from herna.bots import (
    LEVELS,
    check,
    default_level,
    levels,
    make,
    opponents,
    registry,
    simplest_level,
    strongest_level,
    substitute_level,
    thinking_of,
    versions,
)
from herna.engine.errors import BadOption

BASE = herna.game("thebase")


@pytest.mark.parametrize("name", herna.game_names())
def test_every_game_thinks_in_ways_that_exist(name: str) -> None:
    game = herna.game(name)
    check(game)
    assert levels(game)[:5] == LEVELS[:5]
    for level in levels(game):
        make(game, level)


def test_levels_come_weakest_first_and_opponents_are_among_them() -> None:
    assert LEVELS == ("random", "greedy", "easy", "medium", "hard", "master")
    assert opponents(BASE)[:3] == ("easy", "medium", "hard")
    assert default_level(BASE) == substitute_level(BASE) == "medium"
    assert (simplest_level(BASE), strongest_level(BASE)) == ("random", "hard")


def test_a_level_of_several_threads_is_offered_where_there_are_as_many_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that has such a bot already plays on anywhere, and hints do not depend on the machine."""
    threads = thinking_of(BASE, "master").threads
    for cores, offered in ((threads - 1, False), (threads, True)):
        monkeypatch.setattr(registry, "cores", lambda cores=cores: cores)
        assert ("master" in levels(BASE)) == ("master" in opponents(BASE)) == offered
        assert strongest_level(BASE) == "hard"
        make(BASE, "master")
    assert "master" not in levels(herna.game("fejag"))


def test_the_lab_plays_former_versions_that_tables_do_not_offer() -> None:
    game = replace(BASE, thinking={"hard": {"simulations": 9}}, former_thinking={"hard@0.0": {"simulations": 5}})
    assert versions(game) == ("hard@0.0",)
    assert "hard@0.0" not in levels(game)
    assert [thinking_of(game, name).simulations for name in ("hard", "hard@0.0")] == [9, 5]
    for wrong in ("hard", "hard@", "grand@1"):
        with pytest.raises(BadOption, match=r"LEVEL@VERSION"):
            check(replace(BASE, former_thinking={wrong: {}}))


def test_a_game_leaves_levels_out() -> None:
    game = replace(BASE, thinking=dict.fromkeys(("random", "medium", "hard")), former_thinking={})
    assert levels(game) == ("greedy", "easy")
    assert opponents(game) == ("easy",)
    assert default_level(game) == substitute_level(game) == strongest_level(game) == "easy"
    assert simplest_level(game) == "greedy"
    with pytest.raises(BadOption, match=r"no bot 'medium'; there are: greedy, easy, mcts"):
        make(game, "medium")


def test_a_game_whose_bots_are_all_simple_offers_these_to_people() -> None:
    game = replace(BASE, thinking=dict.fromkeys(("easy", "medium", "hard")))
    assert opponents(game) == ("random", "greedy")
    assert default_level(game) == "random"


def test_a_game_overrides_only_what_it_names() -> None:
    plain = replace(BASE, thinking={})
    game = replace(BASE, thinking={"easy": {"simulations": 7}})
    assert thinking_of(game, "easy") == thinking_of(plain, "easy").but({"simulations": 7})
    assert thinking_of(game, "hard") == thinking_of(plain, "hard")


@pytest.mark.parametrize(
    ("thinking", "message"),
    [
        ({"grandmaster": {}}, r"The Base .*'grandmaster'.*random.*hard"),
        ({"easy": {"depth": 3}}, r"The Base, level easy: .*no 'depth'.*kind.*simulations.*seconds"),
        ({"easy": {"kind": "oracle"}}, r"The Base, level easy: .*'oracle'.*random.*planner"),
        ({"easy": {"kind": "planner"}}, r"The Base, level easy: .*deliberate"),
        ({"easy": {"simulations": 0}}, r"level easy: simulations .* whole number of at least 1, not 0"),
        ({"easy": {"simulations": 2.5}}, r"level easy: simulations .* not 2.5"),
        ({"easy": {"seconds": "long"}}, r"level easy: seconds .* a number or None, not 'long'"),
        ({"easy": {"exploration": True}}, r"level easy: exploration .* not True"),
        ({"easy": {"chance_nodes": 1}}, r"level easy: chance_nodes .* True or False, not 1"),
        ({"hard": {"kind": 4}}, r"level hard: kind .* a name, not 4"),
        (dict.fromkeys(LEVELS), r"The Base offers no bots at all"),
    ],
)
def test_a_mistake_in_a_game_shows_when_any_of_its_bots_is_made(thinking: dict[str, Any], message: str) -> None:
    game = replace(BASE, thinking=thinking)
    for ask in (check, levels, lambda game: make(game, "random")):
        with pytest.raises(BadOption, match=message):
            ask(game)


def test_the_lab_names_a_budget() -> None:
    with pytest.raises(BadOption, match=r"--sims.*--seconds.*easy, medium, hard"):
        make(BASE, "mcts")
    assert thinking_of(BASE, "mcts", simulations=9) == thinking_of(BASE, "hard").but(
        {"simulations": 9, "seconds": None}
    )
