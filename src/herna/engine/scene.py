"""Scenes: how a game shows itself, and how touches become an action. Data only; each game provides the content.

A scene lists zones, a zone lists sprites, a sprite is drawn by a symbol of the game's sprites.svg. Everything a person
reads is a message: an id of the Fluent catalogues with arguments, so any client can say it in its own language.

**Touches.** An action is a path of touches: the ids of the sprites to touch, in order. No legal action's path is a
prefix of another's and no two are equal, so a client keeps the paths in a trie and needs no other knowledge. A touch
means the topmost sprite at that point that can come next: to strike an enemy on a tile, players may touch the enemy,
although the path names the tile below. An id of a path is a sprite of a zone, or a choice in the menu of the
sprite touched just before: a choice appears at that sprite once it is touched (the three ways of turning a tile, drawn
as the tile would then lie) and belongs to no zone. Paths of chance are never touched; they only tell outcomes apart.
Where an action can be touched in several ways, `Stage.also` gives the other paths. Where a menu has a single choice
that can come next, touching its sprite does it, unless the menu has words that are read first (`Menu.about`).

**Gestures.** What the rules enter as several actions may be one decision for a player: settle this person, pay with
these tokens, live there. A gesture is that decision: its steps are touched in order, the parts of a step in any order,
and the actions are sent together in the order of the rules.

**Drawings.** A sprite of kind `tile` of the game `chess` is the symbol `chess-tile`: the symbol's origin is put at
the sprite's x and y, and 100 units of the drawing are one unit of the zone. Besides:
- `data-text="x y size colour"` of a symbol says where the text of its sprites is written, centred there, in bold. With
  a width and a height at its end it is a box: words are broken into lines and made as small as they need to be.
- A tag may have a symbol too, `chess-tag-locked`; it is drawn on top of every sprite with that tag. The tag `alike`
  says that sprites of this kind are indistinguishable: when two of them swap ids, the one that stays in place is not
  shown to move. The tag `passing` says that a sprite comes and goes with whose turn it is: what others did is marked
  until one acts, and this is not.
- `data-flag="F -28 -18 56 36"` of a group names a seat: where people play it under a flag of their own, that is drawn
  over the group, in this box. `data-initial="F"` of a text says that it stands for the seat's usual name: it goes then.
- `data-seats="#c0242f #3f8a2a"` of the file's root names the colours in which seats are listed beside the scene.
- Drawings have no style sheets and no style attributes, because a strict page would refuse them. All ids begin with the
  game's name, so that the drawings of several games can share one page.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import permutations, product
from math import prod
from typing import Literal

Area = Literal["left", "top", "right", "main", "bottom"]
MarkKind = Literal["danger", "caution", "help", "way", "stop"]
Show = Literal["full", "small", "drawer"]


@dataclass(frozen=True)
class Message:
    """A sentence in the reader's language, as an id with arguments. An argument may itself be a message."""

    id: str
    args: Mapping[str, str | int | Message] = field(default_factory=dict)


@dataclass(frozen=True)
class Sprite:
    """A thing to draw, in the units of its zone."""

    id: str  # stable: if it is elsewhere in the next scene, it has moved there
    kind: str
    x: float
    y: float
    label: Message | None = None  # without one it is decoration: never touched, never read aloud
    turn: float = 0  # degrees, clockwise
    scale: float = 1
    z: int = 0  # higher sprites are on top
    tags: tuple[str, ...] = ()
    text: str | Message = ""  # drawn on the sprite
    rule: str = ""  # the paragraph of the rules about it, for players who ask


@dataclass(frozen=True)
class Focus:
    """The part of a zone that is in play, in its units: clients draw it as large as fits.

    A zone that can be magnified opens there. In others the rest is left out, except for the ground (z below -1) and for
    what lies above `top`, which keep their places.
    """

    x: float
    y: float
    width: float
    height: float
    top: float = 0


@dataclass(frozen=True)
class Names:
    """The names of columns and rows, which stay in sight while a zone is magnified.

    With `cells`, people can type the name of a cell: it is what the id of each cell begins with, before the names of
    its column and row. Cells that are not in the scene count, too.
    """

    x: float  # the middle of the first column; the others follow one unit apart
    y: float
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    cells: str = ""


@dataclass(frozen=True)
class Zone:
    """A drawing area with its own units. Wide screens have room left and right of `main`, narrow ones above it."""

    name: str
    area: Area
    width: float
    height: float
    label: Message
    sprites: tuple[Sprite, ...]
    show: Show = "full"  # small: enlarged by a touch of its title; drawer: on narrow screens behind a button
    zoom: bool = False  # large: it can be moved and magnified
    fills: bool = False  # when it appears, it is filled line by line, like a sheet of paper
    legend: bool = False  # its letters and numbers are explained beside it
    focus: Focus | None = None
    names: Names | None = None


@dataclass(frozen=True)
class Menu:
    """Choices that appear at a sprite once it is touched; the client decides where to draw them."""

    of: str
    choices: tuple[Sprite, ...]
    about: Message | None = None  # read before choosing, even a single choice; without choices, while it is aimed


@dataclass(frozen=True)
class Mark:
    """One stroke of an overlay, with what it says: around a sprite, or from sprite to sprite."""

    kind: MarkKind
    sprites: tuple[str, ...]
    label: Message
    around: bool = False  # one line around all of them, which are squares side by side
    text: str = ""  # written beside the stroke


@dataclass(frozen=True)
class Overlay:
    """Something a player can switch on: threats, reach, guards."""

    name: str
    label: Message
    marks: tuple[Mark, ...]
    pointed: bool = False  # pointing at a sprite also shows its marks


@dataclass(frozen=True)
class Product:
    """Consecutive legal actions from `first` on. Each path has one touch of every step; the last step changes fastest.

    So six short lists describe the thousands of sheets that answer six questions."""

    first: int
    steps: tuple[tuple[str, ...], ...]
    weighty: bool = True  # see `Stage.weighty`

    @property
    def actions(self) -> range:
        return range(self.first, self.first + prod(map(len, self.steps)))

    def path(self, action: int) -> tuple[str, ...]:
        rest = action - self.first
        touches = []
        for step in reversed(self.steps):
            rest, place = divmod(rest, len(step))
            touches.append(step[place])
        return tuple(reversed(touches))


@dataclass(frozen=True)
class Part:
    """One touch of a gesture: any of these sprites, and the actions that it stands for."""

    touches: tuple[str, ...]
    actions: tuple[int, ...] = ()  # one for each touch, or none: then the touch only leads on
    before: tuple[int, ...] = ()  # actions that come first, whichever is touched
    again: tuple[str, ...] = ()  # those of the touches that count only if they were touched in an earlier step


@dataclass(frozen=True)
class GestureStep:
    """Some of its parts, each once, in any order."""

    parts: tuple[Part, ...]
    asks: tuple[Message, ...]  # what is expected before each touch of the step, so there are as many as touches

    @property
    def count(self) -> int:
        return len(self.asks)


@dataclass(frozen=True)
class Gesture:
    """Several actions that are one decision; see above. No path of a gesture is a prefix of another path."""

    steps: tuple[GestureStep, ...]

    def actions(self, touched: tuple[str, ...]) -> tuple[int, ...]:
        """What a complete path stands for, in the order of the rules; ValueError if it is none."""
        found: list[int] = []
        rest = list(touched)
        for step in self.steps:
            here, earlier = rest[: step.count], touched[: len(touched) - len(rest)]
            rest = rest[step.count :]
            for part in step.parts:
                hits = [touch for touch in here if touch in part.touches]
                if not hits:
                    continue
                touch = hits[0]
                if touch in part.again and touch not in earlier:
                    raise ValueError(f"{touch} has not been touched before")
                here.remove(touch)
                found += part.before
                found += [part.actions[part.touches.index(touch)]] if part.actions else []
            if here:
                raise ValueError(f"{here[0]} means nothing here")
        if rest or len(touched) != sum(step.count for step in self.steps):
            raise ValueError("too few or too many touches")
        return tuple(found)

    def paths(self) -> Iterator[tuple[str, ...]]:
        """All complete paths; there may be very many."""
        yield from _paths(self.steps, ())


def _paths(steps: tuple[GestureStep, ...], touched: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    if not steps:
        yield touched
        return
    for parts in permutations(steps[0].parts, steps[0].count):
        choices = [[each for each in part.touches if each not in part.again or each in touched] for part in parts]
        for chosen in product(*choices):
            yield from _paths(steps[1:], (*touched, *chosen))


@dataclass(frozen=True)
class Scene:
    zones: tuple[Zone, ...]
    prompt: Message  # who should do what now
    menus: tuple[Menu, ...] = ()
    scores: tuple[int, ...] = ()  # by seat, in games that count them; shown with the players

    def sprites(self) -> Iterator[Sprite]:
        """The sprites of all zones, in drawing order."""
        for zone in self.zones:
            yield from sorted(zone.sprites, key=lambda sprite: sprite.z)

    def touched(self, path: tuple[str, ...]) -> tuple[Sprite, ...]:
        """The sprites of a path, or KeyError: what can be touched is in a zone, or a choice of the one before it."""
        shown = {sprite.id: sprite for sprite in self.sprites() if sprite.label is not None}
        choices = {(menu.of, choice.id): choice for menu in self.menus for choice in menu.choices}
        return tuple(
            shown[touch] if touch in shown else choices[before, touch]
            for before, touch in zip(("", *path), path, strict=False)
        )


def text_of(game: str, *words: object) -> Message:
    """What a game says about itself, by convention: its title, summary, seats and options have ids made of names.

    >>> text_of("thebase", "option", "crossing", "leap").id
    'thebase-option-crossing-leap'
    >>> text_of("thebase", "option", "idle_rotation", True).id
    'thebase-option-idle_rotation-true'
    """
    return Message("-".join([game, *(str(word).lower() if isinstance(word, bool) else str(word) for word in words)]))
