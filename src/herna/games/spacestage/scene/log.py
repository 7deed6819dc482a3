"""What happened, for the log of a match of Space Stage."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

from herna.engine.game import State
from herna.engine.scene import Message

from ..kernel import state as S
from .names import Name
from .words import generator_kind, half, monster_words, plain, to_room, tokens, yes

ENDS = {S.WIN: "spacestage-log-win", S.LOSS: "spacestage-log-loss", S.CAP: "spacestage-log-cap"}
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
    if action >= S.DRAW_CARD:
        told = _tell_chance(then, now, action)
    elif action >= S.FEED:
        told = _tell_master(then, action)
    elif action >= S.ANSWER:
        told = _tell_side(then, action)
    elif action >= S.GIVE:
        told = _tell_exchange(then, now, action)
    elif action >= S.USE:
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
    if action < S.RECHARGE:
        c, card = divmod(action, S.CARDS)
        yield _say("spacestage-log-draft", c=c + 1, name=_card(then, card))
    elif action < S.STEP:
        c, card = divmod(action - S.RECHARGE, S.CARDS)
        yield _say("spacestage-log-recharge", c=c + 1, name=_card(then, card), n=then.card_use[card])
    elif action < S.HEAL_WHOM:
        extending = action >= S.EXTEND
        c, room = divmod(action - (S.EXTEND if extending else S.STEP), 9)
        yield _say("spacestage-log-extend" if extending else "spacestage-log-move", c=c + 1, room=to_room(room))
    elif action < S.HEAL_MORE:
        c, other = divmod(action - S.HEAL_WHOM, S.CHARACTERS)
        yield _say("spacestage-log-heal", c=c + 1, target=other + 1, self=yes(c == other), n=now.points)
    elif action < S.ATTACK_SLOT:
        c, organic = divmod(action - S.HEAL_MORE, S.MOST + 1)
        healed = then.damage[then.target] - now.damage[then.target]
        yield _say("spacestage-log-healed", c=c + 1, target=then.target + 1, n=healed, organic=organic)
    elif action < S.FIX:
        yield from _tell_attack(then, now, action)
    elif action < S.PAY:
        yield _say("spacestage-log-repair", c=action - S.FIX + 1)
    else:
        c, scrap = divmod(action - S.PAY, S.MOST + 1)
        yield _say("spacestage-log-paid", c=c + 1, n=scrap) if scrap else _say("spacestage-log-gave-up", c=c + 1)


def _tell_attack(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Iterator[Message]:
    if action < S.BLOW:
        c, slot = divmod(action - S.ATTACK_SLOT, len(S.SLOTS))
        yield _say("spacestage-log-attack", c=c + 1, monster=monster_words(then, slot))
        return
    c, slot = action - S.BLOW, then.target
    monster, made = monster_words(then, slot), then.monster_made[then.slot[slot]]
    taken = now.token[made][c] - then.token[made][c]
    if taken:
        yield _say("spacestage-log-blow", c=c + 1, n=taken, monster=monster, tokens=tokens(made, taken))
    else:
        yield _say("spacestage-log-miss", c=c + 1, monster=monster)
    if now.slot[slot] == S.NONE:
        yield _say("spacestage-log-slain", monster=monster)


def _tell_use(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Iterator[Message]:
    used, choice = divmod(action - S.USE, S.VARIANTS)
    c, card = divmod(used, S.CARDS)
    kind, args = then.card_kind[card], {"c": c + 1, "name": _card(then, card)}
    if kind == S.TELEPORT:
        yield _say("spacestage-log-use-teleport", **args, room=to_room(choice))
    elif kind == S.TELEPATHY:
        yield _say("spacestage-log-use-telepathy", **args, target=choice + 1)
    elif kind == S.VORTEX:
        yield _say("spacestage-log-use-vortex", **args, monster=monster_words(then, choice))
        if then.stored[card] != S.NONE:
            yield _say(
                "spacestage-log-released", monster=then.cast.monsters[then.stored[card]].name, slot=S.SLOTS[choice]
            )
    else:
        word = S.KINDS[kind]
        adds = half(now.points - then.points) if word == "attack" else then.card_value[card]
        yield Message(USED[word], {**args, "n": adds})


def _tell_exchange(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Iterator[Message]:
    asking = action >= S.ASK
    deal, number = divmod(action - (S.ASK if asking else S.GIVE), S.MOST)
    c, other = deal // 8, deal // 2 % S.CHARACTERS
    what = tokens(deal % 2, number + 1)
    if not asking:
        yield _say("spacestage-log-give", c=c + 1, d=other + 1, tokens=what)
        return
    yield _say("spacestage-log-ask", c=c + 1, d=other + 1, tokens=what)
    if now.asker == S.NONE:
        yield _say("spacestage-log-give", c=other + 1, d=c + 1, tokens=what)


def _tell_side(then: SimpleNamespace, action: int) -> Iterator[Message]:
    if action < S.BUY:
        c, accepted = divmod(action - S.ANSWER, 2)
        what = tokens(then.wanted, then.amount)
        yield (
            _say("spacestage-log-give", c=c + 1, d=then.asker + 1, tokens=what)
            if accepted
            else _say("spacestage-log-refuse", d=c + 1)
        )
    elif action < S.CONVERT:
        c, card = divmod(action - S.BUY, S.CARDS)
        cost = tokens(S.ORGANIC if card < S.DECK else S.SCRAP, then.card_cost[card])
        yield _say("spacestage-log-buy", c=c + 1, name=_card(then, card), cost=cost)
    elif action < S.END:
        deal, number = divmod(action - S.CONVERT, S.MOST)
        c, kind = divmod(deal, 2)
        yield _say(
            "spacestage-log-convert", c=c + 1, **{"from": tokens(kind, number + 1), "to": tokens(1 - kind, number + 1)}
        )
    else:
        for c in range(S.CHARACTERS):
            if then.acts[c]:
                yield _say("spacestage-log-end", c=c + 1)
        for c in range(S.CHARACTERS):
            if then.ends[c] and then.life[c] == S.ALIVE:
                yield _say("spacestage-log-suffer", c=c + 1, n=then.ends[c])


def _tell_master(then: SimpleNamespace, action: int) -> Iterator[Message]:
    if action < S.SABOTAGE:
        yield _say("spacestage-log-feed", slot=S.SLOTS[action - S.FEED])
    elif action < S.INFARCT:
        yield _say("spacestage-log-sabotage")
    elif action < S.BOOST:
        yield _say("spacestage-log-infarct", c=action - S.INFARCT + 1, n=then.infarct_damage)
    elif action < S.PASS:
        yield _say("spacestage-log-boost", monster=monster_words(then, action - S.BOOST))
    else:
        yield _say("spacestage-log-pass")


def _tell_chance(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Iterator[Message]:
    if action < S.DRAW_MONSTER:
        card = action - S.DRAW_CARD
        yield _say("spacestage-log-row", deck="M" if card < S.DECK else "E", name=_card(then, card))
    elif action < S.DICE:
        monster = then.cast.monsters[action - S.DRAW_MONSTER].name
        yield _say("spacestage-log-monster", monster=monster, slot=S.SLOTS[then.due_what])
    elif action < S.TROUBLE:
        first, second = divmod(action - S.DICE, S.FACES)
        helping = sum(
            c != then.opener and then.life[c] != S.DEAD and then.room[c] == then.room[then.opener]
            for c in range(S.CHARACTERS)
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
    elif action < S.ROLL:
        upper, lower = divmod(action - S.TROUBLE, S.FACES)
        yield _say("spacestage-log-troubles", upper=upper + 1, lower=lower + 1)
        if now.broken == then.broken and now.phase != S.TROUBLES:
            yield _say("spacestage-log-quiet")
    else:
        c, face = divmod(action - S.ROLL, S.FACES)
        yield _say("spacestage-log-roll", c=c + 1, face=face + 1, noted=then.noted[c])
        if now.life[c] == S.ALIVE:
            yield _say("spacestage-log-revived", c=c + 1)


def _tell_lives(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Iterator[Message]:
    """Generators that broke or work again, characters that are dying, dead or alive again."""
    for g in range(len(S.GENERATORS)):
        if now.broken[g] != then.broken[g]:
            yield _say(
                "spacestage-log-broken" if now.broken[g] else "spacestage-log-repaired",
                kind=generator_kind(then.rows, g),
            )
    for c in range(S.CHARACTERS):
        if now.life[c] == then.life[c]:
            continue
        if now.life[c] == S.DYING:
            yield _say("spacestage-log-dying", c=c + 1)
        elif now.life[c] == S.DEAD:
            yield _say("spacestage-log-dead", c=c + 1)
        elif action < S.ROLL:
            yield _say("spacestage-log-lives", c=c + 1)


def _tell_progress(then: SimpleNamespace, now: SimpleNamespace) -> Iterator[Message]:
    if now.rounds > then.rounds and now.phase != S.OVER and then.phase in (S.TROUBLES, S.MASTER):
        yield _say("spacestage-log-round", n=now.rounds)
    if now.phase == S.OVER and then.phase != S.OVER:
        yield _say(ENDS[now.result], master=yes(now.master))
