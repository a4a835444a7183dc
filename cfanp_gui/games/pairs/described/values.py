"""The values that the keys of a game set, on top of those of its parent."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable, Mapping
from typing import Any

from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.pairs.described import keys
from cfanp_gui.games.pairs.described.betza import BetzaError, parse
from cfanp_gui.games.pairs.described.keys import (
    BETZA,
    BLACK,
    COLOURS,
    CUSTOM,
    KING,
    NAMES,
    PAWN,
    UNSAID,
    WHITE,
    GameKeyError,
)

Cells = frozenset[tuple[int, int]]
"""Squares as files and ranks from 0; -1 is every file or every rank."""

CHESS = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
_REGION_KEYS = keys.region_keys()
_OLDER_RANKS = ("promotionRank", "doubleStepRank", "doubleStepRankMin")
_RANKS_OF_CHESS = {"promotionRegion": (7, 0), "doubleStepRegion": (1, 6)}


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
        }
        """Squares of White and of Black; None for all."""
        for name, ranks in _RANKS_OF_CHESS.items():
            self.regions[name] = [frozenset(((-1, rank),)) for rank in ranks]
        self.sets: dict[str, list[frozenset[str]]] = {
            "mainPawn": _both(PAWN),
            "promotionPawnTypes": _both(PAWN),
            "promotionPieceTypes": _both(),
            "enPassantTypes": _both(PAWN),
            "castlingKingPiece": _both(KING),
            "castlingRookPieces": _both("rook"),
            "nMoveRuleTypes": _both(PAWN),
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

    def child(self) -> Values:
        """Return the values to begin a child of this game with."""
        twin = copy.deepcopy(self)
        twin.ours = {key: value for key, value in self.ours.items() if key == "cfanpBoard"}
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
        self.sets["promotionPieceTypes"] = [
            kinds - {kind} for kinds in self.sets["promotionPieceTypes"]
        ]

    def remove_letter(self, kind: str) -> None:
        """Remove the letter of a kind."""
        for letter in [letter for letter, of in self.letters.items() if of == kind]:
            del self.letters[letter]

    def apply(self, given: Mapping[str, str]) -> None:
        """Apply the keys of a section. Raises GameKeyError for the first key that is wrong."""
        for key in given:
            if key not in _KNOWN:
                raise GameKeyError(key, Text("there is no such key"))
        for kind in NAMES:
            if given.get(kind):
                self._piece(kind, given[kind])
        for key, (read, _) in keys.PLAIN.items():
            if key in given:
                self.plain[key] = read(key, given[key])
        self._take_older(given)
        if "enPassantRegion" in given:
            region = keys.squares("enPassantRegion", given["enPassantRegion"])
            self.regions["enPassantRegion"] = [region, region]
        for key, (name, colour) in _REGION_KEYS.items():
            if key in given:
                self.regions.setdefault(name, [None, None])
                self.regions[name][colour] = keys.squares(key, given[key])
        for key, names in keys.SETS.items():
            for suffix, colours in (("", (WHITE, BLACK)), *zip(COLOURS, ((0,), (1,)), strict=True)):
                if key + suffix in given:
                    found = keys.pieces(key + suffix, given[key + suffix], self.letters)
                    for name in names:
                        for colour in colours:
                            self.sets[name][colour] = found
        for key in keys.COUNTED:
            if key in given:
                self.counted[key].update(keys.numbers(key, given[key], self.letters))
        if "dropNoDoubled" in given:
            kinds = keys.pieces("dropNoDoubled", given["dropNoDoubled"], self.letters)
            self.no_doubled = next(iter(kinds), "")
        if "promotedPieceType" in given:
            self._promoted(given["promotedPieceType"])
        self.start = given.get("startFen", self.start)
        for key, (defaults, _) in keys.REFUSED.items():
            if key in given:
                for setting in keys.refused_settings(key):
                    self.refused.pop(setting, None)
                    if given[key] not in defaults:
                        self.refused[setting] = key, given[key]
        for key, nothing in keys.NOT_APPLIED.items():
            if key in given:
                self.not_applied.pop(key, None)
                if given[key] not in nothing:
                    self.not_applied[key] = given[key]
        self.ours.update({key: given[key] for key in keys.OURS if key in given})

    def _take_older(self, given: Mapping[str, str]) -> None:
        """Apply keys of older versions; those of today are read after them.

        The minimum of the double step counts where no maximum is given, as for Fairy-Stockfish.
        """
        ranks: int = self.plain["maxRank"]
        number = keys.whole(1, ranks)
        found = {key: number(key, given[key]) for key in _OLDER_RANKS if key in given}
        if (first := found.get("promotionRank")) is not None:
            self._set_rows("promotionRegion", range(first - 1, keys.MOST_RANKS))
        if (last := found.get("doubleStepRank")) is not None:
            self._set_rows("doubleStepRegion", range(1, last))
        elif (first := found.get("doubleStepRankMin")) is not None:
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
            raise GameKeyError(
                kind, Text("“{value}” (expected a letter, or - for none)", value=shown(value[:80]))
            )
        self.add(kind, letter.upper())
        if kind in CUSTOM and not notation:
            message = Text(
                "“{value}” (expected a letter, : and Betza’s notation)", value=shown(value[:80])
            )
            raise GameKeyError(kind, message)
        if kind in CUSTOM or kind == KING:
            if not notation:
                self.custom.pop(kind, None)
                return
            try:
                moves = parse(notation)
            except BetzaError as error:
                message = Text(
                    "“{value}” is not Betza’s notation: {reason}",
                    value=shown(notation[:80]),
                    reason=error.args[0],
                )
                raise GameKeyError(kind, message) from error
            self.custom[kind] = notation
            if moves.passing:
                types = self.sets["enPassantTypes"]
                self.sets["enPassantTypes"] = [kinds | {kind} for kinds in types]

    def _promoted(self, value: str) -> None:
        for kind, rest in keys.pairs("promotedPieceType", value, self.letters).items():
            if rest == "-":
                self.promoted.pop(kind, None)
            elif rest.upper() in self.letters:
                self.promoted[kind] = self.letters[rest.upper()]
            else:
                message = Text(
                    "“{value}” (expected letters of pieces, such as p:g)", value=shown(value[:80])
                )
                raise GameKeyError("promotedPieceType", message)

    def check(self) -> None:
        """Raise GameKeyError for a rule that cannot be played here."""
        for setting, (key, value) in self.refused.items():
            meaning = keys.REFUSED[setting][1]
            message = Text(
                "“{value}” cannot be played here: {meaning}",
                value=shown(value[:80]),
                meaning=meaning,
            )
            raise GameKeyError(key, message)
        for kind in UNSAID:
            if kind in self.letters.values():
                raise GameKeyError(
                    kind,
                    Text("Janggi’s cannon cannot be played here: it does not jump over its like"),
                )

    def notation(self, kind: str) -> str:
        """Return the moves of a kind in Betza's notation."""
        return self.custom.get(kind) or BETZA[kind]


def chess() -> Values:
    """Return the values of chess, the first of all parents."""
    values = Values()
    for letter, kind in zip("PNBRQK", BETZA_OF_CHESS, strict=True):
        values.add(kind, letter)
    values.sets["promotionPieceTypes"] = _both("queen", "rook", "bishop", "knight")
    return values


BETZA_OF_CHESS = (PAWN, "knight", "bishop", "rook", "queen", KING)


def _both(*kinds: str) -> list[frozenset[str]]:
    return [frozenset(kinds), frozenset(kinds)]


def _known() -> Iterable[str]:
    yield from NAMES
    yield from _REGION_KEYS
    yield from (*keys.OLDER, "enPassantRegion")
    yield from keys.PLAIN
    for key in keys.SETS:
        yield from (key, *(key + colour for colour in COLOURS))
    yield from (*keys.COUNTED, "dropNoDoubled", "promotedPieceType", "startFen")
    yield from (*keys.REFUSED, *keys.NOT_APPLIED, *keys.IGNORED, *keys.OURS)


_KNOWN = frozenset(_known())
