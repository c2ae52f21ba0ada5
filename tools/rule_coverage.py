"""How many rules of each game have a test, and which do not.

Rules are the ids in docs/rules/*.en.md; a test names the ones that it proves:

    @pytest.mark.rule("PR-F4.2", "PR-F4.3")

Without arguments it tells of every game. It fails if one has less than the share of --min.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LANGUAGE: Final = ".en.md"
_START: Final = r"[A-Z]{2}-(?:[A-Z]+[0-9.]|[0-9])"
"""Chapters have letters (PR-A1.2) or numbers (EU-4.2.1)."""
RULE: Final = re.compile(rf"\*\*({_START}[A-Za-z0-9.]*)\*\*")

ID: Final = re.compile(rf"(?<![\w-])(?:{_START}[A-Za-z0-9.]*[A-Za-z0-9]|OPEN-[0-9]+)")
UNTESTABLE: Final = "## Rules without a test"
"""The heading in the notes of a game."""
RANGE: Final = re.compile(rf"{_START}[A-Z0-9.]* (?:to|through|-|–) {_START}")


def stated(folder: Path) -> dict[str, list[str]]:
    """The ids of each game's rules, in the order of the document."""
    return {
        path.name.removesuffix(LANGUAGE): list(
            dict.fromkeys(RULE.findall(path.read_text(encoding="utf-8")))
        )
        for path in sorted(folder.glob(f"*{LANGUAGE}"))
    }


def tested(folder: Path) -> set[str]:
    """The ids that tests name."""
    return {
        argument.value
        for path in folder.rglob("*.py")
        for mark in marks(ast.parse(path.read_text(encoding="utf-8"), str(path)))
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def marks(tree: ast.AST) -> Iterator[ast.Call]:
    """The calls of `pytest.mark.rule`."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "rule"
            and isinstance(node.func.value, ast.Attribute)
            and node.func.value.attr == "mark"
        ):
            yield node


def untestable(game: str, root: Path = ROOT) -> set[str]:
    """The ids of which the notes of a game say that nothing can be tested about them."""
    package = root / "src" / "kronika" / "games" / game.replace("-", "_")
    notes = package / "NOTES.md"
    if not notes.exists():
        return set()
    _, _, rest = notes.read_text(encoding="utf-8").partition(f"{UNTESTABLE}\n")
    return set(ID.findall(rest.partition("\n## ")[0]))


def untested(game: str, root: Path = ROOT) -> list[str]:
    """The rules of a game that no test names, but for those that none could prove."""
    have = tested(root / "tests") | untestable(game, root)
    return [rule for rule in stated(root / "docs" / "rules")[game] if rule not in have]


def named(folder: Path) -> set[str]:
    """The ids that the files of a game name, one by one."""
    return {
        rule
        for path in sorted(folder.rglob("*"))
        if path.suffix in (".py", ".toml", ".md")
        for rule in ID.findall(path.read_text(encoding="utf-8"))
    }


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Print the coverage; the exit status is 1 if it does not do."""
    games = stated(root / "docs" / "rules")
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="game", help=f"of: {', '.join(games)}")
    parser.add_argument("--min", type=float, default=0.0, help="the share that must have a test")
    chosen = parser.parse_args(arguments)
    for name in chosen.games:
        if name not in games:
            parser.error(f"there are no rules of {name!r}; there are those of {', '.join(games)}")
    status = 0
    for game in chosen.games or games:
        total, missing = len(games[game]), untested(game, root)
        share = 1 - len(missing) / total if total else 0.0
        print(f"{game}: {total - len(missing)} of {total} rules have a test ({share:.1%})")
        for rule in missing:
            print(f"    {rule}")
        if share < chosen.min:
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
