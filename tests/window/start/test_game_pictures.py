"""Small pictures of games."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.table.layers.piece_art import USUAL_ART
from cfanp_gui.table.theme import DARK, LIGHT
from cfanp_gui.window.start.game_choice import offered
from cfanp_gui.window.start.game_pictures import picture_of
from cfanp_gui.window.start.position_picture import ground_of

GROUND = ground_of(LIGHT)


@pytest.mark.usefixtures("qapp")
def test_every_game_has_a_picture_of_its_own() -> None:
    games = [one.found for one in offered() if one.game is not None]
    drawn = [picture_of(game, USUAL_ART, GROUND, 96) for game in games]
    assert {(image.width(), image.height()) for image in drawn} == {(96, 96)}
    for image in drawn:
        colours = {image.pixel(x, y) for x in range(0, 96, 3) for y in range(0, 96, 3)}
        assert len(colours) > 3, "a board and pieces"
    assert picture_of(games[0], USUAL_ART, GROUND, 96) is drawn[0], "drawn once"


def test_pictures_differ_by_theme(qtbot: QtBot) -> None:  # noqa: ARG001
    game = next(offered()).found
    light = picture_of(game, USUAL_ART, GROUND, 96)
    assert picture_of(game, USUAL_ART, ground_of(DARK), 96) != light
