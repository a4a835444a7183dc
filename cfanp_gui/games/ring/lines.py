"""Multi Player Chess on the command line: a game as the moves since its start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from cfanp_gui.core.game import OptionValues, Position
from cfanp_gui.core.lines import Argument, Json, Key, LineFormat
from cfanp_gui.games.ring.position import RingPosition
from cfanp_gui.games.ring.starting_pieces import short_name

_ANSWER = (
    Key("moves", "the moves on all boards, in machine form, sorted"),
    Key("to_move", "the player to move on each board"),
    Key("stockpiles", "what each player has captured: piece, colour and set, such as Nw3"),
    Key("over", "how the game ended; null while it goes on"),
)


class RingLines(LineFormat):
    """Format of lines about a ring: the number of players or a position as RFEN, and the moves."""

    position_key = "rfen"
    inputs = (
        Key("players", "how many begin a game (3 to 26)"),
        Key("rfen", "a position to go on from in place of that, as RFEN"),
        Key("tempo", '"free" or "rounds"; the house rule, which may stand here too'),
    )
    move_example = "2:e2e4, 2:N@b1, 2:e7e8N@f3 or 2:lose"
    example = '{"system": "ring", "players": 3, "moves": [...]}'
    moves_answer = _ANSWER
    play_answer = (
        *_ANSWER,
        Key("events", "what happened: who is out, and what left the game for good (removed)"),
    )

    def options(self, value: Mapping[str, Any]) -> OptionValues:
        """Return the house rules of a line, including a tempo given beside them."""
        options = super().options(value)
        return {**options, "tempo": value["tempo"]} if "tempo" in value else options

    def arguments(self) -> tuple[Argument, ...]:
        tempo = Argument("tempo", ("--tempo",), "TEMPO", "in a ring: free or rounds")
        return (*super().arguments(), tempo)

    def moves(self, position: Position, text: str | None) -> Json:
        now = cast(RingPosition, position).resolve_pending()[0]
        return {
            "moves": [action.text for action in now.all_actions()],
            "to_move": {str(number): player for number, player in now.to_move.items()},
            "stockpiles": {
                str(player): sorted(short_name(piece) for piece in pieces)
                for player, pieces in now.stockpiles.items()
            },
            "over": self.over(now),
        }
