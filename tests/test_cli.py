"""The command line: what it prints, where, and with which exit status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import herna
from herna.cli import app
from herna.engine import journal
from herna.engine.errors import HernaError
from herna.engine.game import Game
from herna.engine.kernel import CHANCE, compiler
from herna.engine.match import Match

HERNA = [sys.executable, "-m", "herna"]


def run(*args: object, answers: str = "") -> Result:
    return CliRunner().invoke(app, [str(arg) for arg in args], input=answers)


def refused(result: Result, *words: str) -> None:
    """One clear message, and nothing else."""
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith("herna: ")
    assert not isinstance(result.exception, Exception)
    for word in words:
        assert word in result.stderr


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HERNA_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "matches"


@pytest.fixture(scope="module")
def finished() -> Match:
    match = herna.game("thebase").match(seed=11)
    while not match.over:
        legal = match.legal()
        match.play(legal[match.ply % len(legal)])
    match.close()
    return match


@pytest.fixture
def file(finished: Match, tmp_path: Path) -> Path:
    path = tmp_path / "finished.herna"
    journal.write(path, finished)
    return path


# --- start --------------------------------------------------------------------------------------------------------


def test_version_needs_nothing_heavy() -> None:
    assert subprocess.check_output([*HERNA, "--version"], text=True) == f"herna {herna.__version__}\n"
    look = "import sys, herna.cli; print([m for m in ('numba', 'numpy', 'rich') if m in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", look], text=True) == "[]\n"


def test_games_are_listed_with_their_options() -> None:
    out = run("games").output
    assert "thebase: The Base, 2 players" in out
    assert "--crossing       walk | leap" in out
    assert "may a rotation leave the tile as it was" in out


def test_help_shows_the_options_of_the_game() -> None:
    for command in (["play", "thebase", "--help"], ["play", "--help"], ["lab", "duel", "thebase", "--help"]):
        result = run(*command)
        assert result.exit_code == 0
        assert "--idle_rotation  true | false" in result.output


# --- options of a game --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["play", "chess"], ["no game 'chess'", "thebase"]),
        (["play", "thebase", "--gravity", "9"], ["no option --gravity", "--crossing", "one action per tile crossed"]),
        (["play", "thebase", "--crossing", "swim"], ["walk or leap", "swim"]),
        (["play", "thebase", "--crossing"], ["--crossing needs a value, walk or leap"]),
        (["play", "thebase", "--mix", "nowhere.toml"], ["there is no file nowhere.toml"]),
        (["play", "thebase", "--mix=D0I0L0T0X23"], ["24 tiles"]),
        (["play", "thebase", "extra"], ["'extra'"]),
        (["play", "thebase", "--seat", "Q"], ["expected R, G, both or none", "'Q'"]),
        (["play", "thebase", "--bot", "genius"], ["no bot 'genius'", "medium"]),
        (["play", "thebase", "--seats", "5"], ["2 players"]),
        (["play", "thebase", "--resume", "nowhere.herna"], ["nowhere.herna: No such file"]),
        (["play", "--resume", "x.herna", "--crossing", "leap"], ["only --bot and --seat"]),
        (["lab", "duel", "thebase", "hard"], ["the second bot is missing"]),
        (["show", "nowhere.herna"], ["nowhere.herna: No such file"]),
        (["verify", "nowhere.herna"], ["nowhere.herna: No such file"]),
    ],
)
def test_mistakes_are_explained_in_one_message(args: list[str], words: list[str], data: Path) -> None:
    refused(run(*args), *words)
    assert not data.exists()


def test_options_reach_the_match(tmp_path: Path) -> None:
    mix = tmp_path / "mix.toml"
    mix.write_text("I = 12\nL = 12\n")
    path = tmp_path / "match.herna"
    result = run("play", "--crossing=leap", "--mix", mix, "thebase", "--idle-rotation", "off", "--file", path)
    assert result.exit_code == 0, result.output
    options = json.loads(path.read_text().splitlines()[0])["options"]
    assert options["crossing"] == "leap"
    assert options["idle_rotation"] is False
    assert options["mix"] == "D0I12L12T0X0"


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "precious"
    path.write_text("mine")
    refused(run("play", "thebase", "--file", path), "exists already", f"--resume {path}")
    assert path.read_text() == "mine"


# --- show ---------------------------------------------------------------------------------------------------------


def test_show_draws_any_position(file: Path, finished: Match) -> None:
    last = run("show", file).output
    assert finished.position in last
    assert str(finished) in last
    early = run("show", file, "--ply", "9").output
    assert f"action 9 of {finished.ply}, after {finished.line[8].text}" in early
    assert finished.game.notation.format_position(finished.at(9)) in early
    refused(run("show", file, "--ply", "9999"), f"has {finished.ply} actions")


def test_a_reader_that_went_away_is_no_trouble(file: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([*HERNA, "show", file], stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, "")


# --- verify -------------------------------------------------------------------------------------------------------


def test_honest_dice(file: Path, finished: Match) -> None:
    result = run("verify", file)
    events = sum(ply.seat == CHANCE for ply in finished.line)
    assert result.exit_code == 0
    assert f"commitment {finished.header.commitment}" in result.output
    assert f"{events} chance events recomputed: the dice are honest" in result.output
    assert "format 2: an action that was taken back and played again met the same luck" in result.output
    assert "taken back once" not in result.output


def test_what_was_taken_back_is_told(tmp_path: Path) -> None:
    match = herna.game("thebase").match(seed=11)
    match.play(match.legal()[0])
    match.undo()
    match.close()
    path = tmp_path / "match.herna"
    journal.write(path, match)
    result = run("verify", path)
    assert result.exit_code == 0
    assert "taken back once" in result.output


def test_old_files_say_by_which_rule_they_are_verified() -> None:
    result = run("verify", Path(__file__).parent / "data" / "v0.1" / "mammoths.herna")
    assert result.exit_code == 0
    assert "format 1: an action that was taken back and played again met new luck" in result.output


def tampered(match: Match) -> tuple[int, str]:
    """A line of the file and another chance outcome for it, with which everything after it is still legal."""
    for ply in reversed(range(match.ply)):
        if match.line[ply].seat != CHANCE:
            continue
        for other in match.game.legal_texts(match.at(ply)):
            entries = [*match.entries[:ply], other, *match.entries[ply + 1 :]]
            try:
                Match.fold(match.game, match.header, entries)
            except HernaError:
                continue
            if other != match.line[ply].text:
                return ply + 2, other
    raise AssertionError("no line can be changed")


def test_loaded_dice_are_named(file: Path, finished: Match) -> None:
    number, other = tampered(finished)
    lines = file.read_text().splitlines()
    lines[number - 1] = other
    file.write_text("\n".join(lines) + "\n")
    result = run("verify", file)
    assert result.exit_code == 1
    assert f"line {number}: {other} was played" in result.output
    assert "NOT HONEST" in result.output


def test_a_truncated_file_cannot_be_verified(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-10])
    refused(run("verify", file), "cut off", "line")


def test_a_running_match_is_not_revealed(tmp_path: Path) -> None:
    path = tmp_path / "running.herna"
    journal.write(path, herna.game("thebase").match(seed=1))
    result = run("verify", path)
    assert result.exit_code == 3
    assert "not yet revealed" in result.output


# --- vectors ------------------------------------------------------------------------------------------------------

GOOD = """<!-- game: thebase -->
```vec
pos e..../....7/a.f.a/...../b...3 1-2-3,-13-2 Ra1a3a5,Gg2g5g3 G3s 20 0,0
actor G
act G3:f3
act G3:e3
res illegal
```
"""


def test_vectors_count_what_holds_and_name_what_does_not(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.md", tmp_path / "bad.md"
    good.write_text(GOOD)
    bad.write_text(GOOD.replace("actor G", "actor R").replace("res illegal", "has countdown=3"))
    result = run("vectors", good)
    assert (result.exit_code, result.output) == (0, "3 passed, 0 failed\n")
    result = run("vectors", good, bad)
    assert result.exit_code == 1
    *failures, closing = result.output.splitlines()
    assert [line.split(": ")[0] for line in failures] == [f"{bad}:4", f"{bad}:6", f"{bad}:7"]
    assert "expected R, got G" in failures[0]
    assert closing == "4 passed, 3 failed"


def test_vectors_that_cannot_be_run(tmp_path: Path) -> None:
    nameless, unclosed = tmp_path / "nameless.md", tmp_path / "unclosed.md"
    nameless.write_text(GOOD.partition("\n")[2])
    unclosed.write_text(GOOD.rstrip("`\n"))
    refused(run("vectors", nameless), "which game?")
    refused(run("vectors", unclosed), "not closed")
    refused(run("vectors", tmp_path / "missing.md"), "missing.md")
    empty, good = tmp_path / "empty.md", tmp_path / "good.md"
    empty.write_text("<!-- game: thebase -->\nOnly words.\n")
    good.write_text(GOOD)
    refused(run("vectors", empty), "no examples")
    assert run("vectors", empty, good).exit_code == 0
    assert run("vectors", nameless, "--game", "thebase").output == "3 passed, 0 failed\n"


# --- compile, bench, lab ------------------------------------------------------------------------------------------


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Replaces a module of the lab by a stand-in."""

    def furnish(name: str, **functions: Callable[..., Any]) -> None:
        module = ModuleType(f"herna.lab.{name}")
        for function_name, function in functions.items():
            setattr(module, function_name, function)
        monkeypatch.setitem(sys.modules, f"herna.lab.{name}", module)
        import herna.lab

        monkeypatch.setattr(herna.lab, name, module, raising=False)

    return furnish


def test_compile_runs_every_step_and_drops_old_caches(
    room: Callable[..., None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    done: list[str] = []
    stale = tmp_path / "stale"
    stale.mkdir()

    def warm_up(names: list[str], tick: Callable[[int, int, str], None], *, reviews: bool) -> None:
        tick(0, 1, "rules")
        done.extend([*names, *(["reviews"] if reviews else [])])

    room("warm", in_processes=warm_up, here=lambda game, tick, **more: warm_up([game.name], tick, **more))
    monkeypatch.setattr(compiler, "stale_caches", lambda: [stale])
    result = run("compile")
    assert result.exit_code == 0, result.output
    assert done == herna.game_names()
    assert "Compiling rules" in result.stderr
    assert not stale.exists()
    assert run("compile", "thebase").exit_code == 0
    assert done == [*herna.game_names(), "thebase"]
    assert run("compile", "thebase", "--reviews").exit_code == 0
    assert done == [*herna.game_names(), "thebase", "thebase", "reviews"]


def test_what_is_not_compiled_is_compiled_before_a_server_for_many_opens(
    room: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["serve"]
    done: list[str] = []

    def warm_up(names: list[str], tick: Callable[[int, int, str], None]) -> None:
        tick(0, 1, "rules")
        done.extend(names)

    room("warm", in_processes=warm_up, is_done=lambda name: name in {"thebase", *done})
    for door in ("herna.server.run.serve", "herna.server.opening.open_room"):
        monkeypatch.setattr(door, lambda *_, **__: done.append("open"))
    first = run(*command)
    assert first.exit_code == 0, first.output
    assert "Compiling rules" in first.stderr
    others = [name for name in herna.game_names() if name != "thebase"]
    assert done == [*others, "open"]
    assert "Compiling" not in run(*command).stderr
    assert done == [*others, "open", "open"]


def test_bench_prints_words_or_json(room: Callable[..., None]) -> None:
    room("bench", measure=lambda game, progress: {"game": game.name, "actions_per_second": 8e6})
    assert json.loads(run("bench", "thebase", "--json").stdout) == {"game": "thebase", "actions_per_second": 8e6}
    assert "actions per second  8,000,000" in run("bench", "thebase").stdout


def test_duel_passes_everything_on(room: Callable[..., None], tmp_path: Path) -> None:
    class Report:
        def text(self) -> str:
            return "hard won"

        def json(self) -> dict[str, Any]:
            return {"wins": 3}

    asked: dict[str, Any] = {}

    def series(game: Game, a: str, b: str, **rest: Any) -> Report:
        rest["progress"](1, 4)
        asked.update(rest, bots=(a, b))
        return Report()

    room("duel", run=series)
    args = ["lab", "duel", "thebase", "hard", "easy", "--games", 4, "--sims", 50, "--seed", 9, "--crossing", "leap"]
    assert run(*args, "--out", tmp_path).stdout == "hard won\n"
    assert asked["bots"] == ("hard", "easy")
    assert (asked["games"], asked["simulations"], asked["seed"], asked["out"]) == (4, 50, 9, tmp_path)
    assert asked["options"] == {"crossing": "leap"}
    assert asked["mixed"] is False
    run(*args, "--mixed", "--on", "ray", "--workers", 3, "--address", "10.0.0.1:6379")
    assert asked["mixed"] is True
    assert (type(asked["on"]).__name__, asked["on"].workers, asked["on"].address) == ("Ray", 3, "10.0.0.1:6379")
    assert json.loads(run(*args, "--json").stdout) == {"wins": 3}


def test_ladder_passes_everything_on_and_fills_a_page(room: Callable[..., None], tmp_path: Path) -> None:
    class Report:
        def table(self) -> str:
            return "| hard |"

        def json(self) -> dict[str, Any]:
            return {"rungs": []}

    asked: dict[str, Any] = {}
    filled: list[tuple[Path, str, str]] = []

    def series(game: Game, **rest: Any) -> Report:
        rest["progress"](1, 4)
        asked.update(rest)
        return Report()

    room("ladder", run=series)
    room("records", put_into=lambda *told: filled.append(told))
    args = ["lab", "ladder", "thebase", "--games", 4, "--sims", 50, "--seed", 9, "--crossing", "leap"]
    assert run(*args).stdout == "| hard |\n"
    assert (asked["players"], asked["games"], asked["simulations"], asked["seed"]) == ((), 4, 50, 9)
    assert (asked["options"], asked["kept"], filled) == ({"crossing": "leap"}, None, [])
    more = ("--bots", "easy,hard@0.0", "--out", tmp_path / "kept", "--into", tmp_path / "page.md", "--json")
    assert json.loads(run(*args, *more).stdout) == {"rungs": []}
    assert (asked["players"], asked["kept"]) == (["easy", "hard@0.0"], tmp_path / "kept")
    assert filled == [(tmp_path / "page.md", "ladder thebase", "| hard |")]


def test_calibration_passes_everything_on_and_keeps_what_it_found(
    room: Callable[..., None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: dict[str, Any] = {}
    kept: list[str] = []
    filled: list[tuple[Path, str, str]] = []

    class Report:
        seats = 2

        def table(self) -> str:
            return "| judged at |"

        def page(self) -> str:
            return "the table, and lines"

        def json(self) -> dict[str, Any]:
            return {"weights": []}

        def keep(self) -> None:
            kept.append("kept")

    def series(game: Game, **rest: Any) -> Report:
        rest["progress"](1, 4)
        asked.update(rest)
        return Report()

    room("calibration", run=series)
    monkeypatch.setattr("herna.lab.records.put_into", lambda *told: filled.append(told))
    args = ["lab", "calibration", "thebase", "--games", 4, "--effort", 50, "--seed", 9, "--crossing", "leap"]
    assert run(*args).stdout == "| judged at |\n"
    assert (asked["level"], asked["matches"], asked["positions"], asked["effort"]) == ("medium", 4, 6, 50)
    assert (asked["options"], asked["seed"], asked["kept"], kept, filled) == ({"crossing": "leap"}, 9, None, [], [])
    more = (
        "--bots",
        "easy",
        "--positions",
        2,
        "--out",
        tmp_path / "kept",
        "--into",
        tmp_path / "p.md",
        "--keep",
        "--json",
    )
    assert json.loads(run(*args, *more).stdout) == {"weights": []}
    assert (asked["level"], asked["positions"], asked["kept"], kept) == ("easy", 2, tmp_path / "kept", ["kept"])
    assert filled == [(tmp_path / "p.md", "calibration thebase 2", "the table, and lines")]


# --- presets ------------------------------------------------------------------------------------------------------


def test_presets_are_listed_played_and_refused(data: Path, tmp_path: Path) -> None:
    assert "presets: discovery, totem, tribe" in run("games").output
    file = tmp_path / "tribe.herna"
    run("play", "mammoths", "--preset", "tribe", "--complete", "off", "--file", file, "--seat", "all", answers="")
    options = json.loads(file.read_text(encoding="utf-8").splitlines()[0])["options"]
    assert options["mode"] == "tribe"
    assert options["centre"] is True
    assert options["complete"] is False
    refused(run("play", "mammoths", "--preset", "village"), "village", "discovery, totem, tribe")
    refused(run("lab", "duel", "thebase", "random", "random", "--preset", "village"), "village", "there are: none")
    refused(run("lab", "balance", "mammoths", "--preset", "village", "--out", tmp_path / "page.html"), "village")


def test_a_balance_that_is_refused_leaves_no_report(tmp_path: Path) -> None:
    new, old = tmp_path / "new.html", tmp_path / "old.html"
    old.write_text("an older report")
    for page in (new, old):
        refused(run("lab", "balance", "thebase", "--bots", "nobody", "--out", page), "nobody")
    assert not new.exists()
    assert old.read_text() == "an older report"


def test_the_lab_plays_by_a_preset(tmp_path: Path) -> None:
    out = run("lab", "duel", "mammoths", "random", "random", "--games", 2, "--preset", "totem", "--out", tmp_path)
    assert out.exit_code == 0, out.output
    for kept in tmp_path.glob("*.herna"):
        assert json.loads(kept.read_text(encoding="utf-8").splitlines()[0])["options"]["mode"] == "totem"
    assert list(tmp_path.glob("*.herna"))
