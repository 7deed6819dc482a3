"""`herna join`: a seat played from another terminal, over the socket."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import herna
from herna.engine.errors import BadOption
from herna.engine.messages import say
from herna.engine.scene import Message
from herna.terminal.join import Address

from .people import House, create, house, until

JOIN = """
import sys
from herna.terminal.join import join
from herna.terminal.screen import Screen
language = sys.argv[2] if len(sys.argv[2:]) and len(sys.argv[2]) == 2 else "en"
join(sys.argv[1], Screen(True, language), nickname="Terry", watch="--watch" in sys.argv)
"""


def terminal(address: str, answers: str, *more: str) -> subprocess.Popen[str]:
    words = [sys.executable, "-c", JOIN, address, *more]
    process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdin is not None
    process.stdin.write(answers)
    process.stdin.flush()
    return process


def read_until(process: subprocess.Popen[str], word: str) -> str:
    assert process.stdout is not None
    read = ""
    while word not in read:
        read += process.stdout.readline()
        assert process.poll() is None, read
    return read


def end_of(process: subprocess.Popen[str]) -> str:
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    return out


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("http://host:1/t/abc", Address("http://host:1", "abc")),
        ("host/t/abc#seat=xyz", Address("http://host", "abc", seat="xyz")),
        ("https://host/herna/t/abc#invite=xyz", Address("https://host/herna", "abc", invitation="xyz")),
    ],
)
def test_addresses(text: str, wanted: Address) -> None:
    assert Address.read(text) == wanted


@pytest.mark.parametrize("text", ["", "http://host", "ftp://host/t/abc", "http://host/t/A B"])
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(BadOption, match="expected the address of a table"):
        Address.read(text)


def test_a_match_against_a_bot(tmp_path: Path) -> None:
    with house(tmp_path) as running:
        with running.http() as http:
            seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
            made = create(http, "thebase", seats=seats, public=False)
        link = running.url + made["invitations"][0]["link"]
        out = end_of(terminal(link, "?\nm\nh\nsay hello there\n99\n" + "1\n" * 2000))
        assert "The Base: " in out
        assert "(you)" in out
        assert "Hint: " in out
        assert "there is no 99" in out.lower()
        assert "hello there" in out
        assert "The match as a file:" in out
        assert "#seat=" in out, "how to come back"


def test_two_terminals_and_a_spectator(tmp_path: Path) -> None:
    with house(tmp_path) as running:
        with running.http() as http:
            made = create(http)
        first = terminal(running.url + made["link"], "swap\n" + "1\n" * 20)
        second = terminal(f"{running.url}/t/{made['id']}", "keep\n" + "1\n" * 20)
        watching = terminal(f"{running.url}/t/{made['id']}", "", "--watch")
        outs = [end_of(process) for process in (first, second, watching)]
        assert all("won." in out or "Draw." in out for out in outs)
        assert "You’re watching" in outs[2]


def test_leaving_and_coming_back(tmp_path: Path) -> None:
    with house(tmp_path) as running:
        with running.http() as http:
            made = create(http, seats=[{"kind": "me"}, {"kind": "here"}])
        link = running.url + made["link"]
        assert "Come back with: herna join" in end_of(terminal(link, "keep\nq\n"))
        assert "The match as a file" in end_of(terminal(link, "keep\nkeep\nkeep\n"))


def test_the_server_is_started_again_in_between(tmp_path: Path, free_port: int) -> None:
    def started() -> House:
        from .people import settings_for

        return House(settings_for(tmp_path, port=free_port)).start()

    running = started()
    with running.http() as http:
        made = create(http, seats=[{"kind": "me"}, {"kind": "here"}])
        process = terminal(running.url + made["link"], "keep\n")
        until(lambda: http.get(f"/api/tables/{made['id']}").json()["ply"] == 3)
    running.stop()
    running = started()
    try:
        assert process.stdin is not None
        process.stdin.write("keep\nkeep\nkeep\n" + "1\n" * 5)
        process.stdin.flush()
        assert "The match as a file" in end_of(process)
    finally:
        running.stop()


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    with house(tmp_path) as running:
        process = terminal(f"{running.url}/t/nosuchtable", "")
        _, err = process.communicate(timeout=60)
        assert process.returncode != 0
        assert "This table doesn’t exist (any more). Check the link" in err


def test_a_german_reads_german(tmp_path: Path) -> None:
    with house(tmp_path, find_game=herna.game, game_names=herna.game_names) as running:
        with running.http() as http:
            made = create(http, "thebase", seats=[{"kind": "open"}, {"kind": "bot", "level": "random"}], public=False)
        link = running.url + made["invitations"][0]["link"]
        out = end_of(terminal(link, "?\n999\nundo\nnonsense\nh\nq\n", "de"))
    assert "(du), " in out
    assert "(Bot, zufällig)" in out
    assert "einen starken Bot fragen" in out
    assert "Die Nummer 999 gibt es nicht" in out
    assert say(Message("table-error-nothing-to-undo"), "de") in out
    assert "Tipp: " in out
    assert "Nummer oder Aktion (? hilft):" in out
    assert "Zurück kommst du mit: herna join" in out
    assert "Dreh Plättchen" in out, "what the game asks for"
    assert not re.search(r"\b(the|you|number)\b", out)


def test_refusals_and_offers_are_read_in_the_readers_language(tmp_path: Path) -> None:
    with house(tmp_path) as running:
        with running.http() as http:
            made = create(http)
        table = f"{running.url}/t/{made['id']}"
        first = terminal(running.url + made["link"], "draw\n", "cs")
        before = read_until(first, "SHA-256")  # it sits there before the second one comes
        second = end_of(terminal(table, "á\n", "sk"))
        assert f"{say(Message('table-offer-draw', {'who': 'A'}), 'sk')} Súhlasíš? [Á/n]" in second
        assert "Remíza." in second
        assert "Nově u stolu: Terry." not in before
        assert "Nově u stolu: Terry." in end_of(first)
        full = terminal(table, "", "de")
        _, err = full.communicate(timeout=60)
        assert say(Message("table-error-taken"), "de") in err or say(Message("table-error-over"), "de") in err
