"""What the desk of a camp tells its organiser."""

from __future__ import annotations

import pytest

import herna

GAME = herna.game("fejag")
GRID = "grid:\n..F...J..\n.........\n.........\nA...#...E\n.........\n.........\n....G...."


def short_camp(**options):
    """Three days and the last one, about to begin."""
    state = GAME.new(map=GRID, days=3, calendar="FFE", **options)
    for day in (1, 2, 3):
        for text in (f"open{day}", f"rank{day}=F>E>J>A>G", f"clue{day}"):
            GAME.play(state, text)
        for team in "FEJAG":
            GAME.play(state, f"{team}:timeout")
    return state


def verdicts(state):
    desk = GAME.organiser.desk(state, {})
    return {task.action: task.sure.args["verdict"] for task in desk.tasks if task.kind == "verdict"}


def test_the_last_day_belongs_to_the_egg_however_many_there_are():
    state = short_camp()
    assert GAME.organiser.desk(state, {}).explain.args == {"day": 4, "last": "yes"}
    assert GAME.organiser.desk(GAME.new(map=GRID), {}).explain.args == {"day": 1, "last": "no"}


@pytest.mark.parametrize(("late_egg", "told"), [("honour", "late"), ("on", "right")])
def test_thirty_points_are_promised_only_while_they_can_be_had(late_egg, told):
    state = short_camp(late_egg=late_egg)
    GAME.play(state, "open4")
    assert verdicts(state)["egg:F=right"] == told
    assert verdicts(state)["egg:F=wrong"] == "wrong"
    GAME.play(state, "egg:F=right")
    assert verdicts(state)["egg:E=right"] == "late", "the first team has them"


@pytest.mark.parametrize(("order", "at_once"), [("submission", 5), ("rank", 1)])
def test_the_board_is_told_who_shops_now(order, at_once):
    state = GAME.new(map=GRID, calendar="FEJAGFEJAG", order=order)
    for text in ("open1", "rank1=G>A>J>E>F", "clue1"):
        assert GAME.organiser.report(state).at_once == 0
        GAME.play(state, text)
    report = GAME.organiser.report(state)
    assert (report.at_once, len(report.queue)) == (at_once, 5)
    for left in (4, 3, 2, 1):
        GAME.play(state, f"{'FEJAG'[report.queue[0]]}:timeout")
        report = GAME.organiser.report(state)
        assert (report.at_once, len(report.queue)) == (min(at_once, left), left)


def test_the_legend_of_the_day_is_on_the_desk_as_it_is_on_the_board():
    state = GAME.new(map=GRID, days=3, calendar="FFE")
    papers = {"legend-F-1": "Who was first?", "legend-F-2": "Who is still here?", "legend-2": "Our own."}

    def told():
        return [(paper.kind, paper.text) for paper in GAME.organiser.desk(state, papers).papers]

    assert told() == [], "not before it is known whose day it is"
    GAME.play(state, "open1")
    assert told() == [("legend", "Who was first?")]
    for text in ("rank1=F>E>J>A>G", "clue1", *(f"{team}:timeout" for team in "FEJAG")):
        GAME.play(state, text)
    assert told() == [("legend", "Our own.")]
