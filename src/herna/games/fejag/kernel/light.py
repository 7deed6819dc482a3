"""FEJAG: light. Rules 2, 3 and the middle sections of 5.

A section is one walk: from where, in which way, how many cells are lit, and how it ends. The sections of a figure start
at its own cell (origin 0) or at a teleport that its light has reached (origin 1 + i for portal[i]); which of them there
are is a set of bits, origin * 8 + way. So a ray is emitted again, and never twice, without a queue.
"""

from __future__ import annotations

from herna.engine.kernel.compiler import kernel

from . import state as S

RIM, WALL, FIGURE, HOLY, TELEPORT, RANGE = range(6)  # how a section ends
ORIGINS = 5
WAYS = 8  # of one type


# --- one section --------------------------------------------------------------------------------------------------


@kernel
def blocked(s, x, y, way):
    """Rules 2: does an obstacle stop the step from (x, y)? Jumps are never stopped."""
    if way == 0:
        return (int(s.below[y - 1]) >> x) & 1
    if way == 1:
        return (int(s.right[y]) >> x) & 1
    if way == 2:
        return (int(s.below[y]) >> x) & 1
    if way == 3:
        return (int(s.right[y]) >> (x - 1)) & 1
    if way > 7:
        return 0
    left = x - 1 if way > 5 else x
    upper = y - 1 if way == 4 or way == 7 else y
    return (int(s.corner[upper]) >> left) & 1


@kernel
def walk(s, x, y, way, short):
    """Rules 3: one section; returns how it ends and how many cells are lit."""
    dx, dy = int(S.STEP_X[way]), int(S.STEP_Y[way])
    width, height = int(s.width), int(s.height)
    lit = 0
    while True:
        to_x, to_y = x + dx, y + dy
        if to_x < 0 or to_y < 0 or to_x >= width or to_y >= height:
            return RIM, lit
        if blocked(s, x, y, way):
            return WALL, lit
        lit += 1
        cell = to_y * S.SIDE + to_x
        if s.at[cell]:
            return FIGURE, lit
        terrain = int(s.terrain[cell])
        if terrain == S.TEMPLE:
            return HOLY, lit
        if S.PORTAL <= terrain < S.START:
            return TELEPORT, lit
        if short:
            return RANGE, lit
        x, y = to_x, to_y


@kernel
def first_sections(s, kind, cell):
    """What a figure on this cell emits itself, and what it does not emit again: a set of sections each."""
    ways = (1 << (S.LAST_WAY[kind] - S.FIRST_WAY[kind])) - 1
    terrain = int(s.terrain[cell])
    if S.PORTAL <= terrain < S.START:
        return ways, ways | 255 << (WAYS * (1 + terrain - S.PORTAL))
    return ways, ways


@kernel
def origin_cell(s, cell, origin):
    return cell if origin == 0 else int(s.portal[origin - 1])


@kernel
def passed_on(s, kind, way, cell):
    """Rules 3: the sections that start at the partner of the teleport on this cell; none if it has no partner."""
    partner = (int(s.terrain[cell]) - S.PORTAL) ^ 1
    if s.portal[partner] == S.NONE:
        return 0
    ways = 1 << way if s.same_direction else (1 << (S.LAST_WAY[kind] - S.FIRST_WAY[kind])) - 1
    return ways << (WAYS * (1 + partner))


# --- all sections of a figure -------------------------------------------------------------------------------------


@kernel
def trace(s, f):
    """Rules 3: which figures, and whether the temple, are in the light of figure f."""
    for k in range(S.WORDS):
        s.lights[f, k] = 0
    temple = 0
    kind, cell = int(s.kind[f]), int(s.cell[f])
    due, known = first_sections(s, kind, cell)
    bit = 0
    while due:
        if (due >> bit) & 1:
            due &= ~(1 << bit)
            start = origin_cell(s, cell, bit // WAYS)
            way = bit % WAYS
            step = S.FIRST_WAY[kind] + way
            end, lit = walk(s, start % S.SIDE, start // S.SIDE, step, S.SHORT[kind])
            last = start + lit * int(S.STEP_Y[step] * S.SIDE + S.STEP_X[step])
            if end == FIGURE:
                other = int(s.at[last]) - 1
                s.lights[f, other // S.WORD] |= 1 << (other % S.WORD)
            elif end == HOLY:
                temple = 1
            elif end == TELEPORT:
                fresh = passed_on(s, kind, way, last) & ~known
                due |= fresh
                known |= fresh
        bit = (bit + 1) % (WAYS * ORIGINS)
    mark = 1 << (f % S.WORD)
    s.sees_temple[f // S.WORD] = int(s.sees_temple[f // S.WORD]) & ~mark | temple * mark


@kernel
def shed(s, kind, cell, team):
    """Rules 2, 3: uncover what a figure of this kind lights from this cell; with a team, light it for that team.

    Returns whether the temple is lit.
    """
    temple = False
    due, known = first_sections(s, kind, cell)
    bit = 0
    while due:
        if (due >> bit) & 1:
            due &= ~(1 << bit)
            start = origin_cell(s, cell, bit // WAYS)
            way = bit % WAYS
            step = S.FIRST_WAY[kind] + way
            x, y = start % S.SIDE, start // S.SIDE
            end, lit = walk(s, x, y, step, S.SHORT[kind])
            mark_cells(s, x, y, step, lit, team)
            last = start + lit * int(S.STEP_Y[step] * S.SIDE + S.STEP_X[step])
            if end == WALL:
                uncover_obstacles(s, last % S.SIDE, last // S.SIDE, step)
            elif end == HOLY:
                temple = True
            elif end == TELEPORT:
                sections = passed_on(s, kind, way, last)
                if sections:
                    mark_pair(s, last, team)
                due |= sections & ~known
                known |= sections
        bit = (bit + 1) % (WAYS * ORIGINS)
    return temple


@kernel
def mark_cells(s, x, y, step, lit, team):
    dx, dy = int(S.STEP_X[step]), int(S.STEP_Y[step])
    for _ in range(lit):
        x += dx
        y += dy
        s.seen[y] |= 1 << x
        if team != S.NONE:
            s.lit[team, y] |= 1 << x


@kernel
def mark_pair(s, cell, team):
    """Rules 2, 3: a lit teleport lights and uncovers its partner."""
    partner = int(s.portal[(int(s.terrain[cell]) - S.PORTAL) ^ 1])
    s.seen[partner // S.SIDE] |= 1 << (partner % S.SIDE)
    if team != S.NONE:
        s.lit[team, partner // S.SIDE] |= 1 << (partner % S.SIDE)


@kernel
def uncover_obstacles(s, x, y, step):
    """Rules 2, `reveal=hits`: the edge that stops an orthogonal ray, all that end in the corner for a diagonal one."""
    if step == 0:
        s.seen_below[y - 1] |= 1 << x
    elif step == 1:
        s.seen_right[y] |= 1 << x
    elif step == 2:
        s.seen_below[y] |= 1 << x
    elif step == 3:
        s.seen_right[y] |= 1 << (x - 1)
    else:
        left = x - 1 if step > 5 else x
        upper = y - 1 if step == 4 or step == 7 else y
        s.seen_right[upper] |= int(s.right[upper]) & 1 << left
        s.seen_right[upper + 1] |= int(s.right[upper + 1]) & 1 << left
        s.seen_below[upper] |= int(s.below[upper]) & 3 << left


@kernel
def uncover_sides(s):
    """Rules 2, `reveal=cells`: all obstacles on the sides of uncovered cells."""
    height = int(s.height)
    for y in range(height):
        seen = int(s.seen[y])
        lower = int(s.seen[y + 1]) if y + 1 < height else 0
        s.seen_right[y] |= int(s.right[y]) & (seen | seen >> 1)
        s.seen_below[y] |= int(s.below[y]) & (seen | lower)


# --- middle sections ----------------------------------------------------------------------------------------------


@kernel
def attacks(s, f, target):
    """Rules 5 (iii): by a record that is not void."""
    for r in range(int(s.records)):
        if s.src[r] == f and s.tgt[r] == target and not s.void[r]:
            return True
    return False


@kernel
def holds(s, f, end, last):
    """Rules 5 (i)-(iii): is a section of f with this end, not a teleport, anchored?"""
    if end == HOLY:
        return True
    if end != FIGURE:
        return False
    other = int(s.at[last]) - 1
    return s.middle_any != 0 or s.team[other] == s.team[f] or attacks(s, f, other)


@kernel
def anchors(s, f):
    """Rules 5: all sections of f, and the origins from which an anchored one starts (least fixpoint)."""
    kind, cell = int(s.kind[f]), int(s.cell[f])
    anchored = 0
    links = 0  # bit origin * 8 + other: a section from origin ends at the teleport that emits at other
    due, known = first_sections(s, kind, cell)
    bit = 0
    while due:
        if (due >> bit) & 1:
            due &= ~(1 << bit)
            origin, way = bit // WAYS, bit % WAYS
            start = origin_cell(s, cell, origin)
            step = S.FIRST_WAY[kind] + way
            end, lit = walk(s, start % S.SIDE, start // S.SIDE, step, False)
            last = start + lit * int(S.STEP_Y[step] * S.SIDE + S.STEP_X[step])
            if end == TELEPORT:
                sections = passed_on(s, kind, way, last)
                if sections:
                    links |= 1 << (origin * WAYS + 1 + ((int(s.terrain[last]) - S.PORTAL) ^ 1))
                due |= sections & ~known
                known |= sections
            elif holds(s, f, end, last):
                anchored |= 1 << origin
        bit = (bit + 1) % (WAYS * ORIGINS)
    for _ in range(ORIGINS):
        for origin in range(ORIGINS):
            if (links >> (origin * WAYS)) & anchored:
                anchored |= 1 << origin
    return known, anchored


@kernel
def mark_middle(s, f):
    """Rules 5: the interiors of the anchored sections of f."""
    kind, cell, team = int(s.kind[f]), int(s.cell[f]), int(s.team[f])
    if kind == S.TA or kind == S.MO:
        return
    sections, anchored = anchors(s, f)
    if not anchored:
        return
    for bit in range(WAYS * ORIGINS):
        if not (sections >> bit) & 1 or not (anchored >> (bit // WAYS)) & 1:
            continue
        start = origin_cell(s, cell, bit // WAYS)
        step = S.FIRST_WAY[kind] + bit % WAYS
        end, lit = walk(s, start % S.SIDE, start // S.SIDE, step, False)
        last = start + lit * int(S.STEP_Y[step] * S.SIDE + S.STEP_X[step])
        if end == TELEPORT:
            partner = (int(s.terrain[last]) - S.PORTAL) ^ 1
            middle = s.portal[partner] != S.NONE and (anchored >> (1 + partner)) & 1
        else:
            middle = holds(s, f, end, last)
        if middle:
            x, y = start % S.SIDE, start // S.SIDE
            for _ in range(lit - 1):
                x += int(S.STEP_X[step])
                y += int(S.STEP_Y[step])
                s.middle[team, y] |= 1 << x


@kernel
def find_middle(s):
    """Rules 5: middle(U) of every team."""
    for team in range(S.TEAM_COUNT):
        for y in range(int(s.height)):
            s.middle[team, y] = 0
    for f in range(min(int(s.figures), S.FIGURES)):
        of = int(s.fed[f // S.WORD]) if s.protect_dark else int(s.shining[f // S.WORD])
        if (of >> (f % S.WORD)) & 1:
            mark_middle(s, f)
