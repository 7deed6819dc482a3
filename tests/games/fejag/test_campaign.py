"""Whole campaigns against a plain second implementation, in all variants; and more examples."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import herna
from herna.engine.errors import HernaError
from herna.engine.game import ranking_text
from herna.games.fejag import maps, notation
from herna.games.fejag.kernel.state import OPEN, SHEET

from .boards import random_board, random_options
from .campaign import PRICE, RANKINGS, SHEETS, TEAMS, VERDICTS, Campaign, Refused

GAME = herna.game("fejag")
OPTIONS = {"chain": (True, False), "late_egg": ("off", "honour", "on"), "penalty": ("off", "gm")}
RANKS = ("manual", "random", "effort")
ORDERS = ("rank", "submission")


def campaign_board(rng):
    """A small map with five start cells, of sites or of teams."""
    board = random_board(rng)
    while len(board.starts) < len(TEAMS):
        board = random_board(rng)
    if rng.random() < 0.5:
        board = replace(board, starts=dict(zip("abcde", board.starts.values(), strict=True)))
    return board


def any_action(rng, slow, board):
    """Some action, most likely one that is refused."""
    day = max(1, min(11, slow.day + rng.choice((-1, 0, 0, 0, 1))))
    team, kind = rng.choice(TEAMS), rng.choice(list(PRICE))
    cell = maps.cell_name(rng.randrange(board.width), rng.randrange(board.height))
    strikes = ",".join(f"{rng.randint(1, 6)}{rng.choice('abcd')}" for _ in range(rng.choice((1, 2))))
    return rng.choice(
        (
            *(f"{team}:{kind}@{cell}", f"{team}:done", f"{team}:timeout", f"{team}:egg={rng.choice(SHEETS)}"),
            *(f"{team}:card{rng.randint(1, 11)}", f"penalty:{team}={kind}", f"egg:{team}={rng.choice(VERDICTS)}"),
            *(f"open{day}", f"rank{day}={rng.choice(RANKINGS)}", f"clue{day}", f"clue{day}={strikes}"),
            *(f"points:{team}{rng.choice((-99, -5, 5, 99)):+}", f"rerank{day}={rng.choice(RANKINGS)}"),
            *(f"day{day}={team}", f"key={rng.choice(SHEETS)}", f"draw={''.join(rng.sample(TEAMS, 5))}"),
        )
    )


def some_action(rng, slow, legal):
    """A legal action: mostly placing a lasting figure, sometimes a verdict, a sheet or closing the turn."""
    kinds = {
        "figure": [text for text in legal if "@" in text and ":Fr@" not in text],
        "egg": [text for text in legal if text.startswith("egg:")],
        "rest": [text for text in legal if not text.startswith(("egg:", "penalty:"))],
        "penalty": [text for text in legal if text.startswith("penalty:")] or slow.bookings(),
    }
    sheets = [team for team in slow.turns if slow.quick and slow.may_answer(team)]
    if sheets and rng.random() < 0.05:
        return f"{rng.choice(sheets)}:egg={slow.key if rng.random() < 0.3 else rng.choice(SHEETS)}"
    if slow.phase == "turns" and rng.random() < 0.3:
        kinds["rest"] = [text for text in kinds["rest"] if "@" not in text]
    chosen = rng.choices(list(kinds), (6, 2, 3, 0.4))[0]
    return rng.choice(kinds[chosen] or kinds["rest"])


def compare(state, slow):
    """Both agree on who acts, on the accounts and on what is legal; returns the legal actions except the sheets."""
    assert GAME.actor_name(state) == slow.actor()
    assert dict(zip(TEAMS, notation.scores(state), strict=False)) == slow.score
    assert dict(zip(TEAMS, state[0].purse.tolist(), strict=True)) == slow.purse
    actions = GAME.legal(state)
    others = [action for action in actions if not SHEET <= action < OPEN]
    legal = slow.legal()
    assert sorted(notation.format_action(state, action) for action in others) == sorted(legal)
    sheets = sum(slow.quick and slow.may_answer(team) for team in slow.turns)
    assert len(actions) - len(others) == len(SHEETS) * sheets
    return legal


def attempt(state, slow, text):
    """Both play it, or both refuse it."""
    try:
        slow.play(text)
    except Refused:
        with pytest.raises(HernaError):
            GAME.play(state, text)
    else:
        GAME.play(state, text)


@pytest.mark.parametrize("seed", range(24))
def test_a_campaign_is_as_the_rules_say(seed):
    rng = random.Random(seed)
    board = campaign_board(rng)
    options = random_options(rng) | {name: rng.choice(values) for name, values in OPTIONS.items()}
    options |= {"ranks": RANKS[seed % 3], "order": ORDERS[seed // 3 % 2]}
    if rng.random() < 0.3:
        options["days"] = rng.randint(3, 9)
        options["points"] = rng.choice(("40 30 20 10 0", "5 5 5 5 5", "20 16 13 11 10"))
    if rng.random() < 0.3:
        options["calendar"] = "".join(rng.choices(TEAMS, k=options.get("days", 10)))
    state, slow = GAME.new(map=maps.write(board), **options), Campaign(board, options, seed)
    while slow.phase != "over":
        legal = compare(state, slow)
        attempt(state, slow, any_action(rng, slow, board) if rng.random() < 0.1 else some_action(rng, slow, legal))
    assert compare(state, slow) == []
    assert notation.format_position(state) == " ".join(slow.played)
    assert ranking_text(notation.ranking(state)) == " ".join("=".join(group) for group in slow.ranking())
