"""The Base: for each reason for a refusal, the paragraph of docs/rules/thebase.md and the words."""

from __future__ import annotations

from .kernel import reasons as R

REASONS = {
    R.NO_SUCH_ACTION: ("15.2", "there is no such action"),
    R.MATCH_OVER: ("11", "the match is over"),
    R.NOT_THE_CHALLENGE: (
        "13",
        "only the loser of a match decided by a third saved piece may take the Time challenge, once",
    ),
    R.SETUP_FIRST: ("4", "the set-up comes first"),
    R.SETUP_DONE: ("4", "the set-up is over"),
    R.CHANCE_WAITS: ("6.4", "the tile being revealed comes first"),
    R.NO_CHANCE_WAITS: ("6.4", "no tile is being revealed there"),
    R.NONE_LEFT: ("6.4", "no tile of that type is left"),
    R.OUT_OF_ORDER: ("4", "another tile or side is next"),
    R.OTHER_TYPE: ("4", "the tile is of another type"),
    R.WALL_TO_SLOT: ("4", "the side facing the slot must be a passage"),
    R.RETURN_WAITS: ("7", "the eliminated piece must be placed first"),
    R.NO_RETURN_WAITS: ("7", "that piece is not waiting to return"),
    R.NOT_A_RETURN_SLOT: ("7", "the return procedure does not offer that slot"),
    R.NOT_YOUR_PIECE: ("5", "the other side is to act"),
    R.PIECE_SAVED: ("6.1", "a saved piece stays where it is"),
    R.NOT_ADJACENT: ("6.1", "a step leads to a neighbouring location"),
    R.FACE_DOWN_TILE: ("6.1", "a face-down tile cannot be entered"),
    R.WALL: ("6.1", "there is a wall in the way"),
    R.OWN_PIECE_THERE: ("6.1", "an own piece stands there"),
    R.SLOT_TAKEN: ("6.1", "the slot is occupied"),
    R.NOTHING_TO_CROSS: ("6.2", "only tiles held by own pieces can be crossed"),
    R.PATH_REPEATS: ("6.2", "a crossing never comes back to a location of its path"),
    R.TOO_FEW_ACTIONS: ("6.2", "a crossing costs one action for each location entered"),
    R.ONE_LEAP: ("6.2", "a leap passes over exactly one tile"),
    R.TILE_OCCUPIED: ("6.3", "an occupied tile cannot be turned"),
    R.OUT_OF_TOUCH: ("6.3", "none of your active pieces has a passage towards that tile"),
    R.ALREADY_FACE_UP: ("6.3", "the tile is face up already"),
    R.STILL_FACE_DOWN: ("6.3", "a face-down tile cannot be rotated"),
    R.SAME_AS_SMALLER_TURN: ("15.2", "a smaller turn has the same result"),
    R.IDLE_ROTATION: ("6.3", "this rotation would change nothing (option idle_rotation)"),
    R.TOKENS_FIRST: ("9", "tokens are spent before the first action of a turn"),
    R.NO_TOKEN: ("9", "you hold no token"),
    R.TRACK_FULL: ("9", "the countdown already shows 20"),
    R.MUST_ACT: ("5", "an action is possible, so it must be taken"),
}
