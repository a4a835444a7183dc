"""What is known of a base game before anybody plays it."""

from __future__ import annotations

import pickle

from cfanp_gui.core.boards import Edge, Join
from cfanp_gui.games.pairs.fide import FIDE


def test_half_boards_have_the_base_game_s_size_and_are_open_to_the_north() -> None:
    boards = FIDE.half_boards(26)
    assert [board.id for board in boards] == list(range(26))
    assert {(board.files, board.ranks) for board in boards} == {(8, 4)}
    assert [seam.edge for seam in boards[3].seams] == [Edge.NORTH]
    assert FIDE.half_boards(26) is boards


def test_a_base_game_and_its_rules_are_one_object_each_however_they_come() -> None:
    assert pickle.loads(pickle.dumps(FIDE)) is FIDE
    for join in Join:
        rules = FIDE.pair_rules(join)
        assert FIDE.pair_rules(join) is rules
        assert pickle.loads(pickle.dumps(rules)) is rules
    assert FIDE.size == 64
