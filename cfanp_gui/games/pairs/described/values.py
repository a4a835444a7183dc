"""The values that the keys of a game set, on top of those of its parent."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable, Mapping
from typing import Any

from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.pairs.described import keys
from cfanp_gui.games.pairs.described.betza import BetzaError, parse
from cfanp_gui.games.pairs.described.keys import BETZA, CUSTOM, KING, NAMES, PAWN, GameKeyError

Cells = frozenset[tuple[int, int]]
"""Squares as files and ranks from 0; -1 is every file or every rank."""

CHESS = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


class Values:
    """All settings of a game; changed while its keys are read, and copied for its children."""

    def __init__(self) -> None:
        """Begin with chess, but without pieces."""
        self.letters: dict[str, str] = {}
        """The kinds of pieces by their letters."""
        self.written: dict[str, str] = {}
        """The letters of kinds in SAN, where these differ."""
        self.custom: dict[str, str] = {}
        """Moves of the kinds that the file describes, in Betza's notation."""
        self.plain: dict[str, Any] = {key: usual for key, (_, usual) in keys.PLAIN.items()}
        nowhere: Cells = frozenset()
        self.regions: dict[str, list[Cells | None]] = {
            "tripleStepRegion": [nowhere, nowhere],
            "enPassantRegion": [None, None],
            "dropRegion": [None, None],
            "flagRegion": [nowhere, nowhere],
            "diagonalLines": [nowhere, nowhere],
        }
        """Squares of White and of Black; None for all."""
        for name, ranks in {"promotionRegion": (7, 0), "doubleStepRegion": (1, 6)}.items():
            self.regions[name] = [frozenset(((-1, rank),)) for rank in ranks]
        self.sets: dict[str, list[frozenset[str]]] = {
            "mainPawn": _both(PAWN),
            "promotionPawnTypes": _both(PAWN),
            "promotionPieceTypes": _both(),
            "enPassantTypes": _both(PAWN),
            "castlingKingPiece": _both(KING),
            "castlingRookPieces": _both("rook"),
            "nMoveRuleTypes": _both(PAWN),
            "flagPiece": _both(*NAMES),
            "mustDropType": _both(*NAMES),
            **{key: _both() for key in keys.OF_BOTH[1:]},
        }
        """Kinds of pieces, of White and of Black."""
        self.no_doubled: str = ""
        """The kind that may not be dropped twice on a file."""
        self.promoted: dict[str, str] = {}
        """Promoted kinds of kinds that are not pawns."""
        self.counted: dict[str, dict[str, int]] = {name: {} for name in keys.COUNTED}
        self.start = CHESS
        self.refused: dict[str, tuple[str, str]] = {}
        """Settings that differ from the default they must keep, with the key and value of each."""
        self.not_applied: dict[str, str] = {}
        self.ours: dict[str, str] = {}
        self.names: dict[str, str] = {}
        """Names that the file gives to kinds; those of promoted ones by ``+`` and the kind."""

    def child(self) -> Values:
        """Return the values to begin a child of this game with."""
        twin = copy.deepcopy(self)
        kept = ("cfanpBoard", "cfanpFamily", "cfanpSet")
        twin.ours = {key: value for key, value in self.ours.items() if key in kept}
        return twin

    def add(self, kind: str, letter: str) -> None:
        """Give a letter to a kind; the kind that had it is removed."""
        if before := self.letters.get(letter):
            self.remove(before)
        self.remove_letter(kind)
        self.written.pop(kind, None)
        self.letters[letter] = kind

    def remove(self, kind: str) -> None:
        """Remove a kind of piece from the game."""
        self.remove_letter(kind)
        types = self.sets["promotionPieceTypes"]
        types[:] = [kinds - {kind} for kinds in types]

    def remove_letter(self, kind: str) -> None:
        """Remove the letter of a kind."""
        for letter in [letter for letter, of in self.letters.items() if of == kind]:
            del self.letters[letter]

    def apply(self, given: Mapping[str, str]) -> None:
        """Apply the keys of a section. Raises GameKeyError for the first key that is wrong."""
        for key in given:
            if key not in KNOWN:
                raise _unknown(key)
        letters = self.letters

        def of(names: Iterable[str]) -> list[tuple[str, str]]:
            return [(name, given[name]) for name in names if name in given]

        for kind, value in of(NAMES):
            if value:
                self._piece(kind, value)
        for key, value in of(keys.SHARED):
            self.plain |= {key + colour: keys.yes(key, value) for colour in keys.COLOURS}
        for key, value in of(keys.PLAIN):
            self.plain[key] = keys.PLAIN[key][0](key, value)
        self._take_older(given)
        for key, value in of(keys.SHARED_REGIONS):
            self.regions[key] = [keys.squares(key, value)] * 2
        for key, value in of(keys.REGION_KEYS):
            name, colour = keys.REGION_KEYS[key]
            self.regions.setdefault(name, [None, None])[colour] = keys.squares(key, value)
        for key, value in of(keys.SET_KEYS):
            plain, colours = keys.SET_KEYS[key]
            kinds = keys.pieces(key, value, letters)
            for name in keys.SETS[plain]:
                for colour in colours:
                    self.sets[name][colour] = kinds
        for key, value in of(keys.COUNTED):
            self.counted[key].update(keys.numbers(key, value, letters))
        for key, value in of(("dropNoDoubled",)):
            self.no_doubled = next(iter(keys.pieces(key, value, letters)), "")
        for key, value in of(("promotedPieceType",)):
            self._promoted(key, value)
        self.start = given.get("startFen", self.start)
        for key, value in of(keys.REFUSED):
            for setting in keys.REFUSED_SETTINGS.get(key, (key,)):
                self.refused.pop(setting, None)
                if value not in keys.REFUSED[key][0]:
                    self.refused[setting] = key, value
        for key, value in of(keys.NOT_APPLIED):
            self.not_applied.pop(key, None)
            if value not in keys.NOT_APPLIED[key]:
                self.not_applied[key] = value
        self.ours.update(of(keys.OURS))
        for key, value in of(("cfanpPieces",)):
            self.names |= keys.names(key, value, letters)

    def _take_older(self, given: Mapping[str, str]) -> None:
        """Apply keys of older versions; those of today are read after them.

        The minimum of the double step counts where no maximum is given, as for Fairy-Stockfish.
        """
        number = keys.whole(1, self.plain["maxRank"])
        ranks = {key: number(key, given[key]) for key in keys.OLDER_RANKS if key in given}
        if (first := ranks.get("promotionRank")) is not None:
            self._set_rows("promotionRegion", range(first - 1, keys.MOST_RANKS))
        if (last := ranks.get("doubleStepRank")) is not None:
            self._set_rows("doubleStepRegion", range(1, last))
        elif (first := ranks.get("doubleStepRankMin")) is not None:
            self._set_rows("doubleStepRegion", range(first - 1, 2))
        if "castlingRookPiece" in given:
            rooks = keys.pieces("castlingRookPiece", given["castlingRookPiece"], self.letters)
            self.sets["castlingRookPieces"] = [rooks, rooks]
        if "dropOnTop" in given and keys.yes("dropOnTop", given["dropOnTop"]):
            self.refused["enclosingDrop"] = "dropOnTop", "true"

    def _set_rows(self, name: str, rows: Iterable[int]) -> None:
        """Set squares to ranks from 0, counted by each colour from its own side."""
        last = self.plain["maxRank"] - 1
        self.regions[name] = [
            frozenset((-1, row) for row in rows),
            frozenset((-1, last - row) for row in rows if row <= last),
        ]

    def _piece(self, kind: str, value: str) -> None:
        letter, _, notation = (part.strip() for part in value.partition(":"))
        if letter == "-":
            self.remove(kind)
            return
        if not re.fullmatch(r"[A-Za-z]", letter):
            raise keys.unfit(kind, value, Text("a letter, or - for none"))
        self.add(kind, letter.upper())
        if kind in CUSTOM and not notation:
            raise keys.unfit(kind, value, Text("a letter, : and Betza’s notation"))
        if kind in CUSTOM or kind == KING:
            if not notation:
                self.custom.pop(kind, None)
                return
            try:
                moves = parse(notation)
            except BetzaError as error:
                raise GameKeyError(
                    "“{value}” is not Betza’s notation: {reason}",
                    at=kind,
                    value=shown(notation[:80]),
                    reason=error.args[0],
                ) from error
            self.custom[kind] = notation
            if moves.passing:
                types = self.sets["enPassantTypes"]
                self.sets["enPassantTypes"] = [kinds | {kind} for kinds in types]

    def _promoted(self, key: str, value: str) -> None:
        for kind, rest in keys.pairs(key, value, self.letters).items():
            if rest == "-":
                self.promoted.pop(kind, None)
            elif rest.upper() in self.letters:
                self.promoted[kind] = self.letters[rest.upper()]
            else:
                raise keys.unfit(key, value, Text("letters of pieces, such as p:g"))

    def check(self) -> None:
        """Raise GameKeyError for a rule that cannot be played here."""
        for setting, (key, value) in self.refused.items():
            words = {"value": shown(value[:80]), "meaning": keys.REFUSED[setting][1]}
            raise GameKeyError("“{value}” cannot be played here: {meaning}", at=key, **words)

    def notation(self, kind: str) -> str:
        """Return the moves of a kind in Betza's notation."""
        return self.custom.get(kind) or BETZA[kind]


def chess() -> Values:
    """Return the values of chess, the first of all parents."""
    values = Values()
    kinds = {"P": PAWN, "N": "knight", "B": "bishop", "R": "rook", "Q": "queen", "K": KING}
    for letter, kind in kinds.items():
        values.add(kind, letter)
    values.sets["promotionPieceTypes"] = _both("queen", "rook", "bishop", "knight")
    return values


def _both(*kinds: str) -> list[frozenset[str]]:
    return [frozenset(kinds), frozenset(kinds)]


def _unknown(key: str) -> GameKeyError:
    """Return the error of an unknown key, with the known one most like it."""
    from difflib import get_close_matches  # only where a key is wrong

    small = {known.casefold(): known for known in KNOWN}
    if like := get_close_matches(key.casefold(), small, 1, _LIKE):
        return GameKeyError("there is no such key (perhaps {key})", at=key, key=small[like[0]])
    return GameKeyError("there is no such key", at=key)


_LIKE = 0.7
"""Least likeness of a key to a wrong one for which it is proposed, from 0 to 1."""
KNOWN = {
    *NAMES,
    *keys.REGION_KEYS,
    *keys.OLDER,
    *keys.PLAIN,
    *keys.SET_KEYS,
    *keys.COUNTED,
    *keys.REFUSED,
    *keys.NOT_APPLIED,
    *keys.IGNORED,
    *keys.OURS,
    *keys.SHARED,
    *keys.SHARED_REGIONS,
    *("dropNoDoubled", "promotedPieceType", "startFen"),
}
