"""Playing in the terminal, through the command line as a person would."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
from typer.testing import CliRunner, Result

import herna
from herna.cli import app
from herna.engine import journal
from herna.engine.game import Game
from herna.terminal import columns
from herna.terminal.language import reader_language

PROMPT = "number or action"
SEED = "1102636"  # pieces on g1 g5 g4; straights on f1, f4 and b4, which can lie in one way only


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HERNA_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "matches"


def play(*args: str, answers: list[str], **env: str) -> Result:
    return CliRunner().invoke(app, ["play", "thebase", *args], input="".join(f"{a}\n" for a in answers), env=env)


def header(path: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads(path.read_text().splitlines()[0])
    return found


def only_file(folder: Path) -> Path:
    (path,) = folder.glob("*.herna")
    return path


# --- whole matches ------------------------------------------------------------------------------------------------


def test_a_whole_match_against_a_bot_ends_with_a_result_and_honest_dice(data: Path) -> None:
    done = play("--bot", "random", "--seed", "7", answers=["1"] * 400)
    assert done.exit_code == 0, done.output
    assert re.search(r"(You won!|You lost\.|Draw\.).* Scores: R \d, G \d\.", done.output)
    path = only_file(data)
    assert f"herna verify {path}" in done.output
    assert not list(data.glob("*.dice"))
    assert journal.verify(journal.read(path, herna.game)).honest
    assert "\033" not in done.output


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    for name in ("one", "two"):
        play("--bot", "random", "--seed", "3", "--file", str(tmp_path / name), answers=["2"] * 20)
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_bots_can_be_watched(data: Path) -> None:
    done = play("--seat", "none", "--bot", "random", "--seed", "5", answers=[])
    assert done.exit_code == 0
    assert PROMPT not in done.output
    assert header(only_file(data))["players"] == ["bot:random", "bot:random"]
    assert re.search(r"R \(random bot\) plays \?\w\w; chance gives \?\w\w=\w", done.output)


@pytest.fixture
def red_about_to_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches begin one step before their end."""
    brink = "e..../....7/aefaa/...../b...3 1-2-3,-13-2 Rg1g4f3,Gg2d3a1 R3s 2 0,1"
    state = herna.game("thebase").position(brink)
    monkeypatch.setattr(Game, "first_state", lambda *_, **__: state.copy())


@pytest.mark.usefixtures("red_about_to_win")
def test_what_is_possible_after_the_end_is_offered_to_a_person_who_lost(data: Path) -> None:
    done = play("--seat", "both", answers=["R3:g3", "q"])
    assert done.exit_code == 0, done.output
    assert re.search(r"this is still possible:\n *1 TC", done.output)
    assert "R won. Scores: R 3, G 1." in done.output
    match = journal.read(only_file(data), herna.game)
    assert match.closed
    assert match.line[-1].text == "R3:g3"


@pytest.mark.usefixtures("red_about_to_win")
def test_a_person_who_lost_may_go_on_to_the_true_end(data: Path) -> None:
    done = play("--seat", "both", answers=["R3:g3", "tc", *["G2:c3", "G2:d3"] * 3])
    assert "in the Time challenge: 3 actions left" in done.output
    assert "The Time challenge failed." in done.output
    assert journal.verify(journal.read(only_file(data), herna.game)).honest


@pytest.mark.usefixtures("red_about_to_win")
def test_the_winner_is_not_asked_for_what_only_the_loser_may_want(data: Path) -> None:
    done = play("--seat", "R", "--bot", "random", answers=["R3:g3"])
    assert "still possible" not in done.output
    assert "You won! R won. Scores: R 3, G 1." in done.output


# --- answers ------------------------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_last_choice_of_the_person(data: Path) -> None:
    done = play("--bot", "random", "--seed", SEED, answers=["1", "G1:f1", "u", "undo", "undo"])
    assert "Taken back: G1:f1" in done.output
    assert re.search(r"Taken back: f5=7, b2=\w, b3=\w, b4=a", done.output)
    assert "There is nothing to take back yet." in done.output
    match = journal.read(only_file(data), herna.game)
    assert match.actor == "G"
    assert match.legal() == ["f5=7", "f5=b", "f5=e"]
    assert sum(entry.startswith("%undo") for entry in match.entries) == 2


def test_two_people_must_agree_when_something_was_learnt(data: Path) -> None:
    set_up = ["f5=7", "b2=9", "b3=d"]
    start = ["--seat", "both", "--seed", SEED]
    done = play(*start, answers=[*set_up, "G1:f1", "u", "G1:f1", "?e1", "u", "n", "u", "y"])
    assert done.output.count("Does everyone agree?") == 2
    assert re.search(r"Taken back: \?e1, \?e1=\w", done.output)
    assert "G (you)" not in done.output
    assert journal.read(only_file(data), herna.game).line[-1].text == "G1:f1"


def test_wrong_answers_say_what_is_wrong_and_change_nothing(data: Path) -> None:
    done = play("--bot", "random", "--seed", SEED, answers=["", "17", "0", "nonsense", "f5=d", "f5=E", "m", "?"])
    assert "There is no 17. Choose a number from 1 to 3." in done.output
    assert "There is no 0." in done.output
    assert "'nonsense' is not an action" in done.output
    assert re.search(r"f5=d: .*\(rule\s+[\d.]+\)", done.output, re.DOTALL)
    assert "take back your last action" in done.output
    entries = only_file(data).read_text().splitlines()
    assert entries[11] == "f5=e"  # the header, eight draws, two forced tiles: then the one whose capital did not matter


def test_forced_actions_are_played_and_told(data: Path) -> None:
    done = play("--bot", "random", "--seed", SEED, answers=[])
    assert "G (you) can only play f1=a" in done.output


def test_the_dice_cannot_be_dictated(data: Path) -> None:
    done = play("--bot", "random", "--seed", SEED, answers=["1", "G1:f1", "?e1=5"])
    assert "the dice of this match decide" in done.output


def test_a_hint_names_a_legal_action_and_its_number(data: Path) -> None:
    done = play("--bot", "random", "--seed", SEED, answers=["h", "h"])
    found, again = re.findall(
        r"Hint: (Place tile f5 like this: .*?\.) Type (f5=\w) or (\d)\.", " ".join(done.output.split())
    )
    assert f"{found[2]} {found[1]}" in done.output
    assert again == found


def test_a_copy_can_be_saved_but_not_over_another_file(data: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text("mine")
    copy = tmp_path / "copy.herna"
    done = play(
        "--bot", "random", "--seed", SEED, answers=[f"save {other}", f"save {copy}", "1", f"save {copy}", "save"]
    )
    assert other.read_text() == "mine"
    assert f"{other} already exists" in done.output
    assert copy.read_text() == only_file(data).read_text()
    assert done.output.count(f"A copy is in {copy}") == 2


def test_narrow_terminals_get_the_position_in_words(data: Path) -> None:
    done = play("--bot", "random", "--seed", SEED, answers=[], COLUMNS="40")
    assert "pieces: Ra2a3a4,Gg1g5g4" in done.output
    assert "▓" not in done.output


def test_long_lists_keep_alike_actions_together() -> None:
    lines = columns.numbered(columns.grouped(["a:b", "?c", "a:d", "+X", "?e"]), width=20)
    assert lines == ["  1 a:b   2 a:d", "  3 ?c    4 ?e", "  5 +X"]


# --- leaving and coming back --------------------------------------------------------------------------------------


def test_end_of_input_keeps_the_match_and_tells_how_to_go_on(data: Path) -> None:
    first = play("--bot", "random", "--seed", SEED, answers=["1"])
    path = only_file(data)
    assert first.exit_code == 0
    assert f"herna play thebase --resume {path}" in first.output
    second = play("--resume", str(path), answers=["1", "q"])
    assert "R (random bot), G (you)" in second.output
    assert "Resumed after 14 actions" in second.output
    assert journal.read(path, herna.game).line[-1].text == "G1:f1"


def test_a_killed_match_goes_on_with_the_same_dice(tmp_path: Path) -> None:
    path = tmp_path / "killed.herna"
    command = [sys.executable, "-m", "herna", "play", "thebase", "--seat", "both", "--seed", SEED, "--file", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("f5=7\nb2=9\nb3=d\nG1:f1\n")
        process.stdin.flush()
        while "2 actions left" not in process.stdout.readline():
            pass
        process.kill()
    with path.open("a") as file:
        file.write("?e")  # the line that was being written
    done = play("--resume", str(path), answers=["?e1"])
    assert done.exit_code == 0, done.output
    undisturbed = herna.game("thebase").match(seed=int(SEED))
    for choice in ("f1=a", "f4=a", "f5=7", "b2=9", "b3=d", "b4=a", "G1:f1", "?e1"):
        undisturbed.play(choice)
    assert journal.read(path, herna.game).entries == undisturbed.entries


def test_a_finished_match_is_not_resumed(data: Path) -> None:
    play("--seat", "none", "--bot", "random", "--seed", "5", answers=[])
    path = only_file(data)
    before = path.read_bytes()
    done = play("--resume", str(path), answers=[])
    assert done.exit_code == 2
    assert "is finished" in done.stderr
    assert path.read_bytes() == before


@pytest.mark.skipif(os.name == "nt", reason="needs a pseudoterminal")
def test_on_a_terminal_there_are_colours_and_the_match_left_is_offered(data: Path) -> None:
    def sit_down(*args: str, **env: str) -> pexpect.spawn:
        surroundings = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        child = pexpect.spawn(
            sys.executable,
            ["-m", "herna", "play", "thebase", *args],
            env={**surroundings, "TERM": "xterm", **env},
            encoding="utf-8",
            dimensions=(50, 100),
            timeout=60,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # it may be ignored out here
        )
        return child

    first = sit_down("--bot", "random")
    first.expect(PROMPT)
    assert "\033[" in first.before
    first.sendintr()
    first.expect("herna play thebase --resume")
    first.expect(pexpect.EOF)
    first.close()
    assert first.exitstatus == 0

    second = sit_down(NO_COLOR="1")
    second.expect(r"unfinished. Continue it\? \[Y/n\]")
    second.sendline("")
    second.expect(PROMPT)
    assert "\033[3" not in second.before
    assert "random bot" in second.before
    second.sendeof()
    second.expect("The match is kept")
    second.expect(pexpect.EOF)
    second.close()
    assert second.exitstatus == 0
    assert len(list(data.glob("*.herna"))) == 1


# --- languages ----------------------------------------------------------------------------------------------------


def test_the_table_speaks_the_readers_language(data: Path) -> None:
    done = play("--bot", "random", "--seed", SEED, "--lang", "de", answers=["?", "999", "u", *["1"] * 400])
    assert done.exit_code == 0, done.output
    assert "die möglichen Aktionen noch einmal auflisten" in done.output
    assert "Die Nummer 999 gibt es nicht" in done.output
    assert "Nummer oder Aktion" in done.output
    assert "(Bot, zufällig) spielt" in done.output
    assert re.search(r"(Du hast gewonnen!|Du hast verloren\.|Unentschieden\.).* Punkte: R \d, G \d\.", done.output)
    assert not re.search(r"\b(the|you|plays|chance)\b", done.output)


def test_a_refusal_is_read_in_the_readers_language(data: Path) -> None:
    done = play("--bot", "random", "--seed", SEED, "--lang", "de", answers=["f5=d", "q"])
    assert re.search(r"f5=d: .*\(Regel\s+[\d.]+\)", done.output, re.DOTALL)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "sk_SK"}, "sk"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "de_AT.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], language: str) -> None:
    assert reader_language(None, environment) == language
    assert reader_language("de", environment) == "de"


def test_a_language_that_we_do_not_have_is_refused() -> None:
    done = play("--lang", "fr", answers=[])
    assert done.exit_code == 2
    assert "--lang: expected cs, sk, en, de, not 'fr'" in done.stderr
