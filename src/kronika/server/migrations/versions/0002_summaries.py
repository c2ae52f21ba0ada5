"""A match in a few words, for lists of tables; old matches get theirs with the next decision."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One more column."""
    op.add_column("tables", sa.Column("summary", sa.JSON))
