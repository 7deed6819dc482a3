"""Why sprites cannot be touched in some order: what the rules say about the actions that begin so."""

from __future__ import annotations

from typing import Any, NamedTuple

from herna.engine import kernel
from herna.engine.game import Game, State
from herna.engine.scene import Message

MOST_ACTIONS = 20_000  # in a game whose actions are all looked through


class Reason(NamedTuple):
    """In the reader's words, with the paragraph of the rules; both None where the rules have nothing to say."""

    message: Message | None
    rule: str | None


def reason_against(game: Game, state: State, touched: tuple[str, ...]) -> Reason:
    """What the rules say about the action of exactly these touches, or about those that begin with them.

    Of several actions the one that comes closest to being legal tells most. Reasons are listed in the order in which
    they are looked at, so that is the one whose reason is the last. A game may besides say which actions make sense
    with the things as they are; those that do not, and outcomes of chance, are no answer. A game with too many actions
    to look through says itself which one is meant.
    """
    stage = game.stage
    if stage is None:
        return Reason(None, None)
    if hasattr(stage, "meant"):
        return _reason(game, _check_of(state, _meant(stage, state, touched)))
    if game.actions > MOST_ACTIONS:
        return Reason(None, None)
    makes_sense = getattr(stage, "makes_sense", lambda state, action: True)
    nonsense = int(kernel.check_of(state, game.actions - 1))
    order = {reason: place for place, reason in enumerate(game.reasons)}
    found = set()
    for action in range(game.actions):
        try:
            path = stage.touches(state, action)
        except Exception:  # not even a path: this action makes no sense here
            continue
        if path[: len(touched)] == touched and makes_sense(state, action):
            reason = int(kernel.check_of(state, action))
            if path == touched:
                found = {reason}
                break
            found.add(reason)
    reasons = found - {0, nonsense} or found - {0}
    return _reason(game, max(reasons, key=order.__getitem__) if reasons else 0)


def _meant(stage: Any, state: State, touched: tuple[str, ...]) -> int | None:
    """The action that a game takes these touches for; they come from outside, so there may be no sense in them."""
    try:
        action: int | None = stage.meant(state, touched)
    except (ValueError, LookupError):
        return None
    return action


def _check_of(state: State, action: int | None) -> int:
    return 0 if action is None else int(kernel.check_of(state, action))


def _reason(game: Game, reason: int) -> Reason:
    if not reason or game.stage is None:
        return Reason(None, None)
    return Reason(game.stage.explain(reason), game.reasons[reason][0])
