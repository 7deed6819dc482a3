"""Random and mutated requests: no 5xx, no trace, the tables of others unaffected."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from herna.engine import puzzles
from herna.server import identity
from herna.server.protocol import schema

from . import fakes
from .people import House, Person, create, pair, play_out

TRACE = re.compile(r"Traceback|File \"|site-packages|sqlalchemy", re.IGNORECASE)
FEW = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


@pytest.fixture(scope="module")
def bystanders(running: House) -> Iterator[tuple[Person, Person]]:
    """Two people who play while others send nonsense, and finish their match at the end."""
    ann, bob = pair(running, options={"turns": 120})
    with ann, bob:
        yield ann, bob
        assert [line["kind"] for line in ann.lines if line["kind"] not in {"action", "chance", "sit"}] == []
        play_out(ann, bob)
        assert ann.seen["ending"]["why"] == "rules"


def move(people: tuple[Person, Person]) -> None:
    """One of the bystanders continues the match."""
    for person in people:
        person.hears_nothing_more()
    player = next((person for person in people if person.my_turn), None)
    if player is not None and player.seen["ply"] < 60:
        assert player.play("keep")["type"] == "done"


# --- the HTTP API -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def known(running: House) -> dict[str, list[str]]:
    """Meaningful values for parameters: tables in every condition, games, a journal."""
    with running.http() as http:
        waiting = [create(http, public=public)["id"] for public in (True, True, True, False)]
        bots = create(http, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])["id"]
    ann, bob = pair(running, options={"turns": 120})
    with ann, bob:
        ann.play("keep")
    first, second = pair(running)
    with first, second:
        play_out(first, second)
    with running.http() as http:
        journal = http.get(f"/api/tables/{first.table}/export").text
    return {
        "id": [*waiting, bots, ann.table, first.table],
        "name": ["cards", "thebase"],
        "game": ["cards", "thebase"],
        "language": ["cs", "en"],
        "position": [game.notation.format_position(game.new()) for game in (fakes.CARDS, fakes.find("thebase"))],
        "touch": [""],
        "journal": [journal],
        "nickname": ["Ann"],
        "secret": [identity.fresh_secret()],
        "kind": ["lessons"],
        "key": [puzzles.puzzles(fakes.find("thebase"))[0].key, "thebase.steps"],
        "step": [0],
        "played": [[]],
    }


def make_sense(case: Any, known: dict[str, list[str]], pick: int) -> None:
    """Use meaningful values where the description allows any; leave out optional ones."""
    for part in ("path_parameters", "query", "body"):
        made_up = getattr(case, part)
        if isinstance(made_up, dict):
            kept = {name: value for name, value in made_up.items() if name in known or pick % 2 or part[0] == "p"}
            kept |= {name: known[name][pick % len(known[name])] for name in kept.keys() & known.keys()}
            setattr(case, part, kept)


@pytest.fixture
def pings_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pings of server and clients, in threads of their own, draw from the generator that Hypothesis watches."""
    for module in ("uvicorn.protocols.websockets.websockets_sansio_impl", "websockets.sync.connection"):
        monkeypatch.setattr(f"{module}.random", random.Random())


@pytest.mark.filterwarnings("ignore:Do not use the `random` module")  # others may
@pytest.mark.usefixtures("pings_apart")
def test_the_http_api_as_its_description_says(
    running: House, bystanders: tuple[Person, Person], known: dict[str, list[str]]
) -> None:
    with running.http() as http:
        described = http.get("/openapi.json").json()
    api = schemathesis.openapi.from_dict(described)
    answers: dict[str, set[int]] = {}
    tried = 0
    # No game here has an organiser, this is no room of `herna open`, nobody who asks has played anywhere or made an
    # experiment, and a review takes longer than this test; test_camp.py, test_network.py, test_practise.py,
    # test_experiments.py and test_review.py ask these.
    elsewhere = {
        "POST /api/network",
        "GET /api/games/{name}/camp",
        "POST /api/practise/mistakes/{table}",
        "GET /api/tables/{id}/review/{ply}",
        "POST /api/games/{name}/experiments",
        "GET /api/experiments/{id}",
        "POST /api/experiments/{id}/finish",
        "POST /api/experiments/{id}/forget",
    }
    for result in api.get_all_operations():
        operation = result.ok()
        if "campaigns" in operation.definition.raw["tags"]:
            elsewhere.add(operation.label)

        @given(case=operation.as_strategy(), pick=st.integers(0, 20))
        @FEW
        def call(case: Any, pick: int) -> None:
            nonlocal tried
            tried += 1
            if pick > 4:  # else what was made up stays
                make_sense(case, known, pick)
            answer = case.call(base_url=running.url)
            case.validate_response(answer, checks=[not_a_server_error, response_schema_conformance])
            assert not TRACE.search(answer.text)
            answers.setdefault(case.operation.label, set()).add(answer.status_code)
            if answer.status_code >= 400:
                assert set(answer.json()) == {"code", "text"}

        call()
        move(bystanders)
    assert tried > 300
    refused = {label for label, seen in answers.items() if min(seen) >= 400}
    assert refused - elsewhere == set(), "of each kind some were not refused"


# --- the socket ---------------------------------------------------------------------------------------------------


def examples(table: str, secret: str) -> list[dict[str, Any]]:
    """A sensible message of each type, for spoiling."""
    types = [
        definition["properties"]["type"]["enum"][0]
        for definition in schema()["$defs"].values()
        if "id" in definition.get("properties", {}) and "type" in definition["properties"]
    ]
    fields = {
        "hello": {"table": table, "secret": secret, "last": 2},
        "play": {"ply": 2, "action": "keep"},
        "seat_to_bot": {"seat": 1, "level": "random"},
        "answer": {"offer": 3, "accept": True},
        "chat": {"text": "hello"},
    }
    return [{"type": name, "id": 1, **fields.get(name, {})} for name in types]


def spoilt(rng: random.Random, message: dict[str, Any]) -> str | bytes:
    """The message with something changed, or its text cut, doubled or peppered."""
    strange: list[Any] = [
        None,
        True,
        -1,
        2**63,
        2**70,
        1e308,
        "",
        "\x00",
        "ž" * 50,
        "%undo 0",
        [],
        {},
        [[]],
        "x" * 5000,
    ]
    kind = rng.randrange(6)
    message = dict(message)
    if kind == 0:
        message[rng.choice(list(message))] = rng.choice(strange)
    elif kind == 1:
        message.pop(rng.choice(list(message)))
    elif kind == 2:
        message[rng.choice(["extra", "", "__class__", "ply"])] = rng.choice(strange)
    text = json.dumps(message).encode()
    if kind == 3:
        return text[: rng.randrange(len(text))]
    if kind == 4:
        data = bytearray(text)
        for _ in range(rng.randint(1, 5)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        return bytes(data)
    if kind == 5:
        return rng.randbytes(rng.randrange(300))
    return text.decode()


@pytest.mark.parametrize("seed", range(6))
def test_spoilt_frames(running: House, bystanders: tuple[Person, Person], seed: int) -> None:
    rng = random.Random(seed)
    own, other = pair(running, options={"turns": 120})
    with own, other:
        messages = examples(own.table, own.secret or "")
        assert len(messages) >= 14
        address = running.url.replace("http", "ws") + "/ws"
        for _ in range(8):
            assert _send_spoilt(address, rng, messages) in {None, 1007, 1008, 1009}, "only abuse is shown the door"
            move(bystanders)


def _send_spoilt(address: str, rng: random.Random, messages: list[dict[str, Any]]) -> int | None:
    """The code with which the connection was closed, if it was."""
    with connect(address, max_size=None) as socket:
        try:
            socket.send(json.dumps(_hello(messages)))
            for _ in range(40):
                socket.send(spoilt(rng, rng.choice(messages)))
            socket.send('{"type": "ping", "id": 77}')
            while True:
                answer = socket.recv(timeout=20)
                assert not TRACE.search(str(answer))
                assert '"internal"' not in str(answer)
                if json.loads(answer) == {"type": "pong", "re": 77}:
                    return None
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 0


def _hello(messages: list[dict[str, Any]]) -> dict[str, Any]:
    return next(message for message in messages if message["type"] == "hello")


@FEW
@given(frame=st.one_of(st.binary(max_size=200), st.text(max_size=200)))
def test_any_frame(running: House, frame: str | bytes) -> None:
    with connect(running.url.replace("http", "ws") + "/ws") as socket:
        socket.send(frame)
        assert json.loads(socket.recv(timeout=20))["type"] == "error"
