"""Space Stage: a position as text, for terminals."""

from __future__ import annotations

from herna.engine.game import State

from . import notation
from .cards import sheet_of
from .kernel.state import CHARACTERS, DEAD, GENERATOR_IN, NONE, ROOMS, SLOTS, SLOTS_IN

WIDTH = 26
LIT, PLAIN, RED, GREEN, YELLOW, BOLD = "\033[7m", "\033[0m", "\033[31m", "\033[32m", "\033[33m", "\033[1m"


def diagram(state: State, colour: bool, since: State | None = None) -> str:
    """The nine rooms with who and what is in them, then the characters, the rows and the decks."""
    fields = notation.fields(state)
    before = notation.fields(since) if since is not None else fields
    lines = [_headline(state, colour), ""]
    rooms = [_room(state, room) for room in range(len(ROOMS))]
    rule = "+" + ("-" * WIDTH + "+") * 3
    for first in (0, 3, 6):
        lines.append(rule)
        row = rooms[first : first + 3]
        for i in range(max(len(cell) for cell in row)):
            cells = (cell[i] if i < len(cell) else ("", "") for cell in row)
            lines.append(
                "|"
                + "|".join(_painted(f" {text:<{WIDTH - 1}.{WIDTH - 1}}", paint, colour) for text, paint in cells)
                + "|"
            )
    lines += [rule, ""]
    for name in map(str, range(1, CHARACTERS + 1)):
        lines.append(_lit(f"{name}  {fields[name]}", fields[name] != before[name], colour))
    lines.append("")
    for letter, shop in (("M", "laboratory"), ("E", "workshop")):
        text = f"{shop:<11} {_row(state, fields[f'row{letter}'])}"
        lines.append(_lit(text, fields[f"row{letter}"] != before[f"row{letter}"], colour))
    stored = [
        f"{notation.card_name(state, card)}={fields[notation.card_name(state, card)]}"
        for card in notation.vortices(state)
    ]
    lines.append(f"{'stored':<11} {'  '.join(word for word in stored if not word.endswith('=-')) or '-'}")
    lines.append(f"{'monsters':<11} {0 if fields['deckX'] == '-' else fields['deckX'].count(',') + 1} in the deck")
    return "\n".join(lines)


def _painted(text: str, paint: str, colour: bool) -> str:
    return f"{paint}{text}{PLAIN}" if colour and paint else text


def _lit(text: str, lit: bool, colour: bool) -> str:
    return f"{LIT}{text}{PLAIN}" if lit and colour else text


def _headline(state: State, colour: bool) -> str:
    fields = notation.fields(state)
    turn = {"T": "new troubles", "S": "the Station Master"}.get(fields["turn"], f"turn of {fields['turn']}")
    words = (
        f"Round {fields['round']}, {turn}"
        if fields["result"] == "-"
        else f"Round {fields['round']}: {fields['result']}"
    )
    return _painted(words, BOLD, colour)


def _room(state: State, room: int) -> list[tuple[str, str]]:
    """Lines of a room with their colours: its name, its generator, its monsters, its people."""
    s = state[0]
    what = {"W": "workshop", "E": "laboratory"}.get(ROOMS[room], "")
    lines = [(f"{ROOMS[room]} {what}".strip(), BOLD)]
    generator = GENERATOR_IN[room]
    if generator != NONE:
        broken = bool(s.broken[generator])
        lines.append((f"generator {'BROKEN' if broken else 'works'}", RED if broken else GREEN))
    for slot in (int(slot) for slot in SLOTS_IN[room] if slot != NONE):
        monster = int(s.slot[slot])
        if monster == NONE:
            lines.append((f"{SLOTS[slot]} -", ""))
        else:
            of = sheet_of(state).monster(monster)
            plus = "+" if s.boosted[monster] else ""
            lines.append((f"{SLOTS[slot]} {of.id} {of.name} {s.slot_health[slot]}{plus}", YELLOW))
    people = [str(c + 1) for c in range(CHARACTERS) if s.life[c] != DEAD and s.room[c] == room]
    return [*lines, (f"[{' '.join(people)}]" if people else "", BOLD)]


def _row(state: State, ids: str) -> str:
    if ids == "-":
        return "-"
    sheet = sheet_of(state)
    cards = [sheet.card(notation.card_number(state, name)) for name in ids.split(",")]
    return ", ".join(f"{card.id} {card.name} ({card.cost})" for card in cards)
