"""Description of a base game: checked, complete, and a value that can be compared and sent.

Squares are numbers of the board of two, row by row from White's left corner. Values that differ by
colour come in pairs: as White sees them, and as Black does, each from the own side.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cfanp_gui.core.boards import Look
from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.pairs.described.betza import PieceMoves, Way, parse
from cfanp_gui.games.pairs.described.keys import (
    BLACK,
    KING,
    PAWN,
    SHOGI_PAWN,
    SOLDIER,
    WHITE,
    GameKeyError,
    unfit,
    whole,
)
from cfanp_gui.games.pairs.described.values import Cells, Values

SHORT, LONG = 1, 2
"""Castling rights: towards the last file as White sees it, and towards the first."""


class Kind(NamedTuple):
    """A kind of piece on a board."""

    letter: str
    """Letter in positions: ``P``, ``+P`` for one promoted, ``Q~`` for a promoted pawn."""
    plain: str
    """The letter under which it moves."""
    type: str
    """Name in the dialect."""
    betza: str
    held: str = ""
    """Letter under which it goes to the hand of its captor; empty if it does not."""
    promotes: str = ""
    """Letter of its promoted kind, apart from promotions of pawns."""
    demoted: str = ""
    """Letter of the kind to which it may return by moving."""

    written: str = ""
    """Its letter in SAN."""

    @property
    def moves(self) -> PieceMoves:
        """Return its moves."""
        return parse(self.betza)


class CastlingRule(NamedTuple):
    """Castling, by squares of the board of two as the own side sees it."""

    right: int
    king: int
    king_to: int
    rook: int
    rook_to: int


class Side(NamedTuple):
    """Settings of armies of one colour, by squares as that colour sees the board."""

    array: tuple[tuple[int, str], ...]
    """The letters of its pieces by their squares."""
    hand: str
    castling: tuple[CastlingRule, ...]
    rooks: frozenset[str]
    """Letters of the pieces with which the King castles."""
    promotion: int
    double: int
    triple: int
    passing: int
    """Squares on which it may capture en passant."""
    drops: int
    mobility: tuple[tuple[str, int], ...]
    """Squares to which types are confined, by their names in the dialect."""
    pawns: frozenset[str]
    """Letters of the pieces that promote as pawns do."""
    promotions: tuple[str, ...]
    """Letters of the pieces that a pawn becomes."""
    passers: frozenset[str]
    """Letters of the pieces that capture en passant."""
    progress: frozenset[str]
    """Letters of the pieces whose irreversible moves count as progress."""


class Description(NamedTuple):
    """Description of a base game."""

    key: str
    name: str
    files: int
    ranks: int
    half: int
    """Number of ranks of a half-board."""
    look: Look
    kinds: tuple[Kind, ...]
    """The King first, then the others in the order of set-up, then promoted kinds."""
    sides: tuple[Side, Side]
    values: tuple[tuple[str, int], ...]
    """Values of types by their letters, in hundredths of a pawn, where the file gives them."""
    limits: tuple[tuple[str, int], ...]
    """Most pieces of a letter that an army may have by promotion."""
    drops: bool
    promoted_drops: bool
    no_doubled: str
    no_doubled_count: int
    drop_checks: bool
    no_mate_by: str
    first_rank_drops: bool
    zone_drops: bool
    mandatory_pawns: bool
    mandatory_pieces: bool
    on_capture: bool
    immobility: bool
    flying: bool
    soldier_rank: int
    move_rule: int
    fold_rule: int
    fold_value: str
    fold_absolute: bool
    perpetual: bool
    stalemate: str
    not_applied: tuple[str, ...]
    armies: tuple[tuple[str, tuple[tuple[int, str], ...]], ...]
    """Sets from which an army may choose, by name: letters by squares of the half-board."""

    @property
    def jumps_at_first(self) -> bool:
        """Return True if a first move may jump over pieces on the squares it passes."""
        legs = (leg for kind in self.kinds for leg in kind.moves.initial)
        return any(leg.way not in (Way.LAME, Way.SLIDE) for leg in legs)

    @property
    def size(self) -> int:
        """Return the number of squares of the board of two."""
        return self.files * self.ranks

    def turned(self, square: int) -> int:
        """Return the number of a square from the other side."""
        return self.size - 1 - square


LOOKS = {look.value: look for look in Look}


def described(key: str, values: Values) -> Description:
    """Return the description of a base game by its values. Raises GameKeyError."""
    return _Reader(key, values).read()


class _Reader:
    """Builder of a description from the values of a game."""

    def __init__(self, key: str, values: Values) -> None:
        self.key = key
        self.values = values
        self.plain = values.plain
        self.files: int = self.plain["maxFile"]
        self.ranks: int = self.plain["maxRank"]
        self.types = {kind: letter for letter, kind in values.letters.items()}

    def read(self) -> Description:
        values, plain = self.values, self.plain
        values.check()
        if self.files < 2 or self.ranks < 2:
            message = Text(
                "a board of {files} by {ranks} cannot be cut (expected at least 2 by 2)",
                files=self.files,
                ranks=self.ranks,
            )
            raise GameKeyError("maxFile" if self.files < 2 else "maxRank", message)
        if KING not in self.types:
            raise GameKeyError(KING, Text("there is no King (expected a letter for exactly one)"))
        half = self._half()
        placed, pockets, castling = self._start()
        arrays = [self._array(placed, colour, half) for colour in (WHITE, BLACK)]
        kinds = self._kinds(arrays)
        others = [kinds for kinds in values.sets["castlingKingPiece"] if kinds != {KING}]
        if self.plain["castling"] and castling.strip("-") and others:
            sentence = Text("only the King castles here (expected its letter)")
            raise GameKeyError("castlingKingPiece", sentence)
        sides = [
            self._side(colour, arrays[colour], pockets[colour], castling, placed)
            for colour in (WHITE, BLACK)
        ]
        look = values.ours.get("cfanpBoard", "checkered")
        if look not in LOOKS:
            raise unfit("cfanpBoard", look, ", ".join(LOOKS))
        pawn = self.types.get(SHOGI_PAWN, "")
        counted = values.counted
        return Description(
            key=self.key,
            name=values.ours.get("cfanpName", "") or self.key[:1].upper() + self.key[1:],
            files=self.files,
            ranks=self.ranks,
            half=half,
            look=LOOKS[look],
            kinds=kinds,
            sides=(sides[WHITE], sides[BLACK]),
            values=tuple(
                (self.types[kind], value)
                for kind, value in {**counted["pieceValueEg"], **counted["pieceValueMg"]}.items()
                if kind in self.types
            ),
            limits=tuple(
                (self.types[kind], most)
                for kind, most in counted["promotionLimit"].items()
                if most and kind in self.types
            ),
            drops=plain["pieceDrops"],
            promoted_drops=plain["dropPromoted"],
            no_doubled=self.types.get(values.no_doubled, ""),
            no_doubled_count=plain["dropNoDoubledCount"],
            drop_checks=plain["dropChecks"],
            no_mate_by=pawn if plain["shogiPawnDropMateIllegal"] and plain["pieceDrops"] else "",
            first_rank_drops=plain["firstRankPawnDrops"],
            zone_drops=plain["promotionZonePawnDrops"],
            mandatory_pawns=plain["mandatoryPawnPromotion"],
            mandatory_pieces=plain["mandatoryPiecePromotion"],
            on_capture=plain["piecePromotionOnCapture"],
            immobility=plain["immobilityIllegal"],
            flying=plain["flyingGeneral"],
            soldier_rank=plain["soldierPromotionRank"] if SOLDIER in self.types else 1,
            move_rule=plain["nMoveRule"],
            fold_rule=plain["nFoldRule"],
            fold_value=plain["nFoldValue"],
            fold_absolute=plain["nFoldValueAbsolute"],
            perpetual=plain["perpetualCheckIllegal"],
            stalemate={"draw": "draw", "loss": "lost", "win": "won"}[plain["stalemateValue"]],
            not_applied=tuple(values.not_applied),
            armies=tuple(self._armies(half)),
        )

    def _half(self) -> int:
        given, most = self.values.ours.get("cfanpHalf"), self.ranks // 2
        return most if given is None else whole(1, most)("cfanpHalf", given)

    # The start

    def _start(self) -> tuple[dict[int, str], tuple[str, str], str]:
        """Return the letters on the board (Black's small), the pockets, and the castling rights."""
        text = self.values.start
        fields = text.split()
        board = fields[0] if fields else ""
        if "*" in board:
            raise self._problem(Text("it has walls (*), with which no game is played here"))
        if len(fields) > 1 and fields[1] != "w":
            raise self._problem(
                Text("“{text}” is to move first (expected w)", text=shown(fields[1][:20]))
            )
        match = re.fullmatch(r"([^\[\]]*)(?:\[([^\[\]]*)\])?(?:/([^\[\]]*))?", board)
        if match is None:
            raise self._problem(Text("“{text}” is no board", text=shown(board[:120])))
        rows = match[1].rstrip("/").split("/")
        if len(rows) != self.ranks:
            raise self._problem(
                Text("it has {count} ranks (expected {ranks})", count=len(rows), ranks=self.ranks)
            )
        placed: dict[int, str] = {}
        for number, row in enumerate(rows):
            placed.update(self._row(row, self.ranks - 1 - number))
        pocket = (match[2] or "").replace("-", "")
        for letter in pocket:
            if letter.upper() not in self.values.letters:
                raise self._problem(
                    Text("“{letter}” in the pocket is not a piece", letter=shown(letter))
                )
        white = "".join(sorted(letter for letter in pocket if letter.isupper()))
        black = "".join(sorted(letter.upper() for letter in pocket if letter.islower()))
        rights = fields[2] if len(fields) > 2 and not fields[2].isdecimal() else "-"
        return placed, (white, black), rights

    def _row(self, row: str, rank: int) -> Iterator[tuple[int, str]]:
        file = 0
        for found in re.finditer(r"\d+|\+?[A-Za-z]~?|.", row):
            word = found[0]
            if word.isdecimal():
                file += int(word)
                continue
            if word.strip("+~").upper() not in self.values.letters:
                expected = ", ".join(sorted(self.values.letters))
                message = Text(
                    "“{word}” on rank {rank} is not a piece (expected one of {expected})",
                    word=shown(word),
                    rank=rank + 1,
                    expected=expected,
                )
                raise self._problem(message)
            yield self.files * rank + min(file, self.files - 1), word
            file += 1
        if file != self.files:
            message = Text(
                "rank {rank} has {count} files (expected {files})",
                rank=rank + 1,
                count=file,
                files=self.files,
            )
            raise self._problem(message)

    def _problem(self, sentence: Text) -> GameKeyError:
        return GameKeyError("startFen", sentence)

    def _array(self, placed: dict[int, str], colour: int, half: int) -> dict[int, str]:
        """Return the pieces of a colour by the squares as it sees them."""
        found = {}
        for square, word in placed.items():
            if word.strip("+~").isupper() == (colour == WHITE):
                own = square if colour == WHITE else self.files * self.ranks - 1 - square
                if own >= half * self.files:
                    message = Text(
                        "{piece} stands beyond rank {half} of its side (expected every army "
                        "on its half-board)",
                        piece=shown(word),
                        half=half,
                    )
                    raise self._problem(message)
                found[own] = word.upper()
        count = sum(word == self.types[KING] for word in found.values())
        if count != 1:
            side = Text("White") if colour == WHITE else Text("Black")
            raise self._problem(
                Text("{colour} has {count} Kings (expected exactly one)", colour=side, count=count)
            )
        return found

    # Pieces

    def _kinds(self, arrays: list[dict[int, str]]) -> tuple[Kind, ...]:
        values, plain = self.values, self.plain
        to_hand = plain["capturesToHand"]
        promoted = {
            kind: into
            for kind, into in values.promoted.items()
            if kind in self.types and into in self.types
        }

        def kind_of(letter: str, of: str, held: str, demoted: str = "") -> Kind:
            promotes = f"+{self.types[of]}" if of in promoted else ""
            return Kind(
                letter,
                self.types[of],
                of,
                values.notation(of),
                held if to_hand and of != KING else "",
                promotes,
                demoted,
                values.written.get(of, self.types[of]),
            )

        others = [kind for kind in values.letters.values() if kind != KING]
        found = [kind_of(self.types[KING], KING, "")]
        found += [kind_of(self.types[kind], kind, self.types[kind]) for kind in others]
        loop = plain["dropLoop"]
        for kind, into in promoted.items():
            letter = self.types[kind]
            found.append(
                kind_of(
                    f"+{letter}",
                    into,
                    self.types[into] if loop else letter,
                    letter if plain["pieceDemotion"] else "",
                )
            )
        if (to_hand and not loop) or plain["pieceDemotion"]:
            for kind in sorted(self._pawn_promotions()):
                main = next(iter(values.sets["mainPawn"][WHITE]), kind)
                found.append(kind_of(f"{self.types[kind]}~", kind, self.types.get(main, "")))
        known = {kind.letter for kind in found}
        for array in arrays:
            for square, word in array.items():
                if word not in known:
                    raise self._problem(
                        Text("“{word}” is not a piece that can stand there", word=shown(word))
                    )
                array[square] = word
        return tuple(found)

    def _pawn_promotions(self) -> set[str]:
        """Return all kinds that pawns become."""
        return {
            kind
            for colour in (WHITE, BLACK)
            if self._pawns(colour)
            for kind in self.values.sets["promotionPieceTypes"][colour]
            if kind in self.types and kind != KING
        }

    def _pawns(self, colour: int) -> frozenset[str]:
        # The type named pawn always is one.
        return (self.values.sets["promotionPawnTypes"][colour] | {PAWN}) & set(self.types)

    # Sides

    def _side(
        self, colour: int, array: dict[int, str], hand: str, rights: str, placed: dict[int, str]
    ) -> Side:
        values = self.values
        steps = self.plain["doubleStep"]
        sets = {name: self._letters(kinds[colour]) for name, kinds in values.sets.items()}
        promotions = sets["promotionPieceTypes"] - {self.types[KING]}
        return Side(
            tuple(sorted(array.items())),
            hand,
            tuple(self._castling(colour, rights, placed)) if self.plain["castling"] else (),
            sets["castlingRookPieces"],
            self._region("promotionRegion", colour),
            self._region("doubleStepRegion", colour) if steps else 0,
            self._region("tripleStepRegion", colour),
            self._region("enPassantRegion", colour),
            self._region("dropRegion", colour),
            tuple(
                (kind, region)
                for kind in sorted(self.types)
                if (region := self._mobility(kind, colour)) is not None
            ),
            frozenset(self.types[kind] for kind in self._pawns(colour)),
            tuple(letter for letter in values.letters if letter in promotions),
            sets["enPassantTypes"],
            sets["nMoveRuleTypes"],
        )

    def _letters(self, kinds: Iterable[str]) -> frozenset[str]:
        return frozenset(self.types[kind] for kind in kinds if kind in self.types)

    def _mobility(self, kind: str, colour: int) -> int | None:
        if f"mobilityRegion:{kind}" not in self.values.regions:
            return None
        region = self._region(f"mobilityRegion:{kind}", colour)
        return region or None  # no squares at all are no limit

    def _region(self, name: str, colour: int) -> int:
        """Return squares as a colour sees them."""
        cells = self.values.regions[name][colour]
        size = self.files * self.ranks
        if cells is None:
            return (1 << size) - 1
        found = 0
        for square in self._numbers(cells):
            found |= 1 << (square if colour == WHITE else size - 1 - square)
        return found

    def _numbers(self, cells: Cells) -> Iterator[int]:
        for file, rank in cells:
            for at in range(self.files) if file < 0 else (file,):
                for row in range(self.ranks) if rank < 0 else (rank,):
                    if at < self.files and row < self.ranks:
                        yield row * self.files + at

    # Castling

    def _castling(self, colour: int, rights: str, placed: dict[int, str]) -> Iterator[CastlingRule]:
        """Yield the castlings that the start gives a colour."""
        plain, files = self.plain, self.files
        rank = plain["castlingRank"] - 1 if colour == WHITE else self.ranks - plain["castlingRank"]
        own = str.isupper if colour == WHITE else str.islower
        rooks = self._letters(self.values.sets["castlingRookPieces"][colour])
        kings = [
            square
            for square, word in placed.items()
            if square // files == rank and own(word) and word.upper() == self.types[KING]
        ]
        if not kings:
            return
        king = kings[0]
        row = range(rank * files, rank * files + files)
        standing = [at for at in row if own(placed.get(at, " ")) and placed[at].upper() in rooks]
        for sign in dict.fromkeys(letter.upper() for letter in rights if own(letter)):
            if sign == "K":
                last = rank * files + min(plain["castlingRookKingsideFile"], files) - 1
                found = [at for at in standing if at <= last][-1:]
            elif sign == "Q":
                first = rank * files + plain["castlingRookQueensideFile"] - 1
                found = [at for at in standing if at >= first][:1]
            else:
                found = [at for at in standing if at % files == ord(sign) - ord("A")]
            for rook in found:
                short = rook > king
                goal = plain["castlingKingsideFile" if short else "castlingQueensideFile"] - 1
                beside = goal - 1 if short else goal + 1
                if not (0 <= goal < files and 0 <= beside < files):
                    raise GameKeyError(
                        "castlingKingsideFile" if short else "castlingQueensideFile",
                        Text("the file is not on the board"),
                    )
                squares = [king, rank * files + goal, rook, rank * files + beside]
                if colour == BLACK:
                    squares = [files * self.ranks - 1 - at for at in squares]
                yield CastlingRule(SHORT if short else LONG, *squares)

    # Armies to choose from

    def _armies(self, half: int) -> Iterator[tuple[str, tuple[tuple[int, str], ...]]]:
        given = self.values.ours.get("cfanpArmies", "")
        for part in filter(None, (part.strip() for part in given.split(";"))):
            name, _, ranks = (word.strip() for word in part.partition(":"))
            rows = [row.strip().upper() for row in ranks.split("/")]
            wrong = [
                row
                for row in rows
                if len(row) != self.files or set(row) - {*self.values.letters, "-"}
            ]
            letters = "".join(rows)
            if wrong or not name or len(rows) > half or letters.count(self.types[KING]) != 1:
                message = Text(
                    "“{value}” (expected a name, : and ranks of {files} letters "
                    "with one King, the back rank first)",
                    value=shown(part[:80]),
                    files=self.files,
                )
                raise GameKeyError("cfanpArmies", message)
            yield name, tuple((at, letter) for at, letter in enumerate(letters) if letter != "-")
