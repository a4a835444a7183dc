"""Multi Player Chess: boards in a ring, two games a player, captured pieces that come back.

What is decided where the rules of record are silent stands in ``resources/help/ring.txt``, marked
``I: ``.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from cfanp_gui.core.game import ClockPolicy, Option, OptionValues, Position, check_options
from cfanp_gui.core.text import Text
from cfanp_gui.games.boards.actions import Resign
from cfanp_gui.games.boards.game import BoardGame
from cfanp_gui.games.ring.actions import RingAction, parse_action
from cfanp_gui.games.ring.options import OPTIONS, rules_of
from cfanp_gui.games.ring.piece_fields import MAX_PLAYERS, MIN_PLAYERS
from cfanp_gui.games.ring.position import RingPosition
from cfanp_gui.games.ring.rfen import RingBuilder, tells_of_rounds
from cfanp_gui.games.ring.state import State
from cfanp_gui.games.ring.turn import RingCounting
from cfanp_gui.games.ring.wording import RingWording

if TYPE_CHECKING:
    from cfanp_gui.games.ring.editing import RingEditing
    from cfanp_gui.games.ring.lines import RingLines
    from cfanp_gui.games.ring.notation import RingNotation


class MultiPlayerChess(BoardGame[RingPosition]):
    """Multi Player Chess, for three to twenty-six players."""

    name = "Multi Player Chess"
    key = "ring"
    options: tuple[Option, ...] = OPTIONS
    min_players = MIN_PLAYERS
    max_players = MAX_PLAYERS
    position_format = "RFEN"
    help_pages = (("ring.txt", Text("Multi Player Chess")),)
    lessons = ("ring.txt",)
    wording = RingWording()
    position_class = RingPosition
    counting = RingCounting

    def resembles(self, text: str) -> bool:
        """Return True if a text begins with the number of a board, as RFEN does."""
        return text.lstrip(" ").partition(":")[0].isdecimal()

    def initial(self, players: int, options: OptionValues, seed: int = 0) -> RingPosition:
        self.check_players(players)
        return RingPosition(State.start(players, rules_of(check_options(OPTIONS, options))))

    def read(self, text: str, options: OptionValues) -> RingBuilder:
        """Return the fields of an RFEN line (see `rfen`). Raises PositionError, OptionError."""
        return RingBuilder.read(text, check_options(OPTIONS, options), RingPosition)

    def editing_class(self) -> type[RingEditing]:
        from cfanp_gui.games.ring.editing import RingEditing

        return RingEditing

    def options_in(self, text: str) -> OptionValues:
        """Return the option of rounds tempo if the line needs it, else no options."""
        return {"tempo": "rounds"} if tells_of_rounds(text) else {}

    def clocks(self, start: Position) -> ClockPolicy:
        from cfanp_gui.games.ring.clocks import RingClocks

        return RingClocks(start, self.resignation)

    @cached_property
    def lines(self) -> RingLines:
        from cfanp_gui.games.ring.lines import RingLines

        return RingLines(self)

    @cached_property
    def notation(self) -> RingNotation:
        from cfanp_gui.games.ring.notation import RingNotation

        return RingNotation()

    parse_action = staticmethod(parse_action)

    def resignation(
        self, player: int, on_time: bool = False, board: int | None = None
    ) -> RingAction:
        if board is None:
            raise ValueError("a player gives up one of their boards (expected its number)")
        return Resign(board, player, on_time)


__all__ = ["MultiPlayerChess", "RingPosition"]
