"""How players came by armies: captured, or handed over."""

from __future__ import annotations

from cfanp_gui.core.gains import Gain
from tests.session.play import a_session, play


def test_who_has_an_army_and_how_they_came_by_it() -> None:
    session = a_session(4, friendly=True)
    assert session.propose(session.position.transfer(1, 3)) is None
    assert session.node.gains() == {1: Gain(2, is_capture=False)}
    row = session.game.wording.rows(session.situation)[1]
    assert row.note == "handed over by Ben"
    assert session.propose(session.position.transfer(1, 2)) is None
    assert session.game.wording.rows(session.situation)[1].note == ""
    session.undo()
    play(session, "AC:e4")
    assert session.node.gains() == {1: Gain(2, is_capture=False)}
    mated = a_session(3)
    play(mated, "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6 AB:Qxf7#")
    assert mated.node.gains() == {1: Gain(2, is_capture=True)}
    assert "captured from Ben" in mated.game.wording.rows(mated.situation)[1].note
