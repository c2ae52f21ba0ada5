"""What pyproject.toml cannot say: compiling with mypyc, and the rules' text in the package.

KRONIKA_COMPILE=1 compiles or fails; KRONIKA_COMPILE=0 never compiles. Without it, a wheel is
compiled if there is a C compiler, and is plain Python with a warning if compiling fails; an
editable install is never compiled, because a compiled module hides later edits of its source.
"""

import os
import shutil
import sys
import sysconfig
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/kronika")
COMPILED = ("bots/*.py", "core/*.py", "games/*/*.py", "games/*/*/*.py")
# Not worth compiling (they run once, or talk to files and screens), or not possible.
UNCOMPILED = (
    "__init__.py",
    "bots/helpers.py",
    "core/drawing.py",
    "core/entries.py",
    "core/markup.py",
    "core/record.py",
    "core/rulebook.py",
    "core/scene.py",
    "core/terminal.py",
    "core/messages.py",
    "core/text.py",
    "core/view.py",
    "games/*/board.py",
    "games/*/drawing/*.py",
    "games/*/game.py",
    "games/*/geometry.py",
    "games/*/page.py",
    "games/*/position.py",
    "games/*/terminal.py",
    "games/*/wording/*.py",
)
GENERATED = "build/mypyc"
BUILD_COMMANDS = {"bdist_wheel", "build", "build_ext"}


def must_compile() -> bool:
    return os.environ.get("KRONIKA_COMPILE") == "1"


def may_compile() -> bool:
    if must_compile():
        # Metadata is asked for with other commands, where compiling would only take time.
        return bool((BUILD_COMMANDS | {"editable_wheel"}).intersection(sys.argv))
    if os.environ.get("KRONIKA_COMPILE") == "0" or not BUILD_COMMANDS.intersection(sys.argv):
        return False
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    return shutil.which(compiler.split()[0]) is not None


def warn(reason: object) -> None:
    line = "*" * 78
    print(
        f"{line}\nKronika is not compiled, and runs several times slower: {reason}\n"
        f"Set KRONIKA_COMPILE=1 to make this an error, KRONIKA_COMPILE=0 not to try.\n{line}",
        file=sys.stderr,
    )


def modules_to_compile() -> list[str]:
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern)}
    return sorted(
        path.as_posix() for path in found if not any(path.match(pattern) for pattern in UNCOMPILED)
    )


def group_of(module: str) -> str:
    """A game is a library of its own, so that an edit rebuilds one; all else is one more."""
    parts = Path(module).relative_to(PACKAGE).parts
    return f"kronika_{parts[1]}" if parts[0] == "games" else "kronika"


def rules_documents() -> list[str]:
    return sorted(path.as_posix() for path in Path("docs/rules").glob("*.md"))


def extensions() -> list[Any]:
    if not may_compile():
        return []
    try:
        from mypyc.build import mypycify

        # An isolated build has no runtime dependencies: what is imported from them is Any there.
        options = ["--ignore-missing-imports", "--no-warn-unused-ignores"]
        modules = modules_to_compile()
        groups: dict[str, list[str]] = {}
        for module in modules:
            groups.setdefault(group_of(module), []).append(module)
        found = mypycify(
            [*options, *modules],
            opt_level="1",  # what mypyc writes is calls: 3 is no faster and compiles twice as long
            multi_file=True,
            separate=[(members, name) for name, members in groups.items()],
            target_dir=GENERATED,
        )
        if os.name != "nt":
            for extension in found:
                # Nobody outside of a library calls its functions, so those within may call
                # directly; but each of its files names the tables of the other libraries.
                options = ["-fvisibility=hidden", "-fcommon", "-MMD"]
                extension.extra_compile_args = [*extension.extra_compile_args, *options]
        return found
    except (Exception, SystemExit) as error:  # mypyc exits when it finds an error
        if must_compile():
            raise
        warn(f"mypyc failed ({error})")
        return []


def up_to_date(compiled: Path) -> bool:
    """Whether nothing is newer of all that went into an object file."""
    noted = compiled.with_suffix(".d")
    if not compiled.exists() or not noted.exists():
        return False
    needed = noted.read_text().replace("\\\n", " ").split()[1:]
    made = compiled.stat().st_mtime
    return all(
        Path(name).exists() and Path(name).stat().st_mtime < made for name in [__file__, *needed]
    )


class BuildExtensions(build_ext):
    """All extension modules or none: one without the others cannot be imported."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if must_compile():
                raise
            warn(error)
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)

    def build_extensions(self) -> None:
        """Compile the C files that have changed, side by side: setuptools compiles all of them, one
        after the other. mypyc leaves a file alone if it would write the same again, and the
        compiler notes which headers a file includes."""
        compile_in_turn = self.compiler.compile

        def compile_one(source: str, options: Any) -> list[str]:
            objects: list[str] = self.compiler.object_filenames(
                [source], output_dir=options["output_dir"]
            )
            if all(up_to_date(Path(name)) for name in objects):
                return objects
            made: list[str] = compile_in_turn([source], **options)
            return made

        def compile_at_once(sources: list[str], **options: Any) -> list[str]:
            with ThreadPool() as pool:
                objects = pool.map(lambda source: compile_one(source, options), sources)
            return [name for names in objects for name in names]

        self.compiler.compile = compile_at_once
        self.parallel = True
        super().build_extensions()


class BuildPython(build_py):
    """Adds docs/rules to a wheel, and to a source distribution, which is built from the same list.

    An editable install reads them from the repository.
    """

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib, "kronika", "_docs", "rules")
            self.mkpath(str(target))
            for document in rules_documents():
                self.copy_file(document, str(target))

    def get_source_files(self) -> list[str]:
        return [*super().get_source_files(), *rules_documents()]  # type: ignore[no-untyped-call]


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildExtensions, "build_py": BuildPython},
)
