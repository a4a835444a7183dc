"""Attempts at puzzles: what is right, what is on the way, and what refutes what is wrong."""

from __future__ import annotations

import pytest

from cfanp_gui.bots.contract import Limit
from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.puzzles import puzzle_file
from cfanp_gui.puzzles.attempts import Judged, Judgement, judge
from cfanp_gui.puzzles.puzzle import Puzzle

MATE = """
puzzle: mate
game: cfanp
position: 8/8/8/Ra3Ka3|8/8/2PbPbPb3/3Kb4 a 1/2 -/- - 1 0 1
asked: a mates in 1
solution: AB:a1a8
"""
BONUS = """
puzzle: bonus
game: cfanp
position: 8/8/8/Ra3Ka3|8/8/2PbPbPb3/3Kb4|8/8/8/3Kc2Ba1 a 1/2/3 -/-/- - 2 0 1
asked: a mates in 1
solution: AB:a1a8
"""
SAVE = """
puzzle: save
game: cfanp
position: 8/8/3PaPaPa2/4Ka2Na|8/8/8/3Kb3Rb|8/8/8/3Kc4 a 1/2/3 -/-/- - 1 0 1
asked: a saves its King
solution: AB:e2e4
"""


def attempt(text: str, *moves: str, nodes: int = 100_000) -> tuple[Puzzle, Judgement]:
    """Return a puzzle and what becomes of moves."""
    (puzzle,) = puzzle_file.read(text)
    tried = [puzzle.game.parse_action(move) for move in moves]
    return puzzle, judge(puzzle, tried, Limit(nodes))


def follows(puzzle: Puzzle, moves: tuple[str, ...], judgement: Judgement) -> None:
    """Assert that the replies are legal, each by somebody else but an end of the solver's turn."""
    position = puzzle.position
    for move in moves:
        position, _ = position.apply(puzzle.game.parse_action(move))
    for reply in judgement.replies:
        position, done = position.apply(reply)
        assert reply.text == "end" or done.actor != puzzle.player


def test_right_and_wrong() -> None:
    assert attempt(MATE, "AB:a1a8")[1] == Judgement(Judged.SOLVED)
    puzzle, found = attempt(MATE, "AB:a1a7")
    assert found.judged is Judged.WRONG
    assert len(found.replies) == 1  # a reply to be played
    follows(puzzle, ("AB:a1a7",), found)


def test_in_the_middle_of_a_turn() -> None:
    """What leaves the mate is no mistake; after what does not, the turn ends."""
    assert attempt(BONUS)[1] == Judgement(Judged.ON_THE_WAY)
    assert attempt(BONUS, "AC:e1d1")[1].judged is Judged.WRONG  # A was used: the Rook has moved
    puzzle, found = attempt(BONUS, "AC:a1b1")
    assert found.judged is Judged.WRONG
    follows(puzzle, ("AC:a1b1",), found)
    assert attempt(BONUS, "AB:a1a8")[1] == Judgement(Judged.SOLVED)


def test_who_does_not_save_the_king_loses_it() -> None:
    (puzzle,) = puzzle_file.read(SAVE)
    lost = 0
    for action in puzzle.position.legal_actions(1):
        found = judge(puzzle, [action])
        assert found.judged in (Judged.SOLVED, Judged.WRONG)
        follows(puzzle, (action.text,), found)
        if found.judged is Judged.WRONG:
            lost += 1
            position, _ = puzzle.position.apply(action)
            for reply in found.replies:
                position, _ = position.apply(reply)
            assert position.seat_status(0).player != 1
    assert 0 < lost < len(puzzle.position.legal_actions(1))


def test_what_takes_too_long_is_not_decided() -> None:
    assert attempt(MATE.replace("in 1", "in 2"), "AB:a1a7", nodes=5)[1].judged is Judged.UNDECIDED


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(IllegalAction):
        attempt(MATE, "AB:a1b8")
