thebase-purpose = { $what ->
    [seat] How far this side is. Three saved pieces win at once; if the countdown ends first, more saved pieces win.
    [countdown] The rounds that are left. It drops when the explorers finish their turn; at 0 the match is over.
    [action] What this turn still allows: a step, a reveal or a rotation costs one action.
    [slot] Home of the side whose colour it has, and goal of the other: an opponent who enters a free one is saved. At home a piece can’t be attacked.
    [tile] Steps lead from tile to tile where two passages meet. A free tile next to your piece can be rotated for one action.
    [face-down] Nobody can enter it before it is revealed. Reveal it from a piece that has a passage towards it; chance decides what it shows.
    [piece] Lead your pieces to the slots on the far side. A piece that enters a tile with an opponent eliminates it.
    [token] Spend it before your first action: one more action this turn, or one more round on the countdown.
    [supply] What can still turn up: the tiles that are face down.
    [pass] Nothing is possible this turn: give the rest of your actions away.
   *[challenge] The match is decided, but you may play on alone and try to save your third piece in time.
}
