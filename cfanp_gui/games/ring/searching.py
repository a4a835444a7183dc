"""Rings as positions of the kernel, for bots, and its moves as actions."""

from types import FunctionType
from typing import cast

from cfanp_gui.core.actions import Action
from cfanp_gui.core.searching import SearchMove, SearchState
from cfanp_gui.games.ring.actions import BoardAction, Lose, Placement, Promotion, RingMove
from cfanp_gui.games.ring.starting_pieces import LETTERS
from cfanp_gui.games.ring.state import RingState
from cfanp_gui.kernel import whole_boards as places
from cfanp_gui.kernel.ring_boards import LOSS, PLACEMENT, PROMOTION, RingBoards
from cfanp_gui.kernel.search_core import CODE


def memory_of(state: RingState, player: int) -> dict[int, int]:
    """Return a state in which a player moves next in the form that the kernel loads."""
    memory = {places.MOVER: player, places.ROUND: state.round, places.PROGRESS: state.progress}
    for board in state.boards:
        at = board.number - 1
        data = places.DATA + places.SPAN * at
        memory[data + places.TURN] = board.turn
        memory[data + places.PASSED] = board.passed + 1
        memory[data + places.SEATS], memory[data + places.SEATS + 1] = board.seats
        memory[data + places.SPARED] = board.spared
        memory[data + places.MOVED] = board.moved
        for square, piece in enumerate(board.pieces):
            if piece is not None:
                fresh = places.FRESH * (board.unmoved >> square & 1)
                kind = LETTERS.index(piece.letter) + 1
                cell = kind | piece.army << 3 | fresh | piece.set << 5
                memory[places.CELLS * at + square] = cell
    for holder, stockpile in enumerate(state.stockpiles, 1):
        for piece in stockpile:
            kind = LETTERS.index(piece.letter) + 1
            hand = places.HANDS + 32 * (14 * holder + 2 * kind + piece.army)
            memory[hand] = memory.get(hand, 0) | 1 << piece.set
            memory[hand + piece.set] = memory.get(hand + piece.set, 0) + 1
            held = places.HELD + holder
            memory[held] = memory.get(held, 0) + places.VALUES[kind]
    return memory


def action_of(code: int) -> BoardAction | Lose:
    """Return the action of a move of the kernel."""
    kind, board = code & 0x3C00_0000, (code >> 16 & 31) + 1
    if kind == PROMOTION:
        squares = code >> 12 & 63, code >> 6 & 63
        return Promotion((code >> 21 & 31) + 1, *squares, LETTERS[(code >> 18 & 7) - 1], code & 63)
    if kind == PLACEMENT:
        return Placement(board, LETTERS[(code >> 8 & 7) - 1], code & 255)
    return Lose(board) if kind == LOSS else RingMove(board, code >> 8 & 255, code & 255)


class RingSearch(RingBoards, SearchState):
    """Ring played by the kernel; its moves are those of `ring_boards`."""

    __slots__ = ()

    def __init__(self, state: RingState, player: int) -> None:
        """Load a state in which a player moves next."""
        rules, players = state.rules, len(state.stockpiles)
        memory = memory_of(state, player)
        RingBoards.__init__(self, players, memory, rules.rounds, rules.tournament)

    @property
    def is_slowed(self) -> bool:
        return isinstance(RingBoards.holders, FunctionType)

    def action(self, move: SearchMove) -> Action:
        return action_of(cast(int, move) & CODE)
