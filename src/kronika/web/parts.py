"""The pieces of the table's page, each as one person may see it now.

The server sends a piece again only when it has changed. So nothing in here depends on the time of
day: clocks and absences carry numbers, which the page's script counts on by itself. Nor does a
piece change with what it holds: the pieces in it have holes for places, and the page's script
lights what can be chosen.
"""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, cached_property, lru_cache
from typing import Final

from kronika.core.asks import Line, Option, Saying
from kronika.core.game import Game
from kronika.core.markup import Markup, element, join
from kronika.core.page import Page, Piece, PlayerPanel, Stat, filled
from kronika.core.text import Text
from kronika.core.view import View

from .choices import divided, finals_html, groups_html
from .forms import is_named
from .own_bots import is_own
from .snapshot import Sitter, Snapshot
from .templating import emblem, icon, moment_words
from .words import web_text

COINS: Final = ("i-florin", "i-ducat")
"""A sum of money is written in a coin."""
LEFT: Final = ("late", "resigned")
PARTINGS: Final = {"late": "table-log-late", "resigned": "table-log-resigned"}
LONG: Final = 70
"""Characters from which on a sentence gets smaller letters."""


PARTS: Final = (
    "top",
    "status",
    "seats",
    "prompt",
    "options",
    "now",
    "board",
    "realm",
    "cards",
    "players",
    "history",
    "banner",
    "clocks",
)
"""The places of the page that are filled; all other pieces stand in these."""


def parts(snapshot: Snapshot, language: str, narrow: bool) -> dict[str, str]:
    """What is in the places of the page, by their names, with all pieces in it."""
    made = Sheet(snapshot, language, narrow).pieces()
    return {name: filled(made[name].source, made) for name in PARTS}


def title(snapshot: Snapshot, language: str) -> str:
    """The title of the page: it says when the viewer is asked."""
    return Sheet(snapshot, language, narrow=False).title()


class Sheet:
    """A snapshot that is being written, with the words and drawings it needs."""

    def __init__(self, snapshot: Snapshot, language: str, narrow: bool) -> None:
        self.snapshot: Final = snapshot
        self.language: Final = language
        self.narrow: Final = narrow
        self.words: Final[Text] = web_text(language)
        self.text: Final[Text] = snapshot.words(language)

    @cached_property
    def page(self) -> Page:
        """The drawings. What cannot be chosen now is not lit."""
        shown = self.snapshot
        view = shown.view
        if not self.mine:
            view = View(shown.game, {**view, "options": []})
        return shown.game.page(view, self.language, self.narrow)

    @property
    def panels(self) -> Sequence[PlayerPanel]:
        """All that is public about each player."""
        return self.page.players

    @property
    def past(self) -> bool:
        """Whether an earlier moment is shown."""
        return self.snapshot.moment < self.snapshot.decision

    @property
    def mine(self) -> bool:
        """Whether the viewer can decide something now."""
        shown = self.snapshot
        return bool(self.offered) and not (self.past or shown.broken or shown.answered)

    @property
    def offered(self) -> Sequence[Option]:
        """What the viewer may choose, if he is asked."""
        ask = self.snapshot.ask
        return () if ask is None else ask.options

    @property
    def game_title(self) -> str:
        """The name of the game."""
        return self.text.message("game-title")

    def say(self, message: str, **arguments: str | int) -> str:
        """Words of the page."""
        return self.words.message(message, **arguments)

    def who(self, seat: int) -> str:
        """A side with the name of who plays it."""
        sitter = self.snapshot.sitters[seat]
        side = self.panels[seat].side
        if sitter.name is None:
            return side
        return self.say("table-who", side=side, name=sitter.called(self.language))

    def everybody(self, seats: Sequence[int]) -> str:
        """Several sides with their names."""
        return ", ".join(self.who(seat) for seat in seats)

    def title(self) -> str:
        """The title of the page: it says when the viewer is asked."""
        message = "table-title-turn" if self.mine else "table-title"
        return self.say(message, game=self.game_title)

    def pieces(self) -> dict[str, Piece]:
        """Everything on the page but the log, by name."""
        page = self.page
        seats = range(len(self.panels))
        made: dict[str, Markup] = {
            "top": self.top(),
            "status": page.status,
            "seats": join([*(_hole(f"seat-{seat}") for seat in seats), self.means()]),
            "prompt": self.prompt(),
            "options": self.options(),
            "now": page.now,
            "board": page.board,
            "realm": page.realm,
            "cards": page.cards,
            "players": join(_hole(f"player-{seat}") for seat in self._order()),
            "history": self.history(),
            "banner": self.banner(),
            "clocks": self.clocks(),
        }
        for seat in seats:
            made[f"seat-{seat}"] = self.seat(seat)
            made[f"player-{seat}"] = self.player(seat)
        pieces = {name: _piece(name, markup.source) for name, markup in made.items()}
        return {**page.pieces, **pieces}

    # The bar, the seats

    def top(self) -> Markup:
        """Which game, which table, how far."""
        shown = self.snapshot
        pace = [self.say("table-by-day")] if shown.pace == "day" else []
        named = is_named(shown.name, shown.game)
        tags = [*([shown.name] if named else []), *pace]
        return join(
            [
                element("h1", self.game_title),
                *(element("span", words, class_="tag name") for words in tags),
                *(element("span", words, class_="tag") for words in self.page.tags),
                self._modes(),
            ]
        )

    def _modes(self) -> Markup:
        """The ways to look at the board, if there are several; the page's script knows which."""
        buttons = [
            element(
                "button",
                icon(mode.icon.removeprefix("i-")),
                element("span", mode.words),
                type="button",
                title=mode.words,
                aria_pressed="false",
                data_do="look",
                data_mode=mode.id,
            )
            for mode in self.page.modes
        ]
        if len(buttons) < len("ab"):
            return Markup()
        words = self.say("table-modes")
        return element("div", *buttons, class_="segments modes", role="group", aria_label=words)

    def seat(self, seat: int) -> Markup:
        """A player in a word and a number, for the strip of a phone."""
        asked = not self.past and seat in self.snapshot.asked
        panel = self.panels[seat]
        person = self.snapshot.sitters[seat].called(self.language) if panel.numbered else ""
        return element(
            "button",
            emblem(panel.colour),
            element("span", person or panel.side, class_="side-name"),
            _stat(panel.chief) if panel.chief else "",
            type="button",
            class_=f"seat-{panel.colour}" + _if(" active", asked),
            aria_label=self._seat_words(seat, asked),
            data_tab="players",
        )

    def means(self) -> Markup:
        """The viewer's own numbers, for a phone: there his panel is behind a tab."""
        viewer = self.snapshot.viewer
        found = () if viewer is None else self.panels[viewer].means
        numbers = [element("span", _stat(stat), class_="stat") for stat in found]
        return element("div", *numbers, class_="means") if numbers else Markup()

    def _seat_words(self, seat: int, asked: bool) -> str:
        chief = self.panels[seat].chief
        words = [self.who(seat)]
        if chief:
            words.append(chief.words)
        if asked:
            mine = seat == self.snapshot.viewer
            words.append(self.say("table-your-turn" if mine else "table-decides"))
        elif self.snapshot.together and not self.past:
            words.append(self.say("table-waits"))
        return ", ".join(words)

    # What is asked

    def prompt(self) -> Markup:
        """What is asked, or who is waited for."""
        shown = self.snapshot
        if self.past:
            words = self.say("table-past", decision=shown.moment)
            return _line("waiting past", self._sentence(words))
        if shown.state == "over" or shown.question is None:
            return _line("waiting", self._sentence(self.say("table-over")))
        if shown.broken:
            return _line("waiting", self._sentence(self.say("table-broken-short")))
        sentence = self.text.prompt(shown.question)
        link = self._rule_link(shown.question.phrase.rule)
        if self.mine:
            assert shown.viewer is not None
            others = [seat for seat in shown.asked if seat != shown.viewer]
            also = self.say("table-also-choosing", who=self.everybody(others)) if others else ""
            small = " · ".join(words for words in (self.panels[shown.viewer].state, also) if words)
            return _line("mine", self._sentence(sentence, small), link)
        if shown.answered:
            return _line("waiting", self._sentence(self.say("table-answered")), link)
        first = shown.asked[0]
        who = self.everybody(shown.asked)
        waiting = self._sentence(self._waiting(who, shown.question))
        colour = self.panels[first].colour
        return _line(f"waiting seat-{colour}", emblem(colour), waiting, link)

    def _waiting(self, who: str, question: Saying) -> str:
        """Who is waited for, and what he does, if the game has words for that: the question itself
        speaks to somebody else."""
        message = f"waits-{question.phrase.name}"
        if not self.text.has(message):
            return self.say("table-waiting", who=who)
        what = self.text.message(message, number=question.a)
        return self.say("table-waiting-what", who=who, what=what)

    def _sentence(self, words: str, small: str = "") -> Markup:
        more = element("small", small) if small else Markup()
        long = _if(" long", len(words) > LONG)
        return element("p", words, " " if small else "", more, class_=f"ask{long}")

    def _rule_link(self, rule: str) -> Markup:
        if not rule:
            return Markup()
        return element(
            "a",
            icon("rule"),
            element("span", self.say("table-rule"), " ", class_="hidden"),
            rule,
            class_="rule-link",
            href=f"/rules/{self.snapshot.game.name}?id={rule}#{rule}",
            target="kronika-rules",
            rel="noopener",
        )

    def options(self) -> Markup:
        """What the viewer can choose, and the buttons that close the question."""
        shown = self.snapshot
        if self.past:
            now = self._button("now", "last", "table-back-to-now")
            return element("div", now, class_="final")
        closing: list[Option] = []
        groups: list[Markup] = []
        if self.mine:
            assert shown.ask is not None
            ranges = shown.ask.ranges
            single = [o for o in self.offered if not any(each.has(o) for each in ranges)]
            closing, others = divided(single, shown.game.manners)
            if others or ranges:
                manners = shown.game.manners
                groups.append(groups_html(others, manners, self.text, self.words, ranges))
            if shown.ask.prompt.standing:
                groups.append(self._always())
        tools = []
        if shown.may_undo and not shown.broken:
            tools.append(self._button("undo", "undo", "table-undo", "tool"))
        if self.mine and groups:
            listing = self._button("listing", "list", "table-listing", "quiet listing")
            tools.append(listing)
        if shown.hints and self.mine:
            tools.append(self._button("hint", "hint", "table-hint", "tool quiet"))
        finals = Markup()
        if closing:
            assert shown.ask is not None
            finals = finals_html(closing, shown.ask, shown.game.manners, self.text)
        # What closes the question grows to the left: the others stay under the pointer.
        row = element("div", finals, *tools, class_="final") if tools or closing else Markup()
        return join([*groups, row, self._standing()])

    def _always(self) -> Markup:
        """Whether what is chosen now shall be chosen whenever this is asked."""
        box = element("input", type="checkbox", id="always")
        return element("label", box, " ", self.say("table-always"), class_="always")

    def _standing(self) -> Markup:
        """What is always answered, to be taken back."""
        found = []
        for prompt, key in sorted(self.snapshot.standing.items()):
            option = self.snapshot.game.parsed(key)
            if option is not None:
                words = self.say("table-always-is", words=self.text.option(option))
                forget = element(
                    "button",
                    self.say("table-forget"),
                    type="button",
                    class_="button quiet",
                    data_do="forget",
                    data_prompt=prompt,
                )
                found.append(element("div", element("span", words), " ", forget, class_="always"))
        return join(found)

    def _button(self, do: str, sign: str, message: str, class_: str = "") -> Markup:
        return element(
            "button",
            icon(sign),
            element("span", self.say(message)),
            type="button",
            class_=f"button {class_}".strip(),
            data_do=do,
        )

    # The players

    def _order(self) -> list[int]:
        """The players as their panels stand: the viewer first, then in the order of play."""
        count = len(self.panels)
        first = self.snapshot.viewer or 0
        return [(first + place) % count for place in range(count)]

    def player(self, seat: int) -> Markup:
        """The panel of a player."""
        panel = self.panels[seat]
        sitter = self.snapshot.sitters[seat]
        asked = not self.past and seat in self.snapshot.asked
        head = element(
            "div",
            emblem(panel.colour),
            element("h2", panel.side),
            element("span", *self._person(sitter), class_="who"),
            element("span", *self._state(seat, panel, asked), class_="push"),
            class_="player-head",
        )
        stats = [element("span", _stat(stat), class_="stat") for stat in panel.stats]
        if sitter.clock is not None:
            stats.append(self._clock(seat))
        return element(
            "section",
            head,
            element("div", *stats, class_="stats"),
            panel.body,
            element("div", panel.again, class_="again") if panel.again else "",
            class_=f"player seat-{panel.colour}" + _if(" active", asked),
            aria_label=self.who(seat),
            data_seat=seat,
        )

    def _person(self, sitter: Sitter) -> Iterator[Markup | str]:
        if sitter.left in LEFT:
            yield element("s", sitter.name or "")
            yield " "
            yield element("span", self.say(f"table-left-{sitter.left}"), class_="tag")
        elif sitter.name is None:
            yield self.say("table-free-seat")
        elif sitter.seat == self.snapshot.viewer:
            yield self.say("table-you", name=sitter.name)
        else:
            yield sitter.called(self.language)
        if sitter.bot is not None:
            own = is_own(sitter.bot)
            level = sitter.called(self.language) if own else self.say("table-bot", level=sitter.bot)
            yield " "
            yield element("span", icon("bot"), role="img", aria_label=level, title=level)

    def _state(self, seat: int, panel: PlayerPanel, asked: bool) -> Iterator[Markup]:
        sitter = self.snapshot.sitters[seat]
        if sitter.vacation is not None:
            until = moment_words(sitter.vacation, self.language)
            yield element("span", self.say("table-vacation", until=until), class_="tag")
        elif sitter.away_since is not None and not sitter.here and sitter.bot is None:
            yield element(
                "span",
                icon("offline"),
                self.say("table-away"),
                " ",
                element("span", data_since=str(sitter.away_since)),
                class_="offline-note",
            )
        if asked and seat == self.snapshot.viewer:
            words = self.say("table-your-turn")
            yield element("span", words, _if(f" · {panel.state}", panel.state), class_="tag turn")
        elif asked or panel.state:
            yield element("span", panel.state or self.say("table-decides"), class_="tag")
        elif self.snapshot.together and not self.past:
            yield element("span", self.say("table-waits"), class_="tag waits")

    def _clock(self, seat: int) -> Markup:
        words = self.say("table-time-left")
        return element("span", icon("clock"), element("span", data_clock_of=seat), title=words)

    def clocks(self) -> Markup:
        """How much time each player has: apart, because it changes with every frame."""
        return join(
            element(
                "i",
                data_seat=sitter.seat,
                data_left=f"{sitter.clock:.1f}",
                data_ticking="1" if sitter.ticking else None,
            )
            for sitter in self.snapshot.sitters
            if sitter.clock is not None
        )

    # The past

    def history(self) -> Markup:
        """The slider through the game so far; the page draws its ticks from the turns."""
        shown = self.snapshot
        if self.past:
            where = self.say("table-where-past", decision=shown.moment, last=shown.decision)
        else:
            where = self.say("table-where-now", decision=shown.decision)
        slider = element(
            "div",
            TICKS,
            element(
                "input",
                type="range",
                min=0,
                max=shown.decision,
                value=shown.moment,
                aria_label=self.say("table-moment"),
                aria_valuetext=where,
            ),
            class_="track",
        )
        return join(
            [
                self._step("first", "table-first", 0),
                self._step("prev", "table-previous", max(0, shown.moment - 1)),
                slider,
                self._step("next", "table-next", min(shown.decision, shown.moment + 1)),
                self._step("last", "table-now", shown.decision),
                element("span", where, class_="where"),
            ]
        )

    def _step(self, sign: str, message: str, moment: int) -> Markup:
        words = self.say(message)
        return element(
            "button",
            icon(sign),
            type="button",
            class_="button quiet square",
            aria_label=words,
            title=words,
            data_moment=moment,
            disabled=moment == self.snapshot.moment,
        )

    def turns(self, first: int = 0) -> list[tuple[int, int]]:
        """After which decision each turn began, from one on, and in which colour it is shown."""
        return [
            (decision, self.panels[seat].colour) for decision, seat in self.snapshot.turns[first:]
        ]

    def log(self, first: int = 0) -> str:
        """The lines of the log from one on."""
        return str(_log(self, first))

    # What everybody must know

    def banner(self) -> Markup:
        """The end of the match, a request to take back, or why the match cannot go on."""
        shown = self.snapshot
        found = []
        if shown.broken:
            why = self.say("table-broken", why=shown.broken)
            found.append(element("div", icon("close"), element("span", why), class_="banner bad"))
        if shown.request is not None and shown.state != "over":
            found.append(self._request())
        if shown.may_return:
            words = element("span", self.say("table-late-you"))
            button = element("button", self.say("table-return"), class_="button", form="return")
            found.append(element("div", icon("bot"), words, button, class_="banner"))
        if shown.state == "over":
            found.append(self._result())
        return join(found)

    def _request(self) -> Markup:
        shown = self.snapshot
        request = shown.request
        assert request is not None
        waits = self.everybody(request.waits_for)
        if shown.viewer == request.seat:
            words = self.say("table-request-own", back_to=request.back_to, who=waits)
            buttons = self._button("withdraw", "close", "table-withdraw")
        elif shown.viewer in request.waits_for:
            words = self.say("table-request", who=self.who(request.seat), back_to=request.back_to)
            buttons = join(
                [
                    self._button("agree", "check", "table-agree"),
                    self._button("refuse", "close", "table-refuse"),
                ]
            )
        else:
            words = self.say(
                "table-request-other",
                who=self.who(request.seat),
                back_to=request.back_to,
                others=waits,
            )
            buttons = Markup()
        return element("div", icon("undo"), element("span", words), buttons, class_="banner")

    def _result(self) -> Markup:
        shown = self.snapshot
        link = element(
            "a",
            icon("trophy"),
            self.say("table-result-link"),
            class_="button",
            href=f"/tables/{shown.table}/result",
        )
        result = shown.result if not self.past else None
        if result is None:
            words = self.say("table-over")
        else:
            words = self.say(
                "table-won",
                names=self.everybody(result["winners"]),
                number=len(result["winners"]),
                reason=self._reason(str(result["reason"])),
            )
        return element("div", icon("trophy"), element("b", words), link, class_="banner over")

    def _reason(self, reason: str) -> str:
        """Why the match ended: a reason of the game, or of the table."""
        message = f"reason-{reason}"
        return self.text.message(message) if self.text.has(message) else self.say(message)


TICKS: Final = element(
    "svg",
    element("rect", class_="rail", x=0, y=12, width="100%", height=3),
    class_="ticks",
    aria_hidden="true",
)


def _hole(name: str) -> Markup:
    """The place of a piece among others of the page."""
    return element("i", data_hole=name)


@lru_cache(maxsize=4096)
def _piece(name: str, source: str) -> Piece:
    return Piece(name, source)


def _line(class_: str, *children: Markup) -> Markup:
    return element("div", *children, class_=f"ask-line {class_}")


def _stat(stat: Stat) -> Markup:
    return _number(stat.icon, stat.value, stat.words)


@lru_cache(maxsize=4096)
def _number(sign: str, value: str, words: str) -> Markup:
    """A number with its icon; the words are there for who cannot see or does not know it."""
    hidden = element("span", words, class_="hidden")
    if sign in COINS:
        return element("span", element("span", value, aria_hidden="true"), hidden, class_="coin")
    shown = element("b", value, aria_hidden="true")
    return element("span", icon(sign.removeprefix("i-")), shown, hidden, title=words)


def _if(words: str, condition: object) -> str:
    return words if condition else ""


# The log


def log_html(lines: Sequence[Line], snapshot: Snapshot, language: str) -> str:
    """Lines of the log, the last ones or all; each turn begins with a heading."""
    return Sheet(snapshot, language, narrow=False).log(len(snapshot.lines) - len(lines))


def _log(sheet: Sheet, first: int) -> Markup:
    """The lines of the log from one on."""
    lines = sheet.snapshot.lines
    pieces = []
    # Lines that are added come after all that was told before.
    partings = [] if first else list(sheet.snapshot.partings)
    for place in range(first, len(lines)):
        while partings and partings[0][0] < lines[place].decision:
            pieces.append(_parting(partings.pop(0), sheet))
        seat = _heading(sheet.snapshot, place)
        if seat is not None:
            pieces.append(_turn(seat, lines[place].decision, sheet))
        pieces.append(_log_line(lines[place], sheet))
    pieces += [_parting(parting, sheet) for parting in partings]
    return join(pieces)


def _parting(parting: tuple[int, int, str], sheet: Sheet) -> Markup:
    """Somebody plays no more: no deed of the game, but everybody must know."""
    decision, seat, why = parting
    over = sheet.snapshot.state == "over" and len(sheet.snapshot.sitters) == 2
    name = sheet.snapshot.sitters[seat].name or sheet.panels[seat].side
    words = sheet.say(PARTINGS[why], who=name)
    more = "" if over else sheet.say("table-log-bot")
    return element(
        "li",
        element("span", icon("close")),
        element("span", words, " ", more),
        class_="parting",
        data_decision=decision,
    )


def _heading(snapshot: Snapshot, place: int) -> int | None:
    """The seat whose turn it is, if the lines of a turn begin here."""
    lines, turns = snapshot.lines, snapshot.turns
    # The last turn that began before the line, unless an earlier line was in it.
    number = bisect_left(turns, (lines[place].decision,)) - 1
    if number < 0 or (place and lines[place - 1].decision > turns[number][0]):
        return None
    return turns[number][1]


def _turn(seat: int, decision: int, sheet: Sheet) -> Markup:
    panel = sheet.panels[seat]
    name = sheet.snapshot.sitters[seat].called(sheet.language)
    return element(
        "li",
        emblem(panel.colour, small=True),
        panel.side,
        " ",
        element("span", name, class_="who"),
        class_="turn",
        data_turn=decision,
    )


def _log_line(line: Line, sheet: Sheet) -> Markup:
    people = _people(sheet.snapshot.game)
    words = [
        piece
        if not thing or thing in people
        else element("a", piece, class_="ref", href="#main", data_ref=thing)
        for piece, thing in sheet.text.marked_line(line)
    ]
    number = element(
        "button",
        str(line.decision),
        type="button",
        class_="n",
        data_moment=line.decision,
        aria_label=sheet.say("table-show-moment", decision=line.decision),
    )
    return element("li", number, element("span", *words), data_decision=line.decision)


def _decision(line: Line) -> int:
    return line.decision


def last_things(snapshot: Snapshot) -> list[str]:
    """The things that were named by what the last decider did, as the log tells it.

    What everybody has one of is drawn as the viewer's: it is marked if the deed was his.
    """
    lines, turns = snapshot.lines, snapshot.turns
    end = bisect_right(lines, snapshot.moment, key=_decision)
    if not end:
        return []
    number = bisect_left(turns, (lines[end - 1].decision,)) - 1
    since, decider = (0, None) if number < 0 else turns[number]
    found: dict[str, None] = {}
    for line in lines[bisect_right(lines, since, key=_decision) : end]:
        for kind, value in line.arguments:
            if kind.things and (decider == snapshot.viewer or not kind.own):
                found[kind.things[value]] = None
    people = _people(snapshot.game)
    return [thing for thing in found if thing not in people]


@cache
def _people(game: Game) -> frozenset[str]:
    """The things that stand for players, of whom nearly every line speaks: to link and to mark
    them would say nothing.

    They are those of the kind that most events begin with.
    """
    kinds = Counter(event.kinds[0] for event in game.events if event.kinds)
    return frozenset(kinds.most_common(1)[0][0].things) if kinds else frozenset()
