"""Tables, chairs, log, leases."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("kinds", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64)),
        sa.Column("clock", sa.Text),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("previous", sa.String(40)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("result", sa.Text),
    )
    op.create_index("ix_tables_status_public_updated", "tables", ["status", "public", "updated"])
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("level", sa.String(20)),
        sa.Column("key", sa.String(64)),
        sa.Column("person", sa.String(64)),
        sa.Column("invite", sa.String(64)),
    )
    op.create_index("ix_chairs_person", "chairs", ["person"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("spent", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "number", name="uq_log_table_id_number"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("node", sa.String(200), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("leases", "log", "chairs", "tables"):
        op.drop_table(name)
