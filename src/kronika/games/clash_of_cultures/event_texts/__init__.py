"""The texts of the event cards, each beside its peers."""

from typing import Final

from . import disasters, encounters, famines, persons, plagues, unrest, years
from .text import EventText

TEXTS: Final[dict[int, EventText]] = {
    text.event: text
    for texts in [
        disasters.TEXTS,
        encounters.TEXTS,
        famines.TEXTS,
        persons.TEXTS,
        plagues.TEXTS,
        unrest.TEXTS,
        years.TEXTS,
    ]
    for text in texts
}
"""By event."""
