"""Ways: every shortest row of a seat's actions that accomplishes something before its turn is over, none left out."""

from herna.engine.kernel import actor, apply, feats, legal
from herna.engine.kernel.compiler import kernel

TOO_MANY = -1  # positions, so nothing is known
DONE = -1  # where an edge leads that accomplishes the goal
PRIME, BITS = 1_099_511_628_211, 0x7FFFFFFFFFFFFFFF


@kernel
def find_ways(states, words, table, seat, goal, most, out, edges, widths, counts):
    """Breadth first from states[0]: how many actions the shortest ways take, 0 if there are none.

    Rows go on while the seat acts, so they end where another seat or chance comes in, and have `most` actions at most.
    `words` are the bytes of `states`, `table` an empty hash table. Every action that may be on a shortest way becomes
    an edge: from, action, to. `widths`, zeros before, gets how many actions there are no mere waste; `counts` how many
    positions and edges there are.
    """
    table[slot_of(words, table, 0)] = 1
    begin, end, edge = 0, 1, 0
    for done in range(1, most + 1):
        free = end
        found, full = False, False
        for i in range(begin, end):
            for j in range(legal(states[i], out)):
                states[free] = states[i]
                apply(states[free], out[j])
                bits = int(feats(states[free], states[0]))
                if bits < 0:
                    continue
                widths[i] += 1
                to = DONE
                if bits & goal != goal:
                    if found or full or done == most or actor(states[free]) != seat:
                        continue
                    slot = slot_of(words, table, free)
                    to = int(table[slot]) - 1 if table[slot] else free
                    if to < end and to != free:
                        continue
                    if to == free:
                        if free + 2 > len(states):
                            full = True
                            continue
                        table[slot] = free + 1
                        free += 1
                found = found or to == DONE
                if edge == len(edges):
                    return TOO_MANY
                edges[edge, 0] = i
                edges[edge, 1] = out[j]
                edges[edge, 2] = to
                edge += 1
        counts[0], counts[1] = free, edge
        if found:
            return done
        if full:
            return TOO_MANY
        begin, end = end, free
    return 0


@kernel
def slot_of(words, table, i):
    """Where the hash table has position i, or the free place for it."""
    h = 0
    for word in words[i]:
        h = ((h ^ int(word)) * PRIME) & BITS
        h ^= h >> 29
    slot = h & (len(table) - 1)
    while table[slot] and not same(words, table[slot] - 1, i):
        slot = (slot + 1) & (len(table) - 1)
    return slot


@kernel
def same(words, i, j):
    for k in range(words.shape[1]):
        if words[i, k] != words[j, k]:
            return False
    return True
