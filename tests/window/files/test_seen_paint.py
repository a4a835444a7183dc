"""The paint of arrows on the table."""

from __future__ import annotations

from cfanp_gui.core.boards import Square
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.window.files.picture_actions import paint
from tests.session.play import a_session
from tests.session.rings import a_ring


def test_an_arrow_wears_the_paint_of_its_army() -> None:
    session = a_session(4)
    assert [paint(session, Square(2, 0), 2), paint(session, Square(2, 20), 3)] == [2, 3]
    assert paint(session, Square(2, 0), None) == LIGHT.accent.name()


def test_in_a_ring_it_is_that_of_the_set() -> None:
    session = a_ring(3)
    found = session.position.pieces()[Square(2, 1)]
    assert paint(session, Square(2, 1), found.army) == found.set - 1
