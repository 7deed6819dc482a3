"""A page for the notice board, as SVG in millimetres: the public map, the accounts, what was posted last."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Literal
from xml.etree import ElementTree as ET

from herna.engine import svg
from herna.engine.game import Game, State
from herna.engine.messages import say
from herna.engine.organiser import Report
from herna.engine.scene import Message, Scene, Sprite, Zone, text_of

from ..protocol import Profile, SeatInfo
from ..tables.texts import FLAG_HEIGHT, FLAG_WIDTH

Size = Literal["A4", "A3"]
MILLIMETRES: dict[Size, tuple[int, int]] = {"A4": (297, 210), "A3": (420, 297)}
WIDTH, HEIGHT = 297, 210  # of the drawing; A3 is the same, larger
MARGIN = 10
TOP = 24  # of the map
BOARD = HEIGHT - MARGIN - TOP
LEFT = MARGIN + BOARD + 9  # of the texts beside the map
RIGHT = WIDTH - MARGIN
INK, SOFT, LINE = "#1c1a17", "#5a5348", "#b9b0a0"
NAME_LENGTH = 16
FLAG = 10.5  # wide
LINE_HEIGHT = 13  # of the table
EMBLEM = 0.58  # of a line


def page(
    game: Game,
    state: State,
    report: Report,
    seats: Sequence[SeatInfo],
    texts: Iterable[str],
    *,
    language: str,
    size: Size = "A4",
) -> str:
    """The public state."""
    width, height = MILLIMETRES[size]
    root = ET.Element(
        "svg",
        {
            "xmlns": svg.SVG,
            "width": f"{width}mm",
            "height": f"{height}mm",
            "viewBox": f"0 0 {WIDTH} {HEIGHT}",
            "font-family": svg.FONT,
            "fill": INK,
        },
    )
    _add(root, "rect", width=WIDTH, height=HEIGHT, fill="#fff")
    root.append(_map(game, state, language))
    _write(root, MARGIN, 18, say(_called(report.headline, game, seats), language), 8, weight=800)
    _write(root, RIGHT, 18, game.title, 6, weight=800, fill=SOFT, text_anchor="end")
    y = _accounts(root, TOP + 4, game, report, seats=seats, language=language)
    if report.emblems and game.sprites is not None:
        root.append(_emblems(game, [report.emblems[seat] for seat in _by_place(report)], language))
    for text in texts:
        y = _posted(root, y + 9, text)
    return ET.tostring(root, encoding="unicode")


def _add(parent: ET.Element, name: str, **values: object) -> ET.Element:
    return ET.SubElement(parent, name, {key.replace("_", "-"): str(value) for key, value in values.items()})


def _write(parent: ET.Element, x: float, y: float, text: str, size: float, **more: object) -> None:
    weight = more.pop("weight", 400)
    _add(parent, "text", x=round(x, 2), y=round(y, 2), font_size=size, font_weight=weight, **more).text = text


def _called(message: Message, game: Game, seats: Sequence[SeatInfo]) -> Message:
    """The message with the teams called by their own names."""
    names = {text_of(game.name, "seat", seat.name).id: seat.nickname for seat in seats if seat.nickname}
    args = {
        name: names.get(value.id, value) if isinstance(value, Message) else value
        for name, value in message.args.items()
    }
    return Message(message.id, args)


def _map(game: Game, state: State, language: str) -> ET.Element:
    """The zones in the middle of the scene, as large as the height of the page allows."""
    if game.sprites is None:
        return ET.Element("g")
    scene = game.stage.scene(state, None)
    main = Scene(tuple(zone for zone in scene.zones if zone.area == "main"), scene.prompt)
    return _drawn(game, main, language, x=MARGIN, y=TOP, width=BOARD, height=BOARD)


def _drawn(game: Game, scene: Scene, language: str, **box: float) -> ET.Element:
    """In the colours for paper, at this size."""
    assert game.sprites is not None
    text = svg.compose(game.name, game.sprites, scene, language, inks=game.stage.inks)
    found = ET.fromstring(text.replace(f' xmlns="{svg.SVG}"', "", 1))
    found.attrib |= {name: f"{value:g}" for name, value in box.items()}
    return found


def _emblems(game: Game, kinds: Sequence[str], language: str) -> ET.Element:
    """One below the other, each in a row of the table: they identify the seats on the map."""
    sprites = tuple(Sprite(f"emblem-{i}", kind, 0.5, i + 0.5, scale=EMBLEM) for i, kind in enumerate(kinds))
    nothing = text_of(game.name, "title")
    column = Zone("emblems", "main", 1, len(kinds), nothing, sprites)
    # The picture has its own narrow margin.
    unit = LINE_HEIGHT / svg.UNIT
    top, left = TOP + 7 - svg.GAP * unit, LEFT + FLAG - 0.1 * LINE_HEIGHT - svg.GAP * unit
    size = {"width": LINE_HEIGHT + 2 * svg.GAP * unit, "height": len(kinds) * LINE_HEIGHT + 2 * svg.GAP * unit}
    return _drawn(game, Scene((column,), nothing), language, x=left, y=top, **size)


def _accounts(
    root: ET.Element, y: float, game: Game, report: Report, *, seats: Sequence[SeatInfo], language: str
) -> float:
    """The seats from first to last, with their numbers; returns where the table ends."""
    columns = len(report.columns)
    step = 10.0
    first = RIGHT - step * (columns - 1)
    for i, column in enumerate(report.columns):
        _write(root, first + i * step, y, say(column, language), 2.4, fill=SOFT, text_anchor="end", weight=600)
    y += 3
    names = LEFT + FLAG + (LINE_HEIGHT * 0.8 if report.emblems else 2.5)
    for seat in _by_place(report):
        shown = seats[seat]
        _add(root, "line", x1=LEFT, x2=RIGHT, y1=y, y2=y, stroke=LINE, stroke_width=0.3)
        _flag(root, LEFT, y + 3, FLAG, shown.profile)
        title = say(text_of(game.name, "seat", shown.name), language)
        name = shown.nickname or title
        _write(root, names, y + 5.6, _short(name), 3.8, weight=700)
        led = shown.profile.leader if shown.profile else ""
        second = " · ".join(part for part in (title if name != title else "", led) if part)
        _write(root, names, y + 9.8, _short(second, 23), 2.7, fill=SOFT)
        for i, number in enumerate(report.rows[seat]):
            weight = 800 if i == 0 else 400
            _write(root, first + i * step, y + 8, str(number), 5 if i == 0 else 4.2, text_anchor="end", weight=weight)
        y += LINE_HEIGHT
    _add(root, "line", x1=LEFT, x2=RIGHT, y1=y, y2=y, stroke=LINE, stroke_width=0.3)
    return y


def _by_place(report: Report) -> list[int]:
    return sorted(range(len(report.rows)), key=lambda each: (report.places[each], each))


def _short(text: str, length: int = NAME_LENGTH) -> str:
    return text if len(text) <= length else text[: length - 1].rstrip() + "…"


def _posted(root: ET.Element, y: float, text: str) -> float:
    """What was posted, in letters as large as fit."""
    room = HEIGHT - MARGIN - y
    for size in (5.4, 4.8, 4.2, 3.7, 3.2, 2.8):
        lines = textwrap.wrap(text, int((RIGHT - LEFT - 6) / (size * 0.54)))
        if len(lines) * size * 1.35 <= room:
            break
    _add(root, "rect", x=LEFT, y=y - 4, width=1.4, height=len(lines) * size * 1.35 + 2, fill=SOFT)
    for i, line in enumerate(lines):
        _write(root, LEFT + 5, y + size * (0.35 + 1.35 * i), line, size, font_style="italic")
    return y + len(lines) * size * 1.35


def _flag(root: ET.Element, x: float, y: float, width: float, profile: Profile | None) -> None:
    """An emoji or drawn lines on a colour, three wide and two high."""
    height = width * FLAG_HEIGHT / FLAG_WIDTH
    box = {"x": str(x), "y": str(y), "width": str(width), "height": str(height)}
    field = ET.SubElement(root, "svg", {**box, "viewBox": f"0 0 {FLAG_WIDTH} {FLAG_HEIGHT}"})
    colour = (profile.colour if profile else "") or "#8a8a8a"
    _add(field, "rect", width=FLAG_WIDTH, height=FLAG_HEIGHT, rx=18, fill=colour)
    if profile is None:
        return
    for stroke in profile.strokes:
        points = " ".join(f"{a},{b}" for a, b in zip(stroke[::2], stroke[1::2], strict=True))
        pen = {"stroke_width": 14, "stroke_linecap": "round", "stroke_linejoin": "round"}
        _add(field, "polyline", points=points, fill="none", stroke=ink_on(colour), **pen)
    if profile.emoji and not profile.strokes:
        _write(field, FLAG_WIDTH / 2, FLAG_HEIGHT * 0.7, profile.emoji, 120, text_anchor="middle")


def ink_on(colour: str) -> str:
    """Black or white, whichever is easier to see on a colour."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#10131a" if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else "#ffffff"
