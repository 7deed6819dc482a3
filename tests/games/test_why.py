"""Why an action was a mistake, for every game: what the sentences say is true of the positions they are about."""

from __future__ import annotations

import random
import re

import pytest

import herna
from herna.engine.messages import LANGUAGES, say_strictly
from herna.engine.why import compare

from .test_advice import decisions
from .test_guides import anchors, guide
from .thebase.positions import random_options, random_position
from .why_facts import base_true, fejag_true, house_true, mammoths_burnt, mammoths_true, space_true

games = pytest.mark.parametrize("name", herna.game_names())
PAIRS = 5  # of actions, in each position


def told(name, position, played, better, *answers, **options):
    """What is said of two actions, in English."""
    game = herna.game(name)
    view = game.position(position, None, **options)
    actions = [game.notation.parse_action(view, text)[0] for text in (played, better)]
    line, state = [], view.copy()
    game.play(state, played)
    for text in answers:
        line += game.play(state, text)
    return [say_strictly(each.message, "en") for each in game.stage.why(view, *actions, line)]


# --- examples -------------------------------------------------------------------------------------------------------

ROW = "a..../.aaa./eafaa/a..../b...3 1-2-3,-13-2"  # of The Base: the third row is open from end to end

EXAMPLES = (  # game, position, played, better, answers, what is said
    (
        "four_in_a_row",
        "......./......./......./......./......./yyy.rrr r",
        "a",
        "d",
        ("d",),
        [
            "In favour of the better action: That completes your line.",
            "After the reply to this action, the match can be lost at once.",
        ],
    ),
    (
        "thebase",
        f"{ROW} Ra1c3a5,Gg2d3f3 R3s 8 0,0",
        "R2:b3",
        "R2:d3",
        (),
        [
            "Mutant 2 could have been eliminated on d3, 3 columns from its goal.",
            "Explorer 2 moves away from the goal: it’s now 5 columns away.",
        ],
    ),
    (
        "thebase",
        f"{ROW} Ra1c3a5,Gg2f3g3 R1a 8 0,0",
        "b3+90",
        "R2:b3",
        ("G2:e3",),
        [
            "On b3, explorer 2 wouldn’t have been threatened.",
            "Mutant 2 can now eliminate explorer 2 on c3 via e3, d3.",
        ],
    ),
    (
        "thebase",
        f"{ROW} Rg1f3g5,Gg2c2g4 R3s 8 0,0",
        "R2:e3",
        "R2:g3",
        (),
        ["Explorer 2 could have been saved on g3: the third piece, and the match."],
    ),
    (
        "mammoths",
        "MM1;mode=discovery;round=3;phase=claim;act=A;cur=29B,35C;next=5-,31-,34-,46-;"
        "A=H V3 J0^3 / J1 J0 .;B=V1 H J0^1 J0 / . . J1 J0;C=H P1 P0",
        "C5",
        "C46",
        (),
        [
            "As the territory lies now, domino 46 could bring 20 points, domino 5 none.",
            "The black tribe can still claim domino 46, which could bring it 13 points.",
        ],
    ),
    (
        "mammoths",
        "MM1;mode=totem;round=3;phase=lava;act=A;pend=-1,-1;cur=44B,46C;next=5-,31-,34-,47-;"
        "A=D0 . L0f / V2 . L1 / D0 H P0m",
        "L1,-2",
        "L-1,-2",
        (),
        [
            "The better action could have brought 3 more points at once, mainly here: Totems.",
            "The lava burns a fish.",
        ],
    ),
    (
        "spacestage",
        "1=NW [E01*' M05] 2=C [E09] 3=C [M07] 4=E o2 [M02] U2=X01(7) rowM=M01,M08,M11 rowE=E07,E10,E12 round=3 "
        "now=mains:1,kinds:4/0/0/0,window:0,open:4,opener:0,target:0,added:1,points:12",
        "1!",
        "1U:M05f",
        (),
        [
            "Character 1 could have finished off Weed: up to 12 points, and it has 7 left.",
            "Weed survives the blow with 1 left.",
        ],
    ),
    (
        "spacestage",
        "1=S d8 dying4 [E01] 2=S o2 [E10] 3=C d5 [M07] 4=E [M02] L3=X06(7) rowM=M01,M04,M11 rowE=E07,E11,E12 "
        "round=10 turn=2",
        "2.",
        "2H:1",
        (),
        ["Character 1 is dying, and healing could have saved it.", "The turn ends with 2 main actions unused."],
    ),
    (
        "fejag",
        "grid=........./........./F......../........./........E/........./........./........./......... "
        "F:Be@a3 F:Be@e3 F:Sn@e6 E:Be@i5 E:Sn@g5 F:purse=20",
        "F:Ta@a4",
        "F:Be@a5",
        (),
        ["As far as the jungle was known, 2 dark figures of this team would have shone again."],
    ),
)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example[0]} {example[2]}")
def test_a_mistake_gets_its_reasons(example):
    name, position, played, better, answers, expected = example
    assert told(name, position, played, better, *answers) == expected


# --- every sentence is true -----------------------------------------------------------------------------------------


def random_line(game, view, played, rng):
    """Some legal actions after what was played, until chance comes in."""
    state, line = view.copy(), []
    game.apply(state, played)
    while len(line) < 6 and game.actor(state) >= 0:
        line.append(rng.choice(game.legal(state)))
        game.apply(state, line[-1])
    return line


def base_positions(rng, most):
    """Random ones, in which pieces meet more often than in matches of bots."""
    game = herna.game("thebase")
    while most:
        options = random_options(rng)
        state = game.position(random_position(rng, options["mix"]), None, **options)
        if game.actor(state) >= 0:
            most -= 1
            yield state


def asked(name):
    """Positions, pairs of actions in them and a line after the first: what bots and golden matches come to."""
    rng = random.Random(name)
    game, found = decisions(name)
    if name == "thebase":
        found = [*found, *((state, game.legal(state)) for state in base_positions(rng, 60))]
    for view, actions in found:
        for _ in range(PAIRS if len(actions) > 1 else 0):
            played, better = rng.sample(actions, 2)
            yield game, view, played, better, [] if game.hides else random_line(game, view, played, rng)


TRUE = {"thebase": base_true, "mammoths": mammoths_true, "spacestage": space_true}
LEAST = {"thebase": 18, "mammoths": 8, "spacestage": 6, "fejag": 4}  # different sentences in these positions


@games
def test_what_is_said_of_a_mistake_is_true(name):
    headings = set(anchors(guide(name, "en")))
    said = set()
    for game, view, played, better, line in asked(name):
        before = view.tobytes()
        reasons = game.stage.why(view, played, better, line)
        assert view.tobytes() == before
        assert len(reasons) <= 2
        for each in reasons:
            where = (
                game.notation.format_position(view),
                *(game.notation.format_action(view, a) for a in (played, better)),
            )
            choice = compare(game, view, played, better, line)
            own, what = re.fullmatch(r"(\w+)-(?:why|mistake|log)-(.*)", each.message.id).groups()
            if own == "herna":
                assert house_true(game, choice, what, each.message.args), (each, where)
            elif what.startswith("burnt"):
                assert mammoths_burnt(choice, each.message), (each, where)
            elif name == "fejag":
                assert fejag_true(game, view, (played, better), what, each.message.args), (each, where)
            elif name in TRUE and "-log-" not in each.message.id:
                assert TRUE[name](game, choice, what, each.message.args), (each, where)
            assert not each.rule or each.rule in headings, each
            if each.message.id not in said:
                said.add(each.message.id)
                for language in LANGUAGES:
                    assert say_strictly(each.message, language).endswith("."), each.message.id
    assert len(said) >= LEAST.get(name, 0), said
