"""The armies on their half-boards: pieces, controllers and attacks.

`state.State` adds the turn and the legal moves.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any

from cfanp_gui.core.boards import STRIP, Pair, Square, pair_of
from cfanp_gui.core.caching import Memo
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.armies.base_game import ANYWHERE
from cfanp_gui.games.armies.pair_rules import JoinedBoard, PairRules

Control = tuple[int | None, ...]
"""For each army the player who moves it; None for a dead one."""


@dataclass(frozen=True, slots=True)
class Sides:
    """Values that follow from the controllers of the armies."""

    allies: tuple[tuple[int, ...], ...]
    """For each army the other living armies of its controller."""
    dead: tuple[int, ...]
    following: tuple[int, ...]
    """For each army the next living one in batting order; itself if no other lives."""
    living_armies: int
    living_players: tuple[int, ...]
    decided: bool
    """True if at most one player is alive."""
    open_pairs: Memo[tuple[int, int], tuple[Pair, ...]]
    """See `pairings`."""


@lru_cache(maxsize=4096)
def sides_of(control: Control) -> Sides:
    """Return the `Sides` of a control tuple."""
    count = len(control)
    dead = tuple(army for army, player in enumerate(control) if player is None)
    living = [army for army in range(count) if army not in dead]
    allies = tuple(
        tuple(other for other in living if other != army and control[other] == control[army])
        for army in range(count)
    )
    following = tuple(
        min(living, key=lambda other: (other - army - 1) % count, default=army)
        for army in range(count)
    )
    players = tuple(sorted({player for player in control if player is not None}))
    return Sides(allies, dead, following, len(living), players, len(players) <= 1, pairings(count))


@lru_cache(maxsize=32)
def pairings(count: int) -> Memo[tuple[int, int], tuple[Pair, ...]]:
    """Return the pairs of `count` half-boards that may be pushed, by two bit sets of half-boards.

    The sets are the half-boards with an own piece and those pushed; the pairs are those of
    half-boards not pushed yet with an own piece on one of them, or all with `ANYWHERE`.
    """

    def open_pairs(key: tuple[int, int]) -> tuple[Pair, ...]:
        occupied, pushed = key
        free = [board for board in range(count) if not pushed >> board & 1]
        return tuple(
            Pair(lower, upper)
            for lower, upper in combinations(free, 2)
            if (occupied >> lower | occupied >> upper) & 1 or occupied & ANYWHERE
        )

    return Memo(open_pairs, 4096)


Halves = tuple[Any, ...]
Rights = Any
"""Rights such as castling, opaque here; the base game's own, see `pair_rules`."""


class PlacedArmies:
    """Pieces and controllers of all armies; changed only during construction, before any use."""

    __slots__ = ("_before", "_boards", "_halves", "base", "control", "rights", "sides", "spread")

    base: PairRules[Any, Any, Any]
    """Rules of moves on a pair."""
    control: Control
    rights: Rights
    sides: Sides
    """Values that follow from `control`."""
    spread: tuple[int, ...]
    """For each army the half-boards on which it has a piece, as a bit set, and `ANYWHERE`."""
    _halves: Halves
    """The half-boards before the last moves, as long as `_before` is set."""
    _before: tuple[Pair, JoinedBoard] | None
    """Pair on which moves were played, with its joined board before; written back later."""
    _boards: dict[Pair, Any]
    """Joined boards read so far, and the one on which a move was played."""

    def __init__(
        self, base: PairRules[Any, Any, Any], halves: Halves, rights: Rights, control: Control
    ) -> None:
        self.base, self._before = base, None
        self.control, self.sides = control, sides_of(control)
        self._place(halves, rights)

    def _place(self, halves: Halves, rights: Rights) -> None:
        self._halves, self.rights, self._boards = halves, rights, {}
        self.spread = self.base.spread(self._halves, self.count)
        if self.base.roams:
            strip = self.board(Pair(0, 1)).armies
            self.spread = self.base.roaming(self.spread, strip, self.rights)

    @property
    def halves(self) -> Halves:
        """Return the half-boards; after a move they are written back on demand."""
        if self._before is not None:
            pair, before = self._before
            self._halves = self.base.write(self._halves, pair, before, self._boards[pair])
            self._before = None
        return self._halves

    @property
    def count(self) -> int:
        """Return the number of half-boards, which is that of the armies."""
        return len(self.control)

    def holder(self, army: int) -> int:
        """Return the player who moves a living army."""
        player = self.control[army]
        assert player is not None, "the army is alive"
        return player

    def only_kings(self) -> bool:
        """Return True if only Kings are left, so that the game is drawn (Rule 9)."""
        return self.base.only_kings(self.halves, self.control) and not any(
            self.hand(army) for army in range(self.count)
        )

    def hand(self, army: int) -> str:
        """Return the letters of the pieces that an army may drop, sorted; empty for a dead army."""
        return "" if self.control[army] is None else self.base.hand(self.rights, army)

    def piece_at(self, square: Square) -> Piece | None:
        """Return the piece on a square, None for an empty one."""
        return self.base.piece_at(self.halves, square)

    def standing(self, square: Square) -> Piece:
        """Return the piece on a square that is not empty."""
        piece = self.piece_at(square)
        assert piece is not None, "a piece stands there"
        return piece

    def pieces_on(self, board: int) -> Mapping[Square, Piece]:
        """Return the pieces on a half-board, in order of squares."""
        return self.base.pieces_on(self.halves, board)

    def pieces(self) -> dict[Square, Piece]:
        """Return every piece by its square, in order of boards and squares."""
        boards, halves = self.base.boards(self.count), self.halves
        pieces: dict[Square, Piece] = {}
        for board in boards:
            pieces.update(self.base.pieces_on(halves, board))
        return pieces

    def king_of(self, army: int, boards: Iterable[int] | None = None) -> Square | None:
        """Return the square of an army's King if it stands on one of some half-boards.

        A King on the strip counts for any half-boards. None also if a dead army's King was
        captured.
        """
        among = self.base.boards(self.count) if boards is None else self.base.with_strip(boards)
        return self.base.king_of(self.halves, army, among)

    def pairs_with(self, board: int) -> list[Pair]:
        """Return the pairs that show a board: those with a half-board, or all for the strip."""
        if board == STRIP:
            return [Pair(*two) for two in combinations(range(self.count), 2)]
        return [pair_of(board, other) for other in range(self.count) if other != board]

    def attackers(self, army: int, pair: Pair) -> int:
        """Return the attackers of an army's King on a pair as a set of joined squares (Rule 8)."""
        attacking = 0
        for _, attackers in self.checks(army, pair):
            attacking |= attackers
        return attacking

    def checks(self, army: int, pair: Pair) -> Iterator[tuple[int, int]]:
        """Yield the royal pieces of an army attacked on a pair, each with its attackers."""
        board, _, _, hostile = self.view(army, pair)
        return self.base.checks(board, army, hostile)

    def royals_of(self, army: int) -> tuple[Square, ...]:
        """Return the squares of all pieces for which an army may be in check."""
        return self.base.royals_of(self.halves, army, self.count)

    def pairs_of(self, army: int) -> list[Pair]:
        """Return the pairs that show a piece for which an army may be in check."""
        boards = [square.board for square in self.royals_of(army)]
        return list(dict.fromkeys(pair for board in boards for pair in self.pairs_with(board)))

    def checkers(self, army: int, pair: Pair) -> tuple[Square, ...]:
        """Return the attackers of an army's King on a pair as half-board squares (Rule 8)."""
        return self.base.squares(self.attackers(army, pair), pair)

    def board(self, pair: Pair) -> Any:
        """Return the joined board of a pair, read once."""
        board = self._boards.get(pair)
        if board is None:
            board = self._boards[pair] = self.base.read(self.halves, pair, self.rights)
        return board

    def view(self, army: int, pair: Pair) -> tuple[Any, int, int, int]:
        """Return a joined board, with the squares of an army's own, friendly and hostile pieces."""
        board = self.board(pair)
        own = friends = board.armies[army]
        for ally in self.sides.allies[army]:
            friends |= board.armies[ally]
        hostile = board.occupied ^ friends
        for gone in self.sides.dead:
            hostile &= ~board.armies[gone]
        return board, own, friends, hostile

    def hostile(self, army: int, other: int) -> bool:
        """Return True if two armies may capture each other's pieces: no common controller."""
        control = self.control
        return army != other and (control[army] != control[other] or control[army] is None)

    def give(self, control: Control) -> None:
        """Change the controllers of armies; during construction only."""
        self.control = control
        self.sides = sides_of(control)

    def remove(self, army: int) -> None:
        """Remove a whole army; during construction only."""
        self._place(*self.base.without_army(self.halves, self.rights, army))

    def place(self, pieces: Mapping[Square, Piece]) -> None:
        """Replace the pieces on all boards; during construction only.

        Rights are unchanged.
        """
        self._place(self.base.halves_of(pieces, self.count), self.rights)

    def put(self, square: Square, piece: Piece | None) -> None:
        """Replace the piece on a square by another or by none; during construction only.

        Rights of the replaced piece end.
        """
        self._place(*self.base.with_piece(self.halves, self.rights, square, piece))
