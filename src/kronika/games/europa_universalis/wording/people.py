"""Who is meant."""

from ..effects import people
from ..effects.nodes import Who
from ..effects.people import PEOPLE
from ..effects.things import MEASURES, TARGETS
from ..places import REALMS
from .speech import ONE, Person, Speech


def person(speech: Speech, who: Who) -> Person:
    """A player, or several of whom each is meant."""
    word = who.word
    if word == people.YOU:
        return speech.you
    if word == people.ACTIVE:
        return speech.active
    if word == people.REALM:
        return speech.realm(REALMS[who.number])
    message = f"who-{PEOPLE.words[word].name}"
    if word in (people.PLAYER_WITH_MOST, people.PLAYER_WITH_LEAST):
        form = "most" if word == people.PLAYER_WITH_MOST else "least"
        return speech.somebody(
            message, measure=speech.say(f"measure-{MEASURES[who.number]}.{form}")
        )
    if who.condition is not None:
        return speech.somebody(f"{message}-who", clause=speech.which(who.condition))
    if word == people.ONE_OF:
        assert who.who is not None
        return _one_of(speech, who.who)
    if word == people.CHOSEN:
        return Person(speech.forms(f"partner-chosen-{TARGETS[who.number]}"), ONE)
    return speech.somebody(message)


def _one_of(speech: Speech, who: Who) -> Person:
    if who.condition is not None:
        return speech.somebody("who-one-of-who", clause=speech.which(who.condition))
    name = "opponents" if who.word == people.OPPONENTS else "players"
    return speech.somebody(f"who-one-of-{name}")
