"""Cuts the fonts of the pages and the drawings out of their packages, and measures their letters.

    npm pack @fontsource-variable/noto-sans @fontsource-variable/source-serif-4
    python -m venv cut && cut/bin/pip install fonttools brotli
    cut/bin/python tools/fonts.py *.tgz

It writes `src/kronika/core/art/fonts`. The fonts keep the weights from 400 to 700 and the letters
of Latin and Latin Extended-A. They have names of their own, because their licence reserves those
of the originals for the originals.
"""

import io
import json
import sys
import tarfile
from pathlib import Path
from typing import Any, Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FOLDER: Final = Path(__file__).parent.parent / "src/kronika/core/art/fonts"
FACES: Final = {"noto-sans": "sans", "source-serif-4": "book"}
RANGES: Final = {
    "latin": (
        (0x20, 0x7E), (0xA0, 0xFF), (0x131, 0x131), (0x152, 0x153), (0x2013, 0x2014),
        (0x2018, 0x201E), (0x2020, 0x2022), (0x2026, 0x2026), (0x2030, 0x2030), (0x2039, 0x203A),
        (0x20AC, 0x20AC), (0x2212, 0x2212), (0xFFFD, 0xFFFD),
    ),
    "latin-ext": (
        (0x100, 0x130), (0x132, 0x151), (0x154, 0x17F), (0x192, 0x192), (0x218, 0x21B),
        (0x1E80, 0x1E85), (0x1E9E, 0x1E9E), (0x1EF2, 0x1EF3),
    ),
}  # fmt: skip
FEATURES: Final = ("kern", "liga", "locl", "mark", "mkmk", "ccmp", "tnum", "pnum")
MEASURED: Final = {"sans": (400, 700), "book": (600,)}
NAMES: Final = {1: "Kronika {}", 2: "Regular", 3: "Kronika{}", 4: "Kronika {}", 6: "Kronika{}"}


def opened(package: tarfile.TarFile, path: str) -> bytes:
    """A file of a package."""
    found = package.extractfile(f"package/{path}")
    assert found is not None, path
    return found.read()


def cut(data: bytes, letters: list[int], name: str) -> Any:
    """A font with some weights and letters only, under another name."""
    weights = io.BytesIO()
    instantiateVariableFont(TTFont(io.BytesIO(data)), {"wght": (400, 700)}).save(weights)
    font = TTFont(weights)
    options = Options()
    options.layout_features = list(FEATURES)
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID in NAMES:
            record.string = NAMES[record.nameID].format(name.title())
    font.flavor = "woff2"
    return font


def widths(file: Path, weight: int) -> dict[str, int]:
    """How wide each letter is in thousandths; of a figure, where all are equally wide."""
    made = instantiateVariableFont(TTFont(file), {"wght": weight})
    em = made["head"].unitsPerEm
    equal: dict[str, str] = {}
    if "GSUB" in made:
        table = made["GSUB"].table
        for record in table.FeatureList.FeatureRecord:
            if record.FeatureTag == "tnum":
                for index in record.Feature.LookupListIndex:
                    for part in table.LookupList.Lookup[index].SubTable:
                        equal.update(getattr(part, "mapping", {}))
    advance = {name: width for name, (width, _) in made["hmtx"].metrics.items()}
    return {
        chr(letter): round(1000 * max(advance[glyph], advance.get(equal.get(glyph, ""), 0)) / em)
        for letter, glyph in sorted(made.getBestCmap().items())
    }


def main() -> None:
    measured: dict[str, dict[str, int]] = {}
    for archive in sys.argv[1:]:
        with tarfile.open(archive) as package:
            source = json.loads(opened(package, "package.json"))["name"].rpartition("/")[2]
            name = FACES[source]
            licence = opened(package, "LICENSE").decode()
            (FOLDER / f"OFL-{source}.txt").write_text(licence.rstrip() + "\n", encoding="utf-8")
            for part, ranges in RANGES.items():
                letters = [letter for first, last in ranges for letter in range(first, last + 1)]
                data = opened(package, f"files/{source}-{part}-wght-normal.woff2")
                file = FOLDER / f"kronika-{name}-{part}.woff2"
                cut(data, letters, name).save(file)
                for weight in MEASURED[name]:
                    measured.setdefault(f"{name} {weight}", {}).update(widths(file, weight))
    text = json.dumps(measured, ensure_ascii=False, indent=0, sort_keys=True)
    (FOLDER / "widths.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
