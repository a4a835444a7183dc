"""The numbers by which a search judges, and that a kernel reads them when it is made."""

from __future__ import annotations

import pytest

from cfanp_gui.core.movegen import KINDS
from cfanp_gui.games.cfanp import kernel_weights as weights
from cfanp_gui.games.cfanp.kernel_state import kernel_arguments
from tests.games.cfanp.kernels import Kernels
from tests.games.cfanp.test_kernel import start


def test_squares_add_less_than_pieces_are_worth() -> None:
    found = weights.places()
    assert len(found) == len(KINDS) * 64
    assert len(weights.VALUES) == len(weights.REACHES) == len(KINDS)
    for at, worth in enumerate(found):
        assert worth > weights.VALUES[at // 64] / 2
    assert found[5 * 64 + 32 + 4] == weights.VALUES[5]


def test_pawns_want_to_go_on() -> None:
    """At home towards the seam, abroad towards the rank where they promote."""
    at_home = [weights.place(0, 8 * rank + 4, True) for rank in range(4)]
    abroad = [weights.place(0, 8 * rank + 4, False) for rank in range(4)]
    assert at_home == sorted(at_home)
    assert abroad == sorted(abroad, reverse=True)
    assert min(abroad) > max(at_home)


def test_other_numbers_can_be_tried(kernel: Kernels, monkeypatch: pytest.MonkeyPatch) -> None:
    before = kernel.SearchKernel(*kernel_arguments(start(3))).strengths()
    monkeypatch.setattr(weights, "VALUES", [200, *weights.VALUES[1:]])
    after = kernel.SearchKernel(*kernel_arguments(start(3))).strengths()
    assert [one - 800 for one in after] == before
