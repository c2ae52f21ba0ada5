"""Small pieces of HTML; every string that is not Markup is escaped."""

from collections.abc import Iterable

from markupsafe import Markup, escape

Attribute = str | int | bool | None


def tag(name: str, *children: Markup | str, **attributes: Attribute) -> Markup:
    """An element. `class_` is the attribute class, `data_key` data-key; None and False are none."""
    opened = [name]
    for key, value in attributes.items():
        written = key.rstrip("_").replace("_", "-")
        if value is True:
            opened.append(written)
        elif value is not None and value is not False:
            opened.append(f'{written}="{value if isinstance(value, int) else escape(value)}"')
    return Markup(f"<{' '.join(opened)}>{join(children)}</{name}>")


def join(parts: Iterable[Markup | str]) -> Markup:
    """Pieces one after the other."""
    # As plain strings, which is several times faster than adding Markup to Markup.
    return Markup("".join(p if isinstance(p, Markup) else escape(p) for p in parts))
