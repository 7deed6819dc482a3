"""Why an action was a mistake, for every game: what the sentences say is true of the positions they are about."""

from __future__ import annotations

import random

import pytest

import herna
from herna.engine.kernel import NOBODY
from herna.engine.messages import LANGUAGES, say_strictly
from herna.engine.why import compare
from herna.games.thebase.kernel import board as base_board
from herna.games.thebase.kernel import insight as base_insight
from herna.games.thebase.kernel import state as B

from .test_advice import decisions
from .test_guides import anchors, guide
from .thebase.positions import random_options, random_position

games = pytest.mark.parametrize("name", herna.game_names())


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
            "In favour of the better move: That completes your line.",
            "After the reply to this move, the match can be lost at once.",
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
            "Explorer 2 moves away from the goal: it’s now 5 columns.",
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
)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example[0]} {example[2]}")
def test_a_mistake_gets_its_reasons(example):
    name, position, played, better, answers, expected = example
    assert told(name, position, played, better, *answers) == expected


# --- every sentence is true -----------------------------------------------------------------------------------------


def pairs(game, state, rng, most):
    """Some pairs of legal actions of the seat to act."""
    seat = game.actor(state)
    own = [action for action in game.legal(state) if game.owner_of(state, action) == seat]
    if len(own) < 2:
        return []
    return [tuple(rng.sample(own, 2)) for _ in range(most)]


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
    game = herna.game(name)
    views = [view for view, _ in decisions(name)[1]]
    views += list(base_positions(rng, 60)) if name == "thebase" else []
    for view in views:
        for played, better in pairs(game, view, rng, 6):
            yield game, view, played, better, random_line(game, view, played, rng)


def base_walks(game, state, side, words, piece):
    """Whether the piece gets there along the way that the sentence names, and what has become of the position."""
    walked = state.copy()
    s = walked[0]
    if s.side != side:  # its next turn
        s.side, s.actions, s.phase, s.reveal, s.returning = side, B.ALLOWANCE, B.ACT, B.OFF, B.OFF
    end = words.get("slot") or words["place"]
    places = [*filter(None, str(words["via"]).split(", ")), end]
    assert len(places) == words["steps"] <= s.actions
    name = f"{B.SIDES[side]}{piece + 1}"
    crossed = []
    for place in places:
        own = f"{place[0]}{place[1]}" in base_places(game, walked)[side]
        crossed.append(place)
        if not own:
            game.play(walked, ":".join([name, *crossed]))
            crossed = []
    return walked


def base_places(game, state):
    """The places of the red pieces and of the green ones, by the text of the position."""
    texts = game.notation.fields(state)["pieces"].replace("R", "").replace("G", "").split(",")
    return [[text[i : i + 2] for i in (0, 2, 4)] for text in texts]


def base_links(state, p):
    """Rules 16: links from a piece to its nearest free goal slot, or None."""
    s = state.copy()[0]
    if not base_board.is_active(s, p):
        return None
    goals = [slot for slot in range(B.SLOTS[1 - p // 3], B.SLOTS[1 - p // 3] + 5) if slot not in s.piece.tolist()]
    found = [int(base_insight.distance(s, int(s.piece[p]), goal)) for goal in goals]
    return min((links for links in found if links != B.OFF), default=None)


def base_columns(game, state, p):
    side, number = divmod(p, 3)
    return abs("abcdefg".index(base_places(game, state)[side][number][0]) - "abcdefg".index("ga"[side]))


def base_true(game, choice, what, words):
    view, played, better, seat = choice.view, choice.after_played, choice.after_better, choice.seat
    p = 3 * "RG".index(words["side"]) + words["number"] - 1 if "side" in words else None
    other = 3 * (1 - p // 3) + words["other"] - 1 if "other" in words else None
    match what:
        case "better-wins":
            return game.actor(better) == NOBODY and game.payoff(better)[seat] > 0
        case "better-saves":
            return (
                words["slot"] in base_places(game, better)[seat] and words["slot"] not in base_places(game, view)[seat]
            )
        case "better-strikes":
            left, right, far = (base_places(game, state)[p // 3][p % 3] for state in (view, better, played))
            return left == words["place"] == far != right and base_columns(game, view, p) == words["columns"]
        case "better-saves-soon" | "lets-save" | "lets-win":
            state = better if what == "better-saves-soon" else played
            assert (p // 3 == seat) == (what == "better-saves-soon")
            walked = base_walks(game, state, p // 3, words, p % 3)
            third = game.notation.scores(walked)[p // 3] == 3
            assert what == "better-saves-soon" or third == (what == "lets-win")
            return base_places(game, walked)[p // 3][p % 3] == words["slot"]
        case "better-strikes-soon" | "lets-strike" | "within-reach":
            state = better if what == "better-strikes-soon" else played
            assert base_places(game, state)[1 - p // 3][other % 3] == words["place"]
            assert what == "within-reach" or game.actor(state) == p // 3
            walked = base_walks(game, state, p // 3, words, p % 3)
            return base_places(game, walked)[1 - p // 3][other % 3] != words["place"]
        case "better-home" | "better-out-of-reach":
            threats = [int(base_insight.threats(state.copy()[0], 1 - seat)) >> p & 1 for state in (better, played)]
            place = base_places(game, better)[seat][p % 3]
            return threats == [0, 1] and place == (words.get("slot") or words["place"])
        case "better-way":
            return base_links(better, p) == words["steps"] < (base_links(played, p) or 99) and p // 3 == seat
        case "better-closes":
            return base_links(better, p) is None is not base_links(played, p) and p // 3 != seat
        case "better-detour":
            return base_links(better, p) == words["steps"] > base_links(played, p) and p // 3 != seat
        case "better-rear" | "better-nearer":
            mine = range(3 * seat, 3 * seat + 3)
            if what == "better-rear":
                far = [max(base_columns(game, state, q) for q in mine) for state in (better, played)]
                return far[0] == words["columns"] < far[1] and int(view[0].countdown) <= 2
            return base_columns(game, better, p) == words["columns"] < base_columns(game, view, p) and p in mine
        case "better-reveals":
            return game.notation.fields(better)["turn"].endswith("?" + words["place"])
        case "better-leads-on":
            tile = "bcdef".index(words["place"][0]) + 5 * (int(words["place"][1]) - 1)
            onward = [bool(int(state[0].tile[tile]) >> (B.WEST, B.EAST)[seat == 0] & 1) for state in (better, played)]
            return onward == [True, False]
        case "answer-wins" | "answer-saves" | "answer-strikes":
            end = choice.answers[-1].after
            assert all(step.seat == 1 - seat for step in choice.answers)
            if what == "answer-strikes":
                return p // 3 == seat and words["place"] == base_places(game, played)[seat][p % 3]
            saved = words["slot"] in base_places(game, end)[1 - seat]
            return saved and (game.actor(end) == NOBODY) == (what == "answer-wins")
        case "locks":
            return [bool(base_insight.locked(state.copy()[0], p)) for state in (played, better)] == [True, False]
        case "opens-theirs":
            return base_links(played, p) == words["steps"] < (base_links(view, p) or 99) and p // 3 != seat
        case "closes-own":
            now = base_links(played, p)
            return (now or 0) == words["left"] and (now or 99) > base_links(view, p) and p // 3 == seat
        case "goes-back":
            return base_columns(game, played, p) == words["columns"] > base_columns(game, view, p) and p // 3 == seat
        case "idle":
            return game.notation.fields(played)["tiles"] == game.notation.fields(view)["tiles"]
    raise AssertionError(what)


def house_true(game, choice, what, words):
    if what == "better":
        return words["merit"] == game.stage.merit(choice.view, choice.better, choice.after_better)
    assert what == "lost"
    end = choice.answers[-1].after if words["how"] == "answer" else choice.after_played
    return game.actor(end) == NOBODY and game.payoff(end)[choice.seat] < 0


TRUE = {"thebase": base_true}
LEAST = {"thebase": 18}  # different sentences that these positions come to


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
            own, _, what = each.message.id.partition("-why-")
            if own == "herna":
                assert house_true(game, choice, what, each.message.args), (each, where)
            elif what and name in TRUE:
                assert TRUE[name](game, choice, what, each.message.args), (each, where)
            assert not each.rule or each.rule in headings, each
            if each.message.id not in said:
                said.add(each.message.id)
                for language in LANGUAGES:
                    assert say_strictly(each.message, language).endswith("."), each.message.id
    assert len(said) >= LEAST.get(name, 0), said
