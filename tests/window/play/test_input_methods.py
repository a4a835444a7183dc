"""What an input method composes: typed lines take it whole, and the table takes no key of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cfanp_gui.window.main_window import MainWindow
from tests.session.play import a_match

LETTERS = dict(zip("KQRBNP", "王后车象马兵", strict=True))


class _Chinese(QTranslator):
    """The letters of the pieces and a few words."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, _: str, source: str, comment: str = "", *__: object) -> str | None:
        if comment == "letter of a piece, as people type it":
            return LETTERS[source]
        return {"where": "哪里", "queen": "后"}.get(source)


@pytest.fixture
def chinese(qapp: QApplication) -> Iterator[None]:
    translator = _Chinese()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def compose(widget: QWidget, latin: str, text: str) -> None:
    """Type as an input method does: what is being composed, and then what is meant."""
    for end in range(1, len(latin) + 1):
        QCoreApplication.sendEvent(widget, QInputMethodEvent(latin[:end], []))
    done = QInputMethodEvent("", [])
    done.setCommitString(text)
    QCoreApplication.sendEvent(widget, done)


MATE = ("e4", "e5", "象c4", "马c6", "后h5", "马f6", "后xf7")


@pytest.mark.usefixtures("chinese")
def test_a_game_is_typed_in_chinese(window: MainWindow) -> None:
    window.documents.begin(a_match(2))
    session = window.documents.session
    assert session is not None
    for ply, move in enumerate(MATE, start=1):
        window.commands["type"].trigger()
        line = window.command_controller.line.edit
        compose(line, "xiang", move)
        QTest.keyClick(line, Qt.Key.Key_Return)
        QApplication.processEvents()
        assert session.node.ply == ply, move
    assert session.position.outcome() is not None


@pytest.mark.usefixtures("chinese")
def test_nothing_is_done_with_what_is_still_composed(window: MainWindow) -> None:
    window.documents.begin(a_match(3))
    session = window.documents.session
    assert session is not None
    window.commands["type"].trigger()
    line = window.command_controller.line.edit
    QCoreApplication.sendEvent(line, QInputMethodEvent("ac", []))
    QApplication.processEvents()
    assert session.situation.pair is None
    assert line.text() == ""


def test_the_table_takes_keys_alone(window: MainWindow) -> None:
    """With a letter of an input method no boards are pushed together."""
    window.documents.begin(a_match(3))
    session = window.documents.session
    assert session is not None
    table = window.view
    assert not table.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    compose(table, "a", "a")
    compose(table, "c", "c")
    assert session.situation.pair is None
    QTest.keyClicks(table, "ac")
    assert session.situation.pair is not None
