"""The scene of Mammoths: what to touch for each kind of action, what moves where, what the log says, the pad."""

from __future__ import annotations

import random
import re
from itertools import permutations

import pytest

import herna
from herna.engine.messages import say_strictly
from herna.games.mammoths.kernel import scoring
from herna.games.mammoths.kernel import state as S
from herna.games.mammoths.kernel.reasons import CANNOT_PAY
from herna.games.mammoths.scene.words import REFUSALS, spot_words

from ..test_advice import decisions
from ..test_scene_contract import check_scene

GAME = herna.game("mammoths")
STAGE = GAME.stage
A, B, C = 0, 1, 2
ROWS = "cur=29B,35C;next=5-,31-,34-,46A"
MIDDLE = {  # the middle of a turn, phase by phase
    "claim0": "mode=discovery;round=0;phase=claim0;act=B;next=3A,13-,15-,36-",
    "place": "mode=totem;round=3;cur=12A,29B,35C;next=5-,31-,34-,46-;totem=m:B;A=L0f H P0m;B=P0m H D0",
    "lava": "mode=totem;phase=lava;act=A;pend=-1,-1;cur=44B,46C;A=D0 . L0f / V2 . L1 / D0 H P0m",
    "totem": "mode=totem;round=5;phase=totem;act=B;pend=m;cur=35C;next=5-,31A,34-,46-;totem=m:B;"
    "A=P0m H P0m;B=V1 H P0^1 / . P0m P1;C=H P0m P0m",
    "claim": "mode=discovery;round=3;phase=claim;act=A;cur=29B,35C;next=5-,31-,34-,46-;A=H V3 J0^3",
    "settle": f"mode=tribe;round=4;phase=settle;act=A;{ROWS};cave=HU,FI,SC,FI;A=P0m P0m J1 / P0m L0f R0s / H D0 J0u",
    "pay": f"mode=tribe;round=4;phase=pay;act=A;pend=S2;{ROWS};cave=HU,FI,SC,FI;A=P0m L0f D0 / H D0 J0u",
    "person": f"mode=tribe;round=4;phase=person;act=A;pend=S2;{ROWS};cave=-,FI,SC,FI;A=P0 L0 D0 / H D0 J0u",
    "fan": f"mode=tribe;round=4;phase=person;act=A;pend=S4;{ROWS};cave=HU,FI,SC,FI;A=P0 L0 D0 / H D0 J0",
    "home": f"mode=tribe;round=4;phase=home;act=A;pend=HU;{ROWS};cave=-,FI,SC,FI;A=P0m P0m J1 / P0m L0 D0 / H D0 J0",
}


def at(phase):
    return GAME.position(f"MM1;{MIDDLE[phase]}")


def paths(state):
    """The touches of every legal action by its notation."""
    return {
        text: STAGE.touches(state, action)
        for text, action in zip(GAME.legal_texts(state), GAME.legal(state), strict=True)
    }


def gesture_of(state, person):
    (found,) = [gesture for gesture in STAGE.gestures(state) if person in gesture.steps[-4].parts[0].touches]
    return found


def test_whatever_the_order_of_paying_the_same_is_settled():
    state = at("settle")
    home, fish, flint = "a:1,0", "a:1,-1", "a:2,-1"
    for person, paid in (("cave-2", (flint, fish)), ("pile-SH", ("a:2,0", flint, "a:0,-2", fish))):
        gesture, first = gesture_of(state, person), ("pile",) if person.startswith("pile") else ()
        ends = set()
        for order in permutations(paid):
            after = _played(state, gesture.actions((*first, person, *order, home, "settle")))
            ends.add(after.tobytes())
        assert len(ends) == 1
        assert not STAGE.gestures(after)
    with pytest.raises(ValueError, match="not been touched"):
        gesture_of(state, "cave-2").actions(("cave-2", fish, flint, "a:0,-1", "settle"))
    paid_from = gesture_of(state, "cave-2").actions(("cave-2", flint, fish, fish, "settle"))
    assert GAME.legal(_played(state, paid_from[:-1])).count(paid_from[-1]) == 1, "its square is a home"


def _played(state, actions):
    after = state.copy()
    for action in actions:
        assert action in GAME.legal(after)
        GAME.apply(after, action)
    return after


def test_the_price_is_asked_for_in_every_language():
    asks = [step.asks for step in gesture_of(at("settle"), "cave-1").steps]
    assert [len(each) for each in asks] == [1, 2, 1, 1]
    assert say_strictly(asks[1][0], "en").startswith("The hunter costs two different tokens.")
    assert {sprites(at("settle"), A)[name].text.args["button"] for name in ("settle", "settle-0")} == {
        "settle",
        "settle-0",
    }


def zones(state, seat):
    return {sprite.id: zone.name for zone in STAGE.scene(state, seat).zones for sprite in zone.sprites}


def sprites(state, seat=None):
    return {sprite.id: sprite for sprite in STAGE.scene(state, seat).sprites()}


def narrated(state, text, language="en"):
    """What the log says about an action; the state is played on."""
    before = state.copy()
    (action,) = GAME.play(state, text)
    return [say_strictly(message, language) for message in STAGE.narrate(before, action, state)]


# --- touches ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", MIDDLE)
def test_the_contract_holds_in_every_phase(phase):
    check_scene(GAME, at(phase))


@pytest.mark.parametrize(
    ("phase", "text", "path"),
    [
        ("claim0", "C36", ("domino-36",)),
        ("place", "P2,0E", ("domino-12", "a:2,0", "a:3,0")),
        ("lava", "L1,-2", ("a:1,-2",)),
        ("totem", "Tm>C", ("heir-c",)),
        ("claim", "C46", ("domino-46",)),
        ("settle", "S-", ("settle-0",)),
        ("settle", "S2", ("settle", "settle-2")),
        ("settle", "S4", ("settle", "settle-4")),
        ("pay", "R1,-1", ("a:1,-1",)),
        ("person", "KFI", ("cave-2",)),
        ("fan", "KW3", ("pile-W3",)),
        ("home", "H1,-1", ("a:1,-1",)),
    ],
)
def test_paths(phase, text, path):
    assert paths(at(phase))[text] == path


def test_two_players_place_both_chiefs_by_touching_both_dominoes():
    state = GAME.position("MM1;n=2;round=0;phase=pair0;act=A;next=3-,13-,15-,36-")
    assert paths(state) == {"Q14": ("domino-3", "domino-36"), "Q23": ("domino-13", "domino-15")}


def test_a_domino_that_fits_nowhere_has_a_button():
    grid = ". P0 P0 P0 V1 / R2 L0 D0 P1 . / R0^2 L0^1 H D0 R1 / V2 V1 V2 J0^2 J0^1 / . . . . J0"
    state = GAME.position(f"MM1;round=11;cur=11A,20B,43C;A={grid}")
    assert paths(state) == {"D": ("discard",)}
    assert sprites(state, A)["discard"].label


# --- what moves -------------------------------------------------------------------------------------------------------


def test_a_totem_flies_from_hand_to_hand():
    state = at("place")
    assert zones(state, A)["totem-m"] == "territory-b"
    assert zones(state, A)["totem-f"] == "totems"
    GAME.play(state, "P2,0E")
    assert zones(state, A)["totem-m"] == "territory-a"
    assert zones(state, A)["totem-f"] == "territory-a"


def test_what_lies_in_the_own_territory_stays_where_it_is():
    """Otherwise a preview would show everything as moved."""
    for seed in range(4):
        rng = random.Random(seed)
        state = GAME.new(rng.choice((3, 4)), mode=rng.choice(("discovery", "totem", "tribe")))
        while (legal := GAME.legal(state)) and state[0].rounds < 12:
            seat = max(GAME.actor(state), 0)
            before = sprites(state, seat)
            GAME.apply(state, rng.choice(legal))
            after = sprites(state, seat)
            for name in before.keys() & after.keys():
                if name.startswith(f"{'abcd'[seat]}:"):
                    assert (before[name].x, before[name].y) == (after[name].x, after[name].y)


def test_a_chief_goes_from_domino_to_domino():
    state = at("claim")
    waiting = sprites(state)["chief-a1"]
    GAME.play(state, "C46")
    now, domino = sprites(state)["chief-a1"], sprites(state)["domino-46"]
    assert waiting.x != now.x == domino.x


def test_the_two_chiefs_of_a_tribe_are_alike():
    """A claim may swap their numbers; a client shows only one of them moving."""
    state = GAME.position("MM1;n=2;round=3;phase=claim;act=A;cur=12B;next=5-,31-,34A,46B")
    assert {sprites(state)[name].tags for name in ("chief-a1", "chief-a2", "chief-b1")} == {("alike",)}
    standing = sprites(state)["chief-a1"]
    GAME.play(state, "C5")
    assert (standing.x, standing.y) in {
        (sprites(state)[name].x, sprites(state)[name].y) for name in ("chief-a1", "chief-a2")
    }


def test_no_two_people_of_a_kind_look_alike():
    grid = "D0@W1 D0@W1 D0@W1 / H D0@HU D0"
    state = GAME.position(f"MM1;mode=tribe;{ROWS};round=4;phase=settle;act=A;cave=W1,HU,-,-;A={grid}")
    people = [sprite.kind for sprite in STAGE.scene(state, A).sprites() if sprite.kind.startswith("person-")]
    assert len(people) == len(set(people)) == 6


def test_others_are_small_and_spectators_see_all_alike():
    state = at("claim")
    shown = {zone.name: (zone.area, zone.show) for zone in STAGE.scene(state, B).zones}
    assert shown["territory-b"] == ("main", "full")
    assert shown["territory-a"] == shown["territory-c"] == ("right", "small")
    assert {zone.show for zone in STAGE.scene(state, None).zones if zone.area == "main"} == {"full"}


# --- words ------------------------------------------------------------------------------------------------------------


def test_the_log_tells_what_lava_burns():
    assert narrated(at("lava"), "L1,-2") == [
        "The pink tribe throws lava (2 fires) onto: lake.",
        "The lava burns a fish.",
        "The pink tribe gains the mammoth totem.",
        "Score: 10 (+6).",
    ]


def test_the_log_tells_who_takes_a_totem():
    assert narrated(at("place"), "P2,0E")[:3] == [
        "The pink tribe places domino 12: prairie and prairie.",
        "The pink tribe takes the mammoth totem from the black tribe.",
        "The pink tribe gains the fish totem.",
    ]


def test_the_log_tells_when_a_hut_leaves_the_centre():
    state, dice, gone = GAME.new(4, centre=True), random.Random(1), 0
    while legal := GAME.legal(state):
        before, action = state.copy(), dice.choice(legal)
        GAME.apply(state, action)
        gone += any(message.id == "mammoths-log-off-centre" for message in STAGE.narrate(before, action, state))
    assert gone == sum(scoring.pad_line(state[0], seat, scoring.PAD_CENTRE) == 0 for seat in range(4)) > 0


def test_the_log_tells_which_domino_is_left_over():
    state = GAME.position("MM1;round=3;phase=claim;act=A;cur=;next=5B,31-,34C,46-")
    assert narrated(state, "C46", "cs")[:2] == [
        "Růžový kmen obsazuje dílek 46.",
        "Dílek 31 zůstává volný a vyřazuje se ze hry.",
    ]


@pytest.mark.parametrize(
    ("language", "order"),
    [
        ("en", "mammoth, fish, mushroom, flint"),
        ("cs", "mamut, ryba, houba, pazourek"),
        ("sk", "mamut, ryba, huba, pazúrik"),
        ("de", "Mammut, Fisch, Pilz, Feuerstein"),
    ],
)
def test_the_order_of_paying_is_said(language, order):
    assert order in say_strictly(STAGE.scene(at("pay"), A).prompt, language)
    assert order in say_strictly(STAGE.explain(CANNOT_PAY), language)


def test_every_refusal_has_its_own_words():
    assert len(set(REFUSALS.values())) == len(REFUSALS) == len(GAME.reasons)


# --- overlays and the pad ---------------------------------------------------------------------------------------------


def marks(state, name, seat=None):
    (overlay,) = (overlay for overlay in STAGE.overlays(state, seat) if overlay.name == name)
    return {(mark.kind, mark.sprites): say_strictly(mark.label, "en") for mark in overlay.marks}


def test_areas_show_their_product():
    state = GAME.position("MM1;cur=12A,29B,35C;A=J0 J1 . / H J0^2 D0")
    assert marks(state, "areas") == {
        ("way", ("a:0,-1", "a:1,-1", "a:1,0")): "jungle: 3 × 3 = 9",
        ("stop", ("a:2,0",)): "desert: 1 × 0 = 0",
    }


def test_lava_shows_its_reach_and_what_it_would_burn():
    found = marks(at("lava"), "reach")
    assert {(kind, path[1]) for kind, path in found} == {
        ("caution", "a:-1,-2"),
        ("danger", "a:1,-2"),
        ("caution", "a:-1,0"),
        ("danger", "a:1,0"),
    }


def test_people_show_what_they_earn():
    state = GAME.position("MM1;mode=tribe;cur=12A,29B,35C;A=P0m P0 P0m / D0@W1 D0@HU P1 / H D0@W2 D0@SH")
    assert sorted(marks(state, "people").values()) == sorted(["hunter: +3"] * 2 + ["shaman: +2"] * 2)
    assert ("help", ("a:0,-1", "a:1,-1")) not in marks(state, "people")


def test_dominoes_show_whether_they_fit():
    state = at("claim")
    assert marks(state, "dominoes", A)["help", ("domino-46",)].startswith("Domino 46: fits in ")


def test_the_pad_adds_up():
    for mode in ("discovery", "totem", "tribe"):
        state = GAME.new(3, mode=mode, centre=True, complete=True)
        rng = random.Random(5)
        while legal := GAME.legal(state):
            GAME.apply(state, rng.choice(legal))
        found = sprites(state, A)
        scores = GAME.notation.scores(state)
        for letter, score in zip("abc", scores, strict=True):
            assert found[f"pad-total{letter}"].text == str(score)
            entries = (name for name in found if re.fullmatch(rf"pad-\d+{letter}", name))
            lines = [int(found[name].text) for name in entries]
            assert sum(lines) == score
        best = {letter for letter in "abc" if f"pad-best{letter}" in found}
        assert best == {seat.lower() for seat in GAME.notation.ranking(state)[0]}


def test_hints_and_cells_tell_the_way_from_the_hut():
    """Cells have no numbers on the board, so words name none."""
    ways = [(2, -1), (-1, 0), (0, 3)]
    assert [say_strictly(spot_words(*way), "en") for way in ways] == [
        "2 right and 1 up from the hut",
        "1 left from the hut",
        "3 down from the hut",
    ]
    game, found = decisions("mammoths")
    placings = [(state, action) for state, actions in found for action in actions if action < S.DISCARD]
    assert placings
    for state, action in placings:
        seat = game.actor(state)
        cell = game.stage.touches(state, action)[1]
        label = next(each.label for each in game.stage.scene(state, seat).sprites() if each.id == cell)
        assert label.args["where"] == game.stage.instruct(state, action).args["spot"]
