"""Events of a table and their texts: what is written is read again, and logs of version 0.1 mean what they meant."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from herna.engine.match import Match
from herna.server.errors import BrokenLog
from herna.server.protocol import Profile
from herna.server.tables import events, offers, view
from herna.server.tables.charter import Chair, Row
from herna.server.tables.events import Event, UnreadableEvent, parse
from herna.server.tables.founding import found
from herna.server.tables.table import Table

from . import fakes

ANYBODY: frozenset[int] = frozenset()
FLAG = Profile("Eva", "🐎", "#aabbcc", ((1, 2, 3, 4), (5, 6)))

# As version 0.1 wrote them, character by character.
STORED = {
    "%sit 1 Ann of Green Gables": events.Seated(1, "Ann of Green Gables"),
    "%sit 0 ": events.Seated(0, ""),
    "%bot 1 hard left": events.BotSeated(1, "hard", "left"),
    "%bot 0 medium resigned": events.BotSeated(0, "medium", "resigned"),
    "%bot 0 medium flag": events.BotSeated(0, "medium", "flag"),
    "%bot 1 easy agreed": events.BotSeated(1, "easy", "agreed"),
    "%bot 1 random failed": events.BotSeated(1, "random", "failed"),
    "%open 1 failed": events.SeatOpened(1),
    "%offer undo 0 12 1,2": events.UndoOffered(0, 12, (1, 2)),
    "%offer draw 1 - 0": events.DrawOffered(1, (0,)),
    "%offer bot 0 1 2,3 hard": events.BotOffered(0, 1, (2, 3), "hard"),
    "%offer rematch 0 - 1,2,3": events.RematchOffered(0, (1, 2, 3)),
    "%answer 17 1,2 yes": events.Answered(17, (1, 2), True),
    "%answer 17 0 no": events.Answered(17, (0,), False),
    "%rematch k3x9": events.RematchFounded("k3x9"),
    "%resign G": events.Resigned("G"),
    "%draw": events.DrawAgreed(),
    "%flag R": events.FlagFell("R"),
    "%pause 3600000": events.ServerAway(3_600_000),
    "%shift -3600000": events.TimeJumped(-3_600_000),
    "%letter 1 It was the cook: she has the key.": events.LetterHandedIn(1, "It was the cook: she has the key."),
    '%profile 0 {"leader":"Eva","emoji":"🐎","colour":"#aabbcc","strokes":[[1,2,3,4],[5,6]]}': events.ProfileChanged(
        0, FLAG
    ),
    '%papers {"title": "Egg, \\"the\\" first", "intro": "One\\nTwo"}': events.PapersChanged(
        {"title": 'Egg, "the" first', "intro": "One\nTwo"}
    ),
    "%key 4 2": events.KeyRenewed(4, 2),
    "%halt": events.MatchPaused(),
    "%resume": events.MatchResumed(),
}
LATER = {
    "%chat no": events.ChatSettled(False),
    "%hints yes": events.HintsSettled(True),
    "%hint 1": events.HintTaken(1),
    "%links k3v 0,1,0": events.LinksKept("k3v", (0, 1, 0)),
    "%lot": events.SidesDrawn(),
    "%cancel": events.LobbyCancelled(),
    "%series 3 2,0": events.SeriesGoesOn(3, (2, 0)),
    "%watchers yes": events.WatchersSettled(True),
    '%aside {"name":"Eve","words":"What: a move!"}': events.WatcherSaid(events.Remark("Eve", "What: a move!")),
    "%bot 1 easy empty": events.BotSeated(1, "easy", "empty"),
}
EARLIER = {
    "%offer bot 0 1 2": events.BotOffered(0, 1, (2,), "medium"),
    "%offer bot 0 1:hard 2,3": events.BotOffered(0, 1, (2, 3), "hard"),
}


def words(**limits: Any) -> st.SearchStrategy[str]:
    return st.text(st.characters(exclude_categories=("Z", "C"), exclude_characters=":"), min_size=1, **limits)


def values(field: msgspec.structs.FieldInfo) -> st.SearchStrategy[Any]:
    """Anything that a field may hold."""
    if field.type is str:
        return st.text()
    if field.type == events.Word:
        return words()
    if field.type == events.Count:
        return st.integers(0, 2**53)
    if field.type == events.Seats:
        return st.lists(st.integers(0, 63), min_size=1).map(tuple)
    if field.type == events.Papers:
        return st.dictionaries(st.text(), st.text())
    return st.from_type(field.type)  # type: ignore[arg-type]


def some(kind: type[Event]) -> st.SearchStrategy[Event]:
    return st.builds(kind, **{field.name: values(field) for field in msgspec.structs.fields(kind)})


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
@given(data=st.data())
def test_reading_undoes_writing(kind: type[Event], data: st.DataObject) -> None:
    event = data.draw(some(kind))
    assert parse(event.text) == event
    assert parse(event.text).text == event.text


@pytest.mark.parametrize(("text", "event"), [*STORED.items(), *LATER.items()])
def test_texts_are_those_of_stored_logs(text: str, event: Event) -> None:
    assert parse(text) == event
    assert event.text == text


def test_every_event_has_been_looked_at() -> None:
    assert {type(event) for event in (*STORED.values(), *LATER.values())} == set(get_args(Event))


@pytest.mark.parametrize("text", EARLIER)
def test_earlier_spellings_stay_readable(text: str) -> None:
    assert parse(text) == EARLIER[text]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "%",
        "%jump 1",
        "sit 0 Ann",
        "%sit",
        "%sit -1 Ann",
        "%sit x Ann",
        "%bot 0 hard because",
        "%offer",
        "%offer draw 0 1 2",
        "%offer undo 0 - 1",
        "%answer 3 0 maybe",
        "%answer 3  yes",
        "%draw 1",
        "%pause soon",
        "%profile 0 {",
        '%profile 0 {"leader":1}',
        '%papers ["a"]',
        "%key 1",
    ],
)
def test_what_is_no_event_is_refused(text: str) -> None:
    with pytest.raises(UnreadableEvent):
        parse(text)


# --- at a table -----------------------------------------------------------------------------------------------------


def table() -> Table:
    match = Match.begin(fakes.CARDS, seed=1)
    founding = found(match, (Chair("person", "Ann"), Chair("person", "Bob")), 0, clock=None, public=True, id="here")
    return Table(fakes.CARDS, founding.charter, founding.chairs, founding.rows)


def add(shown: Table, text: str, seat: int | None = 0, kind: Any = "event") -> None:
    shown.follow(Row(len(shown.rows), kind, text, 1, seat))


@pytest.mark.parametrize(
    ("text", "level"),
    [("%offer bot 0 1 1 hard", "hard"), ("%offer bot 0 1:easy 1", "easy"), ("%offer bot 0 1 1", "medium")],
)
def test_the_log_names_the_level_of_a_proposed_bot(text: str, level: str) -> None:
    shown = table()
    add(shown, text)
    line = view.lines(shown, 0, ANYBODY)[-1]
    assert (line.kind, line.text) == ("offer", text)
    (message,) = line.messages
    assert message.id == "table-offer-bot"
    assert message.args["level"].id == f"table-level-{level}"
    (_, handed) = offers.answer(shown, frozenset({1}), shown.number, True, 2).rows
    assert handed.text == f"%bot 1 {level} agreed"


@pytest.mark.parametrize("text", STORED)
def test_every_event_has_a_line(text: str) -> None:
    shown = table()
    add(shown, text)
    (line,) = view.lines(shown, shown.number, ANYBODY)
    assert line.number == shown.number
    assert line.text in {text, ""}


def test_chat_may_look_like_anything() -> None:
    shown = table()
    for text in ("%end of the story", "%sit 0 Eve", "%jump"):
        add(shown, text, kind="chat")
        line = view.lines(shown, 0, ANYBODY)[-1]
        assert (line.kind, line.text, line.messages) == ("chat", text, ())
    assert shown.chairs[0].nickname == "Ann"


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("event", "%jump 1"),
        ("event", "%sit 0x Ann"),
        ("event", "%sit 7 Ann"),  # there is no such seat
        ("event", "draw"),
        ("entry", "swop"),
        ("entry", "%undo 77"),
        ("entry", "deal=4"),
    ],
)
def test_a_row_that_cannot_be_is_named(kind: str, text: str) -> None:
    shown = table()
    number = len(shown.rows)
    with pytest.raises(BrokenLog, match=rf"^table here, row {number}: ") as raised:
        add(shown, text, kind=kind)
    assert (raised.value.table, raised.value.row) == ("here", number)
