"""What stands on the face of a card: its kind, signs, price, places of players; all in words."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from .. import names
from ..decks.shared import is_battle_action, is_display
from ..effects import conditions, verbs
from ..effects.nodes import Condition, Effect
from ..effects.things import (
    ALLIANCE,
    CARDINAL,
    CLAIM,
    COLONIST,
    CONVERT_AREA,
    CORE,
    EXPLORE,
    GALLEY,
    HEAVY_SHIP,
    IMPERIAL_AUTHORITY,
    INFANTRY,
    LIGHT_SHIP,
    MARRIAGE,
    MERCENARY,
    MERCHANT,
    STABILITY,
    TRADE,
    VASSAL,
)
from ..effects.walk import every_condition, every_effect
from ..places import REALMS
from ..terms import (
    A_EVENT,
    MILESTONE_DECKS,
    NONE,
    POWERS,
    REACTION_TIME,
    REALM_EVENT,
)
from ..wording.cards import CHARACTER, COST, PRESTIGE, RULER, SYMBOL, TIMING, Line, card_lines
from .scene import Scene

KINDS: Final = {
    "card": names.CARDS,
    "idea": names.IDEAS,
    "event": names.EVENTS,
    "mission": names.MISSIONS,
    "milestone": names.MILESTONES,
    "struggle": names.STRUGGLES,
    "trade": names.TRADE,
}
"""Cards by the kinds of things that they are."""
OF_GAINS: Final = {
    ALLIANCE: "i-alliance",
    CARDINAL: "i-papacy",
    CLAIM: "i-claim",
    COLONIST: "i-colonist",
    CORE: "i-core",
    GALLEY: "i-galley",
    HEAVY_SHIP: "i-ship",
    IMPERIAL_AUTHORITY: "i-elector",
    INFANTRY: "i-infantry",
    LIGHT_SHIP: "i-light-ship",
    MARRIAGE: "i-marriage",
    MERCENARY: "i-army",
    MERCHANT: "i-merchant",
    STABILITY: "i-stability",
    VASSAL: "i-vassal",
}
OF_VERBS: Final = {
    verbs.UNREST: "i-unrest",
    verbs.CALM: "i-law",
    verbs.REBELS: "i-peasant-revolt",
    verbs.DEVASTATE: "i-devastation",
    verbs.DEVELOP: "i-town-large",
    verbs.CONVERT: "i-catholic",
    verbs.SPREAD: "i-reformation",
    verbs.STATE_RELIGION: "i-reformation",
    verbs.WAR: "i-mil",
    verbs.TRUCE: "i-truce",
    verbs.UNION: "i-marriage",
    verbs.HRE: "i-elector",
    verbs.IDEA: "i-ideas",
    verbs.EXPAND_NODE: "i-commerce",
    verbs.PIRATES: "i-pirate",
    verbs.ROLL: "i-die",
    verbs.LOAN: "i-interest",
    verbs.CANCEL: "i-covert",
    verbs.SUBJUGATE: "i-vassal",
    verbs.SWAP_INFLUENCE: "i-alliance",
    verbs.THIS_BATTLE: "i-artillery",
    verbs.REROLL: "i-die",
    verbs.DNPR: "i-king",
}
OF_ACTIONS: Final = {EXPLORE: "i-discovery", TRADE: "i-commerce", CONVERT_AREA: "i-catholic"}
OF_CONDITIONS: Final = {
    conditions.SHIPS: "i-ship",
    conditions.LAND_UNITS: "i-army",
    conditions.STABILITY: "i-stability",
    conditions.MERCHANTS_IN: "i-merchant",
    conditions.TRADE_INCOME: "i-commerce",
    conditions.RELIGION: "i-catholic",
    conditions.CARDINALS: "i-papacy",
    conditions.EMPEROR: "i-elector",
    conditions.ALLIANCES: "i-alliance",
    conditions.ALLIED_WITH: "i-alliance",
    conditions.MARRIAGES: "i-marriage",
    conditions.MARRIED_TO: "i-marriage",
    conditions.HAS_IDEA: "i-ideas",
    conditions.ADVISORS: "i-advisor",
    conditions.DISTANT_TOWNS: "i-colonist",
    conditions.WON_BATTLES: "i-mil",
    conditions.PEACE_ENFORCED: "i-truce",
    conditions.VASSAL: "i-vassal",
    conditions.CORES: "i-core",
}
OF_DECKS: Final = ("i-claim", "i-alliance", "i-mil", "i-commerce")


class Face(NamedTuple):
    """The face of a card."""

    thing: str
    name: str
    kind: str
    """The class of its colour."""
    words: str
    """Which kind of card it is, in a word or two."""
    sign: str
    mark: str
    """The pale sign behind the words."""
    realm: str = ""
    """Whose arms stand in place of the sign."""
    costs: tuple[tuple[str, int], ...] = ()
    ducats: int = 0
    prestige: int = 0
    years: str = ""

    @property
    def told(self) -> str:
        """Its kind, with the years of which it speaks."""
        return f"{self.words} · {self.years}" if self.years else self.words


def face_of(scene: Scene, kind: str, id: str) -> Face:
    """The face of a card."""
    return FACES[kind](scene, id)


def lines_of(scene: Scene, kind: str, id: str) -> list[Line]:
    """What a card says."""
    return card_lines(scene.words, scene.content, kind, KINDS[kind].number(id))


def card_facts(scene: Scene, kind: str, id: str) -> list[str]:
    """A card with its whole text, for who points at it."""
    face = face_of(scene, kind, id)
    return [face.name, face.told, *(line.text for line in lines_of(scene, kind, id))]


def main_lines(lines: Sequence[Line]) -> list[Line]:
    """What stands in the middle of a card: neither above its title nor below the rule."""
    found = [
        line for line in lines if line.role not in (SYMBOL, RULER, CHARACTER, PRESTIGE, TIMING)
    ]
    costs = [line for line in found if line.role == COST]
    return [line for line in found if line not in costs[:1]]


def _mark(effects: Sequence[Effect], usual: str) -> str:
    return next(_signs(effects), usual)


def _signs(effects: Sequence[Effect]) -> Iterator[str]:
    for effect in every_effect(effects):
        found = OF_VERBS.get(effect.word, "")
        if effect.word in (verbs.GAIN, verbs.LOSE):
            found = OF_GAINS.get(effect.what, "")
        elif effect.word == verbs.ACTION:
            found = OF_ACTIONS.get(effect.action, "")
        if found:
            yield found


def _needed(requirement: Condition | None, usual: str) -> str:
    if requirement is None:
        return usual
    found = [OF_CONDITIONS.get(each.word, "") for each in every_condition(requirement)]
    return next((each for each in found if each), usual)


def _action(scene: Scene, id: str) -> Face:
    title = scene.title(id)
    power = POWERS[title.deck]
    if is_display(title.timings):
        words = scene.words("face-display", n=max(each.uses for each in title.timings))
    elif is_battle_action(title.timings):
        words = scene.words("face-battle-action")
    elif any(each.kind == REACTION_TIME for each in title.timings):
        words = scene.words("face-reaction")
    else:
        words = scene.words("face-action")
    number = scene.content.actions.cards[names.CARDS.number(id)].title
    costs = tuple((POWERS[place], cost) for place, cost in enumerate(title.costs[:3]) if cost)
    sign = "i-covert" if title.covert else f"i-{power}"
    mark = _mark(title.effects, f"i-{power}")
    name = scene.name("title", names.TITLES.ids[number])
    return Face(f"card:{id}", name, power, words, sign, mark, "", costs, title.costs[-1])


def _idea(scene: Scene, id: str) -> Face:
    idea = scene.content.ideas.ideas[names.IDEAS.number(id)]
    power = POWERS[idea.power]
    sort = "-government" if idea.government else "-basic" if idea.basic else ""
    words = scene.words(f"face-idea{sort}")
    sign = "i-king" if idea.government else "i-ideas"
    costs = ((power, idea.cost),)
    return Face(f"idea:{id}", scene.name("idea", id), power, words, sign, f"i-{power}", "", costs)


def _event(scene: Scene, id: str) -> Face:
    event = scene.content.events.events[names.EVENTS.number(id)]
    sort = "realm" if event.type == REALM_EVENT else "a" if event.type == A_EVENT else "b"
    words = scene.words(f"face-event-{sort}")
    realm = ""
    if event.realm != NONE:
        realm = REALMS[event.realm]
        words = scene.name("realm", realm)
    mark = _mark(event.effects, "i-event")
    name = scene.name("event", id)
    years = event.years.replace("-", "–")
    return Face(f"event:{id}", name, "event", words, "i-event", mark, realm, years=years)


def _mission(scene: Scene, id: str) -> Face:
    mission = scene.mission(id)
    realm = REALMS[mission.deck] if mission.deck < len(REALMS) else ""
    words = scene.words("face-mission", code=mission.code)
    mark = _needed(mission.requirement, "i-claim")
    return Face(
        f"mission:{id}",
        scene.name("mission", id),
        "mission",
        words,
        "i-claim",
        mark,
        realm,
        prestige=mission.prestige,
    )


def _milestone(scene: Scene, id: str) -> Face:
    milestone = scene.content.goals.milestones[names.MILESTONES.number(id)]
    deck = scene.name("goal-deck", MILESTONE_DECKS[milestone.deck])
    words = scene.words("face-milestone", deck=deck)
    mark = _needed(milestone.requirement, OF_DECKS[milestone.deck])
    name = scene.name("milestone", id)
    return Face(f"milestone:{id}", name, "milestone", words, "i-trophy", mark)


def _struggle(scene: Scene, id: str) -> Face:
    facts = scene.table["struggles"]
    state = "-active" if id in facts["active"] else "-upcoming" if id == facts["upcoming"] else ""
    words = scene.words(f"face-struggle{state}")
    return Face(
        f"struggle:{id}", scene.name("struggle", id), "struggle", words, "i-trophy", "i-mil"
    )


def _trade(scene: Scene, id: str) -> Face:
    card = scene.content.trade.cards[names.TRADE.number(id)]
    name = scene.name("good", names.GOODS.ids[card.good])
    words = scene.words("face-trade")
    return Face(f"trade:{id}", name, "trade", words, "i-commerce", "i-ship")


FACES: Final[dict[str, Callable[[Scene, str], Face]]] = {
    "card": _action,
    "idea": _idea,
    "event": _event,
    "mission": _mission,
    "milestone": _milestone,
    "struggle": _struggle,
    "trade": _trade,
}
