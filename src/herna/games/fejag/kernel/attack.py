"""FEJAG: shining, attack records and their propagation. Rules 4 and 6.

Sets of figures are tuples of three words, so that they can be passed around without being stored anywhere.
"""

from __future__ import annotations

from herna.engine.kernel.compiler import kernel

from . import state as S

ON, TRIED = 1, 2  # bits of `on`; TRIED only while PROPAGATE runs
VOID, CUT, EFFECTIVE, BALANCED, DORMANT, SUSPENDED = range(6)  # for display
EMPTY = (0, 0, 0)


# --- sets of figures ----------------------------------------------------------------------------------------------


@kernel
def has(figures, f):
    return (figures[f // S.WORD] >> (f % S.WORD)) & 1


@kernel
def with_figure(figures, f):
    k, bit = f // S.WORD, 1 << (f % S.WORD)
    return (
        figures[0] | (bit if k == 0 else 0),
        figures[1] | (bit if k == 1 else 0),
        figures[2] | (bit if k == 2 else 0),
    )


@kernel
def shining(s):
    return int(s.shining[0]), int(s.shining[1]), int(s.shining[2])


@kernel
def fed(s):
    return int(s.fed[0]), int(s.fed[1]), int(s.fed[2])


@kernel
def in_light(s, f, g):
    """Is the cell of g in the light of f?"""
    return (int(s.lights[f, g // S.WORD]) >> (g % S.WORD)) & 1


@kernel
def on_start(s, f):
    return s.start[s.team[f]] == s.cell[f]


# --- shining ------------------------------------------------------------------------------------------------------


@kernel
def shine(s, disabled):
    """Rules 4.1: Shine(D), the least set; figures are added until nothing changes."""
    start = roots(s)
    result = start[0] & ~disabled[0], start[1] & ~disabled[1], start[2] & ~disabled[2]
    spread = EMPTY
    grown = True
    while grown:
        grown = False
        for f in range(int(s.figures)):
            if has(result, f) and not has(spread, f):
                spread = with_figure(spread, f)
                result = join(result, supplied(s, f, disabled))
                grown = True
    return result


@kernel
def roots(s):
    """The figures on their own start cells."""
    result = EMPTY
    for team in range(S.TEAM_COUNT):
        cell = int(s.start[team])
        if cell != S.NONE and s.at[cell]:
            result = with_figure(result, int(s.at[cell]) - 1)
    return result


@kernel
def supplied(s, f, disabled):
    """The figures of the same team in the light of f, without the disabled ones."""
    lights, members = s.lights[f], s.members[s.team[f]]
    return (
        int(lights[0]) & int(members[0]) & ~disabled[0],
        int(lights[1]) & int(members[1]) & ~disabled[1],
        int(lights[2]) & int(members[2]) & ~disabled[2],
    )


@kernel
def join(a, b):
    return a[0] | b[0], a[1] | b[1], a[2] | b[2]


@kernel
def meet(a, b):
    return a[0] & b[0], a[1] & b[1], a[2] & b[2]


@kernel
def is_empty(a):
    return a[0] | a[1] | a[2] == 0


@kernel
def is_settled(s, r):
    """Rules 6.3, `balance=settled`: permanently out of play."""
    return s.settled != 0 and s.partner[r] != S.NONE


@kernel
def is_effective(s, r):
    """Rules 4.2."""
    if not int(s.on[r]) & ON or is_settled(s, r):
        return False
    partner = int(s.partner[r])
    return partner == S.NONE or not int(s.on[partner]) & ON


@kernel
def disabled(s, left_out):
    """Rules 4.2: the targets of effective records, but for one record that is left out."""
    result = EMPTY
    for r in range(int(s.records)):
        if r != left_out and is_effective(s, r):
            result = with_figure(result, int(s.tgt[r]))
    return result


# --- propagation --------------------------------------------------------------------------------------------------


@kernel
def propagate(s, first_new):
    """Rules 4.3: PROPAGATE; the records from first_new on count as used. Leaves what shines; returns the rounds."""
    rounds = 1
    now = shine(s, disabled(s, S.NONE))
    while switch_off(s, now) or switch_on(s, now, first_new):
        now = shine(s, disabled(s, S.NONE))
        rounds += 1
    for r in range(int(s.records)):
        s.on[r] = int(s.on[r]) & ON
    all_lit = shine(s, EMPTY)
    for k in range(S.WORDS):
        s.shining[k] = now[k]
        s.fed[k] = all_lit[k]
        s.has_shone[k] |= now[k]
    measure(s, now, s.depth)
    measure(s, all_lit, s.fed_depth)
    return rounds


@kernel
def switch_off(s, now):
    """Step A: all records whose source is dark or no longer reaches its target."""
    changed = False
    for r in range(int(s.records)):
        if int(s.on[r]) & ON and not is_settled(s, r):
            src = int(s.src[r])
            if not has(now, src) or not in_light(s, src, int(s.tgt[r])):
                s.on[r] = int(s.on[r]) & ~ON
                changed = True
    return changed


@kernel
def switch_on(s, now, first_new):
    """Step B: the first record that may be tried, its partner's effect left out."""
    for r in range(min(int(s.records), first_new)):
        if s.on[r] or s.void[r] or is_settled(s, r) or not in_light(s, int(s.src[r]), int(s.tgt[r])):
            continue
        partner = int(s.partner[r])
        if partner != S.NONE and is_effective(s, partner):
            shines = has(shine(s, disabled(s, partner)), int(s.src[r]))
        else:
            shines = has(now, int(s.src[r]))
        if shines:
            s.on[r] = ON | TRIED
            return True
    return False


@kernel
def status(s, r):
    """Rules 4.3: how a record is shown."""
    if s.void[r]:
        return VOID
    if is_settled(s, r):
        return BALANCED
    if not in_light(s, int(s.src[r]), int(s.tgt[r])):
        return CUT
    if int(s.on[r]) & ON:
        return EFFECTIVE if is_effective(s, r) else BALANCED
    return SUSPENDED if has(shining(s), int(s.src[r])) else DORMANT


# --- supply chains ------------------------------------------------------------------------------------------------


@kernel
def measure(s, graph, depth):
    """How many figures of the graph lie before each figure on its shortest supply chain; NONE outside the graph."""
    for f in range(int(s.figures)):
        depth[f] = S.NONE
    layer = meet(roots(s), graph)
    known = layer
    level = 0
    while not is_empty(layer):
        following = EMPTY
        for f in range(int(s.figures)):
            if has(layer, f):
                depth[f] = level
                following = join(following, supplied(s, f, known))
        layer = meet(following, graph)
        known = join(known, layer)
        level += 1


@kernel
def up(s, f):
    """Rules 6.2: the figures on shortest supply chains from the start cell to f, f included."""
    shines = has(shining(s), f)
    depth = s.depth if shines else s.fed_depth
    chain = with_figure(EMPTY, f)
    layer = chain
    for level in range(int(depth[f]) - 1, -1, -1):
        above = EMPTY
        for g in range(int(s.figures)):
            if depth[g] == level and s.team[g] == s.team[f] and reaches(s, g, layer):
                above = with_figure(above, g)
        layer = above
        chain = join(chain, layer)
    return chain


@kernel
def reaches(s, g, layer):
    """Does the light of g reach one of these figures?"""
    lights = s.lights[g]
    return (int(lights[0]) & layer[0]) | (int(lights[1]) & layer[1]) | (int(lights[2]) & layer[2]) != 0


# --- new records --------------------------------------------------------------------------------------------------


@kernel
def attack(s, p):
    """Rules 6.1, 6.2: the records that figure p, just placed and shining, creates."""
    before = int(s.records)
    for t in range(p):
        if s.records < S.RECORDS and is_attacked(s, p, t):
            r = int(s.records)
            s.src[r] = p
            s.tgt[r] = t
            s.partner[r] = S.NONE
            s.void[r] = 0
            judge(s, r, before)
            s.on[r] = 0 if s.void[r] else ON
            s.records = r + 1


@kernel
def is_attacked(s, p, t):
    """Rules 6.1."""
    if s.team[t] == s.team[p] or not in_light(s, p, t) or in_light(s, t, p):
        return False
    cell = int(s.cell[p])
    return not (s.whole_team and (int(s.lit[s.team[t], cell // S.SIDE]) >> (cell % S.SIDE)) & 1)


@kernel
def judge(s, r, before):
    """Rules 6.2: void, partner of an earlier record, or unpaired; judged by the records there were before."""
    t = int(s.tgt[r])
    if on_start(s, t):
        s.void[r] = 1
        return
    best = defended(s, r, before)
    if best != S.NONE and is_effective(s, best):
        pair(s, r, best)
    elif is_taken(s, r, before):
        s.void[r] = 1
    elif best != S.NONE:
        pair(s, r, best)


@kernel
def pair(s, r, other):
    s.partner[r] = other
    s.partner[other] = r


@kernel
def defended(s, r, before):
    """Rules 6.2: the record that an attack on t answers: the first effective one, else the first; or NONE."""
    p, t = int(s.src[r]), int(s.tgt[r])
    best = S.NONE
    for a in range(before):
        if s.void[a] or s.partner[a] != S.NONE or s.team[s.src[a]] != s.team[t] or s.team[s.tgt[a]] != s.team[p]:
            continue
        effective = is_effective(s, a)
        if (best == S.NONE or effective) and has(up(s, int(s.src[a])), t):
            if effective:
                return a
            best = a
    return best


@kernel
def is_taken(s, r, before):
    """Rules 6.4.1: another team's effective attack lies on t or on the same path."""
    p, t = int(s.src[r]), int(s.tgt[r])
    for b in range(before):
        if s.team[s.tgt[b]] != s.team[t] or s.team[s.src[b]] == s.team[p] or not is_effective(s, b):
            continue
        victim = int(s.tgt[b])
        if s.team_scope or has(up(s, victim), t) or has(up(s, t), victim):
            return True
    return False
