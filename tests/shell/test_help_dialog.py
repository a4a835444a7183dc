"""The help: three pages, text and interpretation told apart, nothing loaded."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QTextBrowser
from pytestqt.qtbot import QtBot

from cfanp_gui.assets import asset
from cfanp_gui.shell.help_dialog import PAGES, HelpDialog, SafeBrowser, render


def test_every_page_shows_all_its_words(qtbot: QtBot) -> None:
    dialog = HelpDialog()
    qtbot.addWidget(dialog)
    assert [dialog.pages.tabText(n) for n in range(3)] == ["Rules", "Playing", "Notation"]
    for number, (_, name) in enumerate(PAGES):
        page = dialog.pages.widget(number)
        assert isinstance(page, QTextBrowser)
        assert page.accessibleName() == dialog.pages.tabText(number)
        shown = " ".join(page.toPlainText().split())
        lines = asset("help", name).read_text(encoding="utf-8").splitlines()
        words = [" ".join(line.split(" ", 1)[1].split()) for line in lines if line.strip()]
        assert len(words) > 10
        for line in words:
            assert line in shown


def test_rules_and_interpretation_are_marked_apart() -> None:
    rules = asset("help", "rules.txt").read_text(encoding="utf-8")
    html = render(rules)
    for mark, label in (("T: ", "Betza"), ("I: ", "ours")):
        count = sum(line.startswith(mark) for line in rules.splitlines())
        assert count > 5
        assert html.count(f">{label}</td>") == count
    one, other = render("T: same"), render("I: same")
    assert one.replace("Betza", "").replace("#1f7a6d", "") == other.replace("ours", "").replace(
        "#a8621b", ""
    )


@pytest.mark.parametrize("mark", ["# ", "## ", "T: ", "I: ", "N: ", "C: "])
def test_what_a_help_text_says_is_never_markup(qtbot: QtBot, mark: str) -> None:
    page = SafeBrowser()
    qtbot.addWidget(page)
    page.setHtml(render(f"{mark}<b>x</b> <img src='y.png'> &amp;"))
    assert "<b>x</b> <img src='y.png'> &amp;" in page.toPlainText()


def test_a_line_without_a_mark_is_an_error() -> None:
    assert render("\n \n") == ""
    with pytest.raises(ValueError, match="help line 2 begins with “words”"):
        render("# title\nwords without a mark")


def test_nothing_is_loaded(qtbot: QtBot) -> None:
    page = SafeBrowser()
    qtbot.addWidget(page)
    page.setHtml('<img src="file:///etc/hostname"><a href="http://127.0.0.1/">x</a>')
    for kind in (QTextDocument.ResourceType.ImageResource, QTextDocument.ResourceType.HtmlResource):
        assert page.loadResource(kind.value, QUrl("file:///etc/hostname")) is None
    assert not page.openLinks()
    assert not page.openExternalLinks()
