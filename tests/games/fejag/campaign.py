"""A second implementation of FEJAG's campaign, around the board of `reference.py`: who acts, what is legal, accounts.

Written from the text of the rules alone (1, 7 to 9, 12, 13.1); actions are texts.
"""

from __future__ import annotations

import re
from itertools import combinations, permutations, product

from herna.games.fejag.maps import cell_at, cell_name

from .reference import Reference

TEAMS = "FEJAG"
PRICE = {"Ti": 15, "Be": 10, "Sn": 10, "Ta": 5, "Mo": 8, "Fr": 2}
POINTS = (20, 16, 13, 11, 10)
VERDICTS = ("right", "incomplete", "wrong")
SHEETS = ["".join(letters) for letters in product("abcd", repeat=6)]
DEFAULTS = {
    "chain": True,
    "late_egg": "off",
    "order": "rank",
    "penalty": "off",
    "ranks": "manual",
    "calendar": "random",
    "days": 10,
    "points": "20 16 13 11 10",
}


class Refused(Exception):
    pass


def points_of(groups, day_team, table=POINTS):
    """Tied teams share what their ranks are worth, rounded up."""
    points, rank = {}, 0
    for place, group in enumerate(groups):
        share = -(-sum(table[rank : rank + len(group)]) // len(group))
        points |= {team: share + 3 * (place == 0 and team == day_team) for team in group}
        rank += len(group)
    return points


def read_ranking(text):
    """Tied teams in canonical order."""
    if sorted(re.split("[>=]", text)) != sorted(TEAMS):
        raise Refused(text)
    return [sorted(group.split("="), key=TEAMS.index) for group in text.split(">")]


def ranking_text(groups):
    return ">".join("=".join(group) for group in groups)


def rankings(teams=TEAMS):
    if not teams:
        yield []
    for size in range(1, len(teams) + 1):
        for first in combinations(teams, size):
            for others in rankings([team for team in teams if team not in first]):
                yield [list(first), *others]


RANKINGS = [ranking_text(groups) for groups in rankings()]


class Campaign:
    def __init__(self, board, options, seed=0):
        self.options = {**DEFAULTS, **options}
        self.board = Reference(board, options, seed)
        self.quick = self.options["ranks"] != "manual"
        self.last_day = self.options["days"] + 1
        self.table = tuple(map(int, self.options["points"].split()))
        self.random_days = self.options["calendar"] == "random"
        self.day_teams = [] if self.random_days else list(self.options["calendar"])
        self.score, self.purse = dict.fromkeys(TEAMS, 0), dict.fromkeys(TEAMS, 0)
        self.hands = {team: set(range(1, 12)) for team in TEAMS}
        self.cards, self.verdicts, self.turns, self.paths = {}, {}, {}, {}
        self.groups, self.waiting, self.played, self.known = [], [], [], None
        self.struck, self.key, self.egg_taken, self.day = set(), "", False, 0
        self.phase = "draw" if "a" in self.board.starts else "key" if self.quick else "open"

    # --- the course of the days

    def actor(self):
        if self.phase == "over":
            return "nobody"
        if self.phase == "cards":
            return TEAMS[len(self.cards)]
        if self.phase == "turns":
            return self.waiting[0]
        return "chance" if self.quick or self.phase in ("draw", "day") else "master"

    def begin_day(self):
        self.day += 1
        if self.day == self.last_day and self.options["late_egg"] != "off":
            self.verdicts = {}
        if self.day < self.last_day and self.random_days:
            self.phase = "day"
        else:
            self.begin_sub_game()

    def begin_sub_game(self):
        self.phase = "rank"
        if self.options["ranks"] == "effort":
            self.phase, self.cards = "cards", {}
            if self.day == self.last_day:  # the last card plays itself
                self.cards = {team: min(self.hands[team]) for team in TEAMS}
                self.uncover_cards()

    def uncover_cards(self):
        by_card = ([team for team in TEAMS if self.cards[team] == card] for card in range(11, 0, -1))
        self.enter_ranking([group for group in by_card if group])

    def enter_ranking(self, groups):
        self.groups, self.phase = groups, "clue"
        for team, points in self.points_of_day().items():
            self.score[team] += points
            self.purse[team] += points if self.day < self.last_day else 0
        if self.quick and self.day == self.last_day:
            self.finish()

    def points_of_day(self):
        day_team = self.day_teams[self.day - 1] if self.day < self.last_day else None
        return points_of(self.groups, day_team, self.table)

    def book(self, team, points):
        self.score[team] += points
        if self.day < self.last_day:
            self.purse[team] += points
            if team in self.turns:
                purse, cells, lit = self.turns[team]
                self.turns[team] = (purse + points, cells, lit)

    def begin_buying(self):
        if self.day == self.last_day:
            self.finish()
            return
        self.phase, self.waiting = "turns", list(TEAMS)
        if self.options["order"] == "submission":
            for team in TEAMS:
                self.open_turn(team)
            return
        place = {team: i for i, group in enumerate(self.groups) for team in group}
        self.waiting.sort(key=lambda team: (place[team], self.score[team]))
        self.open_turn(self.waiting[0])

    def open_turn(self, team):
        self.turns[team] = (self.purse[team], self.board.legal(team), self.board.lit(team))

    def finish(self):
        self.phase = "over"
        self.paths = {team: self.board.paths(team) for team in TEAMS}
        for team in TEAMS:
            self.score[team] += 50 * self.paths[team]

    def ranking(self):
        value = {team: (self.score[team], self.paths[team]) for team in TEAMS}
        return [[team for team in TEAMS if value[team] == v] for v in sorted(set(value.values()), reverse=True)]

    # --- what may be done

    def cells(self, team):
        cells = self.board.legal(team)
        return cells if self.options["chain"] else cells & self.turns[team][2]

    def may_close(self, team):
        purse, cells, _ = self.turns[team]
        taken = {f.cell for f in self.board.figures}
        return self.purse[team] <= 14 or (purse // 5 > len(cells) and cells <= taken)

    def may_answer(self, team):
        return self.verdicts.get(team) not in ("right", "wrong")

    def may_judge(self):
        """The master enters verdicts on his turn, from the opening of day 1 to that of day 11."""
        if self.quick or self.day == 0 or self.phase not in ("open", "rank", "clue"):
            return False
        return self.day < self.last_day or (self.options["late_egg"] != "off" and self.phase == "rank")

    def legal(self):
        """All legal actions but the sheets; cached until something is played."""
        if self.known is None:
            self.known = self.find_legal()
        return self.known

    def find_legal(self):
        if self.phase == "draw":
            return ["draw=" + "".join(p) for p in permutations(TEAMS)]
        if self.phase == "key":
            return ["key=" + sheet for sheet in SHEETS]
        if self.phase == "day":
            drawn = self.day_teams[(self.day - 1) // 5 * 5 :]
            return [f"day{self.day}={team}" for team in TEAMS if team not in drawn]
        if self.phase == "cards":
            return [f"{self.actor()}:card{card}" for card in self.hands[self.actor()]]
        if self.phase == "turns":
            return [text for team in self.turns for text in self.legal_in_turn(team)]
        texts = []
        if self.phase == "open":
            texts = [f"open{self.day + 1}"]
        elif self.phase == "rank":
            texts = [f"rank{self.day}={order}" for order in RANKINGS if not (self.quick and "=" in order)]
        elif self.phase == "clue":
            texts = self.clues() if self.quick else [f"clue{self.day}"]
        if self.may_judge():
            texts += [f"egg:{team}={verdict}" for team in TEAMS if self.may_answer(team) for verdict in VERDICTS]
        return texts

    def bookings(self):
        """The master books points at any time, and ranks again what has been ranked, until the next day."""
        if self.quick or self.phase not in ("open", "rank", "clue", "turns"):
            return []
        texts = [f"points:{team}{points:+}" for team in TEAMS for points in range(-99, 100) if points]
        if self.day and self.phase != "rank":
            texts += [f"rerank{self.day}={order}" for order in RANKINGS]
        return texts

    def legal_in_turn(self, team):
        yield f"{team}:timeout"
        if self.may_close(team):
            yield f"{team}:done"
        for cell in self.cells(team):
            yield from (f"{team}:{kind}@{cell_name(*cell)}" for kind in PRICE if PRICE[kind] <= self.purse[team])
        if self.options["penalty"] == "gm" and not self.quick:
            yield from (f"penalty:{team}={kind}" for kind in PRICE)

    def clues(self):
        wrong = (f"{q + 1}{letter}" for q in range(6) for letter in "abcd" if letter != self.key[q])
        left = [choice for choice in wrong if choice not in self.struck]
        return [f"clue{self.day}={','.join(c)}" for c in combinations(left, 2 if self.day <= 8 else 1)]

    # --- doing it

    def play(self, text):
        if self.phase == "rank" and text.startswith(f"rank{self.day}="):
            text = f"rank{self.day}={ranking_text(read_ranking(text.partition('=')[2]))}"
        sheet = re.fullmatch("([FEJAG]):egg=([abcd]{6})", text)
        if sheet:
            if not self.quick or sheet[1] not in self.turns or not self.may_answer(sheet[1]):
                raise Refused(text)
            self.judge(sheet[1], "right" if sheet[2] == self.key else "wrong")
        elif text not in self.legal() and text not in self.bookings():
            raise Refused(text)
        elif text.startswith("egg:"):
            self.judge(text[4], text[6:])
        elif text.startswith("points:"):
            self.book(text[7], int(text[8:]))
        elif text.startswith("rerank"):
            for team, points in self.points_of_day().items():
                self.book(team, -points)
            self.groups = read_ranking(text.partition("=")[2])
            for team, points in self.points_of_day().items():
                self.book(team, points)
        elif text.startswith("penalty:"):
            self.purse[text[8]] = max(0, self.purse[text[8]] - PRICE[text[10:]])
        else:
            getattr(self, f"play_{self.phase}")(text)
        self.played.append(text)
        self.known = None

    def play_draw(self, text):
        self.board.starts = {team: self.board.starts[site] for site, team in zip("abcde", text[5:], strict=True)}
        self.phase = "key" if self.quick else "open"

    def play_key(self, text):
        self.key = text[4:]
        self.begin_day()

    def play_open(self, _):
        self.begin_day()

    def play_day(self, text):
        self.day_teams.append(text[-1])
        self.begin_sub_game()

    def play_rank(self, text):
        self.enter_ranking(read_ranking(text.partition("=")[2]))

    def play_cards(self, text):
        self.cards[text[0]] = int(text[6:])
        self.hands[text[0]].remove(int(text[6:]))
        if len(self.cards) == len(TEAMS):
            self.uncover_cards()

    def play_clue(self, text):
        self.struck |= set(text.partition("=")[2].split(","))
        self.begin_buying()

    def play_turns(self, text):
        team, what = text.split(":")
        if "@" in what:
            kind, cell = what.split("@")
            before = self.board.bonus.copy()
            self.board.place(team, kind, cell_at(cell))
            self.purse[team] -= PRICE[kind]
            for other in TEAMS:
                self.score[other] += self.board.bonus[other] - before[other]
                self.purse[other] += self.board.bonus[other] - before[other]
            return
        if not self.may_close(team):
            self.purse[team] = 14
        del self.turns[team]
        self.waiting.remove(team)
        if self.waiting and self.options["order"] == "rank":
            self.open_turn(self.waiting[0])
        elif not self.waiting and self.quick:
            self.begin_day()
        elif not self.waiting:
            self.phase = "open"

    def judge(self, team, verdict):
        self.verdicts[team] = verdict
        for_honour = self.day == self.last_day and self.options["late_egg"] == "honour"
        if verdict == "right" and not self.egg_taken and not for_honour:
            self.egg_taken = True
            self.score[team] += 30
        if all(self.verdicts.get(t) == "wrong" for t in TEAMS):
            self.verdicts = {}
