"""How rows of the list of moves are drawn: nothing is cut, and the current one is seen."""

import random

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cfanp_gui.session import store
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.theme import DARK, LIGHT, Theme, contrast
from cfanp_gui.window.moves.move_delegate import DEEPEST, MoveDelegate
from cfanp_gui.window.moves.moves_model import SHORT, MovesModel
from cfanp_gui.window.moves.moves_panel import MovesPanel
from cfanp_gui.window.widgets.plain_text import wrapped
from cfanp_gui.window.widgets.style import palette_of
from tests.session.play import MATE, a_session, any_action, play
from tests.session.rings import a_ring, act
from tests.there import there
from tests.window.moves.test_move_rows import with_variations

LONG = ["Maximiliane von und zu Hohenstein-Wittgenstein", "Ben", "Clara"]


def inked(picture: QImage, rect: QRect) -> int:
    """Return the number of pixels in a part of a picture that are not bare."""
    bare = picture.pixelColor(picture.width() - 2, picture.height() - 2)
    across, down = range(rect.left(), rect.right()), range(rect.top(), rect.bottom())
    return sum(picture.pixelColor(x, y) != bare for x in across for y in down)


def a_panel(
    qtbot: QtBot, session: GameSession, theme: Theme = LIGHT, width: int = 260, short: int = SHORT
) -> MovesPanel:
    """Return a panel of moves as it is shown."""
    panel = MovesPanel()
    qtbot.addWidget(panel)
    panel.setPalette(palette_of(theme))
    panel.resize(width, 700)
    panel.model.short, panel.wants_table = short, False
    panel.show_session(session)
    with qtbot.waitExposed(panel):
        panel.show()
    qtbot.waitUntil(lambda: panel.view.visualRect(panel.model.index(0)).height() > 0)
    return panel


def picture(panel: MovesPanel) -> QImage:
    """Return the list as it is drawn."""
    return panel.view.grab().toImage()


def rect(panel: MovesPanel, row: int) -> QRect:
    """Return the rectangle of a row."""
    return panel.view.visualRect(panel.model.index(row))


def test_what_happened_by_a_move_is_shown_in_full_however_wide_the_panel_is(qtbot: QtBot) -> None:
    session = a_session(3, LONG)
    play(session, MATE)
    session.walk(-1)
    panel = a_panel(qtbot, session, width=900)
    row = panel.model.rowCount() - 1
    line = panel.view.fontMetrics().height()
    assert rect(panel, row).height() < 3 * line + 8
    panel.resize(240, 700)
    qtbot.waitUntil(lambda: rect(panel, row).height() > 3 * line)  # in further lines
    last = QRect(rect(panel, row))
    last.setTop(last.bottom() - line)
    assert inked(picture(panel), last.adjusted(40, 0, -20, -4)) > 20
    assert not panel.view.horizontalScrollBar().isVisible()
    assert not panel.view.verticalScrollBar().isVisible()
    out = a_session(3, LONG)
    out.resign(1)
    out.walk(-1)
    panel.show_session(out)  # words instead of a move
    qtbot.waitUntil(lambda: rect(panel, 1).height() > 2 * line)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_current_move_is_marked_and_all_are_readable(qtbot: QtBot, theme: Theme) -> None:
    session = with_variations()
    panel = a_panel(qtbot, session, theme)
    image = picture(panel)
    here = rect(panel, panel.model.row_of(session.node))
    palette = palette_of(theme)
    card = palette.color(palette.ColorRole.Highlight)
    assert image.pixelColor(here.right() - 10, here.center().y()) == card
    other = rect(panel, 1)
    assert image.pixelColor(other.right() - 10, other.center().y()) != card
    text, ground = (
        palette.color(role) for role in (palette.ColorRole.Text, palette.ColorRole.Window)
    )
    assert contrast(text, ground) >= 4.5
    assert contrast(palette.color(palette.ColorRole.HighlightedText), card) >= 4.5


def test_variations_are_set_in_with_a_triangle(qtbot: QtBot) -> None:
    session = with_variations()
    panel = a_panel(qtbot, session, short=0)
    delegate = panel.view.itemDelegate()
    assert isinstance(delegate, MoveDelegate)
    image = picture(panel)
    marks = [
        delegate.mark_rect(panel.view.font(), rect(panel, row), panel.model.rows[row])
        for row in range(panel.model.rowCount())
    ]
    assert [mark.isEmpty() for mark in marks] == [True, True, True, False, False, True]
    assert inked(image, marks[3]) > 10


def test_moves_without_rounds_begin_at_the_left(qtbot: QtBot) -> None:
    session = a_ring(3)
    act(session, "1:e2e4")
    session.undo()
    panel = a_panel(qtbot, session)
    margin = QRect(6, rect(panel, 1).top() + 3, 26, 16)
    assert inked(picture(panel), margin) > 0
    counted = a_session(3)
    play(counted, "AB:e4 BC:a3")
    counted.undo(2)
    panel.show_session(counted)
    margin = QRect(4, rect(panel, 2).top() + 3, 26, 16)
    assert inked(picture(panel), margin) == 0, "the second move of a round has no number"


def test_rows_are_drawn_with_names_as_they_are(qtbot: QtBot) -> None:
    pictures = []
    for name in ("<b>x</b>", "x"):
        session = a_session(3, [name, "Ben", "Clara"])
        play(session, MATE)
        pictures.append(picture(a_panel(qtbot, session)))
    assert pictures[0] != pictures[1]


def test_moves_out_of_sight_are_not_put_into_words(qtbot: QtBot) -> None:
    session, chance = a_session(5), random.Random(1)
    while session.node.ply < 120:
        action = there(any_action(session, chance))
        assert session.propose(action) is None
    session.go_to(0)
    asked: list[int] = []

    class Counting(MovesModel):
        def data(self, index, role=Qt.ItemDataRole.DisplayRole):  # type: ignore[no-untyped-def]
            if role == Qt.ItemDataRole.DisplayRole:
                asked.append(index.row())
            return super().data(index, role)

    panel = a_panel(qtbot, a_session(2))
    model = Counting()
    model.show(session)
    panel.view.setModel(model)
    picture(panel)
    assert 10 < len(set(asked)) < 80


def test_moves_of_the_analysed_game_have_a_bar_and_those_that_leave_it_a_dot(qtbot: QtBot) -> None:
    game = a_session(3)
    play(game, "AB:e4 BC:e4 AC:a6")
    session = store.analysis_of(game)
    session.go_to(1)
    play(session, "BC:d4 AC:a6")
    panel = a_panel(qtbot, session)

    def marked() -> list[bool]:
        image = picture(panel)
        rows = [rect(panel, row) for row in range(panel.model.rowCount())]
        return [inked(image, row.adjusted(0, 0, 2 - row.width(), 0)) > 0 for row in rows]

    assert not any(marked())
    panel.model.compare(True)
    texts = [panel.model.index(row).data() for row in range(panel.model.rowCount())]
    assert texts == ["Start", "AB:e4", "BC:e4", "BC:d4", "AC:a6", "AC:a6"]
    assert marked() == [False, True, True, True, False, True]


def test_deep_in_a_narrow_list_no_word_is_broken(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_session(3), width=220)
    delegate, font = panel.view.itemDelegate(), panel.view.font()
    assert isinstance(delegate, MoveDelegate)
    width = panel.view.viewport().width()
    places = delegate._places(font, width, DEEPEST)
    words = "Ben verliert Brett 2 und ist ausgeschieden: Schachmatt."
    lines = wrapped(words, font, places.width)
    assert " ".join(line.strip() for line in lines).split() == words.split()
