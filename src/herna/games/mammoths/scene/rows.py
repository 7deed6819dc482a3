"""The two rows of dominoes of Mammoths: this round's on the left, the next one's on the right, and the chiefs."""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace

from herna.engine.scene import Message, Sprite, Zone

from ..kernel import state as S
from .things import KEPT, WIDTH, Spot, chief, resized
from .touch import domino_id
from .words import Words, half_words

Dominoes = tuple[tuple[int, int], ...]  # numbers and owners

HEIGHT = 4.9
COLUMNS = (1.09, 3.21)
FIRST, PITCH, SCALE = 1.34, 1.0, 0.94  # the uppermost domino, the distance to the next one, their size
HEAD = 0.43  # middle of what is above the columns


def rows(s: SimpleNamespace, stuck: bool, size: float) -> Zone:
    now = tuple((n, owner) for n, owner in zip(s.row, s.row_owner, strict=True) if n)
    coming = tuple((n, owner) for n, owner in zip(s.next, s.next_owner, strict=True) if n)
    return _rows(
        now,
        coming,
        s.rounds,
        two_each=s.players == 2,
        in_hand=s.act if _holds_chief(s, now, coming) else S.NONE,
        drawing=s.phase == S.DRAW_ROW,
        placing=s.phase == S.PLACING,
        stuck=stuck,
        with_tokens=s.mode != S.DISCOVERY,
        size=size,
    )


def _holds_chief(s: SimpleNamespace, now: Dominoes, coming: Dominoes) -> bool:
    """Whether a chief of the player to act stands on neither row: between placing and claiming. Rules 13."""
    if s.act < 0 or not 0 < s.rounds < S.ROUNDS:
        return False
    standing = sum(owner == s.act for _, owner in now + coming)
    return bool(standing < (2 if s.players == 2 else 1))


@lru_cache(KEPT)
def _rows(
    now: Dominoes,
    coming: Dominoes,
    rounds: int,
    *,
    two_each: bool,
    in_hand: int,
    drawing: bool,
    placing: bool,
    stuck: bool,
    with_tokens: bool,
    size: float,
) -> Zone:
    label = Message("mammoths-rows", {"round": rounds})
    sprites = [
        Sprite("rows", "panel-rows", WIDTH / 2, HEIGHT / 2, label, z=-3),
        Sprite("round", "round", COLUMNS[0], HEAD, z=-1, text=f"{max(rounds, 1)}/{S.ROUNDS}"),
    ]
    if rounds < S.ROUNDS:
        sprites.append(Sprite("coming", "arrow", COLUMNS[1], HEAD, z=-1))
    if in_hand != S.NONE:
        sprites.append(chief(in_hand, _spare(in_hand, now, coming) if two_each else 1, (WIDTH / 2, HEAD), 0.72))
    if stuck:
        sprites.append(Sprite("discard", "discard", WIDTH / 2, HEAD, Message("mammoths-discard"), scale=0.8, z=3))
    for column, row in enumerate((now, coming)):
        # The remaining dominoes of a row stay where they are: they are the last ones.
        skipped = 0 if column and drawing else S.ROW - len(row)
        for i, (number, owner) in enumerate(row):
            at = COLUMNS[column], FIRST + PITCH * (i + skipped)
            sprites += _domino(number, at, owner, placing and column == i == 0, with_tokens)
            if owner != S.NONE:
                which = _which(owner, column, i, now, coming) if two_each else 1
                sprites.append(chief(owner, which, (at[0], at[1] + 0.16), 0.52))
        for i in range(S.ROW):
            space = f"space-{column}{i}"
            sprites.append(Sprite(space, "domino-space", COLUMNS[column], FIRST + PITCH * i, scale=SCALE, z=-2))
    return resized(Zone("rows", "left", WIDTH, HEIGHT, Message("mammoths-zone-rows"), tuple(sprites)), size)


def _which(owner: int, column: int, i: int, now: Dominoes, coming: Dominoes) -> int:
    """Which of a player's two chiefs stands there: the one that acts first in a round is the first.

    A state does not know where a chief came from, so a claim may swap these numbers; the chiefs look alike.
    """
    if column == 0 and sum(other == owner for _, other in now) == 1:
        return 2
    return 1 + sum(other == owner for _, other in (now, coming)[column][:i])


def _spare(owner: int, now: Dominoes, coming: Dominoes) -> int:
    """Which of a player's two chiefs stands nowhere."""
    standing = {
        _which(owner, column, i, now, coming)
        for column, row in enumerate((now, coming))
        for i, (_, other) in enumerate(row)
        if other == owner
    }
    return 2 if 1 in standing else 1


@lru_cache(KEPT)
def _domino(number: int, at: Spot, owner: int, ready: bool, with_tokens: bool) -> tuple[Sprite, ...]:
    name, (x, y) = domino_id(number), at
    halves = list(zip(S.TERRAIN[number].tolist(), S.MARKS[number].tolist(), strict=True))
    left, right = (half_words(terrain, marks) for terrain, marks in halves)
    words: Words = {"number": number, "left": left, "right": right}
    label = Message("mammoths-domino", words)
    if owner != S.NONE:
        label = Message("mammoths-domino-claimed", {**words, "seat": S.SEATS[owner]})
    face = "-".join(f"{S.TERRAINS[terrain]}{marks}" for terrain, marks in halves)
    sprites = [Sprite(name, f"domino-{face}", x, y, label, scale=SCALE, tags=("ready",) if ready else ())]
    for half, side in enumerate("lr"):
        kind = int(S.RESOURCE[number, half])
        if with_tokens and kind != S.NONE:
            middle = x + (half - 0.5) * SCALE
            sprites.append(Sprite(f"{name}:{side}", f"token-{S.KINDS[kind]}", middle, y, scale=0.8 * SCALE, z=1))
    sprites.append(Sprite(f"{name}:n", "number", x, y - 0.33, text=str(number), scale=0.84, z=2))
    return tuple(sprites)
