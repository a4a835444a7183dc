"""Pairs as positions of chess: what python-chess may do there is what the rules let an army do."""

from __future__ import annotations

import random

import chess
import pytest

from cfanp_gui.core.boards import Pair, Square, pair_of
from cfanp_gui.core.capabilities import Foresight, GamePairs
from cfanp_gui.core.game import OptionValue
from cfanp_gui.core.game_pair import GamePair
from cfanp_gui.core.half_boards import NAMES, to_joined
from cfanp_gui.games.armies.table_view import TableView
from cfanp_gui.games.cfanp.chess_pairs import ChessLine
from cfanp_gui.games.cfanp.position import CfanpPosition
from tests.core.build import cfen
from tests.session.play import a_session, any_action, pair, play, session_at
from tests.slow import seeds

AB, AC, BC = Pair(0, 1), Pair(0, 2), Pair(1, 2)


def seen(text: str, where: Pair = AB, **options: OptionValue) -> GamePair | str:
    """Return a pair of a position as chess shows it, or why it is none."""
    position = session_at(text, **options).position
    assert isinstance(position, GamePairs)
    return position.game_pair(where)


def squares_of(found: GamePair) -> tuple[Square, ...]:
    assert isinstance(found.line, ChessLine)
    return found.line.squares


def names_of(found: GamePair) -> tuple[str, ...]:
    assert isinstance(found.line, ChessLine)
    return found.line.names


def chess_moves(found: GamePair, position: TableView, where: Pair) -> set[tuple[int, int, str]]:
    """Return the legal moves of chess on the squares of the joined board."""
    board = chess.Board(found.fen)
    assert board.is_valid()

    def joined(square: int) -> int:
        index = to_joined(squares_of(found)[square], where, position.join)
        assert NAMES[index] == names_of(found)[square]
        return index

    return {
        (
            joined(move.from_square),
            joined(move.to_square),
            chess.piece_symbol(move.promotion).upper() if move.promotion else "",
        )
        for move in board.legal_moves
    }


def own_moves(position: CfanpPosition, army: int, where: Pair) -> set[tuple[int, int, str]]:
    """Return the legal moves of an army as if its turn began now."""
    state = position.prospects(army)._state
    return {
        (origin, target, "PNBRQK"[promotion] if promotion else "")
        for origin, target, promotion in state.moves_on(where).expand()
    }


def check(position: TableView) -> tuple[int, int]:
    """Hold every pair that is one of chess against the rules; return how many, and left out."""
    full = position if isinstance(position, CfanpPosition) else position.full  # type: ignore[attr-defined]
    assert isinstance(full, CfanpPosition)
    lawful = left_out = 0
    for upper in range(position.players):
        for lower in range(upper):
            where = Pair(lower, upper)
            found = position.game_pair(where)
            if not isinstance(found, GamePair):
                assert found.endswith(".")
                continue
            ours, theirs = own_moves(full, found.mover, where), chess_moves(found, position, where)
            lawful += 1
            if found.left_out is None:
                assert ours == theirs, (position.to_text(), where, found)
            else:
                left_out += 1
                assert ours >= theirs, (position.to_text(), where, found)
                more = ours - theirs
                assert all(abs(origin - target) == 2 for origin, target, _ in more)
    return lawful, left_out


@pytest.mark.parametrize("seed", seeds(40))
def test_moves_are_those_of_the_rules(seed: int) -> None:
    chance = random.Random(seed)
    join = chance.choice(("rotate", "reflect"))
    session = a_session(chance.choice((2, 3, 4, 5)), join=join)
    lawful, left_out = check(session.position)  # type: ignore[arg-type]
    assert lawful > 0
    assert (left_out > 0) == (join == "rotate" and len(session.match.seats) > 2)
    for _ in range(70):
        action = any_action(session, chance)
        if action is None:
            break
        session.propose(action)
        check(session.position)  # type: ignore[arg-type]


def test_the_start_is_that_of_chess() -> None:
    found = a_session(3).position.game_pair(AB)  # type: ignore[attr-defined]
    assert found.fen.split()[:4] == chess.STARTING_FEN.split()[:4]
    assert (found.mover, found.other) == (0, 1)
    assert names_of(found) == NAMES
    assert found.left_out is None


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, None),
        ({"captured": "dead", "touch": True, "bonus": "single", "obstacles": True}, None),
        ({"exchange": True}, "A chess program knows nothing of “Fair exchange”, so what it says "
         "may be wrong."),
        ({"defend": True, "exchange": True, "kingcapture": True}, "A chess program knows nothing "
         "of “Defending against several”, “Fair exchange” and “Kings are captured”, so what it "
         "says may be wrong."),
    ],
)  # fmt: skip
@pytest.mark.parametrize("moves", ["", "AB:e4"])
def test_rules_of_which_chess_knows_nothing_are_named(
    options: dict[str, OptionValue], words: str | None, moves: str
) -> None:
    session = a_session(3, **options)
    play(session, moves)
    assert session.position.game_pair(AB).unlike == words  # type: ignore[attr-defined]


def test_the_next_of_two_armies_moves_where_another_is_to_move() -> None:
    session = a_session(3)
    play(session, "AB:e4")
    assert session.position.game_pair(AC).mover == 2  # type: ignore[attr-defined]
    assert session.position.game_pair(BC).mover == 1  # type: ignore[attr-defined]


def test_a_king_on_the_d_file_has_the_board_turned() -> None:
    """Army b stands as Black does: below, its King is on d1, and that of army c faces it."""
    session = a_session(4)
    found = session.position.game_pair(pair("BC"))  # type: ignore[attr-defined]
    assert names_of(found)[chess.E1] == "d1"
    assert found.fen.startswith("rnbqkbnr/")
    assert found.left_out is None


def test_kings_on_different_files_cannot_both_castle() -> None:
    found = a_session(3).position.game_pair(AC)  # type: ignore[attr-defined]
    assert found.fen.split()[2] == "KQ"
    assert str(found.left_out) == (
        "A right to castle is left out, for the King does not stand as chess knows it."
    )


def test_a_passed_square_is_known() -> None:
    session = session_at(cfen(3, "Ka:Ae1 Pa:Ae2 Kb:Be1 Pb:Ad4 Kc:Cd1"))
    play(session, "AB:e4")
    found = session.position.game_pair(AB)  # type: ignore[attr-defined]
    assert found.fen.split()[3] == "e3"
    assert check(session.position)[0] == 2  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("pieces", "words"),
    [
        ("Ka:Ae1 Kb:Be1 Nc:Bd4 Kc:Ce1", "Pieces of 3 armies stand there."),
        ("Ka:Ae1 Kb:Ce1 Pb:Bd4 Kc:Ce3", "The King of army b does not stand there."),
        ("Ka:Ce1 Kb:Be1 Pa:Bd4 Kc:Ce3", "The King of army a does not stand there."),
        ("Ka:Ae1 Kb:Ce1 Kc:Ce3", "Only one army stands there."),
        ("Ka:Ae1 Pa:Ae2 Kb:Ce1 Kc:Be1 Pc:Bd4", "The pawns do not go the ways in which they go "
         "in chess."),
        ("Ka:Ce1 Kb:Ce3 Kc:Ae1 Pc:Ad3 Pc:Bd3 Nb:Ca1 Na:Ca3 Kd:Be1", "The pawns do not go the "
         "ways in which they go in chess."),
        ("Ka:Ac1 Ra:Ad1 Kb:Be1 Kc:Cd1", "The King of army b is attacked though army a is to "
         "move."),
        ("Ka:Ah1 Qb:Ag3 Kb:Bd1 Kc:Cd1 Na:Ca3", "Army a has no legal move there."),
        ("Ka:Ae1 Rb:Ae3 Bb:Ah4 Nb:Ad3 Kb:Ba1 Kc:Cd1", "Such a check cannot come about in chess."),
    ],
)  # fmt: skip
def test_what_is_not_a_position_of_chess(pieces: str, words: str) -> None:
    count = 4 if "Kd" in pieces else 3
    assert seen(cfen(count, pieces)) == words


def test_checkmate_is_none_either() -> None:
    """Army a is mated there, but not to move yet."""
    text = cfen(3, "Ka:Ah1 Rb:Aa1 Rb:Ab2 Kb:Bd1 Kc:Cd1", army="c")
    assert seen(text) == "Army a is checkmated there."


def test_armies_of_one_player_and_dead_ones() -> None:
    pieces = "Ka:Ae1 Kb:Be1 Kc:Ce1 Kd:Dd1"
    assert seen(cfen(4, pieces, control="1/1/3/4")) == "Both armies are moved by the same player."
    assert seen(cfen(4, pieces, control="1/-/3/4")) == "Pieces of the dead army b stand there."


def test_two_strangers_without_pawns_below_and_above() -> None:
    """Neither of them is at home there: one has White all the same."""
    text = cfen(4, "Ka:Ce1 Kb:De1 Kc:Ae1 Kd:Be1 Pd:Ac3")
    found = seen(text)
    assert isinstance(found, GamePair)
    assert chess.Board(found.fen).piece_at(chess.C3) == chess.Piece(chess.PAWN, chess.BLACK)
    assert check(session_at(text).position)[0]  # type: ignore[arg-type]


def test_other_capabilities_know_the_same_armies() -> None:
    position = a_session(4).position
    assert isinstance(position, Foresight)
    for army in position.living_armies():
        for other in position.living_armies():
            if army != other:
                found = position.game_pair(pair_of(army, other))  # type: ignore[attr-defined]
                assert {found.mover, found.other} == {army, other}
