"""What speaks for an action of Space Stage: a fact about the position after it, in one sentence.

Hints say it, and the log adds it to the action that a bot's turn is about.
"""

from __future__ import annotations

from types import SimpleNamespace

from herna.engine.game import State
from herna.engine.scene import Message

from ..kernel import state as S
from .station import room_damage, taken_slots
from .words import generator_kind, monster_words, plain


def merit(before: State, action: int, after: State) -> Message | None:
    then, now = plain(before), plain(after)
    if S.FEED <= action < S.DRAW_CARD:
        return _of_master(then, now, action)
    if S.USE <= action < S.GIVE:
        used, room = divmod(action - S.USE, S.VARIANTS)
        jumps = then.card_kind[used % S.CARDS] == S.TELEPORT
        return _of_move(then, now, used // S.CARDS, room) if jumps else None
    if S.STEP <= action < S.HEAL_WHOM:
        step = action - (S.EXTEND if action >= S.EXTEND else S.STEP)
        return _of_move(then, now, *divmod(step, len(S.ROOMS)))
    if S.HEAL_WHOM <= action < S.ATTACK_SLOT:
        return _of_heal(then, now, action)
    if S.ATTACK_SLOT <= action < S.FIX:
        return _of_attack(then, now, action)
    if S.FIX <= action < S.USE:
        return _of_repair(then, now, action)
    return None


def reason(before: State, action: int, after: State) -> Message | None:
    """For the first main action of a turn, and for the first action of the Master."""
    s = before[0]
    main = S.STEP <= action < S.EXTEND or S.HEAL_WHOM <= action < S.HEAL_MORE or S.ATTACK_SLOT <= action < S.BLOW
    if s.mains or s.open or s.waits or not (main or S.FIX <= action < S.PAY or S.FEED <= action < S.PASS):
        return None
    return merit(before, action, after)


# --- of the crew ----------------------------------------------------------------------------------------------------


def _of_move(then: SimpleNamespace, now: SimpleNamespace, c: int, room: int) -> Message | None:
    there, helped = taken_slots(now, room), _worst_hurt(now, c, room)
    generator = S.GENERATOR_IN[room]
    if generator != S.NONE and now.broken[generator]:
        return Message("spacestage-why-go-repair", {"kind": generator_kind(now.rows, generator)})
    if helped is not None and _air(now):
        return Message("spacestage-why-go-heal", {"target": helped + 1, "n": now.damage[helped]})
    if there:
        return Message("spacestage-why-go-fight", {"monster": monster_words(now, there[0]), "n": len(there)})
    if taken_slots(then, then.room[c]):
        return Message("spacestage-why-flee")
    if _can_buy(now, c, room):
        return Message("spacestage-why-shop", {"c": c + 1})
    return None


def _air(s: SimpleNamespace) -> bool:
    """Healing is possible."""
    return not any(s.broken[g] and S.OXYGEN[s.rows] >> g & 1 for g in range(len(s.broken)))


def _worst_hurt(s: SimpleNamespace, c: int, room: int) -> int | None:
    """The other character in the room that needs help most."""
    hurt = [d for d in range(S.CHARACTERS) if d != c and s.room[d] == room and s.life[d] != S.DEAD]
    hurt = [d for d in hurt if s.life[d] == S.DYING or 2 * s.damage[d] >= s.limit]
    return max(hurt, key=lambda d: s.damage[d], default=None)


def _can_buy(s: SimpleNamespace, c: int, room: int) -> bool:
    """Whether the room is a shop with power and something that the character can pay. Rules 7."""
    deck = {S.LABORATORY: S.MUTATIONS, S.WORKSHOP: S.EQUIPMENT}.get(room)
    if deck is None or s.broken[S.POWER[s.rows][deck]]:
        return False
    cards = range(deck * S.DECK, deck * S.DECK + S.DECK)
    return any(s.card_at[card] == S.IN_ROW and s.card_cost[card] <= s.token[deck][c] for card in cards)


def _of_heal(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Message | None:
    if action >= S.HEAL_MORE:
        lives = then.life[then.target] == S.DYING and now.life[then.target] == S.ALIVE
        return Message("spacestage-why-lives", {"target": then.target + 1}) if lives else None
    target = (action - S.HEAL_WHOM) % S.CHARACTERS
    if now.life[target] == S.DYING:
        return Message("spacestage-why-rescue", {"target": target + 1})
    there = len(taken_slots(now, now.room[target]))
    if there:
        return Message(
            "spacestage-why-heal-monsters", {"target": target + 1, "n": now.damage[target], "monsters": there}
        )
    return Message("spacestage-why-heal", {"target": target + 1, "n": now.damage[target]})


def _of_attack(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Message | None:
    if action >= S.BLOW:
        slain = now.slot[then.target] == S.NONE
        return Message("spacestage-why-slain", {"monster": monster_words(then, then.target)}) if slain else None
    slot = (action - S.ATTACK_SLOT) % len(S.SLOTS)
    if sum(there != S.NONE for there in now.slot) == 1:
        return Message("spacestage-why-attack-last")
    room = S.SLOT_ROOM[slot]
    if len(taken_slots(now, room)) > 1:
        return Message("spacestage-why-attack-crowd", {"damage": room_damage(now, room)})
    return Message("spacestage-why-attack", {"monster": monster_words(now, slot), "damage": room_damage(now, room)})


def _of_repair(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Message | None:
    if action >= S.PAY:
        mended = then.broken[then.target] and not now.broken[then.target]
        kind = generator_kind(now.rows, then.target)
        return Message("spacestage-why-mended", {"kind": kind}) if mended else None
    kind = generator_kind(now.rows, S.GENERATOR_IN[now.room[action - S.FIX]])
    return Message("spacestage-why-repair", {"kind": kind})


# --- of the Master --------------------------------------------------------------------------------------------------


def _of_master(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Message | None:
    if action < S.SABOTAGE:
        crowded = taken_slots(now, S.SLOT_ROOM[action - S.FEED])
        return Message("spacestage-why-feed", {"monster": monster_words(now, crowded[0])}) if crowded else None
    if action < S.INFARCT:
        return Message("spacestage-why-sabotage", {"kind": generator_kind(now.rows, action - S.SABOTAGE)})
    if action < S.BOOST:
        c = action - S.INFARCT
        return Message("spacestage-why-infarct", {"c": c + 1, "n": now.limit - now.damage[c]})
    if action < S.PASS:
        room = S.SLOT_ROOM[action - S.BOOST]
        near = sum(now.life[c] == S.ALIVE and now.room[c] == room for c in range(S.CHARACTERS))
        return Message("spacestage-why-boost", {"near": near}) if near else None
    return None
