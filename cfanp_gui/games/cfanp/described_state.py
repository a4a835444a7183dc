"""States of described games as positions of the kernel, for bots too, and its moves as theirs."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Hashable
from functools import lru_cache
from types import FunctionType
from typing import Any, cast

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.searching import Form, SearchMove, SearchState, Weights
from cfanp_gui.games.armies import draws
from cfanp_gui.games.armies.actions import EndTurn, Move
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.modifiers.base_rules import MovedOnce, NoMateByDrop
from cfanp_gui.games.armies.pair_rules import PairMove
from cfanp_gui.games.armies.searching import ROYAL
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.turn import NO_MOVES as NO_MOVES_TEXT
from cfanp_gui.games.pairs.described.kernel_tables import tables_of
from cfanp_gui.games.pairs.described.rules import DescribedPairs
from cfanp_gui.kernel import table_boards
from cfanp_gui.kernel.search_core import CODE
from cfanp_gui.kernel.table_boards import Placed, Tables
from cfanp_gui.kernel.table_search import Ends, TableSearch, Worths
from cfanp_gui.kernel.turns import NO_MOVES, STALEMATE

_STRIP_BOARD = 26
"""Number of the strip among the half-boards of the kernel."""


def search_state(state: State, trail: tuple[draws.Key, ...]) -> DescribedSearch | None:
    """Return a state for a search by the kernel; None if that does not know all of its rules."""
    return DescribedSearch(state, trail) if is_known(state) else None


def is_known(state: State) -> bool:
    """Return True if the kernel knows all the rules of a state."""
    return (
        isinstance(state.base, DescribedPairs)
        and not state.rules.touch
        and all(type(rule) in (MovedOnce, NoMateByDrop) for rule in state.hooks.modifiers)
        and tables_of(state.base) is not None
    )


def placed(state: State) -> Placed:
    """Return a state in the form that the kernel loads; it must be known (`is_known`)."""
    base, rights = cast(DescribedPairs, state.base), state.rights
    number = base.movers.number
    hands = [[hand.count(kind.letter) for kind in base.kinds] for hand in rights.hands]
    room = [0] * (table_boards.MOST_KINDS - len(base.kinds))
    cells = {
        _cell(square): (piece.army << 5 | number[piece.letter]) + 1
        for square, piece in state.pieces().items()
    }
    stuck = 0 if state.stuck is None else NO_MOVES if state.stuck == NO_MOVES_TEXT else STALEMATE
    return Placed(
        sorted(cells.items()),
        [hand + room for hand in hands],
        list(rights.castling),
        sorted((_cell(old.square), _cell(old.stands), old.army) for old in rights.passed),
        sum(1 << square.index for square in state.moved_on_strip),
        [player or 0 for player in state.control],
        (state.army, state.left, state.pushed, state.clock, state.round, stuck),
    )


def _cell(square: Square) -> int:
    """Return the cell of a square."""
    return 128 * (_STRIP_BOARD if square.board == STRIP else square.board) + square.index


def unpacked(move: int) -> tuple[Pair, PairMove]:
    """Return the pair and the move on it of a move of the kernel."""
    origin, target, becomes = move & 255, move >> 8 & 127, move >> 15 & 31
    return Pair(move >> 20 & 31, move >> 25 & 31), (
        127 - origin if origin > 127 else origin,
        target,
        0 if becomes in (table_boards.CASTLES, table_boards.PASSES) else becomes,
    )


def ends_of(state: State) -> Ends:
    """Return the ends of a game and the values of its pieces."""
    base, results = state.rules.base, ("draw", "lost", "won")
    counts = base.draws if state.count == 2 else base.draws_of_many
    return Ends(
        _worths(form := _form(base, state.count), form.plain()),
        counts.moves,
        counts.claimed if counts.claims else 0,
        results.index(base.stalemate),
        results.index(base.repeated),
        base.repeated_for_white,
        base.perpetual_loses,
    )


@lru_cache(maxsize=32)
def _form(base: BaseGame, armies: int) -> Form:
    """Return the form of a base game for a number of armies."""
    values = tuple(ROYAL if kind.royal else 100 * kind.value for kind in base.types.values())
    return Form(base.key, armies, tuple(base.types), values, base.files, base.ranks)


@lru_cache(maxsize=32)
def _worths(form: Form, weights: Weights) -> Worths:
    """Return weights as the kernel has them."""
    places = array("i")
    for weight in weights:
        for side in range(3):
            squares = range(form.ranks * form.files if side < 2 else table_boards.MOST_STRIP)
            worths = [
                weight.value
                + weight.rows[form.row(square, side)]
                + weight.columns[form.column(square)]
                for square in squares
            ]
            places.extend(worths + [0] * (128 - len(worths)))
    room = [0] * (32 - len(weights))
    return Worths(
        array("i", [weight.value for weight in weights] + room),
        places,
        array("i", [weight.held for weight in weights] + room),
    )


class DescribedSearch(TableSearch, SearchState):
    """Position played by the kernel; its moves are those of `table_search`."""

    __slots__ = ("_earlier", "_form", "_game")

    def __init__(self, state: State, trail: tuple[draws.Key, ...] = ()) -> None:
        """Load a known state; `trail` is the history that `draws` needs."""
        tables = tables_of(cast(DescribedPairs, state.base))
        assert tables is not None, "the state is known"
        ends = ends_of(state)
        past = [known for key in trail if (known := _check_key(state, key, tables, ends))]
        TableSearch.__init__(self, tables, placed(state), ends, past)
        self._game = state.rules.base
        self._form = _form(self._game, state.count)
        self._earlier = [key for key, _ in past]

    @property
    def is_slowed(self) -> bool:
        return isinstance(TableSearch.check_key, FunctionType)

    @property
    def form(self) -> Form:
        return self._form

    def weigh_by(self, weights: Weights) -> None:
        self.weigh(_worths(self._form, weights))

    def earlier(self) -> Collection[Hashable]:
        return self._earlier

    def reach(self, move: SearchMove) -> int:
        _, (origin, target, _) = unpacked(cast(int, move) & CODE)
        rank, file = divmod(target, self._form.files)
        away, aside = rank - origin // self._form.files, file - origin % self._form.files
        return max(abs(away), abs(aside)) if origin >= 0 else 0

    def action(self, move: SearchMove) -> Action:
        code = cast(int, move) & CODE
        if not code:
            return EndTurn()
        pair, (origin, target, becomes) = unpacked(code)
        return Move(pair, origin, target, self._game.becomes[becomes], self._game)


_CHECK_KEYS: dict[tuple[object, draws.Key], tuple[int, int] | None] = {}
"""Check keys by pair rules and repetition keys: to load a position takes a millisecond."""


def _check_key(state: State, key: draws.Key, tables: Tables, ends: Ends) -> tuple[int, int] | None:
    """Return the check key of an earlier position of a game; None within a turn."""
    wanted = state.base, key
    if wanted not in _CHECK_KEYS:
        if len(_CHECK_KEYS) > 4096:
            _CHECK_KEYS.clear()
        then = _then(state, key)
        found = None if then is None else TableSearch(tables, placed(then), ends).check_key()
        _CHECK_KEYS[wanted] = found
    return _CHECK_KEYS[wanted]


def _then(state: State, key: draws.Key) -> State | None:
    """Return an earlier position of a game by its repetition key; None within a turn."""
    halves, control, army, rights, pushed, *_ = cast(Any, key)
    if pushed:
        return None
    then = state.copy()
    then._place(halves, rights)
    then.give(control)
    then.begin_turn(army)
    return then
