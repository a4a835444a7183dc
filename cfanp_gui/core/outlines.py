"""Outlines of pieces by the names that programs for many variants give to kinds of pieces."""

from __future__ import annotations

from collections.abc import Collection

XIANGQI, SHOGI, FIGURES = "xiangqi", "shogi", ""
"""Families of outlines: two kinds of tokens, and the figures of chess."""


def _alike(*kinds: str) -> dict[str, str]:
    """Return kinds of pieces mapped to outlines of the same name."""
    return {kind: kind for kind in kinds}


_SHOGI_PAWN = {"shogiPawn": "pawn"}
_OUTLINES = {
    FIGURES: _alike("king", "queen", "rook", "bishop", "knight", "pawn") | _SHOGI_PAWN,
    XIANGQI: {
        **_alike("elephant", "horse", "cannon", "soldier"),
        "king": "general",
        "fers": "advisor",
        "janggiElephant": "elephant",
        "rook": "chariot",
        "janggiCannon": "cannon",
    },
    SHOGI: {
        **_alike("king", "rook", "bishop", "gold", "silver", "lance"),
        **_SHOGI_PAWN,
        "shogiKnight": "knight",
        "bers": "dragon",
        "dragonHorse": "horse",
    },
}
_PROMOTED = {
    "rook": "dragon",
    "bishop": "horse",
    "silver": "promoted-silver",
    "shogiKnight": "promoted-knight",
    "lance": "promoted-lance",
    "shogiPawn": "tokin",
}
"""Outlines of promoted pieces of Shogi, by the kind before promotion."""


def family_of(kinds: Collection[str], drops: bool = False) -> str:
    """Return the family of outlines for a game with these kinds of pieces.

    `drops` is True if captured pieces may be dropped.
    """
    if "cannon" in kinds and ("horse" in kinds or "soldier" in kinds):
        return XIANGQI
    return SHOGI if drops and ("gold" in kinds or "shogiPawn" in kinds) else FIGURES


def outline_of(family: str, kind: str, was: str = "") -> str:
    """Return the outline of a kind of piece, for `PieceType.asset`; empty if there is none.

    `was` is its kind before promotion, if it is promoted.
    """
    outlines = _OUTLINES[family]
    found = (_PROMOTED.get(was) if family == SHOGI else None) or outlines.get(kind)
    if found is None:
        return _OUTLINES[FIGURES].get(kind, "")
    return f"{family}/{found}" if family else found
