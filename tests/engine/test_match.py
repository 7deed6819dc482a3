from __future__ import annotations

import hashlib
import hmac
from dataclasses import replace
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from herna.engine import dice
from herna.engine.errors import (
    BadOption,
    DiceDecide,
    HernaError,
    IllegalAction,
    MatchClosed,
    NothingToUndo,
    UnreadableAction,
)
from herna.engine.kernel import entropy
from herna.engine.match import CHECKPOINT, Match

from .tiny import TINY


def everything(match: Match) -> tuple[object, ...]:
    """Everything that a refusal must leave unchanged."""
    line = tuple(match.line)
    return match.state.tobytes(), tuple(match.entries), line, match.closed, match.seed, match.legal(), match.position


def folded(match: Match, ply: int) -> bytes:
    """The state after this many actions, folded from the start."""
    state = TINY.new(match.header.seats, **match.header.options)
    for played in match.line[:ply]:
        TINY.apply(state, played.action)
    return state.tobytes()


def played_at_random(choices: list[int], seed: int = 5, pile: int = 200) -> Match:
    """Each choice picks a legal action; every seventh takes one back instead."""
    match = TINY.match(seed=seed, pile=pile)
    for choice in choices:
        if choice % 7 == 6 and match.last_own_ply() is not None:
            match.undo()
        elif not match.over:
            legal = match.legal()
            match.play(legal[choice % len(legal)])
    return match


some_play = st.lists(st.integers(0, 27), max_size=120)


def test_a_new_match():
    match = TINY.match(seed=1, pile=5)
    assert (match.ply, match.actor, match.seat, match.over) == (0, "A", 0, False)
    assert match.position == "5 A 0,0"
    assert match.legal() == ["1", "2", "3", "roll"]
    assert match.scores() == {"A": 0, "B": 0}
    assert match.payoffs() == {"A": 0.0, "B": 0.0}
    assert match.result() is None
    assert str(match) == "ooooo"
    assert "Tiny" in repr(match)
    assert match.header.commitment == entropy.commitment(entropy.seed_from(1))


def test_play_to_the_end():
    match = TINY.match(seed=1, pile=5)
    assert match.play("3") == ["3"]
    assert match.actor == "B"
    assert match.play(1) == ["2"]
    assert (match.over, match.actor, match.result()) == (True, "nobody", "B A")
    assert match.scores() == {"A": 3, "B": 2}
    assert match.payoffs() == {"A": -1.0, "B": 1.0}
    assert match.legal() == []


def face(digest: bytes) -> str:
    """The outcome of a die whose entropy is the first 64 bits of a digest, worked out by hand."""
    return f"roll={(int.from_bytes(digest[:4], 'big') * 6 >> 32) + 1}"


def test_dice_follow_from_the_seed_and_the_line_that_stands():
    seed = entropy.seed_from(42)
    match = TINY.match(seed=42, pile=200)
    for choice in ("roll", "2", "roll", "1", "roll", "roll"):
        before = "".join(f"{played.text}\n" for played in match.line) + f"{choice}\n"
        line = hashlib.sha256(before.encode()).hexdigest()
        due = [face(hmac.digest(seed, line.encode(), "sha256"))] if choice == "roll" else []
        assert match.play(choice) == [choice, *due]


def first_format(match: Match) -> Match:
    """The same match by the first format of logs, in which dice follow from their number alone."""
    return Match(match.game, replace(match.header, format=1), match.seed)


def test_dice_of_the_first_format_follow_from_their_number():
    match = first_format(TINY.match(seed=42, pile=200))
    for event in range(12):
        due = face(hmac.digest(entropy.seed_from(42), str(event).encode(), "sha256"))
        assert match.play("roll") == ["roll", due]


def test_the_same_seed_gives_the_same_match_and_another_seed_another():
    def rolled(seed):
        match = TINY.match(seed=seed, pile=200)
        for _ in range(20):
            match.play("roll")
        return match.entries

    assert rolled(3) == rolled(3) == rolled(entropy.seed_from(3))
    assert rolled(3) != rolled(4)
    assert rolled(None) != rolled(None)


def test_without_dice_chance_is_played_by_hand():
    match = TINY.match(dice=False, pile=21)
    assert match.header.commitment is None
    assert match.play("roll") == ["roll"]
    assert match.actor == "chance"
    assert match.play("roll=4") == ["roll=4"]
    assert match.play("roll=6") == ["roll", "roll=6"]
    assert match.position == "11 A 4,6"


@pytest.mark.parametrize("seed", [b"", b"short", b"x" * 33])
def test_a_seed_of_bytes_has_32(seed):
    with pytest.raises(ValueError, match="32 bytes"):
        TINY.match(seed=seed)


def test_wrong_options_and_seats_are_refused():
    with pytest.raises(BadOption):
        TINY.match(pile=4)
    with pytest.raises(BadOption):
        TINY.match(seats=5)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("take three", UnreadableAction),
        ("", UnreadableAction),
        ("%undo 0", UnreadableAction),
        ("3", IllegalAction),
        ("roll=6", DiceDecide),
    ],
)
def test_a_refused_action_leaves_the_match_as_it_was(text, error):
    match = TINY.match(seed=1, pile=5)
    match.play("3")
    before = everything(match)
    with pytest.raises(error):
        match.play(text)
    assert everything(match) == before


def test_a_closed_match_refuses_everything_and_stays_as_it_was():
    match = TINY.match(seed=1, pile=5)
    match.play("1")
    assert match.close() == [f"%seed {entropy.seed_from(1).hex()}"]
    before = everything(match)
    for refused in (lambda: match.play("1"), match.undo, lambda: match.back_to(0), match.close):
        with pytest.raises(MatchClosed):
            refused()
        assert everything(match) == before
    assert match.roll() == []
    assert match.branch().play("1") == ["1"]


def test_a_match_without_dice_has_nothing_to_reveal():
    match = TINY.match(dice=False)
    assert match.close() == []
    assert match.play("1") == ["1"]


@given(some_play, st.integers(-3, 40))
def test_an_action_is_refused_exactly_when_it_is_not_legal(choices, number):
    match = played_at_random(choices)
    text = TINY.notation.format_action(match.state, number) if 0 <= number < TINY.actions else f"take {number}"
    may = text in match.legal()
    before = everything(match)
    try:
        match.play(text)
    except HernaError:
        assert not may
        assert everything(match) == before
    else:
        assert may
        assert match.entries[len(before[1])] == text


@pytest.mark.parametrize("number", [-1, -7, 10, 10**9])
def test_a_number_that_is_no_action_is_refused(number):
    match = TINY.match(seed=1, pile=21)
    before = everything(match)
    with pytest.raises(HernaError):
        match.play(number)
    assert everything(match) == before


@given(some_play)
def test_every_earlier_position_is_the_fold_of_the_line(choices):
    match = played_at_random(choices)
    assert [match.at(ply).tobytes() for ply in range(match.ply + 1)] == [
        folded(match, ply) for ply in range(match.ply + 1)
    ]
    assert match.at(match.ply).tobytes() == match.state.tobytes()


def test_positions_beyond_checkpoints_and_outside_the_match():
    match = TINY.match(dice=False, pile=200)
    for _ in range(3 * CHECKPOINT + 1):
        match.play("1")
    for ply in (0, CHECKPOINT - 1, CHECKPOINT, CHECKPOINT + 1, 3 * CHECKPOINT, match.ply):
        assert match.at(ply)[0].pile == 200 - ply
    for ply in (-1, match.ply + 1):
        with pytest.raises(IndexError):
            match.at(ply)


def test_states_handed_out_are_copies():
    match = TINY.match(seed=1, pile=21)
    match.play("2")
    before = everything(match)
    for state in (match.state, match.at(0), match.at(1)):
        state[0].pile = 1
        state[0].secret[0] = 55
    assert everything(match) == before
    assert match.at(0)[0].pile == 21
    old = match.at(1)
    shown = old.tobytes()
    match.play("3")
    match.undo()
    assert old.tobytes() == shown


@given(some_play)
def test_undo_restores_the_state_before_the_last_choice(choices):
    match = played_at_random(choices)
    if match.over:
        match.undo()
    before = match.state.tobytes(), match.ply
    entries = len(match.entries)
    match.play(match.legal()[choices[0] % len(match.legal()) if choices else 0])
    added = match.undo()
    assert (match.state.tobytes(), match.ply) == before
    assert added == [f"%undo {match.ply}"]
    assert len(match.entries) > entries


def test_the_same_roll_taken_back_seven_times_shows_the_same_face():
    match = TINY.match(seed=42, pile=200)
    match.play("2")
    shown = set()
    for _ in range(7):
        shown.add(match.play("roll", note=str(len(match.entries)))[1])  # a text sent with it changes nothing
        match.undo()
    assert len(shown) == 1
    assert match.taken_back == 7


def test_after_another_action_the_dice_are_others():
    """Or a die that was seen could be used for another action."""
    rolled = {}
    match = TINY.match(seed=42, pile=200)
    for first in ("1", "2", "3"):
        match.play(first)
        rolled[first] = [match.play("roll")[1] for _ in range(12)]
        match.back_to(0)
    assert len(set(map(tuple, rolled.values()))) == 3


def test_going_far_back_in_a_long_match_keeps_its_luck():
    match = Match.begin(TINY, seed=4)
    plies = 3 * dice.STEP + 5
    source, line = dice.source(2), [SimpleNamespace(text=f"action {n}") for n in range(plies)]
    for played in line:
        source.add(played.text, of_dice=False)
    for stands in (plies, plies - 1, 2 * dice.STEP, 2 * dice.STEP - 1, 7, 0):
        source.go_back(line[:stands])
        fresh = dice.source(2)
        for played in line[:stands]:
            fresh.add(played.text, of_dice=False)
        assert source.copy().entropy(match.seed) == source.entropy(match.seed) == fresh.entropy(match.seed)


def test_taking_back_by_the_first_format_never_repeats_a_die():
    """Chance events are numbered consecutively, including those taken back."""
    match = first_format(TINY.match(seed=42, pile=200))
    shown = []
    for _ in range(12):
        shown.append(match.play("roll")[1])
        match.undo()
    assert shown == [face(hmac.digest(entropy.seed_from(42), str(event).encode(), "sha256")) for event in range(12)]


@given(some_play)
def test_a_line_meets_the_same_luck_however_it_was_reached(choices):
    match = played_at_random(choices)
    direct = TINY.match(seed=5, pile=200)
    for played in match.line:
        if played.seat >= 0:
            direct.play(played.text)
    assert direct.line == match.line
    assert Match.fold(TINY, match.header, match.entries, match.seed).taken_back == match.taken_back


def test_back_to_any_ply_rolls_what_is_due_there():
    match = TINY.match(seed=42, pile=200)
    match.play("roll")
    match.play("1")
    assert match.back_to(1)[0] == "%undo 1"
    assert match.ply == 2
    assert match.entries[-1].startswith("roll=")
    assert match.back_to(0) == ["%undo 0"]
    assert match.position == "200 A 0,0"


def test_nothing_to_undo():
    match = TINY.match(seed=1)
    before = everything(match)
    with pytest.raises(NothingToUndo):
        match.undo()
    for ply in (-1, 0, 1):
        with pytest.raises(NothingToUndo):
            match.back_to(ply)
    assert everything(match) == before


def test_undo_is_free_only_before_anything_was_learnt():
    match = TINY.match(seed=1)
    assert not match.undo_is_free()
    match.play("1")
    assert not match.undo_is_free()  # the other seat is to act
    match = TINY.match(dice=False)
    match.play("roll")
    match.play("roll=1")
    assert not match.undo_is_free()  # a die has been seen


@given(some_play, st.data())
def test_a_branch_shares_the_prefix_and_nothing_else(choices, data):
    match = played_at_random(choices)
    ply = data.draw(st.integers(0, match.ply))
    before = everything(match)
    branch = match.branch(ply, seed=99)
    assert branch.line[:ply] == match.line[:ply]
    assert branch.at(ply).tobytes() == match.at(ply).tobytes()
    assert branch.header.given == ply
    assert branch.header.commitment != match.header.commitment
    if not branch.over:
        branch.play(branch.legal()[0])
    assert everything(match) == before


def test_a_branch_has_dice_of_its_own():
    match = TINY.match(seed=1, pile=200)
    for _ in range(3):
        match.play("roll")

    def rolled(branch):
        return [branch.play("roll")[1] for _ in range(20)]

    assert rolled(match.branch()) != rolled(match.branch())
    assert rolled(match.branch(4, seed=8)) == rolled(match.branch(4, seed=8)) != rolled(match.branch(4, seed=9))
    assert match.branch(0, seed=1).header.given == 0


def test_a_branch_at_a_pending_roll_rolls():
    match = TINY.match(seed=1, pile=200)
    match.play("roll")
    branch = match.branch(1, seed=8)
    assert branch.ply == 2
    assert branch.entries[0] == "roll"


def test_a_branch_of_a_match_without_dice_has_none():
    match = TINY.match(dice=False)
    match.play("1")
    branch = match.branch()
    assert branch.seed is None
    assert branch.header.commitment is None


@given(some_play)
def test_following_the_entries_gives_the_match(choices):
    match = played_at_random(choices)
    copy = Match.fold(TINY, match.header, match.entries, match.seed)
    assert everything(copy) == everything(match)
    if not match.over:
        assert copy.play("roll") == match.play("roll")


def test_folding_rolls_nothing():
    match = TINY.match(seed=1)
    match.play("roll")
    waiting = Match.fold(TINY, match.header, match.entries[:1], match.seed)
    assert waiting.actor == "chance"
    assert waiting.roll() == match.entries[1:]


@pytest.mark.parametrize(
    "entry",
    [
        *(
            "%undo 1",
            "%undo 2",
            "%undo -1",
            "%undo",
            "%undo x",
            "%undo ²",
            "%undo 0 0",
            "% undo 0",
            "%",
            "%resign",
            "4",
        ),
        *("%seed 00", "%seed", "%seed " + "0" * 63 + "G", "%seed " + "A" * 64),
    ],
)
def test_an_impossible_table_event_is_refused(entry):
    match = TINY.match(seed=1)
    match.play("1")
    before = everything(match)
    with pytest.raises(HernaError):
        match.follow(entry)
    assert everything(match) == before
