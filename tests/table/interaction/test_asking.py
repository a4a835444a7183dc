"""Questions on the table: how answers are pointed at and taken, where they lie, what they show."""

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPixmap, QPolygonF
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from cfanp_gui.table.interaction.chooser import Chooser
from cfanp_gui.table.interaction.question import Offer, Question
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.theme import DARK, LIGHT
from tests.core.build import cfen
from tests.session.play import a_session, pair, session_at
from tests.table.desk import Desk


def asked(*words: str) -> tuple[Question, list[str]]:
    """Return a question without a look, and what comes of it."""
    came: list[str] = []
    offers = [
        Offer(word, None, partial(came.append, word), partial(came.append, f"show {word}"),
              (word[0],))
        for word in words
    ]  # fmt: skip
    question = Question("Which?", offers, partial(came.append, "cancelled"))
    question.closed.connect(partial(came.append, "closed"))
    question.stepped.connect(partial(came.append, "stepped"))
    return question, came


def test_steps_go_round_and_show_what_each_answer_means() -> None:
    question, came = asked("one", "two")
    for _ in range(3):
        question.step(1)
    question.point_at(0)
    assert question.pointed == 0
    assert came == ["stepped", "show one", "stepped", "show two", "stepped", "show one"]
    question.step(-1)
    question.accept()
    assert came[-2:] == ["closed", "two"]
    question, _ = asked("one", "two", "three")
    question.step(-1)
    assert question.pointed == 2, "back from nothing is the last"


def test_an_answer_is_taken_by_enter_a_key_or_not_at_all() -> None:
    question, came = asked("one", "two")
    question.accept()
    assert question.pointed == 0, "it is pointed at before it is taken"
    question.accept()
    assert came == ["stepped", "show one", "closed", "one"]
    question, came = asked("one", "two")
    question.default = 1
    question.accept()
    assert came == ["closed", "two"]
    question.point_at(0)
    question.accept()
    assert came[-1] == "one"
    question, came = asked("one", "two")
    assert not question.choose("three")
    assert not question.choose("")
    assert question.choose("T")
    assert question.choose("ONE")
    assert came == ["closed", "two", "closed", "one"]
    question, came = asked("one")
    question.hover(QPointF())
    question.hover(None)
    question.leave()
    assert question.area(None) == QRectF()
    assert came == []
    question.dismiss()
    assert came == ["closed", "cancelled"]


class Asked:
    """A chooser in a small view, and what came of it."""

    def __init__(self, qtbot: QtBot, words: list[str], pictures: bool = False) -> None:
        self.came: list[str] = []
        picture = QPixmap(20, 20) if pictures else None
        offers = [Offer(word, picture, partial(self.came.append, word)) for word in words]
        self.chooser = Chooser("Which?", offers, partial(self.came.append, "cancelled"), LIGHT)
        self.chooser.closed.connect(partial(self.came.append, "closed"))
        self.scene = QGraphicsScene(QRectF(0, 0, 600, 400))
        self.view = QGraphicsView(self.scene)
        qtbot.addWidget(self.view)
        self.view.resize(620, 420)
        self.scene.addItem(self.chooser)
        self.view.show()


@pytest.mark.parametrize("pictures", [False, True])
def test_a_press_on_an_answer_chooses_it_and_one_beside_cancels(
    qtbot: QtBot, pictures: bool
) -> None:
    words = [f"A + {letter * (9 * (letter == 'D') + 1)}" for letter in "BCDEFGHI"]
    for index in (0, 3, 7, None):
        asked = Asked(qtbot, words, pictures)
        asked.chooser.setPos(300, 150)
        asked.view.scale(0.7, 0.7)
        cells = [asked.chooser.cell(number) for number in range(8)]
        for number, cell in enumerate(cells):
            assert asked.chooser.boundingRect().contains(cell)
            assert not any(cell.intersects(other) for other in cells[:number])
        if index is None:
            asked.chooser.press(QPointF(5, 5))
            assert asked.came == ["closed", "cancelled"]
        else:
            asked.chooser.press(asked.chooser.answer_at(index))
            assert asked.came == ["closed", words[index]]
    only = Asked(qtbot, ["Q"], pictures)
    only.chooser.accept()
    assert only.came == ["closed", "Q"], "an only answer is taken without pointing at it"


def test_a_question_stays_in_view_beside_what_it_is_about(qtbot: QtBot) -> None:
    asked = Asked(qtbot, ["Q", "R", "B", "N"], pictures=True)
    port = QRectF(asked.view.viewport().rect())
    for x, y in ((0, 0), (600, 0), (0, 400), (600, 400)):
        asked.chooser.setPos(x, y)
        asked.chooser.keep_in_view()
        origin = QPointF(asked.view.mapFromScene(asked.chooser.pos()))
        assert port.contains(asked.chooser.boundingRect().translated(origin)), (x, y)
    for x, y in ((300, 100), (40, 390), (590, 10)):
        asked.chooser.setPos(x, y)
        board = QRectF(0, 0, 250, 240).translated(min(x, 340), min(y, 150))
        asked.chooser.keep_in_view([QPolygonF(board)])
        seen = asked.chooser.area(None)
        assert isinstance(seen, QRectF)
        assert port.contains(seen)
        there = asked.view.mapFromScene(QPolygonF(board)).boundingRect()
        assert not seen.intersects(QRectF(there)), (x, y)
        asked.chooser.keep_in_view([QPolygonF(board)], [asked.view.mapToScene(seen.toRect())])
        beside = asked.chooser.area(None)
        assert isinstance(beside, QRectF)
        assert not beside.intersects(QRectF(there)), (x, y)
        common = beside & seen
        assert common.width() * common.height() < seen.width() * seen.height(), "a hand is spared"
    asked.chooser.setPos(300, 10)
    asked.chooser.keep_in_view([QPolygonF(QRectF(0, 0, 600, 370))])
    assert asked.chooser.area(None).bottom() > 370, "as little as can be is covered"  # type: ignore[union-attr]


def test_room_is_made_for_words(qtbot: QtBot) -> None:
    plain = Asked(qtbot, ["Q"], pictures=True).chooser
    offer = replace(plain.offers[0], text="Swap it for a Rook", captioned=True, struck=True)
    worded = Chooser("Which?", [offer], lambda: None, LIGHT)
    assert worded.cell(0).height() > plain.cell(0).height()
    assert worded.cell(0).width() > plain.cell(0).width()
    assert worded.boundingRect().contains(worded.cell(0))


def test_a_choice_of_pairs_says_of_each_what_sets_it_apart(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(cfen(3, "Ka:Aa1 Ra:Ab1 Kb:Be1 Kc:Ca1")))
    desk.move_piece("Ab1", "Ad1")
    choice = desk.scene.interaction.resolver.choice
    assert choice is not None
    told = [offer.text.partition(", home of ")[2] for offer in choice.offers]
    assert told == [
        "army B, Ben: gives check to B, uses Ben's board this turn",
        "army C, Clara: uses Clara's board this turn",
    ]
    choice.point_at(0)
    assert "gives check to B" in desk.scene.note_line
    desk.escape()
    assert desk.scene.note_line == ""


@pytest.mark.parametrize("players", [2, 3, 8])
def test_a_promotion_never_covers_the_boards_asked_about(qtbot: QtBot, players: int) -> None:
    kings = " ".join(f"K{letter}:{letter.upper()}h1" for letter in "bcdefgh"[: players - 1])
    desk = Desk(qtbot, session_at(cfen(players, f"Ka:Ae1 Pa:Ba2 {kings}")))
    desk.scene.interaction.resolver.push(0, 1)
    desk.move_piece("Ba2", "Ba1")
    chooser = desk.scene.interaction.resolver.chooser
    assert chooser is not None
    assert all(offer.picture is not None for offer in chooser.offers)
    area = chooser.area(None)
    assert isinstance(area, QRectF)
    assert QRectF(desk.view.viewport().rect()).contains(area)
    for letter in "AB":
        item = desk.board(letter)
        seen = desk.view.mapFromScene(item.mapToScene(item.area.body)).boundingRect()
        assert not area.intersects(QRectF(seen)), letter


# Which half-board to push against


def choosing(qtbot: QtBot, players: int = 4) -> Desk:
    """Return a table at which army A has put its pawn on Ae4."""
    desk = Desk(qtbot, a_session(players))
    desk.move_piece("Ae2", "Ae4")
    assert desk.scene.interaction.resolver.choice is not None
    return desk


def lit(desk: Desk) -> list[str]:
    """Return the number and name on each half-board that is lit."""
    choice = desk.scene.interaction.resolver.choice
    assert choice is not None
    return [f"{one.label.text.key} {one.label.text.name}" for one in choice.lit]


def test_the_boards_are_lit_and_the_piece_waits_on_its_square(qtbot: QtBot) -> None:
    desk = choosing(qtbot)
    choice = desk.scene.interaction.resolver.choice
    assert choice is not None
    assert lit(desk) == ["1 Ben", "2 Clara", "3 David"]
    badges = [one.label.text.badge.colour for one in choice.lit]
    assert badges == list(desk.session.match.colours[1:])
    assert [one.label.text.default for one in choice.lit] == [True, False, False]
    before = desk.image()
    desk.scene.set_theme(DARK)
    desk.settle()
    assert desk.image() != before
    assert desk.scene.interaction.resolver.chooser is None, "nothing covers the boards asked about"
    off = desk.piece("Ae2").scenePos() - desk.square("Ae4")
    assert off.manhattanLength() < 0.01
    again = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True
    )
    QApplication.sendEvent(desk.view, again)
    assert desk.session.node.ply == 0, "a key held down does not answer"
    many = lit(choosing(qtbot, 12))
    assert [text.split(" ")[0] for text in many] == [*"123456789", "", ""]


def test_a_mouse_that_rests_on_a_board_previews_the_pair(qtbot: QtBot) -> None:
    dragged, desk = choosing(qtbot), choosing(qtbot)
    start = dragged.grip("C")
    dragged.carry(start, start + QPointF(SQUARE, SQUARE))
    where = desk.square("Cd3")
    desk.move(desk.square("Bd3"))
    desk.move(where)
    assert desk.scene.placement.shown is None, "it may be on its way to another"
    qtbot.waitUntil(lambda: desk.scene.placement.shown == pair("AC"))
    assert desk.session.pair is None
    # The board has gone from under the mouse, but is meant where it lay as well.
    desk.click(where)
    assert desk.session.pair == pair("AC")
    assert dragged.scene.placement.shown is None, "where one began to be dragged before that"
    dragged.escape()
    dragged.check()
