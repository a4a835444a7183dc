"""Explosions, goals and passes of described games on the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.animator import PIECE_MS
from cfanp_gui.table.layers.piece_items import PieceItem
from cfanp_gui.table.layers.piece_layer import BLAST_MS
from tests.session.described import described_games, session_of
from tests.session.play import square_named
from tests.table.desk import Desk


@pytest.fixture(autouse=True, scope="module")
def _games() -> Iterator[None]:
    with described_games():
        yield


def pieces(desk: Desk) -> list[PieceItem]:
    """Return all items of pieces on the table, those included that are about to go."""
    return [item for item in desk.scene.items() if isinstance(item, PieceItem)]


@pytest.mark.parametrize("moving", [True, False], ids=["moving", "reduced"])
def test_an_explosion_takes_its_pieces_once_the_captor_has_come_and_undo_brings_them_back(
    qtbot: QtBot, moving: bool
) -> None:
    session = session_of("blown", 2, "AB:Nf3 AB:a6 AB:Ne5 AB:a5")
    desk = Desk(qtbot, session, moving=moving)
    desk.rest()
    count, captor, king = len(pieces(desk)), desk.piece("Bd4"), desk.piece("Bd1")
    desk.session.propose(session.position.parse("AB:Nxf7"))
    desk.wait(PIECE_MS // 2)
    assert len(pieces(desk)) == count
    assert (captor.opacity(), king.opacity()) == (1.0, 1.0)
    desk.wait(BLAST_MS - PIECE_MS)
    assert captor.opacity() == king.opacity() < 1.0
    assert (king.scale() > 1.0) == moving
    desk.rest()
    assert len(pieces(desk)) == count - 5
    session.undo()
    desk.rest()
    standing = {square: item.piece for square, item in desk.scene.layer.items.items()}
    assert standing == dict(session.position.pieces())
    assert all(item.opacity() == item.scale() == 1.0 for item in pieces(desk))


def test_the_button_of_an_army_that_may_pass_says_so_and_passes(qtbot: QtBot) -> None:
    session = session_of("passing", 3)
    desk = Desk(qtbot, session)
    assert [plate.button for plate in desk.plates()] == ["Pass", "", ""]
    button = next(iter(desk.board("A").plates.values())).button
    desk.click(button.mapToScene(button.rect().center()))
    assert session.node.action is not None
    assert session.node.action.text == "pass"


def test_picking_up_a_piece_that_must_wait_for_a_capture_lights_those_that_capture(
    qtbot: QtBot,
) -> None:
    desk = Desk(qtbot, session_of("eaten", 2, "AB:e4 AB:d5"))
    desk.click(desk.square("Ag1"))
    assert desk.message == ["You must capture on this pair; other pairs are free."]
    assert desk.scene.interaction.picked == square_named("Ag1")
    assert desk.marked(Mark.CAUSE) == {"Ae4"}
    desk.click(desk.square("Ae4"))
    assert len(desk.message) == 1


def test_a_piece_in_waiting_is_brought_in_by_mouse_and_by_key(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_of("gates", 2))
    desk.move_piece("Ab1", "Ac3")
    desk.key("h")
    assert desk.session.position.pieces()[square_named("Ab1")].letter == "H"
    desk.session.undo()
    desk.drag(desk.square("Ab1"), desk.square("Ac3"))
    chooser = desk.scene.interaction.resolver.chooser
    assert chooser is not None
    desk.click(chooser.answer_at(0))
    assert square_named("Ab1") not in desk.session.position.pieces()
