"""How players set up their pieces before a game begins, unseen by each other."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import NamedTuple

from cfanp_gui.core.text import Text


class ReadySetUp(NamedTuple):
    """A set-up that is ready to be taken."""

    name: Text
    text: str


class SetUpRules(ABC):
    """What may be set up. A set-up is a text: the rows of a board as its owner sees it.

    The farthest row comes first, ``/`` stands between two, and every piece is its letter.
    """

    @property
    @abstractmethod
    def ready(self) -> Mapping[str, ReadySetUp]:
        """Return those to choose from, by their keys."""

    @property
    @abstractmethod
    def counts(self) -> Mapping[str, int]:
        """Return how many pieces of each kind are set up, by their letters."""

    @abstractmethod
    def read(self, text: str) -> Mapping[int, str]:
        """Return the letters of the pieces by the squares of a board, numbered from its left.

        Raises PositionError naming the row, the letter and what was expected. Spaces, line breaks
        and small letters are forgiven.
        """

    @abstractmethod
    def write(self, letters: Mapping[int, str]) -> str:
        """Return the text of a set-up; of one with empty squares too, which cannot be read."""

    @abstractmethod
    def drawn(self, seed: object) -> str:
        """Return a set-up drawn by lot, the same for the same seed."""

    @abstractmethod
    def shuffled(self, text: str, seed: object) -> str:
        """Return a set-up with some pieces exchanged by lot, perhaps mirrored; it stays alike."""
