"""What is drawn is what the session says: paint, bands, plates, and who is away."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.table.theme import DEAD
from tests.core.build import cfen
from tests.session.play import a_session, pair, play, session_at
from tests.table.desk import Desk
from tests.table.ring import RingDesk, a_ring

MATE = "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6 AB:Qxf7#"


def test_a_captured_army_has_its_captors_band(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    colours = desk.session.match.colours
    assert desk.board("B").look.captor is None
    play(desk.session, MATE)
    look = desk.board("B").look
    assert look.captor is not None
    assert (look.paint.name(), look.captor.name(), look.pattern) == (colours[1], colours[0], 0)
    desk.session.undo()
    assert desk.board("B").look.captor is None


def test_a_dead_army_has_no_band(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    play(desk.session, MATE)
    desk.session.resign(1)
    look = desk.board("B").look
    assert (look.paint, look.captor) == (DEAD, None)


INVITATION = "Drag a piece to where you want it, or push two half-boards together"


def test_who_is_away_is_named_at_home(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.scene.laying.set_layout(Layout.STAGE)
    desk.session.push(pair("AB"))
    desk.settle()
    homes = desk.scene.backdrop._homes
    assert [homes[board].name for board in sorted(homes)] == ["Anna", "Ben"]
    desk.session.pull_apart()
    desk.settle()
    assert not desk.scene.backdrop._homes
    assert desk.scene.backdrop.hint == INVITATION


def test_captures_are_on_the_plates_unless_they_lie_in_pockets(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(2))
    play(desk.session, "AB:e4 AB:d5 AB:exd5")
    assert desk.board("A").plate.text.taken
    ring = RingDesk(qtbot, a_ring())
    assert not any(plate.text.taken for item in ring.scene.boards.values()
                   for plate in item.plates.values())  # fmt: skip


def test_nobody_is_asked_to_push_while_something_else_must_be_done(qtbot: QtBot) -> None:
    line = f"{cfen(3, 'Ka:Aa1 Na:Ad3 Ra:Ah2 Kb:Ba1 Kc:Ca1')} d=1:3"
    desk = Desk(qtbot, session_at(line, exchange=True))
    desk.scene.laying.set_layout(Layout.STAGE)
    desk.settle()
    assert desk.scene.backdrop.hint == ""
    play(desk.session, "-NAd3")
    desk.settle()
    assert desk.scene.backdrop.hint == INVITATION


def test_the_stage_invites_again_when_a_question_is_cancelled(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    desk.scene.laying.set_layout(Layout.STAGE)
    desk.settle()
    desk.move_piece("Ae2", "Ae4")
    assert desk.scene.interaction.resolver.choice is not None, "it is asked against whom"
    assert desk.scene.backdrop.hint == ""
    desk.escape()
    assert desk.scene.backdrop.hint == INVITATION
