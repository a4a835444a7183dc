"""What kinds of pieces are called."""

from __future__ import annotations

from cfanp_gui.core.pieces import KING, KNIGHT, PieceType
from cfanp_gui.core.text import Text


def test_a_kind_is_headed_and_shown() -> None:
    assert (KING.heading, KING.sign, KING.royal) == ("King", "♚", True)
    assert (KNIGHT.heading, KNIGHT.royal) == ("Knight", False)
    bare = PieceType("Z", Text("zebra"), Text("zebra"), "%n zebra(s)", "zebra", 2)
    assert (bare.heading, bare.sign) == ("zebra", "Z")
    assert bare._replace(one=Text("Zebra"), glyph="z").heading == "Zebra"
    assert bare._replace(glyph="z").sign == "z"
