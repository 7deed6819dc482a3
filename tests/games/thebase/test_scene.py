"""The scene of The Base: what to touch for each kind of action, what the log says, what overlays show."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings

import herna
from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.messages import LANGUAGES, say_strictly
from herna.engine.scene import Message
from herna.games.thebase.scene.words import REFUSALS

from ...wander import wander
from ..test_scene_contract import check_scene, symbols
from .positions import positions

BASE = herna.game("thebase")
STAGE = BASE.stage
RED, GREEN = 0, 1
BOARD = "e..../....7/aefaa/...../b...3 1-2-3,-13-2"


def at(rest, board=BOARD, **options):
    return BASE.position(f"{board} {rest}", **options)


def paths(state):
    """The touches of every legal action by its notation."""
    return {
        text: STAGE.touches(state, action)
        for text, action in zip(BASE.legal_texts(state), BASE.legal(state), strict=True)
    }


def sprites(state, seat=None):
    return {sprite.id: sprite for sprite in STAGE.scene(state, seat).sprites()}


def choices(state, of):
    scene = STAGE.scene(state, BASE.actor(state))
    return {choice.id: choice for menu in scene.menus if menu.of == of for choice in menu.choices}


def narrated(state, action, language="en"):
    """What the log says about an action, and about the chance events written with it; the state is played on."""
    lines = []
    for number in BASE.notation.parse_action(state, action):
        before = state.copy()
        BASE.apply(state, number)
        lines += [say_strictly(message, language) for message in STAGE.narrate(before, number, state)]
    return lines


def prompt(state, seat, language="en"):
    return say_strictly(STAGE.scene(state, seat).prompt, language)


# --- the contract, in positions denser than random play ---------------------------------------------------------------


@settings(max_examples=150)
@given(positions())
def test_scenes_of_random_positions_keep_the_contract(given_position):
    text, options = given_position
    check_scene(BASE, BASE.position(text, **options))


# --- touches ----------------------------------------------------------------------------------------------------------


def test_steps_crossings_rotations_and_reveals():
    found = paths(at("Rc3b3a5,Gg2g5e3 R3a 14 0,0"))
    assert found["R1:d3"] == ("piece-r1", "tile-d3")
    assert found["R2:a3"] == ("piece-r2", "slot-a3")
    assert found["R2:c3:d3"] == ("piece-r2", "tile-c3", "tile-d3")
    assert found["b5+90"] == ("tile-b5", "turn-90")
    assert found["?c4"] == ("tile-c4",)


def test_long_crossings_do_not_hide_shorter_ones():
    """Over one piece, with a bend at the second: neither path is a prefix of the other."""
    found = paths(at("Rb3c3d3,Gg2g5g3 R3a 14 0,0", "e..../....7/aeffa/...../b...3 1-2-3,-13-2"))
    assert found["R1:c3:d3:e3"] == ("piece-r1", "tile-c3", "tile-d3", "tile-e3")
    assert found["R2:d3:e3"] == ("piece-r2", "tile-d3", "tile-e3")


def test_tokens_pass_challenge_and_return():
    found = paths(at("Rg1g4a5,Gg2g5g3 R3s 6 2,0"))
    assert found["+A"] == ("token-r2", "spend-action")
    assert found["+T"] == ("token-r2", "spend-time")
    stuck = at("Rg1g4a5,Gb5g5g3 R3s 6 0,0", "e..../....7/aefaa/...../7...3 1-2-3,-13-2")
    assert paths(stuck) == {"--": ("pass",)}
    assert paths(at("Rg1g4g3,Gg2d3a1 xR 2 0,1")) == {"TC": ("challenge",)}
    assert paths(at("Rg1g4d3,Ge3--g5 R2p:G2 5 2,0")) == {"G2@g2": ("slot-g2",), "G2@g3": ("slot-g3",)}


def test_the_set_up():
    state = at("Ra1a3a5,Gg2g5g3 Gu 20 0,0", "I..../....T/I.f.I/...../T...L 1-2-3,-13-2")
    assert paths(state) == {f"f2={m}": ("tile-f2", f"turned-{m}") for m in "7be"}
    offered = choices(state, "tile-f2")
    assert {name: (choice.kind, choice.turn) for name, choice in offered.items()} == {
        "turned-7": ("tile-T", 0),
        "turned-b": ("tile-T", 270),
        "turned-e": ("tile-T", 90),
    }


def test_a_menu_shows_the_tile_as_it_would_lie():
    state = at("Rc3b3a5,Gg2g5e3 R3a 14 0,0")
    offered = choices(state, "tile-b5")
    assert {name: choice.turn for name, choice in offered.items()} == {"turn-90": 0, "turn-180": 90, "turn-270": 180}
    for name, choice in offered.items():
        after = state.copy()
        BASE.play(after, f"b5+{name.removeprefix('turn-')}")
        shown = sprites(after)["tile-b5"]
        assert (choice.kind, choice.turn) == (shown.kind, shown.turn)


# --- sprites ----------------------------------------------------------------------------------------------------------


def test_pieces_are_tagged_and_stand_where_they_are():
    found = sprites(at("Rg1g4a5,Gb5g5g3 R3s 6 0,0", "e..../....7/aefaa/...../7...3 1-2-3,-13-2"), RED)
    assert found["piece-r1"].tags == ("mine", "saved")
    assert found["piece-r3"].tags == ("mine", "locked")
    assert found["piece-g1"].tags == ()
    assert (found["piece-g1"].x, found["piece-g1"].y) == (found["tile-b5"].x, found["tile-b5"].y)
    assert found["piece-g1"].text == "1"
    assert [found[f"slot-a{row}"].text for row in range(1, 6)] == ["1", "", "2", "", "3"]


def test_an_eliminated_piece_waits_beside_the_board():
    found = sprites(at("Rg1g4d3,Ge3--g5 R2p:G2 5 2,0"), GREEN)
    assert found["piece-g2"].tags == ("mine", "waiting")


def test_the_countdown_reddens():
    kinds = {left: sprites(at(f"Ra1a3a5,Gg2g5g3 G3s {left} 0,0"))["countdown"].kind for left in (20, 11, 10, 6, 5, 1)}
    assert list(kinds.values()) == ["countdown-calm"] * 2 + ["countdown-warm"] * 2 + ["countdown-hot"] * 2
    lamps = sprites(at("Ra1a3a5,Gg2g5g3 G3s 6 0,0"))
    assert [lamps[f"lamp-{i}"].kind for i in (1, 6, 7, 20)] == ["lamp-warm", "lamp-warm", "lamp-off", "lamp-off"]


def test_the_supply_counts_what_is_face_down():
    found = sprites(at("Ra1a3a5,Gg2g5g3 G3s 20 0,0"))
    assert {t: found[f"count-{t}"].text for t in "ILT"} == {"I": "3", "L": "7", "T": "6"}
    assert "count-D" not in found
    assert found["supply-count"].text == "16"


def test_labels_tell_all_that_can_be_seen():
    found = sprites(at("Rg1c3a5,Gd3g5g3 R3s 6 0,0"))
    said = {name: say_strictly(sprite.label, "en") for name, sprite in found.items() if sprite.label}
    assert said["tile-c3"] == "Tile c3, T-junction, passages east, south and west, occupied by explorer 2"
    assert said["tile-b1"] == "Tile b1, T-junction, passages east, south and west"
    assert said["tile-d3"].startswith("Tile d3, centre of the labyrinth")
    assert said["tile-e1"] == "Tile e1, face down"
    assert said["slot-g1"] == "Mutants’ slot g1, unnumbered, occupied by explorer 1"
    assert said["slot-a5"] == "Explorers’ slot a5, number 3, occupied by explorer 3"
    assert said["piece-r1"] == "Explorer 1, saved on g1"
    assert said["seat-r"] == "Explorers: 1 of 3 saved, no bonus token"


def test_every_drawing_is_used():
    kinds = {"tag-lit"}
    states = [BASE.new(mix="D6I6L4T4X4"), *(at(f"Rg1g4d3,Ge3--g5 R2p:G2 {n} 2,0") for n in (5, 8, 15))]
    states += [at("Rg1g4g3,Gg2d3a1 xR 2 0,1"), at("Rc3a3a5,Gg2g5g3 R3s?c4 14 0,0"), at("Rg1g4a5,Ga1g5g3 R4s 6 1,1")]
    states.append(at("Rg1g4a5,Gb5g5g3 R3s 6 0,0", "e..../....7/aefaa/...../7...3 1-2-3,-13-2"))
    for seed in range(4):
        state = BASE.new(mix="D6I6L4T4X4")
        while BASE.actor(state) == CHANCE or state[0].phase == 0:
            wander(BASE, state, seed, 1)
            states.append(state.copy())
    for state in states:
        scene = STAGE.scene(state, None)
        for sprite in (*scene.sprites(), *(choice for menu in scene.menus for choice in menu.choices)):
            kinds |= {sprite.kind, *(f"tag-{tag}" for tag in sprite.tags)}
    unused = {name.removeprefix("thebase-") for name in symbols(BASE.sprites)} - kinds
    assert unused == set()


def test_drawings_of_tiles_show_their_passages():
    """A door for each passage of the type's first mask, turned to where the mask says."""
    doors = {"D": [0], "I": [0, 180], "L": [0, 90], "T": [0, 90, 180], "X": [0, 90, 180, 270]}
    root = ET.parse(BASE.sprites).getroot()
    for letter, angles in doors.items():
        symbol = root.find(f"{{*}}symbol[@id='thebase-tile-{letter}']")
        uses = [use for use in symbol.iter() if use.get("href") == "#thebase-door"]
        assert [int(use.get("transform", "rotate(0)")[7:-1]) for use in uses] == angles


# --- prompts ----------------------------------------------------------------------------------------------------------


def test_prompts_tell_each_seat_what_is_expected():
    state = at("Rg1g4d3,Ge3--g5 R2p:G2 5 2,0")
    assert prompt(state, GREEN) == "Choose where your mutant 2 returns."
    assert prompt(state, RED) == prompt(state, None) == "The mutants are choosing where mutant 2 returns."
    attacker = at("Rg1g4d3,Ge3--g5 R2p:G2 5 2,0", return_chooser="attacker")
    assert prompt(attacker, RED) == "Choose where mutant 2 must return."
    acting = at("Rc3a3a5,Gg2g5g3 R1a 14 0,0")
    assert prompt(acting, RED, "cs") == "Jsi na tahu: zbývá 1 akce."
    assert prompt(acting, GREEN, "de") == "Die Aufklärer sind am Zug: noch 1 Aktion."
    assert prompt(at("Rg1a3a5,Gg2g5g3 R3s 14 1,0"), RED, "sk") == (
        "Si na ťahu: máš 3 akcie. Najprv môžeš použiť bonusový žetón."
    )


def test_a_tile_is_turned_any_way_only_where_there_is_another_way():
    seen = set()
    for seed in range(12):
        match = BASE.match(seed=seed)
        while "tile" in prompt(match.state, seat := BASE.actor(match.state)) and match.ply < 40:
            legal = match.legal()
            said = prompt(match.state, seat)
            assert ("any way you like" in said) == (len(legal) > 1)
            assert ("only one way" in said) == (len(legal) == 1)
            seen.add(len(legal) == 1)
            match.play(legal[-1])
    assert seen == {True, False}


def test_prompts_of_the_set_up_and_the_end():
    state = at("Ra1a3a5,Gg2g5g3 Gu 20 0,0", "I..../....T/I.f.I/...../T...L 1-2-3,-13-2")
    assert prompt(state, GREEN) == "Turn tile f2 any way you like; a passage must face slot g2."
    assert prompt(state, RED) == "The mutants are turning tile f2."
    won = at("Rg1g4g3,Gg2d3a1 xR 2 0,1")
    assert BASE.actor(won) == NOBODY
    assert prompt(won, RED) == "The explorers won."
    assert prompt(won, GREEN).endswith("You have 2 turns.")
    assert prompt(at("Rg1g4g3,Gg2d3a1 xR- 0 0,1"), None).endswith("lost the Time challenge.")
    assert prompt(at("Rf3e3b5,Gc3d3g5 x= 0 0,0"), None) == "The match is a draw."


# --- the log ----------------------------------------------------------------------------------------------------------


def test_movements_are_told():
    state = at("Rb3c3a5,Gg2g5e3 R3a 14 0,0")
    assert narrated(state, "R1:a3") == ["Explorer 1 withdraws to slot a3."]
    assert narrated(state, "R1:b3") == ["Explorer 1 moves to b3."]
    state = at("Rb3c3a5,Gg2g5e3 R3a 14 0,0")
    assert narrated(state, "R1:c3:d3") == ["Explorer 1 crosses c3 to d3."]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Explorer 1 eliminates mutant 2 on d3.", "Mutant 2 returns to slot g5."]),
        ("cs", ["Průzkumník 1 vyhazuje na d3 mutanta 2.", "Mutant 2 se vrací na pole g5."]),
        ("sk", ["Prieskumník 1 vyhadzuje na d3 mutanta 2.", "Mutant 2 sa vracia na pole g5."]),
        ("de", ["Aufklärer 1 schlägt Mutant 2 auf d3.", "Mutant 2 kehrt auf Startfeld g5 zurück."]),
    ],
)
def test_eliminations_are_told_with_the_return(language, lines):
    assert narrated(at("Rc3a3a5,Gg2d3g3 R3a 14 0,0"), "R1:d3", language) == lines


def test_a_return_that_is_chosen_is_told_when_it_is():
    state = at("Rg1g4c3,Ge3d3g5 R3s 5 2,0")
    assert narrated(state, "R3:d3") == ["Explorer 3 eliminates mutant 2 on d3."]
    assert narrated(state, "G2@g3") == ["Mutant 2 returns to slot g3."]


def test_being_saved_is_told_with_the_token():
    state = at("Rf3c3a5,Gg2g5e3 R3a 14 0,0")
    assert narrated(state, "R1:g3") == ["Explorer 1 is saved on g3 and earns a bonus token."]
    state = at("Rg1g4f3,Gg2d3a1 R3s 2 0,1")
    assert narrated(state, "R3:g3") == ["Explorer 3 is saved on g3.", "The explorers win: all three are saved."]
    assert narrated(state, "TC") == ["The mutants take the Time challenge: 2 turns."]
    assert narrated(state, "G2:c3") == ["Mutant 2 moves to c3."]
    narrated(state, "G2:b3")
    assert narrated(state, "G2:a3") == ["Mutant 2 is saved on a3.", "Time challenge: 1 turn to go."]
    narrated(state, "G1:f2")
    assert narrated(state, "?f1=c") == ["The mutants reveal f1.", "f1: corner, passages south and west."]
    assert narrated(state, "G1:f1") == [
        "Mutant 1 moves to f1.",
        "Time is up.",
        "The mutants lose the Time challenge.",
    ]


def test_actions_left_are_no_news_of_what_others_did():
    """They would be marked as having moved across the countdown, whose number could not be read."""
    left = [each for name, each in sprites(at("Rg1g4a5,Gg2g5g3 R3s 6 2,0")).items() if name.startswith("action-")]
    assert len(left) == 3
    assert all("passing" in each.tags for each in left)


def test_manipulation_tokens_and_passing_are_told():
    state = at("Rg1g4a5,Gg2g5g3 R3s 6 2,0")
    assert narrated(state, "+T") == ["The explorers spend a bonus token: the countdown goes back to 7."]
    assert narrated(state, "+A") == ["The explorers spend a bonus token: 4 actions this turn."]
    assert narrated(state, "b5+180") == ["The explorers rotate b5 by 180°."]
    stuck = at("Rg1g4a5,Gb5g5g3 R3s 6 0,0", "e..../....7/aefaa/...../7...3 1-2-3,-13-2")
    assert narrated(stuck, "--") == [
        "The explorers can’t do anything and pass.",
        "The round is over. Countdown: 5",
    ]


def test_the_end_is_told_with_its_reason():
    assert narrated(at("Rg1c3a5,Gd3g5f3 R1a 1 1,0"), "R2:b3")[-1] == "The explorers win: 1 safe against 0."
    slots = "1-2-3,-13-2"
    board = f"e..../...a7/aefaa/...../b...3 {slots}"
    assert narrated(at("Rf3e3b5,Gc3d3e2 R1a 1 0,0", board), "?c5=6")[-2:] == [
        "The last round is over.",
        "The mutants win: both sides have the same number safe, but their rearmost piece is only 4 columns "
        "from the goal; the opponent’s is 5.",
    ]
    even = at("Rf3e3b5,Gc3d3f5 R1a 1 0,0")
    assert narrated(even, "?c5=6", "cs")[-1] == (
        "Remíza: obě strany mají v bezpečí stejně kamenů (0) a nejzadnější kameny mají do cíle stejně daleko "
        "(5 sloupců)."
    )
    closer = at("Rf3e3b5,Gc3d3f5 R1a 1 0,0", tie_break="rearThenNext")
    assert narrated(closer, "?c5=6")[-1] == (
        "The explorers win: the rearmost pieces are level, but the next one is only 2 columns from the goal; "
        "the opponent’s is 3."
    )


def test_the_set_up_is_told():
    state = BASE.new()
    assert narrated(state, "R=1-2-3") == ["The explorers’ slots: 1, –, 2, –, 3"]
    narrated(state, "G=-13-2")
    assert narrated(state, "f2=T") == ["f2: T-junction."]
    for tile in ("f3=I", "f5=L", "b1=I", "b3=I", "b5=T"):
        narrated(state, tile)
    assert narrated(state, "f2=7") == ["The mutants turn f2: passages north, east and south."]


# --- overlays and refusals --------------------------------------------------------------------------------------------


def shown(state, name):
    overlay = next(overlay for overlay in STAGE.overlays(state, None) if overlay.name == name)
    return [(mark.kind, *mark.sprites) for mark in overlay.marks]


def test_overlays_show_what_the_rules_define():
    """Rules, example E22."""
    state = at("Rc3a3a5,Gg2g5f3 R3s 14 0,0")
    assert shown(state, "threats") == [("danger", "piece-r1", "piece-g3"), ("danger", "piece-g3", "piece-r1")]
    assert shown(state, "guards") == [
        ("help", "piece-r2", "piece-r1"),
        ("help", "piece-g3"),
    ]
    assert shown(state, "exposed") == []
    assert shown(at("Rc3a1a5,Gg2g5f3 R3s 14 0,0"), "exposed") == [("danger", "piece-r1")]  # its slot is taken
    assert shown(at("Re3a1a5,Gg2g5f3 R3s 14 0,0"), "exposed") == [("danger", "piece-r1")]
    assert shown(at("Rc3g1a5,Gg2g5g3 R3s 14 1,0"), "token-threats") == []
    assert shown(at("Rb3g1a5,Gg2g5f3 R3s 14 1,0"), "token-threats") == [("caution", "piece-r1", "piece-g3")]


def test_overlays_show_locked_pieces_and_ways():
    stuck = at("Rg1g4a5,Gb5g5g3 R3s 6 0,0", "e..../....7/aefaa/...../7...3 1-2-3,-13-2")
    assert shown(stuck, "locked") == [("stop", "piece-r3")]
    ways = shown(at("Rc3g1g4,Gg2g5f5 R3s 14 0,0"), "route")
    assert ways[0] == ("way", "piece-r1", "tile-d3", "tile-e3", "tile-f3", "slot-g3")


def test_refusals_have_an_id_each():
    assert set(REFUSALS) == set(BASE.reasons)
    assert len(set(REFUSALS.values())) == len(REFUSALS)
    wall = next(reason for reason, (_, why) in BASE.reasons.items() if "wall in the way" in why)
    assert say_strictly(STAGE.explain(wall), "de") == (
        "Eine Mauer ist im Weg. Dreh ein Plättchen oder wähle einen anderen Weg. (Regeln, Abschnitt 6.1)"
    )


@pytest.mark.parametrize(
    ("rest", "told"),
    [
        ("Rg1g4g3,Gg2d3a1 xR 2 0,1", "The last explorer reaches the emergency exit"),
        ("Rg1d3b3,Ga1a2a3 xG 2 0,1", "The last mutant breaks through"),
        ("Rg1g4b3,Ga2d3a1 x= 0 0,0", "The countdown is over. At the exits"),
        ("Rf3e3b5,Gc3d3g5 x= 0 0,0", "nobody has reached the exits"),
        ("Rg1g4g3,Gg2d3a1 xR- 0 0,1", "Zero. The heavy steps of the mutants"),
        ("Rg1g4g3,Ga2a3a1 xR+ 1 0,1", "the countdown has stopped by itself"),
    ],
)
def test_the_story_ends_as_the_match_did(rest, told):
    state = at(rest)
    message = STAGE.ending(state, "rules")
    assert told in say_strictly(message, "en")
    assert len({say_strictly(message, language) for language in LANGUAGES}) == len(LANGUAGES)
    assert STAGE.ending(state, "resign") is None


def test_a_challenge_that_runs_has_no_ending_yet():
    assert STAGE.ending(at("Rg1g4g3,Gg2d3a1 G3s 2 0,1"), "rules") is None


def test_the_surprise_is_not_told_in_the_guide():
    for language in LANGUAGES:
        surprise = say_strictly(Message("thebase-ending-challenge-won"), language).split(": ")[1][:30]
        assert surprise not in (BASE.folder / "guide" / f"{language}.md").read_text(encoding="utf-8")
