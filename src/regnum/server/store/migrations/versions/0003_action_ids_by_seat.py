"""Action ids belong to a seat."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One seat's names for its actions are no business of the others."""
    with op.batch_alter_table("history") as history:
        history.drop_constraint("uq_history_action", type_="unique")
        history.create_unique_constraint("uq_history_action", ["table_id", "seat", "action_id"])


def downgrade() -> None:
    """Back to one set of names a table."""
    with op.batch_alter_table("history") as history:
        history.drop_constraint("uq_history_action", type_="unique")
        history.create_unique_constraint("uq_history_action", ["table_id", "action_id"])
