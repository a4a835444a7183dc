"""Whole positions of hidden armies as positions of the kernel, for bots."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Hashable
from types import FunctionType
from typing import cast

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.searching import SearchMove, SearchState
from cfanp_gui.games.armies import draws
from cfanp_gui.games.armies.actions import EndTurn, Move
from cfanp_gui.games.armies.knowledge import MOST_TO_AND_FRO, last_moves, seen
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.cfanp.described_state import (
    board_of,
    cell_of,
    ends_of,
    is_known,
    past_keys,
    placed,
    set_options,
    unpacked,
    usual_boards,
)
from cfanp_gui.kernel import chess_tables
from cfanp_gui.kernel.search_core import CODE
from cfanp_gui.kernel.table_battles import ATTACKER_FALLS, DEFENDER_FALLS, Battles, TableBattles

STEP = 5
"""Value of being one square nearer to the piece to capture, in hundredths of a pawn."""
FAR = 16
"""Distance in squares from which on it no longer counts."""
LONG = 20
"""Number of moves without an attack after which one is due."""
IMPATIENCE = 4
"""Value of an attack for each further such move, in hundredths of a pawn."""

_CELLS = 128 * (chess_tables.ARMIES + 1)


def search_state(state: State, trail: tuple[draws.Key, ...]) -> HiddenSearch | None:
    """Return a whole position for a search by the kernel; None if that lacks some of its rules."""
    return HiddenSearch(state, trail) if is_known(state) else None


def battles(state: State) -> Battles:
    """Return the knowledge of a whole position besides its pieces, and the outcomes of attacks."""
    base, game = state.base, state.rules.base
    board = board_of(state)
    assert board is not None, "the state is known"
    letters = board.letters
    falls = array("i", [0]) * 1024
    for kind, letter in enumerate(letters):
        for other, met in enumerate(letters):
            if letter and met:
                first, second = base.falls(letter, met)
                falls[kind << 5 | other] = ATTACKER_FALLS * first | DEFENDER_FALLS * second
    return Battles(
        falls,
        sum(1 << letters.index(letter) for letter in game.immovable),
        letters.index(game.prize),
        MOST_TO_AND_FRO,
        _places(state),
        _gambles(state, letters),
        [cell_of(square) for square in seen(state)],
        [(cell_of(last.square), cell_of(last.origin), last.times) for last in last_moves(state)],
        IMPATIENCE * (state.clock - LONG) if state.clock > LONG else 0,
    )


def _places(state: State) -> array[int]:
    """Return the value of a movable piece's place, for each army by cells: its way to a prize."""
    base, game, places = state.base, state.rules.base, array("i", [0]) * (_CELLS * state.count)
    goals = {
        piece.army: square
        for square, piece in state.pieces().items()
        if piece.letter == game.prize and square.board == piece.army
    }
    half, strip = game.files * game.ranks, game.files * game.strip
    for army, player in enumerate(state.control):
        for other, goal in goals.items():
            if player is None or state.control[other] in (None, player):
                continue
            pair = Pair(min(army, other), max(army, other))
            rank, file = divmod(base.joined(goal, pair), game.files)
            for on, size in ((army, half), (other, half), (STRIP, strip)):
                for index in range(size):
                    there = Square(on, index)
                    there_rank, there_file = divmod(base.joined(there, pair), game.files)
                    away = abs(file - there_file) + abs(rank - there_rank)
                    at = army * _CELLS + cell_of(there)
                    places[at] = max(places[at], STEP * (FAR - away))
    return places


def _gambles(state: State, letters: Collection[str]) -> array[int]:
    """Return 1 where a kind attacks an army's hidden pieces, away from their home and there.

    A piece on any board but its home has moved.
    """
    base, game, shown = state.base, state.rules.base, frozenset(seen(state))
    gambles = array("i", [0]) * (64 * chess_tables.ARMIES)
    worth = {letter: 100 * value for letter, value in game.values.items()}
    hidden: dict[int, list[str]] = {}
    for square, piece in state.pieces().items():
        if square not in shown:
            hidden.setdefault(piece.army, []).append(piece.letter)
    for kind, letter in enumerate(letters):
        for army, may_be in hidden.items() if letter else ():
            for at_home in (False, True):
                wins = 0
                for other in may_be:
                    if at_home or other not in game.immovable:
                        first, second = base.falls(letter, other)
                        wins += worth[other] * second - worth[letter] * first
                gambles[2 * (chess_tables.ARMIES * kind + army) + at_home] = wins > 0
    return gambles


class HiddenSearch(TableBattles, SearchState):
    """Whole position of a game that hides kinds, for the player to move first in the search.

    It is a guess, or the truth. Beside material, the evaluation counts the distance of pieces to
    those they are to capture, and the pieces that were shown.
    """

    __slots__ = ("_earlier", "_game")

    def __init__(self, state: State, trail: tuple[draws.Key, ...] = ()) -> None:
        """Load a known state; `trail` is the history that `draws` needs."""
        board, ends = board_of(state), ends_of(state)
        assert board is not None, "the state is known"
        TableBattles.__init__(self, board.tables, placed(state), ends, battles(state))
        set_options(self, state)
        self._game = state.rules.base
        self._earlier = [key for key, _ in past_keys(state, trail, usual_boards)]

    @property
    def is_slowed(self) -> bool:
        return isinstance(TableBattles.remembered, FunctionType)

    def earlier(self) -> Collection[Hashable]:
        return self._earlier

    def action(self, move: SearchMove) -> Action:
        code = cast(int, move) & CODE
        if not code:
            return EndTurn()
        pair, (origin, target, _) = unpacked(code)
        return Move(pair, origin, target, None, self._game)
