"""Mammoths: for each reason for a refusal, the paragraph of docs/rules/mammoths.md and the words."""

from __future__ import annotations

from .kernel import reasons as R

REASONS = {
    R.NO_SUCH_ACTION: ("14", "there is no such action"),
    R.MATCH_OVER: ("11", "the match is over"),
    R.OTHER_SEAT: ("14", "another player is to act"),
    R.CHANCE_FIRST: ("14", "first the dominoes, chiefs or cave tiles are drawn"),
    R.NOT_CHANCE: ("14", "nothing of the sort is being drawn now"),
    R.PLACE_FIRST: ("5", "first the domino must be placed"),
    R.LAVA_FIRST: ("7.1", "first the lava must land"),
    R.TOTEM_FIRST: ("9.2", "first the totem must be handed over"),
    R.CLAIM_FIRST: ("5", "first a domino of the next row must be claimed"),
    R.SETTLE_FIRST: ("10.2", "the settling must be finished first"),
    R.SETUP_FIRST: ("4", "first the dominoes of row 1 are claimed"),
    R.OUT_OF_REACH: ("6", "that cell is out of any territory's reach"),
    R.NO_SUCH_DOMINO: ("2", "the dominoes are numbered 1 to 48"),
    R.CELL_TAKEN: ("6", "both halves need empty cells"),
    R.NO_CONNECTION: ("6", "a half must touch the hut, or a square of its terrain"),
    R.BOX_TOO_LARGE: ("6", "the territory would be too wide or too high"),
    R.SAME_TWIN: ("14", "both halves are alike: the same placement is written with E or S"),
    R.MUST_PLACE: ("6", "the domino fits somewhere, so it must be placed"),
    R.NO_LANDING: ("7.1", "the lava cannot land there"),
    R.NO_CANDIDATE: ("9.2", "that player does not have the most of the kind"),
    R.OTHER_TOTEM: ("9.2", "another totem has to be handed over"),
    R.NOT_IN_ROW: ("8", "that domino is not in the row to be claimed from"),
    R.ALREADY_CLAIMED: ("8", "there is a chief on that domino"),
    R.CANNOT_SETTLE: ("10.2", "the price cannot be paid, or there is no tile to be had for it"),
    R.CANNOT_PAY: ("14", "that cell has no token which may be paid next; the order is mammoth, fish, mushroom, flint"),
    R.NOT_OFFERED: ("10.2", "there is no such tile to be had"),
    R.NO_HOME: ("10.2", "nobody may be housed there"),
    R.NOT_IN_BOX: ("4", "that domino is not in the box"),
    R.CHIEF_DRAWN: ("4", "that player's chief is not waiting to be drawn"),
    R.NOT_IN_PILE: ("10.3", "there is no such tile in the pile"),
}
