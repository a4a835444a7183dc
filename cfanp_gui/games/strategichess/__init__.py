"""StrategiChess: 14 by 14 boards side by side, two teams, pieces that cross from board to board.

Decisions made where the rules of record are silent, in sentences for the in-app help:

- When a player's time is over on one of several boards, the game ends at once. The Kings of both
  teams are counted, without that of the player whose time is over: else a player about to be
  mated would gain by waiting.
- On a single board a player whose time is over has lost, but against a bare King it is a draw.
- A single board is drawn when no series of moves can mate. A pawn and a King alone cannot.
- Positions repeat when pieces, sides to move and never-moved pawns are the same on all boards.
  Moves of pawns can be taken back, so repetition is counted across them.
- In a position that is read and not played, in which the last Kings of both teams are mated,
  White has won.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any

from cfanp_gui.core.game import ClockPolicy, Game, Option, OptionValues, Position, check_options
from cfanp_gui.core.text import Text
from cfanp_gui.games.strategichess.actions import (
    Leave,
    StrategiAction,
    parse_action,
)
from cfanp_gui.games.strategichess.position import StrategiPosition
from cfanp_gui.games.strategichess.state import MAX_BOARDS, State
from cfanp_gui.games.strategichess.stfen import StrategiBuilder
from cfanp_gui.games.strategichess.turn import StrategiCounting
from cfanp_gui.games.strategichess.wording import StrategiWording

if TYPE_CHECKING:
    from cfanp_gui.games.strategichess.editing import StrategiEditing
    from cfanp_gui.games.strategichess.lines import StrategiLines
    from cfanp_gui.games.strategichess.notation import StrategiNotation


class StrategiChess(Game):
    """StrategiChess, the game of seed text 004, on one to six boards with two players each."""

    name = "StrategiChess"
    key = "strategichess"
    options: tuple[Option, ...] = ()
    min_players = 2
    max_players = 2 * MAX_BOARDS
    position_format = "STFEN"
    help_pages = (("strategichess.txt", Text("StrategiChess")),)
    lessons = ("strategichess.txt",)
    wording = StrategiWording()

    @property
    def player_counts(self) -> range:
        """Return the numbers of players: two for each board."""
        return range(self.min_players, self.max_players + 1, 2)

    def resembles(self, text: str) -> bool:
        """Return True if a text begins with a board of fourteen ranks."""
        first = text.lstrip(" ").partition(" ")[0].partition("|")[0]
        return first.count("/") == 13

    def initial(
        self, players: int, options: OptionValues, seed: int = 0  # noqa: ARG002
    ) -> StrategiPosition:  # fmt: skip
        self.check_players(players)
        check_options(self.options, options)
        return StrategiPosition(State.start(players // 2))

    def from_text(self, text: str, options: OptionValues) -> StrategiPosition:
        """Return the position of an STFEN line (see `stfen`). Raises PositionError, OptionError."""
        found = self._read(text, options).build()
        assert isinstance(found, StrategiPosition), "it was made one"
        return found

    def _read(self, text: str, options: OptionValues) -> StrategiBuilder:
        check_options(self.options, options)
        return StrategiBuilder.read(text, StrategiPosition)

    def draft(self, text: str, options: OptionValues) -> StrategiEditing:
        from cfanp_gui.games.strategichess.editing import StrategiEditing

        return StrategiEditing(self._read(text, options))

    def clocks(self, start: Position) -> ClockPolicy:
        from cfanp_gui.games.strategichess.clocks import SeatClocks

        return SeatClocks(start)

    @cached_property
    def lines(self) -> StrategiLines:
        from cfanp_gui.games.strategichess.lines import StrategiLines

        return StrategiLines(self)

    @cached_property
    def notation(self) -> StrategiNotation:
        from cfanp_gui.games.strategichess.notation import StrategiNotation

        return StrategiNotation()

    def editing(self, position: Position) -> StrategiEditing:
        from cfanp_gui.games.strategichess.editing import StrategiEditing

        return StrategiEditing.of(position)

    def parse_action(self, text: str) -> StrategiAction:
        return parse_action(text)

    def resignation(
        self, player: int, on_time: bool = False, board: int | None = None
    ) -> StrategiAction:
        """Return the action by which a player resigns or loses on time.

        Raises ValueError for a board at which the player does not sit.
        """
        own = (player + 1) // 2
        if board not in (None, own):
            raise ValueError(f"player {player} does not play on board {board}")
        return Leave(own, (player - 1) % 2, on_time)

    def perft(self, position: Position, depth: int) -> int:
        return StrategiCounting().perft(_state(position), depth)

    def divide(self, position: Position, depth: int) -> Iterator[tuple[str, int]]:
        return StrategiCounting().divide(_state(position), depth)


def _state(position: Any) -> State:
    if not isinstance(position, StrategiPosition):
        raise TypeError(f"{type(position).__name__} is not a position of this game")
    return position.resolve_pending()[0].state


__all__ = ["StrategiChess", "StrategiPosition"]
