"""Explosions on the table."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.table.animator import PIECE_MS
from cfanp_gui.table.layers.piece_items import PieceItem
from cfanp_gui.table.layers.piece_layer import BLAST_MS
from tests.session.described import described_games, session_of
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
