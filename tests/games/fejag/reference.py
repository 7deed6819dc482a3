"""A second, plain implementation of FEJAG: sets of cells, lists of figures, and no memory but the log.

Written from the text of the rules alone, for comparison with the kernel. Figures are visited in random order, so that
any dependence on the order shows up.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

ORTHOGONAL = [(0, -1), (1, 0), (0, 1), (-1, 0)]
DIAGONAL = [(1, -1), (1, 1), (-1, 1), (-1, -1)]
JUMPS = [(dx, dy) for dx in (-2, -1, 1, 2) for dy in (-2, -1, 1, 2) if abs(dx) != abs(dy)]
WAYS = {
    "Ti": ORTHOGONAL + DIAGONAL,
    "Be": ORTHOGONAL,
    "Sn": DIAGONAL,
    "Ta": ORTHOGONAL + DIAGONAL,
    "Mo": JUMPS,
    "Fr": ORTHOGONAL + DIAGONAL,
}
DEFAULTS = {
    "teleport_dirs": "all",
    "middle_ends": "path",
    "protect_dark": True,
    "cond3": "team",
    "balance": "running",
    "hp1_scope": "path",
    "reveal": "hits",
}


@dataclass
class Figure:
    team: str
    kind: str
    cell: tuple[int, int]


@dataclass(eq=False)
class Record:
    src: int
    tgt: int
    void: bool = False
    partner: Record | None = None
    on: bool = True


@dataclass
class Section:
    origin: tuple[int, int]
    cells: list[tuple[int, int]]
    end: str
    hits: set[tuple[int, int, str]] = field(default_factory=set)


class Reference:
    """A board of free play. `walls` are (x, y, '|') right of and (x, y, '_') below a cell."""

    def __init__(self, board, options, seed=0):
        self.width, self.height = board.width, board.height
        self.walls = {(x, y, "|") for x, y in board.right} | {(x, y, "_") for x, y in board.below}
        self.temple = set(board.temple)
        self.starts = dict(board.starts)
        one, other, two, another = board.portals
        self.partner = {one: other, other: one, two: another, another: two}
        self.partner.pop(None, None)
        self.options = {**DEFAULTS, **options}
        self.rng = random.Random(seed)
        self.figures: list[Figure] = []
        self.traced: dict[tuple[str, tuple[int, int]], list[Section]] = {}
        self.records: list[Record] = []
        self.seen = set(self.starts.values())
        self.seen_walls: set[tuple[int, int, str]] = set()
        self.bonus = dict.fromkeys("FEJAG", 0)
        self.frog, self.first = None, None
        self.rounds = 0
        self.shining: set[int] = set()
        self.uncover(set(), set())

    # --- light

    def edges_at_corner(self, x, y):
        """The obstacles that end in the lower right corner of (x, y)."""
        return self.walls & {(x, y, "|"), (x, y + 1, "|"), (x, y, "_"), (x + 1, y, "_")}

    def stopped_by(self, cell, way):
        (x, y), (dx, dy) = cell, way
        if abs(dx) == 2 or abs(dy) == 2:
            return set()
        if dx and dy:
            return self.edges_at_corner(min(x, x + dx), min(y, y + dy))
        return self.walls & {(min(x, x + dx), min(y, y + dy), "|" if dx else "_")}

    def sections(self, kind, cell):
        """Cached until another figure is on the board."""
        if (kind, cell) not in self.traced:
            self.traced[kind, cell] = self.trace(kind, cell)
        return self.traced[kind, cell]

    def trace(self, kind, cell):
        standing = {f.cell for f in self.figures}
        all_ways = WAYS[kind]
        queue = [(cell, way) for way in all_ways]
        known = {(cell, way) for way in all_ways}
        found = []
        while queue:
            origin, way = queue.pop(0)
            section = Section(origin, [], "")
            found.append(section)
            now = origin
            while not section.end:
                after = (now[0] + way[0], now[1] + way[1])
                if not (0 <= after[0] < self.width and 0 <= after[1] < self.height):
                    section.end = "rim"
                elif self.stopped_by(now, way):
                    section.end, section.hits = "wall", self.stopped_by(now, way)
                else:
                    section.cells.append(after)
                    if after in standing:
                        section.end = "figure"
                    elif after in self.temple:
                        section.end = "temple"
                    elif after in self.partner:
                        section.end = "teleport"
                        out = self.partner[after]
                        if out is not None:
                            ways = all_ways if self.options["teleport_dirs"] == "all" else [way]
                            fresh = [(out, w) for w in ways if (out, w) not in known]
                            queue += fresh
                            known |= set(fresh)
                    elif kind in ("Ta", "Mo"):
                        section.end = "range"
                    now = after
        return found

    def emit(self, kind, cell):
        lit, hits = set(), set()
        for section in self.sections(kind, cell):
            lit |= set(section.cells)
            hits |= section.hits
            if section.end == "teleport" and self.partner[section.cells[-1]] is not None:
                lit.add(self.partner[section.cells[-1]])
        return lit, hits

    def relight(self):
        self.light = [self.emit(f.kind, f.cell)[0] for f in self.figures]

    # --- shining

    def shine(self, disabled):
        shining: set[int] = set()
        order = list(range(len(self.figures)))
        grown = True
        while grown:
            grown = False
            self.rng.shuffle(order)
            for i in order:
                f = self.figures[i]
                fed = f.cell == self.starts.get(f.team) or any(
                    g != i and self.figures[g].team == f.team and f.cell in self.light[g] for g in shining
                )
                if i not in shining and i not in disabled and fed:
                    shining.add(i)
                    grown = True
        return shining

    def settled(self, r):
        return self.options["balance"] == "settled" and r.partner is not None

    def effective(self, r):
        return r.on and not self.settled(r) and not (r.partner and r.partner.on)

    def disabled(self, without=None):
        return {r.tgt for r in self.records if self.effective(r) and r is not without}

    def reaches(self, r):
        return self.figures[r.tgt].cell in self.light[r.src]

    def propagate(self, new=()):
        used = list(new)
        self.rounds = 0
        while True:
            self.rounds += 1
            self.shining = self.shine(self.disabled())
            off = [r for r in self.records if r.on and not self.settled(r)]
            off = [r for r in off if r.src not in self.shining or not self.reaches(r)]
            if off:
                for r in off:
                    r.on = False
                continue
            for r in self.records:
                if r.on or r.void or self.settled(r) or any(r is u for u in used) or not self.reaches(r):
                    continue
                if r.src in self.shine(self.disabled(without=r.partner)):
                    r.on = True
                    used.append(r)
                    break
            else:
                break
        assert self.rounds <= 3 * len(self.records) + 1
        for i in self.shining:
            self.uncover(*self.emit(self.figures[i].kind, self.figures[i].cell))
        paths = sorted(i for i in self.shining if self.light[i] & self.temple)
        if paths and self.first is None:
            self.first = self.figures[paths[0]].team
            self.bonus[self.first] += 10 if self.frog == self.first else 30

    def uncover(self, cells, hits):
        self.seen |= cells
        self.seen_walls |= hits
        if self.options["reveal"] == "cells":
            for x, y in self.seen:
                self.seen_walls |= self.walls & {(x, y, "|"), (x, y, "_"), (x - 1, y, "|"), (x, y - 1, "_")}

    # --- placing

    def lit(self, team):
        cells = {self.starts[team]} if team in self.starts else set()
        return cells.union(*(self.light[i] for i in self.shining if self.figures[i].team == team))

    def middle(self, team):
        cells: set[tuple[int, int]] = set()
        sources = self.shine(set()) if self.options["protect_dark"] else self.shining
        for i in sources:
            f = self.figures[i]
            if f.team != team:
                continue
            sections = self.sections(f.kind, f.cell)
            anchored: set[int] = set()
            more = {-1}
            while more:
                held = [sections[k] for k in anchored]
                more = {k for k, section in enumerate(sections) if self.is_anchored(i, section, held)} - anchored
                anchored |= more
            for k in anchored:
                cells |= set(sections[k].cells[:-1])
        return cells

    def is_anchored(self, i, section, anchored):
        if section.end == "temple":
            return True
        if section.end == "teleport":
            return self.partner[section.cells[-1]] in [other.origin for other in anchored]
        if section.end != "figure":
            return False
        other = next(k for k, g in enumerate(self.figures) if g.cell == section.cells[-1])
        return (
            self.options["middle_ends"] == "any"
            or self.figures[other].team == self.figures[i].team
            or any(r.src == i and r.tgt == other and not r.void for r in self.records)
        )

    def legal(self, team):
        if team not in self.starts:
            return set()
        standing = {f.cell for f in self.figures}
        cells = self.lit(team) - standing - self.temple - set(self.partner)
        cells -= {cell for other, cell in self.starts.items() if other != team}
        for other in set("FEJAG") - {team}:
            cells -= self.middle(other)
        return cells | ({self.starts[team]} - standing)

    def place(self, team, kind, cell):
        assert cell in self.legal(team)
        if kind == "Fr":
            cells, hits = self.emit(kind, cell)
            self.uncover(cells, hits)
            if cells & self.temple and self.frog is None and self.first is None:
                self.frog = team
                self.bonus[team] += 20
            return
        self.figures.append(Figure(team, kind, cell))
        self.traced = {}
        p = len(self.figures) - 1
        self.relight()
        self.propagate()
        if p in self.shining:
            self.propagate([self.judged(p, t) for t in range(p) if self.attacks(p, t)])

    light: list[set[tuple[int, int]]] = []  # noqa: RUF012  before the first figure

    # --- attacks

    def attacks(self, p, t):
        attacker, target = self.figures[p], self.figures[t]
        if attacker.team == target.team or target.cell not in self.light[p] or attacker.cell in self.light[t]:
            return False
        return self.options["cond3"] == "target" or attacker.cell not in self.lit(target.team)

    def up(self, f):
        team = self.figures[f].team
        graph = self.shining if f in self.shining else self.shine(set())
        graph = {i for i in graph if self.figures[i].team == team}
        root = [i for i in graph if self.figures[i].cell == self.starts[team]]
        if f not in graph or not root:
            return {f}
        steps = {root[0]: 0}
        layer = root
        while layer:
            following = {h for g in layer for h in graph if self.figures[h].cell in self.light[g]} - set(steps)
            steps |= dict.fromkeys(following, steps[layer[0]] + 1)
            layer = list(following)
        chain = {f}
        for level in range(steps[f], 0, -1):
            last = [i for i in chain if steps[i] == level]
            chain |= {
                g for g in graph if steps[g] == level - 1 and any(self.figures[h].cell in self.light[g] for h in last)
            }
        return chain

    def judged(self, p, t):
        """6.2; the record joins the log."""
        old = [r for r in self.records if r.src != p]
        record = Record(p, t)
        self.records.append(record)
        mine, theirs = self.figures[p].team, self.figures[t].team
        if self.figures[t].cell == self.starts[theirs]:
            record.void, record.on = True, False
            return record
        answered = [
            r
            for r in old
            if not r.void
            and r.partner is None
            and self.figures[r.src].team == theirs
            and self.figures[r.tgt].team == mine
            and t in self.up(r.src)
        ]
        best = next((r for r in answered if self.effective(r)), answered[0] if answered else None)
        taken = any(
            self.effective(b)
            and self.figures[b.tgt].team == theirs
            and self.figures[b.src].team != mine
            and (self.options["hp1_scope"] == "team" or t in self.up(b.tgt) or b.tgt in self.up(t))
            for b in old
        )
        if taken and not (best and self.effective(best)):
            record.void, record.on = True, False
        elif best:
            record.partner, best.partner = best, record
        return record

    def status(self, r):
        if r.void:
            return "void"
        if self.settled(r):
            return "balanced"
        if not self.reaches(r):
            return "cut"
        if r.on:
            return "effective" if self.effective(r) else "balanced"
        return "suspended" if r.src in self.shining else "dormant"

    def paths(self, team):
        return sum(1 for i in self.shining if self.figures[i].team == team and self.light[i] & self.temple)
