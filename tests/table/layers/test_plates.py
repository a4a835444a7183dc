"""Name plates: what is urgent is seen, and no word that fits is left out."""

from dataclasses import replace

from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.plates import Fitted, PlateText, fitted
from cfanp_gui.table.layout.geometry import PLATE, areas_of
from cfanp_gui.table.theme import LIGHT
from tests.record.games import new_game
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
"""Width that a clock of five digits takes of it."""


def wide(words: str, part: float, bold: bool = False) -> float:
    """Return the width of words in letters of a part of the plate's height."""
    font = QFont()
    font.setPixelSize(int(PLATE * part))
    font.setBold(bold)
    return QFontMetricsF(font).horizontalAdvance(words)


def test_words_give_way_to_the_name_in_order(qtbot: QtBot) -> None:
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

    def least(turn: bool) -> int:
        text = replace(FULL, turn=turn)
        return next(room for room in range(2000) if fitted(text, float(room)).note == text.note)

    assert least(True) > least(False), "who is to move has it in bold letters"
    beside_a_clock = fitted(replace(FULL, title="Ben"), LINE - CLOCK)
    assert (beside_a_clock.title, bool(beside_a_clock.taken)) == ("Ben", True)
    assert beside_a_clock.note


def test_nothing_is_written_over_anything(qtbot: QtBot) -> None:
    for room in range(120, 800):
        shown = fitted(FULL, float(room))
        used = (
            wide(shown.title, 0.5, bold=True)
            + wide(shown.aside, 0.42)
            + wide(shown.note, 0.42, bold=True)
            + wide(shown.taken, 0.8)
        )
        assert used <= room, (room, shown)


def test_a_short_name_makes_room_and_a_long_one_ends_in_dots(qtbot: QtBot) -> None:
    assert fitted(replace(FULL, title="Al", taken="♛♜"), LINE - CLOCK).note == "to move · 2 moves"
    long = replace(FULL, title="Benjamin" * 5, shorter_taken="♛ ♟×4")
    shown = fitted(long, LINE - CLOCK)
    assert shown.title.startswith("Benj")
    assert shown.title.endswith("…")
    assert shown.note == "2 moves"
    assert shown.taken == "♛ ♟×4"


def test_a_plate_knows_whether_it_cuts_the_name(qtbot: QtBot) -> None:
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


def test_beside_a_board_check_and_captures_stand_below_the_name(qtbot: QtBot) -> None:
    scene = QGraphicsScene()
    board = BoardItem(areas_of(new_game(2).start)[0], LIGHT)
    scene.addItem(board)
    board.plate.say(replace(FULL, note="in check", shorter_notes=(), taken="♜♞♞♟", clock="9:59"))
    assert board.plate.shown == Fitted("Benjamin", "", "in check", "♜♞♞♟")
