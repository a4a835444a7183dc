"""The about box names whose work is in the program, with every licence."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from cfanp_gui import __version__
from cfanp_gui.assets import asset
from cfanp_gui.table.layers.piece_art import PIECE_SETS
from cfanp_gui.window.help import about_dialog
from cfanp_gui.window.help.about_dialog import RELEASES, AboutDialog, about, licences


def test_the_version_and_everybodys_work_are_named() -> None:
    words = about()
    assert __version__ in words
    assert all(one.artist in words for one in PIECE_SETS)


@pytest.mark.parametrize(("compiled", "word"), [(True, "compiled"), (False, "interpreted")])
def test_it_says_how_the_kernel_runs(
    compiled: bool, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(about_dialog, "is_compiled", lambda: compiled)
    assert [one for one in ("compiled", "interpreted") if one in about()] == [word]


@pytest.mark.parametrize(
    "name", ["Python", "pyside6-essentials", "shiboken6", "chess", "platformdirs", "pillow"]
)
def test_what_comes_along_has_its_licence(name: str) -> None:
    line = "=" * 78
    assert f"{line}\n{name}\n{line}\n" in licences()


def test_the_whole_of_the_general_public_licences_is_there() -> None:
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in licences()
    assert "END OF TERMS AND CONDITIONS" in licences()
    assert licences().startswith(asset("licences.txt").read_text(encoding="utf-8"))


def test_libraries_of_an_installed_program_have_theirs(tmp_path: Path) -> None:
    (tmp_path / "libone.txt").write_text("free as the wind", encoding="utf-8")
    assert licences(tmp_path).endswith(f"\nlibone\n{'=' * 78}\n\nfree as the wind")


def test_the_browser_is_opened_by_a_click_and_not_before(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    dialog = AboutDialog(None)
    qtbot.addWidget(dialog)
    dialog.show()
    assert opened == []
    assert dialog.words.textFormat() is Qt.TextFormat.PlainText
    qtbot.mouseClick(dialog.link, Qt.MouseButton.LeftButton, pos=dialog.link.rect().center() / 2)
    assert opened == [QUrl(RELEASES)]
