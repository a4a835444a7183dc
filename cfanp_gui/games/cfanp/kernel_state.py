"""Game states as positions of the kernel, for bots too, and the kernel's moves as actions."""

from collections.abc import Collection, Hashable, Sequence
from types import FunctionType
from typing import Any, cast

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import Join, Pair
from cfanp_gui.core.half_boards import LONG, SHORT
from cfanp_gui.core.searching import SearchMove, SearchState
from cfanp_gui.games.armies import draws
from cfanp_gui.games.armies.actions import EndTurn, Move
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.turn import NO_MOVES as NO_MOVES_TEXT
from cfanp_gui.games.cfanp import described_state
from cfanp_gui.games.cfanp.described_state import FATES, TURN_RULES
from cfanp_gui.games.cfanp.peterson_state import PetersonSearch
from cfanp_gui.games.pairs.described.board import Halves
from cfanp_gui.games.pairs.described.rights import PassedSquare
from cfanp_gui.games.pairs.described.tables import BELOW
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.pairs.fide.rules import FidePairs
from cfanp_gui.kernel import chess_search, chess_values
from cfanp_gui.kernel.chess_moves import Fields, Squares
from cfanp_gui.kernel.chess_search import SearchKernel
from cfanp_gui.kernel.search_core import CODE
from cfanp_gui.kernel.turns import NO_MOVES, STALEMATE

_ARMIES = 6
"""Number of kinds of pieces, whose sets stand before those of armies."""


def is_compiled() -> bool:
    """Return True if the kernel runs compiled; interpreted it is slower with the same results."""
    return not isinstance(chess_search.SearchKernel.forcing, FunctionType)


def search_state(state: State, trail: tuple[draws.Key, ...]) -> SearchState | None:
    """Return a state of chess for a search by the kernel; None if that lacks some of its rules."""
    if is_known(state):
        return CfanpSearch(state, trail)
    if state.rules.peterson:
        return PetersonSearch(state) if described_state.is_known(state) else None
    return described_state.search_state(state, trail)


def is_known(state: State) -> bool:
    """Return True if the kernel's boards of chess know all the rules of a state."""
    return (
        type(state.base) is FidePairs
        and all(type(rule) in TURN_RULES for rule in state.hooks.modifiers)
        and len({square.board for square, *_ in state.rights.passed}) == len(state.rights.passed)
    )


def fields_of(state: State) -> Fields:
    """Return the fields of a state in the form that the kernel loads."""
    return (
        _halves(state.halves),
        state.army,
        state.control,
        state.rights.castling,
        _passed(state.rights.passed, state.count),
        state.left,
        state.pushed,
        state.clock,
        state.round,
        0 if state.stuck is None else NO_MOVES if state.stuck == NO_MOVES_TEXT else STALEMATE,
    )


def kernel_arguments(state: State) -> tuple[Fields, int, Squares, Squares, Squares]:
    """Return the arguments of a `MoveKernel`. Raises ValueError for a state that is not known."""
    if not is_known(state):
        raise ValueError("the kernel's boards of chess lack a rule of this game")
    movers = cast(FidePairs, state.base).movers
    ways = [movers[BELOW, army & 1].castling for army in range(state.count)]
    return (
        fields_of(state),
        63 if state.rules.join is Join.ROTATE else 56,
        [castlings[SHORT].king for castlings in ways],
        [castlings[SHORT].rook for castlings in ways],
        [castlings[LONG].rook for castlings in ways],
    )


def _halves(halves: Halves) -> Halves:
    """Return half-boards with the pawns first and the Kings last, as the kernel reads them."""
    return tuple((half[5], *half[1:5], half[0], *half[_ARMIES:]) for half in halves)


def _passed(passed: Sequence[PassedSquare], count: int) -> tuple[int, ...]:
    """Return the square that a pawn passed on each half-board, -1 without one."""
    squares = {square.board: square.index for square, _, _ in passed}
    return tuple(squares.get(board, -1) for board in range(count))


def packed(pair: Pair, origin: int, target: int, promotion: int) -> int:
    """Return a move in the kernel's form; the squares are joined ones."""
    return origin | target << 6 | promotion << 12 | pair.lower << 15 | pair.upper << 20


def unpacked(move: int) -> tuple[Pair, int, int, int]:
    """Return the pair, origin, target and promotion (0 for none) of a move of the kernel."""
    return Pair(move >> 15 & 31, move >> 20 & 31), move & 63, move >> 6 & 63, move >> 12 & 7


class CfanpSearch(SearchKernel, SearchState):
    """Position played by a kernel; its moves are the numbers of `chess_search`."""

    __slots__ = ("_is_single", "_trail")

    def __init__(self, state: State, trail: tuple[draws.Key, ...] = ()) -> None:
        """Load a state; `trail` is the history that `draws` needs."""
        SearchKernel.__init__(self, *kernel_arguments(state))
        self.play_by(state.rules.bonus == "single", FATES[state.rules.captured])
        if state.committed is not None:
            self.commit(*state.committed)
        self._is_single = state.rules.bonus == "single"
        self._trail = trail

    @property
    def is_slowed(self) -> bool:
        return not is_compiled()

    def earlier(self) -> Collection[Hashable]:
        return [key for game_key in self._trail if (key := self._key_of(game_key)) is not None]

    def action(self, move: SearchMove) -> Action:
        code = cast(int, move) & CODE
        if not code:
            return EndTurn()
        pair, origin, target, promotion = unpacked(code)
        return Move(pair, origin, target, FIDE.becomes[promotion], FIDE)

    def _key_of(self, trail: draws.Key) -> int | None:
        """Return the kernel's key for a repetition key of `draws`; None within a turn.

        They differ only in en passant rights that cannot be used, and these have lapsed when a
        position is repeated.
        """
        halves, control, army, (castling, passed, *_), pushed, *_ = cast(Any, trail)
        if pushed:
            return None
        left = 1 if self._is_single else sum(half[_ARMIES + army] != 0 for half in halves)
        stepped = _passed(passed, len(halves))
        fields = _halves(halves), army, control, castling, stepped, left, pushed, 0, 0, 0
        return chess_values.key_of(fields)
