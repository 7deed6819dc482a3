"""The protocol: its description is complete and up to date, and the server says nothing it cannot translate."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from herna.engine.messages import LANGUAGES, LOCALES
from herna.engine.scene import Message, Overlay, Product, Scene
from herna.server import protocol
from herna.server.tables import words

DOCS = Path(__file__).parents[2] / "docs"
TYPES = [*protocol.ClientMessage.__args__, *protocol.ServerMessage.__args__]


def test_the_schema_is_up_to_date() -> None:
    assert protocol.main(["--check", str(DOCS / "protocol.schema.json")]) == 0


def test_a_stale_schema_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "schema.json"
    assert protocol.main(["--check", str(file)]) == 1
    assert protocol.main(["--write", str(file)]) == 0
    assert protocol.main(["--check", str(file)]) == 0
    file.write_text(file.read_text().replace("hello", "hullo"))
    assert protocol.main(["--check", str(file)]) == 1


@pytest.mark.parametrize("message", TYPES, ids=lambda message: message.__name__)
def test_every_message_is_described(message: type) -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    tag = message.__struct_config__.tag
    place = re.search(rf"^(\| |### )`{tag}`", text, re.MULTILINE)
    assert place is not None
    section = text[place.start() :][:1500]
    missing = [
        field for field in message.__struct_fields__ if field not in {"id", "re"} and f"`{field}`" not in section
    ]
    assert missing == [], "fields that the page does not mention"


def test_every_code_is_described() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    assert [code for code in protocol.ErrorCode.__args__ if f"`{code}`" not in text] == []
    assert [kind for kind in protocol.LineKind.__args__ if f"`{kind}`" not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_server_says_is_in_the_catalogue_and_nothing_else(language: str) -> None:
    text = (LOCALES / language / "table.ftl").read_text(encoding="utf-8")
    of_a_plain_stage = {"table-prompt"}  # said for games without words of their own
    assert set(re.findall(r"^([\w-]+) =", text, re.MULTILINE)) == words.all_ids() | of_a_plain_stage


def test_what_a_client_sends_is_read_back() -> None:
    for message in (
        protocol.Hello(table="abc", secret="s", last=3, id=1),
        protocol.Play(ply=4, action=17, id=2),
        protocol.Play(ply=4, action="c3-c4"),
        protocol.Answer(offer=4, accept=False),
    ):
        assert protocol.decode(msgspec.json.encode(message)) == message


SCENE = Scene(zones=(), prompt=Message("table-prompt", {"seat": Message("thebase-seat-R")}))
INFO = protocol.TableInfo("t", "cards", "Cards", "1", {"turns": 3, "fast": True}, None, None, None, True, 1, None)
CHOICE = protocol.Choice(3, "c3-c4", ("c3", "c4"), (("c4", "c3"),))
ANSWERS: tuple[protocol.ServerMessage, ...] = (
    protocol.Snapshot(
        version=1,
        number=4,
        ply=2,
        info=INFO,
        seats=(protocol.SeatInfo(0, "R", "person", "Ann", None, True, True, protocol.Profile(strokes=((1, 2),))),),
        you=(0,),
        turn=0,
        position="a b",
        scene=SCENE,
        choices=(CHOICE,),
        lines=(protocol.Line(4, "chat", 0, "hello", (), 5),),
        clocks=protocol.Clocks((1000, None), 0),
        offer=protocol.Offer(3, "bot", 0, (1,), level="hard"),
        ending=protocol.Ending((("R",), ("G",)), "rules", True, (1.0, -1.0)),
        rematch=None,
        products=(Product(7, (("a", "b"),)),),
    ),
    protocol.Update(
        since=4,
        number=5,
        ply=3,
        turn=None,
        lines=(protocol.Line(5, "action", 0, "c3-c4", (Message("table-undo"),), 5),),
        position="b a",
        scene=protocol.SceneChange(SCENE.prompt),
        choices=(),
        clocks=None,
        offer=None,
        ending=None,
        rematch="u",
        halts=(protocol.Halt(5, None),),
    ),
    protocol.Presence(seats=(0, 1), watching=2),
    protocol.Done(re=1, number=5),
    protocol.Error(code="illegal", text="no", re=1, message=Message("table-error-illegal")),
    protocol.HintGiven(re=1, ply=3, choice=CHOICE, instruction=Message("do"), reason=None),
    protocol.OverlaysShown(re=1, ply=3, overlays=(Overlay("reach", Message("table-undo"), ()),)),
    protocol.PreviewShown(re=1, ply=3, action=7, scene=None, messages=(Message("table-undo"),)),
    protocol.Looked(re=1, number=-1, scene=SCENE, steps=(protocol.Halt(5, None),)),
    protocol.ReasonGiven(re=1, message=None, rule="4.2"),
    protocol.AboutShown(re=1, told=(protocol.Told(Message("table-undo"), None, "4"),)),
    protocol.Pong(re=1),
    protocol.Bye(reason="restart", after=2000),
)


@pytest.mark.parametrize("message", ANSWERS, ids=lambda message: type(message).__name__)
def test_what_the_server_sends_is_read_back(message: protocol.ServerMessage) -> None:
    assert protocol.decode_answer(protocol.encode(message)) == message


def test_every_kind_of_answer_is_tried() -> None:
    assert {type(message) for message in ANSWERS} == set(protocol.ServerMessage.__args__)
