"""A scene as a standalone picture: all zones, with only the drawings that they use."""

from __future__ import annotations

import math
import re
import textwrap
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from .messages import say
from .scene import Area, Mark, Overlay, Scene, Sprite, Zone

if TYPE_CHECKING:
    from .game import Game, State
    from .match import Match

SVG = "http://www.w3.org/2000/svg"
Point = tuple[float, float]
UNIT = 100  # of the drawings, in one unit of a zone
GAP = 10
SMALL = 0.36  # the scale of a zone that a touch enlarges
WINDOW = 12  # units of the picture for a zone that a screen magnifies
ROWS = (("left", "top", "right"), ("main",), ("bottom",))
FONT = "ui-sans-serif, system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
COLOUR = re.compile(r"#[0-9a-f]{6}\b")
REFERENCE = re.compile(r"#([\w-]+)")
RADIUS = 42  # of the ring of a mark
OFF_CENTRE, BARB = 30, 14  # where the line of a mark starts and ends, away from the sprites; the size of its arrow
CASING = "#05070b"
LINE, LETTER, MOST_LINES = 1.08, 0.58, 3  # of words in a box: see `fitting.ts` of the client
# Colour and dashes: distinguishable without colour vision. A dark casing makes them stand out from anything.
STROKES = {
    "danger": ("#ff6b57", ""),
    "caution": ("#ffc14d", "16 12"),
    "help": ("#6cc7ff", "2 12"),
    "way": ("#f2f5fa", "28 10 4 10"),
    "stop": ("#d9a6ff", "6 8"),
}


def of_match(match: Match, seat: int | None = None, language: str = "en") -> str:
    """The position of a match as the seat sees it, or a spectator; what the last action touched is highlighted."""
    lit: Collection[str] = ()
    if match.line:
        lit = match.game.stage.touches(match.at(match.ply - 1), match.line[-1].action)
    return picture(match.game, match.state, seat, language, lit=lit)


def picture(
    game: Game,
    state: State,
    seat: int | None = None,
    language: str = "en",
    *,
    lit: Collection[str] = (),
    overlays: Collection[str] = (),
    areas: Collection[Area] = (),
    zones: Collection[str] = (),
) -> str:
    """A state as a picture of all zones or some, with some sprites highlighted and the named overlays shown."""
    if game.sprites is None:
        raise ValueError(f"{game.title} has no drawings")
    scene = game.stage.scene(state, seat)
    if areas:
        scene = replace(scene, zones=tuple(zone for zone in scene.zones if zone.area in areas))
    if zones:
        named = {zone.name: zone for zone in scene.zones}
        scene = replace(scene, zones=tuple(named[name] for name in zones))
    shown = [overlay for overlay in game.stage.overlays(state, seat) if overlay.name in overlays] if overlays else []
    return compose(game.name, game.sprites, scene, language, lit=lit, overlays=shown)


def compose(
    game: str,
    sprites: Path,
    scene: Scene,
    language: str = "en",
    *,
    lit: Collection[str] = (),
    overlays: Iterable[Overlay] = (),
    inks: Mapping[str, str] | None = None,
) -> str:
    """The scene as the text of an SVG file; `inks` replaces colours of the drawings."""
    drawings = _drawings(game, sprites, tuple((inks or {}).items()))
    places, width, height = _arranged(scene.zones)
    easel = _Easel(drawings, language, frozenset(lit))
    groups = [easel.zone(zone, *places[zone.name]) for zone in scene.zones]
    strokes = [stroke for overlay in overlays for mark in overlay.marks for stroke in easel.mark(mark)]
    root = ET.Element("svg", {"xmlns": SVG, "viewBox": f"0 0 {_n(width)} {_n(height)}", "role": "img"})
    ET.SubElement(root, "title").text = say(scene.prompt, language)
    ET.SubElement(root, "defs").extend(drawings.closure(easel.used))
    ET.SubElement(root, "g", {"font-family": FONT, "font-weight": "700", "text-anchor": "middle"}).extend(groups)
    root.extend(strokes)
    return ET.tostring(root, encoding="unicode")


def _n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


# --- drawings -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Drawings:
    """A file of symbols, and of the gradients and shapes they refer to, by their ids."""

    game: str
    parts: dict[str, ET.Element]

    def find(self, kind: str) -> tuple[str, ET.Element] | None:
        name = f"{self.game}-{kind}"
        return (name, self.parts[name]) if name in self.parts else None

    def closure(self, names: Iterable[str]) -> list[ET.Element]:
        """These parts and everything they refer to, in file order."""
        wanted: set[str] = set()
        waiting = list(names)
        while waiting:
            name = waiting.pop()
            if name not in wanted:
                wanted.add(name)
                waiting += _references(self.parts[name])
        return [part for name, part in self.parts.items() if name in wanted]


def _references(part: ET.Element) -> Iterator[str]:
    for element in part.iter():
        for name, value in element.attrib.items():
            if name == "href" or value.startswith("url("):
                yield from REFERENCE.findall(value)


@cache
def _drawings(game: str, sprites: Path, inks: tuple[tuple[str, str], ...] = ()) -> Drawings:
    text = sprites.read_text(encoding="utf-8").replace(f' xmlns="{SVG}"', "")  # names without the namespace's prefix
    replaced = dict(inks)
    text = COLOUR.sub(lambda found: replaced.get(found[0], found[0]), text)
    root = ET.fromstring(text)
    found = [*root.findall("defs/*"), *root.findall("symbol")]
    return Drawings(game, {part.attrib["id"]: part for part in found})


# --- zones and sprites --------------------------------------------------------------------------------------------


def scale_of(zone: Zone) -> float:
    """The scale of a zone: small ones are drawn small, and what a screen magnifies is scaled down to fit."""
    if zone.zoom:
        return min(1, WINDOW / max(zone.width, zone.height))
    return SMALL if zone.show == "small" else 1


def _size(zone: Zone) -> tuple[float, float]:
    return zone.width * UNIT * scale_of(zone), zone.height * UNIT * scale_of(zone)


Block = tuple[dict[str, tuple[float, float]], float, float]  # where each zone goes, and the size of all together


def _arranged(zones: tuple[Zone, ...]) -> Block:
    """The rows of areas one below the other; if the middle is tall, left and right areas go beside it."""
    sides = [[zone for zone in zones if zone.area == area] for area in ("left", "right")]
    main = max((_size(zone)[1] for zone in zones if zone.area == "main"), default=0)
    if main and max(sum(_size(zone)[1] for zone in side) for side in sides) * 2 > main:
        middle = [zone for zone in zones if zone.area not in ("left", "right")]
        left, right = (_stacked([[zone] for zone in side]) for side in sides)
        placed = _abreast([left, _stacked(list(_lines(middle))), right])
    else:
        placed = _stacked(list(_lines(list(zones))))
    places, width, height = placed
    return _moved(places, GAP, GAP), width + 2 * GAP, height + 2 * GAP


def _moved(places: dict[str, tuple[float, float]], dx: float, dy: float) -> dict[str, tuple[float, float]]:
    return {name: (x + dx, y + dy) for name, (x, y) in places.items()}


def _stacked(lines: list[list[Zone]]) -> Block:
    """Lines one below the other, each centred."""
    widths = [sum(_size(zone)[0] for zone in line) + GAP * (len(line) - 1) for line in lines]
    places: dict[str, tuple[float, float]] = {}
    width, y = max(widths, default=0), 0.0
    for line, line_width in zip(lines, widths, strict=True):
        x = (width - line_width) / 2
        tallest = max(_size(zone)[1] for zone in line)
        for zone in line:
            places[zone.name] = x, y + (tallest - _size(zone)[1]) / 2
            x += _size(zone)[0] + GAP
        y += tallest + GAP
    return places, width, max(y - GAP, 0)


def _abreast(blocks: list[Block]) -> Block:
    """Blocks side by side, centred vertically."""
    tallest = max(height for _, _, height in blocks)
    places: dict[str, tuple[float, float]] = {}
    x = 0.0
    for inside, width, height in blocks:
        places |= _moved(inside, x, (tallest - height) / 2)
        x += width + GAP if inside else 0
    return places, x - GAP, tallest


def _lines(zones: list[Zone]) -> Iterator[list[Zone]]:
    """The zones in lines: lines that are too long are broken, and several zones in the middle form a square."""
    across = math.ceil(math.sqrt(sum(zone.area == "main" for zone in zones)))
    room = max((_size(zone)[0] for zone in zones), default=0) * max(across, 1)
    for areas in ROWS:
        line: list[Zone] = []
        for zone in (zone for area in areas for zone in zones if zone.area == area):
            if line and sum(_size(z)[0] for z in line) + _size(zone)[0] > room:
                yield line
                line = []
            line.append(zone)
        if line:
            yield line


class _Easel:
    """Draws sprites; knows which drawings were used and where each sprite is, for marks."""

    def __init__(self, drawings: Drawings, language: str, lit: frozenset[str]) -> None:
        self.drawings = drawings
        self.language = language
        self.lit = lit
        self.used: set[str] = set()
        self.places: dict[str, tuple[float, float]] = {}
        self.sizes: dict[str, float] = {}  # of the marks at each sprite

    def zone(self, zone: Zone, x: float, y: float) -> ET.Element:
        size = scale_of(zone)
        reduced = f" scale({size:.4g})" if size != 1 else ""
        group = ET.Element("g", {"transform": f"translate({_n(x)} {_n(y)}){reduced}"})
        for sprite in sorted(zone.sprites, key=lambda sprite: sprite.z):
            self.places[sprite.id] = x + sprite.x * UNIT * size, y + sprite.y * UNIT * size
            self.sizes[sprite.id] = size if zone.zoom else 1
            group.append(self.sprite(sprite))
        return group

    def sprite(self, sprite: Sprite) -> ET.Element:
        found = self.drawings.find(sprite.kind)
        if found is None:
            raise ValueError(f"there is no drawing of {sprite.kind!r} for {sprite.id!r}")
        scale = f" scale({_n(sprite.scale)})" if sprite.scale != 1 else ""
        place = f"translate({_n(sprite.x * UNIT)} {_n(sprite.y * UNIT)}){scale}"
        group = ET.Element("g", {"data-sprite": sprite.id, "transform": place})
        if sprite.label is not None:
            ET.SubElement(group, "title").text = say(sprite.label, self.language)
        self._use(group, *found, turn=sprite.turn)
        if sprite.text:
            words = sprite.text if isinstance(sprite.text, str) else say(sprite.text, self.language)
            _write(group, words, found[1])
        for tag in (*sprite.tags, *(["lit"] if sprite.id in self.lit else [])):
            if drawing := self.drawings.find(f"tag-{tag}"):
                self._use(group, *drawing)
        return group

    def _use(self, group: ET.Element, name: str, symbol: ET.Element, turn: float = 0) -> None:
        self.used.add(name)
        x, y, width, height = symbol.attrib["viewBox"].split()
        turned = {"transform": f"rotate({_n(turn)})"} if turn else {}
        ET.SubElement(group, "use", {"href": f"#{name}", "x": x, "y": y, "width": width, "height": height, **turned})

    def mark(self, mark: Mark) -> Iterator[ET.Element]:
        """A ring around a sprite, or a line with an arrow; each drawn twice, the wider one as the casing."""
        points = [self.places[name] for name in mark.sprites if name in self.places]
        if len(points) != len(mark.sprites):
            return
        colour, dashes = STROKES[mark.kind]
        size = min(self.sizes[name] for name in mark.sprites)
        away, dashes = OFF_CENTRE * size, " ".join(_n(float(dash) * size) for dash in dashes.split())
        for stroke, width, dash in ((CASING, 11 * size, ""), (colour, 5 * size, dashes)):
            group = ET.Element("g", {"fill": "none", "stroke": stroke, "stroke-width": _n(width)})
            group.attrib |= {"stroke-linecap": "round", "stroke-linejoin": "round"}
            if len(points) == 1:
                line = ET.SubElement(
                    group, "circle", {"cx": _n(points[0][0]), "cy": _n(points[0][1]), "r": _n(RADIUS * size)}
                )
            else:
                path = [_towards(points[0], points[1], away), *points[1:-1]]
                path.append(_towards(points[-1], path[-1], away))
                line = ET.SubElement(group, "polyline", {"points": _listed(path)})
                ET.SubElement(group, "polyline", {"points": _listed(_arrow(path[-1], path[-2], BARB * size))})
            if dash:
                line.attrib["stroke-dasharray"] = dash
            ET.SubElement(group, "title").text = say(mark.label, self.language)
            yield group


def _towards(start: Point, end: Point, by: float) -> Point:
    """The point at this distance from the start towards the end, at most halfway."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    share = min(by / (math.hypot(dx, dy) or 1), 0.5)
    return start[0] + share * dx, start[1] + share * dy


def _arrow(tip: Point, before: Point, barb: float) -> list[Point]:
    """The two barbs of an arrow and its tip between them."""
    angle = math.atan2(before[1] - tip[1], before[0] - tip[0])
    barbs = [(tip[0] + barb * math.cos(angle + a), tip[1] + barb * math.sin(angle + a)) for a in (-0.6, 0.6)]
    return [barbs[0], tip, barbs[1]]


def _listed(points: Iterable[Point]) -> str:
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in points)


def _write(group: ET.Element, text: str, symbol: ET.Element) -> None:
    """The sprite's text, upright, where the symbol says."""
    x, y, largest, colour, *box = symbol.attrib.get("data-text", "0 0 40 #fff").split()
    size, lines = _fitted(text, float(largest), *map(float, box)) if box else (float(largest), [text])
    for i, line in enumerate(lines):
        baseline = float(y) + size * (0.36 + LINE * (i - (len(lines) - 1) / 2))
        place = {"x": x, "y": _n(baseline), "font-size": _n(size), "fill": colour}
        ET.SubElement(group, "text", place).text = line


def _fitted(words: str, largest: float, width: float, height: float) -> tuple[float, list[str]]:
    """Words in a box: broken into lines, and as small as they need to be. The client does the same."""
    found: list[tuple[float, list[str]]] = []
    for most in range(1, min(MOST_LINES, len(words.split())) + 1):
        lines = textwrap.wrap(words, _narrowest(words, most), break_long_words=False, break_on_hyphens=False)
        longest = max(map(len, lines))
        found.append((min(largest, width / (LETTER * longest), height / (LINE * len(lines))), lines))
    return max(found, key=lambda way: way[0])


def _narrowest(words: str, most: int) -> int:
    """The least width at which words need at most this number of lines."""
    widths = range(-(-len(words) // most), len(words) + 1)
    wrap = partial(textwrap.wrap, words, break_long_words=False, break_on_hyphens=False)
    return next(width for width in widths if len(wrap(width)) <= most)
