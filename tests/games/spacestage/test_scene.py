"""The scene of Space Stage: numbers computed for the players, and cards from other sheets."""

from __future__ import annotations

import pytest

import herna
from herna.engine.messages import LANGUAGES, say_strictly
from herna.games.spacestage.cards import FILE

GAME = herna.game("spacestage")
SHEET = FILE.read_text(encoding="utf-8")


def at(text, *actions, seats=None, **options):
    """The state after some actions from a position."""
    state = GAME.position(text, seats, **options)
    for action in actions:
        GAME.play(state, action)
    return state


def sprites(state, seat=None):
    return {sprite.id: sprite for sprite in GAME.stage.scene(state, seat).sprites()}


def choices(state, of):
    """The menu of a sprite: what is written on each choice."""
    found = [menu for menu in GAME.stage.scene(state, None).menus if menu.of == of]
    return {choice.id: choice.text for menu in found for choice in menu.choices}


def prompt(state, seat, language="en"):
    return say_strictly(GAME.stage.scene(state, seat).prompt, language)


def test_attack_cards_show_what_they_would_do_to_every_monster_in_the_room():
    shown = sprites(at("1=N [E01 M05 E08] U3=X01(7) U4=X11(8) 2=C [E04]"))
    flags = {name: sprite.text for name, sprite in shown.items() if name.startswith("would-")}
    assert flags == {
        "would-E01-U3": "6",  # fire 4 x 1.5
        "would-E01-U4": "0",
        "would-M05-U3": "6",  # the better of fire 4 x 1.5 and ice 4 x 1
        "would-M05-U4": "8",
        "would-E08-U3": "6",  # no element
        "would-E08-U4": "6",
    }


def test_monsters_show_what_everything_in_hand_would_deal():
    shown = sprites(at("1=N [E01 E08] U3=X01(7) U4=X11(8) 2=C [E04]"))
    flags = {name: (sprite.kind, sprite.text) for name, sprite in shown.items() if name.startswith("could-")}
    assert flags == {"could-1-U3": ("could-kill", "−12"), "could-1-U4": ("could", "−6")}
    state = at("1=N [E01 M05 E08] U3=X01(7)", "1A:U3", "1U:E01")
    assert "6 of 7 so far, 18 with everything in your hand" in prompt(state, 0)


def test_every_card_carries_its_name_and_says_what_it_does_before_it_is_chosen():
    state = GAME.match(seed=1).state
    offered = [name for name in sprites(state) if name.startswith("row-")]
    assert len(offered) == 6
    menus = {menu.of: menu for menu in GAME.stage.scene(state, 0).menus}
    for name in offered:
        caption = sprites(state)[name.replace("row-", "name-")].text
        for language in LANGUAGES:
            about = say_strictly(menus[name].about, language)
            assert about.startswith(f"{say_strictly(caption, language)}: ")
            assert len(about) > len(say_strictly(caption, language)) + 10


def test_the_end_of_a_turn_that_kills_is_asked_about_and_told():
    state = at("1=N d7 U3=X01(7) 2=C")
    (end,) = GAME.notation.parse_action(state, "1.")
    assert GAME.stage.touches(state, end) == ("end", "end-anyway")
    (menu,) = [menu for menu in GAME.stage.scene(state, 0).menus if menu.of == "end"]
    for language in LANGUAGES:
        assert say_strictly(menu.about, language)
        assert "1" in prompt(state, 0, language)
    assert "is dying" in prompt(state, 0)
    harmless = at("1=C 2=C")
    assert GAME.stage.touches(harmless, end) == ("end",)


def test_the_last_two_rounds_are_announced():
    told = {n: prompt(at(f"1=C 2=C round={n}", cap=9), 0) for n in (7, 8, 9)}
    assert "rounds left" not in told[7]
    assert told[8].endswith("Two rounds left.")
    assert told[9].endswith("Last round!")


def test_cards_that_cannot_be_used_promise_nothing():
    shown = sprites(at("1=N [E01* M01'] U3=X01(7)"))
    assert not [name for name in shown if name.startswith("would-")]


def test_an_open_attack_shows_its_sum_and_what_each_element_adds():
    state = at("1=N [M04 M03] U3=X02(6) U4=X08(4)", "1A:U3", "1U:M03")
    shown = sprites(state)
    assert shown["hit"].text == "−3"
    assert shown["blow"].text == "3"
    assert choices(state, "card-M04") == {"fire": "+2", "lightning": "+4"}
    assert [name for name in shown if name.startswith("would-")] == ["would-M04-U3"]


def test_halves_are_written_the_same_everywhere():
    state = at("1=N [M01] U3=X01(7)", "1A:U3")
    assert choices(state, "card-M01") == {"use": "+4½"}


def test_the_end_of_the_turn_is_previewed_all_the_time():
    state = at("1=N d2 [M02 E11] U3=X08(4) U4=X02(6) broken=NW,SE")
    assert sprites(state)["end-1"].text == "−7"
    GAME.play(state, "1U:E11")
    shown = sprites(state)
    assert shown["end-1"].text == shown["end"].text == "−4"
    assert [name for name in shown if name.startswith("next-1-")] == [f"next-1-{i}" for i in (3, 4, 5, 6)]
    assert prompt(state, 0).endswith("Ending now: 4 damage.")


def test_what_deserves_a_question_before_it_is_sent():
    def weighty(state, text):
        (action,) = GAME.notation.parse_action(state, text)
        return GAME.stage.weighty(state, action)

    state = at("1=N [M04] U3=X01(7)", "1A:U3")
    assert weighty(state, "1!"), "with bare hands, although there is a card"
    GAME.play(state, "1U:M04f")
    assert not weighty(state, "1!")
    assert weighty(at("1=C 2=C"), "1."), "main actions are left"
    assert not weighty(at("1=C 2=C"), "1M:N")


def test_the_prompt_says_what_to_do_next():
    state = at("1=C s3 [E09*] 2=C")
    assert "You can recharge a card first." in prompt(state, 0)
    assert "recharge" not in prompt(state, 1)
    assert "Tap the character" in prompt(at("1=C [E09*] 2=C"), 0)
    GAME.play(state, "1M:N")
    assert "recharge" not in prompt(state, 0)
    GAME.play(state, "1.")
    assert "character 2" in prompt(state, 0).lower()


def test_two_players_see_the_end_of_both_characters():
    state = at("1=N U3=X01(7) 2=C", seats=2, pairs=True)
    assert sprites(state)["end"].text == "−2 0"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_asked_reads_who_wants_what(language):
    state = at("1=C 2=C s4", "1G<2:3s")
    assert GAME.actor(state) == 1
    text = prompt(state, 1, language)
    assert text.endswith("?")
    assert all(number in text for number in "123")
    assert prompt(state, 0, language) != text
    shown = sprites(state, 1)
    assert shown["request"].text == "3?"
    assert {"yes", "no"} <= shown.keys()


def test_dice_lie_where_they_fell():
    state = at("1=NW s3 broken=NW", "1F", "=3,2")
    shown = sprites(state)
    assert (shown["die-1"].kind, shown["die-2"].kind) == ("die-3", "die-2")
    assert shown["sum"].text == "5/10"


def test_dice_roll_while_chance_is_to_act():
    shown = sprites(at("turn=T U2=X01(7)"))
    assert {shown["die-1"].kind, shown["die-2"].kind} == {"die-roll"}


def test_a_card_of_another_designer_is_drawn_by_its_kind_and_keeps_its_name():
    sheet = SHEET.replace('name = "Flamethrower"', 'name = "Boiling Kettle"').replace(
        'name = "Weed"', 'name = "Thistle"'
    )
    state = at("1=N [E01 E02] U3=X01(7)", cards=sheet)
    shown = sprites(state)
    assert shown["card-E01"].kind == "card-E"
    assert {"large-attack", "fire"} <= set(shown["card-E01"].tags)
    assert shown["monster-X01"].kind == "monster-organic"
    assert shown["card-E02"].kind == "card-E02"
    for language in LANGUAGES:
        assert say_strictly(shown["card-E01"].label, language).startswith("Boiling Kettle")
        assert say_strictly(shown["monster-X01"].label, language).startswith("Thistle")


def test_all_cards_fit_into_one_hand():
    names = [f"M{i:02d}" for i in range(1, 14)] + [f"E{i:02d}" for i in range(1, 14)]
    scene = GAME.stage.scene(at(f"1=C [{' '.join(names)}]"), 0)
    hand = next(zone for zone in scene.zones if zone.name == "hand-1")
    held = [sprite for sprite in hand.sprites if sprite.id.startswith("card-")]
    assert len(held) == len(names)
    assert len({(sprite.x, sprite.y) for sprite in held}) == len(names)
    assert all(sprite.x + 0.4 * sprite.scale <= hand.width for sprite in held)
    assert all(sprite.y + 0.6 * sprite.scale <= hand.height for sprite in held)


def test_a_long_damage_track_has_several_rows():
    shown = sprites(at("1=C d15", seats=5, master=True, cards="duel"))
    pips = [shown[f"pip-1-{i}"] for i in range(1, 23)]
    assert [pip.kind for pip in pips] == ["pip-full"] * 15 + ["pip-free"] * 7
    assert len({pip.y for pip in pips}) == 2
    assert max(pip.x for pip in pips) < shown["portrait-2"].x


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("result", ["WIN", "LOSS", "CAP"])
def test_an_end_against_the_station_master_names_the_winner(result, language):
    alone, against = (prompt(at(f"result={result}", master=master), None, language) for master in (False, True))
    assert alone != against
    if language == "en":
        assert ("the team wins" if result == "WIN" else "the Station Master wins") in against


def test_led_by_telepathy_a_move_and_an_own_move_are_told_apart():
    state = at("1=C [M10] 2=C", "1U:M10>2", "1~2M:N", seats=2, pairs=True)
    paths = {GAME.notation.format_action(state, a): GAME.stage.touches(state, a) for a in GAME.legal(state)}
    assert paths["1~2m:NW"] == ("char-2", "room-NW", "extend")
    assert paths["2M:NW"] == ("char-2", "room-NW", "move")
    assert choices(state, "room-NW") == {"extend": "", "move": ""}


def test_a_blow_is_told_with_its_loot():
    before = at("1=NW [E01] U2=X01(6)", "1A:U2", "1U:E01")
    after = before.copy()
    action, *_ = GAME.play(after, "1!")
    told = [say_strictly(message, "en") for message in GAME.stage.narrate(before, action, after)]
    assert told == ["Character 1 deals 6 damage to Weed and takes 6 organics.", "Weed is defeated."]


def why(text, action, language="en", **options):
    state = GAME.position(text, **options)
    after = state.copy()
    number, *_ = GAME.play(after, action)
    reason = GAME.stage.reason(state, number, after)
    return reason and say_strictly(reason, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "action", "english"),
    [
        ("1=N d2 2=N d5 U3=X01(7) U4=X02(6)", "1H:2", "Character 2 has 5 damage, and 2 monsters are in the room."),
        ("1=C 2=C d8 dying", "1H:2", "Character 2 is dying."),
        ("1=C d3", "1H:1", "Character 1 has 3 damage."),
        ("1=N U3=X01(7) U4=X02(6)", "1A:U3", "Two monsters in that room deal 6 damage a turn."),
        ("1=N U3=X01(7)", "1A:U3", "It’s the only monster on the station."),
        ("1=N U3=X01(7) L3=X02(6)", "1A:U3", "Weed deals 2 damage a turn."),
        ("1=NW broken=NW", "1F", "While an oxygen generator is broken, nobody can be healed."),
        ("1=N broken=NE", "1M:NE", "the laboratory has no power."),
        ("1=C U3=X01(7)", "1M:N", "There’s a monster to fight: Weed."),
        ("1=N U3=X01(7)", "1M:C", "There’s no monster in that room."),
        ("1=C 2=W d6", "1M:W", "Character 2 is there with 6 damage."),
    ],
)
def test_a_bot_names_its_reason_in_one_sentence(text, action, english, language):
    said = why(text, action, language)
    assert said
    assert "\n" not in said
    if language == "en":
        assert english in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("action", "english"),
    [
        ("S:G>NW", "Without oxygen nobody can be healed."),
        ("S:I>2", "After that, character 2 can take only 3 more damage."),
        ("S:B>U3", "A character stands right beside it."),
        ("S:N>U4", "There’s already a monster in that room: Weed."),
    ],
)
def test_the_master_names_his_reason(action, english, language):
    said = why("1=N 2=C d3 U3=X01(7) turn=S", action, language, master=True)
    assert said
    assert language != "en" or english in said


@pytest.mark.parametrize(("text", "action"), [("1=C", "1M:N"), ("1=C", "1.")])
def test_what_is_only_an_opinion_is_no_reason(text, action):
    assert why(text, action) is None


def test_only_the_action_that_the_turn_is_about_is_explained():
    state = at("1=N [E01] U3=X01(7)", "1A:U3")
    after = state.copy()
    action, *_ = GAME.play(after, "1U:E01")
    assert GAME.stage.reason(state, action, after) is None
