"""Playing: actions, giving up, and what may be left to do after the end."""

from __future__ import annotations

import secrets

from herna import bots
from herna.engine.match import Match

from ..errors import Refused
from . import chairs
from .charter import Change, Held
from .commands import Draft, refuse_closed, refuse_ended, refuse_organiser, refuse_spectators, try_action
from .events import Resigned
from .table import Table
from .texts import tidy


def play(
    table: Table,
    held: Held,
    ply: int,
    action: int | str,
    now: int,
    *,
    note: str = "",
    by: int | None = None,
    after: Draft | None = None,
    further: tuple[int, ...] = (),
) -> Change:
    """Play an action of a held seat, with its chance outcomes; at the end the dice are revealed.

    `by` is the organiser, if it acts for the seat. `after` holds rows to write first. `further` are the other actions
    of a gesture: if one of them is refused, nothing is played.
    """
    _refuse_untimely(table, held, ply, by)
    trial = table.match.copy()
    entries = try_action(table, trial, action, tidy(note))
    actor = trial.line[ply].seat
    if table.game.owner is not None and not table.match.over and actor not in held:
        raise Refused("not_your_turn", f"this is for {table.names[actor]} to do")
    seat = by if by is not None else actor if actor in held else None
    more = [_go_on(table, trial, actor, each) for each in further]
    if trial.over and not _leaves_something(table, trial):
        (more or [entries])[-1].extend(trial.close())
    spent = table.clock.elapsed(now) if table.clock is not None and seat == table.clock.running else 0
    draft = after or Draft(table, now)
    for first, *chance in (entries, *more):
        draft.add("entry", first, seat, spent)
        spent = 0
        for entry in chance:
            draft.add("entry", entry)
    return draft.change(table.summary(trial), plies=() if after is not None else tuple(trial.line[ply:]))


def _go_on(table: Table, trial: Match, actor: int, action: int) -> list[str]:
    """Another action of a gesture, by the seat that began it."""
    if trial.over or trial.seat != actor:
        raise Refused("not_your_turn", "this gesture goes on after the turn of its seat")
    return try_action(table, trial, action)


def _refuse_untimely(table: Table, held: Held, ply: int, by: int | None) -> None:
    refuse_closed(table)
    match = table.match
    if table.status == "open":
        raise Refused("waiting", "open seats are still to be taken")
    if ply != match.ply:
        raise Refused("stale", f"the position has changed: {match.ply} actions have been played, not {ply}")
    if table.paused and by is None and table.organiser not in held:
        raise Refused("paused", "the organiser has paused the match")
    if not table.may_act(held) and not (match.over and table.may_go_on(held)):
        raise Refused("not_your_turn", f"{match.actor} is to act")


def _leaves_something(table: Table, trial: Match) -> bool:
    """Whether a person who did not win can still do something after the end."""
    best = next(iter(table.game.notation.ranking(trial.state)), ())
    wanted = any(table.names[seat] not in best for seat in table.people)
    return wanted and bool(table.game.legal(trial.state)) and table.ending is None


def own_action(table: Table, seat: int, action: int) -> int:
    """The bot's choice or, if that belongs to another seat, an action of its own seat."""
    game, state = table.game, table.state
    if game.owner is None or game.owner_of(state, action) == seat:
        return action
    own = [each for each in game.legal(state) if game.owner_of(state, each) == seat]
    return secrets.choice(own) if own else action


def finish(table: Table, held: Held, now: int) -> Change:
    """Close a match that is over although something could still be played."""
    refuse_spectators(held)
    if table.ending is None:
        raise Refused("not_over", "the match is still being played")
    refuse_closed(table)
    if not table.may_go_on(held):
        raise Refused("not_your_turn", "another seat may still want to go on")
    trial = table.match.copy()
    draft = Draft(table, now)
    for entry in trial.close():
        draft.add("entry", entry)
    return draft.change(table.summary(trial))


def resign(table: Table, held: Held, now: int) -> Change:
    """With two players, the match is over; with more, a bot takes over the seat."""
    refuse_spectators(held)
    refuse_ended(table)
    refuse_organiser(table, held)
    seat = table.match.seat if table.match.seat in held else min(held)
    name = table.names[seat]
    draft = Draft(table, now)
    draft.event(Resigned(name), seat)
    if len(table.chairs) == 2:
        return draft.end("resign", table.ranking_without(name))
    return chairs.seat_bot(draft, seat, bots.substitute_level(table.game), "resigned")
