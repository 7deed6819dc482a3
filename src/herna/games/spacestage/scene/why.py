"""Why a bot of Space Stage does what it does: one sentence for the action that its turn is about."""

from __future__ import annotations

from types import SimpleNamespace

from herna.engine.game import State
from herna.engine.scene import Message

from ..kernel import state as S
from .station import taken_slots
from .words import Words, generator_kind, monster_words, plain, to_room, yes


def reason(before: State, action: int, after: State) -> Message | None:
    """For the first main action of a turn, for a turn without one, and for the first action of the Master."""
    s = before[0]
    if s.mains or s.open or s.waits or s.phase not in (S.PLAY, S.MASTER):
        return None
    if s.phase == S.MASTER:
        return _why_master(plain(before), action)
    if S.STEP <= action < S.EXTEND:
        return _why_move(plain(before), *divmod(action - S.STEP, 9))
    if S.HEAL_WHOM <= action < S.HEAL_MORE:
        return _why_heal(plain(before), *divmod(action - S.HEAL_WHOM, S.CHARACTERS))
    if S.ATTACK_SLOT <= action < S.BLOW:
        return _why_attack(plain(before), *divmod(action - S.ATTACK_SLOT, len(S.SLOTS)))
    if S.FIX <= action < S.PAY:
        c = action - S.FIX
        return _why_repair(plain(before), "spacestage-why-repair", {"c": c + 1}, int(s.room[c]))
    if S.END <= action < S.FEED:
        return Message("spacestage-why-wait", {"c": action - S.END + 1})
    return None


def _broken(s: SimpleNamespace, room: int) -> bool:
    g = S.GENERATOR_IN[room]
    return g != S.NONE and bool(s.broken[g])


def _air(s: SimpleNamespace) -> bool:
    """Healing is possible."""
    return not any(s.broken[g] and S.OXYGEN[s.rows] >> g & 1 for g in range(len(s.broken)))


def _worst_hurt(s: SimpleNamespace, c: int, room: int) -> int | None:
    """The other character in the room that needs help most."""
    hurt = [d for d in range(S.CHARACTERS) if d != c and s.room[d] == room and s.life[d] != S.DEAD]
    hurt = [d for d in hurt if s.life[d] == S.DYING or 2 * s.damage[d] >= s.limit]
    return max(hurt, key=lambda d: s.damage[d], default=None)


def _why_move(s: SimpleNamespace, c: int, room: int) -> Message:
    args: Words = {"c": c + 1, "room": to_room(room)}
    there, here = taken_slots(s, room), taken_slots(s, s.room[c])
    helped = _worst_hurt(s, c, room)
    if _broken(s, room):
        return _why_repair(s, "spacestage-why-go-repair", args, room)
    if helped is not None and _air(s):
        return Message("spacestage-why-go-heal", {**args, "target": helped + 1, "n": s.damage[helped]})
    if there:
        return Message("spacestage-why-go-fight", {**args, "monster": monster_words(s, there[0]), "n": len(there)})
    if here:
        return Message("spacestage-why-flee", {**args, "monster": monster_words(s, here[0]), "n": len(here)})
    purse = {S.WORKSHOP: S.SCRAP, S.LABORATORY: S.ORGANIC}.get(room)
    if purse is not None and s.token[purse][c]:
        return Message("spacestage-why-shop", args)
    return Message("spacestage-why-place", args)


def _why_heal(s: SimpleNamespace, c: int, target: int) -> Message:
    args: Words = {"c": c + 1, "target": target + 1, "self": yes(c == target), "n": s.damage[target]}
    if s.life[target] == S.DYING:
        return Message("spacestage-why-rescue", args)
    there = taken_slots(s, s.room[target])
    if there:
        return Message("spacestage-why-heal-monsters", {**args, "monsters": len(there)})
    return Message("spacestage-why-heal", args)


def _why_attack(s: SimpleNamespace, c: int, slot: int) -> Message:
    args: Words = {"c": c + 1, "monster": monster_words(s, slot), "n": s.slot_health[slot]}
    last = sum(there != S.NONE for there in s.slot) == 1
    if last:
        return Message("spacestage-why-attack-last", args)
    if len(taken_slots(s, S.SLOT_ROOM[slot])) > 1:
        return Message("spacestage-why-attack-crowd", args)
    return Message("spacestage-why-attack", {**args, "damage": s.monster_damage[s.slot[slot]]})


def _why_repair(s: SimpleNamespace, what: str, args: Words, room: int) -> Message:
    return Message(what, {**args, "kind": generator_kind(s.rows, S.GENERATOR_IN[room])})


def _why_master(s: SimpleNamespace, action: int) -> Message | None:
    if action < S.SABOTAGE:
        crowd = len(taken_slots(s, S.SLOT_ROOM[action - S.FEED]))
        return Message("spacestage-why-feed", {"slot": S.SLOTS[action - S.FEED], "crowd": crowd})
    if action < S.INFARCT:
        return Message("spacestage-why-sabotage", {"kind": generator_kind(s.rows, action - S.SABOTAGE)})
    if action < S.BOOST:
        c = action - S.INFARCT
        return Message("spacestage-why-infarct", {"c": c + 1, "n": s.limit - s.damage[c]})
    if action < S.PASS:
        room = S.SLOT_ROOM[action - S.BOOST]
        near = sum(s.life[c] == S.ALIVE and s.room[c] == room for c in range(S.CHARACTERS))
        return Message("spacestage-why-boost", {"monster": monster_words(s, action - S.BOOST), "near": near})
    return None
