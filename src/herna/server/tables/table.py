"""A table is its log. Commands look at the table and return the rows to be written; rows, once durable, change it.

Rows are of three kinds: entries of the match (actions, `%undo`, `%end`, `%seed`), events of the table (`%sit`, `%bot`,
`%offer`, `%resign`...), and chat. Nothing here waits, reads a clock or knows a connection.
"""

from __future__ import annotations

import json
import random
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, cast

import msgspec

from herna import bots
from herna.engine.errors import HernaError, IllegalAction, NothingToUndo
from herna.engine.game import Game, Pace, State, ranking_text
from herna.engine.kernel import CHANCE
from herna.engine.match import Header, Match, Ply, Ranking
from herna.engine.organiser import Organiser

from .. import identity
from ..errors import Refused
from ..protocol import ClockRule, Ending, Line, Offer, Profile
from .clock import Clock

RowKind = Literal["entry", "event", "chat"]
ChairKind = Literal["open", "person", "bot"]
OfferKind = Literal["undo", "draw", "bot", "rematch"]
Status = Literal["open", "running", "over"]
Why = Literal["rules", "resign", "draw", "flag"]


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the log. `spent` is what its seat's clock was charged for it, in milliseconds, like `at`."""

    number: int
    kind: RowKind
    text: str
    at: int
    seat: int | None = None
    spent: int = 0


@dataclass(frozen=True)
class Chair:
    """Who has a seat. `key` and `person` are digests of secrets that open it, `invite` of one that lets one sit."""

    kind: ChairKind
    nickname: str = ""
    level: str | None = None
    key: str | None = None
    person: str | None = None
    invite: str | None = None


@dataclass(frozen=True)
class Charter:
    """What was agreed before the first action."""

    id: str
    header: Header
    seed: bytes | None = field(repr=False)
    created: int
    kinds: tuple[ChairKind, ...]
    clock: ClockRule | None = None
    public: bool = True
    previous: str | None = None


@dataclass(frozen=True)
class Summary:
    """What lists and searches need to know of a table."""

    status: Status
    turn: int | None
    ply: int
    result: str | None


@dataclass(frozen=True)
class Founding:
    """Everything that is stored when a table comes into being."""

    charter: Charter
    chairs: tuple[Chair, ...]
    rows: tuple[Row, ...]
    summary: Summary


@dataclass(frozen=True)
class Step:
    """What a command wants to be written, all of it or nothing."""

    rows: tuple[Row, ...]
    summary: Summary
    chairs: Mapping[int, Chair] = field(default_factory=dict)
    founding: Founding | None = None  # a rematch
    plies: tuple[Ply, ...] = ()  # what the first rows play, tried already


@dataclass(frozen=True, slots=True)
class Moment:
    """An action as it was played, with the states around it."""

    before: State
    action: int
    after: State
    seat: int
    bot: bool  # a bot sat there then


@dataclass(frozen=True, slots=True)
class Letter:
    """Something handed in to the organiser. `answer` is the ply that answered it, None while it waits."""

    number: int
    seat: int
    text: str
    at: int
    answer: int | None = None


def found(
    match: Match,
    chairs: Sequence[Chair],
    now: int,
    *,
    clock: ClockRule | None,
    public: bool,
    previous: str | None = None,
    id: str | None = None,
    events: Sequence[str] = (),
) -> Founding:
    """A table for a match that may already have entries, with events that are to be known from the beginning."""
    players = chairs[: match.header.seats]
    header = replace(match.header, players=tuple(_player(chair) for chair in players))
    charter = Charter(
        id=id or identity.fresh_id(),
        header=header,
        seed=match.seed,
        created=now,
        kinds=tuple(chair.kind for chair in chairs),
        clock=clock,
        public=public,
        previous=previous,
    )
    texts = [*(("event", event) for event in events), *(("entry", entry) for entry in match.entries)]
    rows = tuple(Row(number, cast("RowKind", kind), text, now) for number, (kind, text) in enumerate(texts))
    table = Table(match.game, charter, chairs, rows)
    return Founding(charter, tuple(chairs), rows, table.summary())


def _player(chair: Chair) -> str:
    return f"bot:{chair.level}" if chair.kind == "bot" else chair.nickname or "person"


class Table:
    def __init__(self, game: Game, charter: Charter, chairs: Sequence[Chair], rows: Iterable[Row] = ()) -> None:
        self.game = game
        self.charter = charter
        self.chairs = [replace(chair, kind=kind) for chair, kind in zip(chairs, charter.kinds, strict=True)]
        self.match = Match(game, charter.header, charter.seed)
        self.names = game.notation.seats(self.match.state)
        self.rows: list[Row] = []
        self.moments: dict[int, Moment] = {}
        self.told: dict[int, Line] = {}  # lines that are the same for all who look
        self.offer: Offer | None = None
        self.ending: Ending | None = None
        self.rematch: str | None = None
        self.paused = False
        self.letters: list[Letter] = []
        self.profiles: dict[int, Profile] = {}
        self.papers: dict[str, str] = {}
        self.renewed: dict[int, int] = {}  # how often the link of a seat was replaced
        self.organiser = game.organiser_of(self.match.state)
        self.clock = Clock(charter.clock, len(chairs)) if charter.clock else None
        self._state = self.match.state
        self._position: str | None = None
        self._run_clock(charter.created)
        for row in rows:
            self.follow(row)

    # --- questions --------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.charter.id

    @property
    def number(self) -> int:
        """Of the last row; -1 before the first."""
        return len(self.rows) - 1

    @property
    def state(self) -> State:
        """The present state, not to be changed."""
        return self._state

    @property
    def position(self) -> str:
        """The present state as text, hidden things included; written once for all who look."""
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

    def claims(self, digests: Iterable[str]) -> frozenset[int]:
        """The seats that somebody who knows these secrets may hold, a bot sitting there meanwhile or not."""
        return frozenset(
            seat
            for seat, chair in enumerate(self.chairs)
            for digest in digests
            if chair.kind != "open" and (identity.same(chair.key, digest) | identity.same(chair.person, digest))
        )

    def held(self, claims: Iterable[int]) -> frozenset[int]:
        return frozenset(seat for seat in claims if self.chairs[seat].kind == "person")

    def bot_to_act(self) -> int | None:
        """The seat of a bot whose turn it is."""
        seat = self.turn
        if seat is None or self.paused or self.status != "running" or self.chairs[seat].kind != "bot":
            return None
        return seat

    def needs_care(self) -> bool:
        """A bot is to act or a clock runs: somebody has to look after the table even if nobody is connected."""
        return self.bot_to_act() is not None or (self.clock is not None and self.clock.running is not None)

    def summary(self, trial: Match | None = None, chairs: Sequence[Chair] | None = None) -> Summary:
        """Of the table as it is, or with another match or other chairs."""
        match = trial or self.match
        status: Status = "running"
        if self.ending is not None or match.over or match.closed:
            status = "over"
        elif any(chair.kind == "open" for chair in chairs or self.chairs):
            status = "open"
        result = ranking_text(self.ending.ranking) if self.ending else match.result()
        return Summary(status, match.seat if match.seat >= 0 and not match.closed else None, match.ply, result)

    # --- the fold ---------------------------------------------------------------------------------

    def take_in(self, step: Step) -> None:
        """Take in a step that is durable; what was tried when it was decided need not be worked out again."""
        for i, row in enumerate(step.rows):
            self.follow(row, step.plies[i] if i < len(step.plies) else None)
        for seat, chair in step.chairs.items():
            self.chairs[seat] = chair

    def follow(self, row: Row, ply: Ply | None = None) -> None:
        """Take in a row that is durable, with the ply that it plays if that is known to be legal here."""
        if row.number != len(self.rows):
            raise ValueError(f"row {row.number} does not follow row {self.number}")
        self.rows.append(row)
        if row.kind == "entry":
            self._follow_entry(row, ply)
        elif row.kind == "event":
            word, *values = row.text[1:].split(" ")
            getattr(self, f"_on_{word}")(row, *values)

    def _follow_entry(self, row: Row, ply: Ply | None = None) -> None:
        before, line = self._state, self.match.ply
        if ply is None:
            self.match.follow(row.text)
        else:
            self.match.repeat(ply)
        self._state = self.match.state
        self._position = None
        if self.match.ply == line + 1:
            played = self.match.line[-1]
            bot = 0 <= played.seat < len(self.chairs) and self.chairs[played.seat].kind == "bot"
            self.moments[row.number] = Moment(before, played.action, self._state, played.seat, bot)
        if self.letters:
            self._answer_letters(line)
        if self.offer is not None and self.offer.kind != "rematch":
            self.offer = None
        if self.match.over and self.ending is None:
            why = self.match.decided[0] if self.match.decided else "rules"
            self._end(self.match.ranking(), cast("Why", why))
        elif self.match.closed and self.ending is None:  # imported: closed without an end
            self._end(self._equal(), "draw")
        if self.ending is not None:
            self._end(self.ending.ranking, self.ending.why)
        if self.clock is not None and row.seat is not None and row.spent:
            self.clock.charge(row.seat, row.spent)
        self._run_clock(row.at)

    def _answer_letters(self, line: int) -> None:
        """What the organiser has just played may answer a letter; what is taken back has not answered any."""
        ply = self.match.ply
        self.letters = [
            replace(each, answer=None) if each.answer is not None and each.answer >= ply else each
            for each in self.letters
        ]
        if ply != line + 1 or self.game.organiser is None or self.match.line[-1].seat != self.organiser:
            return
        seat = self.game.organiser.answered(self.match.line[-1].action)
        for i, each in enumerate(self.letters):
            if each.seat == seat and each.answer is None:
                self.letters[i] = replace(each, answer=line)
                return

    def _on_letter(self, row: Row, seat: str, *words: str) -> None:
        self.letters.append(Letter(row.number, int(seat), " ".join(words), row.at))

    def _on_profile(self, row: Row, seat: str, *words: str) -> None:
        self.profiles[int(seat)] = msgspec.json.decode(" ".join(words), type=Profile)

    def _on_papers(self, row: Row, *words: str) -> None:
        self.papers.update(json.loads(" ".join(words)))

    def _on_key(self, row: Row, seat: str, times: str) -> None:
        self.renewed[int(seat)] = int(times)

    def _on_halt(self, row: Row) -> None:
        self.paused = True
        self._run_clock(row.at)

    def _on_resume(self, row: Row) -> None:
        self.paused = False
        self._run_clock(row.at)

    def _on_sit(self, row: Row, seat: str, *_: str) -> None:
        self._seat_changes(int(seat), "person", row)

    def _on_bot(self, row: Row, seat: str, *_: str) -> None:
        self._seat_changes(int(seat), "bot", row)

    def _on_open(self, row: Row, seat: str, *_: str) -> None:
        self._seat_changes(int(seat), "open", row)

    def _seat_changes(self, seat: int, kind: ChairKind, row: Row) -> None:
        self.chairs[seat] = replace(self.chairs[seat], kind=kind)
        self.offer = None
        if self.clock is None or self.clock.running != self._clock_seat():
            self._run_clock(row.at)

    def _on_offer(self, row: Row, kind: OfferKind, by: str, value: str, *more: str) -> None:
        waiting, level = (*more, "medium")[:2]  # logs of older versions name no level
        number = int(value) if value != "-" else None
        self.offer = Offer(
            number=row.number,
            kind=kind,
            by=int(by),
            waiting=tuple(int(seat) for seat in waiting.split(",")),
            seat=number if kind == "bot" else None,
            ply=number if kind == "undo" else None,
            level=level if kind == "bot" else None,
        )

    def _on_answer(self, row: Row, number: str, seats: str, word: str) -> None:
        if self.offer is None or self.offer.number != int(number):
            return
        agreed = {int(seat) for seat in seats.split(",")}
        waiting = tuple(seat for seat in self.offer.waiting if seat not in agreed)
        self.offer = _with_waiting(self.offer, waiting) if word == "yes" and waiting else None

    def _on_resign(self, row: Row, name: str) -> None:
        if len(self.chairs) == 2:
            self._end(self._last(name), "resign")
            self._run_clock(row.at)

    def _on_draw(self, row: Row) -> None:
        self._end(self._equal(), "draw")
        self._run_clock(row.at)

    def _on_flag(self, row: Row, name: str) -> None:
        rule = self.charter.clock.flag if self.charter.clock else "lose"
        if self.clock is not None and self.clock.rule.kind == "game":
            return  # what the game plays for the seat follows, and is charged
        if rule != "bot":
            self._end(self._equal() if rule == "draw" else self._last(name), "flag")
        if self.clock is not None and row.seat is not None:
            self.clock.charge(row.seat, row.spent)
            self._run_clock(row.at)

    def _on_pause(self, row: Row, pause: str) -> None:
        if self.clock is not None:
            self.clock.forgive(int(pause))

    def _on_rematch(self, row: Row, table: str) -> None:
        self.rematch = table
        self.offer = None

    def _end(self, ranking: Iterable[Iterable[str]], why: Why) -> None:
        payoffs = tuple(self.game.payoff(self._state)) if why == "rules" else ()
        self.ending = Ending(tuple(tuple(place) for place in ranking), why, self.match.closed, payoffs)

    def _equal(self) -> Ranking:
        return (tuple(self.players),)

    def _last(self, name: str) -> Ranking:
        return (tuple(other for other in self.players if other != name), (name,))

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the seats that play; an organiser's is not among them."""
        return self.names[: self.charter.header.seats]

    def _clock_seat(self) -> int | None:
        seat = self.turn
        if seat is None or self.paused or self.status != "running" or self.chairs[seat].kind != "person":
            return None
        return seat

    def _run_clock(self, at: int) -> None:
        if self.clock is None:
            return
        seat = self._clock_seat()
        if self.clock.rule.kind == "game":
            self.clock.limit(seat, self._pace() if seat is not None else None, at)
        else:
            self.clock.turn(seat, at)

    def _pace(self) -> Pace | None:
        return None if self.game.pace is None else self.game.pace(self._state)

    # --- playing ----------------------------------------------------------------------------------

    def play(
        self,
        held: frozenset[int],
        ply: int,
        action: int | str,
        now: int,
        *,
        note: str = "",
        by: int | None = None,
        before: tuple[Row, ...] = (),
    ) -> Step:
        """An action of a seat that is held, with what chance makes of it; the dice are revealed at the end.

        `by` is the organiser, if it acts for the seat; `before` are rows to be written first.
        """
        self._refuse_closed()
        if self.status == "open":
            raise Refused("waiting", "open seats are still to be taken")
        if ply != self.match.ply:
            raise Refused("stale", f"the position has changed: {self.match.ply} actions have been played, not {ply}")
        if self.paused and by is None and self.organiser not in held:
            raise Refused("paused", "the organiser has paused the match")
        if not self.may_act(held) and not (self.match.over and self.may_go_on(held)):
            raise Refused("not_your_turn", f"{self.match.actor} is to act")
        trial = self.match.copy()
        entries = self._tried(trial, action, tidy(note))
        if self.game.owner is not None and not self.match.over and trial.line[ply].seat not in held:
            raise Refused("not_your_turn", f"this is for {self.names[trial.line[ply].seat]} to do")
        seat = by if by is not None else trial.line[ply].seat if trial.line[ply].seat in held else None
        if trial.over and not self._epilogue(trial):
            entries += trial.close()
        spent = self.clock.elapsed(now) if self.clock is not None and seat == self.clock.running else 0
        rows = self._entries(entries, now, seat, spent, skip=len(before))
        plies = () if before else tuple(trial.line[self.match.ply :])
        return Step((*before, *rows), self.summary(trial), plies=plies)

    def may_act(self, held: frozenset[int]) -> bool:
        """The seat to act is held, or others may act beside it."""
        return self.match.seat in held or (self.game.owner is not None and bool(held) and not self.match.over)

    def own_action(self, seat: int, action: int) -> int:
        """What a bot has chosen, or where that is another seat's to do, something of its own."""
        if self.game.owner is None or self.game.owner_of(self._state, action) == seat:
            return action
        own = [each for each in self.game.legal(self._state) if self.game.owner_of(self._state, each) == seat]
        return random.choice(own) if own else action

    def _tried(self, trial: Match, action: int | str, note: str = "") -> list[str]:
        try:
            return trial.play(action, note)
        except IllegalAction as error:
            raise Refused("illegal", str(error), self.game.stage.explain(error.reason)) from None
        except HernaError as error:
            raise Refused("unreadable", str(error)) from None

    def may_go_on(self, held: frozenset[int]) -> bool:
        """Some games leave something to do after the end; it is for a person who did not win to want it."""
        best = self.ending.ranking[0] if self.ending and self.ending.ranking else ()
        return any(self.names[seat] not in best for seat in held)

    def _epilogue(self, trial: Match) -> bool:
        best = next(iter(self.game.notation.ranking(trial.state)), ())
        wanted = any(self.names[seat] not in best for seat in self.people)
        return wanted and bool(self.game.legal(trial.state)) and self.ending is None

    def finish(self, held: frozenset[int], now: int) -> Step:
        """Close a match that is over although something could still be played."""
        self._refuse_spectators(held)
        if self.ending is None:
            raise Refused("not_over", "the match is still being played")
        self._refuse_closed()
        if not self.may_go_on(held):
            raise Refused("not_your_turn", "another seat may still want to go on")
        trial = self.match.copy()
        return Step(self._entries(trial.close(), now), self.summary(trial))

    def _refuse_closed(self) -> None:
        if self.match.closed or (self.ending is not None and self.ending.why != "rules"):
            raise Refused("over", "the match is over")

    def _refuse_ended(self) -> None:
        if self.ending is not None:
            raise Refused("over", "the match is over")

    def _refuse_spectators(self, held: frozenset[int]) -> None:
        if not held:
            raise Refused("not_seated", "only those who play can do that")

    def _entries(
        self, entries: Sequence[str], now: int, seat: int | None = None, spent: int = 0, skip: int = 0
    ) -> tuple[Row, ...]:
        first = len(self.rows) + skip
        return tuple(
            Row(first + i, "entry", entry, now, None if i else seat, 0 if i else spent)
            for i, entry in enumerate(entries)
        )

    def _event(self, text: str, now: int, seat: int | None = None, spent: int = 0, skip: int = 0) -> Row:
        return Row(len(self.rows) + skip, "event", text, now, seat, spent)

    # --- undo, draw, resign, time -----------------------------------------------------------------

    def undo(self, held: frozenset[int], now: int) -> Step:
        """Back to the last position in which the seat had a choice: at once, or as an offer to the others."""
        self._refuse_spectators(held)
        self._refuse_ended()
        if not self.game.takebacks:
            raise Refused("nothing_to_undo", "nothing is taken back in this game")
        back = next((ply for ply in range(self.match.ply - 1, -1, -1) if self._was_choice(ply, held)), None)
        if back is None:
            raise Refused("nothing_to_undo", "there is nothing of yours to take back")
        others = self.people - held
        if not others or self._nothing_learnt(back):
            return self._take_back(back, now, ())
        return self._propose("undo", held, others, now, back)

    def _was_choice(self, ply: int, held: frozenset[int]) -> bool:
        return self.match.line[ply].seat in held and len(self.game.legal(self.match.at(ply))) > 1

    def _nothing_learnt(self, back: int) -> bool:
        """The same player is still to act, and neither chance nor anybody else has acted since."""
        seat = self.match.line[back].seat
        return self.match.seat == seat and all(played.seat == seat for played in self.match.line[back:])

    def _take_back(self, back: int, now: int, before: tuple[Row, ...]) -> Step:
        trial = self.match.copy()
        try:
            entries = trial.back_to(back)
        except NothingToUndo as error:
            raise Refused("nothing_to_undo", str(error)) from None
        return Step(before + self._entries(entries, now, skip=len(before)), self.summary(trial))

    def draw(self, held: frozenset[int], now: int) -> Step:
        self._refuse_spectators(held)
        self._refuse_ended()
        others = self.people - held
        if len(self.people) < len(self.chairs) or not others:
            raise Refused("bots_decline", "a draw is agreed between people")
        return self._propose("draw", held, others, now)

    def resign(self, held: frozenset[int], now: int) -> Step:
        """Between two the match is over; among more a bot goes on in the seat."""
        self._refuse_spectators(held)
        self._refuse_ended()
        self._refuse_organiser(held)
        seat = self.match.seat if self.match.seat in held else min(held)
        row = self._event(f"%resign {self.names[seat]}", now, seat)
        if len(self.chairs) == 2:
            return self._closing(row, now, "resign", self._last(self.names[seat]))
        return self._to_bot(seat, "medium", "resigned", now, (row,))

    def flag_fall(self, now: int) -> Step | None:
        """What the fall of a flag means at this table; None if none has fallen."""
        if self.clock is None or self.charter.clock is None or self.ending is not None:
            return None
        seat = self.clock.fallen(now)
        if seat is None:
            return None
        if self.clock.rule.kind == "game":
            return self._too_late(seat, now)
        row = self._event(f"%flag {self.names[seat]}", now, seat, self.clock.elapsed(now))
        if self.charter.clock.flag == "bot":
            return self._to_bot(seat, "medium", "flag", now, (row,))
        ranking = self._equal() if self.charter.clock.flag == "draw" else self._last(self.names[seat])
        return self._closing(row, now, "flag", ranking)

    def _too_late(self, seat: int, now: int) -> Step | None:
        """A limit of the game has passed: the game says what is played."""
        pace = self._pace()
        if pace is None:
            return None
        row = self._event(f"%flag {self.names[seat]}", now, seat)
        return self.play(frozenset({seat}), self.match.ply, pace.action, now, before=(row,))

    def pause(self, lasted: int, now: int) -> Step:
        """The server was away for so many milliseconds; nobody is charged for them."""
        return Step((self._event(f"%pause {lasted}", now),), self.summary())

    def _closing(self, row: Row, now: int, why: str, ranking: Ranking, before: tuple[Row, ...] = ()) -> Step:
        trial = self.match.copy()
        entries = [*trial.end(why, ranking), *trial.close()]
        rows = (*before, row, *self._entries(entries, now, skip=len(before) + 1))
        return Step(rows, Summary("over", None, self.match.ply, ranking_text(ranking)))

    # --- offers -----------------------------------------------------------------------------------

    def _propose(
        self,
        kind: OfferKind,
        held: frozenset[int],
        others: set[int],
        now: int,
        value: int | None = None,
        *,
        level: str | None = None,
    ) -> Step:
        pending = self.offer
        if pending is not None:
            if (
                pending.kind == kind
                and held & set(pending.waiting)
                and value == (pending.ply if kind == "undo" else pending.seat)
            ):
                return self.answer(held, pending.number, True, now)  # two had the same wish
            raise Refused("offer_pending", "another question waits for an answer")
        seats = ",".join(map(str, sorted(others)))
        text = f"%offer {kind} {min(held)} {'-' if value is None else value} {seats}{f' {level}' if level else ''}"
        return Step((self._event(text, now, min(held)),), self.summary())

    def answer(self, held: frozenset[int], number: int, accept: bool, now: int) -> Step:
        self._refuse_spectators(held)
        offer = self.offer
        if offer is None or offer.number != number:
            raise Refused("no_offer", "that question is not open any more")
        mine = held & set(offer.waiting)
        withdrawn = offer.by in held and not accept
        if not mine and not withdrawn:
            raise Refused("no_offer", "that question is not for you")
        seats = ",".join(map(str, sorted(mine or {offer.by})))
        row = self._event(f"%answer {number} {seats} {'yes' if accept else 'no'}", now, min(mine or {offer.by}))
        if not accept or set(offer.waiting) - mine:
            return Step((row,), self.summary())
        return self._agreed(offer, row, now)

    def _agreed(self, offer: Offer, row: Row, now: int) -> Step:
        if offer.kind == "undo" and offer.ply is not None:
            return self._take_back(offer.ply, now, (row,))
        if offer.kind == "bot" and offer.seat is not None:
            return self._to_bot(offer.seat, offer.level or "medium", "agreed", now, (row,))
        if offer.kind == "draw":
            return self._closing(self._event("%draw", now, skip=1), now, "draw", self._equal(), (row,))
        return self._rematch(now, (row,))

    # --- chairs -----------------------------------------------------------------------------------

    def sit(self, seat: int | None, chair: Chair, invite: str | None, now: int) -> Step:
        """Take an open seat: any of a public table, or the one that the invitation is for."""
        invited = [s for s, c in enumerate(self.chairs) if invite is not None and identity.same(c.invite, invite)]
        if invite is not None and not invited:
            raise Refused("bad_secret", "this invitation is not valid any more")
        if invite is None and not self.charter.public:
            raise Refused("forbidden", "this table can be joined only by its links")
        free = [s for s, c in enumerate(self.chairs) if c.kind == "open" and (not invited or s in invited)]
        if seat is not None:
            free = [s for s in free if s == seat]
        if not free:
            raise Refused("taken", "the seat is taken")
        return self._reseat(free[0], chair, f"%sit {free[0]} {chair.nickname}", now)

    def seat_to_bot(self, held: frozenset[int], seat: int, level: str, absent: bool, now: int) -> Step:
        self._refuse_spectators(held)
        self._refuse_ended()
        if level not in bots.LEVELS:
            raise Refused("bad_option", f"there is no bot of level {level!r}")
        if seat >= len(self.chairs) or self.chairs[seat].kind != "person":
            raise Refused("taken", "nobody sits there")
        self._refuse_organiser(frozenset({seat}))
        if self.organiser in held:
            return self._to_bot(seat, level, "agreed", now)
        if seat in held:
            return self._to_bot(seat, level, "left", now)
        if not absent:
            raise Refused("present", "that person is still here")
        others = self.people - held - {seat}
        if not others:
            return self._to_bot(seat, level, "agreed", now)
        return self._propose("bot", held, others, now, seat, level=level)

    def seat_back(self, claims: frozenset[int], now: int) -> Step:
        mine = [seat for seat in sorted(claims) if self.chairs[seat].kind == "bot"]
        self._refuse_ended()
        if not mine:
            raise Refused("not_seated", "no bot has a seat of yours")
        chair = replace(self.chairs[mine[0]], kind="person", level=None)
        return self._reseat(mine[0], chair, f"%sit {mine[0]} {chair.nickname}", now)

    def bot_failed(self, seat: int, now: int) -> Step:
        """A bot that cannot go on gives way to the simplest one, and that one to whoever wants the seat."""
        if self.chairs[seat].level != "random":
            return self._to_bot(seat, "random", "failed", now)
        return self._reseat(seat, Chair("open"), f"%open {seat} failed", now)

    def _to_bot(self, seat: int, level: str, why: str, now: int, before: tuple[Row, ...] = ()) -> Step:
        chair = replace(self.chairs[seat], kind="bot", level=level)
        return self._reseat(seat, chair, f"%bot {seat} {level} {why}", now, before)

    def _reseat(self, seat: int, chair: Chair, text: str, now: int, before: tuple[Row, ...] = ()) -> Step:
        chairs = [*self.chairs[:seat], chair, *self.chairs[seat + 1 :]]
        row = self._event(text, now, seat, skip=len(before))
        return Step((*before, row), self.summary(chairs=chairs), {seat: chair})

    def ask_rematch(self, held: frozenset[int], now: int) -> Step:
        self._refuse_spectators(held)
        if self.ending is None:
            raise Refused("not_over", "the match is still being played")
        if self.rematch is not None:
            raise Refused("over", "the next match has begun already")
        others = self.people - held
        return self._propose("rematch", held, others, now) if others else self._rematch(now, ())

    def _rematch(self, now: int, before: tuple[Row, ...]) -> Step:
        chairs = [*self.chairs[-1:], *self.chairs[:-1]]
        header = self.charter.header
        options = self.game.renew_options(header.options)
        match = Match.begin(self.game, seats=header.seats, dice=header.commitment is not None, options=options)
        charter = self.charter
        founding = found(match, chairs, now, clock=charter.clock, public=charter.public, previous=self.id)
        row = self._event(f"%rematch {founding.charter.id}", now, skip=len(before))
        return Step((*before, row), self.summary(), founding=founding)

    # --- an organiser -----------------------------------------------------------------------------

    def _organised(self) -> Organiser:
        if self.organiser is None or self.game.organiser is None:
            raise Refused("forbidden", "this match has no organiser")
        return self.game.organiser

    def _refuse_organiser(self, seats: frozenset[int]) -> None:
        if self.organiser in seats:
            raise Refused("forbidden", "no match goes on without its organiser")

    def _refuse_others(self, held: frozenset[int]) -> Organiser:
        game = self._organised()
        if self.organiser not in held:
            raise Refused("forbidden", "only the organiser can do that")
        return game

    def write_letter(self, held: frozenset[int], text: str, now: int, by: int | None = None) -> Step:
        """Hand something in. One letter of a seat waits at a time."""
        self._refuse_spectators(held)
        game, seat, words = self._organised(), min(held), tidy(text)
        if self.paused and by is None:
            raise Refused("paused", "the organiser has paused the match")
        if not words:
            raise Refused("malformed", "there is nothing in that letter")
        if not game.may_write(self._state, seat) or any(each.seat == seat for each in self.waiting_letters()):
            raise Refused("forbidden", "the organiser takes no letter of yours now")
        return Step((self._event(f"%letter {seat} {words}", now, by if by is not None else seat),), self.summary())

    def waiting_letters(self) -> list[Letter]:
        """In the order in which they were handed in."""
        return [each for each in self.letters if each.answer is None]

    def introduce(self, held: frozenset[int], seat: int, nickname: str, profile: Profile, now: int) -> Step:
        """Name a seat and give it a flag."""
        self._refuse_spectators(held)
        if seat >= len(self.chairs) or (seat not in held and self.organiser not in held):
            raise Refused("forbidden", "that seat is not yours")
        chair = replace(self.chairs[seat], nickname=nickname)
        row = self._event(profile_event(seat, profile), now, seat)
        return Step((row,), self.summary(), {seat: chair})

    def renew(self, held: frozenset[int], seat: int, key: str, now: int) -> Step:
        """Another secret for a seat, since the old one was lost or seen."""
        self._refuse_others(held)
        self._refuse_organiser(frozenset({seat}))
        if seat >= len(self.chairs):
            raise Refused("taken", "there is no such seat")
        chair = replace(self.chairs[seat], key=key, person=None)
        row = self._event(f"%key {seat} {self.renewed.get(seat, 0) + 1}", now, min(held))
        return Step((row,), self.summary(), {seat: chair})

    def pause_match(self, held: frozenset[int], paused: bool, now: int) -> Step:
        self._refuse_others(held)
        self._refuse_ended()
        if self.paused == paused:
            raise Refused("stale", "that has been done already")
        return Step((self._event("%halt" if paused else "%resume", now, min(held)),), self.summary())

    def close_turns(self, held: frozenset[int], now: int) -> Step:
        """Close all turns that are open, one after the other."""
        game = self._refuse_others(held)
        self._refuse_ended()
        trial = self.match.copy()
        entries: list[str] = []
        while (action := game.closing(trial.state)) is not None:
            entries += self._tried(trial, action)
        if not entries:
            raise Refused("stale", "no turn is open")
        rows = self._entries(entries, now)
        rows = tuple(replace(row, seat=self.organiser) for row in rows)
        return Step(rows, self.summary(trial), plies=tuple(trial.line[self.match.ply :]))

    def corrections(self) -> list[int]:
        """The plies that the organiser may replace: nothing but its own actions has happened since."""
        if self.organiser is None or self.game.organiser is None or self.ending is not None:
            return []
        found = []
        for ply in range(self.match.ply - 1, -1, -1):
            played = self.match.line[ply]
            if played.seat != self.organiser:
                break
            if self.game.organiser.may_correct(played.action):
                found.append(ply)
        return found

    def correct(self, held: frozenset[int], ply: int, action: str, note: str, now: int) -> Step:
        """Go back, play another action, and then the same ones as before."""
        self._refuse_others(held)
        self._refuse_ended()
        if ply not in self.corrections():
            raise Refused("too_late", "others have acted since; this cannot be corrected any more")
        trial = self.match.copy()
        entries = trial.back_to(ply)
        entries += self._tried(trial, action, tidy(note))
        if self.game.organiser is None or not self.game.organiser.may_correct(trial.line[ply].action):
            raise Refused("illegal", "that is another kind of action")
        for played in self.match.line[ply + 1 :]:
            entries += self._tried(trial, played.action, played.note)
        rows = tuple(replace(row, seat=self.organiser) for row in self._entries(entries, now))
        return Step(rows, self.summary(trial))

    def rewrite(self, held: frozenset[int], papers: Mapping[str, str], now: int) -> Step:
        """Replace texts of the organiser."""
        self._refuse_others(held)
        return Step((self._event(papers_event(papers), now, min(held)),), self.summary())

    # --- chat -------------------------------------------------------------------------------------

    def chat(self, held: frozenset[int], text: str, now: int) -> Step:
        self._refuse_spectators(held)
        words = tidy(text)
        if not words:
            raise Refused("malformed", "there is nothing in that message")
        return Step((Row(len(self.rows), "chat", words, now, min(held)),), self.summary())


def _with_waiting(offer: Offer, waiting: tuple[int, ...]) -> Offer:
    return msgspec.structs.replace(offer, waiting=waiting)


def profile_event(seat: int, profile: Profile) -> str:
    return f"%profile {seat} {msgspec.json.encode(tidy_profile(profile)).decode()}"


def papers_event(papers: Mapping[str, str]) -> str:
    return f"%papers {json.dumps({tidy(name): text.strip() for name, text in papers.items()}, ensure_ascii=False)}"


FLAG_WIDTH, FLAG_HEIGHT = 300, 200
MOST_STROKES, MOST_POINTS = 60, 2000


def tidy_profile(profile: Profile) -> Profile:
    """As a stranger may send it: a colour is a colour, lines stay on the flag, and there are not too many."""
    strokes: list[tuple[int, ...]] = []
    points = 0
    for stroke in profile.strokes[:MOST_STROKES]:
        kept = stroke[: 2 * min(len(stroke) // 2, MOST_POINTS - points)]
        points += len(kept) // 2
        limits = (FLAG_WIDTH, FLAG_HEIGHT)
        if kept:
            strokes.append(tuple(min(max(int(value), 0), limits[i % 2]) for i, value in enumerate(kept)))
    return Profile(
        leader=tidy(profile.leader)[:60],
        emoji=tidy_emoji(profile.emoji)[:12],
        colour=profile.colour.lower() if re.fullmatch("#[0-9a-fA-F]{6}", profile.colour) else "",
        strokes=tuple(strokes),
    )


JOINER = "\u200d"
STRAY = re.compile(rf"(?<![^\w\s]){JOINER}|{JOINER}(?![^\w\s])")


def tidy_emoji(text: str) -> str:
    return tidy(text).replace(" ", "")


def tidy(text: str) -> str:
    """What a person typed, in one line and without control characters.

    One emoji may be several joined by invisible characters; those are kept there, and nowhere else.
    """
    seen = (c for c in text if c.isspace() or c == JOINER or unicodedata.category(c)[0] != "C")
    return " ".join(STRAY.sub("", "".join(seen)).split())


# --- what may be known --------------------------------------------------------------------------------------------


def seen(game: Game, state: State, seat: int | None, seats: int) -> State:
    """A state as a seat may know it; a spectator knows what every seat knows."""
    if not game.hides:
        return state
    if seat is not None:
        return game.observed(state, seat)
    view: State = state
    for each in range(seats):
        view = game.observed(view, each)
    return view


def is_chance(moment: Moment) -> bool:
    return moment.seat == CHANCE
