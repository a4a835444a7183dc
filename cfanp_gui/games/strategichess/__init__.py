"""StrategiChess: 14 by 14 boards side by side, two teams, pieces that cross from board to board.

What is decided where the rules of record are silent stands in ``resources/help/strategichess.txt``,
marked ``I: ``.
"""

from collections.abc import Mapping
from typing import Any, cast

from cfanp_gui.core.game import Option, OptionValues, Position, check_options
from cfanp_gui.core.lines import Argument, Json, Key, LineError, LineFormat
from cfanp_gui.core.text import Text
from cfanp_gui.games.boards.game import BoardGame, SeatClocks
from cfanp_gui.games.strategichess.actions import TEAM_LETTERS, TeamResign, parse_action
from cfanp_gui.games.strategichess.events import over_json
from cfanp_gui.games.strategichess.notation import StrategiNotation
from cfanp_gui.games.strategichess.position import StrategiPosition
from cfanp_gui.games.strategichess.state import MAX_BOARDS, StrategiState
from cfanp_gui.games.strategichess.stfen import StrategiBuilder, StrategiEditing
from cfanp_gui.games.strategichess.wording import StrategiWording

_ANSWER = (
    Key("stfen", "the position"),
    Key("moves", "the moves on all boards, in machine form, sorted"),
    Key("to_move", "the side to move on each board"),
    Key("kings", "the boards on which each team has a King"),
    Key("over", "how the game ended; null while it goes on"),
)


class StrategiLines(LineFormat):
    """Format of lines about StrategiChess: a number of boards or a position as STFEN, and moves."""

    inputs = (
        Key("boards", f"how many boards a game begins on (1 to {MAX_BOARDS})"),
        Key("stfen", "a position to go on from in place of that, as STFEN"),
    )
    move_example = "2:e4e5, 2:n5>3:a5, 3:a5<2:n5 or 2:--"
    example = '{"system": "strategichess", "boards": 2, "moves": [...]}'
    moves_answer = _ANSWER
    play_answer = (*_ANSWER, Key("events", "what happened: checkmates, passes and the end"))

    def start(self, value: Mapping[str, Any]) -> Position:
        """Return the position a line begins with, without draws by claim or rule."""
        boards, words = value.get("boards"), self._words(value)
        if boards is not None and type(boards) is not int:
            raise LineError("“{key}” must be a whole number (expected 1 to {most})", **words)
        position = cast(StrategiPosition, super().start(value)).without_draws()
        words["expected"] = count = len(position.state.boards)
        if boards not in (None, count):
            raise LineError(
                "“{key}” is {value} (expected {expected}, as many as “{position}” has)", **words
            )
        return position

    def initial(self, value: Mapping[str, Any], options: OptionValues) -> Position:
        boards, words = value.get("boards"), self._words(value)
        if boards is None:
            raise LineError(
                "neither “{key}” nor “{position}” is given (expected one of them)", **words
            )
        if not 1 <= boards <= MAX_BOARDS:
            raise LineError("“{key}” is {value} (expected 1 to {most})", **words)
        return self.game.initial(2 * boards, options)

    @staticmethod
    def _words(value: Mapping[str, Any]) -> dict[str, Any]:
        boards = value.get("boards")
        return {"key": "boards", "value": boards, "most": MAX_BOARDS, "position": "stfen"}

    def arguments(self) -> tuple[Argument, ...]:
        return (
            Argument("boards", ("--boards",), "K", "the start on K boards", True, True),
            *(argument for argument in super().arguments() if argument.key == self.position_key),
        )

    def over(self, position: Position) -> Json | None:
        """Return the result of the game, and the team that won."""
        outcome = position.outcome()
        if outcome is None:
            return None
        winner = (outcome.players[0] - 1) % 2 if outcome.result == "win" else None
        return over_json(winner, outcome.reason)

    def moves(self, position: Position, text: str | None) -> Json:
        now = cast(StrategiPosition, position).resolve_pending()[0]
        kings = enumerate(map(now.state.kings, (0, 1)))
        return {
            "stfen": now.to_text(),
            "moves": [action.text for action in now.all_actions()],
            "to_move": {str(at): TEAM_LETTERS[turn] for at, (turn, _) in now.turns.items()},
            "kings": {TEAM_LETTERS[team]: [at + 1 for at in boards] for team, boards in kings},
            "over": self.over(now),
        }


class StrategiChess(BoardGame[StrategiPosition]):
    """StrategiChess, on one to six boards with two players each."""

    name = "StrategiChess"
    key = "strategichess"
    options: tuple[Option, ...] = ()
    min_players = 2
    max_players = 2 * MAX_BOARDS
    position_format = "STFEN"
    summary = Text(
        "Two teams on boards of 14 by 14 squares side by side; pieces go over the edge to the "
        "board of a team-mate."
    )
    help_pages = (("strategichess.txt", Text("StrategiChess")),)
    lessons = ("strategichess.txt",)
    wording = StrategiWording()
    position_class = StrategiPosition
    editing_class = StrategiEditing
    line_format = StrategiLines
    notation = StrategiNotation()
    parse_action = staticmethod(parse_action)

    @property
    def player_counts(self) -> range:
        """Return the numbers of players: two for each board."""
        return range(self.min_players, self.max_players + 1, 2)

    def resembles(self, text: str) -> bool:
        """Return True if a text begins with a board of fourteen ranks."""
        return text.lstrip(" ").partition(" ")[0].partition("|")[0].count("/") == 13

    def initial(self, players: int, options: OptionValues, seed: int = 0) -> StrategiPosition:
        self.check_players(players)
        check_options(self.options, options)
        return StrategiPosition(StrategiState.start(players // 2))

    def read(self, text: str, options: OptionValues) -> StrategiBuilder:
        """Return the fields of an STFEN line (see `stfen`). Raises PositionError, OptionError."""
        check_options(self.options, options)
        return StrategiBuilder.read(text, StrategiPosition)

    def clocks(self, start: Position) -> SeatClocks:
        clocks = super().clocks(start)
        if start.players > 2:
            clocks.rule = Text(
                "The game ends when the time of any player runs out: the team with more Kings "
                "wins, and that player’s own does not count."
            )
        return clocks

    def resignation(
        self, player: int, on_time: bool = False, board: int | None = None
    ) -> TeamResign:
        """Return the action by which a player resigns or loses on time.

        Raises ValueError for a board at which the player does not sit.
        """
        own = (player + 1) // 2
        if board not in (None, own):
            raise ValueError(f"player {player} does not play on board {board}")
        return TeamResign(own, player, on_time)


__all__ = ["StrategiChess", "StrategiPosition"]
