"""Multi Player Chess: boards in a ring, two games a player, captured pieces that come back.

What is decided where the rules of record are silent stands in ``resources/help/ring.txt``, marked
``I: ``.
"""

from collections.abc import Mapping
from typing import Any, cast

from cfanp_gui.core.game import Option, OptionValues, Position, check_options
from cfanp_gui.core.lines import Argument, Json, Key, LineFormat
from cfanp_gui.core.text import Text
from cfanp_gui.games.boards.game import BoardGame, SeatClocks
from cfanp_gui.games.boards.position import BoardResign
from cfanp_gui.games.ring.actions import parse_action
from cfanp_gui.games.ring.editing import RingEditing
from cfanp_gui.games.ring.notation import RingNotation
from cfanp_gui.games.ring.piece_fields import MAX_PLAYERS, MIN_PLAYERS
from cfanp_gui.games.ring.position import RingPosition
from cfanp_gui.games.ring.rfen import FIELDS, RingBuilder
from cfanp_gui.games.ring.starting_pieces import short_name
from cfanp_gui.games.ring.state import OPTIONS, RingState, rules_of
from cfanp_gui.games.ring.wording import RingWording

_ANSWER = (
    Key("moves", "the moves on all boards, in machine form, sorted"),
    Key("to_move", "the player to move on each board"),
    Key("stockpiles", "what each player has captured: piece, colour and set, such as Nw3"),
    Key("over", "how the game ended; null while it goes on"),
)


class RingLines(LineFormat):
    """Format of lines about a ring: the number of players or a position as RFEN, and the moves."""

    inputs = (
        Key("players", "how many begin a game (3 to 26)"),
        Key("rfen", "a position to go on from in place of that, as RFEN"),
        Key("tempo", '"free" or "rounds"; the house rule, which may stand here too'),
    )
    move_example = "2:e2e4, 2:N@b1, 2:e7e8N@f3 or 2:lose"
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


class MultiPlayerChess(BoardGame[RingPosition]):
    """Multi Player Chess, for three to twenty-six players."""

    name = "Multi Player Chess"
    key = "ring"
    options: tuple[Option, ...] = OPTIONS
    min_players = MIN_PLAYERS
    max_players = MAX_PLAYERS
    position_format = "RFEN"
    summary = Text(
        "Everybody plays White against one neighbour and Black against the other, and captured "
        "pieces come back on the other board."
    )
    help_pages = (("ring.txt", Text("Multi Player Chess")),)
    lessons = ("ring.txt",)
    wording = RingWording()
    position_class = RingPosition
    editing_class = RingEditing
    line_format = RingLines
    notation = RingNotation()
    parse_action = staticmethod(parse_action)

    def resembles(self, text: str) -> bool:
        """Return True if a text begins with the number of a board, as RFEN does."""
        return text.lstrip(" ").partition(":")[0].isdecimal()

    def initial(self, players: int, options: OptionValues, seed: int = 0) -> RingPosition:
        self.check_players(players)
        return RingPosition(RingState.start(players, rules_of(options)))

    def read(self, text: str, options: OptionValues) -> RingBuilder:
        return RingBuilder.read(text, check_options(OPTIONS, options), RingPosition)

    def options_in(self, text: str) -> OptionValues:
        """Return the option of rounds tempo if the line needs it, else no options."""
        parts = text.split(" ")
        rounds = len(parts) == len(FIELDS) and ("*" in parts[2] or parts[-2:] != ["1", "0"])
        return {"tempo": "rounds"} if rounds else {}

    def clocks(self, start: Position) -> SeatClocks:
        clocks = super().clocks(start)
        clocks.factor = 2  # every player plays two games at once
        clocks.ends_game = False
        clocks.rule = Text("A player whose time on a board runs out has lost that board.")
        return clocks

    def resignation(
        self, player: int, on_time: bool = False, board: int | None = None
    ) -> BoardResign:
        if board is None:
            raise ValueError("a player gives up one of their boards (expected its number)")
        return BoardResign(board, player, on_time)


__all__ = ["MultiPlayerChess", "RingPosition"]
