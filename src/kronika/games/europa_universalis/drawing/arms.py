"""The arms of Realms: signs of a few words, drawn after old public blazons."""

from typing import Final
from zlib import crc32

from kronika.core.drawing import Markup, element, join

TINCTURES: Final = {
    "or": "#E2B33C",
    "ar": "#F6F1E4",
    "gu": "#B5392B",
    "az": "#2F5D9E",
    "ve": "#3B7D4F",
    "sa": "#2B2723",
    "pu": "#7A4A86",
}
# fmt: off
CHARGES: Final = {
    "fess": "M0 8h20v7H0z",
    "pale": "M7 0h6v24H7z",
    "bend": "M0 0h5l15 16v7L0 4z",
    "sin": "M20 0h-5L0 16v7L20 4z",
    "cross": "M8 0h4v9h8v4h-8v11H8V13H0V9h8z",
    "cross2": "M6 0h3v9h11v3H9v12H6V12H0V9h6z",
    "saltire": "M0 0h4l6 8 6-8h4l-7.5 10L20 20l-3 3-7-9-7 9-3-3 7.5-10z",
    "chief": "M0 0h20v7H0z",
    "chevron": "M10 6 20 16v6L10 12 0 22v-6z",
    "perpale": "M10 0h10v24H10z",
    "perfess": "M0 12h20v12H0z",
    "perbend": "M0 0 20 22v2H0z",
    "quarter": "M10 0h10v12H0v12h10z",
    "paly": "M3 0h3v24H3zM9 0h3v24H9zM15 0h3v24h-3z",
    "barry": "M0 3h20v3H0zM0 9h20v3H0zM0 15h20v3H0zM0 21h20v3H0z",
    "bendy": "M0 0h4l16 17v6L0 3zM10 0h5l5 5v6zM0 10l13 14H7L0 17z",
    "lozengy": "M5 0l5 6-5 6-5-6zM15 0l5 6-5 6-5-6zM5 12l5 6-5 6-5-6zM15 12l5 6-5 6-5-6z",
    "chequy": (
        "M0 0h5v6H0zM10 0h5v6h-5zM5 6h5v6H5zM15 6h5v6h-5zM0 12h5v6H0zM10 12h5v6h-5zM5 18h"
        "5v6H5zM15 18h5v6h-5z"
    ),
    "bordure": "M0 0h20v24H0zM3.5 3.5v8.5c0 4.5 3 7 6.5 8.5 3.5-1.5 6.5-4 6.5-8.5V3.5z",
    "crossc": "M8.3 5h3.4v4.5h4.3v3.4h-4.3V19H8.3v-6.1H4V9.5h4.3z",
    "lys": (
        "M10 3c-1.7 2.3-2.4 3.9-2.4 5.4 0 1.4.6 2.4 1.4 3.3H5.3c1.3-1.1 1.4-3.1-.1-3.9-1."
        "8-.9-3.3.8-2.7 2.8.5 1.6 2.1 2.4 3.9 2.4H9l-.9 5.5h3.8L11 13h2.6c1.8 0 3.4-.8 3."
        "9-2.4.6-2-.9-3.7-2.7-2.8-1.5.8-1.4 2.8-.1 3.9H11c.8-.9 1.4-1.9 1.4-3.3C12.4 6.9 "
        "11.7 5.3 10 3z"
    ),
    "lion": (
        "M6.3 20.5l.2-3.2 2-1.8-.3-2.5-2.4.3-1.5 1.7-1.5-1 2-2.6 2.9-.6-.2-1.6-2.5.2-1.9-"
        "1.7.9-1.4 2.3 1 .7-1.6L6 4.3l2.2.2 1.3-1.2 1.7 1.3 1.9.7-.5 1.7 1.4 2.5.1 3.2 1."
        "5-.3.5-2.4-1-2.6 1.3-1.3 1.2 3-.3 3.5-2 1.6.6 2.5 1.4 1.6-.5 2.2h-2l.4-1.6-2.4-2"
        ".3-2 1.4-.7 2.5z"
    ),
    "eagle": (
        "M10 2.5l1.6 1.3-.6 1.7 1 1.3c.9-2 3.2-3.6 5.5-3.2-.8.9-.9 1.8.1 2.5-.9.3-1.2 1.1"
        "-.6 2-1 .2-1.3 1-.7 1.9-1 0-1.6.8-1.5 1.7l-2-.6-.3 2 2.2 2-2 .4-1 2.5-1.7 2.5-1."
        "7-2.5-1-2.5-2-.4 2.2-2-.3-2-2 .6c.1-.9-.5-1.7-1.5-1.7.6-.9.3-1.7-.7-1.9.6-.9.3-1"
        ".7-.6-2 1-.7.9-1.6.1-2.5 2.3-.4 4.6 1.2 5.5 3.2l1-1.3-.6-1.7z"
    ),
    "tower": "M4.5 5H7v2.3h1.8V5h2.4v2.3H13V5h2.5v6h-1.2v8.5H5.7V11H4.5z",
    "crown": "M4 16.5 3 7.5l4 3.8L10 5l3 6.3 4-3.8-1 9z",
    "crescent": "M13.5 4.5a7.5 7.5 0 1 0 0 14 6 6 0 1 1 0-14z",
    "star": "M10 3.5l2 5 5.2.3-4.1 3.3 1.4 5.1L10 14.3l-4.5 2.9 1.4-5.1-4.1-3.3 5.2-.3z",
    "key": "M10 3a3.5 3.5 0 0 1 1.3 6.7V20H8.7v-1.8H6.5v-2.4h2.2V9.7A3.5 3.5 0 0 1 10 3z",
    "horse": (
        "M3.5 18.5l1.6-5.5-.6-1.5 1.6-1.5h3.7l.6-3.5 1.7-2 1.9.5v2l2.5 1.4-.5 2-2.5.1-1 3"
        " 2.4 2-.3 3h-1.8l-.2-2.3-2.5-1.6-2.5.8-.5 3.1z"
    ),
    "ship": "M3 14h14l-2.6 5H5.6zM9.3 3h1.4v10H9.3zM11.3 4.5 16 12h-4.7zM8.7 5.5V12H4.5z",
    "ring": "M10 5a6.5 6.5 0 1 0 .01 0zm0 3a3.5 3.5 0 1 1-.01 0z",
    "ball": "M10 6a5.5 5.5 0 1 0 .01 0z",
    "sword": "M10 2l1.5 2.5V13h3v2.3h-3V20h-3v-4.7h-3V13h3V4.5z",
    "tamga": "M3.5 5h13v8h-2.3V7.5h-3V19H8.8V7.5h-3V13H3.5z",
    "wheel": (
        "M10 4a8 8 0 1 0 .01 0zm-1 2.6v3.5L6 8.3a5.7 5.7 0 0 1 3-1.7zm2 0a5.7 5.7 0 0 1 3"
        " 1.7l-3 1.8zM4.7 10.2l3.2 1.8-3.2 1.8a5.7 5.7 0 0 1 0-3.6zm10.6 0a5.7 5.7 0 0 1 "
        "0 3.6L12.1 12zM9 13.9v3.5a5.7 5.7 0 0 1-3-1.7zm2 0 3 1.8a5.7 5.7 0 0 1-3 1.7z"
    ),
    "ermine": (
        "M5 4l1 3-1-.6L4 7zM10 4l1 3-1-.6-1 .6zM15 4l1 3-1-.6-1 .6zM7.5 9.5l1 3-1-.6-1 .6"
        "zM12.5 9.5l1 3-1-.6-1 .6zM5 15l1 3-1-.6L4 18zM10 15l1 3-1-.6-1 .6zM15 14.5l1 3-1"
        "-.6-1 .6z"
    ),
    "tree": "M10 2.5l5 6h-2.5l3.5 5.5h-4.5V20h-3v-6H4l3.5-5.5H5z",
    "fish": "M3 12c3-5 9-5 12-1l2.5-2.5v7L15 13c-3 4-9 4-12-1z",
    "anchor": (
        "M10 3a2.3 2.3 0 0 1 1.2 4.3V9H14v2h-2.8v6c2-.3 3.6-1.5 4.2-3.5h1.6C16 17.5 13.5 "
        "20 10 20s-6-2.5-7-6.5h1.6c.6 2 2.2 3.2 4.2 3.5v-6H6V9h2.8V7.3A2.3 2.3 0 0 1 10 3"
        "z"
    ),
}
ARMS: Final = {
    "albania": "gu eagle sa",
    "aq-qoyunlu": "sa horse ar",
    "aragon": "or paly gu",
    "athens": "or cross az",
    "augsburg": "gu perpale ar tree ve",
    "austria": "gu fess ar",
    "bavaria": "ar lozengy az",
    "beloozero": "az fish ar",
    "bitlis": "ve bend ar",
    "bohemia": "gu lion ar",
    "bosnia": "az bend ar lys or",
    "brabant": "sa lion or",
    "brandenburg": "ar eagle gu",
    "bremen": "gu key ar",
    "brittany": "ar ermine sa",
    "brunswick": "gu lion or",
    "burgundy": "or bendy az bordure gu",
    "byzantium": "gu cross or",
    "candar": "gu tree or",
    "castile": "gu quarter ar tower or",
    "circassia": "ve star or",
    "cleves": "gu star or",
    "cologne": "ar cross sa",
    "crimea": "az tamga or",
    "croatia": "ar chequy gu",
    "cyprus": "ar lion gu",
    "denmark": "gu cross2 ar",
    "desmond": "ar saltire gu",
    "djerid": "or crescent ve",
    "england": "gu quarter az cross ar",
    "ferrara": "az eagle ar",
    "flanders": "or lion sa",
    "florence": "ar lys gu",
    "france": "az 3lys or",
    "frankfurt": "gu eagle ar",
    "friesland": "az bendy ar",
    "gelre": "az lion or",
    "genoa": "ar cross gu",
    "georgia": "ar cross gu",
    "granada": "gu bend or",
    "great-horde": "or crescent gu",
    "hamburg": "gu tower ar",
    "holland": "or lion gu",
    "holstein": "gu star ar",
    "hungary": "gu barry ar",
    "imereti": "ar crossc gu bordure gu",
    "karaman": "az star ar",
    "kazan": "ar eagle sa crown or",
    "knights": "gu cross ar bordure sa",
    "leinster": "ve ring or",
    "liege": "gu pale or",
    "lithuania": "gu horse ar",
    "livonian-order": "ar cross sa bordure gu",
    "lorraine": "or bend gu",
    "lubeck": "ar chief gu",
    "magdeburg": "ar perfess gu",
    "mainz": "gu wheel ar",
    "mamluks": "or ball gu",
    "mantua": "ar cross gu eagle sa",
    "mazovia": "ar eagle gu chief gu",
    "mecklenburg": "or ring sa",
    "milan": "ar sin az",
    "moldavia": "gu star or",
    "morocco": "gu star ve",
    "munster": "or fess gu",
    "muscovy": "gu horse or",
    "naples": "az lys or chief gu",
    "navarra": "gu saltire or cross or",
    "naxos": "az bend ar",
    "netherlands": "or lion az",
    "norway": "gu lion or chief or",
    "novgorod": "ar chief az tower gu",
    "nuremberg": "or perpale gu eagle sa",
    "odoyev": "or eagle sa bordure gu",
    "ottomans": "ve crescent ar",
    "papal-states": "gu key or",
    "perm": "gu crossc ar bordure ve",
    "poland": "gu eagle ar",
    "pomerania": "ar lion gu",
    "portugal": "ar bordure gu 3ball az",
    "provence": "az bend or",
    "pskov": "az horse ar",
    "qara-qoyunlu": "ar horse sa",
    "ragusa": "gu bendy az bordure ar",
    "ramazan": "or star ve",
    "riga": "ar key gu",
    "ryazan": "or sword gu",
    "salzburg": "or perpale gu lion sa",
    "savoy": "gu cross ar",
    "saxony": "sa barry or bend ve",
    "scotland": "or bordure gu lion gu",
    "serbia": "gu crossc ar bordure ar",
    "shirvan": "az ball or",
    "siena": "ar perfess sa",
    "silesia": "or eagle sa",
    "sweden": "az 3crown or",
    "switzerland": "gu crossc ar",
    "teutonic-order": "ar cross sa ball or",
    "the-palatinate": "sa lion or",
    "tlemcen": "az crescent ar",
    "trebizond": "or eagle gu",
    "trier": "ar cross gu",
    "tunis": "gu crescent ar",
    "tver": "gu crown or",
    "tyrone": "ar sword gu",
    "ulm": "sa perfess ar",
    "venice": "gu lion or",
    "wallachia": "az eagle or",
    "yaroslavl": "or horse sa",
}
# fmt: on
SHIELD: Final = "M1 1h18v11c0 5.7-3.8 9-9 11.2C4.8 21 1 17.7 1 12z"
COLOURS: Final = ("az", "gu", "ve", "sa", "pu")
METALS: Final = ("or", "ar")
SIGNS: Final = (
    *("ball", "star", "crescent", "chief", "pale", "fess", "bend", "ring", "saltire"),
    "sword",
)
SMALL: Final = "3"
"""Before a charge: three of it."""


def blazon(realm: str) -> list[str]:
    """The field, and each charge with its tincture; Realms far away have one of their own too."""
    known = ARMS.get(realm)
    if known is None:
        number = crc32(realm.encode())
        colour, metal = COLOURS[number % 5], METALS[number // 5 % 2]
        known = f"{colour} {SIGNS[number // 10 % len(SIGNS)]} {metal}"
    return known.split()


def arms(realm: str) -> Markup:
    """A symbol of 20 to 24, clipped by `arms-clip`."""
    return element("symbol", *shield(realm, "arms-clip"), id=f"a-{realm}", viewBox="0 0 20 24")


def shield(realm: str, clip: str) -> tuple[Markup, Markup, Markup]:
    """Field, charges and edge of arms of 20 to 24, clipped by something that has SHIELD."""
    words = blazon(realm)
    charges = [
        drawn
        for charge, tincture in zip(words[1::2], words[2::2])
        for drawn in _charge(charge, TINCTURES[tincture])
    ]
    return (
        element("path", fill=TINCTURES[words[0]], d=SHIELD),
        element("g", join(charges), clip_path=f"url(#{clip})"),
        element("path", fill="none", stroke="#1E1A15", stroke_width=1.6, d=SHIELD),
    )


def _charge(charge: str, colour: str) -> list[Markup]:
    if not charge.startswith(SMALL):
        return [element("path", fill=colour, fill_rule="evenodd", d=CHARGES[charge])]
    d = CHARGES[charge.removeprefix(SMALL)]
    return [
        element("path", fill=colour, d=d, transform=f"translate({x} {y}) scale(.46)")
        for x, y in ((1, 1.5), (9.8, 1.5), (5.4, 11))
    ]
