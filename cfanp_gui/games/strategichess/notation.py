"""Human notation of StrategiChess: a board and a move in SAN.

``1A. e7`` is White's first move on board 1, ``1a. e8`` Black's answer to it: the number counts
the moves of the board, the letter is the board's, a capital where White moves. Over an edge the
square of origin and both boards are written out, the boards by their letters: ``7B. Rn5>C:a5``
sends a Rook from board 2 to board 3, ``7B. Rn5>C:xa5`` captures there, and ``7C. Ra5<B:n5``,
``7C. Rxa5<B:n5`` is board 3 pulling it. ``2B. --`` passes. ``+`` follows a move that gives
check to a hostile King, ``#`` one that mates one. Everything else is written in its machine
form: ``1:resign:w``, ``2:flag:b``, ``draw``, ``claim``.

When read, the number is ignored, but the letter's case must be that of the side to move. The
board may be left out where only one has such a move, and in crossings the other board and the
square of origin where only one piece can go that way: ``R>C:a5``, ``n5>a5``. A board may also be
named as in the machine form, ``2:Nf5``, and the other board by its number: ``Rn5>3:a5``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cfanp_gui.core.actions import Action, Transition
from cfanp_gui.core.boards import BOARD_LETTERS
from cfanp_gui.core.notation import TagNames, UnreadableError
from cfanp_gui.core.pieces import PIECE_NAMES
from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.boards.notation import BoardNotation, board_number, no_such_move
from cfanp_gui.games.strategichess.actions import (
    BoardAction,
    Move,
    Pass,
    Pull,
    Send,
    StrategiAction,
    parse_action,
)
from cfanp_gui.games.strategichess.bitboards import FILES, NAMES, NUMBERS
from cfanp_gui.games.strategichess.events import Checkmate
from cfanp_gui.games.strategichess.position import StrategiPosition
from cfanp_gui.games.strategichess.state import State

_SQUARE = r"[a-n](?:1[0-4]|[1-9])"
_BOARD = r"[A-Fa-f1-6]"
_END = r"[+#]*[!?]*\Z"
_PASS = re.compile(r"--" + _END)
_SENT = re.compile(rf"([KQRBNP]?)({_SQUARE})?>(?:({_BOARD}):?)?x?({_SQUARE}){_END}", re.ASCII)
_PULLED = re.compile(
    rf"([KQRBNP]?)x?({_SQUARE})<(?:({_BOARD}):?)?({_SQUARE})?{_END}", re.ASCII
)  # fmt: skip
_SAN = re.compile(
    rf"([KQRBNP]?)([a-n]?)(1[0-4]|[1-9])?[x:-]?({_SQUARE}){_END}", re.ASCII
)  # fmt: skip


class _Wanted(NamedTuple):
    """A turn on a board as far as a text specifies it; None where it is left open."""

    kind: type[BoardAction]
    letter: str | None = None
    """The letter of the piece that moves."""
    file: int | None = None
    rank: int | None = None
    target: int | None = None
    other: int | None = None
    """The number of the other board of a crossing."""

    def fits_origin(self, letter: str, square: int) -> bool:
        """Return True if a piece on a square may be the one that moves."""
        return (
            self.letter in (None, letter)
            and self.file in (None, square % FILES)
            and self.rank in (None, square // FILES)
        )


class StrategiNotation(BoardNotation[StrategiPosition, _Wanted]):
    """The human form of the actions of StrategiChess."""

    naming = TagNames("STFEN", "Player", letters=False)
    letters = "A-Fa-f"
    numbers = "[1-6]"

    def turns(self, position: StrategiPosition) -> Mapping[int, tuple[int, int]]:
        boards = enumerate(position.state.boards, 1)
        return {number: (board.turn, board.number) for number, board in boards}

    def boards(self, position: StrategiPosition) -> range:
        return range(1, len(position.state.boards) + 1)

    def actions(self, position: StrategiPosition, board: int) -> Sequence[BoardAction]:
        return position.state.legal(board - 1)

    # Writing

    def body(self, position: StrategiPosition, action: Action) -> str | None:
        if not isinstance(action, BoardAction):
            return None
        if isinstance(action, Pass):
            return "--"
        state = position.state
        letter = _letter_of(state, action)
        piece = "" if letter == "P" else letter
        origin, target = NAMES[action.origin], NAMES[action.target]
        arrival = action.to if isinstance(action, Send) else action.board
        taken = "x" if state.boards[arrival - 1].men >> action.target & 1 else ""
        match action:
            case Send():
                return f"{piece}{origin}>{BOARD_LETTERS[action.to - 1]}:{taken}{target}"
            case Pull():
                return f"{piece}{taken}{target}<{BOARD_LETTERS[action.donor - 1]}:{origin}"
            case Move():
                return f"{piece}{_apart(state, action, letter, bool(taken))}{taken}{target}"

    def suffix(
        self, position: StrategiPosition, action: BoardAction, transition: Transition  # noqa: ARG002
    ) -> str:  # fmt: skip
        if any(isinstance(event, Checkmate) for event in transition.events):
            return "#"
        return "+" if transition.checks else ""

    def resembles(self, position: StrategiPosition, san: str, action: BoardAction) -> bool:
        sort = san[:1] if san[:1] in PIECE_NAMES else "P"
        return not isinstance(action, Pass) and sort == _letter_of(position.state, action)

    # Reading

    def read_machine(self, text: str) -> StrategiAction:
        return parse_action(text)

    def read(self, san: str, text: str) -> _Wanted:
        if _PASS.match(san):
            return _Wanted(Pass)
        if found := _SENT.match(san):
            letter, origin, board, target = found.groups()
            return _crossing(Send, letter, origin, board, target)
        if found := _PULLED.match(san):
            letter, target, board, origin = found.groups()
            return _crossing(Pull, letter, origin, board, target)
        found = _SAN.match(san)
        if found is None:
            raise UnreadableError(
                Text(
                    "“{text}” is not a move (expected a board and a move, such as 1A. e7, "
                    "1a. Nxf8, 7B. Rn5>C:a5, 7C. Ra5<B:n5, 2B. -- or 2:e4e7)",
                    text=shown(text),
                )
            )
        letter, file, rank, target = found.groups()
        return _Wanted(
            Move,
            letter or (None if file and rank else "P"),
            ord(file) - ord("a") if file else None,
            int(rank) - 1 if rank else None,
            NUMBERS[target],
        )

    def fits(self, position: StrategiPosition, action: BoardAction, wanted: _Wanted) -> bool:
        if isinstance(action, Pass):
            return wanted.kind is Pass
        _, origin, other = _origin(action)
        return (
            isinstance(action, wanted.kind)
            and action.target == wanted.target
            and wanted.other in (None, other)
            and wanted.fits_origin(_letter_of(position.state, action), origin)
        )

    def meant(self, position: StrategiPosition, number: int, wanted: _Wanted) -> list[BoardAction]:
        state = position.state
        if wanted.kind is Pass:
            return [Pass(number)]
        assert wanted.target is not None, "only a pass names no square"
        colour, target = state.boards[number - 1].turn, wanted.target
        if wanted.kind is Move:
            origins = list(_origins(state, number, colour, wanted))
            reach = state.boards[number - 1].reach
            able = [origin for origin in origins if reach(origin) >> target & 1]
            return [Move(number, origin, target) for origin in able or origins]
        beside = [one for one in (number - 1, number + 1) if 1 <= one <= len(state.boards)]
        others = beside if wanted.other is None else [wanted.other]
        if wanted.kind is Send:
            return [
                Send(number, origin, other, target)
                for other in others
                for origin in _origins(state, number, colour, wanted)
            ]
        return [
            Pull(number, target, other, origin)
            for other in others
            for origin in _origins(state, other, colour, wanted)
        ]

    def nothing_fits(self, wanted: _Wanted, where: Text, refused: bool) -> Text:  # noqa: ARG002
        if wanted.target is None:
            return no_such_move(where)
        words: dict[str, object] = {
            "piece": PIECE_NAMES[wanted.letter] if wanted.letter else Text("piece"),
            "square": NAMES[wanted.target],
            "where": where,
        }
        if wanted.kind is Send:
            return Text(
                "no {piece} of the side to move can be sent to {square} from {where}", **words
            )
        if wanted.kind is Pull:
            return Text("no {piece} can be pulled to {square} of {where}", **words)
        return Text("no {piece} of the side to move can go to {square} on {where}", **words)


def _origin(action: Move | Send | Pull) -> tuple[int, int, int | None]:
    """Return the board and square of origin, and the number of the other board of a crossing."""
    if isinstance(action, Pull):
        return action.donor, action.origin, action.donor
    return action.board, action.origin, action.to if isinstance(action, Send) else None


def _letter_of(state: State, action: Move | Send | Pull) -> str:
    """Return the letter of the piece that an action moves."""
    board, origin, _ = _origin(action)
    return state.boards[board - 1].letters[origin][0]


def _apart(state: State, move: Move, letter: str, taken: bool) -> str:
    """Return the origin's file, rank or both, to tell a piece from others that could go there.

    The origin of a pawn that captures always includes its file.
    """
    at = move.board - 1
    letters = state.boards[at].letters
    others = [
        origin
        for origin, targets in state.moves(at)
        if targets >> move.target & 1 and origin != move.origin and letters[origin][0] == letter
    ]
    name = NAMES[move.origin]
    captures = letter == "P" and taken
    if not others:
        return name[0] if captures else ""
    if all(origin % FILES != move.origin % FILES for origin in others):
        return name[0]
    if not captures and all(origin // FILES != move.origin // FILES for origin in others):
        return name[1:]
    return name


def _crossing(
    kind: type[Send] | type[Pull],
    letter: str,
    origin: str | None,
    board: str | None,
    target: str,
) -> _Wanted:
    """Return the crossing of a text; a piece without a letter is named by its square."""
    where = None if origin is None else NUMBERS[origin]
    return _Wanted(
        kind,
        letter or (None if origin else "P"),
        None if where is None else where % FILES,
        None if where is None else where // FILES,
        NUMBERS[target],
        None if board is None else board_number(board),
    )


def _origins(state: State, number: int, colour: int, wanted: _Wanted) -> Iterator[int]:
    """Yield the squares of a board from which a man of a colour may come, by a text."""
    if number > len(state.boards):
        return
    for square, (letter, owner) in state.boards[number - 1].letters.items():
        if owner == colour and wanted.fits_origin(letter, square):
            yield square
