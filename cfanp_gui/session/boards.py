"""A match of whole boards, as those see it who have not moved over yet."""

from __future__ import annotations

from typing import cast

from cfanp_gui.core.game import Action, BoardsPosition
from cfanp_gui.session.game_session import GameSession


class BoardsSession(GameSession):
    """A match of whole boards, on several of which somebody may be to move at the same time."""

    @property
    def position(self) -> BoardsPosition:
        """The position at the cursor."""
        return cast(BoardsPosition, self.node.position)


def board_of(action: Action) -> int | None:
    """The number of the board an action is about; None for one about the whole game."""
    board: int | None = getattr(action, "board", None)
    return board
