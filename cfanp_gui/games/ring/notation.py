"""Moves of Multi Player Chess as people write them: a board and SAN on it, in BPGN's manner.

``1A. e4`` is White's first move on board 1, ``1a. e5`` Black's answer to it: the number counts
the moves of the board, the letter is the board's, a capital where White moves. ``2B. N@b1``
places a Knight; ``9C. e8=N@f3`` exchanges the pawn that goes to e8 for a Knight on f3. ``+`` gives
check, ``#`` is checkmate as the board then stands. Everything else is written in its machine form:
``2:lose``, ``2:resign:1``, ``2:flag:1``, ``draw``.

Reading, the number says nothing, but the letter's case must be that of the side to move. The
board may be left out where only one has such a move, and so may the square of the piece exchanged
for a pawn; a board may also be named as in the machine form: ``2:Nf3``.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from cfanp_gui.core.boards import BOARD_LETTERS
from cfanp_gui.core.game import PIECE_NAMES, Action, Refusal, Transition
from cfanp_gui.core.half_boards import FILE_NAMES, FILES, NAMES, parse_square, square_name
from cfanp_gui.core.notation import (
    BoardNotation,
    TagNames,
    UnreadableError,
    fits_several,
    unfit,
)
from cfanp_gui.core.text import Text, shortened, shown
from cfanp_gui.games.armies.san import disambiguation
from cfanp_gui.games.pairs.fide.san import CASTLING
from cfanp_gui.games.ring.actions import (
    BoardAction,
    Lose,
    Move,
    Placement,
    Promotion,
    parse_action,
)
from cfanp_gui.games.ring.board import Board
from cfanp_gui.games.ring.position import RingPosition
from cfanp_gui.games.ring.starting_pieces import COLOUR_NAMES, WHITE, read_square
from cfanp_gui.games.ring.turn import Report, play

MAX_LENGTH = 64
"""Longer texts are not a move."""

_NAMED = re.compile(r"(?:\d{0,6}([A-Za-z])\.+|([1-9]\d?):)(.*)\Z", re.DOTALL | re.ASCII)
_NUMBER = re.compile(r"\d+[A-Za-z]\.+\Z", re.ASCII)
_PLACED = re.compile(r"([QRBNP]?)@([a-h][1-8])[+#]*[!?]*\Z")
_SAN = re.compile(
    r"([KQRBN]?)([a-h]?)([1-8]?)[x:-]?([a-h][1-8])"
    r"(?:[=/]?([QRBN])(?:@([a-h][1-8]))?)?(?:e\.?p\.?)?[+#]*(?:e\.?p\.?)?[!?]*\Z"
)
_FROM_TO = re.compile(r"[a-h][1-8][a-h][1-8]")
_SHORT_FILE = 6


class _Wanted(NamedTuple):
    """What a text says of a turn on a board; None where it says nothing."""

    letter: str | None
    """The piece that moves or is placed."""
    file: int | None = None
    rank: int | None = None
    target: int | None = None
    placed: bool = False
    """Whether the piece comes from the stockpile."""
    exchange: str | None = None
    """The piece a pawn is exchanged for."""
    square: int | None = None
    """Where that piece is put."""
    castling: str | None = None

    def fits(self, board: Board, action: BoardAction) -> bool:
        """Return whether a legal action is the one meant."""
        match action:
            case Placement(_, letter, square):
                return self.placed and (letter, square) == (self.letter, self.target)
            case Promotion(_, origin, target, exchange, square):
                return (
                    (target, exchange) == (self.target, self.exchange)
                    and self.square in (None, square)
                    and self.fits_origin(board, origin)
                )
            case Move(_, origin, target):
                if self.castling is not None:
                    return _castling(board, action) == self.castling
                plain = not self.placed and self.exchange is None
                return plain and target == self.target and self.fits_origin(board, origin)

    def fits_origin(self, board: Board, origin: int) -> bool:
        """Return whether the piece on a square may be the one that moves."""
        return (
            self.letter in (None, _letter_on(board, origin))
            and self.file in (None, origin % 8)
            and self.rank in (None, origin // 8)
        )


class RingNotation(BoardNotation):
    """The human form of the actions of Multi Player Chess."""

    naming = TagNames("RFEN", "Player", letters=False)

    def human(
        self, position: RingPosition, action: Action, transition: Transition | None = None
    ) -> str:
        """Return the token of an action; see `notation.Notation.human`."""
        if transition is None:
            transition = position.apply(action)[1]
        if not isinstance(action, BoardAction):
            return action.text
        return _token(_board(position, action.board), action) + _suffix(
            position, action, transition
        )

    def parse(self, position: RingPosition, text: str) -> Action:
        """Return the action a person means; see `notation.Notation.parse`."""
        bare = "".join(text.split()) if len(text) <= MAX_LENGTH else ""
        try:
            return parse_action(bare)
        except ValueError:
            pass  # no machine form
        letter, number, san = None, None, bare
        if named := _NAMED.match(bare):
            letter, digits, san = named.groups()
            number = int(digits) if letter is None else BOARD_LETTERS.index(letter.upper()) + 1
        wanted = _read(san, text)
        outcome = position.outcome()
        if outcome is not None:
            raise unfit(text, Text("the game is over ({reason})", reason=outcome.reason))
        if number is None:
            boards = [position.state.boards[index] for index in position.state.open]
        else:
            boards = [self._named(position, text, number, letter)]
        found = [
            action
            for board in boards
            for action in _actions(position, board)
            if wanted.fits(board, action)
        ]
        if len(found) == 1:
            return found[0]
        if found:
            raise fits_several(
                text, [_token(_board(position, action.board), action) for action in found]
            )
        refusal, reason = _reason(position, boards, wanted)
        raise unfit(text, reason, refusal)

    def _named(self, position: RingPosition, text: str, number: int, letter: str | None) -> Board:
        """Return the board a text names. Raises NotationError for one not there or waiting."""
        if position.state.find(number) is None:
            refusal = position.refusal(Lose(number))
            assert refusal is not None, "no board can be lost that is not there"
            raise unfit(text, refusal.sentence, refusal)
        board = _board(position, number)
        if letter is not None and letter.isupper() != (board.turn == WHITE):
            raise unfit(
                text,
                Text(
                    "it is {colour}’s turn on board {board}, so its moves begin with {letter}",
                    colour=COLOUR_NAMES[board.turn],
                    board=number,
                    letter=_letter(board),
                ),
            )
        return board

    def instead(self, position: RingPosition, text: str) -> str:
        """Return what would have been legal; see `notation.Notation.instead`."""
        if not position.actors():
            return ""
        named = _NAMED.match("".join(text.split()))
        number = None
        san = text
        if named is not None:
            letter, digits, san = named.groups()
            number = int(digits) if letter is None else BOARD_LETTERS.index(letter.upper()) + 1
        sort = san[:1] if san[:1] in ("K", "Q", "R", "B", "N", "O") else ""
        found: list[str] = []
        others: list[str] = []
        for board in position.state.boards:
            if number not in (None, board.number):
                continue
            for action in _actions(position, board):
                token = _token(board, action)
                body = token.partition(" ")[2]
                same = body[0] == sort if sort else body[0] in FILE_NAMES
                (found if same else others).append(token)
        names = found or others
        return Text(" (legal: {moves})", moves=shortened(names)) if names else ""

    def opens(self, word: str) -> bool:
        """Return whether a word is the number of a board's move; see `notation.Notation.opens`."""
        return bool(_NUMBER.match(word))


def _board(position: RingPosition, number: int) -> Board:
    return next(board for board in position.state.boards if board.number == number)


def _actions(position: RingPosition, board: Board) -> list[BoardAction]:
    """Return what is legal on a board now, sorted; nothing on one that waits."""
    state = position.state
    index = state.find(board.number)
    if index not in state.open or index is None:
        return []
    return sorted(state.actions(index), key=lambda action: action.text)


def _letter_on(board: Board, square: int) -> str | None:
    piece = board.pieces[square]
    return None if piece is None else piece.letter


def _letter(board: Board) -> str:
    letter = BOARD_LETTERS[board.number - 1]
    return letter if board.turn == WHITE else letter.lower()


def _token(board: Board, action: BoardAction) -> str:
    """Return a legal action with its number, without the signs of check and mate."""
    return f"{board.count}{_letter(board)}. {_body(board, action)}"


def _body(board: Board, action: BoardAction) -> str:
    if isinstance(action, Placement):
        return f"{action.letter}@{square_name(action.square)}"
    letter = _letter_on(board, action.origin)
    assert letter is not None, "a piece stands where a move begins"
    target = square_name(action.target)
    taken = "x" if board.pieces[action.target] is not None else ""
    if letter == "P":
        file = ""
        if action.origin % 8 != action.target % 8:
            file, taken = FILE_NAMES[action.origin % 8], "x"
        exchange = ""
        if isinstance(action, Promotion):
            exchange = f"={action.letter}@{square_name(action.square)}"
        return f"{file}{taken}{target}{exchange}"
    assert isinstance(action, Move), "only pawns are exchanged"
    if castling := _castling(board, action):
        return castling
    others = [
        origin
        for origin, goal in board.moves
        if goal == action.target
        and origin != action.origin
        and _letter_on(board, origin) == letter
        and not _castling(board, Move(board.number, origin, goal))
    ]
    return f"{letter}{disambiguation(action.origin, others, NAMES, FILES)}{taken}{target}"


def _castling(board: Board, move: Move) -> str | None:
    """Return how castling is written; None for a move that is none."""
    if abs(move.origin - move.target) != 2 or _letter_on(board, move.origin) != "K":
        return None
    return "O-O" if move.target % 8 == _SHORT_FILE else "O-O-O"


def _suffix(position: RingPosition, action: BoardAction, transition: Transition) -> str:
    """Return ``#`` if the other side is checkmated now, ``+`` if it is in check, or nothing."""
    if not transition.checks:
        return ""
    after = play(position.state, action, Report())
    index = after.find(action.board)
    assert index is not None, "a turn removes no board before mates are carried out"
    return "#" if after.lost(index) else "+"


def _read(san: str, text: str) -> _Wanted:
    if found := CASTLING.match(san):
        return _Wanted("K", castling="O-O-O" if found[2] else "O-O")
    if found := _PLACED.match(san):
        return _Wanted(found[1] or "P", target=read_square(found[2]), placed=True)
    found = _SAN.match(san)
    if found is None:
        raise UnreadableError(
            Text(
                "“{text}” is not a move (expected a board and a move, such as 1A. e4, 1a. Nxf6, "
                "2B. N@b1, 9C. e8=N@f3 or 2:e2e4)",
                text=shown(text),
            )
        )
    letter, file, rank, target, exchange, square = found.groups()
    return _Wanted(
        letter or (None if _FROM_TO.match(san) else "P"),
        FILE_NAMES.index(file) if file else None,
        int(rank) - 1 if rank else None,
        parse_square(target, 8),
        exchange=exchange,
        square=parse_square(square, 8) if square else None,
    )


def _reason(
    position: RingPosition, boards: list[Board], wanted: _Wanted
) -> tuple[Refusal | None, Text]:
    """Return why no legal action on these boards is meant, and the one refusal of them all."""
    refusals = {
        refusal.sentence: refusal
        for board in boards
        for action in _meant(board, wanted)
        if (refusal := position.refusal(action))
    }
    if len(refusals) == 1:
        sentence, refusal = refusals.popitem()
        return refusal, sentence
    where = Text("board {board}", board=boards[0].number) if len(boards) == 1 else Text("any board")
    piece = PIECE_NAMES[wanted.letter] if wanted.letter else Text("piece")
    if wanted.castling is not None or not refusals:
        return None, Text("there is no such move on {where}", where=where)
    assert wanted.target is not None, "only castling names no square"
    return None, Text(
        "no {piece} of the side to move can go to {square} on {where}",
        piece=piece,
        square=square_name(wanted.target),
        where=where,
    )


def _meant(board: Board, wanted: _Wanted) -> list[BoardAction]:
    """Return what may be meant on a board, legal or not.

    Pieces that could go there, were it not for their King, come before all others.
    """
    number = board.number
    if wanted.placed:
        assert wanted.letter is not None, "a placement names its piece"
        assert wanted.target is not None, "and its square"
        return [Placement(number, wanted.letter, wanted.target)]
    origins = [
        square
        for square, piece in enumerate(board.pieces)
        if piece is not None and piece.army == board.turn and wanted.fits_origin(board, square)
    ]
    if wanted.castling is not None:
        step = 2 if wanted.castling == "O-O" else -2
        return [Move(number, origin, origin + step) for origin in origins if origin % 8 == 4]
    target = wanted.target
    assert target is not None, "only castling names no square"
    steps = {(origin, goal) for origin, goal, _ in board.generate(guard_king=False).expand()}
    origins = [origin for origin in origins if (origin, target) in steps] or origins
    if wanted.exchange is not None:
        square = target if wanted.square is None else wanted.square
        return [Promotion(number, origin, target, wanted.exchange, square) for origin in origins]
    return [Move(number, origin, target) for origin in origins]
