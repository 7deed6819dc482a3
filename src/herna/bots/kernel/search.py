"""Monte Carlo tree search, written once over the kernel and run wholly inside the compiler.

A simulation has three steps, a function each: `descend` follows the tree to a new leaf, `evaluate_leaf` says what the
leaf is worth to each seat, `back_up` adds that to the nodes on the way. Which evaluation is used depends on the type of
the record `how` (see evaluation.py), so another one needs no second search.

Chance is either a node of its own, whose outcomes are drawn, or (open loop) passed over, so that what is below averages
over the outcomes. What is hidden is imagined again for each simulation.
"""

import numpy as np

from herna.engine.kernel import CHANCE, NOBODY, actor, apply, draw, imagine, legal
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import splitmix64

from .evaluation import evaluate_leaf
from .tree import NONE, find, grow, select

DEEPEST = 4096


@kernel
def search(root, tree, used, simulations, exploration, chance_nodes, turn_of, widest, how, sums, luck, seed):
    """Run simulations from root[0]; returns how many nodes are in use and the entropy to go on with.

    With `turn_of` a seat, the tree ends where that seat's turn does, and the leaves there are compared with the same
    `luck`: what follows the n-th visit of one follows the n-th visit of all. With NONE it has no end. `how` is an array
    that holds the record of the evaluation. `sums` has a column for each seat; see back_up.
    """
    scratch = np.empty_like(root)
    out = np.empty(widest, np.int32)
    tried = np.empty(widest, np.int32)
    path = np.empty(DEEPEST, np.int32)
    value = np.zeros(sums.shape[1], np.float32)
    x = seed
    for _ in range(simulations):
        scratch[0] = root[0]
        s = scratch[0]
        x = splitmix64(x)
        imagine(s, x)
        used, depth, x = descend(s, tree, used, path, out, tried, exploration, chance_nodes, turn_of, x)
        if turn_of == NONE:
            x = evaluate_leaf(how[0], s, out, value, x)
        else:
            evaluate_leaf(how[0], s, out, value, splitmix64(luck + np.uint64(tree[path[depth - 1]].visits)))
        back_up(tree, path, depth, value, sums)
    return used, x


@kernel
def descend(s, tree, used, path, out, tried, exploration, chance_nodes, turn_of, x):
    """Follow the tree to a new leaf, or to where it ends, and play the same actions on s.

    `path` gets the nodes on the way, the root first. Returns how many nodes are in use, how many the path has, and the
    entropy to go on with. `out` and `tried` are buffers.
    """
    node = 0
    path[0] = 0
    depth = 1
    while depth < DEEPEST:
        seat = actor(s)
        if seat == NOBODY or (turn_of != NONE and seat != turn_of):
            break
        x = splitmix64(x)
        if seat == CHANCE:
            action = draw(s, x)
            apply(s, action)
            if not chance_nodes:
                continue
            child = find(tree, node, action)
            if child == NONE:
                if used == len(tree):
                    break
                child = used
                used = grow(tree, used, node, action, CHANCE)
            node = child
            path[depth] = node
            depth += 1
            continue
        n = legal(s, out)
        child, fresh = select(tree, used, node, out, n, tried, exploration, x)
        if child == NONE:
            if used == len(tree):
                break
            child = used
            used = grow(tree, used, node, fresh, seat)
        apply(s, tree[child].action)
        node = child
        path[depth] = node
        depth += 1
        if tree[node].visits == 0:
            break
    return used, depth, x


@kernel
def back_up(tree, path, depth, value, sums):
    """Count the simulation in every node of the path, and add to each its value for the seat that chose it.

    `sums` gathers the values of all seats in the rows of the root's children; with no rows it gathers nothing.
    """
    for i in range(depth):
        node = tree[path[i]]
        node.visits += 1
        if node.mover >= 0:
            node.value += value[node.mover]
    if depth > 1 and path[1] < len(sums):
        for seat in range(len(value)):
            sums[path[1], seat] += value[seat]
