"""Pages as SVG in millimetres: the notice board with the public map, the accounts and the last text; a map alone.

Every column and row is named on all four sides, and a grid lies over the dark, so that people can say where they mean.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import replace
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
TOP = 20  # of the map
BOARD = HEIGHT - MARGIN - TOP
LEFT = MARGIN + BOARD + 6  # of the texts beside the map
RIGHT = WIDTH - MARGIN
INK, SOFT, LINE = "#1c1a17", "#5a5348", "#b9b0a0"
FRAME = 6  # around the map, for the names of columns and rows
MAP = 190  # the width of a map alone
COORDINATE = "coordinate"  # the drawing by which games name some columns and rows; here all are named
GRID, FIFTH = "#8d938f", 5  # every fifth line is stronger
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
    root = _sheet(f"{width}mm", f"{height}mm", WIDTH, HEIGHT)
    _map(root, game, state, language, box=(MARGIN, TOP, BOARD), seats=seats)
    headline = say(_called(report.headline, game, seats), language)
    _write_fitted(root, MARGIN, 14, headline, 8, room=RIGHT - MARGIN - 40, weight=800)
    _write(root, RIGHT, 14, game.title, 6, weight=800, fill=SOFT, text_anchor="end")
    y = _accounts(root, TOP + 4, game, report, seats=seats, language=language)
    if report.emblems and game.sprites is not None:
        root.append(_emblems(game, [report.emblems[seat] for seat in _by_place(report)], language))
    _posted(root, y + 9, list(texts))
    return ET.tostring(root, encoding="unicode")


def whole_map(game: Game, state: State, seat: int, seats: Sequence[SeatInfo], language: str) -> str:
    """The map as a seat sees it, and nothing else."""
    root = _sheet("100%", "100%", MAP, MAP)
    _map(root, game, state, language, box=(0, 0, MAP), seats=seats, seat=seat)
    return ET.tostring(root, encoding="unicode")


def _sheet(width: str, height: str, across: float, down: float) -> ET.Element:
    size = {"width": width, "height": height, "viewBox": f"0 0 {across:g} {down:g}"}
    root = ET.Element("svg", {"xmlns": svg.SVG, **size, "font-family": svg.FONT, "fill": INK})
    _add(root, "rect", width=across, height=down, fill="#fff")
    return root


def _add(parent: ET.Element, name: str, **values: object) -> ET.Element:
    return ET.SubElement(parent, name, {key.replace("_", "-"): str(value) for key, value in values.items()})


def _write(parent: ET.Element, x: float, y: float, text: str, size: float, **more: object) -> None:
    weight = more.pop("weight", 400)
    _add(parent, "text", x=round(x, 2), y=round(y, 2), font_size=size, font_weight=weight, **more).text = text


def _write_fitted(
    parent: ET.Element, x: float, y: float, text: str, size: float, *, room: float, **more: object
) -> None:
    """A line that never takes more than this room: smaller if it must be, and at worst cut off."""
    smallest = 0.7 * size
    if _width_of(text) * smallest > room:
        while text and _width_of(text + "…") * smallest > room:
            text = text[:-1].rstrip()
        text += "…"
    fitting = min(size, room / max(_width_of(text), 1))
    _write(parent, x, y, text, round(fitting, 2), **more)


def _width_of(text: str) -> float:
    """In letters of size 1, rather too wide than too narrow: nobody knows the font of the printer."""
    return sum(_letter_width(c) for c in text)


def _letter_width(letter: str) -> float:
    if letter in "MWmw@%—":
        return 1.15
    if letter in "iljtfrI.,:;'’|! ":
        return 0.42
    return 0.82 if letter.isupper() else 0.68


def _called(message: Message, game: Game, seats: Sequence[SeatInfo]) -> Message:
    """The message with the teams called by their own names."""
    names = {text_of(game.name, "seat", seat.name).id: seat.nickname for seat in seats if seat.nickname}
    args = {
        name: names.get(value.id, value) if isinstance(value, Message) else value
        for name, value in message.args.items()
    }
    return Message(message.id, args)


def _map(
    root: ET.Element,
    game: Game,
    state: State,
    language: str,
    *,
    box: tuple[float, float, float],
    seats: Sequence[SeatInfo],
    seat: int | None = None,
) -> None:
    """The zones in the middle of the scene in a square, with the names of columns and rows around them."""
    if game.sprites is None:
        return
    left, top, size = box[0] + FRAME, box[1] + FRAME, box[2] - 2 * FRAME
    scene = game.stage.scene(state, seat)
    zones = tuple(_unnamed(zone) for zone in scene.zones if zone.area == "main")
    drawn = _drawn(game, Scene(zones, scene.prompt), language, x=left, y=top, width=size, height=size)
    _hoist(drawn, seats)
    root.append(drawn)
    if len(zones) == 1 and zones[0].width == zones[0].height and zones[0].names:
        _name_cells(root, zones[0], (left, top, size))


def _hoist(drawn: ET.Element, seats: Sequence[SeatInfo]) -> None:
    """The teams' own flags wherever the drawings show whose something is, as `OwnFlags.svelte` of the client does."""
    own = {seat.name: seat.profile for seat in seats if seat.profile and _has_flag(seat.profile)}
    for group in [each for each in drawn.iter() if "data-flag" in each.attrib]:
        seat, x, y, width, _ = group.attrib["data-flag"].split()
        if seat in own:
            _flag(group, float(x), float(y), float(width), own[seat])


def _has_flag(profile: Profile) -> bool:
    return bool(profile.colour or profile.emoji or profile.strokes or profile.photo)


def _unnamed(zone: Zone) -> Zone:
    if zone.names is None:
        return zone
    return replace(zone, sprites=tuple(sprite for sprite in zone.sprites if sprite.kind != COORDINATE))


def _name_cells(root: ET.Element, zone: Zone, box: tuple[float, float, float]) -> None:
    """A grid over all cells, and the name of each column and row on both of its ends."""
    assert zone.names is not None
    left, top, size = box
    names = zone.names
    unit = size / (zone.width + 2 * svg.GAP / (svg.UNIT * svg.scale_of(zone)))
    x0, y0 = (size - zone.width * unit) / 2 + left, (size - zone.height * unit) / 2 + top
    first_x, first_y = x0 + (names.x - 0.5) * unit, y0 + (names.y - 0.5) * unit
    across, down = len(names.columns) * unit, len(names.rows) * unit
    lines = _add(root, "g", stroke=GRID, stroke_opacity=0.75)
    for i in range(len(names.columns) + 1):
        x = round(first_x + i * unit, 3)
        thick = 0.2 if i % FIFTH == 0 else 0.08
        _add(lines, "line", x1=x, x2=x, y1=round(first_y, 3), y2=round(first_y + down, 3), stroke_width=thick)
    for i in range(len(names.rows) + 1):
        y = round(first_y + i * unit, 3)
        thick = 0.2 if i % FIFTH == 0 else 0.08
        _add(lines, "line", y1=y, y2=y, x1=round(first_x, 3), x2=round(first_x + across, 3), stroke_width=thick)
    letters = min(3.4, 0.72 * unit)
    named = _add(root, "g", text_anchor="middle")
    # Names that are too wide to stand side by side stand higher and lower in turn, and all that are as long with them.
    wide = [len(name) for name in names.columns if _width_of(name) * letters > 0.92 * unit]
    for i, name in enumerate(names.columns):
        out = letters if wide and len(name) >= min(wide) and i % 2 else 0.0
        fits = min(letters, 1.84 * unit / _width_of(name))
        for y in (top - 0.6 - out, top + size + 0.6 + 0.72 * letters + out):
            _write(named, first_x + (i + 0.5) * unit, y, name, round(fits, 2), weight=_weight(i))
    for i, name in enumerate(names.rows):
        for x in (left - FRAME / 2, left + size + FRAME / 2):
            _write(named, x, first_y + (i + 0.5) * unit + 0.36 * letters, name, letters, weight=_weight(i))


def _weight(i: int) -> int:
    return 800 if (i + 1) % FIFTH == 0 else 500


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
        label = say(column, language)
        _write_fitted(root, first + i * step, y, label, 2.4, room=step - 1, fill=SOFT, text_anchor="end", weight=600)
    y += 3
    names = LEFT + FLAG + (LINE_HEIGHT * 0.8 if report.emblems else 2.5)
    for seat in _by_place(report):
        shown = seats[seat]
        _add(root, "line", x1=LEFT, x2=RIGHT, y1=y, y2=y, stroke=LINE, stroke_width=0.3)
        _flag(root, LEFT, y + 3, FLAG, shown.profile)
        title = say(text_of(game.name, "seat", shown.name), language)
        name = shown.nickname or title
        led = shown.profile.leader if shown.profile else ""
        second = " · ".join(part for part in (title if name != title else "", led) if part)
        _names(root, names, y, name=name, second=second, room=first - step - names)
        for i, number in enumerate(report.rows[seat]):
            weight = 800 if i == 0 else 400
            _write(root, first + i * step, y + 8, str(number), 5 if i == 0 else 4.2, text_anchor="end", weight=weight)
        y += LINE_HEIGHT
    _add(root, "line", x1=LEFT, x2=RIGHT, y1=y, y2=y, stroke=LINE, stroke_width=0.3)
    return y


def _names(root: ET.Element, x: float, y: float, *, name: str, second: str, room: float) -> None:
    """The name of a seat and what is said about it, each in two lines if it is long."""
    above, below = _lines(name, 3.8, 3.1, room), _lines(second, 2.6, 2.3, room)
    y += 5.6 if len(above) + len(below) < 3 else 4.2 if len(above) + len(below) < 4 else 3.6
    for i, line in enumerate(above):
        size = 3.1 if len(above) > 1 else 3.8
        _write_fitted(root, x, y, line, size, room=room, weight=700)
        y += 3.1 if i + 1 < len(above) else 0
    for line in below:
        y += 3.8 if len(above) + len(below) < 3 else 2.8
        _write_fitted(root, x, y, line, 2.3 if len(below) > 1 else 2.6, room=room, fill=SOFT)


def _lines(text: str, size: float, smaller: float, room: float) -> list[str]:
    """The text in one line if it fits, else in two as even as its words allow."""
    if _width_of(text) * size <= room:
        return [text] if text else []
    words = text.split(" ")
    halves = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    if halves:
        return list(min(halves, key=lambda pair: max(map(_width_of, pair))))
    if _width_of(text) * 0.7 * size <= room:
        return [text]
    fits = next(i for i in range(len(text), 0, -1) if _width_of(text[:i]) * smaller <= room or i == 1)
    return [text[:fits], text[fits:]]


def _by_place(report: Report) -> list[int]:
    return sorted(range(len(report.rows)), key=lambda each: (report.places[each], each))


def _posted(root: ET.Element, y: float, texts: list[str]) -> None:
    """What was posted last, in letters as large as fit; below it what was posted before, as far as there is room."""
    for i, text in enumerate(texts):
        room = HEIGHT - MARGIN - y
        for size in (2.8,) if i else (5.4, 4.8, 4.2, 3.7, 3.2, 2.8):
            lines = textwrap.wrap(text, int((RIGHT - LEFT - 6) / (size * 0.54)))
            if len(lines) * size * 1.35 <= room:
                break
        if i and len(lines) * size * 1.35 > room:
            return
        _add(root, "rect", x=LEFT, y=y - 4, width=0.5 if i else 1.4, height=len(lines) * size * 1.35 + 2, fill=SOFT)
        for number, line in enumerate(lines):
            _write(
                root, LEFT + 5, y + size * (0.35 + 1.35 * number) - (1.5 if i else 0), line, size, font_style="italic"
            )
        y += len(lines) * size * 1.35 + 5


def _flag(root: ET.Element, x: float, y: float, width: float, profile: Profile | None) -> None:
    """An emoji or drawn lines on a colour, three wide and two high."""
    height = width * FLAG_HEIGHT / FLAG_WIDTH
    box = {"x": str(x), "y": str(y), "width": str(width), "height": str(height)}
    field = ET.SubElement(root, "svg", {**box, "viewBox": f"0 0 {FLAG_WIDTH} {FLAG_HEIGHT}"})
    colour = (profile.colour if profile else "") or "#8a8a8a"
    _add(field, "rect", width=FLAG_WIDTH, height=FLAG_HEIGHT, rx=18, fill=colour)
    if profile is None:
        return
    if profile.photo:
        source = f"data:image/jpeg;base64,{profile.photo}"
        _add(field, "image", width=FLAG_WIDTH, height=FLAG_HEIGHT, preserveAspectRatio="xMidYMid slice", href=source)
    inks = (*profile.inks, *[""] * len(profile.strokes))
    for stroke, ink in zip(profile.strokes, inks, strict=False):
        points = " ".join(f"{a},{b}" for a, b in zip(stroke[::2], stroke[1::2], strict=True))
        pen = {"stroke_width": 14, "stroke_linecap": "round", "stroke_linejoin": "round"}
        _add(field, "polyline", points=points, fill="none", stroke=ink or ink_on(colour), **pen)
    if profile.emoji and not profile.strokes and not profile.photo:
        _write(field, FLAG_WIDTH / 2, FLAG_HEIGHT * 0.7, profile.emoji, 120, text_anchor="middle")


def ink_on(colour: str) -> str:
    """Black or white, whichever is easier to see on a colour."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#10131a" if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else "#ffffff"
