"""The walk through a match that is over: every decision judged, every chance event weighed.

A decision is judged by what its seat could know. Luck is told in hindsight, with everything on the table; only where a
match with secrets was broken off, by what the seat that acts next could know. Chance events without a decision between
them count as one, and its luck stands at the last of them.

The chances after a step are those that the seat to act next could see. Where nothing is judged (a single legal action,
seats that act at the same time, an organiser) they are the next ones that are.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace

from herna.bots import Judgement, chances
from herna.bots.chances import chances_by, elapsed, weights_of, win_share
from herna.engine.game import Game, State, copy_of
from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.match import Match

from .grading import grade_of, loss_of, seat_review, turning_points
from .report import VERSION, Alternative, Decision, Moment, Review
from .weighing import Searching, Values, after, entropy_of, judge_of

ABOUT_AS_GOOD = 0.02  # chance to win: an action that is worse by less than this is shown beside the best
LOOKED_AT = 0.1  # of all simulations: an action with fewer is not shown
MOST_BETTER = 3
LEVEL = 1e-9  # luck that adds up to nothing
Chances = tuple[float, ...]


class Stopped(Exception):
    """A review that nobody waits for any more."""


def review(
    match: Match,
    *,
    effort: int | None = None,
    hinted: Collection[int] = frozenset(),
    why: str | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
    stop: Callable[[], bool] = lambda: False,
) -> Review:
    """Judge every step of a match. The same match gives the same review.

    `hinted` are the positions (how many steps precede them) in which the seat to act had asked for a hint; `why` is how
    the match ended, where a table knows more than its log. `progress` is told how many of all positions are done.
    Raises Stopped when `stop` says so.
    """
    level, judge = judge_of(match.game, effort)
    walk = _Walk(match, judge, hinted, open_=(why or _ending(match)) == "rules" or not match.game.hides)
    total = match.ply + 1
    for ply in range(total):
        if stop():
            raise Stopped
        progress(ply, total)
        walk.look(ply)
    progress(total, total)
    start, moments = walk.told()
    seats = tuple(seat_review(moments, seat) for seat in range(walk.seats))
    return Review(
        version=VERSION,
        game=match.game.name,
        rules=match.header.rules,
        judge=level,
        effort=judge.effort,
        start=start,
        moments=moments,
        seats=seats,
        turning_points=turning_points(moments),
    )


def _ending(match: Match) -> str:
    return match.decided[0] if match.decided else "rules" if match.over else ""


@dataclass
class _Standing:
    """How things stand in a position, as far as that is known."""

    chances: Chances = ()  # none: not judged
    scores: tuple[float, ...] | None = None
    luck: Chances | None = None  # of the chance events that led here
    decision: Decision | None = None  # that is made here


@dataclass
class _Walk:
    match: Match
    judge: Searching
    hinted: Collection[int]
    open_: bool  # whether everything may be told
    standings: list[_Standing] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.game: Game = self.match.game
        self.seats = self.match.header.seats
        self._state = self.match.at(0)
        self._before_chance: State | None = None  # where the chance events began that are due

    # --- forwards: each position ------------------------------------------------------------------

    def look(self, ply: int) -> None:
        """The position after `ply` steps; positions come in order."""
        state, game = self._state, self.game
        actor = game.actor(state)
        standing = _Standing()
        self.standings.append(standing)
        if self._before_chance is not None and actor != CHANCE:
            standing.luck = self._luck(self._before_chance, state)
            self._before_chance = None
        if actor == NOBODY:
            standing.chances = self._result(state)
            standing.scores = tuple(map(float, game.notation.scores(state)))[: self.seats] if game.scored else None
        elif actor == CHANCE:
            self._await_chance(ply, state, standing)
        else:
            self._decide(ply, state, actor, standing)
        if ply < self.match.ply:
            self._state = after(game, state, self.match.line[ply].action)

    def _await_chance(self, ply: int, state: State, standing: _Standing) -> None:
        if ply == self.match.ply:  # broken off here
            standing.chances = self._mean_chances(
                state, [(p, self._known(end)) for p, end in self.judge.sequels(state)]
            )
        elif self._before_chance is None:
            self._before_chance = copy_of(state)

    def _decide(self, ply: int, state: State, actor: int, standing: _Standing) -> None:
        game = self.game
        played = self.match.line[ply] if ply < self.match.ply else None
        legal = game.legal(state)
        if actor >= self.seats or not _acts_alone(game, state, actor, legal):
            return
        if played is not None and len(legal) == 1:
            standing.decision = Decision(chance=0.0, loss=0.0, grade="only", hinted=ply in self.hinted)
            return
        self.judge.move_on()
        view = game.observed(state, actor)
        found = self.judge.look(view)
        standing.chances = self._chances(view, found.values)
        if game.scored and (scores := self.judge.scores(view, found.line)) is not None:
            standing.scores = scores[: self.seats]
        if played is not None and played.action in legal:
            standing.decision = self._decision(view, found, played.action, hinted=ply in self.hinted)

    def _decision(self, view: State, found: Judgement, played: int, *, hinted: bool) -> Decision:
        seat = found.seat
        chance = self._chances(view, found.values)[seat]
        if played == found.best:
            return Decision(chance, 0.0, "best", hinted=hinted)
        line = self.judge.line_from(view, played)
        lost = loss_of(self.judge, view, found.line, line, lambda values: self._chances(view, values)[seat])
        loss = min(lost, chance)
        grade = grade_of(loss)
        if grade == "best":
            return Decision(chance, loss, grade, hinted=hinted)
        answer = self.judge.answer(view, line) if grade != "good" else ()
        why = self.game.stage.why(view, played, found.best, answer) if grade != "good" else ()
        return Decision(
            chance=chance - loss,
            loss=loss,
            grade=grade,
            better=self._better(view, found, chance, played),
            refutation=_texts(self.game, after(self.game, view, played), answer),
            why=why,
            hinted=hinted,
        )

    def _better(self, view: State, found: Judgement, chance: float, played: int) -> tuple[Alternative, ...]:
        """The best action, and those that the judge has looked at closely and finds about as good."""
        game = self.game
        first, *line = _texts(game, view, found.line)
        better = [Alternative(first, chance, tuple(line))]
        least = LOOKED_AT * sum(each.visits for each in found.candidates)
        for each in found.candidates[1:]:
            if each.value is None or each.visits < least or each.action == played or len(better) == MOST_BETTER:
                continue
            values = tuple(each.value if seat == found.seat else v for seat, v in enumerate(found.values))
            its = min(self._chances(view, values)[found.seat], chance)
            if chance - its < ABOUT_AS_GOOD:
                better.append(Alternative(game.notation.format_action(view, each.action), its))
        return tuple(better)

    # --- chances ----------------------------------------------------------------------------------

    def _chances(self, view: State, values: Values) -> Chances:
        return chances(self.game, view, values[: self.seats])

    def _result(self, state: State) -> Chances:
        payoffs = self.game.payoff(state)[: self.seats]
        return tuple(win_share(payoffs, seat) for seat in range(self.seats))

    def _known(self, state: State) -> State:
        """What luck is told by: everything, or what the seat that acts next could know."""
        actor = self.game.actor(state)
        return state if self.open_ or actor < 0 else self.game.observed(state, actor)

    def _luck(self, before: State, state: State) -> Chances:
        """The chances after what chance did, less the mean over what it might have done."""
        ends = [(p, self._known(end)) for p, end in self.judge.sequels(before)]
        here = self._known(state)
        if all(end.tobytes() == here.tobytes() for _, end in ends):
            return (0.0,) * self.seats  # nobody has learnt anything
        mean, its = self._mean_chances(before, ends), self._mean_chances(before, [(1.0, here)])
        return tuple(after_it - before_it for after_it, before_it in zip(its, mean, strict=True))

    def _mean_chances(self, before: State, ends: Sequence[tuple[float, State]]) -> Chances:
        """Chances in the mean of some positions that chance leads to, all weighed with the same luck."""
        x, over = entropy_of(before), elapsed(self.game, before)
        weights = weights_of(self.game, self.seats)
        each = [(p, chances_by(weights, self.game, over, self.judge.worth(end, x)[: self.seats])) for p, end in ends]
        total = sum(p for p, _ in each)
        return tuple(sum(p * its[seat] for p, its in each) / total for seat in range(self.seats))

    # --- backwards: what follows is known --------------------------------------------------------

    def told(self) -> tuple[Chances, tuple[Moment, ...]]:
        """The chances before the first step, and all steps."""
        self._fill()
        moments = []
        for ply, played in enumerate(self.match.line):
            here, there = self.standings[ply : ply + 2]
            decision = here.decision
            if decision is not None and decision.grade == "only":
                decision = replace(decision, chance=there.chances[played.seat])
            moments.append(
                Moment(
                    ply=ply + 1,
                    seat=None if played.seat == CHANCE else played.seat,
                    text=played.text,
                    chances=there.chances,
                    scores=there.scores,
                    luck=there.luck,
                    decision=decision,
                )
            )
        return self.standings[0].chances, tuple(moments)

    def _fill(self) -> None:
        """Where nothing was judged, things stand as they do next, less what chance brings in between."""
        last = next((each for each in reversed(self.standings) if each.chances), None)
        chances, scores = last.chances if last else (1 / self.seats,) * self.seats, last.scores if last else None
        luck: Chances | None = None
        for each in reversed(self.standings):
            if not each.chances:
                each.chances = chances if luck is None else _without(chances, luck)
            each.scores = each.scores or scores
            chances, scores, luck = each.chances, each.scores, each.luck


def _without(chances: Chances, luck: Chances) -> Chances:
    """The chances before that luck; together as much as those after it where luck gives to some what others lose."""
    before = [min(max(chance - its, 0.0), 1.0) for chance, its in zip(chances, luck, strict=True)]
    shared = abs(sum(luck)) < LEVEL and sum(before) > 0
    return tuple(each * sum(chances) / sum(before) for each in before) if shared else tuple(before)


def _acts_alone(game: Game, state: State, actor: int, legal: Sequence[int]) -> bool:
    """Whether only one seat may act here: what several do at the same time is not judged."""
    return game.owner is None or all(game.owner_of(state, action) == actor for action in legal)


def _texts(game: Game, view: State, line: Sequence[int]) -> tuple[str, ...]:
    state, texts = copy_of(view), []
    for action in line:
        texts.append(game.notation.format_action(state, action))
        game.apply(state, action)
    return tuple(texts)
