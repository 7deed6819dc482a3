"""Random positions of Space Stage, with more cards, monsters and broken things than random play reaches."""

from __future__ import annotations

import random

from hypothesis import strategies as st

ROOMS = ("NW", "N", "NE", "W", "C", "E", "SW", "S", "SE")
SLOTS = ("U2", "U3", "U4", "U5", "L2", "L3", "L4", "L5")
HEALTH = dict(zip(range(1, 14), (7, 6, 4, 7, 6, 7, 9, 4, 7, 7, 8, 8, 10), strict=True))
CHOICES = {
    "hardcore": ("no", "yes"),
    "generators": ("diagonal", "rows"),
    "move_extension": ("one", "chain"),
    "bare_hands": ("1", "0", "2"),
    "hat": ("active", "passive"),
    "revived": ("plays", "waits"),
    "feeding": ("must", "free"),
    "consent": ("ask", "free"),
    "cap": ("40", "3"),
}
VARIANTS = ({}, {"hardcore": "yes"}, {"pairs": "yes"}, {"master": "yes"}, {"pairs": "yes", "master": "yes"})


def random_options(rng: random.Random, variant: dict[str, str]) -> tuple[int, dict[str, str]]:
    """Seats and options."""
    options = {name: rng.choice(values) if rng.random() < 0.3 else values[0] for name, values in CHOICES.items()}
    options |= variant
    team = 2 if options.get("pairs") == "yes" else rng.choice((4, 4, 1, 2, 3))
    return team + (options.get("master") == "yes"), options


def random_position(rng: random.Random, options: dict[str, str]) -> str:
    limit = 7 if options["hardcore"] == "yes" else 8
    cards = [f"M{n:02d}" for n in range(1, 14)] + [f"E{n:02d}" for n in range(1, 14)]
    rng.shuffle(cards)
    monsters = rng.sample(range(1, 14), 13)
    crowded = rng.sample(ROOMS, 3)
    words = []
    hands: list[str] = []
    living = 0
    for c in range(1, 5):
        if rng.random() < 0.08 and (living or c < 4):
            words.append(f"{c}=dead")
            continue
        living += 1
        damage = rng.choice((0, 1, 3, limit - 1, limit)) if rng.random() < 0.6 else 0
        held = [cards.pop() for _ in range(rng.randrange(6))]
        hands += held
        marks = [card + rng.choice(("", "*", "'", "*'") if card[0] == "E" else ("", "", "'")) for card in held]
        parts = [rng.choice(crowded if rng.random() < 0.8 else ROOMS)]
        parts += [
            f"{letter}{n}" for letter, n in (("d", damage), ("o", rng.randrange(9)), ("s", rng.randrange(9))) if n
        ]
        parts += [rng.choice(("dying", "dying3", "dying6"))] if damage == limit else []
        words.append(f"{c}={' '.join(parts)}" + (f" [{' '.join(marks)}]" if marks else ""))
    for slot in SLOTS:
        if rng.random() < 0.45:
            words.append(f"{slot}={written(rng, monsters.pop())}")
    for vortex in ("M13", "E13"):
        if vortex in hands and rng.random() < 0.5:
            words.append(f"{vortex}={written(rng, monsters.pop())}")
    words.append("broken=" + (",".join(rng.sample(("NW", "NE", "SW", "SE"), rng.randrange(4))) or "-"))
    for letter in "ME":
        row = [card for card in cards if card[0] == letter][: rng.randrange(4)]
        words.append(f"row{letter}={','.join(row) or '-'}")
    if rng.random() < 0.3:
        left = [f"X{n:02d}" for n in monsters[: rng.randrange(3)]]
        words.append(f"deckX={','.join(left) or '-'}")
    turns = ("A", "B") if options.get("pairs") == "yes" else ("1", "2", "3", "4")
    words.append(f"turn={rng.choice((*turns, 'S' if options.get('master') == 'yes' else 'T'))}")
    words.append(f"round={rng.randrange(1, 4)}")
    return " ".join(words)


def written(rng: random.Random, monster: int) -> str:
    return f"X{monster:02d}({rng.randint(1, HEALTH[monster])}){rng.choice(('', '', '+'))}"


@st.composite
def positions(draw: st.DrawFn, variants: tuple[dict[str, str], ...] = VARIANTS) -> tuple[str, int, dict[str, str]]:
    """A position with its seats and options."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    seats, options = random_options(rng, rng.choice(variants))
    return random_position(rng, options), seats, options
