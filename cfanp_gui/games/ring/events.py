"""Events of Multi Player Chess other than moves of pieces."""

from dataclasses import dataclass, field
from typing import Any

from cfanp_gui.core.boards import Square
from cfanp_gui.core.events import Event, Loss, Names, Weight
from cfanp_gui.core.half_boards import half_board
from cfanp_gui.core.pieces import PIECE_NAMES, Piece
from cfanp_gui.core.text import Text
from cfanp_gui.games.boards.position import CHECKMATE
from cfanp_gui.games.ring.starting_pieces import short_name


@dataclass(frozen=True, slots=True)
class PlayerEliminated(Event):
    """Elimination of a player who lost a board to another, with everything they had ("Mate")."""

    player: int
    by_player: int
    board: int
    """The number of the board, from 1."""
    reason: Text
    """One of `CHECKMATE`, `STALEMATE`, `RESIGNATION` and `TIME`."""
    colour: int
    """The colour of the player on the board."""
    king: Square
    """Square of the player's King on the board."""
    attackers: tuple[Square, ...] = field(default=(), compare=False)

    weight = Weight.LOSS

    def text(self, names: Names) -> Text:
        name, winner = names(self.player), names(self.by_player)
        words = {"name": name, "board": self.board, "winner": winner, "reason": self.reason}
        return Text("{name} lost board {board} to {winner} and is out: {reason}.", **words)

    def to_json(self) -> dict[str, Any]:
        players = {"player": self.player, "by_player": self.by_player}
        return {"type": "out", **players, "board": self.board}

    @property
    def mated(self) -> frozenset[int]:
        seats = (half_board(self.board, self.colour),)
        return frozenset(seats if self.reason == CHECKMATE else ())

    @property
    def kings(self) -> tuple[Square, ...]:
        return (self.king,)

    @property
    def losses(self) -> tuple[Loss, ...]:
        return (Loss(half_board(self.board, self.colour), self.by_player),)

    @property
    def out(self) -> frozenset[int]:
        return frozenset((self.player,))


@dataclass(frozen=True, slots=True)
class PieceRemoved(Event):
    """Removal of a piece from the game: by the tournament rule, or of a pawn by its promotion."""

    piece: Piece

    def text(self, names: Names) -> Text:
        return Text(
            "A piece leaves the game: {piece} of set {set}.",
            piece=PIECE_NAMES[self.piece.letter],
            set=self.piece.set,
        )

    def to_json(self) -> dict[str, Any]:
        return {"type": "removed", "piece": short_name(self.piece)}


@dataclass(frozen=True, slots=True)
class TurnLapsed(Event):
    """Lapse of the turn that a player checkmated in the round had left on the other board."""

    player: int
    board: int
    """The number of the board, from 1."""
    on_time: bool

    def text(self, names: Names) -> Text:
        words = {"name": names(self.player), "board": self.board}
        if self.on_time:
            return Text(
                "{name} is checkmated and out of time on board {board}: the turn there lapses.",
                **words,
            )
        return Text("{name} is checkmated and gives up the turn on board {board}.", **words)

    def to_json(self) -> dict[str, Any]:
        return {"type": "lapsed", "player": self.player, "board": self.board}
