"""Sentences of refusals shared by all games: blockers, attackers and the turn.

Players are `PlayerName`, so that those at the table read their names.
"""

from __future__ import annotations

from collections.abc import Callable

from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import PlayerName, Text


def in_the_way(piece: Text, square: str, holder: int | None, player: int) -> Text:
    """Return the sentence that a piece blocks the way of a player's piece.

    `holder` is the player who moves the blocking piece; None if nobody does.
    """
    if holder is None:
        return Text("The dead {piece} on {square} is in the way", piece=piece, square=square)
    if holder == player:
        return Text("Your {piece} on {square} is in the way", piece=piece, square=square)
    return Text(
        "{player}’s {piece} on {square} is in the way",
        player=PlayerName(holder), piece=piece, square=square,
    )  # fmt: skip


def attacker(piece: Text, square: str, holder: int | None) -> Text:
    """Return a piece that attacks a King, with its owner."""
    if holder is None:
        return Text("the {piece} on {square}", piece=piece, square=square)
    return Text(
        "{player}’s {piece} on {square}", player=PlayerName(holder), piece=piece, square=square
    )


def attacked(king: str, attackers: str, already: bool) -> Text:
    """Return the sentence that a move leaves the own King attacked, `already` or newly."""
    if already:
        return Text("Your King on {square} is attacked by {attackers}",
                    square=king, attackers=attackers)  # fmt: skip
    return Text("Your King on {square} would be attacked by {attackers}",
                square=king, attackers=attackers)  # fmt: skip


def not_your_turn(player: int, board: int | None = None) -> Text:
    """Return the sentence naming the player to move, on a board with a number if given."""
    if board is None:
        return Text("It is {player}’s turn", player=PlayerName(player))
    return Text("It is {player}’s turn on board {board}", player=PlayerName(player), board=board)


def blocker(origin: int, others: int, files: int, reaches: Callable[[int], bool]) -> int | None:
    """Return the piece that alone blocks another, the nearest of several, or None.

    `others` are the squares of all possible blockers, on a board of `files` files; `reaches`
    returns True if the piece would reach its goal with only these on the board.
    """
    if reaches(others) or not reaches(0):
        return None
    row, file = divmod(origin, files)

    def distance(square: int) -> int:
        return max(abs(square // files - row), abs(square % files - file))

    shut = [square for square in squares[others] if not reaches(1 << square)]
    return min(shut, key=distance, default=None)
