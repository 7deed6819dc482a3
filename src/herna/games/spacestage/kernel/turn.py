"""Space Stage: how turns and rounds begin and end; damage, dying, death, new troubles."""

from herna.engine.kernel.compiler import kernel

from . import board
from . import state as S


@kernel
def clear_turn(s):
    """Forget everything about a turn."""
    for c in range(S.CHARACTERS):
        s.acts[c] = 0
        s.kinds[c] = 0
        s.recharged[c] = 0
        s.hat[c] = 0
        s.vivid[c] = 0
        s.sits_out[c] = 0
        s.use_damage[c] = 0
        s.reduction[c] = 0
    s.mains = 0
    s.fed = 0
    s.window = 0
    s.trades = 0
    s.extends = S.NONE
    s.open = 0
    s.opener = S.NONE
    s.target = S.NONE
    s.points = 0
    s.added = 0
    s.mind = S.NONE
    s.puppet = S.NONE
    s.waits = 0
    s.asker = S.NONE
    s.asked = S.NONE
    s.wanted = 0
    s.amount = 0
    s.due = S.NOTHING
    s.due_what = 0
    s.due_next = S.NONE


@kernel
def close_extension(s):
    """Rules 5: the latest move can no longer be extended."""
    if s.extends != S.NONE:
        s.extends = S.NONE
        s.mind = S.NONE
        s.puppet = S.NONE


# --- turns --------------------------------------------------------------------------------------------------------


@kernel
def begin_turn(s):
    """Rules 4, 8, 10: the turn of `who`, or of the seat that begins with it; dying characters roll first."""
    clear_turn(s)
    s.phase = S.PLAY
    if not ask_roll(s, int(s.who)):
        let_act(s)


@kernel
def ask_roll(s, first):
    """Rules 8, 10: whether a dying character of the turn, from `first` on, still has to roll."""
    for c in range(first, board.last_member(s) + 1):
        if s.life[c] == S.DYING:
            s.due = S.FOR_ROLL
            s.due_what = c
            return True
    return False


@kernel
def let_act(s):
    """Rules 4, 10: let the living characters of the turn act; return whether there are any."""
    anyone = False
    for c in range(int(s.who), board.last_member(s) + 1):
        if s.life[c] == S.ALIVE and not s.sits_out[c]:
            s.acts[c] = 1
            anyone = True
        s.sits_out[c] = 0
    s.window = 1 if anyone else 0
    return anyone


@kernel
def end_turn(s):
    """Rules 8: everyone concerned takes damage, and the next turn begins."""
    for c in range(S.CHARACTERS):
        suffered = board.end_damage(s, c)
        if suffered and s.life[c] == S.ALIVE:
            hurt(s, c, suffered)
    go_on(s)


@kernel
def go_on(s):
    """Rules 4, 10: the turn of the next character that is not dead, or the end of the round."""
    for c in range(board.last_member(s) + 1, S.CHARACTERS):
        if s.life[c] != S.DEAD:
            s.who = c // 2 * 2 if s.pairs else c
            begin_turn(s)
            return
    if s.cap and s.rounds >= s.cap:
        finish(s, S.CAP)
    else:
        meet_trouble(s)


@kernel
def meet_trouble(s):
    """Rules 9, 10: after the last turn of a round chance rolls, or the Master acts; boosts end."""
    clear_turn(s)
    s.who = 0
    if not s.master:
        s.phase = S.TROUBLES
        s.due = S.FOR_TROUBLES
        return
    s.phase = S.MASTER
    for monster in range(S.DECK):
        s.boosted[monster] = 0


@kernel
def serve(s, slot, after):
    """Rules 9: whether chance has to draw a monster for the slot; `after` is the slot served then."""
    if slot == S.NONE or s.slot[slot] != S.NONE or board.monsters_left(s) == 0:
        return False
    s.due = S.FOR_MONSTER
    s.due_what = slot
    s.due_next = after
    return True


@kernel
def next_round(s):
    """Rules 4, 6."""
    s.rounds += 1
    for card in range(S.CARDS):
        s.used[card] = 0
    first_turn(s)


@kernel
def first_turn(s):
    """The turn of the first character that is not dead."""
    for c in range(S.CHARACTERS):
        if s.life[c] != S.DEAD:
            s.who = c // 2 * 2 if s.pairs else c
            begin_turn(s)
            return


# --- damage, dying, death, the end --------------------------------------------------------------------------------


@kernel
def hurt(s, c, points):
    """Rules 8: damage up to the limit; there the character is dying."""
    s.damage[c] = min(int(s.damage[c]) + points, int(s.limit))
    if s.damage[c] == s.limit:
        s.life[c] = S.DYING
        s.noted[c] = 0


@kernel
def revive(s, c, points):
    """Rules 5, 8: healed points; below the limit a dying character lives."""
    s.damage[c] = max(int(s.damage[c]) - points, 0)
    if s.damage[c] < s.limit:
        s.life[c] = S.ALIVE
        s.noted[c] = 0


@kernel
def roll(s, c, face):
    """Rules 8: the roll of a dying character; then the others of the seat, then the turn."""
    noted = int(s.noted[c])
    if face == noted:
        revive(s, c, 1)
        s.sits_out[c] = s.revived_waits
    elif face < noted:
        die(s, c)
        if nobody_left(s):
            finish(s, S.LOSS)
            return
    else:
        s.noted[c] = face
    if not ask_roll(s, c + 1) and not let_act(s):
        go_on(s)


@kernel
def die(s, c):
    """Rules 8: figure, resources, cards and a stored monster leave the game."""
    s.life[c] = S.DEAD
    s.noted[c] = 0
    s.damage[c] = 0
    s.room[c] = 0
    s.token[S.ORGANIC, c] = 0
    s.token[S.SCRAP, c] = 0
    for card in range(S.CARDS):
        if s.card_at[card] == S.IN_HAND + c:
            s.card_at[card] = S.GONE
            s.used[card] = 0
            s.discharged[card] = 0
            if s.stored[card] != S.NONE:
                s.monster_at[s.stored[card]] = S.GONE
                s.boosted[s.stored[card]] = 0
                s.stored[card] = S.NONE
                s.stored_health[card] = 0


@kernel
def nobody_left(s):
    left = 0
    for c in range(S.CHARACTERS):
        left += s.life[c] != S.DEAD
    return left == 0


@kernel
def is_won(s):
    """Rules 10."""
    return board.monsters_out(s) == 0 and board.monsters_left(s) == 0


@kernel
def finish(s, result):
    """Rules 10."""
    clear_turn(s)
    s.phase = S.OVER
    s.result = result
