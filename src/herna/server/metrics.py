"""Figures for operators to plot over time, in Prometheus format at /metrics.

Where several processes serve, each keeps its figures in files of a shared folder, and any of them can tell the sum.
The folder has to be named before this module is imported: the porter does that for its workers.
"""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED = "PROMETHEUS_MULTIPROC_DIR"  # the folder, as prometheus_client calls it

COMMITS = Counter("herna_commits_total", "Transactions committed")
COMMITTED_ROWS = Counter("herna_rows_total", "Log rows made durable")
COMMIT_SECONDS = Histogram(
    "herna_commit_seconds", "Duration of a commit", buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1)
)
CONFLICTS = Counter("herna_conflicts_total", "Steps that another node's step came before")
MESSAGES = Counter("herna_messages_total", "Socket messages received", ["type"])
REFUSED = Counter("herna_refused_total", "Requests refused", ["code"])
BOT_SECONDS = Histogram("herna_bot_seconds", "Thinking time of bots", buckets=(0.01, 0.1, 0.3, 1, 3, 10))
BOT_WAIT_SECONDS = Histogram(
    "herna_bot_wait_seconds", "Time until a bot begins to think", buckets=(0.001, 0.01, 0.1, 0.3, 1, 3, 10, 30)
)
BOT_WORKERS_LOST = Counter(
    "herna_bot_workers_lost_total", "Processes for bots that died, or were stopped because a bot took too long"
)
BOT_FAILURES = Counter("herna_bot_failures_total", "Bots that raised an error")
REVIEWS = Counter("herna_reviews_total", "Reviews of matches that have ended, by how", ["how"])
REVIEW_SECONDS = Histogram(
    "herna_review_seconds", "How long reviews of matches took", buckets=(1, 3, 10, 30, 100, 300, 1000, 3000)
)
EXPERIMENTS = Counter("herna_experiments_total", "Experiments with sheets that have ended, by how", ["how"])
EXPERIMENT_SECONDS = Histogram(
    "herna_experiment_seconds", "How long experiments with sheets took", buckets=(1, 3, 10, 30, 100, 300, 1000, 3000)
)
LOOP_LAG = Histogram(
    "herna_loop_lag_seconds", "How late the event loop wakes up", buckets=(0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10)
)


def _sum(name: str, what: str) -> Gauge:
    return Gauge(name, what, multiprocess_mode="livesum")


CONNECTIONS = _sum("herna_connections", "Open sockets")
ROOMS = _sum("herna_rooms", "Tables in memory")
WRITER_QUEUE = _sum("herna_writer_queue", "Changes that wait for the database")
BOT_QUEUE = _sum("herna_bot_queue", "Bots and hints that wait for a processor")
BOT_BUSY = _sum("herna_bot_busy", "Processes in which a bot is thinking")
BOT_WORKERS = _sum("herna_bot_workers", "Processes for bots that have been started")
REVIEW_QUEUE = _sum("herna_review_queue", "Reviews of matches that wait")
REVIEW_BUSY = _sum("herna_review_busy", "Reviews of matches that are being worked out")
EXPERIMENTS_BUSY = _sum("herna_experiments_busy", "Experiments with sheets that are being worked out")
CREW_QUEUE = _sum("herna_crew_queue", "Imports, maps, replays and other long work that waits or is in hand")
TASKS = _sum("herna_tasks", "Requests, bots and other work that has begun and not ended")
OUTBOX_BYTES = _sum("herna_outbox_bytes", "Bytes that wait for clients to read them")
MEMORY = _sum("herna_memory_bytes", "Resident memory of the processes that serve")
LOOP_LAG_WORST = Gauge(
    "herna_loop_lag_worst_seconds", "Longest delay of an event loop in the last minute", multiprocess_mode="livemax"
)


def figures() -> bytes:
    """Of all processes together, if several serve."""
    folder = os.environ.get(SHARED)
    if folder is None:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def forget_process(pid: int, folder: str) -> None:
    """A process is gone: what it had open is closed; what it counted stays."""
    mark_process_dead(pid, folder)  # type: ignore[no-untyped-call]
