"""The About box names whose work is in the program."""

from __future__ import annotations

from cfanp_gui import __version__
from cfanp_gui.table.layers.piece_art import PIECE_SETS
from cfanp_gui.window.dialogs.about import about


def test_version_artists_and_licence_are_named() -> None:
    words = about()
    assert __version__ in words
    assert "GNU General Public License" in words
    assert PIECE_SETS
    for one in PIECE_SETS:
        assert one.artist in words
