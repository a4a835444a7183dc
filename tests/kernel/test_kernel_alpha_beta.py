"""The search on the kernel: the same compiled and interpreted, exact to a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cfanp_gui.core.searching import FAR, WIN
from cfanp_gui.games.cfanp.fen import read_fen
from cfanp_gui.games.cfanp.kernel_state import kernel_arguments
from cfanp_gui.games.registry import find_game
from cfanp_gui.kernel.chess_search import CODE
from tests.bots import BACK_RANK, HANGING, cfanp
from tests.core.chessboard import KIWIPETE
from tests.kernel.kernels import Kernels

GAME = find_game("cfanp")
MATE = "4k3/7R/8/1R6/8/8/8/4K3 w - - 0 1"
ALL = 1 << 30
POSITIONS = {
    "start": lambda: GAME.initial(2, {"order": "seats"}),
    "Kiwipete": lambda: read_fen(KIWIPETE, GAME, GAME.as_seated),
    "a draw to claim": lambda: read_fen("6k1/8/8/8/8/8/8/Q5K1 w - - 99 90", GAME, GAME.as_seated),
    "a mate": lambda: read_fen(MATE, GAME, GAME.as_seated),
    "three armies": lambda: GAME.initial(3, {"order": "seats"}),
    "four armies": lambda: cfanp(BACK_RANK),
    "a piece hangs": lambda: cfanp(HANGING),
}


def limited(nodes: int) -> tuple[Callable[[int], int], list[int]]:
    """Return a limit of a search, and the list to which it adds what it is told of."""
    told: list[int] = []

    def grant(spent: int) -> int:
        told.append(spent)
        return max(min(128, nodes - sum(told)), 0)

    return grant, told


def searched(kernel: Kernels, name: str, nodes: int, overlooks: float = 0.0) -> list[Any]:
    """Return the values and lines of all moves, ever deeper, until the limit ends the search."""
    core = kernel.SearchKernel(*kernel_arguments(POSITIONS[name]().state))  # type: ignore[attr-defined]
    before = core.fields()
    grant, told = limited(nodes)
    module = kernel.modules["chess_alpha_beta"]
    search = module.KernelAlphaBeta(core, grant, [], overlooks, 7)
    found: list[Any] = []
    for depth in range(12):
        for move in core.moves():
            value = search.value_after(move, depth, -FAR * WIN)
            assert core.fields() == before
            if value is None:
                assert sum(told) == nodes, "not a position more or less than it may look at"
                return found
            found.append((move, value, search.moves()))
    return found


@pytest.mark.parametrize("name", POSITIONS)
def test_it_finds_the_same_compiled_and_interpreted(
    name: str, interpreted: Kernels, compiled: Kernels
) -> None:
    for nodes, overlooks in ((1, 0.0), (1500, 0.0), (700, 0.5)):
        found = searched(compiled, name, nodes, overlooks)
        assert found == searched(interpreted, name, nodes, overlooks)


def test_lines_can_be_played_and_a_nearer_mate_is_worth_more(kernel: Kernels) -> None:
    found = searched(kernel, "a mate", 3000)
    core = kernel.SearchKernel(*kernel_arguments(POSITIONS["a mate"]().state))  # type: ignore[attr-defined]
    for _, value, line in found:
        marks = kernel.modules["chess_alpha_beta"].DRAWN
        moves = [move for move in line if move != marks]
        for move in moves:
            assert move & CODE in {one & CODE for one in core.moves()}
            core.play(move)
        if value >= WIN:
            assert core.is_over
            assert value == WIN + FAR - len(moves)
        for _ in moves:
            core.take_back()
    assert max(value for _, value, _ in found) == WIN + FAR - 1
