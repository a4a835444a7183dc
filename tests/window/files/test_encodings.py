"""Encodings by the names that people know."""

from __future__ import annotations

import codecs
from pathlib import Path

from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_file import GameFile
from cfanp_gui.window.files.encodings import EncodingBox, EncodingDialog, encoding_names


def test_each_that_is_offered_is_one(qtbot: QtBot) -> None:
    for name in encoding_names():
        codecs.lookup(name)
    box = EncodingBox()
    qtbot.addWidget(box)
    for name, words in encoding_names().items():
        box.show_encoding(codecs.lookup(name).name)
        assert (box.encoding, box.currentText()) == (name, f"Read as: {words}")
    box.show_encoding("iso8859-15")
    assert (box.encoding, box.currentText()) == ("iso8859-15", "Read as: iso8859-15")


def test_the_dialog_begins_with_how_the_game_was_read(qtbot: QtBot, tmp_path: Path) -> None:
    file = GameFile.now(tmp_path / "a.pgn")
    for encoding, shown in (("cp1251", "cp1251"), (None, "utf-8")):
        dialog = EncodingDialog(None, file._replace(encoding=encoding))
        qtbot.addWidget(dialog)
        assert dialog.box.encoding == shown
