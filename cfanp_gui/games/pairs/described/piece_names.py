"""Names of the pieces of described games: by their kinds, their outlines, or as a file has them.

Names of kinds and those of the program's own file are translated; others are as the file has them,
in every language.
"""

from collections.abc import Iterator

from cfanp_gui.core.pieces import FIDE_TYPES, PieceType
from cfanp_gui.core.text import Plural, Text, WithArticle, capitalized, presented
from cfanp_gui.games.pairs.described.description import Kind
from cfanp_gui.games.pairs.described.keys import BETZA

_FIDE = {str(kind.name): kind for kind in FIDE_TYPES.values()}
_BY_TYPE = {kind: kind for kind in BETZA if kind.islower()} | {
    "shogiPawn": "pawn",
    "shogiKnight": "knight",
    "fersAlfil": "elephant",
    "silver": "silver general",
    "aiwok": "ai-wok",
    "bers": "dragon",
    "gold": "gold general",
    "dragonHorse": "horse",
    "janggiElephant": "elephant",
    "janggiCannon": "cannon",
    "commoner": "mann",
    "clobber": "stone",
    "breakthrough": "pawn",
    "immobile": "stone",
}
"""English names by types of the dialect."""
_BY_OUTLINE = {
    "king": "king",
    "general": "general",
    "advisor": "advisor",
    "guard": "guard",
    "elephant": "elephant",
    "chariot": "chariot",
    "promoted-silver": "promoted silver general",
    "promoted-knight": "promoted knight",
    "promoted-lance": "promoted lance",
    "tokin": "tokin",
}
"""English names by outlines: games of the families of Xiangqi, Janggi and Shogi name theirs so."""
_PLURALS = {
    "FAD": "%n FADs",
    "duchess": "%n duchesses",
    "fers": "%n ferses",
    "ferz": "%n ferzes",
    "fox": "%n foxes",
    "janus": "%n januses",
}
"""Plurals that are more than an s behind the name, as templates of a `Plural`."""


def named(kind: Kind, given: str, outline: str) -> PieceType:
    """Return a type with the names of a kind of piece that is drawn as an outline.

    `given` is its name in the file; empty if it has none.
    """
    name = given or _BY_OUTLINE.get(outline.rpartition("/")[2]) or _BY_TYPE.get(kind.type, "")
    if not name:
        letter = Text("{letter}", letter=kind.letter)
        return PieceType("", letter, letter, "%n " + kind.letter, "", 0)
    if name in _FIDE:
        return _FIDE[name]
    title, plural = capitalized(name), _PLURALS.get(name, f"%n {name}(s)")
    return PieceType("", presented(name), presented(title), plural, "", 0)


def name_texts(given: Iterator[str]) -> Iterator[Text]:
    """Yield the names of kinds and those `given` by files as they are to be translated."""
    names = {*_BY_TYPE.values(), *_BY_OUTLINE.values(), *given} - _FIDE.keys()
    for name in sorted(names):
        title = presented(capitalized(name))
        yield from (presented(name), title, WithArticle(title).whole)
        yield Plural(_PLURALS.get(name, f"%n {name}(s)"), "", 1)
