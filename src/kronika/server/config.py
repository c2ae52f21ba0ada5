"""How a server is set up: by options of the command line or by environment variables."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from platformdirs import user_data_path

from kronika.core.errors import UsageError

PREFIX: Final = "KRONIKA_"
MEMORY: Final = "memory"


@dataclass(frozen=True)
class Config:
    """Each field is an option `--public-url` and an environment variable KRONIKA_PUBLIC_URL."""

    host: str = "127.0.0.1"
    port: int = 8140
    database: str = ""
    """A URL: sqlite:///path/file or postgresql://user:password@host/name."""
    channels: str = MEMORY
    """memory, or redis://... or postgresql://...: how several servers tell each other."""
    public_url: str = ""
    """The address that people type; behind TLS it begins with https."""
    smtp: str = ""
    """smtp://user:password@host:port or smtps://...: for e-mail when it is somebody's turn."""
    sender: str = ""
    """The address that e-mail comes from."""
    digest: float = 3600.0
    """Seconds at least between two e-mails to a person about his turns."""
    webhooks: bool = False
    """Whether people may have a web address called when it is their turn."""
    private_webhooks: bool = False
    """Whether such an address may be of this machine or its own network."""
    bot_workers: int = 0
    """Processes in which bots think; 0: one less than there are cores, at least one."""
    bot_pace: float = 0.6
    """Seconds that a bot takes at least, so that people can follow."""
    tables_per_person: int = 50
    """Tables at which somebody may play, or that he has opened and that are not over; 0: any."""
    vacation_days: int = 30
    """Days a year for which somebody's clocks by the day may stand still."""
    sign_up: bool = True
    """Whether newcomers may make accounts."""
    trusted_proxies: str = ""
    """Addresses whose X-Forwarded-For and -Proto are believed, with commas."""
    metrics: bool = True
    """Whether /metrics answers."""
    read_ahead: bool = True
    """Whether all games are read before the first visitor comes, who would wait for them."""
    log_level: str = "info"

    @property
    def url(self) -> str:
        """The address of the server as people reach it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return (self.public_url or f"http://{host}:{self.port}").rstrip("/")

    @property
    def secure(self) -> bool:
        """Whether people reach the server through TLS: then cookies go nowhere else."""
        return self.url.startswith("https://")

    @property
    def workers(self) -> int:
        """How many processes think for bots."""
        return self.bot_workers or max(1, (os.cpu_count() or 1) - 1)


def own_database() -> str:
    """The database of somebody who plays on his own machine."""
    folder = user_data_path("kronika")
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'kronika.db'}"


def from_environment(
    given: Mapping[str, str | None], environment: Mapping[str, str] = os.environ
) -> Config:
    """What the options say, then what the environment says, then the defaults."""
    values: dict[str, str | int | float | bool] = {}
    for field in fields(Config):
        said = given.get(field.name)
        source = f"--{field.name.replace('_', '-')}"
        if said is None:
            source = PREFIX + field.name.upper()
            said = environment.get(source)
        if said is not None:
            values[field.name] = _read(said, type(field.default), source)
    config = Config(**values)  # type: ignore[arg-type]
    _check(config)
    return config


def _read(said: str, sort: type, source: str) -> str | int | float | bool:
    if sort is bool:
        if said.lower() not in ("1", "0", "true", "false", "yes", "no"):
            raise UsageError(f"{source} is yes or no, not {said!r}")
        return said.lower() in ("1", "true", "yes")
    if sort is str:
        return said
    try:
        number: int | float = int(said) if sort is int else float(said)
    except ValueError:
        raise UsageError(f"{source} is a number, not {said!r}") from None
    if number < 0:
        raise UsageError(f"{source} is not negative, {said!r} is")
    return number


def _check(config: Config) -> None:
    if not 0 <= config.port < 65536:
        raise UsageError(f"a port is a number from 0 to 65535, not {config.port}")
    known = {
        "database": ("sqlite", "postgresql", ""),
        "channels": (MEMORY, "redis", "rediss", "postgresql"),
        "public_url": ("http", "https", ""),
        "smtp": ("smtp", "smtps", ""),
    }
    for name, schemes in known.items():
        value = str(getattr(config, name))
        scheme = value.partition(":")[0]
        if scheme not in schemes:
            offered = ", ".join(scheme or "nothing" for scheme in schemes)
            # The value may hold a password.
            raise UsageError(f"{name.replace('_', '-')} begins with one of: {offered}")
    if config.public_url and not urlsplit(config.public_url).hostname:
        raise UsageError(f"public-url {config.public_url!r} names no host")
    if config.smtp and not config.sender:
        raise UsageError("smtp needs a sender: the address that e-mail comes from")


def sqlite_path(url: str) -> Path | None:
    """The file of an SQLite database, or None for another database."""
    return Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else None
