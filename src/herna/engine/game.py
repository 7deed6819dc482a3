"""Game: the Python face of a game. It knows states as arrays of one record, and actions as numbers and as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from numbers import Integral
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from . import features, kernel
from .census import check_census
from .errors import BadOption, BadPosition, IllegalAction, UnreadableAction
from .features import Features
from .kernel import CHANCE, NOBODY, entropy
from .match import Match
from .notation import Notation, ranking_text
from .options import Option, Options, Preset, Value
from .stage import Stage
from .state import State, copy_of
from .values import is_a

LONGEST_ACTION = 5_000  # characters, with the text sent along
LONGEST_POSITION = 20_000

if TYPE_CHECKING:
    from .census import Census
    from .datasheet import DataSheet
    from .organiser import Organiser
    from .workshop import Workshop

__all__ = [
    "Diagram",
    "Game",
    "Notation",
    "Option",
    "Options",
    "Pace",
    "Preset",
    "Setting",
    "Stage",
    "State",
    "Value",
    "copy_of",
    "is_a",
    "ranking_text",
]

Setting = tuple[int | None, Mapping[str, Any]]  # seats and options


class Diagram(Protocol):
    """Draws a position as text; with colours, what changed since another position is highlighted."""

    def __call__(self, state: State, colour: bool, since: State | None = None) -> str: ...


@dataclass(frozen=True)
class Pace:
    """A time limit that the rules set for the seat to act. It restarts when the seat or the key changes."""

    seconds: int
    key: str  # what the time is for: the same in all positions that share it
    action: int  # a legal action, played when the time is up


@dataclass(frozen=True)
class Game:
    """Everything the house knows about a game. Fields without a default are required."""

    name: str
    title: str
    summary: str  # the aim of the game in a sentence or two, for someone who has never seen it
    rules: str  # version of the rules, written into every file
    seats: range
    options: tuple[Option, ...]
    state: np.dtype[Any]
    kernel: kernel.Kernel
    settings: Callable[[dict[str, Any]], np.ndarray[Any, Any]]
    actions: int  # actions are numbers below this
    widest: int  # the most actions that are legal in one position; those that `unlisted` names do not count
    reasons: Mapping[int, tuple[str, str]]
    notation: Notation
    diagram: Diagram
    stage: Stage = field(default_factory=Stage)  # how the game shows itself; the usual one lists the actions
    folder: Path | None = None  # where its drawings, guide and words are
    census: Census | None = None  # what the lab counts besides wins and lengths
    elapsed: Callable[[State], float] | None = None  # how much of a match is over, by the rules, from 0 to 1
    presets: tuple[Preset, ...] = ()  # the first is for players who do not want to choose
    former_rules: tuple[str, ...] = ()  # earlier versions whose matches these rules play to the same end
    revive: Callable[[str, Options], Options] | None = None  # how options of a match by former rules are taken today
    feats: tuple[str, ...] = ()  # the names of the bits of the kernel's `feats`, for puzzles
    thinking: Mapping[str, Mapping[str, object] | None] = field(default_factory=dict)  # by level, see herna.bots
    former_thinking: Mapping[str, Mapping[str, object]] = field(default_factory=dict)  # likewise, by LEVEL@VERSION
    benched: tuple[Setting, ...] = ((None, {}),)  # in which it is benchmarked and warmed up; the first is the main one
    seating: Callable[[Options, int | None], Sequence[int]] | None = None  # see seats_with
    scored: bool = True  # whether seats have points; not where they only win or lose
    cooperative: bool = False  # seats win or lose together, so payoffs need not cancel out
    pace: Callable[[State], Pace | None] | None = None  # time limits of the rules; tables may do without
    crowded: Callable[[Game], State] | None = None  # as crowded a position as play ever reaches, for the bench
    owner: Callable[[State, int], int] | None = None  # see owner_of
    unlisted: range = range(0)  # actions that `legal` never lists, since there are too many; `check` alone allows them
    takebacks: bool = True  # whether players may take back; not where an action itself uncovers something
    organiser: Organiser | None = None  # a seat that runs the match
    workshop: Workshop | None = None  # where an option that is a map can be drawn
    datasheet: DataSheet | None = None  # what lies in the box, to look at, to change and to print
    arrays: Callable[[State], Features] = features.of_record  # see features
    odds: Callable[[State, int], int] | None = None  # see outcomes

    def __post_init__(self) -> None:
        kernel.register(self.state, self.kernel)
        check_census(self.name, self.census)
        self.notation.game = self.stage.game = self

    def knows_rules(self, version: str) -> bool:
        """Whether a match by that version of the rules goes on as it began."""
        return version == self.rules or version in self.former_rules

    @cached_property
    def sprites(self) -> Path | None:
        """The file with its drawings, if it has one."""
        file = None if self.folder is None else self.folder / "sprites.svg"
        return file if file is not None and file.is_file() else None

    # --- options and states -----------------------------------------------------------------------

    def read_options(self, given: Mapping[str, object]) -> Options:
        """All options with their canonical values; options not given have their defaults."""
        named = self.name_options(given)
        return {o.name: o.read(named[o.name]) if o.name in named else o.default for o in self.options}

    def name_options(self, given: Mapping[str, object]) -> dict[str, object]:
        """The same values under today's names: files, links and users may still use old spellings."""
        known = {spelling: o.name for o in self.options for spelling in (o.name, *o.former)}
        named: dict[str, object] = {}
        for spelling, value in given.items():
            name = known.get(spelling)
            if name is None:
                there_are = ", ".join(o.name for o in self.options) or "none"
                raise BadOption(f"{self.title} has no option {spelling!r}; it has {there_are}")
            if name in named:
                raise BadOption(f"{name} is given twice, once in an older spelling")
            named[name] = value
        return named

    @property
    def casual(self) -> Mapping[str, Value]:
        """The options of a table that nobody organises: those of the first preset."""
        return self.presets[0].options if self.presets else {}

    def preset(self, name: str) -> Preset:
        """The preset of that name, or BadOption."""
        for preset in self.presets:
            if preset.name == name:
                return preset
        there_are = ", ".join(preset.name for preset in self.presets) or "none"
        raise BadOption(f"{self.title} has no preset {name!r}; there are: {there_are}")

    def preset_of(self, options: Options) -> Preset | None:
        """The preset that a match follows, whatever was drawn where the preset leaves things open."""
        open_again = self.renew_options(options)
        presets = (*self.presets, *(self.organiser.PRESETS if self.organiser else ()))
        return next((preset for preset in presets if self.read_options(preset.options) == open_again), None)

    def settle_options(self, options: Options, seed: bytes) -> Options:
        """The options of a new match: what they leave open is drawn, and what no match can use is refused."""
        numbers = {o.name: entropy.option_entropy(seed, o.drawn_as) for o in self.options if o.settle}
        settled = {o.name: o.settle(options[o.name], numbers[o.name], options) for o in self.options if o.settle}
        return {**options, **settled}

    def redrawn_options(self, options: Options, seed: bytes) -> Options:
        """The options of a match if everything that can be drawn is drawn from this seed."""
        return self.settle_options(self.renew_options(options), seed)

    def renew_options(self, options: Options) -> Options:
        """The options for another match like this one: what was drawn is drawn again."""
        return {**options, **{o.name: o.renew(options[o.name]) for o in self.options if o.renew}}

    def open_options(self, options: Options) -> Options:
        """The options that anybody may know while the match runs."""
        secret = {option.name for option in self.options if option.secret}
        return {name: value for name, value in options.items() if name not in secret}

    def seats_with(self, options: Options, players: int | None = None) -> Sequence[int]:
        """How many seats a match with these options can have, the usual number first.

        `players` is N of `opt seats=N` in the examples; options may add further seats.
        """
        if self.seating is not None:
            return self.seating(options, players)
        return self.seats if players is None else (players,)

    def read_seats(self, seats: int | None, options: Options | None = None) -> int:
        allowed = self.seats_with(self.read_options({}) if options is None else options)
        if seats is None:
            return allowed[0]
        if not is_a(Integral, seats) or seats not in allowed:
            low, high = min(allowed), max(allowed)
            number = low if low == high else f"{low} to {high}"
            by = "" if allowed == self.seats else " with these options"
            raise BadOption(f"{self.title} is for {number} players{by}, not {seats!r}")
        return int(seats)

    def new(self, seats: int | None = None, /, **options: object) -> State:
        """The first state of a match; chance acts next where the rules deal or draw."""
        return self._begun(seats, self.read_options(options))

    def first_state(self, rules: str, seats: int, options: Options) -> State:
        """The first state of a match that was begun by these rules, today's or former ones."""
        chosen = self.read_options(options)
        if self.revive is not None and rules != self.rules:
            chosen = self.revive(rules, chosen)
        return self._begun(seats, chosen)

    def _begun(self, seats: int | None, chosen: Options) -> State:
        settings = self.settings({**chosen, "seats": self.read_seats(seats, chosen)})
        state = np.zeros(1, self.state)
        kernel.begin(state, settings)
        return state

    def position(self, text: str, seats: int | None = None, /, **options: object) -> State:
        """The state that a position text describes."""
        if not is_a(str, text):
            raise BadPosition(f"a position is a text, as `match.position` gives it, not {text!r}")
        if len(text) > LONGEST_POSITION:
            raise BadPosition(f"a position has at most {LONGEST_POSITION} characters, not {len(text)}")
        state = self.new(seats, **options)
        self.notation.parse_position(state, text)
        return state

    def match(
        self, *, seats: int | None = None, seed: int | bytes | None = None, dice: bool = True, **options: object
    ) -> Match:
        """A new match. A seed makes its dice repeatable; with `dice=False` chance outcomes are played by hand."""
        return Match.begin(self, seats=seats, seed=seed, dice=dice, options=options)

    # --- questions about a state ------------------------------------------------------------------

    def actor(self, state: State) -> int:
        return int(kernel.actor_of(state))

    def owner_of(self, state: State, action: int) -> int:
        """The seat that a legal action belongs to: the seat to act, unless the game lets others act too."""
        return self.actor(state) if self.owner is None else self.owner(state, action)

    def organiser_of(self, state: State) -> int | None:
        """The seat that runs this match, if there is one."""
        return None if self.organiser is None else self.organiser.seat(state)

    def actor_name(self, state: State) -> str:
        seat = self.actor(state)
        return {CHANCE: "chance", NOBODY: "nobody"}.get(seat) or self.notation.seats(state)[seat]

    def legal(self, state: State) -> list[int]:
        out = np.empty(self.widest, np.int32)
        actions: list[int] = out[: kernel.legal_of(state, out)].tolist()
        return actions

    def legal_texts(self, state: State) -> list[str]:
        return [self.notation.format_action(state, action) for action in self.legal(state)]

    def payoff(self, state: State) -> list[float]:
        out = np.zeros(len(self.notation.seats(state)), np.float32)
        kernel.payoff_of(state, out)
        payoffs: list[float] = out.tolist()
        return payoffs

    def observed(self, state: State, seat: int) -> State:
        """A copy that holds only what the seat may know."""
        view = copy_of(state)
        kernel.observe_by(view, seat)
        return view

    def features(self, views: State) -> Features:
        """Named arrays of what seats see: of states that `observed` has made, one or many; the first axis counts them.

        By default the fields of the record, sets as bits. Shapes and types depend on the game alone.
        """
        return self.arrays(views)

    def outcomes(self, state: State) -> list[tuple[int, float]]:
        """At a chance event, each outcome with its probability.

        All outcomes are equally likely, unless the game names `odds`: whole numbers in proportion to which they are.
        """
        actions = self.legal(state)
        weights = [1 if self.odds is None else self.odds(state, action) for action in actions]
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(actions, weights, strict=True)]

    @property
    def hides(self) -> bool:
        """Whether some seats know what others do not."""
        return self.kernel.observe is not None

    # --- playing ----------------------------------------------------------------------------------

    def refuse_illegal(self, state: State, action: int, text: str | None = None) -> None:
        """Raise IllegalAction with the rule that forbids the action, if one does."""
        known = 0 <= action < self.actions
        reason = int(kernel.check_of(state, action if known else -1))
        if reason:
            written = text or (self.notation.format_action(state, action) if known else f"number {action}")
            raise IllegalAction.because(self.reasons, written, reason)

    def read_action(self, state: State, text: str) -> tuple[int, ...]:
        """The action of a text, and the outcomes written with it. The error points out lower case used for capitals."""
        if len(text) > LONGEST_ACTION:
            raise UnreadableAction(f"an action has at most {LONGEST_ACTION} characters, not {len(text)}")
        try:
            return self.notation.parse_action(state, text)
        except UnreadableAction as error:
            meant = [each for each in self.legal_texts(state) if each.casefold() == text.strip().casefold()]
            if len(meant) != 1:
                raise
            raise UnreadableAction(f"{error}; did you mean {meant[0]}?") from None

    def play(self, state: State, text: str) -> tuple[int, ...]:
        """Play an action given as text, with any chance outcomes written with it: all of it or nothing."""
        actions = self.read_action(state, text)
        trial = copy_of(state)
        for action in actions:
            self.refuse_illegal(trial, action, text)
            kernel.play_on(trial, action)
        state[0] = trial[0]
        return actions

    def apply(self, state: State, action: int) -> None:
        """Play an action known to be legal."""
        kernel.play_on(state, action)

    def draw(self, state: State, chance: np.uint64) -> int:
        return int(kernel.draw_from(state, chance))
