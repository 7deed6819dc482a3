"""Space Stage: actions and positions as text. Rules 12.

A position says what lies on the table. Where a match stands within a turn is not part of it; the field `now`, which
only positions written here have, adds that, so that any state can be written and read again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import numpy as np

from herna.engine.errors import BadPosition, IllegalAction, UnreadableAction
from herna.engine.game import State

from .cards import card_id, monster_id
from .kernel import board, refusal, turn
from .kernel.state import (
    ALIVE,
    ANSWER,
    ASK,
    ATTACK,
    ATTACK_CARD,
    ATTACK_SLOT,
    BLOW,
    BOOST,
    BUY,
    CARDS,
    CHARACTERS,
    CONVERT,
    DEAD,
    DEAL,
    DECK,
    DICE,
    DRAFT,
    DRAW_CARD,
    DRAW_MONSTER,
    DYING,
    ELEMENT_LETTERS,
    END,
    EQUIPMENT,
    EXTEND,
    FACES,
    FEED,
    FIX,
    FOR_CARD,
    FOR_MONSTER,
    FOR_REPAIR,
    FOR_ROLL,
    FOR_TROUBLES,
    GENERATORS,
    GIVE,
    GONE,
    HEAL,
    HEAL_MORE,
    HEAL_WHOM,
    IN_DECK,
    IN_HAND,
    IN_ROW,
    INFARCT,
    MASTER,
    MOST,
    MUTATIONS,
    NO_RESULT,
    NONE,
    NOTHING,
    ON_BOARD,
    OVER,
    PASS,
    PAY,
    PLAY,
    RECHARGE,
    REFILL,
    REPAIR,
    RESOURCE_LETTERS,
    RESULTS,
    ROLL,
    ROOMS,
    SABOTAGE,
    SLOTS,
    STATE,
    STEP,
    TAKE,
    TELEPATHY,
    TELEPORT,
    TRADES,
    TROUBLE,
    TROUBLES,
    USE,
    VARIANTS,
    VORTEX,
    WIN,
)

ROOM = {name: i for i, name in enumerate(ROOMS)}
SLOT = {name: i for i, name in enumerate(SLOTS)}
SEATS_OF_TWO = "AB"


# --- words --------------------------------------------------------------------------------------------------------


def card_name(state: State, card: int) -> str:
    return card_id(state[0], card)


def monster_name(state: State, monster: int) -> str:
    return monster_id(state[0], monster)


def card_number(state: State, name: str) -> int:
    """The card of that id, or NONE."""
    first = DECK * "ME".index(name[0])
    found = np.flatnonzero(state[0].card_id[first : first + DECK] == int(name[1:]))
    return first + int(found[0]) if len(found) else NONE


def monster_number(state: State, name: str) -> int:
    found = np.flatnonzero(state[0].monster_id == int(name[1:]))
    return int(found[0]) if len(found) else NONE


def seats(state: State) -> tuple[str, ...]:
    s = state[0]
    return (*(str(seat + 1) for seat in range(s.team)), *("S" if s.master else ""))


def scores(state: State) -> tuple[int, ...]:
    s = state[0]
    won = 0 if s.phase != OVER else 1 if s.result == WIN else -1
    return (*(won for _ in range(s.team)), *([-won] if s.master else []))


def ranking(state: State) -> tuple[tuple[str, ...], ...]:
    s = state[0]
    if s.phase != OVER:
        return ()
    names = seats(state)
    if not s.master:
        return (names,)
    team, master = names[:-1], names[-1:]
    return (team, master) if s.result == WIN else (master, team)


# --- actions ------------------------------------------------------------------------------------------------------


def format_action(state: State, action: int) -> str:
    if action >= DRAW_CARD:
        return _format_chance(state, action)
    if action >= FEED:
        return _format_master(action)
    if action >= ANSWER:
        return _format_side(state, action)
    if action >= GIVE:
        asking = action >= ASK
        deal, number = divmod(action - (ASK if asking else GIVE), MOST)
        c, other, resource = deal // 8, deal // 2 % 4, deal % 2
        return f"{c + 1}G{'<' if asking else '>'}{other + 1}:{number + 1}{RESOURCE_LETTERS[resource]}"
    if action < RECHARGE:
        c, card = divmod(action - TAKE, CARDS)
        return f"D{c + 1}:{card_name(state, card)}"
    if action < STEP:
        c, card = divmod(action - RECHARGE, CARDS)
        return f"{c + 1}R:{card_name(state, card)}"
    return _format_main(state, action)


def _format_main(state: State, action: int) -> str:
    """Actions that a character can also be led to by Telepathy."""
    if action < EXTEND:
        c, room = divmod(action - STEP, 9)
        return f"{_doer(state, c)}M:{ROOMS[room]}"
    if action < HEAL_WHOM:
        c, room = divmod(action - EXTEND, 9)
        return f"{_doer(state, c, extending=True)}m:{ROOMS[room]}"
    if action < HEAL_MORE:
        c, other = divmod(action - HEAL_WHOM, CHARACTERS)
        return f"{_doer(state, c)}H:{other + 1}"
    if action < ATTACK_SLOT:
        c, more = divmod(action - HEAL_MORE, MOST + 1)
        return f"{_doer(state, c)}+{more}"
    if action < BLOW:
        c, slot = divmod(action - ATTACK_SLOT, 8)
        return f"{_doer(state, c)}A:{SLOTS[slot]}"
    if action < FIX:
        return f"{_doer(state, action - BLOW)}!"
    if action < PAY:
        return f"{_doer(state, action - FIX)}F"
    if action < USE:
        c, scrap = divmod(action - PAY, MOST + 1)
        return f"{_doer(state, c)}P{scrap or '-'}"
    used, choice = divmod(action - USE, VARIANTS)
    c, card = divmod(used, CARDS)
    return f"{_doer(state, c)}U:{card_name(state, card)}{_format_choice(state, card, choice)}"


def _doer(state: State, c: int, extending: bool = False) -> str:
    """`1`, or `2~1` if character 2 acts through character 1."""
    s = state[0]
    led = s.puppet == c and (extending or s.waits or s.open)
    return f"{s.mind + 1}~{c + 1}" if led else str(c + 1)


def _format_choice(state: State, card: int, choice: int) -> str:
    s = state[0]
    kind = s.card_kind[card]
    if kind == ATTACK_CARD and board.two_elements(s, card):
        return ELEMENT_LETTERS[choice] if choice < 3 else f"?{choice}"
    if kind == TELEPORT:
        return f">{ROOMS[choice]}"
    if kind == VORTEX and choice < 8:
        return f">{SLOTS[choice]}"
    if kind == TELEPATHY and choice < CHARACTERS:
        return f">{choice + 1}"
    return f"?{choice}" if choice else ""  # no action has such a text: it is always refused


def _format_side(state: State, action: int) -> str:
    if action < BUY:
        c, yes = divmod(action - ANSWER, 2)
        return f"{c + 1}{'yes' if yes else 'no'}"
    if action < CONVERT:
        c, card = divmod(action - BUY, CARDS)
        return f"{c + 1}B:{card_name(state, card)}"
    if action < END:
        deal, number = divmod(action - CONVERT, MOST)
        return f"{deal // 2 + 1}V:{number + 1}{RESOURCE_LETTERS[deal % 2]}"
    c = action - END
    return f"{SEATS_OF_TWO[c // 2]}." if state[0].pairs and c % 2 == 0 else f"{c + 1}."


def _format_master(action: int) -> str:
    if action < SABOTAGE:
        return f"S:N>{SLOTS[action - FEED]}"
    if action < INFARCT:
        return f"S:G>{GENERATORS[action - SABOTAGE]}"
    if action < BOOST:
        return f"S:I>{action - INFARCT + 1}"
    return f"S:B>{SLOTS[action - BOOST]}" if action < PASS else "S:-"


def _format_chance(state: State, action: int) -> str:
    if action < DRAW_MONSTER:
        return f"+{card_name(state, action - DRAW_CARD)}"
    if action < DICE:
        return f"+{monster_name(state, action - DRAW_MONSTER)}"
    if action < ROLL:
        upper, lower = divmod((action - DICE) % 36, FACES)
        return f"{'' if action < TROUBLE else 'T'}={upper + 1},{lower + 1}"
    c, face = divmod(action - ROLL, FACES)
    return f"{c + 1}Y={face + 1}"


EXAMPLES = (
    "examples: 1M:N (move), 1m:NW (extend), 1H:2 and 1+0 (heal), 1A:U3 and 1! (attack), 1F, 1P3, 1P- (repair), "
    "1U:E01 (use a card), 1R:E01 (recharge), 1G>2:3o and 1G<2:3s (give, ask), 2yes, 1B:E07 (buy), 1V:2o (convert), "
    "1. (end of turn), D1:E01 (draft), S:N>U3 (Station Master)"
)


_WRITTEN = re.compile(
    r"(?P<first>T?=[1-6],[1-6]|\+[MEX]\d\d|[1-4]Y=[1-6]|[^=]+?)(?P<dice>=[1-6],[1-6])?(?P<drawn>(\+[MEX]\d\d)*)",
    re.ASCII,
)


def parse_action(state: State, text: str) -> tuple[int, ...]:
    """The action, and the chance outcomes written with it: dice, then cards or monsters drawn."""
    word = text.strip()
    found = _WRITTEN.fullmatch(word)
    if not found:
        raise UnreadableAction(f"{text!r} is not an action; {EXAMPLES}")
    parts = [found["first"], found["dice"], *re.findall(r"\+\w+", found["drawn"])]
    return tuple(_parse_one(state, part, text) for part in parts if part)


def _parse_one(state: State, word: str, text: str) -> int:
    for pattern, read in _FORMS:
        found = re.fullmatch(pattern, word, re.ASCII)
        if found:
            return read(state, text, **found.groupdict())
    raise UnreadableAction(f"{text!r} is not an action; {EXAMPLES}")


def _refused(text: str, reason: int) -> IllegalAction:
    rule, why = refusal.REASONS[reason]
    return IllegalAction(text, rule, why)


def _card(state: State, text: str, name: str) -> int:
    card = card_number(state, name)
    if card == NONE:
        raise _refused(text, refusal.NOT_OWNED)
    return card


def _led(state: State, text: str, by: str | None, c: str, extending: bool = False) -> int:
    """The character that acts, if it is led exactly by the one named."""
    character = int(c) - 1
    if _doer(state, character, extending) != (f"{by}~{c}" if by else c):
        raise _refused(text, refusal.NO_TELEPATHY if by else refusal.TELEPATHY_FIRST)
    return character


def _read_draft(state: State, text: str, c: str, card: str) -> int:
    return TAKE + (int(c) - 1) * CARDS + _card(state, text, card)


def _read_recharge(state: State, text: str, c: str, card: str) -> int:
    return RECHARGE + (int(c) - 1) * CARDS + _card(state, text, card)


def _read_move(state: State, text: str, by: str | None, c: str, room: str) -> int:
    return STEP + _led(state, text, by, c) * 9 + ROOM[room]


def _read_extension(state: State, text: str, by: str | None, c: str, room: str) -> int:
    return EXTEND + _led(state, text, by, c, extending=True) * 9 + ROOM[room]


def _read_heal(state: State, text: str, by: str | None, c: str, other: str) -> int:
    return HEAL_WHOM + _led(state, text, by, c) * CHARACTERS + int(other) - 1


def _read_more(state: State, text: str, by: str | None, c: str, number: str) -> int:
    if int(number) > MOST:
        raise _refused(text, refusal.NEEDS_NO_MORE)
    return HEAL_MORE + _led(state, text, by, c) * (MOST + 1) + int(number)


def _read_attack(state: State, text: str, by: str | None, c: str, slot: str) -> int:
    return ATTACK_SLOT + _led(state, text, by, c) * 8 + SLOT[slot]


def _read_blow(state: State, text: str, by: str | None, c: str) -> int:
    return BLOW + _led(state, text, by, c)


def _read_fix(state: State, text: str, by: str | None, c: str) -> int:
    return FIX + _led(state, text, by, c)


def _read_pay(state: State, text: str, by: str | None, c: str, number: str) -> int:
    if number != "-" and int(number) > MOST:
        raise _refused(text, refusal.WRONG_PAYMENT)
    return PAY + _led(state, text, by, c) * (MOST + 1) + (0 if number == "-" else int(number))


def _read_use(state: State, text: str, by: str | None, c: str, used: str) -> int:
    card = _card(state, text, used[:3])
    return USE + (_led(state, text, by, c) * CARDS + card) * VARIANTS + _read_choice(state, text, card, used[3:])


def _read_choice(state: State, text: str, card: int, named: str) -> int:
    """What is written after a card: the element of a card with two, or a target."""
    kind = int(state[0].card_kind[card])
    if kind == ATTACK_CARD and board.two_elements(state[0], card):
        if not named or named not in ELEMENT_LETTERS:
            raise _refused(text, refusal.WRONG_ELEMENT)
        return ELEMENT_LETTERS.index(named)
    targets = {TELEPORT: ROOMS, VORTEX: SLOTS, TELEPATHY: ("1", "2", "3", "4")}.get(kind)
    if (targets is None and named) or (targets is not None and named[1:] not in targets):
        raise _refused(text, refusal.WRONG_TARGET)
    return targets.index(named[1:]) if targets else 0


def _read_gift(state: State, text: str, c: str, other: str, tokens: str) -> int:
    return GIVE + _exchanged(text, c, other, tokens)


def _read_request(state: State, text: str, c: str, other: str, tokens: str) -> int:
    return ASK + _exchanged(text, c, other, tokens)


def _exchanged(text: str, c: str, other: str, tokens: str) -> int:
    if int(tokens[:-1]) > MOST:
        raise _refused(text, refusal.TOO_FEW_TOKENS)
    deal = ((int(c) - 1) * CHARACTERS + int(other) - 1) * 2 + RESOURCE_LETTERS.index(tokens[-1])
    return deal * MOST + int(tokens[:-1]) - 1


def _read_answer(state: State, text: str, c: str, word: str) -> int:
    return ANSWER + (int(c) - 1) * 2 + (word == "yes")


def _read_buy(state: State, text: str, c: str, card: str) -> int:
    return BUY + (int(c) - 1) * CARDS + _card(state, text, card)


def _read_convert(state: State, text: str, c: str, number: str, resource: str) -> int:
    if int(number) > MOST:
        raise _refused(text, refusal.TOO_FEW_TOKENS)
    return CONVERT + ((int(c) - 1) * 2 + RESOURCE_LETTERS.index(resource)) * MOST + int(number) - 1


def _read_end(state: State, text: str, who: str) -> int:
    if (who in SEATS_OF_TWO) != bool(state[0].pairs):
        raise _refused(text, refusal.NOT_ON_TURN)
    return END + (SEATS_OF_TWO.index(who) * 2 if who in SEATS_OF_TWO else int(who) - 1)


def _read_master(state: State, text: str, what: str, aim: str) -> int:
    first, names = {"N": (FEED, SLOTS), "G": (SABOTAGE, GENERATORS), "B": (BOOST, SLOTS), "I": (INFARCT, "1234")}[what]
    if aim not in names:
        raise _refused(text, refusal.WRONG_TARGET)
    return first + names.index(aim)


def _read_pass(state: State, text: str) -> int:
    return PASS


def _read_drawn(state: State, text: str, name: str) -> int:
    number = monster_number(state, name) if name[0] == "X" else card_number(state, name)
    if number == NONE:
        raise _refused(text, refusal.NOT_IN_DECK)
    return (DRAW_MONSTER if name[0] == "X" else DRAW_CARD) + number


def _read_dice(state: State, text: str, troubles: str, first: str, second: str) -> int:
    return (TROUBLE if troubles else DICE) + (int(first) - 1) * FACES + int(second) - 1


def _read_roll(state: State, text: str, c: str, face: str) -> int:
    return ROLL + (int(c) - 1) * FACES + int(face) - 1


_BY = r"(?:(?P<by>[1-4])~)?(?P<c>[1-4])"
_CARD = r"(?P<card>[ME]\d\d)"
_ROOMS = "(?P<room>NW|NE|SW|SE|N|W|C|E|S)"
_SLOTS = "(?P<slot>[UL][2-5])"
_FORMS: tuple[tuple[str, Callable[..., int]], ...] = (
    (r"D(?P<c>[1-4]):" + _CARD, _read_draft),
    (r"(?P<c>[1-4])R:" + _CARD, _read_recharge),
    (_BY + "M:" + _ROOMS, _read_move),
    (_BY + "m:" + _ROOMS, _read_extension),
    (_BY + r"H:(?P<other>[1-4])", _read_heal),
    (_BY + r"\+(?P<number>0|[1-9]\d?)", _read_more),
    (_BY + "A:" + _SLOTS, _read_attack),
    (_BY + "!", _read_blow),
    (_BY + "F", _read_fix),
    (_BY + r"P(?P<number>-|[1-9]\d?)", _read_pay),
    (_BY + r"U:(?P<used>[ME]\d\d(?:[fil]|>\w+)?)", _read_use),
    (r"(?P<c>[1-4])G>(?P<other>[1-4]):(?P<tokens>[1-9]\d?[os])", _read_gift),
    (r"(?P<c>[1-4])G<(?P<other>[1-4]):(?P<tokens>[1-9]\d?[os])", _read_request),
    (r"(?P<c>[1-4])(?P<word>yes|no)", _read_answer),
    (r"(?P<c>[1-4])B:" + _CARD, _read_buy),
    (r"(?P<c>[1-4])V:(?P<number>[1-9]\d?)(?P<resource>[os])", _read_convert),
    (r"(?P<who>[1-4AB])\.", _read_end),
    (r"S:(?P<what>[NGIB])>(?P<aim>\w+)", _read_master),
    (r"S:-", _read_pass),
    (r"\+(?P<name>[MEX]\d\d)", _read_drawn),
    (r"(?P<troubles>T?)=(?P<first>[1-6]),(?P<second>[1-6])", _read_dice),
    (r"(?P<c>[1-4])Y=(?P<face>[1-6])", _read_roll),
)


# --- positions: writing -------------------------------------------------------------------------------------------


def fields(state: State) -> dict[str, str]:
    s = state[0]
    out = {str(c + 1): _format_character(state, c) for c in range(CHARACTERS)}
    for i, name in enumerate(SLOTS):
        out[name] = _format_monster(state, int(s.slot[i]), int(s.slot_health[i]))
    for card in vortices(state):
        out[card_name(state, card)] = _format_monster(state, int(s.stored[card]), int(s.stored_health[card]))
    out["broken"] = _listed(name for i, name in enumerate(GENERATORS) if s.broken[i])
    for deck, letter in ((MUTATIONS, "M"), (EQUIPMENT, "E")):
        out[f"row{letter}"] = _listed(_cards_at(state, deck, IN_ROW))
    for deck, letter in ((MUTATIONS, "M"), (EQUIPMENT, "E")):
        out[f"deck{letter}"] = _listed(_cards_at(state, deck, IN_DECK))
    out["deckX"] = _listed(monster_name(state, m) for m, at in enumerate(s.monster_at.tolist()) if at == IN_DECK)
    out["round"] = str(s.rounds)
    out["turn"] = _format_turn(state)
    out["result"] = RESULTS[s.result]
    return out


def _listed(names: Iterator[str]) -> str:
    return ",".join(names) or "-"


def _cards_at(state: State, deck: int, place: int) -> Iterator[str]:
    placed = state[0].card_at.tolist()
    return (card_name(state, card) for card in range(deck * DECK, deck * DECK + DECK) if placed[card] == place)


def vortices(state: State) -> list[int]:
    known = zip(state[0].card_id.tolist(), state[0].card_kind.tolist(), strict=True)
    return [card for card, (number, kind) in enumerate(known) if number != NONE and kind == VORTEX]


def _format_character(state: State, c: int) -> str:
    s = state[0]
    if s.life[c] == DEAD:
        return "dead"
    words = [ROOMS[s.room[c]]]
    words += [f"{letter}{n}" for letter, n in zip("dos", (s.damage[c], *s.token[:, c]), strict=True) if n]
    if s.life[c] == DYING:
        words.append(f"dying{s.noted[c] or ''}")
    placed = s.card_at.tolist()
    cards = [_format_card(state, card) for card in (*range(DECK, CARDS), *range(DECK)) if placed[card] == IN_HAND + c]
    return " ".join([*words, *([f"[{' '.join(cards)}]"] if cards else [])])


def _format_card(state: State, card: int) -> str:
    s = state[0]
    return f"{card_name(state, card)}{'*' * bool(s.discharged[card])}{chr(39) * bool(s.used[card])}"


def _format_monster(state: State, monster: int, health: int) -> str:
    if monster == NONE:
        return "-"
    return f"{monster_name(state, monster)}({health}){'+' * bool(state[0].boosted[monster])}"


def _format_turn(state: State) -> str:
    s = state[0]
    if s.phase == TROUBLES:
        return "T"
    if s.phase == MASTER:
        return "S"
    return SEATS_OF_TWO[s.who // 2] if s.pairs else str(s.who + 1)


def format_position(state: State) -> str:
    """Fields that are not at their default, and `now` for what the others do not say."""
    words = []
    blank = _blank(state)
    shown = fields(state)
    defaults = fields(blank) | _default_decks(state) | {"turn": _default_turn(state)}
    for name, value in shown.items():
        if value != defaults[name]:
            words.append(f"{name}={value}")
    if words and (now := _format_now(state, " ".join(words))):
        words.append(f"now={now}")
    elif not words:
        now = _format_now(state, "")
        words = [f"now={now}" if now else f"round={shown['round']}"]
    return " ".join(words)


def _blank(state: State) -> State:
    """The empty table by the same options: everybody in the middle, nothing anywhere."""
    blank = state.copy()
    _clear_table(blank)
    return blank


def _clear_table(state: State) -> None:
    s = state[0]
    for name in (
        "damage",
        "life",
        "noted",
        "token",
        "broken",
        "used",
        "discharged",
        "stored_health",
        "boosted",
        "dice",
    ):
        s[name][...] = 0
    s.room[:] = ROOM["C"]
    s.stored[:] = NONE
    s.slot[:] = NONE
    s.slot_health[:] = 0
    s.card_at[:] = np.where(s.card_id == NONE, 0, GONE)
    s.monster_at[:] = np.where(s.monster_id == NONE, 0, GONE)
    s.rounds = 1
    s.result = NO_RESULT
    s.who = 0
    turn.clear_turn(s)


def _default_decks(state: State) -> dict[str, str]:
    """All that are nowhere else in the position."""
    s = state[0]
    decks = {
        f"deck{letter}": _listed(
            card_name(state, card) for card in range(first, first + DECK) if s.card_at[card] in (GONE, IN_DECK)
        )
        for first, letter in ((0, "M"), (DECK, "E"))
    }
    monsters = (monster_name(state, m) for m in range(DECK) if s.monster_at[m] in (GONE, IN_DECK))
    return decks | {"deckX": _listed(monsters)}


def _default_turn(state: State) -> str:
    """The first who is not dead."""
    s = state[0]
    first = next((c for c in range(CHARACTERS) if s.life[c] != DEAD), 0)
    return SEATS_OF_TWO[first // 2] if s.pairs else str(first + 1)


# Where a match stands within a turn: the fields of the record, with their least and greatest values.
NOW = {
    "phase": (0, OVER),
    "who": (0, 3),
    "acts": (0, 1),
    "mains": (0, 9),
    "fed": (0, 1),
    "kinds": (0, 15),
    "window": (0, 1),
    "recharged": (0, 1),
    "hat": (0, 1),
    "vivid": (0, 1),
    "trades": (0, TRADES),
    "extends": (NONE, 3),
    "open": (0, REPAIR),
    "opener": (NONE, 3),
    "target": (NONE, 7),
    "added": (0, CARDS),
    "mind": (NONE, 3),
    "puppet": (NONE, 3),
    "waits": (0, 1),
    "asker": (NONE, 3),
    "asked": (NONE, 3),
    "wanted": (0, 1),
    "amount": (0, MOST),
    "due": (0, FOR_ROLL),
    "due_what": (0, 7),
    "due_next": (NONE, 7),
    "sits_out": (0, 1),
    "points": (0, 10**6),
    "use_damage": (0, 9999),
    "reduction": (0, 9999),
    "dice": (0, FACES),
}


def _format_now(state: State, position: str) -> str:
    """What distinguishes the state from the beginning of the turn that the other fields describe."""
    start = state.copy()
    _read_table(start, position)
    words = []
    for name in NOW:
        values = np.atleast_1d(state[0][name])
        if (values != np.atleast_1d(start[0][name])).any():
            words.append(f"{name}:{'/'.join(str(value) for value in values)}")
    return ",".join(words)


# --- positions: reading -------------------------------------------------------------------------------------------


def parse_position(state: State, text: str) -> None:
    now = _read_table(state, text)
    if now is not None:
        _read_now(state, now)
        _refuse_contradictions(state)


def _read_table(state: State, text: str) -> str | None:
    """Write what a position says, at the start of its turn; returns the field `now`."""
    _clear_table(state)
    given = _split(text)
    known = fields(state)
    for name in given:
        if name not in known and name != "now":
            raise BadPosition(f"{name}: there is no such field; the fields are {', '.join(known)}")
    for c in range(CHARACTERS):
        _read_character(state, c, given.get(str(c + 1), "C"))
    for i, name in enumerate(SLOTS):
        _read_slot(state, i, given.get(name, "-"))
    for card in vortices(state):
        _read_stored(state, card, given.get(card_name(state, card), "-"))
    for name in _list(given, "broken"):
        if name not in GENERATORS:
            raise BadPosition(f"broken: generators are {', '.join(GENERATORS)}, not {name}")
        state[0].broken[GENERATORS.index(name)] = 1
    for letter in "ME":
        for name in _list(given, f"row{letter}"):
            _place_card(state, f"row{letter}", letter, name, IN_ROW)
    _read_decks(state, given)
    state[0].rounds = _number(given.get("round", "1"), "round", 1, 9999)
    _read_turn(state, given.get("turn"), given.get("result", "-"), "now" in given)
    return given.get("now")


def _split(text: str) -> dict[str, str]:
    names = list(re.finditer(r"(?:^|\s)(\w+)=", text))
    if text.strip() and (not names or text[: names[0].start()].strip()):
        raise BadPosition(f"a position is written as fields, like 1=C d2 [E01] U3=X01(7), not {text!r}")
    given: dict[str, str] = {}
    for name, after in zip(names, [*names[1:], None], strict=False):
        if name[1] in given:
            raise BadPosition(f"{name[1]}: given twice")
        given[name[1]] = text[name.end() : after.start() if after else None].strip()
    return given


def _list(given: dict[str, str], field: str) -> list[str]:
    value = given.get(field, "-")
    return [] if value == "-" else [word.strip() for word in value.split(",")]


def _number(text: str, field: str, least: int, most: int) -> int:
    if not re.fullmatch("-?[0-9]{1,7}", text) or not least <= int(text) <= most:
        raise BadPosition(f"{field}: a number, {least} to {most}, not {text!r}")
    return int(text)


def _read_character(state: State, c: int, text: str) -> None:
    s = state[0]
    field = str(c + 1)
    if text == "dead":
        s.life[c] = DEAD
        s.room[c] = 0
        return
    found = re.fullmatch(r"(\w+)((?:\s+\w+)*)(?:\s*\[([^\]]*)\])?", text, re.ASCII)
    if not found or found[1] not in ROOM:
        raise BadPosition(f"{field}: a room, then d o s, dying and cards, like C d2 o3 [E01* M02], not {text!r}")
    s.room[c] = ROOM[found[1]]
    seen = set()
    for word in found[2].split():
        part = re.fullmatch("([dos])([0-9]{1,4})|(dying)([1-6]?)", word)
        letter = part and (part[1] or part[3])
        if not part or letter in seen:
            raise BadPosition(f"{field}: what does {word!r} mean?")
        seen.add(letter)
        if part[3]:
            s.life[c] = DYING
            s.noted[c] = int(part[4] or 0)
        elif part[1] == "d":
            s.damage[c] = _number(part[2], field, 0, int(s.limit))
        else:
            s.token[RESOURCE_LETTERS.index(part[1]), c] = int(part[2])
    if (s.damage[c] == s.limit) != (s.life[c] == DYING):
        raise BadPosition(f"{field}: dying with {s.limit} damage, and only then")
    for word in (found[3] or "").split():
        card = re.fullmatch(r"([ME]\d\d)(\*?)('?)", word, re.ASCII)
        if not card or (card[2] and card[1][0] == "M"):
            raise BadPosition(f"{field}: cards are written E01, E01* (discharged), E01' (used), not {word!r}")
        number = _place_card(state, field, card[1][0], card[1], IN_HAND + c)
        s.discharged[number] = bool(card[2])
        s.used[number] = bool(card[3])


def _place_card(state: State, field: str, letter: str, name: str, place: int) -> int:
    number = card_number(state, name) if re.fullmatch(letter + "[0-9]{2}", name) else NONE
    if number == NONE:
        raise BadPosition(f"{field}: there is no card {name!r} of that deck")
    if state[0].card_at[number] != GONE:
        raise BadPosition(f"{field}: {name} is in two places")
    state[0].card_at[number] = place
    return number


def _read_monster(state: State, field: str, text: str) -> tuple[int, int]:
    """The monster and its health."""
    if text == "-":
        return NONE, 0
    s = state[0]
    found = re.fullmatch(r"(X\d\d)\((\d{1,3})\)(\+?)", text, re.ASCII)
    if not found:
        raise BadPosition(f"{field}: a monster and its health, like X01(7), or -, not {text!r}")
    monster = monster_number(state, found[1])
    if monster == NONE:
        raise BadPosition(f"{field}: there is no monster {found[1]}")
    if s.monster_at[monster] != GONE:
        raise BadPosition(f"{field}: {found[1]} is in two places")
    s.monster_at[monster] = ON_BOARD
    s.boosted[monster] = bool(found[3])
    return monster, _number(found[2], field, 1, int(s.monster_health[monster]))


def _read_slot(state: State, slot: int, text: str) -> None:
    s = state[0]
    s.slot[slot], s.slot_health[slot] = _read_monster(state, SLOTS[slot], text)


def _read_stored(state: State, card: int, text: str) -> None:
    s = state[0]
    s.stored[card], s.stored_health[card] = _read_monster(state, card_name(state, card), text)
    if s.stored[card] != NONE and s.card_at[card] < IN_HAND:
        raise BadPosition(f"{card_name(state, card)}: a monster lies only on a card that somebody owns")


def _read_decks(state: State, given: dict[str, str]) -> None:
    s = state[0]
    for letter in "ME":
        if f"deck{letter}" in given:
            for name in _list(given, f"deck{letter}"):
                _place_card(state, f"deck{letter}", letter, name, IN_DECK)
        else:
            deck = s.card_at[DECK * "ME".index(letter) :][:DECK]
            deck[deck == GONE] = IN_DECK
    if "deckX" in given:
        for name in _list(given, "deckX"):
            monster = monster_number(state, name) if re.fullmatch("X[0-9]{2}", name) else NONE
            if monster == NONE or s.monster_at[monster] != GONE:
                raise BadPosition(f"deckX: {name} is no monster, or in two places")
            s.monster_at[monster] = IN_DECK
    else:
        s.monster_at[s.monster_at == GONE] = IN_DECK


def _read_turn(state: State, text: str | None, result: str, within: bool) -> None:
    s = state[0]
    who = _default_turn(state) if text is None else text
    if who not in ("1", "2", "3", "4", "A", "B", "T", "S"):
        raise BadPosition(f"turn: 1 to 4, A or B, T (troubles) or S (Station Master), not {who!r}")
    if who in "TS" and (who == "S") != bool(s.master):
        raise BadPosition(f"turn: {who} does not fit the option master")
    if result not in RESULTS:
        raise BadPosition(f"result: one of {', '.join(RESULTS)}, not {result!r}")
    if who in "AB" and not s.pairs:
        raise BadPosition(f"turn: {who} belongs to Two players (option pairs)")
    if result == "-" and (s.life == DEAD).all():
        raise BadPosition("1 to 4: somebody must be left")
    if who in "1234AB":
        first = SEATS_OF_TWO.index(who) * 2 if who in SEATS_OF_TWO else int(who) - 1
        s.who = first // 2 * 2 if s.pairs else first
    if result != "-":
        turn.finish(s, RESULTS.index(result))
    elif who in "TS":
        boosted = s.boosted.copy()
        turn.meet_trouble(s)
        if within:
            s.boosted[:] = boosted
    elif all(s.life[c] == DEAD for c in range(int(s.who), int(board.last_member(s)) + 1)):
        turn.go_on(s)
    else:
        turn.begin_turn(s)


def _read_now(state: State, text: str) -> None:
    s = state[0]
    for word in text.split(","):
        name, _, values = word.partition(":")
        if name not in NOW:
            raise BadPosition(f"now: {name!r} is unknown")
        least, most = NOW[name]
        numbers = [_number(value, f"now, {name}", least, most) for value in values.split("/")]
        if len(numbers) != np.size(s[name]):
            raise BadPosition(f"now: {name} has {np.size(s[name])} values")
        if STATE[name].shape:
            s[name][:] = numbers
        else:
            s[name] = numbers[0]


def _refuse_contradictions(state: State) -> None:
    """What only `now` can get wrong: everything it says must be possible together."""
    s = state[0]
    members = range(int(s.who), int(board.last_member(s)) + 1)
    acting = {c for c in range(CHARACTERS) if s.acts[c]}
    doers = acting | ({int(s.puppet)} if s.puppet != NONE else set())
    room_for = {FOR_CARD: (DEAL, REFILL, PLAY), FOR_REPAIR: (PLAY,), FOR_TROUBLES: (TROUBLES,), FOR_ROLL: (PLAY,)}
    room_for |= {FOR_MONSTER: (TROUBLES, MASTER), NOTHING: (DRAFT, PLAY, MASTER, OVER)}
    what, after = int(s.due_what), int(s.due_next)
    possible = [
        (s.phase == OVER) == (s.result != NO_RESULT),
        (s.phase == MASTER) <= bool(s.master) and (s.phase == TROUBLES) <= (not s.master),
        s.phase in room_for[int(s.due)],
        not s.pairs or s.who % 2 == 0 or s.phase == DRAFT,
        all(c in members and s.life[c] == ALIVE and s.phase == PLAY for c in acting),
        s.phase != PLAY or bool(acting) or s.due == FOR_ROLL,
        s.phase != DRAFT or IN_ROW in s.card_at,
        s.due != FOR_CARD or (what < 2 and board.left_in(s, what) > 0),
        s.due != FOR_MONSTER or (s.slot[what] == NONE and board.monsters_left(s) > 0),
        after == NONE or (s.due == FOR_MONSTER and after != what),
        s.due != FOR_REPAIR or s.open == REPAIR,
        s.due != FOR_ROLL or (what in members and s.life[what] == DYING),
        (s.mind == NONE) == (s.puppet == NONE) and (s.mind == NONE or s.mind in acting),
        s.puppet == NONE or (s.puppet != s.mind and s.life[s.puppet] == ALIVE),
        s.puppet == NONE or bool(s.waits) + bool(s.open) + (s.extends == s.puppet) == 1,
        not s.waits or (s.puppet != NONE and not s.open),
        s.extends == NONE or (s.extends in doers and not s.open and not s.waits),
        _open_is_possible(state, doers),
        _request_is_possible(state, acting),
    ]
    if not all(possible):
        raise BadPosition("now: this cannot be the state of a turn here")


def _open_is_possible(state: State, doers: set[int]) -> bool:
    s = state[0]
    target = int(s.target)
    if not s.open:
        return bool(s.opener == NONE and target == NONE and s.points == 0 and s.added == 0)
    if s.opener not in doers or s.puppet not in (NONE, s.opener) or target == NONE:
        return False
    if s.open == HEAL:
        return target < CHARACTERS and bool(s.life[target] != DEAD)
    if s.open == ATTACK:
        return bool(s.slot[target] != NONE)
    return bool(s.open == REPAIR and target < len(GENERATORS) and s.broken[target])


def _request_is_possible(state: State, acting: set[int]) -> bool:
    s = state[0]
    asked = int(s.asked)
    if s.asker == NONE:
        return bool(asked == NONE and s.wanted == 0 and s.amount == 0)
    known = s.asker in acting and asked not in (NONE, s.asker) and s.due == NOTHING
    return bool(known and s.life[asked] == ALIVE and 0 < s.amount <= s.token[s.wanted, asked])


# --- comparing, queries -------------------------------------------------------------------------------------------


def tidy(name: str, value: str) -> str:
    """A value of a field with its lists in order, as `fields` writes them: rules 12, order does not matter."""
    if name in ("broken", "rowM", "rowE", "deckM", "deckE", "deckX"):
        names = [word.strip() for word in value.split(",")]
        return ",".join(
            sorted(names, key=GENERATORS.index if name == "broken" and set(names) <= set(GENERATORS) else None)
        )
    if name in "1234":
        before, bracket, cards = value.partition("[")
        return f"{before}{bracket}{' '.join(sorted(cards.rstrip(']').split()))}]" if bracket else value
    return value


def query(state: State, question: str) -> str | frozenset[str]:
    """Rules 12: `end c` and `total`."""
    s = state[0]
    found = re.fullmatch("end ([1-4])", question)
    if found:
        return str(int(board.end_damage(s, int(found[1]) - 1)))
    if question == "total":
        return str(int(board.total(s))) if s.open else "-"
    raise ValueError(f"no such question: {question}")
