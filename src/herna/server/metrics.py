"""Figures for operators to plot over time, in Prometheus format at /metrics."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

COMMITS = Counter("herna_commits_total", "Transactions committed")
COMMITTED_ROWS = Counter("herna_rows_total", "Log rows made durable")
COMMIT_SECONDS = Histogram(
    "herna_commit_seconds", "Duration of a commit", buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1)
)
CONFLICTS = Counter("herna_conflicts_total", "Steps that another node's step came before")
MESSAGES = Counter("herna_messages_total", "Socket messages received", ["type"])
REFUSED = Counter("herna_refused_total", "Requests refused", ["code"])
CONNECTIONS = Gauge("herna_connections", "Open sockets")
ROOMS = Gauge("herna_rooms", "Tables in memory")
BOT_SECONDS = Histogram("herna_bot_seconds", "Thinking time of bots", buckets=(0.01, 0.1, 0.3, 1, 3, 10))
BOT_FAILURES = Counter("herna_bot_failures_total", "Bots that raised an error")
