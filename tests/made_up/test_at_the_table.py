"""The made-up game at the table: side by side, crossed, passed, with mouse, keys and speech."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Edge, Square
from cfanp_gui.core.capabilities import Reasons
from cfanp_gui.core.game import Game
from cfanp_gui.core.text import PlayerName, Text
from cfanp_gui.core.turn_reasons import TurnReason, TurnReasons
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import Mark, start_square
from cfanp_gui.table.access.narrator import Narrator
from cfanp_gui.table.layout.geometry import SQUARE, Layout
from cfanp_gui.window.panels.reason_strip import light
from cfanp_gui.window.panels.side_panels import OrderPanel
from tests.made_up import BOARDS, OddPosition
from tests.made_up.test_without_a_window import STUCK, laid, new_session, play
from tests.record.pictures import svg
from tests.table.access.listener import Listener, name
from tests.table.desk import Desk

LEFT = Qt.MouseButton.LeftButton
TAKES_LAST = "a1w/b1w/a2b|b1w/c26b w|b"
"""Player 1 captures the only Z of player 2."""
BOTH = "uses Anna's and Clara's turn · Clara must agree"


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


def marked(desk: Desk, mark: Mark) -> set[str]:
    """Return the squares that carry a mark."""
    desk.settle()
    return {
        f"{item.spec.label}:{item.spec.name(index)}"
        for item in desk.scene.present
        for layer in (item.below, item.above)
        for index, marks in layer.marks.items()
        if mark in marks
    }


# Moving


def test_pieces_are_dragged_and_clicked_and_an_illegal_try_says_why(desk: Desk) -> None:
    step = at(desk, "2:a3") - at(desk, "1:n3")
    across = at(desk, "1:n3") - at(desk, "1:m3")
    assert (step - across).manhattanLength() < 0.01, "first ranks lie in line"
    desk.drag(at(desk, "1:a1"), at(desk, "1:a2"))
    assert last(desk) == "1:a1a2"
    desk.click(at(desk, "2:b1"))
    desk.click(at(desk, "2:b2"))
    assert last(desk) == "2:b1b2"
    desk.check()
    desk.session.undo(2)
    desk.check()
    desk.drag(at(desk, "1:a1"), at(desk, "1:c3"))
    assert desk.message[-1] == "A Z goes one step straight."
    desk.check()
    desk.click(at(desk, "1:n1"))
    assert marked(desk, Mark.TARGET) == {"1:n2"}, "beyond the seam stands a team-mate's Z"


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


def test_a_move_typed_asks_as_well(desk: Desk) -> None:
    play(desk.session, "1:n1n2 1:a5a4")
    action = desk.session.game.parse_action("1:n2>2:a2")
    desk.scene.resolver.enter(action)
    chooser = desk.scene.chooser
    assert chooser is not None
    assert chooser.title.startswith("Clara, Anna wants to take the Zealot")
    chooser.take(0)
    assert desk.session.node.action == action


def test_the_keyboard_walks_across_the_seam_and_plays(desk: Desk) -> None:
    keyboard = desk.scene.keyboard
    keyboard.go(square("1:n2"))
    desk.bot.keyClick(desk.view, Qt.Key.Key_Right)
    assert keyboard.square == square("2:a2")
    desk.bot.keyClick(desk.view, Qt.Key.Key_Left)
    assert keyboard.square == square("1:n2")
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Return):
        desk.bot.keyClick(desk.view, key)
    assert last(desk) == "1:n1n2"


def test_an_assistive_tool_plays_and_hears_what_a_square_needs(
    qtbot: QtBot, session: GameSession
) -> None:
    listener = Listener(qtbot, session)
    listener.press("board 1, n1")
    assert "can be reached" in name(listener.named("board 1, n2"))
    listener.press("board 1, n2")
    assert session.node.action is not None
    assert session.node.action.text == "1:n1n2"
    assert "1:n1n2" in Narrator(session).row(session.node)
    play(session, "1:a5a4")
    listener.press("board 1, n2")
    heard = name(listener.named("board 2, a2"))
    assert heard.endswith("can be reached, uses Anna's and Clara's turn, Clara must agree")


# Crossing


def lit(desk: Desk) -> list[int]:
    """Return the boards that are lit because they would receive a piece."""
    desk.settle()
    return [item.board for item in desk.scene.present if item.receives_sign.isVisible()]


def badge(desk: Desk) -> str:
    """Return what the badge at the target says; empty while there is none."""
    shown = desk.scene.interaction.crossing.badge
    return shown.text if shown.isVisible() else ""


def test_a_piece_dragged_over_another_board_lights_it_and_says_what_it_uses(desk: Desk) -> None:
    play(desk.session, "1:n1n2 1:a5a4")
    desk.settle()
    desk.press(at(desk, "1:n2"))
    desk.move(at(desk, "1:n3"))
    assert (lit(desk), badge(desk)) == ([], ""), "on its own board"
    desk.move(at(desk, "2:a3"))
    assert (lit(desk), badge(desk)) == ([], ""), "it cannot go there"
    desk.move(at(desk, "2:a2"))
    assert (lit(desk), badge(desk)) == ([1], BOTH)
    assert desk.view.sentence == f"To board 2: {BOTH}."
    desk.move(at(desk, "1:n2"))
    assert (lit(desk), badge(desk), desk.view.sentence) == ([], "", "")
    desk.move(at(desk, "2:a2"))
    desk.release(at(desk, "2:a2"))
    assert (lit(desk), badge(desk)) == ([], ""), "the question says it now"
    assert desk.scene.chooser is not None


def test_so_does_the_keyboard_and_no_leaves_everything_as_it_was(desk: Desk) -> None:
    play(desk.session, "1:n1n2 1:a5a4")
    desk.settle()
    before = desk.session.position
    desk.scene.keyboard.go(square("1:n2"))
    desk.bot.keyClick(desk.view, Qt.Key.Key_Return)
    desk.bot.keyClick(desk.view, Qt.Key.Key_Right)
    assert (lit(desk), badge(desk)) == ([1], BOTH)
    desk.bot.keyClick(desk.view, Qt.Key.Key_Return)
    assert desk.scene.chooser is not None
    desk.key("n")
    assert desk.session.position is before
    assert desk.message[-1] == "Clara does not agree. Nothing has been moved."
    desk.check()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return):
        desk.bot.keyClick(desk.view, key)
    desk.key("y")
    assert last(desk) == "1:n2>2:a2"
    assert lit(desk) == []


def test_every_board_shows_its_own_last_move_and_a_crossing_is_that_of_both(desk: Desk) -> None:
    play(desk.session, "1:a1a2 2:b1b2 1:a5a4")
    assert marked(desk, Mark.LAST) == {"1:a5", "1:a4", "2:b1", "2:b2"}
    desk.session.undo(3)
    play(desk.session, "1:n1n2 1:a5a4 1:n2>2:a2")
    assert marked(desk, Mark.LAST) == {"1:n2", "2:a2"}
    play(desk.session, "2:a26a25")
    assert marked(desk, Mark.LAST) == {"1:n2", "2:a26", "2:a25"}


# One board alone


def shows(desk: Desk, text: str) -> bool:
    """Return whether the middle of a square is in the view."""
    return desk.view.viewport().rect().contains(desk.pixel(at(desk, text)))


def test_a_digit_shows_one_board_with_the_edge_of_its_neighbour(desk: Desk) -> None:
    before = desk.view.scale_factor
    desk.key("1")
    assert desk.scene.focus.boards == (0,)
    assert desk.view.scale_factor > before
    assert all(shows(desk, text) for text in ("1:a1", "1:n5", "2:a1", "2:b5"))
    assert not shows(desk, "2:a26")
    for key in "10f":
        desk.key(key)
        assert desk.scene.focus.boards is None, "all boards come back"
        assert desk.view.scale_factor == pytest.approx(before)
        desk.key("2")
        assert desk.scene.focus.boards == (1,)


def test_a_plate_and_a_double_click_show_one_board(desk: Desk) -> None:
    plate = desk.scene.boards[1].plates[Edge.NORTH]
    desk.click(plate.mapToScene(QPointF(0, 0)))
    assert desk.scene.focus.boards == (1,)
    desk.bot.mouseDClick(desk.view.viewport(), LEFT, pos=desk.pixel(at(desk, "1:n3")))
    assert desk.scene.focus.boards == (0,)
    desk.bot.mouseDClick(desk.view.viewport(), LEFT, pos=desk.pixel(at(desk, "1:n1")))
    assert desk.scene.focus.boards == (0,), "on the board that is shown it is a press"


def test_pages_and_the_cursor_go_from_board_to_board(desk: Desk) -> None:
    for focus in ((0,), (1,), (0,)):
        desk.bot.keyClick(desk.view, Qt.Key.Key_PageDown)
        assert desk.scene.focus.boards == focus
    desk.scene.keyboard.go(square("1:n3"))
    desk.bot.keyClick(desk.view, Qt.Key.Key_Right)
    assert desk.scene.keyboard.square == square("2:a3")
    assert desk.scene.focus.boards == (1,), "the view follows"
    desk.bot.keyClick(desk.view, Qt.Key.Key_Tab)
    assert desk.scene.keyboard.square is not None
    assert desk.scene.keyboard.square.board == 0
    assert start_square(desk.session, (1,)).board == 1, "it begins on the board that is shown"


def test_a_row_of_boards_has_no_stage(desk: Desk) -> None:
    desk.scene.laying.set_layout(Layout.STAGE)
    assert desk.scene.arrangement.stage is None
    assert desk.scene.arrangement.wholes == ((0,), (1,))
    assert desk.scene.arrangement.group_of(1) == (0, 1), "they are carried together"


# What is seen


def test_plates_rows_and_outlines_name_players_boards_and_turns(desk: Desk) -> None:
    desk.settle()
    plates = [plate.text for item in desk.scene.present for plate in item.plates.values()]
    assert {plate.title for plate in plates} == {"Anna", "Ben", "Clara", "David"}
    assert [plate.asides for plate in plates] == [("· board 1",)] * 2 + [("· board 2",)] * 2
    rows = desk.session.game.wording.rows(desk.session.situation)
    assert [(str(row.name), str(row.aside)) for row in rows] == [
        ("Anna", "White, board 1"), ("Clara", "White, board 2"),
        ("Ben", "Black, board 1"), ("David", "Black, board 2"),
    ]  # fmt: skip
    assert str(rows[0].spoken) == "Anna, White, board 1, to move"
    look, colours = desk.scene.boards[0].look, desk.session.match.colours
    assert look.far is not None
    assert (look.paint.name(), look.far.name()) == colours[:2]


def test_a_board_wears_the_paint_of_both_players_and_outlines_who_is_to_move(desk: Desk) -> None:
    def sides() -> list[frozenset[Edge]]:
        desk.settle()
        return [item.turn_sign.sides for item in desk.scene.present]

    south, north = frozenset({Edge.SOUTH}), frozenset({Edge.NORTH})
    assert sides() == [south, south]
    desk.drag(at(desk, "1:a1"), at(desk, "1:a2"))
    assert sides() == [north, south]
    assert not any(item.used_sign.isVisible() for item in desk.scene.present), "none is dimmed"
    item, colours = desk.scene.boards[0], desk.session.match.colours
    image = desk.view.grab().toImage()
    body, squares = item.area.body, item.area.squares
    found = [
        image.pixelColor(desk.pixel(item.mapToScene(QPointF(0, edge)))) == desk.scene.theme.accent
        for edge in (body.top() - 4, body.bottom() + 4)
    ]
    assert found == [True, False]
    for outer, inner, colour in ((body.top(), squares.top(), colours[1]),
                                 (body.bottom(), squares.bottom(), colours[0])):  # fmt: skip
        spot = item.mapToScene(QPointF(-7 * SQUARE, (outer + inner) / 2))
        assert image.pixelColor(desk.pixel(spot)).name() == colour


def test_a_picture_has_roads_slots_and_frames_in_two_paints(session: GameSession) -> None:
    text = svg(session.position, colours=("#010203", "#040506", "#070809", "#0a0b0c"))
    assert text.count('stroke-linecap="round"') == 2, "slots of one seam, dark round light"
    roads = [line for line in text.splitlines() if line.startswith('<path d="M') and "h60" in line]
    assert len(roads) == 1
    assert roads[0].count("h60") == 28, "above and below the third of five ranks"
    for near, far in (("#010203", "#040506"), ("#070809", "#0a0b0c")):
        assert f'fill="{near}" stroke=' in text
        assert f'z" fill="{far}"/>' in text


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


def test_a_reason_for_the_moves_of_a_turn_is_told_without_a_line(qtbot: QtBot, odd: Game) -> None:
    plain = new_session(odd)
    panel = OrderPanel()
    qtbot.addWidget(panel)
    panel.show_session(plain)
    assert panel.reasons is None
    assert "hurry" not in Narrator(plain).turn()
    session = GameSession(plain.match, Hurried(plain.position.pieces(), (0, 0)))
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


# Passing


def test_a_plate_offers_to_pass_where_its_player_may(qtbot: QtBot, odd: Game) -> None:
    desk = Desk(qtbot, laid(odd, STUCK))
    desk.settle()
    texts = {
        plate.text.title: plate.text.button
        for item in desk.scene.present
        for plate in item.plates.values()
    }
    assert texts == {"Anna": "Pass", "Ben": "", "Clara": "", "David": ""}
    plate = desk.scene.boards[0].plates[Edge.SOUTH]
    assert plate.button.toolTip() == "Pass (Ctrl+Return)"
    desk.click(plate.button.mapToScene(plate.button.rect().center()))
    assert last(desk) == "1:--"
    desk.settle()
    assert plate.text.button == ""
    assert desk.scene.focus.boards is None, "a click on the button shows no board"
    desk.click(plate.mapToScene(QPointF(0, 0)))
    assert desk.scene.focus.boards == (0,)


def test_one_who_may_pass_does_so_at_once_and_others_are_asked(qtbot: QtBot, odd: Game) -> None:
    desk = Desk(qtbot, laid(odd, STUCK))
    desk.view.end_turn()
    assert last(desk) == "1:--"
    passed = desk.session.node
    desk.view.end_turn()
    assert desk.session.node is passed, "nobody may pass now"


def test_of_several_it_is_asked_who_passes(qtbot: QtBot, odd: Game) -> None:
    # White has no Z on board 1 and Black none on board 2, where they are to move.
    desk = Desk(qtbot, laid(odd, "n5b|a1w w|b"))
    desk.view.end_turn()
    chooser = desk.scene.chooser
    assert chooser is not None
    assert chooser.title == "Who passes?"
    assert [offer.text for offer in chooser.offers] == ["Anna", "David"]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        desk.bot.keyClick(desk.view, key)
    assert last(desk) == "2:--"


# Where a King was taken off


def test_the_square_keeps_a_quiet_mark_from_then_on(qtbot: QtBot, odd: Game) -> None:
    desk = Desk(qtbot, laid(odd, TAKES_LAST))
    assert marked(desk, Mark.FALLEN) == set()
    play(desk.session, "1:a1a2")
    assert marked(desk, Mark.FALLEN) == {"1:a2"}
    play(desk.session, "1:-- 1:a2a3 1:-- 1:b1b2 1:--")
    assert marked(desk, Mark.FALLEN) == {"1:a2"}, "also when the piece has gone on"
    assert desk.session.node.taken_off() == {1: square("1:a2")}
    assert desk.session.root.taken_off() == {}
    desk.key("1")
    desk.settle()
    theme, image = desk.scene.theme, desk.view.grab().toImage()
    light_one = desk.scene.boards[0].spec.is_light(square("1:a2").index)
    bare = theme.light_square if light_one else theme.dark_square
    there = QColor(image.pixel(desk.pixel(at(desk, "1:a2"))))
    assert there != bare
    assert abs(there.lightness() - bare.lightness()) < 60
    desk.session.undo(6)
    assert marked(desk, Mark.FALLEN) == set()
    desk.check()


def test_plate_and_square_say_it(qtbot: QtBot, odd: Game) -> None:
    listener = Listener(qtbot, laid(odd, TAKES_LAST))
    play(listener.desk.session, "1:a1a2 1:-- 1:a2a3")
    listener.desk.settle()
    assert "no King" in listener.desk.scene.boards[0].plates[Edge.NORTH].text.note
    assert "Ben's King was taken off here" in name(listener.named("board 1, a2"))
    assert "no King" in name(listener.named("board 1, Anna, Ben"))
