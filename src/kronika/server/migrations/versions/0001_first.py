"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything; names of keys and indices follow the convention of models.py."""
    _people()
    _tables()
    _what_happens_at_them()
    _facts()


def _owner(
    name: str, ondelete: str, nullable: bool = True, index: bool = False, key: bool = False
) -> sa.Column[int]:
    user = sa.ForeignKey("users.id", ondelete=ondelete)
    return sa.Column(name, sa.Integer, user, nullable=nullable, index=index, primary_key=key)


def _table(key: bool = False) -> sa.Column[str]:
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(12), table, nullable=False, primary_key=key)


def _people() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("name_key", sa.String(80), nullable=False, unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("email", sa.String(254)),
        sa.Column("webhook", sa.String(500)),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("theme", sa.String(5), nullable=False, server_default="auto"),
        sa.Column("blocked", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("key", sa.String(64), primary_key=True),
        _owner("user_id", ondelete="CASCADE", nullable=False, index=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("about", sa.String(120), nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.Integer, primary_key=True),
        _owner("user_id", ondelete="CASCADE", nullable=False, index=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        _owner("creator", ondelete="SET NULL", index=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("seed_hash", sa.String(64), nullable=False),
        sa.Column("pace", sa.String(4), nullable=False),
        sa.Column("move_time", sa.Double),
        sa.Column("reserve", sa.Double),
        sa.Column("late", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("invitation", sa.String(24), unique=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("moved", sa.Double, nullable=False),
        sa.Column("head", sa.Integer, nullable=False, server_default="0"),
        sa.Column("asked", sa.JSON, nullable=False),
        sa.Column("deadline", sa.Double, index=True),
        sa.Column("bots_asked", sa.Boolean, nullable=False, server_default="0", index=True),
        sa.Column("undo", sa.JSON),
        sa.Column("result", sa.JSON),
        sa.Column("rematch", sa.String(12)),
        sa.Column("keeper", sa.String(40)),
        sa.Column("kept_until", sa.Double, nullable=False, server_default="0"),
    )
    op.create_index("ix_tables_lobby", "tables", ["state", "listed", "moved"])
    op.create_table(
        "seats",
        _table(key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        _owner("user_id", ondelete="SET NULL", index=True),
        sa.Column("name", sa.String(40)),
        sa.Column("bot", sa.String(20)),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("left", sa.String(8)),
        sa.Column("reserve", sa.Double),
        sa.Column("seen", sa.Integer, nullable=False, server_default="0"),
    )


def _what_happens_at_them() -> None:
    op.create_table(
        "decisions",
        _table(key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("choice", sa.String(200)),
        sa.Column("back_to", sa.Integer),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "messages",
        sa.Column("id", sa.Integer, primary_key=True),
        _table(),
        _owner("user_id", ondelete="SET NULL"),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("room", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_messages_table", "messages", ["table_id", "id"])
    op.create_table(
        "notes",
        _table(key=True),
        _owner("user_id", ondelete="CASCADE", nullable=False, key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def _facts() -> None:
    op.create_table(
        "facts",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
