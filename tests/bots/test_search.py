"""The parts of the search: another evaluation can be plugged in without another search."""

from __future__ import annotations

import numpy as np

from herna.bots.kernel import evaluation, search, tree
from herna.engine.kernel.compiler import kernel
from herna.engine.match import Match

from ..server.fakes import CARDS

FIXED = np.dtype((np.record, np.dtype([("first", np.float32), ("second", np.float32)], align=True)))


@kernel
def evaluate_fixed(how, s, out, value, x):
    value[0] = how.first
    value[1] = how.second
    return x


evaluation.register(FIXED, evaluate_fixed)


def run(simulations: int, how: np.ndarray, rows: int) -> tuple[np.ndarray, int, np.ndarray]:
    match = Match.begin(CARDS, dice=False)
    match.play("deal=4")
    match.play("deal=2")
    view = CARDS.observed(match.state, match.seat)
    nodes, sums = np.zeros(200, tree.NODE), np.zeros((rows, 2))
    used, _ = search.search(
        view,
        nodes,
        tree.plant(nodes),
        simulations,
        0.4,
        True,
        tree.NONE,
        CARDS.widest,
        how,
        sums,
        np.uint64(0),
        np.uint64(1),
    )
    return nodes, int(used), sums


def test_another_evaluation_needs_no_other_search() -> None:
    how = np.zeros(1, FIXED)
    how["first"], how["second"] = 0.25, -0.5
    nodes, used, sums = run(40, how, 200)
    assert nodes[0].visits == 40
    for node in range(1, used):
        worth = {0: 0.25, 1: -0.5, -1: 0.0}[int(nodes[node].mover)]
        assert nodes[node].value == worth * nodes[node].visits
    assert sums.sum(axis=0).tolist() == [10, -20]


def test_all_values_are_gathered_below_the_root_or_not_at_all() -> None:
    how = np.zeros(1, evaluation.QUICK_PLAY)
    nodes, _, sums = run(60, how, 200)
    children = [child for child in range(200) if sums[child].any()]
    assert set(children) <= {int(tree.find(nodes, 0, action)) for action in (0, 1)}
    for child in children:
        assert np.isclose(sums[child, 0], nodes[child].value, atol=1e-4)
    without, _, nothing = run(60, how, 0)
    assert without.tobytes() == nodes.tobytes()
    assert nothing.size == 0
