from __future__ import annotations

import dataclasses

import numpy as np
import pytest

import herna
from herna.engine import kernel
from herna.engine.errors import UnknownGame
from herna.engine.homes import Home
from herna.engine.kernel import compiler
from herna.engine.kernel.compiler import kernel as compiled

from . import tiny


@compiled
def _count_of_any_game(states, out):
    return kernel.legal(states[0], out)


def test_generic_code_is_resolved_by_the_record_type():
    """The same compiled function serves two games."""
    base = herna.game("thebase")
    out = np.empty(256, np.int32)
    assert _count_of_any_game(tiny.TINY.new(), out) == 4
    assert _count_of_any_game(base.new(), out) == 60


def test_a_second_game_of_the_same_layout_is_refused():
    before = dict(kernel.KERNELS)
    other = dataclasses.replace(tiny.KERNEL, evaluate=tiny.KERNEL.observe)
    with pytest.raises(ValueError, match="layout"):
        kernel.register(tiny.STATE, other)
    with pytest.raises(ValueError, match="layout"):
        dataclasses.replace(tiny.TINY, name="twin", state=tiny.layout(), kernel=other)
    dataclasses.replace(tiny.TINY, name="variant")  # the same rules under another name are not another game
    assert dict(kernel.KERNELS) == before


def test_a_game_with_one_more_field_is_another_game():
    twin = dataclasses.replace(tiny.TINY, name="twin", state=tiny.layout(("mark", np.int16)))
    state = twin.new(pile=5)
    assert twin.legal_texts(state) == ["1", "2", "3", "roll"]
    twin.play(state, "3")
    assert twin.notation.format_position(state) == "2 B 3,0"


def test_an_unknown_game_is_named_with_those_there_are():
    with pytest.raises(UnknownGame, match=r"'chess'.*thebase"):
        herna.game("chess")


def test_names_of_games():
    assert "thebase" in herna.game_names()
    assert herna.game_names() == sorted(herna.game_names())
    assert all(herna.game(name).name == name for name in herna.game_names())


def test_a_hidden_game_is_not_listed_but_can_be_asked_for(monkeypatch):
    monkeypatch.setenv("HERNA_HIDDEN", "thebase,four_in_a_row")
    assert not {"thebase", "four_in_a_row"} & set(herna.game_names())
    assert "mammoths" in herna.game_names()
    assert herna.game("thebase").name == "thebase"


def test_step_plays_and_lists():
    state = tiny.TINY.new(pile=5)
    out = np.empty(tiny.ACTIONS, np.int32)
    n = kernel.step(state, 2, out)
    assert out[:n].tolist() == [0, 1, tiny.ROLL]
    assert tiny.TINY.notation.format_position(state) == "2 B 3,0"


def test_what_a_game_leaves_out_has_a_default():
    state = tiny.TINY.new(pile=5)
    before = state.tobytes()
    given = kernel.KERNELS[tiny.STATE]
    given.imagine(state[0], np.uint64(1))
    assert state.tobytes() == before
    tiny.TINY.play(state, "3")
    tiny.TINY.play(state, "2")
    estimate = np.zeros(2, np.float32)
    kernel.evaluate_of(state, estimate)
    assert estimate.tolist() == tiny.TINY.payoff(state) == [-1.0, 1.0]


def test_the_default_suggestion_is_any_legal_action():
    state = tiny.TINY.new(pile=5, dice=False)
    tiny.TINY.play(state, "3")
    out = np.empty(tiny.ACTIONS, np.int32)
    suggest = kernel.KERNELS[tiny.STATE].suggest
    got = {int(suggest(state[0], np.uint64(k << 58), out)) for k in range(64)}
    assert got == set(tiny.TINY.legal(state)) == {0, 1}


@pytest.mark.parametrize("file", ["rules.py", "table.json", "cards/deck.csv"])
def test_every_file_beside_kernels_decides_on_the_cache(tmp_path, monkeypatch, file):
    kernels = tmp_path / "kernel"
    monkeypatch.setattr(compiler, "homes", lambda: {"toy": Home("toy", tmp_path)})
    (kernels / "cards").mkdir(parents=True)
    (kernels / "__pycache__").mkdir()
    (kernels / file).write_text("1")
    before = compiler.cache_key()
    (kernels / "__pycache__" / "rules.pyc").write_text("of no interest")
    assert compiler.cache_key() == before
    (kernels / file).write_text("2")
    assert compiler.cache_key() != before
