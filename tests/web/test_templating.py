"""Words, dates, files and escaping in templates."""

import re
from datetime import UTC, datetime, timezone
from datetime import timedelta as delta
from pathlib import Path

import pytest

from kronika.core.drawing import ART
from kronika.core.text import LANGUAGES
from kronika.web import templating
from kronika.web.templating import (
    Shell,
    day_words,
    emblem,
    environment,
    icon,
    is_current,
    left,
    modules,
    moment,
    moment_words,
    render,
    span,
    static,
    static_file,
    vignette,
)
from kronika.web.words import WEB_LOCALE, web_text

AT = datetime(2026, 11, 12, 20, 5, tzinfo=UTC).timestamp()


def variables(path: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for message in re.split(r"\n(?=[a-z])", path.read_text(encoding="utf-8")):
        id, equals, pattern = message.partition(" =")
        if equals and re.fullmatch(r"[a-z0-9-]+", id):
            found[id] = set(re.findall(r"\$([a-z]+)", pattern))
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_say_the_same(language: str) -> None:
    english = variables(WEB_LOCALE / "pages.en.ftl")
    assert len(english) > 200
    assert variables(WEB_LOCALE / f"pages.{language}.ftl") == english


def test_every_message_that_a_template_names_is_there() -> None:
    named = set()
    for path in (templating.FOLDER / "templates").glob("*.html"):
        named |= set(re.findall(r"""\bt\(["']([a-z0-9-]*[a-z0-9])["']""", path.read_text("utf-8")))
    assert len(named) > 100
    for language in LANGUAGES:
        assert [id for id in sorted(named) if not web_text(language).has(id)] == []


@pytest.mark.parametrize(
    ("language", "date"),
    [("en", "12 November"), ("cs", "12. listopadu"), ("pl", "12 listopada")],
)
def test_dates_are_written_as_in_the_language(language: str, date: str) -> None:
    assert day_words(AT, language, AT, UTC) == date
    assert day_words(AT, language, AT + 365 * 86400, UTC) == f"{date} 2026"
    assert moment_words(AT, language, UTC) == f"{date} 20:05"
    assert moment_words(AT, language, timezone(delta(hours=6))).endswith(" 2:05")


def test_every_month_has_its_name() -> None:
    for language in LANGUAGES:
        days = [datetime(2026, month, 3, tzinfo=UTC).timestamp() for month in range(1, 13)]
        words = [day_words(at, language, AT, UTC) for at in days]
        assert len(set(words)) == 12
    assert words[0] == "3 stycznia"


@pytest.mark.parametrize(
    ("seconds", "english", "czech", "polish"),
    [
        (0, "0 seconds", "0 sekund", "0 sekund"),
        (1, "1 second", "1 sekunda", "1 sekunda"),
        (119, "1 minute", "1 minuta", "1 minuta"),
        (180, "3 minutes", "3 minuty", "3 minuty"),
        (3 * 3600, "3 hours", "3 hodiny", "3 godziny"),
        (22 * 3600, "22 hours", "22 hodin", "22 godziny"),
        (5 * 86400, "5 days", "5 dní", "5 dni"),
    ],
)
def test_a_span_is_told_in_its_largest_unit(
    seconds: float, english: str, czech: str, polish: str
) -> None:
    assert [span(seconds, language) for language in LANGUAGES] == [english, czech, polish]


def test_what_is_left_agrees_with_its_number() -> None:
    assert left(3600, "cs") == "zbývá 1 hodina"
    assert left(2 * 3600, "cs") == "zbývají 2 hodiny"
    assert left(5 * 3600, "pl") == "zostało 5 godzin"


def test_a_time_says_when_it_is_to_machines_too() -> None:
    stamp = re.search(r'datetime="([^"]+)"', moment(AT, "en").source)
    assert stamp is not None
    assert datetime.fromisoformat(stamp[1]).timestamp() == AT


def test_the_address_of_a_file_changes_with_its_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.css").write_text("one")
    monkeypatch.setattr(templating, "STATIC", (tmp_path,))
    static.cache_clear()
    first = static("a.css")
    (tmp_path / "a.css").write_text("two")
    static.cache_clear()
    second = static("a.css")
    static.cache_clear()
    assert re.fullmatch(r"/static/a\.css\?v=[0-9a-f]{12}", first)
    assert first != second


def test_scripts_that_import_each_other_change_their_addresses_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(templating, "STATIC", (tmp_path,))
    (tmp_path / "m").mkdir()
    (tmp_path / "m" / "a.js").write_text('import "./b.js";')
    addresses = []
    for version in ("1", "2"):
        (tmp_path / "m" / "b.js").write_text(version)
        static.cache_clear()
        modules.cache_clear()
        addresses.append(modules("m"))
        assert static("m/a.js") in addresses[-1]
    static.cache_clear()
    modules.cache_clear()
    before, after = addresses
    assert [re.sub(r"v-[0-9a-f]{12}", "v", one) for one in after] == [
        "/static/v/m/a.js",
        "/static/v/m/b.js",
    ]
    assert not set(before) & set(after)
    # A relative import leads from one address to the other.
    assert after[0].rpartition("/")[0] == after[1].rpartition("/")[0]
    assert static_file(after[1].removeprefix("/static/")) == tmp_path / "m" / "b.js"


def test_only_addresses_of_pages_may_be_kept() -> None:
    for address in (static("pages.css"), *modules("table")):
        path, _, version = address.removeprefix("/static/").partition("?v=")
        assert is_current(path, version)
        assert not is_current(path, "0" * 12)
    name = modules("table")[0].rpartition("/")[2]
    for path in (f"table/{name}", f"v-{'0' * 12}/table/{name}", "x/../pages.css", "none.css"):
        assert not is_current(path, "")
    assert not is_current("pages.css", "")


def test_scripts_import_what_there_is_and_never_in_a_circle() -> None:
    folder = templating.FOLDER / "static" / "table"
    sources = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()}
    imports: dict[str, set[str]] = {}
    for name, source in sources.items():
        found = re.findall(r'^import (?:\{([^}]*)\} from )?"\./([\w.]+)";$', source, re.MULTILINE)
        assert len(found) == len(re.findall(r"^import ", source, re.MULTILINE))
        imports[name] = {other for _, other in found}
        for words, other in found:
            for word in filter(None, (one.strip() for one in words.split(","))):
                declared = (
                    rf"^export (?:async )?(?:function|const|let) (?:.*[ ,])?{re.escape(word)}\b"
                )
                if not word.startswith("$"):
                    assert re.search(declared, sources[other], re.MULTILINE), (name, word)
                body = source.partition(f'from "./{other}";')[2]
                assert re.search(rf"(?<![\w$]){re.escape(word)}(?![\w$])", body), (name, word)
    done: set[str] = set()
    while imports:
        free = {name for name, others in imports.items() if others <= done}
        assert free, imports
        done |= free
        imports = {name: others for name, others in imports.items() if name not in free}


def test_only_files_of_the_static_folders_are_served() -> None:
    assert static_file("pages.css") == templating.FOLDER / "static" / "pages.css"
    assert static_file("tokens.css") == ART / "tokens.css"
    for path in ("../words.py", "/etc/passwd", "", ".", "nothing.css", "../templates/base.html"):
        assert static_file(path) is None
    with pytest.raises(FileNotFoundError):
        static("nothing.css")


def test_words_of_people_are_escaped() -> None:
    hostile = '"><script>alert(1)</script>'
    page = render("error.html", Shell("en", person=hostile), status=404, detail=hostile, back="")
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert" in page
    assert "<script>" not in emblem(1, words=hostile).source
    assert "<script>" not in icon("<script>").source


def test_a_template_that_lacks_something_fails_loudly() -> None:
    from jinja2 import UndefinedError

    with pytest.raises(UndefinedError):
        environment("en").from_string("{{ nothing }}").render()


def test_a_game_has_its_vignette() -> None:
    assert 'viewBox="0 0 120 80"' in vignette("pax-renaissance").source
