"""The panels' models: batting order and moves; and they are drawn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt, QUrl
from PySide6.QtGui import QTextDocument, QTextDocumentFragment
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from cfanp_gui.shell.panels import (
    ARMY_ROLE,
    CAPTOR_ROLE,
    COLOUR_ROLE,
    CURSOR_ROLE,
    NOTE_ROLE,
    ROUND_ROLE,
    TURN_ROLE,
    MovesModel,
    OrderModel,
    RowDelegate,
)
from cfanp_gui.table.paint import DEAD
from tests.session.play import a_session, play

MATE = "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6 AB:Qxf7#"


def column(model: QAbstractItemModel, role: int = Qt.ItemDataRole.DisplayRole) -> list[object]:
    """What every row has for a role."""
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def test_the_order_tells_whose_turn_it_is() -> None:
    model, session = OrderModel(), a_session(3)
    assert model.rowCount() == 0
    assert model.turn_row() == -1
    model.show(session)
    assert column(model) == ["Anna", "Ben", "Clara"]
    assert column(model, TURN_ROLE) == [True, False, False]
    assert column(model, NOTE_ROLE) == ["to move", "", ""]
    assert column(model, ARMY_ROLE) == [0, 1, 2]
    play(session, "AB:e4")
    model.show(session)
    assert model.turn_row() == 1


def test_tips_of_moves_load_nothing_that_a_name_asks_for(qtbot: QtBot) -> None:  # noqa: ARG001
    model = MovesModel()
    session = a_session(3, ["<img src='x.png'>", "<b>Ben</b>", "R&amp;D"])
    play(session, MATE)
    model.show(session)
    (tip,) = [one for one in column(model, Qt.ItemDataRole.ToolTipRole) if one]
    (note,) = [one for one in column(model, NOTE_ROLE) if one]
    assert "<img src='x.png'>" in str(note)
    assert QTextDocumentFragment.fromHtml(str(tip)).toPlainText() == note
    asked: list[str] = []

    class Document(QTextDocument):
        def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: ARG002
            asked.append(str(name))
            return None

    shown = Document()
    shown.setHtml(str(tip))
    shown.size()
    assert not asked


def test_the_order_and_the_moves_are_read_aloud_in_words() -> None:
    order, moves, session = OrderModel(), MovesModel(), a_session(3)
    spoken = Qt.ItemDataRole.AccessibleTextRole
    order.show(session)
    assert column(order, spoken) == ["army a, Anna, to move", "army b, Ben", "army c, Clara"]
    play(session, MATE)
    order.show(session)
    moves.show(session)
    assert column(order, spoken) == [
        "army a, Anna, has captured 1 pawn",
        "army b, Anna, taken over from Ben, to move",
        "army c, Clara",
    ]
    rows = column(moves, spoken)
    assert rows[:2] == ["Start", "Anna: pawn e2 to e4 on half-boards A and B."]
    assert rows[-1] == (
        "Anna: queen h5 to f7 on half-boards A and B, takes pawn of army b. "
        "Army b is checkmated: Anna takes it over."
    )


def test_the_order_tells_who_took_what() -> None:
    model, session = OrderModel(), a_session(3)
    play(session, MATE)
    model.show(session)
    assert column(model) == ["Anna", "Anna", "Clara"]
    notes = column(model, NOTE_ROLE)
    assert "\N{BLACK CHESS PAWN}" in str(notes[0])
    assert "captured from Ben" in str(notes[1])
    assert column(model, CAPTOR_ROLE) == [None, session.match.colours[0], None]
    session.undo()
    model.show(session)
    assert column(model, CAPTOR_ROLE) == [None] * 3
    assert "\N{BLACK CHESS PAWN}" not in str(column(model, NOTE_ROLE)[0])


def test_the_order_tells_the_dead_and_the_end() -> None:
    model, session = OrderModel(), a_session(3)
    session.resign(2)
    model.show(session)
    assert column(model, NOTE_ROLE) == ["to move", "dead", ""]
    assert column(model, COLOUR_ROLE)[1] == DEAD.name()
    session.resign(3)
    model.show(session)
    assert model.turn_row() == -1
    assert column(model, TURN_ROLE) == [False] * 3


def test_the_moves_are_the_line_through_the_cursor(qtbot: QtBot) -> None:  # noqa: ARG001
    model, session = MovesModel(), a_session(2)
    tester = QAbstractItemModelTester(model)
    model.show(session)
    assert column(model) == ["Start"]
    play(session, "AB:e4 AB:e5 AB:Nf3")
    model.show(session)
    assert column(model) == ["Start", "AB:e4", "AB:e5", "AB:Nf3"]
    assert column(model, ROUND_ROLE) == [None, 1, None, 2]
    assert column(model, ARMY_ROLE) == [None, 0, 1, 0]
    session.undo(2)
    model.show(session)
    assert model.rowCount() == 4
    assert model.row_of(session.node) == 1
    assert column(model, CURSOR_ROLE) == [False, True, False, False]
    play(session, "AB:c5 AB:c3")
    model.show(session)
    assert column(model) == ["Start", "AB:e4", "AB:c5", "AB:c3"]
    other = a_session(3)
    model.show(other)
    assert column(model) == ["Start"]
    assert tester.model() is model


def test_a_move_tells_what_it_brought() -> None:
    model, session = MovesModel(), a_session(3)
    play(session, MATE)
    model.show(session)
    assert column(model)[-1] == "AB:Qxf7#"
    assert column(model, NOTE_ROLE)[-1] == "Army b is checkmated: Anna takes it over."
    assert column(model, NOTE_ROLE)[1] is None


@pytest.mark.parametrize("tall", [True, False])
def test_rows_are_drawn_with_names_as_they_are(qtbot: QtBot, tall: bool) -> None:
    pictures = []
    for names in (["<b>x</b>", "Ben", "Clara"], ["x", "Ben", "Clara"]):
        session = a_session(3, names)
        play(session, MATE)
        model = OrderModel() if tall else MovesModel()
        model.show(session)
        if tall:
            assert column(model)[0] == names[0]
        else:
            assert names[0] in str(column(model, NOTE_ROLE)[-1])
        view, delegate = QListView(), RowDelegate(tall)
        qtbot.addWidget(view)
        view.resize(400, 400)
        view.setModel(model)
        view.setItemDelegate(delegate)
        view.setCurrentIndex(model.index(0))
        pictures.append(view.grab().toImage())
        view.setModel(None)
    assert pictures[0] != pictures[1]


def test_what_moves_no_piece_is_told_in_words(qtbot: QtBot) -> None:  # noqa: ARG001
    session = a_session(3)
    play(session, "AB:e4")
    session.hand_over(1, 3)
    session.resign(1)
    model = MovesModel()
    model.show(session)
    told = [model.data(model.index(row)) for row in range(model.rowCount())]
    assert told[:2] == ["Start", "AB:e4"]
    assert told[2] == f"b to {session.name(3)}"
    assert told[3] == f"{session.name(1)} is out"
