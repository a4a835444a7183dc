"""What a position is worth, which one it is and whether it is drawn, interpreted and compiled."""

from __future__ import annotations

from typing import Any

import pytest

from cfanp_gui.core.searching import LOSS, WHOLE
from cfanp_gui.games.armies import draws
from cfanp_gui.games.cfanp.kernel_state import kernel_arguments
from cfanp_gui.games.cfanp.kernel_values import key_of
from cfanp_gui.games.cfanp.kernel_weights import CORNERED, EXPOSED, HELPLESS, HELPLESS_LATER
from tests.core.build import cfen
from tests.core.chessboard import position
from tests.games.cfanp.kernels import Kernels
from tests.judges import plain_search as plain


def made(kernel: Kernels, line: str) -> Any:
    """Return a kernel with the position of a CFEN line."""
    return kernel.SearchKernel(*kernel_arguments(position(line).state))


@pytest.mark.parametrize(
    ("black", "mover", "cost"),
    [
        ("Rc:Bd1", "a", EXPOSED + HELPLESS),
        ("Rc:Bd1", "b", EXPOSED + HELPLESS_LATER),
        ("Rc:Bd1", "c", EXPOSED + HELPLESS),
        ("Rc:Bd2", "a", 0),
        ("Rc:Bd1 Nb:Bb1", "a", 0),
        ("Qc:Bc1", "a", EXPOSED + HELPLESS),
        ("Rc:Bd1 Rb:Bc3", "a", EXPOSED + CORNERED),
    ],
)
def test_a_king_in_danger(kernel: Kernels, black: str, mover: str, cost: int) -> None:
    """On whichever pair a King is attacked; most where an opponent may mate it by any move there.

    The army has another half-board's worth of pieces, so that its strength is not cut off.
    """
    line = cfen(3, f"Ka:Ae1 Kb:Ba1 Pb:Ba2 Pb:Bb2 Qb:Ch4 Qb:Cg4 Kc:Cc1 {black}", mover)
    state = position(line).state
    assert plain.danger(state, 1) == 2 * cost
    asked = made(kernel, line)
    assert asked.strengths()[1] == plain.worth(state, 1) - 2 * cost
    assert asked.values() == pytest.approx(plain.values(state))


@pytest.mark.parametrize(
    ("armies", "control", "living"),
    [(2, "1/2", 2), (3, "1/2/3", 3), (3, "1/2/-", 2), (3, "1/1/3", 3)],
)
def test_a_draw_may_be_claimed_after_fifty_moves_each(
    kernel: Kernels, armies: int, control: str, living: int
) -> None:
    pieces = " ".join(("Ka:Ae1 Qa:Ad1", "Kb:Bh1", "Kc:Cc1")[:armies])
    for clock in (0, 50 * living - 1, 50 * living, 50 * living + 3):
        line = cfen(armies, pieces, control=control, clock=clock)
        claimed = draws.claimable(position(line).state, ()) is not None
        assert claimed == (clock >= 50 * living)
        assert made(kernel, line).may_claim() == claimed


@pytest.mark.parametrize(
    ("armies", "pieces", "clock", "drawn"),
    [
        (2, "Ka:Ae1 Kb:Bd1", 0, True),
        (2, "Ka:Ae1 Kb:Bd1 Nb:Bb1", 0, True),
        (2, "Ka:Ae1 Kb:Bd1 Nb:Bb1 Na:Ab1", 0, False),
        (2, "Ka:Ae1 Kb:Bd1 Bb:Bb1", 0, True),
        (2, "Ka:Ae1 Kb:Bd1 Bb:Bb1 Bb:Bd3", 0, True),
        (2, "Ka:Ae1 Kb:Bd1 Bb:Bb1 Bb:Bc1", 0, False),
        (2, "Ka:Ae1 Kb:Bd1 Pb:Bb2", 0, False),
        (2, "Ka:Ae1 Kb:Bd1 Rb:Bb2", 149, False),
        (2, "Ka:Ae1 Kb:Bd1 Rb:Bb2", 150, True),
        (3, "Ka:Ae1 Kb:Bd1 Kc:Cd1 Nb:Bb1", 0, False),
        (3, "Ka:Ae1 Kb:Bd1 Kc:Cd1", 0, True),
        (3, "Ka:Ae1 Kb:Bd1 Kc:Cd1 Nb:Bb1", 224, False),
        (3, "Ka:Ae1 Kb:Bd1 Kc:Cd1 Nb:Bb1", 225, True),
    ],
)
def test_draws_by_rule(kernel: Kernels, armies: int, pieces: str, clock: int, drawn: bool) -> None:
    fields = cfen(armies, pieces).split(" ")
    line = " ".join((*fields[:-2], str(clock), fields[-1]))
    assert plain.is_over(position(line).state) == drawn
    asked = made(kernel, line)
    assert asked.has_ended() == drawn
    if drawn:
        assert asked.values() == (WHOLE / armies,) * armies


def test_who_is_out_of_a_drawn_game_has_lost(kernel: Kernels) -> None:
    line = cfen(4, "Ka:Ae1 Kb:Ba1 Kc:Ca1 Kd:Dd1", control="1/2/3/-")
    assert made(kernel, line).values() == (WHOLE / 3, WHOLE / 3, WHOLE / 3, LOSS)


def test_keys_tell_positions_apart(kernel: Kernels) -> None:
    """All that what follows depends on is in the key, and the moves played are not."""
    lines = [
        cfen(3, "Ka:Ae1 Na:Ab1 Kb:Bd1 Kc:Cd1"),
        cfen(3, "Ka:Ae1 Na:Ac1 Kb:Bd1 Kc:Cd1"),
        cfen(3, "Ka:Ae1 Nb:Ab1 Kb:Bd1 Kc:Cd1"),
        cfen(3, "Ka:Ae1 Ba:Ab1 Kb:Bd1 Kc:Cd1"),
        cfen(3, "Ka:Ae1 Na:Bb1 Kb:Bd1 Kc:Cd1"),
        cfen(3, "Ka:Ae1 Na:Ab1 Kb:Bd1 Kc:Cd1", "b"),
        cfen(3, "Ka:Ae1 Na:Ab1 Kb:Bd1 Kc:Cd1", control="1/2/-"),
        cfen(3, "Ka:Ae1 Na:Ab1 Kb:Bd1 Kc:Cd1", control="1/2/1"),
    ]
    keys = [made(kernel, line).key() for line in lines]
    assert len(set(keys)) == len(keys)
    assert [key_of(made(kernel, line).fields()) for line in lines] == keys
    fields = lines[0].split(" ")
    later = " ".join((*fields[:-2], "7", "9"))
    assert made(kernel, later).key() == keys[0]
