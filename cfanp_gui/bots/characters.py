"""Bots as characters: names and faces that are the same every evening, and their way of playing.

Each level has a fixed cast. All bots of a level play alike, so the way of playing is the level's.
"""

import zlib
from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

from cfanp_gui.core.text import Text

SKINS = ("#f6d3bd", "#e8b48f", "#cf9568", "#a86f45", "#7b4c2f", "#593622")
HAIRS = ("#2b2523", "#5b3a26", "#8e5a34", "#d8ab5c", "#b0532c", "#8f9296", "#eceae4")
GROUNDS = ("#e9dfc8", "#cfdcd3", "#d9d2e3", "#cbd9e4", "#ecd5cf", "#d7dcc1", "#dcd8d2")
"""Muted colours, none of which is taken for an army's paint."""
STYLES = ("short", "bob", "curls", "bun", "long", "quiff", "fringe", "bald")
WORN = ("", "glasses", "", "cap", "band")
"""What anybody may wear; characters also have a beard, a moustache or earrings."""
ROBOT = "robot"
"""Style of a machine's face: its skin is one of the metals, its hair the light of its eyes."""
METALS = ("#b9c4ca", "#c7bfb0", "#a9bdb0", "#c2b5c6", "#93a5b3", "#cdb09f")
LIGHTS = ("#7fe0d2", "#ffd479", "#f5a3a3", "#b7e37f", "#a9c7ff", "#f0b6e6", "#ffffff")


class Look(NamedTuple):
    """Appearance of a face."""

    ground: str
    """Colour behind it, as ``#rrggbb``, as all colours here."""
    skin: str
    hair: str
    style: str
    """One of `STYLES`, a scarf, or `ROBOT`."""
    worn: str = ""
    """What is worn, or grows, besides hair; empty for nothing."""


class Character(NamedTuple):
    """A bot as somebody."""

    name: str
    level: str
    """Key of its level; see `levels.LEVELS`."""
    look: Look


MANNERS = {
    "random": Text("Plays any move that is allowed."),
    "greedy": Text("Takes the most valuable piece and looks no further."),
    "beginner": Text("Looks a move ahead and overlooks much, most of all quiet and long moves."),
    "casual": Text("Looks a little ahead and often overlooks what comes from afar."),
    "experienced": Text("Looks ahead and overlooks a move now and then."),
    "club": Text("Looks further ahead and overlooks little."),
    "tournament": Text("Looks far ahead and overlooks hardly anything."),
    "strongest": Text("Looks as far ahead as there is time for."),
}
"""Ways of playing, by the keys of levels."""

# Name, ground, skin and hair by their places in the lists above, style, and what is worn.
_CASTS = {
    "random": "Pip 031 robot,Zuzu 243 robot,Momo 402 robot,Bolt 135 robot,Kiki 526 robot,"
    "Tock 650 robot",
    "greedy": "Nacho 410 short cap,Freya 103 long,Gus 504 short beard,Olu 440 curls,"
    "Rosa 221 bun earrings,Sami 031 short glasses",
    "beginner": "Mila 504 bob,Theo 002 fringe,Aiko 410 bob band,Jonas 303 quiff glasses,"
    "Zola 150 curls earrings,Paco 231 short cap",
    "casual": "Lena 302 bun glasses,Omar 030 short beard,Yuki 210 long,Diego 221 quiff moustache,"
    "Maeve 504 curls,Kofi 450 bald",
    "experienced": "Greta 205 bob earrings,Ravi 341 short moustache,Sofia 122 long,"
    "Idris 554 bald glasses,Hana 010 fringe glasses,Pavel 613 quiff beard",
    "club": "Ingrid 106 bob glasses,Rashid 630 quiff moustache,Elif 211 scarf,"
    "Bruno 412 bald beard,Noor 530 fringe,Tomas 303 curls",
    "tournament": "Clara 304 bun,Emeka 251 short glasses,Mei 620 long glasses,"
    "Lars 503 short moustache,Farah 140 scarf,Anton 015 bald moustache",
    "strongest": "Astrid 103 bun,Mateo 521 curls beard,Priya 130 long band,Kenji 400 quiff glasses,"
    "Zainab 250 scarf,Leon 305 short beard",
}


def _character(level: str, line: str) -> Character:
    name, colours, style, *worn = line.split()
    ground, skin, hair = map(int, colours)
    skins, hairs = (METALS, LIGHTS) if style == ROBOT else (SKINS, HAIRS)
    look = Look(GROUNDS[ground], skins[skin], hairs[hair], style, *worn)
    return Character(name, level, look)


CASTS = {
    level: tuple(_character(level, line) for line in lines.split(","))
    for level, lines in _CASTS.items()
}
"""Characters of each level offered to people, in the order in which they take seats."""
_KNOWN = {character.name: character for cast in CASTS.values() for character in cast}


def bot_names(level: str, called: str = "") -> Iterator[str]:
    """Yield names for bots of a level, without end; those of another program are `called` so."""
    names = [character.name for character in CASTS.get(level, ())] or [called]
    yield from names
    for number in count(2):
        yield from (f"{name} {number}" for name in names)


def look_of(name: str) -> Look:
    """Return the face of a character, and of anybody else one that their letters always give."""
    if (known := _KNOWN.get(name)) is not None:
        return known.look
    rest, parts = zlib.crc32(name.encode()), list[str]()
    for choices in (GROUNDS, SKINS, HAIRS, STYLES, WORN):
        rest, place = divmod(rest, len(choices))
        parts.append(choices[place])
    return Look(*parts)
