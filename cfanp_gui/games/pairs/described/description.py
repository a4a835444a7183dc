"""Description of a base game: checked, complete, and a value that can be compared and sent.

Squares are numbers of the board of two, row by row from White's left corner. Values that differ by
colour come in pairs: as White sees them, and as Black does, each from the own side.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from cfanp_gui.core.boards import Look
from cfanp_gui.core.half_boards import LONG, SHORT
from cfanp_gui.core.pieces import COLOUR_NAMES
from cfanp_gui.core.text import TextError, capitalized, sentence_of, shown
from cfanp_gui.games.armies.base_game import FAMILIES
from cfanp_gui.games.pairs.described import outlines
from cfanp_gui.games.pairs.described.betza import PieceMoves, Way, parse
from cfanp_gui.games.pairs.described.fen_board import board_of_rows
from cfanp_gui.games.pairs.described.keys import (
    ALL,
    BLACK,
    JANGGI_CANNON,
    KING,
    PAWN,
    SHOGI_PAWN,
    SOLDIER,
    WHITE,
    GameKeyError,
    unfit,
    whole,
)
from cfanp_gui.games.pairs.described.values import Values


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
    """`SHORT` towards the last file as White sees it, `LONG` towards the first."""
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
    lines: int
    """Squares of palaces, between which some pieces move diagonally."""
    flag: int
    """Squares that its flag pieces are to reach."""
    flag_pieces: frozenset[str]
    """Letters of its flag pieces."""
    checks: int
    """Number of checks at which it falls, where checks are counted."""
    gates: int
    """Squares of its castling rank that are gates at the start."""


class Presentation(NamedTuple):
    """How a base game is shown; its rules do not depend on it."""

    name: str
    native: str
    """Its name in the language of its home; empty where that is no other."""
    family: str
    """Key of its family, one of `base_game.FAMILIES`; empty for none."""
    about: str
    """A paragraph about its history; empty for none."""
    look: Look
    outlines: str
    """Family of outlines of its pieces, one of `outlines.FAMILIES`; empty for the usual one."""
    pieces: tuple[tuple[str, str], ...]
    """Names of its pieces by their letters, as far as the file gives them."""


class Description(NamedTuple):
    """Description of a base game."""

    key: str
    shown: Presentation
    files: int
    ranks: int
    half: int
    """Number of ranks of a half-board."""
    kinds: tuple[Kind, ...]
    """The King first, then the others in the order of set-up, then promoted kinds.

    Without a King the first is a kind that no piece becomes.
    """
    sides: tuple[Side, Side]
    values: tuple[tuple[str, int], ...]
    """Values of types by their letters, in hundredths of a pawn, where the file gives them."""
    limits: tuple[tuple[str, int], ...]
    """Most pieces of a letter that an army may have by promotion."""
    extinct: tuple[frozenset[str], ...]
    """Letters of kinds that are counted together, one set for each way to be extinct."""
    pseudo_royal: tuple[frozenset[str], ...]
    """Letters of kinds that are royal while an army has few of them, each in a set."""
    blast_immune: frozenset[str]
    """Letters of the pieces that withstand explosions."""
    mutually_immune: frozenset[str]
    """Letters of the pieces that do not capture their like."""
    must_drop_kinds: frozenset[str]
    """Letters of the pieces that must be dropped, where drops are compulsory."""
    no_doubled: str
    no_mate_by: str
    soldier_rank: int
    not_applied: tuple[str, ...]
    armies: tuple[tuple[str, tuple[tuple[int, str], ...]], ...]
    """Sets from which an army may choose, by name: letters by squares of the half-board."""

    # The values of keys of these names

    piece_drops: bool
    drop_promoted: bool
    drop_no_doubled_count: int
    drop_checks: bool
    first_rank_pawn_drops: bool
    promotion_zone_pawn_drops: bool
    mandatory_pawn_promotion: bool
    mandatory_piece_promotion: bool
    piece_promotion_on_capture: bool
    immobility_illegal: bool
    flying_general: bool
    n_move_rule: int
    n_fold_rule: int
    n_fold_value: str
    n_fold_value_absolute: bool
    perpetual_check_illegal: bool
    stalemate_value: str
    flag_piece_count: int
    flag_piece_blocked_win: bool
    flag_move: bool
    flag_piece_safe: bool
    check_counting: bool
    checking: bool
    must_capture: bool
    must_drop: bool
    makpong_rule: bool
    opposite_castling: bool
    extinction_value: str
    extinction_piece_count: int
    extinction_opponent_piece_count: int
    pass_white: bool
    pass_black: bool
    pass_on_stalemate_white: bool
    pass_on_stalemate_black: bool
    bikjang_rule: bool
    gating: bool
    seirawan_gating: bool
    cambodian_moves: bool
    captures_to_hand: bool
    duple_check: bool
    blast_on_capture: bool
    castles_onto_rook: bool = False
    """True if castling is always stated as the King's move onto the Rook."""

    @property
    def has_king(self) -> bool:
        """Return True if there is a King, which one colour may lack."""
        return self.kinds[0].type == KING

    @property
    def has_cannons(self) -> bool:
        """Return True if there are cannons that do not jump over their like."""
        return any(kind.type == JANGGI_CANNON for kind in self.kinds)

    @property
    def jumps_at_first(self) -> bool:
        """Return True if a first move may jump over pieces on the squares it passes."""
        legs = (leg for kind in self.kinds for leg in kind.moves.initial)
        return any(leg.way not in (Way.LAME, Way.SLIDE) for leg in legs)

    @property
    def size(self) -> int:
        """Return the number of squares of the board of two."""
        return self.files * self.ranks


SHOWN: Mapping[str, Collection[str]] = {
    "cfanpBoard": [look.value for look in Look],
    "cfanpFamily": FAMILIES,
    "cfanpSet": outlines.FAMILIES,
}
"""Keys of how a game is shown, with their possible values."""


def _field(key: str) -> str:
    """Return the name of a field of a description for a key, such as ``drop_checks``."""
    return re.sub("[A-Z]", lambda capital: f"_{capital[0].lower()}", key)


def described(key: str, values: Values) -> Description:
    """Return the description of a base game by its values. Raises GameKeyError."""
    return _Reader(key, values).read()


class StartError(GameKeyError):
    """Error of the start of a game."""

    def __init__(self, sentence: str, /, **words: object) -> None:
        super().__init__(sentence, at="startFen", **words)


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
            raise GameKeyError(
                "a board of {files} by {ranks} cannot be cut (expected at least 2 by 2)",
                at="maxFile" if self.files < 2 else "maxRank",
                files=self.files,
                ranks=self.ranks,
            )
        given, most = values.ours.get("cfanpHalf"), self.ranks // 2
        half = most if given is None else whole(1, most)("cfanpHalf", given)
        placed, pockets, castling = self._start()
        arrays = [self._array(placed, colour, half) for colour in (WHITE, BLACK)]
        kinds = self._kinds(arrays)
        castles = plain["castling"] and castling.strip("-")
        castling_kings = set[str]().union(*values.sets["castlingKingPiece"])
        if castles and KING in self.types and castling_kings != {KING}:
            key = "castlingKingPiece"
            raise GameKeyError("only the King castles here (expected its letter)", at=key)
        white, black = (
            self._side(colour, arrays[colour], pockets[colour], castling, placed)
            for colour in (WHITE, BLACK)
        )
        self._check_rules(arrays, pockets)
        counted_sets, pseudo_royal = tuple(self._extinct()), plain["extinctionPseudoRoyal"]
        no_mate = plain["shogiPawnDropMateIllegal"] and plain["pieceDrops"]
        counted = values.counted
        limits = {kind: most for kind, most in counted["promotionLimit"].items() if most}
        fields = {_field(key): value for key, value in plain.items()}
        return Description(
            key=self.key,
            shown=self._presentation(kinds),
            files=self.files,
            ranks=self.ranks,
            half=half,
            kinds=kinds,
            sides=(white, black),
            values=self._by_letter({**counted["pieceValueEg"], **counted["pieceValueMg"]}),
            limits=self._by_letter(limits),
            extinct=() if pseudo_royal and not plain["blastOnCapture"] else counted_sets,
            pseudo_royal=counted_sets if pseudo_royal else (),
            blast_immune=self._letters(values.sets["blastImmuneTypes"][WHITE]),
            mutually_immune=self._letters(values.sets["mutuallyImmuneTypes"][WHITE]),
            must_drop_kinds=self._letters(values.sets["mustDropType"][WHITE]),
            no_doubled=self.types.get(values.no_doubled, ""),
            no_mate_by=self.types.get(SHOGI_PAWN, "") if no_mate else "",
            soldier_rank=plain["soldierPromotionRank"] if SOLDIER in self.types else 1,
            not_applied=tuple(values.not_applied),
            armies=tuple(self._armies(half)),
            **{name: fields[name] for name in Description._fields if name in fields},
        )

    def _presentation(self, kinds: Iterable[Kind]) -> Presentation:
        ours, names = self.values.ours, self.values.names
        for key, known in SHOWN.items():
            if (value := ours.get(key)) is not None and value not in known:
                raise unfit(key, value, ", ".join(known))
        promoted = {kind.promotes: kind.type for kind in kinds if kind.promotes}
        named = {
            kind.letter: name
            for kind in kinds
            if (name := names.get("+" + promoted.get(kind.letter, "")) or names.get(kind.type))
        }
        return Presentation(
            ours.get("cfanpName", "") or capitalized(self.key),
            ours.get("cfanpNative", ""),
            ours.get("cfanpFamily", ""),
            ours.get("cfanpAbout", ""),
            Look(ours.get("cfanpBoard", Look.CHECKERED)),
            ours.get("cfanpSet", ""),
            tuple(named.items()),
        )

    def _by_letter(self, counted: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
        """Return numbers of types of the game by their letters."""
        types = self.types
        return tuple((types[kind], number) for kind, number in counted.items() if kind in types)

    def _extinct(self) -> Iterator[frozenset[str]]:
        """Yield the letters of kinds that are counted together, sorted."""
        kinds = self.values.sets["extinctionPieceTypes"][WHITE]
        letters = self._letters(kinds)
        if self.plain["extinctionValue"] != "none":
            yield from [letters] if ALL in kinds else (frozenset((one,)) for one in sorted(letters))

    def _check_rules(self, arrays: list[dict[int, str]], pockets: tuple[str, str]) -> None:
        """Raise GameKeyError for rules that contradict one another."""
        plain, sets, king = self.plain, self.values.sets, self.types.get(KING)
        royal, explodes = plain["extinctionPseudoRoyal"], plain["blastOnCapture"]
        all_together = ALL in sets["extinctionPieceTypes"][WHITE]
        immune = [key for key in ("blastImmuneTypes", "mutuallyImmuneTypes") if sets[key][WHITE]]
        for key, other, both in (
            ("mustDrop", "mustCapture", plain["mustDrop"] and plain["mustCapture"]),
            ("checkCounting", "checking", plain["checkCounting"] and not plain["checking"]),
            ("extinctionPseudoRoyal", "extinctionPieceTypes = *", royal and all_together),
            ("blastOnCapture", KING, explodes and king),
            ("blastOnCapture", "flagPieceSafe", explodes and plain["flagPieceSafe"]),
            *((key, KING, king) for key in immune),
            *((key, "extinctionPseudoRoyal", royal) for key in immune),
        ):
            if both and other == KING:
                raise GameKeyError(
                    "it does not go with a king (expected king = - and commoner = k, as in atomic)",
                    at=key,
                )
            if both:
                raise GameKeyError(
                    "it does not go with {other} (expected one of them left out)",
                    at=key,
                    other=other,
                )
        if king and king in pockets[WHITE] + pockets[BLACK]:
            raise StartError("a King is in the pocket")
        if king and any(king in self._letters(kinds) for kinds in sets["promotionPieceTypes"]):
            raise GameKeyError("no pawn becomes a King here", at="promotionPieceTypes")
        makers = {self.types[kind] for kind, into in self.values.promoted.items()
                  if into == KING and kind in self.types}  # fmt: skip
        for array, pocket in zip(arrays, pockets, strict=True) if king and makers else ():
            pieces = [letter.strip("+~") for letter in (*array.values(), *pocket)]
            if plain["capturesToHand"] or sum(one in makers | {king} for one in pieces) > 1:
                key = "promotedPieceType"
                raise GameKeyError("an army could have two Kings (expected one at most)", at=key)
        numbers = [
            [
                sum(letter.strip("+~") in letters for letter in (*array.values(), *pocket))
                for array, pocket in zip(arrays, pockets, strict=True)
            ]
            for letters in (self._extinct() if not royal or explodes else ())
        ]
        for white, black in numbers:
            for colour, own, hostile in ((WHITE, white, black), (BLACK, black, white)):
                against = hostile >= plain["extinctionOpponentPieceCount"]
                if own <= plain["extinctionPieceCount"] and against:
                    raise GameKeyError(
                        "{colour} would be extinct from the start",
                        at="extinctionPieceTypes",
                        colour=COLOUR_NAMES[colour],
                    )

    # The start

    def _start(self) -> tuple[dict[int, str], tuple[str, str], str]:
        """Return the letters on the board (Black's small), the pockets, and the castling rights."""
        fields = self.values.start.split()
        board = fields[0] if fields else ""
        if "*" in board:
            raise StartError("it has walls (*), with which no game is played here")
        if len(fields) > 1 and fields[1] != "w":
            raise StartError("“{text}” is to move first (expected w)", text=shown(fields[1][:20]))
        try:
            placed, pockets = board_of_rows(board, self.files, self.ranks, self.values.letters)
        except TextError as error:
            raise StartError(sentence_of(error)) from None
        rights = fields[2] if len(fields) > 2 and not fields[2].isdecimal() else "-"
        return placed, pockets, rights

    def _array(self, placed: dict[int, str], colour: int, half: int) -> dict[int, str]:
        """Return the pieces of a colour by the squares as it sees them."""
        array = {}
        for square, word in placed.items():
            if word.strip("+~").isupper() == (colour == WHITE):
                own = square if colour == WHITE else self.files * self.ranks - 1 - square
                if own >= half * self.files:
                    raise StartError(
                        "{piece} stands beyond rank {half} of its side (expected every army "
                        "on its half-board)",
                        piece=shown(word),
                        half=half,
                    )
                array[own] = word.upper()
        if (count := list(array.values()).count(self.types.get(KING, ""))) > 1:
            words = {"colour": COLOUR_NAMES[colour], "count": count}
            raise StartError("{colour} has {count} Kings (expected one at most)", **words)
        return array

    # Pieces

    def _kinds(self, arrays: list[dict[int, str]]) -> tuple[Kind, ...]:
        values, plain, types = self.values, self.plain, self.types
        to_hand, loop, back = plain["capturesToHand"], plain["dropLoop"], plain["pieceDemotion"]
        known = types.keys()
        promoted = {kind: into for kind, into in values.promoted.items() if {kind, into} <= known}

        def kind_of(letter: str, of: str, held: str, demoted: str = "") -> Kind:
            hand = held if to_hand and of != KING else ""
            promotes = f"+{types[of]}" if of in promoted else ""
            san = values.written.get(of, types[of])
            return Kind(letter, types[of], of, values.notation(of), hand, promotes, demoted, san)

        kinds = [kind_of(types[kind], kind, types[kind]) for kind in self._in_order(promoted)]
        for kind, into in promoted.items():
            letter = types[kind]
            held = types[into] if loop else letter
            kinds.append(kind_of(f"+{letter}", into, held, letter if back else ""))
        if (to_hand and not loop) or back:
            colours = [colour for colour in (WHITE, BLACK) if self._pawns(colour)]
            become = {kind for at in colours for kind in values.sets["promotionPieceTypes"][at]}
            for kind in sorted(become & known):
                main = next(iter(values.sets["mainPawn"][WHITE]), kind)
                kinds.append(kind_of(f"{types[kind]}~", kind, types.get(main, "")))
        letters = {kind.letter for kind in kinds}
        for word in (word for array in arrays for word in array.values()):
            if word not in letters:
                raise StartError("“{word}” is not a piece that can stand there", word=shown(word))
        return tuple(kinds)

    def _in_order(self, promoted: Mapping[str, str]) -> list[str]:
        """Return the kinds of pieces; the first is the King or one that no piece becomes."""
        kinds, chosen = list(self.values.letters.values()), self.values.sets["promotionPieceTypes"]
        demoted = promoted if self.plain["pieceDemotion"] else {}
        becoming = {*demoted, *chosen[WHITE], *chosen[BLACK]}
        first = KING if KING in kinds else next((one for one in kinds if one not in becoming), None)
        if first is None:
            key = "promotionPieceTypes"
            raise GameKeyError("pieces become every kind (expected one that is not there)", at=key)
        return [first, *(kind for kind in kinds if kind != first)]

    def _pawns(self, colour: int) -> frozenset[str]:
        # The type named pawn always is one.
        return (self.values.sets["promotionPawnTypes"][colour] | {PAWN}) & set(self.types)

    # Sides

    def _side(
        self, colour: int, array: dict[int, str], hand: str, rights: str, placed: dict[int, str]
    ) -> Side:
        values = self.values
        sets = {name: self._letters(kinds[colour]) for name, kinds in values.sets.items()}
        return Side(
            tuple(sorted(array.items())),
            hand,
            tuple(self._castling(colour, rights, placed)) if self.plain["castling"] else (),
            sets["castlingRookPieces"],
            self._region("promotionRegion", colour),
            self._region("doubleStepRegion", colour) if self.plain["doubleStep"] else 0,
            self._region("tripleStepRegion", colour),
            self._region("enPassantRegion", colour),
            self._region("dropRegion", colour),
            tuple(
                (kind, region)
                for kind in sorted(self.types)
                if (name := f"mobilityRegion:{kind}") in values.regions
                and (region := self._region(name, colour))  # no squares at all are no limit
            ),
            frozenset(self.types[kind] for kind in self._pawns(colour)),
            tuple(letter for letter in values.letters if letter in sets["promotionPieceTypes"]),
            sets["enPassantTypes"],
            sets["nMoveRuleTypes"],
            self._region("diagonalLines", colour),
            self._region("flagRegion", colour),
            sets["flagPiece"],
            self._checks(colour),
            self._gates(colour, rights, placed),
        )

    def _checks(self, colour: int) -> int:
        """Return the number of checks at which armies of a colour fall.

        The start gives those that White is to give, then Black's; without any it is one.
        """
        given = re.search(r" (\d+)\+(\d+)(?= |$)", self.values.start)
        return max(1, int(given[2 - colour])) if given else 1

    def _letters(self, kinds: Iterable[str]) -> frozenset[str]:
        return frozenset(self.types[kind] for kind in kinds if kind in self.types)

    def _region(self, name: str, colour: int) -> int:
        """Return squares as a colour sees them."""
        cells = self.values.regions[name][colour]
        size, region = self.files * self.ranks, 0
        if cells is None:
            return (1 << size) - 1
        for file, rank in cells:
            for at in range(self.files) if file < 0 else (file,):
                for row in range(self.ranks) if rank < 0 else (rank,):
                    if at < self.files and row < self.ranks:
                        square = row * self.files + at
                        region |= 1 << (square if colour == WHITE else size - 1 - square)
        return region

    # Castling

    def _castling(self, colour: int, rights: str, placed: dict[int, str]) -> Iterator[CastlingRule]:
        """Yield the castlings that the start gives a colour."""
        plain, files = self.plain, self.files
        rank = plain["castlingRank"] - 1 if colour == WHITE else self.ranks - plain["castlingRank"]
        own = str.isupper if colour == WHITE else str.islower
        rooks = self._letters(self.values.sets["castlingRookPieces"][colour])
        row = range(rank * files, rank * files + files)
        pieces = {at: placed[at].upper() for at in row if own(placed.get(at, " "))}
        standing = [at for at, letter in pieces.items() if letter in rooks]
        kings = self._letters(self.values.sets["castlingKingPiece"][colour])
        usual = rank * files + min(plain["castlingKingFile"], files) - 1
        standing_kings = [at for at, letter in pieces.items() if letter in kings]
        king = usual if usual in standing_kings else None
        if len(standing_kings) == 1:
            (king,) = standing_kings
        if king is None:
            return
        for sign in dict.fromkeys(letter.upper() for letter in rights if own(letter)):
            if sign not in "KQ" and plain["gating"]:
                continue  # it names a gate
            for rook in self._castling_rooks(sign, rank, standing):
                short = rook > king
                key = "castlingKingsideFile" if short else "castlingQueensideFile"
                goal = plain[key] - 1
                beside = goal - 1 if short else goal + 1
                if not (0 <= goal < files and 0 <= beside < files):
                    raise GameKeyError("the file is not on the board", at=key)
                squares = [king, rank * files + goal, rook, rank * files + beside]
                if colour == BLACK:
                    squares = [files * self.ranks - 1 - at for at in squares]
                yield CastlingRule(SHORT if short else LONG, *squares)

    def _castling_rooks(self, sign: str, rank: int, standing: list[int]) -> list[int]:
        """Return the Rook of a castling right by its letter, in a list."""
        plain, files = self.plain, self.files
        if sign == "K":
            last = rank * files + min(plain["castlingRookKingsideFile"], files) - 1
            return [at for at in standing if at <= last][-1:]
        if sign == "Q":
            first = rank * files + plain["castlingRookQueensideFile"] - 1
            return [at for at in standing if at >= first][:1]
        return [at for at in standing if at % files == ord(sign) - ord("A")]

    def _gates(self, colour: int, rights: str, placed: dict[int, str]) -> int:
        """Return the gates that the castling field of the start names, as the colour sees them."""
        if not self.plain["gating"]:
            return 0
        files, gates = self.files, 0
        rank = self.plain["castlingRank"] - 1
        rank = rank if colour == WHITE else self.ranks - 1 - rank
        own = str.isupper if colour == WHITE else str.islower
        row = range(rank * files, rank * files + files)
        pieces = {at: placed[at].upper() for at in row if own(placed.get(at, " "))}
        rooks = self._letters(self.values.sets["castlingRookPieces"][colour])
        kings = self._letters(self.values.sets["castlingKingPiece"][colour])
        standing = [at for at, letter in pieces.items() if letter in rooks]
        for sign in (letter.upper() for letter in rights if own(letter)):
            chosen = [at for at in pieces if at % files == ord(sign) - ord("A")]
            if sign in "KQ":
                chosen = self._castling_rooks(sign, rank, standing)
                chosen += [at for at, letter in pieces.items() if letter in kings][:1]
            for at in chosen:
                gates |= 1 << (at if colour == WHITE else files * self.ranks - 1 - at)
        return gates

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
            king = self.types.get(KING)
            if wrong or not name or len(rows) > half or (king and letters.count(king) != 1):
                raise GameKeyError(
                    "“{value}” (expected a name, : and ranks of {files} letters "
                    "with one King, the back rank first)",
                    at="cfanpArmies",
                    value=shown(part[:80]),
                    files=self.files,
                )
            yield name, tuple((at, letter) for at, letter in enumerate(letters) if letter != "-")
