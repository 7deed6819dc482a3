"""A game just large enough to test the engine with: two players empty a pile, by hand or by a die.

It has what the example game, four in a row, lacks: chance, secrets, scores, and a notation with several fields and
questions. A turn takes 1 to 3 from the pile (`1` `2` `3`), or rolls a die (`roll`, outcome `roll=5`) that takes as many
as it shows, at most the whole pile. The player who takes the last one wins; the score is the number taken. Each
seat has a secret. A position is `<pile> <seat> <taken by A>,<taken by B>`, with `?` after the seat while the die rolls.
"""

from __future__ import annotations

import re

import numpy as np

from herna.engine.errors import BadPosition, UnknownGame, UnreadableAction
from herna.engine.game import Game, Option, State
from herna.engine.kernel import CHANCE, NOBODY, Kernel
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below
from herna.engine.notation import Notation

ROLL, DIE, ACTIONS = 3, 4, 10  # 0 1 2: take one more than that; DIE + n: the die shows n + 1
SEATS = "AB"


def layout(*extra: tuple[str, type]) -> np.dtype:
    fields = [("pile", np.int16), ("seat", np.int8), ("rolling", np.int8), ("taken", np.int16, (2,)), *extra]
    return np.dtype((np.record, np.dtype([*fields, ("dice", np.int16), ("secret", np.int8, (2,))], align=True)))


STATE = layout()
SETTINGS = np.dtype((np.record, np.dtype([("pile", np.int16), ("dice", np.int16)], align=True)))


@kernel
def setup(s, options):
    s.pile = options.pile
    s.dice = options.dice
    s.seat = 0
    s.rolling = 0
    for i in range(2):
        s.taken[i] = 0
        s.secret[i] = 7 + i


@kernel
def actor(s):
    if s.pile == 0:
        return NOBODY
    return CHANCE if s.rolling else int(s.seat)


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
    if s.pile == 0:
        return 2
    if (action >= DIE) != (s.rolling != 0):
        return 3
    if action == ROLL and not s.dice:
        return 4
    return 5 if action < ROLL and action + 1 > s.pile else 0


@kernel
def apply(s, action):
    if action == ROLL:
        s.rolling = 1
        return
    number = min(action + 1 if action < ROLL else action - DIE + 1, int(s.pile))
    s.pile -= number
    s.taken[s.seat] += number
    s.rolling = 0
    if s.pile > 0:
        s.seat = 1 - s.seat


@kernel
def draw(s, entropy):
    return DIE + below(entropy, 6)


@kernel
def payoff(s, out):
    out[0] = 0.0
    out[1] = 0.0
    if s.pile == 0:
        out[s.seat] = 1.0
        out[1 - s.seat] = -1.0


@kernel
def observe(s, seat):
    s.secret[1 - seat] = 0


KERNEL = Kernel(setup, actor, legal, check, apply, draw, payoff, observe=observe)


def settings(options):
    out = np.zeros(1, SETTINGS)
    out[0].pile = options["pile"]
    out[0].dice = options["dice"]
    return out


def diagram(state: State, colour: bool, since: State | None = None) -> str:
    return "o" * int(state[0].pile)


class TinyNotation(Notation):
    def format_action(self, state: State, action: int) -> str:
        return str(action + 1) if action < ROLL else "roll" if action == ROLL else f"roll={action - DIE + 1}"

    def parse_action(self, state: State, text: str) -> tuple[int, ...]:
        found = re.fullmatch(r"([123])|roll(?:=([1-6]))?", text.strip())
        if not found:
            raise UnreadableAction(f"{text!r} is not an action")
        if found[1]:
            return (int(found[1]) - 1,)
        outcome = (DIE + int(found[2]) - 1,) if found[2] else ()
        return outcome if outcome and state[0].rolling else (ROLL, *outcome)

    def fields(self, state: State) -> dict[str, str]:
        s = state[0]
        shown = {
            "pile": f"{s.pile}",
            "seat": SEATS[s.seat] + "?" * int(s.rolling),
            "taken": f"{s.taken[0]},{s.taken[1]}",
        }
        return {**shown, "words": f"{s.pile} in the pile"} if s.pile else shown

    def format_position(self, state: State) -> str:
        return " ".join(list(self.fields(state).values())[:3])

    def parse_position(self, state: State, text: str) -> None:
        found = re.fullmatch(r"(\d{1,3}) ([AB])(\??) (\d{1,3}),(\d{1,3})", text)
        if not found:
            raise BadPosition(f"expected something like 21 A 0,0, not {text!r}")
        s = state[0]
        s.pile, s.seat, s.rolling = int(found[1]), SEATS.index(found[2]), len(found[3])
        s.taken[0], s.taken[1] = int(found[4]), int(found[5])

    def seats(self, state: State) -> tuple[str, ...]:
        return tuple(SEATS)

    def scores(self, state: State) -> tuple[int, ...]:
        return int(state[0].taken[0]), int(state[0].taken[1])

    def ranking(self, state: State) -> tuple[tuple[str, ...], ...]:
        return ((SEATS[state[0].seat],), (SEATS[1 - state[0].seat],)) if state[0].pile == 0 else ()

    def query(self, state: State, question: str) -> str | frozenset[str]:
        if question == "odd":
            return "yes" if state[0].pile % 2 else "no"
        if question == "divisors":
            return frozenset(str(n) for n in range(1, state[0].pile + 1) if state[0].pile % n == 0)
        raise ValueError(f"no such question: {question}")


TINY = Game(
    name="tiny",
    title="Tiny",
    summary="Empty the pile.",
    rules="tiny-1",
    seats=range(2, 3),
    options=(Option("pile", 21, (5, 21, 200)), Option("dice", True, (True, False))),
    state=STATE,
    kernel=KERNEL,
    settings=settings,
    actions=ACTIONS,
    widest=ACTIONS,
    reasons={
        1: ("1", "there is no such action"),
        2: ("2", "the pile is empty"),
        3: ("3", "a die decides, or does not"),
        4: ("4", "there is no die"),
        5: ("5", "the pile is smaller"),
    },
    notation=TinyNotation(),
    diagram=diagram,
)


def find(name: str) -> Game:
    if name != "tiny":
        raise UnknownGame(f"there is no game {name!r}")
    return TINY
