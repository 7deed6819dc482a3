"""The workshop of a game's data: its standard sheets, and a sheet as a form, with what is wrong, and drawn.

Nothing is kept here. The text of the file goes back and forth, and each change is made in it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import Field

from herna.engine.datasheet import (
    DataSheet,
    SheetFault,
    SheetPart,
    SheetPiece,
    StandardSheet,
    contents,
    entries,
    fault_of,
)
from herna.engine.errors import BadOption
from herna.engine.game import Game
from herna.engine.options import LONGEST
from herna.engine.tomltext import Edit, edited, written

from ..errors import Refused
from ..rooms.hub import Hub
from .address import caller
from .games import Catalogue
from .models import PROBLEMS, Asked, Model, Name
from .openapi import answer

MOST_EDITS = 40
Key = Annotated[str, Field(max_length=60)]
Value = str | int | float | list[str]


class SheetEdit(Model):
    """A change; see `herna.engine.tomltext.Edit`."""

    what: Literal["set", "unset", "add", "remove"]
    part: Key
    index: Annotated[int, Field(ge=0, le=1000)] = 0
    field: Key = ""
    value: Value | None = None
    item: dict[Key, Value] | None = Field(default=None, description="of `add`: the values of its fields")


class SheetWish(Asked):
    text: Annotated[str, Field(max_length=2 * LONGEST)]
    edits: Annotated[list[SheetEdit], Field(max_length=MOST_EDITS)] = Field(default=[])


class DataSheetOut(msgspec.Struct, frozen=True):
    """What a workshop needs to know of a game."""

    option: str  # that takes a sheet; empty if a match cannot have another one
    file_name: str
    parts: tuple[SheetPart, ...]
    standards: tuple[StandardSheet, ...]


class CheckedSheet(msgspec.Struct, frozen=True):
    """A text after the changes. `values` has the items of each part, for the form; it is empty where the text cannot be
    read at all.

    `value` is what the option makes of the text; None if it refuses, for the reasons in `faults`.
    """

    text: str
    values: dict[str, list[dict[str, Any]]]
    faults: tuple[SheetFault, ...]
    pieces: tuple[SheetPiece, ...]
    value: str | None


def make_router(hub: Hub, catalogue: Catalogue) -> APIRouter:
    router = APIRouter(prefix="/api", responses=PROBLEMS)

    def sheet_of(name: str) -> tuple[Game, DataSheet]:
        game = catalogue.shelved(name)
        if game.datasheet is None:
            raise Refused("no_table", "this game has no data to look at")
        return game, game.datasheet

    @router.get("/games/{name}/data", tags=["games"], response_class=Response, responses=answer(DataSheetOut))
    async def data(name: Name) -> Response:
        """The parts of a game's data sheet, and the standard sheets."""
        _, sheet = sheet_of(name)
        return _json(DataSheetOut(sheet.OPTION, sheet.FILE_NAME, sheet.PARTS, sheet.standards()))

    @router.post("/games/{name}/data", tags=["games"], response_class=Response, responses=answer(CheckedSheet))
    async def check(name: Name, wish: SheetWish, request: Request) -> Response:
        """A sheet after some changes: what it says, what is wrong with it, and its pieces."""
        game, _ = sheet_of(name)
        try:
            return _json(await hub.crews.checking.do(caller(request), checked, game, wish))
        except BadOption as error:
            raise Refused("bad_option", str(error)) from None

    return router


def checked(game: Game, wish: SheetWish) -> CheckedSheet:
    """BadOption for a change that cannot be made; what is wrong with the text itself is in the answer."""
    sheet = game.datasheet
    assert sheet is not None
    text = wish.text.removeprefix("\ufeff").replace("\r\n", "\n")
    said: dict[str, Any] = {}
    if sheet.PARTS:
        try:
            said = contents(text)
        except BadOption as error:
            return CheckedSheet(text, {}, sheet.faults(text) or (fault_of(error),), (), None)
        text = written(said) if text.lstrip().startswith("{") else text
        for each in wish.edits:
            text = edited(text, Edit(each.what, each.part, each.index, each.field, _given(each)))
        said = contents(text) if wish.edits else said
    values = {part.name: entries(part, said) for part in sheet.PARTS}
    faults, value = sheet.faults(text), None
    if not faults and sheet.OPTION:
        option = next(each for each in game.options if each.name == sheet.OPTION)
        try:
            value = str(option.read(text))
        except BadOption as error:
            faults = (fault_of(error),)
    pieces = _sound_pieces(sheet, said, faults) if faults else sheet.pieces(text)
    return CheckedSheet(text, values, faults, pieces, value)


def _sound_pieces(sheet: DataSheet, said: dict[str, Any], faults: tuple[SheetFault, ...]) -> tuple[SheetPiece, ...]:
    """The pieces of a sheet without what is wrong in it, so that one mistake does not hide all the others."""
    wrong = {(fault.part, fault.index) for fault in faults}
    lists = {part.name for part in sheet.PARTS if part.items is not None}
    kept = {name: [i for i in range(len(said.get(name, []))) if (name, i) not in wrong] for name in lists}
    rest = {name: value for name, value in said.items() if name not in lists and (name, 0) not in wrong}
    sound = written(rest | {name: [said[name][i] for i in places] for name, places in kept.items() if places})
    if sheet.faults(sound):
        return ()
    return tuple(
        replace(each, index=kept[each.part][each.index]) if each.part in kept else each for each in sheet.pieces(sound)
    )


def _given(edit: SheetEdit) -> Any:
    """The value, or the item with its small tables; values that the form left empty are not written."""
    if edit.what != "add":
        return edit.value
    item: dict[str, Any] = {}
    for name, value in (edit.item or {}).items():
        *path, key = name.split(".")
        table = item
        for each in path:
            table = table.setdefault(each, {})
        table[key] = value
    return item


def _json(thing: object) -> Response:
    return Response(msgspec.json.encode(thing), media_type="application/json")
