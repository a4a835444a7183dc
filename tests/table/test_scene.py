"""The scene keeps in step with the session, whatever happens and however it moves."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize
from PySide6.QtGui import QColor, QPaintEvent, QRegion
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import BOARD_LETTERS, Join
from cfanp_gui.core.pieces import Piece
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.appearance import look_of
from cfanp_gui.table.layers.piece_art import DRAWN, PieceLook
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.theme import DARK, LIGHT
from tests.core.build import cfen
from tests.session.play import a_session, pair, play, session_at, wander
from tests.slow import examples, seeds
from tests.table.desk import Desk

MATE = "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6 AB:Qxf7#"
AFTER = " BC:Nc3 BC:Nh6 AC:e5 BC:Nb1 BC:Ng8 AC:e6 BC:Nc3 BC:Nh6 AC:exd7 BC:Nb1 BC:Ng8 AC:dxc8=Q+"
CASTLING = "AB:e4 AB:e5 AB:Nf3 AB:Nf6 AB:Be2 AB:Be7 AB:O-O AB:O-O"
PASSING = "AB:e4 AB:a6 AB:e5 AB:d5 AB:exd6"


def first_names(desk: Desk) -> list[str]:
    """Return what the frames of the half-boards call their first squares."""
    return [board.names[0] for board in desk.scene.boards.values()]


def army_look(desk: Desk, army: int) -> PieceLook:
    """Return how the pieces of an army look now."""
    session = desk.session
    return look_of(session.position.style(Piece("N", army)), session.match.colours)


def random_jumps(desk: Desk, seed: int) -> None:
    """Let the cursor jump about a line and compare after every jump."""
    chance = random.Random(seed)
    for _ in range(25):
        ply = chance.randrange(len(desk.session.line()))
        desk.session.go_to(ply)
        desk.check(f"go to {ply}")
        if chance.random() < 0.5:
            desk.session.undo()
            desk.check("undo")
        else:
            desk.session.redo()
            desk.check("redo")


@pytest.mark.parametrize(
    ("players", "options", "script", "moving"),
    [
        (3, {}, MATE + AFTER, False),
        (3, {}, MATE + AFTER, True),
        (3, {"captured": "removed"}, MATE, True),
        (3, {"captured": "dead"}, MATE, False),
        (2, {}, CASTLING, True),
        (2, {}, PASSING, True),
        (2, {"join": "reflect"}, CASTLING, False),
    ],
)
def test_every_jump_of_a_scripted_game_shows_its_position(
    qtbot: QtBot, players: int, options: dict[str, str | bool], script: str, moving: bool
) -> None:
    desk = Desk(qtbot, a_session(players, **options), moving)
    for token in script.split():
        play(desk.session, token)
        desk.check(token)
    random_jumps(desk, players)


@pytest.mark.parametrize("moving", [False, True])
@pytest.mark.parametrize(
    ("seed", "players", "options"),
    [
        (1, 2, {}),
        (2, 3, {"captured": "removed"}),
        (3, 4, {"captured": "dead", "touch": True}),
        (4, 5, {"join": "reflect"}),
        (5, 3, {"friendly": True, "bonus": "single"}),
    ],
)
def test_random_games_and_walks_show_their_positions(
    qtbot: QtBot, seed: int, players: int, options: dict[str, str | bool], moving: bool
) -> None:
    desk = Desk(qtbot, a_session(players, **options), moving)
    chance = random.Random(seed)
    for number in range(examples(105)):
        wander(desk.session, chance)
        desk.check(f"step {number}")


ENDING = cfen(3, "Ka:Aa1 Ra:Ah1 Pa:Bc2 Pa:Cf2 Kb:Bh1 Qb:Be2 Pb:Ad2 Kc:Ca1 Rc:Ch4 Pc:Bg2 Nc:Ad4")


@pytest.mark.parametrize("captured", ["taken", "removed", "dead"])
def test_endings_with_mates_and_promotions_show_their_positions(
    qtbot: QtBot, captured: str
) -> None:
    for seed in seeds(12):
        desk = Desk(qtbot, session_at(ENDING, captured=captured))
        chance = random.Random(seed)
        for number in range(60):
            wander(desk.session, chance)
            desk.check(f"seed {seed}, step {number}")


@pytest.mark.parametrize("seed", [1, 2])
def test_moves_that_interrupt_glides_end_in_the_right_place(qtbot: QtBot, seed: int) -> None:
    desk = Desk(qtbot, session_at(ENDING), moving=True)
    chance = random.Random(seed)
    for _ in range(60):
        wander(desk.session, chance)
        if chance.random() < 0.3:
            qtbot.wait(chance.choice((5, 40)))
        if chance.random() < 0.15:
            desk.check()
    desk.check("at the end")


def test_glides_arrive_by_themselves(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3), moving=True)
    play(desk.session, "AB:e4")
    assert desk.motion.busy
    item = desk.piece("Ae4")
    assert (item.scenePos() - desk.square("Ae4")).manhattanLength() > 1
    qtbot.waitUntil(lambda: not desk.motion.busy)
    desk.check()


def test_a_fresh_scene_on_a_running_game_shows_it(qtbot: QtBot) -> None:
    session = a_session(3)
    play(session, MATE)
    session.undo(3)
    Desk(qtbot, session).check()


def test_mirrored_half_boards_meet_file_on_file(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3, join="reflect"))
    assert desk.scene.placement.join is Join.REFLECT
    desk.push("B", "A")
    assert desk.session.pair == pair("AB")
    for file in "abcdefgh":
        apart = desk.square(f"A{file}4") - desk.square(f"B{file}4")
        assert abs(apart.x()) < 0.5
        assert abs(apart.y()) == pytest.approx(60, abs=0.5)
    assert desk.board("B").pose.mirrored
    desk.check()


def test_turned_half_boards_meet_a_on_h(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.push("B", "A")
    for file, other in zip("abcdefgh", "hgfedcba", strict=True):
        assert abs((desk.square(f"A{file}4") - desk.square(f"B{other}4")).x()) < 0.5


def test_the_squares_of_the_upper_half_have_their_joined_names(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    assert first_names(desk) == ["a1"] * 3
    desk.push("A", "C")
    assert first_names(desk) == ["a1", "a1", "h8"]
    desk.session.pull_apart()
    assert first_names(desk) == ["a1"] * 3


def test_a_push_taken_back_at_once_ends_at_home(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3), moving=True)
    home = desk.poses()
    assert desk.session.push(pair("AB")) is None
    desk.session.pull_apart()
    desk.motion.finish_all()
    assert desk.poses() == home
    desk.check()


# Plates, looks and marks


def test_plates_show_whose_turn_it_is(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    texts = desk.plates()
    assert [text.title for text in texts] == ["Anna", "Ben", "Clara"]
    assert [text.turn for text in texts] == [True, False, False]
    assert texts[0].note == "to move"
    play(desk.session, "AB:e4")
    assert [text.turn for text in desk.plates()] == [False, True, False]


def test_plates_show_moves_left_and_what_is_pushed(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    play(desk.session, "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5")
    assert desk.board("A").plate.text.note == "to move \N{MIDDLE DOT} 2 moves"
    play(desk.session, "AC:e4")
    assert desk.board("C").plate.text.note == "pushed"
    assert desk.board("A").plate.text.note == "1 more move"
    assert desk.board("A").used_sign.isVisible()
    assert not desk.board("B").used_sign.isVisible()


def test_a_captured_army_wears_its_captors_ring(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    play(desk.session, MATE)
    colours = desk.session.match.colours
    assert army_look(desk, 1).captor == colours[0]
    assert army_look(desk, 1).colour == colours[1]
    assert army_look(desk, 0).captor is None
    assert desk.board("B").plate.text.title == "Anna"
    assert "took over from Ben" in desk.board("B").plate.text.asides[0]
    desk.session.undo()
    assert army_look(desk, 1).captor is None
    assert desk.board("B").plate.text.title == "Ben"
    assert not desk.board("B").plate.text.asides


def test_a_dead_army_goes_grey(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    alive = desk.piece("Be2").pixmap().toImage()
    desk.session.resign(2)
    assert army_look(desk, 1).dead
    assert desk.board("B").plate.text.note == "dead"
    assert desk.piece("Be2").pixmap().toImage() != alive
    desk.session.undo()
    assert desk.piece("Be2").pixmap().toImage() == alive


def test_check_and_last_move_are_shown(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(2))
    play(desk.session, "AB:e4 AB:f5 AB:Qh5+")
    assert desk.marked(Mark.CHECK) == {"Bd1"}
    assert desk.marked(Mark.LAST) == {"Ad1", "Ba4"}
    play(desk.session, "AB:g6")
    assert not desk.marked(Mark.CHECK)


def test_a_table_that_was_left_begins_to_show_nothing(qtbot: QtBot) -> None:
    """What would glide there is deleted before it arrives."""
    desk = Desk(qtbot, a_session(2), moving=True)
    play(desk.session, "AB:e4 AB:f5")
    desk.settle()
    play(desk.session, "AB:Qh5+")
    desk.scene.leave()
    desk.motion.stop_all()
    desk.settle()
    assert not desk.motion.busy


def test_nobody_is_shown_to_move_when_the_game_is_over(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.session.resign(1)
    desk.session.resign(2)
    assert not any(text.turn for text in desk.plates())
    desk.check()


def test_names_on_plates_are_plain(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3, ["<b>x</b>", "<img src=x>", "&amp;"]))
    titles = [text.title for text in desk.plates()]
    assert titles == ["<b>x</b>", "<img src=x>", "&amp;"]


# Pictures


def test_another_theme_changes_squares_and_not_armies(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    qtbot.waitUntil(lambda: not desk.view._sharpen.isActive())
    corner = desk.pixel(desk.square("Aa3") + QPointF(0.4, 0.4) * SQUARE)
    board = desk.view.grab().toImage().pixelColor(corner)
    assert board in (LIGHT.dark_square, LIGHT.light_square)
    piece = desk.piece("Ae2").pixmap().toImage()
    desk.scene.set_theme(DARK)
    desk.settle()
    found = desk.view.grab().toImage().pixelColor(corner)
    assert found in (DARK.dark_square, DARK.light_square)
    assert desk.piece("Ae2").pixmap().toImage() == piece
    assert desk.scene.backgroundBrush().color() == DARK.table


def test_pictures_are_made_once_for_a_size(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    DRAWN.clear()
    store = DRAWN.pieces
    desk.scene.set_pixels(64)
    before = len(store)
    play(desk.session, "AB:e4 BC:h3")
    desk.session.undo()
    assert len(store) == before
    desk.scene.set_pixels(96)
    assert len(store) == before + 18
    assert {pixmap.width() for key, pixmap in store.items() if 96 in key} == {96}


def test_a_piece_stands_upright_on_a_turned_half_board(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    for pushed in (None, ("B", "A"), ("A", "C")):
        if pushed is not None:
            desk.push(*pushed)
        for item in desk.scene.pieces.values():
            seen = item.sceneTransform()
            assert (round(seen.m11(), 6), round(seen.m12(), 6)) == (1, 0)
            assert (round(seen.m21(), 6), round(seen.m22(), 6)) == (0, 1)
        for board in desk.scene.boards.values():
            seen = board.plate.sceneTransform()
            assert (round(seen.m11(), 6), round(seen.m22(), 6)) == (1, 1)


# What is painted anew


class Painted(QObject):
    """The parts of a view that are painted anew."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.view)
        self.desk = desk
        self.region = QRegion()
        desk.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region = self.region.united(event.region())
        return super().eventFilter(watched, event)

    def boards(self) -> str:
        """Return the letters of the half-boards painted since this was last asked."""
        self.desk.bot.wait(30)
        found = ""
        for item in self.desk.scene.boards.values():
            seen = self.desk.view.mapFromScene(item.mapToScene(item.area.squares)).boundingRect()
            if self.region.intersects(seen.adjusted(2, 2, -2, -2)):
                found += BOARD_LETTERS[item.board]
        self.region = QRegion()
        return found


def test_a_move_has_only_what_changes_painted_anew(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(8))
    painted = Painted(desk)
    qtbot.waitUntil(lambda: not desk.view._sharpen.isActive())
    qtbot.waitUntil(lambda: painted.boards() == "")
    play(desk.session, "AB:e4")
    # Half-board G lies behind the outline that stays where B is at home.
    assert set(painted.boards()) <= set("ABG")
    desk.session.undo()
    assert set(painted.boards()) <= set("ABG")
    qtbot.waitUntil(lambda: painted.boards() == "")
    desk.scene.refresh_now()
    desk.scene.lay_all()
    assert painted.boards() == "", "nothing has changed"


def test_the_place_of_a_board_that_is_away_is_shown_until_it_is_back(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    home = desk.board("B").pose.centre
    beside = desk.pixel(home + QPointF(0, SQUARE))

    def ground() -> QColor:
        desk.settle()
        return desk.view.grab().toImage().pixelColor(beside)

    assert ground() != LIGHT.table
    desk.push("B", "A")
    assert ground() == LIGHT.table, "a thin outline leaves the table bare"
    image = desk.view.grab(QRect(desk.pixel(home) - QPoint(40, 40), QSize(80, 80))).toImage()
    inked = {image.pixel(x, y) for x in range(80) for y in range(80)}
    assert len(inked) > 3, "it says who is away"
    desk.session.pull_apart()
    assert ground() != LIGHT.table
