"""What is true of a choice in each game, looked at without the code that says it: for test_why."""

from __future__ import annotations

import numpy as np

from herna.engine.kernel import NOBODY
from herna.games.fejag.kernel import state as F
from herna.games.mammoths.kernel import board as mammoths_board
from herna.games.mammoths.kernel import scoring
from herna.games.mammoths.kernel import state as M
from herna.games.spacestage.kernel import board as space_board
from herna.games.spacestage.kernel import state as SP
from herna.games.thebase.kernel import board as base_board
from herna.games.thebase.kernel import insight as base_insight
from herna.games.thebase.kernel import state as B


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
            return saved and (game.notation.scores(end)[1 - seat] == 3) == (what == "answer-wins")
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


def following(game, state, first, last):
    """The positions after each legal action in a range of numbers."""
    for action in game.legal(state):
        if first <= action < last:
            after = state.copy()
            game.apply(after, action)
            yield after


def best_points(game, state, seat):
    """The points of the seat once its lava has landed or its cave person has settled, where that is best for it."""
    phase = int(state[0].phase) if game.actor(state) == seat else None
    own = {M.ERUPTION: (M.ERUPT, M.HAND), M.HOUSING: (M.HOUSE, M.DRAW_DOMINO)}.get(phase, (0, 0))
    points = [game.notation.scores(each)[seat] for each in following(game, state, *own)]
    return max(points, default=game.notation.scores(state)[seat])


def placing(state, seat, domino):
    """The same table, with that domino to place."""
    trial = state.copy()
    s = trial[0]
    s.row[0], s.row_owner[0], s.phase, s.act, s.volcano, s.pending = domino, seat, M.PLACING, seat, M.NONE, M.NONE
    return trial


def domino_points(game, state, seat, domino):
    now = game.notation.scores(state)[seat]
    ways = following(game, placing(state, seat, domino), M.PLACE, M.DISCARD)
    return max((best_points(game, each, seat) - now for each in ways), default=None)


def best_placed(game, state, seat, domino):
    """The same, once the seat's lava has landed where that is best."""
    phase = int(state[0].phase) if game.actor(state) == seat else None
    landed = list(following(game, state, M.ERUPT, M.HAND)) if phase == M.ERUPTION else []
    best = max(landed, key=lambda each: game.notation.scores(each)[seat], default=state)
    return max(domino_points(game, best, seat, domino) or 0, 0)


def settled_points(game, state, seat):
    """The most points that paying, choosing and housing can come to."""
    if int(state[0].phase) == M.HOUSING:
        return best_points(game, state, seat)
    deeper = following(game, state, M.PAY, M.HOUSE)
    return max((settled_points(game, each, seat) for each in deeper), default=-1)


def halves_areas(state, after, seat):
    """The areas of the squares that are new, by terrain: how many squares the largest has."""
    sizes = {}
    for terrain in range(M.VOLCANO):
        land = after[0].land[seat, terrain]
        new = int(land) & ~int(state[0].land[seat, terrain])
        for bit in (1 << place for place in range(64) if new >> place & 1):
            squares = int(mammoths_board.area(np.uint64(bit), land)).bit_count()
            sizes[terrain] = max(sizes.get(terrain, 0), squares)
    return sizes


def mammoths_holes(state, seat):
    taken = np.uint64(mammoths_board.occupied(state.copy()[0], seat))
    closed = ~int(taken)
    for direction in range(4):
        closed &= int(mammoths_board.moved(taken, direction))
    return closed.bit_count()


def mammoths_true(game, choice, what, words):
    view, played, better, seat = choice.view, choice.after_played, choice.after_better, choice.seat
    terrains = "DPLJRV"
    match what:
        case "better-points" | "better-person":
            return best_points(game, better, seat) - best_points(game, played, seat) == words["points"] > 0
        case "better-joins" | "alone":
            terrain = terrains.index(words["terrain"].args["terrain"])
            now, instead = (halves_areas(view, state, seat)[terrain] for state in (better, played))
            return instead == 1 < now if what == "alone" else now == words["squares"] > instead
        case "claim-points":
            pair = [domino_points(game, view, seat, words[each]) for each in ("number", "other")]
            assert pair[1] is not None
            return pair[0] == words["points"] > max(pair[1], 0) == words["instead"]
        case "claim-earlier":
            return words["number"] < words["other"]
        case "better-settles":
            gained = settled_points(game, better, seat) - game.notation.scores(view)[seat]
            return gained >= words["points"] > 0
        case "better-next":
            ahead = [[best_placed(game, state, seat, words["number"]) for state in (better, played)]]
            held = zip([*view[0].next, *view[0].row], [*view[0].next_owner, *view[0].row_owner], strict=True)
            assert (words["number"], seat) in held
            return ahead == [[words["points"], words["instead"]]] and words["points"] > words["instead"]
        case "settles-for":
            gained = settled_points(game, played, seat) - game.notation.scores(view)[seat]
            return max(gained, 0) == words["points"]
        case "no-room":
            fits = [game.legal(placing(state, seat, words["number"])) != [M.DISCARD] for state in (better, played)]
            s = played[0]
            held = zip([*s.next, *s.row], [*s.next_owner, *s.row_owner], strict=True)
            return fits == [True, False] and (words["number"], seat) in held
        case "hole":
            return mammoths_holes(played, seat) > max(mammoths_holes(view, seat), mammoths_holes(better, seat))
        case "off-centre":
            line = [int(scoring.pad_line(state.copy()[0], seat, scoring.PAD_CENTRE)) for state in (view, played)]
            return line == [scoring.CENTRE_POINTS, 0]
        case "loses-totem":
            kind = M.KINDS.index(words["kind"])
            lost = int(played[0].totem[kind]) != seat or int(played[0].pending) == kind
            return int(view[0].totem[kind]) == seat == int(better[0].totem[kind]) and lost
        case "heir":
            heir, other = M.SEATS.index(words["tribe"].args["seat"]), M.SEATS.index(words["other"])
            points = game.notation.scores(view)
            return heir in played[0].totem and points[heir] > points[other]
        case "fits-nowhere":
            return game.legal(placing(view, seat, words["number"])) == [M.DISCARD]
        case "leaves":
            other = M.SEATS.index(words["tribe"].args["seat"])
            free = dict(zip(played[0].next.tolist(), played[0].next_owner.tolist(), strict=True))
            assert free[words["number"]] == M.NONE
            assert other in {*played[0].row_owner.tolist()} - {seat}
            return domino_points(game, played, other, words["number"]) == words["points"] > 0
        case "pays":
            points = [game.notation.scores(state)[seat] for state in (view, played)]
            return points[0] - points[1] == words["points"] > 0
    raise AssertionError(what)


def mammoths_burnt(choice, message):
    """What the log says of lava: fewer tokens of that kind, or one person fewer."""
    then, now = choice.view[0], choice.after_played[0]
    if message.id.endswith("person"):
        kind = M.PEOPLE.index(message.args["person"].args["kind"])
        return int(then.people[choice.seat, kind]).bit_count() > int(now.people[choice.seat, kind]).bit_count()
    land = int(then.land[choice.seat, M.KINDS.index(message.args["kind"]) + 1])
    then, now = (land & int(s.tokens[choice.seat]) for s in (then, now))
    return then.bit_count() > now.bit_count()


def beaten(game, state, slot):
    """Whether some order of cards and a blow frees the slot in the attack that is open."""
    s = state[0]
    if int(s.slot[slot]) == SP.NONE:
        return True
    if int(s.open) != SP.ATTACK:
        return False
    on = [action for action in game.legal(state) if SP.USE <= action < SP.GIVE or SP.BLOW <= action < SP.FIX]
    for action in on:
        after = state.copy()
        game.apply(after, action)
        more = int(after[0].open) != SP.ATTACK or space_board.blow(after.copy()[0]) > space_board.blow(state.copy()[0])
        if more and beaten(game, after, slot):
            return True
    return False


def space_true(game, choice, what, words):
    view, played, better = choice.view, choice.after_played, choice.after_better
    who = words["c"] - 1 if "c" in words else None
    ends = [[int(space_board.end_damage(state.copy()[0], c)) for c in range(4)] for state in (view, played, better)]
    limit = int(view[0].limit)
    match what:
        case "wins":
            return game.payoff(better)[choice.seat] > 0 >= game.payoff(played)[choice.seat]
        case "loses":
            return all(life == SP.DEAD for life in played[0].life)
        case "slays":
            slot = next(i for i in range(8) if i == int(better[0].target) or int(better[0].slot[i]) != view[0].slot[i])
            assert words["n"] >= words["health"] == int(view[0].slot_health[slot])
            return beaten(game, better, slot) and int(played[0].slot[slot]) == int(view[0].slot[slot])
        case "rescues":
            target = words["target"] - 1
            assert [int(view[0].life[target]), int(better[0].target)] == [SP.DYING, target]
            healed = list(following(game, better, SP.HEAL_MORE, SP.ATTACK_SLOT))
            return any(int(state[0].life[target]) == SP.ALIVE for state in healed)
        case "repairs":
            broken = [g for g in range(4) if view[0].broken[g] and SP.GENERATOR_ROOM[g] in view[0].room.tolist()]
            kinds = {g: "laboratory" if SP.POWER[view[0].rows][0] == g else "workshop" for g in range(4)}
            kinds |= {g: "oxygen" for g in range(4) if SP.OXYGEN[view[0].rows] >> g & 1}
            return words["kind"] in {kinds[g] for g in broken}
        case "spares":
            ended = int(played[0].who) != int(view[0].who) or int(played[0].phase) != SP.PLAY
            suffered = ends[0][who] if ended or not played[0].acts[who] else ends[1][who]
            return suffered - ends[2][who] == words["less"] > 0
        case "funds":
            other, name = words["d"] - 1, words["name"]
            cards = [a - SP.BUY - other * SP.CARDS for a in range(SP.BUY + other * 64, SP.BUY + other * 64 + 64)]
            affordable = [
                card
                for card in cards
                if better[0].card_at[card] == SP.IN_ROW
                and better[0].card_cost[card] <= better[0].token[card // SP.DECK, other]
            ]
            assert name
            return bool(affordable)
        case "dies":
            assert int(view[0].damage[who]) + ends[0][who] >= limit
            assert words["n"] == ends[0][who]
            return [int(state[0].life[who]) for state in (view, played, better)] == [SP.ALIVE, SP.DYING, SP.ALIVE]
        case "would-die":
            return words["n"] == ends[1][who] and int(played[0].damage[who]) + ends[1][who] >= limit
        case "walks-into" | "wounds":
            assert what == "wounds" or int(played[0].room[who]) != int(view[0].room[who])
            return words["n"] == ends[1][who] > max(ends[0][who], ends[2][who])
        case "leaves-alive":
            slot = int(view[0].target)
            left = int(played[0].slot_health[slot])
            return int(played[0].slot[slot]) == int(view[0].slot[slot]) and left == words["left"] > 0
        case "unused":
            return int(view[0].main_actions) - int(view[0].mains) == words["n"] > 0
    raise AssertionError(what)


def fejag_figures(game, state):
    """Of each figure whether it shines, as it is drawn."""
    sprites = [each for each in game.stage.scene(state, None).sprites() if each.id.startswith("figure-")]
    return {each.id: each.label.args["condition"] == "shining" for each in sprites}


def fejag_true(game, view, actions, what, words):
    (played, better), team = actions, game.actor(view)
    after = {}
    for name, action in (("played", played), ("better", better)):
        after[name] = view.copy()
        if action < F.CARD:
            game.apply(after[name], action)
    shining = {name: fejag_figures(game, state) for name, state in (("view", view), *after.items())}
    own = {f"figure-{f + 1}" for f in range(int(view[0].figures)) if int(view[0].team[f]) == team}
    others = shining["view"].keys() - own

    def count(name, figures, lit):
        return sum(shining[name][each] is lit and shining["view"][each] is not lit for each in figures)

    def lit(state):
        return [int(row).bit_count() for row in state[0].lit[team]]

    match what:
        case "better-path":
            panels = {
                name: next(
                    each.label.args["paths"]
                    for each in game.stage.scene(state, team).sprites()
                    if each.id == f"team-{F.TEAMS[team]}"
                )
                for name, state in (("view", view), *after.items())
            }
            return panels["better"] == words["paths"] > max(panels["view"], panels["played"])
        case "better-attacks":
            return count("better", others, False) == words["count"] > count("played", others, False)
        case "better-defends":
            return count("better", own, True) == words["count"] > count("played", own, True)
        case "own-dark":
            return count("played", own, False) == words["count"] > 0
        case "better-nearer":
            cells = [i for i in range(F.CELLS) if view[0].terrain[i] == F.TEMPLE]
            off = {
                name: min(
                    max(abs(x - i % F.SIDE), abs(y - i // F.SIDE))
                    for i in cells
                    for y in range(F.SIDE)
                    for x in range(F.SIDE)
                    if int(state[0].lit[team, y]) >> x & 1
                )
                for name, state in after.items()
            }
            return off["better"] == words["cells"] < off["played"]
        case "better-light":
            cells = {name: sum(lit(state)) - sum(lit(view)) for name, state in after.items()}
            return cells["better"] == words["cells"] > max(cells["played"], 0)
        case "stays-dark":
            return shining["played"][f"figure-{int(after['played'][0].figures)}"] is False
        case "lapses":
            left = int(after["played"][0].purse[team])
            return int(view[0].purse[team]) - left == words["points"] > 0 and left == words["kept"]
        case "unspent":
            return int(after["played"][0].purse[team]) == words["points"] and better < F.DONE
        case "better-card":
            held = int(view[0].hand[team]) >> words["card"] - 1 & 1
            return held and int(view[0].day_team) == team and words["card"] == (better - F.CARD) % F.CARDS + 1
        case "card-gone":
            return int(view[0].day_team) != team and words["card"] == (played - F.CARD) % F.CARDS + 1
        case "ruled-out":
            question, letter = words["choice"]
            return bool(view[0].struck[(int(question) - 1) * F.CHOICES + "abcd".index(letter)])
    raise AssertionError(what)


def house_true(game, choice, what, words):
    if what == "better":
        return words["merit"] == game.stage.merit(choice.view, choice.better, choice.after_better)
    assert what == "lost"
    end = choice.answers[-1].after if words["how"] == "answer" else choice.after_played
    return game.actor(end) == NOBODY and game.payoff(end)[choice.seat] < 0
