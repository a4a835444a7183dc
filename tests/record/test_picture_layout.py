"""Where boards lie in a picture, with their frames, and the plates and pockets beyond them."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import STRIP, BoardSpec, Edge, Join, Seam
from cfanp_gui.core.game import Game
from cfanp_gui.games.registry import GAMES
from cfanp_gui.record.picture_layout import (
    Laid,
    blocks,
    columns,
)

OPEN = (Seam(Edge.NORTH),)


def board(number: int, files: int, ranks: int, *seams: Seam) -> BoardSpec:
    return BoardSpec(number, files, ranks, number, str(number), seams)


def places(laid: tuple[Laid, ...]) -> list[tuple[int, float, float, bool]]:
    return [(one.board.id, one.left, one.top, one.turned) for one in laid]


def test_a_loose_board_waits_for_the_next_beyond_fixed_ones() -> None:
    boards = [
        board(0, 8, 4, *OPEN),
        board(1, 8, 4, Seam(Edge.NORTH, 2)),
        board(2, 8, 4, Seam(Edge.NORTH, 1)),
        board(3, 8, 8),
        board(4, 8, 4, *OPEN),
    ]
    found = [[laid.board.id for laid in block.boards] for block in blocks(boards, Join.ROTATE)]
    assert found == [[0, 4], [1, 2], [3]]


def test_boards_fixed_at_the_north_face_each_other() -> None:
    boards = [board(0, 8, 4, Seam(Edge.NORTH, 1)), board(1, 6, 5, Seam(Edge.NORTH, 0))]
    (block,) = blocks(boards, Join.ROTATE)
    assert places(block.boards) == [(0, 0, 5, False), (1, 1, 0, True)]
    assert not block.pushed
    lower, upper = block.boards
    # The first square is at the lower left of an upright board, at the upper right of a turned one.
    assert lower.cell(0) == (0, 3)
    assert upper.cell(0) == (5, 0)
    assert upper.cell(29) == (0, 4)
    for laid in block.boards:
        assert [laid.at(*laid.cell(index)) for index in range(laid.board.size)] == list(
            range(laid.board.size)
        )


def test_what_is_turned_turns_its_neighbours() -> None:
    boards = [
        board(0, 8, 4, Seam(Edge.NORTH, 1)),
        board(1, 8, 4, Seam(Edge.NORTH, 0), Seam(Edge.EAST, 2, Edge.WEST)),
        board(2, 3, 6, Seam(Edge.WEST, 1, Edge.EAST)),
    ]
    (block,) = blocks(boards, Join.ROTATE)
    # East of a turned board is left of it, and its first rank is at the top.
    assert places(block.boards) == [(0, 3, 4, False), (1, 3, 0, True), (2, 0, 0, True)]


def test_a_seam_to_a_board_that_is_gone_holds_nothing() -> None:
    (block,) = blocks([board(0, 8, 4, Seam(Edge.NORTH, 7))], Join.ROTATE)
    assert places(block.boards) == [(0, 0, 0, False)]


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.key)
@pytest.mark.parametrize("players", [3, 8])
def test_no_two_boards_lie_on_one_another(game: Game, players: int) -> None:
    count = min(one for one in game.player_counts if one >= players)
    boards = game.initial(count, {}).boards()
    found = blocks(boards, Join.ROTATE)
    assert sorted(laid.board.id for block in found for laid in block.boards) == sorted(
        one.id for one in boards
    )
    for block in found:
        cells = [
            (laid.left + column, laid.top + row)
            for laid in block.boards
            for column, row in map(laid.cell, range(laid.board.size))
        ]
        assert len(cells) == len(set(cells))


@pytest.mark.parametrize("join", Join)
def test_a_strip_lies_between_the_only_two_boards(join: Join) -> None:
    one, other = (board(at, 5, 2, Seam(Edge.NORTH)) for at in (0, 1))
    strip = board(STRIP, 5, 1)
    (block,) = blocks([one, other, strip], join)
    assert block.pushed
    assert (block.width, block.height) == (5, 5)
    assert [(laid.board.id, laid.top) for laid in block.boards] == [(0, 3), (STRIP, 2), (1, 0)]
    assert [laid.south_is_up for laid in block.boards] == [False, False, True]
    (turned,) = blocks([other, one, strip], join)
    assert [(laid.board.id, laid.top) for laid in turned.boards] == [(1, 3), (STRIP, 2), (0, 0)]
    assert turned.boards[1].turned is (join is Join.ROTATE)
    assert turned.boards[1].reflected is (join is Join.REFLECT)


def test_a_point_is_found_however_its_board_lies() -> None:
    spec = board(0, 5, 2)
    assert Laid(spec, 0, 0).point(1, 0.5) == (1, 1.5)
    assert Laid(spec, 0, 0, turned=True).point(1, 0.5) == (4, 0.5)
    assert Laid(spec, 0, 0, reflected=True).point(1, 0.5) == (1, 0.5)


def test_a_page_is_filled() -> None:
    assert columns(1, 100, 100) == 1
    assert columns(4, 100, 100) == 2
    assert columns(4, 1000, 100) == 1
    assert columns(4, 100, 1000) == 4
