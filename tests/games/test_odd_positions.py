"""Positions that cannot be are refused; compiled rules check no bounds, so they must never see one."""

from __future__ import annotations

import pytest

import herna
from herna.engine.errors import BadPosition

IMPOSSIBLE = [
    # Red orients its tiles while some of green's have no orientation yet: the match began with them.
    ("thebase", "3..../T...I/Lbf.T/I...a/....5 -231-,-231- Ra4a2a3,Gg4g2g3 Ru 7 2,2"),
    ("thebase", "T..dL/a.18a/5.f5./....3/f.... 2-3-1,12-3- Ra5a1a3,Gg1g2g4 Ru 6 0,1"),
    # Obstacles that stand off the map, or nowhere.
    ("fejag", "grid=...../F..../....#;z40|"),
    ("fejag", "grid=...../F..../....#;c4_"),
    ("fejag", "grid=...../F..../....#;"),
]


@pytest.mark.parametrize(("name", "position"), IMPOSSIBLE)
def test_what_cannot_be_is_refused(name: str, position: str) -> None:
    with pytest.raises(BadPosition):
        herna.game(name).position(position)
