"""Mammoths: positions as text. Rules 13."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from herna.engine.errors import BadPosition
from herna.engine.game import State
from herna.engine.kernel import CHANCE, NOBODY

from ..kernel import board, placement, rules, settling
from ..kernel import state as S
from ..options import OPTIONS, settings
from ..reading import box_dominoes, box_of, by_marks, lava_supply, next_of, row_of, square_code

HEAD = "MM1"
FIELDS = tuple(f"mode n opt round phase act cur next box lava totem cave pile {' '.join(S.SEATS)} pend".split())
PRINTED = ("D0", "D1", "P0", "P1", "L0", "L1", "J0", "J1", "J2", "R0", "R1", "R2", "V1", "V2", "V3")
CHANCE_PHASES = (S.DRAW_ROW, S.DRAW_CAVE, S.DRAW_CHIEF)
SETTLING_PHASES = (S.SETTLING, S.PAYING, S.CHOOSING_PERSON, S.HOUSING)
TRIBE_PHASES = (S.DRAW_CAVE, *SETTLING_PHASES)
SETUP_PHASES = (S.DRAW_CHIEF, S.PAIR_SETUP, S.CLAIM_SETUP)
CHIEF_IN_HAND = (S.ERUPTION, S.HAND_OVER, S.CLAIMING)
# The words of `opt` (rules 13): what each option is called when it is not at its default.
OPTION_WORDS = {
    "centre": ("centre", True),
    "complete": ("complete", True),
    "totem_tie:pass": ("totem_tie", "pass"),
    "lava_path:squares": ("lava_path", "squares"),
    "final_settle": ("final_settle", True),
}


# --- writing ------------------------------------------------------------------------------------------------------


def options_of(state: State) -> dict[str, Any]:
    """The options in force, by their names."""
    s = state[0]
    return {
        "mode": S.MODES[s.mode],
        "centre": bool(s.centre),
        "complete": bool(s.complete),
        "totem_tie": "pass" if s.tie_passes else "keep",
        "lava_path": "squares" if s.lava_on_squares else "free",
        "final_settle": bool(s.final_settle),
    }


def fields(state: State) -> dict[str, str]:
    s = state[0]
    chosen = options_of(state)
    players = int(s.players)
    named = {
        "mode": S.MODES[s.mode],
        "n": str(players),
        "opt": ",".join(word for word, (name, value) in OPTION_WORDS.items() if chosen[name] == value),
        "round": str(s.rounds),
        "phase": S.PHASES[s.phase],
        "act": {CHANCE: "chance", NOBODY: "nobody"}.get(int(s.act)) or S.SEATS[s.act],
        "cur": ",".join(f"{n}{S.SEATS[owner]}" for n, owner in row_of(s)),
        "next": ",".join(f"{n}{'-' if owner == S.NONE else S.SEATS[owner]}" for n, owner in next_of(s)),
        "box": ",".join(map(str, box_dominoes(s))),
        "lava": ",".join(map(str, lava_supply(s))),
        "totem": ",".join(f"{k}:{'-' if h == S.NONE else S.SEATS[h]}" for k, h in zip(S.KINDS, s.totem, strict=True)),
        "cave": ",".join("-" if kind == S.NONE else S.PEOPLE[kind] for kind in s.cave),
        "pile": ",".join(name for name, n in zip(S.PEOPLE, s.pile, strict=True) for _ in range(n)),
        **{S.SEATS[p]: format_grid(s, p) for p in range(players)},
        "pend": _format_pending(s),
    }
    unused = set()
    if s.mode != S.TOTEM:
        unused.add("totem")
    if s.mode != S.TRIBE:
        unused |= {"cave", "pile"}
    if not named["opt"]:
        unused.add("opt")
    if not named["pend"]:
        unused.add("pend")
    return {name: value for name, value in named.items() if name not in unused}


def format_position(state: State) -> str:
    return ";".join([HEAD, *(f"{name}={value}" for name, value in fields(state).items())])


def format_grid(s: Any, player: int) -> str:
    west, east, north, south = box_of(s, player)
    columns, rows = range(west, east + 1), range(north, south + 1)
    return " / ".join(" ".join(square_code(s, player, x, y) for x in columns) for y in rows)


def _format_pending(s: Any) -> str:
    if s.phase == S.ERUPTION:
        x, y = S.cell_place(int(s.volcano))
        return f"{x},{y}"
    if s.phase == S.HAND_OVER:
        return S.KINDS[s.pending]
    if s.phase in (S.PAYING, S.CHOOSING_PERSON):
        return f"S{s.form}" + "".join(k for i, k in enumerate(S.KINDS) if s.paid >> i & 1)
    return S.PEOPLE[s.pending] if s.phase == S.HOUSING else ""


# --- reading ------------------------------------------------------------------------------------------------------


def with_options(state: State, options: dict[str, Any]) -> State:
    """The same position under other options; options not given stay."""
    fresh = _fresh(int(state[0].players), {**options_of(state), **options})
    left_out = {"mode", "opt"}
    if fresh[0].mode != state[0].mode:
        left_out |= {"totem", "cave", "pile"}  # another mode starts with its own
    kept = {name: value for name, value in fields(state).items() if name not in left_out}
    parse_position(fresh, ";".join([HEAD, *(f"{name}={value}" for name, value in kept.items())]))
    return fresh


def _fresh(players: int, options: dict[str, Any]) -> State:
    state = np.zeros(1, S.STATE)
    rules.setup(state[0], settings({**options, "seats": players})[0])
    return state


def parse_position(state: State, text: str) -> None:
    """Rules 13, 15.1. The state is fresh: it holds the options in force."""
    given = _split(text)
    players = _read_players(given)
    trial = _fresh(players, _read_options(state, given))
    s = trial[0]
    for p in range(players):
        parse_grid(s, p, given.get(S.SEATS[p], "H"))
    s.rounds = _number(given, "round", 1, 0, S.ROUNDS)
    s.phase = S.PHASES.index(_word(given, "phase", "place", S.PHASES))
    _read_rows(s, given)
    _read_act(s, given)
    _read_pending(s, given.get("pend", ""))
    _read_totems(s, given.get("totem", ""))
    _read_people(s, given)
    _refuse_excess(s)
    _refuse_wrong_phase(s)
    _refuse_dead_end(s)
    state[0] = trial[0]


def _split(text: str) -> dict[str, str]:
    head, *parts = (part.strip() for part in text.split(";"))
    if head != HEAD:
        raise BadPosition(f"a position begins with {HEAD}, then fields name=value separated by ;")
    given: dict[str, str] = {}
    for part in parts:
        name, equals, value = (word.strip() for word in part.partition("="))
        if not equals or name not in FIELDS:
            raise BadPosition(f"there is no field {part!r}; the fields are {' '.join(FIELDS)}")
        if name in given:
            raise BadPosition(f"{name} is given twice")
        given[name] = value
    return given


def _word(given: dict[str, str], name: str, default: str, known: tuple[str, ...]) -> str:
    word = given.get(name, default)
    if word not in known:
        raise BadPosition(f"{name}: expected {', '.join(known)}, not {word!r}")
    return word


def _number(given: dict[str, str], name: str, default: int, low: int, high: int) -> int:
    word = given.get(name, str(default))
    if not re.fullmatch(r"\d{1,2}", word, re.ASCII) or not low <= int(word) <= high:
        raise BadPosition(f"{name}: expected {low} to {high}, not {word!r}")
    return int(word)


def _read_players(given: dict[str, str]) -> int:
    players = _number(given, "n", 4 if "D" in given else 3, 2, S.PLAYERS)
    for seat in S.SEATS[players:]:
        if seat in given:
            raise BadPosition(f"there is no player {seat} among {players}")
    return players


def _read_options(state: State, given: dict[str, str]) -> dict[str, Any]:
    options = options_of(state)
    if "opt" in given:
        defaults = {option.name: option.default for option in OPTIONS if option.name != "mode"}
        options |= defaults
        words = [word.strip() for word in given["opt"].split(",")] if given["opt"] else []
        for word in words:
            if word not in OPTION_WORDS or words.count(word) > 1:
                raise BadPosition(f"opt: expected some of {', '.join(OPTION_WORDS)}, not {given['opt']!r}")
            name, value = OPTION_WORDS[word]
            options[name] = value
    options["mode"] = _word(given, "mode", options["mode"], S.MODES)
    return options


def parse_grid(s: Any, player: int, text: str) -> None:
    """Rules 13: the position of H fixes the coordinates."""
    rows = [row.split() for row in text.split("/")]
    huts = [(x, y) for y, row in enumerate(rows) for x, code in enumerate(row) if code == "H"]
    if len(huts) != 1 or len({len(row) for row in rows}) != 1:
        raise BadPosition(f"a grid has rows of equal length with one hut H, not {text!r}")
    hut_x, hut_y = huts[0]
    found = {
        (x - hut_x, y - hut_y): code
        for y, row in enumerate(rows)
        for x, code in enumerate(row)
        if code not in (".", "H")
    }
    side = board.frame(s)
    for axis in zip(*found, (0, 0), strict=True):
        if max(axis) - min(axis) >= side:
            raise BadPosition(f"a territory is at most {side} squares wide and high")
    for (x, y), code in found.items():
        _set_square(s, player, x, y, code)


def _set_square(s: Any, p: int, x: int, y: int, code: str) -> None:
    found = re.fullmatch(r"([DPLJRV]\d)(?:([mfus])|\^([123])|@(\w\w))?", code, re.ASCII)
    if not found or found[1] not in PRINTED:
        raise BadPosition(f"no such square: {code!r}")
    printed, token, flames, person = found.groups()
    terrain, marks = S.TERRAINS.index(printed[0]), int(printed[1])
    bit = S.BIT[S.cell_number(x, y)]
    if (token or flames or person) and (terrain == S.VOLCANO or marks):
        raise BadPosition(f"{code}: nothing lies on a volcano or on a printed fire")
    if token:
        if S.KINDS.index(token) + 1 != terrain:
            raise BadPosition(f"{code}: that resource is not of this terrain")
        s.tokens[p] |= bit
    if flames:
        marks = int(flames)
        s.lava[p] |= bit
    if person:
        if person not in S.PEOPLE:
            raise BadPosition(f"{code}: the cave people are {' '.join(S.PEOPLE)}")
        s.people[p, S.PEOPLE.index(person)] |= bit
    s.land[p, terrain] |= bit
    for i in range(2):
        if marks >> i & 1:
            s.marks[p, i] |= bit
    s.west[p], s.east[p] = min(s.west[p], x), max(s.east[p], x)
    s.north[p], s.south[p] = min(s.north[p], y), max(s.south[p], y)


def _read_rows(s: Any, given: dict[str, str]) -> None:
    players = int(s.players)
    here = _parse_row(given.get("cur", ""), "cur", S.SEATS[:players])
    boxed = _parse_box(given["box"]) if "box" in given else None
    after: list[tuple[int, int]] = []
    if "next" in given:
        after = _parse_row(given["next"], "next", S.SEATS[:players] + "-")
    elif s.phase not in (S.DRAW_ROW, S.OVER) and s.rounds < S.ROUNDS:
        taken = {n for n, _ in here} | set(boxed or ())
        free = [n for n in range(1, S.DOMINOES + 1) if n not in taken]
        after = [(n, S.NONE) for n in free[: S.ROW]]
    on_table = [n for n, _ in here + after]
    drawn = len(after) if s.phase == S.DRAW_ROW else S.ROW if s.rounds < S.ROUNDS else 0
    due = max(0, S.DOMINOES - S.ROW * int(s.rounds) - drawn)
    if boxed is None:
        boxed = [n for n in range(1, S.DOMINOES + 1) if n not in on_table][:due]
    if len(set(on_table + boxed)) != len(on_table) + len(boxed):
        raise BadPosition("cur, next, box: a domino is in two places")
    if len(boxed) < due:
        raise BadPosition(f"box: {due} dominoes are still to be drawn, not {len(boxed)}")
    for i, (n, owner) in enumerate(here):
        s.row[i], s.row_owner[i] = n, owner
    for i, (n, owner) in enumerate(after):
        s.next[i], s.next_owner[i] = n, owner
    s.box = np.uint64(sum(1 << n for n in boxed))


def _parse_row(text: str, name: str, owners: str) -> list[tuple[int, int]]:
    row = []
    for word in filter(None, (word.strip() for word in text.split(","))):
        found = re.fullmatch(r"(\d{1,2})([A-D-])", word, re.ASCII)
        if not found or found[2] not in owners or not 1 <= int(found[1]) <= S.DOMINOES:
            raise BadPosition(f"{name}: dominoes with their owners like 24B,42A, not {word!r}")
        row.append((int(found[1]), S.SEATS.find(found[2])))
    if len(row) > S.ROW or [n for n, _ in row] != sorted({n for n, _ in row}):
        raise BadPosition(f"{name}: at most four dominoes, ascending, not {text!r}")
    return row


def _parse_box(text: str) -> list[int]:
    words = [word.strip() for word in text.split(",")] if text else []
    if any(not re.fullmatch(r"\d{1,2}", word, re.ASCII) or not 1 <= int(word) <= S.DOMINOES for word in words):
        raise BadPosition(f"box: numbers of dominoes from 1 to {S.DOMINOES}, not {text!r}")
    numbers = [int(word) for word in words]
    if numbers != sorted(set(numbers)):
        raise BadPosition("box: ascending, each domino once")
    return numbers


def _read_act(s: Any, given: dict[str, str]) -> None:
    """Rules 13, 15.1: an actor that does not fit phase and row is refused."""
    fitting: tuple[str, ...]
    if s.phase in CHANCE_PHASES:
        fitting = ("chance",)
    elif s.phase == S.OVER:
        fitting = ("nobody",)
    elif s.phase == S.PLACING:
        if not s.row[0]:
            raise BadPosition("cur: in phase place there is a domino to be placed")
        fitting = (S.SEATS[s.row_owner[0]],)
    else:
        fitting = tuple(S.SEATS[: int(s.players)])
    word = _word(given, "act", fitting[0], fitting)
    if s.phase in SETTLING_PHASES and [owner for _, owner in row_of(s)].count(S.SEATS.index(word)) == _chiefs_each(s):
        raise BadPosition(f"act: {word} has not acted yet in this round")
    s.act = {"chance": CHANCE, "nobody": NOBODY}[word] if word in ("chance", "nobody") else S.SEATS.index(word)


def _read_pending(s: Any, text: str) -> None:
    bad = BadPosition(f"pend: {text!r} does not fit the phase {S.PHASES[s.phase]}")
    if s.phase == S.ERUPTION:
        found = re.fullmatch(r"(-?\d),(-?\d)", text, re.ASCII)
        if not found or max(abs(int(n)) for n in found.groups()) > S.REACH:
            raise bad
        s.volcano = S.cell_number(int(found[1]), int(found[2]))
        if not board.has_square(s, int(s.act), int(s.volcano), s.land[s.act, S.VOLCANO]):
            raise BadPosition(f"pend: there is no volcano on {text}")
    elif s.phase == S.HAND_OVER:
        if text not in tuple(S.KINDS):
            raise bad
        s.pending = S.KINDS.index(text)
    elif s.phase in (S.PAYING, S.CHOOSING_PERSON):
        found = re.fullmatch(r"S([24])(m?f?u?s?)", text, re.ASCII)
        if not found or (s.phase == S.CHOOSING_PERSON and found[2]) or len(found[2]) >= int(found[1]):
            raise bad
        if found[1] == "4" and not S.KINDS.startswith(found[2]):
            raise bad
        s.form = int(found[1])
        s.paid = sum(1 << S.KINDS.index(kind) for kind in found[2])
    elif s.phase == S.HOUSING:
        if text not in S.PEOPLE:
            raise bad
        s.pending = S.PEOPLE.index(text)
    elif text:
        raise bad


def _read_totems(s: Any, text: str) -> None:
    if text and s.mode != S.TOTEM:
        raise BadPosition("totem: only in the totem mode")
    seen = set()
    for word in filter(None, (word.strip() for word in text.split(","))):
        found = re.fullmatch(r"([mfus]):([A-D-])", word)
        if not found or found[1] in seen or found[2] not in S.SEATS[: int(s.players)] + "-":
            raise BadPosition(f"totem: kinds with their holders like m:B,f:-, not {text!r}")
        seen.add(found[1])
        s.totem[S.KINDS.index(found[1])] = S.SEATS.find(found[2])


def _read_people(s: Any, given: dict[str, str]) -> None:
    """Rules 13: the display, and the pile, which by default holds all other tiles."""
    if s.mode != S.TRIBE:
        if given.get("cave") or given.get("pile"):
            raise BadPosition("cave, pile: only in the tribe mode")
        return
    slots = [word.strip() for word in given.get("cave", "-,-,-,-").split(",")]
    if len(slots) != S.SLOTS or any(word != "-" and word not in S.PEOPLE for word in slots):
        raise BadPosition(f"cave: four slots like HU,SH,-,W1, not {given['cave']!r}")
    for i, word in enumerate(slots):
        s.cave[i] = S.NONE if word == "-" else S.PEOPLE.index(word)
    away = [0] * S.PERSON_KINDS
    for kind in range(S.PERSON_KINDS):
        away[kind] += sum(int(s.people[p, kind]).bit_count() for p in range(S.PLAYERS)) + (s.cave == kind).sum()
        away[kind] += s.phase == S.HOUSING and s.pending == kind
    pile = [copies - n for copies, n in zip(S.COPIES, away, strict=True)]
    if "pile" in given:
        words = [word.strip() for word in given["pile"].split(",")] if given["pile"] else []
        if any(word not in S.PEOPLE for word in words):
            raise BadPosition(f"pile: tiles like FI,SC,SC,W1, not {given['pile']!r}")
        pile = [words.count(name) for name in S.PEOPLE]
    for kind, copies in enumerate(S.COPIES):
        if pile[kind] < 0 or pile[kind] + away[kind] > copies:
            raise BadPosition(f"there are {copies} tiles of kind {S.PEOPLE[kind]}, not more")
        s.pile[kind] = pile[kind]


# --- contradictions -----------------------------------------------------------------------------------------------


def _refuse_excess(s: Any) -> None:
    """Rules 13: more chiefs, volcanoes, lava, tokens or people than there are."""
    if min(lava_supply(s)) < 0:
        raise BadPosition("there are more volcanoes than lava tokens")
    flames = [0, 0, 0]
    for p in range(int(s.players)):
        for i, squares in enumerate(by_marks(s, p)):
            flames[i] += (squares & int(s.lava[p])).bit_count()
    if any(n > tokens for n, tokens in zip(flames, S.LAVA_TOKENS, strict=True)):
        raise BadPosition("there are 5 lava tokens with one flame, 4 with two and 1 with three, not more")
    for kind, tokens in enumerate(S.RESOURCE_TOKENS):
        if sum(int(s.tokens[p] & s.land[p, kind + 1]).bit_count() for p in range(int(s.players))) > tokens:
            raise BadPosition(f"there are {tokens} tokens of kind {S.KINDS[kind]}, not more")
    _refuse_chiefs(s)


def _chiefs_each(s: Any) -> int:
    """How many chiefs each player has."""
    return 2 if s.players == 2 else 1


def _refuse_chiefs(s: Any) -> None:
    players, each = int(s.players), _chiefs_each(s)
    owners = [owner for _, owner in row_of(s) + next_of(s)]
    if s.phase in CHIEF_IN_HAND:
        owners.append(int(s.act))
    for p in range(players):
        chiefs = owners.count(p)
        if chiefs > each or (chiefs < each and 1 <= s.rounds < S.ROUNDS and s.phase != S.OVER):
            raise BadPosition(f"{S.SEATS[p]} has {each} chief{'s' * (each > 1)}, not {chiefs}")


def _refuse_wrong_phase(s: Any) -> None:
    phase, players = int(s.phase), int(s.players)
    if (phase in TRIBE_PHASES and s.mode != S.TRIBE) or (phase == S.HAND_OVER and s.mode != S.TOTEM):
        raise BadPosition(f"phase: {S.PHASES[phase]} does not belong to the mode {S.MODES[s.mode]}")
    if phase == S.OVER:
        return
    after = next_of(s)
    owned = sum(owner != S.NONE for _, owner in after)
    if s.rounds == 0:
        fits = phase in SETUP_PHASES or phase in (S.DRAW_ROW, S.DRAW_CAVE)
        fits &= phase != (S.CLAIM_SETUP if players == 2 else S.PAIR_SETUP) and not s.row[0]
        fits &= owned < players if phase in SETUP_PHASES and players > 2 else not owned
        if phase == S.CLAIM_SETUP:
            fits &= not rules.has_claim(s, int(s.act))
    else:
        fits = phase not in SETUP_PHASES and (s.rounds < S.ROUNDS or phase not in (S.DRAW_ROW, S.CLAIMING))
    if not fits:
        raise BadPosition(f"phase: {S.PHASES[phase]} does not fit round {s.rounds} and the rows")
    if phase == S.DRAW_ROW:
        right = len(after) < S.ROW and not owned
    elif s.rounds == S.ROUNDS:
        right = not after
    else:
        fourth_left = players == owned == S.ROW - 1
        right = len(after) == S.ROW - fourth_left
    if not right:
        raise BadPosition(
            "next: four dominoes on the table, three once three players have claimed, none in the last round, "
            "fewer and free while they are drawn"
        )


def _refuse_dead_end(s: Any) -> None:
    """A half-finished turn that cannot be finished."""
    p, phase = int(s.act), int(s.phase)
    if phase == S.DRAW_CAVE:
        possible = settling.slot_of(s, S.NONE) != S.NONE and settling.pile_size(s) > 0
    elif phase == S.ERUPTION:
        possible = placement.landings(s, p, int(s.volcano)) != 0
    elif phase == S.PAYING:
        possible = _payment_possible(s, p)
    elif phase == S.CHOOSING_PERSON:
        possible = settling.pile_size(s) > 0 if s.form == 4 else not settling.display_empty(s)
    else:
        possible = phase != S.HOUSING or board.homes(s, p) != 0
    if not possible:
        raise BadPosition(f"phase: nothing can be done in {S.PHASES[phase]} here")


def _payment_possible(s: Any, p: int) -> bool:
    held, paid = int(settling.kinds_held(s, p)), int(s.paid)
    if s.form == 4:
        return held | paid == 15 and bool(settling.pile_size(s) > 0)
    return bool(settling.payable(s, p)) and not settling.display_empty(s)
