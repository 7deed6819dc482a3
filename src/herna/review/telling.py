"""A review as text, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from herna.engine.messages import say

from .grading import GRADES
from .report import Grade, Moment, Review, SeatReview

COLUMNS: tuple[Grade, ...] = get_args(Grade)[1:]  # those of decisions with a choice
WRONG = tuple(grade for grade, _ in GRADES)
SHOWN = 6  # actions of a line


def text(review: Review, names: Sequence[str]) -> str:
    """The table of the seats, where the match turned, and every mistake with the better action."""
    moments = {moment.ply: moment for moment in review.moments}
    mistakes = [moment for moment in review.moments if moment.decision and moment.decision.grade in WRONG]
    parts = [
        [f"{len(moments)} steps, judged by {review.judge} with an effort of {review.effort:,}"],
        _table(review, names),
    ]
    if review.turning_points:
        parts.append(["Turning points", *(_turn(moments[ply], names) for ply in review.turning_points)])
    if mistakes:
        parts.append(["Mistakes", *(line for moment in mistakes for line in _mistake(moment, names))])
    return "\n\n".join("\n".join(part) for part in parts)


def _table(review: Review, names: Sequence[str]) -> list[str]:
    head = ["", "accuracy", "skill", "luck", *COLUMNS]
    rows = [head, *(_row(names[seat], one) for seat, one in enumerate(review.seats))]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    return ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]


def _row(name: str, one: SeatReview) -> list[str]:
    accuracy = "-" if one.accuracy is None else f"{one.accuracy:.1f}"
    return [name, accuracy, _points(one.skill), _points(one.luck), *(str(one.grades.get(g, 0)) for g in COLUMNS)]


def _points(chance: float) -> str:
    """Points of a hundred, with their sign."""
    return f"{100 * chance:+.1f}"


def _turn(moment: Moment, names: Sequence[str]) -> str:
    if moment.decision is not None and moment.seat is not None:
        return f"  {moment.ply:4}  {names[moment.seat]} {moment.text}: {_points(-moment.decision.loss)}"
    luck = ", ".join(f"{name} {_points(its)}" for name, its in zip(names, moment.luck or (), strict=False))
    return f"  {moment.ply:4}  {moment.text}: {luck}"


def _mistake(moment: Moment, names: Sequence[str]) -> list[str]:
    decision, seat = moment.decision, moment.seat
    if decision is None or seat is None:
        return []
    lines = [f"  {moment.ply:4}  {names[seat]} {moment.text}: {decision.grade}, {_points(-decision.loss)}"]
    if decision.better:
        best = decision.better[0]
        lines.append(f"        better {_line((best.text, *best.line))}")
    if decision.refutation:
        lines.append(f"        then   {_line(decision.refutation)}")
    lines += [f"        {say(each.message)}{f' ({each.rule})' if each.rule else ''}" for each in decision.why]
    return lines


def _line(actions: Sequence[str]) -> str:
    return " ".join(actions[:SHOWN]) + (" ..." if len(actions) > SHOWN else "")
