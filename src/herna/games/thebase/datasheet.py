"""The Base: the mix of the tiles in a form, and everything in the box drawn and printed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from herna.engine.datasheet import SheetField, SheetPart, SheetPiece, StandardSheet
from herna.engine.scene import Message, Sprite

from .kernel.state import COUNTDOWN, PIECES, SIZE, TILES, TYPES
from .kernel.state import SIDES as SIDE_NAMES
from .options import DEFAULT_MIX, mix_faults, read_mix
from .scene.words import type_words

OPTION = "mix"
FILE_NAME = "thebase_mix.toml"
TILE = 41.0  # millimetres of a side; everything else is drawn to the same scale
SLOT = (1.05, 0.96)  # in tiles
TOKEN, FIGURE = 20.0, (23.0, 24.5)
GREY = "#1b2536"
SIDES = {"red": (0.67, "#5d1418"), "green": (0.38, "#24451c")}  # where a slot has its middle, and its colour

PARTS: tuple[SheetPart, ...] = (
    SheetPart(
        "",
        Message("thebase-sheet-mix"),
        tuple(
            SheetField(
                each,
                Message("thebase-sheet-type", {"type": type_words(i)}),
                "number",
                0,
                TILES - 1,
                usual=0,
                needed=False,
            )
            for i, each in enumerate(TYPES)
        ),
        about=Message("thebase-sheet-about", {"n": TILES - 1}),
    ),
)


def standards() -> tuple[StandardSheet, ...]:
    return (StandardSheet("standard", Message("thebase-sheet-standard"), DEFAULT_MIX.read_text(encoding="utf-8")),)


faults = mix_faults


# --- paper --------------------------------------------------------------------------------------------------------


def pieces(text: str) -> tuple[SheetPiece, ...]:
    counts = {each: int(number) for each, number in re.findall(r"([A-Z])(\d+)", read_mix(text))}
    tiles = [_tile(f"tile-{each}", type_words(i), counts[each]) for i, each in enumerate(TYPES) if counts[each]]
    return (*tiles, _tile("tile-centre", Message("thebase-type-centre"), 1, part=False), *_rest())


def _tile(drawing: str, label: Message, copies: int, *, part: bool = True) -> SheetPiece:
    sprite = Sprite("it", drawing, 0.5, 0.5)
    return SheetPiece("", 0 if part else -1, TILE, TILE, GREY, (1, 1), (sprite,), label, copies=copies)


def _rest() -> Iterator[SheetPiece]:
    """The slots, the pieces, the bonus tokens, and the countdown as numbers to turn over."""
    for side, (name, (middle, colour)) in enumerate(SIDES.items()):
        size = SLOT[0] * TILE, SLOT[1] * TILE
        for number in range(SIZE):
            written = str(number + 1) if number < PIECES else ""
            sprite = Sprite("it", f"slot-{name}", middle, SLOT[1] / 2, text=written)
            label = Message("thebase-sheet-slot", {"side": SIDE_NAMES[side]})
            yield SheetPiece("", -1, *size, colour, SLOT, (sprite,), label)
        for number in range(PIECES):
            sprite = Sprite("it", f"piece-{name}", 0.46, 0.49, text=str(number + 1))
            label = Message("thebase-sheet-piece", {"side": SIDE_NAMES[side], "number": number + 1})
            yield SheetPiece("", -1, *FIGURE, colour, (0.92, 0.98), (sprite,), label)
    token = Sprite("it", "token", 0.28, 0.28)
    yield SheetPiece("", -1, TOKEN, TOKEN, GREY, (0.56, 0.56), (token,), Message("thebase-sheet-token"), copies=4)
    for left in range(COUNTDOWN, -1, -1):
        sprite = Sprite("it", "countdown-calm", 0.75, 0.75, text=str(left))
        yield SheetPiece(
            "", -1, TOKEN, TOKEN, GREY, (1.5, 1.5), (sprite,), Message("thebase-countdown", {"left": left})
        )
