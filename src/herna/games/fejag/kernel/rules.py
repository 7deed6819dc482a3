"""FEJAG: the rules as a kernel. The rooms beside it: light, attack, placement, campaign, secrets, refusal."""

from __future__ import annotations

import numpy as np

from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.kernel.bits import count, nth
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below
from herna.engine.kernel.lists import add, add_run

from . import campaign
from . import state as S
from .placement import legal_row, place, relight

# --- setting up ---------------------------------------------------------------------------------------------------


@kernel
def setup(s, options):
    """Rules 1, 2, 12: the map, and who acts first; a map without five start cells is for free play only."""
    copy_options(s, options)
    for y in range(S.SIDE):
        s.right[y] = options.right[y]
        s.below[y] = options.below[y]
    for cell in range(S.CELLS):
        s.terrain[cell] = options.terrain[cell]
        if s.terrain[cell] != S.PLAIN:
            s.barred[cell // S.SIDE] |= 1 << (cell % S.SIDE)
    find_corners(s)
    for team in range(S.TEAM_COUNT):
        s.start[team] = options.start[team]
        s.site[team] = options.site[team]
        s.hand[team] = (1 << S.CARDS) - 1
        s.turn[team] = S.TURN_CLOSED
        for cell in (int(s.start[team]), int(s.site[team])):
            if cell != S.NONE:
                s.seen[cell // S.SIDE] |= 1 << (cell % S.SIDE)
    for i in range(4):
        s.portal[i] = options.portal[i]
    s.key = S.NONE
    s.day_team = S.NONE
    s.frog_team = S.NONE
    s.first_team = S.NONE
    s.egg_team = S.NONE
    relight(s)
    if not s.campaign:
        play_freely(s)
    elif s.site[0] != S.NONE:
        s.phase = S.DRAWING
    else:
        seal(s)


@kernel
def copy_options(s, options):
    s.width = options.width
    s.height = options.height
    s.chain = options.chain
    s.same_direction = options.same_direction
    s.middle_any = options.middle_any
    s.protect_dark = options.protect_dark
    s.whole_team = options.whole_team
    s.settled = options.settled
    s.team_scope = options.team_scope
    s.reveal_cells = options.reveal_cells
    s.late_egg = options.late_egg
    s.submission = options.submission
    s.penalty = options.penalty
    s.ranks = options.ranks
    s.campaign = options.campaign
    s.days = options.days
    for day in range(S.DAYS - 1):
        s.calendar[day] = options.calendar[day]
    for rank in range(S.TEAM_COUNT):
        s.place_points[rank] = options.place_points[rank]


@kernel
def find_corners(s):
    """Rules 2: the lattice points in which an obstacle ends."""
    right, below_rows, corner = s.right, s.below, s.corner
    for y in range(S.SIDE):
        lower = int(right[y + 1]) if y + 1 < S.SIDE else 0
        corner[y] = int(right[y]) | lower | int(below_rows[y]) | int(below_rows[y]) >> 1


@kernel
def play_freely(s):
    """Rules 14: no days, no master, no turn order, nothing is paid."""
    s.phase = S.FREE
    for team in range(S.TEAM_COUNT):
        s.turn[team] = S.UNPAID


@kernel
def seal(s):
    """Rules 9, 12: a quick campaign has a key."""
    if s.ranks == S.MANUAL:
        s.phase = S.OPENING
    else:
        s.phase = S.SEALING


# --- who, what ----------------------------------------------------------------------------------------------------


@kernel
def actor(s):
    """Rules 8, 12."""
    if s.phase == S.OVER:
        return NOBODY
    if s.phase == S.FREE or s.phase == S.BUYING:
        for team in range(S.TEAM_COUNT):
            if may_act(s, team):
                return team
        return NOBODY
    if s.phase == S.CHOOSING:
        return chooser(s)
    if s.phase == S.OPENING:
        return S.MASTER
    if s.phase == S.RANKING or s.phase == S.CLUE_DUE:
        return S.MASTER if s.ranks == S.MANUAL else CHANCE
    return CHANCE


@kernel
def may_act(s, team):
    """A turn is open, or in free play nothing is paid yet."""
    return s.turn[team] == S.TURN_OPEN or (s.turn[team] == S.UNPAID and s.start[team] != S.NONE)


@kernel
def chooser(s):
    """Rules 12: cards are asked for in canonical order."""
    team = 0
    while s.card[team] != 0:
        team += 1
    return team


@kernel
def has_room(s):
    """Free play is not limited by money, but by the log."""
    return s.phase != S.FREE or s.logged < S.LOG


@kernel
def can_place(s, team, kind):
    """Rules 4.3 step 1, apart from the cell."""
    if not may_act(s, team) or not has_room(s) or (s.phase == S.BUYING and s.logged >= S.LOG_FOR_FIGURES):
        return False
    if s.turn[team] == S.TURN_OPEN and s.purse[team] < S.PRICE[kind]:
        return False
    return kind == S.FR or s.figures < S.FIGURES


@kernel
def legal(s, out):
    """Rules 12, 13.1."""
    if s.phase == S.FREE or s.phase == S.BUYING:
        return list_turns(s, out)
    if s.phase == S.CHOOSING:
        return list_cards(s, out, 0)
    if s.phase == S.DRAWING:
        return add_run(out, 0, S.DRAW, len(S.PERMUTATIONS))
    if s.phase == S.SEALING:
        return add_run(out, 0, S.KEY, S.SHEETS)
    if s.phase == S.DRAWING_DAY:
        return list_day_teams(s, out)
    if s.phase == S.CLUE_DUE and s.ranks != S.MANUAL:
        return list_strikes(s, out)
    if s.phase == S.RANKING and s.ranks != S.MANUAL:
        return list_strict_rankings(out)
    return list_master(s, out, 0)


@kernel
def pick(s, entropy, out):
    """Like `legal`, but placements are counted, not listed."""
    one = out[:1]
    if s.phase == S.FREE or s.phase == S.BUYING:
        return pick_in_turns(s, entropy, one)
    if s.phase == S.CHOOSING:
        n = list_cards(s, one, 1) - 1
        list_cards(s, one, -below(entropy, n))
    else:
        n = list_master(s, one, 1) - 1
        list_master(s, one, -below(entropy, n))
    return int(one[0]) if n > 0 else S.NONE


@kernel
def list_turns(s, out):
    """Placements, ends of turns, sheets and penalties of all teams whose turn is open."""
    n = 0
    for team in range(S.TEAM_COUNT):
        n = list_placements(s, team, out, n)
    return list_closings(s, out, n)


@kernel
def list_closings(s, out, n):
    """Ends of turns, sheets, penalties."""
    for team in range(S.TEAM_COUNT):
        if s.turn[team] == S.TURN_OPEN and has_room(s) and campaign.may_close(s, team):
            n = add(out, n, S.DONE + team)
    for team in range(S.TEAM_COUNT):
        if s.turn[team] == S.TURN_OPEN and has_room(s):
            n = add(out, n, S.TIMEOUT + team)
    for team in range(S.TEAM_COUNT):
        if campaign.may_hand_in(s, team):
            n = add_run(out, n, S.SHEET + team * S.SHEETS, S.SHEETS)
    for team in range(S.TEAM_COUNT):
        if may_be_fined(s, team):
            n = add_run(out, n, S.PENALTY + team * S.TYPE_COUNT, S.TYPE_COUNT)
    return n


@kernel
def pick_in_turns(s, entropy, one):
    """One of those that `list_turns` lists."""
    figures = 0
    for team in range(S.TEAM_COUNT):
        figures += count_kinds(s, team) * count_cells(s, team)
    n = figures + list_closings(s, one, 1) - 1
    if n == 0:
        return S.NONE
    k = below(entropy, n)
    if k >= figures:
        list_closings(s, one, figures - k)
        return int(one[0])
    team = 0
    cells = count_cells(s, team)
    while k >= count_kinds(s, team) * cells:
        k -= count_kinds(s, team) * cells
        team += 1
        cells = count_cells(s, team)
    kind = 0
    while k >= cells or not can_place(s, team, kind):
        if can_place(s, team, kind):
            k -= cells
        kind += 1
    return S.PLACE + (team * S.TYPE_COUNT + kind) * S.CELLS + nth_cell(s, team, k)


@kernel
def count_kinds(s, team):
    """How many types of figures the team may place."""
    n = 0
    for kind in range(S.TYPE_COUNT):
        n += 1 if can_place(s, team, kind) else 0
    return n


@kernel
def count_cells(s, team):
    """On how many cells it may place them, if any."""
    n = 0
    if may_act(s, team):
        for y in range(int(s.height)):
            n += count(np.uint64(legal_row(s, team, y)))
    return n


@kernel
def nth_cell(s, team, k):
    """The k-th of these cells."""
    y = 0
    row = np.uint64(legal_row(s, team, y))
    while k >= count(row):
        k -= count(row)
        y += 1
        row = np.uint64(legal_row(s, team, y))
    return y * S.SIDE + nth(row, k)


@kernel
def may_be_fined(s, team):
    """Rules 6.4.4, 13.1: in the camp, while the turn is open."""
    return (
        s.penalty != 0
        and s.ranks == S.MANUAL
        and s.phase == S.BUYING
        and s.turn[team] == S.TURN_OPEN
        and s.logged < S.LOG_FOR_EXTRAS
    )


@kernel
def list_placements(s, team, out, n):
    """The same cells for every type that the team can afford."""
    first, listed = S.NONE, 0
    cells = 0
    for kind in range(S.TYPE_COUNT):
        if not can_place(s, team, kind):
            continue
        base = S.PLACE + (team * S.TYPE_COUNT + kind) * S.CELLS
        if first == S.NONE:
            first = n
            n = list_cells(s, team, base, out, n)
            cells = n - first
            listed = base
        else:
            for i in range(cells):
                out[n + i] = out[first + i] - listed + base
            n += cells
    return n


@kernel
def list_cells(s, team, base, out, n):
    for y in range(int(s.height)):
        row = legal_row(s, team, y)
        x = 0
        while row >> x:
            if (row >> x) & 1:
                out[n] = base + y * S.SIDE + x
                n += 1
            x += 1
    return n


@kernel
def list_cards(s, out, n):
    team = chooser(s)
    for card in range(S.CARDS):
        if (int(s.hand[team]) >> card) & 1:
            n = add(out, n, S.CARD + team * S.CARDS + card)
    return n


@kernel
def list_day_teams(s, out):
    n = 0
    for team in range(S.TEAM_COUNT):
        if campaign.may_be_drawn(s, team):
            out[n] = S.DAY + team
            n += 1
    return n


@kernel
def list_strikes(s, out):
    """Rules 12: sets of wrong choices not yet struck out."""
    n = 0
    for choice in range(S.CHOICE_COUNT):
        if not campaign.may_be_struck(s, choice):
            continue
        if s.day > S.LAST_DOUBLE_CLUE:
            out[n] = S.STRIKE_ONE + choice
            n += 1
            continue
        for other in range(choice + 1, S.CHOICE_COUNT):
            if campaign.may_be_struck(s, other):
                out[n] = S.STRIKE_TWO + choice * S.CHOICE_COUNT + other
                n += 1
    return n


@kernel
def list_strict_rankings(out):
    n = 0
    for i in range(len(S.RANKINGS)):
        if S.STRICT[i]:
            out[n] = S.RANK + i
            n += 1
    return n


@kernel
def list_master(s, out, n):
    """Rules 12: opening, ranking or clue, then verdicts."""
    if s.phase == S.OPENING:
        n = add(out, n, S.OPEN)
    elif s.phase == S.RANKING:
        n = add_run(out, n, S.RANK, len(S.RANKINGS))
    elif s.phase == S.CLUE_DUE:
        n = add(out, n, S.CLUE)
    if campaign.verdicts_open(s):
        for team in range(S.TEAM_COUNT):
            if campaign.may_answer(s, team):
                n = add_run(out, n, S.VERDICT + team * 3, 3)
    return n


# --- playing ------------------------------------------------------------------------------------------------------


@kernel
def apply(s, action):
    s.log[s.logged] = action
    s.logged += 1
    if action < S.DONE:
        buy(s, action)
    elif action < S.TIMEOUT:
        campaign.close_turn(s, action - S.DONE)
    elif action < S.CARD:
        campaign.time_out(s, action - S.TIMEOUT)
    elif action < S.SHEET:
        choose_card(s, action - S.CARD)
    elif action < S.OPEN:
        hand_in(s, action - S.SHEET)
    elif action < S.DRAW:
        act_as_master(s, action)
    elif action < S.PURSE:
        act_as_chance(s, action)
    elif action < S.BOOK:
        team = (action - S.PURSE) // S.PURSES
        s.purse[team] = (action - S.PURSE) % S.PURSES
        campaign.open_turn(s, team)
    elif action < S.RERANK:
        campaign.book(s, (action - S.BOOK) // S.BOOKINGS, (action - S.BOOK) % S.BOOKINGS - S.MOST_POINTS)
    else:
        campaign.rank_again(s, action - S.RERANK)


@kernel
def buy(s, action):
    """Rules 1.1, 4.3: a purchase is a placement."""
    bought, cell = int(action) // S.CELLS, int(action) % S.CELLS
    team, kind = bought // S.TYPE_COUNT, bought % S.TYPE_COUNT
    if s.turn[team] == S.TURN_OPEN:
        s.purse[team] -= S.PRICE[kind]
    place(s, team, kind, cell)


@kernel
def choose_card(s, choice):
    """Rules 9: uncovered together after the fifth."""
    team = choice // S.CARDS
    s.card[team] = choice % S.CARDS + 1
    if team == S.TEAM_COUNT - 1:
        campaign.uncover_cards(s)


@kernel
def hand_in(s, choice):
    """Rules 9: right iff all six are."""
    campaign.judge_answer(s, choice // S.SHEETS, S.RIGHT if choice % S.SHEETS == s.key else S.WRONG)


@kernel
def act_as_master(s, action):
    """Rules 8, 12."""
    if action == S.OPEN:
        campaign.open_day(s)
    elif action < S.CLUE:
        rank(s, action - S.RANK)
    elif action == S.CLUE:
        if s.day == s.days:
            campaign.finish(s)
        else:
            campaign.begin_buying(s)
    elif action < S.PENALTY:
        campaign.judge_answer(s, (action - S.VERDICT) // 3, (action - S.VERDICT) % 3 + 1)
    else:
        team, kind = (action - S.PENALTY) // S.TYPE_COUNT, (action - S.PENALTY) % S.TYPE_COUNT
        s.purse[team] = max(int(s.purse[team]) - S.PRICE[kind], 0)


@kernel
def rank(s, line):
    for team in range(S.TEAM_COUNT):
        s.place[team] = S.RANKINGS[line, team]
    campaign.credit(s)


@kernel
def act_as_chance(s, action):
    """Rules 12. A ranking by chance is played as one by the master."""
    if action < S.KEY:
        for site in range(S.TEAM_COUNT):
            s.start[S.PERMUTATIONS[action - S.DRAW, site]] = s.site[site]
        relight(s)
        seal(s)
    elif action < S.DAY:
        s.key = action - S.KEY
        campaign.next_day(s)
    elif action < S.STRIKE_ONE:
        campaign.set_day_team(s, action - S.DAY)
    else:
        if action < S.STRIKE_TWO:
            s.struck[action - S.STRIKE_ONE] = 1
        else:
            s.struck[(action - S.STRIKE_TWO) // S.CHOICE_COUNT] = 1
            s.struck[(action - S.STRIKE_TWO) % S.CHOICE_COUNT] = 1
        campaign.begin_buying(s)


@kernel
def draw(s, entropy):
    """Rules 1, 9: everything uniform."""
    if s.phase == S.DRAWING:
        return S.DRAW + below(entropy, len(S.PERMUTATIONS))
    if s.phase == S.SEALING:
        return S.KEY + below(entropy, S.SHEETS)
    if s.phase == S.DRAWING_DAY:
        return draw_day_team(s, entropy)
    if s.phase == S.RANKING:
        return draw_ranking(entropy)
    return draw_strike(s, entropy)


@kernel
def draw_day_team(s, entropy):
    n = 0
    for team in range(S.TEAM_COUNT):
        n += 1 if campaign.may_be_drawn(s, team) else 0
    index = below(entropy, n)
    for team in range(S.TEAM_COUNT):
        if campaign.may_be_drawn(s, team):
            if index == 0:
                return S.DAY + team
            index -= 1
    return S.NONE


@kernel
def draw_ranking(entropy):
    index = below(entropy, len(S.PERMUTATIONS))
    for i in range(len(S.RANKINGS)):
        if S.STRICT[i]:
            if index == 0:
                return S.RANK + i
            index -= 1
    return S.NONE


@kernel
def draw_strike(s, entropy):
    n = 0
    for choice in range(S.CHOICE_COUNT):
        n += 1 if campaign.may_be_struck(s, choice) else 0
    if s.day > S.LAST_DOUBLE_CLUE:
        return S.STRIKE_ONE + wrong_choice(s, below(entropy, n))
    index = below(entropy, n * (n - 1) // 2)
    first = 0
    while index >= n - 1 - first:
        index -= n - 1 - first
        first += 1
    return S.STRIKE_TWO + wrong_choice(s, first) * S.CHOICE_COUNT + wrong_choice(s, first + 1 + index)


@kernel
def wrong_choice(s, index):
    """The index-th choice that may be struck out."""
    for choice in range(S.CHOICE_COUNT):
        if campaign.may_be_struck(s, choice):
            if index == 0:
                return choice
            index -= 1
    return S.NONE


@kernel
def payoff(s, out):
    """Rules 7.4: by rank, evenly from 1 to -1, equal teams sharing. The master plays for nobody."""
    for seat in range(len(out)):
        out[seat] = 0.0
    if s.phase != S.OVER:
        return
    for team in range(S.TEAM_COUNT):
        for other in range(S.TEAM_COUNT):
            if campaign.beats(s, team, other):
                out[team] += 0.25
            elif campaign.beats(s, other, team):
                out[team] -= 0.25
