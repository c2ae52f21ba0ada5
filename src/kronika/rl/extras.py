"""What is needed besides Kronika itself, and what to say where it is missing."""

from importlib import import_module
from types import ModuleType

from kronika.core.errors import KronikaError


class MissingExtra(KronikaError):
    """A package that an optional part of Kronika needs is not installed."""


def need(module: str, extra: str) -> ModuleType:
    """A module of an optional extra, or a message that says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise MissingExtra(
            f"this needs {error.name or module}, which is not installed; "
            f"install it with: pip install 'kronika[{extra}]'"
        ) from error
