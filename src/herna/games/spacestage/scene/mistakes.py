"""Why an action of Space Stage was a mistake: facts about the position after the better action and the played one.

What speaks for single actions is in why.py; here is what one of two actions does and the other does not.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

from herna.engine.scene import Message
from herna.engine.why import Mistake, Why, first_of, usual

from ..kernel import state as S
from .blows import most_damage
from .names import Name
from .station import taken_slots
from .words import generator_kind, monster_words, plain


class Sight:
    """The positions that a mistake is about: before it, after the better action and after the played one."""

    def __init__(self, mistake: Mistake) -> None:
        self.mistake, self.played_action, self.better_action = mistake, mistake.played, mistake.better
        self.then, self.better = plain(mistake.view), plain(mistake.after_better)
        self.played = plain(mistake.after_played)


def why(mistake: Mistake) -> tuple[Why, ...]:
    sight = Sight(mistake)
    of_house = [each for each in usual(mistake) if each.message.id == "herna-why-better"]
    return (*(first_of(ACHIEVES, sight) or of_house), *first_of(ALLOWS, sight))


def _say(what: str, rule: str, /, **words: str | int | Message) -> Why:
    return Why(Message(f"spacestage-mistake-{what}", words), rule)


def _ends_turn(action: int) -> bool:
    return S.END <= action < S.FEED


# --- what the better action achieves --------------------------------------------------------------------------------


def _wins(c: Sight) -> Why | None:
    if c.better.result != S.WIN or c.played.result == S.WIN:
        return None
    return _say("wins", "10")


def _slays(c: Sight) -> Why | None:
    """An attack that the character's cards and fists make strong enough, as long as none of them is left out."""
    attacker, slot = _attack(c)
    if slot == S.NONE or not _falls(c, c.better, attacker, slot) or _falls(c, c.played, attacker, slot):
        return None
    most, health = most_damage(c.then, attacker, slot), c.then.slot_health[slot]
    return _say("slays", "5", c=attacker + 1, monster=monster_words(c.then, slot), n=most, health=health)


def _attack(c: Sight) -> tuple[int, int]:
    """Who attacks which slot with the better action, or goes on attacking it."""
    action = c.better_action
    if S.ATTACK_SLOT <= action < S.BLOW:
        attacker, slot = divmod(action - S.ATTACK_SLOT, len(S.SLOTS))
        return attacker, slot
    if c.then.open == S.ATTACK and (S.USE <= action < S.GIVE or S.BLOW <= action < S.FIX):
        return c.then.opener, c.then.target
    return S.NONE, S.NONE


def _falls(c: Sight, now: SimpleNamespace, attacker: int, slot: int) -> bool:
    """Whether the blow has finished the monster, or everything in hand still makes it strong enough."""
    if now.open == S.ATTACK and now.target == slot:
        return bool(most_damage(now, attacker, slot) >= now.slot_health[slot])
    return bool(c.then.slot[slot] != S.NONE and now.slot[slot] == S.NONE)


def _rescues(c: Sight) -> Why | None:
    """A heal is never too small for somebody who is dying: one point is enough."""
    action = c.better_action
    if not S.HEAL_WHOM <= action < S.HEAL_MORE or not c.then.heal_base:
        return None
    target = (action - S.HEAL_WHOM) % S.CHARACTERS
    if c.then.life[target] != S.DYING or (c.played.open == S.HEAL and c.played.target == target):
        return None
    return _say("rescues", "8", target=target + 1)


def _repairs(c: Sight) -> Why | None:
    """A broken generator beside the character that is left as it is."""
    if not S.FIX <= c.better_action < S.PAY or c.played.open == S.REPAIR:
        return None
    generator = S.GENERATOR_IN[c.then.room[c.better_action - S.FIX]]
    return _say("repairs", "5", kind=generator_kind(c.then.rows, generator))


def _spares(c: Sight) -> Why | None:
    """Less damage at the end of the turn for a character on turn, as things stand."""
    if c.better.phase != S.PLAY or c.played.phase != S.PLAY or _ends_turn(c.better_action):
        return None
    for who in range(S.CHARACTERS):
        if c.then.acts[who] and c.better.acts[who] and c.then.life[who] == S.ALIVE:
            suffered = _suffered(c, who)
            if suffered is not None and c.better.ends[who] < suffered:
                return _say("spares", "8", c=who + 1, less=suffered - c.better.ends[who])
    return None


def _suffered(c: Sight, who: int) -> int | None:
    """What the played action leaves for the end of the turn, or has come to by ending it."""
    if _ends_turn(c.played_action):
        return int(c.then.ends[who])
    return int(c.played.ends[who]) if c.played.acts[who] else None


def _funds(c: Sight) -> Why | None:
    """Resources that are enough for a card of the shop where they go."""
    if not S.GIVE <= c.better_action < S.ASK:
        return None
    other = (c.better_action - S.GIVE) // S.MOST // 2 % S.CHARACTERS
    before, after = _affordable(c.then, other), _affordable(c.better, other)
    more = sorted(after - before - _affordable(c.played, other), key=lambda card: -c.then.card_cost[card])
    if not more:
        return None
    name: Name = c.then.cast.cards[more[0]].name
    return _say("funds", "7", d=other + 1, name=name)


def _affordable(s: SimpleNamespace, c: int) -> set[int]:
    """The cards that the character can pay in the shop where it is, if that has power. Rules 7."""
    deck = {S.LABORATORY: S.MUTATIONS, S.WORKSHOP: S.EQUIPMENT}.get(s.room[c])
    if deck is None or s.broken[S.POWER[s.rows][deck]]:
        return set()
    cards = range(deck * S.DECK, deck * S.DECK + S.DECK)
    return {card for card in cards if s.card_at[card] == S.IN_ROW and s.card_cost[card] <= s.token[deck][c]}


# --- what the played action allows ----------------------------------------------------------------------------------


def _loses(c: Sight) -> Why | None:
    return _say("loses", "10") if c.played.result == S.LOSS != c.better.result else None


def _dies(c: Sight) -> Why | None:
    """A character that begins to die with the end of the turn, which has come or stands."""
    for who in range(S.CHARACTERS):
        if c.then.life[who] != S.ALIVE:
            continue
        if c.played.life[who] == S.DYING and c.better.life[who] == S.ALIVE and c.then.phase == S.PLAY:
            return _say("dies", "8", c=who + 1, n=c.then.ends[who])
        if c.then.acts[who] and _would_die(c.played, who) and not _would_die(c.better, who):
            return _say("would-die", "8", c=who + 1, n=c.played.ends[who])
    return None


def _would_die(s: SimpleNamespace, who: int) -> bool:
    """Whether the end of the turn, as things stand, makes a character on turn begin to die."""
    return bool(s.phase == S.PLAY and s.acts[who] and s.damage[who] + s.ends[who] >= s.limit)


def _walks_into_damage(c: Sight) -> Why | None:
    for who in range(S.CHARACTERS):
        moved = c.played.room[who] != c.then.room[who] and c.played.acts[who]
        worse = c.played.ends[who] > max(c.then.ends[who], c.better.ends[who])
        if moved and worse and taken_slots(c.played, c.played.room[who]):
            return _say("walks-into", "8", c=who + 1, n=c.played.ends[who])
    return None


def _wounds(c: Sight) -> Why | None:
    """A mutation that costs more than it saves at the end of this turn."""
    if not S.USE <= c.played_action < S.GIVE or c.then.phase != S.PLAY:
        return None
    who = (c.played_action - S.USE) // S.VARIANTS // S.CARDS
    more = c.played.ends[who] - max(c.then.ends[who], c.better.ends[who])
    return _say("wounds", "6", c=who + 1, n=c.played.ends[who]) if more > 0 else None


def _leaves_unused(c: Sight) -> Why | None:
    """Main actions that are lost with the end of the turn, while the better action was one."""
    left = c.then.main_actions - c.then.mains
    if not _ends_turn(c.played_action) or left <= 0 or not _is_main(c.better_action):
        return None
    return _say("unused", "4", n=left)


def _is_main(action: int) -> bool:
    ranges = ((S.STEP, S.EXTEND), (S.HEAL_WHOM, S.HEAL_MORE), (S.ATTACK_SLOT, S.BLOW), (S.FIX, S.PAY))
    return any(first <= action < last for first, last in ranges)


def _leaves_alive(c: Sight) -> Why | None:
    """A blow that does not finish the monster."""
    if not S.BLOW <= c.played_action < S.FIX or c.then.open != S.ATTACK:
        return None
    slot = c.then.target
    if c.played.slot[slot] != c.then.slot[slot] or c.played.slot[slot] == S.NONE:
        return None
    return _say("leaves-alive", "5", monster=monster_words(c.then, slot), left=c.played.slot_health[slot])


Reason = Callable[[Sight], Why | None]
ACHIEVES: tuple[Reason, ...] = (_wins, _slays, _rescues, _spares, _repairs, _funds)
ALLOWS: tuple[Reason, ...] = (_loses, _dies, _walks_into_damage, _wounds, _leaves_alive, _leaves_unused)
