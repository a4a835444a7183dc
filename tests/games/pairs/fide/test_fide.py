"""Chess as a base game: its numbers by squares, its rights, and what its moves capture and become.

Its moves are held against python-chess in tests of the game and of the kernel.
"""

import random

import chess
import pytest

from cfanp_gui.core.boards import Join, Pair, Square
from cfanp_gui.core.half_boards import LONG, SHORT, castling_rook, parse_square, to_joined
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.armies.pair_rules import listed_moves
from cfanp_gui.games.pairs.described.rights import PassedSquare, Rights
from cfanp_gui.games.pairs.described.tables import BELOW
from cfanp_gui.games.pairs.fide import FIDE
from tests.core.build import cfen
from tests.core.chessboard import cfen_of, play, position
from tests.record.games import new_game, some_action

AB = Pair(0, 1)
QUEEN = FIDE.letters.index("Q")


def joined(name: str) -> int:
    return parse_square(name, 8)


# The numbers of half-boards


@pytest.mark.parametrize("join", list(Join))
def test_masks_serve_lower_and_upper_halves(join: Join) -> None:
    bits = FIDE.pair_rules(join).bits
    for square, mask in enumerate(bits):
        assert mask == bits[join.place(square, 8, 4)]
        assert (mask & 0xFFFF_FFFF).bit_count() == (mask >> 32).bit_count() == 1
        local = square if square < 32 else join.place(square, 8, 4)
        assert set(squares[mask]) == {to_joined(Square(half, local), AB, join) for half in AB}


def test_every_army_starts_at_home_with_its_castling_squares() -> None:
    """Every other army stands as Black unless files are kept."""
    orders = {Join.ROTATE: ("RNBQKBNR", "RNBKQBNR", "RNBQKBNR"), Join.REFLECT: ("RNBQKBNR",) * 3}
    for join, ranks in orders.items():
        for army, order in enumerate(ranks):
            assert "".join(FIDE.army(army, join).values()) == f"{order}PPPPPPPP"
            assert list(FIDE.army(army, join)) == list(range(16))
            ways = FIDE.pair_rules(join).movers[BELOW, army & 1].castling
            assert order[ways[SHORT].king] == order[ways[LONG].king] == "K"
            near, far = (ways[right].rook for right in (SHORT, LONG))
            assert (order[near], order[far]) == ("R", "R")
            assert (abs(ways[SHORT].king - near), abs(ways[LONG].king - far)) == (3, 4)


def test_castling_takes_the_rook_along() -> None:
    ways = {"g1": ("h1", "f1"), "c8": ("a8", "d8"), "f8": ("h8", "e8"), "b1": ("a1", "c1")}
    for king_to, rook in ways.items():
        assert castling_rook(joined(king_to)) == tuple(map(joined, rook))


def test_what_its_pieces_are_and_how_many_there_may_be() -> None:
    assert [letter for letter, one in FIDE.types.items() if one.royal] == ["K"]
    assert set(FIDE.letters) == set(FIDE.types)
    assert FIDE.misplaced("P", 7, "Ah1", True) == "Ah1: a pawn cannot stand on a back rank"
    assert FIDE.misplaced("P", 8, "Aa2", True) is None
    assert FIDE.misplaced("N", 7, "Ah1", True) is None
    assert not list(FIDE.too_many("KQRRBBNNPPPPPPPP", "a"))
    assert list(FIDE.too_many("KQRRBBNNPPPPPPPPP", "b")) == [
        "army b has 17 pieces (expected at most 16)",
        "army b has 9 pawns (expected at most 8)",
    ]


# Castling rights and passed squares; the golden table of positions has what is wrong with them


def passed_by(*armies: int) -> tuple[PassedSquare, ...]:
    """Return the passed squares of the pawns on the e-files of some armies."""
    return tuple(PassedSquare(Square(army, 20), Square(army, 28), army) for army in armies)


def test_rights_end_one_by_one_and_are_the_same_where_there_was_none() -> None:
    _, start = FIDE.pair_rules(Join.ROTATE).start(3)
    assert start == Rights((SHORT | LONG,) * 3, (), ("",) * 3)
    after = start.without_castling(1, SHORT)
    assert after.castling == (SHORT | LONG, LONG, SHORT | LONG)
    assert after.without_castling(1, SHORT) is after
    assert after.without_castling(1, ~0).castling[1] == 0
    assert start.without_passed(2) is start
    assert start._replace(passed=passed_by(1, 2)).without_passed(1).passed == passed_by(2)


def test_rights_go_with_a_piece_and_an_army() -> None:
    castling, passed = BASE.rights_fields
    builder = position(cfen(2, "Ka:Ae1 Ra:Ah1 Ra:Aa1 Kb:Bc1 Pb:Be4")).builder()
    draft = builder.replace(rights=Rights((SHORT | LONG, SHORT), passed_by(0, 1), ("", "")))
    assert (castling.write(draft), passed.write(draft)) == ("KQ/K", "Ae3,Be3")
    fitting = passed.fitting(castling.fitting(draft)).rights
    assert fitting == Rights((SHORT | LONG, 0), passed_by(1), ("", ""))
    assert [one.square for one in passed.problems(draft.replace(used={0, 1}))] == [Square(0, 20)]
    assert castling.with_owner(draft, 2).rights.castling == (SHORT | LONG, SHORT, SHORT | LONG)
    left = castling.without_owner(draft.replace(control=(1,)), 0, lambda board: board - 1)
    after = passed.without_owner(left, 0, lambda board: board - 1).rights
    assert after[:2] == ((SHORT,), passed_by(0))


# What its moves do

# A pawn of army a on e7 may capture on d8 and f8, and one on d5 in passing on e6.
STATE = position(
    cfen(3, "Ka:Aa1 Pa:Bd2 Pa:Be4 Kb:Bh3 Rb:Bc1 Nb:Be1 Pb:Bd4 Kc:Ch1", passed="Bd3", turn="2")
).state
BOARD, BASE = STATE.board(AB), STATE.base


def test_what_moves_capture_however_they_are_kept_and_what_pawns_become() -> None:
    every = {(52, 61, 1 << 61), (52, 59, 1 << 59), (35, 44, 1 << 36)}
    kept = STATE.generate(0, AB)
    for moves in (kept, listed_moves(kept.expand(), kept.checkers)):
        assert set(BASE.captures(BOARD, moves, BOARD.occupied)) == every
        assert set(BASE.captures(BOARD, moves, 1 << 36)) == {(35, 44, 1 << 36)}
        assert not set(BASE.captures(BOARD, moves, 1 << 0))
    for origin in range(64):
        for target in range(64):
            mask = BASE.victim(BOARD, origin, target)
            assert mask & BOARD.occupied == mask, (origin, target)
    assert all(BASE.victim(BOARD, origin, target) == mask for origin, target, mask in every)
    assert BASE.victim(BOARD, 52, 60) == BASE.victim(BOARD, 0, 9) == 0
    becoming = [BASE.becomings(BOARD, *move) for move in ((52, 60), (35, 43), (0, 7))]
    assert [sorted(map(FIDE.letters.__getitem__, one)) for one in becoming] == [
        ["B", "N", "Q", "R"], ["K"], ["K"],
    ]  # fmt: skip
    promoting = position(cfen(3, "Ka:Ae1 Pa:Ba2 Kb:Bh1 Rb:Bb1 Kc:Ce1")).state.moves_on(Pair(1, 2))
    assert promoting.total == len(promoting.expand()) == 8, "each promotion counts four times"


def test_rights_end_with_the_pawn_and_with_the_rook() -> None:
    state = position(cfen(3, "Ka:Ae1 Pa:Ae2 Kb:Bd1 Nb:Ad4 Kc:Ce1")).state
    board, rights, taken, counted = BASE.play(
        state.board(AB), AB, 0, (joined("e2"), joined("e4"), 0), state.rights
    )
    assert (rights.passed, taken, counted) == (passed_by(0), 0, False)
    away = BASE.play(board, AB, 0, (joined("e4"), joined("e5"), 0), rights)
    assert away[1] == state.rights
    pieces = "Ka:Ae1 Ra:Aa1 Kb:Bd1 Rb:Ba1 Pa:Bb2 Kc:Ce1"
    state = position(cfen(3, pieces, castling="Q/K/-")).state
    board, rights, taken, counted = BASE.play(
        state.board(AB), AB, 0, (joined("g7"), joined("h8"), QUEEN), state.rights
    )
    assert (taken, counted) == (1 << joined("h8"), False)
    assert rights.castling == (LONG, 0, 0)
    assert board.kinds[QUEEN] & board.armies[0] == taken


def test_a_dead_army_s_passed_square_lapses_before_the_next_army_moves() -> None:
    pieces = "Ka:Ae1 Ra:Ba1 Kb:Bg1 Pb:Be4 Pc:Bd4 Kc:Ce1"
    after = play(position(cfen(3, pieces, control="1/-/3", passed="Be3")), "BC:a1a2")
    assert after.turn().seat == 2
    texts = {action.text for action in after.legal_actions(3)}
    assert texts & {"BC:d4d3", "BC:d4e3"} == {"BC:d4d3"}


def test_a_double_check_and_a_last_piece_taken_in_passing() -> None:
    board = chess.Board("4k3/8/8/8/8/5n2/4r3/R3K2R w KQ - 0 1")
    moves = position(cfen_of(board)).state.moves_on(AB)
    assert moves.checkers.bit_count() == 2
    assert moves.total == board.legal_moves.count()
    found = position(cfen(3, "Ka:Ce1 Pa:Ae4 Pb:Ad4 Kb:Bd1 Kc:Cb1", army="b", passed="Ae3"))
    state = play(found, "AB:d4e3").state
    assert state.spread == BASE.spread(state.halves, 3) == (0b100, 0b011, 0b100)


def test_two_pawns_that_passed_on_one_half_board_are_captured() -> None:
    """As after a defence by Peterson's rules, in which a half-board is used again."""
    pieces = "Ka:Ce1 Pa:Ac4 Pa:Ae4 Pb:Ad4 Kb:Bd1 Kc:Cb1"
    found = position(cfen(3, pieces, army="b", passed="Ac3,Ae3"), defend=True)
    assert {"AB:d4c3", "AB:d4e3"} <= {action.text for action in found.all_actions()}


@pytest.mark.parametrize("captured", ["taken", "removed"])
@pytest.mark.no_cover
def test_what_is_carried_along_is_what_is_read_anew(captured: str) -> None:
    """Pieces, boards, halves and spread; what was captured neither stayed nor went on."""
    rng = random.Random(captured)
    join = {"taken": "rotate", "removed": "reflect"}[captured]
    found = new_game(5, join=join, captured=captured).start.resolve_pending()[0]
    for _ in range(80):
        if not found.actors():
            break
        before = found.pieces()
        found, transition = found.apply(some_action(found, rng))
        anew = position(found.to_text(), join=join, captured=captured)
        assert dict(found.pieces()) == dict(anew.pieces())
        assert list(found.pieces()) == sorted(found.pieces())
        assert (found.state.halves, found.state.spread) == (anew.state.halves, anew.state.spread)
        for pair in (AB, Pair(0, 2), Pair(3, 4)):
            assert found.state.board(pair) == anew.state.board(pair)
        gone = dict(before)
        for move in transition.moved:
            del gone[move.origin]
        left = {move.target: move.after for move in transition.moved}
        lost = {one.square: one.piece for one in transition.captured}
        assert all(gone[square] == piece for square, piece in lost.items())
        rest = {square: piece for square, piece in gone.items() if square not in lost}
        assert rest | left == dict(found.pieces())
