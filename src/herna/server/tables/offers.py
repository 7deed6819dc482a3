"""What the other people have to agree to: taking back, a draw, a bot for a person who has left, a rematch.

Each is done immediately where nobody has to be asked, and is an offer otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from herna import bots
from herna.engine.errors import NothingToUndo
from herna.engine.match import Match

from ..errors import Refused
from ..protocol import Offer, Series
from . import chairs
from .charter import Change, Held, Row
from .commands import Draft, refuse_ended, refuse_organiser, refuse_spectators
from .events import (
    Answered,
    BotOffered,
    ChatSettled,
    DrawAgreed,
    DrawOffered,
    Event,
    HintsSettled,
    LinksKept,
    Offered,
    PapersChanged,
    ProfileChanged,
    RematchFounded,
    RematchOffered,
    SeriesGoesOn,
    UndoOffered,
    WatcherSaid,
    WatchersSettled,
)
from .founding import found
from .table import Table

CHAT_KEPT = 100  # of the last lines of chat that go along with a rematch

# --- asking -------------------------------------------------------------------------------------------------------


def undo(table: Table, held: Held, now: int) -> Change:
    """Go back to before the last thing that the person did; what chance and others did since then goes as well."""
    refuse_spectators(held)
    refuse_ended(table)
    if not table.game.takebacks:
        raise Refused("nothing_to_undo", "nothing is taken back in this game")
    back = next((ply for ply in range(table.match.ply - 1, -1, -1) if _begins_decision_of(table, ply, held)), None)
    if back is None:
        raise Refused("nothing_to_undo", "there is nothing of yours to take back")
    others = table.people - held
    if not others or _nothing_learnt(table, back):
        return _take_back(Draft(table, now), back)
    return _propose(table, held, UndoOffered(min(held), back, _in_order(others)), now)


def _begins_decision_of(table: Table, ply: int, held: Held) -> bool:
    """Whether the person decided something there; a gesture is one decision, however many actions it has."""
    before = table.transitions[table.ply_rows[ply]].before
    return _was_done_by(table, ply, held) and not table.game.stage.midway(before)


def _was_done_by(table: Table, ply: int, held: Held) -> bool:
    """Whether the person acted there, even if only that was possible; a bot in the person's seat is somebody else."""
    transition = table.transitions[table.ply_rows[ply]]
    return transition.seat in held and not transition.bot


def _nothing_learnt(table: Table, back: int) -> bool:
    """The same player is still to act, and neither chance nor anybody else has acted since."""
    seat = table.match.line[back].seat
    return table.match.seat == seat and all(played.seat == seat for played in table.match.line[back:])


def draw(table: Table, held: Held, now: int) -> Change:
    refuse_spectators(held)
    refuse_ended(table)
    others = table.people - held
    if len(table.people) < len(table.chairs) or not others:
        raise Refused("bots_decline", "a draw is agreed between people")
    return _propose(table, held, DrawOffered(min(held), _in_order(others)), now)


def hand_to_bot(table: Table, held: Held, seat: int, level: str | None, now: int, *, absent: bool) -> Change:
    """Hand your own seat to a bot, or propose one for the seat of an absent person."""
    refuse_spectators(held)
    refuse_ended(table)
    if seat < len(table.chairs) and table.chairs[seat].kind == "open":
        return chairs.fill(table, held, seat, level, now)
    level = chairs.bot_level(table.game, level)
    if seat >= len(table.chairs) or table.chairs[seat].kind != "person":
        raise Refused("taken", "nobody sits there")
    refuse_organiser(table, frozenset({seat}))
    draft = Draft(table, now)
    if table.organiser in held:
        return chairs.seat_bot(draft, seat, level, "agreed")
    if seat in held:
        return chairs.seat_bot(draft, seat, level, "left")
    if not absent:
        raise Refused("present", "that person is still here, or has not been away for long")
    chairs.refuse_weak_substitute(table.game, level)
    others = table.people - held - {seat}
    if not others:
        return chairs.seat_bot(draft, seat, level, "agreed")
    return _propose(table, held, BotOffered(min(held), seat, _in_order(others), level), now)


def rematch(table: Table, held: Held, now: int) -> Change:
    refuse_spectators(held)
    if table.ending is None:
        raise Refused("not_over", "the match is still being played")
    if table.ending.why == "cancelled":
        raise Refused("over", "the table was given up before the match")
    if table.rematch is not None:
        raise Refused("over", "the next match has begun already")
    others = table.people - held
    if not others:
        return _found_rematch(Draft(table, now))
    return _propose(table, held, RematchOffered(min(held), _in_order(others)), now)


def _in_order(seats: set[int]) -> tuple[int, ...]:
    return tuple(sorted(seats))


def _propose(table: Table, held: Held, offered: Offered, now: int) -> Change:
    pending = table.offer
    if pending is not None:
        if held & set(pending.waiting) and _same_wish(pending, offered):
            return answer(table, held, pending.number, True, now)
        raise Refused("offer_pending", "another question waits for an answer")
    draft = Draft(table, now)
    draft.event(offered, offered.by)
    return draft.change()


def _same_wish(pending: Offer, offered: Offered) -> bool:
    match offered:
        case UndoOffered():
            return pending.kind == "undo" and pending.ply == offered.ply
        case BotOffered():
            return pending.kind == "bot" and pending.seat == offered.seat
        case DrawOffered():
            return pending.kind == "draw"
        case RematchOffered():
            return pending.kind == "rematch"


# --- answering ----------------------------------------------------------------------------------------------------


def answer(table: Table, held: Held, number: int, accept: bool, now: int) -> Change:
    """Agree to an offer or decline it; the person who made it may withdraw it."""
    refuse_spectators(held)
    offer = table.offer
    if offer is None or offer.number != number:
        raise Refused("no_offer", "that question is not open any more")
    mine = held & set(offer.waiting)
    withdrawn = offer.by in held and not accept
    if not mine and not withdrawn:
        raise Refused("no_offer", "that question is not for you")
    seats = tuple(sorted(mine or {offer.by}))
    draft = Draft(table, now)
    draft.event(Answered(number, seats, accept), seats[0])
    if not accept or set(offer.waiting) - mine:
        return draft.change()
    return _agreed(draft, offer)


def _agreed(draft: Draft, offer: Offer) -> Change:
    """Everyone has agreed: what was offered happens."""
    if offer.kind == "undo" and offer.ply is not None:
        return _take_back(draft, offer.ply)
    if offer.kind == "bot" and offer.seat is not None:
        return chairs.seat_bot(draft, offer.seat, offer.level or bots.substitute_level(draft.table.game), "agreed")
    if offer.kind == "draw":
        draft.event(DrawAgreed())
        return draft.end("draw", draft.table.everyone_equal)
    return _found_rematch(draft)


def _take_back(draft: Draft, back: int) -> Change:
    trial = draft.table.match.copy()
    try:
        entries = trial.back_to(back)
    except NothingToUndo as error:
        raise Refused("nothing_to_undo", str(error)) from None
    for entry in entries:
        draft.add("entry", entry)
    return draft.change(draft.table.summary(trial))


def _found_rematch(draft: Draft) -> Change:
    """The same match again, with the seats moved on by one.

    Where somebody organises, everyone stays in place with everything that was prepared: people hold their seats by
    printed links, and the organiser's seat is not one to play in.
    """
    table = draft.table
    charter, header = table.charter, table.charter.header
    options = table.game.renew_options(header.options)
    match = Match.begin(table.game, seats=header.seats, dice=header.commitment is not None, options=options)
    organised = table.organiser is not None
    chairs_there = len(table.chairs)

    def moved(seat: int | None) -> int | None:
        return seat if organised or seat is None else (seat + 1) % chairs_there

    founding = found(
        match,
        table.chairs if organised else [*table.chairs[-1:], *table.chairs[:-1]],
        draft.now,
        clock=charter.clock,
        public=charter.public,
        previous=table.id,
        events=[*_settled(table), *(_prepared(table) if organised else ()), *_series(table, moved)],
        said=[replace(row, seat=moved(row.seat)) for row in _said(table)],
    )
    draft.event(RematchFounded(founding.charter.id))
    return draft.change(founding=founding)


def _settled(table: Table) -> list[Event]:
    """What was agreed when the table was made."""
    return [event for event in table.events.values() if isinstance(event, HintsSettled | WatchersSettled | ChatSettled)]


def _said(table: Table) -> list[Row]:
    """The last of the chat, which goes on at the next table."""
    talk = [row for row in table.rows if row.kind == "chat" or isinstance(table.events.get(row.number), WatcherSaid)]
    return talk[-CHAT_KEPT:]


def _series(table: Table, moved: Callable[[int | None], int | None]) -> list[Event]:
    """How the series stands after this match, for the seats of the next one. All may win together, or nobody."""
    seats = range(table.charter.header.seats)
    before = table.series or Series(0, tuple(0 for _ in seats))
    alone = table.ending is not None and len(table.ending.ranking) > 1
    best = table.ending.ranking[0] if table.ending and (alone or table.summary().outcome == "won") else ()
    wins = {moved(seat): before.wins[seat] + (table.names[seat] in best) for seat in seats}
    return [SeriesGoesOn(before.played + 1, tuple(wins[seat] for seat in seats))]


def _prepared(table: Table) -> list[Event]:
    """What an organiser has prepared, for the log of the next match."""
    prepared: list[Event] = [PapersChanged(table.papers)] if table.papers else []
    prepared += [ProfileChanged(seat, profile) for seat, profile in table.profiles.items()]
    times = tuple(table.renewed.get(seat, 0) for seat in range(len(table.chairs)))
    return [*prepared, LinksKept(table.links_of, times)]
