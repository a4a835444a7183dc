"""Name plates: what is urgent is seen, no word that fits is left out, and a button ends a turn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.plates import Fitted, PlateButton, PlateText, fitted
from cfanp_gui.table.layout.geometry import PLATE
from cfanp_gui.table.theme import DARK, LIGHT, Theme
from tests.session.play import a_session, play
from tests.session.rings import a_ring
from tests.table.desk import Desk
from tests.table.layout.areas import AREA

TEXT = PlateText("Anna", "", False, badge=BadgeLook("A", "#3b82f6", 0), clock="0:09.7")


def painted(text: PlateText, theme: Theme) -> QImage:
    """Return a plate as it is drawn."""
    scene = QGraphicsScene()
    board = BoardItem(AREA, theme)
    scene.addItem(board)
    board.plate.say(text)
    image = QImage(1040, 90, QImage.Format.Format_ARGB32)
    image.fill("black")
    painter = QPainter(image)
    painter.scale(2, 2)
    painter.translate(-board.plate.plate_rect.topLeft())
    board.plate.paint(painter, None)  # type: ignore[arg-type]
    painter.end()
    return image


def share(image: QImage, colour: QColor) -> float:
    """Return how much of a picture has a colour."""
    wanted = colour.rgb()
    hits = sum(
        image.pixel(x, y) == wanted for x in range(image.width()) for y in range(image.height())
    )
    return hits / (image.width() * image.height())


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("turn", [False, True])
def test_little_time_is_seen_whoever_is_to_move(qtbot: QtBot, theme: Theme, turn: bool) -> None:  # noqa: ARG001
    alarm = QColor(theme.cause.rgb())
    calm = painted(TEXT._replace(turn=turn), theme)
    urgent = painted(TEXT._replace(turn=turn, urgent=True), theme)
    assert share(calm, alarm) == 0
    assert share(urgent, alarm) > 0.02


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


def test_a_long_line_says_everything(qtbot: QtBot) -> None:  # noqa: ARG001
    shown = fitted(FULL, 2000)
    assert shown == Fitted("Benjamin", "took over from Anna", "to move · 2 moves", "♛♜♝♟♟♟♟")
    assert fitted(PlateText("Anna", "", False), 2000) == Fitted("Anna", "", "", "")


def test_beside_a_clock_name_note_and_pieces_are_all_there(qtbot: QtBot) -> None:  # noqa: ARG001
    shown = fitted(FULL, LINE - CLOCK)
    assert shown.title == "Benjamin"
    assert shown.note in ("to move · 2 moves", "2 moves")
    assert shown.taken


def test_words_give_way_to_the_name_in_order(qtbot: QtBot) -> None:  # noqa: ARG001
    """First the note is shortened, then the pieces are numbered, then both go."""
    seen = [fitted(FULL, float(room)) for room in range(800, 20, -1)]
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


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_plate_of_a_frozen_army_has_frost_and_the_same_words(
    qtbot: QtBot,  # noqa: ARG001
    theme: Theme,
) -> None:
    plain, iced = painted(TEXT, theme), painted(TEXT._replace(frozen=True), theme)
    assert plain != iced
    line = range(60, 1000)
    upper = sum(plain.pixel(x, 4) != iced.pixel(x, 4) for x in line)
    assert upper > 300
    assert all(plain.pixel(x, 60) == iced.pixel(x, 60) for x in line)


def columns(one: QImage, other: QImage) -> list[int]:
    """Return the columns of pixels in which two pictures differ."""
    return [
        x for x in range(one.width())
        if any(one.pixel(x, y) != other.pixel(x, y) for y in range(one.height()))
    ]  # fmt: skip


def test_pieces_captured_do_not_seem_to_be_what_is_owed(qtbot: QtBot) -> None:  # noqa: ARG001
    owing = PlateText("Anna", "owes 3 or more", False, taken="♟×4")
    plain = painted(owing, LIGHT)
    note = columns(plain, painted(owing._replace(note="owes 8 or more"), LIGHT))
    pieces = columns(plain, painted(owing._replace(taken="♟×5"), LIGHT))
    assert note
    assert max(note) < min(pieces)


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


def test_the_mark_of_a_bot_stands_before_the_name(qtbot: QtBot) -> None:  # noqa: ARG001
    person = PlateText("Anna", "", False)
    nameless = painted(person._replace(title=""), LIGHT)
    marked = columns(nameless, painted(person._replace(title="", bot=True), LIGHT))
    name = columns(nameless, painted(person, LIGHT))
    assert marked, "it is seen"
    with_name = columns(nameless, painted(person._replace(bot=True), LIGHT))
    assert min(with_name) == min(marked) == pytest.approx(min(name), abs=8)
    assert max(with_name) > max(name), "the name makes room"


BONUS = "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5 AC:e4"
"""After these Anna, army a, may move once more."""


def shown(desk: Desk) -> list[PlateButton]:
    """Return the buttons that are to be seen."""
    desk.settle()
    plates = (plate for item in desk.scene.boards.values() for plate in item.plates.values())
    return [plate.button for plate in plates if plate.button.isVisible()]


def with_bonus() -> GameSession:
    session = a_session(4)
    play(session, BONUS)
    return session


def test_it_is_there_only_while_a_turn_may_be_ended(qtbot: QtBot) -> None:
    session = a_session(4)
    desk = Desk(qtbot, session)
    for move in BONUS.split():
        assert shown(desk) == []
        play(session, move)
    assert shown(desk) == [desk.board("A").plate.button]
    session.undo()
    assert shown(desk) == []
    session.redo()
    for player in (2, 3, 4):
        session.resign(player)
    assert session.outcome is not None
    assert shown(desk) == []


def test_boards_that_move_by_themselves_have_none(qtbot: QtBot) -> None:
    assert shown(Desk(qtbot, a_ring(3))) == []


def test_a_click_ends_the_turn_and_pushes_nothing(qtbot: QtBot) -> None:
    session = with_bonus()
    desk = Desk(qtbot, session)
    (button,) = shown(desk)
    desk.click(button.mapToScene(button.rect().center()))
    assert session.position.turn().seat == 1
    assert desk.scene.controls.chosen is None
    assert shown(desk) == []


def test_a_click_beside_it_chooses_the_half_board_as_ever(qtbot: QtBot) -> None:
    session = with_bonus()
    desk = Desk(qtbot, session)
    (button,) = shown(desk)
    beside = QPointF(button.rect().left() - PLATE, button.rect().center().y())
    desk.click(button.mapToScene(beside))
    assert session.position.turn().seat == 0
    assert desk.scene.controls.chosen == 0


def test_a_press_on_it_that_is_carried_away_ends_nothing(qtbot: QtBot) -> None:
    session = with_bonus()
    desk = Desk(qtbot, session)
    (button,) = shown(desk)
    start = button.mapToScene(button.rect().center())
    desk.drag(start, start + QPointF(60, 90))
    assert session.position.turn().seat == 0


def test_its_tip_tells_the_key(qtbot: QtBot) -> None:
    desk = Desk(qtbot, with_bonus())
    (button,) = shown(desk)
    assert desk.tip(button.mapToScene(button.rect().center())) == "End turn (Ctrl+Return)"


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_it_is_drawn_in_the_colours_of_the_theme(
    qtbot: QtBot,  # noqa: ARG001
    theme: object,
) -> None:
    scene = QGraphicsScene()
    board = BoardItem(AREA, LIGHT)
    scene.addItem(board)
    plate = board.plate
    plate.say(PlateText("Anna", "", True, button="End turn"))
    plate.set_theme(DARK if theme is DARK else LIGHT)
    room = plate.button.room
    assert PLATE < room < plate.plate_rect.width() / 2
    image = QImage(400, 60, QImage.Format.Format_ARGB32)
    image.fill("black")
    painter = QPainter(image)
    painter.translate(-plate.button.rect().topLeft())
    plate.button.paint(painter, None)  # type: ignore[arg-type]
    painter.end()
    wanted = DARK if theme is DARK else LIGHT
    middle = round(plate.button.rect().height() / 2)
    assert image.pixelColor(6, middle) == wanted.accent_text
    plate.say(PlateText("Anna", "", True))
    assert plate.button.room == 0
    assert not plate.button.under(plate.mapToScene(plate.button.rect().center()))
