"""The kinds of pieces that Fairy-Stockfish's dialect knows by name, and how they move."""

from __future__ import annotations

BETZA = {
    "pawn": "fmWfceF",
    "knight": "N",
    "bishop": "B",
    "rook": "R",
    "queen": "Q",
    "fers": "F",
    "alfil": "A",
    "fersAlfil": "FA",
    "silver": "FfW",
    "aiwok": "RNF",
    "bers": "RF",
    "archbishop": "BN",
    "chancellor": "RN",
    "amazon": "QN",
    "knibis": "mNcB",
    "biskni": "mBcN",
    "kniroo": "mNcR",
    "rookni": "mRcN",
    "shogiPawn": "fW",
    "lance": "fR",
    "shogiKnight": "fN",
    "gold": "WfF",
    "dragonHorse": "BW",
    "clobber": "cW",
    "breakthrough": "fmWfF",
    "immobile": "",
    "cannon": "mRcpR",
    "janggiCannon": "pR",
    "soldier": "fsW",
    "horse": "nN",
    "elephant": "nA",
    "janggiElephant": "nZ",
    "banner": "RcpRnN",
    "wazir": "W",
    "commoner": "K",
    "centaur": "KN",
    "king": "K",
}
"""By name in Betza's notation. A pawn's double step and a soldier's sideways step are rules."""
CUSTOM = tuple(f"customPiece{number}" for number in range(1, 26))
"""The names under which a file describes pieces of its own."""
NAMES = (*(name for name in BETZA if name != "king"), *CUSTOM, "king")
"""Every kind of piece, in the order in which they are read."""
PAWN, KING, SOLDIER, SHOGI_PAWN = "pawn", "king", "soldier", "shogiPawn"
UNSAID = ("janggiCannon",)
"""Kinds with a rule that their notation does not say: Janggi’s cannon neither jumps over one of
its kind nor captures one."""
