"""States are values, whatever is known of their moves; armies stand on half-boards."""

import pickle
from typing import Any

import pytest

from cfanp_gui.core.boards import Join, Pair, Square
from cfanp_gui.core.half_boards import LONG, SHORT, parse_square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.armies.events import Checkmate
from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.modifiers import hooks_of
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.armies.perft import perft
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.turn import play
from cfanp_gui.games.pairs.fide import FIDE
from tests.games.armies.little import LITTLE

AB, AC, BC = Pair(0, 1), Pair(0, 2), Pair(1, 2)
BOTH = SHORT | LONG


def start(rules: Rules) -> State:
    """Return the start of three."""
    return State.start(3, rules, hooks_of(rules))


def square(name: str) -> Square:
    """Return the square of a half-board."""
    return Square("ABC".index(name[0]), parse_square(name[1:]))


@pytest.mark.parametrize("rules", [Rules(FIDE), Rules(FIDE, bonus="single", touch=True)], ids=str)
def test_a_state_is_the_same_copied_and_pickled_after_any_use(rules: Rules) -> None:
    state = start(rules)
    assert state.count_moves() == 40
    for twin in (state.copy(), pickle.loads(pickle.dumps(state))):
        assert twin == state
        assert hash(twin) == hash(state)
        assert twin.count_moves() == 40
        assert len(twin.hooks.modifiers) == len(state.hooks.modifiers)
        assert twin.pairs() == state.pairs() == (AB, AC)
    other = state.copy()
    other.begin_turn(1)
    assert other != state


def test_who_has_a_common_controller_is_no_enemy() -> None:
    armies = start(Rules(FIDE))
    board, own, friends, hostile = armies.view(0, AB)
    assert (own, friends, hostile) == (0xFFFF, 0xFFFF, board.occupied ^ own)
    armies.give((1, 1, 3))
    assert (armies.hostile(0, 1), armies.hostile(0, 2)) == (False, True)
    assert armies.view(0, AB)[1:] == (0xFFFF, board.occupied, 0)
    assert (armies.sides.living_players, armies.count_moves()) == ((1, 3), 40)
    armies.give((1, None, None))
    assert armies.sides.decided
    assert armies.pairs() == ()
    assert armies.hostile(1, 2), "the dead have none"
    assert armies.view(0, AB)[1:] == (0xFFFF, 0xFFFF, 0), "and nobody is afraid of them"


def test_an_army_removed_takes_its_rights_and_all_known_moves_along() -> None:
    state = start(Rules(FIDE))
    state.put(square("Aa2"), None)  # the pawn before a Rook
    before, board = state.count_moves(), state.board(AB)
    state.remove(1)
    assert state.rights.castling[1] == 0
    assert (state.rights.castling[0], state.rights.castling[2]) == (BOTH, BOTH)
    assert state.count_moves() > before, "the Rook goes farther"
    assert state.king_of(1) is None
    assert {piece.army for piece in state.pieces().values()} == {0, 2}
    assert state.spread == (1, 0, 4) == state.base.spread(state.halves, 3)
    assert state.board(AB) != board
    assert not state.board(AB).armies[1]


def test_a_piece_is_put_for_another_one_and_a_rook_takes_its_right_along() -> None:
    state = start(Rules(FIDE))
    state.board(AB)
    state.put(square("Be1"), Piece("R", 0))
    assert (state.piece_at(square("Be1")), state.spread) == (Piece("R", 0), (3, 2, 4))
    assert state.checkers(1, AB) == state.checkers(1, BC) == (square("Be1"),)
    state.put(square("Be1"), None)
    assert (state.piece_at(square("Be1")), state.spread) == (None, (1, 2, 4))
    assert state.checkers(1, AB) == ()
    state.put(square("Aa1"), None)
    state.put(square("Ae2"), Piece("Q", 0))
    assert state.rights.castling == (SHORT, BOTH, BOTH)
    assert state.generate(0, AB).total > 20, "its new Queen moves"


# Another base game, of another size: the turn and the armies are the same


def little(count: int, pieces: str = "", **options: Any) -> State:
    """Return a state of the little game; pieces such as ``Ka:A0``."""
    rules = Rules(LITTLE, **options)
    state = State.start(count, rules, hooks_of(rules))
    if not pieces:
        return state
    standing = {
        Square("ABC".index(at[0]), int(at[1:])): Piece(one[0], "abc".index(one[1]))
        for one, at in (item.split(":") for item in pieces.split())
    }
    halves = rules.pair_rules.halves_of(standing, count)
    return State(halves, 0, state.control, state.rights, 1, 0, 0, 1, rules, hooks_of(rules))


@pytest.mark.parametrize("join", list(Join))
def test_another_base_game_is_played_by_the_same_turns(join: Join) -> None:
    state = little(3, join=join)
    assert (state.spread, state.pairs()) == ((1, 2, 4), (AB, AC))
    # Rooks go ahead, the King ahead and aslant: from each of the two pairs.
    assert state.count_moves() == 2 * 5
    assert pickle.loads(pickle.dumps(state)) == state
    report = TurnReport()
    after = play(state, AB, (0, 3, 0), report)
    assert (after.army, after.clock, after.round) == (1, 1, 1)
    over = play(little(3, "Ra:A3 Ka:A1 Kb:B1 Kc:C1", join=join), AC, (3, 6, 0), report)
    rook = next(at for at, one in over.pieces().items() if one == Piece("R", 0))
    assert (over.spread[0], rook) == (0b101, Square(2, 5 if join is Join.ROTATE else 3))
    # By hand: a Rook ahead leaves the other King two squares, the King ahead none, aslant one.
    assert perft(little(2, join=join), 2) == 2 * 4 + 2 + 2 * 3


def test_captures_and_mate_in_another_base_game() -> None:
    report = TurnReport()
    after = play(little(3, "Ka:A1 Ra:A4 Rb:B4 Kb:B1 Kc:C1"), AB, (4, 7, 0), report)
    assert (after.clock, after.control, after.spread) == (0, (1, 2, 3), (0b11, 0b10, 0b100))
    assert (report.events, report.checked) == ([], [1])
    # Army B's King stands on 11, in a corner; on 8 a Rook checks it, and that on 7 guards it.
    report = TurnReport()
    after = play(little(3, "Ka:A0 Ra:A5 Ra:B4 Kb:B0 Kc:C1"), AB, (5, 8, 0), report)
    assert report.events == [Checkmate(1, by_player=1, by_army=0)]
    assert after.control == (1, 1, 3)
