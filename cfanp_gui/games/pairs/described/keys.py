"""The dialect: the kinds of pieces, and the keys of games.

Each key has the reader of its value, or the values with which games can be played here.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from cfanp_gui.core.text import Text, TextError, shown

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
"""Moves of each kind in Betza's notation.

A pawn's double step and a soldier's sideways step are rules.
"""
CUSTOM = tuple(f"customPiece{number}" for number in range(1, 26))
"""The names under which a file describes its own pieces."""
NAMES = (*(name for name in BETZA if name != "king"), *CUSTOM, "king")
"""Every kind of piece, in the order of reading."""
ALL = "*"
PAWN, KING, SOLDIER, SHOGI_PAWN = "pawn", "king", "soldier", "shogiPawn"
COMMONER = "commoner"
WAZIR, ROOK, FERS, JANGGI_CANNON = "wazir", "rook", "fers", "janggiCannon"
MOST_FILES = MOST_RANKS = 16
MOST_NAME = 80
"""Most characters of the name of a game or a piece."""
WHITE, BLACK = 0, 1
COLOURS = ("White", "Black")


class GameKeyError(TextError):
    """Error of a key because of which a game cannot be played, with what was expected."""

    def __init__(self, sentence: str, /, at: str = "", **words: object) -> None:
        """`at` is the key; `words` are the values of the sentence."""
        super().__init__(sentence, **words)
        self.key = at
        self.sentence: Text = self.args[0]


def unfit(key: str, value: str, expected: str) -> GameKeyError:
    """Return the error of a value that is not what is expected."""
    words = {"value": shown(value[:80]), "expected": expected}
    return GameKeyError("“{value}” (expected {expected})", at=key, **words)


def whole(least: int, most: int) -> Callable[[str, str], int]:
    """Return a reader of numbers from `least` to `most`."""

    def read(key: str, value: str) -> int:
        if re.fullmatch(r"\d{1,6}", value) and least <= int(value) <= most:
            return int(value)
        raise unfit(key, value, Text("a number from {least} to {most}", least=least, most=most))

    return read


def yes(key: str, value: str) -> bool:
    """Return a value that is true or false."""
    if value in ("true", "false"):
        return value == "true"
    raise unfit(key, value, Text("true or false"))


def result(key: str, value: str) -> str:
    """Return the result for the side to move: win, loss or draw."""
    if value in ("win", "loss", "draw"):
        return value
    raise unfit(key, value, Text("win, loss or draw"))


def outcome(key: str, value: str) -> str:
    """Return the result for the side that a rule is about: win, loss, or none without the rule."""
    if value in ("win", "loss", "none"):
        return value
    raise unfit(key, value, Text("win, loss or none"))


def file_number(key: str, value: str) -> int:
    """Return a file from 1, written as a letter or a number."""
    last = chr(ord("a") + MOST_FILES - 1)
    if re.fullmatch(rf"[a-{last}]", value):
        return ord(value) - ord("a") + 1
    if re.fullmatch(r"\d{1,2}", value) and 1 <= int(value) <= MOST_FILES:
        return int(value)
    raise unfit(key, value, Text("a file from a to {last}", last=last))


def squares(key: str, value: str) -> frozenset[tuple[int, int]]:
    """Return squares as files and ranks from 0, with -1 for every file or every rank."""
    cells = set()
    for word in value.split():
        if word == "-":
            break
        match = re.fullmatch(r"([A-Pa-p]|\*)(\d{1,2}|\*)", word)
        if match is None or word == "**" or (match[2] != "*" and not 1 <= int(match[2]) <= 16):
            raise unfit(key, value, Text("squares such as d4, *8 or a*, or -"))
        file = -1 if match[1] == "*" else ord(match[1].lower()) - ord("a")
        cells.add((file, -1 if match[2] == "*" else int(match[2]) - 1))
    return frozenset(cells)


def pieces(key: str, value: str, letters: Mapping[str, str]) -> frozenset[str]:
    """Return kinds of pieces that are named by their letters, such as ``nbrq``.

    ``*`` is every kind, and `ALL` with them.
    """
    kinds: set[str] = set()
    for letter in "".join(value.split()):
        if letter == "-":
            break
        if letter == "*":
            kinds.update((ALL, *letters.values()))
        elif letter.upper() in letters:
            kinds.add(letters[letter.upper()])
        else:
            known = ", ".join(sorted(map(str.lower, letters)))
            raise unfit(key, value, Text("letters of pieces: {letters}", letters=known))
    return frozenset(kinds)


def pairs(key: str, value: str, letters: Mapping[str, str]) -> dict[str, str]:
    """Return the text behind the letter of each piece, such as ``p:g s:g``."""
    texts = {}
    for word in re.sub(r"\s*:\s*", ":", value).split():
        if word == "-":
            break
        letter, colon, rest = word.partition(":")
        if not colon or letter.upper() not in letters:
            expected = Text(
                "letters of pieces, each with : and what it has, such as {one}:..",
                one=next(iter(letters), "p").lower(),
            )
            raise unfit(key, value, expected)
        texts[letters[letter.upper()]] = rest
    return texts


def names(key: str, value: str, letters: Mapping[str, str]) -> dict[str, str]:
    """Return the names of pieces by their kinds, such as of ``h:hawk, +p:war machine``.

    A promoted kind has ``+`` before it.
    """
    found = {}
    for word in filter(None, map(str.strip, value.split(","))):
        letter, _, name = (part.strip() for part in word.partition(":"))
        kind = letters.get(letter.removeprefix("+").upper())
        if kind is None or not 0 < len(name) <= MOST_NAME:
            expected = Text("letters of pieces, each with : and a name, with commas between")
            raise unfit(key, value, expected)
        found["+" * letter.startswith("+") + kind] = name
    return found


def numbers(key: str, value: str, letters: Mapping[str, str]) -> dict[str, int]:
    """Return the number that follows the letter of each piece, such as ``q:1 r:2``."""
    texts = pairs(key, value, letters)
    if all(re.fullmatch(r"-?\d{1,6}", number) for number in texts.values()):
        return {kind: int(number) for kind, number in texts.items()}
    raise unfit(key, value, Text("letters of pieces, each with : and a number"))


PLAIN: Mapping[str, tuple[Callable[[str, str], Any], Any]] = {
    "maxRank": (whole(1, MOST_RANKS), 8),
    "maxFile": (file_number, 8),
    "mandatoryPawnPromotion": (yes, True),
    "mandatoryPiecePromotion": (yes, False),
    "piecePromotionOnCapture": (yes, False),
    "pieceDemotion": (yes, False),
    "doubleStep": (yes, True),
    "castling": (yes, True),
    "castlingKingsideFile": (file_number, 7),
    "castlingQueensideFile": (file_number, 3),
    "castlingRank": (whole(1, MOST_RANKS), 1),
    "castlingKingFile": (file_number, 5),
    "castlingRookKingsideFile": (file_number, MOST_FILES),
    "castlingRookQueensideFile": (file_number, 1),
    "dropChecks": (yes, True),
    "pieceDrops": (yes, False),
    "dropLoop": (yes, False),
    "capturesToHand": (yes, False),
    "firstRankPawnDrops": (yes, False),
    "promotionZonePawnDrops": (yes, False),
    "dropPromoted": (yes, False),
    "dropNoDoubledCount": (whole(0, 100), 1),
    "immobilityIllegal": (yes, False),
    "flyingGeneral": (yes, False),
    "soldierPromotionRank": (whole(1, MOST_RANKS), 1),
    "nMoveRule": (whole(0, 10000), 50),
    "nFoldRule": (whole(0, 1000), 3),
    "nFoldValue": (result, "draw"),
    "nFoldValueAbsolute": (yes, False),
    "perpetualCheckIllegal": (yes, False),
    "stalemateValue": (result, "draw"),
    "shogiPawnDropMateIllegal": (yes, False),
    "flagPieceCount": (whole(1, 256), 1),
    "flagPieceBlockedWin": (yes, False),
    "flagMove": (yes, False),
    "flagPieceSafe": (yes, False),
    "checkCounting": (yes, False),
    "checking": (yes, True),
    "mustCapture": (yes, False),
    "mustDrop": (yes, False),
    "makpongRule": (yes, False),
    "oppositeCastling": (yes, False),
    "extinctionValue": (outcome, "none"),
    "extinctionPieceCount": (whole(0, 256), 0),
    "extinctionOpponentPieceCount": (whole(0, 256), 0),
    "extinctionPseudoRoyal": (yes, False),
    "dupleCheck": (yes, False),
    "blastOnCapture": (yes, False),
    "passWhite": (yes, False),
    "passBlack": (yes, False),
    "passOnStalemateWhite": (yes, False),
    "passOnStalemateBlack": (yes, False),
    "bikjangRule": (yes, False),
    "gating": (yes, False),
    "seirawanGating": (yes, False),
    "cambodianMoves": (yes, False),
}
"""Keys of one value: its reader, and its default."""
SHARED = ("pass", "passOnStalemate")
"""Keys that set for both colours what others set for one."""
REGIONS = (
    "promotionRegion",
    "doubleStepRegion",
    "tripleStepRegion",
    "enPassantRegion",
    "dropRegion",
    "flagRegion",
)
"""Keys of squares, for one colour each."""
SHARED_REGIONS = ("enPassantRegion", "flagRegion", "diagonalLines")
"""Keys of squares for both colours; ``diagonalLines`` is no other."""
SETS: Mapping[str, tuple[str, ...]] = {
    "pawnTypes": ("mainPawn", "promotionPawnTypes", "enPassantTypes", "nMoveRuleTypes"),
    "promotionPawnTypes": ("mainPawn", "promotionPawnTypes"),
    "promotionPieceTypes": ("promotionPieceTypes",),
    "enPassantTypes": ("enPassantTypes",),
    "castlingKingPiece": ("castlingKingPiece",),
    "castlingRookPieces": ("castlingRookPieces",),
    "nMoveRuleTypes": ("nMoveRuleTypes",),
    "flagPiece": ("flagPiece",),
    "mustDropType": ("mustDropType",),
    "extinctionPieceTypes": ("extinctionPieceTypes",),
    "blastImmuneTypes": ("blastImmuneTypes",),
    "mutuallyImmuneTypes": ("mutuallyImmuneTypes",),
}
"""Keys of kinds of pieces, with the settings they change."""
OF_BOTH = ("mustDropType", "extinctionPieceTypes", "blastImmuneTypes", "mutuallyImmuneTypes")
"""Those of them that are for both colours alone."""
SET_KEYS: Mapping[str, tuple[str, tuple[int, ...]]] = {
    key + suffix: (key, colours)
    for key in SETS
    for suffix, colours in (("", (WHITE, BLACK)), ("White", (WHITE,)), ("Black", (BLACK,)))
    if not suffix or key not in OF_BOTH
}
"""These keys for both colours, and with its name behind for one: the key, and the colours."""
COUNTED = ("promotionLimit", "pieceValueMg", "pieceValueEg")
"""Keys of a number for each kind of piece."""
IGNORED = frozenset(("variantTemplate", "pieceToCharTable", "pocketSize"))
"""Keys that change no rule."""
NOT_APPLIED = {
    **dict.fromkeys(("countingRule", "chasingRule", "materialCounting"), ("none",)),
    "moveRepetitionIllegal": ("false",),
}
"""Keys of rules that are not applied but reported, with the values that mean no rule."""
OURS = (
    "cfanpHalf",
    "cfanpBoard",
    "cfanpSet",
    "cfanpName",
    "cfanpNative",
    "cfanpFamily",
    "cfanpPieces",
    "cfanpAbout",
    "cfanpArmies",
)
"""Keys of this program alone."""

RARER: Mapping[str, Text] = {
    "castlingKingFile": Text("the file on which the King stands that castles"),
    "castlingKingPiece": Text("the pieces that castle as a King does"),
    "castlingRookKingsideFile, castlingRookQueensideFile": Text(
        "the files of the Rooks with which it castles"
    ),
    "oppositeCastling": Text("who castles to one side takes the right to it there from all others"),
    "tripleStepRegionWhite, tripleStepRegionBlack": Text(
        "where the first move of a pawn may be of three squares"
    ),
    "enPassantTypes": Text("the pieces that capture en passant"),
    "promotionPawnTypes": Text("the pieces that promote as pawns do"),
    "nMoveRuleTypes": Text("the pieces whose moves begin the count of nMoveRule anew"),
    "nFoldValue": Text("what a repetition is for the player to move: win, loss or draw"),
    "nFoldValueAbsolute": Text("a repetition is that for White, whose turn it may be"),
    "soldierPromotionRank": Text("the rank from which soldiers also go aside"),
    "diagonalLines": Text("the squares of palaces, between which some pieces go diagonally"),
    "dropPromoted": Text("pieces may be dropped promoted"),
    "dropNoDoubledCount": Text("how many of the pieces of dropNoDoubled a file may have"),
    "promotionZonePawnDrops": Text("pawns may be dropped where they would promote"),
    "mustDropType": Text("the pieces that mustDrop is about"),
    "flagMove": Text("the flag counts when the next turn of its army begins"),
    "flagPieceCount": Text("how many flag pieces must stand in the region"),
    "flagPieceBlockedWin": Text("one of them is enough while the region has no empty square"),
    "flagPieceSafe": Text("the flag does not count while it is attacked"),
    "extinctionOpponentPieceCount": Text("extinction counts while an opponent has so many pieces"),
    "dupleCheck": Text("an army with several royal pieces may not leave all of them attacked"),
    "gating": Text("pieces have rights on the first squares that the castling of startFen names"),
    "seirawanGating": Text("a piece that leaves such a square may bring in one of the hand"),
    "cambodianMoves": Text("from such squares a King and a fers may leap"),
    "passOnStalemate": Text("an army that cannot move passes"),
    "pieceValueEg": Text("what pieces are worth to bots towards the end"),
    "variantTemplate, pieceToCharTable, pocketSize": Text("they change no rule"),
}
"""Meanings of the keys that the page “Games of your own” of the help does not tell elsewhere."""


def rarer_keys() -> Iterator[tuple[str, Text]]:
    """Yield the lines of the help about these keys: a mark and a text."""
    yield "##", Text("Rarer keys")
    for key, meaning in RARER.items():
        yield "C:", Text("{key} — {meaning}", key=key, meaning=meaning)


_OFF = ("false",)
_NOTHING = ("", "-", "none", "false", "0")
_CLAIMED = Text("an army is extinct only on its own turn")
_IN_A_ROW = Text("pieces in a row win")
_RULES: tuple[tuple[tuple[str, ...], str, Text], ...] = (
    (_OFF, "chess960", Text("pieces are set up by lot")),
    (_OFF, "twoBoards", Text("pieces come from another board")),
    (_OFF, "sittuyinPromotion", Text("pawns promote on diagonals")),
    (_NOTHING, "petrifyOnCaptureTypes", Text("pieces turn to stone")),
    (_OFF, "petrifyBlastPieces", Text("pieces turn to stone")),
    (_OFF, "castlingDroppedPiece", Text("dropped pieces castle")),
    (_NOTHING, "enclosingDrop enclosingDropStart", Text("drops must enclose pieces")),
    (_OFF, "sittuyinRookDrop", Text("Rooks are dropped on the first rank")),
    (_OFF, "dropOppositeColoredBishop", Text("Bishops are dropped on different colours")),
    (_NOTHING, "wallingRule", Text("squares are walled up")),
    ((), "wallingRegionWhite wallingRegionBlack wallingRegion", Text("squares are walled up")),
    (_OFF, "wallOrMove", Text("squares are walled up")),
    (_NOTHING, "flipEnclosedPieces", Text("enclosed pieces change sides")),
    (_OFF, "stalematePieceCount", Text("pieces are counted at the end")),
    (("loss",), "checkmateValue", Text("checkmate does not win")),
    (_OFF, "shatarMateRule", Text("not every mate counts")),
    (_OFF, "extinctionClaim", _CLAIMED),
    (("0",), "connectN", _IN_A_ROW),
    (("*", "-"), "connectPieceTypes", _IN_A_ROW),
    (("true",), "connectVertical connectHorizontal connectDiagonal", _IN_A_ROW),
    (_NOTHING, "connectRegion1White connectRegion2White", _IN_A_ROW),
    (_NOTHING, "connectRegion1Black connectRegion2Black", _IN_A_ROW),
    (("0",), "connectNxN collinearN", _IN_A_ROW),
    (("win",), "connectValue", _IN_A_ROW),
    (_OFF, "adjudicateFullBoard", Text("pieces are counted at the end")),
    (_NOTHING, "castlingWins", Text("castling wins")),
)
REFUSED = {key: (defaults, meaning) for defaults, keys, meaning in _RULES for key in keys.split()}
"""Keys that must keep their default, which is given, and the meaning of any other value."""
OLDER_RANKS = ("promotionRank", "doubleStepRank", "doubleStepRankMin")
OLDER = (*OLDER_RANKS, "castlingRookPiece", "dropOnTop")
"""Keys of older versions for settings that have other keys today; see `Values`."""
REFUSED_SETTINGS = {key: tuple(key + colour for colour in COLOURS) for key in ("wallingRegion",)}
"""Settings of colours that keys of `REFUSED` change; any other changes that of its name."""
REGION_KEYS = {
    f"{colour}{key}": (setting, number)
    for number, colour in enumerate(("white", "black"))
    for key, setting in (("DropRegion", "dropRegion"), ("Flag", "flagRegion"))
}
"""Keys of squares with their setting and colour; of two keys for the same the later one counts."""
for _colour, _name in enumerate(COLOURS):
    REGION_KEYS |= {name + _name: (name, _colour) for name in REGIONS}
    for _kind in NAMES:
        _title = _kind[0].upper() + _kind[1:]
        REGION_KEYS[f"mobilityRegion{_name}{_title}"] = (f"mobilityRegion:{_kind}", _colour)
