"""What holds for every game: the kernel's contract, notation, matches, journals."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import herna
from herna.engine import journal, kernel
from herna.engine.errors import DiceDecide, HernaError, IllegalAction, UnreadableAction
from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.match import Match

from ..wander import allowed, examples, misplaced, wander

LONGEST = 20_000  # no match of any game has this many actions
games = pytest.mark.parametrize("name", herna.game_names())


def options_of(game, rng):
    """A value for each option that has a list of them."""
    return {option.name: rng.choice(option.choices) for option in game.options if option.choices}


def seats_and_options(game, rng):
    options = options_of(game, rng)
    return rng.choice(game.seats_with(game.read_options(options))), options


@st.composite
def states(draw, game):
    """A state that random play reaches, with its seats and options."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    seats, options = seats_and_options(game, rng)
    state = game.new(seats, **options)
    wander(game, state, rng.getrandbits(64), rng.choice((rng.randrange(20), rng.randrange(300), LONGEST)))
    return state, seats, options


@st.composite
def matches(draw, game, plies=60):
    """A match with dice, played at random, with some moves taken back."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    seats, options = seats_and_options(game, rng)
    match = game.match(seats=seats, seed=rng.getrandbits(64), **options)
    for _ in range(rng.randrange(plies)):
        legal = match.legal()
        if rng.random() < 0.05 and match.last_own_ply() is not None:
            match.undo()
        elif legal:
            match.play(rng.choice(legal))
    return match


def everything(match):
    return match.state.tobytes(), list(match.entries), list(match.line), match.closed


# --- what a game declares ---------------------------------------------------------------------------------------------


@games
def test_a_game_declares_what_it_is(name):
    game = herna.game(name)
    assert game.name == name
    assert game.title
    assert game.summary
    assert game.rules
    assert 1 <= game.seats[0] <= game.seats[-1]
    assert 0 < game.widest <= game.actions
    assert game is herna.game(name)


@games
def test_options_have_defaults_and_refuse_what_they_do_not_know(name):
    game = herna.game(name)
    assert game.read_options({}) == {option.name: option.default for option in game.options}
    assert game.read_options(game.read_options({})) == game.read_options({})
    for option in game.options:
        assert option.explain
        assert option.read(str(option.default)) == option.default
        for choice in option.choices:
            assert game.read_options({option.name: choice})[option.name] == choice
            assert option.read(str(choice).lower() if isinstance(choice, bool) else str(choice)) == choice
        with pytest.raises(HernaError):
            game.new(**{option.name: "no such value"})
    with pytest.raises(HernaError):
        game.new(no_such_option=1)
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(HernaError):
            game.new(seats)


@games
def test_presets_have_names_of_their_own_and_are_known_again(name):
    game = herna.game(name)
    assert len({preset.name for preset in game.presets}) == len(game.presets)
    for preset in game.presets:
        assert game.preset(preset.name) is preset
        match = game.match(seats=preset.seats, seed=7, **preset.options)
        assert game.preset_of(match.header.options) is preset
    with pytest.raises(HernaError, match="no such preset"):
        game.preset("no such preset")


@games
def test_the_record_has_no_holes(name):
    """Copies leave holes undefined, and states are compared byte by byte."""
    state = herna.game(name).state
    used = sum(state.fields[field][0].itemsize for field in state.names)
    assert used == state.itemsize


@games
def test_reasons_are_told_with_their_rule(name):
    for number, (rule, why) in herna.game(name).reasons.items():
        assert number > 0
        assert rule
        assert why


def with_all_numbers(data, game):
    """Whether to check every number there is: always, but seldom in a game with very many."""
    return data.draw(st.integers(0, game.actions // 20_000)) == 0


# --- the kernel -------------------------------------------------------------------------------------------------------


@games
@given(data=st.data())
def test_legal_is_what_check_allows(name, data):
    game = herna.game(name)
    state, _, _ = data.draw(states(game))
    before = state.tobytes()
    legal = game.legal(state)
    if with_all_numbers(data, game):
        assert legal == allowed(game, state)
    assert legal == sorted(set(legal))
    assert len(legal) <= game.widest
    assert state.tobytes() == before
    if game.actor(state) != NOBODY:
        assert legal


@games
@settings(max_examples=examples(120))
@given(data=st.data())
def test_each_place_in_the_list_of_legal_actions_is_picked(name, data):
    game = herna.game(name)
    state, _, _ = data.draw(states(game))
    if game.actor(state) != CHANCE:
        before = state.tobytes()
        n, wrong = misplaced(game, state, data.draw(st.sampled_from((1, 1, 97))))
        assert wrong == 0
        assert n > 0 or game.actor(state) == NOBODY
        assert state.tobytes() == before


@games
@given(data=st.data(), number=st.integers(-(2**63), 2**63 - 1))
def test_any_number_may_be_checked(name, data, number):
    game = herna.game(name)
    state, _, _ = data.draw(states(game))
    for action in (number, -1, game.actions, number % game.actions):
        reason = int(kernel.check_of(state, action))
        if not 0 <= action < game.actions:
            assert reason != 0
        if reason:
            assert reason in game.reasons
            with pytest.raises(IllegalAction):
                game.refuse_illegal(state, action)
        else:
            assert action in game.unlisted or action in game.legal(state)


@games
@given(data=st.data(), entropy=st.integers(0, 2**64 - 1))
def test_chance_draws_what_is_possible(name, data, entropy):
    game = herna.game(name)
    state, seats, options = data.draw(states(game))
    for start in (state, game.new(seats, **options)):
        while game.actor(start) == CHANCE:
            outcome = game.draw(start, np.uint64(entropy))
            assert outcome in game.legal(start)
            game.apply(start, outcome)


@games
@given(data=st.data())
def test_payoffs_are_bounded_and_a_match_ends(name, data):
    game = herna.game(name)
    state, seats, _ = data.draw(states(game))
    assert all(-1 <= value <= 1 for value in game.payoff(state))
    assert wander(game, state, 5, LONGEST) < LONGEST
    assert game.actor(state) == NOBODY
    assert game.legal(state) == []
    payoffs, names = game.payoff(state), game.notation.seats(state)
    assert len(payoffs) == len(names) >= seats
    assert all(-1 <= value <= 1 for value in payoffs)
    assert game.cooperative or sum(payoffs) == pytest.approx(0, abs=1e-6)  # thirds do not add up exactly
    assert not any(payoffs[seats:])  # further seats, such as an organiser's, play for nobody
    ranking = game.notation.ranking(state)
    assert sorted(seat for place in ranking for seat in place) == sorted(names[:seats])


@games
@given(data=st.data())
def test_states_are_played_independently(name, data):
    """Playing on from a copy does not change the original, and the same actions lead to the same state."""
    game = herna.game(name)
    state, _, _ = data.draw(states(game))
    before = state.tobytes()
    first, second = state.copy(), state.copy()
    wander(game, first, 9, 50)
    wander(game, second, 9, 50)
    assert state.tobytes() == before
    assert first.tobytes() == second.tobytes()


# --- notation ---------------------------------------------------------------------------------------------------------


@games
@given(data=st.data())
def test_actions_are_written_and_read(name, data):
    game = herna.game(name)
    state, _, _ = data.draw(states(game))
    legal = game.legal(state)
    texts = game.legal_texts(state)
    assert len(set(texts)) == len(texts)
    for action, text in zip(legal, texts, strict=True):
        assert game.notation.parse_action(state, text) == (action,)
        assert text == text.strip()
        assert "\n" not in text
        assert not text.startswith("%")  # table events do


@games
@given(data=st.data())
def test_positions_are_written_and_read(name, data):
    game = herna.game(name)
    state, seats, options = data.draw(states(game))
    text = game.notation.format_position(state)
    assert game.position(text, seats, **options).tobytes() == state.tobytes(), text
    assert game.notation.format_position(game.position(text, seats, **options)) == text


@games
@settings(max_examples=examples(200))
@given(data=st.data(), text=st.text())
def test_random_text_is_refused_as_unreadable(name, data, text):
    game = herna.game(name)
    state, _, _ = data.draw(states(game))
    legal = game.legal_texts(state)
    if legal and data.draw(st.booleans()):
        action = data.draw(st.sampled_from(legal))
        at = data.draw(st.integers(0, len(action)))
        text = action[:at] + text[:3] + action[at + data.draw(st.integers(0, 2)) :]
    before = state.tobytes()
    try:
        actions = game.notation.parse_action(state, text)
    except (UnreadableAction, IllegalAction):
        actions = ()
    assert all(0 <= action < game.actions for action in actions)
    assert state.tobytes() == before


@games
@given(data=st.data(), text=st.text())
def test_random_text_is_no_position(name, data, text):
    game = herna.game(name)
    state, seats, options = data.draw(states(game))
    written = game.notation.format_position(state)
    at = data.draw(st.integers(0, len(written)))
    for given_text in (text, written[:at] + text[:2] + written[at + data.draw(st.integers(0, 2)) :]):
        try:
            read = game.position(given_text, seats, **options)
        except HernaError:
            continue
        if with_all_numbers(data, game):
            assert game.legal(read) == allowed(game, read)


@games
@given(data=st.data())
def test_a_state_is_drawn_as_text(name, data):
    game = herna.game(name)
    state, _, _ = data.draw(states(game))
    plain, coloured = (game.diagram(state, colour) for colour in (False, True))
    assert plain.strip()
    assert "\033" not in plain
    assert "\033" in coloured
    assert len(game.notation.scores(state)) == len(game.notation.seats(state))


@games
@given(data=st.data())
def test_an_action_is_a_path_of_touches(name, data):
    """Every path begins with something touchable, and none is a prefix of another."""
    game = herna.game(name)
    state, _, _ = data.draw(states(game))
    seat = game.actor(state)
    if seat == CHANCE:
        return
    scene = game.stage.scene(state, seat if seat >= 0 else None)
    sprites = [sprite.id for zone in scene.zones for sprite in zone.sprites]
    assert len(set(sprites)) == len(sprites)
    paths = [game.stage.touches(state, action) for action in game.legal(state)]
    assert all(paths)
    assert {path[0] for path in paths} <= set(sprites)
    beginnings = {path[:n] for path in paths for n in range(1, len(path))}
    assert len(set(paths)) == len(paths)
    assert not beginnings & set(paths)


# --- matches ----------------------------------------------------------------------------------------------------------


@games
@settings(max_examples=examples(25))
@given(data=st.data())
def test_every_earlier_position_is_the_fold_of_the_line(name, data):
    game = herna.game(name)
    match = data.draw(matches(game, 150))
    state = game.new(match.header.seats, **match.header.options)
    for ply, played in enumerate(match.line):
        assert match.at(ply).tobytes() == state.tobytes()
        assert game.owner_of(state, played.action) == played.seat
        assert game.notation.format_action(state, played.action) == played.text
        game.apply(state, played.action)
    assert match.at(match.ply).tobytes() == match.state.tobytes() == state.tobytes()


@games
@given(data=st.data())
def test_undo_restores_and_a_branch_shares(name, data):
    game = herna.game(name)
    match = data.draw(matches(game))
    if match.legal():
        before = match.state.tobytes(), list(match.line)
        old = match.at(match.ply)
        match.play(data.draw(st.sampled_from(match.legal())))
        match.undo()
        assert (match.state.tobytes(), match.line) == before
        assert old.tobytes() == before[0]
    ply = data.draw(st.integers(0, match.ply))
    branch = match.branch(ply, seed=1)
    assert branch.line[:ply] == match.line[:ply]
    assert branch.at(ply).tobytes() == match.at(ply).tobytes()


@games
@settings(max_examples=examples(25))
@given(data=st.data())
def test_refusals_leave_the_match_as_it_was(name, data):
    game = herna.game(name)
    match = data.draw(matches(game))
    before, position = everything(match), match.position
    start = data.draw(st.integers(0, game.actions - 1))
    refused = next(a for a in range(start, game.actions + 1) if kernel.check_of(match.state, a))
    for action in ("no such action", "", "%undo 0", refused, -1, game.actions, 2**40):
        with pytest.raises(HernaError):
            match.play(action)
        assert everything(match) == before
    assert match.position == position


@games
@settings(max_examples=examples(15))
@given(data=st.data())
def test_the_dice_decide(name, data):
    """An outcome is not accepted from a player, neither alone nor together with an action."""
    game = herna.game(name)
    match = data.draw(matches(game))
    legal = match.legal()
    for action in legal:
        state = match.state
        game.play(state, action)
        if game.actor(state) == CHANCE:
            outcome = game.legal_texts(state)[0]
            before = everything(match)
            try:
                written_together = len(game.notation.parse_action(match.state, outcome)) == 2
            except HernaError:
                continue
            if written_together:
                with pytest.raises(DiceDecide):
                    match.play(outcome)
            assert everything(match) == before


@games
def test_numbers_of_numpy_are_actions_too(name):
    game = herna.game(name)
    match = game.match(seed=1)
    action = np.int32(game.legal(match.state)[0])
    assert match.play(action)[0] == game.notation.format_action(game.match(seed=1).state, int(action))


@games
def test_a_match_of_a_seed_is_always_the_same(name):
    def played(seed):
        match = herna.game(name).match(seed=seed)
        for i in range(40):
            legal = match.legal()
            if legal:
                match.play(legal[i % len(legal)])
        return match

    assert played(7).entries == played(7).entries
    if any(each.seat == CHANCE for each in played(7).line):
        assert played(7).entries != played(8).entries


# --- journals ---------------------------------------------------------------------------------------------------------


@games
@settings(max_examples=examples(25))
@given(data=st.data())
def test_journals_are_written_and_read(name, data):
    match = data.draw(matches(herna.game(name)))
    text = journal.dumps(match)
    copy = journal.loads(text, herna.game)
    assert everything(copy) == everything(match)
    assert copy.position == match.position
    assert copy.header == match.header
    grown = Match(match.game, match.header)
    for entry in match.entries:
        grown.follow(entry)
    assert journal.dumps(grown) == text
    match.close()
    assert journal.verify(journal.loads(journal.dumps(match), herna.game)).honest


@games
@given(data=st.data())
def test_damaged_journals_give_one_kind_of_error(name, data):
    text = journal.dumps(data.draw(matches(herna.game(name), 15)))
    lines = text.split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        i = data.draw(st.integers(0, len(lines) - 1))
        at = data.draw(st.integers(0, len(lines[i])))
        junk = data.draw(st.text(max_size=4) | st.sampled_from(lines[1:] or ["%undo 0"]))
        lines[i] = lines[i][:at] + junk + lines[i][at + data.draw(st.integers(0, 3)) :]
    try:
        match = journal.loads("\n".join(lines), herna.game)
    except HernaError:
        return
    assert journal.dumps(journal.loads(journal.dumps(match), herna.game)) == journal.dumps(match)
