"""A GPU plays the same bytes as threads do. Here it is simulated; `herna bench --on gpu` compares on a real one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import herna
from herna.engine.errors import BadOption
from herna.lab import balance, batch
from herna.lab.engines import Gpu, Threads, engine

from ..wander import wander
from . import gpu_games

SCRIPT = Path(__file__).with_name("gpu_games.py")
COMPILE = """
import sys
from types import SimpleNamespace

from numba import cuda, from_dtype, types
from numba.cuda import dispatcher

import herna
from herna.lab import gpu

dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=(9, 0))  # whether there is one or not
game = herna.game(sys.argv[1])
records = from_dtype(game.state)[::1]
results = records, types.int32[::1], types.float32[:, ::1], types.int32[:, ::1]
arguments = types.void(records, types.int64, types.uint64, types.int64, *results)
print(len(cuda.compile_ptx(gpu.compiled(game).py_func, arguments, cc=(9, 0))[0]))
"""
OPTIONS = {
    "fejag": {"ranks": "effort", "map": "21 easy"},
    "spacestage": {"master": True},
    "mammoths": {"mode": "tribe"},
}
LONGEST = 20_000


def late(game, seed, left):
    """A state of a random match in which it had so many actions to go."""
    start = game.match(seed=seed, **OPTIONS.get(game.name, {})).state
    length = wander(game, start.copy(), seed, LONGEST)
    wander(game, start, seed, max(length - left, 0))
    return start


def same_bytes(tmp_path, seed, left):
    starts = {name: late(herna.game(name), seed, left) for name in herna.game_names()}
    path = tmp_path / "starts.npz"
    np.savez(path, **{name: np.frombuffer(start.tobytes(), np.uint8) for name, start in starts.items()})
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")}
    done = subprocess.run(
        [sys.executable, str(SCRIPT), str(path)],
        env={**inherited, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = dict(line.split(" ", 1) for line in done.stdout.splitlines())
    for name, start in starts.items():
        assert found[name].split() == gpu_games.batches(herna.game(name), start, Threads()), name


def test_the_same_bytes_as_in_threads(tmp_path):
    same_bytes(tmp_path, 1, 15)


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seed", [2, 3])
def test_the_same_bytes_in_longer_matches(tmp_path, seed):
    same_bytes(tmp_path, seed, 300)


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", herna.game_names())
def test_every_game_compiles_for_a_gpu_though_there_is_none(name):
    """uv pip install -r requirements/gpu.txt && pytest -m soak tests/lab/test_gpu.py -k compiles"""
    pytest.importorskip("numba_cuda", reason="CUDA is a heavy extra: requirements/gpu.txt")
    done = subprocess.run([sys.executable, "-c", COMPILE, name], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 10_000


def test_what_a_gpu_cannot_do_is_said():
    four = herna.game("four_in_a_row")
    with pytest.raises(BadOption, match="bots need threads"):
        balance.run(
            four, ["random"], matches=1, simulations=1, seed=1, options={}, seats=None, on=Gpu(), progress=print
        )
    with pytest.raises(BadOption, match=r"herna\[gpu\]|by suggest"):
        batch.play(four, 1, policy="suggest", on="gpu")
    with pytest.raises(BadOption, match="workers"):
        engine("gpu", workers=2)
