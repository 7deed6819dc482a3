"""Positions of puzzles: how they are written down, and what is found in them."""

from __future__ import annotations

from collections.abc import Sequence

from herna.bots.chances import elapsed, win_share
from herna.engine.errors import HernaError
from herna.engine.game import Game, Options, State, copy_of
from herna.engine.kernel import NOBODY
from herna.engine.match import Match

STAGES = ("early", "middle", "late")
BACK = 24  # actions before the position, of which one may be written down completely


def written(game: Game, state: State, seats: int, options: Options) -> str | None:
    """The position as text, unless that leaves something out."""
    text = game.notation.format_position(state)
    try:
        read = game.position(text, seats, **options)
    except HernaError:
        return None
    return text if read.tobytes() == state.tobytes() else None


def led_to(match: Match, ply: int, seats: int, options: Options) -> tuple[str, tuple[str, ...]]:
    """A position as text and the actions from there, chance included; if there is none, all actions of the match."""
    moves = tuple(played.text for played in match.line[:ply])
    for start in range(ply, max(ply - BACK, 0), -1):
        text = written(match.game, match.at(start), seats, options)
        if text is not None:
            return text, moves[start:]
    return "", moves


def themes(game: Game, state: State, seats: int, line: Sequence[str], replies: Sequence[str]) -> list[str]:
    """What the house knows of any puzzle, and what the game says of the actions of the best line."""
    found: list[str] = []
    if game.elapsed is not None:
        found.append(STAGES[min(int(elapsed(game, state) * len(STAGES)), len(STAGES) - 1)])
    seat, kinds, end = game.actor(state), *played(game, state, line, replies)
    if game.actor(end) == NOBODY and win_share(game.payoff(end)[:seats], seat) == 1:
        found.append("win")
    if len(line) > 1:
        found.append("row")
    return list(dict.fromkeys([*found, *kinds]))


def played(game: Game, state: State, line: Sequence[str], replies: Sequence[str] = ()) -> tuple[list[str], State]:
    """What the game calls the actions of a line, each word once, and where the line ends."""
    seat, state, named, left = game.actor(state), copy_of(state), [], list(replies)
    for text in line:
        while game.actor(state) not in {seat, NOBODY} and left:
            game.play(state, left.pop(0))
        before = copy_of(state)
        (action, *_) = game.read_action(state, text)
        game.apply(state, action)
        named.append(game.stage.theme(before, action, state))
    return [each for each in dict.fromkeys(named) if each], state
