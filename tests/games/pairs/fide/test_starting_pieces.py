"""How the armies of chess stand at the start."""

from __future__ import annotations

from cfanp_gui.core.boards import Join
from cfanp_gui.games.pairs.fide.starting_pieces import back_rank


def test_every_other_army_stands_as_black_unless_files_are_kept() -> None:
    assert [back_rank(army, Join.ROTATE) for army in range(3)] == [
        "RNBQKBNR", "RNBKQBNR", "RNBQKBNR",
    ]  # fmt: skip
    assert {back_rank(army, Join.REFLECT) for army in range(3)} == {"RNBQKBNR"}
