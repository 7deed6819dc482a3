"""The Base: actions and positions as text. Rules 15."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from herna.engine.errors import BadPosition, IllegalAction, UnreadableAction
from herna.engine.game import State
from herna.engine.notation import Notation

from .kernel import board, insight, rules
from .kernel import reasons as R
from .kernel import state as S
from .refusals import REASONS

FIELDS = ("tiles", "slots", "pieces", "turn", "countdown", "tokens")
PHASE_LETTER = {S.START: "s", S.ACT: "a", S.RETURN: "p"}
LETTER_PHASE = {letter: phase for phase, letter in PHASE_LETTER.items()}


# --- words --------------------------------------------------------------------------------------------------------


def _location_name(place: int) -> str:
    if place < S.TILES:
        return "bcdef"[place % S.SIZE] + str(place // S.SIZE + 1)
    return "ag"[(place - S.TILES) // S.SIZE] + str((place - S.TILES) % S.SIZE + 1)


LOCATION_NAMES = tuple(_location_name(place) for place in range(S.LOCATIONS))
LOCATION = {name: place for place, name in enumerate(LOCATION_NAMES)}


def location_name(place: int) -> str:
    return LOCATION_NAMES[place]


def piece_name(p: int) -> str:
    return f"{S.SIDES[p // S.PIECES]}{p % S.PIECES + 1}"


PIECE = {piece_name(p): p for p in range(2 * S.PIECES)}


def seats(state: State) -> tuple[str, ...]:
    return tuple(S.SIDES)


def scores(state: State) -> tuple[int, ...]:
    return tuple(int(board.saved(state[0], side)) for side in (S.RED, S.GREEN))


def ranking(state: State) -> tuple[tuple[str, ...], ...]:
    winner = int(state[0].winner)
    if winner == S.DRAW:
        return (("R", "G"),)
    if winner:
        return ((S.SIDES[winner - 1],), (S.SIDES[2 - winner],))
    return ()


# --- actions ------------------------------------------------------------------------------------------------------


def format_action(state: State, action: int) -> str:
    """Only the outcome of a reveal depends on the state; every other action has one text."""
    if S.OUTCOME <= action < S.DEAL:
        return f"?{location_name(int(state[0]['reveal']))}={action - S.OUTCOME:x}"
    return _format_action(action)


@cache
def _format_action(action: int) -> str:
    if action < S.ROTATE:
        return ":".join([piece_name(board.mover(action)), *map(location_name, _path(action))])
    if action < S.REVEAL:
        return f"{location_name((action - S.ROTATE) // 3)}+{90 * ((action - S.ROTATE) % 3 + 1)}"
    if action < S.PLACE:
        return f"?{location_name(action - S.REVEAL)}"
    if action < S.MORE_ACTIONS:
        p, row = divmod(action - S.PLACE, S.SIZE)
        return f"{piece_name(p)}@{location_name(S.SLOTS[p // S.PIECES] + row)}"
    if action < S.ORIENT:
        return {S.MORE_ACTIONS: "+A", S.MORE_TIME: "+T", S.PASS: "--", S.CHALLENGE: "TC"}[action]
    if action < S.OUTCOME:
        slot, mask = divmod(action - S.ORIENT, 16)
        return f"{location_name(S.FRONT[slot // S.SIZE][slot % S.SIZE])}={mask:x}"
    if action < S.TYPE:
        side, arrangement = divmod(action - S.DEAL, len(S.ARRANGEMENTS))
        return f"{S.SIDES[side]}={''.join(_slot_letter(n) for n in S.ARRANGEMENTS[arrangement])}"
    slot, t = divmod(action - S.TYPE, len(S.TYPES))
    return f"{location_name(S.FRONT[slot // S.SIZE][slot % S.SIZE])}={S.TYPES[t]}"


def _path(action: int) -> list[int]:
    """The locations that a step or crossing enters."""
    if action < S.CROSS:
        return [(action - S.STEP) % S.LOCATIONS]
    first, *directions = board.crossing_path(action)
    path = [int(first)]
    for d in directions:
        if d != S.OFF:
            path.append(int(S.NEXT[path[-1], d]))
    return path


def _slot_letter(number: int) -> str:
    return str(number) if number > 0 else "-"


def parse_action(state: State, text: str) -> tuple[int, ...]:
    word = text.strip()
    for pattern, read in _FORMS:
        found = re.fullmatch(pattern, word)
        if found:
            return read(state, word, *found.groups())
    raise UnreadableAction(
        f"{text!r} is not an action; examples: R1:c3 (step), R1:c3:d3 (crossing), ?c3 (reveal), c3+90 (rotate), "
        "G1@g3 (return), +A, +T (tokens), f2=7 (set-up), -- (forced pass), TC (Time challenge)"
    )


def _refused(text: str, reason: int) -> IllegalAction:
    return IllegalAction.because(REASONS, text, reason)


def _read_movement(state: State, text: str, piece: str, path: str) -> tuple[int, ...]:
    p = PIECE[piece]
    stops = [LOCATION[name] for name in path.split(":")[1:]]
    if len(stops) == 1:
        return (S.STEP + p * S.LOCATIONS + stops[0],)
    if len(stops) > S.PIECES or stops[0] >= S.TILES:
        raise _refused(text, R.NOTHING_TO_CROSS)
    directions = [int(board.direction_to(a, b)) for a, b in pairwise(stops)]
    if S.OFF in directions:
        raise _refused(text, R.NOT_ADJACENT)
    if len(directions) == 1:
        return (S.CROSS + p * S.TILES * 4 + stops[0] * 4 + directions[0],)
    return (S.CROSS_TWO + p * S.TILES * 16 + stops[0] * 16 + directions[0] * 4 + directions[1],)


def _read_reveal(state: State, text: str, tile: str, mask: str | None) -> tuple[int, ...]:
    place = LOCATION[tile]
    waiting = int(state[0].reveal)
    if mask is None:
        return (S.REVEAL + place,)
    outcome = S.OUTCOME + int(mask, 16)
    if waiting == S.OFF:
        return (S.REVEAL + place, outcome)
    if waiting != place:
        raise _refused(text, R.NO_CHANCE_WAITS)
    return (outcome,)


def _read_rotation(state: State, text: str, tile: str, angle: str) -> tuple[int, ...]:
    """Any angle is accepted; the equivalent one in the legal list is played."""
    place = LOCATION[tile]
    quarters = int(angle) // 90
    mask = int(state[0].tile[place])
    if S.FACE_DOWN < mask < S.DRAWN:
        quarters = int(S.FIRST_TURN[mask, quarters])
    return (S.ROTATE + place * 3 + quarters - 1,)


def _read_return(state: State, text: str, piece: str, slot: str) -> tuple[int, ...]:
    p, place = PIECE[piece], LOCATION[slot]
    row = place - S.SLOTS[p // S.PIECES]
    if not 0 <= row < S.SIZE:
        raise _refused(text, R.NOT_A_RETURN_SLOT)
    return (S.PLACE + p * S.SIZE + row,)


def _read_set_up_tile(state: State, text: str, column: str, row: str, shown: str) -> tuple[int, ...]:
    slot = (S.GREEN if column == "f" else S.RED) * S.SIZE + int(row) - 1
    if shown in S.TYPES:
        return (S.TYPE + slot * len(S.TYPES) + S.TYPES.index(shown),)
    return (S.ORIENT + slot * 16 + int(shown, 16),)


def _read_deal(state: State, text: str, side: str, numbers: str) -> tuple[int, ...]:
    row = [0 if n == "-" else int(n) for n in numbers]
    for i, arrangement in enumerate(S.ARRANGEMENTS.tolist()):
        if arrangement == row:
            return (S.DEAL + S.SIDES.index(side) * len(S.ARRANGEMENTS) + i,)
    raise UnreadableAction(f"{text!r}: the five slots carry 1, 2, 3 and two blanks, like 1-2-3")


_FORMS = (
    (r"([RG][123])((?::(?:[b-f]|a|g)[1-5])+)", _read_movement),
    (r"\?([b-f][1-5])(?:=([0-9a-f]))?", _read_reveal),
    (r"([b-f][1-5])\+(90|180|270)", _read_rotation),
    (r"([RG][123])@([ag][1-5])", _read_return),
    (r"([bf])([1-5])=([0-9a-fDILTX])", _read_set_up_tile),
    (r"([RG])=([-123]{5})", _read_deal),
    (r"\+A", lambda *_: (S.MORE_ACTIONS,)),
    (r"\+T", lambda *_: (S.MORE_TIME,)),
    (r"--", lambda *_: (S.PASS,)),
    (r"TC", lambda *_: (S.CHALLENGE,)),
)


# --- positions ----------------------------------------------------------------------------------------------------


def fields(state: State) -> dict[str, str]:
    return dict(zip(FIELDS, _fields(state), strict=True))


def format_position(state: State) -> str:
    return " ".join(_fields(state))


def _fields(state: State) -> tuple[str, ...]:
    s = numbers(state)
    letters = "".join([TILE_LETTERS[mask] for mask in s["tile"]])
    tiles = "/".join([letters[r : r + S.SIZE] for r in range(0, S.TILES, S.SIZE)])
    slots = "".join(map(_slot_letter, s["slot"]))
    places = [_place_name(place) for place in s["piece"]]
    pieces = f"R{''.join(places[: S.PIECES])},G{''.join(places[S.PIECES :])}"
    red, green = s["token"]
    return tiles, f"{slots[: S.SIZE]},{slots[S.SIZE :]}", pieces, _format_turn(s), str(s["countdown"]), f"{red},{green}"


def numbers(state: State) -> dict[str, Any]:
    """The record as plain numbers and lists, by name; reading it field by field takes far longer."""
    (values,) = state.tolist()
    return {
        name: value.tolist() if isinstance(value, np.ndarray) else value
        for name, value in zip(S.STATE.names or (), values, strict=True)
    }


TILE_LETTERS = (".", *(f"{mask:x}" for mask in range(1, S.DRAWN)), *S.TYPES)


def _place_name(place: int) -> str:
    return "--" if place == S.OFF else location_name(place)


def _format_turn(s: dict[str, Any]) -> str:
    if s["phase"] == S.OVER:
        outcome = {S.CHALLENGE_WON: "+", S.CHALLENGE_LOST: "-"}.get(s["challenge"], "")
        return f"x{'=' if s['winner'] == S.DRAW else S.SIDES[s['winner'] - 1]}{outcome}"
    if s["phase"] == S.SETUP:
        return f"{S.SIDES[s['side']]}u"
    text = f"{S.SIDES[s['side']]}{s['actions']}{PHASE_LETTER[s['phase']]}"
    if s["phase"] == S.RETURN:
        text += f":{piece_name(s['returning'])}"
    if s["challenge"] == S.CHALLENGE_RUNS:
        text += "t"
    return text + (f"?{location_name(s['reveal'])}" if s["reveal"] != S.OFF else "")


def parse_position(state: State, text: str) -> None:
    """Rules 15.1, 15.4. The state is fresh: it holds the options and the whole mix."""
    parts = text.split()
    if len(parts) != len(FIELDS):
        raise BadPosition(f"a position has six fields ({' '.join(FIELDS)}), this one has {len(parts)}")
    trial = state.copy()
    tiles, slots, pieces, turn, countdown, tokens = parts
    _parse_slots(trial, slots)
    _parse_tiles(trial, tiles)
    _parse_pieces(trial, pieces)
    _parse_numbers(trial, countdown, tokens)
    _parse_turn(trial, turn)
    _refuse_contradictions(trial)
    state[0] = trial[0]


def _parse_tiles(state: State, text: str) -> None:
    if not re.fullmatch(r"[.1-9a-fDILTX]{5}(/[.1-9a-fDILTX]{5}){4}", text):
        raise BadPosition(f"tiles: five rows of five, hex masks or . for face down, not {text!r}")
    s = state[0]
    for tile, letter in enumerate(text.replace("/", "")):
        if letter in S.TYPES:
            s.tile[tile] = S.DRAWN + S.TYPES.index(letter)
            s.left[S.TYPES.index(letter)] -= 1
        elif letter != ".":
            s.tile[tile] = int(letter, 16)
            if tile != S.CENTRE:
                s.left[S.TYPE_OF[int(letter, 16)]] -= 1
        elif tile == S.CENTRE:
            s.tile[tile] = S.FACE_DOWN
    if s.tile[S.CENTRE] != S.CROSS_MASK:
        raise BadPosition("tiles: the centre d3 is always f")


def _parse_slots(state: State, text: str) -> None:
    if not re.fullmatch(r"[-123]{5},[-123]{5}", text):
        raise BadPosition(f"slots: five of red, comma, five of green, digits 1 2 3 or -, not {text!r}")
    s = state[0]
    for side, row in enumerate(text.split(",")):
        numbers = [0 if n == "-" else int(n) for n in row]
        if any(numbers) and sorted(numbers) != [0, 0, 1, 2, 3]:
            raise BadPosition(f"slots: each colour has 1, 2, 3 and two blanks, not {row}")
        s.slot[side * S.SIZE : side * S.SIZE + S.SIZE] = numbers if any(numbers) else [S.UNDEALT] * S.SIZE


def _parse_pieces(state: State, text: str) -> None:
    found = re.fullmatch(r"R((?:--|[a-g][1-5]){3}),G((?:--|[a-g][1-5]){3})", text)
    if not found:
        raise BadPosition(f"pieces: like Ra1a3a5,Gg2g5g3, not {text!r}")
    for side, run in enumerate(found.groups()):
        for k in range(S.PIECES):
            name = run[2 * k : 2 * k + 2]
            state[0].piece[side * S.PIECES + k] = S.OFF if name == "--" else LOCATION[name]


def _parse_numbers(state: State, countdown: str, tokens: str) -> None:
    if not re.fullmatch(r"\d{1,2}", countdown) or int(countdown) > S.COUNTDOWN:
        raise BadPosition(f"countdown: 0 to {S.COUNTDOWN}, not {countdown}")
    if not re.fullmatch(r"[012],[012]", tokens):
        raise BadPosition(f"tokens: held by red, comma, held by green, 0 to 2 each, not {tokens}")
    s = state[0]
    s.countdown = int(countdown)
    s.token[S.RED], s.token[S.GREEN] = (int(n) for n in tokens.split(","))


_TURN = re.compile(
    r"x(?P<winner>[RG=])(?P<outcome>[-+]?)|(?P<setup>[RG])u|"
    r"(?P<side>[RG])(?P<actions>[0-5])(?P<phase>[sa]|p(?=:))(?:(?<=p):(?P<returning>[RG][123]))?(?P<challenge>t?)(?:\?(?P<reveal>[b-f][1-5]))?"
)


def _parse_turn(state: State, text: str) -> None:
    found = _TURN.fullmatch(text)
    if not found:
        raise BadPosition(f"turn: like G3s, R2a, R2p:G1, Gu, xR, not {text!r}")
    s = state[0]
    part = found.groupdict()
    if part["winner"]:
        s.phase = S.OVER
        s.winner = {"R": S.RED + 1, "G": S.GREEN + 1, "=": S.DRAW}[part["winner"]]
        s.challenge = {"+": S.CHALLENGE_WON, "-": S.CHALLENGE_LOST}.get(part["outcome"], 0)
        s.side = S.GREEN
        if part["outcome"] and s.winner == S.DRAW:
            raise BadPosition("turn: a draw has no Time challenge")
    elif part["setup"]:
        s.phase = S.SETUP
        s.side = S.SIDES.index(part["setup"])
    else:
        s.side = S.SIDES.index(part["side"])
        s.actions = int(part["actions"])
        s.phase = LETTER_PHASE[part["phase"]]
        s.returning = PIECE[part["returning"]] if part["returning"] else S.OFF
        s.reveal = LOCATION[part["reveal"]] if part["reveal"] else S.OFF
        if part["challenge"]:
            s.challenge = S.CHALLENGE_RUNS
            s.winner = 2 - s.side


def _refuse_contradictions(state: State) -> None:
    s = state[0]
    placed = [int(x) for x in s.piece if x != S.OFF]
    twice = [location_name(x) for x, n in Counter(placed).items() if n > 1]
    if twice:
        raise BadPosition(f"pieces: two on {twice[0]}")
    for place in placed:
        if place < S.TILES and not S.FACE_DOWN < s.tile[place] < S.DRAWN:
            raise BadPosition(f"pieces: {location_name(place)} is not face up")
    off = [p for p in range(2 * S.PIECES) if s.piece[p] == S.OFF and s.slot[p // S.PIECES * S.SIZE] != S.UNDEALT]
    if off != ([int(s.returning)] if s.phase == S.RETURN else []):
        raise BadPosition("pieces: -- stands for the one piece of phase p, and for those whose slots are not dealt")
    if s.phase != S.SETUP and (S.UNDEALT in s.slot or (s.tile >= S.DRAWN).any()):
        raise BadPosition("turn: slots not dealt and tiles not oriented belong to the set-up (Gu, Ru)")
    before_pieces = {S.FRONT[i // S.SIZE][i % S.SIZE] for i in range(2 * S.SIZE) if s.slot[i] > 0}
    if any(s.tile[tile] >= S.DRAWN and tile not in before_pieces for tile in range(S.TILES)):
        raise BadPosition("tiles: only those before numbered slots are drawn and not yet oriented")
    if s.phase == S.RETURN and int(s.returning) // S.PIECES == s.side:
        raise BadPosition("turn: the piece to be placed is the enemy's")
    if s.phase == S.SETUP and (rules.actor(s) == s.side and board.set_up_tile(s, int(s.side), S.DRAWN) == S.OFF):
        raise BadPosition("turn: this side has no tile left to orient")
    if s.phase == S.SETUP and s.side == S.RED and board.set_up_waits_for_chance(s):
        raise BadPosition("turn: chance draws all six tiles before red orients")
    if s.phase == S.SETUP and s.side == S.RED and board.set_up_tile(s, S.GREEN, S.DRAWN) != S.OFF:
        raise BadPosition("turn: green orients all its tiles before red")
    if s.reveal != S.OFF and (s.tile[s.reveal] != S.FACE_DOWN or s.phase == S.RETURN):
        raise BadPosition("turn: only a face-down tile can be about to be revealed")
    if s.phase in (S.START, S.ACT) and s.actions == 0:
        raise BadPosition("turn: a turn with no action left is over")


# --- queries ------------------------------------------------------------------------------------------------------


def query(state: State, question: str) -> str | frozenset[str]:
    """Rules 15.4, 17: `manip S` (a set) and `dist X Y`."""
    words = question.split()
    if len(words) == 2 and words[0] == "manip" and words[1] in S.SIDES:
        tiles = int(board.manipulable(state[0], S.SIDES.index(words[1])))
        return frozenset(location_name(t) for t in range(S.TILES) if tiles >> t & 1) or "-"
    if len(words) == 3 and words[0] == "dist":
        ends = [_place_of(state, word) for word in words[1:]]
        distance = S.OFF if S.OFF in ends else int(insight.distance(state[0], *ends))
        return "-" if distance == S.OFF else str(distance)
    raise ValueError(f"no such question: {question}")


def _place_of(state: State, word: str) -> int:
    if word in PIECE:
        return int(state[0].piece[PIECE[word]])
    if word in LOCATION:
        return LOCATION[word]
    raise ValueError(f"neither a piece nor a location: {word}")


class TheBaseNotation(Notation):
    seats = staticmethod(seats)
    scores = staticmethod(scores)
    ranking = staticmethod(ranking)
    format_action = staticmethod(format_action)
    parse_action = staticmethod(parse_action)
    format_position = staticmethod(format_position)
    parse_position = staticmethod(parse_position)
    fields = staticmethod(fields)
    query = staticmethod(query)
