"""The Base: why an action is refused. Docstrings cite the paragraphs of docs/rules/thebase.md."""

from herna.engine.kernel.compiler import kernel

from . import board
from . import reasons as R
from . import state as S


@kernel
def check(s, action):
    """OK, or the reason why the action is refused; `action` may be any integer."""
    if action < 0 or action >= S.ACTIONS:
        return R.NO_SUCH_ACTION
    if action == S.CHALLENGE:
        return R.OK if s.phase == S.OVER and board.challenge_open(s) else R.NOT_THE_CHALLENGE
    if s.phase == S.OVER:
        return R.MATCH_OVER
    if s.phase == S.SETUP:
        return check_setup(s, action)
    if S.OUTCOME <= action < S.DEAL:
        return check_outcome(s, action - S.OUTCOME)
    if action >= S.ORIENT:
        return R.SETUP_DONE
    if s.reveal != S.OFF:
        return R.CHANCE_WAITS
    if S.PLACE <= action < S.MORE_ACTIONS:
        return check_place(s, (action - S.PLACE) // S.SIZE, (action - S.PLACE) % S.SIZE)
    if s.phase == S.RETURN:
        return R.RETURN_WAITS
    if action < S.ROTATE:
        return check_movement(s, action)
    if action < S.PLACE:
        return check_manipulation(s, action)
    if action == S.PASS:
        return check_pass(s)
    return check_token(s, action)


@kernel
def check_setup(s, action):
    if action < S.ORIENT:
        return R.SETUP_FIRST
    if S.DEAL <= action < S.TYPE:
        return R.OK if (action - S.DEAL) // len(S.ARRANGEMENTS) == board.undealt_side(s) else R.OUT_OF_ORDER
    if board.undealt_side(s) != S.OFF:
        return R.OUT_OF_ORDER
    if action >= S.TYPE:
        if (action - S.TYPE) // S.TYPE_COUNT != board.undrawn(s):
            return R.OUT_OF_ORDER
        return R.OK if s.left[(action - S.TYPE) % S.TYPE_COUNT] > 0 else R.NONE_LEFT
    if action >= S.OUTCOME:
        return R.NO_CHANCE_WAITS
    return check_orientation(s, (action - S.ORIENT) // 16, (action - S.ORIENT) % 16)


@kernel
def check_orientation(s, slot, mask):
    """Rules 4.7: green first, one tile at a time by row, same type, a passage towards the slot."""
    side = int(s.side)
    if board.undrawn(s) != S.OFF or slot != side * S.SIZE + board.set_up_tile(s, side, S.DRAWN):
        return R.OUT_OF_ORDER
    if S.TYPE_OF[mask] != s.tile[S.FRONT[side][slot % S.SIZE]] - S.DRAWN:
        return R.OTHER_TYPE
    return R.OK if board.faces_slot(mask, side) else R.WALL_TO_SLOT


@kernel
def check_outcome(s, mask):
    """Rules 6.4, 15.4."""
    if s.reveal == S.OFF:
        return R.NO_CHANCE_WAITS
    return R.OK if S.TYPE_OF[mask] != S.OFF and s.left[S.TYPE_OF[mask]] > 0 else R.NONE_LEFT


@kernel
def check_place(s, p, row):
    """Rules 7."""
    if s.phase != S.RETURN or s.returning != p:
        return R.RETURN_WAITS if s.phase == S.RETURN else R.NO_RETURN_WAITS
    return R.OK if (board.return_rows(s, p) >> row) & 1 else R.NOT_A_RETURN_SLOT


@kernel
def check_movement(s, action):
    """Rules 6.1, 6.2."""
    side = int(s.side)
    p = board.mover(action)
    if p // S.PIECES != side:
        return R.NOT_YOUR_PIECE
    if not board.is_active(s, p):
        return R.PIECE_SAVED
    here = int(s.piece[p])
    mine, theirs = board.places(s, side), board.places(s, 1 - side)
    if action < S.CROSS:
        d = board.direction_to(here, action % S.LOCATIONS)
        return R.NOT_ADJACENT if d == S.OFF else check_end(s, here, d, mine, theirs)
    first, second, third = board.crossing_path(action)
    if s.leap and third != S.OFF:
        return R.ONE_LEAP
    cost = 1 if s.leap else (2 if third == S.OFF else 3)
    d = board.direction_to(here, first)
    if d == S.OFF:
        return R.NOT_ADJACENT
    if board.crossed(s, here, d, mine) == S.OFF:
        return R.NOTHING_TO_CROSS if board.link(s, here, d) != S.OFF else R.WALL
    before, last = first, second
    if third != S.OFF:
        before, last = board.crossed(s, first, second, mine), third
        if before == S.OFF:
            return R.NOTHING_TO_CROSS
    end = int(S.NEXT[before, last])
    if before == here or end == here or end == first:
        return R.PATH_REPEATS
    reason = check_end(s, before, last, mine, theirs)
    return reason if reason != R.OK else (R.OK if s.actions >= cost else R.TOO_FEW_ACTIONS)


@kernel
def check_end(s, here, direction, mine, theirs):
    """The last step of a movement. Rules 6.1."""
    there = int(S.NEXT[here, direction])
    if there == S.OFF:
        return R.NOT_ADJACENT
    if there < S.TILES and s.tile[there] == S.FACE_DOWN:
        return R.FACE_DOWN_TILE
    if board.link(s, here, direction) == S.OFF:
        return R.WALL
    if there >= S.TILES and ((mine | theirs) >> there) & 1:
        return R.SLOT_TAKEN
    return R.OWN_PIECE_THERE if (mine >> there) & 1 else R.OK


@kernel
def check_manipulation(s, action):
    """Rules 6.3, 15.2."""
    revealing = action >= S.REVEAL
    tile = action - S.REVEAL if revealing else (action - S.ROTATE) // 3
    mask = int(s.tile[tile])
    if ((board.places(s, S.RED) | board.places(s, S.GREEN)) >> tile) & 1:
        return R.TILE_OCCUPIED
    if revealing and mask != S.FACE_DOWN:
        return R.ALREADY_FACE_UP
    if not revealing and mask == S.FACE_DOWN:
        return R.STILL_FACE_DOWN
    if not (board.manipulable(s, int(s.side)) >> tile) & 1:
        return R.OUT_OF_TOUCH
    if revealing:
        return R.OK
    quarters = (action - S.ROTATE) % 3 + 1
    if not s.idle_rotation and S.TURNED[mask, quarters] == mask:
        return R.IDLE_ROTATION
    return R.OK if S.FIRST_TURN[mask, quarters] == quarters else R.SAME_AS_SMALLER_TURN


@kernel
def check_token(s, action):
    """Rules 9."""
    if s.phase != S.START:
        return R.TOKENS_FIRST
    if s.token[s.side] == 0:
        return R.NO_TOKEN
    return R.TRACK_FULL if action == S.MORE_TIME and s.countdown >= S.COUNTDOWN else R.OK


@kernel
def check_pass(s):
    """Rules 10: legal exactly when nothing else but tokens is."""
    side = int(s.side)
    mine, theirs = board.places(s, side), board.places(s, 1 - side)
    for p in range(S.PIECES * side, S.PIECES * side + S.PIECES):
        if board.is_active(s, p) and board.can_move(s, p, mine, theirs, int(s.actions)):
            return R.MUST_ACT
    tiles = board.manipulable(s, side)
    for tile in range(S.TILES):
        if (tiles >> tile) & 1 and (s.idle_rotation or s.tile[tile] != S.CROSS_MASK):
            return R.MUST_ACT
    return R.OK
