"""The registry: which kinds of bot there are, which levels, and how each level thinks about a game.

A new kind is one entry in KINDS, a new level one entry in TABLE_LEVELS. A level that thinks in several threads is
offered where there are as many cores; tables that have it already play on anywhere.

A game may think differently at some levels; it says so in `Game.thinking` as plain data, a mapping of overrides for
each level, which is checked here. A level that it maps to None is not offered at its tables. How a level thought in an
earlier version is kept in `Game.former_thinking`, for the lab: `hard@0.0` is `hard` with the overrides of that time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from numbers import Integral

from herna.engine.errors import BadOption, BadPosition
from herna.engine.game import Game, State, is_a

from .bot import Bot
from .forest import cores
from .judgement import Judgement
from .players import FlatBot, GreedyBot, PlannerBot, RandomBot, TreeBot
from .thinking import Thinking

KINDS: Mapping[str, Callable[[Game, Thinking], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "tree": TreeBot,
    "flat": FlatBot,
    "planner": PlannerBot,
}


@dataclass(frozen=True)
class Level:
    """A strength that a table offers by name."""

    name: str
    thinking: Thinking  # unless the game overrides it
    opponent: bool = True  # offered to people who just want to play; the others suit tests and the lab
    usual: bool = True  # every game has it unless it says otherwise; else only games that name it


TABLE_LEVELS = (  # the weakest first
    Level("random", Thinking("random"), opponent=False),
    Level("greedy", Thinking("greedy"), opponent=False),
    Level("easy", Thinking("tree", 60, 0.2)),
    Level("medium", Thinking("tree", 1_000, 1.0)),
    Level("hard", Thinking("tree", 30_000, 3.0)),
    Level("master", Thinking("tree", 100_000, 5.0, threads=2), usual=False),
)
LEVELS = tuple(level.name for level in TABLE_LEVELS)
OPPONENTS = tuple(level.name for level in TABLE_LEVELS if level.opponent)
USUAL = tuple(level.name for level in TABLE_LEVELS if level.usual)
DEFAULT_LEVEL = "medium"  # where nobody has chosen one, in games that offer it

SEARCH, SEARCH_LIKE = "mcts", "hard"  # for the lab: thinks like that level, with a budget that must be given
HINT, WITHIN = "hint", 1.0  # for hints: thinks like the strongest level, and no longer than this many seconds
MANY = 200_000  # simulations, when only the time counts


def levels(game: Game) -> tuple[str, ...]:
    """The levels that a table of this game offers here, the weakest first; its own thinking is checked."""
    check(game)
    return tuple(name for name in LEVELS if _offers(game, name) and _own_thinking(game, name).threads <= cores())


def versions(game: Game) -> tuple[str, ...]:
    """The earlier versions of its levels that the lab can still play."""
    check(game)
    return tuple(game.former_thinking)


def opponents(game: Game) -> tuple[str, ...]:
    """Those of its levels that suit people who just want to play; all of them if none is meant for that."""
    offered = levels(game)
    return tuple(name for name in offered if name in OPPONENTS) or offered


def default_level(game: Game) -> str:
    """The level where nobody has chosen one: the usual one, or else the middle of what the game offers."""
    offered = opponents(game)
    return DEFAULT_LEVEL if DEFAULT_LEVEL in offered else offered[(len(offered) - 1) // 2]


def substitute_level(game: Game) -> str:
    """The level that plays on for somebody who resigns or runs out of time."""
    return default_level(game)


def simplest_level(game: Game) -> str:
    """The level that plays on for a bot that fails."""
    return levels(game)[0]


def strongest_level(game: Game) -> str:
    """The level that gives hints: one core is enough for it, so that it says the same everywhere."""
    known = [name for name in LEVELS if _offers(game, name)]
    return next((name for name in reversed(known) if _own_thinking(game, name).threads == 1), known[-1])


def _offers(game: Game, name: str) -> bool:
    return game.thinking.get(name, {} if name in USUAL else None) is not None


def check(game: Game) -> None:
    """Refuse a game whose `thinking` names a level, a field, a value or a kind that does not exist."""
    for name in game.thinking:
        if name not in LEVELS:
            raise BadOption(f"{game.title} says how {name!r} thinks; the levels are {', '.join(LEVELS)}")
        _own_thinking(game, name)
    for name in game.former_thinking:
        if name.partition("@")[0] not in LEVELS or not name.partition("@")[2]:
            raise BadOption(f"{game.title} keeps {name!r}; a former version is called LEVEL@VERSION")
        _own_thinking(game, name)
    if not any(_offers(game, name) for name in LEVELS):
        raise BadOption(f"{game.title} offers no bots at all; leave it at least one of {', '.join(LEVELS)}")


def make(game: Game, level: str, simulations: int | None = None, seconds: float | None = None) -> Bot:
    """A bot of a named level. `simulations` or `seconds` replace its budget; the former makes it exactly repeatable."""
    thinking = thinking_of(game, level, simulations, seconds)
    return KINDS[thinking.kind](game, thinking)


def judge(game: Game, view: State, effort: int | None, entropy: int, level: str | None = None) -> Judgement:
    """What a bot of that level, else the strongest, makes of a position as the seat to act sees it; see Bot.judge."""
    if game.actor(view) < 0:
        raise BadPosition(f"nobody is to act here, but {game.actor_name(view)}; a bot judges what a seat may do")
    return make(game, level or strongest_level(game)).judge(view, effort, entropy)


def thinking_of(game: Game, level: str, simulations: int | None = None, seconds: float | None = None) -> Thinking:
    """How a level thinks about this game, with another budget if one is given."""
    if simulations is not None and (not is_a(Integral, simulations) or simulations < 1):
        raise BadOption(f"a bot needs at least one simulation, a whole number, not {simulations!r}")
    check(game)
    known = (*(name for name in LEVELS if _offers(game, name)), *game.former_thinking, SEARCH, HINT)
    if level not in known:
        raise BadOption(f"there is no bot {level!r}; there are: {', '.join(known)}")
    if level == SEARCH and simulations is None and seconds is None:
        raise BadOption(
            f"{SEARCH} is told how many simulations to run (--sims) or how long (--seconds); "
            f"{', '.join(opponents(game))} know it themselves"
        )
    if level == HINT:
        thinking = _own_thinking(game, strongest_level(game))
        thinking = thinking.but({"seconds": min(thinking.seconds, WITHIN)}) if thinking.seconds else thinking
    else:
        thinking = _own_thinking(game, SEARCH_LIKE if level == SEARCH else level)
    if simulations is not None:
        return thinking.but({"simulations": simulations, "seconds": None})
    if seconds is not None:
        return thinking.but({"simulations": MANY, "seconds": seconds})
    return thinking


def _own_thinking(game: Game, name: str) -> Thinking:
    """How a level thinks about this game: the level's own way with the game's overrides."""
    usual = next(level.thinking for level in TABLE_LEVELS if level.name == name.partition("@")[0])
    overrides = game.former_thinking.get(name) or game.thinking.get(name) or {}
    try:
        thinking = usual.but(overrides)
    except BadOption as error:
        raise BadOption(f"{game.title}, level {name}: {error}") from None
    if thinking.kind not in KINDS:
        raise BadOption(
            f"{game.title}, level {name}: there is no kind of bot {thinking.kind!r}; there are {', '.join(KINDS)}"
        )
    if thinking.kind == "planner" and game.kernel.deliberate is None:
        raise BadOption(f"{game.title}, level {name}: a planner needs the game's `deliberate`, which it does not bring")
    return thinking
