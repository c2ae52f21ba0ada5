"""`kronika serve` and `kronika migrate`: the table for others, and its database."""

import argparse
from dataclasses import fields
from typing import Final

from kronika.core.errors import UsageError
from kronika.server.config import PREFIX, Config, from_environment

from . import OK
from .common import Commands, Screen, add_command

OPTIONS: Final = {
    "host": "address to listen at",
    "port": "port to listen at; 0: any free one",
    "database": "sqlite:///path/file or postgresql://user:password@host/name",
    "channels": "how several servers tell each other: memory, redis://... or postgresql://...",
    "public_url": "the address that people type; with https, cookies go through TLS only",
    "smtp": "smtp://user:password@host:port or smtps://...: for e-mail when it is one's turn",
    "sender": "the address that e-mail comes from",
    "digest": "seconds at least between two e-mails to a person about his turns",
    "webhooks": "whether people may have a web address called when it is their turn",
    "private_webhooks": "whether such an address may be of this machine or its own network",
    "bot_workers": "processes in which bots think; 0: one less than there are cores",
    "bot_pace": "seconds that a bot takes at least, so that people can follow",
    "tables_per_person": "tables that somebody may have that are not over; 0: any number",
    "vacation_days": "days a year for which somebody's clocks by the day may stand still",
    "sign_up": "whether newcomers may make accounts",
    "trusted_proxies": "addresses whose X-Forwarded-For and -Proto are believed, with commas",
    "metrics": "whether /metrics answers",
    "read_ahead": "whether all games are read before anybody comes, which takes seconds",
    "log_level": "debug, info, warning or error",
}

SERVE_EXAMPLES: Final = """\
  kronika serve --database sqlite:////var/lib/kronika/kronika.db \\
      --public-url https://games.example.org --trusted-proxies 127.0.0.1
  KRONIKA_DATABASE=postgresql://kronika@db/kronika kronika serve --channels redis://cache

Every option is also an environment variable: --public-url is KRONIKA_PUBLIC_URL; there a
password is not seen by other users of the machine. docs/hosting.md tells the rest."""

MIGRATE_EXAMPLES: Final = """\
  kronika migrate --database sqlite:////var/lib/kronika/kronika.db

Make a back-up before."""


def add_to(commands: Commands) -> None:
    """Add the commands."""
    serve = add_command(
        commands, "serve", run_serve, "serve the table to people and programs", SERVE_EXAMPLES
    )
    for field in fields(Config):
        shown = "" if field.default in ("", 0) else f" ({_said(field.default)})"
        option = f"--{field.name.replace('_', '-')}"
        if isinstance(field.default, bool):
            serve.add_argument(
                option,
                nargs="?",
                const="yes",
                metavar="YES|NO",
                help=OPTIONS[field.name] + shown,
            )
        else:
            serve.add_argument(option, metavar="X", help=OPTIONS[field.name] + shown)
    migrate = add_command(
        commands,
        "migrate",
        run_migrate,
        "bring a database to the tables of this version",
        MIGRATE_EXAMPLES,
    )
    add_database(migrate)


def _said(default: object) -> str:
    return {True: "yes", False: "no"}.get(default, str(default))  # type: ignore[call-overload, no-any-return]


def add_database(parser: argparse.ArgumentParser) -> None:
    """The option --database."""
    parser.add_argument(
        "--database",
        metavar="URL",
        help=f"{OPTIONS['database']} (default: what {PREFIX}DATABASE says)",
    )


def database_of(given: argparse.Namespace) -> str:
    """The database that a command line or the environment names."""
    url = from_environment({"database": given.database}).database
    if not url:
        raise UsageError(f"which database? Say --database URL, or set {PREFIX}DATABASE")
    return url


def run_serve(given: argparse.Namespace) -> int:
    """Serve until the process is asked to stop."""
    config = from_environment({field.name: getattr(given, field.name) for field in fields(Config)})
    database_of(given)
    from kronika.server.run import run

    run(config)
    return OK


def run_migrate(given: argparse.Namespace) -> int:
    """Bring the database to the newest migration."""
    url = database_of(given)
    import asyncio

    from kronika.server.migrate import HEAD, migrate

    had = asyncio.run(migrate(url))
    if had == HEAD:
        Screen().say(f"the database is at migration {HEAD}, as it should be")
    else:
        Screen().say(f"the database went from migration {had or 'nothing'} to {HEAD}")
    return OK
