"""The score pad of Mammoths at the end of a match, line by line like the paper one. Rules 11."""

from __future__ import annotations

from functools import lru_cache

from herna.engine.game import State
from herna.engine.scene import Message, Sprite, Zone

from ..kernel import scoring
from ..kernel import state as S
from .things import Spot, resized
from .touch import LETTERS
from .words import seat_words, tribe

LINE, HEAD, FOOT = 0.8, 1.2, 0.9  # heights
ICONS, COLUMN = 1.5, 1.3  # widths
SCALE = 0.76
ICON = (  # of each line
    *(f"square-{terrain}1" for terrain in "DPLJR"),
    *("icon-totems", "icon-tokens"),
    *(f"person-{code}-1" for code in S.PEOPLE[:7]),
    *("person-W2-1", "icon-centre", "icon-complete"),
)
TOTAL = Message("mammoths-pad-line", {"line": "total"})


def pad(state: State, best: tuple[int, ...], size: float) -> Zone:
    s = state[0]
    players = int(s.players)
    lines = tuple(line for line in range(scoring.PAD_LINES) if scoring.counts_line(s, line))
    points = tuple(tuple(int(scoring.pad_line(s, p, line)) for p in range(players)) for line in lines)
    return _pad(lines, points, best, players, size)


@lru_cache(512)
def _pad(
    lines: tuple[int, ...], points: tuple[tuple[int, ...], ...], best: tuple[int, ...], players: int, size: float
) -> Zone:
    width = ICONS + COLUMN * players
    columns = [ICONS + COLUMN * (p + 0.5) for p in range(players)]
    sprites = [Sprite("pad-head", f"pad-head-{players}", width / 2, HEAD / 2, z=-2)]
    for p, x in enumerate(columns):
        sprites.append(Sprite(f"pad-{LETTERS[p]}", f"chief-{LETTERS[p]}", x, HEAD / 2, seat_words(p)))
    for i, line in enumerate(lines):
        y = HEAD + LINE * (i + 0.5)
        words = Message("mammoths-pad-line", {"line": f"l{line}"})
        sprites.append(Sprite(f"pad-{line}", f"pad-{players}", width / 2, y, z=-2))
        sprites.append(Sprite(f"pad-{line}:icon", ICON[line], ICONS / 2, y, words, scale=0.66))
        for p, x in enumerate(columns):
            sprites.append(_entry(f"pad-{line}{LETTERS[p]}", (x, y), p, words, points[i][p]))
    y = HEAD + LINE * len(lines) + FOOT / 2
    sprites.append(Sprite("pad-total", f"pad-total-{players}", width / 2, y, z=-2))
    sprites.append(Sprite("pad-sum", "pad-number", ICONS / 2, y, TOTAL, text="Σ"))
    for p, x in enumerate(columns):
        if p in best:
            sprites.append(Sprite("pad-best" + LETTERS[p], "pad-best", x, y, z=-1))
        total = sum(line[p] for line in points)
        sprites.append(_entry(f"pad-total{LETTERS[p]}", (x, y), p, TOTAL, total))
    zone = Zone("pad", "left", width, y + FOOT / 2, Message("mammoths-zone-pad"), tuple(sprites), fills=True)
    return resized(zone, SCALE * size)


def _entry(name: str, at: Spot, seat: int, line: Message, points: int) -> Sprite:
    label = Message("mammoths-pad-entry", {"tribe": tribe(seat), "line": line, "points": points})
    return Sprite(name, "pad-number", *at, label, text=str(points))
