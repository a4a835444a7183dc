"""States are values, whatever is known of their moves."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from cfanp_gui.core.boards import Join, Pair, Square
from cfanp_gui.core.movegen import LONG, NO_SQUARE, SHORT
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


def start(players: int, rules: Rules) -> State:
    return State.start(players, rules, hooks_of(rules))


@pytest.mark.parametrize("rules", [Rules(FIDE), Rules(FIDE, bonus="single", touch=True)], ids=str)
def test_a_state_is_the_same_copied_and_pickled_after_any_use(rules: Rules) -> None:
    state = start(3, rules)
    assert state.count_moves() == 40
    for twin in (state.copy(), pickle.loads(pickle.dumps(state))):
        assert twin == state
        assert hash(twin) == hash(state)
        assert twin.count_moves() == 40
        assert len(twin.hooks.modifiers) == len(state.hooks.modifiers)
        assert twin.pairs() == state.pairs() == (Pair(0, 1), Pair(0, 2))
    other = state.copy()
    other.begin_turn(1)
    assert other != state


def test_with_an_army_removed_its_rights_and_all_known_moves_go() -> None:
    state = start(3, Rules(FIDE))
    state.put(Square(0, 8), None)  # the pawn before a Rook
    before = state.count_moves()
    state.remove(1)
    assert (state.rights.castling[1], state.rights.passed[1]) == (0, NO_SQUARE)
    assert all(state.rights.castling[army] for army in (0, 2))
    assert state.count_moves() > before, "the Rook goes farther"


def test_rights_to_castle_end_with_the_rook_that_is_taken_off() -> None:
    state = start(3, Rules(FIDE))
    state.put(Square(0, 0), None)
    assert state.rights.castling == (SHORT, SHORT | LONG, SHORT | LONG)
    state.put(Square(0, 12), Piece("Q", 0))
    assert state.rights.castling == (SHORT, SHORT | LONG, SHORT | LONG)
    assert state.generate(0, Pair(0, 1)).total > 20, "its new Queen moves"


def test_armies_that_change_hands_change_the_moves() -> None:
    state = start(3, Rules(FIDE))
    state.give((1, 1, 3))
    assert (state.sides.living_players, state.hostile(0, 1)) == ((1, 3), False)
    assert state.count_moves() == 40
    state.give((1, None, None))
    assert state.decided
    assert state.pairs() == ()


# Another base game, of another size: the turn and the armies are the same.


def little(count: int, pieces: dict[str, str] | None = None, **options: Any) -> State:
    """Return a state of the little game; pieces such as ``Ka`` by squares such as ``A0``."""
    rules = Rules(LITTLE, **options)
    state = State.start(count, rules, hooks_of(rules))
    if pieces is None:
        return state
    standing = {
        Square("ABC".index(at[0]), int(at[1:])): Piece(one[0], "abc".index(one[1]))
        for at, one in pieces.items()
    }
    halves = rules.pair_rules.halves_of(standing, count)
    return State(halves, 0, state.control, state.rights, 1, 0, 0, 1, rules, hooks_of(rules))


@pytest.mark.parametrize("join", list(Join))
def test_another_base_game_is_played_by_the_same_turns(join: Join) -> None:
    state = little(3, join=join)
    assert (state.spread, state.pairs()) == ((1, 2, 4), (Pair(0, 1), Pair(0, 2)))
    # Rooks go ahead, the King ahead and aslant: from each of the two pairs.
    assert state.count_moves() == 2 * 5
    assert pickle.loads(pickle.dumps(state)) == state
    report = TurnReport()
    after = play(state, Pair(0, 1), 0, 3, 0, report)
    assert (after.army, after.clock, after.round) == (1, 1, 1)
    over = play(little(3, {"A3": "Ra", "A1": "Ka", "B1": "Kb", "C1": "Kc"}, join=join),
                Pair(0, 2), 3, 6, 0, report)  # fmt: skip
    assert over.spread[0] == 0b101
    rook = next(square for square, one in over.pieces().items() if one == Piece("R", 0))
    assert rook == Square(2, 5 if join is Join.ROTATE else 3)
    # By hand: a Rook ahead leaves the other King two squares, the King ahead none, aslant one.
    assert perft(little(2, join=join), 2) == 2 * 4 + 2 + 2 * 3


def test_captures_of_another_base_game() -> None:
    report = TurnReport()
    pieces = {"A1": "Ka", "A4": "Ra", "B4": "Rb", "B1": "Kb", "C1": "Kc"}
    after = play(little(3, pieces), Pair(0, 1), 4, 7, 0, report)
    assert (after.clock, after.control) == (0, (1, 2, 3))
    assert after.spread == (0b11, 0b10, 0b100)
    assert (report.events, report.checked) == ([], [1])


def test_mate_in_another_base_game() -> None:
    # Army b's King stands on 11, in a corner; on 8 a Rook checks it, and that on 7 guards it.
    pieces = {"A0": "Ka", "A5": "Ra", "B4": "Ra", "B0": "Kb", "C1": "Kc"}
    report = TurnReport()
    after = play(little(3, pieces), Pair(0, 1), 5, 8, 0, report)
    assert report.events == [Checkmate(1, by_player=1, by_army=0)]
    assert after.control == (1, 1, 3)
