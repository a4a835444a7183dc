"""States of StrategiChess as positions of the kernel, for bots, and its moves as actions."""

from collections.abc import Collection, Hashable
from types import FunctionType
from typing import Any, cast

from cfanp_gui.core.actions import Action
from cfanp_gui.core.searching import SearchMove, SearchState
from cfanp_gui.games.strategichess.actions import BoardAction, Pass, Pull, Send, StrategiMove
from cfanp_gui.games.strategichess.board import LETTERS, StrategiBoard
from cfanp_gui.games.strategichess.state import StrategiState
from cfanp_gui.kernel import whole_boards as places
from cfanp_gui.kernel.search_core import CODE
from cfanp_gui.kernel.strategi_boards import PASS, PULL, SEND, StrategiBoards


def memory_of(state: StrategiState, player: int) -> dict[int, int]:
    """Return a state in which a player moves next in the form that the kernel loads."""
    memory = {places.MOVER: player, places.IDLE: state.idle}
    for at, board in enumerate(state.boards):
        data = places.DATA + places.SPAN * at
        memory[data + places.TURN] = board.turn
        for colour in (0, 1):
            memory[data + places.SEATS + colour] = 2 * at + 1 + colour
        for square, (letter, colour) in board.letters.items():
            fresh = places.FRESH * (board.unmoved >> square & 1)
            memory[places.CELLS * at + square] = LETTERS.index(letter) + 1 | colour << 3 | fresh
    return memory


def action_of(code: int) -> BoardAction:
    """Return the action of a move of the kernel."""
    kind, board, other = code & 0x3C00_0000, (code >> 16 & 31) + 1, (code >> 21 & 31) + 1
    origin, target = code >> 8 & 255, code & 255
    if kind == SEND:
        return Send(board, origin, other, target)
    if kind == PULL:
        return Pull(board, target, other, origin)
    return Pass(board) if kind == PASS else StrategiMove(board, origin, target)


class StrategiSearch(StrategiBoards, SearchState):
    """Boards played by the kernel; its moves are those of `strategi_boards`."""

    __slots__ = ("_past",)

    def __init__(
        self, state: StrategiState, player: int, past: Collection[Hashable] | None
    ) -> None:
        """Load a state in which a player moves next; `past` as in `StrategiPosition`."""
        draws = past is not None
        StrategiBoards.__init__(self, len(state.boards), memory_of(state, player), draws)
        # On several boards a key does not tell who was next.
        self._past = past if past and len(state.boards) == 1 else ()

    def earlier(self) -> Collection[Hashable]:
        boards = [StrategiBoard._make((*fields, 1)) for (fields,) in cast(Any, self._past)]
        return [self.key_of(memory_of(StrategiState((board,)), board.turn + 1)) for board in boards]

    @property
    def is_slowed(self) -> bool:
        return isinstance(StrategiBoards.holders, FunctionType)

    def friends(self, player: int) -> frozenset[int]:
        return frozenset(range(2 - player % 2, len(self.holders()) + 1, 2))

    def action(self, move: SearchMove) -> Action:
        return action_of(cast(int, move) & CODE)
