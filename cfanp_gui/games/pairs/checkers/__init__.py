"""Checkers as a base game: English draughts, on half-boards of 8 by 4.

Source: resources/help/checkers.txt.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property

from cfanp_gui.core.boards import Join
from cfanp_gui.core.caching import Memo
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.text import Plural, Text
from cfanp_gui.games.armies.base_game import BaseGame, DrawCounts, the

FILES, RANKS = 8, 4
SIZE = 2 * FILES * RANKS
"""Number of squares of a joined board."""
MAN, KING = "M", "K"
ARMY = {at: MAN for at in range(3 * FILES) if (at % FILES + at // FILES) % 2 == 0}
"""The dark squares of ranks 1 to 3; a1 is dark."""


def between(number: int) -> tuple[int, ...]:
    """Return the squares that the third number of a move encodes; see `numbered`."""
    squares: list[int] = []
    while number:
        number, square = divmod(number, SIZE + 1)
        squares.append(square - 1)
    return tuple(squares)


def numbered(squares: Sequence[int]) -> int:
    """Return the third number of a move: the squares it touches between its ends, in order."""
    number = 0
    for square in reversed(squares):
        number = number * (SIZE + 1) + square + 1
    return number


class Checkers(BaseGame):
    """English draughts, without a King that could be mated."""

    key = "checkers"
    name = Text("Checkers")
    about = Text("English draughts: men and Kings jump over what they capture, and must.")
    family = "draughts"
    help_page = "checkers.txt"
    summary = Text("English draughts: captures are compulsory, and go on while they can.")
    files, ranks = FILES, RANKS
    types: Mapping[str, PieceType] = {
        MAN: PieceType(
            MAN, Text("man"), Text("Man"), Plural("%n men", "", 1).template, "draughts/man", 1, "⛀"
        ),
        KING: PieceType(
            KING,
            Text("crowned King"),
            Text("Crowned King"),
            Plural("%n crowned King(s)", "", 1).template,
            "draughts/king",
            2,
            "⛁",
        ),
    }
    letters = MAN + KING
    most_pieces = len(ARMY)
    jumps = True
    rule = Text("Checkers")
    counted = Text("Moves since a capture or a man’s move")
    search_path = "cfanp_gui.games.cfanp.described_state:search_state"
    rules_path = "cfanp_gui.games.pairs.checkers.rules:CheckersPairs"
    draws = draws_of_many = DrawCounts(moves=60, claimed=40)
    stalemate = "lost"

    def army(self, number: int, join: Join) -> Mapping[int, str]:
        return ARMY

    def without_progress(self, count: int) -> Text:
        return Text("{count} moves each without a capture or a man’s move", count=count)

    def misplaced(self, letter: str, index: int, name: str, at_home: bool) -> Text | None:
        if (index % FILES + index // FILES) % 2:
            return Text("{square}: pieces stand on dark squares alone", square=name)
        if letter == MAN and index < FILES and not at_home:
            return Text(
                "{square}: a man on a foreign back rank is a King (expected K)", square=name
            )
        return None

    @cached_property
    def becomes(self) -> Memo[int, str | None]:  # type: ignore[override]
        names = self.names.joined
        return Memo(
            lambda number: "".join(names[at] for at in between(number)).upper() or None, 1 << 12
        )

    def number(self, letter: str, stated: str | None) -> int:
        names = stated.lower() if stated else ""
        return numbered([self.names.number(names[at : at + 2]) for at in range(0, len(names), 2)])

    def became(self, letter: str, stated: str | None) -> str | None:
        return letter

    def move_text(self, origin: int, target: int, becomes: str | None) -> str:
        names = self.names.joined
        return names[origin] + (becomes or "").lower() + names[target]

    @cached_property
    def move_pattern(self) -> str:
        square = self.names.pattern
        return rf"(?P<origin>{square})(?P<stated>(?:{square})*?)(?P<target>{square})"


CHECKERS = the(Checkers)
