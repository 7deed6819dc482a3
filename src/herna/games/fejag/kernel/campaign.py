"""FEJAG: days, points, purses and turns, the egg, the final scoring. Rules 1, 7.3, 7.4, 8, 9."""

from __future__ import annotations

from herna.engine.kernel.compiler import kernel

from . import state as S
from .placement import legal_row, paths

# --- the course of a day ------------------------------------------------------------------------------------------


@kernel
def next_day(s):
    """Rules 8, 9: in the camp the master opens it; otherwise it begins automatically."""
    if s.ranks == S.MANUAL:
        s.phase = S.OPENING
    else:
        open_day(s)


@kernel
def open_day(s):
    """Rules 1, 12: a day opens; its day team is drawn or known."""
    s.day += 1
    if s.day == s.days:
        s.day_team = S.NONE
        if s.late_egg:
            for team in range(S.TEAM_COUNT):
                s.verdict[team] = S.UNJUDGED
        await_ranking(s)
    elif s.calendar[s.day - 1] == S.NONE:
        s.day_team = S.NONE
        s.phase = S.DRAWING_DAY
    else:
        set_day_team(s, int(s.calendar[s.day - 1]))


@kernel
def set_day_team(s, team):
    s.day_team = team
    s.drawn[team] += 1
    await_ranking(s)


@kernel
def may_be_drawn(s, team):
    """Rules 1: once in days 1-5, once in days 6-10."""
    return int(s.drawn[team]) <= (int(s.day) - 1) // S.TEAM_COUNT


@kernel
def await_ranking(s):
    """Rules 9: by the master, by chance, or by cards, of which the eleventh plays itself."""
    if s.ranks != S.EFFORT:
        s.phase = S.RANKING
        return
    for team in range(S.TEAM_COUNT):
        s.card[team] = 0
    s.phase = S.CHOOSING
    if s.day == s.days:
        for team in range(S.TEAM_COUNT):
            s.card[team] = lowest_card(s, team)
        uncover_cards(s)


@kernel
def lowest_card(s, team):
    card = 1
    while card < S.CARDS and not (int(s.hand[team]) >> (card - 1)) & 1:
        card += 1
    return card


@kernel
def uncover_cards(s):
    """Rules 9: the higher card has the better rank; used cards are discarded."""
    for team in range(S.TEAM_COUNT):
        better = 0
        for card in range(int(s.card[team]) + 1, S.CARDS + 1):
            if any_card(s, card):
                better += 1
        s.place[team] = better
        s.hand[team] = int(s.hand[team]) & ~(1 << (int(s.card[team]) - 1))
    credit(s)


@kernel
def any_card(s, card):
    for team in range(S.TEAM_COUNT):
        if s.card[team] == card:
            return True
    return False


@kernel
def points_of(s, team):
    """Rules 1: by rank, tied teams sharing what their ranks give, rounded up; the day bonus."""
    above, tied = 0, 0
    for other in range(S.TEAM_COUNT):
        above += 1 if s.place[other] < s.place[team] else 0
        tied += 1 if s.place[other] == s.place[team] else 0
    total = 0
    for rank in range(above, above + tied):
        total += int(s.place_points[rank])
    bonus = S.DAY_BONUS if s.day_team == team and above == 0 else 0
    return (total + tied - 1) // tied + bonus


@kernel
def credit(s):
    """Rules 1.1: the points of a sub-game; those of the eleventh are no money."""
    for team in range(S.TEAM_COUNT):
        points = points_of(s, team)
        s.score[team] += points
        if s.day < s.days:
            s.purse[team] += points
    s.phase = S.CLUE_DUE
    if s.day == s.days and s.ranks != S.MANUAL:
        finish(s)


# --- what the master books ----------------------------------------------------------------------------------------


@kernel
def may_book(s):
    """Rules 1.2: in the camp, at any time before its end."""
    if s.ranks != S.MANUAL or s.logged >= S.LOG_FOR_EXTRAS:
        return False
    return s.phase == S.OPENING or s.phase == S.RANKING or s.phase == S.CLUE_DUE or s.phase == S.BUYING


@kernel
def may_book_points(s, team, points):
    return points != 0 and abs(int(s.purse[team]) + points) <= S.FULLEST and may_book(s)


@kernel
def may_rank_again(s):
    """Rules 1.2: the last ranking, until the next day opens."""
    return may_book(s) and s.day > 0 and s.phase != S.RANKING


@kernel
def book(s, team, points):
    """Rules 1.2: money, too, as if it had been there when the turn opened; a purse may be in debt."""
    s.score[team] += points
    if s.day == s.days:
        return
    s.purse[team] += points
    if s.turn[team] == S.TURN_OPEN:
        s.purse_before[team] += points


@kernel
def rank_again(s, line):
    """Rules 1.2: the difference is booked; what was bought and the order of buying stay."""
    for team in range(S.TEAM_COUNT):
        book(s, team, -points_of(s, team))
    for team in range(S.TEAM_COUNT):
        s.place[team] = S.RANKINGS[line, team]
    for team in range(S.TEAM_COUNT):
        book(s, team, points_of(s, team))


# --- buying -------------------------------------------------------------------------------------------------------


@kernel
def begin_buying(s):
    """Rules 8: the order is fixed now."""
    s.phase = S.BUYING
    s.turns_done = 0
    for i in range(S.TEAM_COUNT):
        s.order[i] = i
    for i in range(1, S.TEAM_COUNT):
        k = i
        while k > 0 and buys_before(s, int(s.order[k]), int(s.order[k - 1])):
            first = int(s.order[k])
            s.order[k] = s.order[k - 1]
            s.order[k - 1] = first
            k -= 1
    if s.submission:
        for team in range(S.TEAM_COUNT):
            open_turn(s, team)
    else:
        open_turn(s, int(s.order[0]))


@kernel
def buys_before(s, team, other):
    """Rules 8: better rank, then lower score, then canonical order."""
    if s.place[team] != s.place[other]:
        return s.place[team] < s.place[other]
    if s.score[team] != s.score[other]:
        return s.score[team] < s.score[other]
    return team < other


@kernel
def open_turn(s, team):
    """Rules 1.1, 5: purse, lit and legal cells are remembered as they are now."""
    for y in range(int(s.height)):
        s.lit_before[team, y] = s.lit[team, y]
        s.legal_before[team, y] = legal_row(s, team, y)
    s.turn[team] = S.TURN_OPEN
    s.purse_before[team] = s.purse[team]


@kernel
def may_close(s, team):
    """Rules 1.1: at most 14 are kept, but for the exception."""
    if s.purse[team] <= S.CARRY:
        return True
    cells = 0
    for y in range(int(s.height)):
        row = int(s.legal_before[team, y])
        if row & ~int(s.taken[y]):
            return False
        while row:
            row &= row - 1
            cells += 1
    return int(s.purse_before[team]) // S.CHEAPEST > cells


@kernel
def close_turn(s, team):
    """Rules 8: the next turn, or the end of the day. What a turn remembered is forgotten."""
    s.turn[team] = S.TURN_CLOSED
    s.purse_before[team] = 0
    for y in range(S.SIDE):
        s.lit_before[team, y] = 0
        s.legal_before[team, y] = 0
    if s.phase != S.BUYING:
        return
    s.turns_done += 1
    if s.turns_done == S.TEAM_COUNT:
        next_day(s)
    elif not s.submission:
        open_turn(s, int(s.order[s.turns_done]))


@kernel
def time_out(s, team):
    """Rules 1.1: the surplus is lost, unless the turn could have been closed."""
    if not may_close(s, team):
        s.purse[team] = S.CARRY
    close_turn(s, team)


# --- the egg ------------------------------------------------------------------------------------------------------


@kernel
def verdicts_open(s):
    """Rules 7.3, 12: from the opening of day 1 to that of day 11, or with a late egg to the ranking of day 11."""
    if s.day == 0 or s.logged >= S.LOG_FOR_EXTRAS:
        return False
    if s.day < s.days:
        return s.phase == S.OPENING or s.phase == S.RANKING or s.phase == S.CLUE_DUE
    return s.late_egg != 0 and s.phase == S.RANKING


@kernel
def may_answer(s, team):
    return s.verdict[team] == S.UNJUDGED or s.verdict[team] == S.INCOMPLETE


@kernel
def judge_answer(s, team, verdict):
    """Rules 7.3: the first right answer has the bonus, unless it comes late and for the honour alone; if all five are
    wrong, all may answer again."""
    s.verdict[team] = verdict
    for_honour = s.day == s.days and s.late_egg == S.HONOUR
    if verdict == S.RIGHT and s.egg_team == S.NONE and not for_honour:
        s.egg_team = team
        s.score[team] += S.EGG_BONUS
    for other in range(S.TEAM_COUNT):
        if s.verdict[other] != S.WRONG:
            return
    for other in range(S.TEAM_COUNT):
        s.verdict[other] = S.UNJUDGED


@kernel
def may_hand_in(s, team):
    """Rules 9: one sheet, in its own turn of a quick campaign."""
    return (
        s.phase == S.BUYING
        and s.ranks != S.MANUAL
        and s.turn[team] == S.TURN_OPEN
        and s.verdict[team] == S.UNJUDGED
        and s.logged < S.LOG_FOR_EXTRAS
    )


@kernel
def right_choice(s, question):
    """The letter that the key gives, or NONE while it is not known."""
    if s.key == S.NONE:
        return S.NONE
    return (int(s.key) >> (2 * (S.QUESTIONS - 1 - question))) & (S.CHOICES - 1)


@kernel
def may_be_struck(s, choice):
    """Rules 9: a wrong choice that is not yet struck out."""
    return not s.struck[choice] and right_choice(s, choice // S.CHOICES) != choice % S.CHOICES


# --- the end ------------------------------------------------------------------------------------------------------


@kernel
def finish(s):
    """Rules 7.1, 7.4."""
    for team in range(S.TEAM_COUNT):
        s.score[team] += S.PATH_POINTS * paths(s, team)
    s.phase = S.OVER


@kernel
def beats(s, team, other):
    """Rules 7.4: more points, then more paths."""
    if s.score[team] != s.score[other]:
        return s.score[team] > s.score[other]
    return paths(s, team) > paths(s, other)
