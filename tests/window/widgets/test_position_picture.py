"""Pictures of positions in dialogs: in the theme and with the pieces in use."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from cfanp_gui.core.game import Game
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.record.drawings import Arrow, Ring
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.record.picture_document import PictureContent
from cfanp_gui.record.tokens import SIGNS, token
from cfanp_gui.table.layers.piece_art import PIECE_SETS, USUAL_ART, ArtKeys
from cfanp_gui.table.theme import DARK, LIGHT
from cfanp_gui.window.start.game_choice import offered
from cfanp_gui.window.widgets.position_picture import (
    PositionPicture,
    SvgPicture,
    ground_of,
    picture_of,
    position_of,
    shown_of,
)
from cfanp_gui.window.widgets.style import palette_of, theme_of
from tests.session.play import CFANP
from tests.there import there

GAME = find_game("cfanp")


def shown(qtbot: QtBot, pieces: str = "cburnett") -> PositionPicture:
    found = PositionPicture(ArtKeys(pieces))
    qtbot.addWidget(found)
    found.setPalette(palette_of(LIGHT))
    found.show_position(GAME, GAME.initial(3, {}), PictureContent(boards=(0, 1)), "words")
    return found


def colours(image: QImage) -> set[str]:
    return {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
    }


@pytest.mark.parametrize("size", [(90, 48), (130, 48), (70, 90)])
def test_it_keeps_its_shape_in_the_middle(qtbot: QtBot, size: tuple[int, int]) -> None:
    view = SvgPicture()
    qtbot.addWidget(view)
    view.show_svg(
        '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">'
        '<rect width="20" height="10" fill="#ff0000"/></svg>'
    )
    view.resize(*size)
    image = view.grab().toImage()
    wide, high = size
    middle = QPoint(wide // 2, high // 2)
    seen = min(wide, 2 * high)
    for at, inside in ((seen // 2 - 6, True), (seen // 2 + 6, False)):
        for step in (QPoint(at, 0), QPoint(-at, 0), QPoint(0, at // 2), QPoint(0, -at // 2)):
            here = middle + step
            red = image.rect().contains(here) and image.pixelColor(here) == QColor("#ff0000")
            assert red == inside, (size, step)


def test_it_follows_the_theme_and_tokens_bear_the_signs_in_use(qtbot: QtBot) -> None:
    found = shown(qtbot)
    found.resize(400, 400)
    light = found.document
    assert found.accessibleName() == "words"
    before = theme_of(found)
    assert before.dark_square.name() in light
    found.setPalette(palette_of(DARK))
    theme = theme_of(found)
    assert theme.dark
    assert before.dark_square.name() not in found.document
    assert theme.dark_square.name() in colours(found.grab().toImage())
    shogi = GAME.variant({"base": "shogi"})
    start = shogi.initial(2, {"base": "shogi"})
    paint = usual_colours(start)[0]
    for signs in SIGNS:
        found = PositionPicture(ArtKeys(PIECE_SETS[1].key, signs))
        qtbot.addWidget(found)
        found.show_position(shogi, start, PictureContent(), "words")
        kings = {one: token("shogi/king", paint, 0, 0, one) for one in SIGNS}
        assert [one for one in SIGNS if kings[one] in found.document] == [signs]


def test_every_set_of_pieces_is_drawn(qtbot: QtBot) -> None:
    pictures = set()
    for one in PIECE_SETS:
        found = shown(qtbot, one.key)
        found.resize(400, 400)
        pictures.add(found.document)
        bare = QColor(LIGHT.light_square).name()
        assert len(colours(found.grab().toImage()) - {bare}) > 5
    assert len(pictures) == len(PIECE_SETS)
    assert shown(qtbot, "nobody knows").document == shown(qtbot).document
    changed = shown(qtbot)
    changed.set_art(ArtKeys(PIECE_SETS[1].key))
    assert changed.document == shown(qtbot, PIECE_SETS[1].key).document


def test_every_game_is_drawn_in_a_picture_of_its_own_over_the_ground_of_the_table() -> None:
    games = [one.game.variant(one.variant) for one in offered() if one.game is not None]
    drawn = [picture_of(game, USUAL_ART, ground_of(LIGHT), 96) for game in games]
    assert {(image.width(), image.height()) for image in drawn} == {(96, 96)}
    alike: dict[bytes, list[str]] = {}
    for one, image in zip(offered(), drawn, strict=True):
        alike.setdefault(bytes(image.constBits()), []).append(one.name)
    same = [names for names in alike.values() if len(names) > 1]
    assert sorted(same) == [
        ["Chess", "No-castling Chess", "Torpedo Chess"],
        ["Makruk", "Makpong", "Ouk Chaktrang"],
        ["Seirawan Chess", "S-House"],
        ["Xiangqi", "Manchu Chess"],
    ]
    assert picture_of(games[0], USUAL_ART, ground_of(LIGHT), 96) is drawn[0], "drawn once"
    for theme in (LIGHT, DARK):
        ground = ground_of(theme)
        assert QColor(ground.light) == theme.light_square
        assert len(set(ground)) >= 8


# Pictures of options


PICTURED = [
    (game, option.name, value)
    for game in GAMES
    for option in game.options
    for value in ([one.value for one in option.choices] or [""])
    if game.option_example(option.name, value) is not None
]


@pytest.mark.parametrize(("game", "name", "value"), PICTURED, ids=lambda found: str(found)[:12])
def test_every_example_is_drawn(qtbot: QtBot, game: Game, name: str, value: str) -> None:
    found = PositionPicture()
    qtbot.addWidget(found)
    example = there(game.option_example(name, value))
    found.show_example(game, example)
    assert found.accessibleName() == example.words
    assert found.document.count("<g") > 10
    assert not found.isHidden()
    found.show_example(game, None)
    assert found.isHidden()


def test_arrows_and_rings_have_the_paint_of_their_pieces() -> None:
    example = there(CFANP.option_example("defend"))
    shown = shown_of(example, position_of(CFANP, example))
    assert [(arrow.paint, arrow.dashed) for arrow in shown.arrows] == [
        (1, True), (2, True), (0, False), (0, False)
    ]  # fmt: skip
    assert all(isinstance(arrow, Arrow) for arrow in shown.arrows)
    assert (list(shown.boards or ()), shown.plates) == ([0, 1], False)
    example = there(CFANP.option_example("exchange"))
    rings = shown_of(example, position_of(CFANP, example)).rings
    assert [isinstance(ring, Ring) and ring.paint for ring in rings] == [2, 2]
