"""The Base: why an action is refused. Docstrings cite the paragraphs of docs/rules/thebase.md."""

from herna.engine.kernel.compiler import kernel

from .board import (
    can_move,
    challenge_open,
    crossed,
    crossing_path,
    direction_to,
    faces_slot,
    is_active,
    link,
    manipulable,
    mover,
    places,
    return_rows,
    set_up_tile,
    undealt_side,
    undrawn,
)
from .state import (
    ACTIONS,
    ARRANGEMENTS,
    CHALLENGE,
    COUNTDOWN,
    CROSS,
    CROSS_MASK,
    DEAL,
    DRAWN,
    FACE_DOWN,
    FIRST_TURN,
    FRONT,
    GREEN,
    LOCATIONS,
    MORE_ACTIONS,
    MORE_TIME,
    NEXT,
    OFF,
    ORIENT,
    OUTCOME,
    OVER,
    PASS,
    PIECES,
    PLACE,
    RED,
    RETURN,
    REVEAL,
    ROTATE,
    SETUP,
    SIZE,
    START,
    TILES,
    TURNED,
    TYPE,
    TYPE_OF,
)

TYPE_COUNT = 5
# Reasons of refusal; REASONS gives the paragraph and the words.
(
    OK,
    NO_SUCH_ACTION,
    MATCH_OVER,
    NOT_THE_CHALLENGE,
    SETUP_FIRST,
    SETUP_DONE,
    CHANCE_WAITS,
    NO_CHANCE_WAITS,
    NONE_LEFT,
    OUT_OF_ORDER,
    OTHER_TYPE,
    WALL_TO_SLOT,
    RETURN_WAITS,
    NO_RETURN_WAITS,
    NOT_A_RETURN_SLOT,
    NOT_YOUR_PIECE,
    PIECE_SAVED,
    NOT_ADJACENT,
    FACE_DOWN_TILE,
    WALL,
    OWN_PIECE_THERE,
    SLOT_TAKEN,
    NOTHING_TO_CROSS,
    PATH_REPEATS,
    TOO_FEW_ACTIONS,
    ONE_LEAP,
    TILE_OCCUPIED,
    OUT_OF_TOUCH,
    ALREADY_FACE_UP,
    STILL_FACE_DOWN,
    SAME_AS_SMALLER_TURN,
    IDLE_ROTATION,
    TOKENS_FIRST,
    NO_TOKEN,
    TRACK_FULL,
    MUST_ACT,
) = range(36)

REASONS = {
    NO_SUCH_ACTION: ("15.2", "there is no such action"),
    MATCH_OVER: ("11", "the match is over"),
    NOT_THE_CHALLENGE: (
        "13",
        "only the loser of a match decided by a third saved piece may take the Time challenge, once",
    ),
    SETUP_FIRST: ("4", "the set-up comes first"),
    SETUP_DONE: ("4", "the set-up is over"),
    CHANCE_WAITS: ("6.4", "the tile being revealed comes first"),
    NO_CHANCE_WAITS: ("6.4", "no tile is being revealed there"),
    NONE_LEFT: ("6.4", "no tile of that type is left"),
    OUT_OF_ORDER: ("4", "another tile or side is next"),
    OTHER_TYPE: ("4", "the tile is of another type"),
    WALL_TO_SLOT: ("4", "the side facing the slot must be a passage"),
    RETURN_WAITS: ("7", "the eliminated piece must be placed first"),
    NO_RETURN_WAITS: ("7", "that piece is not waiting to return"),
    NOT_A_RETURN_SLOT: ("7", "the return procedure does not offer that slot"),
    NOT_YOUR_PIECE: ("5", "the other side is to act"),
    PIECE_SAVED: ("6.1", "a saved piece stays where it is"),
    NOT_ADJACENT: ("6.1", "a step leads to a neighbouring location"),
    FACE_DOWN_TILE: ("6.1", "a face-down tile cannot be entered"),
    WALL: ("6.1", "there is a wall in the way"),
    OWN_PIECE_THERE: ("6.1", "an own piece stands there"),
    SLOT_TAKEN: ("6.1", "the slot is occupied"),
    NOTHING_TO_CROSS: ("6.2", "only tiles held by own pieces can be crossed"),
    PATH_REPEATS: ("6.2", "a crossing never comes back to a location of its path"),
    TOO_FEW_ACTIONS: ("6.2", "a crossing costs one action for each location entered"),
    ONE_LEAP: ("6.2", "a leap passes over exactly one tile"),
    TILE_OCCUPIED: ("6.3", "an occupied tile cannot be turned"),
    OUT_OF_TOUCH: ("6.3", "none of your active pieces has a passage towards that tile"),
    ALREADY_FACE_UP: ("6.3", "the tile is face up already"),
    STILL_FACE_DOWN: ("6.3", "a face-down tile cannot be rotated"),
    SAME_AS_SMALLER_TURN: ("15.2", "a smaller turn has the same result"),
    IDLE_ROTATION: ("6.3", "this rotation would change nothing (option idleRotation)"),
    TOKENS_FIRST: ("9", "tokens are spent before the first action of a turn"),
    NO_TOKEN: ("9", "you hold no token"),
    TRACK_FULL: ("9", "the countdown already shows 20"),
    MUST_ACT: ("5", "an action is possible, so it must be taken"),
}


@kernel
def check(s, action):
    """OK, or the reason why the action is refused; any integer may be asked."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if action == CHALLENGE:
        return OK if s.phase == OVER and challenge_open(s) else NOT_THE_CHALLENGE
    if s.phase == OVER:
        return MATCH_OVER
    if s.phase == SETUP:
        return check_setup(s, action)
    if OUTCOME <= action < DEAL:
        return check_outcome(s, action - OUTCOME)
    if action >= ORIENT:
        return SETUP_DONE
    if s.reveal != OFF:
        return CHANCE_WAITS
    if PLACE <= action < MORE_ACTIONS:
        return check_place(s, (action - PLACE) // SIZE, (action - PLACE) % SIZE)
    if s.phase == RETURN:
        return RETURN_WAITS
    if action < ROTATE:
        return check_movement(s, action)
    if action < PLACE:
        return check_manipulation(s, action)
    if action == PASS:
        return check_pass(s)
    return check_token(s, action)


@kernel
def check_setup(s, action):
    if action < ORIENT:
        return SETUP_FIRST
    if DEAL <= action < TYPE:
        return OK if (action - DEAL) // len(ARRANGEMENTS) == undealt_side(s) else OUT_OF_ORDER
    if undealt_side(s) != OFF:
        return OUT_OF_ORDER
    if action >= TYPE:
        if (action - TYPE) // TYPE_COUNT != undrawn(s):
            return OUT_OF_ORDER
        return OK if s.left[(action - TYPE) % TYPE_COUNT] > 0 else NONE_LEFT
    if action >= OUTCOME:
        return NO_CHANCE_WAITS
    return check_orientation(s, (action - ORIENT) // 16, (action - ORIENT) % 16)


@kernel
def check_orientation(s, slot, mask):
    """Rules 4.7: green first, one tile at a time by row, same type, a passage towards the slot."""
    side = int(s.side)
    if undrawn(s) != OFF or slot != side * SIZE + set_up_tile(s, side, DRAWN):
        return OUT_OF_ORDER
    if TYPE_OF[mask] != s.tile[FRONT[side][slot % SIZE]] - DRAWN:
        return OTHER_TYPE
    return OK if faces_slot(mask, side) else WALL_TO_SLOT


@kernel
def check_outcome(s, mask):
    """Rules 6.4, 15.4."""
    if s.reveal == OFF:
        return NO_CHANCE_WAITS
    return OK if TYPE_OF[mask] != OFF and s.left[TYPE_OF[mask]] > 0 else NONE_LEFT


@kernel
def check_place(s, p, row):
    """Rules 7."""
    if s.phase != RETURN or s.returning != p:
        return RETURN_WAITS if s.phase == RETURN else NO_RETURN_WAITS
    return OK if (return_rows(s, p) >> row) & 1 else NOT_A_RETURN_SLOT


@kernel
def check_movement(s, action):
    """Rules 6.1, 6.2."""
    side = int(s.side)
    p = mover(action)
    if p // PIECES != side:
        return NOT_YOUR_PIECE
    if not is_active(s, p):
        return PIECE_SAVED
    here = int(s.piece[p])
    mine, theirs = places(s, side), places(s, 1 - side)
    if action < CROSS:
        d = direction_to(here, action % LOCATIONS)
        return NOT_ADJACENT if d == OFF else check_end(s, here, d, mine, theirs)
    first, second, third = crossing_path(action)
    if s.leap and third != OFF:
        return ONE_LEAP
    cost = 1 if s.leap else (2 if third == OFF else 3)
    d = direction_to(here, first)
    if d == OFF:
        return NOT_ADJACENT
    if crossed(s, here, d, mine) == OFF:
        return NOTHING_TO_CROSS if link(s, here, d) != OFF else WALL
    before, last = first, second
    if third != OFF:
        before, last = crossed(s, first, second, mine), third
        if before == OFF:
            return NOTHING_TO_CROSS
    end = int(NEXT[before, last])
    if before == here or end == here or end == first:
        return PATH_REPEATS
    reason = check_end(s, before, last, mine, theirs)
    return reason if reason != OK else (OK if s.actions >= cost else TOO_FEW_ACTIONS)


@kernel
def check_end(s, here, direction, mine, theirs):
    """The last step of a movement. Rules 6.1."""
    there = int(NEXT[here, direction])
    if there == OFF:
        return NOT_ADJACENT
    if there < TILES and s.tile[there] == FACE_DOWN:
        return FACE_DOWN_TILE
    if link(s, here, direction) == OFF:
        return WALL
    if there >= TILES and ((mine | theirs) >> there) & 1:
        return SLOT_TAKEN
    return OWN_PIECE_THERE if (mine >> there) & 1 else OK


@kernel
def check_manipulation(s, action):
    """Rules 6.3, 15.2."""
    revealing = action >= REVEAL
    tile = action - REVEAL if revealing else (action - ROTATE) // 3
    mask = int(s.tile[tile])
    if ((places(s, RED) | places(s, GREEN)) >> tile) & 1:
        return TILE_OCCUPIED
    if revealing and mask != FACE_DOWN:
        return ALREADY_FACE_UP
    if not revealing and mask == FACE_DOWN:
        return STILL_FACE_DOWN
    if not (manipulable(s, int(s.side)) >> tile) & 1:
        return OUT_OF_TOUCH
    if revealing:
        return OK
    quarters = (action - ROTATE) % 3 + 1
    if not s.idle_rotation and TURNED[mask, quarters] == mask:
        return IDLE_ROTATION
    return OK if FIRST_TURN[mask, quarters] == quarters else SAME_AS_SMALLER_TURN


@kernel
def check_token(s, action):
    """Rules 9."""
    if s.phase != START:
        return TOKENS_FIRST
    if s.token[s.side] == 0:
        return NO_TOKEN
    return TRACK_FULL if action == MORE_TIME and s.countdown >= COUNTDOWN else OK


@kernel
def check_pass(s):
    """Rules 10: legal exactly when nothing else but tokens is."""
    side = int(s.side)
    mine, theirs = places(s, side), places(s, 1 - side)
    for p in range(PIECES * side, PIECES * side + PIECES):
        if is_active(s, p) and can_move(s, p, mine, theirs, int(s.actions)):
            return MUST_ACT
    tiles = manipulable(s, side)
    for tile in range(TILES):
        if (tiles >> tile) & 1 and (s.idle_rotation or s.tile[tile] != CROSS_MASK):
            return MUST_ACT
    return OK
