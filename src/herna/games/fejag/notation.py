"""FEJAG: actions, positions and answers as text. Rules 12 and 14."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import groupby, permutations, product

import numpy as np

from herna.engine import kernel
from herna.engine.errors import BadPosition, HernaError, IllegalAction, UnreadableAction
from herna.engine.game import State
from herna.engine.match import split_note
from herna.engine.notation import Notation

from . import generator, maps, options
from .kernel import attack, campaign, light, placement, reach, refusal, rules
from .kernel import state as S
from .maps import cell_at

VERDICTS = ("right", "incomplete", "wrong")
STATUS = ("void", "cut", "effective", "balanced", "dormant", "suspended")
NOTHING = "-"
FRESH = "new"  # a campaign in which nothing has been played

CELL_NAMES = tuple(maps.cell_name(cell % S.SIDE, cell // S.SIDE) for cell in range(S.CELLS))
SHEET_NAMES = tuple("".join(letters) for letters in product("abcd", repeat=S.QUESTIONS))
CHOICE_NAMES = tuple(f"{question + 1}{letter}" for question in range(S.QUESTIONS) for letter in "abcd")


# --- seats --------------------------------------------------------------------------------------------------------


def seats(state: State) -> tuple[str, ...]:
    """The teams, and in the camp the master, who plays for nobody."""
    return (*S.TEAMS, "master") if state[0]["ranks"] == S.MANUAL else tuple(S.TEAMS)


def scores(state: State) -> tuple[int, ...]:
    points = tuple(int(n) for n in state[0]["score"])
    return (*points, 0) if state[0]["ranks"] == S.MANUAL else points


def ranking(state: State) -> tuple[tuple[str, ...], ...]:
    """Rules 7.4; while the campaign runs, as it stands."""
    s = state[0]
    standing = {code: (-int(s.score[i]), -int(placement.paths(s, i))) for i, code in enumerate(S.TEAMS)}
    ordered = sorted(S.TEAMS, key=standing.__getitem__)
    return tuple(tuple(place) for _, place in groupby(ordered, key=standing.__getitem__))


# --- actions ------------------------------------------------------------------------------------------------------


def format_action(state: State, action: int) -> str:
    return _text(action, int(state[0]["day"]) + (action == S.OPEN))


def _text(action: int, day: int) -> str:
    """The text of an action on this day."""
    if action < S.DONE:
        who, cell = divmod(action - S.PLACE, S.CELLS)
        return f"{S.TEAMS[who // S.TYPE_COUNT]}:{S.TYPES[who % S.TYPE_COUNT]}@{CELL_NAMES[cell]}"
    if S.SHEET <= action < S.OPEN:
        team, sheet = divmod(action - S.SHEET, S.SHEETS)
        return f"{S.TEAMS[team]}:egg={SHEET_NAMES[sheet]}"
    if action < S.CARD:
        return f"{S.TEAMS[(action - S.DONE) % S.TEAM_COUNT]}:{'done' if action < S.TIMEOUT else 'timeout'}"
    if action < S.SHEET:
        team, card = divmod(action - S.CARD, S.CARDS)
        return f"{S.TEAMS[team]}:card{card + 1}"
    if action < S.DRAW:
        return _master_text(action, day)
    if action < S.PURSE:
        return _chance_text(action, day)
    if action < S.BOOK:
        team, purse = divmod(action - S.PURSE, S.PURSES)
        return f"{S.TEAMS[team]}:purse={purse}"
    if action < S.RERANK:
        team, points = divmod(action - S.BOOK, S.BOOKINGS)
        return f"points:{S.TEAMS[team]}{points - S.MOST_POINTS:+}"
    if action < S.SECRET_KEY:
        return f"rerank{day}={ranking_name(action - S.RERANK)}"
    if action == S.SECRET_KEY:
        return "key=?"
    if action < S.SECRET_SHEET:
        return f"{S.TEAMS[action - S.SECRET_CARD]}:card?"
    return f"{S.TEAMS[action - S.SECRET_SHEET]}:egg=?"


def _master_text(action: int, day: int) -> str:
    if action == S.OPEN:
        return f"open{day}"
    if action < S.CLUE:
        return f"rank{day}={ranking_name(action - S.RANK)}"
    if action == S.CLUE:
        return f"clue{day}"
    if action < S.PENALTY:
        team, verdict = divmod(action - S.VERDICT, len(VERDICTS))
        return f"egg:{S.TEAMS[team]}={VERDICTS[verdict]}"
    team, kind = divmod(action - S.PENALTY, S.TYPE_COUNT)
    return f"penalty:{S.TEAMS[team]}={S.TYPES[kind]}"


def _chance_text(action: int, day: int) -> str:
    if action < S.KEY:
        return f"draw={''.join(S.TEAMS[team] for team in S.PERMUTATIONS[action - S.DRAW].tolist())}"
    if action < S.DAY:
        return f"key={SHEET_NAMES[action - S.KEY]}"
    if action < S.STRIKE_ONE:
        return f"day{day}={S.TEAMS[action - S.DAY]}"
    if action < S.STRIKE_TWO:
        return f"clue{day}={CHOICE_NAMES[action - S.STRIKE_ONE]}"
    first, second = divmod(action - S.STRIKE_TWO, S.CHOICE_COUNT)
    return f"clue{day}={CHOICE_NAMES[first]},{CHOICE_NAMES[second]}"


@lru_cache(maxsize=len(S.RANKINGS))
def ranking_name(line: int) -> str:
    """`F>E=J>A>G`, tied teams in canonical order."""
    places = S.RANKINGS[line].tolist()
    groups = (
        "=".join(c for c, place in zip(S.TEAMS, places, strict=True) if place == p) for p in range(max(places) + 1)
    )
    return ">".join(groups)


def parse_action(state: State, text: str) -> tuple[int, ...]:
    """One action; a text in double quotes may follow it."""
    word = split_note(text)[0].strip()
    for pattern, read in _FORMS:
        found = re.fullmatch(pattern, word)
        if found:
            return (read(state, word, *found.groups()),)
    raise UnreadableAction(
        f"{text!r} is not an action; examples: F:Be@d7 (buy and place), F:done, F:timeout, F:card7, F:egg=badcab, "
        "open3, rank3=F>E=J>A>G, clue3, egg:J=right, penalty:F=Be, points:F+5, rerank3=E>F>J>A>G"
    )


def _refused(text: str, reason: int) -> IllegalAction:
    return IllegalAction.because(refusal.REASONS, text, reason)


def _refuse_other_day(state: State, text: str, day: str) -> None:
    if int(day) != int(state[0].day) + (text.startswith("open")):
        raise _refused(text, refusal.OTHER_DAY)


def _read_placement(state: State, text: str, team: str, kind: str, name: str) -> int:
    where = cell_at(name)
    if where is None or where[0] >= int(state[0].width) or where[1] >= int(state[0].height):
        raise _refused(text, refusal.OFF_BOARD)
    cell = where[1] * S.SIDE + where[0]
    return S.PLACE + (S.TEAMS.index(team) * S.TYPE_COUNT + S.TYPES.index(kind)) * S.CELLS + cell


def _read_card(state: State, text: str, team: str, card: str) -> int:
    if not 1 <= int(card) <= S.CARDS:
        raise _refused(text, refusal.CARD_USED)
    return S.CARD + S.TEAMS.index(team) * S.CARDS + int(card) - 1


def _read_open(state: State, text: str, day: str) -> int:
    if state[0].phase == S.OPENING:
        _refuse_other_day(state, text, day)
    return S.OPEN


def _read_rank(state: State, text: str, again: str, day: str, order: str) -> int:
    _refuse_other_day(state, text, day)
    line = read_ranking(order)
    if line is None:
        raise UnreadableAction(f"{text!r}: a ranking names each of the five teams once, like F>E=J>A>G")
    return (S.RERANK if again else S.RANK) + line


def read_ranking(order: str) -> int | None:
    """The line of RANKINGS; tied teams in any order."""
    groups = [group.split("=") for group in order.split(">")]
    place = {code: p for p, group in enumerate(groups) for code in group}
    if sorted(code for group in groups for code in group) != sorted(S.TEAMS):
        return None
    return _LINES[tuple(place[code] for code in S.TEAMS)]


_LINES = {tuple(places): line for line, places in enumerate(S.RANKINGS.tolist())}
_DEALS = {"".join(S.TEAMS[i] for i in p): n for n, p in enumerate(permutations(range(S.TEAM_COUNT)))}


def _read_clue(state: State, text: str, day: str, strikes: str | None) -> int:
    _refuse_other_day(state, text, day)
    if strikes is None:
        return S.CLUE
    choices = [CHOICE_NAMES.index(name) for name in strikes.split(",")]
    if len(choices) == 1:
        return S.STRIKE_ONE + choices[0]
    return S.STRIKE_TWO + choices[0] * S.CHOICE_COUNT + choices[1]


def _read_draw(state: State, text: str, order: str) -> int:
    if order not in _DEALS:
        raise UnreadableAction(f"{text!r}: the draw names each team once, like draw=FJEGA")
    return S.DRAW + _DEALS[order]


def _read_day(state: State, text: str, day: str, team: str) -> int:
    _refuse_other_day(state, text, day)
    return S.DAY + S.TEAMS.index(team)


def _read_purse(state: State, text: str, team: str, purse: str) -> int:
    return S.PURSE + S.TEAMS.index(team) * S.PURSES + int(purse)


def _sheet(letters: str) -> int:
    return sum("abcd".index(letter) * S.CHOICES ** (S.QUESTIONS - 1 - i) for i, letter in enumerate(letters))


_FORMS: tuple[tuple[str, Callable[..., int]], ...] = (
    (r"([FEJAG]):(Ti|Be|Sn|Ta|Mo|Fr)@([a-z]{1,2}[1-9][0-9]?)", _read_placement),
    (r"([FEJAG]):done", lambda s, t, team: S.DONE + S.TEAMS.index(team)),
    (r"([FEJAG]):timeout", lambda s, t, team: S.TIMEOUT + S.TEAMS.index(team)),
    (r"([FEJAG]):card([1-9][0-9]?)", _read_card),
    (r"([FEJAG]):egg=([abcd]{6})", lambda s, t, team, sheet: S.SHEET + S.TEAMS.index(team) * S.SHEETS + _sheet(sheet)),
    (r"open([1-9][0-9]?)", _read_open),
    (r"(re)?rank([1-9][0-9]?)=([FEJAG](?:[>=][FEJAG]){4})", _read_rank),
    (r"clue([1-9][0-9]?)(?:=([1-6][abcd](?:,[1-6][abcd])?))?", _read_clue),
    (
        r"egg:([FEJAG])=(right|incomplete|wrong)",
        lambda s, t, team, verdict: S.VERDICT + S.TEAMS.index(team) * len(VERDICTS) + VERDICTS.index(verdict),
    ),
    (
        r"penalty:([FEJAG])=(Ti|Be|Sn|Ta|Mo|Fr)",
        lambda s, t, team, kind: S.PENALTY + S.TEAMS.index(team) * S.TYPE_COUNT + S.TYPES.index(kind),
    ),
    (
        r"points:([FEJAG])([+-][1-9][0-9]?)",
        lambda s, t, team, points: S.BOOK + S.TEAMS.index(team) * S.BOOKINGS + int(points) + S.MOST_POINTS,
    ),
    (r"draw=([FEJAG]{5})", _read_draw),
    (r"key=([abcd]{6})", lambda s, t, key: S.KEY + _sheet(key)),
    (r"day([1-9][0-9]?)=([FEJAG])", _read_day),
    (r"([FEJAG]):purse=([0-9]{1,3})", _read_purse),
)


# --- positions ----------------------------------------------------------------------------------------------------


def history(state: State) -> list[str]:
    """Rules 14: the actions that led here; what happens once a day is dated by counting."""
    texts = []
    days = dict.fromkeys(("opening", "day team", "ranking", "clue"), 0)
    for action in state[0]["log"][: int(state[0]["logged"])].tolist():
        kind = _kind_of_day(action)
        if kind:
            days[kind] += 1
        texts.append(_text(action, days["ranking"] if action >= S.RERANK else days.get(kind, 0)))
    return texts


def _kind_of_day(action: int) -> str:
    """The kind of an action that happens once a day, or nothing."""
    if action == S.OPEN:
        return "opening"
    if S.DAY <= action < S.STRIKE_ONE:
        return "day team"
    if S.RANK <= action < S.CLUE:
        return "ranking"
    return "clue" if action == S.CLUE or S.STRIKE_ONE <= action < S.PURSE else ""


def format_position(state: State) -> str:
    if state[0]["logged"] == 0:
        return NOTHING if state[0]["phase"] == S.FREE else FRESH
    return " ".join(history(state))


def parse_position(state: State, text: str) -> None:
    """Rules 14: free play after these actions, or a campaign if they begin like one."""
    words = text.split()
    if not words:
        raise BadPosition("a position is the list of the actions that led to it; - for none, new for a fresh campaign")
    trial = state.copy()
    if words[0].startswith("grid="):
        _lay_grid(trial, words.pop(0))
        words = words or [NOTHING]
    if words[0] == FRESH:
        if trial[0].phase == S.FREE:
            raise BadPosition("a campaign needs a map with five start cells")
        del words[0]
    elif words[0] == NOTHING or re.match("[FEJAG]:", words[0]):
        rules.play_freely(trial[0])
        words = [] if words == [NOTHING] else words
    if len(words) > S.LOG:
        raise BadPosition(f"a position of {len(words)} actions is too long")
    for number, word in enumerate(words, start=1):
        try:
            (action,) = parse_action(trial, word)
        except HernaError as error:
            raise BadPosition(f"action {number}: {error}") from None
        reason = int(kernel.check_of(trial, action))
        if reason:
            raise BadPosition(f"action {number}: {_refused(word, reason)}")
        kernel.play_on(trial, action)
    state[0] = trial[0]


def _lay_grid(state: State, word: str) -> None:
    """A small map given before a position: `grid=...../F..../....#;c2|;d1_`, rows, then obstacles."""
    rows, *walls = word.removeprefix("grid=").split(";")
    try:
        chosen = options.on_other_map(state, "grid:\n" + rows.replace("/", "\n"), walls)
    except HernaError as error:
        raise BadPosition(str(error)) from None
    fresh = np.zeros(1, state.dtype)
    kernel.begin(fresh, chosen)
    state[0] = fresh[0]


def fields(state: State) -> dict[str, str]:
    s = state[0]
    values = {
        "actions": " ".join(history(state)) or NOTHING,  # of a campaign too: rules 13.1
        "day": str(int(s.day)),
        "purses": " ".join(f"{code}={int(n)}" for code, n in zip(S.TEAMS, s.purse, strict=True)),
        "scores": " ".join(f"{code}={int(n)}" for code, n in zip(S.TEAMS, s.score, strict=True)),
    }
    if s.day_team != S.NONE:
        values["dayteam"] = S.TEAMS[int(s.day_team)]
    return values


# --- questions ----------------------------------------------------------------------------------------------------


def query(state: State, question: str) -> str | frozenset[str]:
    """Rules 14."""
    for pattern, answer in _QUESTIONS:
        found = re.fullmatch(pattern, question.strip())
        if found:
            return answer(state, *found.groups())
    raise ValueError(f"no such question: {question!r}")


def _set(names: Iterable[str]) -> frozenset[str]:
    return frozenset(names) or frozenset({NOTHING})


def cells_of(rows: Iterable[int]) -> list[int]:
    """The cells of a set given by rows of bits, by row, then column."""
    return [y * S.SIDE + x for y, row in enumerate(rows) for x in range(S.SIDE) if int(row) >> x & 1]


def _names(rows: Iterable[int]) -> frozenset[str]:
    return _set(CELL_NAMES[cell] for cell in cells_of(rows))


def _walls(state: State) -> frozenset[str]:
    s = state[0]
    names = [CELL_NAMES[cell] + "|" for cell in cells_of(s["seen_right"])]
    return _set(names + [CELL_NAMES[cell] + "_" for cell in cells_of(s["seen_below"])])


def _figures(state: State, wanted: Callable[[int], object]) -> frozenset[str]:
    s = state[0]
    return _set(CELL_NAMES[int(s.cell[f])] for f in range(int(s.figures)) if wanted(f))


def _legal(state: State, team: str) -> frozenset[str]:
    s = state[0]
    return _names(int(placement.legal_row(s, S.TEAMS.index(team), y)) for y in range(int(s.height)))


def _emitted(state: State, kind: str, name: str) -> State:
    """A copy in which only the cells that such a figure would light are uncovered."""
    where = cell_at(name)
    if where is None or where[0] >= int(state[0].width) or where[1] >= int(state[0].height):
        raise ValueError(f"there is no cell {name} on this board")
    trial = state.copy()
    for field in ("seen", "seen_right", "seen_below"):
        trial[0][field][:] = 0
    light.shed(trial[0], S.TYPES.index(kind), where[1] * S.SIDE + where[0], S.NONE)
    return trial


def _attacks(state: State) -> str:
    s = state[0]
    texts = []
    for r in range(int(s.records)):
        partner = f"({int(s.partner[r]) + 1})" if s.partner[r] != S.NONE else ""
        source, target = (CELL_NAMES[int(s.cell[int(f)])] for f in (s.src[r], s.tgt[r]))
        texts.append(f"{r + 1} {source}>{target} {STATUS[attack.status(s, r)]}{partner}")
    return ", ".join(texts) or NOTHING


def _cost(state: State, letter: str) -> str:
    s = state[0]
    cell = int(s.start[S.TEAMS.index(letter)] if letter in S.TEAMS else s.site[maps.SITES.index(letter)])
    if cell == S.NONE:
        raise ValueError(f"there is no start cell {letter} on this map")
    cost = int(generator.reach_costs(state)[cell])
    return str(cost) if cost < reach.FAR else NOTHING


def _relate(state: State, attacker: str, target: str, dx: str, dy: str) -> str:
    """Two figures of different teams alone on an empty board, large enough for the offset."""
    far, near = sorted((abs(int(dx)), abs(int(dy))), reverse=True)
    if "Fr" in (attacker, target) or far == 0:
        return "none"
    if far >= S.SIDE and near not in (0, far):
        return "none"
    x, y = (max(1 - S.SIDE, min(int(d), S.SIDE - 1)) for d in (dx, dy))  # on a line, no distance is too great
    board = np.zeros(1, state.dtype)
    s = board[0]
    s.width = s.height = S.SIDE
    s.portal[:] = S.NONE
    corner = [S.SIDE - 1 if d < 0 else 0 for d in (x, y)]
    places = (*corner, corner[0] + x, corner[1] + y)
    for f, kind in enumerate((attacker, target)):
        s.kind[f] = S.TYPES.index(kind)
        s.cell[f] = places[2 * f + 1] * S.SIDE + places[2 * f]
        s.at[s.cell[f]] = f + 1
    s.figures = 2
    for f in range(2):
        light.trace(s, f)
    if not attack.in_light(s, 0, 1):
        return "none"
    return "contact" if attack.in_light(s, 1, 0) else "attack"


def _points(state: State, order: str, day_team: str | None) -> str:
    line = read_ranking(order)
    if line is None:
        raise ValueError("a ranking names each of the five teams once")
    trial = state.copy()
    s = trial[0]
    s.place[:] = S.RANKINGS[line]
    s.day_team = S.TEAMS.index(day_team) if day_team else S.NONE
    return " ".join(f"{code}={int(campaign.points_of(s, team))}" for team, code in enumerate(S.TEAMS))


_TEAM = "([FEJAG])"
_TYPE = "(Ti|Be|Sn|Ta|Mo|Fr)"
_QUESTIONS: tuple[tuple[str, Callable[..., str | frozenset[str]]], ...] = (
    (f"lit {_TEAM}", lambda state, team: _names(state[0]["lit"][S.TEAMS.index(team)])),
    (f"middle {_TEAM}", lambda state, team: _names(state[0]["middle"][S.TEAMS.index(team)])),
    (f"legal {_TEAM}", _legal),
    (f"probe {_TYPE} ([a-z]+[0-9]+)", lambda state, kind, cell: _names(_emitted(state, kind, cell)[0]["seen"])),
    (f"hits {_TYPE} ([a-z]+[0-9]+)", lambda state, kind, cell: _walls(_emitted(state, kind, cell))),
    ("dark", lambda state: _figures(state, lambda f: not attack.has(attack.shining(state[0]), f))),
    ("disabled", lambda state: _figures(state, lambda f: attack.has(attack.disabled(state[0], S.NONE), f))),
    ("attacks", _attacks),
    ("seen", lambda state: _names(state[0]["seen"])),
    ("walls", _walls),
    (f"paths {_TEAM}", lambda state, team: str(int(placement.paths(state[0], S.TEAMS.index(team))))),
    (f"bonus {_TEAM}", lambda state, team: str(int(state[0].bonus[S.TEAMS.index(team)]))),
    (f"purse {_TEAM}", lambda state, team: str(int(state[0].purse[S.TEAMS.index(team)]))),
    ("cost ([a-eFEJAG])", _cost),
    (rf"relate {_TYPE}>{_TYPE}\s+(-?[0-9]+),(-?[0-9]+)", _relate),
    (rf"points (\S+)(?:\s+day {_TEAM})?", _points),
)


class FejagNotation(Notation):
    seats = staticmethod(seats)
    scores = staticmethod(scores)
    ranking = staticmethod(ranking)
    format_action = staticmethod(format_action)
    parse_action = staticmethod(parse_action)
    format_position = staticmethod(format_position)
    parse_position = staticmethod(parse_position)
    fields = staticmethod(fields)
    query = staticmethod(query)
