"""Reading HTML in tests: elements with their attributes, words and what they lie in."""

from html.parser import HTMLParser

VOID = ("input", "meta", "link", "hr", "br", "img")


class Element:
    def __init__(self, name: str, attributes: dict[str, str], parent: "Element | None") -> None:
        self.name = name
        self.attributes = attributes
        self.parent = parent
        self.children: list[Element | str] = []

    def get(self, attribute: str) -> str | None:
        return self.attributes.get(attribute)

    @property
    def classes(self) -> list[str]:
        return self.attributes.get("class", "").split()

    @property
    def text(self) -> str:
        parts = [child if isinstance(child, str) else child.text for child in self.children]
        return "".join(parts)

    @property
    def inside(self) -> "list[Element]":
        found = []
        for child in self.children:
            if isinstance(child, Element):
                found += [child, *child.inside]
        return found

    def all(self, name: str = "", class_: str = "", has: str = "") -> "list[Element]":
        """The elements inside with a name, a class and an attribute, as far as they are given."""
        return [
            one
            for one in self.inside
            if (not name or one.name == name)
            and (not class_ or class_ in one.classes)
            and (not has or has in one.attributes)
        ]

    def one(self, name: str = "", class_: str = "", has: str = "") -> "Element":
        found = self.all(name, class_, has)
        assert len(found) == 1, f"{len(found)} of {name} .{class_} [{has}]"
        return found[0]


class Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = Element("", {}, None)
        self.at = self.root

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in VOID:
            last = self.at.children[-1]
            assert isinstance(last, Element)
            self.at = last

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        made = Element(tag, {name: value or "" for name, value in attrs}, self.at)
        self.at.children.append(made)

    def handle_endtag(self, tag: str) -> None:
        assert self.at.name == tag, f"</{tag}> closes <{self.at.name}>"
        assert self.at.parent is not None
        self.at = self.at.parent

    def handle_data(self, data: str) -> None:
        self.at.children.append(data)


def read(source: str) -> Element:
    """The elements of a piece of HTML, which must be closed as they were opened."""
    reader = Reader()
    reader.feed(source)
    reader.close()
    assert reader.at is reader.root, f"<{reader.at.name}> is not closed"
    return reader.root
