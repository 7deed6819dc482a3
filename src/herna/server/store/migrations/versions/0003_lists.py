"""For lists: how matches ended, and which tables strangers see. Those of one person with bots are not among them."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ENDS = ("resign", "draw", "flag")


def upgrade() -> None:
    op.add_column("tables", sa.Column("outcome", sa.String(10)))
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    tables = sa.table("tables", *map(sa.column, ("id", "kinds", "public", "listed", "status", "outcome")))
    log = sa.table("log", *map(sa.column, ("table_id", "kind", "text")))
    connection, t = op.get_bind(), tables.c
    for name, kinds in connection.execute(sa.select(t.id, t.kinds).where(t.public)).all():
        if sum(kind != "bot" for kind in json.loads(kinds)) > 1:
            connection.execute(sa.update(tables).where(t.id == name).values(listed=sa.true()))
    for why in ENDS:
        entry = f"%end {why} "
        said = (log.c.table_id == t.id) & (log.c.kind == "entry") & (sa.func.substr(log.c.text, 1, len(entry)) == entry)
        decided = sa.select(log.c.table_id).where(said).exists()
        connection.execute(sa.update(tables).where((t.status == "over") & decided).values(outcome=why))
    op.create_index("ix_tables_status_listed_updated", "tables", ["status", "listed", "updated"])


def downgrade() -> None:
    op.drop_index("ix_tables_status_listed_updated", "tables")
    op.drop_column("tables", "listed")
    op.drop_column("tables", "outcome")
