"""What is known of a base game before anybody plays it; see `pair_rules`, which it loads."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from cfanp_gui.core.boards import BOARD_LETTERS, STRIP, STRIP_LABEL, BoardSpec, Edge, Join, Seam
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.text import Text


class BaseGame(ABC):
    """A game for two players whose board is cut in the middle (Rule 10)."""

    key: str
    files: int
    ranks: int
    """The ranks of a half-board."""
    strip: int = 0
    """The ranks that lie between two half-boards and belong to nobody."""
    types: Mapping[str, PieceType]
    """Its pieces by their letters, as lists show them; one of them is royal."""
    letters: str
    """The letters of its pieces in the order of their numbers; no piece becomes the first."""
    rule: Text
    """What sentences call its rules."""

    @abstractmethod
    def army(self, number: int, join: Join) -> Mapping[int, str]:
        """Return how an army stands at the start: letters by the squares of its half-board.

        Source: armies a, c ... stand as White does, b, d ... as Black (our reading of Rule 2).
        """

    @abstractmethod
    def pair_rules(self, join: Join) -> Any:
        """Return how it is played on half-boards joined so, the same `PairRules` each time."""

    def misplaced(self, letter: str, index: int, name: str) -> Text | None:  # noqa: ARG002
        """Return why a piece cannot stand on a square of a half-board; None where it can."""
        return None

    def too_many(self, letters: Sequence[str], army: str) -> Iterator[Text]:  # noqa: ARG002
        """Yield of what an army has more than there can be; `letters` are all its pieces."""
        yield from ()

    def half_boards(self, count: int) -> tuple[BoardSpec, ...]:
        """Return the half-boards of a game, each at home with one army and open at its seam."""
        return _half_boards(self.files, self.ranks, count)

    @property
    def strip_board(self) -> BoardSpec | None:
        """Return the strip as a board, seen from the lower half-board; None without one."""
        if not self.strip:
            return None
        return BoardSpec(STRIP, self.files, self.strip, STRIP, STRIP_LABEL)

    def boards(self, count: int) -> tuple[BoardSpec, ...]:
        """Return all boards of a game: the half-boards, then the strip, if there is one."""
        strip = self.strip_board
        return self.half_boards(count) if strip is None else (*self.half_boards(count), strip)

    def __repr__(self) -> str:
        return f"<base game {self.key}>"

    @property
    def royal(self) -> str:
        """Return the letter of its royal piece, which is called King whatever its name."""
        return next(letter for letter, piece_type in self.types.items() if piece_type.royal)

    @property
    def size(self) -> int:
        """Return the number of squares of a joined board."""
        return self.files * (2 * self.ranks + self.strip)


@cache
def _half_boards(files: int, ranks: int, count: int) -> tuple[BoardSpec, ...]:
    seams = (Seam(Edge.NORTH),)
    return tuple(
        BoardSpec(board, files, ranks, board, BOARD_LETTERS[board], seams) for board in range(count)
    )
