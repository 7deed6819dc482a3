"""The Base as text: the labyrinth carved out of block characters, with colours for a terminal."""

from __future__ import annotations

from herna.engine.game import State

from .kernel import state as S

SIDE_NAMES = ("Red", "Green")
TRIBES = ("explorers", "mutants")
TYPE_NAMES = {"D": "dead end", "I": "straight", "L": "corner", "T": "tee", "X": "cross"}
TYPE_SKETCH = {"D": "╷", "I": "│", "L": "└", "T": "├", "X": "┼"}
MASK_SKETCH = "·╵╶└╷│┌├╴┘─┴┐┤┬┼"  # the passages of each mask, drawn as lines

INK = {
    "R": "1;97;41",
    "G": "1;30;42",
    "red": "1;31",
    "green": "1;32",
    "rock": "90",
    "fresh": "33",
    "unknown": "34",
    "faint": "2",
    "goal": "1;33",
    "alarm": "1;97;41",
}
SIDE_INK = ("red", "green")
ROCK, UNKNOWN = "▓", "░"
CORNER = 2  # characters of rock left and right of a passage
DOOR = 4
TILE_WIDTH = CORNER + DOOR + CORNER
GAP = " "
LABEL = "  {}  "
SLOT_WIDTH = 6
ALARM = 5  # from this count on, the countdown is drawn as a warning


class _Pen:
    """Colours words, or leaves them plain."""

    def __init__(self, colour: bool) -> None:
        self.colour = colour

    def __call__(self, text: str, ink: str) -> str:
        return f"\033[{INK[ink]}m{text}\033[0m" if self.colour and text.strip() else text

    def name(self, p: int) -> str:
        side = S.SIDES[p // S.PIECES]
        return self(f"{side}{p % S.PIECES + 1}", side)

    def piece(self, p: int) -> str:
        """As wide as a door. A coloured block needs no brackets; without colours they tell a piece from a place."""
        side = S.SIDES[p // S.PIECES]
        return self(f" {side}{p % S.PIECES + 1} ", side) if self.colour else f"({self.name(p)})"


def diagram(state: State, colour: bool, since: State | None = None) -> str:
    """The board and whose turn it is; with colours, what changed `since` an earlier state is highlighted."""
    pen = _Pen(colour)
    return "\n".join([*_Board(state, since, pen).lines(), "", *_status(state, pen)])


class _Board:
    """The labyrinth with its slots, three lines for each row."""

    def __init__(self, state: State, since: State | None, pen: _Pen) -> None:
        self.s = state[0]
        self.pen = pen
        self.pieces = {int(place): p for p, place in enumerate(self.s.piece) if place != S.OFF}
        self.fresh = _changed(state, since) if since is not None else frozenset()

    def lines(self) -> list[str]:
        lines = [self._column_letters()]
        blank = " " * SLOT_WIDTH
        for row in range(S.SIZE):
            tiles = [self._tile(row * S.SIZE + column) for column in range(S.SIZE)]
            slots = ((blank, blank), (self._slot(S.RED, row), self._slot(S.GREEN, row)), (blank, blank))
            for i, (west, east) in enumerate(slots):
                label = LABEL.format(self.pen(str(row + 1), "faint") if i == 1 else " ")
                lines.append((label + GAP.join([west, *(tile[i] for tile in tiles), east])).rstrip())
        return lines

    def _column_letters(self) -> str:
        letters = ["a".center(SLOT_WIDTH), *(letter.center(TILE_WIDTH) for letter in "bcdef"), "g".center(SLOT_WIDTH)]
        return LABEL.format(" ") + self.pen(GAP.join(letters).rstrip(), "faint")

    def _slot(self, side: int, row: int) -> str:
        """A slot: its number, or a dot for a blank one, and the piece on it."""
        place = S.SLOTS[side] + row
        number = int(self.s.slot[side * S.SIZE + row])
        ink = "fresh" if place in self.fresh else SIDE_INK[side]
        sign = " " if number == S.UNDEALT else str(number or "·")
        inner = self.pen.name(self.pieces[place]) if place in self.pieces else "  "
        return self.pen(f"[{sign} ", ink) + inner + self.pen("]", ink)

    def _tile(self, tile: int) -> tuple[str, str, str]:
        """Three lines: rock with passages carved into it, a piece or the tile's name in the middle."""
        pen, mask = self.pen, int(self.s.tile[tile])
        if mask == S.FACE_DOWN:
            return self._unknown(tile)
        if mask >= S.DRAWN:
            return self._drawn(tile, S.TYPES[mask - S.DRAWN])
        rock = "fresh" if tile in self.fresh else "rock"
        corner = pen(ROCK * CORNER, rock)
        open_edge, closed_edge = corner + " " * DOOR + corner, pen(ROCK * TILE_WIDTH, rock)
        name_ink = "goal" if tile == S.CENTRE else "faint"
        middle = pen.piece(self.pieces[tile]) if tile in self.pieces else pen(f" {_place_name(tile)} ", name_ink)
        return (
            open_edge if mask >> S.NORTH & 1 else closed_edge,
            (" " * CORNER if mask >> S.WEST & 1 else corner)
            + middle
            + (" " * CORNER if mask >> S.EAST & 1 else corner),
            open_edge if mask >> S.SOUTH & 1 else closed_edge,
        )

    def _unknown(self, tile: int) -> tuple[str, str, str]:
        edge, side = self.pen(UNKNOWN * TILE_WIDTH, "unknown"), self.pen(UNKNOWN * CORNER, "unknown")
        if self.s.reveal == tile:
            return edge, side + self.pen(" ?? ", "goal") + side, edge
        return edge, side + self.pen(f" {_place_name(tile)} ", "faint") + side, edge

    def _drawn(self, tile: int, kind: str) -> tuple[str, str, str]:
        """Turned up in the set-up, but not placed yet."""
        edge = self.pen("╌" * TILE_WIDTH, "goal")
        return edge, f" {self.pen(kind, 'goal')} {TYPE_SKETCH[kind]}  {self.pen(_place_name(tile), 'faint')}", edge


def _changed(state: State, since: State) -> frozenset[int]:
    """The locations that look different now."""
    now, then = state[0], since[0]
    changed = {tile for tile in range(S.TILES) if now.tile[tile] != then.tile[tile]}
    for here, there in zip(now.piece, then.piece, strict=True):
        if here != there:
            changed |= {int(here), int(there)}
    return frozenset(changed)


def _place_name(place: int) -> str:
    return "bcdef"[place % S.SIZE] + str(place // S.SIZE + 1)


# --- words under the board ----------------------------------------------------------------------------------------


def _status(state: State, pen: _Pen) -> list[str]:
    s = state[0]
    left = int(s.countdown)
    bar = pen("━" * left, "alarm" if left <= ALARM else "goal") + pen("─" * (S.COUNTDOWN - left), "faint")
    return [
        f"  Countdown {left:2} {bar}",
        *(_side_words(state, side, pen) for side in (S.RED, S.GREEN)),
        f"  Face down: {_face_down_words(state)}",
        "",
        f"  {_turn_words(state)}",
    ]


def _side_words(state: State, side: int, pen: _Pen) -> str:
    goals = range(S.SLOTS[1 - side], S.SLOTS[1 - side] + S.SIZE)
    saved = sum(int(place) in goals for place in state[0].piece[side * S.PIECES : side * S.PIECES + S.PIECES])
    tokens = int(state[0].token[side])
    name = pen(f"{SIDE_NAMES[side]:5}", SIDE_INK[side])
    goal = "ga"[side]
    return f"  {name} {TRIBES[side]:9}  saved in {goal}: {'●' * saved}{'○' * (S.PIECES - saved)}  tokens: {tokens}"


def _face_down_words(state: State) -> str:
    counts = [f"{int(n)} {TYPE_NAMES[t]}" for t, n in zip(S.TYPES, state[0].left, strict=True) if n]
    return ", ".join(counts) or "none"


def _turn_words(state: State) -> str:
    s = state[0]
    if s.phase == S.OVER:
        return _result_words(state)
    side = f"{SIDE_NAMES[s.side]} ({TRIBES[s.side]})"
    if s.phase == S.SETUP:
        return _set_up_words(state)
    left = f"{s.actions} action{'' if s.actions == 1 else 's'} left"
    if s.phase == S.RETURN:
        returning = f"{S.SIDES[s.returning // S.PIECES]}{s.returning % S.PIECES + 1}"
        return f"{side} has {left}; first a slot for the eliminated {returning} must be chosen."
    solo = " in the Time challenge" if s.challenge == S.CHALLENGE_RUNS else ""
    return f"{side} to act{solo}: {left}."


def _result_words(state: State) -> str:
    s = state[0]
    if s.winner == S.DRAW:
        return "The match is drawn."
    words = f"{SIDE_NAMES[s.winner - 1]} ({TRIBES[s.winner - 1]}) won."
    if s.challenge != S.NO_CHALLENGE:
        words += f" The Time challenge {'succeeded' if s.challenge == S.CHALLENGE_WON else 'failed'}."
    return words


def _set_up_words(state: State) -> str:
    """Which tile is placed next, and how each orientation looks: the masks alone tell a beginner little."""
    s = state[0]
    fronts = [S.FRONT[who][row] for who in (S.GREEN, S.RED) for row in range(S.SIZE) if s.slot[who * S.SIZE + row] > 0]
    if len(fronts) < 2 * S.PIECES or any(s.tile[tile] == S.FACE_DOWN for tile in fronts):
        return "Set-up: slots and tiles are being drawn."
    tile = next(tile for tile in fronts if s.tile[tile] >= S.DRAWN)
    kind = int(s.tile[tile]) - S.DRAWN
    name = _place_name(tile)
    towards_slot = S.SLOT_DOOR[1 - s.side]
    masks = [mask for mask in range(16) if S.TYPE_OF[mask] == kind and mask & towards_slot]
    ways = "  ".join(f"{name}={mask:x} {MASK_SKETCH[mask]}" for mask in masks)
    return f"Set-up: {SIDE_NAMES[s.side]} lays {name}, a {TYPE_NAMES[S.TYPES[kind]]}:  {ways}"
