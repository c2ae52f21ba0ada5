"""From where people come, as far as that is remembered."""

from ipaddress import IPv6Address, ip_address
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .models import users
from .secret_keys import key_of_secret

MOST_PLACES: Final = 10


def place(address: str) -> str:
    """Who has one IPv6 address has the 2^64 beside it as well."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{int(found) >> 64:x}::/64"
    return str(found)


def place_key(user: int, origin: str) -> str:
    """Where somebody was, so that nobody can read it."""
    return key_of_secret(f"{user} {origin}")[:24]


async def remember_place(connection: AsyncConnection, user: int, key: str) -> None:
    """Somebody has signed in from there: strangers elsewhere do not lock him out."""
    mine = users.c.id == user
    known = (await connection.execute(select(users.c.places).where(mine))).scalar_one_or_none()
    places = [key, *(one for one in known or () if one != key)][:MOST_PLACES]
    await connection.execute(update(users).where(mine).values(places=places))
