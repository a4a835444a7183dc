"""Fields of positions that boards of every game have: the colour to move and the move number."""

from __future__ import annotations

from typing import Any

from cfanp_gui.core.editing import BOARDS_GROUP
from cfanp_gui.core.line_fields import BOARD, CountField, D
from cfanp_gui.core.options import Choice
from cfanp_gui.core.pieces import COLOUR_NAMES
from cfanp_gui.core.text import Text

COLOUR_CHOICES = tuple(Choice(str(colour), name, "") for colour, name in enumerate(COLOUR_NAMES))


def board_place(number: int) -> dict[str, Any]:
    """Return the group and the row of an edited field of a board."""
    return {"group": BOARDS_GROUP, "row": BOARD.row(number)}


class MoveNumbers(CountField[D]):
    """The number of the next move on each board."""

    columns = ("move_numbers",)

    def __init__(self) -> None:
        form = {"title": Text("Move"), "group": BOARDS_GROUP, "name": "number"}
        super().__init__("move_numbers", Text("move numbers"), 1, scope=BOARD, form=form)
