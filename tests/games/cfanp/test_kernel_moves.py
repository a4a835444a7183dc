"""The middle of the kernel: one move and its way back, whatever kind it is."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Pair
from cfanp_gui.games.cfanp.kernel_state import fields_of, packed
from tests.core.build import cfen
from tests.core.chessboard import position
from tests.games.cfanp.kernels import Kernels
from tests.games.cfanp.test_kernel import made

CASTLES = "Ka:Ae1 Ra:Aa1 Ra:Ah1 Kb:Bd1 Rb:Ba1 Rb:Bh1 Pa:Bb2 Nb:Bc4 Pb:Ah2 Bc:Cd4 Kc:Ce1"


@pytest.mark.parametrize("army", "ab")
def test_every_move_is_played_as_the_rules_play_it_and_taken_back(
    kernel: Kernels, army: str
) -> None:
    """Castlings of both halves, promotions, captures: pieces, rights and clock of one move."""
    state = position(cfen(3, CASTLES, army=army, castling="KQ/KQ/-")).state
    asked = made(kernel, state)
    before = asked.fields()
    kinds = set()
    for pair in state.pairs():
        for origin, target, promotion in state.moves_on(pair).expand():
            after = state.moved(pair, origin, target, promotion)
            asked.play(packed(pair, origin, target, promotion))
            halves, castling, clock = (asked.fields()[index] for index in (0, 3, 7))
            assert (halves, castling, clock) == (after.halves, after.rights.castling, after.clock)
            kinds.add((promotion, after.clock == 0, after.rights.castling == state.rights.castling))
            asked.take_back()
            assert asked.fields() == before == fields_of(state)
    assert len(kinds) > 3
    assert Pair(0, 1) in state.pairs()
