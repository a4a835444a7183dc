"""A name plate that is looked for flashes, and then lies as before."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.table.layers import plate_flash
from cfanp_gui.table.layers.plate_flash import PlateFlash, flash
from tests.session.play import a_session
from tests.table.desk import Desk


def rings(desk: Desk) -> list[PlateFlash]:
    return [item for item in desk.scene.items() if isinstance(item, PlateFlash)]


@pytest.mark.parametrize("moving", [True, False])
def test_a_ring_comes_and_goes(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, moving: bool) -> None:
    monkeypatch.setattr(plate_flash, "FLASH_MS", 80)
    desk = Desk(qtbot, a_session(4), moving=moving)
    plate = desk.board("C").plate
    flash(plate, desk.scene.theme, desk.motion)
    (ring,) = rings(desk)
    assert ring.parentItem() is plate
    assert ring.rect().contains(plate.plate_rect)
    qtbot.waitUntil(lambda: not rings(desk))
    desk.check()


def test_one_looked_for_again_has_one_ring(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4), moving=True)
    plates = [desk.board(letter).plate for letter in "BC"]
    for plate in (*plates, *plates):
        flash(plate, desk.scene.theme, desk.motion)
    assert len(rings(desk)) == 2
    desk.motion.finish_all()
    assert not rings(desk)


def test_it_is_seen_at_once_and_more_than_once(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    ring = PlateFlash(desk.board("A").plate, desk.scene.theme)
    seen = []
    for part in range(31):
        ring.pulse(part / 30)
        seen.append(ring.opacity() > 0.5)
    changes = sum(one != other for one, other in pairwise(seen))
    assert changes == 6
