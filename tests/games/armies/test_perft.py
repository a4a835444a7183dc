"""Known counts of move sequences (the figures of the rules of record)."""

from __future__ import annotations

import pytest

from cfanp_gui.games.registry import find_game
from tests.core.chessboard import position

THREE_ARMIES = (
    "3Nb3Pa/Pa1Na2Pa2/1PaPaPaNa3/Ra1BaQaKaBa1Ra|2PaPbPbQb2/NbPb1Bb2Pb1/Pb1Kb2Pb1Pb/Rb6Rb"
    "|PcPcPaPc3Pc/3RcPcNc2/3Qc1PcPcRc/1Nc2KcBc2 a 1/2/3 KQ/-/- - 3 2 16"
)


@pytest.mark.parametrize("join", ["rotate", "reflect"])
@pytest.mark.parametrize(
    ("armies", "counts"),
    [(2, (20, 400, 8902)), (3, (40, 1600, 64000)), (4, (60, 3600)), (5, (80, 6400)),
     (8, (140, 19600))],
)  # fmt: skip
@pytest.mark.no_cover
def test_start_positions(armies: int, counts: tuple[int, ...], join: str) -> None:
    game = find_game("cfanp")
    start = game.initial(armies, {"join": join})
    for depth, count in enumerate(counts, 1):
        assert game.perft(start, depth) == count


def test_three_armies_in_the_middle_of_a_game() -> None:
    game = find_game("cfanp")
    found = position(THREE_ARMIES)
    assert [game.perft(found, depth) for depth in (0, 1, 2)] == [1, 58, 5367]
    divided = list(game.divide(found, 2))
    assert len(divided) == 58
    assert sum(count for _, count in divided) == 5367
    assert [text for text, _ in divided] == sorted(text for text, _ in divided)


def test_dividing_needs_a_depth() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        list(find_game("cfanp").divide(position(THREE_ARMIES), 0))
