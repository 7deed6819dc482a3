"""What happened, for the log of a match of Space Stage."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

from herna.engine.game import State
from herna.engine.scene import Message

from ..kernel.state import (
    ALIVE,
    ANSWER,
    ASK,
    ATTACK_SLOT,
    BLOW,
    BOOST,
    BUY,
    CAP,
    CARDS,
    CHARACTERS,
    CONVERT,
    DEAD,
    DECK,
    DICE,
    DRAW_CARD,
    DRAW_MONSTER,
    DYING,
    END,
    EXTEND,
    FACES,
    FEED,
    FIX,
    GENERATORS,
    GIVE,
    HEAL_MORE,
    HEAL_WHOM,
    INFARCT,
    KINDS,
    LOSS,
    MASTER,
    MOST,
    NONE,
    ORGANIC,
    OVER,
    PASS,
    PAY,
    RECHARGE,
    ROLL,
    SABOTAGE,
    SCRAP,
    SLOTS,
    STEP,
    TELEPATHY,
    TELEPORT,
    TROUBLE,
    TROUBLES,
    USE,
    VARIANTS,
    VORTEX,
    WIN,
)
from .names import Name
from .words import generator_kind, half, monster_words, plain, to_room, tokens, yes

ENDS = {WIN: "spacestage-log-win", LOSS: "spacestage-log-loss", CAP: "spacestage-log-cap"}
USED = {
    "attack": "spacestage-log-use-attack",
    "heal": "spacestage-log-use-heal",
    "repair": "spacestage-log-use-repair",
    "reduce": "spacestage-log-use-reduce",
    "hat": "spacestage-log-use-hat",
    "vivification": "spacestage-log-use-vivification",
}


def narrate(before: State, action: int, after: State) -> tuple[Message, ...]:
    then, now = plain(before), plain(after)
    if action >= DRAW_CARD:
        told = _tell_chance(then, now, action)
    elif action >= FEED:
        told = _tell_master(then, action)
    elif action >= ANSWER:
        told = _tell_side(then, action)
    elif action >= GIVE:
        told = _tell_exchange(then, now, action)
    elif action >= USE:
        told = _tell_use(then, now, action)
    else:
        told = _tell_main(then, now, action)
    return (*told, *_tell_lives(then, now, action), *_tell_progress(then, now))


def _say(what: str, /, **args: str | int | Message) -> Message:
    return Message(what, args)


def _card(s: SimpleNamespace, card: int) -> Name:
    name: Name = s.cast.cards[card].name
    return name


def _tell_main(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Iterator[Message]:
    if action < RECHARGE:
        c, card = divmod(action, CARDS)
        yield _say("spacestage-log-draft", c=c + 1, name=_card(then, card))
    elif action < STEP:
        c, card = divmod(action - RECHARGE, CARDS)
        yield _say("spacestage-log-recharge", c=c + 1, name=_card(then, card), n=then.card_use[card])
    elif action < HEAL_WHOM:
        extending = action >= EXTEND
        c, room = divmod(action - (EXTEND if extending else STEP), 9)
        yield _say("spacestage-log-extend" if extending else "spacestage-log-move", c=c + 1, room=to_room(room))
    elif action < HEAL_MORE:
        c, other = divmod(action - HEAL_WHOM, CHARACTERS)
        yield _say("spacestage-log-heal", c=c + 1, target=other + 1, self=yes(c == other), n=now.points)
    elif action < ATTACK_SLOT:
        c, organic = divmod(action - HEAL_MORE, MOST + 1)
        healed = then.damage[then.target] - now.damage[then.target]
        yield _say("spacestage-log-healed", c=c + 1, target=then.target + 1, n=healed, organic=organic)
    elif action < FIX:
        yield from _tell_attack(then, now, action)
    elif action < PAY:
        yield _say("spacestage-log-repair", c=action - FIX + 1)
    else:
        c, scrap = divmod(action - PAY, MOST + 1)
        yield _say("spacestage-log-paid", c=c + 1, n=scrap) if scrap else _say("spacestage-log-gave-up", c=c + 1)


def _tell_attack(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Iterator[Message]:
    if action < BLOW:
        c, slot = divmod(action - ATTACK_SLOT, len(SLOTS))
        yield _say("spacestage-log-attack", c=c + 1, monster=monster_words(then, slot))
        return
    c, slot = action - BLOW, then.target
    monster, made = monster_words(then, slot), then.monster_made[then.slot[slot]]
    taken = now.token[made][c] - then.token[made][c]
    if taken:
        yield _say("spacestage-log-blow", c=c + 1, n=taken, monster=monster, tokens=tokens(made, taken))
    else:
        yield _say("spacestage-log-miss", c=c + 1, monster=monster)
    if now.slot[slot] == NONE:
        yield _say("spacestage-log-slain", monster=monster)


def _tell_use(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Iterator[Message]:
    used, choice = divmod(action - USE, VARIANTS)
    c, card = divmod(used, CARDS)
    kind, args = then.card_kind[card], {"c": c + 1, "name": _card(then, card)}
    if kind == TELEPORT:
        yield _say("spacestage-log-use-teleport", **args, room=to_room(choice))
    elif kind == TELEPATHY:
        yield _say("spacestage-log-use-telepathy", **args, target=choice + 1)
    elif kind == VORTEX:
        yield _say("spacestage-log-use-vortex", **args, monster=monster_words(then, choice))
        if then.stored[card] != NONE:
            yield _say(
                "spacestage-log-released", monster=then.cast.monsters[then.stored[card]].name, slot=SLOTS[choice]
            )
    else:
        word = KINDS[kind]
        adds = half(now.points - then.points) if word == "attack" else then.card_value[card]
        yield Message(USED[word], {**args, "n": adds})


def _tell_exchange(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Iterator[Message]:
    asking = action >= ASK
    deal, number = divmod(action - (ASK if asking else GIVE), MOST)
    c, other = deal // 8, deal // 2 % CHARACTERS
    what = tokens(deal % 2, number + 1)
    if not asking:
        yield _say("spacestage-log-give", c=c + 1, d=other + 1, tokens=what)
        return
    yield _say("spacestage-log-ask", c=c + 1, d=other + 1, tokens=what)
    if now.asker == NONE:
        yield _say("spacestage-log-give", c=other + 1, d=c + 1, tokens=what)


def _tell_side(then: SimpleNamespace, action: int) -> Iterator[Message]:
    if action < BUY:
        c, accepted = divmod(action - ANSWER, 2)
        what = tokens(then.wanted, then.amount)
        yield (
            _say("spacestage-log-give", c=c + 1, d=then.asker + 1, tokens=what)
            if accepted
            else _say("spacestage-log-refuse", d=c + 1)
        )
    elif action < CONVERT:
        c, card = divmod(action - BUY, CARDS)
        cost = tokens(ORGANIC if card < DECK else SCRAP, then.card_cost[card])
        yield _say("spacestage-log-buy", c=c + 1, name=_card(then, card), cost=cost)
    elif action < END:
        deal, number = divmod(action - CONVERT, MOST)
        c, kind = divmod(deal, 2)
        yield _say(
            "spacestage-log-convert", c=c + 1, **{"from": tokens(kind, number + 1), "to": tokens(1 - kind, number + 1)}
        )
    else:
        for c in range(CHARACTERS):
            if then.acts[c]:
                yield _say("spacestage-log-end", c=c + 1)
        for c in range(CHARACTERS):
            if then.ends[c] and then.life[c] == ALIVE:
                yield _say("spacestage-log-suffer", c=c + 1, n=then.ends[c])


def _tell_master(then: SimpleNamespace, action: int) -> Iterator[Message]:
    if action < SABOTAGE:
        yield _say("spacestage-log-feed", slot=SLOTS[action - FEED])
    elif action < INFARCT:
        yield _say("spacestage-log-sabotage")
    elif action < BOOST:
        yield _say("spacestage-log-infarct", c=action - INFARCT + 1, n=then.infarct_damage)
    elif action < PASS:
        yield _say("spacestage-log-boost", monster=monster_words(then, action - BOOST))
    else:
        yield _say("spacestage-log-pass")


def _tell_chance(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Iterator[Message]:
    if action < DRAW_MONSTER:
        card = action - DRAW_CARD
        yield _say("spacestage-log-row", deck="M" if card < DECK else "E", name=_card(then, card))
    elif action < DICE:
        monster = then.cast.monsters[action - DRAW_MONSTER].name
        yield _say("spacestage-log-monster", monster=monster, slot=SLOTS[then.due_what])
    elif action < TROUBLE:
        first, second = divmod(action - DICE, FACES)
        helping = sum(
            c != then.opener and then.life[c] != DEAD and then.room[c] == then.room[then.opener]
            for c in range(CHARACTERS)
        )
        helpers = helping * then.repair_per_helper
        total = first + second + 2 + helpers
        yield _say(
            "spacestage-log-dice",
            first=first + 1,
            second=second + 1,
            helpers=helpers,
            n=total,
            target=then.repair_target,
        )
    elif action < ROLL:
        upper, lower = divmod(action - TROUBLE, FACES)
        yield _say("spacestage-log-troubles", upper=upper + 1, lower=lower + 1)
        if now.broken == then.broken and now.phase != TROUBLES:
            yield _say("spacestage-log-quiet")
    else:
        c, face = divmod(action - ROLL, FACES)
        yield _say("spacestage-log-roll", c=c + 1, face=face + 1, noted=then.noted[c])
        if now.life[c] == ALIVE:
            yield _say("spacestage-log-revived", c=c + 1)


def _tell_lives(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Iterator[Message]:
    """Generators that broke or work again, characters that are dying, dead or alive again."""
    for g in range(len(GENERATORS)):
        if now.broken[g] != then.broken[g]:
            yield _say(
                "spacestage-log-broken" if now.broken[g] else "spacestage-log-repaired",
                kind=generator_kind(then.rows, g),
            )
    for c in range(CHARACTERS):
        if now.life[c] == then.life[c]:
            continue
        if now.life[c] == DYING:
            yield _say("spacestage-log-dying", c=c + 1)
        elif now.life[c] == DEAD:
            yield _say("spacestage-log-dead", c=c + 1)
        elif action < ROLL:
            yield _say("spacestage-log-lives", c=c + 1)


def _tell_progress(then: SimpleNamespace, now: SimpleNamespace) -> Iterator[Message]:
    if now.rounds > then.rounds and now.phase != OVER and then.phase in (TROUBLES, MASTER):
        yield _say("spacestage-log-round", n=now.rounds)
    if now.phase == OVER and then.phase != OVER:
        yield _say(ENDS[now.result], master=yes(now.master))
