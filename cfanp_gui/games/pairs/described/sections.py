"""The sections of an `.ini` file in the dialect of Fairy-Stockfish's `variants.ini`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cfanp_gui.core.text import Text, shown

MOST_CHARACTERS = 2_000_000
MOST_SECTIONS = 2000


class Section(NamedTuple):
    """A game as a file describes it."""

    name: str
    parent: str
    """The name of the game whose rules hold where it says nothing; empty for none."""
    keys: Mapping[str, str]


class Refused(NamedTuple):
    """Why a game, or a whole file, cannot be played."""

    section: str
    """The name of the game; empty where it is the file."""
    key: str
    """The key on account of which it is; empty where there is none."""
    sentence: Text


def split(text: str, file: str) -> tuple[tuple[Section, ...], tuple[Refused, ...]]:
    """Return the sections of a text, and what in it is none; `file` is what it is called.

    A line that is no key ends nothing: the section that it stands in is refused, alone.
    """
    if len(text) > MOST_CHARACTERS or text.count("\n[") > MOST_SECTIONS:
        sentence = Text(
            "{file}: the file is too long (expected at most {size} characters and {count} games)",
            file=shown(file), size=MOST_CHARACTERS, count=MOST_SECTIONS,
        )  # fmt: skip
        return (), (Refused("", "", sentence),)
    sections: list[Section] = []
    refused: dict[str, Refused] = {}
    keys: dict[str, str] = {}
    name = ""
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip().removeprefix("\ufeff")
        if not line or line[0] in "#;":
            continue
        if line[0] == "[":
            title, closed, _ = line[1:].partition("]")
            name, _, parent = (part.strip() for part in title.partition(":"))
            keys = {}
            if not closed or not name:
                sentence = Text("{file}: line {line} has “{text}” (expected [name] or "
                                "[name:parent])", file=shown(file), line=number,
                                text=shown(line[:80]))  # fmt: skip
                refused[name] = Refused(name, "", sentence)
            else:
                sections.append(Section(name, parent, keys))
            continue
        key, equals, value = (part.strip() for part in line.partition("="))
        if not sections and not name:
            continue  # what stands before the first game says nothing
        if not equals or not key:
            sentence = Text("{file}: [{section}] has “{text}” in line {line} (expected a key, = "
                            "and a value)", file=shown(file), section=shown(name), line=number,
                            text=shown(line[:80]))  # fmt: skip
            refused.setdefault(name, Refused(name, "", sentence))
        elif len(value) > MOST_VALUE:
            sentence = Text("{file}: [{section}] {key} is too long (expected at most {size} "
                            "characters)", file=shown(file), section=shown(name),
                            key=shown(key[:80]), size=MOST_VALUE)  # fmt: skip
            refused.setdefault(name, Refused(name, key, sentence))
        else:
            keys[key] = value
    return (
        tuple(section for section in sections if section.name not in refused),
        tuple(refused.values()),
    )


MOST_VALUE = 4000
"""How long a value may be."""
