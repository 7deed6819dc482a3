"""Hooks: defaults that are enough to play by, and misspellings that fail early."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

import herna
from herna.engine.errors import IllegalAction, UnreadableAction
from herna.engine.messages import LANGUAGES, say_strictly
from herna.engine.notation import Notation
from herna.engine.scene import Message
from herna.engine.stage import Stage

from .tiny import TINY

FOUR = herna.game("four_in_a_row")  # its notation is as little as a game can have
FULL_D = "...y.../...r.../...y.../...r.../...y.../...r... r"
WON = "......./......./......./......./.yyy.../.rrrr.. y"


@pytest.fixture
def undrawn():
    return replace(FOUR, stage=Stage())


# --- misspellings ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "name", "meant"),
    [
        (Stage, "overlay", "overlays"),
        (Stage, "makesSense", "makes_sense"),
        (Stage, "INKS", "inks"),
        (Notation, "parse_actions", "parse_action"),
        (Notation, "format_postion", "format_position"),
    ],
)
def test_a_misspelt_hook_fails_when_its_class_is_read(kind, name, meant):
    with pytest.raises(TypeError, match=rf"has no hook '{name}'; did you mean {meant}\?"):
        type("Own", (kind,), {name: staticmethod(lambda *args: None)})


def test_a_hook_that_resembles_none_is_told_what_there_is():
    with pytest.raises(TypeError, match=r"'fireworks'; there are: .*narrate"):
        type("Own", (Stage,), {"fireworks": True})


def test_a_misspelling_far_down_fails_too():
    with pytest.raises(TypeError, match="did you mean scores"):
        type("Own", (type(FOUR.notation),), {"score": staticmethod(lambda state: ())})


def test_a_census_that_lacks_something_is_refused_with_its_game():
    with pytest.raises(TypeError, match="four_in_a_row: its census lacks takes, say; it needs COUNTERS, tally, takes"):
        replace(FOUR, census=SimpleNamespace(COUNTERS=(), tally=lambda steps: None))


def test_what_methods_share_may_have_a_private_name():
    assert type("Own", (Stage,), {"_shared": 1})()._shared == 1


def test_a_notation_without_the_necessary_cannot_be_made():
    half = type("Half", (Notation,), {"seats": staticmethod(lambda state: ())})
    with pytest.raises(TypeError, match="format_action"):
        half()


# --- defaults -------------------------------------------------------------------------------------------------------


def test_a_game_that_draws_nothing_is_shown_by_its_actions(undrawn):
    state = undrawn.position(FULL_D)
    scene = undrawn.stage.scene(state, 0)
    assert (scene.zones, scene.menus) == ((), ())
    assert scene.prompt.args == {"seat": "r"}
    assert all(say_strictly(scene.prompt, language) for language in LANGUAGES)
    assert [undrawn.stage.touches(state, action) for action in undrawn.legal(state)] == [
        (f"action-{column}",) for column in (0, 1, 2, 4, 5, 6)
    ]


def test_a_game_that_tells_nothing_is_silent(undrawn):
    state, after = undrawn.new(), undrawn.new()
    stage = undrawn.stage
    assert (stage.narrate(state, 0, after), stage.overlays(state, 0), stage.products(state)) == ((), (), ())
    assert (stage.also(state, 0), stage.reason(state, 0, after), stage.explain(1)) == ((), None, None)
    assert (stage.unforeseen(state, 0), stage.doubt(state, 0, after)) == (None, None)
    assert not stage.weighty(state, 0), "it can be taken back"
    assert (stage.merit(state, 0, after), stage.outlook(state, 0, after)) == (None, after)


def test_a_hint_names_what_to_touch_or_what_to_write(undrawn):
    """Without words of the game for it."""

    class Labelled(type(FOUR.stage)):
        instruct = Stage.instruct

    state = FOUR.new()
    assert say_strictly(replace(FOUR, stage=Labelled()).stage.instruct(state, 2), "en") == "Tap: Column c."
    assert say_strictly(undrawn.stage.instruct(state, 2), "en") == "Play c."
    assert say_strictly(FOUR.stage.instruct(state, 2), "en") == "Drop a stone into column c."
    for stage in (replace(FOUR, stage=Labelled()).stage, undrawn.stage):
        assert all(say_strictly(stage.instruct(state, 2), language).endswith(".") for language in LANGUAGES)


def test_actions_are_found_by_their_texts():
    state = FOUR.position(FULL_D)
    assert [FOUR.notation.parse_action(state, text) for text in ("b", " g ")] == [(1,), (6,)]
    with pytest.raises(IllegalAction) as refused:
        FOUR.play(state, "d")
    assert (refused.value.reason, refused.value.rule) == (3, "2")
    with pytest.raises(UnreadableAction, match="'h' is not an action of Four in a row"):
        FOUR.play(state, "h")


def test_a_text_that_no_action_can_have_is_refused_briefly():
    """However long it is, and although the texts of illegal actions may not exist."""

    class Touchy(type(FOUR.notation)):
        def format_action(self, state, action):
            if action not in self.game.legal(state):
                raise IndexError("only legal actions have a text")
            return super().format_action(state, action)

    game = replace(FOUR, notation=Touchy())
    state = game.position(FULL_D)
    for text in ("d", "x" * 100_000):
        with pytest.raises(UnreadableAction) as refused:
            game.notation.parse_action(state, text)
        assert len(str(refused.value)) < 500


def test_the_ranking_follows_the_payoffs():
    assert FOUR.notation.ranking(FOUR.position(WON)) == (("r",), ("y",))
    assert FOUR.notation.ranking(FOUR.position(FULL_D)) == (("r", "y"),)
    assert FOUR.notation.scores(FOUR.position(WON)) == (0, 0)


def test_a_question_that_a_game_does_not_answer():
    with pytest.raises(ValueError, match="Four in a row has no question 'odd'"):
        FOUR.notation.query(FOUR.new(), "odd")


def test_other_options_are_a_matter_of_reading_the_position_again():
    state = FOUR.position(WON)
    assert not FOUR.notation.adopt(state, {"line": 5})
    assert FOUR.notation.fields(state) == {"position": WON}
    assert FOUR.notation.tidy("position", WON) == WON


# --- what impossible touches mean -----------------------------------------------------------------------------------


class Hands(Stage):
    """Players touch the pile and then a number; the die is a single touch."""

    def touches(self, state, action):
        if action > 3:
            raise ValueError("chance is never touched")
        return ("die",) if action == 3 else ("pile", str(action + 1))

    def explain(self, reason):
        return Message(f"refused-{reason}")


def test_touches_mean_the_action_with_that_path_or_the_one_closest_to_being_legal():
    game = replace(TINY, stage=Hands())
    state = game.position("1 B 3,17", dice=False)
    assert game.stage.meant(state, ("pile", "3")) == 2
    assert game.stage.meant(state, ("pile",)) == 1  # two and three are refused for the same reason
    assert game.stage.meant(state, ("die",)) == 3
    assert game.stage.meant(state, ("table",)) is None


def test_what_makes_no_sense_is_not_meant():
    sensible = type("Sensible", (Hands,), {"makes_sense": staticmethod(lambda state, action: action != 1)})
    game = replace(TINY, stage=sensible())
    assert game.stage.meant(game.position("1 B 3,17"), ("pile",)) == 2


def test_a_game_with_too_many_actions_says_itself_what_is_meant():
    game = replace(TINY, stage=Hands(), actions=1_000_000)
    assert game.stage.meant(game.new(), ("die",)) is None
