"""The games of a file in the dialect of Fairy-Stockfish, read by its documentation.

Values of Black are turned, so that every region, array and gate is as its army sees it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path

from tests.judges.reference.base_games.pieces import PREDEFINED, Way, Ways, ways

Square = tuple[int, int]
Region = frozenset[Square]
COLOURS = ("White", "Black")
ALL = "*"
NAMES = (*(name for name in PREDEFINED if name != "king"),
         *(f"customPiece{n}" for n in range(1, 26)), "king")  # fmt: skip

FALSE = """
mandatoryPiecePromotion piecePromotionOnCapture pieceDemotion oppositeCastling mustCapture mustDrop
pieceDrops dropLoop capturesToHand firstRankPawnDrops promotionZonePawnDrops dropPromoted
immobilityIllegal gating seirawanGating cambodianMoves makpongRule flyingGeneral bikjangRule
shogiPawnDropMateIllegal extinctionPseudoRoyal dupleCheck flagPieceBlockedWin flagMove
flagPieceSafe checkCounting blastOnCapture
"""
PLAIN: dict[str, str] = dict.fromkeys(FALSE.split(), "false") | {
    "maxFile": "8", "maxRank": "8", "cfanpHalf": "0", "cfanpArmies": "", "castling": "true",
    "mandatoryPawnPromotion": "true", "doubleStep": "true", "castlingKingsideFile": "g",
    "castlingQueensideFile": "c", "castlingRank": "1", "castlingKingFile": "e",
    "castlingRookKingsideFile": "p", "castlingRookQueensideFile": "a", "checking": "true",
    "dropChecks": "true", "dropNoDoubledCount": "1", "soldierPromotionRank": "1",
    "stalemateValue": "draw", "extinctionValue": "none", "extinctionPieceCount": "0",
    "extinctionOpponentPieceCount": "0", "flagPieceCount": "1",
    "startFen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
}  # fmt: skip
"""Keys of one value, with what holds where a file does not say."""
OF_COLOURS: dict[str, str] = {
    "promotionRegionWhite": "*8", "promotionRegionBlack": "*1", "doubleStepRegionWhite": "*2",
    "doubleStepRegionBlack": "*7", "tripleStepRegion": "", "enPassantRegion": ALL,
    "dropRegion": ALL, "flagRegion": "", "diagonalLines": "", "pass": "false",
    "passOnStalemate": "false",
}  # fmt: skip
"""Keys with a value for each colour."""
SETS = {
    "pawnTypes": "",
    "promotionPawnTypes": "pawn",
    "promotionPieceTypes": "",
    "enPassantTypes": "pawn",
    "nMoveRuleTypes": "pawn",
    "flagPiece": ALL,
    "castlingKingPiece": "king",
    "castlingRookPieces": "rook",
    "mustDropType": ALL,
    "extinctionPieceTypes": "",
    "blastImmuneTypes": "",
    "mutuallyImmuneTypes": "",
    "dropNoDoubled": "",
}
"""Keys of kinds of pieces."""
OF_PAWNS = ("promotionPawnTypes", "enPassantTypes", "nMoveRuleTypes")


class Values:
    """Values of a game's keys, with those of its parents."""

    def __init__(self) -> None:
        self.pieces: dict[str, tuple[str, str]] = {}
        """Kinds with their letter and notation."""
        self.plain = dict(PLAIN)
        self.of: dict[str, list[str]] = {
            key: [OF_COLOURS.get(key, OF_COLOURS.get(key + colour, "")) for colour in COLOURS]
            for key in {re.sub("(White|Black)$", "", name) for name in OF_COLOURS}
        }
        self.turned_over: dict[str, str | None] = {}
        """Kind after promotion by ``+``, by kind."""
        self.limits: dict[str, int] = {}
        self.mobility: dict[str, list[str]] = {}
        self.sets: dict[str, list[frozenset[str]]] = {
            key: [frozenset(kinds.split())] * 2 for key, kinds in SETS.items()
        }

    def apply(self, keys: Mapping[str, str]) -> None:
        for name in NAMES:
            letter, _, notation = keys.get(name, "").partition(":")
            if letter:
                self.pieces.pop(name, None)
                taken = letter.upper()
                for other in [one for one, said in self.pieces.items() if said[0] == taken]:
                    if letter.isalpha():
                        del self.pieces[other]
                if letter.isalpha():
                    self.pieces[name] = taken, notation.strip() or PREDEFINED.get(name, "")
                if "e" in notation:
                    types = self.sets["enPassantTypes"]
                    self.sets["enPassantTypes"] = [kinds | {name} for kinds in types]
        for key, value in keys.items():
            if key in self.plain:
                self.plain[key] = value
            bare, colours = key, [0, 1]
            for number, colour in enumerate(COLOURS):
                if key.endswith(colour):
                    bare, colours = key.removesuffix(colour), [number]
                if key.startswith(f"mobilityRegion{colour}"):
                    kind = key.removeprefix(f"mobilityRegion{colour}")
                    kind = kind[0].lower() + kind[1:]
                    self.mobility.setdefault(kind, [ALL, ALL])[number] = value
            for number in colours:
                if bare in self.of:
                    self.of[bare][number] = value
        for pair in keys.get("promotedPieceType", "").split():
            before, after = (self._letters.get(letter.upper()) for letter in pair.split(":"))
            if before:
                self.turned_over[before] = after
        for pair in keys.get("promotionLimit", "").split():
            letter, _, most = pair.partition(":")
            if kind := self._letters.get(letter.upper()):
                self.limits[kind] = int(most)
        for bare in SETS:
            for key, colours in ((bare, [0, 1]), (bare + "White", [0]), (bare + "Black", [1])):
                for number in colours if key in keys else ():
                    kinds = frozenset(self._kinds(keys[key]))
                    for one in OF_PAWNS if bare == "pawnTypes" else (bare,):
                        self.sets[one] = list(self.sets[one])
                        self.sets[one][number] = kinds

    @property
    def _letters(self) -> dict[str, str]:
        return {letter: kind for kind, (letter, _) in self.pieces.items()}

    def _kinds(self, letters: str) -> Iterable[str]:
        if ALL in letters:
            return [ALL]
        return [kind for kind, (letter, _) in self.pieces.items() if letter in letters.upper()]


@dataclass(eq=False)
class BaseGame:
    """A game for two, and how it is cut into half-boards."""

    key: str
    files: int
    ranks: int
    half: int
    """The ranks of a half-board."""
    stalemate: str = "draw"
    values: Values = field(default_factory=Values)

    @classmethod
    def of(cls, key: str, values: Values) -> BaseGame:
        plain = values.plain
        files, ranks = number(plain["maxFile"]), number(plain["maxRank"])
        half = int(plain["cfanpHalf"]) or ranks // 2
        return cls(key, files, ranks, half, plain["stalemateValue"], values)

    @property
    def strip(self) -> int:
        """Return the number of ranks between the half-boards."""
        return self.ranks - 2 * self.half

    def __getitem__(self, key: str) -> bool:
        return self.values.plain[key] == "true"

    def count(self, key: str) -> int:
        return number(self.values.plain[key])

    def says(self, key: str, army: int) -> bool:
        return self.values.of[key][army % 2] == "true"

    def kinds(self, key: str, army: int) -> frozenset[str]:
        return self.values.sets[key][army % 2]

    @cached_property
    def letters(self) -> dict[str, str]:
        """Return the kinds by their letters."""
        return {letter: kind for kind, (letter, _) in self.values.pieces.items()}

    def letter(self, kind: str) -> str:
        return self.values.pieces[kind][0]

    @cached_property
    def turned_over(self) -> dict[str, str]:
        """Return the kinds to which ``+`` promotes, by the kind promoted."""
        kinds = self.values.turned_over.items()
        return {one: other for one, other in kinds if other in self.known and one in self.known}

    @property
    def limits(self) -> dict[str, int]:
        return self.values.limits

    def main_pawn(self, army: int) -> str:
        """Return the letter that a promoted pawn falls back to."""
        kinds = self.kinds("promotionPawnTypes", army)
        return self.letter(next(kind for kind in NAMES if kind in kinds and kind in self.known))

    @cached_property
    def known(self) -> frozenset[str]:
        return frozenset(self.values.pieces)

    @cached_property
    def royal_kinds(self) -> frozenset[str]:
        """Return the kinds whose last pieces are as Kings."""
        pseudo = self["extinctionPseudoRoyal"]
        return self.kinds("extinctionPieceTypes", 0) & self.known if pseudo else frozenset()

    # Squares as an army sees them

    def region(self, key: str, army: int) -> Region | None:
        """Return squares; None for all of them."""
        found = self._regions.get((key, army % 2), "")
        if isinstance(found, str):
            found = self._region(self.values.of[key][army % 2], army % 2)
            self._regions[key, army % 2] = found
        return found

    def may_be_on(self, kind: str, army: int) -> Region | None:
        """Return the squares that a kind does not leave."""
        if kind not in self.values.mobility:
            return None
        found = self._regions.get((f":{kind}", army % 2), "")
        if isinstance(found, str):
            found = self._region(self.values.mobility[kind][army % 2], army % 2)
            self._regions[f":{kind}", army % 2] = found
        return found

    @cached_property
    def _regions(self) -> dict[tuple[str, int], Region | None]:
        return {}

    def _region(self, text: str, colour: int) -> Region | None:
        if text.strip() == ALL:
            return None
        found = set()
        for file, rank in re.findall(r"([a-p*])(\d+|\*)", text):
            files = range(1, self.files + 1) if file == ALL else [number(file)]
            ranks = range(1, self.ranks + 1) if rank == ALL else [int(rank)]
            found |= {(x, y) for x in files for y in ranks if x <= self.files and y <= self.ranks}
        return frozenset(self.turned(square) if colour else square for square in found)

    def turned(self, square: Square) -> Square:
        return self.files + 1 - square[0], self.ranks + 1 - square[1]

    def owners_file(self, file: int, army: int) -> int:
        """Return a file that White sees as an army sees it."""
        return self.files + 1 - file if army % 2 else file

    # What stands where at the start

    @cached_property
    def array(self) -> list[dict[Square, str]]:
        """Return the arrays of White and Black: pieces by square, promoted ones behind a ``+``."""
        found: list[dict[Square, str]] = [{}, {}]
        rows = re.sub(r"\[.*", "", self.values.plain["startFen"].split()[0]).split("/")
        for rank, row in zip(range(self.ranks, 0, -1), rows, strict=False):
            file = 1
            for piece in re.findall(r"\d+|\+?[A-Za-z]", row):
                if piece.isdigit():
                    file += int(piece)
                    continue
                black = piece[-1].islower()
                square = self.turned((file, rank)) if black else (file, rank)
                found[black][square] = piece.upper()
                file += 1
        return found

    @cached_property
    def sets(self) -> dict[str, str]:
        """Return the back ranks that an army may choose, as White sees them."""
        sets = [one.partition(":") for one in self.values.plain["cfanpArmies"].split(";")]
        return {
            name.strip().lower().replace(" ", "-"): rows.split("/")[0].strip()
            for name, _, rows in sets
            if rows
        }

    @cached_property
    def pockets(self) -> list[list[str]]:
        held = re.findall(r"\[(.*)\]", self.values.plain["startFen"].split()[0])
        letters = "".join(held).replace("-", "")
        return [
            [one.upper() for one in letters if one.isupper() != bool(colour)] for colour in (0, 1)
        ]

    def goal(self, army: int) -> int:
        """Return the number of checks by which an army falls."""
        found = re.search(r" (\d+)\+(\d+)", self.values.plain["startFen"])
        return int(found[1 if army % 2 else 2]) if found else 1

    def _said_rights(self, army: int) -> str:
        fields = self.values.plain["startFen"].split()
        said = fields[2] if len(fields) > 2 and "+" not in fields[2] else ""
        return "".join(one for one in said if one.isalpha() and one.islower() == bool(army % 2))

    def king_home(self, army: int) -> Square:
        """Return the home square of the castling piece, as its owner sees it."""
        rank, kinds = self.count("castlingRank"), self.kinds("castlingKingPiece", army)
        row = self.row(army, rank)
        found = [file for file, letter in row.items() if self.letters[letter] in kinds]
        file = self.owners_file(self.count("castlingKingFile"), army)
        return (found[0] if len(found) == 1 else file), rank

    def row(self, army: int, rank: int) -> dict[int, str]:
        """Return the unpromoted pieces of a rank of the array by their files."""
        array = self.array[army % 2]
        return {
            square[0]: piece
            for square, piece in array.items()
            if square[1] == rank and piece[0] != "+"
        }

    def rook_home(self, army: int, side: str) -> Square:
        """I: K is the right towards the last file as White sees it, Q towards the first."""
        rank, kinds = self.count("castlingRank"), self.kinds("castlingRookPieces", army)
        said = self.count(
            "castlingRookKingsideFile" if side == "K" else "castlingRookQueensideFile"
        )
        row = self.row(army, rank)
        edge = min(said, self.files)
        step = -1 if side == "K" else 1
        while 1 <= edge <= self.files:
            file = self.owners_file(edge, army)
            if self.letters.get(row.get(file, "")) in kinds:
                return file, rank
            edge += step
        return 0, rank

    def rights(self, army: int) -> str:
        """Return the sides to which an army may castle."""
        if not self["castling"]:
            return ""
        said = self._said_rights(army).upper()
        return "".join(one for one in "KQ" if one in said and self.rook_home(army, one)[0])

    def gates(self, army: int) -> set[int]:
        """Return the files of an army's gates."""
        found: set[int] = set()
        for one in self._said_rights(army).upper() if self["gating"] else "":
            if one in "KQ" and self["castling"]:
                found |= {self.rook_home(army, one)[0], self.king_home(army)[0]}
            else:
                found.add(self.owners_file(number(one.lower()), army))
        return found

    # How kinds go

    def ways(self, kind: str) -> Ways:
        if kind not in self._ways:
            self._ways[kind] = (*ways(self.values.pieces[kind][1]), *self._more_ways(kind))
        return self._ways[kind]

    def ways_to(self, kind: str) -> dict[Square, list[Way]]:
        """Return the ways of a kind by where they lead."""
        found = self._ways_to.get(kind)
        if found is None:
            found = self._ways_to[kind] = {}
            for way in self.ways(kind):
                found.setdefault(way.target, []).append(way)
        return found

    @cached_property
    def _ways_to(self) -> dict[str, dict[Square, list[Way]]]:
        return {}

    @cached_property
    def _ways(self) -> dict[str, Ways]:
        return {}

    def _more_ways(self, kind: str) -> Iterable[Way]:
        """Yield the ways that a rule adds to the notation of a kind."""
        if kind == "pawn":
            yield Way((0, 2), ((0, 1),), captures=False, first=1)
            yield Way((0, 3), ((0, 1), (0, 2)), captures=False, first=2)
        if not self.values.of["diagonalLines"][0].strip("- "):
            return
        wazir = kind == "wazir" or (kind == "king" and self.values.pieces[kind][1] == "W")
        for x in (-1, 1):
            for y in (-1, 1):
                if wazir or (kind == "soldier" and y > 0):
                    yield Way((x, y), diagonal=True)
                for n in range(1, 16) if kind in ("rook", "janggiCannon") else ():
                    between = tuple((k * x, k * y) for k in range(1, n))
                    if kind == "rook" or between:
                        screen = kind != "rook"
                        yield Way((n * x, n * y), between, screen=screen, diagonal=True)


@cache
def number(text: str) -> int:
    """Return a number, or that of a file."""
    return int(text) if text.lstrip("-").isdigit() else ord(text.lower()) - ord("a") + 1


def sections(text: str) -> dict[str, tuple[str, dict[str, str]]]:
    """Return the parents and the keys of the sections of a file."""
    found: dict[str, tuple[str, dict[str, str]]] = {}
    keys: dict[str, str] = {}
    for line in map(str.strip, text.splitlines()):
        if line.startswith("["):
            name, _, parent = line[1:].partition("]")[0].partition(":")
            keys = {}
            found[name.strip()] = parent.strip(), keys
        elif "=" in line and line[0] not in "#;":
            key, _, value = line.partition("=")
            keys[key.strip()] = value.strip()
    return found


CHESS = """
[chess]
pawn = p
knight = n
bishop = b
rook = r
queen = q
king = k
promotionPieceTypes = nbrq
"""
RESOURCES = Path(__file__).parents[4] / "resources" / "games"
FILES = CHESS + "".join((RESOURCES / name).read_text() for name in ("games.ini", "parents.ini"))
"""The games that the program knows, as data."""


class Games:
    """The games of the program's files, and of another."""

    def __init__(self, text: str = "") -> None:
        self.sections = sections(FILES) | sections(text)
        self._values: dict[str, Values] = {}
        self._games: dict[str, BaseGame] = {}

    def values(self, key: str) -> Values:
        if key not in self._values:
            parent, keys = self.sections[key]
            found = deepcopy(self.values(parent)) if parent else Values()
            found.apply(keys)
            self._values[key] = found
        return self._values[key]

    def __getitem__(self, key: str) -> BaseGame:
        if key not in self._games:
            self._games[key] = BaseGame.of(key, self.values(key))
        return self._games[key]
