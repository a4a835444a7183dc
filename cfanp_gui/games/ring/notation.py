"""Human notation of Multi Player Chess: a board and a move in SAN, as in BPGN.

``1A. e4`` is White's first move on board 1, ``1a. e5`` Black's answer to it: the number counts
the moves of the board, the letter is the board's, a capital where White moves. ``2B. N@b1``
places a Knight; ``9C. e8=N@f3`` exchanges the pawn that goes to e8 for a Knight on f3. ``+`` gives
check, ``#`` is checkmate as the board then stands. Everything else is written in its machine form:
``2:lose``, ``2:resign:1``, ``2:flag:1``, ``draw``.

When read, the number is ignored, but the letter's case must be that of the side to move. The
board may be left out where only one has such a move, and so may the square of the piece exchanged
for a pawn; a board may also be named as in the machine form: ``2:Nf3``.
"""

import re

from cfanp_gui.core.actions import Action, Refusal, Report, Transition
from cfanp_gui.core.half_boards import FILE_NAMES, FILES, NAMES, square_name
from cfanp_gui.core.notation import CASTLING, TagNames, UnreadableError
from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.boards.notation import BoardNotation, Wanted
from cfanp_gui.games.ring.actions import (
    BoardAction,
    Lose,
    Placement,
    Promotion,
    RingMove,
    parse_action,
)
from cfanp_gui.games.ring.position import RingPosition
from cfanp_gui.games.ring.starting_pieces import read_square
from cfanp_gui.games.ring.state import play

_PLACED = r"([QRBNP]?)@([a-h][1-8])[+#]*[!?]*\Z"
_CASTLINGS = {2: "O-O", -2: "O-O-O"}
"""Castlings by the King's way along its rank."""
_SAN = (
    r"([KQRBN]?)([a-h]?)([1-8]?)[x:-]?([a-h][1-8])"
    r"(?:[=/]?([QRBN])(?:@([a-h][1-8]))?)?(?:e\.?p\.?)?[+#]*(?:e\.?p\.?)?[!?]*\Z"
)
_FROM_TO = r"[a-h][1-8][a-h][1-8]"


class RingNotation(BoardNotation[RingPosition]):
    """The human form of the actions of Multi Player Chess.

    In a `Wanted`, `other` is the square of the piece for which a pawn is exchanged; of castling, it
    is the King's way, and there is no target.
    """

    naming = TagNames("RFEN", "Player", letters=False)
    names = NAMES
    files = FILES
    sorts = (*BoardNotation.sorts, "O")

    def missing(self, position: RingPosition, board: int) -> tuple[Text, Refusal]:
        refusal = position.refusal(Lose(board))
        assert refusal is not None, "no board can be lost that is not there"
        return refusal.sentence, refusal

    # Writing

    def body(self, position: RingPosition, action: Action) -> str | None:
        if not isinstance(action, BoardAction):
            return None
        if isinstance(action, Placement):
            return f"{action.letter}@{square_name(action.square)}"
        board, origin, target = position.board_at(action.board), action.origin, action.target
        letter, _ = board.letters[origin]
        if letter == "K" and abs(origin - target) == 2:
            return _CASTLINGS[target - origin]
        able = [at for at, goal in board.moves if goal == target and at != origin]
        # A pawn is told from others by the file in front of its capture.
        alike = [at for at in able if board.letters[at][0] == letter]
        others = [] if letter == "P" else alike
        taken = target in board.letters or (letter == "P" and (target - origin) % FILES != 0)
        text = self.moved(letter, origin, target, taken, others)
        if isinstance(action, Promotion):
            return f"{text}={action.letter}@{square_name(action.square)}"
        return text

    def suffix(self, position: RingPosition, action: BoardAction, transition: Transition) -> str:
        if not transition.checks:
            return ""
        after = play(position.state, action, Report())
        board = after.find(action.board)
        return "#" if board is not None and after.lost(board) else "+"

    # Reading

    read_machine = staticmethod(parse_action)

    def read(self, san: str, text: str) -> Wanted:
        if match := re.match(CASTLING, san):
            return Wanted(RingMove, "K", other=-2 if match[2] else 2)
        if match := re.match(_PLACED, san):
            return Wanted(Placement, match[1] or "P", target=read_square(match[2]))
        if (match := re.match(_SAN, san)) is None:
            raise UnreadableError(
                "“{text}” is not a move (expected a board and a move, such as 1A. e4, "
                "1a. Nxf6, 2B. N@b1, 9C. e8=N@f3 or 2:e2e4)",
                text=shown(text),
            )
        letter, file, rank, target, exchange, square = match.groups()
        return Wanted(
            Promotion if exchange else RingMove,
            letter or (None if re.match(_FROM_TO, san) else "P"),
            FILE_NAMES.index(file) if file else None,
            int(rank) - 1 if rank else None,
            read_square(target),
            exchange,
            read_square(square) if square else None,
        )

    def described(self, position: RingPosition, action: BoardAction) -> Wanted:
        if isinstance(action, Placement):
            return Wanted(Placement, action.letter, target=action.square)
        letter, _ = position.board_at(action.board).letters[action.origin]
        rank, file = divmod(action.origin, FILES)
        if isinstance(action, RingMove):
            way = action.target - action.origin
            return Wanted(RingMove, letter, file, rank, action.target, other=way)
        piece, square = action.letter, action.square
        return Wanted(Promotion, letter, file, rank, action.target, piece, square)

    def meant(self, position: RingPosition, number: int, wanted: Wanted) -> list[BoardAction]:
        target, other = wanted.target, wanted.other
        if wanted.kind is Placement:
            assert wanted.letter is not None, "a placement names its piece"
            assert target is not None, "and its square"
            return [Placement(number, wanted.letter, target)]
        origins = self.origins(position, number, position.turns[number][0], wanted)
        if target is None:
            assert other is not None, "castling has a way"
            return [RingMove(number, king, king + other) for king in origins if king % FILES == 4]
        if wanted.promotion is None:
            return [RingMove(number, origin, target) for origin in origins]
        square = target if other is None else other
        return [Promotion(number, origin, target, wanted.promotion, square) for origin in origins]

    def nothing_fits(self, wanted: Wanted, where: Text, refused: bool) -> Text:
        return super().nothing_fits(wanted if refused else Wanted(RingMove), where, refused)
