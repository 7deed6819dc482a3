"""Mammoths: everything in the box drawn and printed. The dominoes belong to the rules, so nothing is edited."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from herna.engine.datasheet import SheetFault, SheetPart, SheetPiece, StandardSheet
from herna.engine.scene import Message, Sprite

from .kernel import state as S
from .scene.things import person, totem
from .scene.touch import LETTERS
from .scene.words import half_words, kind_words, tribe

OPTION = ""
FILE_NAME = "mammoths_dominoes.csv"
FILE = Path(S.__file__).with_name("dominoes.csv")
PARTS: tuple[SheetPart, ...] = ()
SQUARE = 38.0  # millimetres of a square; everything else is drawn to the same scale
TOKEN = 20.0
EARTH = "#3a2a1c"


def standards() -> tuple[StandardSheet, ...]:
    return (StandardSheet("standard", Message("mammoths-sheet-standard"), FILE.read_text(encoding="utf-8")),)


def faults(text: str) -> tuple[SheetFault, ...]:
    return ()


def pieces(text: str) -> tuple[SheetPiece, ...]:
    return (*map(_domino, range(1, S.DOMINOES + 1)), *_tribes(), *_tokens(), *_totems(), *_people())


def _domino(number: int) -> SheetPiece:
    halves = list(zip(S.TERRAIN[number].tolist(), S.MARKS[number].tolist(), strict=True))
    left, right = (half_words(terrain, marks) for terrain, marks in halves)
    label = Message("mammoths-domino", {"number": number, "left": left, "right": right})
    face = "-".join(f"{S.TERRAINS[terrain]}{marks}" for terrain, marks in halves)
    sprites = (
        Sprite("it", f"domino-{face}", 1, 0.5),
        Sprite("number", "number", 1, 0.16, text=str(number), scale=0.84, z=2),
    )
    return SheetPiece("", number - 1, 2 * SQUARE, SQUARE, EARTH, (2, 1), sprites, label)


def _thing(
    drawing: str, label: Message | str, size: float, picture: tuple[float, float], copies: int = 1
) -> SheetPiece:
    """Something with one drawing in its middle; `size` is the width in millimetres."""
    width, height = picture
    sprite = Sprite("it", drawing, width / 2, height / 2)
    return SheetPiece("", -1, size, size * height / width, EARTH, picture, (sprite,), label, copies=copies)


def _tribes() -> Iterator[SheetPiece]:
    for seat, letter in enumerate(LETTERS):
        named = {"tribe": tribe(seat)}
        yield _thing(f"hut-{letter}", Message("mammoths-hut", named), SQUARE, (1, 1))
        yield _thing(f"chief-{letter}", Message("mammoths-chief", named), TOKEN, (0.96, 1.08), copies=2)


def _tokens() -> Iterator[SheetPiece]:
    for flames, copies in enumerate(S.LAVA_TOKENS, start=1):
        label = Message("mammoths-lava", {"flames": flames})
        yield _thing(f"lava-{flames}", label, TOKEN, (0.9, 0.9), copies)
    for kind, copies in enumerate(S.RESOURCE_TOKENS):
        label = Message("mammoths-token", {"kind": kind_words(kind)})
        yield _thing(f"token-{S.KINDS[kind]}", label, TOKEN, (0.88, 0.88), copies)


def _totems() -> Iterator[SheetPiece]:
    for kind in range(len(S.KINDS)):
        sprite = totem(kind, (0.5, 0.65), 1)
        yield SheetPiece("", -1, SQUARE, 1.3 * SQUARE, EARTH, (1, 1.3), (sprite,), sprite.label or "")


def _people() -> Iterator[SheetPiece]:
    for kind, copies in enumerate(S.COPIES):
        for copy in range(copies):
            sprite = person(f"it-{kind}-{copy}", kind, copy, (0.5, 0.5), 1)
            yield SheetPiece("", -1, SQUARE, SQUARE, EARTH, (1, 1), (sprite,), sprite.label or "")
