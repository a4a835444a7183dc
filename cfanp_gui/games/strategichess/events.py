"""Events of StrategiChess other than moves of pieces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cfanp_gui.core.boards import Square
from cfanp_gui.core.events import Event, Loss, Names, Weight
from cfanp_gui.core.pieces import COLOUR_NAMES
from cfanp_gui.core.text import Text
from cfanp_gui.games.boards.position import CHECKMATE, STALEMATE
from cfanp_gui.games.strategichess.actions import TEAM_LETTERS

TEAM_NAMES = COLOUR_NAMES


def player_of(board: int, team: int) -> int:
    """Return the player of a team at a board, both counted from 1, while the team counts from 0."""
    return 2 * board - 1 + team


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """Pass by a player to move who had neither a move nor a man to send."""

    board: int
    team: int

    def text(self, names: Names) -> Text:
        return Text(
            "{name} passes on board {board}.",
            name=names(player_of(self.board, self.team)),
            board=self.board,
        )

    def to_json(self) -> dict[str, Any]:
        return {"type": "pass", "board": self.board, "team": TEAM_LETTERS[self.team]}


@dataclass(frozen=True, slots=True)
class Checkmate(Event):
    """Checkmate of a King, which is taken off unless the game ends by it."""

    board: int
    team: int
    king_at: Square
    taken: bool
    by: tuple[Square, ...] = field(default=(), compare=False)

    weight = Weight.LOSS

    def text(self, names: Names) -> Text:
        name = names(player_of(self.board, self.team))
        return (
            Text(
                "{name} is checkmated on board {board}, loses the King and plays on.",
                name=name,
                board=self.board,
            )
            if self.taken
            else Text("{name} is checkmated on board {board}.", name=name, board=self.board)
        )

    def to_json(self) -> dict[str, Any]:
        return {"type": "checkmate", "board": self.board, "team": TEAM_LETTERS[self.team]}

    @property
    def _seat(self) -> int:
        return player_of(self.board, self.team) - 1

    @property
    def mated(self) -> frozenset[int]:
        return frozenset((self._seat,))

    @property
    def kings(self) -> tuple[Square, ...]:
        return () if self.taken else (self.king_at,)

    @property
    def taken_off(self) -> Mapping[int, Square]:
        return {self._seat: self.king_at} if self.taken else {}

    @property
    def attackers(self) -> tuple[Square, ...]:
        return self.by

    @property
    def losses(self) -> tuple[Loss, ...]:
        return (Loss(self._seat, player_of(self.board, 1 - self.team)),)


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
        if self.winner is None:
            return {"type": "over", "result": "draw", "reason": str(STALEMATE)}
        team = TEAM_LETTERS[self.winner]
        return {"type": "over", "result": "win", "team": team, "reason": str(CHECKMATE)}
