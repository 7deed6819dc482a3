"""The fast route costs of bots are those of rules 16, as the slow search tile by tile finds them."""

import numpy as np

import herna
from herna.engine.kernel import play_on
from herna.games.thebase.kernel import insight, routes
from herna.games.thebase.kernel.state import OFF, PIECES, TILES


def slow_cost(s: np.record, p: int) -> int:
    side = p // PIECES
    if s.piece[p] == OFF:
        return 0
    table = np.empty((TILES, 4), np.int8)
    insight.fill_routes(s, side, table)
    return int(insight.route_from(s, side, int(s.piece[p]), table))


def test_costs_are_those_of_the_search_tile_by_tile() -> None:
    game = herna.game("thebase")
    seen: set[int] = set()
    for seed in range(12):
        state = game.match(seed=seed).state.copy()
        chooser = np.random.default_rng(seed)
        while game.actor(state) >= -1:
            s = state[0]
            sets, front, costs = insight.scratch_for_routes()
            routes.fill_sets(s, sets)
            for side in range(2):
                routes.fill_costs(s, side, sets, front, costs)
                for i in range(PIECES):
                    p = side * PIECES + i
                    expected = slow_cost(s, p)
                    assert costs[i] == expected
                    seen.add(expected)
            play_on(state, int(chooser.choice(game.legal(state))))
    assert routes.FAR in seen
    assert len(seen) > 20, "near and far, open and to be turned"
