"""The tree of a search: nodes in one array, siblings as a chain.

A node is reached by an action. Its value is summed for the seat that chose that action, so any number of seats and any
sums of payoffs work.
"""

import math

import numpy as np

from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below

NONE = -1

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
def favourite(tree, node):
    """The most visited child of a node, among equals the more valuable; or NONE."""
    best = NONE
    child = tree[node].first_child
    while child != NONE:
        if best == NONE or (tree[child].visits, tree[child].value) > (tree[best].visits, tree[best].value):
            best = child
        child = tree[child].sibling
    return best
