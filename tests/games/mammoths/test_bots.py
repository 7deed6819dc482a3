"""The greedy bot is full-greedy, quick actions are legal, and no bot knows what is still to be drawn."""

from __future__ import annotations

import random

import numpy as np
import pytest

import herna
from herna.bots import make
from herna.engine.kernel import CHANCE, NOBODY, actor, apply, check, draw, evaluate_of, suggest
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import splitmix64

GAME = herna.game("mammoths")


@kernel
def _play_suggestions(states, seed, out):
    """A whole match of quick actions; returns how many there were, or -1 if one was refused."""
    s = states[0]
    x = seed
    n = 0
    while actor(s) != NOBODY:
        x = splitmix64(x)
        action = draw(s, x) if actor(s) == CHANCE else suggest(s, x, out)
        if check(s, action) != 0:
            return -1
        apply(s, action)
        n += 1
    return n


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
def test_quick_actions_are_legal_to_the_end(mode, seats):
    out = np.empty(GAME.widest, np.int32)
    for seed in range(30):
        more = {"lava_path": "squares", "centre": True} if seed % 2 else {"final_settle": True, "totem_tie": "pass"}
        state = GAME.new(seats, mode=mode, **more)
        assert _play_suggestions(state, np.uint64(seed), out) > 100


def score(state, seat):
    return GAME.notation.scores(state)[seat]


def after(state, action):
    copy = state.copy()
    GAME.apply(copy, action)
    return copy


def settled(state):
    """The state and, if lava is to land, those after each landing."""
    if GAME.notation.fields(state)["phase"] != "lava":
        return [state]
    return [after(state, action) for action in GAME.legal(state)]


def best_laid(state, seat, domino):
    """The most points after placing this domino now, by trying all placements."""
    fields = GAME.notation.fields(state)
    others = [s for s in "ABCD" if s != "ABCD"[seat]]
    row = [f"{n}{who}" for n, who in zip([n for n in range(1, 49) if n > domino][-3:], others, strict=True)]
    if domino > 45:
        return None
    grids = ";".join(f"{s}={fields[s]}" for s in "ABCD")
    options = f"opt={fields['opt']}" if "opt" in fields else "opt="
    text = f"MM1;mode=discovery;n=4;{options};round=5;cur={domino}{'ABCD'[seat]},{','.join(row)};{grids}"
    alone = GAME.position(text, 4)
    return max(score(end, seat) for action in GAME.legal(alone) for end in settled(after(alone, action)))


@pytest.mark.parametrize("seed", range(4))
def test_greedy_takes_the_best_placement_and_draft_together(seed):
    """The value of each choice by brute force: points now, plus the best draft in its best placement."""
    rng = random.Random(seed)
    match = GAME.match(seats=4, seed=seed, centre=seed % 2 == 0)
    bot = make(GAME, "greedy")
    checked = 0
    while not match.over and checked < 2:
        phase = GAME.notation.fields(match.state)["phase"]
        state, seat = match.state, match.seat
        free = [int(w[:-1]) for w in GAME.notation.fields(state)["next"].split(",") if w.endswith("-")]
        if phase == "claim" and match.ply > 60 and max(free) <= 45 and len(free) > 1:
            worth = {domino: best_laid(state, seat, domino) for domino in free}
            chosen = int(GAME.notation.format_action(state, bot.choose(state, rng.getrandbits(60)))[1:])
            assert worth[chosen] == max(worth.values())
            checked += 1
        if phase == "place" and match.ply > 60 and free and max(free) <= 45 and len(GAME.legal(state)) > 3:
            worth = {
                action: max(best_laid(end, seat, domino) for end in settled(after(state, action)) for domino in free)
                for action in GAME.legal(state)
            }
            assert worth[bot.choose(state, rng.getrandbits(60))] == max(worth.values())
            checked += 1
        match.play(rng.choice(match.legal()))
    assert checked


def test_a_domino_brings_a_totem_once():
    """Two mushrooms are two points and their totem, seven together: less than the nine of the other domino."""
    state = GAME.position("MM1;mode=totem;phase=claim;act=A;cur=;next=17-,46-,47B,48C;A=J0 J0 J0 H")
    chosen = make(GAME, "greedy").choose(state, 1)
    assert GAME.notation.format_action(state, chosen) == "C46"


@pytest.mark.parametrize(
    ("grids", "signs"),
    [
        ("A=H D1 D0;B=H P1 L1;C=H", (1, -1, -1)),  # equal points: the larger area wins
        ("A=H D1 D0;B=H P1 L1 D0 D0;C=H", (-1, 1, -1)),  # equal areas too: more fires win
        ("A=H D1 D0;B=H P1 P0;C=H", (0, 0, -1)),
    ],
)
def test_the_end_is_judged_with_its_ties_broken(grids, signs):
    out = np.empty(4)
    evaluate_of(GAME.position(f"MM1;round=12;phase=over;{grids}"), out)
    assert tuple(np.sign(out[:3])) == signs
