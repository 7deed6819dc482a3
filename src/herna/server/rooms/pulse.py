"""The pulse of a process: how late its event loop is, and how much is waiting in it."""

from __future__ import annotations

import asyncio
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING

from .. import metrics

if TYPE_CHECKING:
    from .hub import Hub

BEAT = 0.1  # seconds between two looks at the clock
MINUTE = 600  # beats
EVERY = 10  # beats between two looks at the queues
STATM = Path("/proc/self/statm")
PAGE = 4096


async def beat(hub: Hub) -> None:
    """Measure until it is cancelled. What keeps the loop busy keeps this waiting, like everybody else."""
    loop, late = asyncio.get_running_loop(), deque([0.0], MINUTE)
    while True:
        for _ in range(EVERY):
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            late.append(max(0.0, loop.time() - due))
            metrics.LOOP_LAG.observe(late[-1])
        metrics.LOOP_LAG_WORST.set(max(late))
        look(hub)


def look(hub: Hub) -> None:
    metrics.WRITER_QUEUE.set(hub.store.waiting)
    metrics.OUTBOX_BYTES.set(sum(each.unsent for room in hub.rooms.values() for each in room.connections))
    metrics.CREW_QUEUE.set(hub.crews.asked)
    metrics.TASKS.set(hub.busy)
    metrics.MEMORY.set(memory())


def memory() -> int:
    """Bytes in memory; 0 where the system does not say."""
    try:
        return int(STATM.read_text().split()[1]) * PAGE
    except OSError:
        return 0
