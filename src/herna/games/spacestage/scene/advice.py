"""What a hint says about an action of Space Stage, and what is shown of an action before it is done."""

from __future__ import annotations

from types import SimpleNamespace

from herna.engine.game import State
from herna.engine.scene import Message

from ..kernel import board
from ..kernel import state as S
from .names import Name
from .words import generator_kind, monster_words, plain, room_words, to_room, tokens, yes

SUFFERED = ("damage", "life", "noted", "broken", "boosted")  # what an action does whose turn then passes on


# --- instructions ---------------------------------------------------------------------------------------------------


def instruct(state: State, action: int) -> Message:
    s = plain(state)
    if action >= S.FEED:
        return _of_master(s, action)
    if action >= S.ANSWER:
        return _of_side(s, action)
    if action >= S.GIVE:
        return _of_exchange(action)
    if action >= S.USE:
        return _of_card(state, s, action)
    if action >= S.HEAL_WHOM:
        return _of_deed(s, action)
    return _of_start(s, action)


def _say(what: str, /, **args: str | int | Message) -> Message:
    return Message(what, args)


def _card(s: SimpleNamespace, card: int) -> Name:
    name: Name = s.cast.cards[card].name
    return name


def _of_start(s: SimpleNamespace, action: int) -> Message:
    if action < S.RECHARGE:
        c, card = divmod(action, S.CARDS)
        return _say("spacestage-do-draft", c=c + 1, name=_card(s, card))
    if action < S.STEP:
        card = (action - S.RECHARGE) % S.CARDS
        return _say("spacestage-do-recharge", name=_card(s, card), n=s.card_use[card])
    extending = action >= S.EXTEND
    c, room = divmod(action - (S.EXTEND if extending else S.STEP), len(S.ROOMS))
    return _say("spacestage-do-extend" if extending else "spacestage-do-move", c=c + 1, room=to_room(room))


def _of_deed(s: SimpleNamespace, action: int) -> Message:
    if action < S.HEAL_MORE:
        c, target = divmod(action - S.HEAL_WHOM, S.CHARACTERS)
        return _say("spacestage-do-heal", c=c + 1, target=target + 1, self=yes(c == target))
    if action < S.ATTACK_SLOT:
        return _say("spacestage-do-heal-more", n=(action - S.HEAL_MORE) % (S.MOST + 1))
    if action < S.BLOW:
        c, slot = divmod(action - S.ATTACK_SLOT, len(S.SLOTS))
        return _say("spacestage-do-attack", c=c + 1, monster=monster_words(s, slot))
    if action < S.FIX:
        return _say("spacestage-do-blow", monster=monster_words(s, s.target))
    if action < S.PAY:
        c = action - S.FIX
        return _say("spacestage-do-repair", c=c + 1, kind=generator_kind(s.rows, S.GENERATOR_IN[s.room[c]]))
    scrap = (action - S.PAY) % (S.MOST + 1)
    return _say("spacestage-do-pay", n=scrap) if scrap else _say("spacestage-do-give-up")


def _of_card(state: State, s: SimpleNamespace, action: int) -> Message:
    used, choice = divmod(action - S.USE, S.VARIANTS)
    card = used % S.CARDS
    name, kind = _card(s, card), s.card_kind[card]
    if kind == S.TELEPORT:
        return _say("spacestage-do-use-teleport", name=name, room=to_room(choice))
    if kind == S.VORTEX:
        return _say("spacestage-do-use-vortex", name=name, monster=monster_words(s, choice))
    if kind == S.TELEPATHY:
        return _say("spacestage-do-use-telepathy", name=name, target=choice + 1)
    if board.two_elements(state[0], card):
        return _say("spacestage-do-use-as", name=name, element=S.ELEMENTS[choice])
    return _say("spacestage-do-use", name=name)


def _of_exchange(action: int) -> Message:
    asking = action >= S.ASK
    deal, number = divmod(action - (S.ASK if asking else S.GIVE), S.MOST)
    c, other = deal // 8, deal // 2 % S.CHARACTERS
    return _say(
        "spacestage-do-ask" if asking else "spacestage-do-give",
        c=c + 1,
        d=other + 1,
        tokens=tokens(deal % 2, number + 1),
    )


def _of_side(s: SimpleNamespace, action: int) -> Message:
    if action < S.BUY:
        agreed = (action - S.ANSWER) % 2
        return (
            _say("spacestage-do-agree", d=s.asker + 1, tokens=tokens(s.wanted, s.amount))
            if agreed
            else _say("spacestage-do-refuse")
        )
    if action < S.CONVERT:
        c, card = divmod(action - S.BUY, S.CARDS)
        return _say("spacestage-do-buy", c=c + 1, name=_card(s, card))
    if action < S.END:
        deal, number = divmod(action - S.CONVERT, S.MOST)
        c, kind = divmod(deal, 2)
        return _say(
            "spacestage-do-convert", c=c + 1, **{"from": tokens(kind, number + 1), "to": tokens(1 - kind, number + 1)}
        )
    return _say("spacestage-do-end")


def _of_master(s: SimpleNamespace, action: int) -> Message:
    if action < S.SABOTAGE:
        return _say("spacestage-do-feed", slot=S.SLOTS[action - S.FEED])
    if action < S.INFARCT:
        g = action - S.SABOTAGE
        room = room_words(S.GENERATOR_ROOM[g])
        return _say("spacestage-do-sabotage", kind=generator_kind(s.rows, g), room=room)
    if action < S.BOOST:
        return _say("spacestage-do-infarct", c=action - S.INFARCT + 1)
    if action < S.PASS:
        return _say("spacestage-do-boost", monster=monster_words(s, action - S.BOOST))
    return _say("spacestage-do-pass")


# --- before it is done ----------------------------------------------------------------------------------------------


def outlook(before: State, action: int, after: State) -> State:
    """Damage at the end of a turn and what the Master does are shown, the next turn and the next round are not."""
    then, now = before[0], after[0]
    if action < S.RECHARGE:  # of the draft
        shown = after.copy()
        shown[0].phase, shown[0].who, shown[0].due = then.phase, then.who, then.due
        return shown
    ends = S.END <= action < S.FEED or (then.phase == S.MASTER and now.phase != S.MASTER)
    if not ends or (now.phase == S.OVER and now.result != S.CAP):
        return after
    shown = before.copy()
    for name in SUFFERED:
        shown[0][name] = now[name]
    return shown
