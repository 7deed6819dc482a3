"""Nothing hidden reaches a team: not through what it sees, what it may do, or what it is refused."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import msgspec
import numpy as np
import pytest

import herna
from herna.engine import kernel
from herna.engine.kernel import CHANCE, NOBODY, entropy
from herna.engine.match import Header
from herna.games.fejag import map_option, maps, notation
from herna.games.fejag.kernel import secrets
from herna.games.fejag.kernel.state import CHOOSING, KEY, MASTER, OVER, SECRET_KEY, SHEET, SHEETS, SIDE, TEAMS
from herna.server import protocol
from herna.server.doors.reasons import reason_against
from herna.server.tables import ahead, view
from herna.server.tables.charter import Chair, Charter, Row
from herna.server.tables.table import Table

GAME = herna.game("fejag")
QUICK = {"ranks": "effort"}


def play_on(state, rng, plies):
    """Random play that buys more than it answers; the actions played."""
    played = []
    while len(played) < plies and GAME.actor(state) != NOBODY:
        if GAME.actor(state) == CHANCE:
            action = GAME.draw(state, np.uint64(rng.getrandbits(64)))
        else:
            legal = GAME.legal(state)
            placing = [a for a in legal if a < SHEET]
            action = rng.choice(placing if placing and rng.random() < 0.98 else legal)
        GAME.apply(state, action)
        played.append(action)
    return played


def hidden_edges(board, seen):
    """Edges across which, and past whose ends, no light can have gone."""
    right, below = set(), set()
    for x in range(board.width):
        for y in range(board.height):
            for edge, other in ((right, (x + 1, y)), (below, (x, y + 1))):
                around = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
                around |= {(other[0] + dx, other[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
                if other[0] < board.width and other[1] < board.height and not around & seen:
                    edge.add((x, y))
    return right, below


def altered(board, seen, rng):
    """Another map that is the same wherever the board has been uncovered."""
    right, below = hidden_edges(board, seen)
    cells = [(x, y) for x in range(board.width) for y in range(board.height)]
    free = [c for c in cells if c not in seen and c not in board.starts.values()]
    temple = board.temple & seen or frozenset(rng.sample(free, min(len(free), 4)))
    free = [c for c in free if c not in temple]
    portals = list(board.portals)
    for pair in (0, 2):
        if portals[pair] not in seen and portals[pair + 1] not in seen:
            portals[pair : pair + 2] = sorted(rng.sample(free, 2), key=lambda c: (c[1], c[0]))
            free = [c for c in free if c not in portals]
    return replace(
        board,
        right=(board.right - right) | {edge for edge in right if rng.random() < 0.3},
        below=(board.below - below) | {edge for edge in below if rng.random() < 0.3},
        temple=frozenset(temple),
        portals=tuple(portals),
    )


def observable(state, rng):
    """Everything that teams are told or can find out."""
    views = [GAME.observed(state, seat) for seat in range(5)]
    texts = [notation.format_position(view) for view in views]
    reasons, legal = [], []
    if GAME.actor(state) != CHANCE:
        legal = GAME.legal(state)
        assert all(GAME.legal(view) == legal for view in views)
        numbers = [rng.randrange(KEY) for _ in range(40)]
        reasons = [int(kernel.check_of(state, number)) for number in numbers]
        for view in views:
            assert [int(kernel.check_of(view, number)) for number in numbers] == reasons
    return [view.tobytes() for view in views], texts, legal, reasons


@pytest.mark.parametrize("seed", range(12))
def test_two_maps_that_differ_where_nobody_has_seen_are_the_same_to_teams(seed):
    rng = random.Random(seed)
    options = {
        "ranks": rng.choice(("effort", "random", "manual")),
        "reveal": rng.choice(("hits", "cells")),
        "teleport_dirs": rng.choice(("all", "same")),
        "order": rng.choice(("rank", "submission")),
        "protect_dark": rng.choice((True, False)),
    }
    text = maps.write(map_option.board(f"{rng.choice((21, 31, 41))} {rng.choice(maps.DIFFICULTIES)} {seed}"))
    first = GAME.new(map=text, **options)
    played = play_on(first, rng, 10_000 if seed < 6 else 150)
    seen = {(cell % SIDE, cell // SIDE) for cell in notation.cells_of(first[0]["seen"])}
    other = maps.write(altered(maps.parse(text), seen, rng))
    assert other != text
    one, two = GAME.new(map=text, **options), GAME.new(map=other, **options)
    for action in played:
        assert observable(one, random.Random(seed)) == observable(two, random.Random(seed))
        GAME.apply(one, action)
        GAME.apply(two, action)
    assert one[0].score.tolist() == two[0].score.tolist()


# --- what the server sends ------------------------------------------------------------------------------------------


def sent(text, script, held):
    """Every byte sent to a receiver during a quick campaign, and everything it can find out by asking."""
    header = Header(GAME.name, GAME.rules, 5, GAME.read_options({"map": text, **QUICK}), commitment="same")
    chairs = [Chair("person", team) for team in TEAMS]
    charter = Charter("same", header, entropy.seed_from(1), 0, ("person",) * 5)
    shown = Table(GAME, charter, chairs)
    before = view.frame(shown, held)
    heard = [protocol.encode(view.snapshot(shown, before, held, present=frozenset(), now=0))]
    for number, entry in enumerate(script):
        shown.follow(Row(number, "entry", entry, at=number))
        after = view.frame(shown, held)
        heard.append(protocol.encode(view.update(shown, before, after, held, seated=None, now=number)))
        seen = view.visible(shown, shown.state, held)
        asked = [GAME.stage.overlays(seen, view.viewer(shown, held))]
        asked += [reason_against(GAME, seen, ("shop-Be", each)) for each in ("canopy-1", "figure-1", "cell-k11")]
        if shown.match.seat in held:
            asked += [ahead.preview(shown, held, shown.match.ply, choice.action) for choice in after.choices[:40:8]]
        heard.append(msgspec.json.encode(asked))
        before = after
    heard.append(protocol.encode(view.snapshot(shown, before, held, present=frozenset(), now=0)))
    return heard


@cache
def quick_script(seed, plies):
    """A campaign up to a morning when three teams have played a card and nobody has told the secret."""
    rng = random.Random(seed)
    text = maps.write(map_option.board(f"21 normal {seed}"))
    state, script = GAME.new(map=text, **QUICK), []
    while len(script) < plies or state[0].phase != CHOOSING or GAME.actor(state) != 3:
        if GAME.actor(state) == CHANCE:
            action = GAME.draw(state, np.uint64(rng.getrandbits(64)))
        else:
            action = rng.choice([action for action in GAME.legal(state) if action < SHEET])
        script.append(notation.format_action(state, action))
        GAME.apply(state, action)
    return text, script, state


def changed_papers(script, state):
    """The same campaign with another key, and other cards face down."""
    struck = state[0].struck.tolist()
    key = script[1].removeprefix("key=")
    open_letters = [[letter for i, letter in enumerate("abcd") if not struck[4 * q + i]] for q in range(6)]
    other = "".join(next((c for c in open_letters[q] if c != key[q]), key[q]) for q in range(6))
    assert other != key
    cards = []
    for team, laid in enumerate(script[-3:]):
        held = [card + 1 for card in range(11) if int(state[0].hand[team]) >> card & 1]
        cards.append(next(f"{TEAMS[team]}:card{card}" for card in held if f"{TEAMS[team]}:card{card}" != laid))
    return [script[0], f"key={other}", *script[2:-3], *cards]


@pytest.mark.parametrize("held", [frozenset(), frozenset({3}), frozenset({4})], ids=["spectator", "to act", "team"])
def test_not_a_byte_of_what_is_hidden_is_sent(held):
    text, script, state = quick_script(7, 60)
    seen = {(cell % SIDE, cell // SIDE) for cell in notation.cells_of(state[0]["seen"])}
    other = maps.write(altered(maps.parse(text), seen, random.Random(7)))
    assert other != text
    assert sent(text, script, held) == sent(other, changed_papers(script, state), held)


def test_a_team_is_sent_its_own_card():
    text, script, _ = quick_script(7, 60)
    card = int(script[-1].removeprefix("J:card"))
    other = [*script[:-1], f"J:card{card - 1 or 11}"]
    assert sent(text, script, frozenset({2})) != sent(text, other, frozenset({2}))


def test_the_master_and_everybody_after_the_end_see_all():
    rng = random.Random(1)
    state = GAME.new(map="21 normal 3")
    play_on(state, rng, 60)
    assert GAME.observed(state, MASTER).tobytes() == state.tobytes()
    play_on(state, rng, 10_000)
    assert state[0].phase == OVER
    for seat in range(6):
        assert GAME.observed(state, seat).tobytes() == state.tobytes()


def test_nobody_is_master_of_a_quick_campaign():
    state = GAME.new(map="21 normal 3", **QUICK)
    play_on(state, random.Random(1), 10)
    view = GAME.observed(state, MASTER)
    assert view[0].right.tolist() == state[0].seen_right.tolist()
    assert view[0].key == -1


def test_cards_are_face_down_until_the_fifth_is_chosen():
    state = GAME.new(map="11 easy 1", **QUICK)
    for text in ("draw=FEJAG", "key=badcab", "day1=F", "F:card9"):
        GAME.play(state, text)
    before = GAME.observed(state, 4)
    GAME.play(state, "E:card5")
    other = state.copy()
    own, theirs = GAME.observed(state, 1), GAME.observed(state, 4)
    assert own[0].card[1] == 5
    assert notation.history(own)[-1] == "E:card5"
    assert notation.history(theirs)[-2:] == ["F:card?", "E:card?"]
    assert before[0].hand.tolist() == theirs[0].hand.tolist()
    for text in ("J:card1", "A:card2", "G:card3"):
        GAME.play(other, text)
    assert notation.history(GAME.observed(other, 4))[-5:] == notation.history(other)[-5:]


def test_answers_of_others_and_the_key_stay_secret():
    state = GAME.new(map="11 easy 1", ranks="random")
    for text in ("draw=FEJAG", "key=badcab", "day1=F", "rank1=F>E>J>A>G", "clue1=1a,2b", "F:egg=aaaaaa"):
        GAME.play(state, text)
    assert "F:egg=aaaaaa" in notation.format_position(GAME.observed(state, 0))
    assert notation.format_position(GAME.observed(state, 1)).endswith("F:egg=?")
    for seat in range(5):
        assert "key=?" in notation.format_position(GAME.observed(state, seat))


def test_looking_twice_is_looking_once_and_looks_add_up():
    state = GAME.new(map="21 normal 3", **QUICK)
    play_on(state, random.Random(5), 40)
    view = GAME.observed(state, 2)
    assert GAME.observed(view, 2).tobytes() == view.tobytes()
    public = view
    for seat in range(5):
        public = GAME.observed(public, seat)
    log = public[0].log[: int(public[0].logged)]
    assert SECRET_KEY in log
    assert not ((log >= KEY) & (log < KEY + SHEETS)).any()


@pytest.mark.parametrize("seed", range(8))
def test_an_imagined_world_fits_what_is_seen(seed):
    """The same board, the same legal actions, a possible key, and it can be played to the end."""
    rng = random.Random(seed)
    options = {"ranks": rng.choice(("effort", "random")), "reveal": rng.choice(("hits", "cells"))}
    state = GAME.new(map=f"{rng.choice((11, 41))} normal {seed}", **options)
    play_on(state, rng, rng.randrange(20, 200))
    while GAME.actor(state) == CHANCE:
        GAME.apply(state, GAME.draw(state, np.uint64(rng.getrandbits(64))))
    seat = GAME.actor(state)
    world = GAME.observed(state, seat)
    secrets.imagine(world[0], np.uint64(rng.getrandbits(64)))
    assert GAME.legal(world) == GAME.legal(state)
    again = world.copy()
    secrets.imagine(again[0], np.uint64(7))
    assert again.tobytes() == world.tobytes()  # nothing is left blank
    for field in ("seen", "seen_right", "seen_below", "lit", "middle"):
        assert world[0][field].tobytes() == state[0][field].tobytes()
    s = world[0]
    assert (s.terrain == 1).any()
    for y in range(int(s.height)):
        assert int(s.seen_right[y]) & ~int(s.right[y]) == 0
        assert int(s.seen_below[y]) & ~int(s.below[y]) == 0
    if s.phase != OVER:
        key = notation.SHEET_NAMES[int(s.key)]
        assert not any(s.struck[4 * i + "abcd".index(letter)] for i, letter in enumerate(key))
    play_on(world, rng, 10_000)
    assert GAME.actor(world) == NOBODY


def test_light_that_shines_is_the_same_in_an_imagined_world():
    """What figures light now does not change when the rest of the world is made up."""
    rng = random.Random(3)
    state = GAME.new(map="41 normal 3", ranks="random")
    play_on(state, rng, 150)
    for seat, team in enumerate(TEAMS):
        world = GAME.observed(state, seat)
        secrets.imagine(world[0], np.uint64(seat))
        before = notation.query(world, f"lit {team}")
        for f in range(int(world[0].figures)):
            kind = ("Ti", "Be", "Sn", "Ta", "Mo")[int(world[0].kind[f])]
            cell = notation.CELL_NAMES[int(world[0].cell[f])]
            if cell not in notation.query(world, "dark"):
                assert notation.query(world, f"probe {kind} {cell}") == notation.query(state, f"probe {kind} {cell}")
        assert notation.query(world, f"lit {team}") == before
