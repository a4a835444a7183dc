"""Lines of a chess program as rows, and its judgement as a bar."""

from __future__ import annotations

import chess
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.engine.analysis import EngineLine, Score
from cfanp_gui.window.analysis.engine_lines import LineList, ScoreBar, line_rows, share_of
from tests.session.play import a_session
from tests.window.analysis.test_engine_words import line, words_of


def test_shares_of_the_points() -> None:
    assert share_of(Score(0, None)) == 0.5
    assert 0.9 < share_of(Score(400, None)) < 0.92
    assert share_of(Score(-100_000, None)) < 0.001
    assert share_of(Score(None, 3)) == 1
    assert share_of(Score(None, -3)) == 0


def test_rows_change_in_place(qtbot: QtBot) -> None:
    words, view = words_of(a_session(3), "AB"), LineList()
    model = view.rows
    qtbot.addWidget(view)
    view.resize(300, 200)
    view.show()
    pointed: list[EngineLine | None] = []
    view.pointed.connect(pointed.append)
    one, two, three = line("e4", "e5"), line("e4", "c5"), line("d4")
    model.change_rows(line_rows(words, (one, three)))
    qtbot.mouseMove(view.viewport(), view.visualRect(model.index(0)).center())
    assert pointed[-1] == one
    model.change_rows(line_rows(words, (two, three)))
    assert pointed[-1] == two
    model.change_rows(line_rows(None, ()))
    assert pointed[-1] is None
    assert model.row(0) is None
    assert model.index(0).data() is None


def test_a_row_is_read_aloud_with_its_score(qtbot: QtBot) -> None:
    words, view = words_of(a_session(3), "AB"), LineList()
    model = view.rows
    model.change_rows(line_rows(words, (EngineLine(Score(-90, None), 3, line("e4", "e5").steps),)))
    index = model.index(0)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == ("Ben is ahead by 0.9 pawns: AB:e4 e5")
    assert "−" not in index.data()
    qtbot.addWidget(view)
    view.set_rows(1)
    view.show()
    assert view.height() >= view.sizeHintForRow(0)
    assert view.grab().toImage().width() > 0
    assert model.row(0).steps[0].target == Square(0, chess.E4)


def test_the_bar_is_of_both_paints(qtbot: QtBot) -> None:
    words, bar = words_of(a_session(3), "AB"), ScoreBar()
    qtbot.addWidget(bar)
    bar.resize(244, ScoreBar.HEIGHT)
    one, other = words.badge(0), words.badge(1)
    assert one is not None
    assert other is not None
    bar.show_score((one, other), Score(400, None))
    bar.show()
    image = bar.grab().toImage()
    ratio = image.width() / 244

    def colour(x: int) -> QColor:
        return image.pixelColor(QPoint(round(x * ratio), image.height() // 2))

    assert colour(40) == QColor(one.colour)
    assert colour(180) == QColor(one.colour)
    assert colour(212) == QColor(other.colour)
    bar.show_score(None, None)
    assert bar.share is None
