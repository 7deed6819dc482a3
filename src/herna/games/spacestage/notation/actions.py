"""Space Stage: actions as text. Rules 12."""

from __future__ import annotations

import re
from collections.abc import Callable

from herna.engine.errors import IllegalAction, UnreadableAction
from herna.engine.game import State

from ..kernel import board, refusal
from ..kernel import state as S
from .names import ROOM, SEATS_OF_TWO, SLOT, card_name, card_number, monster_name, monster_number

# --- writing ------------------------------------------------------------------------------------------------------


def format_action(state: State, action: int) -> str:
    if action >= S.DRAW_CARD:
        return _format_chance(state, action)
    if action >= S.FEED:
        return _format_master(action)
    if action >= S.ANSWER:
        return _format_side(state, action)
    if action >= S.GIVE:
        asking = action >= S.ASK
        deal, number = divmod(action - (S.ASK if asking else S.GIVE), S.MOST)
        c, other, resource = deal // 8, deal // 2 % 4, deal % 2
        return f"{c + 1}G{'<' if asking else '>'}{other + 1}:{number + 1}{S.RESOURCE_LETTERS[resource]}"
    if action < S.RECHARGE:
        c, card = divmod(action - S.TAKE, S.CARDS)
        return f"D{c + 1}:{card_name(state, card)}"
    if action < S.STEP:
        c, card = divmod(action - S.RECHARGE, S.CARDS)
        return f"{c + 1}R:{card_name(state, card)}"
    return _format_main(state, action)


def _format_main(state: State, action: int) -> str:
    """Actions that a character can also take when led by Telepathy."""
    if action < S.EXTEND:
        c, room = divmod(action - S.STEP, 9)
        return f"{_doer(state, c)}M:{S.ROOMS[room]}"
    if action < S.HEAL_WHOM:
        c, room = divmod(action - S.EXTEND, 9)
        return f"{_doer(state, c, extending=True)}m:{S.ROOMS[room]}"
    if action < S.HEAL_MORE:
        c, other = divmod(action - S.HEAL_WHOM, S.CHARACTERS)
        return f"{_doer(state, c)}H:{other + 1}"
    if action < S.ATTACK_SLOT:
        c, more = divmod(action - S.HEAL_MORE, S.MOST + 1)
        return f"{_doer(state, c)}+{more}"
    if action < S.BLOW:
        c, slot = divmod(action - S.ATTACK_SLOT, 8)
        return f"{_doer(state, c)}A:{S.SLOTS[slot]}"
    if action < S.FIX:
        return f"{_doer(state, action - S.BLOW)}!"
    if action < S.PAY:
        return f"{_doer(state, action - S.FIX)}F"
    if action < S.USE:
        c, scrap = divmod(action - S.PAY, S.MOST + 1)
        return f"{_doer(state, c)}P{scrap or '-'}"
    used, choice = divmod(action - S.USE, S.VARIANTS)
    c, card = divmod(used, S.CARDS)
    return f"{_doer(state, c)}U:{card_name(state, card)}{_format_choice(state, card, choice)}"


def _doer(state: State, c: int, extending: bool = False) -> str:
    """`1`, or `2~1` if character 2 acts through character 1."""
    s = state[0]
    led = s.puppet == c and (extending or s.waits or s.open)
    return f"{s.mind + 1}~{c + 1}" if led else str(c + 1)


def _format_choice(state: State, card: int, choice: int) -> str:
    s = state[0]
    kind = s.card_kind[card]
    if kind == S.ATTACK_CARD and board.two_elements(s, card):
        return S.ELEMENT_LETTERS[choice] if choice < 3 else f"?{choice}"
    if kind == S.TELEPORT:
        return f">{S.ROOMS[choice]}"
    if kind == S.VORTEX and choice < 8:
        return f">{S.SLOTS[choice]}"
    if kind == S.TELEPATHY and choice < S.CHARACTERS:
        return f">{choice + 1}"
    return f"?{choice}" if choice else ""  # no action has such a text: it is always refused


def _format_side(state: State, action: int) -> str:
    if action < S.BUY:
        c, yes = divmod(action - S.ANSWER, 2)
        return f"{c + 1}{'yes' if yes else 'no'}"
    if action < S.CONVERT:
        c, card = divmod(action - S.BUY, S.CARDS)
        return f"{c + 1}B:{card_name(state, card)}"
    if action < S.END:
        deal, number = divmod(action - S.CONVERT, S.MOST)
        return f"{deal // 2 + 1}V:{number + 1}{S.RESOURCE_LETTERS[deal % 2]}"
    c = action - S.END
    return f"{SEATS_OF_TWO[c // 2]}." if state[0].pairs and c % 2 == 0 else f"{c + 1}."


def _format_master(action: int) -> str:
    if action < S.SABOTAGE:
        return f"S:N>{S.SLOTS[action - S.FEED]}"
    if action < S.INFARCT:
        return f"S:G>{S.GENERATORS[action - S.SABOTAGE]}"
    if action < S.BOOST:
        return f"S:I>{action - S.INFARCT + 1}"
    return f"S:B>{S.SLOTS[action - S.BOOST]}" if action < S.PASS else "S:-"


def _format_chance(state: State, action: int) -> str:
    if action < S.DRAW_MONSTER:
        return f"+{card_name(state, action - S.DRAW_CARD)}"
    if action < S.DICE:
        return f"+{monster_name(state, action - S.DRAW_MONSTER)}"
    if action < S.ROLL:
        upper, lower = divmod((action - S.DICE) % 36, S.FACES)
        return f"{'' if action < S.TROUBLE else 'T'}={upper + 1},{lower + 1}"
    c, face = divmod(action - S.ROLL, S.FACES)
    return f"{c + 1}Y={face + 1}"


# --- reading ------------------------------------------------------------------------------------------------------

EXAMPLES = (
    "examples: 1M:N (move), 1m:NW (extend), 1H:2 and 1+0 (heal), 1A:U3 and 1! (attack), 1F, 1P3, 1P- (repair), "
    "1U:E01 (use a card), 1R:E01 (recharge), 1G>2:3o and 1G<2:3s (give, ask), 2yes, 1B:E07 (buy), 1V:2o (convert), "
    "1. (end of turn), D1:E01 (draft), S:N>U3 (Station Master)"
)


_FIRST = re.compile(r"T?=[1-6],[1-6]|\+[MEX]\d\d|[1-4]Y=[1-6]", re.ASCII)  # chance alone
_DICE = re.compile(r"=[1-6],[1-6]", re.ASCII)
_DRAWN = re.compile(r"\+[MEX]\d\d", re.ASCII)
_OUTCOME = 4  # characters of dice or of something drawn


def parse_action(state: State, text: str) -> tuple[int, ...]:
    """The action, and the chance outcomes written with it: dice, then cards or monsters drawn."""
    return tuple(_parse_one(state, part, text) for part in _parts(text.strip()))


def _parts(word: str) -> list[str]:
    """What was chosen or happened first, then the dice if there are any, then everything that was drawn."""
    end = len(word)
    while end > _OUTCOME and _DRAWN.fullmatch(word, end - _OUTCOME, end):
        end -= _OUTCOME
    first, drawn = word[:end], [word[at : at + _OUTCOME] for at in range(end, len(word), _OUTCOME)]
    if _FIRST.fullmatch(first) or len(first) <= _OUTCOME or not _DICE.fullmatch(first, len(first) - _OUTCOME):
        return [first, *drawn]
    return [first[:-_OUTCOME], first[-_OUTCOME:], *drawn]


def _parse_one(state: State, word: str, text: str) -> int:
    for pattern, read in _FORMS:
        found = re.fullmatch(pattern, word, re.ASCII)
        if found:
            return read(state, text, **found.groupdict())
    raise UnreadableAction(f"{text!r} is not an action; {EXAMPLES}")


def _refused(text: str, reason: int) -> IllegalAction:
    return IllegalAction.because(refusal.REASONS, text, reason)


def _card(state: State, text: str, name: str) -> int:
    card = card_number(state, name)
    if card == S.NONE:
        raise _refused(text, refusal.NOT_OWNED)
    return card


def _led(state: State, text: str, by: str | None, c: str, extending: bool = False) -> int:
    """The character that acts, if it is led exactly by the one named."""
    character = int(c) - 1
    if _doer(state, character, extending) != (f"{by}~{c}" if by else c):
        raise _refused(text, refusal.NO_TELEPATHY if by else refusal.TELEPATHY_FIRST)
    return character


def _read_draft(state: State, text: str, c: str, card: str) -> int:
    return S.TAKE + (int(c) - 1) * S.CARDS + _card(state, text, card)


def _read_recharge(state: State, text: str, c: str, card: str) -> int:
    return S.RECHARGE + (int(c) - 1) * S.CARDS + _card(state, text, card)


def _read_move(state: State, text: str, by: str | None, c: str, room: str) -> int:
    return S.STEP + _led(state, text, by, c) * 9 + ROOM[room]


def _read_extension(state: State, text: str, by: str | None, c: str, room: str) -> int:
    return S.EXTEND + _led(state, text, by, c, extending=True) * 9 + ROOM[room]


def _read_heal(state: State, text: str, by: str | None, c: str, other: str) -> int:
    return S.HEAL_WHOM + _led(state, text, by, c) * S.CHARACTERS + int(other) - 1


def _read_more(state: State, text: str, by: str | None, c: str, number: str) -> int:
    if int(number) > S.MOST:
        raise _refused(text, refusal.NEEDS_NO_MORE)
    return S.HEAL_MORE + _led(state, text, by, c) * (S.MOST + 1) + int(number)


def _read_attack(state: State, text: str, by: str | None, c: str, slot: str) -> int:
    return S.ATTACK_SLOT + _led(state, text, by, c) * 8 + SLOT[slot]


def _read_blow(state: State, text: str, by: str | None, c: str) -> int:
    return S.BLOW + _led(state, text, by, c)


def _read_fix(state: State, text: str, by: str | None, c: str) -> int:
    return S.FIX + _led(state, text, by, c)


def _read_pay(state: State, text: str, by: str | None, c: str, number: str) -> int:
    if number != "-" and int(number) > S.MOST:
        raise _refused(text, refusal.WRONG_PAYMENT)
    return S.PAY + _led(state, text, by, c) * (S.MOST + 1) + (0 if number == "-" else int(number))


def _read_use(state: State, text: str, by: str | None, c: str, used: str) -> int:
    card = _card(state, text, used[:3])
    return S.USE + (_led(state, text, by, c) * S.CARDS + card) * S.VARIANTS + _read_choice(state, text, card, used[3:])


def _read_choice(state: State, text: str, card: int, named: str) -> int:
    """What is written after a card: the element of a card with two, or a target."""
    kind = int(state[0].card_kind[card])
    if kind == S.ATTACK_CARD and board.two_elements(state[0], card):
        if not named or named not in S.ELEMENT_LETTERS:
            raise _refused(text, refusal.WRONG_ELEMENT)
        return S.ELEMENT_LETTERS.index(named)
    targets = {S.TELEPORT: S.ROOMS, S.VORTEX: S.SLOTS, S.TELEPATHY: ("1", "2", "3", "4")}.get(kind)
    if (targets is None and named) or (targets is not None and named[1:] not in targets):
        raise _refused(text, refusal.WRONG_TARGET)
    return targets.index(named[1:]) if targets else 0


def _read_gift(state: State, text: str, c: str, other: str, tokens: str) -> int:
    return S.GIVE + _exchanged(text, c, other, tokens)


def _read_request(state: State, text: str, c: str, other: str, tokens: str) -> int:
    return S.ASK + _exchanged(text, c, other, tokens)


def _exchanged(text: str, c: str, other: str, tokens: str) -> int:
    if int(tokens[:-1]) > S.MOST:
        raise _refused(text, refusal.TOO_FEW_TOKENS)
    deal = ((int(c) - 1) * S.CHARACTERS + int(other) - 1) * 2 + S.RESOURCE_LETTERS.index(tokens[-1])
    return deal * S.MOST + int(tokens[:-1]) - 1


def _read_answer(state: State, text: str, c: str, word: str) -> int:
    return S.ANSWER + (int(c) - 1) * 2 + (word == "yes")


def _read_buy(state: State, text: str, c: str, card: str) -> int:
    return S.BUY + (int(c) - 1) * S.CARDS + _card(state, text, card)


def _read_convert(state: State, text: str, c: str, number: str, resource: str) -> int:
    if int(number) > S.MOST:
        raise _refused(text, refusal.TOO_FEW_TOKENS)
    return S.CONVERT + ((int(c) - 1) * 2 + S.RESOURCE_LETTERS.index(resource)) * S.MOST + int(number) - 1


def _read_end(state: State, text: str, who: str) -> int:
    if (who in SEATS_OF_TWO) != bool(state[0].pairs):
        raise _refused(text, refusal.NOT_ON_TURN)
    return S.END + (SEATS_OF_TWO.index(who) * 2 if who in SEATS_OF_TWO else int(who) - 1)


def _read_master(state: State, text: str, what: str, aim: str) -> int:
    first, names = {
        "N": (S.FEED, S.SLOTS),
        "G": (S.SABOTAGE, S.GENERATORS),
        "B": (S.BOOST, S.SLOTS),
        "I": (S.INFARCT, "1234"),
    }[what]
    if aim not in names:
        raise _refused(text, refusal.WRONG_TARGET)
    return first + names.index(aim)


def _read_pass(state: State, text: str) -> int:
    return S.PASS


def _read_drawn(state: State, text: str, name: str) -> int:
    number = monster_number(state, name) if name[0] == "X" else card_number(state, name)
    if number == S.NONE:
        raise _refused(text, refusal.NOT_IN_DECK)
    return (S.DRAW_MONSTER if name[0] == "X" else S.DRAW_CARD) + number


def _read_dice(state: State, text: str, troubles: str, first: str, second: str) -> int:
    return (S.TROUBLE if troubles else S.DICE) + (int(first) - 1) * S.FACES + int(second) - 1


def _read_roll(state: State, text: str, c: str, face: str) -> int:
    return S.ROLL + (int(c) - 1) * S.FACES + int(face) - 1


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
