"""What blows do in Space Stage: of one card, of a whole hand, and in words."""

from __future__ import annotations

from types import SimpleNamespace

from herna.engine.scene import Message

from ..kernel import state as S
from .words import monster_words


def halves_of(s: SimpleNamespace, monster: int, element: int) -> int:
    """The multiplier of a monster for an element."""
    times: int = s.monster_halves[monster][element]
    return max(times + s.boost_halves, 0) if s.boosted[monster] else times


def could(s: SimpleNamespace, c: int, slot: int, n: int) -> Message:
    """What a character could do to a monster, in words."""
    name = "spacestage-mark-kill" if n >= s.slot_health[slot] else "spacestage-mark-blow"
    return Message(name, {"c": c + 1, "n": n, "monster": monster_words(s, slot)})


def most_damage(s: SimpleNamespace, c: int, slot: int) -> int:
    """What a character would deal to a monster with everything in its hand, on top of what it has added already."""
    cards = [
        card
        for card in range(S.CARDS)
        if s.card_at[card] == S.IN_HAND + c and s.card_kind[card] == S.ATTACK_CARD
        if not s.used[card] and not s.discharged[card]
    ]
    attacking = s.open == S.ATTACK and s.opener == c and s.target == slot
    halves = sum(best_halves(s, card, s.slot[slot]) for card in cards) + (s.points if attacking else 0)
    bare = not cards and not (attacking and s.added)
    return s.bare_hands if bare else halves // 2


def best_halves(s: SimpleNamespace, card: int, monster: int) -> int:
    """What an attack card does to a monster, by its better element, in halves. Rules 5."""
    times = [
        halves_of(s, monster, element) for element in range(len(S.ELEMENTS)) if s.card_elements[card] >> element & 1
    ]
    best: int = s.card_value[card] * max(times, default=2)
    return best
