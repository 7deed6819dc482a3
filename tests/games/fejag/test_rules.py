"""The kernel of FEJAG against a plain second implementation, and its invariants."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import herna
from herna.games.fejag import maps, notation
from herna.games.fejag.kernel.attack import propagate
from herna.games.fejag.kernel.state import NONE, TEAMS
from herna.games.fejag.maps import cell_name

from .boards import KINDS, random_board, random_options
from .reference import Reference

GAME = herna.game("fejag")


def names(cells):
    return frozenset(cell_name(*cell) for cell in cells) or frozenset({"-"})


def free_play(seed, longest=30):
    """A kernel state and the reference, after the same random placements."""
    rng = random.Random(seed)
    board, options = random_board(rng), random_options(rng)
    state = GAME.position("-", map=maps.write(board), **options)
    reference = Reference(board, options, seed)
    for _ in range(rng.randint(1, longest)):
        teams = [team for team in TEAMS if reference.legal(team)]
        if not teams:
            break
        team, kind = rng.choice(teams), rng.choice(KINDS)
        cell = rng.choice(sorted(reference.legal(team)))
        yield state, reference, rng
        GAME.play(state, f"{team}:{kind}@{cell_name(*cell)}")
        reference.place(team, kind, cell)
    yield state, reference, rng


def compare(state, reference):
    def ask(question):
        return notation.query(state, question)

    for team in TEAMS:
        assert ask(f"lit {team}") == names(reference.lit(team))
        assert ask(f"middle {team}") == names(reference.middle(team))
        assert ask(f"legal {team}") == names(reference.legal(team))
        assert ask(f"paths {team}") == str(reference.paths(team))
        assert ask(f"bonus {team}") == str(reference.bonus[team])
    figures = reference.figures
    assert ask("dark") == names(f.cell for i, f in enumerate(figures) if i not in reference.shining)
    assert ask("disabled") == names(figures[i].cell for i in reference.disabled())
    assert ask("seen") == names(reference.seen)
    assert ask("walls") == (frozenset(cell_name(x, y) + side for x, y, side in reference.seen_walls) or frozenset("-"))
    written = []
    for number, r in enumerate(reference.records, start=1):
        partner = f"({reference.records.index(r.partner) + 1})" if r.partner else ""
        source, target = (cell_name(*figures[i].cell) for i in (r.src, r.tgt))
        written.append(f"{number} {source}>{target} {reference.status(r)}{partner}")
    assert ask("attacks") == (", ".join(written) or "-")


@given(seed=st.integers(0, 2**32))
def test_free_play_is_as_the_rules_say(seed):
    """Light, shining, records, legality, uncovering; the reference visits figures in random order."""
    for state, reference, _ in free_play(seed):
        compare(state, reference)


@given(seed=st.integers(0, 2**32))
def test_what_a_figure_would_light(seed):
    *_, (state, reference, rng) = free_play(seed, 10)
    cells = [(x, y) for x in range(reference.width) for y in range(reference.height)]
    for kind in KINDS:
        cell = rng.choice(cells)
        if cell in reference.partner:
            continue
        lit, hits = reference.emit(kind, cell)
        assert notation.query(state, f"probe {kind} {cell_name(*cell)}") == names(lit)
        written = frozenset(cell_name(x, y) + side for x, y, side in hits) or frozenset("-")
        assert notation.query(state, f"hits {kind} {cell_name(*cell)}") == written


@given(seed=st.integers(0, 2**32))
def test_propagation_ends_within_its_bound(seed):
    """Rules 4.3: at most 3n + 1 rounds, from any flags."""
    *_, (state, _, rng) = free_play(seed)
    s = state[0]
    for r in range(int(s.records)):
        s.on[r] = 0 if s.void[r] else rng.randint(0, 1)
    assert propagate(s, int(s.records)) <= 3 * int(s.records) + 1


@given(seed=st.integers(0, 2**32))
def test_replaying_the_placements_reproduces_the_state(seed):
    *_, (state, _, _) = free_play(seed)
    rng = random.Random(seed)
    board, options = random_board(rng), random_options(rng)
    text = notation.format_position(state)
    again = GAME.position(text, map=maps.write(board), **options)
    assert again.tobytes() == state.tobytes()


@given(seed=st.integers(0, 2**32))
def test_nothing_is_ever_covered_again(seed):
    before = set()
    for state, _, _ in free_play(seed):
        seen = {*notation.query(state, "seen"), *notation.query(state, "walls")} - {"-"}
        assert before <= seen
        before = seen


@pytest.mark.parametrize("seed", range(4))
def test_a_campaign_keeps_its_books(seed):
    """Scores never fall, purses are never negative, every team is day team twice, all money is earned."""
    rng = random.Random(seed)
    ranks = rng.choice(("random", "effort", "manual"))
    match = GAME.match(seed=seed, map=f"11 easy {seed}", ranks=ranks)
    scores = [0] * 5
    while not match.over:
        legal = [text for text in match.legal() if ":egg=" not in text and "egg:" not in text]
        match.play(rng.choice(legal))
        s = match.state[0]
        assert all(now >= before for now, before in zip(s.score.tolist(), scores, strict=True))
        assert (s.purse >= 0).all()
        assert (s.purse <= s.score).all()
        scores = s.score.tolist()
    assert s.drawn.tolist() == [2] * 5
    days = [played.text for played in match.line if played.text.startswith("day")]
    assert sorted(text[-1] for text in days[:5]) == sorted(text[-1] for text in days[5:]) == sorted(TEAMS)


def test_a_team_answers_again_when_all_were_wrong():
    match = GAME.match(seed=1, map="11 easy 1", ranks="random", order="submission")
    right = int(match.state[0].key)
    wrong = notation.SHEET_NAMES[(right + 1) % len(notation.SHEET_NAMES)]
    for team in TEAMS[:4]:
        match.play(f"{team}:egg={wrong}")
        with pytest.raises(herna.engine.errors.IllegalAction):
            match.play(f"{team}:egg={notation.SHEET_NAMES[right]}")
    match.play(f"G:egg={wrong}")
    match.play(f"F:egg={notation.SHEET_NAMES[right]}")
    assert match.state[0].egg_team == 0


def test_the_camp_may_judge_late():
    def end_of_day_ten(**options):
        state = GAME.new(map="11 easy 1", calendar="FEJAGFEJAG", **options)
        GAME.play(state, "draw=FEJAG")
        for day in range(1, 11):
            for text in (f"open{day}", f"rank{day}=F>E>J>A>G", f"clue{day}"):
                GAME.play(state, text)
            for _ in range(5):
                GAME.play(state, f"{TEAMS[GAME.actor(state)]}:timeout")
        return state

    state = end_of_day_ten()
    GAME.play(state, "egg:F=wrong")
    GAME.play(state, "open11")
    assert not [text for text in GAME.legal_texts(state) if text.startswith("egg")]
    late = end_of_day_ten(late_egg=True)
    GAME.play(late, "egg:F=wrong")
    GAME.play(late, "open11")
    GAME.play(late, "egg:F=right")
    assert late[0].egg_team == 0
    GAME.play(late, "rank11=G>F>E>J>A")
    assert GAME.legal_texts(late) == ["clue11"]
    GAME.play(late, "clue11")
    assert GAME.actor_name(late) == "nobody"
    assert late[0].day_team == NONE
