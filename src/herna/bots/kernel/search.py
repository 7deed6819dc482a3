"""Monte Carlo tree search, written once over the kernel and run wholly inside the compiler.

A node is reached by an action; its value is summed for the seat that chose that action, so any number of seats and
any sums of payoffs work. Chance is either a node of its own, whose outcomes are drawn, or (open loop) passed over, so
that what is below averages over the outcomes. Hidden things are imagined anew for each simulation.
"""

import math

import numpy as np

from herna.engine.kernel import CHANCE, NOBODY, actor, apply, draw, evaluate, imagine, legal, suggest
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below, splitmix64

NONE = -1
DEEPEST = 4096

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("first_child", np.int32),
                ("sibling", np.int32),
                ("action", np.int32),
                ("mover", np.int32),
                ("visits", np.int32),
                ("value", np.float32),
            ],
            align=True,
        ),
    )
)


@kernel
def plant(tree):
    """Make the tree a bare root; returns how many nodes are in use."""
    tree[0].first_child = NONE
    tree[0].sibling = NONE
    tree[0].action = NONE
    tree[0].mover = NONE
    tree[0].visits = 0
    tree[0].value = 0.0
    return 1


@kernel
def grow(tree, used, parent, action, mover):
    """Add a child; returns how many nodes are in use then."""
    node = tree[used]
    node.first_child = NONE
    node.sibling = tree[parent].first_child
    node.action = action
    node.mover = mover
    node.visits = 0
    node.value = 0.0
    tree[parent].first_child = used
    return used + 1


@kernel
def find(tree, parent, action):
    """The child reached by the action, or NONE."""
    child = tree[parent].first_child
    while child != NONE and tree[child].action != action:
        child = tree[child].sibling
    return child


@kernel
def replant(tree, root, spare):
    """Copy the subtree below root into spare, root first; returns how many nodes it has."""
    spare[0] = tree[root]
    spare[0].sibling = NONE
    used = 1
    done = 0
    while done < used:
        child = spare[done].first_child  # still an index into the old tree
        spare[done].first_child = NONE
        while child != NONE:
            spare[used] = tree[child]
            spare[used].sibling = spare[done].first_child
            spare[done].first_child = used
            used += 1
            child = tree[child].sibling
        done += 1
    return used


@kernel
def search(root, tree, used, simulations, exploration, rollout, chance_nodes, turn_of, seats, widest, seed):
    """Run simulations from root[0]; returns how many nodes are in use and the entropy to go on with.

    With `turn_of` a seat, the tree ends where that seat's turn does, and quick actions follow; with NONE it has no end.
    """
    scratch = np.empty_like(root)
    out = np.empty(widest, np.int32)
    tried = np.empty(widest, np.int32)
    path = np.empty(DEEPEST, np.int32)
    value = np.zeros(seats, np.float32)
    x = seed
    for _ in range(simulations):
        scratch[0] = root[0]
        s = scratch[0]
        x = splitmix64(x)
        imagine(s, x)
        used, depth, x = descend(s, tree, used, path, out, tried, exploration, chance_nodes, turn_of, x)
        for _ in range(rollout):
            seat = actor(s)
            if seat == NOBODY:
                break
            x = splitmix64(x)
            apply(s, draw(s, x) if seat == CHANCE else suggest(s, x, out))
        evaluate(s, value)
        for i in range(depth):
            node = tree[path[i]]
            node.visits += 1
            if node.mover >= 0:
                node.value += value[node.mover]
    return used, x


@kernel
def descend(s, tree, used, path, out, tried, exploration, chance_nodes, turn_of, x):
    """Follow the tree to a new leaf or to the end of the match; the path includes the root."""
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
def select(tree, used, node, out, n, tried, exploration, x):
    """The child to follow by UCB1, or NONE and a legal action never tried; illegal children are left out."""
    seen = 0
    best = NONE
    best_score = -1e30
    log_visits = math.log(tree[node].visits + 1.0)
    child = tree[node].first_child
    while child != NONE:
        c = tree[child]
        i = np.searchsorted(out[:n], c.action)
        if i < n and out[i] == c.action:
            tried[seen] = i
            seen += 1
            score = 1e30
            if c.visits > 0:
                score = c.value / c.visits + exploration * math.sqrt(log_visits / c.visits)
            if score > best_score:
                best_score = score
                best = child
        child = c.sibling
    if seen == n or (used == len(tree) and best != NONE):
        return best, NONE
    pick = below(x, n - seen)
    tried_now = tried[:seen]
    tried_now.sort()
    for i in tried_now:
        if i <= pick:
            pick += 1
    return NONE, out[pick]


@kernel
def favourite(tree):
    """The most visited action at the root; among equals the more valuable."""
    best = NONE
    child = tree[0].first_child
    while child != NONE:
        if best == NONE or (tree[child].visits, tree[child].value) > (tree[best].visits, tree[best].value):
            best = child
        child = tree[child].sibling
    return best


@kernel
def greedy_action(root, seat, seats, samples, widest, seed):
    """The action with the best judged result, chance averaged over samples; ties fall at random."""
    scratch = np.empty_like(root)
    out = np.empty(widest, np.int32)
    value = np.zeros(seats, np.float32)
    n = legal(root[0], out)
    x = seed
    best = NONE
    best_value = -1e30
    for i in range(n):
        total = 0.0
        for _ in range(samples):
            scratch[0] = root[0]
            s = scratch[0]
            x = splitmix64(x)
            imagine(s, x)
            apply(s, out[i])
            while actor(s) == CHANCE:
                x = splitmix64(x)
                apply(s, draw(s, x))
            evaluate(s, value)
            total += value[seat]
        x = splitmix64(x)
        total += 1e-6 * below(x, 1024)
        if total > best_value:
            best_value = total
            best = out[i]
    return best
