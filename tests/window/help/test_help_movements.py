"""How the pieces of a game move, on a page of the help."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from cfanp_gui.core.game import UnknownGameError
from cfanp_gui.record.tokens import SIGNS
from cfanp_gui.table.layers.piece_art import ArtKeys
from cfanp_gui.window.help.help_dialogs import HelpDialog, SafeBrowser, render
from cfanp_gui.window.help.help_movements import movements_html


def test_a_page_can_show_how_the_pieces_of_a_game_move(qtbot: QtBot) -> None:
    html = render("# Pieces\nM: cfanp")
    assert html.count("<img") == 6
    assert render("M: cfanp xiangqi").count("<img") == 8, "a soldier has two boards"
    browser = SafeBrowser()
    qtbot.addWidget(browser)
    browser.setHtml(html)
    words = " ".join(browser.toPlainText().split())
    assert "Knight" in words
    assert "Moves and captures 2 squares straight and 1 aside." in words
    source = re.findall(r'src="([^"]+)"', html)[0]
    image = browser.loadResource(QTextDocument.ResourceType.ImageResource.value, source)
    assert image.width() > 100
    with pytest.raises(ValueError, match="strategichess does not tell"):
        render("M: strategichess")
    with pytest.raises(UnknownGameError):
        render("M: nothing")


def test_kinds_that_move_alike_share_a_picture(qtbot: QtBot) -> None:
    browser = SafeBrowser()
    qtbot.addWidget(browser)
    browser.setHtml(render("M: cfanp hidden"))
    words = " ".join(browser.toPlainText().split())
    assert "Marshal, General, Colonel, Major, Captain, Lieutenant, Sergeant, Miner, Spy" in words
    assert words.count("one square straight in any direction") == 1
    assert browser.toHtml().count("<img") == 4 + 9, "and a small one of each of these"
    assert "unknown" not in words.lower()
    assert render("M: cfanp crazyhouse").count("<img") == 6, "a promoted Rook is a Rook"


def test_a_dark_page_has_dark_boards(qtbot: QtBot) -> None:  # noqa: ARG001
    assert movements_html("cfanp", dark=True) != movements_html("cfanp", dark=False)


def test_pieces_of_the_ring_move_as_in_chess(qtbot: QtBot) -> None:  # noqa: ARG001
    ring, chess = (
        re.sub(r'src="[^"]*"', "", movements_html(key, dark=False)) for key in ("ring", "cfanp")
    )
    assert ring.count("<img") >= 6
    assert ring == chess, "only the paint is another one"


def test_tokens_bear_the_signs_in_use(qtbot: QtBot) -> None:
    drawn = [movements_html("cfanp shogi", False, ArtKeys(signs=signs)) for signs in SIGNS]
    assert drawn[0] != drawn[1]
    dialog = HelpDialog()
    qtbot.addWidget(dialog)
    dialog.show_page("shogi.txt")
    browser = dialog.pages.currentWidget()
    assert isinstance(browser, SafeBrowser)
    before = browser.toHtml()
    dialog.set_art(ArtKeys(signs=SIGNS[1]))
    assert browser.toHtml() != before
