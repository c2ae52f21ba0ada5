"""Runs the migrations on the connection that `kronika.server.migrate` has opened."""

from alembic import context

from kronika.server.models import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    compare_type=True,
    compare_server_default=True,
    # SQLite cannot alter most of a table: it is made anew.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
