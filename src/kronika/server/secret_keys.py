"""What a session, a token, or anything else that is secret is stored by."""

import hashlib


def key_of_secret(secret: str) -> str:
    """The secrets are random and long: a quick hash hides them as well as a slow one."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()
