"""A game that uses everything a client can do: a large map to magnify, small zones, a drawer, dominoes to turn, a die.

The example game, four in a row, is one zone, and one touch is a turn. Here two to four players in turn do one of these,
and then chance rolls a die for them:
- lay one of three dominoes on two adjacent cells of their own land: `0@2,3>` (domino, column, row, direction);
- buy an offer of the shop for a coin: `buy1`;
- put a peg on a field, their own or another's: `peg2.1` (seat, field).
After `turns` actions, the player who has rolled most wins.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from herna.engine.errors import BadPosition, UnknownGame
from herna.engine.game import Game, Option, State
from herna.engine.kernel import CHANCE, NOBODY, Kernel
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below
from herna.engine.notation import Notation
from herna.engine.scene import Mark, Message, Overlay, Scene, Sprite, Zone
from herna.engine.stage import Stage

SIZE, LAND, DOMINOES, OFFERS, FIELDS, MOST = 41, 5, 3, 3, 3, 4
LAY, BUY = 0, DOMINOES * LAND * LAND * 4
PEG = BUY + OFFERS
ROLL = PEG + MOST * FIELDS
ACTIONS = ROLL + 6
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
ARROWS = "^>v<"
CORNERS = ((2, 2), (34, 2), (34, 34), (2, 34))
NAMES = ("North", "East", "South", "West")

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("laid", np.int8, (MOST, LAND * LAND)),
                ("held", np.int8, (MOST, DOMINOES)),
                ("peg", np.int8, (MOST, FIELDS)),
                ("coins", np.int8, (MOST,)),
                ("score", np.int16, (MOST,)),
                ("seats", np.int8),
                ("seat", np.int8),
                ("left", np.int16),
                ("rolls", np.int8),
                ("die", np.int8),
            ],
            align=True,
        ),
    )
)
SETTINGS = np.dtype((np.record, np.dtype([("seats", np.int8), ("turns", np.int16)], align=True)))
DX = np.array([step[0] for step in STEPS])
DY = np.array([step[1] for step in STEPS])


@kernel
def setup(s, options):
    for seat in range(MOST):
        for cell in range(LAND * LAND):
            s.laid[seat, cell] = 0
        for i in range(DOMINOES):
            s.held[seat, i] = 1
        for i in range(FIELDS):
            s.peg[seat, i] = 0
        s.coins[seat] = 2
        s.score[seat] = 0
    s.seats = options.seats
    s.seat = 0
    s.left = options.turns
    s.rolls = 0
    s.die = 0


@kernel
def actor(s):
    if s.rolls:
        return CHANCE
    return NOBODY if s.left == 0 else int(s.seat)


@kernel
def second(cell, direction):
    """The other cell of a domino, or -1."""
    x = cell % LAND + DX[direction]
    y = cell // LAND + DY[direction]
    return y * LAND + x if 0 <= x < LAND and 0 <= y < LAND else -1


@kernel
def check(s, action):
    if action < 0 or action >= ACTIONS:
        return 1
    if s.rolls:
        return 0 if action >= ROLL else 2
    if action >= ROLL or s.left == 0:
        return 2
    if action >= PEG:
        seat, field = (action - PEG) // FIELDS, (action - PEG) % FIELDS
        return 0 if seat < s.seats and s.peg[seat, field] == 0 else 3
    if action >= BUY:
        return 0 if s.coins[s.seat] > 0 else 4
    domino, cell, direction = action // (LAND * LAND * 4), action // 4 % (LAND * LAND), action % 4
    if s.held[s.seat, domino] == 0:
        return 5
    other = second(cell, direction)
    if other < 0:
        return 6
    return 7 if s.laid[s.seat, cell] or s.laid[s.seat, other] else 0


@kernel
def legal(s, out):
    n = 0
    for action in range(ACTIONS):
        if check(s, action) == 0:
            out[n] = action
            n += 1
    return n


@kernel
def apply(s, action):
    if action >= ROLL:
        s.die = action - ROLL + 1
        s.rolls -= 1
        s.score[s.seat] += s.die
        if s.rolls == 0:
            s.left -= 1
            s.seat = (s.seat + 1) % s.seats
        return
    if action >= PEG:
        s.peg[(action - PEG) // FIELDS, (action - PEG) % FIELDS] = 1
    elif action >= BUY:
        s.coins[s.seat] -= 1
    else:
        domino, cell, direction = action // (LAND * LAND * 4), action // 4 % (LAND * LAND), action % 4
        s.held[s.seat, domino] = 0
        s.laid[s.seat, cell] = 1
        s.laid[s.seat, second(cell, direction)] = 1
    s.rolls = 2


@kernel
def draw(s, entropy):
    return ROLL + below(entropy, 6)


@kernel
def payoff(s, out):
    best, worst = 0, 0
    for seat in range(s.seats):
        if s.score[seat] > s.score[best]:
            best = seat
        if s.score[seat] < s.score[worst]:
            worst = seat
    for seat in range(s.seats):
        out[seat] = 1.0 if s.score[seat] == s.score[best] else -1.0
        if s.score[best] == s.score[worst]:  # all equal: a draw
            out[seat] = 0.0


KERNEL = Kernel(setup, actor, legal, check, apply, draw, payoff)


def settings(options):
    out = np.zeros(1, SETTINGS)
    out[0].seats, out[0].turns = options["seats"], options["turns"]
    return out


# --- notation -----------------------------------------------------------------------------------------------------


def diagram(state: State, colour: bool, since: State | None = None) -> str:
    return ",".join(map(str, ATLAS.notation.scores(state)))


# --- the stage ----------------------------------------------------------------------------------------------------


def counter(name: str, kind: str, place: tuple[float, float], label: str, count: int) -> Sprite:
    return Sprite(name, kind, *place, words(f"{label}: {count}"), text=str(count), rule="3")


def words(text: str) -> Message:
    return Message(text)  # in no catalogue, so it is shown literally


def cell_id(seat: int, cell: int) -> str:
    x, y = CORNERS[seat]
    return f"cell-{x + cell % LAND}-{y + cell // LAND}"


def _land(s: np.record, p: int) -> Zone:
    pegs = tuple(
        Sprite(f"field-{p}-{i}", "peg-full" if s.peg[p, i] else "peg", 1 + 2 * i, 1, words(f"Field {i} of {NAMES[p]}"))
        for i in range(FIELDS)
    )
    area = "main" if p == 0 else "left"
    panel = Sprite(f"panel-{p}", "panel", 3, 1, z=-1)
    return Zone(f"land-{p}", area, 6, 2, words(f"Land of {NAMES[p]}"), (panel, *pegs), show="small")  # type: ignore[arg-type]


REASONS = {
    1: ("1", "no such action"),
    2: ("3", "not now"),
    3: ("2", "there is a peg already"),
    4: ("2", "you have no coin"),
    5: ("1", "that domino is laid"),
    6: ("1", "beyond the land"),
    7: ("1", "something lies there"),
}


class AtlasNotation(Notation):
    def format_action(self, state: State, action: int) -> str:
        if action >= ROLL:
            return f"roll={action - ROLL + 1}"
        if action >= PEG:
            return f"peg{(action - PEG) // FIELDS}.{(action - PEG) % FIELDS}"
        if action >= BUY:
            return f"buy{action - BUY}"
        domino, cell, direction = action // (LAND * LAND * 4), action // 4 % (LAND * LAND), action % 4
        return f"{domino}@{cell % LAND},{cell // LAND}{ARROWS[direction]}"

    def format_position(self, state: State) -> str:
        return state.tobytes().hex()

    def parse_position(self, state: State, text: str) -> None:
        try:
            state[0] = np.frombuffer(bytes.fromhex(text), STATE)[0]
        except ValueError:
            raise BadPosition("expected the bytes of a state") from None

    def seats(self, state: State) -> tuple[str, ...]:
        return NAMES[: int(state[0].seats)]

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(int(score) for score in state[0].score[: int(state[0].seats)])

    def ranking(self, state: State) -> tuple[tuple[str, ...], ...]:
        found: dict[int, list[str]] = {}
        for name, score in zip(self.seats(state), self.scores(state), strict=True):
            found.setdefault(-score, []).append(name)
        return tuple(tuple(found[score]) for score in sorted(found))


class AtlasStage(Stage):
    def scene(self, state: State, seat: int | None) -> Scene:
        s = state[0]
        me = int(s.seat) if seat is None else seat
        laid = {cell_id(p, c) for p in range(MOST) for c in range(LAND * LAND) if s.laid[p, c]}
        ground = [
            Sprite(name, "half" if name in laid else "cell", x + 0.5, y + 0.5, words(f"Cell {x},{y}"))
            for y in range(SIZE)
            for x in range(SIZE)
            for name in [f"cell-{x}-{y}"]
        ]
        camps = [
            Sprite(f"camp-{p}", "camp", x - 0.6, y + 2.5, words(f"Camp {NAMES[p]}"), z=1, text=NAMES[p][0], rule="2")
            for p, (x, y) in enumerate(CORNERS[: int(s.seats)])
        ]
        hand = [
            Sprite(f"domino-{i}", "domino", 0.7 + 1.2 * i, 0.6, words(f"Domino {i}"))
            for i in range(DOMINOES)
            if s.held[me, i]
        ]
        offers = [
            Sprite(f"offer-{i}", "offer", 0.8 + 1.4 * i, 0.8, words(f"Offer {i}"), text=str(i)) for i in range(OFFERS)
        ]
        purse = counter("coins", "coin", (0.8 + 1.4 * OFFERS, 0.8), "Coins", int(s.coins[me]))
        die = counter("die", "die", (0.6, 0.6), "The die", int(s.die))
        scored = [
            counter(f"score-{p}", "coin", (1.8 + 1.1 * p, 0.6), f"Score of {NAMES[p]}", int(s.score[p]))
            for p in range(int(s.seats))
        ]
        peg = Sprite("peg", "peg-full", 4.6, 0.6, words("A peg"))
        zones = [
            Zone("dice", "top", 1.8 + 1.1 * MOST, 1.2, words("Dice"), (die, *scored)),
            Zone("map", "main", SIZE, SIZE, words("The map"), (*ground, *camps), zoom=True),
            Zone("hand", "bottom", 5.2, 1.2, words("Hand"), (*hand, peg)),
            *(_land(s, p) for p in range(int(s.seats))),
            Zone("shop", "right", 6, 1.6, words("Shop"), (*offers, purse), show="drawer"),
        ]
        return Scene(tuple(zones), words(f"{NAMES[int(s.seat)]} is to act."))

    def touches(self, state: State, action: int) -> tuple[str, ...]:
        seat = int(state[0].seat)
        if action >= ROLL:
            return "die", f"roll-{action - ROLL}"
        if action >= PEG:
            return "peg", f"field-{(action - PEG) // FIELDS}-{(action - PEG) % FIELDS}"
        if action >= BUY:
            return (f"offer-{action - BUY}",)
        domino, cell, direction = action // (LAND * LAND * 4), action // 4 % (LAND * LAND), action % 4
        return f"domino-{domino}", cell_id(seat, cell), cell_id(seat, second(cell, direction))

    def narrate(self, before: State, action: int, after: State) -> tuple[Message, ...]:
        name = NAMES[int(before[0].seat)]
        if action >= ROLL:
            return (words(f"The die shows {action - ROLL + 1}."),)
        if action >= PEG:
            return (words(f"{name} puts a peg."),)
        return (words(f"{name} buys something." if action >= BUY else f"{name} lays a domino."),)

    def overlays(self, state: State, seat: int | None) -> tuple[Overlay, ...]:
        marks = tuple(
            Mark("help", (f"camp-{p}",), words(f"{NAMES[p]} began here.")) for p in range(int(state[0].seats))
        )
        return (Overlay("camps", words("Camps"), marks),)

    def explain(self, reason: int) -> Message:
        return Message("refused", {"rule": REASONS[reason][0], "why": words(REASONS[reason][1])})


ATLAS = Game(
    name="atlas",
    title="Atlas",
    summary="Roll more than the others.",
    rules="atlas-1",
    seats=range(2, 5),
    options=(Option("turns", 40, (4, 40, 400)),),
    state=STATE,
    kernel=KERNEL,
    settings=settings,
    actions=ACTIONS,
    widest=ACTIONS,
    reasons=REASONS,
    notation=AtlasNotation(),
    diagram=diagram,
    stage=AtlasStage(),
    folder=Path(__file__).parent,
)


def find(name: str) -> Game:
    if name != "atlas":
        raise UnknownGame(f"there is no game {name!r}")
    return ATLAS


def names() -> list[str]:
    return ["atlas"]
