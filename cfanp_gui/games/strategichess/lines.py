"""StrategiChess on the command line: the number of boards or a position, and the moves since."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from cfanp_gui.core.game import OptionValues, Position
from cfanp_gui.core.lines import Argument, Json, Key, LineError, LineFormat
from cfanp_gui.core.text import Text
from cfanp_gui.games.strategichess.actions import TEAM_LETTERS
from cfanp_gui.games.strategichess.position import StrategiPosition
from cfanp_gui.games.strategichess.state import MAX_BOARDS

_ANSWER = (
    Key("stfen", "the position"),
    Key("moves", "the moves on all boards, in machine form, sorted"),
    Key("to_move", "the side to move on each board"),
    Key("kings", "the boards on which each team has a King"),
    Key("over", "how the game ended; null while it goes on"),
)


class StrategiLines(LineFormat):
    """Format of lines about StrategiChess: a number of boards or a position as STFEN, and moves."""

    position_key = "stfen"
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
        boards = value.get("boards")
        if boards is not None and (not isinstance(boards, int) or isinstance(boards, bool)):
            raise LineError(
                Text(
                    "“{key}” must be a whole number (expected 1 to {most})",
                    key="boards",
                    most=MAX_BOARDS,
                )
            )
        position = cast(StrategiPosition, super().start(value)).without_draws()
        found = len(position.state.boards)
        if boards not in (None, found):
            raise LineError(
                Text(
                    "“{key}” is {value} (expected {expected}, as many as “{position}” has)",
                    key="boards",
                    value=boards,
                    expected=found,
                    position="stfen",
                )
            )
        return position

    def initial(self, value: Mapping[str, Any], options: OptionValues) -> Position:
        boards = value.get("boards")
        if boards is None:
            raise LineError(
                Text(
                    "neither “{key}” nor “{position}” is given (expected one of them)",
                    key="boards",
                    position="stfen",
                )
            )
        if not 1 <= boards <= MAX_BOARDS:
            raise LineError(
                Text(
                    "“{key}” is {value} (expected 1 to {most})",
                    key="boards",
                    value=boards,
                    most=MAX_BOARDS,
                )
            )
        return self.game.initial(2 * boards, options)

    def arguments(self) -> tuple[Argument, ...]:
        return (
            Argument("boards", ("--boards",), "K", "the start on K boards", True, True),
            *(one for one in super().arguments() if one.key == self.position_key),
        )

    def over(self, position: Position) -> Json | None:
        """Return the result of the game, and the team that won."""
        outcome = position.outcome()
        if outcome is None:
            return None
        if outcome.result == "draw":
            return {"result": "draw", "reason": str(outcome.reason)}
        team = TEAM_LETTERS[cast(StrategiPosition, position).team(outcome.players[0])]
        return {"result": "win", "team": team, "reason": str(outcome.reason)}

    def moves(self, position: Position, text: str | None) -> Json:
        now = cast(StrategiPosition, position).resolve_pending()[0]
        state = now.state
        turns = enumerate(state.boards, 1)
        return {
            "stfen": now.to_text(),
            "moves": [action.text for action in now.all_actions()],
            "to_move": {str(number): TEAM_LETTERS[board.turn] for number, board in turns},
            "kings": {TEAM_LETTERS[team]: [at + 1 for at in state.kings(team)] for team in (0, 1)},
            "over": self.over(now),
        }
