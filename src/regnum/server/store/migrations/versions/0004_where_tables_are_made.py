"""From which address an open table was made, as a keyed hash."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it; of the tables there are nobody knows."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("made_from", sa.String(length=24), nullable=True))
        tables.create_index("ix_tables_made_from", ["made_from"])


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("ix_tables_made_from")
        tables.drop_column("made_from")
