"""Experiments with data sheets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "experiments",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("asked", sa.LargeBinary, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("node", sa.String(200), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("half", sa.Float, nullable=False),
        sa.Column("enough", sa.Boolean, nullable=False),
        sa.Column("failed", sa.String(10)),
        sa.Column("value", sa.LargeBinary),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("begun", sa.BigInteger),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_experiments_person_made", "experiments", ["person", "made"])
    op.create_index("ix_experiments_state_made", "experiments", ["state", "made"])


def downgrade() -> None:
    op.drop_table("experiments")
