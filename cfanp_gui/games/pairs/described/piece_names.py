"""Names of the pieces of described games.

Names of pieces of the program's own file are sentences that can be translated. Those of other files
are used as the file gives them, in every language.
"""

from __future__ import annotations

from collections.abc import Mapping

from cfanp_gui.core.pieces import FIDE_TYPES, PieceType
from cfanp_gui.core.text import Plural, Text
from cfanp_gui.games.pairs.described.description import Kind

_NAMES: Mapping[str, PieceType] = {str(kind.name): kind for kind in FIDE_TYPES.values()} | {
    str(name): PieceType("", name, title, several.template, "", 0)
    for name, title, several in (
        (Text("advisor"), Text("Advisor"), Plural("%n advisor(s)", "", 1)),
        (Text("ai-wok"), Text("Ai-wok"), Plural("%n ai-wok(s)", "", 1)),
        (Text("alfil"), Text("Alfil"), Plural("%n alfil(s)", "", 1)),
        (Text("amazon"), Text("Amazon"), Plural("%n amazon(s)", "", 1)),
        (Text("archbishop"), Text("Archbishop"), Plural("%n archbishop(s)", "", 1)),
        (Text("archer"), Text("Archer"), Plural("%n archer(s)", "", 1)),
        (Text("banner"), Text("Banner"), Plural("%n banner(s)", "", 1)),
        (Text("bede"), Text("Bede"), Plural("%n bede(s)", "", 1)),
        (Text("cannon"), Text("Cannon"), Plural("%n cannon(s)", "", 1)),
        (Text("cardinal"), Text("Cardinal"), Plural("%n cardinal(s)", "", 1)),
        (Text("centaur"), Text("Centaur"), Plural("%n centaur(s)", "", 1)),
        (Text("chancellor"), Text("Chancellor"), Plural("%n chancellor(s)", "", 1)),
        (Text("charging knight"), Text("Charging knight"), Plural("%n charging knight(s)", "", 1)),
        (Text("charging rook"), Text("Charging rook"), Plural("%n charging rook(s)", "", 1)),
        (Text("chariot"), Text("Chariot"), Plural("%n chariot(s)", "", 1)),
        (Text("colonel"), Text("Colonel"), Plural("%n colonel(s)", "", 1)),
        (Text("courier"), Text("Courier"), Plural("%n courier(s)", "", 1)),
        (Text("dragon"), Text("Dragon"), Plural("%n dragon(s)", "", 1)),
        (Text("elephant"), Text("Elephant"), Plural("%n elephant(s)", "", 1)),
        (Text("FAD"), Text("FAD"), Plural("%n FADs", "", 1)),
        (Text("fers"), Text("Fers"), Plural("%n ferses", "", 1)),
        (Text("ferz"), Text("Ferz"), Plural("%n ferzes", "", 1)),
        (Text("fibnif"), Text("Fibnif"), Plural("%n fibnif(s)", "", 1)),
        (Text("general"), Text("General"), Plural("%n general(s)", "", 1)),
        (Text("gold general"), Text("Gold general"), Plural("%n gold general(s)", "", 1)),
        (Text("half-duck"), Text("Half-duck"), Plural("%n half-duck(s)", "", 1)),
        (Text("horse"), Text("Horse"), Plural("%n horse(s)", "", 1)),
        (Text("khon"), Text("Khon"), Plural("%n khon(s)", "", 1)),
        (Text("lance"), Text("Lance"), Plural("%n lance(s)", "", 1)),
        (Text("man"), Text("Man"), Plural("%n men", "", 1)),
        (Text("marshal"), Text("Marshal"), Plural("%n marshal(s)", "", 1)),
        (Text("met"), Text("Met"), Plural("%n met(s)", "", 1)),
        (Text("promoted knight"), Text("Promoted knight"), Plural("%n promoted knight(s)", "", 1)),
        (Text("promoted lance"), Text("Promoted lance"), Plural("%n promoted lance(s)", "", 1)),
        (
            Text("promoted silver general"),
            Text("Promoted silver general"),
            Plural("%n promoted silver general(s)", "", 1),
        ),
        (Text("royal knight"), Text("Royal knight"), Plural("%n royal knight(s)", "", 1)),
        (Text("short rook"), Text("Short rook"), Plural("%n short rook(s)", "", 1)),
        (Text("silver general"), Text("Silver general"), Plural("%n silver general(s)", "", 1)),
        (Text("sneak"), Text("Sneak"), Plural("%n sneak(s)", "", 1)),
        (Text("soldier"), Text("Soldier"), Plural("%n soldier(s)", "", 1)),
        (Text("tokin"), Text("Tokin"), Plural("%n tokin(s)", "", 1)),
        (Text("waffle"), Text("Waffle"), Plural("%n waffle(s)", "", 1)),
        (Text("wazir"), Text("Wazir"), Plural("%n wazir(s)", "", 1)),
        (Text("woody rook"), Text("Woody rook"), Plural("%n woody rook(s)", "", 1)),
    )
}
"""Names of pieces by their English names."""
_BY_TYPE = {
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
    "commoner": "man",
}
"""English names by types of the dialect, where these differ."""
_BY_OUTLINE = {
    "king": "king",
    "xiangqi/general": "general",
    "xiangqi/advisor": "advisor",
    "xiangqi/elephant": "elephant",
    "xiangqi/chariot": "chariot",
    "shogi/promoted-silver": "promoted silver general",
    "shogi/promoted-knight": "promoted knight",
    "shogi/promoted-lance": "promoted lance",
    "shogi/tokin": "tokin",
}
"""English names by outlines: games of the families of Xiangqi and Shogi name theirs alike."""
_BY_GAME = {
    "makruk": {"M": "met", "S": "khon"},
    "shatranj": {"Q": "ferz"},
    "courier": {"F": "ferz", "E": "archer", "W": "sneak", "B": "courier"},
    "grand": {"A": "cardinal", "C": "marshal"},
    "knightmate": {"K": "royal knight"},
    "berolina": {"P": "pawn"},
    "differentarmies": {
        "C": "cardinal",
        "D": "bede",
        "W": "waffle",
        "F": "FAD",
        "G": "charging rook",
        "I": "fibnif",
        "H": "charging knight",
        "L": "colonel",
        "S": "short rook",
        "O": "woody rook",
        "U": "half-duck",
    },
}
"""English names by the keys of the program's games, and letters."""


def named(key: str, kind: Kind, outline: str) -> PieceType:
    """Return a type with the names of a piece of the game with a key, drawn as an outline."""
    name = (
        _BY_GAME.get(key, {}).get(kind.letter.rstrip("~"))
        or _BY_OUTLINE.get(outline)
        or _BY_TYPE.get(kind.type, kind.type)
    )
    letter = Text("{letter}", letter=kind.letter)
    return _NAMES.get(name) or PieceType("", letter, letter, "%n " + kind.letter, "", 0)
