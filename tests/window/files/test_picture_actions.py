"""Pictures made in the window: what is drawn, copied and saved."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from html import escape
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.record.drawings import Arrow, Drawings, Ring
from cfanp_gui.record.tokens import SIGNS, token
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.window.files.picture_actions import SVG_TYPE, paint
from cfanp_gui.window.files.picture_dialogs import FilmDialog, PictureChoice, PictureDialog
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.play import game_dialogs
from tests import ROOT
from tests.session.play import a_match, a_session, pair, play, pushed, square_named
from tests.session.rings import a_ring
from tests.window.conftest import Messages

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


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[QDialog], object]], None]:
    """Return what has the next dialogs answered by a function, and accepted."""

    def answer(act: Callable[[QDialog], object]) -> None:
        def run(dialog: QDialog) -> bool:
            act(dialog)
            dialog.deleteLater()
            return True

        monkeypatch.setattr(game_dialogs, "run_dialog", run)

    return answer


def saved_as(monkeypatch: pytest.MonkeyPatch, path: Path, kind: str = "") -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), kind))


def test_a_copy_is_an_image_and_svg(window: MainWindow, session: GameSession) -> None:
    window.commands["copy picture"].trigger()
    data = QGuiApplication.clipboard().mimeData()
    root = ElementTree.fromstring(bytes(data.data(SVG_TYPE).data()))
    texts = [one.text for one in root.iter(f"{SVG}text")]
    assert set(NAMES) <= set(texts)
    image = QImage(data.imageData())
    assert image.width() > 1000
    assert session.match.names[0] == NAMES[0]


def test_pictures_bear_the_signs_that_a_person_prefers(
    qtbot: QtBot,
    window: MainWindow,
    answer: Callable[[Callable[[QDialog], object]], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    window.documents.begin(a_match(2, NAMES[:2], base="shogi"))
    session = window.documents.session
    assert session is not None
    play(session, "AB:Pa4 AB:Pb6")
    king = {signs: token("shogi/king", session.match.colours[0], 0, 0, signs) for signs in SIGNS}
    answer(lambda dialog: dialog.kinds.setCurrentIndex(dialog.kinds.findData(".svg")))  # type: ignore[attr-defined]
    for signs in SIGNS:
        preferences = window.settings.preferences()
        window.settings.set_preferences(preferences._replace(signs=signs))
        film = tmp_path / f"film-{signs}.svg"
        saved_as(monkeypatch, film)
        window.commands["save film"].trigger()
        qtbot.waitUntil(lambda: window.picture_actions.run is None, timeout=60_000)
        position = tmp_path / f"{signs}.svg"
        assert window.documents.save(position)
        drawn = window.picture_actions._draw(PictureChoice())
        for svg in (drawn, film.read_text(), position.read_text()):
            assert [one for one in SIGNS if king[one] in svg] == [signs]


def test_a_picture_has_what_is_drawn_on_the_table(window: MainWindow, session: GameSession) -> None:
    own = Drawings((Arrow(B1, C3, 0),), (Ring(C3, "G"),))
    session.annotations.draw(own)
    assert window.picture_actions.drawn(session) == own
    table = window.view.table
    assert table is not None
    table.arrows.show(
        "threats", [ArrowShape(C3, B1, 1, True), ArrowShape(B1, C3, 0)], [RingShape(B1)]
    )
    found = window.picture_actions.drawn(session)
    assert found.arrows == (Arrow(B1, C3, 0), Arrow(C3, B1, 1, True))
    assert [ring.square for ring in found.rings] == [C3, B1]
    drawn = window.picture_actions._draw(PictureChoice())
    plain = window.picture_actions._draw(PictureChoice(drawings=False))
    assert drawn.count("rotate(") == plain.count("rotate(") + 2 * 2


@pytest.mark.parametrize("suffix", [".svg", ".png"])
def test_a_picture_of_the_pair_is_saved(
    qtbot: QtBot,
    window: MainWindow,
    session: GameSession,
    answer: Callable[[Callable[[QDialog], object]], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    suffix: str,
) -> None:
    session.push(pair("CD"))
    asked: list[str] = []

    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, PictureDialog)
        asked.append(dialog.some.text())
        dialog.some.setChecked(True)

    answer(choose)
    target = tmp_path / f"out{suffix}"
    saved_as(monkeypatch, target)
    with qtbot.waitSignal(window.documents.saved, raising=False, timeout=10):
        window.commands["save picture"].trigger()
    qtbot.waitUntil(lambda: window.picture_actions.run is None, timeout=60_000)
    assert asked == ["Only the &boards C + D"]
    if suffix == ".svg":
        root = ElementTree.fromstring(target.read_bytes())
        texts = {one.text for one in root.iter(f"{SVG}text")}
        assert {"Clara", "David"} <= texts
        assert not {"Ben", NAMES[0]} & texts
    else:
        assert not QImage(str(target)).isNull()
    assert session.unsaved, "a picture is not the game"


def test_a_game_is_saved_as_a_web_page_and_stays_as_it_is(
    window: MainWindow, session: GameSession, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = session.file
    saved_as(monkeypatch, tmp_path / "evening")
    window.commands["save page"].trigger()
    page = (tmp_path / "evening.html").read_text(encoding="utf-8")
    assert escape(NAMES[0]) in page
    assert NAMES[0] not in page
    assert session.file is file
    assert session.unsaved, "a page is not the game"


@pytest.mark.parametrize("typed", ["film", "film.pdf", "film.svg"])
def test_a_film_of_some_moves_is_saved(
    qtbot: QtBot,
    window: MainWindow,
    session: GameSession,
    answer: Callable[[Callable[[QDialog], object]], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    typed: str,
) -> None:
    session.walk(-2)
    titles: list[str] = []

    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, FilmDialog)
        assert (dialog.first(), dialog.last()) == (1, 3)
        titles.append(dialog.to_move.text())
        dialog.from_box.setValue(2)
        dialog.kinds.setCurrentIndex(dialog.kinds.findData(".svg"))

    answer(choose)
    saved_as(monkeypatch, tmp_path / typed)
    window.commands["save film"].trigger()
    qtbot.waitUntil(lambda: window.picture_actions.run is None, timeout=60_000)
    assert titles == ["c  CD:e4"]
    # It is of the kind that was chosen, whatever was typed.
    target = tmp_path / (typed if typed.endswith(".svg") else f"{typed}.svg")
    root = ElementTree.fromstring(target.read_bytes())
    texts = [one.text for one in root.iter(f"{SVG}text")]
    assert [text for text in texts if text and ":" in text] == ["1. BC:e4", "1. CD:e4"]
    assert NAMES[0] in texts


def test_a_variation_has_a_film_too(
    qtbot: QtBot,
    window: MainWindow,
    session: GameSession,
    answer: Callable[[Callable[[QDialog], object]], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    session.cursor.live = False
    session.visit(session.root.line()[3])
    play(session, "AD:a6 AB:a4")
    assert session.node.variation is not None
    answer(lambda dialog: dialog.kinds.setCurrentIndex(dialog.kinds.findData(".svg")))  # type: ignore[attr-defined]
    saved_as(monkeypatch, tmp_path / "line.svg")
    window.commands["save film"].trigger()
    qtbot.waitUntil(lambda: window.picture_actions.run is None, timeout=60_000)
    text = (tmp_path / "line.svg").read_text()
    assert "AD:a6" in text
    assert "AD:e5" not in text


def test_a_file_that_is_there_stays_unless_that_is_wanted(
    qtbot: QtBot,
    window: MainWindow,
    session: GameSession,  # noqa: ARG001
    messages: Messages,
    answer: Callable[[Callable[[QDialog], object]], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    target = tmp_path / "out.svg"
    target.write_text("old")
    answer(lambda _: None)
    saved_as(monkeypatch, tmp_path / "out", "SVG picture (*.svg)")
    messages.answer = QMessageBox.StandardButton.Cancel
    window.commands["save picture"].trigger()
    assert window.picture_actions.run is None
    assert target.read_text() == "old"
    assert "out.svg" in messages.shown[-1]
    messages.answer = QMessageBox.StandardButton.Save
    window.commands["save picture"].trigger()
    qtbot.waitUntil(lambda: window.picture_actions.run is None, timeout=60_000)
    assert target.read_text().startswith("<svg")


def test_what_cannot_be_saved_is_said(
    qtbot: QtBot,
    window: MainWindow,
    session: GameSession,  # noqa: ARG001
    messages: Messages,
    answer: Callable[[Callable[[QDialog], object]], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    answer(lambda _: None)
    saved_as(monkeypatch, tmp_path / "nowhere" / "out.svg")
    window.commands["save picture"].trigger()
    qtbot.waitUntil(lambda: bool(messages.shown), timeout=60_000)
    assert messages.shown[-1] == "out.svg cannot be saved: it is not there."


def test_without_moves_there_is_no_film(window: MainWindow) -> None:
    window.documents.begin(a_match(3))
    assert not window.commands["save film"].isEnabled()
    assert window.commands["save picture"].isEnabled()
    window.picture_actions.save_film()


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


def test_an_arrow_wears_the_paint_of_its_army() -> None:
    session = a_session(4)
    assert [paint(session, Square(2, 0), 2), paint(session, Square(2, 20), 3)] == [2, 3]
    assert paint(session, Square(2, 0), None) == LIGHT.accent.name()


def test_in_a_ring_it_is_that_of_the_set() -> None:
    session = a_ring(3)
    found = session.position.pieces()[Square(2, 1)]
    assert paint(session, Square(2, 1), found.army) == found.set - 1
