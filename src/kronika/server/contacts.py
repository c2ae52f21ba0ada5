"""Where people can be written to: what may be such an address."""

import re
from typing import Final
from urllib.parse import urlsplit

from .people import AccountError

EMAIL: Final = re.compile(r"[^@\s<>,;:\"()\[\]\\]{1,64}@[^@\s<>,;:\"()\[\]\\]{1,189}")


def checked_email(email: str) -> str | None:
    """An e-mail address; none, if nothing is given."""
    if not email:
        return None
    if len(email) > 254 or not email.isprintable() or not EMAIL.fullmatch(email):
        raise AccountError("error-email")
    return email


def checked_webhook(webhook: str) -> str | None:
    """An address of the web that may be called; none, if nothing is given."""
    if not webhook:
        return None
    try:
        parts = urlsplit(webhook)
        parts.port  # noqa: B018  (it is checked when it is read)
    except ValueError:
        raise AccountError("error-webhook") from None
    plain = len(webhook) <= 500 and webhook.isprintable() and " " not in webhook
    if not plain or parts.scheme not in ("http", "https") or not parts.hostname or "@" in webhook:
        raise AccountError("error-webhook")
    return webhook
