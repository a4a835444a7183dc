"""Pictures made in the window: what is drawn, copied and saved."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.record.drawings import Arrow, Drawings, Ring
from cfanp_gui.record.tokens import SIGNS, token
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.window.files.picture_actions import SVG_TYPE, paint
from cfanp_gui.window.files.picture_dialogs import FilmDialog, PictureChoice
from cfanp_gui.window.main_window import MainWindow
from tests import ROOT
from tests.session.play import a_match, a_session, play, pushed, square_named
from tests.session.rings import a_ring
from tests.there import there
from tests.window.conftest import Answer, FileQuestions

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["<b>Anna</b>", "Ben", "Clara", "David"]
B1, C3 = square_named("Ab1"), square_named("Bc3")


@pytest.fixture
def session(window: MainWindow) -> GameSession:
    window.documents.begin(a_match(4, NAMES))
    assert window.documents.session is not None
    session = pushed(window.documents.session)
    play(session, "AB:e4 BC:e4 CD:e4 AD:e5 AB:d4")
    return session


def test_pictures_bear_the_signs_that_a_person_prefers(
    qtbot: QtBot, window: MainWindow, answered: Answer, chosen_file: FileQuestions, tmp_path: Path
) -> None:
    window.documents.begin(a_match(2, NAMES[:2], base="shogi"))
    session = there(window.documents.session)
    play(session, "AB:Pa4 AB:Pb6")
    king = {signs: token("shogi/king", session.match.colours[0], 0, 0, signs) for signs in SIGNS}

    def as_svg(dialog: QDialog) -> None:
        assert isinstance(dialog, FilmDialog)
        dialog.kinds.setCurrentIndex(dialog.kinds.findData(".svg"))
        dialog.accept()

    for signs in SIGNS:
        preferences = window.settings.preferences()
        window.settings.set_preferences(replace(preferences, signs=signs))
        film = tmp_path / f"film-{signs}.svg"
        chosen_file.answer = film
        answered(as_svg)
        window.commands["save film"].trigger()
        qtbot.waitUntil(lambda: window.picture_actions.run is None)
        position = tmp_path / f"{signs}.svg"
        assert window.documents.save(position)
        drawn = window.picture_actions.draw(PictureChoice())
        for svg in (drawn, film.read_text(), position.read_text()):
            assert [one for one in SIGNS if king[one] in svg] == [signs]


def test_a_picture_has_what_is_drawn_on_the_table_and_a_copy_is_an_image_and_svg(
    window: MainWindow, session: GameSession
) -> None:
    own = Drawings((Arrow(B1, C3, 0),), (Ring(C3, "G"),))
    session.annotations.draw(own)
    assert window.picture_actions.drawn(session) == own
    table = there(window.view.table)
    table.arrows.show(
        "threats", [ArrowShape(C3, B1, 1, True), ArrowShape(B1, C3, 0)], [RingShape(B1)]
    )
    found = window.picture_actions.drawn(session)
    assert found.arrows == (Arrow(B1, C3, 0), Arrow(C3, B1, 1, True))
    assert [ring.square for ring in found.rings] == [C3, B1]
    drawn = window.picture_actions.draw(PictureChoice())
    plain = window.picture_actions.draw(PictureChoice(drawings=False))
    assert drawn.count("rotate(") == plain.count("rotate(") + 2 * 2
    window.commands["copy picture"].trigger()
    data = QGuiApplication.clipboard().mimeData()
    root = ElementTree.fromstring(bytes(data.data(SVG_TYPE).data()))
    texts = [one.text for one in root.iter(f"{SVG}text")]
    assert set(NAMES) <= set(texts)
    image = QImage(data.imageData())
    assert image.width() > 1000
    assert session.match.names[0] == NAMES[0]


COPIES_AND_ENDS = """
import sys
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication
from cfanp_gui.window.files import picture_actions

app = QApplication([])
data, image = QMimeData(), QImage(4, 4, QImage.Format.Format_RGB32)
data.setData(picture_actions.SVG_TYPE, b"<svg/>")
QGuiApplication.clipboard().setMimeData(data)
picture_actions.atexit.register(picture_actions._leave_image, data, image)
"""


def test_a_program_that_has_copied_a_picture_ends_well() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", COPIES_AND_ENDS], cwd=ROOT, timeout=300, check=False
    )
    assert ended.returncode == 0


# Paint


def test_an_arrow_has_the_paint_of_its_army_and_in_a_ring_of_the_set() -> None:
    session = a_session(4)
    assert [paint(session, Square(2, 0), 2), paint(session, Square(2, 20), 3)] == [2, 3]
    assert paint(session, Square(2, 0), None) == LIGHT.accent.name()
    session = a_ring(3)
    found = session.position.pieces()[Square(2, 1)]
    assert paint(session, Square(2, 1), found.army) == found.set - 1
