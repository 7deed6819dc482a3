"""Stage: how a game shows itself. Without code of its own, a game has a prompt and a list of its actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, NamedTuple

from . import kernel
from .debrief import Chapter, TableRow, seat_columns
from .hooks import Hooks
from .scene import Gesture, Message, Overlay, Product, Scene
from .why import Mistake, Why, compare, usual

if TYPE_CHECKING:
    from .match import Match
    from .state import State

MOST_ACTIONS = 20_000  # more than this are not searched for the one that touches mean


class Purpose(NamedTuple):
    """What a thing is for, and the paragraph of the rules about it."""

    message: Message
    rule: str = ""


class Stage(Hooks):
    """What the house asks of a game that shows itself; see `scene` for the data. No method changes a state.

    The drawings are the file `sprites.svg` in the game's folder.
    """

    turning_points: frozenset[str] = frozenset()  # the ids of the messages that replays mark
    headings: frozenset[str] = frozenset()  # the ids of the messages that are headings in a log: a round, a day
    inks: Mapping[str, str] = {}  # colours of the drawings that differ on white paper
    refusals: Mapping[int, str] = {}  # the id of the message for each reason, if `explain` has nothing else to say

    # --- what is seen -----------------------------------------------------------------------------

    def scene(self, state: State, seat: int | None) -> Scene:
        """What the seat sees, or a spectator."""
        return Scene(zones=(), prompt=Message("table-prompt", {"seat": self.game.actor_name(state)}))

    def overlays(self, state: State, seat: int | None) -> tuple[Overlay, ...]:
        """What the seat can switch on; overlays with nothing to show now are included, empty."""
        return ()

    # --- what is touched --------------------------------------------------------------------------

    def touches(self, state: State, action: int) -> tuple[str, ...]:
        """The path of a legal action. Its sprites are in the scene of the seat to act."""
        return (f"action-{action}",)

    def own_touches(self, state: State, action: int) -> tuple[str, ...]:
        """The path for somebody who holds no seat but the action's, where several seats may act at once."""
        return self.touches(state, action)

    def also(self, state: State, action: int) -> tuple[tuple[str, ...], ...]:
        """Other paths of a legal action."""
        return ()

    def products(self, state: State) -> tuple[Product, ...]:
        """Legal actions that are too many to list one by one."""
        return ()

    def weighty(self, state: State, action: int) -> bool:
        """Whether a slip would hurt. Where a legal action cannot simply be taken back, players confirm such ones.

        By default that is everything in a game without taking back, and nothing elsewhere: then a game names the few
        actions that people who cannot ask each other for a favour would regret.
        """
        return not self.game.takebacks

    def gestures(self, state: State) -> tuple[Gesture, ...]:
        """Decisions that are several actions. A client that draws scenes offers them instead of their first actions."""
        return ()

    def midway(self, state: State) -> bool:
        """Whether a decision of the seat to act has begun with an earlier action: taking back goes to its beginning."""
        return False

    # --- what is said -----------------------------------------------------------------------------

    def narrate(self, before: State, action: int, after: State) -> tuple[Message, ...]:
        """What happened, for the log."""
        return ()

    def instruct(self, state: State, action: int) -> Message:
        """A legal action as an instruction to the one who acts, for hints: an imperative sentence with its full stop.

        By default, what has to be touched in which order.
        """
        seat = self.game.actor(state)
        try:
            touched = self.scene(state, seat if seat >= 0 else None).touched(self.touches(state, action))
        except KeyError:  # this is not drawn
            touched = ()
        labels = [sprite.label for sprite in touched if sprite.label]
        if not labels:
            return Message("herna-do-write", {"action": self.game.notation.format_action(state, action)})
        what = reduce(lambda first, then: Message("herna-do-then", {"first": first, "then": then}), labels)
        return Message("herna-do-touch", {"what": what})

    def merit(self, before: State, action: int, after: State) -> Message | None:
        """What speaks for an action, for hints: one sentence about the position after it, never about what may come.

        A sentence that could be false is worse than none.
        """
        return None

    def reason(self, before: State, action: int, after: State) -> Message | None:
        """The merit that the log adds to an action of a bot. It would be long with more than one for a turn, so a game
        chooses which action a turn is about."""
        return None

    def theme(self, before: State, action: int, after: State) -> str | None:
        """What an action is an example of, in a word, for puzzles of which it is the solution: `strike`.

        Its name for players is the message GAME-theme-WORD. By default the house says what it knows of any game.
        """
        return None

    def goal(self, state: State, feats: Sequence[str]) -> tuple[Message, ...]:
        """What somebody is asked to accomplish in this turn: an imperative sentence for each of the feats that counts.

        The feats are some of `Game.feats`; what one of them says already need not be said again.
        """
        return ()

    def why(self, view: State, played: int, better: int, refutation: Sequence[int]) -> tuple[Why, ...]:
        """Why an action was a mistake, in a sentence or two: what the better one achieves, what the played one allows.

        `view` is what the seat saw when it chose. The refutation is what a judge expects after the action that was
        played: actions of others and, within a turn, of the seat itself; chance only where its outcome is certain. Each
        sentence stands alone and is true in the position, whoever reads it; none is better than one that could be
        false. By default `mistake` is asked, with what follows from both actions as far as that is certain.
        """
        mistake = compare(self.game, view, played, better, refutation)
        return self.mistake(mistake) if mistake else ()

    def mistake(self, mistake: Mistake) -> tuple[Why, ...]:
        """The same, where nothing that follows depends on what the seat cannot see."""
        return usual(mistake)

    def ending(self, state: State, why: str) -> Message | None:
        """How the story of a match ends, in a few sentences at the top of its debrief; None: nothing beyond the result.

        `why` is how it ended: `rules`, or off the board `resign`, `draw` or `flag`, when the state is that of a match
        somebody broke off. Everything may be told, since the match is over; it is asked again if something was played
        after the end.
        """
        return None

    def debrief(self, match: Match, why: str) -> tuple[Chapter, ...]:
        """What is told of a match that is over: how the points came about, who did what. `why` is as in `ending`.

        Everything may be told that the replay shows. What a match that was broken off leaves unknown stays a secret: it
        can be played on from there. By default, the points if there are any, and how many actions each seat played.
        """
        scores = self.game.notation.scores(match.state)
        actions = Counter(ply.seat for ply in match.line)
        rows = [TableRow(Message("herna-debrief-points"), scores)] if any(scores) else []
        rows.append(TableRow(Message("herna-debrief-actions"), tuple(actions[seat] for seat in range(len(scores)))))
        return (Chapter(Message("herna-debrief-table"), seat_columns(len(scores)), tuple(rows)),)

    # --- what would be ----------------------------------------------------------------------------

    def outlook(self, before: State, action: int, after: State) -> State:
        """What is shown of `after` to somebody who only looks at an action: what it does, but not what comes once the
        turn or the round has passed on."""
        return after

    def unforeseen(self, state: State, action: int) -> Message | None:
        """What to say before an action is sent whose outcome depends on what the seat cannot see.

        If there is such a sentence, no outcome is computed for the seat.
        """
        return None

    def doubt(self, before: State, action: int, after: State) -> Message | None:
        """What to say with an outcome that was computed for a seat and is only likely."""
        return None

    # --- what it is for ---------------------------------------------------------------------------

    def purpose(self, state: State, sprite: str) -> Purpose | None:
        """What a sprite is for, for a player who asks; the id comes from outside and need not be in the scene."""
        return None

    # --- why not ----------------------------------------------------------------------------------

    def explain(self, reason: int) -> Message | None:
        """Why an action was refused, by the number of the reason; the argument `rule` is the paragraph."""
        if reason not in self.refusals:
            return None
        paragraph, _ = self.game.reasons[reason]
        return Message("herna-refusal", {"why": Message(self.refusals[reason]), "rule": paragraph})

    def makes_sense(self, state: State, action: int) -> bool:
        """Whether a player who touches this may mean that action, as things are now."""
        return True

    def meant(self, state: State, touched: tuple[str, ...], seat: int | None = None) -> int | None:
        """The action that impossible touches stand for, so that the reason can be given.

        `seat` is who asks, for games in which several may act at once; None if that is not known.

        The touches come from outside and need not make sense: None, ValueError and LookupError are answers too.
        By default, the action with exactly this path or, among those that begin with it, the one that is closest to
        being legal. Reasons are numbered in the order in which the rules check them, so that is the action with the
        last reason. A game with too many actions to search overrides this.
        """
        game = self.game
        if game.actions > MOST_ACTIONS:
            return None
        nonsense = int(kernel.check_of(state, game.actions - 1))
        found: dict[int, int] = {}  # the first action of each reason
        for action in range(game.actions):
            try:
                path = self.touches(state, action)
            except Exception:  # not even a path: this action makes no sense here
                continue
            if path[: len(touched)] == touched and self.makes_sense(state, action):
                if path == touched:
                    return action
                found.setdefault(int(kernel.check_of(state, action)), action)
        order = {reason: place for place, reason in enumerate(game.reasons, start=1)}
        refused = found.keys() - {0}
        telling = refused - {nonsense} or refused
        return found[max(telling, key=order.__getitem__)] if telling else None


def advice_on(stage: Stage, seen: State, action: int) -> tuple[Message, Message | None]:
    """What a hint says about a legal action, in a position as the seat sees it: the instruction, and what speaks for
    the action if that is certain."""
    instruction = stage.instruct(seen, action)
    if stage.unforeseen(seen, action) is not None:
        return instruction, None
    after = seen.copy()
    stage.game.apply(after, action)
    if stage.doubt(seen, action, after) is not None:
        return instruction, None
    return instruction, stage.merit(seen, action, after)
