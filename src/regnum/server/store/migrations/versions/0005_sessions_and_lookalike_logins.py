"""Sessions are rows, and logins that look alike are known."""

from __future__ import annotations

import logging

import sqlalchemy as sa
from alembic import op

from regnum.server.logins import skeleton

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

log = logging.getLogger("regnum.store")


def upgrade() -> None:
    """Make them; whoever is signed in stays so by the old cookie."""
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("label", sa.String(length=80), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"]),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("login_key", sa.String(length=80), nullable=True))
        people.add_column(sa.Column("renewed", sa.BigInteger(), nullable=True))
    _note_looks()
    with op.batch_alter_table("people") as people:
        people.create_unique_constraint("uq_people_login_key", ["login_key"])


def _note_looks() -> None:
    """What each login looks like; of several that look alike the oldest account has the look, all keep their logins."""
    people = sa.table(
        "people", sa.column("id"), sa.column("login"), sa.column("created"), sa.column("login_key")
    )
    accounts = sa.select(people.c.id, people.c.login).where(people.c.login.is_not(None))
    bind = op.get_bind()
    owners: dict[str, str] = {}
    for row in bind.execute(accounts.order_by(people.c.created, people.c.id)).all():
        seen = skeleton(row.login)[:80]
        if seen in owners:
            log.warning("two logins look alike", extra={"people": [owners[seen], row.id]})
            continue
        owners[seen] = row.id
        bind.execute(people.update().where(people.c.id == row.id).values(login_key=seen))


def downgrade() -> None:
    """Drop them: everybody has to sign in again."""
    with op.batch_alter_table("people") as people:
        people.drop_constraint("uq_people_login_key", type_="unique")
        people.drop_column("renewed")
        people.drop_column("login_key")
    op.drop_index("ix_sessions_expires", "sessions")
    op.drop_index("ix_sessions_person_id", "sessions")
    op.drop_table("sessions")
