"""Every rule of every game has a test, and what players are pointed to is there."""

import sys
from pathlib import Path

import pytest

import kronika

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tools"))

import rule_coverage  # noqa: E402


@pytest.mark.parametrize("game", kronika.games())
def test_every_rule_has_a_test(game: str) -> None:
    missing = rule_coverage.untested(game)
    assert not missing, f"{len(missing)} rules without a test: {' '.join(missing)}"


@pytest.mark.parametrize("name", kronika.games())
def test_prompts_and_settings_point_to_rules(name: str) -> None:
    game = kronika.game(name)
    rules = rule_coverage.stated(ROOT / "docs" / "rules")[name]
    pointers = [prompt.rule for prompt in game.prompts] + [each.rule for each in game.settings]
    assert [rule for rule in pointers if rule not in rules] == []


@pytest.mark.parametrize("name", kronika.games())
def test_every_rule_is_found_in_the_source(name: str) -> None:
    """By its code, or in the notes of the game, which say why it has none."""
    found = rule_coverage.named(package_of(name))
    missing = [r for r in rule_coverage.stated(ROOT / "docs" / "rules")[name] if r not in found]
    assert not missing, f"{len(missing)} rules that nobody finds: {' '.join(missing)}"


@pytest.mark.parametrize("name", kronika.games())
def test_no_rule_hides_in_a_range(name: str) -> None:
    files = [path for path in package_of(name).rglob("*") if path.suffix in (".py", ".md", ".toml")]
    hidden = {
        path.name: ranges
        for path in files
        if (ranges := rule_coverage.RANGE.findall(path.read_text(encoding="utf-8")))
    }
    assert hidden == {}


@pytest.mark.parametrize("name", kronika.games())
def test_open_points_are_told_in_the_notes(name: str) -> None:
    package = package_of(name)
    told = rule_coverage.ID.findall((package / "NOTES.md").read_text(encoding="utf-8"))
    folders = (package, ROOT / "tests" / package.name)
    open_points = {each for folder in folders for each in rule_coverage.named(folder)}
    assert {each for each in open_points if each.startswith("OPEN-")} <= set(told)


def package_of(name: str) -> Path:
    return ROOT / "src" / "kronika" / "games" / name.replace("-", "_")


# The tool itself


@pytest.fixture
def project(tmp_path: Path) -> Path:
    rules, tests = tmp_path / "docs" / "rules", tmp_path / "tests" / "chess"
    rules.mkdir(parents=True)
    tests.mkdir(parents=True)
    (rules / "chess.en.md").write_text(
        "- **CH-A1.1** Pawns, see **CH-A1.2**.\n- **CH-A1.2** Kings.\n- **CH-EX3** **Not** one.\n",
        encoding="utf-8",
    )
    (rules / "chess.cs.md").write_text("- **CH-B9** Jen česky.\n", encoding="utf-8")
    (tests / "test_chess.py").write_text(
        '@pytest.mark.rule("CH-A1.2")\n@pytest.mark.rule(\n    "CH-EX3",  # )\n)\n'
        "def test_king() -> None: ...\n",
        encoding="utf-8",
    )
    return tmp_path


def test_stated_and_tested(project: Path) -> None:
    assert rule_coverage.stated(project / "docs" / "rules") == {
        "chess": ["CH-A1.1", "CH-A1.2", "CH-EX3"]
    }
    assert rule_coverage.tested(project / "tests") == {"CH-A1.2", "CH-EX3"}
    assert rule_coverage.untested("chess", project) == ["CH-A1.1"]


def test_chapters_may_have_numbers(project: Path) -> None:
    rules = "- **EU-4.2.1** Turns.\n- **EU-5.1.EV3** Events.\n- **EU-BOT.19** Bots.\n"
    (project / "docs" / "rules" / "europe.en.md").write_text(rules, encoding="utf-8")
    stated = rule_coverage.stated(project / "docs" / "rules")["europe"]
    assert stated == ["EU-4.2.1", "EU-5.1.EV3", "EU-BOT.19"]
    assert rule_coverage.ID.findall("EU-4.2.1, EU-5.1.EV3 and (EU-BOT.19).") == stated
    assert rule_coverage.RANGE.findall("EU-4.2.1 to EU-4.2.3, EU-1.1 and EU-2.C1") == [
        "EU-4.2.1 to EU-4"
    ]


def test_notes_say_what_cannot_be_tested(project: Path) -> None:
    package = project / "src" / "kronika" / "games" / "chess"
    package.mkdir(parents=True)
    notes = package / "NOTES.md"
    notes.write_text("## Rules without a test\n\n- A size: CH-A1.1.\n\n## Else\n", encoding="utf-8")
    assert rule_coverage.untestable("chess", project) == {"CH-A1.1"}
    assert rule_coverage.untested("chess", project) == []
    notes.write_text("## Else\n\nCH-A1.1\n", encoding="utf-8")
    assert rule_coverage.untested("chess", project) == ["CH-A1.1"]


@pytest.mark.parametrize("game", kronika.games())
def test_what_cannot_be_tested_is_a_rule_and_has_no_test(game: str) -> None:
    told = rule_coverage.untestable(game)
    assert told <= set(rule_coverage.stated(ROOT / "docs" / "rules")[game])
    assert not told & rule_coverage.tested(ROOT / "tests")


@pytest.mark.parametrize(
    ("arguments", "status"),
    [([], 0), (["--min", "0.5"], 0), (["chess", "--min", "0.6"], 0), (["--min", "1.0"], 1)],
)
def test_report(
    arguments: list[str], status: int, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert rule_coverage.main(arguments, project) == status
    assert capsys.readouterr().out == "chess: 2 of 3 rules have a test (66.7%)\n    CH-A1.1\n"


def test_report_where_nothing_is_missing(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    test = project / "tests" / "test_more.py"
    test.write_text('pytestmark = pytest.mark.rule("CH-A1.1")\n', encoding="utf-8")
    assert rule_coverage.main(["--min", "1.0"], project) == 0
    assert capsys.readouterr().out == "chess: 3 of 3 rules have a test (100.0%)\n"


def test_unknown_game(project: Path) -> None:
    with pytest.raises(SystemExit):
        rule_coverage.main(["go"], project)
