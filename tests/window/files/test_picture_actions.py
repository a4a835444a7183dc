"""Pictures made in the window: what is drawn, copied and saved."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.record.drawings import Arrow, Drawings, Ring
from cfanp_gui.record.film import MAX_FRAMES
from cfanp_gui.record.picture import USUAL_OPTIONS
from cfanp_gui.record.picture_document import PictureOptions
from cfanp_gui.record.tokens import SIGNS, token
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.window.files.picture_actions import SVG_TYPE, paint
from cfanp_gui.window.files.picture_dialogs import (
    PREVIEW,
    USUAL,
    FilmDialog,
    PictureChoice,
    PictureDialog,
)
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.render_files import RenderError, gif
from tests import ROOT
from tests.record.games import new_game
from tests.record.pictures import svg
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
        for text in (drawn, film.read_text(), position.read_text()):
            assert [one for one in SIGNS if king[one] in text] == [signs]


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


# The dialog about a picture: what is chosen shows at once


START = new_game(4).start


def dialog_of(qtbot: QtBot) -> tuple[PictureDialog, list[PictureChoice]]:
    """Return a dialog that is open, and what it has asked to be drawn."""
    drawn: list[PictureChoice] = []

    def draw(choice: PictureChoice) -> str:
        drawn.append(choice)
        return svg(START, boards=choice.boards, plates=choice.plates)

    dialog = PictureDialog(None, draw, {(0, 1): "On the stage: A + B", (1, 3): "B + D"})
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog, drawn


def test_what_is_chosen_shows_at_once(qtbot: QtBot) -> None:
    dialog, drawn = dialog_of(qtbot)
    assert dialog.preview.width() >= PREVIEW.width()
    assert drawn == [PictureChoice()]
    before = dialog.preview.grab().toImage()
    assert not dialog.turned.isEnabled()
    qtbot.keyClick(dialog.place, Qt.Key.Key_Down)
    assert dialog.choice() == drawn[-1] == PictureChoice((0, 1))
    assert dialog.preview.grab().toImage() != before
    for tick, expected in (
        (dialog.plates, PictureChoice((0, 1), False)),
        (dialog.marks, PictureChoice((0, 1), False, False)),
        (dialog.drawings, PictureChoice((0, 1), False, False, False)),
    ):
        tick.click()
        assert dialog.choice() == drawn[-1] == expected
    dialog.turned.click()
    assert drawn[-1].boards == (1, 0)
    assert drawn[-1].options == USUAL_OPTIONS
    dialog.coordinates.click()
    dialog.theme.setCurrentIndex(dialog.theme.findData("print"))
    dialog.caption.setText("<b>Mate</b> in one")
    assert drawn[-1].options == PictureOptions("print", False, "<b>Mate</b> in one")
    qtbot.keyClick(dialog.place, Qt.Key.Key_Down)
    assert dialog.choice().boards == (3, 1)
    dialog.place.setCurrentIndex(0)
    assert dialog.choice().boards is None


def test_a_width_is_in_pixels_or_in_centimetres_at_a_resolution(qtbot: QtBot) -> None:
    dialog, _ = dialog_of(qtbot)

    def chosen(unit: int, width: float | None = None) -> tuple[float, int]:
        dialog.unit.setCurrentIndex(unit)
        if width is not None:
            dialog.width_box.setValue(width)
        options = dialog.choice().options
        return options.width, options.dpi

    assert [chosen(unit) for unit in (1, 0)] == [(0, 150), (0, 0)]
    assert chosen(0, 600) == (600, 0)
    assert chosen(2, 8) == (945, 300)
    assert chosen(3) == (1890, 600)
    assert dialog.width_box.text() == f"{8:.1f}"
    assert chosen(2, 9999) == (round(67.7 / 2.54 * 300), 300)


# Films


NASTY = "<b>move</b>"


def film_dialog(qtbot: QtBot, count: int = 40, cursor: int = 30) -> FilmDialog:
    dialog = FilmDialog(None, count, cursor, lambda ply: f"{NASTY} {ply}")
    qtbot.addWidget(dialog)
    return dialog


def choose(dialog: FilmDialog, suffix: str) -> None:
    dialog.kinds.setCurrentIndex(dialog.kinds.findData(suffix))


def test_the_last_moves_are_proposed_named_as_plain_text_and_a_range_ends_where_it_begins(
    qtbot: QtBot,
) -> None:
    dialog = film_dialog(qtbot)
    assert (dialog.from_box.value(), dialog.to_box.value()) == (30 - USUAL + 1, 30)
    assert dialog.shown.currentIndex() == 0
    whole = film_dialog(qtbot, 5, 0)
    assert (whole.from_box.value(), whole.to_box.value()) == (1, 5)
    dialog.from_box.setValue(7)
    assert dialog.from_move.text() == f"{NASTY} 7"
    assert dialog.to_move.text() == f"{NASTY} 30"
    for label in (dialog.from_move, dialog.to_move, dialog.note):
        assert label.textFormat() == Qt.TextFormat.PlainText
    assert dialog.note.text() == "24 moves"
    dialog.from_box.setValue(30)
    assert dialog.note.text() == "1 move"
    dialog.from_box.setValue(35)
    assert (dialog.from_box.value(), dialog.to_box.value()) == (35, 35)
    dialog.to_box.setValue(10)
    assert (dialog.from_box.value(), dialog.to_box.value()) == (10, 10)
    dialog.to_box.setValue(99)
    assert dialog.to_box.value() == 40


def test_without_pillow_there_is_no_gif(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)  # as where it is not installed
    dialog = film_dialog(qtbot)
    assert dialog.ok.isEnabled()
    choose(dialog, ".gif")
    assert not dialog.ok.isEnabled()
    assert "Pillow" in dialog.note.text()
    choose(dialog, ".png")
    assert dialog.ok.isEnabled()
    with pytest.raises(RenderError, match=r"Pillow, which is not installed .*cfanp-gui\[gif\]"):
        gif([])


def test_a_film_that_would_be_too_long(qtbot: QtBot) -> None:
    dialog = film_dialog(qtbot, MAX_FRAMES + 9, MAX_FRAMES + 9)
    dialog.from_box.setValue(1)
    assert not dialog.ok.isEnabled()
    assert str(MAX_FRAMES) in dialog.note.text()
    dialog.from_box.setValue(10)
    assert dialog.ok.isEnabled()
