"""How a game shows itself, also a game that has not drawn anything yet."""

from __future__ import annotations

from herna.engine.errors import IllegalAction
from herna.engine.game import Game, State
from herna.engine.scene import Message, Overlay, Product, Scene, Stage


class BareStage:
    """No pictures: a prompt, and a touch for each action."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def scene(self, state: State, seat: int | None) -> Scene:
        return Scene(zones=(), prompt=Message("prompt-to-act", {"seat": self.game.actor_name(state)}))

    def touches(self, state: State, action: int) -> tuple[str, ...]:
        return (f"action-{action}",)

    def narrate(self, before: State, action: int, after: State) -> tuple[Message, ...]:
        return ()

    def overlays(self, state: State, seat: int | None) -> tuple[Overlay, ...]:
        return ()

    def explain(self, reason: int) -> Message | None:
        return None


def stage_of(game: Game) -> Stage | BareStage:
    return game.stage or BareStage(game)


def products_of(game: Game, state: State) -> tuple[Product, ...]:
    """The legal actions that a game tells by the lists of their touches."""
    products: tuple[Product, ...] = getattr(stage_of(game), "products", lambda state: ())(state)
    return products


def reason_for(game: Game, before: State, action: int, after: State) -> Message | None:
    """Why a bot has played this, if the game says so; a game that never does has no `reason`."""
    reason = getattr(game.stage, "reason", None)
    return None if reason is None else reason(before, action, after)


def unforeseen_by(game: Game, state: State, action: int) -> Message | None:
    """What is said of an action whose outcome a seat cannot know, where the game hides things."""
    unforeseen = getattr(game.stage, "unforeseen", None)
    return None if unforeseen is None else unforeseen(state, action)


def doubt_about(game: Game, before: State, action: int, after: State) -> Message | None:
    """What is added where the outcome that was worked out for a seat is only likely."""
    doubt = getattr(game.stage, "doubt", None)
    return None if doubt is None else doubt(before, action, after)


def explain(game: Game, error: IllegalAction) -> Message | None:
    """Why an action was refused, in the reader's language."""
    reason = next((number for number, words in game.reasons.items() if words == (error.rule, error.why)), None)
    return None if reason is None else stage_of(game).explain(reason)
