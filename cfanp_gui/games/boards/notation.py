"""Notation of moves in games whose boards are played independently.

A token names the board with a number and a letter, such as ``3B. Nf3``: the number counts the moves
of the board, the letter is the board's, a capital where White moves. Everything else is written in
its machine form. When reading, the number is ignored; the board may be left out if only one has
such a move, and may be named as in the machine form, ``2:Nf3``.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from cfanp_gui.core.actions import Action, Refusal, Transition
from cfanp_gui.core.boards import BOARD_LETTERS
from cfanp_gui.core.notation import NotationError, TagNames
from cfanp_gui.core.pieces import COLOUR_NAMES
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Text, shortened, shown

MAX_LENGTH = 64
"""Maximum length of a move's text."""

P = TypeVar("P", bound=Position)
"""Positions of a game."""
W = TypeVar("W")
"""Parsed meaning of a move's text on one board."""


class BoardNotation(ABC, Generic[P, W]):
    """Base class of such notations. Boards are identified by their numbers, from 1."""

    naming: TagNames
    letters = "A-Za-z"
    """Letters of boards, as the inside of a regular expression's character class."""
    numbers = r"[1-9]\d?"
    """Numbers of boards, as a regular expression."""

    # Supplied by each game

    @abstractmethod
    def turns(self, position: P) -> Mapping[int, tuple[int, int]]:
        """Return the colour to move (White is 0) and the move number of each board."""

    @abstractmethod
    def boards(self, position: P) -> Iterable[int]:
        """Return the boards on which an action is possible now."""

    @abstractmethod
    def actions(self, position: P, board: int) -> Sequence[Any]:
        """Return the legal actions on a board, sorted by text; none on a board that waits."""

    @abstractmethod
    def read_machine(self, text: str) -> Action:
        """Return the action of a machine form. Raises ValueError for any other text."""

    @abstractmethod
    def read(self, san: str, text: str) -> W:
        """Return the parsed meaning of a move without its board.

        Raises UnreadableError, which quotes the whole text.
        """

    @abstractmethod
    def fits(self, position: P, action: Any, wanted: W) -> bool:
        """Return True if a legal action matches the parsed move."""

    @abstractmethod
    def meant(self, position: P, board: int, wanted: W) -> list[Any]:
        """Return the actions on a board that may be meant, legal or not.

        Moves that are illegal only because they leave the King attacked come first.
        """

    @abstractmethod
    def nothing_fits(self, wanted: W, where: Text, refused: bool) -> Text:
        """Return the message that no such move exists there; `refused`: several rules forbid it."""

    @abstractmethod
    def body(self, position: P, action: Any) -> str | None:
        """Return a legal action without its board; None if it has only a machine form."""

    @abstractmethod
    def suffix(self, position: P, action: Any, transition: Transition) -> str:
        """Return ``#`` if the action mates a King, ``+`` if it gives check, else nothing."""

    @abstractmethod
    def resembles(self, position: P, san: str, action: Any) -> bool:
        """Return True if a legal action is of the kind that a text seems to mean."""

    def missing(self, position: P, board: int) -> Refusal | Text:  # noqa: ARG002
        """Return the reason why there is no board with a number."""
        return Text("there is no board {board}", board=board)

    # See `notation.Notation`

    def human(self, position: P, action: Action, transition: Transition | None = None) -> str:
        """Return the token of an action; see `notation.Notation.human`."""
        if transition is None:
            transition = position.apply(action)[1]
        token = self._token(position, action)
        return token + self.suffix(position, action, transition) if token else action.text

    def parse(self, position: P, text: str) -> Action:
        """Return the action a person means; see `notation.Notation.parse`."""
        bare = "".join(text.split()) if len(text) <= MAX_LENGTH else ""
        try:
            return self.read_machine(bare)
        except ValueError:
            pass  # no machine form
        number, letter, san = self._split(bare)
        wanted = self.read(san, text)
        outcome = position.outcome()
        if outcome is not None:
            raise unfit(text, Text("the game is over ({reason})", reason=outcome.reason))
        if number is not None:
            self._check_board(position, text, number, letter)
        boards = tuple(self.boards(position)) if number is None else (number,)
        found: list[Action] = [
            action
            for board in boards
            for action in self.actions(position, board)
            if self.fits(position, action, wanted)
        ]
        if len(found) == 1:
            return found[0]
        if found:
            tokens = [self._token(position, action) for action in found]
            expected = shortened(sorted(tokens))
            raise NotationError(
                Text(
                    "“{text}” fits several legal moves (expected one of {expected})",
                    text=shown(text), expected=expected,
                ),
                tuple(found),
            )  # fmt: skip
        raise self._unfit(position, text, boards, wanted)

    def instead(self, position: P, text: str) -> str:
        """Return the legal alternatives; see `notation.Notation.instead`."""
        if position.outcome() is not None:
            return ""
        number, _, san = self._split("".join(text.split()), otherwise=text)
        found: list[str] = []
        others: list[str] = []
        for board in self.boards(position):
            if number in (None, board):
                for action in self.actions(position, board):
                    same = self.resembles(position, san, action)
                    (found if same else others).append(self._token(position, action))
        names = found or others
        return Text(" (legal: {moves})", moves=shortened(names)) if names else ""

    def opens(self, word: str) -> bool:
        """Return True if a word is the number of a board's move; see `notation.Notation.opens`."""
        return bool(re.match(rf"\d+[{self.letters}]\.+\Z", word, re.ASCII))

    def quick_line(self, start: P) -> None:
        """Return None; see `notation.Notation.quick_line`."""

    def implied(self, position: P, text: str) -> None:
        """Return None: every action is written; see `notation.Notation.implied`."""

    def implies(self, following: Action, action: Action) -> bool:  # noqa: ARG002
        """Return False: every action is written; see `notation.Notation.implies`."""
        return False

    def round(self, position: P) -> None:
        """Return None: every board counts its own moves; see `notation.Notation.round`."""

    # Boards

    def _token(self, position: P, action: Any) -> str:
        """Return a legal action with its number and without suffix; empty for a machine form."""
        body = self.body(position, action)
        if body is None:
            return ""
        colour, count = self.turns(position)[action.board]
        return f"{count}{_letter(action.board, colour)}. {body}"

    def _split(
        self, bare: str, otherwise: str | None = None
    ) -> tuple[int | None, str | None, str]:  # fmt: skip
        """Return the number and letter of the board named in a text, and the move."""
        pattern = rf"(?:\d{{0,6}}([{self.letters}])\.+|({self.numbers}):)(.*)\Z"
        named = re.match(pattern, bare, re.DOTALL | re.ASCII)
        if named is None:
            return None, None, bare if otherwise is None else otherwise
        letter, digits, san = named.groups()
        return board_number(letter or digits), letter, san

    def _check_board(self, position: P, text: str, board: int, letter: str | None) -> None:
        """Raise NotationError if a board is missing or has other letters now."""
        turns = self.turns(position)
        if board not in turns:
            why = self.missing(position, board)
            if isinstance(why, Refusal):
                raise unfit(text, why.sentence, why)
            raise unfit(text, why)
        colour, _ = turns[board]
        if letter not in (None, _letter(board, colour)):
            raise unfit(
                text,
                Text(
                    "it is {colour}’s turn on board {board}, so its moves begin with {letter}",
                    colour=COLOUR_NAMES[colour],
                    board=board,
                    letter=_letter(board, colour),
                ),
            )

    def _unfit(self, position: P, text: str, boards: tuple[int, ...], wanted: W) -> NotationError:
        """Return the error that no legal action on these boards fits, with any common refusal."""
        refusals = {
            refusal.sentence: refusal
            for board in boards
            for action in self.meant(position, board, wanted)
            if (refusal := position.known_refusal(action))
        }
        if len(refusals) == 1:
            return unfit(text, *refusals.popitem())
        where = Text("any board")
        if len(boards) == 1:
            where = Text("board {board}", board=boards[0])
        return unfit(text, self.nothing_fits(wanted, where, bool(refusals)))


def board_number(name: str) -> int:
    """Return the number of a board from its number or letter."""
    return int(name) if name.isdigit() else BOARD_LETTERS.index(name.upper()) + 1


def _letter(board: int, colour: int) -> str:
    """Return the letter of a board in moves, lower case if Black is to move."""
    letter = BOARD_LETTERS[board - 1]
    return letter.lower() if colour else letter


def unfit(text: str, reason: str, refusal: Refusal | None = None) -> NotationError:
    """Return the error for a text that is not a move in a position, with the refusal if given."""
    return NotationError(
        Text("“{text}”: {reason}", text=shown(text), reason=reason), refusal=refusal
    )


def no_such_move(where: Text) -> Text:
    """Return the message that no such move is possible on a board, or on any."""
    return Text("there is no such move on {where}", where=where)
