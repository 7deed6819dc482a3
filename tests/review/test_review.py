"""Reviews: what a decision has lost by what its seat could know, what chance brought, and always the same."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import msgspec
import pytest

import herna
from herna.bots import Judgement
from herna.bots.chances import chances_by
from herna.engine.game import Game, State
from herna.engine.match import Match
from herna.engine.messages import say
from herna.review import walk
from herna.review.grading import accuracy_of, grade_of, loss_of, turning_points
from herna.review.report import Moment, Review
from herna.review.telling import text
from herna.review.walk import Stopped, review
from herna.review.weighing import Searching, Values, judge_of

from ..engine import tiny
from ..server.fakes import CARDS

FOUR = herna.game("four_in_a_row")
EFFORT = 300


def played(game: Game, actions: str, **options: object) -> Match:
    match = Match.begin(game, seed=1, dice=False, options=options)
    for action in actions.split():
        match.play(action)
    return match


MISSED = "a b a b a c g a"  # red could have won with a, and did not; yellow closes the column


@pytest.fixture(scope="module")
def missed() -> Review:
    return review(played(FOUR, MISSED), effort=EFFORT, hinted={6})


def test_a_win_that_was_missed_is_a_blunder(missed: Review) -> None:
    moment = missed.moments[6]
    assert (moment.ply, moment.seat, moment.text) == (7, 0, "g")
    decision = moment.decision
    assert decision is not None
    assert decision.grade == "blunder"
    assert decision.loss > 0.2
    assert decision.chance < 0.8
    assert [option.text for option in decision.better] == ["a"]
    assert decision.better[0].chance == pytest.approx(1)
    assert decision.refutation[0] == "a"  # the column is closed
    assert [say(each.message) for each in decision.why] == ["In favour of the better action: That completes your line."]
    assert decision.hinted
    assert set(missed.turning_points[:2]) == {6, 7}  # yellow had let red
    assert missed.seats[0].grades["blunder"] == 1
    assert missed.seats[0].skill <= -decision.loss


def test_the_best_actions_are_called_best_and_lead_on(missed: Review) -> None:
    won = review(played(FOUR, "a b a b a c a"), effort=EFFORT)
    last = won.moments[-1]
    assert last.decision is not None
    assert (last.decision.grade, last.decision.loss, last.decision.better) == ("best", 0.0, ())
    assert last.chances == (1.0, 0.0)
    closed = missed.moments[-1].decision
    assert closed is not None
    assert closed.grade == "best"  # everything else loses at once


def test_luck_is_what_an_outcome_brings_beside_the_mean_of_all() -> None:
    lucks = []
    for eyes in range(1, 7):
        moments = review(played(tiny.TINY, f"1 roll roll={eyes}", pile=5), effort=EFFORT).moments
        assert [moment.luck is None for moment in moments] == [True, True, False]
        assert moments[2].seat is None
        lucks.append(moments[2].luck)
    for mine, other in lucks:
        assert mine == pytest.approx(-other)
    assert sum(other for _, other in lucks) == pytest.approx(0, abs=1e-9)
    taken, left = lucks[3:], lucks[:3]  # four are enough to empty the pile
    assert min(other for _, other in taken) > 0 > max(other for _, other in left)


def test_chances_before_a_die_are_those_after_it_without_the_luck() -> None:
    found = review(played(tiny.TINY, "1 roll roll=2 1", pile=5), effort=EFFORT)
    rolled, shown = found.moments[1:3]
    assert rolled.chances == pytest.approx(
        [after - luck for after, luck in zip(shown.chances, shown.luck, strict=True)]
    )
    assert [sum(moment.luck[seat] for moment in found.moments if moment.luck) for seat in (0, 1)] == [
        seat.luck for seat in found.seats
    ]


def test_what_a_seat_could_not_know_never_changes_its_grades() -> None:
    """The same cards and actions of A; what B holds decides who wins."""
    found = [review(played(CARDS, f"deal=4 deal={other} keep keep keep keep"), effort=EFFORT) for other in (1, 6)]
    own = [[moment.decision for moment in each.moments if moment.seat == 0] for each in found]
    assert own[0] == own[1]
    assert [each.moments[-1].chances for each in found] == [(1.0, 0.0), (0.0, 1.0)]


def test_a_match_with_secrets_that_was_broken_off_tells_luck_by_what_could_be_known() -> None:
    """Nobody has seen the card of B: before B acts, it is nobody's luck that can be told."""
    lucks = set()
    for other in (1, 6):
        match = played(CARDS, f"deal=4 deal={other}")
        match.end("resign", (("B",), ("A",)))
        lucks.add(review(match, effort=EFFORT).moments[1].luck)
    assert len(lucks) == 1


@pytest.mark.parametrize("ending", ["resigned", "unfinished", "taken back", "chance is due", "nothing played"])
def test_matches_that_did_not_end_by_the_rules_are_reviewed_too(ending: str) -> None:
    match = played(tiny.TINY, "1 2" if ending != "nothing played" else "", pile=21)
    if ending == "resigned":
        match.end("resign", (("A",), ("B",)))
    elif ending == "taken back":
        match.undo()
        match.play("3")
    elif ending == "chance is due":
        match.play("roll")
    found = review(match, effort=EFFORT)
    assert [moment.text for moment in found.moments] == [ply.text for ply in match.line]
    for chances in (found.start, *(moment.chances for moment in found.moments)):
        assert sum(chances) == pytest.approx(1)


def test_the_same_match_gives_the_same_bytes_and_they_can_be_read_again(missed: Review) -> None:
    encoded = msgspec.json.encode(missed)
    assert msgspec.json.encode(review(played(FOUR, MISSED), effort=EFFORT, hinted={6})) == encoded
    assert msgspec.json.decode(encoded, type=Review) == missed


def test_it_tells_how_far_it_is_and_can_be_stopped() -> None:
    told: list[tuple[int, int]] = []
    review(played(FOUR, MISSED), effort=20, progress=lambda done, total: told.append((done, total)))
    assert told == [(done, 9) for done in range(10)]
    with pytest.raises(Stopped):
        review(played(FOUR, MISSED), effort=20, stop=lambda: len(told) > 0)


def test_where_there_is_one_action_nothing_is_judged() -> None:
    found = review(played(tiny.TINY, "3 1 1", pile=5, dice=False), effort=EFFORT)  # the last one is forced
    last = found.moments[-1]
    assert last.decision is not None
    assert (last.decision.grade, last.decision.chance) == ("only", 1.0)
    assert found.seats[0].decisions == 1


# --- grades -------------------------------------------------------------------------------------------------------


class Told(Searching):
    """A judge that says what it is told to: the values of the second action; the first is worth nothing."""

    def __init__(self, values: Sequence[float]) -> None:
        self.values = values

    def weigh(self, view: object, line: Sequence[int], number: int) -> Values:
        return (self.values[number % len(self.values)],) if line[0] else (0.0,)


def lost(values: Sequence[float]) -> float:
    return loss_of(Told(values), FOUR.new(), (0,), (1,), lambda values: values[0])


def test_noise_is_no_mistake_and_a_loss_counts_as_far_as_it_is_certain() -> None:
    assert lost([-0.2]) == pytest.approx(0.2)
    assert lost([0.1]) == 0.0  # better than the best
    assert lost([-0.3, 0.3, 0.3, -0.3]) < 0.1
    for values in itertools.permutations([-0.3, 0.2, 0.1, -0.2, 0.2]):
        assert lost(values) == 0.0
    assert 0.05 < lost([-0.2, -0.05, -0.15]) < 0.2 * 2 / 3


def test_grades_and_accuracy_follow_losses() -> None:
    assert [grade_of(loss) for loss in (0, 0.02, 0.03, 0.07, 0.15)] == [
        "best",
        "good",
        "inaccuracy",
        "mistake",
        "blunder",
    ]
    assert accuracy_of([]) is None
    assert accuracy_of([0.0, 0.15]) == pytest.approx(75)


def test_turning_points_are_the_weightiest_steps() -> None:
    lucks = (0.01, 0.3, 0.2, 0.1, 0.4)
    moments = [Moment(ply, None, "x", (0.5, 0.5), luck=(-luck, luck)) for ply, luck in enumerate(lucks, 1)]
    assert turning_points(moments) == (5, 2, 3)


def test_adversaries_of_a_team_win_when_it_loses() -> None:
    station = herna.game("spacestage")
    chances = chances_by((0.7, 1.0, 0.0, 2.0), station, 0.5, (0.3, 0.3, -0.3))
    assert chances[0] == chances[1] == pytest.approx(1 - chances[2])


def test_what_only_positions_long_past_needed_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match may have a thousand decisions, each with many judgements."""
    seen: dict[bytes, Judgement] = {}

    class Noting(Searching):
        def look(self, view: State) -> Judgement:
            return seen.setdefault(view.tobytes(), super().look(view))

    judge, match = Noting(FOUR, "hard", 20), played(FOUR, MISSED)
    monkeypatch.setattr(walk, "judge_of", lambda *_: ("hard", judge))
    review(match)
    known = [seen[state.tobytes()] is Searching.look(judge, state) for state in map(match.at, range(match.ply + 1))]
    assert known[-1]
    assert not any(known[:-2]), "all but the present one and the one before"


def test_games_are_judged_by_what_suits_their_bots() -> None:
    kinds = {name: type(judge_of(herna.game(name), None)[1]).__name__ for name in herna.game_names()}
    assert kinds["thebase"] == kinds["four_in_a_row"] == "Searching"
    assert (kinds["mammoths"], kinds["spacestage"], kinds["fejag"]) == ("PlayingOut", "Planning", "Planning")


def test_the_text_tells_of_seats_turns_and_mistakes(missed: Review) -> None:
    told = text(missed, ["r (Eva)", "y"])
    assert "8 steps, judged by hard" in told
    assert "r (Eva)" in told
    assert "7  r (Eva) g: blunder" in told
    assert "better a" in told
