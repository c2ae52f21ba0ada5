"""What is printed on a card, and its facts in words."""

from typing import Final, final

from .. import terms
from .pieces import operation_words
from .scene import Scene, agent_text


@final
class Face:
    """The printed side of a card that is up."""

    def __init__(self, scene: Scene, card: str, side: str | None) -> None:
        content = scene.content
        index = content.card_ids.index(card)
        empire = index - terms.EMPIRE_CARD
        kind = terms.CARD_KINDS[content.card_kind[index]]
        self.card: Final = card
        self.kind: Final = side or "king" if kind == "empire" else kind
        self.name: Final = scene.name("card", f"{card}-{self.kind}" if self.is_empire else card)
        self.deck: Final = terms.REGIONS[content.card_deck[index]]
        self.agents: Final = [agent_text(agent) for agent in content.card_agents[index]]
        if self.kind == "king":
            self.operations: list[terms.Operation] = content.king_operations[empire]
            prestige = content.king_prestige[empire]
        elif self.kind == "republic":
            self.operations = content.republic_operations[empire]
            prestige = content.republic_prestige[empire]
        else:
            self.operations = content.card_operations[index]
            prestige = content.card_prestige[index]
        self.prestige: Final = [
            name
            for name, count in zip(terms.PRESTIGES, prestige, strict=True)
            for _ in range(count)
        ]
        self.suitors: Final = [content.empire_ids[suitor] for suitor in content.card_suitors[index]]
        self.one_shot: Final = _named(terms.ONE_SHOTS, content.card_one_shot[index])
        self.shift: Final = _named(content.emporium_ids, content.card_shift[index])
        self.ability: Final = _named(terms.ABILITIES, content.card_ability[index])
        self.place: Final = _place(scene, content.card_location[index])
        """An empire, a region, or nothing."""

    @property
    def is_empire(self) -> bool:
        """Whether it is the card of an empire, with a king or a republic."""
        return self.kind in ("king", "republic")


def _named(names: tuple[str, ...] | list[str], value: int) -> str:
    return "" if value == terms.NONE else names[value]


def _place(scene: Scene, mask: int) -> str:
    for region, whole in zip(terms.REGIONS, scene.content.region_mask, strict=True):
        if mask == whole:
            return region
    return scene.content.empire_ids[mask.bit_length() - 1] if mask else ""


def place_words(scene: Scene, face: Face, short: bool = False) -> str:
    """Where a card is located."""
    if not face.place:
        return ""
    if face.place in terms.REGIONS:
        return scene.say("region", region=face.place)
    if short:
        return scene.say("place", empire=face.place)
    return scene.name("empire", face.place)


def one_shot_words(scene: Scene, face: Face) -> str:
    """What happens once, when the card is played."""
    words = scene.say("one-shot", oneshot=face.one_shot)
    return f"{words}: {scene.name('city', face.shift)}" if face.shift else words


def ability_words(scene: Scene, face: Face, short: bool = False) -> str:
    """What a card does as long as it lies in a tableau."""
    return scene.say("ability" if short else "ability-full", ability=face.ability)


def facts(scene: Scene, face: Face) -> list[str]:
    """Everything that is printed on a card, line by line."""
    lines = [face.name]
    if face.kind == "ordinary":
        lines.append(scene.say("card-of", region=face.deck))
    else:
        lines.append(scene.say("kind", kind=face.kind))
    if face.kind == "queen":
        lines.append(scene.say("card-of", region=face.deck))
        suitors = ", ".join(scene.name("empire", suitor) for suitor in face.suitors)
        lines.append(scene.say("suitors", empires=suitors))
    if face.kind == "comet":
        lines.append(scene.say("opens-victory"))
    if face.place:
        lines.append(scene.say("located", place=place_words(scene, face)))
    if face.agents:
        lines.append(scene.say("agents", list=", ".join(map(scene.piece, face.agents))))
    if face.operations:
        named = ", ".join(operation_words(scene, operation) for operation in face.operations)
        lines.append(scene.say("operations", list=named))
    if face.one_shot:
        lines.append(scene.say("once", oneshot=one_shot_words(scene, face)))
    if face.prestige:
        named = ", ".join(scene.say("prestige", prestige=name) for name in face.prestige)
        lines.append(scene.say("prestiges", list=named))
    if face.ability:
        lines.append(scene.say("ability-line", text=ability_words(scene, face)))
    return lines
