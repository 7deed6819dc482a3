"""Tiles: the small game that both servers of `server.py` play, here as Herna plays it.

There are 25 tiles on a square. In turn two players turn any of them by a quarter, which is then theirs, but not the one
that was turned last. After 200 turns whoever has more tiles has won. `peers/boardgameio/server.mjs` is the same game.
"""

from __future__ import annotations

from functools import cache, lru_cache

import numpy as np

import herna
from herna.engine.errors import BadPosition, UnreadableAction
from herna.engine.game import Game, State
from herna.engine.kernel import NOBODY, Kernel
from herna.engine.kernel.compiler import kernel
from herna.engine.notation import Notation
from herna.engine.scene import Message, Scene, Sprite, Zone
from herna.engine.stage import Stage

SIZE, TILES, TURNS = 5, 25, 200
KINDS = ("corridor", "crossing", "chamber", "shaft")
SEATS = "AB"
NONE = -1

FIELDS = [("left", np.int16), ("turned", np.int8, (TILES,)), ("owner", np.int8, (TILES,)), ("last", np.int8)]
STATE = np.dtype((np.record, np.dtype([*FIELDS, ("seat", np.int8)], align=True)))
SETTINGS = np.dtype((np.record, np.dtype([("turns", np.int16)])))


# --- the rules ------------------------------------------------------------------------------------------------------


@kernel
def setup(s, options):
    s.left = options.turns
    s.last = NONE
    for tile in range(TILES):
        s.owner[tile] = NONE


@kernel
def actor(s):
    return NOBODY if s.left == 0 else int(s.seat)


@kernel
def legal(s, out):
    n = 0
    for tile in range(TILES):
        if check(s, tile) == 0:
            out[n] = tile
            n += 1
    return n


@kernel
def check(s, action):
    if action < 0 or action >= TILES:
        return 1
    if s.left == 0:
        return 2
    return 3 if action == s.last else 0


@kernel
def apply(s, action):
    s.turned[action] = (s.turned[action] + 1) % 4
    s.owner[action] = s.seat
    s.last = action
    s.seat = 1 - s.seat
    s.left -= 1


@kernel
def draw(s, entropy):
    return 0


@kernel
def payoff(s, out):
    balance = 0
    for tile in range(TILES):
        if s.owner[tile] != NONE:
            balance += 1 - 2 * s.owner[tile]
    out[0] = np.sign(balance)
    out[1] = -np.sign(balance)


def settings(options):
    return np.full(1, TURNS, SETTINGS)


# --- as text --------------------------------------------------------------------------------------------------------


@cache
def _name(tile: int) -> str:
    return f"{'abcde'[tile % SIZE]}{tile // SIZE + 1}"


def format_action(state: State, action: int) -> str:
    return _name(action)


def parse_action(state: State, text: str) -> tuple[int, ...]:
    for tile in range(TILES):
        if _name(tile) == text:
            return (tile,)
    raise UnreadableAction(f"{text!r} is not a tile")


def numbers(state: State) -> tuple[int, list[int], list[int], int, int]:
    """Turns left, how the tiles are turned, whose they are, the last one, the seat: far faster than field by field."""
    left, turned, owner, last, seat = state.tolist()[0]
    return left, turned.tolist(), owner.tolist(), last, seat


def fields(state: State) -> dict[str, str]:
    left, turned, owner, last, seat = numbers(state)
    tiles = "".join([f"{quarters}{'AB-'[who]}" for quarters, who in zip(turned, owner, strict=True)])
    return {"tiles": tiles, "seat": SEATS[seat], "last": _name(last) if last >= 0 else "-", "left": str(left)}


def format_position(state: State) -> str:
    return " ".join(fields(state).values())


def parse_position(state: State, text: str) -> None:
    raise BadPosition("a match of Tiles is only played from its beginning")


def seats(state: State) -> tuple[str, ...]:
    return tuple(SEATS)


def scores(state: State) -> tuple[int, ...]:
    return int((state[0].owner == 0).sum()), int((state[0].owner == 1).sum())


def ranking(state: State) -> tuple[tuple[str, ...], ...]:
    a, b = scores(state)
    return (("A", "B"),) if a == b else (("A",), ("B",)) if a > b else (("B",), ("A",))


def query(state: State, question: str) -> str:
    raise ValueError(question)


def diagram(state: State, colour: bool, since: State | None = None) -> str:
    return format_position(state)


# --- the stage ------------------------------------------------------------------------------------------------------


@cache
def _sprite(tile: int, turned: int, owner: int) -> Sprite:
    """The same tile in the same condition is the same object, as in the games of the house."""
    place = Message("tile", {"column": tile % SIZE, "row": tile // SIZE})
    tags = () if owner == NONE else (f"of-{owner}",)
    kind = KINDS[tile % len(KINDS)]
    return Sprite(f"tile-{tile}", kind, float(tile % SIZE), float(tile // SIZE), place, turn=90.0 * turned, tags=tags)


def scene(state: State, seat: int | None) -> Scene:
    return _scene(state.tobytes())


@lru_cache(maxsize=1000)
def _scene(position: bytes) -> Scene:
    """Made once for all who look."""
    left, turned, owner, _, _ = numbers(np.frombuffer(bytearray(position), STATE))
    sprites = tuple(map(_sprite, range(TILES), turned, owner))
    board = Zone("board", "main", SIZE, SIZE, Message("board"), sprites)
    return Scene((board,), Message("turn-a-tile", {"left": left}))


@cache
def _path(tile: int) -> tuple[str, ...]:
    return (f"tile-{tile}",)


def touches(state: State, action: int) -> tuple[str, ...]:
    return _path(action)


def narrate(before: State, action: int, after: State) -> tuple[Message, ...]:
    return (Message("turned", {"seat": SEATS[before[0].seat], "tile": _name(action)}),)


def explain(reason: int) -> Message:
    return Message(f"refused-{reason}")


class TilesNotation(Notation):
    seats = staticmethod(seats)
    scores = staticmethod(scores)
    ranking = staticmethod(ranking)
    format_action = staticmethod(format_action)
    parse_action = staticmethod(parse_action)
    format_position = staticmethod(format_position)
    parse_position = staticmethod(parse_position)
    fields = staticmethod(fields)
    query = staticmethod(query)


class TilesStage(Stage):
    scene = staticmethod(scene)
    touches = staticmethod(touches)
    narrate = staticmethod(narrate)
    explain = staticmethod(explain)


GAME = Game(
    name="tiles",
    title="Tiles",
    summary="Have more tiles.",
    rules="tiles-1",
    seats=range(2, 3),
    options=(),
    state=STATE,
    kernel=Kernel(setup, actor, legal, check, apply, draw, payoff),
    settings=settings,
    actions=TILES,
    widest=TILES,
    reasons={1: ("1", "there is no such tile"), 2: ("2", "it is over"), 3: ("3", "it was turned last")},
    notation=TilesNotation(),
    diagram=diagram,
    stage=TilesStage(),
)


def find(name: str) -> Game:
    """Tiles, or a game of the house; with `names`, for the settings of a server."""
    return GAME if name == GAME.name else herna.game(name)


def names() -> list[str]:
    return [*herna.game_names(), GAME.name]
