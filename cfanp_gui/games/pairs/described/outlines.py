"""Outlines of pieces by the names that programs for many variants give to kinds of pieces."""

from collections.abc import Collection

from cfanp_gui.core.pieces import DISC, Mark
from cfanp_gui.games.pairs.described.betza import Leg, PieceMoves, Way

XIANGQI, JANGGI, SHOGI = "xiangqi", "janggi", "shogi"
FIGURES, DISCS = "figures", "discs"
FAMILIES = (FIGURES, XIANGQI, JANGGI, SHOGI, DISCS)
"""Families of outlines: the figures of chess, three kinds of tokens, and none at all."""


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
        "rook": "chariot",
    },
    JANGGI: {
        **_alike("horse", "soldier"),
        "king": "general",
        "wazir": "guard",
        "rook": "chariot",
        "janggiElephant": "elephant",
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
_TURNED_OVER = ("gold", "dragon", "horse")
"""Outlines of kinds that pieces become at home; those promoted to them have their own."""
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
    is_chess = not {"pawn", "knight", "queen"}.isdisjoint(kinds)
    if not is_chess and {"horse", "soldier"} & {*kinds} and {"cannon", "janggiCannon"} & {*kinds}:
        return XIANGQI if "cannon" in kinds else JANGGI
    is_shogi = drops and ("gold" in kinds or "shogiPawn" in kinds) and not is_chess
    return SHOGI if is_shogi else FIGURES


def outline_of(family: str, kind: str, was: str = "", name: str = "") -> str:
    """Return the outline of a kind of piece, for `PieceType.asset`; empty if there is none.

    `was` is its kind before promotion, if it is promoted, and `name` what its file calls it: such
    a piece is drawn as the one that it is called after.
    """
    if family == DISCS:
        return ""
    outline = _OUTLINES[family].get(kind, "")
    if family == SHOGI and _OUTLINES[SHOGI].get(kind) in _TURNED_OVER:
        called = "tokin" if name == "tokin" else outline
        outline = called if name else _PROMOTED.get(was, outline)
    if not outline:
        return _OUTLINES[FIGURES].get(kind, "")
    return outline if family == FIGURES else f"{family}/{outline}"


def disc_of(letter: str, moves: PieceMoves) -> str:
    """Return the outline of a piece that nobody has drawn: its letter, and how it moves."""
    quiet, takes = ({_directed(leg) for leg in legs} for legs in (moves.quiet, moves.takes))
    marks = dict.fromkeys(quiet, Mark.MOVES) | dict.fromkeys(takes, Mark.CAPTURES)
    marks |= dict.fromkeys(quiet & takes, Mark.BOTH)
    return DISC + " ".join((letter, *(f"{marks[way]}{way}" for way in sorted(marks))))


def _directed(leg: Leg) -> str:
    """Return the shape and direction of a leg as `DISC` describes them."""
    shape = {Way.SLIDE: "l", Way.HOP: "h", Way.OVER: "h"}.get(leg.way, "s")
    return f"{'s' if leg.most == 1 else shape}{leg.aside},{leg.ahead}"
