thebase-purpose = { $what ->
    [seat] How far this side has got. Three saved pieces win at once; if the countdown ends first, the side with more saved pieces wins.
    [countdown] The rounds that are left. It drops when the explorers finish their turn; at 0 the match is over.
    [action] What you can still do this turn: a step, a reveal or a rotation costs one action.
    [slot] Home of the side whose colour it has, and goal of the other: an opposing piece that enters a free one is saved. At home a piece can’t be attacked.
    [tile] A piece can step from tile to tile where two passages meet. You can rotate a free tile next to your piece for one action.
    [face-down] Nobody can enter this tile before it is revealed. A piece with a passage towards it can do that; chance decides what turns up.
    [piece] Lead your pieces to the slots on the far side. A piece that enters a tile with an opposing piece eliminates it.
    [token] Spend it before your first action: one more action this turn, or one more round on the countdown.
    [supply] What can still turn up: the tiles that are face down.
    [pass] Nothing is possible this turn: you lose your remaining actions.
   *[challenge] The match is decided, but you may play on alone and try to save your third piece in time.
}
