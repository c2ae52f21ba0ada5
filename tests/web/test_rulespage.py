"""The rules as a page."""

import re

import pytest

from kronika.core.rulebook import Rulebook, rulebook
from kronika.core.text import LANGUAGES
from kronika.games import find, names
from kronika.web import rulespage
from kronika.web.rulespage import RulesPage, rules_page
from kronika.web.templating import Shell, render

PAX = find("pax-renaissance")


def ids(page: RulesPage) -> list[str]:
    return [part.id for section in page.sections for part in section.parts if part.id]


def html(page: RulesPage, language: str = "en") -> str:
    return render("rules.html", Shell(language), rules=page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_the_page_has_every_rule_under_its_id_once(name: str, language: str) -> None:
    page = rules_page(find(name), language)
    rules = [rule.id for section in rulebook(name, language).sections for rule in section.rules]
    assert ids(page) == rules
    shown = html(page, language)
    anchors = re.findall(r'\bid="([^"]+)"', shown.partition("<article")[2])
    assert len(anchors) == len(set(anchors))
    assert set(rules) <= set(anchors)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_link_inside_the_rules_leads_somewhere(name: str, language: str) -> None:
    shown = html(rules_page(find(name), language), language)
    anchors = set(re.findall(r'\bid="([^"]+)"', shown))
    targets = re.findall(r'href="(?:\?id=[^"#]+)?#([^"]+)"', shown)
    links = [target for target in targets if not target.startswith("i-")]
    assert len(links) > 400
    assert [target for target in links if target not in anchors | {"main"}] == []


def test_references_are_links() -> None:
    page = rules_page(PAX, "en", query="PR-A1.4")
    assert '(<a href="?id=PR-L#PR-L">L</a>)' in page.sections[0].parts[0].html.source


def test_references_by_numbers_are_links(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (
        "## 4. Play\n\n- **EU-4.0.1** See (4.2; 2.T12), 4.2.13 and EU-4 (ties: 4.2), "
        "not 4.2 or 9.9.9 or (4)."
        "\n\n### 4.2. Actions\n\n- **EU-4.2.13** The end."
        "\n- **EU-2.T12** Control (EU-BOT.19), by BOT.19."
        "\n\n## BOT. Bots\n\n- **EU-BOT.19** Cards.\n"
    )
    monkeypatch.setattr(rulespage, "rulebook", lambda _game, language: Rulebook(text, language))
    page = rules_page(PAX, "en", query="4")
    assert [section.anchor for section in page.sections] == ["EU-4", "EU-4.2"]
    linked = page.sections[0].parts[0].html.source
    assert re.findall(r'<a href="\?id=([^"#]+)#\1">([^<]+)</a>', linked) == [
        ("EU-4.2", "4.2"),
        ("EU-2.T12", "2.T12"),
        ("EU-4.2.13", "4.2.13"),
        ("EU-4", "EU-4"),
        ("EU-4.2", "4.2"),
    ]
    control = "".join(part.html.source for part in page.sections[1].parts)
    assert '(<a href="?id=EU-BOT.19#EU-BOT.19">EU-BOT.19</a>)' in control
    assert 'by <a href="?id=EU-BOT.19#EU-BOT.19">BOT.19</a>.' in control


def test_an_id_marks_its_rule_or_section() -> None:
    page = rules_page(PAX, "en", id="pr-e1.2")
    marked = [part.id for section in page.sections for part in section.parts if part.target]
    assert marked == ["PR-E1.2"]
    assert page.nothing == ""
    section = rules_page(PAX, "en", id="PR-E4")
    assert [one.anchor for one in section.sections if one.target] == ["PR-E4"]
    # The book itself is kept between requests and must stay as it was.
    assert not any(part.target for s in rules_page(PAX, "en").sections for part in s.parts)


def test_an_id_that_is_not_there_is_said_and_the_book_is_shown() -> None:
    page = rules_page(PAX, "cs", id="<PR-Q9>")
    assert page.nothing == "Pravidlo <PR-Q9> neexistuje."
    assert len(page.sections) > 50
    assert "<PR-Q9>" not in html(page, "cs")


def test_words_are_found_without_case_and_accents_and_marked() -> None:
    page = rules_page(PAX, "cs", query="KRAL")
    assert 0 < page.found < 300
    assert any("<mark>král</mark>" in part.html.source for s in page.sections for part in s.parts)
    assert all("mark" in part.html.source or "král" in s.heading.lower() for s in page.sections
               for part in s.parts)  # fmt: skip


def test_marks_do_not_break_markup() -> None:
    page = rules_page(PAX, "en", query="qu")
    text = "".join(part.html.source for section in page.sections for part in section.parts)
    assert re.search(r"<[^>]*<mark", text) is None
    assert re.search(r"&[a-z]*<mark", text) is None
    assert text.count("<mark>") == text.count("</mark>") > 50


def test_an_id_can_be_looked_for() -> None:
    assert ids(rules_page(PAX, "en", query="e1.2")) == ["PR-E1.2"]


def test_nothing_found_says_so_and_escapes_the_words() -> None:
    page = rules_page(PAX, "en", query="<b>zeppelin</b>")
    assert page.found == 0
    assert "zeppelin" in page.nothing
    assert "<b>zeppelin" not in html(page)
    assert len(rules_page(PAX, "en", query="x" * 500).query) == 80


def test_tables_become_tables() -> None:
    page = rules_page(find("clash-of-cultures"), "en")
    assert any("<table>" in part.html.source for section in page.sections for part in section.parts)


def test_the_contents_lead_back_to_the_book_from_a_search() -> None:
    shown = html(rules_page(PAX, "en", query="comet"))
    assert 'href="/rules/pax-renaissance?id=PR-E1#PR-E1"' in shown
