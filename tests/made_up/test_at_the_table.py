"""The made-up game is played with the mouse, the keys and an assistive tool."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Edge, Square
from cfanp_gui.core.capabilities import Reasons
from cfanp_gui.core.game import Game
from cfanp_gui.core.text import PlayerName, Text
from cfanp_gui.core.turn_reasons import TurnReason, TurnReasons
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.access.narrator import Narrator
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.window.panels.reason_strip import light
from cfanp_gui.window.panels.side_panels import OrderPanel
from tests.made_up import BOARDS, OddPosition
from tests.made_up.test_without_a_window import new_session
from tests.table.access.listener import Listener, name
from tests.table.desk import Desk


def square(text: str) -> Square:
    """Return a square such as ``1:n3``."""
    board = int(text[0]) - 1
    return Square(board, BOARDS[board].square_names.index(text[2:]))


@pytest.fixture
def session(odd: Game) -> GameSession:
    """A session of the made-up game."""
    return new_session(odd)


@pytest.fixture
def desk(qtbot: QtBot, session: GameSession) -> Desk:
    """A table with the made-up game."""
    return Desk(qtbot, session)


def at(desk: Desk, text: str) -> QPointF:
    """Return the scene point in the middle of a square."""
    return desk.scene.centre_of(square(text))


def last(desk: Desk) -> str:
    """Return the machine form of the last action."""
    assert desk.session.node.action is not None
    return desk.session.node.action.text


def test_boards_lie_side_by_side_with_first_ranks_in_line(desk: Desk) -> None:
    step = at(desk, "2:a3") - at(desk, "1:n3")
    across = at(desk, "1:n3") - at(desk, "1:m3")
    assert (step - across).manhattanLength() < 0.01


def test_pieces_are_dragged_and_clicked(desk: Desk) -> None:
    desk.drag(at(desk, "1:a1"), at(desk, "1:a2"))
    assert last(desk) == "1:a1a2"
    desk.click(at(desk, "2:b1"))
    desk.click(at(desk, "2:b2"))
    assert last(desk) == "2:b1b2"
    desk.check()
    desk.session.undo(2)
    desk.check()


def test_an_illegal_try_says_why(desk: Desk) -> None:
    desk.drag(at(desk, "1:a1"), at(desk, "1:c3"))
    assert desk.message[-1] == "A Z goes one step straight."
    desk.check()


@pytest.mark.parametrize(("answer", "played"), [(0, True), (1, False)])
def test_a_step_over_the_edge_asks_the_team_mate(desk: Desk, answer: int, played: bool) -> None:
    desk.drag(at(desk, "1:n1"), at(desk, "1:n2"))
    desk.drag(at(desk, "1:a5"), at(desk, "1:a4"))
    desk.drag(at(desk, "1:n2"), at(desk, "2:a2"))
    chooser = desk.scene.chooser
    assert chooser is not None
    asked = "Clara, Anna wants to take the Zealot from 1:n2 to 2:a2. Do you agree?"
    assert chooser.title == asked
    desk.click(chooser.answer_at(answer))
    assert (last(desk) == "1:n2>2:a2") is played
    desk.check()
    if not played:
        assert desk.message[-1] == "Clara does not agree. Nothing has been moved."


def test_targets_are_lit_across_the_seam(desk: Desk) -> None:
    desk.click(at(desk, "1:n1"))
    desk.settle()
    lit = {
        Square(item.board, index)
        for item in desk.scene.present
        for layer in (item.below, item.above)
        for index, marks in layer.marks.items()
        if Mark.TARGET in marks
    }
    assert lit == {square("1:n2")}, "the square beyond the seam is a team-mate's Z's"


def test_the_keyboard_walks_across_the_seam_and_plays(desk: Desk) -> None:
    keyboard = desk.scene.keyboard
    keyboard.go(square("1:n2"))
    desk.bot.keyClick(desk.view, Qt.Key.Key_Right)
    assert keyboard.square == square("2:a2")
    desk.bot.keyClick(desk.view, Qt.Key.Key_Left)
    assert keyboard.square == square("1:n2")
    desk.bot.keyClick(desk.view, Qt.Key.Key_Down)
    desk.bot.keyClick(desk.view, Qt.Key.Key_Return)
    desk.bot.keyClick(desk.view, Qt.Key.Key_Up)
    desk.bot.keyClick(desk.view, Qt.Key.Key_Return)
    assert last(desk) == "1:n1n2"
    desk.bot.keyClick(desk.view, Qt.Key.Key_2)
    assert desk.scene.focus.boards == (1,), "boards that lie side by side are shown one by one"


def test_plates_name_all_four_players(desk: Desk) -> None:
    desk.settle()
    titles = {plate.text.title for item in desk.scene.present for plate in item.plates.values()}
    assert titles == {"Anna", "Ben", "Clara", "David"}


def test_an_assistive_tool_plays(qtbot: QtBot, session: GameSession) -> None:
    listener = Listener(qtbot, session)
    listener.press("board 1, a1")
    assert "can be reached" in name(listener.named("board 1, a2"))
    listener.press("board 1, a2")
    assert session.node.action is not None
    assert session.node.action.text == "1:a1a2"
    assert "1:a1a2" in Narrator(session).row(session.node)


def test_rows_of_a_team_are_together_and_name_the_board(session: GameSession) -> None:
    rows = session.game.wording.rows(session.situation)
    assert [(str(row.name), str(row.aside)) for row in rows] == [
        ("Anna", "White, board 1"), ("Clara", "White, board 2"),
        ("Ben", "Black, board 1"), ("David", "Black, board 2"),
    ]  # fmt: skip
    assert str(rows[0].spoken) == "Anna, White, board 1, to move"


def test_the_side_of_a_board_that_is_to_move_is_outlined(desk: Desk) -> None:
    def sides() -> list[frozenset[Edge]]:
        desk.settle()
        return [item.turn_sign.sides for item in desk.scene.present]

    south, north = frozenset({Edge.SOUTH}), frozenset({Edge.NORTH})
    assert sides() == [south, south]
    desk.drag(at(desk, "1:a1"), at(desk, "1:a2"))
    assert sides() == [north, south]
    assert not any(item.used_sign.isVisible() for item in desk.scene.present), "none is dimmed"
    item = desk.scene.boards[0]
    image = desk.view.grab().toImage()
    accent = desk.scene.theme.accent
    found = [
        image.pixelColor(desk.pixel(item.mapToScene(QPointF(0, edge)))) == accent
        for edge in (item.area.body.top() - 4, item.area.body.bottom() + 4)
    ]
    assert found == [True, False]


def test_the_frame_wears_the_paint_of_both_players(desk: Desk) -> None:
    desk.settle()
    look = desk.scene.boards[0].look
    colours = desk.session.match.colours
    assert look.far is not None
    assert (look.paint.name(), look.far.name()) == colours[:2]
    item = desk.scene.boards[0]
    image = desk.view.grab().toImage()
    body, squares = item.area.body, item.area.squares
    for outer, inner, colour in ((body.top(), squares.top(), colours[1]),
                                 (body.bottom(), squares.bottom(), colours[0])):  # fmt: skip
        spot = item.mapToScene(QPointF(-7 * SQUARE, (outer + inner) / 2))
        assert image.pixelColor(desk.pixel(spot)).name() == colour


def test_plates_name_the_board_by_which_it_is_shown(desk: Desk) -> None:
    desk.settle()
    asides = [plate.text.asides for item in desk.scene.present for plate in item.plates.values()]
    assert asides == [("· board 1",)] * 2 + [("· board 2",)] * 2


class Hurried(OddPosition, Reasons):
    """A position of the game whose turn has its moves for a reason."""

    def turn_reasons(self) -> TurnReasons:
        first, second = square("1:a1"), square("2:b1")
        words = Text("{player} is in a hurry", player=PlayerName(2))
        return TurnReasons(
            Text("2 moves: {player} is in a hurry", player=PlayerName(2)),
            Text("2 moves, in a hurry"),
            (TurnReason(2, words, ((first, second),)),),
            Text("This is a quick turn"),
        )


def test_a_reason_for_the_moves_of_a_turn_is_told_without_a_line(
    qtbot: QtBot, odd: Game
) -> None:  # fmt: skip
    plain = new_session(odd)
    panel = OrderPanel()
    qtbot.addWidget(panel)
    panel.show_session(plain)
    assert panel.reasons is None
    assert "hurry" not in Narrator(plain).turn()
    start = plain.position
    assert isinstance(start, OddPosition)
    hurried = Hurried(start.pieces(), (0, 0))
    session = GameSession(plain.match, hurried)
    panel.show_session(session)
    assert panel.reasons is not None
    (chip,) = panel.reasons.chips
    assert (chip.text(), chip.accessibleDescription()) == ("Ben", "Ben is in a hurry")
    assert panel.reasons.decided.text() == "This is a quick turn."
    assert chip.arrows == ((square("1:a1"), square("2:b1")),)
    assert Narrator(session).turn().endswith(", 2 moves: Ben is in a hurry.")
    scene = Desk(qtbot, session).scene
    light(scene, chip.arrows)
    assert len(scene.arrows.items) == 1
