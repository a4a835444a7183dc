"""What a refusal says in every game: who is in the way, who attacks, and whose turn it is.

Players are `PlayerName`, so that those at the table read their names.
"""

from __future__ import annotations

from collections.abc import Callable

from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import PlayerName, Text


def in_the_way(piece: Text, square: str, holder: int | None, player: int) -> Text:
    """Return that a piece keeps one of a player from going somewhere.

    `holder` is who moves the piece in the way; None where nobody does.
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
    """Return a piece that attacks a King, with whose it is."""
    if holder is None:
        return Text("the {piece} on {square}", piece=piece, square=square)
    return Text(
        "{player}’s {piece} on {square}", player=PlayerName(holder), piece=piece, square=square
    )


def attacked(king: str, attackers: str, already: bool) -> Text:
    """Return that a move leaves the own King on a square attacked, as it is `already` or anew."""
    if already:
        return Text("Your King on {square} is attacked by {attackers}",
                    square=king, attackers=attackers)  # fmt: skip
    return Text("Your King on {square} would be attacked by {attackers}",
                square=king, attackers=attackers)  # fmt: skip


def not_your_turn(player: int, board: int | None = None) -> Text:
    """Return whose turn it is, on the board with a number where each has a turn of its own."""
    if board is None:
        return Text("It is {player}’s turn", player=PlayerName(player))
    return Text("It is {player}’s turn on board {board}", player=PlayerName(player), board=board)


def blocker(origin: int, others: int, files: int, reaches: Callable[[int], bool]) -> int | None:
    """Return which piece alone keeps another from its goal, the nearest of several; None for none.

    `others` are the squares of all that may be in the way, on a board of so many files; `reaches`
    says whether the piece would come to its goal if only these of them stood there.
    """
    if reaches(others) or not reaches(0):
        return None
    row, file = divmod(origin, files)

    def distance(square: int) -> int:
        return max(abs(square // files - row), abs(square % files - file))

    shut = [square for square in squares[others] if not reaches(1 << square)]
    return min(shut, key=distance, default=None)
