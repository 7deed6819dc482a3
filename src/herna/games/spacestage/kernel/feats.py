"""Space Stage: what a turn has accomplished, for puzzles. Only what no dice decide."""

from __future__ import annotations

from herna.engine.kernel.compiler import kernel

from . import state as S
from .board import end_damage

SLOTS = len(S.SLOTS)
SLAIN = 0  # + slot of the monster at the beginning of the turn
TRAPPED = SLAIN + SLOTS  # the same: by a Vortex
SAVED = TRAPPED + SLOTS  # + character that was dying
HEALED = SAVED + S.CHARACTERS  # + character that was badly hurt
SPARED = HEALED + S.CHARACTERS  # + character on turn that would have begun to die at its end
WON = SPARED + S.CHARACTERS
NAMES = (
    *(f"slain-{slot}" for slot in S.SLOTS),
    *(f"trapped-{slot}" for slot in S.SLOTS),
    *(f"{what}-{c}" for what in ("saved", "healed", "spared") for c in range(1, S.CHARACTERS + 1)),
    "won",
)
BADLY = 3  # damage


@kernel
def feats(s, before):
    """Rules 5, 8, 10: a win says it all."""
    if s.result == S.WIN:
        return 1 << WON
    bits = 0
    for slot in range(SLOTS):
        monster = int(before.slot[slot])
        if monster != S.NONE and s.monster_at[monster] == S.GONE:
            bits |= 1 << (SLAIN + slot)
        elif monster != S.NONE and s.slot[slot] != monster:
            bits |= 1 << (TRAPPED + slot)
    for c in range(S.CHARACTERS):
        if before.life[c] == S.DYING and s.life[c] == S.ALIVE:
            bits |= 1 << (SAVED + c)
        elif before.damage[c] >= BADLY and s.damage[c] == 0:
            bits |= 1 << (HEALED + c)
        if was_lost(before, c) and turn_is_over(s, before) and s.life[c] == S.ALIVE:
            bits |= 1 << (SPARED + c)
    return bits


@kernel
def was_lost(before, c):
    """Whether a character would begin to die if the turn ended now."""
    if before.phase != S.PLAY or not before.acts[c] or before.life[c] != S.ALIVE:
        return False
    return before.damage[c] + end_damage(before, c) >= before.limit


@kernel
def turn_is_over(s, before):
    return s.phase != S.PLAY or s.who != before.who or s.rounds != before.rounds
