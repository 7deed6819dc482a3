"""Lists of actions of which a part is kept: the n-th goes to `out[n]` if there is such a place, and all are counted.

So one function can list everything (`n` begins with 0), only count (with `len(out)`), or find a single action: when `n`
begins with -k, the action with k others before it ends up in `out[0]`.
"""

from __future__ import annotations

from .compiler import kernel


@kernel
def add(out, n, action):
    """Append an action; returns the new length."""
    if 0 <= n < len(out):
        out[n] = action
    return n + 1


@kernel
def add_run(out, n, first, length):
    """Append so many actions from `first` on."""
    for i in range(max(0, -n), min(length, len(out) - n)):
        out[n + i] = first + i
    return n + length
