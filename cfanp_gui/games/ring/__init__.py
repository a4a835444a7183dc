"""Multi Player Chess: boards in a ring, two games a player, captured pieces that come back.

Decisions made where the rules of record are silent, in sentences for the in-app help:

- A player who has won a board has White on one board and Black on another, like everyone.
- A pawn that may not advance to the last rank still attacks squares there.
- By a promotion the piece that is put on must be of the pawn's colour and, by the tournament
  rule, not of the board's own set. It may stand where the pawn came from or went to.
- Only the board after a promotion matters for the own King: the piece put on may cover a pin that
  the pawn gave up, or answer a check that the pawn does not.
- When mate is judged, the pawn counts as standing on the last rank: one that captures the
  piece giving check, or stands in its way there, answers the check if the stockpile has a piece
  for it.
- A piece that cannot be used because its holder took over the board of its own set stays in the
  stockpile.
- A piece captured leaves the game when its captor plays its colour on the board of its own set.
- A placement may give check and mate.
- A captured or moved Rook's right to castle comes back when a Rook is placed on its corner, as
  long as the King has not moved. A Rook put on by promotion has moved.
- In rounds tempo the boards move in any order within a round. What is captured in a round may be
  used on the other board in the same round.
- In rounds tempo checkmates are judged when the round is complete, so a promotion that a capture
  on the other board makes possible can still save a King. A stalemated board waits, and the
  round goes on without it.
- In rounds tempo a player checkmated in the round can no longer lose the other board. Where it is
  their turn there they may still move; resigning it, or running out of time, only lets that turn
  lapse, so that they cannot hold up the round.
- A player who takes over a seat and finds its King checkmated does not lose the board by that:
  they may answer with a placement, or else the board waits like a stalemated one. (It happens
  when one player is mated on both boards at once, or when only the loser's stockpile could
  promote.)
- As long as a player stalemated on both boards has not chosen, all boards wait. In rounds tempo
  they are asked when the round is complete and its mates are carried out.
- If nobody can move anywhere and nobody is stalemated on both boards, the game is a draw of all
  remaining players.
- Resigning and a fallen flag count at once in both tempos.
- 100 rounds without progress are a draw after the mates of the last of them were carried out. A
  promotion is a pawn move. A mate, resignation or choice alone does not begin the count anew.
- The last board stays, with the winner on both sides of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from cfanp_gui.core.game import (
    ClockPolicy,
    Game,
    Option,
    OptionValues,
    Position,
    check_options,
)
from cfanp_gui.core.text import Text
from cfanp_gui.games.ring.actions import (
    Resign,
    RingAction,
    parse_action,
)
from cfanp_gui.games.ring.options import OPTIONS, rules_of
from cfanp_gui.games.ring.piece_fields import MAX_PLAYERS, MIN_PLAYERS
from cfanp_gui.games.ring.position import RingPosition
from cfanp_gui.games.ring.rfen import RingBuilder, tells_of_rounds
from cfanp_gui.games.ring.state import State
from cfanp_gui.games.ring.turn import RingCounting
from cfanp_gui.games.ring.wording import RingWording

if TYPE_CHECKING:
    from cfanp_gui.games.ring.commands import RingCommands
    from cfanp_gui.games.ring.editing import RingEditing
    from cfanp_gui.games.ring.lines import RingLines
    from cfanp_gui.games.ring.notation import RingNotation


class MultiPlayerChess(Game):
    """Multi Player Chess, the ring game of seed text 002, for three to twenty-six players."""

    name = "Multi Player Chess"
    key = "ring"
    options: tuple[Option, ...] = OPTIONS
    min_players = MIN_PLAYERS
    max_players = MAX_PLAYERS
    position_format = "RFEN"
    help_pages = (("ring.txt", Text("Multi Player Chess")),)
    lessons = ("ring.txt",)
    wording = RingWording()

    def resembles(self, text: str) -> bool:
        """Return True if a text begins with the number of a board, as RFEN does."""
        return text.lstrip(" ").partition(":")[0].isdecimal()

    def initial(
        self,
        players: int,
        options: OptionValues,
        seed: int = 0,  # noqa: ARG002 -- the start is not random here
    ) -> RingPosition:
        self.check_players(players)
        return RingPosition(State.start(players, rules_of(check_options(OPTIONS, options))))

    def from_text(self, text: str, options: OptionValues) -> RingPosition:
        """Return the position of an RFEN line (see `rfen`). Raises PositionError, OptionError."""
        found = self._read(text, options).build()
        assert isinstance(found, RingPosition), "it was made one"
        return found

    @staticmethod
    def _read(text: str, options: OptionValues) -> RingBuilder:
        return RingBuilder.read(text, check_options(OPTIONS, options), RingPosition)

    def draft(self, text: str, options: OptionValues) -> RingEditing:
        from cfanp_gui.games.ring.editing import RingEditing

        return RingEditing(self._read(text, options))

    def options_in(self, text: str) -> OptionValues:
        """Return the option of rounds tempo if the line needs it, else no options."""
        return {"tempo": "rounds"} if tells_of_rounds(text) else {}

    def clocks(self, start: Position) -> ClockPolicy:
        from cfanp_gui.games.ring.clocks import SeatClocks

        return SeatClocks(start)

    @cached_property
    def lines(self) -> RingLines:
        from cfanp_gui.games.ring.lines import RingLines

        return RingLines(self)

    @cached_property
    def notation(self) -> RingNotation:
        from cfanp_gui.games.ring.notation import RingNotation

        return RingNotation()

    @cached_property
    def commands(self) -> RingCommands:
        from cfanp_gui.games.ring.commands import RingCommands

        return RingCommands()

    def editing(self, position: Position) -> RingEditing:
        from cfanp_gui.games.ring.editing import RingEditing

        return RingEditing.of(position)

    def parse_action(self, text: str) -> RingAction:
        return parse_action(text)

    def resignation(
        self, player: int, on_time: bool = False, board: int | None = None
    ) -> RingAction:
        if board is None:
            raise ValueError("a player gives up one of their boards (expected its number)")
        return Resign(board, player, on_time)

    def perft(self, position: Position, depth: int) -> int:
        return (
            0 if depth > 0 and position.outcome() else RingCounting().perft(_state(position), depth)
        )

    def divide(self, position: Position, depth: int) -> Iterator[tuple[str, int]]:
        return iter(()) if position.outcome() else RingCounting().divide(_state(position), depth)


def _state(position: Position) -> State:
    if not isinstance(position, RingPosition):
        raise TypeError(f"{type(position).__name__} is not a position of this game")
    return position.resolve_pending()[0].state


__all__ = ["MultiPlayerChess", "RingPosition"]
