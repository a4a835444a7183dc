"""Setting up pieces before a game, unseen by the other players."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import NamedTuple

from cfanp_gui.core.text import Text


class ReadySetUp(NamedTuple):
    """A predefined set-up."""

    name: Text
    text: str


class SetUpRules(ABC):
    """Rules of setting up. A set-up is a text: the rows of a board as its owner sees it.

    The farthest row comes first, rows are separated by ``/``, and every piece is its letter.
    """

    @property
    @abstractmethod
    def ready(self) -> Mapping[str, ReadySetUp]:
        """Return the predefined set-ups by their keys."""

    @property
    @abstractmethod
    def counts(self) -> Mapping[str, int]:
        """Return the number of pieces of each kind to set up, by their letters."""

    @abstractmethod
    def read(self, text: str) -> Mapping[int, str]:
        """Return the letters of the pieces by the squares of a board, numbered from its left.

        Raises PositionError naming the row, the letter and what was expected. Spaces, line breaks
        and small letters are accepted.
        """

    @abstractmethod
    def write(self, letters: Mapping[int, str]) -> str:
        """Return the text of a set-up; one with empty squares is written, but cannot be read."""

    @abstractmethod
    def drawn(self, seed: object) -> str:
        """Return a random set-up, the same for the same seed."""

    @abstractmethod
    def shuffled(self, text: str, seed: object) -> str:
        """Return a similar set-up with some pieces exchanged at random, perhaps mirrored."""
