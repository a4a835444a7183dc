"""Positions for a bot's search by the kernel, if it knows all rules of a position."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from typing import Any, cast

from cfanp_gui.core.actions import Action
from cfanp_gui.core.movegen import KINDS
from cfanp_gui.core.searching import SearchMove, SearchState
from cfanp_gui.games.armies import draws
from cfanp_gui.games.armies.actions import EndTurn, Move
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.cfanp.kernel_search import CODE, SearchKernel, gain, victim
from cfanp_gui.games.cfanp.kernel_state import is_compiled, is_known, kernel_arguments, unpacked
from cfanp_gui.games.cfanp.kernel_values import key_of
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.pairs.fide.layout import ARMIES


def search_state(state: State, trail: tuple[draws.Key, ...] = ()) -> CfanpSearch | None:
    """Return a state for a search; None if a rule is switched on.

    `trail` is the history that `draws` needs.
    """
    if not is_known(state):
        return None
    return CfanpSearch(SearchKernel(*kernel_arguments(state)), trail)


class CfanpSearch(SearchState):
    """Position played by a kernel; its moves are the numbers of `kernel_search`."""

    __slots__ = ("_trail", "kernel")

    def __init__(self, kernel: SearchKernel, trail: tuple[draws.Key, ...] = ()) -> None:
        """Initialise; `trail` is the history that `draws` needs."""
        self.kernel = kernel
        self._trail = trail

    @property
    def player(self) -> int:
        return self.kernel.mover()

    @property
    def is_over(self) -> bool:
        return self.kernel.has_ended()

    @property
    def is_begun(self) -> bool:
        return self.kernel.has_begun()

    @property
    def living(self) -> int:
        return self.kernel.living()

    def holders(self) -> list[int]:
        return self.kernel.holders()

    @property
    def drawn_moves(self) -> int:
        return self.kernel.moves_drawn()

    @property
    def may_claim(self) -> bool:
        return self.kernel.may_claim()

    @property
    def is_slowed(self) -> bool:
        return not is_compiled()

    def friends(self, player: int) -> frozenset[int]:
        return frozenset((player,))

    def key(self) -> int:
        return self.kernel.key()

    def earlier(self) -> Collection[Hashable]:
        return {key for one in self._trail if (key := _key_of(one)) is not None}

    def values(self) -> tuple[float, ...]:
        return self.kernel.values()

    def moves(self) -> list[int]:
        return self.kernel.found()

    def forcing(self) -> list[int]:
        return self.kernel.found_winning()

    def gain(self, move: SearchMove) -> int:
        return gain(cast(int, move))

    def victim(self, move: SearchMove) -> int | None:
        return victim(cast(int, move)) or None

    def trace(self, move: SearchMove) -> int:
        return self.kernel.trace(cast(int, move))

    def play(self, move: SearchMove) -> None:
        self.kernel.play(cast(int, move))

    def pass_turn(self) -> bool:
        return self.kernel.pass_turn()

    def take_back(self) -> None:
        self.kernel.take_back()

    def action(self, move: SearchMove) -> Action:
        code = cast(int, move) & CODE
        if not code:
            return EndTurn()
        pair, origin, target, promotion = unpacked(code)
        return Move(pair, origin, target, KINDS[promotion] if promotion else None, FIDE)


def _key_of(trail: draws.Key) -> int | None:
    """Return the kernel's key for a repetition key of `draws`; None within a turn.

    They differ only in en passant rights that cannot be used, and these have lapsed when a position
    is repeated.
    """
    halves, control, army, (castling, passed), pushed, *_ = cast(Any, trail)
    if pushed:
        return None
    left = sum(half[ARMIES + army] != 0 for half in halves)
    return key_of((halves, army, control, castling, passed, left, pushed, 0, 0, 0))
