"""The river is drawn in the paint of the armies."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cfanp_gui.insight.river import river
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.theme import DARK, DEAD, LIGHT
from cfanp_gui.window.analysis.river_view import Picture, RiverView
from cfanp_gui.window.widgets.style import palette_of
from tests.insight.test_lineage import MATE_OF_FOUR
from tests.session.play import a_session, play
from tests.window.analysis.test_lineage_words import words_of


def a_view(qtbot: QtBot, session: GameSession, theme: str = "light") -> RiverView:
    view = RiverView()
    qtbot.addWidget(view)
    view.setPalette(palette_of(DARK if theme == "dark" else LIGHT))
    view.resize(900, 300)
    words = words_of(session)
    view.show_picture(Picture(words, river(words.told), None))
    view.show()
    return view


def colour_at(view: RiverView, army: int, part: float) -> str:
    """Return the colour a little below the upper bank of an army's ribbon, a part of the way."""
    picture = view.picture
    assert picture is not None
    image = view.grab().toImage()
    bed = view._bed()
    ribbon = picture.ribbons[army]
    at = round(part * (len(ribbon.tops) - 1))
    y = bed.top() + bed.height() * ribbon.tops[at] + 5
    x = bed.left() + bed.width() * part
    ratio = image.width() / view.width()
    return image.pixelColor(QPoint(round(x * ratio), round(y * ratio))).name()


def test_ribbons_wear_the_paint_of_their_armies(qtbot: QtBot) -> None:
    session = a_session(4)
    play(session, MATE_OF_FOUR)
    view = a_view(qtbot, session)
    for army, colour in enumerate(session.match.colours):
        assert colour_at(view, army, 0.02) == colour
        assert colour_at(view, army, 0.93) == colour, "a captured army keeps its paint"


def test_what_is_dead_is_grey_from_then_on(qtbot: QtBot) -> None:
    session = a_session(3)
    play(session, "AB:e4 AB:e5")
    assert session.resign(2) is None
    play(session, "AC:d5 AC:Nf3")
    view = a_view(qtbot, session, "dark")
    assert colour_at(view, 1, 0.02) == session.match.colours[1]
    assert QColor(colour_at(view, 1, 0.97)) == DEAD
    assert colour_at(view, 0, 0.97) == session.match.colours[0]


def test_points_mean_positions_and_turnings_nearby(qtbot: QtBot) -> None:
    session = a_session(4)
    play(session, MATE_OF_FOUR)
    view = a_view(qtbot, session)
    for at in range(14):
        assert view.at(view.x_of(at)) == at
    assert view.at(view.x_of(13) - 6) == 13
    assert view.at(-500) == 0
    assert view.at(5000) == 13


def test_what_has_no_room_beside_the_river_is_left_out(
    qtbot: QtBot, speak: Callable[[str], None]
) -> None:
    """Nothing is cut off at the edge: names are elided, and the unit is not written at all."""
    speak("de")
    session = a_session(4)
    substitute(session, 1, "Maximiliane Dorothea")
    play(session, MATE_OF_FOUR)
    view = a_view(qtbot, session)
    for width in (220, 260, 320, 900):
        view.resize(width, 200)
        image = view.grab().toImage()
        assert image.width() == width * view.devicePixelRatio()
        ground = image.pixelColor(0, 0)
        for x in (0, image.width() - 1):
            assert {image.pixelColor(x, y).name() for y in range(image.height())} == {ground.name()}
    bed = view._bed()
    view.resize(220, 200)
    below = round(view._bed().bottom()) + 6
    image = view.grab().toImage()
    beside = range(round(view._bed().right()) + 13, 220)
    marks = {image.pixelColor(x, y).name() for x in beside for y in range(below, 200)}
    assert len(marks) == 1, "the unit is left out"
    assert view._bed().left() < bed.left()


def test_a_start_alone_and_many_armies_are_drawn(qtbot: QtBot) -> None:
    for count in (2, 26):
        view = a_view(qtbot, a_session(count))
        view.resize(400, 140)
        assert not view.grab().isNull()
        assert view.svg().startswith(b"<?xml")
    view.show_picture(None)
    assert not view.grab().isNull()
