"""The one line of text for a position: nine fields, single spaces between.

A field that says something of every board has an entry per board of the ring, in order of their
numbers, with ``|`` between.

1. boards: the number, a colon, and the pieces as FEN writes them: ranks 8 to 1 with ``/``
   between, capitals for White, digits for empty squares. A piece of another set than the board's
   own has its set behind it in parentheses: ``N(3)``.
2. seats: the players of White and Black: ``1-2``.
3. to move: ``w`` or ``b``; ``*`` behind it when the board had its turn in this round; ``!`` when
   the player to move took over a seat whose King was checkmated already.
4. unmoved: files of Kings that never moved and of the Rooks with which they may still castle,
   capitals for White: ``AEHaeh`` at the start; ``-`` for none.
5. en passant: the square a pawn passed in the last turn there, or ``-``.
6. stockpiles: for every player of the game, with ``/`` between, the pieces (kind, colour, set:
   ``Nw3``) with ``,`` between and sorted, ``-`` for none, ``x`` for a player who is out.
7. move numbers.
8. round: the round being played; always 1 in free tempo.
9. last progress: the last round with a capture, pawn move or placement, 0 for none; always 0 in
   free tempo.

Tempo and stockpile rule are options and stand beside the line, not in it.
"""

from __future__ import annotations

import re

from cfanp_gui.core.game import PIECE_NAMES, Piece, PositionError
from cfanp_gui.core.half_boards import FILE_NAMES, FILES, square_name
from cfanp_gui.core.movegen import NO_SQUARE
from cfanp_gui.core.text import Text, joined
from cfanp_gui.games.ring.board import CASTLING_SQUARES, Board
from cfanp_gui.games.ring.options import Rules
from cfanp_gui.games.ring.rfen_fields import (
    BOARDS,
    EN_PASSANT,
    MOVE_NUMBERS,
    PROGRESS,
    ROUND,
    SEATS,
    STOCKPILES,
    TO_MOVE,
    UNMOVED,
    bad,
    bad_board,
    entries,
    read_number,
    shown,
)
from cfanp_gui.games.ring.rfen_pieces import (
    check_kings,
    check_sets,
    read_boards,
    read_seats,
    read_stockpiles,
    write_men,
)
from cfanp_gui.games.ring.starting_pieces import (
    BLACK,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    HOMES,
    SQUARES,
    WHITE,
    read_square,
    short_name,
)
from cfanp_gui.games.ring.state import State

Men = dict[int, tuple[Piece | None, ...]]
"""The 64 squares of every board, by its number."""

MIN_PLAYERS = 3
MAX_PLAYERS = 26
MAX_LENGTH = 16384
"""Longer lines cannot be a position of 26 boards."""

_FIELDS = (
    BOARDS, SEATS, TO_MOVE, UNMOVED, EN_PASSANT, STOCKPILES, MOVE_NUMBERS, ROUND, PROGRESS,
)  # fmt: skip

_TURN = re.compile(r"([wb])(\*?)(!?)\Z")
_UNMOVED_ORDER = "AEHaeh"


def write(state: State) -> str:
    """The line of a state."""
    boards = state.boards
    stockpiles = [
        (",".join(short_name(man) for man in stockpile) or "-") if player in state.alive else "x"
        for player, stockpile in enumerate(state.stockpiles, 1)
    ]
    return " ".join(
        (
            "|".join(f"{board.number}:{write_men(board)}" for board in boards),
            "|".join(f"{white}-{black}" for white, black in state.seats),
            "|".join(
                COLOUR_LETTERS[board.turn] + "*" * board.moved + "!" * board.spared
                for board in boards
            ),
            "|".join(_write_unmoved(board) for board in boards),
            "|".join(
                "-" if board.passed == NO_SQUARE else square_name(board.passed) for board in boards
            ),
            "/".join(stockpiles),
            "|".join(str(board.count) for board in boards),
            str(state.round),
            str(state.progress),
        )
    )


def read(text: str, rules: Rules) -> State:
    """The state of a line.

    Raises PositionError, naming the field and the board, for a line that is none or that
    describes a position that cannot be.
    """
    line = text.strip("\r\n")
    if len(text) > MAX_LENGTH:
        raise PositionError(
            Text(
                "the line has {count} characters (expected at most {most})",
                count=len(text), most=MAX_LENGTH,
            )
        )  # fmt: skip
    if not line.isprintable():
        raise PositionError(Text("the line has a character that is no text (expected one line)"))
    fields = line.split(" ")
    named = [field for field in fields if field]
    if len(named) != len(_FIELDS):
        raise PositionError(
            Text(
                "the line has {count} fields (expected {expected}: {names}, single spaces between)",
                count=len(named), expected=len(_FIELDS), names=joined(", ", _FIELDS),
            )
        )  # fmt: skip
    if "" in fields:
        raise PositionError(
            Text(
                "the line has a space too many before field {number} "
                "(expected single spaces between the fields)",
                number=fields.index("") + 1,
            )
        )
    pieces, seats, turns, unmoved, passed, stockpiles, counts, round_, progress = fields
    players = stockpiles.count("/") + 1
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise bad(
            STOCKPILES,
            Text(
                "there are {count} entries (expected one per player, {least} to {most})",
                count=players, least=MIN_PLAYERS, most=MAX_PLAYERS,
            ),
        )  # fmt: skip
    men = read_boards(pieces, players)
    numbers = list(men)
    seated = read_seats(seats, numbers, players)
    read_turns = _read_turns(turns, numbers, rules)
    read_unmoved = _read_unmoved(unmoved, men)
    read_passed = _read_passed(passed, men, [turn for turn, _, _ in read_turns])
    read_counts = [
        read_number(entry, MOVE_NUMBERS, 1, number)
        for number, entry in zip(numbers, entries(counts, MOVE_NUMBERS, numbers), strict=True)
    ]
    boards = tuple(
        Board(number, men[number], turn, rooks, square, count, moved, spared)
        for number, (turn, moved, spared), rooks, square, count in zip(
            numbers, read_turns, read_unmoved, read_passed, read_counts, strict=True
        )
    )
    state = State(
        boards,
        tuple(seated),
        read_stockpiles(stockpiles, {player for pair in seated for player in pair}),
        rules,
        *_read_rounds(round_, progress, rules),
    )
    check_sets(state)
    for board in boards:
        check_kings(board)
    return state


def tells_of_rounds(text: str) -> bool:
    """Whether a line can be that of a position in rounds tempo only."""
    parts = text.split(" ")
    return len(parts) == len(_FIELDS) and ("*" in parts[2] or parts[-2:] != ["1", "0"])


# Turns


def _read_turns(text: str, numbers: list[int], rules: Rules) -> list[tuple[int, bool, bool]]:
    turns = []
    for number, part in zip(numbers, entries(text, TO_MOVE, numbers), strict=True):
        found = _TURN.match(part)
        if found is None:
            raise bad_board(
                TO_MOVE, number, Text("“{text}” (expected w or b, or such as w*)", text=shown(part))
            )
        if found[2] and not rules.rounds:
            raise bad_board(
                TO_MOVE,
                number,
                Text("“{text}”: there are no rounds in free tempo", text=shown(part)),
            )
        turns.append((COLOUR_LETTERS.index(found[1]), bool(found[2]), bool(found[3])))
    return turns


def _write_unmoved(board: Board) -> str:
    text = ""
    for letter in _UNMOVED_ORDER:
        if board.unmoved >> _unmoved_square(letter) & 1:
            text += letter
    return text or "-"


def _unmoved_square(letter: str) -> int:
    return FILE_NAMES.index(letter.lower()) + (0 if letter.isupper() else SQUARES - FILES)


def _read_unmoved(text: str, men: Men) -> list[int]:
    result = []
    for number, part in zip(men, entries(text, UNMOVED, list(men)), strict=True):
        letters = "" if part == "-" else part
        if not part or letters != "".join(x for x in _UNMOVED_ORDER if x in letters):
            raise bad_board(
                UNMOVED,
                number,
                Text("“{text}” (expected letters of {letters}, or -)",
                     text=shown(part), letters=_UNMOVED_ORDER),
            )  # fmt: skip
        mask = 0
        for letter in letters:
            colour = WHITE if letter.isupper() else BLACK
            square = _unmoved_square(letter)
            man = men[number][square]
            kind = "K" if letter in "Ee" else "R"
            if man is None or (man.letter, man.army) != (kind, colour):
                raise bad_board(
                    UNMOVED,
                    number,
                    Text(
                        "“{text}” but no {piece} of {colour} on {square}",
                        text=shown(part), piece=PIECE_NAMES[kind], colour=COLOUR_NAMES[colour],
                        square=square_name(square),
                    ),
                )  # fmt: skip
            mask |= 1 << square
        for colour in (WHITE, BLACK):
            if mask & CASTLING_SQUARES[colour] and not mask & HOMES[colour]["K"]:
                raise bad_board(
                    UNMOVED,
                    number,
                    Text(
                        "“{text}”: the King of {colour} has moved, so no Rook of his castles",
                        text=shown(part), colour=COLOUR_NAMES[colour],
                    ),
                )  # fmt: skip
        result.append(mask)
    return result


def _read_passed(text: str, men: Men, turns: list[int]) -> list[int]:
    result = []
    parts = entries(text, EN_PASSANT, list(men))
    for number, part, turn in zip(men, parts, turns, strict=True):
        if part == "-":
            result.append(NO_SQUARE)
            continue
        try:
            square = read_square(part)
        except ValueError:
            square = NO_SQUARE
        rank = 5 if turn == WHITE else 2
        if square // FILES != rank:
            raise bad_board(
                EN_PASSANT,
                number,
                Text(
                    "“{text}” (expected a square of rank {rank}, for {colour} is to move, or -)",
                    text=shown(part), rank=rank + 1, colour=COLOUR_NAMES[turn],
                ),
            )  # fmt: skip
        step = FILES if turn == BLACK else -FILES
        man = men[number][square + step]
        if (
            man is None
            or (man.letter, man.army) != ("P", 1 - turn)
            or men[number][square] is not None
            or men[number][square - step] is not None
        ):
            raise bad_board(
                EN_PASSANT,
                number,
                Text(
                    "no pawn of {colour} on {square} has just passed {passed}",
                    colour=COLOUR_NAMES[1 - turn],
                    square=square_name(square + step),
                    passed=part,
                ),
            )
        result.append(square)
    return result


def _read_rounds(round_: str, progress: str, rules: Rules) -> tuple[int, int]:
    number = read_number(round_, ROUND, 1)
    last = read_number(progress, PROGRESS, 0)
    if not rules.rounds and number != 1:
        raise bad(ROUND, Text("“{text}” (expected 1 in free tempo)", text=shown(round_)))
    if not rules.rounds and last != 0:
        raise bad(PROGRESS, Text("“{text}” (expected 0 in free tempo)", text=shown(progress)))
    if last > number:
        raise bad(
            PROGRESS,
            Text(
                "“{text}” is a round to come (it is round {round})",
                text=shown(progress),
                round=number,
            ),
        )
    return number, last
