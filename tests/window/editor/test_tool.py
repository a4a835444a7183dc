"""One thing at a time is chosen in the palette."""

from __future__ import annotations

from cfanp_gui.core.pieces import Piece
from cfanp_gui.window.editor.tool import ERASER, HAND, Tool


def test_only_the_hand_is_the_hand() -> None:
    assert HAND.is_hand
    assert not ERASER.is_hand
    assert not Tool(piece=Piece("K", 0)).is_hand
    assert not Tool(field="passed").is_hand
