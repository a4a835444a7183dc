"""Positions of a ring set up by hand: fields, and everything that is wrong with them."""

import pytest
from chess import A1, A3, A8, C4, E1, E2, E3, E4, E5, E8, H1

from cfanp_gui.core.game import Piece, PositionError
from cfanp_gui.core.half_boards import half_square
from cfanp_gui.games.ring.rfen import RingBuilder
from cfanp_gui.games.ring.starting_pieces import BLACK, WHITE
from tests.games.ring.build import GAME, KINGS, line, ring

BARE = (
    ring(f"1:{KINGS}", f"2:{KINGS}", f"3:{KINGS}")
    .builder()
    .replace(to_move={}, move_numbers={}, stockpiles={})
)
"""Three boards with nothing but Kings."""


def on(square: int, board: int = 1) -> tuple[int, int]:
    """Return a square of a whole board."""
    return half_square(board, square)


def with_pieces(*pieces: tuple[int, Piece]) -> RingBuilder:
    """Return the bare boards with pieces on board 1."""
    return BARE.replace(pieces={**BARE.pieces, **{on(square): piece for square, piece in pieces}})


def messages(builder: RingBuilder) -> list[str]:
    """Return the sentences of all problems; building fails with the first of them."""
    problems = builder.problems()
    if problems:
        with pytest.raises(PositionError) as caught:
            builder.build()
        assert str(caught.value) == problems[0].sentence
    return [problem.sentence for problem in problems]


def test_a_new_position_is_made_of_changed_fields() -> None:
    queen = with_pieces((A3, Piece("Q", WHITE, 2))).replace(
        to_move={1: BLACK}, stockpiles={2: (Piece("N", 1, 3), Piece("B", 0, 3))}
    )
    assert queen.build().to_text() == line(
        "1:4k3/8/8/8/8/Q(2)7/8/4K3 b", f"2:{KINGS}", f"3:{KINGS}", stockpiles="-/Bw3,Nb3/-"
    )
    assert queen.build() == GAME.from_text(queen.build().to_text(), {})
    with pytest.raises(TypeError, match="colour"):
        BARE.replace(colour=1)


def test_a_double_step_and_the_right_to_castle() -> None:
    builder = with_pieces((E4, Piece("P", WHITE, 1)), (A1, Piece("R", WHITE, 1))).replace(
        to_move={1: BLACK},
        passed={1: on(E3)},
        unmoved=frozenset((on(A1), on(E1))),
        move_numbers={1: 7},
    )
    assert builder.build().to_text().split(" ")[2:5] == ["b|w|w", "AE|-|-", "e3|-|-"]
    assert builder.build().builder() == builder.replace(
        to_move={1: BLACK, 2: WHITE, 3: WHITE},
        move_numbers={1: 7, 2: 1, 3: 1},
        stockpiles={1: (), 2: (), 3: ()},
    )


@pytest.mark.parametrize(
    ("builder", "expected"),
    [
        (BARE.replace(players=2), ["stockpiles: the number of entries is 2"]),
        (BARE.replace(seats={}, pieces={}), ["boards: there is no board"]),
        (BARE.replace(seats={**BARE.seats, 4: (1, 2)}),
         ["boards: board 4: there are only 3 players",
          "seats: board 4: player 2 cannot have Black there"]),
        (with_pieces((E8, Piece("K", BLACK, 2)), (A8, Piece("P", WHITE, 1)),
                     (A3, Piece("Z", WHITE, 1)), (C4, Piece("N", WHITE, 9))),
         ["boards: board 1: a3: there is no such piece",
          "boards: board 1: c4: there is no set 9 with 3 players",
          "boards: board 1: e8: a King never leaves",
          "boards: board 1: a8: a pawn cannot stand on a back rank"]),
        (BARE.replace(pieces={**BARE.pieces, half_square(5, E4): Piece("N", WHITE, 1)}),
         ["boards: board 5: it is not in the ring"]),
        (BARE.replace(pieces={**BARE.pieces, half_square(1, E4)._replace(index=40):
                              Piece("N", WHITE, 1)}),
         ["boards: board 1: there is no square 40"]),
        (BARE.replace(seats={1: (1, 9), 2: (2, 3), 3: (3, 1)}), ["seats: board 1: “1-9”"]),
        (BARE.replace(to_move={1: 2, 9: 0}, moved={2}),
         ["to move: board 1: “2”", "to move: board 2: “w*”: there are no rounds",
          "to move: board 9: it is not in the ring"]),
        (BARE.replace(unmoved=frozenset((on(E4), on(A1), on(H1, 2)))),
         ["unmoved: board 1: no King or Rook starts on e4",
          "unmoved: board 1: “A” but no Rook of White on a1",
          "unmoved: board 1: “A”: the King of White has moved",
          "unmoved: board 2: “H” but no Rook of White on h1",
          "unmoved: board 2: “H”: the King of White has moved"]),
        (BARE.replace(passed={1: on(E3), 2: on(E2, 3), 7: on(E3)}),
         ["en passant: board 1: “e3” (expected a square of rank 6",
          "en passant: board 2: “e2”", "en passant: board 7: it is not in the ring"]),
        (BARE.replace(stockpiles={1: (Piece("K", 0, 1), Piece("N", 2, 1)), 5: ()}),
         ["stockpiles: player 1: “Kw1” is a King", "stockpiles: player 1: “N21”",
          "stockpiles: there is no player 5"]),
        (BARE.replace(seats={2: (2, 3), 3: (3, 2)}, stockpiles={1: (Piece("N", 0, 1),)},
                      pieces={k: v for k, v in BARE.pieces.items() if k.board > 1}),
         ["stockpiles: player 1 has no seat and is out"]),
        (BARE.replace(move_numbers={1: 0, 3: 10**7, 4: 1}, round=2, progress=3),
         ["move numbers: board 1: “0”", "move numbers: board 3: “10000000”",
          "move numbers: board 4: it is not in the ring",
          "round: “2” (expected 1", "last progress: “3” (expected 0",
          "last progress: “3” is a round to come"]),
        (BARE.replace(round=0, progress=-1), ["round: “0”", "last progress: “-1”"]),
        (BARE.replace(options={"tempo": "quick"}), ["options: option “tempo” is 'quick'"]),
    ],
)  # fmt: skip
def test_everything_wrong_is_listed(builder: RingBuilder, expected: list[str]) -> None:
    found = messages(builder)
    assert len(found) == len(expected), found
    for sentence, beginning in zip(found, expected, strict=True):
        assert sentence.startswith(beginning)


def test_problems_name_their_squares() -> None:
    def squares(builder: RingBuilder) -> list[object]:
        return [problem.square for problem in builder.problems()]

    assert squares(with_pieces((A8, Piece("P", WHITE, 1)))) == [on(A8)]
    assert squares(with_pieces((E5, Piece("R", WHITE, 1)))) == [on(E8)]
    assert squares(BARE.replace(unmoved=frozenset((on(E4),)))) == [on(E4)]
    assert squares(BARE.replace(spared={2})) == [None]
