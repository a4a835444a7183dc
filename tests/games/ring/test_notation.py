"""Moves of the ring as people write them, with python-chess as the judge of a board's SAN."""

from __future__ import annotations

import random

import chess
import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.notation import NotationError, UnreadableError
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.ring import RingPosition
from tests.core.chessboard import KIWIPETE
from tests.games.ring.build import GAME, KINGS, play, ring, start
from tests.slow import seeds

NOTATION = find_game("ring").notation
REST = (f"2:{KINGS}", f"3:{KINGS}")
PROMOTING = "1:4k3/1P4P1/8/8/8/8/8/4K3 w"


def human(position: RingPosition, text: str) -> str:
    return NOTATION.human(position, GAME.parse_action(text))


def meant(position: RingPosition, text: str) -> str:
    return NOTATION.parse(position, text).text


def problem(position: RingPosition, text: str) -> str:
    with pytest.raises(NotationError) as caught:
        NOTATION.parse(position, text)
    return str(caught.value)


def board_of(judge: chess.Board) -> RingPosition:
    """Return a ring on whose first board a position of python-chess stands, nobody having stock."""
    unmoved = ""
    for side, letters in ((chess.WHITE, "EAH"), (chess.BLACK, "eah")):
        rooks = [
            judge.has_queenside_castling_rights(side),
            judge.has_kingside_castling_rights(side),
        ]
        own = [letters[1 + n] for n, right in enumerate(rooks) if right]
        unmoved += "".join(sorted([*own, letters[0]])) if own else ""
    passed = "-" if judge.ep_square is None else chess.square_name(judge.ep_square)
    side = "w" if judge.turn else "b"
    return ring(f"1:{judge.board_fen()} {side} {unmoved or '-'} {passed}", *REST)


@pytest.mark.parametrize("fen", [chess.STARTING_FEN, KIWIPETE])
@pytest.mark.parametrize("seed", seeds(6))
def test_moves_on_a_board_are_written_as_python_chess_does(fen: str, seed: int) -> None:
    rng = random.Random(seed)
    judge = chess.Board(fen)
    for _ in range(60):
        legal = [move for move in judge.legal_moves if not move.promotion]
        if not legal or any(move.promotion for move in judge.legal_moves):
            break
        position = board_of(judge)
        number = "1A" if judge.turn else "1a"
        for move in rng.sample(legal, min(8, len(legal))):
            san = judge.san(move)
            assert human(position, f"1:{move.uci()}") == f"{number}. {san}"
            for text in (f"{number}. {san}", f"77{number[1]}...{san}", f"1:{san.rstrip('+#')}"):
                assert meant(position, text) == f"1:{move.uci()}"
        judge.push(rng.choice(legal))


def test_pieces_are_disambiguated_by_file_rank_or_both() -> None:
    judge = chess.Board("k7/3N1N2/2N3N1/4Q2Q/8/7Q/8/K7 w - - 0 1")
    line = "1:k7/3N1N2/2N(2)3N(2)1/4Q2Q(2)/8/7Q(3)/8/K7 w"
    position = ring(line, *REST)
    for move in judge.legal_moves:
        assert human(position, f"1:{move.uci()}") == f"1A. {judge.san(move)}"
        assert meant(position, f"1A. {judge.san(move)}") == f"1:{move.uci()}"


def test_the_number_counts_the_moves_of_its_board() -> None:
    position = start()
    tokens = []
    for text in ("1:e2e4", "1:e7e5", "2:d2d4", "1:g1f3", "3:a2a4", "1:b8c6", "2:d7d5"):
        tokens.append(human(position, text))
        position = play(position, text)
    assert tokens == [
        "1A. e4", "1a. e5", "1B. d4", "2A. Nf3", "1C. a4", "2a. Nc6", "1b. d5",
    ]  # fmt: skip


def test_placements_and_promotions() -> None:
    position = ring(PROMOTING, *REST, stockpiles="Nw2,Pw3,Qw2/-/-")
    assert human(position, "1:N@b1") == "1A. N@b1"
    assert human(position, "1:P@a2") == "1A. P@a2"
    assert human(position, "1:b7b8Q@b8") == "1A. b8=Q@b8+"
    assert human(position, "1:g7g8N@f6") == "1A. g8=N@f6+"
    for text in ("1A. b8=Q@b8", "1A.b8Q@b8", "1A. b7b8=Q@b8+", "1:b8=Q@b8", "b8=Q@b8!?"):
        assert meant(position, text) == "1:b7b8Q@b8"
    for text in ("1A. P@a2", "1A. @a2", "@a2", "1:@a2"):
        assert meant(position, text) == "1:P@a2"


def test_a_promotion_without_its_square_is_meant_where_only_one_will_do() -> None:
    # The piece must cover the King in check, which the pawn does not.
    covered = ring("1:k7/7P/8/8/8/8/8/K1r5 w", *REST, stockpiles="Nw2/-/-")
    assert meant(covered, "1A. h8=N") == meant(covered, "1A. h8=N@b1") == "1:h7h8N@b1"
    position = ring(PROMOTING, *REST, stockpiles="Nw2/-/-")
    assert "fits several legal moves (expected one of 1A. b8=N@a1" in problem(position, "1A. b8=N")
    assert "Say what is put on for the pawn" in problem(position, "1A. b8")


def test_check_and_mate() -> None:
    position = play(start(), "1:f2f3", "1:e7e5", "1:g2g4")
    assert human(position, "1:d8h4") == "2a. Qh4#"
    rounds = play(start(tempo="rounds"), *(f"{n}:f2f3" for n in (1, 2, 3)))
    rounds = play(rounds, *(f"{n}:e7e5" for n in (1, 2, 3)), *(f"{n}:g2g4" for n in (1, 2, 3)))
    assert human(rounds, "1:d8h4") == "2a. Qh4#"
    assert human(play(start(), "1:e2e4", "1:f7f6"), "1:d1h5") == "2A. Qh5+"


def test_what_is_no_turn_keeps_its_machine_form() -> None:
    position = start()
    for text in ("2:resign:3", "2:flag:2", "draw"):
        assert human(position, text) == meant(position, text) == text
    stuck = ring(
        "1:7k/5Q2/8/8/8/8/8/K7 b", "2:k7/8/8/8/8/8/5q2/7K w", f"3:{KINGS}", stockpiles="-/-/-"
    )
    assert human(stuck, "2:lose") == "2:lose"
    assert NOTATION.parse(stuck, "2:lose").text == "2:lose"


def test_castling_and_en_passant() -> None:
    board = "1:r3k2r/8/8/3pP3/8/8/8/R3K2R"
    position = ring(f"{board} w AEHaeh d6", *REST)
    assert human(position, "1:e1g1") == "1A. O-O"
    assert human(position, "1:e1c1") == "1A. O-O-O"
    assert human(position, "1:e5d6") == "1A. exd6"
    assert meant(position, "1A.0-0-0") == "1:e1c1"
    assert meant(position, "1A. exd6 e.p.") == "1:e5d6"
    black = ring(f"{board} b AEHaeh", *REST)
    assert human(black, "1:e8c8") == "1a. O-O-O"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "is not a move"),
        ("x" * 65, "is not a move"),
        ("1A. Zz9", "is not a move"),
        ("9z.", "is not a move"),
        ("1A", "is not a move"),
    ],
)
def test_texts_that_are_no_moves(text: str, expected: str) -> None:
    with pytest.raises(UnreadableError, match=expected):
        NOTATION.parse(start(), text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1a. e4", "it is White’s turn on board 1, so its moves begin with A"),
        ("1D. e4", "There is no board 4"),
        ("1A. e5", "no pawn of the side to move can go to e5 on board 1"),
        ("1A. Nd4", "no Knight of the side to move can go to d4 on board 1"),
        ("1A. N@b1", "has no White Knight in the stockpile"),
        ("1A. e6=Q", "no pawn of the side to move can go to e6 on board 1"),
        ("1A. O-O", "Your Knight on g1 of board 1 is in the way"),
        ("O-O", "there is no such move on any board"),
        ("e4", "fits several legal moves (expected one of 1A. e4, 1B. e4, 1C. e4)"),
        ("Nf6", "no Knight of the side to move can go to f6 on any board"),
        ("2:Kd3", "The King on e1 of board 2 cannot go to d3"),
    ],
)
def test_reasons(text: str, expected: str) -> None:
    message = problem(start(), text)
    assert message.startswith(f"“{text}”")
    assert expected in message


def test_a_piece_that_is_pinned_says_so() -> None:
    position = ring("1:4r1k1/8/8/8/8/8/4N3/4K1N1 w", *REST)
    assert meant(position, "1A. Nf3") == "1:g1f3"
    assert "Your King on e1 of board 1 would be attacked by player 2’s Rook on e8" in problem(
        position, "1A. Nc3"
    )


def test_a_board_that_was_removed_and_a_game_that_is_over() -> None:
    mated = play(start(), "1:f2f3", "1:e7e5", "1:g2g4", "1:d8h4")
    assert "Board 1 was removed" in problem(mated, "3A. e4")
    drawn, _ = start().apply(GAME.agreed_draw())
    assert "the game is over (agreement)" in problem(drawn, "1A. e4")
    with pytest.raises(IllegalAction):
        human(drawn, "1:e2e4")


def test_a_board_that_waits_says_why() -> None:
    position = play(start(tempo="rounds"), "1:e2e4")
    assert "Board 1 has had its turn in this round" in problem(position, "1a. e5")
    assert "fits several legal moves (expected one of 1B. Nf3, 1C. Nf3)" in problem(position, "Nf3")


def test_what_would_have_been_legal() -> None:
    position = start()
    assert NOTATION.instead(position, "1A. Nd4") == " (legal: 1A. Na3, 1A. Nc3, 1A. Nf3, 1A. Nh3)"
    assert NOTATION.instead(position, "1A. e5").startswith(" (legal: 1A. a3, 1A. a4, 1A. b3")
    assert NOTATION.instead(position, "9D. e5") == ""
    drawn, _ = position.apply(GAME.agreed_draw())
    assert NOTATION.instead(drawn, "1A. e4") == ""


def test_words_that_begin_a_token() -> None:
    assert all(NOTATION.opens(word) for word in ("1A.", "12z...", "999999B."))
    assert not any(NOTATION.opens(word) for word in ("1.", "A.", "1A", "1A.e4", "e4"))
    assert NOTATION.round(start()) is None
    assert NOTATION.implied(start(), "1A. e4") is None
    assert not NOTATION.implies(GAME.parse_action("1:e2e4"), GAME.agreed_draw())
