"""What a seat must not know never reaches it, and secrets reach nobody."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from herna.engine.kernel import entropy
from herna.engine.match import Match
from herna.server.protocol import encode
from herna.server.tables import ahead, lookback, view
from herna.server.tables.charter import Chair, Row
from herna.server.tables.founding import found
from herna.server.tables.table import Table

from . import fakes
from .people import PATIENCE, Person, create, house, until

SPECTATOR: frozenset[int] = frozenset()
ANN, BOB = frozenset({0}), frozenset({1})
SHOWN_TO = {"ann": ANN, "bob": BOB, "a spectator": SPECTATOR}


def received(script: list[str], held: frozenset[int]) -> list[bytes]:
    """Everything one receiver is sent while a scripted match is played, chance included."""
    match = Match.begin(fakes.CARDS, dice=False)
    chairs = (Chair("person", "Ann"), Chair("person", "Bob"))
    founding = found(match, chairs, 0, clock=None, public=True)
    # the table's name is random; the same one in both matches lets everything else be compared
    charter = replace(founding.charter, id="same", seed=entropy.seed_from(1))
    shown = Table(fakes.CARDS, charter, chairs)
    heard = [encode(view.snapshot(shown, view.frame(shown, held), held, present=frozenset(), now=0))]
    frame = view.frame(shown, held)
    for number, text in enumerate(script):
        shown.follow(Row(number, "entry", text, at=number))
        after = view.frame(shown, held)
        heard.append(encode(view.update(shown, frame, after, held, seated=None, now=number)))
        past = Table(fakes.CARDS, charter, chairs, shown.rows[:1])
        heard.append(encode(view.update(shown, view.frame(past, held), after, held, seated=None, now=number)))
        heard.append(encode(view.snapshot(shown, after, held, present=frozenset(), now=number)))
        if shown.match.seat in held:
            for action in (fakes.SWAP, fakes.KEEP):
                told = (
                    ahead.preview(shown, held, shown.match.ply, action),
                    ahead.advice(shown, held, shown.state, action),
                )
                heard.append(json.dumps([msgspec.to_builtins(part) for parts in told for part in parts]))
        back = lookback.look_back(shown, held, -1, number + 1)
        heard.append(json.dumps([msgspec.to_builtins(part) for part in back]).encode())
        frame = after
    return heard


def cards(ann: list[int], bob: list[int]) -> list[str]:
    """Both swap once; the match is not over."""
    return [f"deal={ann[0]}", f"deal={bob[0]}", "swap", f"deal={ann[1]}", "swap", f"deal={bob[1]}", "keep"]


@pytest.mark.parametrize("who", SHOWN_TO)
@pytest.mark.parametrize(("ann", "bob"), [([1, 6], [3, 3]), ([6, 2], [5, 4]), ([2, 2], [2, 6])])
def test_hidden_cards_make_no_difference_to_others(who: str, ann: list[int], bob: list[int]) -> None:
    held = SHOWN_TO[who]
    first = received(cards([4, 5] if held != ANN else ann, [1, 2] if held != BOB else bob), held)
    second = received(cards(ann, bob), held)
    assert first == second


def test_the_comparison_can_fail() -> None:
    assert received(cards([1, 2], [3, 3]), ANN) != received(cards([1, 3], [3, 3]), ANN)


def test_two_tables_over_the_socket(tmp_path: Path) -> None:
    """The same with a server: bob and a spectator are told nothing about the cards of ann."""
    with house(tmp_path) as running:
        with running.http() as http:
            made = create(http, options={"turns": 40})
            joined = http.post(
                f"/api/tables/{made['id']}/join", json={"invitation": made["invitations"][0]["secret"]}
            ).json()
        people = [Person(running.url, made["id"], s) for s in (made["secret"], joined["secret"], None)]
        ann, bob, eve = people
        for _ in range(4):
            ann.until(lambda: ann.my_turn)
            ann.play("swap")
            bob.until(lambda: bob.my_turn)
            bob.play("swap")
        eve.hears_nothing_more()
        bob.hears_nothing_more()
        for person, hidden in ((bob, "card-0"), (eve, "card-0"), (eve, "card-1"), (ann, "card-1")):
            for message in person.heard:
                for sprite in _sprites(message, hidden):
                    assert sprite["kind"] in {"face-?", "face--"}
                texts = [line["text"] for line in message.get("lines", ()) if line["kind"] == "chance"]
                assert set(texts) <= {""}
        for person in people:
            person.__exit__()


def _sprites(message: dict[str, Any], name: str) -> list[dict[str, Any]]:
    found = []
    if isinstance(message, dict):
        if message.get("id") == name and "kind" in message:
            found.append(message)
        for value in message.values():
            found += _sprites(value, name)
    elif isinstance(message, list):
        for value in message:
            found += _sprites(value, name)
    return found


SERVE = """
import sys
from herna.server.run import serve
from herna.server.settings import Settings
serve(Settings(database=sys.argv[1], port=int(sys.argv[2])))
"""


def test_secrets_are_in_no_log_no_list_and_no_message_to_others(tmp_path: Path, free_port: int) -> None:
    """A whole process, so that everything it prints can be read."""
    database = tmp_path / "tables.db"
    with (tmp_path / "log").open("wb") as output:
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, f"sqlite:///{database}", str(free_port)], stdout=output, stderr=output
        )
    url = f"http://127.0.0.1:{free_port}"
    try:
        until(lambda: _answers(url), patience=60)
        told: list[str] = []
        with (
            httpx.Client(base_url=url, timeout=PATIENCE) as http,
            httpx.Client(base_url=url, timeout=PATIENCE) as other,
        ):
            made = create(http, "thebase")
            invitation = made["invitations"][0]["secret"]
            joined = other.post(f"/api/tables/{made['id']}/join", json={"invitation": invitation}).json()
            secrets = {made["secret"], invitation, joined["secret"], http.cookies["herna"], other.cookies["herna"]}
            ann = Person(url, made["id"], made["secret"])
            eve = Person(url, made["id"])
            bob = Person(url, made["id"], joined["secret"])
            next(person for person in (ann, bob) if person.my_turn).play()
            ann.ask("chat", text="hello")
            with Person(url, made["id"], invitation) as stranger:
                assert stranger.hello["code"] == "bad_secret"
            ann.ask("resign")
            eve.until(lambda: eve.over)
            for person in (ann, bob, eve):
                person.__exit__()
            told += [json.dumps(eve.heard), json.dumps(ann.heard)]
            for path in ("/api/tables?show=finished", f"/api/tables/{made['id']}", f"/api/tables/{made['id']}/export"):
                told.append(httpx.get(url + path, timeout=PATIENCE).text)
            told.append(httpx.get(url + "/metrics", timeout=PATIENCE).text)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(PATIENCE)
    log = (tmp_path / "log").read_text()
    assert '"event": "http"' in log
    assert '"event": "stopped"' in log
    assert "Traceback" not in log
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))
    for secret in secrets:
        assert len(secret) == 43
        assert secret not in log
        assert secret.encode() not in stored, "only digests are kept"
        assert not any(secret in text for text in told)


def _answers(url: str) -> bool:
    try:
        return httpx.get(url + "/ready").status_code == 200
    except httpx.TransportError:
        return False
