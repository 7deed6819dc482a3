"""Match: a header and a log. State, undo, replay and result all fold the same log.

The log only grows. An entry is an action in the game's notation, chance included, or a table event:
`%undo N` (back to the position after N actions), `%end WHY RANKING` (decided off the board: resign, draw or flag) or
`%seed HEX` (the dice are revealed, the match is closed). A text in double quotes may follow an action; it is kept.
What chance does follows from the seed and the line that stands, as `dice` says: taking an action back and playing it
again meets the same luck.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from numbers import Integral
from typing import TYPE_CHECKING

import numpy as np

from . import dice
from .errors import DiceDecide, MatchClosed, NothingToUndo, UnreadableAction
from .kernel import CHANCE, NOBODY, entropy
from .notation import ranking_text
from .options import Options
from .state import State, Step, copy_of
from .values import is_a

if TYPE_CHECKING:
    from .game import Game

CHECKPOINT = 32
EVENT = "%"
OFF_BOARD = ("resign", "draw", "flag")
Ranking = tuple[tuple[str, ...], ...]
QUOTE = '"'


@dataclass(frozen=True)
class Header:
    """What is agreed before the first action."""

    game: str
    rules: str
    seats: int
    options: Options
    players: tuple[str, ...] = ()
    commitment: str | None = None  # None: chance outcomes are entered by hand
    given: int = 0  # entries from another match (a branch): their dice are not ours
    drawn: tuple[str, ...] = ()  # options that were left open and drawn from the seed
    imported: bool = False  # a server has it from a file: names and dice are as the file says
    format: int = dice.FORMAT  # of the log; it decides what chance events follow from


@dataclass(frozen=True)
class Ply:
    """One action as it was played."""

    action: int
    text: str
    seat: int
    note: str = ""  # a text sent with it, not part of the action

    @property
    def entry(self) -> str:
        return f'{self.text} "{self.note}"' if self.note else self.text


class Match:
    """A match in play. Every method either succeeds or leaves the match unchanged."""

    def __init__(self, game: Game, header: Header, seed: bytes | None = None) -> None:
        self.game = game
        self.header = header
        self.seed = seed
        self.closed = False
        self.decided: tuple[str, Ranking] | None = None  # off the board: the reason and the ranking
        self.entries: list[str] = []
        self.line: list[Ply] = []
        self.taken_back = 0  # how often
        self._source = dice.source(header.format)
        self._state = game.first_state(header.rules, header.seats, header.options)
        self._seat: int | None = None  # the seat to act by the rules, computed on demand
        self._checkpoints = [copy_of(self._state)]

    @classmethod
    def begin(
        cls,
        game: Game,
        *,
        seats: int | None = None,
        seed: int | bytes | None = None,
        dice: bool = True,
        options: Mapping[str, object] | None = None,
        players: Iterable[str] = (),
    ) -> Match:
        """A new match. With dice, chance events are rolled as they come; without, they are played like actions."""
        drawn = _seed(seed)
        secret = drawn if dice else None
        chosen = game.read_options(options or {})
        settled = game.settle_options(chosen, drawn)
        header = Header(
            game=game.name,
            rules=game.rules,
            seats=game.read_seats(seats, chosen),
            options=settled,
            players=tuple(players),
            commitment=entropy.commitment(secret) if secret else None,
            drawn=tuple(name for name in settled if secret and settled[name] != chosen[name]),
        )
        match = cls(game, header, secret)
        match.roll()
        return match

    @classmethod
    def fold(cls, game: Game, header: Header, entries: Iterable[str], seed: bytes | None = None) -> Match:
        """The match that a log describes. Nothing is rolled; a pending chance event waits for `roll`."""
        match = cls(game, header, seed)
        for entry in entries:
            match.follow(entry)
        return match

    def copy(self) -> Match:
        """An independent copy, to try something on."""
        trial = object.__new__(Match)
        trial.__dict__.update(self.__dict__)
        trial.entries = self.entries.copy()
        trial.line = self.line.copy()
        trial._source = self._source.copy()
        trial._state = copy_of(self._state)
        trial._checkpoints = self._checkpoints.copy()
        return trial

    # --- questions --------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        return len(self.line)

    @property
    def state(self) -> State:
        return copy_of(self._state)

    @property
    def seat(self) -> int:
        """The seat to act, CHANCE or NOBODY."""
        if self.decided:
            return NOBODY
        if self._seat is None:
            self._seat = self.game.actor(self._state)
        return self._seat

    @property
    def actor(self) -> str:
        return "nobody" if self.decided else self.game.actor_name(self._state)

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    @property
    def position(self) -> str:
        return self.game.notation.format_position(self._state)

    def legal(self) -> list[str]:
        return [] if self.decided else self.game.legal_texts(self._state)

    def scores(self) -> dict[str, int]:
        notation = self.game.notation
        return dict(zip(notation.seats(self._state), notation.scores(self._state), strict=True))

    def payoffs(self) -> dict[str, float]:
        """Per seat, from -1 to 1; if decided off the board, by rank."""
        seats = self.game.notation.seats(self._state)
        if self.decided:
            return payoffs_by_rank(self.decided[1], seats)
        return dict(zip(seats, self.game.payoff(self._state), strict=True))

    def ranking(self) -> Ranking:
        """The seats from first to last, ties grouped."""
        return self.decided[1] if self.decided else self.game.notation.ranking(self._state)

    def result(self) -> str | None:
        """The ranking, as in `G R` or `R=G`; None while the match is running."""
        return ranking_text(self.ranking()) if self.over else None

    def at(self, ply: int) -> State:
        """The state after the first `ply` actions, folded from the nearest checkpoint."""
        if not is_a(Integral, ply) or not 0 <= ply <= self.ply:
            raise IndexError(f"the match has {self.ply} actions, there is no position {ply!r}")
        state = copy_of(self._checkpoints[ply // CHECKPOINT])
        for played in self.line[ply // CHECKPOINT * CHECKPOINT : ply]:
            self.game.apply(state, played.action)
        return state

    def steps(self) -> Iterator[Step]:
        """The line that stands, from the first position on."""
        before = self.at(0)
        for number, ply in enumerate(self.line, start=1):
            after = copy_of(before)
            self.game.apply(after, ply.action)
            yield Step(number, ply.seat, before, ply.action, after)
            before = after

    def __str__(self) -> str:
        return self.game.diagram(self._state, colour=False)

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """The position as a standalone picture, with what the last action touched highlighted."""
        from .svg import of_match

        return of_match(self, seat, language)

    _repr_svg_ = svg  # notebooks show a match as its picture

    def __repr__(self) -> str:
        return f"<Match of {self.game.title}, {self.ply} actions, {self.actor} to act>"

    # --- playing ----------------------------------------------------------------------------------

    def play(self, action: str | int, note: str = "") -> list[str]:
        """Play an action of the seat to act, roll what chance owes, and return the new entries."""
        self._refuse_ended()
        before = len(self.entries)
        plies = self._read(copy_of(self._state), action) if isinstance(action, str) else [self._ply(_number(action))]
        if self.seed is not None and any(ply.seat == CHANCE for ply in plies):
            text = " ".join(ply.text for ply in plies)
            raise DiceDecide(f"{text}: the dice of this match decide what chance does; leave the outcome out")
        if note:
            plies[0] = replace(plies[0], note=note)
        self._append(plies)
        self.roll()
        return self.entries[before:]

    def _ply(self, action: int) -> Ply:
        self.game.refuse_illegal(self._state, action)
        seat = self.game.owner_of(self._state, action) if self.game.owner else self.seat
        return Ply(action, self.game.notation.format_action(self._state, action), seat)

    def roll(self) -> list[str]:
        """Draw the chance events that are due, if the match has dice, and return them."""
        before = len(self.entries)
        while self.seed is not None and not self.closed and self.seat == CHANCE:
            action = self.game.draw(self._state, self.due_entropy(self.seed))
            text = self.game.notation.format_action(self._state, action)
            self._append([Ply(action, text, CHANCE)])
        return self.entries[before:]

    def follow(self, entry: str) -> None:
        """Fold one entry of a log into the match."""
        self._refuse_closed()
        if not entry.startswith(EVENT):
            self._refuse_ended()
            self._append(self._read(copy_of(self._state), entry))
            return
        kind, _, value = entry[1:].partition(" ")
        if kind == "undo" and not self.decided and value.isdecimal() and len(value) < 10 and int(value) < self.ply:
            self._go_back(int(value))
        elif kind == "end" and not self.over and (decided := self._read_decision(value)):
            self.decided = decided
            self.entries.append(entry)
        elif kind == "seed" and _is_seed(value):
            self.seed = bytes.fromhex(value)
            self.entries.append(entry)
            self.closed = True
        else:
            raise UnreadableAction(f"{entry!r} is not a table event that can happen here")

    def repeat(self, ply: Ply) -> None:
        """Play a ply that was already tried on a copy of this match, so it is known to be legal."""
        self._refuse_ended()
        self._append([ply])

    def _read(self, trial: State, text: str) -> list[Ply]:
        """The plies of a text, each legal in turn; they are applied to `trial`."""
        plies: list[Ply] = []
        word, note = split_note(text)
        for action in self.game.read_action(trial, word):
            self.game.refuse_illegal(trial, action, word)
            written = self.game.notation.format_action(trial, action)
            plies.append(Ply(action, written, self.game.owner_of(trial, action), "" if plies else note))
            self.game.apply(trial, action)
        return plies

    def _append(self, plies: Iterable[Ply]) -> None:
        for ply in plies:
            self.game.apply(self._state, ply.action)
            self._seat = None
            self.line.append(ply)
            self.entries.append(ply.entry)
            self._source.add(ply.text, of_dice=ply.seat == CHANCE and len(self.entries) > self.header.given)
            if self.ply % CHECKPOINT == 0:
                self._checkpoints.append(copy_of(self._state))

    def due_entropy(self, seed: bytes) -> np.uint64:
        """What the next chance event is drawn with, if the match has this seed."""
        return self._source.entropy(seed)

    def _read_decision(self, text: str) -> tuple[str, Ranking] | None:
        why, _, written = text.partition(" ")
        ranking = tuple(tuple(place.split("=")) for place in written.split(" "))
        named = sorted(seat for place in ranking for seat in place)
        if why in OFF_BOARD and named == sorted(self.game.notation.seats(self._state)[: self.header.seats]):
            return why, ranking
        return None

    def _refuse_closed(self) -> None:
        if self.closed:
            raise MatchClosed("the match is closed: its dice have been revealed; branch from it to play on")

    def _refuse_ended(self) -> None:
        self._refuse_closed()
        if self.decided:
            raise MatchClosed(f"the match is over ({self.decided[0]}); branch from it to play on")

    # --- taking back, branching, closing ----------------------------------------------------------

    def last_own_ply(self) -> int | None:
        """How many actions precede the last one that a player chose; None if nobody has acted."""
        return next((i for i in range(self.ply - 1, -1, -1) if self.line[i].seat != CHANCE), None)

    def undo_is_free(self) -> bool:
        """Nothing was learnt since the last choice: the same player is to act and no chance event lies between."""
        back = self.last_own_ply()
        return back == self.ply - 1 and self.line[back].seat == self.seat

    def undo(self) -> list[str]:
        """Take back the last action that a player chose, with the chance events after it."""
        back = self.last_own_ply()
        if back is None:
            raise NothingToUndo("no player has acted yet")
        return self.back_to(back)

    def back_to(self, ply: int) -> list[str]:
        """Take back everything after the first `ply` actions; a chance event due there is rolled."""
        self._refuse_ended()
        if not is_a(Integral, ply) or not 0 <= ply < self.ply:
            raise NothingToUndo(f"there is no earlier position {ply!r}; the match has {self.ply} actions")
        before = len(self.entries)
        self._go_back(ply)
        self.roll()
        return self.entries[before:]

    def _go_back(self, ply: int) -> None:
        self._state = self.at(ply)
        self._seat = None
        del self.line[ply:]
        self._source.go_back(self.line)
        self.taken_back += 1
        del self._checkpoints[ply // CHECKPOINT + 1 :]
        self.entries.append(f"{EVENT}undo {ply}")

    def branch(self, ply: int | None = None, seed: int | bytes | None = None) -> Match:
        """A new match that shares the first `ply` actions (by default all) and continues with its own dice."""
        ply = self.ply if ply is None else ply
        if not is_a(Integral, ply) or not 0 <= ply <= self.ply:
            raise IndexError(f"the match has {self.ply} actions, there is no position {ply!r}")
        texts = [played.entry for played in self.line[:ply]]
        secret = _seed(seed) if self.header.commitment else None
        commitment = entropy.commitment(secret) if secret else None
        match = Match.fold(self.game, branch_header(self.header, commitment, len(texts)), texts, secret)
        match.roll()
        return match

    def end(self, why: str, ranking: Ranking) -> list[str]:
        """Decide the match off the board: a seat resigned, a draw was agreed, a flag fell."""
        self._refuse_closed()
        self.follow(f"{EVENT}end {why} {ranking_text(ranking)}")
        return self.entries[-1:]

    def close(self) -> list[str]:
        """Reveal the dice; nothing can be played afterwards, everything can be verified."""
        self._refuse_closed()
        if self.seed is None:
            return []
        self.follow(f"{EVENT}seed {self.seed.hex()}")
        return self.entries[-1:]


def branch_header(header: Header, commitment: str | None, given: int) -> Header:
    """For a match that begins with actions of another one and has dice of its own."""
    return replace(header, commitment=commitment, given=given, drawn=(), imported=False, format=dice.FORMAT)


def split_note(text: str) -> tuple[str, str]:
    """An action and the text in double quotes that follows it.

    >>> split_note('clue3 "They said "no"."')
    ('clue3', 'They said "no".')
    """
    tidy = text.strip()
    if tidy.endswith(QUOTE):
        start = tidy.find(QUOTE)
        while start < len(tidy) - 1:
            if start > 0 and tidy[start - 1].isspace():
                return tidy[:start].rstrip(), tidy[start + 1 : -1]
            start = tidy.find(QUOTE, start + 1)
    return text, ""


def _number(action: object) -> int:
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        raise UnreadableAction(f"{action!r} is no action: give the text of one of legal(), or its number") from None


def payoffs_by_rank(ranking: Ranking, seats: Iterable[str]) -> dict[str, float]:
    """From 1 for the first to -1 for the last, evenly; tied seats share, and seats that are not ranked get 0."""
    payoffs: dict[str, float] = {}
    above = 0
    last = sum(map(len, ranking)) - 1
    for place in ranking:
        middle = above + (len(place) - 1) / 2
        payoffs |= dict.fromkeys(place, 1 - 2 * middle / last if last else 0.0)
        above += len(place)
    return {seat: payoffs.get(seat, 0.0) for seat in seats}


def _seed(seed: int | bytes | None) -> bytes:
    if seed is None:
        return entropy.fresh_seed()
    if isinstance(seed, int):
        return entropy.seed_from(seed)
    if not isinstance(seed, bytes):
        raise TypeError(f"a seed is a whole number or {entropy.SEED_BYTES} bytes, not {seed!r}")
    if len(seed) != entropy.SEED_BYTES:
        raise ValueError(f"a seed has {entropy.SEED_BYTES} bytes, this one has {len(seed)}")
    return seed


def _is_seed(text: str) -> bool:
    return len(text) == 2 * entropy.SEED_BYTES and set(text) <= set("0123456789abcdef")
