"""Fields of a line and of the editor that only a base game understands: the rights.

They are the fourth and the fifth field of CFEN, and the marks of half-boards and armies when a
position is set up by hand. During that they need not be consistent.
"""

from typing import Any

from cfanp_gui.core.boards import ARMY_LETTERS, MAX_BOARDS
from cfanp_gui.core.line_fields import LineField, Scope
from cfanp_gui.core.position import PositionError
from cfanp_gui.core.text import Text

CASTLING, EN_PASSANT = Text("castling"), Text("en passant")
"""Names of the two fields of a line in sentences."""
ARMIES = Text("Armies")
"""Group of the fields of armies in the editor."""
EACH_ARMY = Scope(
    Text("army"), "/", lambda letter: Text("Army {letter}", letter=letter.upper()), ARMY_LETTERS
)
HALF_BOARD = Scope(Text("half-board"), "|")

Draft = Any
"""The fields of a position, an `ArmiesBuilder`, which base games do not import."""


class ArmiesField(LineField[Any]):
    """A field of a position of armies, whose owners are the armies with their half-boards."""

    word = ""
    """Word before the text of a field that is left out when it is empty, such as ``hand``."""


class NoRights(ArmiesField):
    """A field of rights that a base game does not have."""

    def __init__(self, name: Text) -> None:
        super().__init__(name, "-", "-")

    def texts(self, draft: Any) -> dict[None, str]:
        return {None: "-"}

    def read(self, draft: Any, text: str) -> Any:
        if text != "-":
            message = Text("“{text}”: there are no such rights (expected -)", text=text)
            raise PositionError(self.problem(message).sentence)
        return draft


def army_name(army: int) -> str:
    """Return an army's letter; its number if it has none."""
    return ARMY_LETTERS[army] if 0 <= army < MAX_BOARDS else str(army)
