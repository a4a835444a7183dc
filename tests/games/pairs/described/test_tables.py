"""Where pieces go, against what is walked square by square."""

import pytest

from cfanp_gui.games.pairs.described.frame import ABOVE, AWAY, BELOW
from cfanp_gui.games.pairs.described.library import own
from cfanp_gui.games.pairs.described.tables import Tables


@pytest.mark.parametrize("game", own().games, ids=lambda game: game.key)
def test_pieces_leave_the_squares_from_which_they_can_move(game):
    tables = Tables(game.game)
    for number, kind in enumerate(game.game.kinds):
        for home in (BELOW, ABOVE, AWAY):
            usual = tables.moves(number, home, 0).usual
            walked = sum(1 << square for square in range(tables.frame.size) if usual[square])
            assert tables.leaves(kind, home) == walked, (kind.letter, home)
