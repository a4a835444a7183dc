"""Interface of a base game to the core: the moves of its pieces on two half-boards.

A base game is a game for two players on one board (Rule 10). Its board is cut in the middle; each
army has a half, and any two halves, laid together, make a board again. All else is the core's:
control of armies, turns and bonus, mates, capture of armies, draws by agreement.

It has two parts. `base_game.BaseGame` has what is known without the rules: sizes, types of pieces,
the starting position of an army. `PairRules` has the rules of play and is loaded on demand; there
is one for each way to join half-boards.

Core and base game exchange values only:

- *squares* of a joined board, as numbers: row by row from the lower left, as `core.boards` numbers
  any board. The lower half-board keeps its numbers; those of the strip follow, then those of the
  upper half-board as given by `Join.place`. Several squares are a set of `core.square_sets`. As
  `Square(STRIP, ...)` a square of the strip is numbered from 0, as on any board.
- *moves*, as `PairMove`: origin, target, and a number for the promotion or, where captures jump,
  for the path (`BaseGame.becomes` has its text).
- *halves*, the pieces on all half-boards and on the strip; *rights*, everything that decides over
  moves beside the pieces: castling, passed squares, hands. Both are opaque to the core, never
  changed in place, and compared, hashed and pickled.
- a *joined board*, of which the core reads the squares of the pieces of each army and of the Kings.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from cfanp_gui.core.boards import STRIP, Join, Pair, Square
from cfanp_gui.core.caching import Memo
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.refusal_texts import blocker
from cfanp_gui.core.square_sets import squares as squares_of
from cfanp_gui.core.text import SquareName, Text, TextError
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.base_game import ANYWHERE, BaseGame, Step
from cfanp_gui.games.armies.rights_fields import ArmiesField
from cfanp_gui.games.armies.san import San

PairMove = tuple[int, int, int]
"""Origin and target joined square, and the promotion as its number in `BaseGame.letters`, or with
`BaseGame.jumps` the number of the path; 0 if neither need be stated. A piece dropped from the hand
has ``~number`` as its origin, which is below 0."""

View = tuple[int, int, int, int, Sequence[int]]
"""``(army, own, friends, hostile, allies)``: an army, the squares of its pieces, of its and its
allies' pieces, and of those of the other living armies; allies are its player's other armies."""


class JoinedBoard(Protocol):
    """The part of a joined board that the core reads; the rest belongs to the base game."""

    @property
    def occupied(self) -> int:
        """Return the occupied squares."""

    @property
    def kings(self) -> int:
        """Return the squares of the royal pieces."""

    @property
    def armies(self) -> tuple[int, ...]:
        """Return for each army of the game the squares of its pieces."""


class PairFen(NamedTuple):
    """A position of two armies in FEN."""

    pieces: Mapping[Square, Piece]
    army: int
    """The army to move."""
    rights: Any
    checks: tuple[int, ...]
    """Number of checks that each army has been given; empty where none are told."""
    clock: int
    round: int


class PairMoves(Protocol):
    """The legal moves of an army on a pair, listed on demand."""

    @property
    def checkers(self) -> int:
        """Return the squares of pieces attacking the army's King; none if it is not on the pair."""

    @property
    def total(self) -> int:
        """Return the number of the moves; each promotion counts."""

    def expand(self) -> list[PairMove]:
        """Return the moves in a new list."""


class ListedMoves(NamedTuple):
    """Moves listed one by one."""

    checkers: int
    total: int
    moves: Sequence[PairMove]

    def expand(self) -> list[PairMove]:
        """Return the moves in a new list."""
        return list(self.moves)


def listed_moves(moves: Iterable[PairMove], checkers: int) -> ListedMoves:
    """Return a bundle of moves given one by one, with the pieces that attack the King before."""
    legal = tuple(moves)
    return ListedMoves(checkers, len(legal), legal)


H = TypeVar("H", bound=tuple[Any, ...])
"""Halves of all half-boards by their numbers, followed by the pieces on the strip."""
B = TypeVar("B", bound=JoinedBoard)
R = TypeVar("R", bound=Hashable)
"""Rights of all armies."""


class Reason(NamedTuple):
    """Reason for which the base game's own rules forbid a move."""

    sentence: Text
    causes: int
    """Squares of the joined board that show the reason."""


ATTACKED_WAY = Text("The King may not castle over or onto an attacked square")
ENTERS = Text(
    "{the_piece} comes in only behind a piece that leaves its first square on the back rank",
    the_piece="",
)
NOT_PROMOTED = Text("It becomes no other piece by this move")
MUST_CAPTURE = Text("You must capture on this pair; other pairs are free")

PairPlay = tuple[B, R, int, bool]
"""``(board, rights, captured, idle)`` after a move on a pair: the joined board, the rights, the
former squares of the captured pieces, and True if it makes no progress; captures always do."""


class PairRules(ABC, Generic[H, B, R]):
    """Rules of play of a base game on any pair.

    `pair` is always the pair of the given board. An army at home on one of its half-boards sees
    that as its own side, every other half-board as the other player's.
    """

    notation: type[San] = San

    def __init__(self, base: BaseGame, join: Join) -> None:
        self.base = base
        self.join = join
        self.letters = base.letters
        self._half = half = base.files * base.ranks
        size = base.size
        self.lower_half = (1 << half) - 1
        """Squares of the lower half-board."""
        self.upper_half = self.lower_half << size - half
        self.regions = (0,) * half + (STRIP,) * (size - 2 * half) + (1,) * half
        """For each square the half-board of the pair on which it is, 0 or 1, or `STRIP`."""
        self.strip_squares = ((1 << size) - 1) & ~(self.lower_half | self.upper_half)
        """Squares of the strip."""
        self.roams = bool(self.strip_squares) or bool(base.dropped)
        """True if an army may move on pairs of half-boards on which it has no piece."""
        self.royal = base.royal
        self.names = base.names
        """Names of the squares of the boards."""
        self.san = self.notation(base)
        """Notation of its moves."""
        self.texts = Memo(self._text, 1 << 15)
        """Machine forms of moves without the pair, such as ``e7e8q``."""
        self._upper = tuple(
            join.place(index, base.files, base.ranks, base.strip) for index in range(half)
        )
        self._places = Memo(self._places_on, 512)
        self.upper_names = tuple(self.names.joined[index] for index in self._upper)
        """Names of the squares of the upper half-board on a joined board, by their numbers."""

    def __reduce__(self) -> tuple[object, ...]:
        return self.base.pair_rules, (self.join,)

    def _text(self, move: PairMove) -> str:
        origin, target, becomes = move
        return self.base.move_text(origin, target, self.base.becomes[becomes])

    # Squares

    def square(self, index: int, pair: Pair) -> Square:
        """Return the square of a half-board for a square of a joined board."""
        return self._places[pair][index]

    def _places_on(self, pair: Pair) -> tuple[Square, ...]:
        half, strip = range(self._half), range(self.base.files * self.base.strip)
        return (
            *(Square(pair.lower, index) for index in half),
            *(Square(STRIP, index) for index in strip),
            *(Square(pair.upper, index) for index in sorted(half, key=self._upper.__getitem__)),
        )

    def joined(self, square: Square, pair: Pair) -> int:
        """Return the joined square of a square of one of a pair's half-boards.

        Raises ValueError if it lies on neither.
        """
        board, index = square
        if board == pair.upper:
            return self._upper[index]
        if board == pair.lower:
            return index
        if board == STRIP:
            return index + self._half
        raise ValueError(f"{square} is not on the pair {pair.name}")

    def squares(self, joined: int, pair: Pair) -> tuple[Square, ...]:
        """Return a set of squares of a joined board as squares of half-boards."""
        places = self._places[pair]
        return tuple([places[index] for index in squares_of[joined]])

    # Pieces on the half-boards

    @abstractmethod
    def start(self, count: int) -> tuple[H, R]:
        """Return halves and rights at the start of a game of `count` armies."""

    @abstractmethod
    def halves_of(self, pieces: Mapping[Square, Piece], count: int) -> H:
        """Return the halves of `count` half-boards with given valid pieces on them."""

    @abstractmethod
    def pieces_on(self, halves: H, board: int) -> Mapping[Square, Piece]:
        """Return the pieces on a half-board, in order of squares."""

    def piece_at(self, halves: H, square: Square) -> Piece | None:
        """Return the piece on a square of a half-board, None for an empty one."""
        return self.pieces_on(halves, square.board).get(square)

    @abstractmethod
    def read(self, halves: H, pair: Pair, rights: R) -> B:
        """Return the joined board of a pair.

        It may keep the rights that decide what a move captures; they are those of the time of
        reading.
        """

    @abstractmethod
    def write(self, halves: H, pair: Pair, before: B, board: B) -> H:
        """Return the halves after the joined board of a pair has changed."""

    @abstractmethod
    def with_piece(self, halves: H, rights: R, square: Square, piece: Piece | None) -> tuple[H, R]:
        """Return halves and rights with another piece, or none, on a square."""

    @abstractmethod
    def without_army(self, halves: H, rights: R, army: int) -> tuple[H, R]:
        """Return halves and rights without an army."""

    def spread(self, halves: H, count: int) -> tuple[int, ...]:
        """Return for each army the half-boards on which it has a piece, as a bit set."""
        spread = [0] * count
        for board in range(count):
            for piece in self.pieces_on(halves, board).values():
                spread[piece.army] |= 1 << board
        return tuple(spread)

    def boards(self, count: int) -> tuple[int, ...]:
        """Return the ids of `count` half-boards, and of the strip if there is one."""
        return tuple(self.with_strip(range(count)))

    def with_strip(self, boards: Iterable[int]) -> Iterable[int]:
        """Return half-boards, and the strip if there is one."""
        return (*boards, STRIP) if self.strip_squares else boards

    def roaming(
        self, spread: tuple[int, ...], standing: Sequence[int], rights: R
    ) -> tuple[int, ...]:
        """Return the half-boards of each army as a bit set, with `ANYWHERE` if it may push any.

        `standing` are the squares of each on the joined board of any pair.
        """
        return tuple(
            boards & ~ANYWHERE
            | (ANYWHERE if own & self.strip_squares or self.hand(rights, army) else 0)
            for army, (boards, own) in enumerate(zip(spread, standing, strict=True))
        )

    def only_kings(self, halves: H, control: Sequence[int | None]) -> bool:
        """Return True if only Kings are left on the boards, in a game with Kings."""
        return bool(self.royal) and all(
            piece.letter == self.royal
            for board in self.boards(len(control))
            for piece in self.pieces_on(halves, board).values()
        )

    def king_of(self, halves: H, army: int, boards: Iterable[int]) -> Square | None:
        """Return the square of an army's King if it stands on one of some half-boards."""
        king = Piece(self.royal, army)
        for board in boards if self.royal else ():
            for square, piece in self.pieces_on(halves, board).items():
                if piece == king:
                    return square
        return None

    # Moves

    @abstractmethod
    def moves(self, board: B, pair: Pair, view: View, rights: R, safe: bool = True) -> PairMoves:
        """Return the legal moves of an army on a pair.

        Pieces of a dead army are neither its friends nor hostile: they are captured like hostile
        ones but attack nothing. No living King is captured. If they need not be
        `safe`, they may leave the own King attacked.
        """

    def actions(
        self,
        army: int,
        pairs: Sequence[Pair],
        halves: H,
        control: tuple[int | None, ...],
        rights: R,
    ) -> list[Move] | None:
        """Return the legal moves of a living army on some pairs, on each in the order of texts.

        None where they cannot be found all at once, and `moves` has them.
        """
        return None

    @abstractmethod
    def attackers(self, board: B, square: int, by: int, without: int = 0) -> int:
        """Return the pieces of `by` that attack a square if the squares `without` were empty."""

    def checks(self, board: B, army: int, hostile: int) -> Iterator[tuple[int, int]]:
        """Yield the royal pieces of an army that are attacked, each with its attackers.

        `hostile` are the pieces that may attack them.
        """
        for square in squares_of[board.armies[army] & board.kings]:
            if attackers := self.attackers(board, square, hostile):
                yield square, attackers

    def crowned(self, board: B) -> int:
        """Return the squares of Kings, beside which other pieces may be royal."""
        return board.kings

    def checkable(self, board: B) -> int:
        """Return the squares of pieces for which an army may be in check."""
        return board.kings

    def royals_of(self, halves: H, army: int, count: int) -> tuple[Square, ...]:
        """Return the squares of all pieces for which an army may be in check."""
        king = self.king_of(halves, army, self.boards(count))
        return () if king is None else (king,)

    def reach_of(self, letter: str, square: int) -> int:
        """Return the squares from which a kind of piece may attack a square in some position.

        There may be too many: the caller checks those.
        """
        return (1 << self.base.size) - 1

    @abstractmethod
    def play(self, board: B, pair: Pair, army: int, move: PairMove, rights: R) -> PairPlay[B, R]:
        """Return the result of a legal move of an army."""

    @abstractmethod
    def victim(self, board: B, origin: int, target: int, becomes: int = 0) -> int:
        """Return the squares of the pieces that a move captures; none if it captures nothing.

        There are several only with `BaseGame.jumps`, where the path of the move gives them.

        The move need not be legal; there is a piece on each returned square.
        """

    def fallen(self, board: B, origin: int, target: int, becomes: int = 0) -> int:
        """Return the squares, as before a move, of all pieces that leave the board by it.

        They are the captured pieces, and the moving piece itself if its attack fails.
        """
        return self.victim(board, origin, target, becomes)

    def falls(self, attacker: str, defender: str) -> tuple[bool, bool]:
        """Return two flags, True if the attacker and if the defender is lost when two pieces meet.

        The pieces are given by their letters.
        """
        return False, True

    def shows(self, board: B, origin: int, target: int) -> bool:
        """Return True if a move onto an empty square reveals the kind of the piece."""
        return False

    def captures(self, board: B, moves: PairMoves, prey: int) -> Iterator[tuple[int, int, int]]:
        """Yield the captures of any of some pieces (`prey`): origin, target and victim."""
        for origin, target, becomes in moves.expand():
            if taken := self.victim(board, origin, target, becomes) & prey:
                yield origin, target, taken

    def arrived(self, pair: Pair, piece: Piece, move: PairMove) -> str:
        """Return the letter of a piece after a legal move."""
        return self.letters[move[2]] if move[2] else piece.letter

    @property
    def blasts(self) -> bool:
        """Return True if captures blow up the pieces around; see `fallen`."""
        return False

    def gates(self, rights: R, army: int) -> Iterable[int]:
        """Return the squares of an army's half-board on which pieces of its hand may come in."""
        return ()

    def entering(
        self, board: B, pair: Pair, army: int, move: PairMove
    ) -> tuple[PairMove, tuple[int, str] | None]:
        """Return a move alone, and the square and letter of a piece that comes in with it."""
        return move, None

    def landings(self, move: PairMove) -> tuple[int, ...]:
        """Return the squares that a move touches in order, without its origin."""
        return (move[1],)

    def compelled(
        self, board: B, pair: Pair, moves: PairMoves, move: PairMove | None
    ) -> Reason | None:
        """Return the compulsion of an army on a pair, such as to capture; None if it is free.

        `moves` are its legal moves. With `move` given, return only a reason for which that is
        illegal.
        """
        return None

    def becomings(self, board: B, origin: int, target: int) -> tuple[int, ...]:
        """Return the promotions of a piece that moves between two squares; (0,) for none."""
        return (0,)

    def moved_along(
        self, board: B, pair: Pair, army: int, origin: int, target: int
    ) -> tuple[int, int] | None:
        """Return origin and target of another piece that moves along, such as a castling Rook."""
        return None

    def goal(self, board: B, pair: Pair, army: int, origin: int, target: int) -> int:
        """Return the square on which a moving piece comes to stand.

        It is not the target where castling is stated as the King's move onto its own Rook.
        """
        return target

    def pawn_pushes(self, board: B, by: int) -> Iterator[Step]:
        """Yield the steps straight forward, onto empty squares, of the pawns among some pieces."""
        return iter(())

    def may_check(self, board: B, moves: PairMoves, king: int, foes: int) -> list[PairMove]:
        """Return the moves after which a King may be attacked, and few others if that is cheap.

        `king` is its square, `foes` are all pieces hostile to it.
        """
        return moves.expand()

    # Reasons why a move is illegal

    def seen(self, index: int, pair: Pair) -> SquareName:
        """Return the name of a pair's square in sentences: with its joined name if that differs.

        The frames of two half-boards pushed together, and notation, use joined names for the upper
        one. At the table a sentence about half-boards pushed together has the joined names only.
        """
        square = self.square(index, pair)
        title = self.names.title(square)
        if square.board == pair.lower:
            return title
        return SquareName(f"{title} ({self.names.joined[index]})", *square)

    def castles_onto(self, board: B, origin: int, target: int) -> bool:
        """Return True if a King castles, legally or not, by a move onto its Rook."""
        return False

    def in_the_way(self, board: B, pair: Pair, rights: R, origin: int, target: int) -> int | None:
        """Return the square of a piece that alone blocks another from reaching a square, or None.

        Of several it is the nearest. A piece on the target itself is ignored.
        """
        by = 1 << origin
        others = board.occupied & ~by & ~(1 << target)

        def reaches(left: int) -> bool:
            return bool(self.attackers(board, target, by, without=others & ~left))

        return blocker(origin, others, self.base.files, reaches)

    def reason(
        self, board: B, pair: Pair, move: PairMove, becomings: Sequence[int]
    ) -> Reason | None:
        """Return the reason a piece may not make a move, whatever the safety of its King.

        `becomings` are its promotions on that square if it may go there at all. Without a reason
        the sentence says that the piece cannot go there.
        """
        return None

    def reason_exposed(
        self, board: B, pair: Pair, move: PairMove, hostile: int, checkers: int
    ) -> Reason | None:
        """Return the reason for a move that is illegal only because of attacks on its way or King.

        Without a reason the sentence says which pieces would attack the King.
        """
        return None

    def exposed(
        self, board: B, pair: Pair, view: View, move: PairMove, rights: R
    ) -> tuple[int, int] | None:
        """Return the royal pieces that a move exposes, as they stand then, and their attackers.

        There are several if all of them may not be attacked. None if there is none, or if the
        attacks on the Kings after the move show it.
        """
        return None

    # Rights

    def lapse(self, rights: R, army: int) -> R:
        """Return the rights left when the order reaches an army; the same object if none ended.

        An army's own moves must never depend on the rights that end here.
        """
        return rights

    def hand(self, rights: R, army: int) -> str:
        """Return the letters of the pieces in an army's hand, sorted, which it may drop."""
        return ""

    def usable(self, rights: R, state: Any) -> Hashable:
        """Return the part of the rights that distinguishes positions in repetition counts.

        `state` is the whole `State` with these rights.
        """
        return rights

    castles_onto_rook = False
    """True if all castling is stated as the King's move onto its Rook."""
    rights_fields: tuple[ArmiesField, ArmiesField]
    """The fourth and the fifth field of a line, in which the rights stand."""

    @abstractmethod
    def no_rights(self, count: int) -> R:
        """Return the rights of a number of armies that have none, and nothing in their hands."""

    def with_hands(self, rights: R, hands: tuple[str, ...]) -> R:
        """Return the rights with other letters of pieces in the hands of armies."""
        return rights

    # Pairs as the game for two that `BaseGame.variant` gives

    def castles_yet(self, rights: R, army: int) -> bool:
        """Return True if an army still has a right to castle."""
        return False

    def for_two(
        self,
        rights: R,
        armies: tuple[int, int],
        castling: Collection[int],
        place: Callable[[Square], Square],
        shown: Collection[int],
    ) -> R | None:
        """Return the rights of two armies alone, who become the first and the second.

        `castling` are those of them that keep their rights to castle, `place` maps a square of the
        boards `shown` to its square in the game for two. None if they would castle differently
        there.
        """
        raise NotImplementedError

    def fen(self, board: B, rights: R, army: int, gates: bool = False) -> str:
        """Return the first four fields of FEN of two armies, as engines of the game read them.

        These may refuse the letters of `gates`, which belong to a whole position.
        """
        raise NotImplementedError

    def read_fen(self, text: str) -> PairFen:
        """Return the fields of a FEN of two armies. Raises TextError."""
        raise TextError("{game} has no FEN", game=self.base.name)

    def faced(self, board: B, own: int, hostile: int) -> int:
        """Return the hostile Kings that a King of some pieces sees along an open line."""
        return 0

    def sided(self, board: B, after: B, view: View, move: PairMove, rights: R) -> R:
        """Return the rights after a legal move as far as they depend on who is hostile.

        The board and the view are those before it. It is asked with `BaseGame.has_sided_rights`.
        """
        return rights

    # Ends of armies, where `BaseGame.ends` has them

    def flags(self, board: B, pair: Pair, army: int, hostile: int, safe: bool) -> Iterator[int]:
        """Yield the homes on a pair of the armies against which the flag of an army stands.

        Only pieces that none of the `hostile` ones attacks count if they must be `safe`.
        """
        return iter(())

    def flag_region(self, pair: Pair, army: int) -> int:
        """Return the squares that the flag pieces of an army are to reach."""
        return 0

    def numbers(self, halves: H, rights: R, count: int) -> Sequence[Sequence[int]]:
        """Return for each army the number of its pieces of each set that may not go.

        Hands are included.
        """
        return [()] * count

    # Draws of two armies

    def is_drawn(self, board: B) -> bool:
        """Return True if neither of two armies could ever mate the other, whatever is in hands."""
        return False

    def can_mate(self, board: B, own: int, others: int) -> bool:
        """Return True if an army might mate the only other one by any series of moves."""
        return True
