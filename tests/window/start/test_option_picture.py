"""Pictures of what house rules mean."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.core.game import Option
from cfanp_gui.games.registry import GAMES
from cfanp_gui.record.drawings import Arrow, Ring
from cfanp_gui.table.layers.piece_art import USUAL_ART
from cfanp_gui.window.start.position_picture import OptionPicture, position_of, shown_of
from tests.session.play import CFANP

PICTURED = [(game, option) for game in GAMES for option in game.options
            if game.option_example(option.name) is not None]  # fmt: skip


def picture(qtbot: QtBot) -> OptionPicture:
    found = OptionPicture(CFANP, USUAL_ART)
    qtbot.addWidget(found)
    found.resize(400, found.sizeHint().height())
    found.show()
    return found


def option(name: str) -> Option:
    return next(one for one in CFANP.options if one.name == name)


@pytest.mark.parametrize(("game", "one"), PICTURED, ids=lambda found: getattr(found, "name", ""))
def test_every_example_of_every_game_is_drawn(qtbot: QtBot, game: object, one: Option) -> None:
    assert game is CFANP
    found = picture(qtbot)
    found.show_option(one)
    assert found.picture.isVisible()
    assert not found.hint.isVisible()
    example = CFANP.option_example(one.name)
    assert example is not None
    assert found.heading.text() == one.label
    assert found.words.text() == found.picture.accessibleName() == example.words
    assert found.picture.document.count("<g") > 10


def test_it_first_says_how_to_see_something_and_keeps_its_size(qtbot: QtBot) -> None:
    found = picture(qtbot)
    size = found.size(), found.minimumSizeHint().height()
    assert found.hint.isVisible()
    assert not found.picture.isVisible()
    found.show_option(option("touch"))  # words say what it means
    assert found.hint.isVisible()
    for name in ("defend", "exchange", "kingcapture"):
        found.show_option(option(name))
        qtbot.wait(1)
        assert (found.size(), found.minimumSizeHint().height()) == size
    found.show_option(option("touch"))
    assert found.option == "kingcapture"


def test_arrows_and_rings_have_the_paint_of_their_pieces() -> None:
    example = CFANP.option_example("defend")
    assert example is not None
    shown = shown_of(example, position_of(CFANP, example))
    assert [(arrow.paint, arrow.dashed) for arrow in shown.arrows] == [
        (1, True), (2, True), (0, False), (0, False)
    ]  # fmt: skip
    assert all(isinstance(arrow, Arrow) for arrow in shown.arrows)
    assert (list(shown.boards or ()), shown.plates) == ([0, 1], False)
    example = CFANP.option_example("exchange")
    assert example is not None
    rings = shown_of(example, position_of(CFANP, example)).rings
    assert [isinstance(ring, Ring) and ring.paint for ring in rings] == [2, 2]
