"""What a gesture to another board needs of other players."""

from __future__ import annotations

from cfanp_gui.session.crossing import crossing, needs, needs_in_one, request
from tests.session.play import a_session
from tests.session.rows import AT_THE_SEAM, TO_BE_PULLED, a_row, square


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
