"""Looking ahead: what an action would do, and what a hint says. Both are computed from what the seat may know.

Nothing is shown that comes once the turn or the round has passed on: others have not decided, chance has not drawn.
"""

from __future__ import annotations

from dataclasses import replace
from math import hypot

from herna.engine.game import State
from herna.engine.scene import Message, Scene, Sprite
from herna.engine.stage import advice_on

from ..errors import Refused
from ..protocol import SceneChange
from .charter import Held
from .difference import scene_change
from .table import Table
from .view import may_choose, viewer, visible

SAME_PLACE = 0.3  # units; closer than this, two sprites are in the same place


def preview(
    table: Table, held: Held, ply: int, action: int, further: tuple[int, ...] = ()
) -> tuple[SceneChange | None, tuple[Message, ...]]:
    """What an action of the seat to act would do, as a change of the scene and in words.

    Of a gesture, all of it is shown and the end of it told.
    """
    if ply != table.match.ply:
        raise Refused("stale", f"the position has changed: {table.match.ply} actions have been played, not {ply}")
    game, stage, seat = table.game, table.game.stage, viewer(table, held)
    first = before = visible(table, table.state, held)
    if not may_choose(table, held) or action not in game.legal(before):
        raise Refused("illegal", "this is none of your choices")
    unforeseen = stage.unforeseen(before, action)
    if unforeseen is not None:
        return None, (unforeseen,)
    touched, after = stage.touches(before, action), _after(table, before, action)
    for action in further:  # noqa: PLR1704 - the last one is told
        before = after
        if action not in game.legal(before):
            raise Refused("illegal", "this is none of your choices")
        touched, after = (*touched, *stage.touches(before, action)), _after(table, before, action)
    shown = stage.outlook(before, action, after)
    now, then = stage.scene(first, seat), stage.scene(shown, seat)
    if game.actor(shown) != game.actor(first):
        then = _without_the_rest(now, then, touched)
    story, doubt = tuple(stage.narrate(before, action, shown)), stage.doubt(before, action, after)
    return scene_change(now, then), story if doubt is None else (*story, doubt)


def _after(table: Table, before: State, action: int) -> State:
    after = before.copy()
    table.game.apply(after, action)
    return after


def advice(table: Table, held: Held, state: State, action: int) -> tuple[Message, Message | None]:
    """An action as an instruction, and what speaks for it if that is certain."""
    return advice_on(table.game.stage, visible(table, state, held), action)


def _without_the_rest(now: Scene, then: Scene, touched: tuple[str, ...]) -> Scene:
    """The turn has passed on, and much may move that nobody touched: kept is what was touched, and what is near it.

    A game whose `outlook` stops before that shows all that its action does.
    """
    was = {(zone.name, sprite.id): sprite for zone in now.zones for sprite in zone.sprites}
    zones = (*now.zones, *then.zones)
    spots = [(zone.name, sprite) for zone in zones for sprite in zone.sprites if sprite.id in touched]

    def is_concerned(zone: str, sprite: Sprite) -> bool:
        return sprite.id in touched or any(zone == name and _is_near(sprite, spot) for name, spot in spots)

    def kept(zone: str, sprite: Sprite) -> Sprite:
        old = was.get((zone, sprite.id))
        if old is None or _is_near(old, sprite) or is_concerned(zone, old) or is_concerned(zone, sprite):
            return sprite
        return old

    cut = (replace(zone, sprites=tuple(kept(zone.name, sprite) for sprite in zone.sprites)) for zone in then.zones)
    return replace(then, zones=tuple(cut))


def _is_near(one: Sprite, other: Sprite) -> bool:
    return hypot(one.x - other.x, one.y - other.y) < SAME_PLACE
