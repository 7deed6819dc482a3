"""A table is its log: rows, once durable, change it. Commands look at it and say what to write; see `commands.py`.

Nothing here waits, reads a clock or knows a connection.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, assert_never, cast

import numpy as np
from msgspec import structs

from herna.engine.errors import HernaError
from herna.engine.game import Game, Pace, State, ranking_text
from herna.engine.kernel import CHANCE
from herna.engine.match import Match, Ply, Ranking

from .. import identity
from ..errors import BrokenLog
from ..protocol import Ending, Line, Offer, Profile, Series
from . import events
from .charter import Chair, ChairKind, Change, Charter, Held, Outcome, Row, Status, Summary
from .clock import Clock
from .events import Event, MatchEvent, Offered, Said
from .tally import Tally

ALIKE = 10_000  # milliseconds that stamps of nodes may be apart; more, and their times of day differ
LARGE = 4096  # bytes of a state; smaller ones are kept as they are
QUICKLY = 1  # a level of zlib
EndReason = Literal["rules", "resign", "draw", "flag", "cancelled"]


class Kept:
    """A state of the past. A long match has thousands of them, so large ones are packed."""

    __slots__ = ("_kind", "_packed", "_whole")

    def __init__(self, state: State) -> None:
        self._kind = state.dtype
        large = state.nbytes > LARGE
        self._packed = zlib.compress(state.tobytes(), QUICKLY) if large else b""
        self._whole: State | None = None if large else state

    @property
    def state(self) -> State:
        """Do not change it."""
        if self._whole is not None:
            return self._whole
        return np.ndarray(1, self._kind, bytearray(zlib.decompress(self._packed)))


@dataclass(frozen=True, slots=True)
class Transition:
    """An action as it was played, with the states around it."""

    kept_before: Kept
    action: int
    kept_after: Kept
    seat: int
    bot: bool  # a bot had the seat then

    @property
    def before(self) -> State:
        return self.kept_before.state

    @property
    def after(self) -> State:
        return self.kept_after.state

    @property
    def by_chance(self) -> bool:
        return self.seat == CHANCE


@dataclass(frozen=True, slots=True)
class AfterRow:
    """The table after a row, as far as a receiver who comes back needs it. Rows that change nothing of it share one."""

    kept: Kept
    ply: int
    seat: int  # to act
    ended: bool

    @property
    def state(self) -> State:
        return self.kept.state


@dataclass(frozen=True, slots=True)
class Letter:
    """Something submitted to the organiser. `answer` is the ply that answered it and `judged` its row, None while it
    waits."""

    number: int
    seat: int
    text: str
    at: int
    answer: int | None = None
    judged: int | None = None


class Table:
    """The state that a log leads to. Every row is in `transitions` if it plays an action, else in `events`."""

    outdated = False  # see outdated.py

    def __init__(self, game: Game, charter: Charter, chairs: Sequence[Chair], rows: Iterable[Row] = ()) -> None:
        self.game = game
        self.charter = charter
        self.chairs = [replace(chair, kind=kind) for chair, kind in zip(chairs, charter.kinds, strict=True)]
        self.match = Match(game, charter.header, charter.seed)
        self.names = game.notation.seats(self.match.state)
        self.rows: list[Row] = []
        self.transitions: dict[int, Transition] = {}
        self.events: dict[int, Event | MatchEvent | Said] = {}
        self.after_row: list[AfterRow] = []  # one for each row
        self.line_cache: dict[object, Line] = {}  # by number, and by who sees it where that matters
        self.ply_rows: list[int] = []  # of each action that stands, its row
        self.tally = Tally()
        self.offer: Offer | None = None
        self.ending: Ending | None = None
        self.rematch: str | None = None
        self.paused = False
        self.letters: list[Letter] = []
        self.profiles: dict[int, Profile] = {}
        self.papers: dict[str, str] = {}
        self.renewed: dict[int, int] = {}  # how often the link of a seat was replaced
        self.links_of = charter.id  # the table whose links open the seats: of rematches, the first one
        # between people there are no hints unless all have agreed
        self.hints = sum(kind != "bot" for kind in charter.kinds[: charter.header.seats]) < 2
        self.begun = "open" not in charter.kinds  # everybody has sat down
        self.watchers_chat = False
        self.chat = True
        self.series: Series | None = None  # as it stood before this match
        self.organiser = game.organiser_of(self.match.state)
        self.clock = Clock(charter.clock, len(chairs)) if charter.clock else None
        self._live = False  # whether the last row has just happened, or was read from the log
        self._state = self.opening = self.match.state  # before the first row
        self._kept = Kept(self._state)
        self._position: str | None = None
        self._moment = charter.created  # when the last row happened
        self._run_clock()
        for row in rows:
            self.follow(row)

    # --- questions --------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.charter.id

    @property
    def number(self) -> int:
        """The number of the last row; -1 before the first."""
        return len(self.rows) - 1

    @property
    def state(self) -> State:
        """The present state. Do not change it."""
        return self._state

    @property
    def position(self) -> str:
        """The present state as text, including hidden things; formatted once for all."""
        if self._position is None:
            self._position = self.game.notation.format_position(self._state)
        return self._position

    @property
    def status(self) -> Status:
        if self.ending is not None:
            return "over"
        return "open" if any(chair.kind == "open" for chair in self.chairs) else "running"

    @property
    def turn(self) -> int | None:
        seat = self.match.seat
        return seat if seat >= 0 and not self.match.closed else None

    @property
    def people(self) -> set[int]:
        return {seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"}

    @property
    def founders(self) -> Held:
        """The seats of the person who made the table."""
        return frozenset(seat for seat, kind in enumerate(self.charter.kinds) if kind == "person")

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the seats that play; the organiser's is not among them."""
        return self.names[: self.charter.header.seats]

    @property
    def everyone_equal(self) -> Ranking:
        return (self.players,)

    def ranking_without(self, name: str) -> Ranking:
        """A seat loses to all others, who are equal."""
        return (tuple(other for other in self.players if other != name), (name,))

    @property
    def pace(self) -> Pace | None:
        """The time limit that the game sets in the present state."""
        return None if self.game.pace is None else self.game.pace(self._state)

    @property
    def waiting_letters(self) -> list[Letter]:
        """In the order of arrival."""
        return [each for each in self.letters if each.answer is None]

    def claims(self, digests: Iterable[str]) -> Held:
        """The seats that these secrets open, even while a bot sits there."""
        return frozenset(
            seat
            for seat, chair in enumerate(self.chairs)
            for digest in digests
            if chair.kind != "open" and (identity.same(chair.key, digest) | identity.same(chair.person, digest))
        )

    def held(self, claims: Iterable[int]) -> Held:
        return frozenset(seat for seat in claims if self.chairs[seat].kind == "person")

    def may_act(self, held: Held) -> bool:
        """The seat to act is held, or others may act beside it."""
        return self.match.seat in held or (self.game.owner is not None and bool(held) and not self.match.over)

    def may_go_on(self, held: Held) -> bool:
        """Some games leave something to do after the end; a person who did not win may ask for it."""
        best = self.ending.ranking[0] if self.ending and self.ending.ranking else ()
        return any(self.names[seat] not in best for seat in held)

    def bot_to_act(self) -> int | None:
        """The seat to act, if a bot has it."""
        return self._to_act("bot")

    def _to_act(self, kind: Literal["bot", "person"]) -> int | None:
        seat = self.turn
        if seat is None or self.paused or self.status != "running" or self.chairs[seat].kind != kind:
            return None
        return seat

    def needs_care(self) -> bool:
        """A bot has to act or a clock runs: a node must look after the table even if nobody is connected."""
        return self.bot_to_act() is not None or (self.clock is not None and self.clock.running is not None)

    def summary(self, trial: Match | None = None, chairs: Sequence[Chair] | None = None) -> Summary:
        """Of the table as it is, or with another match or other chairs."""
        match = trial or self.match
        status: Status = "running"
        if self.ending is not None or match.over or match.closed:
            status = "over"
        elif any(chair.kind == "open" for chair in chairs or self.chairs):
            status = "open"
        if self.ending is None and match.closed and not match.over:  # imported: closed without an end
            return Summary(status, None, match.ply, ranking_text(self.everyone_equal), "draw")
        result = (ranking_text(self.ending.ranking) or None) if self.ending else match.result()
        turn = match.seat if match.seat >= 0 and not match.closed else None
        return Summary(status, turn, match.ply, result, self._outcome(match) if status == "over" else None)

    def _outcome(self, match: Match) -> Outcome:
        why = self.ending.why if self.ending else match.decided[0] if match.decided else "rules"
        if why != "rules":
            return cast("Outcome", why)
        if len(match.ranking()) > 1:
            return "rules"
        value = self.game.payoff(match.state)[0]  # the same for all
        return "won" if value > 0 else "lost" if value < 0 else "draw"

    # --- following the log ------------------------------------------------------------------------

    def apply(self, change: Change, now: int | None = None) -> None:
        """Follow a durable change; the plies tried when it was decided are not computed again."""
        for i, row in enumerate(change.rows):
            self.follow(row, change.plies[i] if i < len(change.plies) else None, now)
        for seat, chair in change.chairs.items():
            self.chairs[seat] = chair

    def follow(self, row: Row, ply: Ply | None = None, now: int | None = None) -> None:
        """Follow a row that is durable, with the ply that it plays if that is known to be legal here.

        `now` is given if it has just happened. Another node, or this one a moment ago, may have gone by another time
        of day; clocks then run from now on.
        """
        if row.number != len(self.rows):
            raise ValueError(f"row {row.number} does not follow row {self.number}")
        self.rows.append(row)
        self._live = now is not None
        self._moment = row.at if now is None or abs(now - row.at) < ALIKE else now
        if row.kind == "entry":
            self._follow_entry(row, ply)
        elif row.kind == "chat":
            self.events[row.number] = Said(row.text)
        else:
            try:
                event = self.events[row.number] = events.parse(row.text)
                self._follow_event(row, event)
            except (ValueError, LookupError) as error:
                raise BrokenLog(self.id, row.number, str(error)) from error
        self.tally.add(row, self.events.get(row.number))
        self.after_row.append(self._as_it_is())

    def _as_it_is(self) -> AfterRow:
        seat, ended = self.match.seat, self.ending is not None
        if self.after_row:
            last = self.after_row[-1]
            if last.kept is self._kept and last.seat == seat and last.ended == ended:
                return last
        return AfterRow(self._kept, self.match.ply, seat, ended)

    def _follow_entry(self, row: Row, ply: Ply | None) -> None:
        before, plies = self._kept, self.match.ply
        if ply is not None:
            self.match.repeat(ply)
        else:
            try:
                self.match.follow(row.text)
            except HernaError as error:
                raise BrokenLog(self.id, row.number, str(error)) from error
        self._state = self.match.state
        self._kept = Kept(self._state)
        self._position = None
        if self.match.ply == plies + 1:
            self.ply_rows.append(row.number)
            played = self.match.line[-1]
            bot = 0 <= played.seat < len(self.chairs) and self.chairs[played.seat].kind == "bot"
            self.transitions[row.number] = Transition(before, played.action, self._kept, played.seat, bot)
        else:
            self.events[row.number] = self._match_event()
        if self.letters:
            self._answer_letters(plies, row.number)
        if self.offer is not None and self.offer.kind != "rematch":
            self.offer = None
        self._end_by_match()
        if self.clock is not None and row.seat is not None and row.spent:
            self.clock.charge(row.seat, row.spent)
        self._run_clock()

    def _match_event(self) -> MatchEvent:
        """What an entry that is not an action has just done to the match."""
        if self.match.closed:
            return events.DiceRevealed()
        if self.match.decided:
            return events.Decided()
        ply = self.match.ply
        first = self.ply_rows[ply]
        del self.ply_rows[ply:]
        return events.TakenBack(ply, first)

    def _answer_letters(self, plies: int, number: int) -> None:
        """An action of the organiser may answer a letter; one that is taken back has not answered any."""
        ply = self.match.ply
        self.letters = [
            replace(each, answer=None, judged=None) if each.answer is not None and each.answer >= ply else each
            for each in self.letters
        ]
        if ply != plies + 1 or self.game.organiser is None or self.match.line[-1].seat != self.organiser:
            return
        seat = self.game.organiser.answered(self.match.line[-1].action)
        for i, each in enumerate(self.letters):
            if each.seat == seat and each.answer is None:
                self.letters[i] = replace(each, answer=plies, judged=number)
                return

    def _follow_event(self, row: Row, event: Event) -> None:  # noqa: PLR0912 - one case for each event
        match event:
            case events.Seated(seat=seat):
                self._reseat(seat, "person")
            case events.BotSeated(seat=seat):
                self._reseat(seat, "bot")
            case events.SeatOpened(seat=seat):
                self._reseat(seat, "open")
            case events.UndoOffered() | events.DrawOffered() | events.BotOffered() | events.RematchOffered():
                self.offer = _offer(row.number, event)
            case events.Answered():
                self._follow_answer(event)
            case events.RematchFounded(table=table):
                self.rematch, self.offer = table, None
            case events.LobbyCancelled():
                self._end((), "cancelled")
            case events.Resigned(name=name):
                if len(self.chairs) == 2:
                    self._end(self.ranking_without(name), "resign")
                    self._run_clock()
            case events.DrawAgreed():
                self._end(self.everyone_equal, "draw")
                self._run_clock()
            case events.FlagFell(name=name):
                self._follow_flag(row, name)
            case events.HintsSettled() | events.WatchersSettled() | events.ChatSettled() | events.SeriesGoesOn():
                self._follow_agreement(event)
            case events.HintTaken() | events.WatcherSaid() | events.SidesDrawn():
                pass
            case events.ServerAway(lasted=lasted):
                if self.clock is not None:
                    self.clock.forgive(lasted)
            case events.TimeJumped(by=by):
                if self.clock is not None and not self._live:  # a node that was there has noticed
                    self.clock.forgive(by)
            case events.LetterHandedIn(seat=seat, words=words):
                self.letters.append(Letter(row.number, seat, words, row.at))
            case events.ProfileChanged(seat=seat, profile=profile):
                self.profiles[seat] = profile
            case events.PapersChanged(papers=papers):
                self.papers.update(papers)
            case events.KeyRenewed(seat=seat, times=times):
                self.renewed[seat] = times
            case events.LinksKept(table=table, times=times):
                self.links_of, self.renewed = table, dict(enumerate(times))
            case events.MatchPaused() | events.MatchResumed():
                self.paused = isinstance(event, events.MatchPaused)
                self._run_clock()
            case _:
                assert_never(event)

    def _follow_agreement(
        self, event: events.HintsSettled | events.WatchersSettled | events.ChatSettled | events.SeriesGoesOn
    ) -> None:
        """What stands at the beginning of a log; an organiser may change some of it later."""
        match event:
            case events.HintsSettled(allowed=allowed):
                self.hints = allowed
            case events.WatchersSettled(allowed=allowed):
                self.watchers_chat = allowed
            case events.ChatSettled(allowed=allowed):
                self.chat = allowed
            case events.SeriesGoesOn(played=played, wins=wins):
                self.series = Series(played, wins)

    def _reseat(self, seat: int, kind: ChairKind) -> None:
        self.chairs[seat] = replace(self.chairs[seat], kind=kind)
        self.offer = None
        self.begun |= all(chair.kind != "open" for chair in self.chairs)
        if self.clock is None or self.clock.running != self._to_act("person"):
            self._run_clock()

    def _follow_answer(self, answer: events.Answered) -> None:
        if self.offer is None or self.offer.number != answer.offer:
            return
        waiting = tuple(seat for seat in self.offer.waiting if seat not in answer.seats)
        self.offer = structs.replace(self.offer, waiting=waiting) if answer.accept and waiting else None

    def _follow_flag(self, row: Row, name: str) -> None:
        rule = self.charter.clock.flag if self.charter.clock else "lose"
        if self.clock is not None and self.clock.rule.kind == "game":
            return  # what the game plays for the seat follows, and is charged
        if rule != "bot":
            self._end(self.everyone_equal if rule == "draw" else self.ranking_without(name), "flag")
        if self.clock is not None and row.seat is not None:
            self.clock.charge(row.seat, row.spent)
            self._run_clock()

    def _end_by_match(self) -> None:
        """The match may have ended, or a match that has ended may have been played on or closed."""
        if self.match.over and self.ending is None:
            why = self.match.decided[0] if self.match.decided else "rules"
            self._end(self.match.ranking(), cast("EndReason", why))
        elif self.match.closed and self.ending is None:  # imported: closed without an end
            self._end(self.everyone_equal, "draw")
        elif self.ending is not None:
            self._end(self.ending.ranking, self.ending.why)

    def _end(self, ranking: Iterable[Iterable[str]], why: EndReason) -> None:
        payoffs = tuple(self.game.payoff(self._state)) if why == "rules" else ()
        self.ending = Ending(
            tuple(tuple(place) for place in ranking), why, self.match.closed, payoffs, self.match.taken_back
        )

    def _run_clock(self) -> None:
        if self.clock is None:
            return
        seat, at = self._to_act("person"), self._moment
        if self.clock.rule.kind == "game":
            self.clock.limit(seat, self.pace if seat is not None else None, at)
        else:
            self.clock.turn(seat, at)
        if self.organiser is None:  # the organiser has explained the game
            self.clock.let_read()


def _offer(number: int, offered: Offered) -> Offer:
    by, waiting = offered.by, offered.waiting
    match offered:
        case events.UndoOffered():
            return Offer(number, "undo", by, waiting, ply=offered.ply)
        case events.BotOffered():
            return Offer(number, "bot", by, waiting, seat=offered.seat, level=offered.level)
        case events.DrawOffered():
            return Offer(number, "draw", by, waiting)
        case events.RematchOffered():
            return Offer(number, "rematch", by, waiting)
