"""As what pieces are drawn, by the names that programs for many variants give kinds of pieces."""

from __future__ import annotations

from collections.abc import Collection

XIANGQI, SHOGI, FIGURES = "xiangqi", "shogi", ""
"""The families of outlines: two kinds of tokens, and the figures of chess."""


def _alike(*kinds: str) -> dict[str, str]:
    """Return kinds of pieces whose outlines are called as they are."""
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
"""As what promoted pieces of Shogi are drawn, by what they were."""


def family_of(kinds: Collection[str], drops: bool = False) -> str:
    """Return the family in which a game's pieces are drawn that has these kinds of pieces.

    `drops` is whether captured pieces may be dropped.
    """
    if "cannon" in kinds and ("horse" in kinds or "soldier" in kinds):
        return XIANGQI
    return SHOGI if drops and ("gold" in kinds or "shogiPawn" in kinds) else FIGURES


def outline_of(family: str, kind: str, was: str = "") -> str:
    """Return the outline of a kind of piece, for `PieceType.asset`; empty where there is none.

    `was` is the kind of what it was before it was promoted, if it is.
    """
    outlines = _OUTLINES[family]
    found = (_PROMOTED.get(was) if family == SHOGI else None) or outlines.get(kind)
    if found is None:
        return _OUTLINES[FIGURES].get(kind, "")
    return f"{family}/{found}" if family else found
