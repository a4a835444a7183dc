"""The fields of RFEN about pieces: those on boards and in stockpiles, and their rights."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import partial

from cfanp_gui.core.boards import Square
from cfanp_gui.core.editing import (
    COUNTING,
    ON_BOARDS,
    Field,
    NumberField,
    PiecesField,
    latest,
    passed_squares,
)
from cfanp_gui.core.half_boards import (
    FILES,
    HALF_SQUARES,
    half_square,
    seat_of,
    square_name,
    square_on_board,
)
from cfanp_gui.core.line_fields import (
    BOARD,
    LineField,
    RanksField,
    Scope,
    SquareSetField,
    letter_of,
    write_ranks,
)
from cfanp_gui.core.pieces import COLOUR_NAMES, PIECE_NAMES, Piece
from cfanp_gui.core.position import PositionError, Problem, refuse
from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.ring.board import CASTLING_SQUARES
from cfanp_gui.games.ring.draft import RingDraft
from cfanp_gui.games.ring.starting_pieces import (
    BLACK,
    COLOUR_LETTERS,
    HOMES,
    LETTERS,
    RANKS,
    SQUARES,
    WHITE,
    order,
    read_square,
)

MIN_PLAYERS = 3
MAX_PLAYERS = 26

UNMOVED_LETTERS = {
    letter: file + (0 if letter.isupper() else SQUARES - FILES)
    for letter, file in (("A", 0), ("E", 4), ("H", 7), ("a", 0), ("e", 4), ("h", 7))
}
"""The squares of Kings and Rooks that never moved by their letters, in the order of a line."""

SET = r"[1-9]\d?"
_PIECE = rf"[KQRBNP][wb]{SET}"
_NOT_THERE = Text("it is not in the ring")


class _Boards(RanksField[RingDraft]):
    """The pieces on the boards in the ring, each with its number."""

    def texts(self, draft: RingDraft) -> dict[int, str]:
        words: dict[int, dict[int, str]] = {number: {} for number in draft.numbers}
        for square, piece in draft.pieces.items():
            number, _ = seat_of(square.board)
            if number in words:
                letter = piece.letter if piece.army == WHITE else piece.letter.lower()
                foreign = "" if piece.set == number else f"({piece.set})"
                words[number][square_on_board(square)] = letter + foreign
        return {at: f"{at}:{write_ranks(words[at], FILES, RANKS)}" for at in draft.numbers}

    def read(self, draft: RingDraft, text: str) -> RingDraft:
        boards: dict[int, dict[int, re.Match[str]]] = {}
        for part in text.split("|"):
            named = re.fullmatch(rf"({SET}):(.*)", part, re.ASCII)
            if named is None:
                message = Text(
                    "“{text}” has no board’s number (expected such as 1: before the pieces)",
                    text=shown(part),
                )
                raise PositionError(self.problem(message).sentence)
            number = int(named[1])
            refuse(self.number_problems(number, draft.players))
            if boards and number <= max(boards):
                message = Text("it stands behind board {last}", last=max(boards))
                raise PositionError(self.of(number, message).sentence)
            boards[number] = self.squares(number, named[2])
        pieces = {
            half_square(number, square): Piece(
                found[1].upper(), BLACK if found[1].islower() else WHITE, int(found[2] or number)
            )
            for number, squares in boards.items()
            for square, found in squares.items()
        }
        return draft.replace(pieces=pieces, seats=dict.fromkeys(boards, (0, 0)))

    def number_problems(self, number: int, players: int) -> Iterator[Problem]:
        """Yield a problem if a board's number is not that of a player."""
        if not 1 <= number <= players:
            yield self.of(number, Text("there are only {players} players", players=players))

    def problems(self, draft: RingDraft) -> Iterator[Problem]:
        if not draft.seats:
            yield self.problem(Text("there is no board"))
        for number in draft.numbers:
            yield from self.number_problems(number, draft.players)
        for square, piece in sorted(draft.pieces.items()):
            number, _ = seat_of(square.board)
            if number not in draft.seats:
                yield on_board(self, square, _NOT_THERE)
            elif not 0 <= square.index < HALF_SQUARES:
                yield self.of(number, Text("there is no square {number}", number=square.index))
            else:
                for message in _misplaced(piece, number, square_on_board(square), draft.players):
                    text = Text("{square}: {message}", square=name_of(square), message=message)
                    yield on_board(self, square, text)


def _misplaced(piece: Piece, number: int, square: int, players: int) -> Iterator[Text]:
    """Yield the problems of a piece on a square 0..63 of a board, regardless of other pieces."""
    if piece.letter not in LETTERS or piece.army not in (WHITE, BLACK):
        yield Text("there is no such piece")
        return
    if not 1 <= piece.set <= players:
        yield Text("there is no set {set} with {players} players", set=piece.set, players=players)
    if piece.letter == "P" and square // FILES in (0, RANKS - 1):
        yield Text("a pawn cannot stand on a back rank")
    if piece.letter == "K" and piece.set != number:
        yield Text("a King never leaves the board of its set, which is {set}", set=piece.set)


class _Unmoved(SquareSetField[RingDraft]):
    """The Kings that never moved and the Rooks with which they may still castle."""

    def texts(self, draft: RingDraft) -> dict[int, str]:
        letters = {
            half_square(number, at): (number, letter)
            for number in draft.numbers
            for letter, at in UNMOVED_LETTERS.items()
        }
        found = dict.fromkeys(draft.numbers, "")
        for square, (number, letter) in letters.items():
            found[number] += letter if square in draft.unmoved else ""
        return {number: text or "-" for number, text in found.items()}

    def taken(self, draft: RingDraft, found: Mapping[int, re.Match[str]]) -> RingDraft:
        unmoved = frozenset(
            half_square(number, UNMOVED_LETTERS[letter])
            for number, match in found.items()
            for letter in match[0].strip("-")
        )
        return draft.replace(unmoved=unmoved)

    def problems(self, draft: RingDraft) -> Iterator[Problem]:
        """Yield a problem for each unmoved King or Rook that cannot have stayed on its square."""
        for square in sorted(draft.unmoved):
            number, _ = seat_of(square.board)
            if number not in draft.seats or square_on_board(square) not in UNMOVED_LETTERS.values():
                message = Text("no King or Rook starts on {square}", square=name_of(square))
                yield on_board(self, square, message)
        for number, text in self.texts(draft).items():
            mask = 0
            for letter in text.strip("-"):
                at = UNMOVED_LETTERS[letter]
                mask |= 1 << at
                square = half_square(number, at)
                colour = WHITE if letter.isupper() else BLACK
                expected = "K" if letter in "Ee" else "R"
                piece = draft.pieces.get(square)
                if piece is None or (piece.letter, piece.army) != (expected, colour):
                    message = Text(
                        "“{text}” but no {piece} of {colour} on {square}",
                        text=text,
                        piece=PIECE_NAMES[expected],
                        colour=COLOUR_NAMES[colour],
                        square=name_of(square),
                    )
                    yield on_board(self, square, message)
            for colour in (WHITE, BLACK):
                if mask & CASTLING_SQUARES[colour] and not mask & HOMES[colour]["K"]:
                    message = Text(
                        "“{text}”: the King of {colour} has moved, so its Rooks cannot castle",
                        text=text,
                        colour=COLOUR_NAMES[colour],
                    )
                    yield self.of(number, message)


class _Passed(LineField[RingDraft]):
    """The squares that pawns passed with a double step in the last turn."""

    def texts(self, draft: RingDraft) -> dict[int, str]:
        return {
            number: name_of(draft.passed[number]) if number in draft.passed else "-"
            for number in draft.numbers
        }

    def taken(self, draft: RingDraft, found: Mapping[int, re.Match[str]]) -> RingDraft:
        passed = {
            number: half_square(number, read_square(match[0]))
            for number, match in found.items()
            if match[0] != "-"
        }
        return draft.replace(passed=passed)

    def problems(self, draft: RingDraft) -> Iterator[Problem]:
        """Yield a problem for each en passant square that no pawn can just have passed."""
        squares = draft.squares()
        for number, square in sorted(draft.passed.items()):
            turn = draft.turn(number)
            if number not in squares or turn not in (WHITE, BLACK):
                continue
            here = seat_of(square.board)[0] == number and 0 <= square.index < HALF_SQUARES
            at = square_on_board(square)
            rank = 5 if turn == WHITE else 2
            if not here or at // FILES != rank:
                message = Text(
                    "“{text}” (expected a square of rank {rank}, for {colour} is to move, or -)",
                    text=name_of(square),
                    rank=rank + 1,
                    colour=COLOUR_NAMES[turn],
                )
                yield self.of(number, message, square if here else None)
                continue
            pieces = squares[number]
            step = FILES if turn == BLACK else -FILES
            piece = pieces[at + step]
            if (
                piece is None
                or (piece.letter, piece.army) != ("P", 1 - turn)
                or pieces[at] is not None
                or pieces[at - step] is not None
            ):
                message = Text(
                    "no pawn of {colour} on {square} has just passed {passed}",
                    colour=COLOUR_NAMES[1 - turn],
                    square=square_name(at + step),
                    passed=name_of(square),
                )
                yield on_board(self, square, message)
        yield from absent(draft, self, draft.passed)

    def edit(self, draft: RingDraft) -> Iterator[Field]:
        def mark(squares: frozenset[Square]) -> RingDraft:
            marked = latest(draft.passed.values(), squares)
            return draft.replace(passed={seat_of(one.board)[0]: one for one in marked})

        yield passed_squares(draft.passed.values(), mark)


class _Stockpiles(LineField[RingDraft]):
    """The pieces that players hold; their number is that of all players."""

    def texts(self, draft: RingDraft) -> dict[int, str]:
        found = dict.fromkeys(range(1, draft.players + 1), "x")
        for player in draft.seated & set(found):
            held = sorted(draft.stockpiles.get(player, ()), key=order)
            found[player] = ",".join(map(piece_name, held)) or "-"
        return found

    def taken(self, draft: RingDraft, found: Mapping[int, re.Match[str]]) -> RingDraft:
        stockpiles = {}
        for player, match in found.items():
            refuse(self.leaving_problems(player, match[0] == "x", draft.seated))
            held = tuple(
                Piece(kind, COLOUR_LETTERS.index(colour), int(number))
                for kind, colour, number in re.findall(rf"([KQRBNP])([wb])({SET})", match[0])
            )
            if held != tuple(sorted(held, key=order)):
                message = Text("the pieces are not sorted by kind, colour and set")
                refuse([self.of(player, message)])
            if player in draft.seated:
                stockpiles[player] = held
        return draft.replace(stockpiles=stockpiles)

    def number_problems(self, players: int) -> Iterator[Problem]:
        """Yield a problem if there are too few or too many players."""
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            message = Text(
                "the number of entries is {count} (expected one per player, {least} to {most})",
                count=players,
                least=MIN_PLAYERS,
                most=MAX_PLAYERS,
            )
            yield self.problem(message)

    def leaving_problems(
        self, player: int, is_out: bool, seated: Collection[int]
    ) -> Iterator[Problem]:
        """Yield a problem if a player is out but has a seat, or the other way round."""
        if is_out and player in seated:
            yield self.problem(Text("player {player} is out but has a seat", player=player))
        if not is_out and player not in seated:
            yield self.problem(
                Text("player {player} has no seat and is out (expected x)", player=player)
            )

    def problems(self, draft: RingDraft) -> Iterator[Problem]:
        for player, stockpile in sorted(draft.stockpiles.items()):
            if not 1 <= player <= draft.players:
                yield self.problem(Text("there is no player {player}", player=player))
                continue
            if stockpile:
                yield from self.leaving_problems(player, False, draft.seated)
            for piece in stockpile:
                text, message = piece_name(piece), None
                if (
                    piece.letter not in LETTERS
                    or piece.army not in (WHITE, BLACK)
                    or not 1 <= piece.set <= draft.players
                ):
                    message = Text(
                        "“{text}” is not a piece with a colour and a set from 1 to {players} "
                        "(expected such as Nw3)",
                        text=text,
                        players=draft.players,
                    )
                elif piece.letter == "K":
                    message = Text("“{text}” is a King, and Kings are never captured", text=text)
                if message is not None:
                    yield self.of(player, message)

    def edit(self, draft: RingDraft) -> Iterator[Field]:
        for player in sorted(draft.seated):
            yield PiecesField(
                name=f"held:{player}",
                title=Text("Holds"),
                group=Text("Stockpiles"),
                row=Text("Player {number}", number=player),
                value=draft.stockpiles.get(player, ()),
                set=partial(draft.holding, player),
            )
        held = [piece for stockpile in draft.stockpiles.values() for piece in stockpile]
        sets = {piece.set for piece in (*draft.pieces.values(), *held)}
        yield NumberField(
            name="players",
            title=Text("Players at the start"),
            group=COUNTING,
            value=draft.players,
            set=draft.setter("players"),
            most=MAX_PLAYERS,
            least=max(MIN_PLAYERS, *draft.seats, *draft.seated, *sets),
        )


def absent(
    draft: RingDraft, field: LineField[RingDraft], numbers: Iterable[int]
) -> Iterator[Problem]:
    """Yield a problem for each board that has a value but is not in the ring."""
    for number in sorted(set(numbers) - set(draft.seats)):
        yield field.of(number, _NOT_THERE)


def on_board(field: LineField[RingDraft], square: Square, message: Text) -> Problem:
    """Return a problem with the entry of the board on which a square lies."""
    return field.of(seat_of(square.board)[0], message, square)


def name_of(square: Square) -> str:
    """Return the name of a square on its whole board; its number if it has no name."""
    if 0 <= square.index < HALF_SQUARES:
        return square_name(square_on_board(square))
    return str(square.index)


def piece_name(piece: Piece) -> str:
    """Return the short name of a piece, also of one of no colour."""
    return f"{piece.letter}{letter_of(COLOUR_LETTERS, piece.army)}{piece.set}"


BOARDS = _Boards(
    Text("boards"),
    rf"([KQRBNPkqrbnp])(?:\(({SET})\))?",
    Text("such as N or n, or N(3) for one of set 3"),
    FILES,
    RANKS,
    BOARD,
)
UNMOVED = _Unmoved(
    Text("unmoved"),
    "-|(?=.)A?E?H?a?e?h?",
    Text("letters of AEHaeh, or -"),
    "unmoved",
    BOARD,
    {
        "title": Text("Never moved"),
        "group": ON_BOARDS,
        "help": Text("Kings that never moved, and Rooks with which they may castle."),
    },
)
EN_PASSANT = _Passed(Text("en passant"), "-|[a-h][1-8]", Text("a square, or -"), scope=BOARD)
STOCKPILES = _Stockpiles(
    Text("stockpiles"),
    f"x|-|{_PIECE}(?:,{_PIECE})*",
    Text("pieces such as Nw3 with commas between, - for none, x for a player who is out"),
    scope=Scope(Text("player"), "/"),
)
