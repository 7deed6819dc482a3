"""Chairs: sitting down, bots, and seats taken back from them."""

from __future__ import annotations

from dataclasses import replace

from herna import bots
from herna.engine.game import Game

from .. import identity
from ..errors import Refused
from .charter import Chair, Change, Held, Summary
from .commands import Draft, refuse_ended
from .events import BotReason, BotSeated, Event, LobbyCancelled, Seated, SeatOpened
from .table import Table


def bot_level(game: Game, wanted: str | None) -> str:
    """The level of bot that was asked for, the game's default if none was; refused if the game does not offer it."""
    offered = bots.levels(game)
    if wanted is None:
        return bots.default_level(game)
    if wanted not in offered:
        raise Refused("bad_option", f"there is no bot of level {wanted!r}; there are {list(offered)}")
    return wanted


def refuse_weak_substitute(game: Game, level: str) -> None:
    """Who is away for a while must not find a lost position: others choose no bot weaker than the usual substitute."""
    offered, usual = bots.levels(game), bots.substitute_level(game)
    if offered.index(level) < offered.index(usual):
        raise Refused("bad_option", f"an absent person is replaced by a bot of level {usual!r} at least")


def sit(table: Table, seat: int | None, chair: Chair, invite: str | None, now: int) -> Change:
    """Take an open seat: any of a public table, or the one that the invitation is for."""
    refuse_ended(table)
    invited = [s for s, c in enumerate(table.chairs) if invite is not None and identity.same(c.invite, invite)]
    if invite is not None and not invited:
        raise Refused("bad_secret", "this invitation is not valid any more")
    if invite is None and not table.charter.public:
        raise Refused("forbidden", "this table can be joined only by its links")
    free = [s for s, c in enumerate(table.chairs) if c.kind == "open" and (not invited or s in invited)]
    if seat is not None:
        free = [s for s in free if s == seat]
    if not free:
        raise Refused("taken", "the seat is taken")
    if invite is None and any(identity.same(c.person, chair.person or "") for c in table.chairs):
        raise Refused("seated", "you have a seat at this table; the others are for other people")
    return _reseat(Draft(table, now), free[0], chair, Seated(free[0], chair.nickname))


def take_back(table: Table, claims: Held, now: int) -> Change:
    """Take a seat back from the bot that plays it."""
    mine = [seat for seat in sorted(claims) if table.chairs[seat].kind == "bot"]
    refuse_ended(table)
    if not mine:
        raise Refused("not_seated", "no bot has a seat of yours")
    seat = mine[0]
    chair = replace(table.chairs[seat], kind="person", level=None)
    return _reseat(Draft(table, now), seat, chair, Seated(seat, chair.nickname))


def replace_failed_bot(table: Table, seat: int, now: int) -> Change:
    """Replace a failing bot by the simplest one; if that fails too, open the seat."""
    draft = Draft(table, now)
    simplest = bots.simplest_level(table.game)
    if table.chairs[seat].level != simplest:
        return seat_bot(draft, seat, simplest, "failed")
    return _reseat(draft, seat, Chair("open"), SeatOpened(seat))


def fill(table: Table, held: Held, seat: int, level: str | None, now: int) -> Change:
    """The person who made the table gives a free seat to a bot."""
    _refuse_guests(table, held)
    return seat_bot(Draft(table, now), seat, bot_level(table.game, level), "empty")


def cancel(table: Table, held: Held, now: int) -> Change:
    """The person who made the table gives it up before all seats are taken."""
    refuse_ended(table)
    _refuse_guests(table, held)
    if table.begun:
        raise Refused("too_late", "everybody has sat down; resign instead")
    draft = Draft(table, now)
    draft.event(LobbyCancelled(), min(held))
    return draft.change(Summary("over", None, table.match.ply, None, "cancelled"))


def _refuse_guests(table: Table, held: Held) -> None:
    if not held & table.founders:
        raise Refused("forbidden", "only the person who made the table can do that")


def seat_bot(draft: Draft, seat: int, level: str, why: BotReason) -> Change:
    """Let a bot take over a seat, after the rows drafted so far. Its person keeps the right to take it back."""
    chair = replace(draft.table.chairs[seat], kind="bot", level=level)
    return _reseat(draft, seat, chair, BotSeated(seat, level, why))


def _reseat(draft: Draft, seat: int, chair: Chair, event: Event) -> Change:
    table = draft.table
    draft.event(event, seat)
    chairs = [*table.chairs[:seat], chair, *table.chairs[seat + 1 :]]
    return draft.change(table.summary(chairs=chairs), chairs={seat: chair})
