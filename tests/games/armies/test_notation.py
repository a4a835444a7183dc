"""Moves as people write them, with python-chess as the judge of two-army games."""

import random

import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.boards import square_names
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.core.notation import NotationError, disambiguation
from cfanp_gui.core.plain_actions import ClaimDraw
from cfanp_gui.games.armies.actions import EndTurn, Move, Push, Resign
from cfanp_gui.games.armies.events import Checkmate
from cfanp_gui.games.armies.san import San
from tests.core.build import cfen
from tests.core.chessboard import KIWIPETE, cfen_of
from tests.games.armies.little import LITTLE
from tests.games.armies.shogi import SHOGI
from tests.record.games import CFANP, MANY_BONUS_MOVES, at, do, new_game, play_on
from tests.slow import seeds, turn_of

NOTATION = CFANP.notation
PROMOTIONS = "rn2k2r/1P4P1/8/2q5/8/8/1p4p1/R3K1NR w KQkq - 0 1"
MANY_KNIGHTS = "k7/3N1N2/2N3N1/4Q2Q/2N3N1/3N1N1Q/8/K7 w - - 0 1"
THREE, TWO = (CFANP.initial(players, {}) for players in (3, 2))
MIDDLE = do(at(MANY_BONUS_MOVES), "AB:d1e1")
"""The first move of a turn was made, and another one may follow."""


@pytest.mark.parametrize(
    "fen", turn_of([chess.STARTING_FEN, KIWIPETE, MANY_KNIGHTS, PROMOTIONS], 1)
)
@pytest.mark.parametrize("seed", seeds(10)[::2])
def test_two_armies_read_as_python_chess_writes(fen: str, seed: int) -> None:
    rng = random.Random(seed)
    board = chess.Board(fen)
    position = at(cfen_of(board))
    for _ in range(80):
        if position.outcome() is not None:
            break
        for move in rng.sample(list(board.legal_moves), min(6, board.legal_moves.count())):
            san, text = board.san(move), f"AB:{move.uci()}"
            assert NOTATION.human(position, CFANP.parse_action(text)) == f"AB:{san}"
            for token in (san, f"AB:{san}", san.rstrip("+#"), move.uci(), f"&AB:{san}"):
                assert NOTATION.parse(position, token).text == text
        board.push(move)
        position = do(position, f"AB:{move.uci()}")


def test_what_is_not_legal_is_not_written() -> None:
    with pytest.raises(IllegalAction):
        NOTATION.human(TWO, CFANP.parse_action("AB:e2e5"))


def test_an_error_keeps_the_moves_that_fit_and_the_refusal() -> None:
    def error_of(position: object, text: str) -> NotationError:
        with pytest.raises(NotationError) as caught:
            NOTATION.parse(position, text)
        return caught.value

    several = error_of(THREE, "Nf3")
    assert {move.text for move in several.fitting} == {"AB:g1f3", "AC:g1f3"}
    assert several.refusal is None
    position = at(cfen(2, "Ka:Ae1 Na:Ae2 Na:Ah3 Rb:Bd4 Kb:Ba1", turn="2"))
    exposed = error_of(position, "AB:Nd4")
    assert exposed.fitting == ()
    assert exposed.refusal == position.refusal(CFANP.parse_action("AB:e2d4"))
    assert exposed.refusal is not None
    assert {full_name(square) for square in exposed.refusal.causes} == {"Ae1", "Bd4"}
    assert error_of(THREE, "Nd4").refusal is None


def test_implied_ends_of_turns() -> None:
    assert NOTATION.implied(MIDDLE, "CD:Rb3") == EndTurn()
    for text in ("&CD:Rb3", "&--", "--", "end", "resign:1", "draw", "give:a=2"):
        assert NOTATION.implied(MIDDLE, text) is None
    assert NOTATION.implied(TWO, "e4") is None
    with pytest.raises(NotationError, match="no move was made this turn"):
        NOTATION.implied(TWO, "&AB:e4")
    push = Push(MIDDLE.pairs()[0])
    assert NOTATION.implies(push, EndTurn())
    assert not NOTATION.implies(Resign(1), EndTurn())
    assert not NOTATION.implies(push, ClaimDraw())


def test_a_removal_implies_that_the_turn_before_is_over() -> None:
    line = cfen(4, "Ka:Aa1 Ra:Bb3 Ra:Ch3 Kb:Ba1 Nb:Bd2 Kc:Ca1 Kd:Da1")
    position = CFANP.from_text(f"{line} d=2:3", {"exchange": True})
    moved, _ = position.apply(CFANP.parse_action("AB:a1a2"))
    end = NOTATION.implied(moved, "-NBd2")
    assert end == moved.turn().end == EndTurn()
    after, _ = moved.apply(end)
    removal = NOTATION.parse(after, "-NBd2")
    assert after.refusal(removal) is None
    assert NOTATION.implied(after, "-NBd2") is None
    assert NOTATION.implies(removal, end)


PIECES_OF_MOVES = st.lists(
    st.sampled_from([*"abcdefghABCD12345678KQRBNPO0-x:=+#!&. ", "AB:", "e.p.", "give:", "resign:"]),
    max_size=9,
).map("".join)


@given(st.one_of(st.text(max_size=80), PIECES_OF_MOVES))
def test_anything_is_a_move_or_a_notation_error(text: str) -> None:
    for position in (TWO, MIDDLE):
        try:
            action = NOTATION.parse(position, text)
        except NotationError:
            continue
        # What was named in the human form is legal.
        if isinstance(action, Move) and action.text not in text:
            assert position.refusal(action) is None


def test_random_games_have_checks_and_mates() -> None:
    signs = set()
    for seed in range(3):
        game = new_game(3, cfen(3, "Ka:Ae1 Qa:Bd2 Ra:Ca2 Kb:Ba1 Qb:Ad3 Kc:Ch1 Rc:Ah4"))
        play_on(game, random.Random(seed), 40)
        for step in game.steps():
            token = NOTATION.human(step.before, step.node.action, step.transition)
            signs.add(token[-1])
            if isinstance(step.node.action, Move):
                mates = [e for e in step.transition.events if isinstance(e, Checkmate)]
                assert (token[-1] in "+#") == bool(step.transition.checks)
                assert token[-1] != "#" or mates
    assert "+" in signs


# SAN on a board of any size, with any pieces


@pytest.mark.parametrize(
    ("others", "told"), [("", ""), ("i10", "a"), ("a5", "10"), ("a5 i10", "a10")]
)
def test_pieces_alike_are_told_apart_by_file_then_by_rank(others: str, told: str) -> None:
    names = square_names(9, 10)
    numbers = [names.index(other) for other in others.split()]
    assert disambiguation(names.index("a10"), numbers, names, 9) == told


def test_where_no_piece_is_a_pawn_all_are_named() -> None:
    san = San(LITTLE)
    letters = {0: "R", 2: "R", 1: "K", 4: "R"}
    written = san.write((0, 3, None), letters.get, ((0, 3), (1, 3)))
    assert written == "Ra2"
    wanted, bare = san.read(written), san.read("a2")
    assert wanted is not None
    assert wanted.fits(0, 3, None, letters.get)
    assert not wanted.fits(1, 3, None, letters.get)
    assert bare is not None
    assert bare.letter is None
    assert san.read("a5") is None
    assert san.resembles("Rb9", "Ra2")
    assert San(SHOGI).write((~0, 12, None), letters.get, ()) == "P@c3"
