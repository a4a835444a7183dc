"""States of lines, of any base game."""

from typing import cast

from cfanp_gui.games.armies.builder import ArmiesBuilder
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.table_view import ArmiesView


def read(line: str, rules: Rules) -> State:
    """Return the state of a CFEN line. Raises PositionError."""
    found: object = ArmiesBuilder.read(line, rules, lambda state: cast(ArmiesView, state)).build()
    assert isinstance(found, State)
    return found
