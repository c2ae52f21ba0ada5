"""What makes play fair: confirmed addresses, tokens with an end, vacations, shares of the seed."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0002"
branch_labels = None
depends_on = None

YEAR = 365 * 24 * 3600.0


def upgrade() -> None:
    """More columns, and a table."""
    _people()
    _tables()


def _people() -> None:
    for name in ("email_confirmed", "webhook_confirmed"):
        op.add_column("users", sa.Column(name, sa.Boolean, nullable=False, server_default="0"))
    for due, done in (("mail_due", "mailed"), ("hook_due", "hooked")):
        op.add_column("users", sa.Column(due, sa.Double))
        op.create_index(f"ix_users_{due}", "users", [due])
        op.add_column("users", sa.Column(done, sa.Double, nullable=False, server_default="0"))
    op.add_column("users", sa.Column("places", sa.JSON))
    op.add_column("users", sa.Column("vacation", sa.JSON))
    op.add_column("tokens", sa.Column("scope", sa.String(4), nullable=False, server_default="play"))
    op.add_column("tokens", sa.Column("expires", sa.Double))
    # What had no end gets one, with time enough to notice.
    op.execute(sa.text("UPDATE tokens SET expires = :end").bindparams(end=time.time() + YEAR))
    op.create_table(
        "confirmations",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("user_id", sa.Integer, nullable=False),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("value", sa.String(500), nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_confirmations"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_confirmations_user_id_users", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_confirmations_user_id", "confirmations", ["user_id"])


def _tables() -> None:
    op.add_column("tables", sa.Column("aside", sa.String(16)))
    op.add_column("tables", sa.Column("aside_at", sa.Double))
    op.add_column("tables", sa.Column("mixed", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("server_seed", sa.String(64)))
    op.add_column("tables", sa.Column("server_hash", sa.String(64)))
    op.add_column("seats", sa.Column("late_at", sa.Integer))
    op.add_column("seats", sa.Column("away_from", sa.Double))
    op.add_column("seats", sa.Column("away_until", sa.Double))
    op.add_column("seats", sa.Column("commitment", sa.String(64)))
    op.add_column("seats", sa.Column("share", sa.String(64)))
    op.add_column("decisions", sa.Column("used", sa.Double))
