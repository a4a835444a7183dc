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

import re

from cfanp_gui.core.actions import Action, Transition
from cfanp_gui.core.boards import BOARD_LETTERS
from cfanp_gui.core.notation import TagNames, UnreadableError
from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.boards.notation import BoardNotation, Wanted, board_number
from cfanp_gui.games.strategichess.actions import (
    BoardAction,
    Pass,
    Pull,
    Send,
    StrategiMove,
    parse_action,
)
from cfanp_gui.games.strategichess.bitboards import FILES, NAMES, NUMBERS
from cfanp_gui.games.strategichess.events import KingMated
from cfanp_gui.games.strategichess.position import StrategiPosition

_SQUARE = r"[a-n](?:1[0-4]|[1-9])"
_BOARD = r"[A-Fa-f1-6]"
_END = r"[+#]*[!?]*\Z"
_PASS = r"--" + _END
_SENT = rf"([KQRBNP]?)({_SQUARE})?>(?:({_BOARD}):?)?x?({_SQUARE}){_END}"
_PULLED = rf"([KQRBNP]?)x?({_SQUARE})<(?:({_BOARD}):?)?({_SQUARE})?{_END}"
_SAN = rf"([KQRBNP]?)([a-n]?)(1[0-4]|[1-9])?[x:-]?({_SQUARE}){_END}"


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
        letter = self.described(position, action).letter or ""
        if isinstance(action, StrategiMove):
            board = position.board_at(action.board)
            moves = position.state.moves(action.board - 1)
            able = {origin for origin, targets in moves if targets >> action.target & 1}
            others = [at for at in able - {action.origin} if board.letters[at][0] == letter]
            taken = action.target in board.letters
            return self.moved(letter, action.origin, action.target, taken, others)
        piece = "" if letter == "P" else letter
        origin, target = NAMES[action.origin], NAMES[action.target]
        arrival = action.to if isinstance(action, Send) else action.board
        if action.target in position.board_at(arrival).letters:
            target = f"x{target}"
        if isinstance(action, Send):
            return f"{piece}{origin}>{BOARD_LETTERS[action.to - 1]}:{target}"
        return f"{piece}{target}<{BOARD_LETTERS[action.donor - 1]}:{origin}"

    def suffix(
        self, position: StrategiPosition, action: BoardAction, transition: Transition
    ) -> str:
        if any(isinstance(event, KingMated) for event in transition.events):
            return "#"
        return "+" if transition.checks else ""

    # Reading

    read_machine = staticmethod(parse_action)

    def read(self, san: str, text: str) -> Wanted:
        if re.match(_PASS, san):
            return Wanted(Pass)
        if match := re.match(_SENT, san):
            letter, origin, board, target = match.groups()
            return _crossing(Send, letter, origin, board, target)
        if match := re.match(_PULLED, san):
            letter, target, board, origin = match.groups()
            return _crossing(Pull, letter, origin, board, target)
        if (match := re.match(_SAN, san)) is None:
            raise UnreadableError(
                "“{text}” is not a move (expected a board and a move, such as 1A. e7, "
                "1a. Nxf8, 7B. Rn5>C:a5, 7C. Ra5<B:n5, 2B. -- or 2:e4e7)",
                text=shown(text),
            )
        letter, file, rank, target = match.groups()
        return Wanted(
            StrategiMove,
            letter or (None if file and rank else "P"),
            ord(file) - ord("a") if file else None,
            int(rank) - 1 if rank else None,
            NUMBERS[target],
        )

    def described(self, position: StrategiPosition, action: BoardAction) -> Wanted:
        if isinstance(action, Pass):
            return Wanted(Pass)
        board, other = action.board, action.to if isinstance(action, Send) else None
        if isinstance(action, Pull):
            board = other = action.donor
        letter, _ = position.board_at(board).letters[action.origin]
        rank, file = divmod(action.origin, FILES)
        return Wanted(type(action), letter, file, rank, action.target, other=other)

    def meant(self, position: StrategiPosition, number: int, wanted: Wanted) -> list[BoardAction]:
        if wanted.kind is Pass:
            return [Pass(number)]
        assert wanted.target is not None, "only a pass names no square"
        colour, target = position.turns[number][0], wanted.target
        if wanted.kind is StrategiMove:
            origins = self.origins(position, number, colour, wanted)
            return [StrategiMove(number, origin, target) for origin in origins]
        beside = [board for board in (number - 1, number + 1) if board in position.turns]
        others = beside if wanted.other is None else [wanted.other]
        if wanted.kind is Send:
            origins = self.origins(position, number, colour, wanted, over=True)
            return [Send(number, origin, other, target) for other in others for origin in origins]
        return [
            Pull(number, target, other, origin)
            for other in others
            for origin in self.origins(position, other, colour, wanted, over=True)
        ]

    def nothing_fits(self, wanted: Wanted, where: Text, refused: bool) -> Text:
        if wanted.target is None or wanted.kind is StrategiMove:
            return super().nothing_fits(wanted, where, refused)
        words = self.wanted_words(wanted, wanted.target, where)
        if wanted.kind is Pull:
            return Text("no {piece} can be pulled to {square} of {where}", **words)
        return Text("no {piece} of the side to move can be sent to {square} from {where}", **words)


def _crossing(
    kind: type[Send] | type[Pull], letter: str, origin: str | None, board: str | None, target: str
) -> Wanted:
    """Return the crossing of a text; a piece without a letter is named by its square."""
    rank, file = (None, None) if origin is None else divmod(NUMBERS[origin], FILES)
    named, other = letter or (None if origin else "P"), board and board_number(board)
    return Wanted(kind, named, file, rank, NUMBERS[target], other=other or None)
