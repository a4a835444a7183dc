"""Notation of moves in games whose boards are played independently.

A token names the board with a number and a letter, such as ``3B. Nf3``: the number counts the moves
of the board, the letter is the board's, a capital where White moves. Everything else is written in
its machine form. When reading, the number is ignored; the board may be left out if only one has
such a move, and may be named as in the machine form, ``2:Nf3``.
"""

import re
from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from cfanp_gui.core.actions import Action, Refusal, Transition
from cfanp_gui.core.boards import BOARD_LETTERS
from cfanp_gui.core.notation import Notation, NotationError, TagNames, disambiguation
from cfanp_gui.core.pieces import COLOUR_NAMES, PIECE_NAMES
from cfanp_gui.core.text import Text, shortened, shown
from cfanp_gui.games.boards.position import BoardPosition

MAX_LENGTH = 64
"""Maximum length of a move's text."""

P = TypeVar("P", bound=BoardPosition)
"""Positions of a game."""


class Wanted(NamedTuple):
    """A turn on a board as far as a text specifies it; None where it is left open."""

    kind: type[Any]
    """The kind of action."""
    letter: str | None = None
    """The letter of the piece that moves or is put on the board."""
    file: int | None = None
    rank: int | None = None
    target: int | None = None
    promotion: str | None = None
    other: int | None = None
    """A further square, or the number of another board, as the game's moves need one."""


class BoardNotation(Notation[P]):
    """Base class of such notations. Boards are identified by their numbers, from 1."""

    naming: TagNames
    names: Sequence[str]
    """The names of a board's squares."""
    files: int
    letters = "A-Za-z"
    """Letters of boards, as the inside of a regular expression's character class."""
    numbers = r"[1-9]\d?"
    """Numbers of boards, as a regular expression."""
    sorts: tuple[str, ...] = ("K", "Q", "R", "B", "N")
    """First letters of moves that no pawn makes."""

    # Supplied by each game

    @abstractmethod
    def read_machine(self, text: str) -> Action:
        """Return the action of a machine form. Raises ValueError for any other text."""

    @abstractmethod
    def read(self, san: str, text: str) -> Wanted:
        """Return the parsed meaning of a move without its board.

        Raises UnreadableError, which quotes the whole text.
        """

    @abstractmethod
    def described(self, position: P, action: Any) -> Wanted:
        """Return a legal action as a text that leaves nothing open would mean it."""

    @abstractmethod
    def meant(self, position: P, board: int, wanted: Wanted) -> list[Any]:
        """Return the actions on a board that may be meant, legal or not.

        Moves that are illegal only because they leave the King attacked come first.
        """

    @abstractmethod
    def body(self, position: P, action: Any) -> str | None:
        """Return a legal action without its board; None if it has only a machine form."""

    @abstractmethod
    def suffix(self, position: P, action: Any, transition: Transition) -> str:
        """Return ``#`` if the action mates a King, ``+`` if it gives check, else nothing."""

    def nothing_fits(self, wanted: Wanted, where: Text, refused: bool) -> Text:
        """Return the message that no such move exists there; `refused`: several rules forbid it."""
        if wanted.target is None:
            return Text("there is no such move on {where}", where=where)
        words = self.wanted_words(wanted, wanted.target, where)
        return Text("no {piece} of the side to move can go to {square} on {where}", **words)

    def missing(self, position: P, board: int) -> tuple[Text, Refusal | None]:
        """Return the reason why there is no board with a number, and any refusal that says it."""
        return Text("there is no board {board}", board=board), None

    # Helpers for these

    def wanted_words(self, wanted: Wanted, target: int, where: Text) -> dict[str, object]:
        """Return the piece and the square of a move, and where it was looked for."""
        piece = PIECE_NAMES[wanted.letter] if wanted.letter else Text("piece")
        return {"piece": piece, "square": self.names[target], "where": where}

    def origins(
        self, position: P, number: int, colour: int, wanted: Wanted, over: bool = False
    ) -> list[int]:
        """Return the squares of a board from which a piece of a colour may be meant to come.

        If some can reach the target, these only; `over` is True for a target on another board.
        """
        if number not in position.turns:
            return []
        board, files = position.board_at(number), self.files
        origins = [
            at
            for at, (letter, owner) in board.letters.items()
            if owner == colour and _fits(wanted[1:4], (letter, at % files, at // files))
        ]
        if over or wanted.target is None:
            return origins
        return [origin for origin in origins if board.reach(origin) >> wanted.target & 1] or origins

    def moved(
        self, letter: str, origin: int, target: int, taken: bool, others: Sequence[int]
    ) -> str:
        """Return a move of a piece; `others` are those of its kind that can go there too.

        The origin of a pawn that captures always includes its file.
        """
        name = self.names[origin]
        start = disambiguation(origin, others, self.names, self.files)
        if letter == "P" and taken and not start[:1].isalpha():
            start = name if start else name[0]
        piece = "" if letter == "P" else letter
        return f"{piece}{start}{'x' if taken else ''}{self.names[target]}"

    # Reading and writing

    def human(self, position: P, action: Action, transition: Transition | None = None) -> str:
        if transition is None:
            transition = position.apply(action)[1]
        token = self._token(position, action)
        return token + self.suffix(position, action, transition) if token else action.text

    def parse(self, position: P, text: str) -> Action:
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
        boards = self._open(position) if number is None else (number,)
        actions = [action for board in boards for action in _actions(position, board)]
        fitting: list[Action] = [
            action for action in actions if _fits(wanted, self.described(position, action))
        ]
        if not fitting:
            raise self._unfit(position, text, boards, wanted)
        if len(fitting) == 1:
            return fitting[0]
        expected = shortened(sorted(self._token(position, action) for action in fitting))
        raise NotationError(
            "“{text}” fits several legal moves (expected one of {expected})",
            tuple(fitting),
            text=shown(text),
            expected=expected,
        )

    def instead(self, position: P, text: str) -> str:
        if position.outcome() is not None:
            return ""
        number, _, san = self._split("".join(text.split()), otherwise=text)
        boards = [board for board in self._open(position) if number in (None, board)]
        actions = [action for board in boards for action in _actions(position, board)]
        alike = [action for action in actions if self._resembles(position, san, action)]
        names = [self._token(position, action) for action in alike or actions]
        return Text(" (legal: {moves})", moves=shortened(names)) if names else ""

    def opens(self, word: str) -> bool:
        return bool(re.match(rf"\d+[{self.letters}]\.+\Z", word, re.ASCII))

    # Boards

    def _open(self, position: P) -> tuple[int, ...]:
        """Return the boards on which an action is possible now."""
        return tuple(number for number in position.turns if number not in position.waiting)

    def _resembles(self, position: P, san: str, action: Any) -> bool:
        """Return True if a legal action is of the kind that a text seems to mean."""
        first = (self.body(position, action) or "")[:1]
        return first == san[:1] if san[:1] in self.sorts else first.islower()

    def _token(self, position: P, action: Any) -> str:
        """Return a legal action with its number and without suffix; empty for a machine form."""
        body = self.body(position, action)
        if body is None:
            return ""
        colour, count = position.turns[action.board]
        return f"{count}{_letter(action.board, colour)}. {body}"

    def _split(self, bare: str, otherwise: str | None = None) -> tuple[int | None, str | None, str]:
        """Return the number and letter of the board named in a text, and the move."""
        pattern = rf"(?:\d{{0,6}}([{self.letters}])\.+|({self.numbers}):)(.*)\Z"
        named = re.match(pattern, bare, re.DOTALL | re.ASCII)
        if named is None:
            return None, None, bare if otherwise is None else otherwise
        letter, digits, san = named.groups()
        return board_number(letter or digits), letter, san

    def _check_board(self, position: P, text: str, board: int, letter: str | None) -> None:
        """Raise NotationError if a board is missing or has other letters now."""
        turns = position.turns
        if board not in turns:
            raise unfit(text, *self.missing(position, board))
        colour, _ = turns[board]
        expected = _letter(board, colour)
        if letter not in (None, expected):
            reason = Text(
                "it is {colour}’s turn on board {board}, so its moves begin with {letter}",
                colour=COLOUR_NAMES[colour],
                board=board,
                letter=expected,
            )
            raise unfit(text, reason)

    def _unfit(
        self, position: P, text: str, boards: tuple[int, ...], wanted: Wanted
    ) -> NotationError:
        """Return the error that no legal action on these boards fits, with any common refusal."""
        refusals = {
            refusal.sentence: refusal
            for board in boards
            for action in self.meant(position, board, wanted)
            if (refusal := position.known_refusal(action))
        }
        if len(refusals) == 1:
            return unfit(text, *refusals.popitem())
        where = Text("board {board}", board=boards[0]) if len(boards) == 1 else Text("any board")
        return unfit(text, self.nothing_fits(wanted, where, bool(refusals)))


def _fits(wanted: Iterable[Any], whole: Iterable[Any]) -> bool:
    """Return True if every part of a text that is not left open is that of an action."""
    return all(part in (None, actual) for part, actual in zip(wanted, whole, strict=True))


def _actions(position: BoardPosition, board: int) -> list[Any]:
    """Return the legal actions on a board, sorted by text."""
    return sorted(position.board_actions(board), key=lambda action: action.text)


def board_number(name: str) -> int:
    """Return the number of a board from its number or letter."""
    return int(name) if name.isdigit() else BOARD_LETTERS.index(name.upper()) + 1


def _letter(board: int, colour: int) -> str:
    """Return the letter of a board in moves, lower case if Black is to move."""
    letter = BOARD_LETTERS[board - 1]
    return letter.lower() if colour else letter


def unfit(text: str, reason: str, refusal: Refusal | None = None) -> NotationError:
    """Return the error for a text that is not a move in a position, with the refusal if given."""
    return NotationError("“{text}”: {reason}", refusal=refusal, text=shown(text), reason=reason)
