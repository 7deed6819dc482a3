"""A game is a folder and nothing else: moved into a distribution of its own, it keeps its contract."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import herna

TESTS = Path(__file__).parents[1]
MOVED, PACKAGE = "thebase", "a_game_from_elsewhere"
LOOK = f"""
import herna, sys
from herna.engine.homes import homes
from herna.engine.messages import LANGUAGES, say_strictly
from herna.engine.scene import text_of
from herna.engine.kernel import compiler

assert "{MOVED}" in herna.game_names()
assert "{PACKAGE}" not in sys.modules, "finding a game has imported it"
assert homes()["{MOVED}"].package == "{PACKAGE}"
assert any(name.startswith("{MOVED}:kernel/rules.py") for name, file in compiler.kernel_files())
game = herna.game("{MOVED}")
assert sys.modules["{PACKAGE}"].GAME is game
assert game.folder == homes()["{MOVED}"].folder == game.sprites.parent
assert len({{say_strictly(text_of(game.name, "option", "idle_rotation"), language) for language in LANGUAGES}}) == 4
"""
ESSENTIAL = "declares or options or presets or record or told or legal or written or touches or undo or dice or numpy"


@pytest.fixture(scope="module")
def surroundings(tmp_path_factory):
    """A house without the game, beside a folder of packages in which it is installed."""
    ground = tmp_path_factory.mktemp("elsewhere")
    house, site = ground / "house", ground / "site"
    left_out = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(Path(herna.__file__).parent, house / "herna", ignore=left_out)
    site.mkdir()
    shutil.move(house / "herna" / "games" / MOVED, site / PACKAGE)
    announced = site / f"{PACKAGE}-1.0.dist-info"
    announced.mkdir()
    (announced / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {PACKAGE}\nVersion: 1.0\n")
    (announced / "entry_points.txt").write_text(f"[herna.games]\n{MOVED} = {PACKAGE}\ngone = no_such_package\n")
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(house), str(site)]),
        "NUMBA_DISABLE_JIT": "1",
        "HERNA_CACHE": str(ground / "cache"),
        "HERNA_HYPOTHESIS": "few",
    }


def run(surroundings, *command):
    done = subprocess.run(
        [sys.executable, *command], env=surroundings, cwd=TESTS.parent, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_found_with_all_that_lies_in_its_folder(surroundings):
    run(surroundings, "-c", LOOK)


def test_a_package_that_is_gone_announces_nothing(surroundings):
    assert "gone" not in run(surroundings, "-c", "import herna; print(herna.game_names())")


def test_a_game_under_another_name_is_refused(surroundings, tmp_path):
    wrong = tmp_path / "wrong-1.0.dist-info"
    wrong.mkdir()
    (wrong / "METADATA").write_text("Metadata-Version: 2.1\nName: wrong\nVersion: 1.0\n")
    (wrong / "entry_points.txt").write_text(f"[herna.games]\nchess = {PACKAGE}\n")
    path = os.pathsep.join([str(tmp_path), surroundings["PYTHONPATH"]])
    ask = "import herna\ntry: herna.game('chess')\nexcept herna.engine.errors.UnknownGame as error: print(error)"
    assert "is called 'thebase', but announced as 'chess'" in run({**surroundings, "PYTHONPATH": path}, "-c", ask)


BROKEN = {
    "an import error": "import a_module_that_nobody_has",
    "a misspelt hook": """
from herna.engine.stage import Stage
class Misspelt(Stage):
    def scenery(self, state): ...
""",
    "no bots": f"""
from dataclasses import replace
from {PACKAGE} import GAME as other
GAME = replace(other, name="broken", thinking={{"grandmaster": {{}}}})
""",
}
SERVE = """
import herna.server.run as run
from herna.server.settings import Settings
from fastapi.testclient import TestClient

settings = Settings(database="sqlite:///:memory:")
run.set_up(settings, 20)
with TestClient(run.create_app(settings), base_url="http://127.0.0.1") as client:
    print([game["name"] for game in client.get("/api/games").json()])
    print(client.get("/api/games/broken").status_code)
"""


@pytest.fixture(params=BROKEN)
def with_a_broken_game(surroundings, tmp_path, request):
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "__init__.py").write_text(BROKEN[request.param])
    announced = tmp_path / "bad_games-1.0.dist-info"
    announced.mkdir()
    (announced / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-games\nVersion: 1.0\n")
    (announced / "entry_points.txt").write_text("[herna.games]\nbroken = broken\n")
    return {**surroundings, "PYTHONPATH": os.pathsep.join([str(tmp_path), surroundings["PYTHONPATH"]])}


def test_a_broken_game_does_not_stop_the_server(with_a_broken_game):
    told = run(with_a_broken_game, "-c", SERVE)
    assert "'fejag'" in told
    assert f"'{MOVED}'" in told
    assert "'broken'" not in told
    assert "404" in told


@pytest.mark.parametrize("with_a_broken_game", ["an import error"], indirect=True)
def test_a_broken_game_is_left_out_with_its_distribution_and_its_error(with_a_broken_game):
    command = [sys.executable, "-m", "herna", "games"]
    done = subprocess.run(command, env=with_a_broken_game, capture_output=True, text=True, check=True)
    assert f"{MOVED}: The Base" in done.stdout
    assert "broken" not in done.stdout
    assert "broken, a game of bad-games, cannot be loaded: ModuleNotFoundError" in done.stderr


def test_it_keeps_the_contract(surroundings):
    told = run(
        surroundings,
        *("-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", str(TESTS / "games" / "test_contract.py")),
        *("-k", f"{MOVED} and ({ESSENTIAL})"),
    )
    assert " passed" in told
    assert " skipped" not in told
