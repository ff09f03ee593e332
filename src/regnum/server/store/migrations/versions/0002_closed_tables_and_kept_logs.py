"""Why a table can't be played on, and what everybody was told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; there is nothing to say of what was before."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("closed", sa.JSON(none_as_null=True), nullable=True))
    with op.batch_alter_table("history") as history:
        history.add_column(sa.Column("told", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    """Drop them."""
    with op.batch_alter_table("history") as history:
        history.drop_column("told")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("closed")
