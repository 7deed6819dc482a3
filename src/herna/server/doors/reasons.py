"""Why sprites cannot be touched in some order: what the rules say about the actions that begin with these touches."""

from __future__ import annotations

from typing import NamedTuple

from herna.engine import kernel
from herna.engine.game import Game, State
from herna.engine.scene import Message

from ..protocol import Told


class Reason(NamedTuple):
    """The reason as a message, with the paragraph of the rules; both None if the rules have nothing to say."""

    message: Message | None
    rule: str | None


def told_about(game: Game, state: State, sprites: tuple[str, ...], seat: int | None = None) -> tuple[Told, ...]:
    """What each sprite is for, and what speaks against this seat's touching it first; the ids are untrusted input."""
    return tuple(_told(game, state, sprite, seat) for sprite in sprites)


def _told(game: Game, state: State, sprite: str, seat: int | None) -> Told:
    try:
        purpose = game.stage.purpose(state, sprite)
    except (ValueError, LookupError):
        purpose = None
    reason = reason_against(game, state, (sprite,), seat)
    return Told(
        purpose=None if purpose is None else purpose.message,
        refusal=reason.message,
        rule=(purpose.rule if purpose is not None else "") or reason.rule or "",
    )


def reason_against(game: Game, state: State, touched: tuple[str, ...], seat: int | None = None) -> Reason:
    """What the rules say about the action that these touches of a seat stand for; they are untrusted input."""
    try:
        action = game.stage.meant(state, touched, seat)
    except (ValueError, LookupError):
        action = None
    reason = 0 if action is None else int(kernel.check_of(state, action))
    return Reason(game.stage.explain(reason), game.reasons[reason][0]) if reason else Reason(None, None)
