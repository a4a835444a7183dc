"""What the keys of a game mean: how their values are read, and which cannot be played here."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.pairs.described.piece_kinds import NAMES

ALL = "*"
MOST_FILES = MOST_RANKS = 16
WHITE, BLACK = 0, 1
COLOURS = ("White", "Black")


class GameKeyError(Exception):
    """A game cannot be played on account of a key: what is wrong, and what was expected."""

    def __init__(self, key: str, sentence: Text) -> None:
        super().__init__(sentence)
        self.key = key
        self.sentence = sentence


def _unfit(key: str, value: str, expected: Text) -> GameKeyError:
    text = Text("“{value}” (expected {expected})", value=shown(value[:80]), expected=expected)
    return GameKeyError(key, text)


def whole(least: int, most: int) -> Callable[[str, str], int]:
    """Return what reads a number from `least` to `most`."""

    def read(key: str, value: str) -> int:
        if re.fullmatch(r"\d{1,6}", value) and least <= int(value) <= most:
            return int(value)
        raise _unfit(key, value, Text("a number from {least} to {most}", least=least, most=most))

    return read


def yes(key: str, value: str) -> bool:
    """Return a value that is true or false."""
    if value in ("true", "false"):
        return value == "true"
    raise _unfit(key, value, Text("true or false"))


def result(key: str, value: str) -> str:
    """Return how a game ends for the side to move: win, loss or draw."""
    if value in ("win", "loss", "draw"):
        return value
    raise _unfit(key, value, Text("win, loss or draw"))


def file_number(key: str, value: str) -> int:
    """Return a file from 1, written as a letter or a number."""
    last = chr(ord("a") + MOST_FILES - 1)
    if re.fullmatch(rf"[a-{last}]", value):
        return ord(value) - ord("a") + 1
    if re.fullmatch(r"\d{1,2}", value) and 1 <= int(value) <= MOST_FILES:
        return int(value)
    raise _unfit(key, value, Text("a file from a to {last}", last=last))


def squares(key: str, value: str) -> frozenset[tuple[int, int]]:
    """Return squares as files and ranks from 0, with -1 for every file or every rank."""
    found = set()
    for word in value.split():
        if word == "-":
            break
        match = re.fullmatch(r"([A-Pa-p]|\*)(\d{1,2}|\*)", word)
        if match is None or word == "**" or (match[2] != "*" and not 1 <= int(match[2]) <= 16):
            raise _unfit(key, value, Text("squares such as d4, *8 or a*, or -"))
        file = -1 if match[1] == "*" else ord(match[1].lower()) - ord("a")
        found.add((file, -1 if match[2] == "*" else int(match[2]) - 1))
    return frozenset(found)


def pieces(key: str, value: str, letters: Mapping[str, str]) -> frozenset[str]:
    """Return kinds of pieces that are named by their letters, such as ``nbrq``."""
    found: set[str] = set()
    for letter in "".join(value.split()):
        if letter == "-":
            break
        if letter == ALL:
            found.update(letters.values())
        elif letter.upper() in letters:
            found.add(letters[letter.upper()])
        else:
            raise _unfit(key, value, Text("letters of pieces: {letters}", letters=_said(letters)))
    return frozenset(found)


def pairs(key: str, value: str, letters: Mapping[str, str]) -> dict[str, str]:
    """Return what follows the letter of each piece, such as ``p:g s:g``."""
    found = {}
    for word in re.sub(r"\s*:\s*", ":", value).split():
        if word == "-":
            break
        letter, colon, rest = word.partition(":")
        if not colon or letter.upper() not in letters:
            expected = Text("letters of pieces, each with : and what it has, such as {one}:..",
                            one=next(iter(letters), "p").lower())  # fmt: skip
            raise _unfit(key, value, expected)
        found[letters[letter.upper()]] = rest
    return found


def numbers(key: str, value: str, letters: Mapping[str, str]) -> dict[str, int]:
    """Return the number that follows the letter of each piece, such as ``q:1 r:2``."""
    found = pairs(key, value, letters)
    if all(re.fullmatch(r"-?\d{1,6}", number) for number in found.values()):
        return {kind: int(number) for kind, number in found.items()}
    raise _unfit(key, value, Text("letters of pieces, each with : and a number"))


def _said(letters: Mapping[str, str]) -> str:
    return ", ".join(sorted(letter.lower() for letter in letters))


PLAIN: Mapping[str, Callable[[str, str], Any]] = {
    "maxRank": whole(1, MOST_RANKS),
    "maxFile": file_number,
    "mandatoryPawnPromotion": yes,
    "mandatoryPiecePromotion": yes,
    "piecePromotionOnCapture": yes,
    "pieceDemotion": yes,
    "doubleStep": yes,
    "castling": yes,
    "castlingKingsideFile": file_number,
    "castlingQueensideFile": file_number,
    "castlingRank": whole(1, MOST_RANKS),
    "castlingKingFile": file_number,
    "castlingRookKingsideFile": file_number,
    "castlingRookQueensideFile": file_number,
    "dropChecks": yes,
    "pieceDrops": yes,
    "dropLoop": yes,
    "capturesToHand": yes,
    "firstRankPawnDrops": yes,
    "promotionZonePawnDrops": yes,
    "dropPromoted": yes,
    "dropNoDoubledCount": whole(0, 100),
    "immobilityIllegal": yes,
    "flyingGeneral": yes,
    "soldierPromotionRank": whole(1, MOST_RANKS),
    "nMoveRule": whole(0, 10000),
    "nFoldRule": whole(0, 1000),
    "nFoldValue": result,
    "nFoldValueAbsolute": yes,
    "perpetualCheckIllegal": yes,
    "stalemateValue": result,
    "shogiPawnDropMateIllegal": yes,
}
"""Keys of one value."""
REGIONS = ("promotionRegion", "doubleStepRegion", "tripleStepRegion", "enPassantRegion",
           "dropRegion")  # fmt: skip
"""Keys of squares, for one colour each; ``enPassantRegion`` alone is for both."""
SETS: Mapping[str, tuple[str, ...]] = {
    "pawnTypes": ("mainPawn", "promotionPawnTypes", "enPassantTypes", "nMoveRuleTypes"),
    "promotionPawnTypes": ("mainPawn", "promotionPawnTypes"),
    "promotionPieceTypes": ("promotionPieceTypes",),
    "enPassantTypes": ("enPassantTypes",),
    "castlingKingPiece": ("castlingKingPiece",),
    "castlingRookPieces": ("castlingRookPieces",),
    "nMoveRuleTypes": ("nMoveRuleTypes",),
}
"""Keys of kinds of pieces, for both colours or (with its name behind) for one: what they set."""
COUNTED = ("promotionLimit", "pieceValueMg", "pieceValueEg")
"""Keys of a number for each kind of piece."""
IGNORED = frozenset(("variantTemplate", "pieceToCharTable", "pocketSize"))
"""Keys that change no rule."""
NOT_APPLIED: Mapping[str, tuple[str, ...]] = {
    "countingRule": ("none",),
    "chasingRule": ("none",),
    "materialCounting": ("none",),
}
"""Keys of rules that are left out, but named, with the values that say no rule."""
OURS = ("cfanpHalf", "cfanpBoard", "cfanpName", "cfanpArmies")

_NOTHING = ("", "-", "none", "false", "0")
REFUSED: Mapping[str, tuple[tuple[str, ...], Text]] = {
    "chess960": (("false",), Text("pieces are set up by lot")),
    "twoBoards": (("false",), Text("pieces come from another board")),
    "sittuyinPromotion": (("false",), Text("pawns promote on diagonals")),
    "blastOnCapture": (("false",), Text("captures explode")),
    "blastImmuneTypes": (_NOTHING, Text("pieces withstand explosions")),
    "mutuallyImmuneTypes": (_NOTHING, Text("pieces cannot capture their like")),
    "petrifyOnCaptureTypes": (_NOTHING, Text("pieces turn to stone")),
    "petrifyBlastPieces": (("false",), Text("pieces turn to stone")),
    "castlingDroppedPiece": (("false",), Text("dropped pieces castle")),
    "oppositeCastling": (("false",), Text("both sides may not castle alike")),
    "checking": (("true",), Text("checks are forbidden")),
    "mustCapture": (("false",), Text("captures are compulsory")),
    "mustDrop": (("false",), Text("drops are compulsory")),
    "mustDropType": (("*",), Text("drops are compulsory")),
    "enclosingDrop": (_NOTHING, Text("drops must enclose pieces")),
    "enclosingDropStart": (_NOTHING, Text("drops must enclose pieces")),
    "sittuyinRookDrop": (("false",), Text("Rooks are dropped on the first rank")),
    "dropOppositeColoredBishop": (("false",), Text("Bishops are dropped on different colours")),
    "gating": (("false",), Text("pieces enter behind others")),
    "seirawanGating": (("false",), Text("pieces enter behind others")),
    "cambodianMoves": (("false",), Text("pieces have a first leap")),
    "wallingRule": (_NOTHING, Text("squares are walled up")),
    "wallingRegionWhite": ((), Text("squares are walled up")),
    "wallingRegionBlack": ((), Text("squares are walled up")),
    "wallingRegion": ((), Text("squares are walled up")),
    "wallOrMove": (("false",), Text("squares are walled up")),
    "diagonalLines": (_NOTHING, Text("pieces move along lines of a palace")),
    "pass": (("false",), Text("moves may be passed")),
    "passWhite": (("false",), Text("moves may be passed")),
    "passBlack": (("false",), Text("moves may be passed")),
    "passOnStalemate": (("false",), Text("who cannot move passes")),
    "passOnStalemateWhite": (("false",), Text("who cannot move passes")),
    "passOnStalemateBlack": (("false",), Text("who cannot move passes")),
    "makpongRule": (("false",), Text("a King in check may not go away")),
    "flipEnclosedPieces": (_NOTHING, Text("enclosed pieces change sides")),
    "moveRepetitionIllegal": (("false",), Text("moves may not be repeated")),
    "stalematePieceCount": (("false",), Text("pieces are counted at the end")),
    "checkmateValue": (("loss",), Text("checkmate does not win")),
    "shatarMateRule": (("false",), Text("not every mate counts")),
    "bikjangRule": (("false",), Text("Kings that face each other draw")),
    "extinctionValue": (("none",), Text("the game ends when pieces are gone")),
    "extinctionClaim": (("false",), Text("the game ends when pieces are gone")),
    "extinctionPseudoRoyal": (("false",), Text("other pieces than the King are royal")),
    "dupleCheck": (("false",), Text("other pieces than the King are royal")),
    "extinctionPieceTypes": (_NOTHING, Text("the game ends when pieces are gone")),
    "extinctionPieceCount": (("0",), Text("the game ends when pieces are gone")),
    "extinctionOpponentPieceCount": (("0",), Text("the game ends when pieces are gone")),
    "flagPiece": (("*", "-"), Text("a piece wins by reaching squares")),
    "flagPieceWhite": (("*", "-"), Text("a piece wins by reaching squares")),
    "flagPieceBlack": (("*", "-"), Text("a piece wins by reaching squares")),
    "flagRegion": (_NOTHING, Text("a piece wins by reaching squares")),
    "flagRegionWhite": (_NOTHING, Text("a piece wins by reaching squares")),
    "flagRegionBlack": (_NOTHING, Text("a piece wins by reaching squares")),
    "flagPieceCount": (("1",), Text("a piece wins by reaching squares")),
    "flagPieceBlockedWin": (("false",), Text("a piece wins by reaching squares")),
    "flagMove": (("false",), Text("a piece wins by reaching squares")),
    "flagPieceSafe": (("false",), Text("a piece wins by reaching squares")),
    "checkCounting": (("false",), Text("checks are counted")),
    "connectN": (("0",), Text("pieces in a row win")),
    "connectPieceTypes": (("*", "-"), Text("pieces in a row win")),
    "connectVertical": (("true",), Text("pieces in a row win")),
    "connectHorizontal": (("true",), Text("pieces in a row win")),
    "connectDiagonal": (("true",), Text("pieces in a row win")),
    "connectRegion1White": (_NOTHING, Text("pieces in a row win")),
    "connectRegion2White": (_NOTHING, Text("pieces in a row win")),
    "connectRegion1Black": (_NOTHING, Text("pieces in a row win")),
    "connectRegion2Black": (_NOTHING, Text("pieces in a row win")),
    "connectNxN": (("0",), Text("pieces in a row win")),
    "collinearN": (("0",), Text("pieces in a row win")),
    "connectValue": (("win",), Text("pieces in a row win")),
    "adjudicateFullBoard": (("false",), Text("pieces are counted at the end")),
    "castlingWins": (_NOTHING, Text("castling wins")),
}
"""Keys that must keep their default, which is named, and what any other value would mean."""


def region_keys() -> dict[str, tuple[str, int]]:
    """Return the keys of squares with what they set and for whom: 0 White, 1 Black."""
    found = {name + COLOURS[colour]: (name, colour) for name in REGIONS for colour in (0, 1)}
    for kind in NAMES:
        for colour in (WHITE, BLACK):
            title = kind[0].upper() + kind[1:]
            found[f"mobilityRegion{COLOURS[colour]}{title}"] = (f"mobilityRegion:{kind}", colour)
    return found
