"""The invariants of the rules (12), and the game against a second implementation of all of them."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import herna
from herna.engine import kernel
from herna.engine.errors import BadPosition, IllegalAction
from herna.engine.game import ranking_text
from herna.engine.kernel import CHANCE
from herna.games.mammoths.kernel.board import x_of, y_of
from herna.games.mammoths.kernel.reasons import CELL_TAKEN, NO_CONNECTION, SAME_TWIN
from herna.games.mammoths.kernel.state import CELLS, PLACE, PLACING, STEP_X, STEP_Y, TWIN

from ...wander import allowed, examples, tally
from . import reference
from .reference_board import DOMINOES, KIND, fires, person, read_grid, token, write_grid

GAME = herna.game("mammoths")
MODES = ("discovery", "totem", "tribe")
TOKENS = Counter(m=16, f=13, u=11, s=9)
COPIES = Counter(HU=2, FI=2, MU=2, SC=2, PA=2, FL=2, SH=2, W1=4, W2=3, W3=1)
LAVA = (5, 4, 1)
WORDS = {True: "on", False: "off"}
pairs = pytest.mark.parametrize(("mode", "seats"), [(mode, seats) for mode in MODES for seats in (2, 3, 4)])


def tokens_on(domino):
    return [KIND[half[0]] for half in DOMINOES[domino] if half[0] in KIND and half[1] == "0"]


def numbers(text):
    return [int(word.rstrip("ABCD-")) for word in text.split(",") if word]


class Ledger:
    """What has happened, derived from the actions alone: dominoes placed and lost, tokens and people out of play."""

    def __init__(self, seats):
        self.placed, self.discarded, self.unclaimed = Counter(), Counter(), []
        self.gone, self.people_gone, self.lava_lost, self.seats = Counter(), Counter(), 0, seats

    def tell(self, before, action, after):
        who = before["act"]
        if action[0] in "PD":
            domino = numbers(before["cur"])[0]
            (self.placed if action[0] == "P" else self.discarded)[who] += 1
            if action[0] == "D":
                self.gone.update(tokens_on(domino))
            elif any(half[0] == "V" for half in DOMINOES[domino]) and after["phase"] != "lava":
                self.lava_lost += 1
        elif action[0] == "L":
            code = read_grid(before[who])[tuple(map(int, action[1:].split(",")))]
            self.gone.update(token(code))
            self.people_gone.update([person(code)] * (person(code) != ""))
        elif action[0] == "R":
            self.gone.update(token(read_grid(before[who])[tuple(map(int, action[1:].split(",")))]))
        elif action[0] == "C" and self.seats == 3:
            free = [int(word[:-1]) for word in before["next"].split(",") if word.endswith("-")]
            if len(free) == 2:
                (left,) = set(free) - {int(action[1:])}
                self.unclaimed.append(left)
                self.gone.update(tokens_on(left))


def hold(fields, ledger, mode, seats):
    """Rules 12."""
    grids = {seat: read_grid(fields[seat]) for seat in "ABCD"[:seats]}
    for seat, grid in grids.items():
        assert len(grid) == 1 + 2 * ledger.placed[seat]
        for code in grid.values():
            assert (fires(code) > 0) + (token(code) != "") + (person(code) != "") <= 1
            assert code[0] not in "HV" or len(code) <= 2
    codes = [code for grid in grids.values() for code in grid.values()]
    in_hand = fields["phase"] == "lava"
    on_squares = [int(code[3]) for code in codes if "^" in code]
    volcanoes = [int(code[1]) for code in codes if code[0] == "V"]
    assert len(on_squares) + ledger.lava_lost + in_hand == len(volcanoes)
    assert fields["lava"] == ",".join(str(n - volcanoes.count(i + 1)) for i, n in enumerate(LAVA))
    hold_tokens(fields, ledger, mode, codes)
    if mode == "totem" and fields["phase"] not in ("lava", "totem"):
        hold_totems(fields, grids)


def hold_tokens(fields, ledger, mode, codes):
    lying = Counter(token(code) for code in codes if token(code))
    if mode == "discovery":
        assert not lying
        return
    undrawn = numbers(fields["box"]) + numbers(fields["cur"]) + numbers(fields["next"])
    lying.update(kind for domino in undrawn for kind in tokens_on(domino))
    assert lying + ledger.gone == TOKENS
    if mode == "tribe":
        tiles = Counter(person(code) for code in codes if person(code))
        tiles.update(name for name in (fields["cave"] + "," + fields["pile"]).split(",") if name not in ("", "-"))
        tiles.update([fields["pend"]] if fields["phase"] == "home" else [])
        assert tiles + ledger.people_gone == COPIES


def hold_totems(fields, grids):
    """Rules 9: the holder always has the largest count, and a sole leader is the holder."""
    for word in fields["totem"].split(","):
        kind, holder = word.split(":")
        counts = {seat: sum(token(code) == kind for code in grid.values()) for seat, grid in grids.items()}
        most = max(counts.values())
        leaders = [seat for seat, n in counts.items() if n == most]
        if holder == "-":
            assert most == 0
        else:
            assert holder in leaders
        if len(leaders) == 1:
            assert holder == leaders[0]


def random_options(rng, mode):
    return {option.name: rng.choice(option.choices) for option in GAME.options} | {"mode": mode}


def choose(state, rng):
    if GAME.actor(state) == CHANCE:
        return GAME.notation.format_action(state, GAME.draw(state, np.uint64(rng.getrandbits(64))))
    legal = GAME.legal_texts(state)
    eager = [action for action in legal if action in ("S2", "S4")]
    return rng.choice(eager if eager and rng.random() < 0.7 else legal)


@pairs
@settings(max_examples=examples(5))
@given(seed=st.integers(0, 2**32))
def test_invariants_hold_through_whole_matches(mode, seats, seed):
    rng = random.Random(seed)
    options = random_options(rng, mode)
    state, ledger = GAME.new(seats, **options), Ledger(seats)
    before = GAME.notation.fields(state)
    while before["phase"] != "over":
        action = choose(state, rng)
        GAME.play(state, action)
        after = GAME.notation.fields(state)
        ledger.tell(before, action, after)
        hold(after, ledger, mode, seats)
        before = after
    for seat in "ABCD"[:seats]:
        assert ledger.placed[seat] + ledger.discarded[seat] == (24 if seats == 2 else 12)
    assert len(ledger.unclaimed) == (12 if seats == 3 else 0)


@pairs
@settings(max_examples=examples(3))
@given(seed=st.integers(0, 2**32))
def test_two_implementations_agree(mode, seats, seed):
    """Throughout a match: on what is legal, and at samples on the position, the pads and what is refused."""
    rng = random.Random(seed)
    options = random_options(rng, mode)
    state = GAME.new(seats, **options)
    second = reference.State.new(seats, **{name: WORDS.get(value, value) for name, value in options.items()})
    while second.phase != "over":
        assert GAME.actor_name(state) == second.act
        assert GAME.legal_texts(state) == second.legal()
        chance = rng.random()
        if chance < 0.15:
            assert GAME.notation.format_position(state) == str(second)
        elif chance < 0.2:
            compare_refusals(state, second, rng)
        elif chance < 0.21:
            compare_pads(state, second)
        elif chance < 0.24:
            compare_short_form(second, rng)
        elif chance < 0.25:
            compare_questions(state, second, rng)
        action = choose(state, rng)
        GAME.play(state, action)
        second.play(action)
    assert GAME.notation.format_position(state) == str(second)
    compare_pads(state, second)


def compare_pads(state, second):
    assert dict(zip(GAME.notation.seats(state), GAME.notation.scores(state), strict=True)) == second.scores()
    assert ranking_text(GAME.notation.ranking(state)) == second.ranking()
    for seat in second.grids:
        assert GAME.notation.query(state, f"pad {seat}") == second.query(f"pad {seat}")


def compare_refusals(state, second, rng):
    """All sorts of actions: each is played by both or refused by both."""
    cells = [f"{x},{y}" for x, y in product(range(-6, 7), repeat=2)]
    sorts = [[f"P{cell}{d}" for cell in cells for d in "NESW"]]
    sorts += [[f"{letter}{cell}" for cell in cells] for letter in "LRH"]
    sorts += [[f"{letter}{n}" for n in range(1, 49)] for letter in "C="]
    sorts += [["D", "S-", "S2", "S4", "Q14", "Q23"], [f"={seat}" for seat in "ABCD"], [f"K{who}" for who in COPIES]]
    sorts += [[f"={who}" for who in COPIES], [f"T{kind}>{seat}" for kind in TOKENS for seat in "ABCD"]]
    for _ in range(15):
        text = rng.choice(["", "", "", "A:", "B:"]) + rng.choice(rng.choice(sorts))
        mine, other = state.copy(), second.copy()
        try:
            other.play(text)
        except reference.Refused:
            with pytest.raises(IllegalAction):
                GAME.play(mine, text)
            assert mine.tobytes() == state.tobytes()
        else:
            GAME.play(mine, text)
            assert GAME.notation.format_position(mine) == str(other)


def compare_short_form(second, rng):
    """Both read a shortened position the same way, unless it cannot be shortened here."""
    needed = ("n", "round", "phase")
    kept = {name: value for name, value in second.fields().items() if name in needed or rng.random() < 0.8}
    text = " ; ".join(["MM1", *(f"{name}={value}" for name, value in kept.items())])
    try:
        state = GAME.position(text, mode=second.mode)
    except BadPosition:
        return
    assert GAME.notation.format_position(state) == str(reference.State.read(text, mode=second.mode))


def compare_questions(state, second, rng):
    grid = rng.choice(list(second.grids.values()))
    here = f"{second.size}x{second.size} {write_grid(grid)}"
    words = [f"placement-list {rng.randint(1, 48)}", f"eruptions {rng.choice([28, 38, 40, 42, 43, 45, 48])}"]
    words += ["payments S2", "payments S4", "homes", "areas", "bands", "pad totem:fs", "pad tribe", "pad discovery"]
    words += [f"lava {x},{y}" for (x, y), code in grid.items() if code[0] == "V"]
    for word in words:
        assert GAME.notation.query(state, f"{word} {here}") == second.query(f"{word} {here}")


@settings(max_examples=examples(30))
@given(seed=st.integers(0, 2**32))
def test_every_number_is_judged_alike_by_legal_and_check_on_the_large_frame(seed):
    """The folded plane is fullest with seven columns; the two edges must never touch."""
    rng = random.Random(seed)
    state = GAME.new(2, **random_options(rng, rng.choice(MODES)))
    for _ in range(rng.randrange(60, 150)):
        if GAME.actor_name(state) != "nobody":
            GAME.play(state, choose(state, rng))
    assert GAME.legal(state) == allowed(GAME, state)


# --- chance -------------------------------------------------------------------------------------------------------


def chi_square(state, chances, draws=40_000):
    got = {GAME.notation.format_action(state, a): n for a, n in tally(GAME, state, 11, draws).items()}
    assert set(got) == set(chances) == set(GAME.legal_texts(state))
    return sum((got[text] - draws * p) ** 2 / (draws * p) for text, p in chances.items())


def limit(outcomes):
    return outcomes - 1 + 6 * (2 * outcomes) ** 0.5


def test_dominoes_and_chiefs_are_equally_likely():
    state = GAME.new(4)
    assert chi_square(state, {f"={n}": 1 / 48 for n in range(1, 49)}) < limit(48)
    for action in ("=5", "=1", "=48", "=30"):
        GAME.play(state, action)
    assert GAME.notation.fields(state)["next"] == "1-,5-,30-,48-"
    assert chi_square(state, {f"={seat}": 1 / 4 for seat in "ABCD"}) < limit(4)
    GAME.play(state, "=C")
    GAME.play(state, "C30")
    assert chi_square(state, {f"={seat}": 1 / 3 for seat in "ABD"}) < limit(3)


def test_cave_people_are_drawn_in_proportion_to_their_copies():
    state = GAME.position("MM1;mode=tribe;round=3;phase=cave;cur=5A,6B,7C;cave=HU,-,W1,SH;pile=FI,SC,SC,W1,W1,W1")
    assert chi_square(state, {"=FI": 1 / 6, "=SC": 2 / 6, "=W1": 3 / 6}) < limit(3)


# --- what is refused, and why ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "action", "rule"),
    [
        ("MM1;cur=4A,12B,37C", "P0,0E", "6"),
        ("MM1;cur=4A,12B,37C", "P3,3E", "6"),
        ("MM1;cur=4A,12B,37C;A=D0 D0 D0 D0 H", "P1,0E", "6"),
        ("MM1;cur=4A,12B,37C", "D", "6"),
        ("MM1;cur=4A,12B,37C", "C1", "5"),
        ("MM1;cur=4A,12B,37C", "B:P1,0E", "14"),
        ("MM1;cur=4A,12B,37C", "P9,0E", "6"),
        ("MM1;cur=4A,12B,37C", "=7", "14"),
        ("MM1;phase=claim;cur=30B,31C;next=5-,6-,7-,8-", "C9", "8"),
        ("MM1;phase=claim;cur=30B;next=5C,6-,7-,8-", "C5", "8"),
        ("MM1;phase=claim;cur=30B;next=5C,6-,7-,8-", "C49", "2"),
        ("MM1;phase=lava;cur=30B,31C;pend=1,0;A=H V3 D0 D0", "L3,0", "7.1"),
        ("MM1;mode=totem;phase=totem;cur=30B,31C;totem=u:A;pend=u;B=H J0u;C=H J0u", "Tm>B", "9.2"),
        ("MM1;mode=tribe;phase=settle;cur=30B,31C;next=1A,2-,3-,4-;cave=HU,-,-,-;A=H P0m", "S2", "10.2"),
        ("MM1;mode=tribe;phase=home;cur=30B,31C;next=1A,2-,3-,4-;pend=HU;A=H P0m D0", "H1,0", "10.2"),
        ("MM1;phase=over", "P1,0E", "11"),
    ],
)
def test_refusals_cite_their_paragraph(position, action, rule):
    state = GAME.position(position)
    before = state.tobytes()
    with pytest.raises(IllegalAction) as refusal:
        GAME.play(state, action)
    assert refusal.value.rule == rule
    assert state.tobytes() == before


@pytest.mark.parametrize(
    "text",
    [
        "MM2",
        "MM1;cur=4A;cur=5A",
        "MM1;colour=red",
        "MM1",
        "MM1;cur=4A,12B,37D",
        "MM1;cur=12A,4B,37C",
        "MM1;cur=4A,12B",
        "MM1;cur=4A,12B,37C;act=B",
        "MM1;cur=4A,12B,37C;next=4-,5-,6-,7-",
        "MM1;cur=4A,12B,37C;box=1,2,3",
        "MM1;cur=4A,12B,37C;n=5",
        "MM1;cur=4A,12B,37C;mode=desert",
        "MM1;cur=4A,12B,37C;opt=centre,centre",
        "MM1;cur=4A,12B,37C;pend=m",
        "MM1;cur=4A,12B,37C;A=H H",
        "MM1;cur=4A,12B,37C;A=H P2",
        "MM1;cur=4A,12B,37C;A=H P0f",
        "MM1;cur=4A,12B,37C;A=H V1^1",
        "MM1;cur=4A,12B,37C;A=H D0@XX",
        "MM1;cur=4A,12B,37C;A=H D0 D0 D0 D0 D0",
        "MM1;cur=4A,12B,37C;A=H V3;B=H V3",
        "MM1;cur=4A,12B,37C;D=H;n=3",
        "MM1;cur=4A,12B,37C;totem=m:A",
        "MM1;mode=tribe;cur=4A,12B,37C;cave=HU,HU,HU,-",
        "MM1;phase=totem;cur=4B,12C;pend=m",
        "MM1;phase=lava;cur=4B,12C;pend=1,0",
        "MM1;phase=lava;cur=4B,12C;pend=1,0;A=H V1",
        "MM1;round=0;cur=4A,12B,37C",
        "MM1;round=12;phase=claim;cur=4B,12C",
        "MM1;cur=4A,12B;next=1C,2-,3-",
        "MM1;mode=tribe;round=3;phase=settle;act=C;next=5A,6B,7C,8-",
        "MM1;mode=tribe;round=3;phase=settle;act=B;cur=12B;next=5A,6C,7-,8-",
        "MM1;mode=tribe;round=3;phase=settle;n=2;act=B;cur=12B,13B;next=5A,6A,7-,8-",
        "MM1;mode=tribe;round=12;phase=settle;cur=12A,13B",
        "MM1;round=0;phase=chief;n=2;next=1A,2-,3-,4-",
    ],
)
def test_positions_that_contradict_themselves_are_refused(text):
    with pytest.raises(BadPosition):
        GAME.position(text)


@pytest.mark.parametrize(("mode", "other"), [(mode, other) for mode in MODES for other in MODES])
def test_other_options_may_be_put_in_force_in_a_position(mode, other):
    things = {"discovery": "", "totem": ";totem=m:B,f:-,u:-,s:-", "tribe": ";cave=HU,FI,-,W1"}
    state = GAME.position(f"MM1;mode={mode};cur=4A,12B,37C{things[mode]};B=H P0m")
    GAME.notation.adopt(state, {"mode": other, "centre": True})
    found = GAME.notation.fields(state)
    assert (found["mode"], found["opt"], found["B"]) == (other, "centre", "H P0m")
    assert set(found) >= {"discovery": set(), "totem": {"totem"}, "tribe": {"cave", "pile"}}[other]
    assert GAME.position(GAME.notation.format_position(state)).tobytes() == state.tobytes()


def test_the_state_keeps_no_order_of_what_is_to_be_drawn():
    """Two ways of drawing the same dominoes lead to the same bytes."""
    first, second = GAME.new(4), GAME.new(4)
    for action in ("=1", "=2", "=3", "=4"):
        GAME.play(first, action)
    for action in ("=4", "=2", "=1", "=3"):
        GAME.play(second, action)
    assert first.tobytes() == second.tobytes()


def test_a_twin_is_refused_for_its_direction_only_where_it_could_lie():
    """Elsewhere the real reason is given: the cell, the contact or the size."""
    cell_of = {(int(x_of(cell)), int(y_of(cell))): cell for cell in range(CELLS)}
    seen = set()
    for seed in range(30):
        match = GAME.match(seats=2, seed=seed)
        chooser = random.Random(seed)
        while not match.over and not (match.state[0].phase == PLACING and TWIN[match.state[0].row[0]]):
            match.play(chooser.choice(match.legal()))
        if match.over:
            continue
        state, legal = match.state, set(GAME.legal(match.state))
        for action in range(PLACE, PLACE + 4 * CELLS):
            cell, d = divmod(action - PLACE, 4)
            reason = kernel.check_of(state, action)
            seen.add(int(reason))
            if reason == SAME_TWIN:
                other = cell_of[int(x_of(cell)) + int(STEP_X[d]), int(y_of(cell)) + int(STEP_Y[d])]
                assert PLACE + 4 * other + (d + 2) % 4 in legal
    assert {SAME_TWIN, CELL_TAKEN, NO_CONNECTION} <= seen
