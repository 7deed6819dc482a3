"""What lies in the boxes of the games: sheets in a form and back, what is wrong with them, and what is printed."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest

import herna
from herna.engine.datasheet import SheetField, SheetPart, contents, entries
from herna.engine.errors import BadOption
from herna.engine.messages import LANGUAGES, say_strictly
from herna.engine.scene import Message
from herna.engine.tomltext import Edit, edited

GAMES = [name for name in herna.game_names() if herna.game(name).datasheet]
EDITED = [name for name in GAMES if herna.game(name).datasheet.OPTION]
WRONG: tuple[Any, ...] = ("", "zzz", -1, 10**6, 0.3, ["zzz"])


def option_of(name: str) -> Any:
    game = herna.game(name)
    return next(option for option in game.options if option.name == game.datasheet.OPTION)


def values_of(name: str, text: str) -> list[tuple[SheetPart, int, SheetField, Any]]:
    parts = herna.game(name).datasheet.PARTS
    said = contents(text)
    return [
        (part, index, field, entry[field.name])
        for part in parts
        for index, entry in enumerate(entries(part, said))
        for field in part.fields
    ]


@pytest.mark.parametrize("name", GAMES)
def test_standard_sheets_are_sound_and_drawn(name: str) -> None:
    game = herna.game(name)
    sheet = game.datasheet
    symbols = set(re.findall(r'<symbol id="([^"]+)"', game.sprites.read_text(encoding="utf-8")))
    for standard in sheet.standards():
        assert sheet.faults(standard.text) == ()
        pieces = sheet.pieces(standard.text)
        assert pieces
        for piece in pieces:
            assert min(piece.width, piece.height) >= 10, "large enough to be cut out"
            assert {f"{name}-{sprite.kind}" for sprite in piece.sprites} <= symbols
    if sheet.OPTION:
        first = sheet.standards()[0].text
        assert option_of(name).read(first) == option_of(name).default


@pytest.mark.parametrize("name", GAMES)
def test_everything_is_said_in_all_languages(name: str) -> None:
    sheet = herna.game(name).datasheet
    said = [standard.label for standard in sheet.standards()]
    for part in sheet.PARTS:
        said += [part.label, *([part.about] if part.about else [])]
        for field in part.fields:
            said += [field.label, *(label for _, label in field.choices)]
    for piece in sheet.pieces(sheet.standards()[0].text):
        said += [each for each in (piece.label, piece.title, *piece.words) if isinstance(each, Message)]
    for message, language in itertools.product(said, LANGUAGES):
        assert say_strictly(message, language)


@pytest.mark.parametrize("name", EDITED)
def test_the_form_reads_and_writes_the_file_without_loss(name: str) -> None:
    for standard in herna.game(name).datasheet.standards():
        text = standard.text
        said = contents(text)
        for part, index, field, value in values_of(name, text):
            if value in (None, []) or index % 5:
                continue
            again = edited(text, Edit("set", part.name, index, field.name, value))
            assert again == text if "." not in field.name else contents(again) == said


@pytest.mark.parametrize("name", EDITED)
def test_the_form_finds_exactly_what_the_file_refuses(name: str) -> None:
    """Of each part, the fields of one item, each with values that are wrong for most of them."""
    sheet, option = herna.game(name).datasheet, option_of(name)
    text = sheet.standards()[0].text
    found = 0
    for (part, index, field, _), value in itertools.product(values_of(name, text), WRONG):
        if index:
            continue
        try:
            changed = edited(text, Edit("set", part.name, index, field.name, value))
        except BadOption:
            continue
        faults = sheet.faults(changed)
        assert refusal_of(option, changed) in ([fault.text for fault in faults] or [None])
        assert all((fault.part, fault.index) == (part.name, index) for fault in faults)
        found += bool(faults)
    assert found > 10


def refusal_of(option: Any, text: str) -> str | None:
    try:
        option.read(text)
    except BadOption as error:
        return str(error)
    return None


def test_all_mistakes_are_found_at_once_with_their_lines() -> None:
    sheet = herna.game("spacestage").datasheet
    text = sheet.standards()[0].text
    for part, index, field in (
        ("rules", 0, "damage_limit"),
        ("mutation", 0, "cost"),
        ("monster", 2, "multiplier.fire"),
    ):
        text = edited(text, Edit("set", part, index, field, "much"))
    faults = sheet.faults(text)
    assert [(fault.part, fault.index, fault.field) for fault in faults] == [
        ("rules", 0, "damage_limit"),
        ("mutation", 0, "cost"),
        ("monster", 2, "multiplier"),
    ]
    lines = text.splitlines()
    assert all("much" in lines[fault.line - 1] for fault in faults)


def test_cards_are_as_large_as_sleeves_want_them() -> None:
    sheet = herna.game("spacestage").datasheet
    cards = [piece for piece in sheet.pieces(sheet.standards()[0].text) if piece.title]
    assert len(cards) == 39
    assert {(card.width, card.height) for card in cards} == {(63, 88)}


@pytest.mark.parametrize("text", ["x" + ".x" * 5000 + " = 1", "x = " + "[" * 5000 + "]" * 5000, '{"x": ' * 5000])
def test_what_is_nested_too_deeply_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        contents(text)
