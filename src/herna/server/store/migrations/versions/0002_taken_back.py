"""An index of what was taken back, for lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

TAKEN_BACK = sa.text("kind = 'entry' AND substr(text, 1, 5) = '%undo'")


def upgrade() -> None:
    op.create_index("ix_log_taken_back", "log", ["table_id"], sqlite_where=TAKEN_BACK, postgresql_where=TAKEN_BACK)


def downgrade() -> None:
    op.drop_index("ix_log_taken_back", "log")
