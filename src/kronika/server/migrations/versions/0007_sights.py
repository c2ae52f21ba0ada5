"""What each seat could see happen, and what it always answers."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two more columns."""
    op.add_column("tables", sa.Column("sights", sa.JSON))
    op.add_column("seats", sa.Column("standing", sa.JSON))
