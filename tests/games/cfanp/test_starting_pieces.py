"""How the armies stand at the start."""

from __future__ import annotations

from cfanp_gui.core.boards import Edge, Join
from cfanp_gui.games.cfanp.starting_pieces import back_rank, half_boards


def test_every_other_army_stands_as_black_unless_files_are_kept() -> None:
    assert [back_rank(army, Join.ROTATE) for army in range(3)] == [
        "RNBQKBNR", "RNBKQBNR", "RNBQKBNR",
    ]  # fmt: skip
    assert {back_rank(army, Join.REFLECT) for army in range(3)} == {"RNBQKBNR"}


def test_half_boards_are_eight_by_four_and_open_to_the_north() -> None:
    boards = half_boards(26)
    assert [board.id for board in boards] == list(range(26))
    assert {(board.files, board.ranks) for board in boards} == {(8, 4)}
    assert [seam.edge for seam in boards[3].seams] == [Edge.NORTH]
    assert half_boards(26) is boards
