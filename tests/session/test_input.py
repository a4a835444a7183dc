"""What a person tries becomes an action, a question or a refusal."""

from __future__ import annotations

from cfanp_gui.core.boards import Square
from cfanp_gui.session.input import Ask, Play, Refused, decline, resolve
from tests.session.play import a_session, pair


def test_a_move_of_several_pairs_is_asked_about_until_one_lies_together() -> None:
    session = a_session(3)
    start, goal = Square(0, 12), Square(0, 20)
    asked = resolve(session, start, goal)
    assert isinstance(asked, Ask)
    assert [answer.pair for answer in asked.answers] == [pair("AB"), pair("AC")]
    assert session.push(pair("AC")) is None
    meant = resolve(session, start, goal)
    assert isinstance(meant, Play)
    assert meant.action.text == "AC:e2e3"


def test_what_is_not_legal_is_refused_with_its_reason() -> None:
    session = a_session(3)
    refused = resolve(session, Square(0, 12), Square(0, 13))
    assert isinstance(refused, Refused)
    assert refused.refusal is not None
    assert decline(session, Square(1, 12)) is not None
