"""Mammoths: areas, bands and the score pad. Rules 11."""

from herna.engine.kernel.bits import count
from herna.engine.kernel.compiler import kernel

from . import board
from . import state as S

NEIGHBOUR_POINTS = (3, 3, 4, 5, 2, 1, 2)  # by kind of hunter or gatherer, for each thing it looks for
CENTRE_POINTS = 10
COMPLETE_POINTS = 5
# Lines of the pad: five terrains, totems, tokens, seven hunters and gatherers, warriors, centre, complete.
PAD_TOTEMS, PAD_TOKENS, PAD_PEOPLE, PAD_WARRIORS, PAD_CENTRE, PAD_COMPLETE, PAD_LINES = 5, 6, 7, 14, 15, 16, 17


@kernel
def terrain_score(s, p, terrain):
    """Rules 11: squares times fires of each area; only areas with a fire count."""
    land = s.land[p, terrain]
    left = land & (s.marks[p, 0] | s.marks[p, 1])
    score = 0
    while left:
        one = board.area(board.first_of(left), land)
        score += count(one) * board.fires(s, p, one)
        left &= ~one
    return score


@kernel
def totem_points(s, p):
    score = 0
    for kind in range(4):
        if s.totem[kind] == p:
            score += S.TOTEM_POINTS[kind]
    return score


@kernel
def sought(s, p, kind, near):
    """Rules 10.4: how many of what a hunter or gatherer looks for lie on these squares."""
    if kind < S.PAINTER:
        return count(board.tokens_of(s, p, kind) & near)
    if kind == S.PAINTER:
        return count(s.tokens[p] & near)
    if kind == S.FIRE_LADY:
        return board.fires(s, p, near & board.ground(s, p))
    return count(board.inhabited(s, p) & near)


@kernel
def gatherer_score(s, p, kind):
    left = s.people[p, kind]
    score = 0
    while left:
        home = board.first_of(left)
        score += NEIGHBOUR_POINTS[kind] * sought(s, p, kind, board.around(home) & ~home)
        left &= ~home
    return score


@kernel
def strength(s, p, band):
    """The strengths of the warriors on these squares."""
    total = count(s.people[p, S.WARRIOR_1] & band) + 2 * count(s.people[p, S.WARRIOR_2] & band)
    return total + 3 * count(s.people[p, S.WARRIOR_3] & band)


@kernel
def warrior_score(s, p):
    """Rules 10.4: warriors times strengths of each band."""
    everyone = board.warriors(s, p)
    left = everyone
    score = 0
    while left:
        band = board.area(board.first_of(left), everyone)
        score += count(band) * strength(s, p, band)
        left &= ~band
    return score


@kernel
def is_central(s, p):
    """Rules 11, `centre`."""
    half = board.frame(s) // 2
    return s.west[p] >= -half and s.east[p] <= half and s.north[p] >= -half and s.south[p] <= half


@kernel
def is_complete(s, p):
    """Rules 11, `complete`."""
    return count(board.occupied(s, p)) == board.frame(s) * board.frame(s)


@kernel
def pad_line(s, p, line):
    """Rules 11: one line of the pad, whatever the mode."""
    if line < PAD_TOTEMS:
        return terrain_score(s, p, line)
    if line == PAD_TOTEMS:
        return totem_points(s, p)
    if line == PAD_TOKENS:
        return count(s.tokens[p])
    if line < PAD_WARRIORS:
        return gatherer_score(s, p, line - PAD_PEOPLE)
    if line == PAD_WARRIORS:
        return warrior_score(s, p)
    if line == PAD_CENTRE:
        return CENTRE_POINTS if is_central(s, p) else 0
    return COMPLETE_POINTS if is_complete(s, p) else 0


@kernel
def counts_line(s, line):
    """Rules 11: whether the mode and the options have this line."""
    if line < PAD_TOTEMS:
        return True
    if line < PAD_PEOPLE:
        return s.mode == S.TOTEM
    if line < PAD_CENTRE:
        return s.mode == S.TRIBE
    return s.centre != 0 if line == PAD_CENTRE else s.complete != 0


@kernel
def total(s, p):
    """The points of a player if the match ended now."""
    score = 0
    for line in range(PAD_LINES):
        if counts_line(s, line):
            score += pad_line(s, p, line)
    return score


@kernel
def largest_area(s, p):
    """Rules 11: volcano areas count too."""
    best = 0
    for terrain in range(S.VOLCANO + 1):
        left = s.land[p, terrain]
        while left and count(left) > best:
            one = board.area(board.first_of(left), s.land[p, terrain])
            best = max(best, count(one))
            left &= ~one
    return best


@kernel
def all_fires(s, p):
    return board.fires(s, p, board.burning(s, p))


@kernel
def compare(s, p, q):
    """Rules 11: 1 if p is ranked before q, -1 if after, 0 if they share a place."""
    mine, theirs = total(s, p), total(s, q)
    if mine == theirs:
        mine, theirs = largest_area(s, p), largest_area(s, q)
    if mine == theirs:
        mine, theirs = all_fires(s, p), all_fires(s, q)
    return (mine > theirs) - (mine < theirs)
