"""The database, as tables."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s", "uq": "uq_%(table_name)s_%(column_0_N_name)s"}
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("header", Text, nullable=False),  # as in the first line of a .herna file
    Column("kinds", Text, nullable=False),  # of the chairs at the beginning, JSON
    Column("seed", String(64)),  # secret until the match is over
    Column("clock", Text),  # JSON
    Column("public", Boolean, nullable=False),  # an open seat can be taken without a link
    Column("listed", Boolean, nullable=False),  # strangers see it while it is played and later
    Column("previous", String(40)),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),
    Column("turn", Integer),
    Column("ply", Integer, nullable=False),
    Column("result", Text),
    Column("outcome", String(10)),  # how it ended; not known of matches that ended before version 0.2
    Index(None, "status", "public", "updated"),
    Index(None, "status", "listed", "updated"),
)
# What a table is folded from. Version 0.1 had these columns too, so its databases can be checked as they are.
DESCRIPTION = [column for column in tables.columns if column.name not in {"listed", "outcome"}]

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("nickname", Text, nullable=False),
    Column("level", String(20)),
    Column("key", String(64)),  # digests of secrets, never the secrets
    Column("person", String(64)),
    Column("invite", String(64)),
    Index(None, "person"),
)

TAKEN_BACK = text("kind = 'entry' AND substr(text, 1, 5) = '%undo'")  # rows of a log

log = Table(
    "log",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("spent", BigInteger, nullable=False),
    UniqueConstraint("table_id", "number"),
    Index("ix_log_taken_back", "table_id", sqlite_where=TAKEN_BACK, postgresql_where=TAKEN_BACK),
)

# What is kept about people who learn, and about exercises themselves under an empty person. Nothing refers to a table
# here: what was learnt stays when a table goes.
progress = Table(
    "progress",
    metadata,
    Column("person", String(64), primary_key=True),  # a digest, as in `chairs`
    Column("kind", String(20), primary_key=True),
    Column("key", String(80), primary_key=True),
    Column("value", Text, nullable=False),  # JSON
    Column("updated", BigInteger, nullable=False),
)

# What could have been played better in a match that is over, worked out once.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),  # of reviews
    Column("ply", Integer, nullable=False),  # of the match then: something may be played after its end
    Column("value", LargeBinary, nullable=False),  # JSON, packed
    Column("made", BigInteger, nullable=False),
)

# Which node works out which review, and how far it is.
reviewing = Table(
    "reviewing",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("node", String(200), nullable=False),
    Column("place", Integer, nullable=False),  # in its queue; 0: it is worked out
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("failed", String(10)),  # why there is none
    Column("seen", BigInteger, nullable=False),  # when the node last reported
    Column("wanted", BigInteger, nullable=False),  # when somebody last asked another node for it
)

# What people want to know about their sheets, how far it is, and what was found out.
experiments = Table(
    "experiments",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", String(64), nullable=False),  # a digest, as in `chairs`
    Column("game", String(40), nullable=False),
    Column("asked", LargeBinary, nullable=False),  # JSON, packed
    Column("state", String(8), nullable=False),  # queued, working, done, failed
    Column("node", String(200), nullable=False),  # that works on it
    Column("tries", Integer, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when that node last reported
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("half", Float, nullable=False),  # of the widest interval so far
    Column("enough", Boolean, nullable=False),  # its person wants what there is
    Column("failed", String(10)),
    Column("value", LargeBinary),  # the report: JSON, packed
    Column("made", BigInteger, nullable=False),
    Column("begun", BigInteger),
    Column("updated", BigInteger, nullable=False),
    Index(None, "person", "made"),
    Index(None, "state", "made"),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("node", String(200), nullable=False),
    Column("seen", BigInteger, nullable=False),  # when the node last reported that it is alive
    Column("until", BigInteger, nullable=False),
)
