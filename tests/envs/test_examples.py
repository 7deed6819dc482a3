"""The examples run, at a tiny size."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(EXAMPLES)
    monkeypatch.delitem(sys.modules, name, raising=False)
    return import_module(name)


def test_an_agent_learns(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("gymnasium")
    learn = example("learn_the_base", monkeypatch)
    monkeypatch.setattr(learn, "LOOKED_AT", 40)
    size = "--minutes 0.02 --matches 32 --steps 16 --part 128 --hidden 32 --test 40"
    won = learn.main([*size.split(), "--game", "four_in_a_row", "--save", str(tmp_path / "agent.npz")])
    assert 0 < won <= 1
    assert (tmp_path / "agent.npz").stat().st_size > 1_000
    assert "test against random" in capsys.readouterr().out


def test_it_goes_down_the_slope(monkeypatch: pytest.MonkeyPatch) -> None:
    """The gradients are those of the loss: compared with small differences."""
    np = pytest.importorskip("numpy")
    pytest.importorskip("gymnasium")
    learn = example("learn_the_base", monkeypatch)
    luck = np.random.default_rng(1)
    network = learn.Network(6, 5, 4, luck)
    network.parts = {name: part.astype(np.float64) for name, part in network.parts.items()}
    network.parts["act"] += luck.normal(size=(5, 4))
    inputs, masks = luck.random((8, 6)), luck.random((8, 4)) < 0.7
    masks[:, 0] = True
    first = network(inputs, masks)
    actions = first.columns[learn.drawn(first, luck)]
    logs = np.log(first.chances[np.arange(8), np.searchsorted(first.columns, actions)]) + luck.normal(0, 0.1, 8)
    gained, targets = luck.normal(size=8), luck.normal(size=8)

    def loss() -> float:
        said = network(inputs, masks)
        every = np.log(said.chances + 1e-12)
        ratio = np.exp(every[np.arange(8), np.searchsorted(said.columns, actions)] - logs)
        gain = (gained - gained.mean()) / (gained.std() + 1e-8)
        clipped = np.clip(ratio, 1 - learn.CLIP, 1 + learn.CLIP)
        disorder = -(said.chances * every).sum(axis=1)
        value = learn.VALUE / 2 * (said.values - targets) ** 2
        return float((-np.minimum(ratio * gain, clipped * gain) - learn.ENTROPY * disorder + value).mean())

    found: dict[str, object] = {}
    monkeypatch.setattr(network, "_go", lambda slopes, scale, rate: found.update(slopes))
    said = network(inputs, masks)
    network.learn(said, *learn.slopes_of(said, actions, logs, gained, targets), 0.0)
    for name, part in network.parts.items():
        at = tuple(int(luck.integers(size)) for size in part.shape)
        before, small = part[at], 1e-5
        part[at] = before + small
        higher = loss()
        part[at] = before - small
        slope = (higher - loss()) / (2 * small)
        part[at] = before
        assert found[name][at] == pytest.approx(slope, rel=1e-3, abs=1e-6), name


def test_their_search_plays_against_our_bot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is a heavy extra: requirements/openspiel.txt")
    match = example("openspiel_match", monkeypatch)
    payoffs = match.main(["--matches", "2", "--simulations", "10"])
    assert set(payoffs) <= {-1.0, 0.0, 1.0}
    assert len(capsys.readouterr().out.splitlines()) == 2
    with pytest.raises(SystemExit):
        match.main(["--game", "fejag"])
