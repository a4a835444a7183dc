"""Moves of chess armies as people write them; two armies have a quick way for whole lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.games.armies.notation import ArmiesNotation
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.cfanp.start import CfanpStart
from cfanp_gui.games.pairs.fide import FIDE

if TYPE_CHECKING:
    from cfanp_gui.core.game import Game
    from cfanp_gui.core.notation import QuickLine
    from cfanp_gui.games.armies.table_view import TableView


class ChessNotation(ArmiesNotation):
    """The human form of the actions of armies of chess."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def quick_line(self, start: TableView) -> QuickLine | None:
        """Return a line of standard chess, for two armies under no house rule."""
        if start.players != 2 or start.rules != Rules(FIDE):
            return None
        from cfanp_gui.games.cfanp.chess_line import line_of

        return line_of(None if isinstance(start, CfanpStart) else start, self._game)
