"""Name plates: what is urgent is seen, no word that fits is left out, and a button ends a turn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.plates import Fitted, PlateButton, PlateText, fitted
from cfanp_gui.table.layout.geometry import PLATE
from cfanp_gui.table.theme import LIGHT
from tests.session.play import a_session, play
from tests.session.rings import a_ring
from tests.table.desk import Desk
from tests.table.layout.areas import AREA

FULL = PlateText(
    "Benjamin",
    "to move · 2 moves",
    True,
    taken="♛♜♝♟♟♟♟",
    shorter_notes=("2 moves",),
    shorter_taken="♛ ♜ ♝ ♟×4",
    asides=("took over from Anna", "was Anna"),
)
LINE = AREA.body.width() - PLATE * 1.7
"""The room for words on a plate."""
CLOCK = 75.0
"""What a clock of five digits takes of it."""


def wide(words: str, part: float, bold: bool = False) -> float:
    """Return how wide words are in letters of a part of the plate's height."""
    font = QFont()
    font.setPixelSize(int(PLATE * part))
    font.setBold(bold)
    return QFontMetricsF(font).horizontalAdvance(words)


def test_words_give_way_to_the_name_in_order(qtbot: QtBot) -> None:  # noqa: ARG001
    """First the note is shortened, then the pieces are numbered, then both go."""
    seen = [fitted(FULL, float(room)) for room in range(2000, 20, -1)]
    assert seen[0] == Fitted("Benjamin", "took over from Anna", "to move · 2 moves", "♛♜♝♟♟♟♟")
    assert fitted(PlateText("Anna", "", False), 2000) == Fitted("Anna", "", "", "")
    asides = list(dict.fromkeys(one.aside for one in seen))
    assert asides[:3] == ["took over from Anna", "was Anna", ""]
    assert list(dict.fromkeys((one.note, one.taken) for one in seen)) == [
        ("to move · 2 moves", "♛♜♝♟♟♟♟"),
        ("2 moves", "♛♜♝♟♟♟♟"),
        ("2 moves", "♛ ♜ ♝ ♟×4"),
        ("2 moves", ""),
        ("", ""),
    ]
    assert {one.title for one in seen if one.note} == {"Benjamin"}
    beside_a_clock = fitted(FULL, LINE - CLOCK)
    assert (beside_a_clock.title, bool(beside_a_clock.taken)) == ("Benjamin", True)
    assert beside_a_clock.note


def test_nothing_is_written_over_anything(qtbot: QtBot) -> None:  # noqa: ARG001
    for room in range(120, 800):
        shown = fitted(FULL, float(room))
        used = (
            wide(shown.title, 0.5, bold=True)
            + wide(shown.aside, 0.42)
            + wide(shown.note, 0.42, bold=True)
            + wide(shown.taken, 0.4)
        )
        assert used <= room, (room, shown)


def test_a_short_name_makes_room_and_a_long_one_ends_in_dots(qtbot: QtBot) -> None:  # noqa: ARG001
    assert fitted(FULL._replace(title="Al"), LINE - CLOCK).note == "to move · 2 moves"
    shown = fitted(FULL._replace(title="Benjamin" * 5), LINE - CLOCK)
    assert shown.title.startswith("Benj")
    assert shown.title.endswith("…")
    assert shown.note == "2 moves"
    assert shown.taken == "♛ ♜ ♝ ♟×4"


def test_a_plate_knows_whether_it_cuts_the_name(qtbot: QtBot) -> None:  # noqa: ARG001
    scene = QGraphicsScene()
    board = BoardItem(AREA, LIGHT)
    scene.addItem(board)
    plate = board.plate

    def cut(text: PlateText) -> str:
        plate.say(text)
        return plate.cut_name

    letters = next(count for count in range(1, 99)
                   if wide("W" * count, 0.5, bold=True) > LINE)  # fmt: skip
    name = "W" * (letters - 1)
    assert cut(PlateText(name, "", False)) == ""
    assert cut(PlateText(f"{name}W", "", False)) == f"{name}W"
    assert cut(PlateText(name, "", False, clock="0:09.7")) == name, "the clock needs room"
    assert cut(PlateText("Anna", "", False, clock="0:09.7", urgent=True)) == ""
    assert cut(PlateText(name, "", True, button="End turn")) == name, "so does the button"
    assert cut(PlateText("Anna", "to move", True)) == ""


BONUS = "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5 AC:e4"
"""After these Anna, army a, may move once more."""


def shown(desk: Desk) -> list[PlateButton]:
    """Return the buttons that are to be seen."""
    desk.settle()
    plates = (plate for item in desk.scene.boards.values() for plate in item.plates.values())
    return [plate.button for plate in plates if plate.button.isVisible()]


def test_the_button_is_there_only_while_a_turn_may_be_ended(qtbot: QtBot) -> None:
    session = a_session(4)
    desk = Desk(qtbot, session)
    for move in BONUS.split():
        assert shown(desk) == []
        play(session, move)
    (button,) = shown(desk)
    plate = desk.board("A").plate
    assert button is plate.button
    assert PLATE < button.room < plate.plate_rect.width() / 2
    assert desk.tip(button.mapToScene(button.rect().center())) == "End turn (Ctrl+Return)"
    session.undo()
    assert shown(desk) == []
    assert button.room == 0
    assert not button.under(button.mapToScene(button.rect().center()))
    session.redo()
    for player in (2, 3, 4):
        session.resign(player)
    assert session.outcome is not None
    assert shown(desk) == []
    assert shown(Desk(qtbot, a_ring(3))) == [], "there boards move by themselves"


@pytest.mark.parametrize(
    ("away", "drop", "seat", "chosen"),
    [
        (QPointF(0, 0), QPointF(0, 0), 1, None),
        (QPointF(-1.5 * PLATE, 0), QPointF(0, 0), 0, 0),
        (QPointF(0, 0), QPointF(60, 90), 0, None),
    ],
    ids=["on it", "beside it", "carried away"],
)
def test_a_click_on_the_button_ends_the_turn_and_one_beside_chooses_the_half_board(
    qtbot: QtBot, away: QPointF, drop: QPointF, seat: int, chosen: int | None
) -> None:
    session = a_session(4)
    play(session, BONUS)
    desk = Desk(qtbot, session)
    (button,) = shown(desk)
    middle, left = button.rect().center(), QPointF(button.rect().left(), button.rect().center().y())
    start = button.mapToScene((left if away.x() else middle) + away)
    desk.drag(start, start + drop)
    assert session.position.turn().seat == seat
    assert desk.scene.controls.chosen == chosen
    assert len(shown(desk)) == (seat == 0)
