"""What is different between two scenes."""

from __future__ import annotations

from itertools import compress
from operator import attrgetter, is_not

from herna.engine.scene import Scene, Sprite, Zone

from ..protocol import SceneChange, ZoneChange

CHANGES_KEPT = 32  # pairs: enough for the seats of a table, and zones may be large
_CHANGES: dict[tuple[int, int], tuple[Zone | None, Zone, ZoneChange | None]] = {}


def scene_change(before: Scene, after: Scene) -> SceneChange | None:
    """The difference, None if nothing changed. A server spends most of its time here."""
    if before is after:
        return None
    old = {zone.name: zone for zone in before.zones}
    changes = [zone_change(old.pop(zone.name, None), zone) for zone in after.zones]
    zones = tuple(change for change in changes if change is not None)
    menus = after.menus if after.menus != before.menus else None
    scores = after.scores if after.scores != before.scores else None
    if not zones and not old and menus is None and scores is None and after.prompt == before.prompt:
        return None
    return SceneChange(prompt=after.prompt, zones=zones, removed=tuple(old), menus=menus, scores=scores)


def zone_change(before: Zone | None, after: Zone) -> ZoneChange | None:
    """Most seats see the same zone objects, so the difference of a pair is cached for the next receiver."""
    if before is after:
        return None
    pair = id(before), id(after)
    known = _CHANGES.get(pair)
    if known is None:
        if len(_CHANGES) >= CHANGES_KEPT:
            _CHANGES.clear()
        known = _CHANGES[pair] = (
            before,
            after,
            _zone_change(before, after),
        )  # kept alive, so that no other zone gets their ids
    return known[2]


def _zone_change(before: Zone | None, after: Zone) -> ZoneChange | None:
    if before is None or _shape(before) != _shape(after) or (before.focus is None) != (after.focus is None):
        return ZoneChange(after.name, zone=after)
    both = min(len(before.sprites), len(after.sprites))
    differ = list(map(is_not, before.sprites, after.sprites))  # most are the same object and need no comparison
    old = {sprite.id: sprite for sprite in (*compress(before.sprites, differ), *before.sprites[both:])}
    fresh = (*compress(after.sprites, differ), *after.sprites[both:])
    changed = tuple(sprite for sprite in fresh if not _same(old.pop(sprite.id, None), sprite))
    focus = after.focus if after.focus != before.focus else None
    if not changed and not old and focus is None:
        return None
    return ZoneChange(after.name, changed=changed, removed=tuple(old), focus=focus)


def _same(before: Sprite | None, after: Sprite) -> bool:
    return before is after or before == after


_shape = attrgetter("area", "width", "height", "label", "show", "zoom", "fills", "legend", "names")
