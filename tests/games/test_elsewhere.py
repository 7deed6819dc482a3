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
    shutil.copytree(Path(herna.__file__).parent, house / "herna", ignore=shutil.ignore_patterns("static"))
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
    "unimportable": "import a_module_that_nobody_has",
    "misspelt": """
from herna.engine.stage import Stage
class Misspelt(Stage):
    def scenery(self, state): ...
""",
    "botless": f"""
from dataclasses import replace
from {PACKAGE} import GAME as other
GAME = replace(other, name="botless", thinking={{"grandmaster": {{}}}})
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
    print(*(client.get(f"/api/games/{name}").status_code for name in ("unimportable", "misspelt", "botless")))
"""


@pytest.fixture
def with_broken_games(surroundings, tmp_path):
    for name, code in BROKEN.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(code)
    announced = tmp_path / "bad_games-1.0.dist-info"
    announced.mkdir()
    (announced / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-games\nVersion: 1.0\n")
    entries = "".join(f"{name} = {name}\n" for name in BROKEN)
    (announced / "entry_points.txt").write_text(f"[herna.games]\n{entries}")
    return {**surroundings, "PYTHONPATH": os.pathsep.join([str(tmp_path), surroundings["PYTHONPATH"]])}


def test_broken_games_do_not_stop_the_server(with_broken_games):
    listed, asked = run(with_broken_games, "-c", SERVE).splitlines()[-2:]
    assert "'fejag'" in listed
    assert f"'{MOVED}'" in listed
    assert not [name for name in BROKEN if name in listed]
    assert asked == "404 404 404"


def test_broken_games_are_left_out_with_their_distribution_and_their_error(with_broken_games):
    command = [sys.executable, "-m", "herna", "games"]
    done = subprocess.run(command, env=with_broken_games, capture_output=True, text=True, check=True)
    assert f"{MOVED}: The Base" in done.stdout
    assert "unimportable" not in done.stdout
    assert "misspelt" not in done.stdout
    assert "unimportable, a game of bad-games, cannot be loaded: ModuleNotFoundError" in done.stderr


def test_it_keeps_the_contract(surroundings):
    told = run(
        surroundings,
        *("-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", str(TESTS / "games" / "test_contract.py")),
        *("-k", f"{MOVED} and ({ESSENTIAL})"),
    )
    assert " passed" in told
    assert " skipped" not in told
