"""Notation of a game's moves, records and positions, ours and that of other programs."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from cfanp_gui.core.actions import Action, Refusal, Transition
from cfanp_gui.core.boards import BOARD_LETTERS, split_name
from cfanp_gui.core.position import Outcome, Position
from cfanp_gui.core.text import Text, TextError, sentence_of

DEFINITION_TAG = "BaseGame"
"""Tag that defines the game for readers that may not know it."""
CASTLING = r"([O0o])-\1(-\1)?[+#]*[!?]*\Z"
"""Regular expression of castling; the second group is there for the long one."""
_COMMON = ("Variant", "Players", "Options", DEFINITION_TAG, "SetUp", "Result")


class TagNames(NamedTuple):
    """The tags of one game's records."""

    position: str
    """Tag with the start position, such as ``CFEN``."""
    player: str
    """Prefix of the tags with the players' names, such as ``Army``."""
    colour: str = "Colour"
    """Prefix of the tags with their colours."""
    letters: bool = True
    """True if tags name players by letters, like armies; False if by numbers."""

    def label(self, player: int) -> str:
        """Return the suffix of `player` and `colour` tags for a player, from 1."""
        return BOARD_LETTERS[player - 1] if self.letters else str(player)

    def ours(self, tag: str) -> bool:
        """Return True if a tag repeats what a record says elsewhere."""
        if tag in (*_COMMON, self.position):
            return True
        label = r"[A-Z]" if self.letters else r"[1-9]\d?"
        return bool(re.fullmatch(f"(?:{self.player}|{self.colour}){label}", tag, re.ASCII))


class QuickLine(Protocol):
    """A position in a line of moves that are read and written faster than by the game's rules.

    It knows only the tokens of moves, and not all of those that the notation reads.
    """

    @property
    def actions(self) -> Sequence[Action]:
        """Return the actions that led there from the start."""

    @property
    def round(self) -> int:
        """Return the round being played."""

    def read(self, token: str) -> tuple[Action, QuickLine] | None:
        """Return the legal action of a token and the next line; None for an unknown token."""

    def written(self, action: Action) -> tuple[str, QuickLine] | None:
        """Return the token of a legal action and the next line; None for an unknown action."""

    def outcome(self) -> Outcome | None:
        """Return the outcome of the game; None while it goes on."""


SAME_TURN = "&"
"""Sign before a token that continues the turn of the move before."""


def shown_token(token: str) -> str:
    """Return a token as shown to people: without marks that only the record's reader needs."""
    return token.removeprefix(SAME_TURN)


P = TypeVar("P", bound=Position)
"""Positions of a game."""


class NotationError(TextError):
    """Raised for a text that is not a legal move; the message says what is expected or fits."""

    def __init__(
        self,
        template: str,
        /,
        fitting: tuple[Action, ...] = (),
        refusal: Refusal | None = None,
        **values: object,
    ) -> None:
        super().__init__(template, **values)
        self.fitting = fitting
        """Legal actions it may mean, when there are several."""
        self.refusal = refusal
        """Refusal of the move it means, if there is a single reason."""


class UnreadableError(NotationError):
    """Raised for a text that has not even the form of a move."""


class Notation(ABC, Generic[P]):
    """The human form of a game's actions, whose positions are of kind `P`."""

    naming: TagNames
    """The tag names of its records."""

    @abstractmethod
    def human(self, position: P, action: Action, transition: Transition | None = None) -> str:
        """Return the token of an action in movetext.

        `transition` is the result of `position.apply(action)`, if the caller has it already. Raises
        IllegalAction for an action that is not legal in the position.
        """

    @abstractmethod
    def parse(self, position: P, text: str) -> Action:
        """Return the action that a text in human or machine form means.

        The human form always names a legal action; a machine form is only read, so that the
        position can refuse it with its reasons. Raises NotationError saying what was expected;
        UnreadableError for a text that is not a move in any position.
        """

    def implied(self, position: P, text: str) -> Action | None:
        """Return the unwritten action that a token implies, or None. Raises NotationError."""
        return None

    def implies(self, following: Action, action: Action) -> bool:
        """Return True if the token of `following` implies that `action` was done just before it."""
        return False

    def instead(self, position: P, text: str) -> str:
        """Return legal alternatives to a refused token, shortened in parentheses; or nothing."""
        return ""

    def round(self, position: P) -> int | None:
        """Return the number of the round in movetext; None if tokens have their own."""
        return None

    def opens(self, word: str) -> bool:
        """Return True if a word of movetext is only the first part of a token."""
        return False


class MachineNotation(Notation[P]):
    """A notation whose human form is the machine form."""

    def __init__(
        self,
        naming: TagNames = TagNames("Position", "Player", letters=False),  # noqa: B008 -- a value
        read: Callable[[str], Action] | None = None,
    ) -> None:
        """`read` is `Game.parse_action`; without it, plain moves are read."""
        self.naming, self._read = naming, read

    def human(self, position: P, action: Action, transition: Transition | None = None) -> str:
        if transition is None:
            position.apply(action)
        return action.text

    def parse(self, position: P, text: str) -> Action:
        from cfanp_gui.core.plain_actions import parse_plain

        try:
            if self._read is not None:
                return self._read(text)
            legal = {action.text: action for action in position.all_actions()}
            return legal[text] if text in legal else parse_plain(text, position.boards())
        except ValueError as error:
            raise UnreadableError(sentence_of(error)) from None


class GameFormat(NamedTuple):
    """A file format for whole games, such as PGN."""

    suffix: str
    """File name suffix, such as ``.pgn``."""
    read: Callable[[Any], Any]
    """Return the record of a `record.game_texts.GameText`. Raises RecordError."""
    write: Callable[[Any], str]
    """Return the text of a game record, ending with a line break. Raises RecordError."""
    players: tuple[str, ...] = ()
    """Tags with the players' names, in their order."""


class Mended(NamedTuple):
    """A line of a position without the parts that contradict the rest."""

    line: str
    taken: tuple[Text, ...] = ()
    """One sentence without full stop for each removed part."""


class PositionFormat(NamedTuple):
    """A file format with one position a line, such as FEN."""

    suffix: str
    read: Callable[[str], Position]
    """Return the position of a line. Raises PositionError."""
    write: Callable[[Any], str]
    """Return the line of a position. Raises ValueError if the format cannot express it."""
    resembles: Callable[[str], bool] = lambda _: False
    """Return True if a text looks like such a line, valid or not."""
    notes: Callable[[str], str] = lambda _: ""
    """Return the notes of a line beside its position."""
    with_notes: Callable[[str, str], str] = lambda line, _: line
    """Return a line with the `notes` of another one added."""
    own_line: Callable[[str], str] = lambda line: line
    """Return the line in the game's own format, even if impossible. Raises PositionError."""
    mended: Callable[[str], Mended] = Mended
    """Return a line without the parts that contradict the rest."""


class ForeignFormats(NamedTuple):
    """The formats of other programs that a game can be written in and read from."""

    games: tuple[GameFormat, ...] = ()
    positions: tuple[PositionFormat, ...] = ()


def disambiguation(origin: int, others: Sequence[int], names: Sequence[str], files: int) -> str:
    """Return the disambiguation of a piece from others, by the names of the board's squares."""
    if not others:
        return ""
    file, rank = split_name(names[origin])
    if all(other % files != origin % files for other in others):
        return file
    if all(other // files != origin // files for other in others):
        return rank
    return names[origin]
