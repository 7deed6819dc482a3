"""The scene of FEJAG: drawn light, touches, words, and that it stays small enough for a phone."""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest

import herna
from herna.engine import kernel
from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.messages import LANGUAGES, say_strictly
from herna.games.fejag.kernel.beams import AXIS_X, AXIS_Y
from herna.games.fejag.kernel.refusal import TOO_EXPENSIVE
from herna.games.fejag.kernel.state import (
    BUYING,
    CARD,
    CARDS,
    CHOOSING,
    DONE,
    NONE,
    OPEN,
    OVER,
    PRICE,
    RANKINGS,
    RERANK,
    SHEET,
    SHEETS,
    SIDE,
    TEAM_COUNT,
)
from herna.games.fejag.scene.board import find_beams
from herna.server.tables.difference import scene_change

from ..test_scene_contract import check_scene

FEJAG = herna.game("fejag")
STAGE = FEJAG.stage
F, E = 0, 1
OPEN_LAND = "grid=........./........./F......../........./........E/........./........./........./........."
BIG = "41 normal 7"


def at(actions, grid=OPEN_LAND):
    return FEJAG.position(f"{grid} {actions}")


def sprites(state, seat=None):
    return {sprite.id: sprite for sprite in STAGE.scene(state, seat).sprites()}


def narrated(state, text, language="en"):
    """What the log says about an action; the state is played on."""
    before = state.copy()
    (action,) = FEJAG.notation.parse_action(state, text)
    FEJAG.apply(state, action)
    return [say_strictly(message, language) for message in STAGE.narrate(before, action, state)]


def campaign(seed, until, **options):
    """A campaign of teams that buy whenever they can, played until a condition holds."""
    rng = random.Random(seed)
    state = FEJAG.new(**{"ranks": "effort", "map": "11 normal 3", **options})
    while FEJAG.actor(state) != NOBODY and not until(state[0]):
        if FEJAG.actor(state) == CHANCE:
            action = FEJAG.draw(state, np.uint64(rng.getrandbits(63)))
        else:
            legal = [a for a in FEJAG.legal(state) if not SHEET <= a < OPEN]
            action = rng.choice([a for a in legal if a < DONE] or legal)
        FEJAG.apply(state, action)
    return state


def cells_of(rows):
    return {y * SIDE + x for y, row in enumerate(rows) for x in range(SIDE) if int(row) >> x & 1}


def drawn_cells(s):
    """The cells under each team's beams and jumps."""
    lines, jumps = find_beams(s)
    cells = [cells_of(rows) for rows in jumps]
    for team, axis, cell, length in lines:
        step = AXIS_Y[axis] * SIDE + AXIS_X[axis]
        cells[team] |= {cell + i * step for i in range(length + 1)}
    return cells


# --- light ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_beams_cover_what_is_lit_and_nothing_else(seed):
    s = campaign(seed, lambda s: s.day == 5 and s.phase == BUYING)[0]
    for team, cells in enumerate(drawn_cells(s)):
        lit = cells_of(s.lit[team])
        portals = {int(cell) for cell in s.portal}
        figures = {int(s.cell[f]) for f in range(int(s.figures))}
        assert lit - portals - {int(s.start[team])} <= cells
        assert cells - portals - figures <= lit


def test_rays_in_line_are_one_beam():
    """A bear shines both ways along its row; another in its light adds nothing to that row."""
    shown = sprites(at("F:Be@a3"))
    assert [name for name in shown if name.startswith("ray-")] == ["ray-F0-a3", "ray-F1-a1"]
    more = sprites(at("F:Be@a3 F:Be@d3"))
    assert more["ray-F0-a3"] == shown["ray-F0-a3"]
    assert more.keys() - shown.keys() >= {"ray-F1-d1"}


def test_a_dark_figure_is_grey_and_gives_no_light():
    before, after = sprites(at("F:Be@a3 F:Be@e3 E:Be@i5")), sprites(at("F:Be@a3 F:Be@e3 E:Be@i5 E:Sn@g5"))
    assert before["figure-2"].kind == "token-F"
    assert after["figure-2"].kind == "unlit-F"
    assert "ray-F1-e1" in before
    assert "ray-F1-e1" not in after


# --- touching and saying ----------------------------------------------------------------------------------------------


def test_figure_then_cell():
    state = at("F:Be@a3 F:purse=20")
    (action,) = FEJAG.notation.parse_action(state, "F:Ti@d3")
    assert STAGE.touches(state, action) == ("shop-Ti", "cell-d3")
    shown = sprites(state, F)
    assert shown["shop-Ti"].kind == "shop"
    assert shown["cell-d3"].label.id == "fejag-cell"
    assert sprites(at("F:Be@a3 F:purse=12"), F)["shop-Ti"].kind == "shop-off"


def foretold(state, action):
    """What a team is told before it sends an action, computed from what it may know."""
    seen = FEJAG.observed(state, FEJAG.actor(state))
    unforeseen = STAGE.unforeseen(seen, action)
    if unforeseen:
        return [say_strictly(unforeseen, "en")]
    after = seen.copy()
    FEJAG.apply(after, action)
    doubt = STAGE.doubt(seen, action, after)
    return [say_strictly(said, "en") for said in (*STAGE.narrate(seen, action, after), *filter(None, [doubt]))]


def test_what_hangs_on_hidden_papers_is_not_foretold():
    """Neither whether a sheet is right nor what the others' cards add up to."""
    buying = campaign(1, lambda s: s.day == 3 and s.phase == BUYING)
    team, key = FEJAG.actor(buying), int(buying[0].key)
    sheets = {tuple(foretold(buying, SHEET + team * SHEETS + sheet)) for sheet in (key, (key + 1) % SHEETS)}
    assert sheets == {
        ("You hand in your answers and learn at once whether all six are right. A team has only one try.",)
    }
    choosing = campaign(1, lambda s: s.phase == CHOOSING and (s.card[:-1] != 0).all())
    assert foretold(choosing, FEJAG.legal(choosing)[0]) == ["The card is chosen, and all five are revealed."]
    first = campaign(1, lambda s: s.phase == CHOOSING)
    assert foretold(first, FEJAG.legal(first)[0]) == ["FBI: a card is chosen."]


def test_light_that_something_hidden_may_stop_is_foretold_with_a_doubt():
    """Only a monkey's light cannot be stopped; where it uncovers nothing, everything is known."""
    state = at("F:Ti@a3 F:Ti@d3 F:Ti@c4 F:Ti@d6 F:purse=20")
    bear, monkey = (FEJAG.notation.parse_action(state, text)[0] for text in ("F:Be@c3", "F:Mo@c3"))
    assert foretold(state, bear) == ["FBI: bear on c3 for 10.", "Unless something hidden is in the way."]
    assert foretold(state, monkey) == ["FBI: monkey on c3 for 8."]


def test_a_middle_section_is_locked_and_says_so():
    grid = "grid=........./F......../........./........./........./........./........./........./....E...."
    shown = sprites(at("F:Be@a2 F:Be@f2 F:purse=0 F:done E:purse=25 E:Be@e9", grid), E)
    assert shown["cell-e2"].kind == "barred"
    assert say_strictly(shown["cell-e2"].label, "en") == (
        "e2: middle section of a path (FBI), no other team can build here"
    )
    assert shown["cell-e3"].kind == "spot"


@pytest.mark.parametrize(
    ("touched", "why"),
    [
        (("shop-Be", "figure-3"), "There’s already a figure there. Choose a free cell."),
        (("shop-Be", "cell-e2"), "That’s a middle section of another team’s path. Choose a cell outside it."),
        (("shop-Be", "start-a2"), "Your light doesn’t reach that cell. Build where your own light falls."),
        (("shop-Be", "cell-i9"), None),
        (("shop-Ti", "cell-c5"), "Your light doesn’t reach that cell. Build where your own light falls."),
        (("shop-Ti", "canopy-1"), "Your light doesn’t reach that cell. Build where your own light falls."),
    ],
)
def test_why_a_cell_is_forbidden_is_said_in_words(touched, why):
    grid = "grid=........./F......../........./........./........./........./........./........./....E...."
    state = at("F:Be@a2 F:Be@f2 F:purse=0 F:done E:purse=35 E:Be@e9", grid)
    action = STAGE.meant(state, touched)
    reason = int(kernel.check_of(state, action))
    assert (say_strictly(STAGE.explain(reason).args["why"], "en") if reason else None) == why


def test_where_all_teams_buy_at_once_each_is_told_what_speaks_against_its_own_purchase():
    state = campaign(1, lambda s: s["phase"] == BUYING, order="submission")
    purses = state[0]["purse"].tolist()
    assert {purse < PRICE[0] for purse in purses} == {True, False}
    for team, purse in enumerate(purses):
        reason = int(kernel.check_of(state, STAGE.meant(state, ("shop-Ti",), team)))
        assert (reason == TOO_EXPENSIVE) == (purse < PRICE[0])


def test_a_ranking_is_told_with_the_names_of_teams():
    line = RANKINGS.tolist().index([1, 2, 2, 3, 0])  # the places of F, E, J, A, G
    told = say_strictly(STAGE.instruct(FEJAG.new(), RERANK + line), "en")
    assert told == "Correct the ranking: Government, FBI, Exots = Archaeologists, Aliens."


def test_no_column_and_no_row_is_named_where_a_base_stands():
    grid = "grid=..J....../........./........./E......../........./........./........./........./....F...."
    names = {name for name in sprites(at("", grid)) if name.startswith(("column-", "row-"))}
    assert {"column-b", "column-d", "row-3", "row-5"} <= names
    assert not {"column-c", "row-4"} & names


def test_cells_to_build_on_are_shown_only_to_those_who_build():
    state = at("F:Be@a3 F:purse=20")
    assert not [name for name in sprites(state, None) if name.startswith("cell-")]


@pytest.mark.parametrize(
    ("actions", "text", "sentences"),
    [
        (
            "F:Be@a3 F:Be@e3 E:Be@i5",
            "E:Sn@g5",
            ["snake on g5", "g5 attacks the bear on e3", "the figure on e3 goes dark"],
        ),
        ("F:Be@a3 F:Be@e3 E:Be@i5 E:Sn@g5", "F:Be@a5", ["bear on a5", "strikes back", "the figure on e3 shines again"]),
        ("F:Be@a3", "F:Fr@d3", ["frog on d3"]),
    ],
)
def test_the_log_tells_what_a_placement_does(actions, text, sentences):
    lines = narrated(at(actions), text)
    assert len(lines) == len(sentences)
    assert all(part in line for part, line in zip(sentences, lines, strict=True))


def test_a_dark_figure_tells_who_put_it_out_and_how_it_could_shine_again():
    state = at("F:Be@a3 F:Be@e3 E:Be@i5")
    figures = [name for name in sprites(state) if name.startswith("figure-")]
    assert figures
    assert {STAGE.purpose(state, name).rule for name in figures} == {"7"}, "all of them shine"
    narrated(state, "E:Sn@g5")
    told = [found for name in figures if (found := STAGE.purpose(state, name)).rule != "7"]
    assert len(told) == 1
    assert told[0].rule == "6.3"
    for language in LANGUAGES:
        assert "g5" in say_strictly(told[0].message, language)
    assert "snake on g5" in say_strictly(told[0].message, "en")


@pytest.mark.parametrize(
    ("actions", "text", "drawn"),
    [
        ("F:Be@a3 F:Be@e3 E:Be@i5", "E:Sn@g5", "effective"),
        ("F:Be@a3 F:Be@e3 E:Be@i5 E:Sn@g5", "F:Be@a5", "balanced"),
    ],
)
def test_attacks_are_arrows_with_their_status(actions, text, drawn):
    state = at(actions)
    narrated(state, text)
    arrows = [sprite for name, sprite in sprites(state).items() if name.startswith("attack-")]
    assert arrows
    assert {arrow.kind.rpartition("-")[0] for arrow in arrows} == {drawn}


def test_overlays_show_paths_threats_and_what_can_be_cut():
    grid = "grid=........./........./F......../....##.../....##.../........./........./........./........."
    overlays = {o.name: o for o in STAGE.overlays(at("F:Be@a3 F:Be@e3 F:Be@f3", grid), F)}
    assert overlays["teleports"].pointed, "linked when the mouse is on one of them"
    assert [mark.sprites for mark in overlays["paths"].marks] == [
        ("figure-1", "figure-2", "cell-e4"),
        ("figure-1", "figure-2", "figure-3", "cell-f4"),
    ]
    state = at("F:Be@a3 F:Be@e3 F:purse=0 F:done E:purse=30 E:Be@i5")
    cuts = {o.name: o for o in STAGE.overlays(state, E)}["cuts"]
    assert [mark.sprites for mark in cuts.marks] == [("cell-f5", "figure-2")]
    narrated(state, "E:Sn@g5")
    threats = {o.name: o for o in STAGE.overlays(state, F)}["threats"]
    assert ("danger", ("figure-4", "figure-2")) in [(mark.kind, mark.sprites) for mark in threats.marks]


# --- secrets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chosen_card_is_not_told_to_others(language):
    state = campaign(1, lambda s: s.phase == CHOOSING and s.card[F] != 0)
    lines = set()
    for card in range(1, CARDS):
        after = state.copy()
        action = CARD + E * CARDS + card - 1
        if action in FEJAG.legal(state):
            FEJAG.apply(after, action)
            views = FEJAG.observed(state, F), FEJAG.observed(after, F)
            lines.add(tuple(say_strictly(m, language) for m in STAGE.narrate(views[0], action, views[1])))
    assert len(lines) == 1


def test_what_is_hidden_is_not_drawn():
    state = campaign(2, lambda s: s.day == 2 and s.phase == BUYING)
    s = state[0]
    for seat in range(TEAM_COUNT):
        shown = sprites(FEJAG.observed(state, seat), seat)
        for cell in np.flatnonzero(s.terrain == 1).tolist():
            if not int(s.seen[cell // SIDE]) >> cell % SIDE & 1:
                assert all(sprite.kind != "temple" for sprite in shown.values())
    assert any(sprite.kind == "temple" for sprite in sprites(campaign(2, lambda s: s.phase == OVER)).values())


# --- a light scene ----------------------------------------------------------------------------------------------------


def test_a_large_board_stays_light():
    """Few sprites, of which a placement changes few: a phone moves all of them in every frame."""
    state = campaign(1, lambda s: s.day == 9 and s.phase == BUYING, map=BIG)
    seat = FEJAG.actor(state)
    before = STAGE.scene(state, seat)
    assert len(list(before.sprites())) < 1500
    for action in [a for a in FEJAG.legal(state) if a < DONE][::40]:
        after = state.copy()
        FEJAG.apply(after, action)
        change = scene_change(before, STAGE.scene(after, seat))
        assert len(msgspec.json.encode(change)) < 30_000


@pytest.mark.parametrize("options", [{"order": "submission"}, {"ranks": "manual", "penalty": "gm"}])
def test_the_contract_holds_where_several_may_act(options):
    state = campaign(3, lambda s: s.day == 2 and s.phase == BUYING, **options)
    check_scene(FEJAG, state)
    assert state[0].day_team != NONE


def test_a_team_with_a_screen_of_its_own_shops_there_whoever_is_first():
    state = campaign(3, lambda s: s.day == 2 and s.phase == BUYING, order="submission")
    legal = [action for action in FEJAG.legal(state) if action < SHEET]
    assert len({FEJAG.owner_of(state, action) for action in legal if action < DONE}) > 1
    for action in legal:
        path = STAGE.own_touches(state, action)
        shown = STAGE.scene(state, FEJAG.owner_of(state, action)).touched(path)
        assert shown[0].id.partition("-")[0] in {"shop", "done", "timeout"}
