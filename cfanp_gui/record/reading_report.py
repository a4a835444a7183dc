"""Report on reading a file: remarks on its games, and games that could not be read."""

from typing import NamedTuple

from cfanp_gui.core.text import sentence_of
from cfanp_gui.record.game_record import GameRecord, PlacedError, UnreadGame


class PlacedRemark(NamedTuple):
    """A remark on a game of a file, or the reason why it cannot be read."""

    game: int
    """Number of the game in the file, from 1."""
    line: int | None
    """Line of the file, from 1; None if no place is known."""
    column: int | None
    message: str
    """One sentence without its full stop."""
    is_unread: bool
    """True if the game is not read at all."""
    place: str | None = None
    """Last move ahead of it in the game, as `MoveNode.at_place` reads it; None for none."""
    span: tuple[int, int, int] | None = None
    """Beginning, end and first line of the game in the file; None if that is not known."""


def told_of(number: int, game: GameRecord | UnreadGame) -> list[PlacedRemark]:
    """Return the remarks on a game, or why it was not read; `number` counts from 1."""
    if isinstance(game, GameRecord):
        return [
            PlacedRemark(number, remark.line, remark.column, remark.message, False, remark.place)
            for remark in game.remarks
        ]
    error = game.error
    if isinstance(error, PlacedError):
        return [PlacedRemark(number, error.line, error.column, error.problem, is_unread=True)]
    return [PlacedRemark(number, None, None, sentence_of(error), is_unread=True)]
