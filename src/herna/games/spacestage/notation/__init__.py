"""Space Stage: actions and positions as text. Rules 12."""

from __future__ import annotations

from .actions import format_action, parse_action
from .names import card_name, card_number, monster_name, monster_number
from .positions import fields, format_position, parse_position, vortices
from .questions import query, ranking, scores, seats, tidy

__all__ = [
    "card_name",
    "card_number",
    "fields",
    "format_action",
    "format_position",
    "monster_name",
    "monster_number",
    "parse_action",
    "parse_position",
    "query",
    "ranking",
    "scores",
    "seats",
    "tidy",
    "vortices",
]
