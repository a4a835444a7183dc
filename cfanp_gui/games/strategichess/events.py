"""Events of StrategiChess other than moves of pieces."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cfanp_gui.core.boards import Square
from cfanp_gui.core.events import Event, Loss, Names, Weight
from cfanp_gui.core.half_boards import half_board
from cfanp_gui.core.pieces import COLOUR_NAMES
from cfanp_gui.core.text import Text
from cfanp_gui.games.boards.position import CHECKMATE, STALEMATE
from cfanp_gui.games.strategichess.actions import TEAM_LETTERS

TEAM_NAMES = COLOUR_NAMES


def player_of(board: int, team: int) -> int:
    """Return the player of a team at a board, both counted from 1, while the team counts from 0."""
    return 2 * board - 1 + team


@dataclass(frozen=True, slots=True)
class BoardPassed(Event):
    """Pass by a player to move who had neither a move nor a man to send."""

    board: int
    team: int

    def text(self, names: Names) -> Text:
        name = names(player_of(self.board, self.team))
        return Text("{name} passes on board {board}.", name=name, board=self.board)

    def to_json(self) -> dict[str, Any]:
        return {"type": "pass", "board": self.board, "team": TEAM_LETTERS[self.team]}


@dataclass(frozen=True, slots=True)
class KingMated(Event):
    """Checkmate of a King, which is taken off unless the game ends by it."""

    board: int
    team: int
    king_at: Square
    taken: bool
    attackers: tuple[Square, ...] = field(default=(), compare=False)

    weight = Weight.LOSS

    def text(self, names: Names) -> Text:
        words = {"name": names(player_of(self.board, self.team)), "board": self.board}
        if self.taken:
            return Text(
                "{name} is checkmated on board {board}, loses the King and plays on.", **words
            )
        return Text("{name} is checkmated on board {board}.", **words)

    def to_json(self) -> dict[str, Any]:
        return {"type": "checkmate", "board": self.board, "team": TEAM_LETTERS[self.team]}

    @property
    def mated(self) -> frozenset[int]:
        return frozenset((half_board(self.board, self.team),))

    @property
    def kings(self) -> tuple[Square, ...]:
        return () if self.taken else (self.king_at,)

    @property
    def taken_off(self) -> Mapping[int, Square]:
        return dict.fromkeys(self.mated if self.taken else (), self.king_at)

    @property
    def losses(self) -> tuple[Loss, ...]:
        seat, captor = half_board(self.board, self.team), player_of(self.board, 1 - self.team)
        return (Loss(seat, captor),)


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """End of the game: the last King of a team is mated, or a single board is stalemated."""

    winner: int | None
    """The team that has won; None for a draw."""

    def text(self, names: Names) -> Text:
        if self.winner is None:
            return Text("Stalemate.")
        return Text(
            "{team} has mated the last King of {other}.",
            team=TEAM_NAMES[self.winner],
            other=TEAM_NAMES[1 - self.winner],
        )

    def to_json(self) -> dict[str, Any]:
        reason = STALEMATE if self.winner is None else CHECKMATE
        return {"type": "over", **over_json(self.winner, reason)}


def over_json(winner: int | None, reason: str) -> dict[str, Any]:
    """Return the end of the game as JSON; `winner` is a team, None for a draw."""
    if winner is None:
        return {"result": "draw", "reason": str(reason)}
    return {"result": "win", "team": TEAM_LETTERS[winner], "reason": str(reason)}
