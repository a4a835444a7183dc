"""How the moves, records and positions of a game are written, by us and by other programs."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from cfanp_gui.core.actions import Action, Refusal, Transition
from cfanp_gui.core.boards import BOARD_LETTERS
from cfanp_gui.core.position import Outcome, Position
from cfanp_gui.core.text import Text

DEFINITION_TAG = "BaseGame"
"""The tag that tells what is played where who reads the record may not know it."""
_COMMON = ("Variant", "Players", "Options", DEFINITION_TAG, "SetUp", "Result")


class TagNames(NamedTuple):
    """The tags of one game's records."""

    position: str
    """The tag with the start position, such as ``CFEN``."""
    player: str
    """How the tags with the players' names begin, such as ``Army``."""
    colour: str = "Colour"
    """How the tags with their colours begin."""
    letters: bool = True
    """Whether tags name players by letters, as armies are named, or by numbers."""

    def label(self, player: int) -> str:
        """Return what stands behind `player` and `colour` for a player, from 1."""
        return BOARD_LETTERS[player - 1] if self.letters else str(player)

    def ours(self, tag: str) -> bool:
        """Return whether a tag says what a record says elsewhere."""
        if tag in (*_COMMON, self.position):
            return True
        label = r"[A-Z]" if self.letters else r"[1-9]\d?"
        return bool(re.fullmatch(f"(?:{self.player}|{self.colour}){label}", tag, re.ASCII))


class QuickLine(Protocol):
    """A position in a line of moves that are read and written quicker than by the game's rules.

    It knows the tokens of moves alone, and not all of those that the notation reads.
    """

    @property
    def actions(self) -> Sequence[Action]:
        """Return the actions that led there from the start."""

    @property
    def round(self) -> int:
        """Return the round being played."""

    def read(self, token: str) -> tuple[Action, QuickLine] | None:
        """Return the legal action of a token and what follows; None for one it does not know."""

    def written(self, action: Action) -> tuple[str, QuickLine] | None:
        """Return the token of a legal action and what follows; None for one it does not know."""

    def outcome(self) -> Outcome | None:
        """Return the outcome of the game; None while it goes on."""


SAME_TURN = "&"
"""The sign before a token by which a record says that the turn of the move before goes on."""


def shown_token(token: str) -> str:
    """Return a token as people are shown it: without what only the reader of a record needs."""
    return token.removeprefix(SAME_TURN)


P_contra = TypeVar("P_contra", bound=Position, contravariant=True)
"""The positions of a game."""


class NotationError(ValueError):
    """A text that is not a move here; the message says what was expected or what would fit."""

    def __init__(
        self, message: str, fitting: tuple[Action, ...] = (), refusal: Refusal | None = None
    ) -> None:
        super().__init__(message)
        self.fitting = fitting
        """The legal actions it may mean, when it may mean several."""
        self.refusal = refusal
        """Why the move it means is not legal, when one reason holds."""


class UnreadableError(NotationError):
    """A text that has not even the form of a move."""


class Notation(Protocol[P_contra]):
    """The human form of the actions of a game, whose positions are of kind `P_contra`."""

    @property
    def naming(self) -> TagNames:
        """Return what the tags of its records are called."""

    def human(
        self, position: P_contra, action: Action, transition: Transition | None = None
    ) -> str:
        """Return the token of an action as movetext has it.

        `transition` is what `position.apply(action)` answered, for a caller who has it already.
        Raises IllegalAction for an action that is not legal in the position.
        """

    def parse(self, position: P_contra, text: str) -> Action:
        """Return the action a person means by a text, in the human or the machine form.

        What the human form names is always legal; a machine form is only read, so that the
        position can refuse it with its reasons. Raises NotationError saying what was expected;
        UnreadableError for a text that is not a move in any position.
        """

    def implied(self, position: P_contra, text: str) -> Action | None:
        """Return the action that a token says was done just before it, unwritten.

        Raises NotationError for a token that contradicts the position's turn.
        """

    def implies(self, following: Action, action: Action) -> bool:
        """Return whether the token of `following` says that `action` was done just before it."""

    def instead(self, position: P_contra, text: str) -> str:
        """Return what would have been legal where a token is refused, in parentheses and shortened.

        Empty where there is nothing to say.
        """

    def round(self, position: P_contra) -> int | None:
        """Return the number of the round in movetext; None where tokens have their own."""

    def opens(self, word: str) -> bool:
        """Return whether a word of movetext only begins a token that goes on with the next word."""


class GameFormat(NamedTuple):
    """A kind of file with whole games, such as PGN."""

    suffix: str
    """The end of its files' names, such as ``.pgn``."""
    read: Callable[[Any], Any]
    """Return the record of a `record.game_texts.GameText`. Raises RecordError."""
    write: Callable[[Any], str]
    """Return the text of a game record, ending with a line break. Raises RecordError."""
    players: tuple[str, ...] = ()
    """The tags with the players' names, in their order."""


class Mended(NamedTuple):
    """A line of a position in which what the rest of it rules out was taken away."""

    line: str
    taken: tuple[Text, ...] = ()
    """A sentence for each thing taken away, without its full stop."""


class PositionFormat(NamedTuple):
    """A kind of file with positions, one a line, such as FEN."""

    suffix: str
    read: Callable[[str], Position]
    """Return the position of a line. Raises PositionError."""
    write: Callable[[Any], str]
    """Return the line of a position of the game. Raises ValueError where it has no words for it."""
    resembles: Callable[[str], bool] = lambda _: False
    """Return whether a text looks like such a line, be it a valid one or not."""
    notes: Callable[[str], str] = lambda _: ""
    """Return the notes of a line beside its position."""
    with_notes: Callable[[str, str], str] = lambda line, _: line
    """Return a line with what `notes` had from another one."""
    own_line: Callable[[str], str] = lambda line: line
    """Return the line of the game's own that says the same, be it a possible position or not.

    Raises PositionError for what is no such line.
    """
    mended: Callable[[str], Mended] = Mended
    """Return a line without what the rest of it rules out."""


class ForeignFormats(NamedTuple):
    """The formats of other programs that a game can be written in and read from."""

    games: tuple[GameFormat, ...] = ()
    positions: tuple[PositionFormat, ...] = ()
