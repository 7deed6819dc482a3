"""Random positions of The Base, with pieces that meet more often than in random play."""

from __future__ import annotations

import random
import re

from hypothesis import strategies as st

from .reference import TILES, TYPE

MIXES = ("D0I6L8T10X0", "D6I6L4T4X4", "D0I0L0T0X24", "D24I0L0T0X0", "D1I2L3T17X1")
CHOICES = {
    "crossing": ("walk", "leap"),
    "idle_rotation": ("true", "false"),
    "return_chooser": ("owner", "attacker"),
    "tie_break": ("rear", "rearThenNext"),
}


def random_options(rng: random.Random) -> dict[str, str]:
    mix = MIXES[0] if rng.random() < 0.6 else rng.choice(MIXES)
    return {**{name: rng.choice(values) for name, values in CHOICES.items()}, "mix": mix}


def random_position(rng: random.Random, mix: str) -> str:
    """Tiles within the mix, at most two saved pieces a side (three in a Time challenge), possible tokens."""
    deck = [name for name, n in re.findall(r"([DILTX])(\d+)", mix) for _ in range(int(n))]
    rng.shuffle(deck)
    share = rng.choice((0.4, 0.8, 1.0))
    tile = {}
    for place in TILES:
        name = deck.pop() if place != "d3" else "X"
        face_up = place in ("d3", "c3", "e3") or rng.random() < share
        tile[place] = f"{rng.choice([m for m, n in TYPE.items() if n == name]):x}" if face_up else "."
    slots = {side: "".join(rng.sample("123--", 5)) for side in "RG"}
    challenge = rng.random() < 0.15
    winner = rng.choice("RG")
    saved = {side: 3 if challenge and side == winner else rng.choice((0, 0, 1, 1, 2)) for side in "RG"}
    taken: set[str] = set()

    def pick(places: list[str]) -> str:
        free = [place for place in places if place not in taken]
        place = rng.choice(free)
        taken.add(place)
        return place

    middle = rng.choice(TILES)
    shown = [place for place in TILES if tile[place] != "."]
    near = [p for p in shown if abs(ord(p[0]) - ord(middle[0])) + abs(int(p[1]) - int(middle[1])) <= 2]
    at = {}
    for side, goal in (("R", "g"), ("G", "a")):
        numbers = rng.sample("123", 3)
        for k, number in enumerate(numbers):
            if k < saved[side]:
                at[side + number] = pick([goal + row for row in "12345"])
    for side, home in (("R", "a"), ("G", "g")):
        for number in "123":
            if side + number in at:
                continue
            homes = [home + row for row in "12345"]
            kinds = [near, near, homes, shown]
            at[side + number] = pick(rng.choice([kind for kind in kinds if set(kind) - taken] or [shown]))
    tokens = {side: rng.randint(0, min(2, saved[side])) for side in "RG"}
    countdown = rng.choice((1, 1, 2, 7, 19, 20))
    side = rng.choice("RG") if not challenge else "GR"["RG".index(winner)]
    turn = side + (f"{rng.randint(3, 5 - tokens[side])}s" if rng.random() < 0.4 else f"{rng.randint(1, 4)}a")
    if challenge:
        turn = f"x{winner}" if rng.random() < 0.3 else turn + "t"
    rows = "/".join("".join(tile[c + r] for c in "bcdef") for r in "12345")
    pieces = ",".join(s + "".join(at[s + n] for n in "123") for s in "RG")
    return f"{rows} {slots['R']},{slots['G']} {pieces} {turn} {countdown} {tokens['R']},{tokens['G']}"


@st.composite
def positions(draw: st.DrawFn) -> tuple[str, dict[str, str]]:
    """A position and options."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    options = random_options(rng)
    return random_position(rng, options["mix"]), options
