"""StrategiChess: 14 by 14 boards side by side, two teams, pieces that cross from board to board.

What is decided where the rules of record are silent stands in ``resources/help/strategichess.txt``,
marked ``I: ``.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from cfanp_gui.core.game import ClockPolicy, Option, OptionValues, Position, check_options
from cfanp_gui.core.text import Text
from cfanp_gui.games.boards.game import BoardGame
from cfanp_gui.games.strategichess.actions import Resign, StrategiAction, parse_action
from cfanp_gui.games.strategichess.position import StrategiPosition
from cfanp_gui.games.strategichess.state import MAX_BOARDS, State
from cfanp_gui.games.strategichess.stfen import StrategiBuilder
from cfanp_gui.games.strategichess.turn import StrategiCounting
from cfanp_gui.games.strategichess.wording import StrategiWording

if TYPE_CHECKING:
    from cfanp_gui.games.strategichess.editing import StrategiEditing
    from cfanp_gui.games.strategichess.lines import StrategiLines
    from cfanp_gui.games.strategichess.notation import StrategiNotation


class StrategiChess(BoardGame[StrategiPosition]):
    """StrategiChess, on one to six boards with two players each."""

    name = "StrategiChess"
    key = "strategichess"
    options: tuple[Option, ...] = ()
    min_players = 2
    max_players = 2 * MAX_BOARDS
    position_format = "STFEN"
    help_pages = (("strategichess.txt", Text("StrategiChess")),)
    lessons = ("strategichess.txt",)
    wording = StrategiWording()
    position_class = StrategiPosition
    counting = StrategiCounting

    @property
    def player_counts(self) -> range:
        """Return the numbers of players: two for each board."""
        return range(self.min_players, self.max_players + 1, 2)

    def resembles(self, text: str) -> bool:
        """Return True if a text begins with a board of fourteen ranks."""
        first = text.lstrip(" ").partition(" ")[0].partition("|")[0]
        return first.count("/") == 13

    def initial(self, players: int, options: OptionValues, seed: int = 0) -> StrategiPosition:
        self.check_players(players)
        check_options(self.options, options)
        return StrategiPosition(State.start(players // 2))

    def read(self, text: str, options: OptionValues) -> StrategiBuilder:
        """Return the fields of an STFEN line (see `stfen`). Raises PositionError, OptionError."""
        check_options(self.options, options)
        return StrategiBuilder.read(text, StrategiPosition)

    def editing_class(self) -> type[StrategiEditing]:
        from cfanp_gui.games.strategichess.editing import StrategiEditing

        return StrategiEditing

    def clocks(self, start: Position) -> ClockPolicy:
        found = super().clocks(start)
        if start.players > 2:
            found.rule = Text(
                "The game ends when the time of any player runs out: the team with more Kings "
                "wins, and that player’s own does not count."
            )
        return found

    @cached_property
    def lines(self) -> StrategiLines:
        from cfanp_gui.games.strategichess.lines import StrategiLines

        return StrategiLines(self)

    @cached_property
    def notation(self) -> StrategiNotation:
        from cfanp_gui.games.strategichess.notation import StrategiNotation

        return StrategiNotation()

    parse_action = staticmethod(parse_action)

    def resignation(
        self, player: int, on_time: bool = False, board: int | None = None
    ) -> StrategiAction:
        """Return the action by which a player resigns or loses on time.

        Raises ValueError for a board at which the player does not sit.
        """
        own = (player + 1) // 2
        if board not in (None, own):
            raise ValueError(f"player {player} does not play on board {board}")
        return Resign(own, player, on_time)


__all__ = ["StrategiChess", "StrategiPosition"]
