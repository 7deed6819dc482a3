"""FEJAG: the rules as a kernel. The rooms beside it: light, attack, placement, campaign, secrets, refusal."""

from __future__ import annotations

from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below

from .campaign import (
    beats,
    begin_buying,
    close_turn,
    credit,
    finish,
    judge_answer,
    may_answer,
    may_be_drawn,
    may_be_struck,
    may_close,
    may_hand_in,
    next_day,
    open_day,
    open_turn,
    set_day_team,
    time_out,
    uncover_cards,
    verdicts_open,
)
from .placement import legal_row, place, relight
from .state import (
    BUYING,
    CARD,
    CARDS,
    CELLS,
    CHOICE_COUNT,
    CHOOSING,
    CLUE,
    CLUE_DUE,
    DAY,
    DAYS,
    DONE,
    DRAW,
    DRAWING,
    DRAWING_DAY,
    FIGURES,
    FR,
    FREE,
    KEY,
    LAST_DOUBLE_CLUE,
    LOG,
    LOG_FOR_EXTRAS,
    MANUAL,
    MASTER,
    NONE,
    OPEN,
    OPENING,
    OVER,
    PENALTY,
    PERMUTATIONS,
    PLACE,
    PLAIN,
    PRICE,
    PURSE,
    PURSES,
    RANK,
    RANKING,
    RANKINGS,
    RIGHT,
    SEALING,
    SHEET,
    SHEETS,
    SIDE,
    STRICT,
    STRIKE_ONE,
    STRIKE_TWO,
    TEAM_COUNT,
    TIMEOUT,
    TURN_CLOSED,
    TURN_OPEN,
    TYPE_COUNT,
    UNPAID,
    VERDICT,
    WRONG,
)

# --- setting up ---------------------------------------------------------------------------------------------------


@kernel
def setup(s, options):
    """Rules 1, 2, 12: the map, and who acts first; a map without five start cells is for free play only."""
    copy_options(s, options)
    for y in range(SIDE):
        s.right[y] = options.right[y]
        s.below[y] = options.below[y]
    for cell in range(CELLS):
        s.terrain[cell] = options.terrain[cell]
        if s.terrain[cell] != PLAIN:
            s.barred[cell // SIDE] |= 1 << (cell % SIDE)
    find_corners(s)
    for team in range(TEAM_COUNT):
        s.start[team] = options.start[team]
        s.site[team] = options.site[team]
        s.hand[team] = (1 << CARDS) - 1
        s.turn[team] = TURN_CLOSED
        for cell in (int(s.start[team]), int(s.site[team])):
            if cell != NONE:
                s.seen[cell // SIDE] |= 1 << (cell % SIDE)
    for i in range(4):
        s.portal[i] = options.portal[i]
    s.key = NONE
    s.day_team = NONE
    s.frog_team = NONE
    s.first_team = NONE
    s.egg_team = NONE
    relight(s)
    if not s.campaign:
        play_freely(s)
    elif s.site[0] != NONE:
        s.phase = DRAWING
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
    for day in range(DAYS - 1):
        s.calendar[day] = options.calendar[day]


@kernel
def find_corners(s):
    """Rules 2: the lattice points in which an obstacle ends."""
    right, below_rows, corner = s.right, s.below, s.corner
    for y in range(SIDE):
        lower = int(right[y + 1]) if y + 1 < SIDE else 0
        corner[y] = int(right[y]) | lower | int(below_rows[y]) | int(below_rows[y]) >> 1


@kernel
def play_freely(s):
    """Rules 14: no days, no master, no turn order, nothing is paid."""
    s.phase = FREE
    for team in range(TEAM_COUNT):
        s.turn[team] = UNPAID


@kernel
def seal(s):
    """Rules 9, 12: a quick campaign has a key."""
    if s.ranks == MANUAL:
        s.phase = OPENING
    else:
        s.phase = SEALING


# --- who, what ----------------------------------------------------------------------------------------------------


@kernel
def actor(s):
    """Rules 8, 12."""
    if s.phase == OVER:
        return NOBODY
    if s.phase == FREE or s.phase == BUYING:
        for team in range(TEAM_COUNT):
            if may_act(s, team):
                return team
        return NOBODY
    if s.phase == CHOOSING:
        return chooser(s)
    if s.phase == OPENING:
        return MASTER
    if s.phase == RANKING or s.phase == CLUE_DUE:
        return MASTER if s.ranks == MANUAL else CHANCE
    return CHANCE


@kernel
def may_act(s, team):
    """A turn is open, or in free play nothing is paid yet."""
    return s.turn[team] == TURN_OPEN or (s.turn[team] == UNPAID and s.start[team] != NONE)


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
    return s.phase != FREE or s.logged < LOG


@kernel
def can_place(s, team, kind):
    """Rules 4.3 step 1, apart from the cell."""
    if not may_act(s, team) or not has_room(s):
        return False
    if s.turn[team] == TURN_OPEN and s.purse[team] < PRICE[kind]:
        return False
    return kind == FR or s.figures < FIGURES


@kernel
def legal(s, out):
    """Rules 12, 13.1."""
    if s.phase == FREE or s.phase == BUYING:
        return list_turns(s, out)
    if s.phase == CHOOSING:
        return list_cards(s, out)
    if s.phase == DRAWING:
        return list_run(out, 0, DRAW, len(PERMUTATIONS))
    if s.phase == SEALING:
        return list_run(out, 0, KEY, SHEETS)
    if s.phase == DRAWING_DAY:
        return list_day_teams(s, out)
    if s.phase == CLUE_DUE and s.ranks != MANUAL:
        return list_strikes(s, out)
    if s.phase == RANKING and s.ranks != MANUAL:
        return list_strict_rankings(out)
    return list_master(s, out)


@kernel
def list_run(out, n, first, count):
    for i in range(count):
        out[n + i] = first + i
    return n + count


@kernel
def list_turns(s, out):
    """Placements, ends of turns, sheets and penalties of all teams whose turn is open."""
    n = 0
    for team in range(TEAM_COUNT):
        n = list_placements(s, team, out, n)
    for team in range(TEAM_COUNT):
        if s.turn[team] == TURN_OPEN and has_room(s) and may_close(s, team):
            out[n] = DONE + team
            n += 1
    for team in range(TEAM_COUNT):
        if s.turn[team] == TURN_OPEN and has_room(s):
            out[n] = TIMEOUT + team
            n += 1
    for team in range(TEAM_COUNT):
        if may_hand_in(s, team):
            n = list_run(out, n, SHEET + team * SHEETS, SHEETS)
    for team in range(TEAM_COUNT):
        if may_be_fined(s, team):
            n = list_run(out, n, PENALTY + team * TYPE_COUNT, TYPE_COUNT)
    return n


@kernel
def may_be_fined(s, team):
    """Rules 6.4.4, 13.1: in the camp, while the turn is open."""
    return (
        s.penalty != 0
        and s.ranks == MANUAL
        and s.phase == BUYING
        and s.turn[team] == TURN_OPEN
        and s.logged < LOG_FOR_EXTRAS
    )


@kernel
def list_placements(s, team, out, n):
    """The same cells for every type that can be paid."""
    first, listed = NONE, 0
    cells = 0
    for kind in range(TYPE_COUNT):
        if not can_place(s, team, kind):
            continue
        base = PLACE + (team * TYPE_COUNT + kind) * CELLS
        if first == NONE:
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
                out[n] = base + y * SIDE + x
                n += 1
            x += 1
    return n


@kernel
def list_cards(s, out):
    team = chooser(s)
    n = 0
    for card in range(CARDS):
        if (int(s.hand[team]) >> card) & 1:
            out[n] = CARD + team * CARDS + card
            n += 1
    return n


@kernel
def list_day_teams(s, out):
    n = 0
    for team in range(TEAM_COUNT):
        if may_be_drawn(s, team):
            out[n] = DAY + team
            n += 1
    return n


@kernel
def list_strikes(s, out):
    """Rules 12: sets of wrong choices not yet struck out."""
    n = 0
    for choice in range(CHOICE_COUNT):
        if not may_be_struck(s, choice):
            continue
        if s.day > LAST_DOUBLE_CLUE:
            out[n] = STRIKE_ONE + choice
            n += 1
            continue
        for other in range(choice + 1, CHOICE_COUNT):
            if may_be_struck(s, other):
                out[n] = STRIKE_TWO + choice * CHOICE_COUNT + other
                n += 1
    return n


@kernel
def list_strict_rankings(out):
    n = 0
    for i in range(len(RANKINGS)):
        if STRICT[i]:
            out[n] = RANK + i
            n += 1
    return n


@kernel
def list_master(s, out):
    """Rules 12: opening, ranking or clue, then verdicts."""
    n = 0
    if s.phase == OPENING:
        out[0] = OPEN
        n = 1
    elif s.phase == RANKING:
        n = list_run(out, 0, RANK, len(RANKINGS))
    elif s.phase == CLUE_DUE:
        out[0] = CLUE
        n = 1
    if verdicts_open(s):
        for team in range(TEAM_COUNT):
            if may_answer(s, team):
                n = list_run(out, n, VERDICT + team * 3, 3)
    return n


# --- playing ------------------------------------------------------------------------------------------------------


@kernel
def apply(s, action):
    s.log[s.logged] = action
    s.logged += 1
    if action < DONE:
        buy(s, action)
    elif action < TIMEOUT:
        close_turn(s, action - DONE)
    elif action < CARD:
        time_out(s, action - TIMEOUT)
    elif action < SHEET:
        choose_card(s, action - CARD)
    elif action < OPEN:
        hand_in(s, action - SHEET)
    elif action < DRAW:
        act_as_master(s, action)
    elif action < PURSE:
        act_as_chance(s, action)
    else:
        team = (action - PURSE) // PURSES
        s.purse[team] = (action - PURSE) % PURSES
        open_turn(s, team)


@kernel
def buy(s, action):
    """Rules 1.1, 4.3: a purchase is a placement."""
    bought, cell = int(action) // CELLS, int(action) % CELLS
    team, kind = bought // TYPE_COUNT, bought % TYPE_COUNT
    if s.turn[team] == TURN_OPEN:
        s.purse[team] -= PRICE[kind]
    place(s, team, kind, cell)


@kernel
def choose_card(s, choice):
    """Rules 9: uncovered together after the fifth."""
    team = choice // CARDS
    s.card[team] = choice % CARDS + 1
    if team == TEAM_COUNT - 1:
        uncover_cards(s)


@kernel
def hand_in(s, choice):
    """Rules 9: right iff all six are."""
    judge_answer(s, choice // SHEETS, RIGHT if choice % SHEETS == s.key else WRONG)


@kernel
def act_as_master(s, action):
    """Rules 8, 12."""
    if action == OPEN:
        open_day(s)
    elif action < CLUE:
        rank(s, action - RANK)
    elif action == CLUE:
        if s.day == DAYS:
            finish(s)
        else:
            begin_buying(s)
    elif action < PENALTY:
        judge_answer(s, (action - VERDICT) // 3, (action - VERDICT) % 3 + 1)
    else:
        team, kind = (action - PENALTY) // TYPE_COUNT, (action - PENALTY) % TYPE_COUNT
        s.purse[team] = max(int(s.purse[team]) - PRICE[kind], 0)


@kernel
def rank(s, line):
    for team in range(TEAM_COUNT):
        s.place[team] = RANKINGS[line, team]
    credit(s)


@kernel
def act_as_chance(s, action):
    """Rules 12. A ranking by chance is played as one by the master."""
    if action < KEY:
        for site in range(TEAM_COUNT):
            s.start[PERMUTATIONS[action - DRAW, site]] = s.site[site]
        relight(s)
        seal(s)
    elif action < DAY:
        s.key = action - KEY
        next_day(s)
    elif action < STRIKE_ONE:
        set_day_team(s, action - DAY)
    else:
        if action < STRIKE_TWO:
            s.struck[action - STRIKE_ONE] = 1
        else:
            s.struck[(action - STRIKE_TWO) // CHOICE_COUNT] = 1
            s.struck[(action - STRIKE_TWO) % CHOICE_COUNT] = 1
        begin_buying(s)


@kernel
def draw(s, entropy):
    """Rules 1, 9: everything uniform."""
    if s.phase == DRAWING:
        return DRAW + below(entropy, len(PERMUTATIONS))
    if s.phase == SEALING:
        return KEY + below(entropy, SHEETS)
    if s.phase == DRAWING_DAY:
        return draw_day_team(s, entropy)
    if s.phase == RANKING:
        return draw_ranking(entropy)
    return draw_strike(s, entropy)


@kernel
def draw_day_team(s, entropy):
    n = 0
    for team in range(TEAM_COUNT):
        n += 1 if may_be_drawn(s, team) else 0
    index = below(entropy, n)
    for team in range(TEAM_COUNT):
        if may_be_drawn(s, team):
            if index == 0:
                return DAY + team
            index -= 1
    return NONE


@kernel
def draw_ranking(entropy):
    index = below(entropy, len(PERMUTATIONS))
    for i in range(len(RANKINGS)):
        if STRICT[i]:
            if index == 0:
                return RANK + i
            index -= 1
    return NONE


@kernel
def draw_strike(s, entropy):
    n = 0
    for choice in range(CHOICE_COUNT):
        n += 1 if may_be_struck(s, choice) else 0
    if s.day > LAST_DOUBLE_CLUE:
        return STRIKE_ONE + wrong_choice(s, below(entropy, n))
    index = below(entropy, n * (n - 1) // 2)
    first = 0
    while index >= n - 1 - first:
        index -= n - 1 - first
        first += 1
    return STRIKE_TWO + wrong_choice(s, first) * CHOICE_COUNT + wrong_choice(s, first + 1 + index)


@kernel
def wrong_choice(s, index):
    """The index-th choice that may be struck out."""
    for choice in range(CHOICE_COUNT):
        if may_be_struck(s, choice):
            if index == 0:
                return choice
            index -= 1
    return NONE


@kernel
def payoff(s, out):
    """Rules 7.4: by rank, evenly from 1 to -1, equal teams sharing. The master plays for nobody."""
    for seat in range(len(out)):
        out[seat] = 0.0
    if s.phase != OVER:
        return
    for team in range(TEAM_COUNT):
        for other in range(TEAM_COUNT):
            if beats(s, team, other):
                out[team] += 0.25
            elif beats(s, other, team):
                out[team] -= 0.25
