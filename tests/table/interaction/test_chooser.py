"""Questions on the table and the badge."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from cfanp_gui.table.interaction.chooser import Chooser, GhostLabel
from cfanp_gui.table.interaction.question import Offer
from cfanp_gui.table.theme import DARK, LIGHT


class Asked:
    """A chooser in a small view, and what came of it."""

    def __init__(self, qtbot: QtBot, words: list[str], pictures: bool = False) -> None:
        self.came: list[str] = []
        offers = []
        for word in words:
            picture = QPixmap(20, 20) if pictures else None
            if picture is not None:
                picture.fill("red")
            offers.append(Offer(word, picture, lambda word=word: self.came.append(word)))
        self.chooser = Chooser("Which?", offers, lambda: self.came.append("cancelled"), LIGHT)
        self.chooser.closed = lambda: self.came.append("closed")
        self.scene = QGraphicsScene(QRectF(0, 0, 600, 400))
        self.view = QGraphicsView(self.scene)
        qtbot.addWidget(self.view)
        self.view.resize(620, 420)
        self.scene.addItem(self.chooser)
        self.chooser.setPos(300, 150)
        self.view.show()
        self.view.scale(0.7, 0.7)


@pytest.mark.parametrize("pictures", [False, True])
@pytest.mark.parametrize("index", [0, 3, 7])
def test_a_press_on_an_answer_chooses_it(qtbot: QtBot, index: int, pictures: bool) -> None:
    asked = Asked(qtbot, [f"A + {letter}" for letter in "BCDEFGHI"], pictures)
    asked.chooser.press(asked.chooser.answer_at(index))
    assert asked.came == ["closed", asked.chooser.offers[index].text]


def test_a_press_beside_cancels(qtbot: QtBot) -> None:
    asked = Asked(qtbot, ["Q", "R"])
    asked.chooser.press(QPointF(5, 5))
    assert asked.came == ["closed", "cancelled"]


def test_a_key_chooses_by_its_words(qtbot: QtBot) -> None:
    asked = Asked(qtbot, ["Q", "R"])
    assert not asked.chooser.choose("x")
    assert asked.came == []
    assert asked.chooser.choose("r")
    assert asked.came == ["closed", "R"]


def test_answers_do_not_overlap_and_lie_inside(qtbot: QtBot) -> None:
    asked = Asked(qtbot, ["a", "bb", "c" * 30, "d", "e", "f", "g", "h"])
    cells = [asked.chooser.cell(index) for index in range(8)]
    for index, cell in enumerate(cells):
        assert asked.chooser.boundingRect().contains(cell)
        assert not any(cell.intersects(other) for other in cells[:index])


@pytest.mark.parametrize("corner", [(0, 0), (600, 0), (0, 400), (600, 400)])
def test_a_question_stays_in_view(qtbot: QtBot, corner: tuple[int, int]) -> None:
    asked = Asked(qtbot, ["Q", "R", "B", "N"], pictures=True)
    asked.view.resetTransform()
    asked.chooser.setPos(*corner)
    asked.chooser.keep_in_view()
    origin = QPointF(asked.view.mapFromScene(asked.chooser.pos()))
    seen = asked.chooser.boundingRect().translated(origin)
    assert QRectF(asked.view.viewport().rect()).contains(seen)


@pytest.mark.parametrize("origin", [(300, 100), (40, 390), (590, 10)])
def test_a_question_lies_beside_what_it_is_about(qtbot: QtBot, origin: tuple[int, int]) -> None:
    asked = Asked(qtbot, ["Q", "R", "B", "N"], pictures=True)
    asked.view.resetTransform()
    asked.chooser.setPos(*origin)
    board = QRectF(0, 0, 250, 240).translated(min(origin[0], 340), min(origin[1], 150))
    asked.chooser.keep_in_view([QPolygonF(board)])
    seen = asked.chooser.area(None)
    assert isinstance(seen, QRectF)
    assert QRectF(asked.view.viewport().rect()).contains(seen)
    there = QRectF(asked.view.mapFromScene(QPolygonF(board)).boundingRect())
    assert not seen.intersects(there)


def test_where_everything_is_asked_about_as_little_as_can_be_is_covered(qtbot: QtBot) -> None:
    asked = Asked(qtbot, ["Q", "R"])
    asked.view.resetTransform()
    asked.chooser.setPos(300, 10)
    asked.chooser.keep_in_view([QPolygonF(QRectF(0, 0, 600, 370))])
    seen = asked.chooser.area(None)
    assert isinstance(seen, QRectF)
    assert seen.bottom() > 370


@pytest.mark.parametrize("pictures", [False, True])
def test_a_question_is_drawn(qtbot: QtBot, pictures: bool) -> None:
    asked = Asked(qtbot, ["<b>Q</b>", "R"], pictures)
    plain = QImage(600, 400, QImage.Format.Format_ARGB32)
    plain.fill("white")
    shown = plain.copy()
    painter = QPainter(shown)
    asked.scene.render(painter)
    painter.end()
    assert shown != plain


def test_a_badge_is_as_wide_as_its_words(qtbot: QtBot) -> None:  # noqa: ARG001
    badge = GhostLabel(LIGHT)
    assert not badge.isVisible()
    badge.say("A + B   20 moves", QPointF(3, 4))
    narrow = badge.boundingRect().width()
    badge.say("A + B   check, 12 moves and more", QPointF(3, 4))
    assert badge.isVisible()
    assert badge.pos() == QPointF(3, 4)
    assert badge.boundingRect().width() > narrow
    scene = QGraphicsScene()
    scene.addItem(badge)
    pictures = []
    for theme in (LIGHT, DARK):
        badge.set_theme(theme)
        image = QImage(300, 60, QImage.Format.Format_ARGB32)
        image.fill("white")
        painter = QPainter(image)
        scene.render(painter)
        painter.end()
        pictures.append(image)
    assert pictures[0] != pictures[1]


def test_words_stand_below_a_picture_that_does_not_say_it_all(qtbot: QtBot) -> None:
    plain = Asked(qtbot, ["Q"], pictures=True).chooser
    asked = Asked(qtbot, ["Q"], pictures=True)
    words = "Swap it for a Rook"
    offer = asked.chooser.offers[0]._replace(text=words, captioned=True, struck=True)
    worded = Chooser("Which?", [offer], lambda: None, LIGHT)
    assert worded.cell(0).height() > plain.cell(0).height()
    assert worded.cell(0).width() > plain.cell(0).width()
    assert worded.boundingRect().contains(worded.cell(0))


@pytest.mark.parametrize(("words", "taken"), [(["Q"], True), (["Q", "R"], False)])
def test_an_only_answer_is_taken_without_pointing_at_it(
    qtbot: QtBot, words: list[str], taken: bool
) -> None:
    asked = Asked(qtbot, words)
    asked.chooser.accept()
    assert (asked.came == ["closed", "Q"]) is taken
