"""Multi Player Chess on the command line: a game as the moves since its start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from cfanp_gui.core.game import OptionValues, Position
from cfanp_gui.core.lines import Argument, Json, LineFormat, outcome_json
from cfanp_gui.games.ring.position import RingPosition
from cfanp_gui.games.ring.starting_pieces import short_name

_LINES = (
    'Multi Player Chess: a line is {"system": "ring", "players": 3, "moves": [...]} with the '
    'moves since the start in machine form and, if wanted, "tempo": "free" or "rounds", '
    '"options": {"tournament": true or false}, and "rfen" with a position to start from. '
    "Answered are the legal moves on all boards, the player to move on each (to_move), the "
    "players' stockpiles as piece, colour and set (Nw3), and how the game ended (over)"
)


class RingLines(LineFormat):
    """Lines about a ring name the number of players, or a position as RFEN, and the moves."""

    position_key = "rfen"
    keys = ("players", "tempo", "options", "rfen", "moves")
    move_example = "2:e2e4, 2:N@b1, 2:e7e8N@f3 or 2:lose"
    example = '{"system": "ring", "players": 3, "moves": [...]}'
    moves_help = f"{_LINES}."
    play_help = (
        f"{_LINES}; to this comes what happened (events): who is out, and which pieces left the "
        "game for good (removed)."
    )

    def options(self, value: Mapping[str, Any]) -> OptionValues:
        """Return the house rules of a line, whose tempo may stand beside them."""
        options = super().options(value)
        return {**options, "tempo": value["tempo"]} if "tempo" in value else options

    def arguments(self) -> tuple[Argument, ...]:
        tempo = Argument("tempo", ("--tempo",), "TEMPO", "in a ring: free or rounds")
        return (*super().arguments(), tempo)

    def moves(self, position: Position, text: str | None) -> Json:  # noqa: ARG002
        return _answer(position)

    def play(self, position: Position, human: Sequence[str], events: list[Json]) -> Json:  # noqa: ARG002
        return {**_answer(position), "events": events}


def _answer(position: Position) -> Json:
    """Return a position as it is answered, after what the rules do before anyone acts."""
    now, _ = cast(RingPosition, position).resolve_pending()
    return {
        "moves": [action.text for action in now.all_actions()],
        "to_move": {str(number): player for number, player in now.to_move.items()},
        "stockpiles": {
            str(player): sorted(short_name(piece) for piece in pieces)
            for player, pieces in now.stockpiles.items()
        },
        "over": outcome_json(now.outcome()),
    }
