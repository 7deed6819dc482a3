"""A small game with hidden information: two players with a card each, which only its owner sees.

Chance deals a card from 1 to 6 to each (`deal=4`). In turn, a player swaps the card for a new one (`swap`) or keeps it
(`keep`); after two turns each the higher card wins. A position is `<A>,<B> <seat> <turns left>`, `?` for a card that
is not known and `-` for one that is not dealt yet.
"""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np

from herna.engine.errors import BadPosition, UnknownGame, UnreadableAction
from herna.engine.game import Game, Option, Pace, State
from herna.engine.kernel import CHANCE, NOBODY, Kernel
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below
from herna.engine.notation import Notation
from herna.engine.scene import Mark, Message, Overlay, Scene, Sprite, Zone
from herna.engine.stage import Stage

SWAP, KEEP, DEAL, ACTIONS = 0, 1, 2, 8
UNKNOWN, NONE = 0, -1
SEATS = "AB"

STATE = np.dtype(
    (
        np.record,
        np.dtype([("card", np.int8, (2,)), ("seat", np.int8), ("left", np.int8), ("mark", np.int32)], align=True),
    )
)
SETTINGS = np.dtype((np.record, np.dtype([("turns", np.int8), ("mark", np.int32)], align=True)))


@kernel
def setup(s, options):
    s.card[0] = NONE
    s.card[1] = NONE
    s.seat = 0
    s.left = options.turns
    s.mark = 0


@kernel
def missing(s):
    """The seat that waits for a card, or NONE."""
    for seat in range(2):
        if s.card[seat] == NONE:
            return seat
    return NONE


@kernel
def actor(s):
    if missing(s) != NONE:
        return CHANCE
    return NOBODY if s.left == 0 else int(s.seat)


@kernel
def legal(s, out):
    n = 0
    for action in range(ACTIONS):
        if check(s, action) == 0:
            out[n] = action
            n += 1
    return n


@kernel
def check(s, action):
    if action < 0 or action >= ACTIONS:
        return 1
    if missing(s) != NONE:
        return 0 if action >= DEAL else 2
    if s.left == 0:
        return 3
    return 2 if action >= DEAL else 0


@kernel
def apply(s, action):
    if action >= DEAL:
        s.card[missing(s)] = action - DEAL + 1
        return
    if action == SWAP:
        s.card[s.seat] = NONE
    s.left -= 1
    s.seat = 1 - s.seat


@kernel
def draw(s, entropy):
    return DEAL + below(entropy, 6)


@kernel
def payoff(s, out):
    out[0] = 0.0
    out[1] = 0.0
    if s.left == 0 and s.card[0] != s.card[1]:
        best = 0 if s.card[0] > s.card[1] else 1
        out[best] = 1.0
        out[1 - best] = -1.0


@kernel
def observe(s, seat):
    if s.card[1 - seat] > 0:
        s.card[1 - seat] = UNKNOWN


KERNEL = Kernel(setup, actor, legal, check, apply, draw, payoff, observe=observe)


def settings(options):
    out = np.zeros(1, SETTINGS)
    out[0].turns = options["turns"]
    return out


def format_action(state: State, action: int) -> str:
    return ("swap", "keep")[action] if action < DEAL else f"deal={action - DEAL + 1}"


def parse_action(state: State, text: str) -> tuple[int, ...]:
    found = re.fullmatch(r"swap|keep|deal=([1-6])", text)
    if not found:
        raise UnreadableAction(f"{text!r} is not an action")
    return (DEAL + int(found[1]) - 1,) if found[1] else (("swap", "keep").index(text),)


def _card(value: int) -> str:
    return {NONE: "-", UNKNOWN: "?"}.get(value, str(value))


def fields(state: State) -> dict[str, str]:
    s = state[0]
    cards = ",".join(_card(int(card)) for card in s.card)
    return {"cards": cards, "seat": SEATS[s.seat], "left": str(int(s.left))}


def format_position(state: State) -> str:
    return " ".join(fields(state).values())


def parse_position(state: State, text: str) -> None:
    found = re.fullmatch(r"([-?1-6]),([-?1-6]) ([AB]) (\d+)", text)
    if not found:
        raise BadPosition(f"expected something like 3,? A 4, not {text!r}")
    s = state[0]
    for seat in range(2):
        s.card[seat] = (
            {"-": NONE, "?": UNKNOWN}.get(found[seat + 1]) if found[seat + 1] in "-?" else int(found[seat + 1])
        )
    s.seat, s.left = SEATS.index(found[3]), int(found[4])


def seats(state: State) -> tuple[str, ...]:
    return tuple(SEATS)


def scores(state: State) -> tuple[int, ...]:
    return int(state[0].card[0]), int(state[0].card[1])


def ranking(state: State) -> tuple[tuple[str, ...], ...]:
    a, b = scores(state)
    return (("A", "B"),) if a == b else (("A",), ("B",)) if a > b else (("B",), ("A",))


def query(state: State, question: str) -> str | frozenset[str]:
    raise ValueError(question)


def diagram(state: State, colour: bool, since: State | None = None) -> str:
    return format_position(state)


# --- the stage ----------------------------------------------------------------------------------------------------


def scene(state: State, seat: int | None) -> Scene:
    cards = tuple(
        Sprite(f"card-{i}", f"face-{_card(int(card))}", float(i), 0.0, Message("card", {"face": _card(int(card))}))
        for i, card in enumerate(state[0].card)
    )
    buttons = tuple(Sprite(name, name, float(i), 1.0, Message(name)) for i, name in enumerate(("swap", "keep")))
    mine = "" if seat is None else SEATS[seat]
    return Scene((Zone("table", "main", 2, 2, Message("table"), (*cards, *buttons)),), Message("prompt", {"you": mine}))


def touches(state: State, action: int) -> tuple[str, ...]:
    return (("swap", "keep")[action],) if action < DEAL else (f"deal-{action}",)


def meant(state: State, touched: tuple[str, ...]) -> int | None:
    """Touching a card means being dealt that card, which only a player who sees its face can mean."""
    what, _, seat = touched[-1].partition("-")
    face = int(state[0].card[int(seat)]) if what == "card" else UNKNOWN
    return DEAL + face - 1 if face > UNKNOWN else None


def narrate(before: State, action: int, after: State) -> tuple[Message, ...]:
    if action < DEAL:
        return (Message(format_action(before, action), {"seat": SEATS[before[0].seat]}),)
    to = missing(before[0])
    return (Message("dealt", {"seat": SEATS[to], "face": _card(int(after[0].card[to]))}),)


def overlays(state: State, seat: int | None) -> tuple[Overlay, ...]:
    best = [f"card-{i}" for i, card in enumerate(state[0].card) if card == 6]
    return (Overlay("best", Message("best"), tuple(Mark("help", (name,), Message("six")) for name in best)),)


def explain(reason: int) -> Message:
    return Message(f"refused-{reason}")


def pace(state: State) -> Pace | None:
    """Half a minute to swap or keep; a player who does not decide keeps."""
    return Pace(30, f"turn {int(state[0].left)}", KEEP) if actor(state[0]) >= 0 else None


class CardsNotation(Notation):
    seats = staticmethod(seats)
    scores = staticmethod(scores)
    ranking = staticmethod(ranking)
    format_action = staticmethod(format_action)
    parse_action = staticmethod(parse_action)
    format_position = staticmethod(format_position)
    parse_position = staticmethod(parse_position)
    fields = staticmethod(fields)
    query = staticmethod(query)


class CardsStage(Stage):
    scene = staticmethod(scene)
    touches = staticmethod(touches)
    meant = staticmethod(meant)
    narrate = staticmethod(narrate)
    overlays = staticmethod(overlays)
    explain = staticmethod(explain)


def _game() -> Game:
    given = {
        "name": "cards",
        "title": "Cards",
        "summary": "Have the higher card.",
        "rules": "cards-1",
        "seats": range(2, 3),
        "options": (Option("turns", 4, (2, 4, 40, 120)),),
        "state": STATE,
        "kernel": KERNEL,
        "settings": settings,
        "actions": ACTIONS,
        "widest": ACTIONS,
        "reasons": {1: ("1", "no such action"), 2: ("2", "a card is dealt, or is not"), 3: ("3", "it is over")},
        "notation": CardsNotation(),
        "diagram": diagram,
    }
    return Game(**given, stage=CardsStage())


CARDS = _game()
PACED = replace(CARDS, name="paced", pace=pace)  # the same with time limits


def find(name: str) -> Game:
    if name in ("cards", "paced"):
        return CARDS if name == "cards" else PACED
    if name == "thebase":
        import herna

        return herna.game(name)
    raise UnknownGame(f"there is no game {name!r}")


def names() -> list[str]:
    return ["cards", "thebase"]
