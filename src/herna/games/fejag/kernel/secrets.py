"""FEJAG: what a team may not know, taken out of a state, and imagined. Rules 2, 12.

Hidden are the terrain that is not uncovered, the key of the egg, cards not yet uncovered and the answers of others;
to the master, and when the campaign is over, nothing is. Light that has never shone would reveal hidden terrain too.
"""

from __future__ import annotations

import numpy as np

from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below, splitmix64

from . import state as S
from .attack import EMPTY, measure, shine
from .campaign import may_be_struck
from .rules import find_corners

U23 = np.uint64(23)
ATTEMPTS = 40


# --- taking out ---------------------------------------------------------------------------------------------------


@kernel
def observe(s, seat):
    """Rules 2, 12."""
    if s.phase == S.OVER or (seat == S.MASTER and s.ranks == S.MANUAL):
        return
    hide_terrain(s)
    hide_light(s)
    hide_papers(s, seat)
    s.blanked = 1


@kernel
def hide_terrain(s):
    right, lower, barred = s.right, s.below, s.barred
    seen, seen_right, seen_below = s.seen, s.seen_right, s.seen_below
    for y in range(S.SIDE):
        right[y] = int(right[y]) & int(seen_right[y])
        lower[y] = int(lower[y]) & int(seen_below[y])
        hidden = int(barred[y]) & ~int(seen[y])
        barred[y] = int(barred[y]) & int(seen[y])
        x = 0
        while hidden >> x:
            if (hidden >> x) & 1:
                s.terrain[y * S.SIDE + x] = S.PLAIN
            x += 1
    find_corners(s)
    for i in range(4):
        if s.portal[i] != S.NONE and not is_seen(s, int(s.portal[i])):
            s.portal[i] = S.NONE


@kernel
def is_seen(s, cell):
    return (int(s.seen[cell // S.SIDE]) >> (cell % S.SIDE)) & 1


@kernel
def hide_light(s):
    """A figure that has never shone has shown nobody what it would light."""
    for f in range(int(s.figures)):
        if not (int(s.has_shone[f // S.WORD]) >> (f % S.WORD)) & 1:
            for k in range(S.WORDS):
                s.lights[f, k] = 0
    all_lit = shine(s, EMPTY)
    measure(s, all_lit, s.fed_depth)
    for k in range(S.WORDS):
        s.fed[k] = all_lit[k]
        s.sees_temple[k] = int(s.sees_temple[k]) & int(s.has_shone[k])


@kernel
def hide_papers(s, seat):
    """The key, the cards that lie face down, the sheets of others; in the log too."""
    s.key = S.NONE
    last_face_up = face_up(s)
    log = s.log
    for i in range(int(s.logged)):
        action = int(log[i])
        if S.KEY <= action < S.DAY:
            log[i] = S.SECRET_KEY
        elif S.SHEET <= action < S.OPEN and (action - S.SHEET) // S.SHEETS != seat:
            log[i] = S.SECRET_SHEET + (action - S.SHEET) // S.SHEETS
        elif i > last_face_up and S.CARD <= action < S.SHEET and (action - S.CARD) // S.CARDS != seat:
            log[i] = S.SECRET_CARD + (action - S.CARD) // S.CARDS
    if s.phase == S.CHOOSING:
        for team in range(S.TEAM_COUNT):
            if team != seat and s.card[team] != 0:
                s.card[team] = S.NONE


@kernel
def face_up(s):
    """The last entry of the log that is not a card lying face down."""
    last = int(s.logged) - 1
    if s.phase == S.CHOOSING:
        for team in range(S.TEAM_COUNT):
            last -= 1 if s.card[team] != 0 else 0
    return last


# --- imagining ----------------------------------------------------------------------------------------------------


@kernel
def imagine(s, entropy):
    """A plausible world for a state from which things have been taken out."""
    if not s.blanked:
        return
    s.blanked = 0
    x = imagine_obstacles(s, entropy)
    x = imagine_temple(s, x)
    x = imagine_portals(s, x)
    find_corners(s)
    x = imagine_cards(s, x)
    if s.ranks != S.MANUAL and s.phase != S.FREE and s.phase > S.SEALING:
        imagine_key(s, x)


@kernel
def noise(x):
    """A row of bits, about every sixth of them set, and the entropy to go on with."""
    a = splitmix64(x)
    b = splitmix64(a)
    c = splitmix64(b)
    d = splitmix64(c)
    e = splitmix64(d)
    return np.int64((a & b & (c | d & e)) >> U23), e


@kernel
def imagine_obstacles(s, x):
    """On edges across which, and past whose ends, no light can have gone: one side there is not seen."""
    width, height = int(s.width), int(s.height)
    whole = (1 << width) - 1
    for y in range(height):
        here = int(s.seen[y])
        up = int(s.seen[y - 1]) if y > 0 else 0
        down = int(s.seen[y + 1]) if y + 1 < height else 0
        row, x = noise(x)
        known = (here & here >> 1) | (up & here >> 1) | (up >> 1 & here) | (down & here >> 1) | (down >> 1 & here)
        if s.reveal_cells:
            known |= here | here >> 1
        s.right[y] = int(s.right[y]) | (int(row) & ~known & whole >> 1)
        if y + 1 == height:
            break
        row, x = noise(x)
        known = (here & down) | (here << 1 & down) | (down << 1 & here) | (here >> 1 & down) | (down >> 1 & here)
        if s.reveal_cells:
            known |= here | down
        s.below[y] = int(s.below[y]) | (int(row) & ~known & whole)
    return x


@kernel
def imagine_temple(s, x):
    """Rules 10.2: if no cell of it is seen, a rectangle in the middle third; else what is seen is all of it."""
    width, height = int(s.width), int(s.height)
    if temple_is_seen(s):
        return x
    for attempt in range(ATTEMPTS):
        x = splitmix64(x)
        largest = 1 if attempt > ATTEMPTS // 2 or width < 20 else 2
        columns = 1 + below(x, largest + 1)
        x = splitmix64(x)
        rows = 1 + below(x, largest + 1)
        margin = 3 if attempt < ATTEMPTS // 2 else width
        x = splitmix64(x)
        left = max(1, width // margin) + below(x, max(1, width - 2 * (width // margin) - columns + 1))
        x = splitmix64(x)
        top = max(1, height // margin) + below(x, max(1, height - 2 * (height // margin) - rows + 1))
        if left + columns < width and top + rows < height and hidden_block(s, left, top, columns, rows):
            for y in range(top, top + rows):
                for column in range(left, left + columns):
                    s.terrain[y * S.SIDE + column] = S.TEMPLE
                    s.barred[y] |= 1 << column
            return x
    return x


@kernel
def temple_is_seen(s):
    for y in range(int(s.height)):
        row = int(s.barred[y]) & int(s.seen[y])
        x = 0
        while row >> x:
            if (row >> x) & 1 and s.terrain[y * S.SIDE + x] == S.TEMPLE:
                return True
            x += 1
    return False


@kernel
def hidden_block(s, left, top, columns, rows):
    """Whether no cell of a rectangle is seen or has anything on it."""
    for y in range(top, top + rows):
        if (int(s.seen[y]) | int(s.barred[y])) & ((1 << columns) - 1) << left:
            return False
    return True


@kernel
def imagine_portals(s, x):
    """Rules 10.3, roughly: a pair of which nothing is seen lies on two hidden cells away from the rim."""
    if s.width < 7 or s.height < 7:
        return x
    for pair in range(0, 4, 2):
        if s.portal[pair] == S.NONE and s.portal[pair + 1] == S.NONE:
            x = imagine_portal(s, pair, x)
            x = imagine_portal(s, pair + 1, x)
    return x


@kernel
def imagine_portal(s, i, x):
    for _ in range(ATTEMPTS):
        x = splitmix64(x)
        column = 2 + below(x, int(s.width) - 4)
        x = splitmix64(x)
        y = 2 + below(x, int(s.height) - 4)
        if hidden_block(s, column, y, 1, 1):
            s.portal[i] = y * S.SIDE + column
            s.terrain[y * S.SIDE + column] = S.PORTAL + i
            s.barred[y] |= 1 << column
            break
    return x


@kernel
def imagine_cards(s, x):
    """A card lying face down is one of those its team held."""
    for team in range(S.TEAM_COUNT):
        if s.card[team] == S.NONE:
            held = 0
            for card in range(S.CARDS):
                held += (int(s.hand[team]) >> card) & 1
            x = splitmix64(x)
            index = below(x, held)
            for card in range(S.CARDS):
                if (int(s.hand[team]) >> card) & 1:
                    if index == 0:
                        s.card[team] = card + 1
                    index -= 1
    return x


@kernel
def imagine_key(s, x):
    """Choices that are not struck out; or the sheet that was right, if it is known."""
    for i in range(int(s.logged)):
        action = int(s.log[i])
        if S.SHEET <= action < S.OPEN and s.verdict[(action - S.SHEET) // S.SHEETS] == S.RIGHT:
            s.key = (action - S.SHEET) % S.SHEETS
    if s.key != S.NONE:
        return
    key = 0
    for question in range(S.QUESTIONS):
        open_choices = 0
        for letter in range(S.CHOICES):
            open_choices += 1 if may_be_struck(s, question * S.CHOICES + letter) else 0
        x = splitmix64(x)
        index = below(x, open_choices)
        for letter in range(S.CHOICES):
            if may_be_struck(s, question * S.CHOICES + letter):
                if index == 0:
                    key = key * S.CHOICES + letter
                index -= 1
    s.key = key
