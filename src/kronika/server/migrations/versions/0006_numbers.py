"""Numbers are given once: on SQLite a newcomer had that of the last one who was removed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """PostgreSQL has always done so; SQLite does it in tables that say so when they are made."""
    connection = op.get_bind()
    if connection.dialect.name != "sqlite":
        return
    for name in ("users", "tokens", "messages"):
        with op.batch_alter_table(
            name, recreate="always", table_kwargs={"sqlite_autoincrement": True}
        ):
            pass
    lost = connection.execute(sa.text("PRAGMA foreign_key_check")).first()
    assert lost is None, lost
