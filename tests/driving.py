"""Driving rules without a whole match."""

from collections.abc import Sequence

from kronika.core.asks import NOTHING, Ask, Floor, Option, RulesOf


class Answers:
    """Carries rules out. Questions with one answer are answered, others by the keys of a player.

    `asked` are the questions that had a choice: who was asked, and the keys that were offered.
    """

    def __init__(self, rules: RulesOf[object], *keys: tuple[int, str]) -> None:
        self.asked: list[tuple[int, list[str]]] = []
        self.result: object = None
        left = list(keys)
        option: Option | None = None
        while True:
            try:
                question = next(rules) if option is None else rules.send(option)
            except StopIteration as stop:
                self.result = stop.value
                break
            ask = _asked(question, left[0][0] if left else NOTHING)
            if len(ask.options) == 1 and ask.auto and not ask.ranges:
                option = ask.options[0]
                continue
            self.asked.append((ask.player, [each.key for each in ask.options]))
            assert left, f"no answer to {ask}"
            player, key = left.pop(0)
            assert player == ask.player, f"{ask} is not answered by {player}"
            option = _meant(ask, key)
        assert not left, f"never asked: {left}"


def _asked(question: Ask | Floor, player: int) -> Ask:
    """The question of the player whose answer comes next."""
    if isinstance(question, Ask):
        return question
    asks = [ask for ask in question.asks if ask.player == player]
    assert asks, f"{question} is not answered by {player}"
    question.player = player
    return asks[0]


def _meant(ask: Ask, key: str) -> Option:
    words = key.split(" ")
    verbs = {option.verb.name: option.verb for option in ask.options}
    assert words[0] in verbs, f"{key!r} is not among {[option.key for option in ask.options]}"
    parsed = verbs[words[0]].parsed(words[1:])
    option = None if parsed is None else ask.offered(parsed)
    assert option is not None, f"{key!r} is not among {[option.key for option in ask.options]}"
    return option


def answer(rules: RulesOf[object], keys: Sequence[tuple[int, str]] = ()) -> Answers:
    """Carry rules out with these answers."""
    return Answers(rules, *keys)


class Played:
    """Carries rules out with a few answers; all other questions get what is played by default.

    A key is given when somebody whose answer it is can give it. `asked` are the questions with
    who was asked and what was offered. Keys that nobody was asked for are a mistake where it is
    `strict`, and are `left` else.
    """

    def __init__(self, rules: RulesOf[object], *keys: tuple[int, str], strict: bool = True) -> None:
        self.left = list(keys)
        self.asked: list[tuple[int, str, list[str]]] = []
        self.result: object = None
        option: Option | None = None
        while True:
            try:
                question = next(rules) if option is None else rules.send(option)
            except StopIteration as stop:
                self.result = stop.value
                break
            option = self._answer(question)
        assert not (strict and self.left), f"never asked: {self.left}, but {self.asked}"

    def _answer(self, question: Ask | Floor) -> Option:
        asks = [question] if isinstance(question, Ask) else question.asks
        for ask in asks:
            option = self._wanted(ask)
            if option is not None:
                return self._given(question, ask, option)
        ask = asks[0]
        if len(ask.options) == 1 and ask.auto and not ask.ranges:
            return self._given(question, ask, ask.options[0])
        assert ask.default is not None, f"no answer to {ask}, left {self.left}"
        return self._given(question, ask, ask.default)

    def _wanted(self, ask: Ask) -> Option | None:
        if not self.left or self.left[0][0] != ask.player:
            return None
        words = self.left[0][1].split(" ")
        for option in ask.options:
            if option.verb.name == words[0]:
                parsed = option.verb.parsed(words[1:])
                found = None if parsed is None else ask.offered(parsed)
                if found is not None:
                    self.left.pop(0)
                    return found
        return None

    def _given(self, question: Ask | Floor, ask: Ask, option: Option) -> Option:
        if isinstance(question, Floor):
            question.player = ask.player
        self.asked.append((ask.player, ask.prompt.name, [each.key for each in ask.options]))
        return option
