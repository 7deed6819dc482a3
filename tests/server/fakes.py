"""A small game with hidden information: two players with a card each, which only its owner sees.

The example game, four in a row, has no chance, no secrets, no time limits and no overlays; this one is for the tests of
what a server does with them. Chance deals a card from 1 to 6 to each player (`deal=4`). In turn, a player swaps the
card for a new one (`swap`) or keeps it (`keep`); after two turns each the higher card wins. A position is
`<A>,<B> <seat> <turns left>`, `?` for a card that is not known and `-` for one that is not dealt yet.
"""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np

from herna.engine.errors import BadPosition, UnknownGame
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


def _card(value: int) -> str:
    return {NONE: "-", UNKNOWN: "?"}.get(value, str(value))


def diagram(state: State, colour: bool, since: State | None = None) -> str:
    return CARDS.notation.format_position(state)


# --- the stage ----------------------------------------------------------------------------------------------------


def pace(state: State) -> Pace | None:
    """Half a minute to swap or keep; a player who does not decide keeps."""
    return Pace(30, f"turn {int(state[0].left)}", KEEP) if actor(state[0]) >= 0 else None


class CardsNotation(Notation):
    def format_action(self, state: State, action: int) -> str:
        return ("swap", "keep")[action] if action < DEAL else f"deal={action - DEAL + 1}"

    def fields(self, state: State) -> dict[str, str]:
        s = state[0]
        cards = ",".join(_card(int(card)) for card in s.card)
        return {"cards": cards, "seat": SEATS[s.seat], "left": str(int(s.left))}

    def format_position(self, state: State) -> str:
        return " ".join(self.fields(state).values())

    def parse_position(self, state: State, text: str) -> None:
        found = re.fullmatch(r"([-?1-6]),([-?1-6]) ([AB]) (\d+)", text)
        if not found:
            raise BadPosition(f"expected something like 3,? A 4, not {text!r}")
        s = state[0]
        for seat in range(2):
            text = found[seat + 1]
            s.card[seat] = NONE if text == "-" else UNKNOWN if text == "?" else int(text)
        s.seat, s.left = SEATS.index(found[3]), int(found[4])

    def seats(self, state: State) -> tuple[str, ...]:
        return tuple(SEATS)

    def scores(self, state: State) -> tuple[int, ...]:
        return int(state[0].card[0]), int(state[0].card[1])


class CardsStage(Stage):
    def scene(self, state: State, seat: int | None) -> Scene:
        cards = tuple(
            Sprite(f"card-{i}", f"face-{_card(int(card))}", float(i), 0.0, Message("card", {"face": _card(int(card))}))
            for i, card in enumerate(state[0].card)
        )
        buttons = tuple(Sprite(name, name, float(i), 1.0, Message(name)) for i, name in enumerate(("swap", "keep")))
        mine = "" if seat is None else SEATS[seat]
        return Scene(
            (Zone("table", "main", 2, 2, Message("table"), (*cards, *buttons)),), Message("prompt", {"you": mine})
        )

    def touches(self, state: State, action: int) -> tuple[str, ...]:
        return (("swap", "keep")[action],) if action < DEAL else (f"deal-{action}",)

    def meant(self, state: State, touched: tuple[str, ...], seat: int | None = None) -> int | None:
        """Touching a card means being dealt that card, which only a player who sees its face can mean."""
        what, _, number = touched[-1].partition("-")
        face = int(state[0].card[int(number)]) if what == "card" else UNKNOWN
        return DEAL + face - 1 if face > UNKNOWN else None

    def narrate(self, before: State, action: int, after: State) -> tuple[Message, ...]:
        if action < DEAL:
            return (Message(("swap", "keep")[action], {"seat": SEATS[before[0].seat]}),)
        to = missing(before[0])
        return (Message("dealt", {"seat": SEATS[to], "face": _card(int(after[0].card[to]))}),)

    def overlays(self, state: State, seat: int | None) -> tuple[Overlay, ...]:
        best = [f"card-{i}" for i, card in enumerate(state[0].card) if card == 6]
        return (Overlay("best", Message("best"), tuple(Mark("help", (name,), Message("six")) for name in best)),)

    def explain(self, reason: int) -> Message:
        return Message(f"refused-{reason}")


CARDS = Game(
    name="cards",
    title="Cards",
    summary="Have the higher card.",
    rules="cards-1",
    seats=range(2, 3),
    options=(Option("turns", 4, (2, 4, 40, 120)),),
    state=STATE,
    kernel=KERNEL,
    settings=settings,
    actions=ACTIONS,
    widest=ACTIONS,
    reasons={1: ("1", "no such action"), 2: ("2", "a card is dealt, or is not"), 3: ("3", "it is over")},
    notation=CardsNotation(),
    diagram=diagram,
    stage=CardsStage(),
)
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
