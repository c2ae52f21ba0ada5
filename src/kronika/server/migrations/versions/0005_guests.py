"""Whether who has the address of a table may watch, and what a person wants to be asked twice."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two more columns."""
    op.add_column("tables", sa.Column("guests", sa.Boolean, nullable=False, server_default="1"))
    op.add_column(
        "users", sa.Column("confirm", sa.String(8), nullable=False, server_default="never")
    )
