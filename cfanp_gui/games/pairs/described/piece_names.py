"""What the pieces of described games are called."""

from __future__ import annotations

from cfanp_gui.core.text import Plural, Text
from cfanp_gui.games.pairs.described.description import Kind

_NAMES = {
    "pawn": (Text("pawn"), Plural("%n pawn(s)", "", 1)),
    "knight": (Text("knight"), Plural("%n knight(s)", "", 1)),
    "bishop": (Text("bishop"), Plural("%n bishop(s)", "", 1)),
    "rook": (Text("rook"), Plural("%n rook(s)", "", 1)),
    "queen": (Text("queen"), Plural("%n queen(s)", "", 1)),
    "king": (Text("king"), Plural("%n king(s)", "", 1)),
    "fers": (Text("fers"), Plural("%n ferses", "", 1)),
    "alfil": (Text("alfil"), Plural("%n alfil(s)", "", 1)),
    "fersAlfil": (Text("elephant"), Plural("%n elephant(s)", "", 1)),
    "silver": (Text("silver general"), Plural("%n silver general(s)", "", 1)),
    "aiwok": (Text("ai-wok"), Plural("%n ai-wok(s)", "", 1)),
    "bers": (Text("dragon"), Plural("%n dragon(s)", "", 1)),
    "archbishop": (Text("archbishop"), Plural("%n archbishop(s)", "", 1)),
    "chancellor": (Text("chancellor"), Plural("%n chancellor(s)", "", 1)),
    "amazon": (Text("amazon"), Plural("%n amazon(s)", "", 1)),
    "shogiPawn": (Text("pawn"), Plural("%n pawn(s)", "", 1)),
    "lance": (Text("lance"), Plural("%n lance(s)", "", 1)),
    "shogiKnight": (Text("knight"), Plural("%n knight(s)", "", 1)),
    "gold": (Text("gold general"), Plural("%n gold general(s)", "", 1)),
    "dragonHorse": (Text("dragon horse"), Plural("%n dragon horse(s)", "", 1)),
    "cannon": (Text("cannon"), Plural("%n cannon(s)", "", 1)),
    "soldier": (Text("soldier"), Plural("%n soldier(s)", "", 1)),
    "horse": (Text("horse"), Plural("%n horse(s)", "", 1)),
    "elephant": (Text("elephant"), Plural("%n elephant(s)", "", 1)),
    "janggiElephant": (Text("elephant"), Plural("%n elephant(s)", "", 1)),
    "banner": (Text("banner"), Plural("%n banner(s)", "", 1)),
    "wazir": (Text("wazir"), Plural("%n wazir(s)", "", 1)),
    "commoner": (Text("man"), Plural("%n men", "", 1)),
    "centaur": (Text("centaur"), Plural("%n centaur(s)", "", 1)),
}
"""By what the dialect calls them: one, and with a count."""


def name_of(key: str, kind: Kind) -> tuple[Text, str]:  # noqa: ARG001
    """Return what a piece is called, and the template of several with their count."""
    if kind.type in _NAMES:
        name, several = _NAMES[kind.type]
        return name, several.template
    return Text("{letter}", letter=kind.letter), "%n " + kind.letter
