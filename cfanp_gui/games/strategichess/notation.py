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

from cfanp_gui.core.actions import Action, Transition
from cfanp_gui.core.boards import BOARD_LETTERS
from cfanp_gui.core.notation import TagNames, UnreadableError
from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.boards.notation import BoardNotation, Wanted, board_number
from cfanp_gui.games.strategichess.actions import BoardAction, Move, Pass, Pull, Send, parse_action
from cfanp_gui.games.strategichess.bitboards import FILES, NAMES, NUMBERS
from cfanp_gui.games.strategichess.events import Checkmate
from cfanp_gui.games.strategichess.position import StrategiPosition

_SQUARE = r"[a-n](?:1[0-4]|[1-9])"
_BOARD = r"[A-Fa-f1-6]"
_END = r"[+#]*[!?]*\Z"
_PASS = re.compile(r"--" + _END)
_SENT = re.compile(rf"([KQRBNP]?)({_SQUARE})?>(?:({_BOARD}):?)?x?({_SQUARE}){_END}", re.ASCII)
_PULLED = re.compile(rf"([KQRBNP]?)x?({_SQUARE})<(?:({_BOARD}):?)?({_SQUARE})?{_END}", re.ASCII)
_SAN = re.compile(rf"([KQRBNP]?)([a-n]?)(1[0-4]|[1-9])?[x:-]?({_SQUARE}){_END}", re.ASCII)


class StrategiNotation(BoardNotation[StrategiPosition]):
    """The human form of the actions of StrategiChess.

    In a `Wanted`, `other` is the number of the other board of a crossing.
    """

    naming = TagNames("STFEN", "Player", letters=False)
    names = NAMES
    files = FILES
    letters = "A-Fa-f"
    numbers = "[1-6]"

    # Writing

    def body(self, position: StrategiPosition, action: Action) -> str | None:
        if not isinstance(action, BoardAction):
            return None
        if isinstance(action, Pass):
            return "--"
        letter = _letter_of(position, action)
        if isinstance(action, Move):
            board = position.board_at(action.board)
            others = [
                origin
                for origin, targets in position.state.moves(action.board - 1)
                if targets >> action.target & 1
                and origin != action.origin
                and board.letters[origin][0] == letter
            ]
            taken = action.target in board.letters
            return self.moved(letter, action.origin, action.target, taken, others)
        piece = "" if letter == "P" else letter
        origin, target = NAMES[action.origin], NAMES[action.target]
        arrival = action.to if isinstance(action, Send) else action.board
        taken_sign = "x" if action.target in position.board_at(arrival).letters else ""
        if isinstance(action, Send):
            return f"{piece}{origin}>{BOARD_LETTERS[action.to - 1]}:{taken_sign}{target}"
        return f"{piece}{taken_sign}{target}<{BOARD_LETTERS[action.donor - 1]}:{origin}"

    def suffix(
        self, position: StrategiPosition, action: BoardAction, transition: Transition
    ) -> str:
        if any(isinstance(event, Checkmate) for event in transition.events):
            return "#"
        return "+" if transition.checks else ""

    # Reading

    read_machine = staticmethod(parse_action)

    def read(self, san: str, text: str) -> Wanted:
        if _PASS.match(san):
            return Wanted(Pass)
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
        return Wanted(
            Move,
            letter or (None if file and rank else "P"),
            ord(file) - ord("a") if file else None,
            int(rank) - 1 if rank else None,
            NUMBERS[target],
        )

    def fits(self, position: StrategiPosition, action: BoardAction, wanted: Wanted) -> bool:
        if isinstance(action, Pass) or not isinstance(action, wanted.kind):
            return isinstance(action, wanted.kind)
        _, origin, other = _origin(action)
        letter = _letter_of(position, action)
        return (
            action.target == wanted.target
            and wanted.other in (None, other)
            and wanted.fits_origin(letter, origin, FILES)
        )

    def meant(self, position: StrategiPosition, number: int, wanted: Wanted) -> list[BoardAction]:
        if wanted.kind is Pass:
            return [Pass(number)]
        assert wanted.target is not None, "only a pass names no square"
        colour, target = position.turns[number][0], wanted.target
        if wanted.kind is Move:
            origins = self.origins(position, number, colour, wanted)
            return [Move(number, origin, target) for origin in origins]
        beside = [one for one in (number - 1, number + 1) if one in position.turns]
        others = beside if wanted.other is None else [wanted.other]
        if wanted.kind is Send:
            origins = self.origins(position, number, colour, wanted, over=True)
            return [Send(number, one, other, target) for other in others for one in origins]
        return [
            Pull(number, target, other, origin)
            for other in others
            for origin in self.origins(position, other, colour, wanted, over=True)
        ]

    def nothing_fits(self, wanted: Wanted, where: Text, refused: bool) -> Text:
        if wanted.target is None or wanted.kind is Move:
            return super().nothing_fits(wanted, where, refused)
        words = self.wanted_words(wanted, wanted.target, where)
        if wanted.kind is Pull:
            return Text("no {piece} can be pulled to {square} of {where}", **words)
        return Text("no {piece} of the side to move can be sent to {square} from {where}", **words)


def _origin(action: Move | Send | Pull) -> tuple[int, int, int | None]:
    """Return the board and square of origin, and the number of the other board of a crossing."""
    if isinstance(action, Pull):
        return action.donor, action.origin, action.donor
    return action.board, action.origin, action.to if isinstance(action, Send) else None


def _letter_of(position: StrategiPosition, action: Move | Send | Pull) -> str:
    """Return the letter of the piece that an action moves."""
    board, origin, _ = _origin(action)
    return position.board_at(board).letters[origin][0]


def _crossing(
    kind: type[Send] | type[Pull], letter: str, origin: str | None, board: str | None, target: str
) -> Wanted:
    """Return the crossing of a text; a piece without a letter is named by its square."""
    where = None if origin is None else NUMBERS[origin]
    return Wanted(
        kind,
        letter or (None if origin else "P"),
        None if where is None else where % FILES,
        None if where is None else where // FILES,
        NUMBERS[target],
        other=None if board is None else board_number(board),
    )
