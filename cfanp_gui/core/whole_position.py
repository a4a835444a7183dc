"""Positions that a game may begin with: whole ones, not what somebody sees of one."""

from cfanp_gui.core.capabilities import Hidden
from cfanp_gui.core.position import Position, PositionError
from cfanp_gui.core.text import Text


def check_whole(position: Position) -> None:
    """Do nothing, or raise PositionError for what somebody sees of a position."""
    if isinstance(position, Hidden) and position.viewer is not None:
        raise PositionError(
            Text("this is what somebody sees of a position, in which not all is told (expected the "
                 "whole position)")
        )  # fmt: skip
