"""What can be wrong with a position of a ring: the same for a line of text and for a builder.

Each function yields the problems of a part of a position, worst first; the reader of a line raises
the first one it meets, a builder lists them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from cfanp_gui.core.game import Seats
from cfanp_gui.core.half_boards import FILES, half_square, square_name
from cfanp_gui.core.pieces import COLOUR_NAMES, PIECE_NAMES, Piece
from cfanp_gui.core.position import Problem
from cfanp_gui.core.text import Text, joined
from cfanp_gui.games.ring.board import CASTLING_SQUARES, Board
from cfanp_gui.games.ring.options import Rules
from cfanp_gui.games.ring.starting_pieces import (
    BLACK,
    FULL_SET,
    HOMES,
    LETTERS,
    RANKS,
    SQUARES,
    WHITE,
)

MIN_PLAYERS = 3
MAX_PLAYERS = 26
GREATEST_NUMBER = 999_999
"""The greatest move number and round."""

BOARDS = Text("boards")
SEATS = Text("seats")
TO_MOVE = Text("to move")
UNMOVED = Text("unmoved")
EN_PASSANT = Text("en passant")
STOCKPILES = Text("stockpiles")
MOVE_NUMBERS = Text("move numbers")
ROUND = Text("round")
PROGRESS = Text("last progress")

UNMOVED_LETTERS = {
    letter: file + (0 if letter.isupper() else SQUARES - FILES)
    for letter, file in (("A", 0), ("E", 4), ("H", 7), ("a", 0), ("e", 4), ("h", 7))
}
"""The squares of Kings and Rooks that never moved by their letters, in the order of a line."""

Pieces = Sequence[Piece | None]
"""The 64 squares of a board, a1 first."""

_LONGEST = 24


def shown(text: str) -> str:
    """Return a part of a line as an error shows it: not all of one that is very long."""
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def of_board(field: Text, number: int, message: Text, square: int | None = None) -> Problem:
    """Return a problem of a field about a board, and about one of its squares 0..63."""
    where = None if square is None else half_square(number, square)
    return Problem(field, Text("board {board}: {message}", board=number, message=message), where)


def player_count_problems(players: int) -> Iterator[Problem]:
    """Yield what is wrong with the number of players."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        yield Problem(
            STOCKPILES,
            Text(
                "the number of entries is {count} (expected one per player, {least} to {most})",
                count=players, least=MIN_PLAYERS, most=MAX_PLAYERS,
            ),
        )  # fmt: skip


# Boards


def number_problems(number: int, players: int) -> Iterator[Problem]:
    """Yield what is wrong with the number of a board."""
    if not 1 <= number <= players:
        yield of_board(BOARDS, number, Text("there are only {players} players", players=players))


def piece_problems(piece: Piece, number: int, square: int, players: int) -> Iterator[Problem]:
    """Yield what is wrong with a piece on a square 0..63 of a board, whatever else is there."""
    name = square_name(square)
    if piece.letter not in LETTERS or piece.army not in (WHITE, BLACK):
        yield of_board(
            BOARDS, number, Text("{square}: there is no such piece", square=name), square
        )
        return
    if not 1 <= piece.set <= players:
        yield of_board(
            BOARDS,
            number,
            Text("{square}: there is no set {set} with {players} players",
                 square=name, set=piece.set, players=players),
            square,
        )  # fmt: skip
    if piece.letter == "P" and square // FILES in (0, RANKS - 1):
        yield of_board(
            BOARDS,
            number,
            Text("{square}: a pawn cannot stand on a back rank", square=name),
            square,
        )
    if piece.letter == "K" and piece.set != number:
        yield of_board(
            BOARDS,
            number,
            Text("{square}: a King never leaves the board of its set, which is {set}",
                 square=name, set=piece.set),
            square,
        )  # fmt: skip


def set_problems(
    boards: Mapping[int, Pieces], stockpiles: Iterable[Sequence[Piece]]
) -> Iterator[Problem]:
    """Yield Kings missing or too many, and pieces of a set beyond those a set has.

    The stockpiles are those of the players in order, player 1 first.
    """
    seen: Counter[Piece] = Counter()
    for number, pieces in boards.items():
        kings: Counter[int] = Counter()
        for square, piece in enumerate(pieces):
            if piece is None:
                continue
            kings[piece.army] += piece.letter == "K"
            if piece.letter != "K" and (message := _too_many(seen, piece)):
                yield of_board(BOARDS, number, message, square)
        for colour in (WHITE, BLACK):
            if kings[colour] != 1:
                yield of_board(
                    BOARDS,
                    number,
                    Text("{colour} has {count} Kings (expected one)",
                         colour=COLOUR_NAMES[colour], count=kings[colour]),
                )  # fmt: skip
    for player, stockpile in enumerate(stockpiles, 1):
        for piece in stockpile:
            if message := _too_many(seen, piece):
                yield of_player(player, message)


def _too_many(seen: Counter[Piece], piece: Piece) -> Text | None:
    """Count a piece that was found; return what is wrong when its set has no more of its type."""
    seen[piece] += 1
    most = FULL_SET[piece.letter]
    if seen[piece] <= most:
        return None
    return Text(
        "there is a {colour} {piece} of set {set} too many (a set has {most})",
        colour=COLOUR_NAMES[piece.army], piece=PIECE_NAMES[piece.letter], set=piece.set, most=most,
    )  # fmt: skip


def king_problems(board: Board) -> Iterator[Problem]:
    """Yield a King that could be captured, or one spared without a mate; one King a side."""
    waiting = 1 - board.turn
    if board.attackers(waiting):
        king = board.king(waiting)
        yield of_board(
            BOARDS,
            board.number,
            Text(
                "{square}: the King of {colour} is attacked although {mover} is to move",
                square=square_name(king),
                colour=COLOUR_NAMES[waiting],
                mover=COLOUR_NAMES[board.turn],
            ),
            king,
        )
    if board.spared and not board.mated(""):
        yield of_board(TO_MOVE, board.number, Text("“!” is for a King that is checkmated"))


# Seats


def seat_problems(number: int, text: str, seats: Seats | None, players: int) -> Iterator[Problem]:
    """Yield what is wrong with the players at a board, without looking at other boards."""
    if seats is None or not all(1 <= player <= players for player in seats):
        yield of_board(
            SEATS,
            number,
            Text("“{text}” (expected the players of White and Black from 1 to {players}, "
                 "such as 1-2)", text=shown(text), players=players),
        )  # fmt: skip


def ring_problems(seats: Mapping[int, Seats], players: int) -> Iterator[Problem]:
    """Yield who cannot sit where they do.

    White on a board is the player who had White there at the start or came to it by winning every
    board between; Black is the player who has White on the next board.
    """
    numbers = list(seats)
    for index, number in enumerate(numbers):
        white, black = seats[number]
        before = numbers[index - 1]
        possible = [
            (before + step) % players + 1 for step in range((number - before - 1) % players + 1)
        ]
        if white not in possible:
            yield of_board(
                SEATS,
                number,
                Text(
                    "player {player} cannot have White there (expected {players})",
                    player=white,
                    players=joined(", ", [str(player) for player in sorted(possible)]),
                ),
            )
        after = numbers[(index + 1) % len(numbers)]
        following = seats[after][WHITE]
        if black != following:
            yield of_board(
                SEATS,
                number,
                Text(
                    "player {player} cannot have Black there (expected player {expected}, who "
                    "has White on board {board})",
                    player=black,
                    expected=following,
                    board=after,
                ),
            )


# Turns


def turn_problems(
    number: int, text: str, colour: int | None, moved: bool, rules: Rules
) -> Iterator[Problem]:
    """Yield what is wrong with the side to move and with a turn already had in this round."""
    if colour not in (WHITE, BLACK):
        message = Text("“{text}” (expected w or b, or such as w*)", text=shown(text))
        yield of_board(TO_MOVE, number, message)
    elif moved and not rules.rounds:
        message = Text("“{text}”: there are no rounds in free tempo", text=shown(text))
        yield of_board(TO_MOVE, number, message)


def unmoved_problems(number: int, squares: Iterable[int], pieces: Pieces) -> Iterator[Problem]:
    """Yield Kings and Rooks that cannot have stayed where they began.

    `squares` are some of those of `UNMOVED_LETTERS`, in its order.
    """
    mask = sum(1 << square for square in squares)
    text = unmoved_text(mask)
    for letter in text.replace("-", ""):
        square = UNMOVED_LETTERS[letter]
        colour = WHITE if letter.isupper() else BLACK
        expected = "K" if letter in "Ee" else "R"
        piece = pieces[square]
        if piece is None or (piece.letter, piece.army) != (expected, colour):
            yield of_board(
                UNMOVED,
                number,
                Text(
                    "“{text}” but no {piece} of {colour} on {square}",
                    text=text, piece=PIECE_NAMES[expected], colour=COLOUR_NAMES[colour],
                    square=square_name(square),
                ),
                square,
            )  # fmt: skip
    for colour in (WHITE, BLACK):
        if mask & CASTLING_SQUARES[colour] and not mask & HOMES[colour]["K"]:
            yield of_board(
                UNMOVED,
                number,
                Text(
                    "“{text}”: the King of {colour} has moved, so its Rooks cannot castle",
                    text=text, colour=COLOUR_NAMES[colour],
                ),
            )  # fmt: skip


def unmoved_text(mask: int) -> str:
    """Return Kings and Rooks that never moved as a line names them."""
    letters = [letter for letter, square in UNMOVED_LETTERS.items() if mask >> square & 1]
    return "".join(letters) or "-"


def passed_problems(
    number: int, text: str, square: int | None, turn: int, pieces: Pieces
) -> Iterator[Problem]:
    """Yield why no pawn can just have passed a square 0..63; `turn` is the side to move now."""
    rank = 5 if turn == WHITE else 2
    if square is None or square // FILES != rank:
        yield of_board(
            EN_PASSANT,
            number,
            Text(
                "“{text}” (expected a square of rank {rank}, for {colour} is to move, or -)",
                text=shown(text), rank=rank + 1, colour=COLOUR_NAMES[turn],
            ),
            square,
        )  # fmt: skip
        return
    step = FILES if turn == BLACK else -FILES
    piece = pieces[square + step]
    if (
        piece is None
        or (piece.letter, piece.army) != ("P", 1 - turn)
        or pieces[square] is not None
        or pieces[square - step] is not None
    ):
        yield of_board(
            EN_PASSANT,
            number,
            Text(
                "no pawn of {colour} on {square} has just passed {passed}",
                colour=COLOUR_NAMES[1 - turn],
                square=square_name(square + step),
                passed=text,
            ),
            square,
        )


# Stockpiles


def of_player(player: int, message: Text) -> Problem:
    """Return a problem of a player's stockpile."""
    return Problem(STOCKPILES, Text("player {player}: {message}", player=player, message=message))


def leaving_problems(player: int, is_out: bool, seated: Collection[int]) -> Iterator[Problem]:
    """Yield whether a player is out although they have a seat, or the other way round."""
    if is_out and player in seated:
        yield Problem(STOCKPILES, Text("player {player} is out but has a seat", player=player))
    if not is_out and player not in seated:
        yield Problem(
            STOCKPILES,
            Text("player {player} has no seat and is out (expected x)", player=player),
        )


def held_problems(player: int, text: str, piece: Piece | None, players: int) -> Iterator[Problem]:
    """Yield what is wrong with a piece of a stockpile, whatever else there is."""
    if (
        piece is None
        or piece.letter not in LETTERS
        or piece.army not in (WHITE, BLACK)
        or not 1 <= piece.set <= players
    ):
        yield Problem(
            STOCKPILES,
            Text(
                "player {player}: “{text}” is not a piece with a colour and a set from 1 to "
                "{players} (expected such as Nw3)",
                player=player, text=shown(text), players=players,
            ),
        )  # fmt: skip
    elif piece.letter == "K":
        yield Problem(
            STOCKPILES,
            Text(
                "player {player}: “{text}” is a King, and Kings are never captured",
                player=player, text=shown(text),
            ),
        )  # fmt: skip


# Numbers


def count_problems(
    field: Text, text: str, value: int | None, least: int, number: int | None = None
) -> Iterator[Problem]:
    """Yield what is wrong with a whole number, perhaps one of a board; None is no such number."""
    if value is None or not least <= value <= GREATEST_NUMBER:
        message = Text(
            "“{text}” (expected a whole number from {least} to 999999)",
            text=shown(text),
            least=least,
        )
        yield Problem(field, message) if number is None else of_board(field, number, message)


def round_problems(
    round_: int, progress: int, texts: tuple[str, str], rules: Rules
) -> Iterator[Problem]:
    """Yield what is wrong with the round and the last one with progress, of these `texts`."""
    text, last = map(shown, texts)
    if not rules.rounds and round_ != 1:
        yield Problem(ROUND, Text("“{text}” (expected 1 in free tempo)", text=text))
    if not rules.rounds and progress != 0:
        yield Problem(PROGRESS, Text("“{text}” (expected 0 in free tempo)", text=last))
    if progress > round_:
        yield Problem(
            PROGRESS,
            Text("“{text}” is a round to come (it is round {round})", text=last, round=round_),
        )
