"""The search: the same compiled and interpreted, exact to a position."""

from collections.abc import Callable
from typing import Any

import pytest

from cfanp_gui.bots.best_lines import state_of
from cfanp_gui.core.position import Position
from cfanp_gui.core.searching import DRAWN, FAR, WIN
from cfanp_gui.games.cfanp.fen import read_fen
from cfanp_gui.games.cfanp.kernel_state import kernel_arguments
from cfanp_gui.games.registry import find_game
from cfanp_gui.kernel.search_core import CODE
from tests.bots import BACK_RANK, HANGING, cfanp
from tests.core.chessboard import KIWIPETE
from tests.kernel.kernels import Kernels
from tests.kernel.test_whole_boards import STARTS, made
from tests.slow import examples

GAME = find_game("cfanp")
MATE = "4k3/7R/8/1R6/8/8/8/4K3 w - - 0 1"
RING = find_game("ring")
XIANGQI = GAME.variant({"base": "xiangqi"})
POSITIONS: dict[str, Callable[[], Position]] = {
    "start": lambda: GAME.initial(2, {"order": "seats"}),
    "Kiwipete": lambda: read_fen(KIWIPETE, GAME, GAME.as_seated),
    "a draw to claim": lambda: read_fen("6k1/8/8/8/8/8/8/Q5K1 w - - 99 90", GAME, GAME.as_seated),
    "a mate": lambda: read_fen(MATE, GAME, GAME.as_seated),
    "a pawn": lambda: read_fen("8/8/4k3/8/4P3/4K3/8/8 w - - 0 1", GAME, GAME.as_seated),
    "three armies": lambda: GAME.initial(3, {"order": "seats"}),
    "four armies": lambda: cfanp(BACK_RANK),
    "a piece hangs": lambda: cfanp(HANGING),
    "two other armies": lambda: XIANGQI.initial(2, {"order": "seats"}),
    "three other armies": lambda: XIANGQI.initial(3, {"order": "seats"}),
    "a ring": lambda: RING.initial(3, {}),
    **STARTS,
}


def core_of(kernel: Kernels, name: str) -> tuple[Any, Any]:
    """Return a position as the search and as its game plays it."""
    position = POSITIONS[name]()
    if name in STARTS:
        boards = made(kernel, position, min(position.actors()))
        return boards, boards
    if name in ("two other armies", "three other armies", "a ring"):
        state = state_of(position, 1, RING.piece_types, name == "a ring")
        return kernel.modules["state_core"].StateCore(state), state
    core = kernel.SearchKernel(*kernel_arguments(position.state))  # type: ignore[attr-defined]
    return core, core


def limited(nodes: int) -> tuple[Callable[[int], int], list[int]]:
    """Return a limit of a search, and the list to which it adds what it is told of."""
    told: list[int] = []

    def grant(spent: int) -> int:
        told.append(spent)
        return max(min(128, nodes - sum(told)), 0)

    return grant, told


def searched(kernel: Kernels, name: str, nodes: int, overlooks: float = 0.0) -> list[Any]:
    """Return the values and lines of all moves, ever deeper, until the limit ends the search."""
    core, state = core_of(kernel, name)
    before = state.key()
    grant, told = limited(nodes)
    search = kernel.modules["alpha_beta"].AlphaBeta(core, grant, [], overlooks, 7)
    found: list[Any] = []
    for depth in range(12):
        for move in state.moves():
            value = search.value_after(move, depth, -FAR * WIN)
            assert state.key() == before
            if value is None:
                assert sum(told) == nodes, "not a position more or less than it may look at"
                return found
            found.append((move, value, search.line))
    return found


@pytest.mark.parametrize("name", POSITIONS)
def test_it_finds_the_same_compiled_and_interpreted(
    name: str, interpreted: Kernels, compiled: Kernels
) -> None:
    for nodes, overlooks in ((1, 0.0), (examples(1500, 500), 0.0), (examples(700, 250), 0.5)):
        found = searched(compiled, name, nodes, overlooks)
        assert found == searched(interpreted, name, nodes, overlooks)


def test_lines_can_be_played_and_a_nearer_mate_is_worth_more(kernel: Kernels) -> None:
    found = searched(kernel, "a mate", 3000)
    core, _ = core_of(kernel, "a mate")
    for _, value, line in found:
        moves = [move for move in line if move != DRAWN]
        for move in moves:
            assert move & CODE in {one & CODE for one in core.moves()}
            core.play(move)
        if value >= WIN:
            assert core.is_over
            assert value == WIN + FAR - len(moves)
        for _ in moves:
            core.take_back()
    assert max(value for _, value, _ in found) == WIN + FAR - 1
