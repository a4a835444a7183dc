"""Threats on hover: arrows under the pointer and the cursor, and the line that says the same."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.insight import threats
from cfanp_gui.table.interaction.threat_hover import OWNER, ThreatHover
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from tests.session.play import a_session, play, square_named
from tests.table.desk import Desk
from tests.table.ring import RingDesk, a_ring

MOVES = "AB:e4 AB:d5 CD:d4 CD:d5 AC:Bc4"
"""Army b's pawn on Be4 may capture on Ae4, and others besides."""


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    found = Desk(qtbot, a_session(4))
    play(found.session, MOVES)
    found.settle()
    return found


def arrows(desk: Desk) -> tuple[ArrowShape, ...]:
    """Return the arrows that are shown."""
    return desk.scene.arrows.arrows.get(OWNER, ())


def expected(desk: Desk, name: str) -> set[ArrowShape]:
    """Return the arrows that belong to a piece."""
    position, square = desk.session.position, square_named(name)
    found = {
        ArrowShape(one.source, square, one.army) for one in threats.attackers(position, square)
    }
    return found | {
        ArrowShape(one.source, square, one.army, dashed=True)
        for one in threats.defenders(position, square)
    }


def test_the_piece_under_the_pointer_has_its_attackers_and_defenders(desk: Desk) -> None:
    ThreatHover(desk.scene)
    noted: list[str] = []
    desk.scene.noted.connect(noted.append)
    desk.move(desk.square("Ae4"))
    assert set(arrows(desk)) == expected(desk, "Ae4")
    assert any(not one.dashed for one in arrows(desk)), "it is attacked"
    assert desk.scene.arrows.rings[OWNER] == (RingShape(square_named("Ae4"), 0),)
    assert noted[-1].startswith("Ae4 is attacked by pawn Be4 on A+B")
    desk.move(desk.square("Be4"))
    assert set(arrows(desk)) == expected(desk, "Be4")
    desk.move(QPoint(2, 2))
    assert not arrows(desk), "nothing is pointed at"
    assert noted[-1] == ""


def test_an_empty_square_is_looked_at_by_the_army_to_move(desk: Desk) -> None:
    ThreatHover(desk.scene)
    noted: list[str] = []
    desk.scene.noted.connect(noted.append)
    desk.move(desk.square("Bd3"))
    mover = desk.session.position.turn().seat  # type: ignore[attr-defined]
    found = threats.attackers(desk.session.position, square_named("Be3"), mover)
    assert {one for one in arrows(desk) if not one.dashed} == {
        ArrowShape(one.source, square_named("Be3"), one.army) for one in found
    }
    desk.move(desk.square("Ad4"))
    assert noted[-1]


@pytest.mark.parametrize(
    ("players", "moves", "square", "said"),
    [
        (4, MOVES, "Ac1", "Nothing attacks Ac1; it is defended by Queen Ad1 on every pair."),
        (3, "", "Ad2", "and 1 more."),
    ],
)
def test_a_defence_on_every_pair_is_said_shortly_and_of_many_pieces_some_are_named(
    qtbot: QtBot, players: int, moves: str, square: str, said: str
) -> None:
    desk = Desk(qtbot, a_session(players))
    play(desk.session, moves)
    ThreatHover(desk.scene)
    noted: list[str] = []
    desk.scene.noted.connect(noted.append)
    desk.move(desk.square(square))
    assert noted[-1].endswith(said)


def test_it_follows_the_cursor(desk: Desk) -> None:
    hover = ThreatHover(desk.scene)
    told: list[str] = []
    hover.told.connect(told.append)
    desk.scene.keyboard.go(square_named("Ae4"))
    assert told == [hover.sentence]
    assert told[0].startswith("Ae4 is attacked by")
    assert set(arrows(desk)) == expected(desk, "Ae4")
    desk.bot.keyClick(desk.view, Qt.Key.Key_Right)
    assert len(told) == 2
    assert hover.square == desk.scene.keyboard.square != square_named("Ae4")
    desk.scene.keyboard.go(None)
    assert not arrows(desk)


def test_it_begins_at_the_cursor_follows_the_moves_and_leaves_what_is_dragged(desk: Desk) -> None:
    desk.scene.keyboard.go(square_named("Ae4"))
    ThreatHover(desk.scene)
    before = set(arrows(desk))
    assert before == expected(desk, "Ae4")
    play(desk.session, "AB:dxe4")
    assert set(arrows(desk)) == expected(desk, "Ae4") != before
    desk.session.undo()
    desk.move(desk.square("Be4"))
    assert arrows(desk)
    desk.carry(desk.square("Be4"), desk.square("Bd3"))
    assert not arrows(desk)
    desk.escape()
    desk.check()


def test_it_is_gone_when_the_pointer_leaves_or_it_is_over(desk: Desk) -> None:
    hover = ThreatHover(desk.scene)
    desk.move(desk.square("Ae4"))
    QApplication.sendEvent(desk.view.viewport(), QEvent(QEvent.Type.Leave))
    assert not arrows(desk)
    desk.move(desk.square("Ae4") + QPointF(3, 3))
    assert arrows(desk)
    hover.leave()
    assert not arrows(desk)
    desk.move(desk.square("Be4"))
    desk.scene.keyboard.go(square_named("Ae4"))
    assert not arrows(desk)


def test_in_a_ring_of_boards_it_is_told_too_as_far_as_it_is_known(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring())
    ThreatHover(desk.scene)
    desk.move(desk.at("1e2"))
    desk.check_table()
