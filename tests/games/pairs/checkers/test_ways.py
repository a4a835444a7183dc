"""The way of a move as a number."""

from cfanp_gui.games.pairs.checkers.ways import between, numbered


def test_ways_are_numbers() -> None:
    for squares in ((), (0,), (63, 0), (9, 18, 27)):
        assert between(numbered(squares)) == squares
