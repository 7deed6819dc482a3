"""Space Stage: actions and positions as text. Rules 12."""

from __future__ import annotations

from herna.engine.notation import Notation

from . import actions, positions, questions
from .names import card_name, card_number, monster_name, monster_number
from .positions import fields, vortices

__all__ = ["SpaceStageNotation", "card_name", "card_number", "fields", "monster_name", "monster_number", "vortices"]


class SpaceStageNotation(Notation):
    seats = staticmethod(questions.seats)
    scores = staticmethod(questions.scores)
    ranking = staticmethod(questions.ranking)
    format_action = staticmethod(actions.format_action)
    parse_action = staticmethod(actions.parse_action)
    format_position = staticmethod(positions.format_position)
    parse_position = staticmethod(positions.parse_position)
    fields = staticmethod(positions.fields)
    tidy = staticmethod(questions.tidy)
    query = staticmethod(questions.query)
