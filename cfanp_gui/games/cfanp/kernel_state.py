"""Conversion of a game state to the kernel, and of the kernel's moves back.

All imports of the kernel's modules are repeated here, because packaging tools do not see the
imports of a compiled module.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import FunctionType

from cfanp_gui.core import searching  # noqa: F401 (see above)
from cfanp_gui.core.boards import Pair
from cfanp_gui.core.movegen import LONG, SHORT
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.turn import NO_MOVES as NO_MOVES_TEXT
from cfanp_gui.games.cfanp import (  # noqa: F401
    kernel_guesses,
    kernel_moves,
    kernel_pairs,
    kernel_search,
    kernel_tables,
    kernel_values,
    kernel_weights,
)
from cfanp_gui.games.cfanp.kernel import NO_MOVES, STALEMATE, Fields, Kernel
from cfanp_gui.games.pairs.fide.layout import layout
from cfanp_gui.games.pairs.fide.rules import FidePairs


def is_compiled() -> bool:
    """Return True if the kernel runs compiled; interpreted it is slower with the same results."""
    return not isinstance(kernel_search.SearchKernel.found, FunctionType)


def is_known(state: State) -> bool:
    """Return True if the kernel knows all the rules of a state: no house rule applies."""
    return not (state.hooks.modifiers or state.rules.touch) and isinstance(state.base, FidePairs)


def fields_of(state: State) -> Fields:
    """Return the fields of a state in the form that the kernel loads."""
    return (
        state.halves,
        state.army,
        state.control,
        state.rights.castling,
        state.rights.passed,
        state.left,
        state.pushed,
        state.clock,
        state.round,
        0 if state.stuck is None else NO_MOVES if state.stuck == NO_MOVES_TEXT else STALEMATE,
    )


def kernel_arguments(
    state: State,
) -> tuple[Fields, int, Sequence[int], Sequence[int], Sequence[int]]:
    """Return the arguments of a `Kernel` with the position of a state.

    Raises ValueError if a house rule is switched on that the kernel does not know.
    """
    if not is_known(state):
        raise ValueError("the kernel plays without house rules")
    tables = layout(state.rules.join)
    homes = tables.homes[: state.count]
    return (
        fields_of(state),
        tables.flip,
        [home.king for home in homes],
        [home.rooks[SHORT] for home in homes],
        [home.rooks[LONG] for home in homes],
    )


def kernel_of(state: State) -> Kernel:
    """Return a kernel with the position of a state; raises ValueError as `kernel_arguments`."""
    return Kernel(*kernel_arguments(state))


def packed(pair: Pair, origin: int, target: int, promotion: int) -> int:
    """Return a move in the kernel's form; the squares are joined ones."""
    return origin | target << 6 | promotion << 12 | pair.lower << 15 | pair.upper << 20


def unpacked(move: int) -> tuple[Pair, int, int, int]:
    """Return the pair, origin, target and promotion (0 for none) of a move of the kernel."""
    return Pair(move >> 15 & 31, move >> 20 & 31), move & 63, move >> 6 & 63, move >> 12 & 7
