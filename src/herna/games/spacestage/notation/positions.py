"""Space Stage: positions as text. Rules 12.

A position says what lies on the table. Where a match stands within a turn is not part of it; the field `now` adds that
(see now.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import numpy as np

from herna.engine.errors import BadPosition
from herna.engine.game import State

from ..kernel import board, turn
from ..kernel import state as S
from .names import ROOM, SEATS_OF_TWO, card_name, card_number, monster_name, monster_number, read_number
from .now import format_now, read_now, refuse_contradictions

# --- writing ------------------------------------------------------------------------------------------------------


def fields(state: State) -> dict[str, str]:
    s = state[0]
    out = {str(c + 1): _format_character(state, c) for c in range(S.CHARACTERS)}
    for i, name in enumerate(S.SLOTS):
        out[name] = _format_monster(state, int(s.slot[i]), int(s.slot_health[i]))
    for card in vortices(state):
        out[card_name(state, card)] = _format_monster(state, int(s.stored[card]), int(s.stored_health[card]))
    out["broken"] = _listed(name for i, name in enumerate(S.GENERATORS) if s.broken[i])
    for deck, letter in ((S.MUTATIONS, "M"), (S.EQUIPMENT, "E")):
        out[f"row{letter}"] = _listed(_cards_at(state, deck, S.IN_ROW))
    for deck, letter in ((S.MUTATIONS, "M"), (S.EQUIPMENT, "E")):
        out[f"deck{letter}"] = _listed(_cards_at(state, deck, S.IN_DECK))
    out["deckX"] = _listed(monster_name(state, m) for m, at in enumerate(s.monster_at.tolist()) if at == S.IN_DECK)
    out["round"] = str(s.rounds)
    out["turn"] = _format_turn(state)
    out["result"] = S.RESULTS[s.result]
    return out


def _listed(names: Iterator[str]) -> str:
    return ",".join(names) or "-"


def _cards_at(state: State, deck: int, place: int) -> Iterator[str]:
    placed = state[0].card_at.tolist()
    return (card_name(state, card) for card in range(deck * S.DECK, deck * S.DECK + S.DECK) if placed[card] == place)


def vortices(state: State) -> list[int]:
    known = zip(state[0].card_id.tolist(), state[0].card_kind.tolist(), strict=True)
    return [card for card, (number, kind) in enumerate(known) if number != S.NONE and kind == S.VORTEX]


def _format_character(state: State, c: int) -> str:
    s = state[0]
    if s.life[c] == S.DEAD:
        return "dead"
    words = [S.ROOMS[s.room[c]]]
    words += [f"{letter}{n}" for letter, n in zip("dos", (s.damage[c], *s.token[:, c]), strict=True) if n]
    if s.life[c] == S.DYING:
        words.append(f"dying{s.noted[c] or ''}")
    placed = s.card_at.tolist()
    cards = [
        _format_card(state, card) for card in (*range(S.DECK, S.CARDS), *range(S.DECK)) if placed[card] == S.IN_HAND + c
    ]
    return " ".join([*words, *([f"[{' '.join(cards)}]"] if cards else [])])


def _format_card(state: State, card: int) -> str:
    s = state[0]
    return f"{card_name(state, card)}{'*' * bool(s.discharged[card])}{chr(39) * bool(s.used[card])}"


def _format_monster(state: State, monster: int, health: int) -> str:
    if monster == S.NONE:
        return "-"
    return f"{monster_name(state, monster)}({health}){'+' * bool(state[0].boosted[monster])}"


def _format_turn(state: State) -> str:
    s = state[0]
    if s.phase == S.TROUBLES:
        return "T"
    if s.phase == S.MASTER:
        return "S"
    return SEATS_OF_TWO[s.who // 2] if s.pairs else str(s.who + 1)


def format_position(state: State) -> str:
    """The fields that differ from their default, and `now` for what the others do not say."""
    words = []
    blank = _blank(state)
    shown = fields(state)
    defaults = fields(blank) | _default_decks(state) | {"turn": _default_turn(state)}
    for name, value in shown.items():
        if value != defaults[name]:
            words.append(f"{name}={value}")
    start = state.copy()
    _read_table(start, " ".join(words))
    if now := format_now(state, start):
        words.append(f"now={now}")
    return " ".join(words) or f"round={shown['round']}"


def _blank(state: State) -> State:
    """An empty table with the same options: everyone in the middle, nothing anywhere else."""
    blank = state.copy()
    _clear_table(blank)
    return blank


def _clear_table(state: State) -> None:
    s = state[0]
    s.damage[:] = s.life[:] = s.noted[:] = s.token[:] = 0
    s.used[:] = s.discharged[:] = s.stored_health[:] = 0
    s.broken[:] = s.boosted[:] = s.dice[:] = 0
    s.room[:] = ROOM["C"]
    s.stored[:] = S.NONE
    s.slot[:] = S.NONE
    s.slot_health[:] = 0
    s.card_at[:] = np.where(s.card_id == S.NONE, 0, S.GONE)
    s.monster_at[:] = np.where(s.monster_id == S.NONE, 0, S.GONE)
    s.rounds = 1
    s.result = S.NO_RESULT
    s.who = 0
    turn.clear_turn(s)


def _default_decks(state: State) -> dict[str, str]:
    """The cards and monsters that are nowhere else in the position."""
    s = state[0]
    decks = {
        f"deck{letter}": _listed(
            card_name(state, card) for card in range(first, first + S.DECK) if s.card_at[card] in (S.GONE, S.IN_DECK)
        )
        for first, letter in ((0, "M"), (S.DECK, "E"))
    }
    monsters = (monster_name(state, m) for m in range(S.DECK) if s.monster_at[m] in (S.GONE, S.IN_DECK))
    return decks | {"deckX": _listed(monsters)}


def _default_turn(state: State) -> str:
    """The first character that is not dead."""
    s = state[0]
    first = next((c for c in range(S.CHARACTERS) if s.life[c] != S.DEAD), 0)
    return SEATS_OF_TWO[first // 2] if s.pairs else str(first + 1)


# --- reading ------------------------------------------------------------------------------------------------------


def parse_position(state: State, text: str) -> None:
    now = _read_table(state, text)
    if now is not None:
        read_now(state, now)
        refuse_contradictions(state)


def _read_table(state: State, text: str) -> str | None:
    """Write what a position says, at the start of its turn; return the field `now`."""
    _clear_table(state)
    given = _split(text)
    known = fields(state)
    for name in given:
        if name not in known and name != "now":
            raise BadPosition(f"{name}: there is no such field; the fields are {', '.join(known)}")
    for c in range(S.CHARACTERS):
        _read_character(state, c, given.get(str(c + 1), "C"))
    for i, name in enumerate(S.SLOTS):
        _read_slot(state, i, given.get(name, "-"))
    for card in vortices(state):
        _read_stored(state, card, given.get(card_name(state, card), "-"))
    for name in _list(given, "broken"):
        if name not in S.GENERATORS:
            raise BadPosition(f"broken: generators are {', '.join(S.GENERATORS)}, not {name}")
        state[0].broken[S.GENERATORS.index(name)] = 1
    for letter in "ME":
        for name in _list(given, f"row{letter}"):
            _place_card(state, f"row{letter}", letter, name, S.IN_ROW)
    _read_decks(state, given)
    state[0].rounds = read_number(given.get("round", "1"), "round", 1, 9999)
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


def _read_character(state: State, c: int, text: str) -> None:
    s = state[0]
    field = str(c + 1)
    if text == "dead":
        s.life[c] = S.DEAD
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
            s.life[c] = S.DYING
            s.noted[c] = int(part[4] or 0)
        elif part[1] == "d":
            s.damage[c] = read_number(part[2], field, 0, int(s.limit))
        else:
            s.token[S.RESOURCE_LETTERS.index(part[1]), c] = int(part[2])
    if (s.damage[c] == s.limit) != (s.life[c] == S.DYING):
        raise BadPosition(f"{field}: dying with {s.limit} damage, and only then")
    for word in (found[3] or "").split():
        card = re.fullmatch(r"([ME]\d\d)(\*?)('?)", word, re.ASCII)
        if not card or (card[2] and card[1][0] == "M"):
            raise BadPosition(f"{field}: cards are written E01, E01* (discharged), E01' (used), not {word!r}")
        number = _place_card(state, field, card[1][0], card[1], S.IN_HAND + c)
        s.discharged[number] = bool(card[2])
        s.used[number] = bool(card[3])


def _place_card(state: State, field: str, letter: str, name: str, place: int) -> int:
    number = card_number(state, name) if re.fullmatch(letter + "[0-9]{2}", name) else S.NONE
    if number == S.NONE:
        raise BadPosition(f"{field}: there is no card {name!r} of that deck")
    if state[0].card_at[number] != S.GONE:
        raise BadPosition(f"{field}: {name} is in two places")
    state[0].card_at[number] = place
    return number


def _read_monster(state: State, field: str, text: str) -> tuple[int, int]:
    """The monster and its health."""
    if text == "-":
        return S.NONE, 0
    s = state[0]
    found = re.fullmatch(r"(X\d\d)\((\d{1,3})\)(\+?)", text, re.ASCII)
    if not found:
        raise BadPosition(f"{field}: a monster and its health, like X01(7), or -, not {text!r}")
    monster = monster_number(state, found[1])
    if monster == S.NONE:
        raise BadPosition(f"{field}: there is no monster {found[1]}")
    if s.monster_at[monster] != S.GONE:
        raise BadPosition(f"{field}: {found[1]} is in two places")
    s.monster_at[monster] = S.ON_BOARD
    s.boosted[monster] = bool(found[3])
    return monster, read_number(found[2], field, 1, int(s.monster_health[monster]))


def _read_slot(state: State, slot: int, text: str) -> None:
    s = state[0]
    s.slot[slot], s.slot_health[slot] = _read_monster(state, S.SLOTS[slot], text)


def _read_stored(state: State, card: int, text: str) -> None:
    s = state[0]
    s.stored[card], s.stored_health[card] = _read_monster(state, card_name(state, card), text)
    if s.stored[card] != S.NONE and s.card_at[card] < S.IN_HAND:
        raise BadPosition(f"{card_name(state, card)}: a monster lies only on a card that somebody owns")


def _read_decks(state: State, given: dict[str, str]) -> None:
    s = state[0]
    for letter in "ME":
        if f"deck{letter}" in given:
            for name in _list(given, f"deck{letter}"):
                _place_card(state, f"deck{letter}", letter, name, S.IN_DECK)
        else:
            deck = s.card_at[S.DECK * "ME".index(letter) :][: S.DECK]
            deck[deck == S.GONE] = S.IN_DECK
    if "deckX" in given:
        for name in _list(given, "deckX"):
            monster = monster_number(state, name) if re.fullmatch("X[0-9]{2}", name) else S.NONE
            if monster == S.NONE or s.monster_at[monster] != S.GONE:
                raise BadPosition(f"deckX: {name} is no monster, or in two places")
            s.monster_at[monster] = S.IN_DECK
    else:
        s.monster_at[s.monster_at == S.GONE] = S.IN_DECK


def _read_turn(state: State, text: str | None, result: str, within: bool) -> None:
    s = state[0]
    who = _default_turn(state) if text is None else text
    if who not in ("1", "2", "3", "4", "A", "B", "T", "S"):
        raise BadPosition(f"turn: 1 to 4, A or B, T (troubles) or S (Station Master), not {who!r}")
    if who in "TS" and (who == "S") != bool(s.master):
        raise BadPosition(f"turn: {who} does not fit the option master")
    if result not in S.RESULTS:
        raise BadPosition(f"result: one of {', '.join(S.RESULTS)}, not {result!r}")
    if who in "AB" and not s.pairs:
        raise BadPosition(f"turn: {who} belongs to Two players (option pairs)")
    if result == "-" and (s.life == S.DEAD).all():
        raise BadPosition("1 to 4: somebody must be left")
    if who in "1234AB":
        first = SEATS_OF_TWO.index(who) * 2 if who in SEATS_OF_TWO else int(who) - 1
        s.who = first // 2 * 2 if s.pairs else first
    if result != "-":
        turn.finish(s, S.RESULTS.index(result))
    elif who in "TS":
        boosted = s.boosted.copy()
        turn.meet_trouble(s)
        if within:
            s.boosted[:] = boosted
    elif all(s.life[c] == S.DEAD for c in range(int(s.who), int(board.last_member(s)) + 1)):
        turn.go_on(s)
    else:
        turn.begin_turn(s)
