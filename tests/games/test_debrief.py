"""Debriefs of whole matches: tables add up to the score, every sentence is said in four languages, secrets are kept."""

from __future__ import annotations

import random
from functools import cache

import numpy as np
import pytest

import herna
from herna.engine import debrief, kernel
from herna.engine.match import Match
from herna.engine.messages import LANGUAGES, say_strictly

from ..wander import examples

games = pytest.mark.parametrize("name", herna.game_names())


@cache
def played(name: str, seed: int) -> Match:
    game = herna.game(name)
    seats, options = game.benched[seed % len(game.benched)]
    match = game.match(seats=seats, seed=seed, **options)
    chooser = random.Random(seed)
    while not match.over:
        legal = game.legal(match.state)
        match.play(chooser.choice(legal))
    return match


def told(match: Match, why: str = "rules") -> debrief.Debrief:
    return debrief.of_match(match, why, match.ranking())


def messages(found: debrief.Debrief):
    if found.ending:
        yield found.ending
    if found.turning_point:
        yield from (*found.turning_point.messages, found.turning_point.explain)
    for chapter in found.chapters:
        yield chapter.title
        yield from (column.label for column in chapter.columns if column.label)
        yield from (row.label for row in chapter.rows)
        yield from (moment.message for moment in chapter.told)


@games
def test_tables_add_up_and_everything_can_be_said(name):
    for seed in range(examples(6)):
        match = played(name, seed)
        found = told(match)
        assert found.chapters
        for chapter in found.chapters:
            assert chapter.rows or chapter.told
            for row in chapter.rows:
                assert len(row.values) == len(chapter.columns)
            for row in (row for row in chapter.rows if row.total):
                assert list(row.values) == list(match.scores().values())[: len(row.values)], "the score"
                above = chapter.rows[: chapter.rows.index(row)]
                assert row.values == tuple(map(sum, zip(*(each.values for each in above), strict=True)))
            for moment in chapter.told:
                assert moment.ply is None or 0 < moment.ply <= match.ply
        for message in messages(found):
            for language in LANGUAGES:
                assert say_strictly(message, language)


@games
def test_the_winner_stays_ahead_after_the_turning_point(name):
    for seed in range(examples(6)):
        match = played(name, seed)
        turn, game = told(match).turning_point, match.game
        if game.kernel.evaluate is None:
            assert turn is None
        if turn is None or turn.explain.id != "herna-turn-ahead":
            continue
        names = game.notation.seats(match.state)
        best, *others = ([names.index(each) for each in place] for place in match.ranking())
        for step in match.steps():
            values = np.zeros(len(names), np.float32)
            kernel.evaluate_of(step.after, values)
            if others and turn.ply <= step.ply < match.ply:
                assert min(values[best]) > max(values[seat] for place in others for seat in place)


def test_a_story_ends_only_if_the_match_was_played_to_its_end():
    match = played("thebase", 0)
    assert told(match).ending is not None
    assert told(match, "resign").ending is None


def test_the_secret_of_the_egg_is_told_at_the_end_and_not_before():
    game = herna.game("fejag")
    match = game.match(seed=5, ranks="effort", map="11 normal")
    chooser = random.Random(5)
    for ply in range(20_000):
        if ply == 30:
            early = debrief.of_match(match, "draw", (game.notation.seats(match.state)[:5],))
        if match.over:
            break
        match.play(chooser.choice(game.legal(match.state)))
    ids = {message.id for message in messages(early)}
    assert "fejag-debrief-broken-off" in ids
    assert early.turning_point is None
    assert not any(each.startswith("fejag-egg-") for each in ids)
    story = next(chapter for chapter in told(match).chapters if chapter.story)
    points = told(match).chapters[0].rows[-1].values
    assert points == (*match.scores().values(),)[:5], (
        "the ranking of the last day, which follows a shop at once, counts too"
    )
    assert [each.message.id for each in story.told[:6]] == [f"fejag-egg-{n}" for n in range(1, 7)]
    key = int(match.state[0].key)
    choices = "".join("abcd"[key >> 2 * (5 - n) & 3] for n in range(6))
    assert "".join(str(each.message.args["choice"]) for each in story.told[:6]) == choices


def test_points_by_hand_and_corrected_rankings_are_counted():
    """Also where a place brings no points at all."""
    match = herna.game("fejag").match(seed=5, map="11 normal", points="20 16 13 11 0", order="submission")
    for action in ("open1", "points:F+9", "rank1=F>E>J>A>G", "points:A-4", "rerank1=E>F>G>J>A"):
        match.play(action)
    points, by_day, *_ = told(match, "draw").chapters
    assert points.rows[-1].values == (*match.scores().values(),)[:5]
    rows = {row.label.id: row.values for row in points.rows}
    assert rows["fejag-debrief-booked"] == (9, 0, 0, -4, 0)
    assert sum(by_day.rows[0].values) == sum(points.rows[-1].values) - 5


def test_the_dead_of_space_stage_are_counted():
    for seed in range(examples(4)):
        match = played("spacestage", seed)
        rows = {row.label.id: row.values for row in told(match).chapters[0].rows}
        s = match.state[0]
        assert rows["spacestage-debrief-died"] == tuple(int(life == 2) for life in s.life.tolist())
        gone = sum(int(at) == 1 for at in s.monster_at)
        assert sum(rows["spacestage-debrief-slain"]) <= gone
