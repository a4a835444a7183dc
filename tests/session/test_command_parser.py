"""Lines typed at the table of a match: what concerns its past is known there, all else the game."""

import pytest

from cfanp_gui.core.commands import MAX_LENGTH, CommandProblem, Play, WordCommand
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.core.text import Text
from cfanp_gui.session.command_parser import MOST, completions, parse
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.input import crossing, needs, needs_in_one, request
from tests.core.build import cfen
from tests.session.play import a_session, play, session_at
from tests.session.rings import a_ring, act
from tests.session.rows import AT_THE_SEAM, TO_BE_PULLED, a_row, square


@pytest.mark.parametrize("session", [a_session(3), a_ring(3)], ids=["cfanp", "ring"])
def test_only_what_was_done_can_be_undone(session: GameSession) -> None:
    assert parse(session, "undo") == CommandProblem(Text("There is nothing to undo."))
    assert parse(session, "redo 3") == CommandProblem(Text("There is nothing to redo."))
    action = session.position.all_actions()[0]
    assert session.propose(action) is None
    assert parse(session, "undo 3") == WordCommand("undo", 3)
    assert parse(session, "redo") == CommandProblem(Text("There is nothing to redo."))
    session.undo(1)
    assert parse(session, "redo") == WordCommand("redo", 1)
    assert parse(session, "undo") == CommandProblem(Text("There is nothing to undo."))
    problem = parse(session, "undo x")
    assert isinstance(problem, CommandProblem)
    assert "is not a number of actions" in problem.sentence, "that is said first"


def test_lines_are_read_at_the_cursor() -> None:
    session = a_session(2)
    play(session, "AB:e4")
    black = parse(session, "e5")
    assert isinstance(black, Play)
    session.undo(1)
    assert isinstance(parse(session, "e5"), CommandProblem)
    session.redo(1)
    assert parse(session, "e5") == black


@pytest.mark.no_cover
def test_completions_are_counted_and_a_space_at_the_end_matters() -> None:
    session = a_ring(26)
    act(session, "1:e2e4")
    assert len(completions(session, "N")) == MOST
    assert [one.text for one in completions(session, "where")] == ["where "]
    assert completions(session, "where ")[0].text == "where king "
    assert completions(session, "&") == []
    assert completions(session, "e4" * MAX_LENGTH) == []


def test_players_are_named_in_what_a_rule_says_against_a_line() -> None:
    pieces = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1 Na:Ac3 Pa:Ab2 Ra:Ae2 Rb:Ah3 Rc:Ah2 Nd:Ab4 Nd:Ah4"
    session = session_at(cfen(4, pieces), defend=True)
    play(session, "AB:a1b1")
    found = parse(session, "AC:e2e4")
    assert isinstance(found, CommandProblem)
    assert "a second new piece of David, unshared" in found.sentence
    assert [full_name(one) for one in found.causes] == ["Ae4", "Ab4", "Ah4"]


def test_in_an_exercise_nothing_offered_says_what_comes_of_it() -> None:
    session = a_session(2)
    play(session, "AB:f3 AB:e5 AB:g4")
    (mate,) = [one for one in completions(session, "Qh4") if one.action is not None]
    assert mate.text.startswith("Qh4#")
    assert "checkmate" in mate.description
    session.exercise = "Mate in one"
    (quiet,) = [one for one in completions(session, "Qh4") if one.action is not None]
    assert quiet.text == mate.text.replace("#", "")
    assert quiet.description == ""
    assert quiet.action == mate.action


# What a gesture to another board needs of other players


def test_only_what_goes_to_another_board_crosses() -> None:
    session = a_row(3, AT_THE_SEAM)
    assert crossing(session, square("1:n7"), square("1:m7")) is None
    assert crossing(session, square("1:n7"), square("2:b7")) is None
    gesture = crossing(session, square("1:n7"), square("2:a7"))
    assert gesture is not None
    assert gesture.action.text == "1:n7>2:a7"


def test_sending_uses_two_turns() -> None:
    session = a_row(3, AT_THE_SEAM)
    gesture = crossing(session, square("1:n7"), square("2:a7"))
    assert gesture is not None
    assert needs(session, gesture) == ["uses Anna's and Clara's turn"]
    assert request(session, gesture.action) is None


def test_pulling_uses_one_and_asks_the_other() -> None:
    session = a_row(3, TO_BE_PULLED)
    gesture = crossing(session, square("1:n7"), square("2:a7"))
    assert gesture is not None
    assert needs_in_one(session, gesture) == "uses Clara's turn · Anna must agree"
    assert request(session, gesture.action) == (
        1,
        "Anna, Clara wants to fetch your pawn from 1:n7 to 2:a7. Do you agree?",
    )


def test_games_in_which_nobody_is_asked() -> None:
    session = a_session(2)
    assert all(request(session, action) is None for action in session.position.all_actions())
