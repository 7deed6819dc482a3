"""The table of The Base: the sprites of every zone, and the menus of tiles and tokens.

Sprites are cached: the same thing in the same condition is the same object in every scene, so a server that looks for
differences finds most sprites equal without comparing their fields.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace

import numpy as np

from herna.engine.game import State
from herna.engine.kernel import CHANCE, legal_of
from herna.engine.scene import Menu, Message, Scene, Sprite, Zone
from herna.engine.state import remembered

from ..kernel import board, insight
from ..kernel import state as S
from ..notation import location_name
from .touch import LETTERS, piece_id, place_id, touches
from .words import RECENT, Words, count_saved, loose_row, passages, piece_words, plain, prompt, type_words, who

COLOURS = ("red", "green")
TAG_ORDER = ("mine", "saved", "locked", "waiting")
BOARD_LABEL = Message("thebase-zone-board")

# --- geometry, in tiles ---------------------------------------------------------------------------------------------

BOARD_WIDTH, BOARD_HEIGHT = 7.5, 5.7
FIRST_COLUMN, FIRST_ROW = 1.75, 0.9  # centre of b1
SLOT_X = (0.87, 6.63)
WAITING_Y = 0.31  # above the home slots, while the place to return to is being chosen
PANEL_WIDTH, DIAL_WIDTH, TOP_HEIGHT = 2.15, 3.0, 1.5
SUPPLY_HEIGHT = 0.8


def _centre_of(place: int) -> tuple[float, float]:
    if place < S.TILES:
        row, column = divmod(place, S.SIZE)
        return FIRST_COLUMN + column, FIRST_ROW + row
    side, row = divmod(place - S.TILES, S.SIZE)
    return SLOT_X[side], FIRST_ROW + row


@cache
def _turn_of(mask: int) -> int:
    """The rotation, in degrees, at which the drawing of the type shows the mask."""
    return next(90 * q for q in range(4) if S.turned(S.BASIC_MASK[S.TYPE_OF[mask]], q) == mask)


# --- the scene ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shared:
    """The parts of a scene that are the same for every viewer."""

    s: SimpleNamespace
    legal: list[int]
    menus: tuple[Menu, ...]
    around: tuple[Zone, Zone, Zone, Zone]  # red, countdown, green, supply
    ground: tuple[Sprite, ...]  # the board without its pieces
    locked: tuple[bool, ...]  # by piece


@remembered(RECENT)
def _shared(state: State) -> Shared:
    s = plain(state)
    legal = [] if s.actor == CHANCE else _legal(state)
    playing = s.phase not in (S.SETUP, S.OVER)
    return Shared(
        s=s,
        legal=legal,
        menus=_menus(state, legal),
        around=(
            _seat_zone(S.RED, count_saved(s, S.RED), s.token[S.RED], s.actor == S.RED),
            _countdown_zone(s.countdown, s.side, s.actions if playing else 0),
            _seat_zone(S.GREEN, count_saved(s, S.GREEN), s.token[S.GREEN], s.actor == S.GREEN),
            _supply_zone(_supply(s)),
        ),
        ground=_ground_of(s),
        locked=_locked(state) if playing else (False,) * 2 * S.PIECES,
    )


def scene(state: State, seat: int | None) -> Scene:
    shared = _shared(state)
    red, countdown, green, supply = shared.around
    zones = [red, countdown, green, _board_zone(shared, seat), supply]
    if S.PASS in shared.legal:
        zones.append(_choice_zone("pass", Message("thebase-pass")))
    if S.CHALLENGE in shared.legal:
        zones.append(_choice_zone("challenge", Message("thebase-challenge")))
    saved = tuple(count_saved(shared.s, side) for side in (S.RED, S.GREEN))
    return Scene(tuple(zones), prompt(shared.s, seat, shared.legal), shared.menus, saved)


def _legal(state: State) -> list[int]:
    out = np.empty(S.WIDEST, np.int32)
    actions: list[int] = out[: legal_of(state, out)].tolist()
    return actions


def _locked(state: State) -> tuple[bool, ...]:
    pieces = int(insight.locked_pieces(state))
    return tuple(pieces >> p & 1 == 1 for p in range(2 * S.PIECES))


def _menus(state: State, legal: list[int]) -> tuple[Menu, ...]:
    """The choices of a touched tile, drawn as it would lie, and of a token."""
    found: dict[str, list[Sprite]] = {}
    masks = state[0]["tile"].tolist()
    for action in legal:
        if action < S.ROTATE:
            continue
        path = touches(state, action)
        if action < S.REVEAL:
            tile, quarters = divmod(action - S.ROTATE, 3)
            choice = _turned_tile(path[1], S.turned(masks[tile], quarters + 1), 90 * quarters + 90)
        elif S.ORIENT <= action < S.OUTCOME:
            choice = _laid_tile(path[1], (action - S.ORIENT) % 16)
        elif action == S.MORE_ACTIONS:
            choice = Sprite(path[1], "spend-action", 0, 0, Message("thebase-spend-action"))
        elif action == S.MORE_TIME:
            choice = Sprite(path[1], "spend-time", 0, 0, Message("thebase-spend-time"))
        else:
            continue
        found.setdefault(path[0], []).append(choice)
    return tuple(Menu(of, tuple(choices)) for of, choices in found.items())


@cache
def _turned_tile(name: str, mask: int, degrees: int) -> Sprite:
    return _tile_choice(name, mask, Message("thebase-turn", {"degrees": degrees, "passages": passages(mask)}))


@cache
def _laid_tile(name: str, mask: int) -> Sprite:
    return _tile_choice(name, mask, Message("thebase-orient", {"passages": passages(mask)}))


def _tile_choice(name: str, mask: int, label: Message) -> Sprite:
    return Sprite(name, f"tile-{S.TYPES[S.TYPE_OF[mask]]}", 0, 0, label, turn=_turn_of(mask))


# --- the board ------------------------------------------------------------------------------------------------------


def _board_zone(shared: Shared, seat: int | None) -> Zone:
    pieces = (
        _piece(p, place, p // S.PIECES == seat, shared.locked[p])
        for p, place in enumerate(shared.s.piece)
        if place != S.OFF or shared.s.returning == p
    )
    return Zone("board", "main", BOARD_WIDTH, BOARD_HEIGHT, BOARD_LABEL, (*shared.ground, *pieces))


def _ground_of(s: SimpleNamespace) -> tuple[Sprite, ...]:
    holders = {place: p for p, place in enumerate(s.piece) if place != S.OFF}
    marked = s.reveal  # the tile about to be revealed
    if s.phase == S.SETUP and s.actor != CHANCE:
        marked = S.FRONT[s.side][loose_row(s)]
    return (
        *_ground(),
        *(_slot(place, s.slot[place - S.TILES], holders.get(place)) for place in range(S.TILES, S.LOCATIONS)),
        *(_tile(tile, s.tile[tile], holders.get(tile), tile == marked) for tile in range(S.TILES)),
    )


@cache
def _ground() -> tuple[Sprite, ...]:
    """What never changes: the panel and the names of columns and rows."""
    sprites = [Sprite("board", "panel-board", BOARD_WIDTH / 2, BOARD_HEIGHT / 2, z=-2)]
    for column, letter in enumerate("abcdefg"):
        x = SLOT_X[0] if letter == "a" else SLOT_X[1] if letter == "g" else FIRST_COLUMN + column - 1
        sprites.append(Sprite(f"column-{letter}", "coordinate", x, 0.22, z=-1, text=letter))
    for row in range(S.SIZE):
        for west in (True, False):
            x = 0.13 if west else BOARD_WIDTH - 0.13
            name, y = f"row-{row + 1}-{'ag'[not west]}", FIRST_ROW + row
            sprites.append(Sprite(name, "coordinate", x, y, z=-1, text=str(row + 1)))
    return tuple(sprites)


@cache
def _slot(place: int, number: int, holder: int | None) -> Sprite:
    side = (place - S.TILES) // S.SIZE
    name = location_name(place)
    x, y = _centre_of(place)
    words: Words = {"place": name, "side": S.SIDES[side], "number": max(number, 0)}
    if number == S.UNDEALT:
        label = Message("thebase-slot-undealt", {"place": name, "side": S.SIDES[side]})
    elif holder is None:
        label = Message("thebase-slot", words)
    else:
        label = Message("thebase-slot-held", {**words, "piece": piece_words(holder)})
    return Sprite(place_id(name), f"slot-{COLOURS[side]}", x, y, label, text=str(number) if number > 0 else "")


@cache
def _tile(tile: int, mask: int, holder: int | None, marked: bool) -> Sprite:
    """A tile as it lies; `marked`: it is being revealed, or is placed next."""
    name = location_name(tile)
    x, y = _centre_of(tile)
    if mask == S.FACE_DOWN:
        tags = ("revealing",) if marked else ()
        return Sprite(place_id(name), "tile-back", x, y, Message("thebase-tile-back", {"place": name}), tags=tags)
    if mask >= S.DRAWN:
        return _loose_tile(tile, mask - S.DRAWN, marked)
    if tile == S.CENTRE:
        kind, words = "tile-centre", Message("thebase-type-centre")
    else:
        kind, words = f"tile-{S.TYPES[S.TYPE_OF[mask]]}", type_words(int(S.TYPE_OF[mask]))
    args: Words = {"place": name, "type": words, "passages": passages(mask)}
    if holder is None:
        label = Message("thebase-tile", args)
    else:
        label = Message("thebase-tile-held", {**args, "piece": piece_words(holder)})
    return Sprite(place_id(name), kind, x, y, label, turn=_turn_of(mask))


def _loose_tile(tile: int, tile_type: int, marked: bool) -> Sprite:
    """Turned up in the set-up and not placed yet: askew, and open towards its slot, as it will have to be."""
    name = location_name(tile)
    x, y = _centre_of(tile)
    west = tile % S.SIZE == 0
    towards_slot = 0b1000 if west else 0b0010
    mask = next(m for m in range(1, 16) if S.TYPE_OF[m] == tile_type and m & towards_slot)
    label = Message("thebase-tile-loose", {"place": name, "type": type_words(tile_type)})
    turn = _turn_of(mask) + (9 if west else -9)
    tags = ("loose",) if marked else ()
    return Sprite(place_id(name), f"tile-{S.TYPES[tile_type]}", x, y, label, turn=turn, scale=0.84, z=1, tags=tags)


@cache
def _piece(p: int, place: int, mine: bool, locked: bool) -> Sprite:
    side = p // S.PIECES
    saved = bool(place != S.OFF and board.is_goal(side, place))
    has = {"mine": mine, "saved": saved, "locked": locked, "waiting": place == S.OFF}
    tags = tuple(tag for tag in TAG_ORDER if has[tag])
    condition = next((tag for tag in tags if tag != "mine"), "active")
    where = "" if place == S.OFF else location_name(place)
    label = Message("thebase-piece-label", {**who(p), "condition": condition, "place": where})
    scale = 0.9
    if place == S.OFF:
        x, y, scale = SLOT_X[side], WAITING_Y, 0.62
    else:
        x, y = _centre_of(place)
    return Sprite(
        piece_id(p), f"piece-{COLOURS[side]}", x, y, label, scale=scale, z=2, tags=tags, text=str(p % S.PIECES + 1)
    )


# --- around the board -----------------------------------------------------------------------------------------------

KEPT: dict[str, Sprite] = {}


def _kept(sprites: Iterable[Sprite]) -> tuple[Sprite, ...]:
    """The same sprites, each as the cached object that other zones share."""
    return tuple(KEPT.setdefault(repr(sprite), sprite) for sprite in sprites)


@cache
def _seat_zone(side: int, saved: int, held: int, to_act: bool) -> Zone:
    """A side's emblem, its saved pieces and its tokens; green's is the mirror image of red's."""
    letter, colour = LETTERS[side], COLOURS[side]

    def at(x: float) -> float:
        return x if side == S.RED else PANEL_WIDTH - x

    label = Message("thebase-seat-label", {"side": S.SIDES[side], "saved": saved, "tokens": held})
    sprites = [
        Sprite(f"seat-{letter}", f"panel-{colour}", PANEL_WIDTH / 2, TOP_HEIGHT / 2, label, z=-2),
        Sprite(f"emblem-{letter}", f"emblem-{colour}", at(0.57), 0.75),
    ]
    if to_act:
        sprites.append(Sprite(f"active-{letter}", "panel-lit", PANEL_WIDTH / 2, TOP_HEIGHT / 2, z=-1))
    for i in range(S.PIECES):
        kind = f"home-{colour}" if i < saved else "home-empty"
        sprites.append(Sprite(f"saved-{letter}{i + 1}", kind, at(1.24 + 0.33 * i), 0.42))
    for i in range(2):
        x = at(1.31 + 0.51 * i)
        sprites.append(Sprite(f"socket-{letter}{i + 1}", "socket", x, 1.0))
        if i < held:
            token = Message("thebase-token", {"side": S.SIDES[side]})
            sprites.append(Sprite(f"token-{letter}{i + 1}", "token", x, 1.0, token, z=1))
    name = Message(f"thebase-seat-{S.SIDES[side]}")
    return Zone(colour, "left" if side == S.RED else "right", PANEL_WIDTH, TOP_HEIGHT, name, _kept(sprites))


@cache
def _countdown_zone(left: int, side: int, actions: int) -> Zone:
    """The clock of the match and, on the side of the player to act, the actions left."""
    x, y = DIAL_WIDTH / 2, TOP_HEIGHT / 2
    heat = "calm" if left > 10 else "warm" if left > 5 else "hot"
    label = Message("thebase-countdown", {"left": left})
    sprites = [Sprite("dial", f"panel-dial-{heat}", x, y, z=-2)]
    for i in range(1, S.COUNTDOWN + 1):
        kind = f"lamp-{heat}" if i <= left else "lamp-off"
        sprites.append(Sprite(f"lamp-{i}", kind, x, y, turn=18 * i - 9))
    sprites.append(Sprite("countdown", f"countdown-{heat}", x, y, label, z=1, text=str(left)))
    direction = 1 if side == S.RED else -1
    gap = 0.2 if actions <= S.ALLOWANCE else 0.13
    words = Message("thebase-actions", {"actions": actions})
    for i in range(actions):
        at = x - direction * (0.9 + gap * i)
        turn = 0 if side == S.RED else 180
        kind = f"action-{COLOURS[side]}"
        told = words if i == 0 else None
        sprites.append(Sprite(f"action-{i + 1}", kind, at, y, told, turn=turn, tags=("passing",)))
    return Zone("countdown", "top", DIAL_WIDTH, TOP_HEIGHT, Message("thebase-zone-countdown"), _kept(sprites))


@cache
def _supply_zone(shown: tuple[tuple[int, int], ...]) -> Zone:
    """How many tiles of each type are still face down; types missing from the mix are left out."""
    face_down = sum(left for _, left in shown)
    y = SUPPLY_HEIGHT / 2
    label = Message("thebase-supply", {"count": face_down})
    sprites = [
        Sprite("supply", "panel-supply", BOARD_WIDTH / 2, y, z=-2),
        Sprite("supply-back", "tile-back", 0.55, y, scale=0.56),
        Sprite("supply-count", "count", 1.12, y, label, text=str(face_down)),
        Sprite("supply-rule", "divider", 1.5, y),
    ]
    pitch = (BOARD_WIDTH - 1.75) / len(shown)
    for i, (t, left) in enumerate(shown):
        x = 1.75 + pitch * (i + 0.5) - 0.28
        label = Message("thebase-supply-type", {"count": left, "type": type_words(t)})
        sprites.append(Sprite(f"supply-{S.TYPES[t]}", f"tile-{S.TYPES[t]}", x, y, scale=0.56))
        sprites.append(
            Sprite(f"count-{S.TYPES[t]}", "count" if left else "count-none", x + 0.57, y, label, text=str(left))
        )
    return Zone("supply", "bottom", BOARD_WIDTH, SUPPLY_HEIGHT, Message("thebase-zone-supply"), _kept(sprites))


SHOWN_TYPE = (*(int(t) for t in S.TYPE_OF), *range(len(S.TYPES)))  # by the value of a tile in the record


def _supply(s: SimpleNamespace) -> tuple[tuple[int, int], ...]:
    """The types of the mix, and how many tiles of each are still face down."""
    face_up = {SHOWN_TYPE[mask] for mask in (*s.tile[: S.CENTRE], *s.tile[S.CENTRE + 1 :])}
    return tuple((t, max(left, 0)) for t, left in enumerate(s.left) if left or t in face_up)


def _choice_zone(choice: str, label: Message) -> Zone:
    button = Sprite(choice, f"button-{choice}", 0.6, 0.6, label)
    return Zone("choice", "bottom", 1.2, 1.2, Message("thebase-zone-choice"), (button,))
