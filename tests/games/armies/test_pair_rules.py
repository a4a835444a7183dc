"""What all base games have in common: squares of half-boards joined, and general answers."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Join, Pair, Square
from cfanp_gui.core.half_boards import from_joined, to_joined
from cfanp_gui.games.armies.pair_rules import PairRules
from cfanp_gui.games.pairs.fide import FIDE
from tests.record.games import new_game

PAIR = Pair(1, 2)


@pytest.mark.parametrize("join", list(Join))
def test_squares_of_half_boards_and_of_the_joined_board(join: Join) -> None:
    base = FIDE.pair_rules(join)
    for index in range(64):
        square = base.square(index, PAIR)
        assert square == from_joined(index, PAIR, join)
        assert base.joined(square, PAIR) == index == to_joined(square, PAIR, join)
    assert base.squares(1 << 63 | 1, PAIR) == (base.square(0, PAIR), base.square(63, PAIR))
    with pytest.raises(ValueError, match="not on the pair BC"):
        base.joined(Square(0, 0), PAIR)


def test_moves_in_their_machine_form() -> None:
    texts = FIDE.pair_rules(Join.ROTATE).texts
    assert [texts[move] for move in ((12, 28, 0), (52, 60, 4), (~1, 28, 0))] == [
        "e2e4", "e7e8q", "N@e4",
    ]  # fmt: skip


def test_general_answers_are_those_of_the_bitboards() -> None:
    position = new_game(3).start.resolve_pending()[0]
    state = getattr(position, "full", position).state
    base, halves = state.base, state.halves
    assert PairRules.spread(base, halves, 3) == base.spread(halves, 3) == (1, 2, 4)
    assert PairRules.only_kings(base, halves, 3) is base.only_kings(halves, 3) is False
    for army in range(3):
        for boards in ((0, 1), (2,)):
            general = PairRules.king_of(base, halves, army, boards)
            assert general == base.king_of(halves, army, boards)
    board, moves = state.board(Pair(0, 1)), state.moves_on(Pair(0, 1))
    assert PairRules.may_check(base, board, moves, 59, 0) == moves.expand()
