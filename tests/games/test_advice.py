"""Hints and looks ahead, for every game: instructions instead of reports, reasons that are true, no turn of others."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

import herna
from herna.engine.kernel import CHANCE
from herna.engine.messages import LANGUAGES, say_strictly
from herna.games.fejag.kernel import state as F
from herna.games.mammoths.kernel import state as M
from herna.games.spacestage.kernel import board as space_board
from herna.games.spacestage.kernel import state as SP
from herna.games.thebase.kernel import board as base_board
from herna.games.thebase.kernel import state as B

from .test_scene_contract import check_sprites

GOLDEN = Path(__file__).parents[1] / "golden"
games = pytest.mark.parametrize("name", herna.game_names())
POSITIONS, ACTIONS = 20, 6  # of a stored match, and of a position, that are looked at


def spread(things, most):
    """All of them or, if there are more, that many spread over all."""
    return things[:: 1 + (len(things) - 1) // most] if things else things


@cache
def stored(name):
    """For each stored match, the positions in which somebody decides, as the seat sees them, and what was done."""
    game = herna.game(name)
    found = []
    for path in sorted(GOLDEN.glob(f"{name}-*.txt")):
        _, seats, options, *lines = path.read_text(encoding="utf-8").splitlines()
        state = game.new(int(seats.split()[1]), **json.loads(options.removeprefix("options ")))
        here = []
        for text in (line for line in lines if not line.startswith("= ")):
            seat = game.actor(state)
            if seat != CHANCE:  # when a match is over, there may still be a challenge
                seen = game.observed(state, seat) if seat >= 0 else state
                here.append((seen.copy(), game.notation.parse_action(state, text)[0]))
            game.play(state, text)
        found.append(here)
    return game, found


@cache
def decisions(name):
    """Some of those positions, with some legal actions."""
    game, matches = stored(name)
    found = []
    for before, played in (each for match in matches for each in spread(match, POSITIONS)):
        own = [each for each in game.legal(before) if game.owner_of(before, each) == game.actor(before)]
        found.append((before, sorted({played, *spread(own, ACTIONS)} & set(own))))
    return game, found


def outcomes(name):
    """Each of those actions, with the position after it."""
    game, found = decisions(name)
    for before, actions in found:
        for action in actions:
            after = before.copy()
            game.apply(after, action)
            yield game, before, action, after


@games
def test_every_action_is_an_instruction_in_every_language(name):
    for game, before, action, after in outcomes(name):
        instruction = game.stage.instruct(before, action)
        told = game.stage.narrate(before, action, after)
        for language in LANGUAGES:
            said = say_strictly(instruction, language)
            assert said.endswith("."), said
            assert said not in {say_strictly(message, language) for message in told}
            assert "  " not in said


RARE = {  # in no stored match
    "thebase-do-pass": B.PASS,
    "fejag-do-penalty": F.PENALTY,
    "fejag-do-points": F.BOOK,
    "fejag-do-rerank": F.RERANK,
    "mammoths-do-hand": M.HAND,
    "mammoths-do-settle-four": M.SETTLE + 2,
    "spacestage-do-pass": SP.PASS,
    "spacestage-do-convert": SP.CONVERT,
    "spacestage-do-use-telepathy": SP.TELEPATHY,
    "spacestage-do-use-vortex": SP.VORTEX,
}


def said_of(rare):
    """The instruction of such an action; of a card, by its kind, used by the first character."""
    game = herna.game(rare.partition("-")[0])
    if "-use-" not in rare:
        return game.stage.instruct(game.new(), RARE[rare])
    state = game.position("1=N U2=X01(6)")
    card = state[0].card_kind.tolist().index(RARE[rare])
    return game.stage.instruct(state, SP.USE + card * SP.VARIANTS)


@pytest.mark.parametrize("rare", RARE)
def test_rare_actions_have_their_words_too(rare):
    instruction = said_of(rare)
    assert instruction.id == rare
    assert all(say_strictly(instruction, language).endswith(".") for language in LANGUAGES)


@games
def test_every_kind_of_action_has_its_words(name):
    game, matches = stored(name)
    kinds = {game.stage.instruct(before, action).id for match in matches for before, action in match}
    written = "".join(file.read_text(encoding="utf-8") for file in (game.folder / "words" / "en").glob("*.ftl"))
    assert set(re.findall(rf"(?m)^{name}-do-[\w-]+", written)) == kinds | {
        each for each in RARE if each.startswith(name)
    }


@games
def test_instructions_tell_the_actions_of_a_position_apart(name):
    game, found = decisions(name)
    for before, actions in found:
        said = {say_strictly(game.stage.instruct(before, action), "en") for action in actions}
        assert len(said) == len(actions)


@games
def test_a_look_ahead_ends_where_the_turn_passes_on(name):
    for game, before, action, after in outcomes(name):
        kept = before.tobytes(), after.tobytes()
        shown = game.stage.outlook(before, action, after)
        assert (before.tobytes(), after.tobytes()) == kept
        if shown is not after:
            check_sprites(game, game.stage.scene(shown, game.actor(before)))
        told = {message.id for message in game.stage.narrate(before, action, shown)}
        assert not told & PASSING, (game.notation.format_action(before, action), told)


PASSING = {
    *("thebase-log-round", "thebase-log-challenge-turn", "thebase-log-win-saved", "thebase-log-win-rear"),
    *("mammoths-log-round", "mammoths-log-win", "mammoths-log-left-over"),
    *("spacestage-log-round", "spacestage-log-cap"),
}


def moved(game, before, shown):
    """The things that are elsewhere in the same zone."""
    seat = game.actor(before)
    places = [
        {
            (zone.name, sprite.id): (sprite.x, sprite.y)
            for zone in game.stage.scene(state, seat).zones
            for sprite in zone.sprites
            if sprite.label
        }
        for state in (before, shown)
    ]
    return {name for (zone, name), place in places[1].items() if places[0].get((zone, name), place) != place}


def test_a_claim_moves_the_chief_alone():
    """Also the last claim of a round, after which all dominoes move."""
    last = 0
    for game, before, action, after in outcomes("mammoths"):
        if M.CLAIM <= action < M.PAIR:
            last += after[0].rounds > before[0].rounds
            assert all(
                each.startswith("chief-") for each in moved(game, before, game.stage.outlook(before, action, after))
            )
    assert last > 10


def test_the_last_action_of_a_round_leaves_the_countdown_alone():
    last = 0
    for game, before, action, after in outcomes("thebase"):
        if after[0].countdown < before[0].countdown:
            last += 1
            shown = game.stage.outlook(before, action, after)[0]
            assert (shown.countdown, shown.side) == (before[0].countdown, before[0].side)
            assert shown.tile.tolist() == after[0].tile.tolist()
            assert shown.piece.tolist() == after[0].piece.tolist()
    assert last > 10


def test_the_end_of_a_turn_shows_the_damage_and_nobody_elses_turn():
    hurt = 0
    for game, before, action, after in outcomes("spacestage"):
        if SP.END <= action < SP.FEED:
            shown = game.stage.outlook(before, action, after)[0]
            hurt += shown.damage.tolist() != before[0].damage.tolist()
            assert (shown.who, shown.rounds, shown.phase) == (before[0].who, before[0].rounds, before[0].phase)
            assert shown.damage.tolist() == after[0].damage.tolist()
    assert hurt > 10


# --- reasons --------------------------------------------------------------------------------------------------------


def base_fact(game, before, action, after, merit):
    """From the text of the position, and from the kernel's passages."""
    side, args = int(before[0].side), merit.args
    places = game.notation.fields(after)["pieces"].replace("R", "").replace("G", "").split(",")
    mine = [places[side][i : i + 2] for i in (0, 2, 4)]
    goal = "ga"[side]
    match merit.id:
        case "thebase-merit-saved":
            return sum(place[0] == goal for place in mine) == args["saved"]
        case "thebase-merit-eliminates":
            victim = B.PIECES * "RG".index(args["side"]) + args["number"] - 1
            there = int(before[0].piece[victim])
            return int(after[0].piece[victim]) != there == int(after[0].piece[base_board.mover(action)])
        case "thebase-merit-nearer":
            mover = int(base_board.mover(action)) % B.PIECES
            return abs("abcdefg".index(mine[mover][0]) - "abcdefg".index(goal)) == args["columns"]
    piece = B.PIECES * "RG".index(args["side"]) + args["number"] - 1
    here, tile = int(before[0].piece[piece]), (action - B.ROTATE) // 3
    linked = [any(int(base_board.link(s[0], here, d)) == tile for d in range(4)) for s in (before, after)]
    return linked == ([False, True] if merit.id == "thebase-merit-opens" else [True, False])


def mammoths_fact(game, before, action, after, merit):
    seat = game.actor(before)
    if merit.id == "mammoths-merit-points":
        then, now = (game.notation.scores(state)[seat] for state in (before, after))
        return now - then == merit.args["points"] > 0
    # As if it were to be placed now.
    placing = before.copy()
    placing[0].row[0], placing[0].phase, placing[0].act = action - M.CLAIM + 1, M.PLACING, seat
    return len([each for each in game.legal(placing) if each < M.DISCARD]) == merit.args["ways"]


def space_fact(game, before, action, after, merit):
    then, s, args = before[0], after[0], merit.args
    kinds = {"oxygen": {g for g in range(4) if SP.OXYGEN[s.rows] >> g & 1}}
    kinds |= {"laboratory": {SP.POWER[s.rows][0]}, "workshop": {SP.POWER[s.rows][1]}}
    broken = {g for g in range(4) if s.broken[g]}
    who = next((c for c in range(4) if s.room[c] != then.room[c]), None)
    there = None if who is None else int(s.room[who])
    monsters = [SP.SLOT_ROOM[slot] for slot in range(8) if s.slot[slot] != SP.NONE]
    match merit.id.removeprefix("spacestage-why-"):
        case "go-repair" | "repair" | "sabotage":
            return bool(kinds[args["kind"]] & broken)
        case "mended":
            return bool(kinds[args["kind"]] - broken)
        case "go-heal":
            target = args["target"] - 1
            return s.room[target] == there and s.damage[target] == args["n"] and not kinds["oxygen"] & broken
        case "go-fight":
            return monsters.count(there) == args["n"]
        case "flee":
            return there not in monsters and bool(space_board.monster_there(then, int(then.room[who])))
        case "shop":
            shopping = after.copy()
            return (
                any(SP.BUY <= each < SP.CONVERT for each in game.legal(shopping))
                or s.trades >= SP.TRADES
                or s.extends >= 0
            )
        case "rescue":
            return s.life[args["target"] - 1] == SP.DYING
        case "lives":
            return s.life[args["target"] - 1] == SP.ALIVE
        case "heal" | "heal-monsters":
            room = int(s.room[args["target"] - 1])
            return s.damage[args["target"] - 1] == args["n"] and monsters.count(room) == args.get("monsters", 0)
        case "attack-last":
            return len(monsters) == 1
        case "attack" | "attack-crowd":
            room = SP.SLOT_ROOM[(action - SP.ATTACK_SLOT) % 8]
            return space_board.room_damage(s, room) == args["damage"]
        case "slain":
            return s.slot[then.target] == SP.NONE
        case "feed":
            return SP.SLOT_ROOM[action - SP.FEED] in monsters
        case "infarct":
            c = args["c"] - 1
            return s.limit - s.damage[c] == args["n"] and (s.life[c] == SP.DYING) == (args["n"] == 0)
        case "boost":
            return (
                sum(s.room[c] == SP.SLOT_ROOM[action - SP.BOOST] and s.life[c] == SP.ALIVE for c in range(4))
                == args["near"]
            )
    raise AssertionError(merit.id)


def fejag_fact(game, before, action, after, merit):
    team = game.actor(before)
    then, now = before[0], after[0]
    if merit.id == "fejag-merit-light":
        return sum(int(now.lit[team, y]).bit_count() for y in range(F.SIDE)) > 0 < merit.args["cells"]
    if merit.id == "fejag-merit-dark":
        labels = [
            {
                each.id: each.label.args["condition"]
                for each in game.stage.scene(state, None).sprites()
                if each.id.startswith("figure-")
            }
            for state in (before, after)
        ]
        others = [f"figure-{f + 1}" for f in range(int(then.figures)) if then.team[f] != team]
        out = [each for each in others if labels[0][each] == "shining" != labels[1][each]]
        return len(out) == merit.args["count"]
    panel = next(each for each in game.stage.scene(after, team).sprites() if each.id == f"team-{F.TEAMS[team]}")
    return panel.label.args["paths"] == merit.args["paths"]


def four_fact(game, before, action, after, merit):
    return game.actor_name(after) == "nobody"


FACTS = {  # of the games in this repository; others are asked for the form of their reasons only
    "thebase": base_fact,
    "mammoths": mammoths_fact,
    "spacestage": space_fact,
    "fejag": fejag_fact,
    "four_in_a_row": four_fact,
}


@games
def test_a_reason_is_true_after_the_action(name):
    given = set()
    for game, before, action, after in outcomes(name):
        merit = game.stage.merit(before, action, after)
        if merit is None:
            continue
        given.add(merit.id)
        if name in FACTS:
            holds = FACTS[name](game, before, action, after, merit)
            assert holds, (game.notation.format_action(before, action), merit)
        for language in LANGUAGES:
            assert say_strictly(merit, language).endswith("."), merit.id
        reason = game.stage.reason(before, action, after)
        assert reason in (None, merit), "the log gives no other reason than a hint"
    assert given or name not in FACTS


def test_what_nobody_can_know_is_no_reason():
    """Where one ends up, and that nothing is better, is not said: the next action may be the way back."""
    for game, before, action, after in outcomes("spacestage"):
        if SP.END <= action < SP.FEED:
            assert game.stage.merit(before, action, after) is None
            assert game.stage.reason(before, action, after) is None
