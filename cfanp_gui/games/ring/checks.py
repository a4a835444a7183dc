"""Checks of a ring's position that was read or set up by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import OptionError
from cfanp_gui.core.half_boards import (
    FILES,
    HALF_SQUARES,
    half_square,
    seat_of,
    square_name,
    square_on_board,
)
from cfanp_gui.core.line_fields import ListField
from cfanp_gui.core.pieces import COLOUR_NAMES, PIECE_NAMES, Piece
from cfanp_gui.core.position import Problem
from cfanp_gui.core.text import Text, joined
from cfanp_gui.games.ring.board import CASTLING_SQUARES
from cfanp_gui.games.ring.options import Rules
from cfanp_gui.games.ring.rfen import (
    BOARDS,
    EN_PASSANT,
    MOVE_NUMBERS,
    PROGRESS,
    ROUND,
    SEATS,
    STOCKPILES,
    TO_MOVE,
    UNMOVED,
    UNMOVED_LETTERS,
    RingDraft,
    leaving_problems,
    name_of,
    number_problems,
    piece_name,
    player_count_problems,
    turn_texts,
    unmoved_texts,
)
from cfanp_gui.games.ring.starting_pieces import (
    BLACK,
    FULL_SET,
    HOMES,
    LETTERS,
    RANKS,
    WHITE,
)

HOUSE_RULES = Text("options")
_NOT_THERE = Text("it is not in the ring")


@dataclass(frozen=True, slots=True)
class RingBuilder(RingDraft):
    """The fields of a line, from which a position is built."""

    def find_problems(self) -> Iterator[Problem]:
        # Field by field, in the order of a line of text.
        try:
            rules = self.rules
        except OptionError as error:
            yield Problem(HOUSE_RULES, error.args[0])
            rules = Rules(rounds=True)  # the rest is judged as if it were right
        counted = list(player_count_problems(self.players))
        yield from counted
        if counted:
            return  # nothing else can be checked without the number of players
        boards = list(_board_problems(self))
        yield from boards
        yield from _seat_problems(self)
        turns = list(_turn_problems(self, rules))
        yield from turns
        yield from _absent(self, TO_MOVE, {*self.to_move, *self.moved, *self.spared})
        if boards:
            return  # the squares of pieces are not known
        yield from _unmoved_problems(self)
        if not turns:
            yield from _passed_problems(self)
        yield from _absent(self, EN_PASSANT, self.passed)
        yield from MOVE_NUMBERS.problems(self)
        yield from _absent(self, MOVE_NUMBERS, self.move_numbers)
        held = list(_held_problems(self))
        yield from held
        yield from _round_problems(self, rules)
        if not held and not turns:
            yield from _set_problems(self)
            yield from _king_problems(self)


def _on(field: ListField[RingDraft], square: Square, message: Text) -> Problem:
    return field.of(seat_of(square.board)[0], message, square)


def _absent(
    draft: RingDraft, field: ListField[RingDraft], numbers: Iterable[int]
) -> Iterator[Problem]:
    """Yield a problem for each board that has a value but is not in the ring."""
    for number in sorted(set(numbers) - set(draft.seats)):
        yield field.of(number, _NOT_THERE)


# Boards


def _board_problems(draft: RingDraft) -> Iterator[Problem]:
    if not draft.seats:
        yield BOARDS.problem(Text("there is no board"))
    for number in draft.numbers:
        yield from number_problems(number, draft.players)
    for square, piece in sorted(draft.pieces.items()):
        number, _ = seat_of(square.board)
        if number not in draft.seats:
            yield _on(BOARDS, square, _NOT_THERE)
        elif not 0 <= square.index < HALF_SQUARES:
            yield BOARDS.of(number, Text("there is no square {number}", number=square.index))
        else:
            for message in _misplaced(piece, number, square_on_board(square), draft.players):
                text = Text("{square}: {message}", square=name_of(square), message=message)
                yield _on(BOARDS, square, text)


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


def _set_problems(draft: RingDraft) -> Iterator[Problem]:
    """Yield missing and surplus Kings, and the pieces of a set beyond those it has."""
    seen: Counter[Piece] = Counter()
    for number, squares in draft.squares().items():
        kings: Counter[int] = Counter()
        for at, piece in enumerate(squares):
            if piece is not None and piece.letter == "K":
                kings[piece.army] += 1
            elif piece is not None and (message := _too_many(seen, piece)):
                yield _on(BOARDS, half_square(number, at), message)
        for colour in (WHITE, BLACK):
            if kings[colour] != 1:
                message = Text(
                    "{colour} has {count} Kings (expected one)",
                    colour=COLOUR_NAMES[colour], count=kings[colour],
                )  # fmt: skip
                yield BOARDS.of(number, message)
    for player, held in sorted(draft.stockpiles.items()):
        for piece in held:
            if message := _too_many(seen, piece):
                yield STOCKPILES.of(player, message)


def _too_many(seen: Counter[Piece], piece: Piece) -> Text | None:
    """Count a piece; return the problem if its set does not have that many of its type."""
    seen[piece] += 1
    most = FULL_SET[piece.letter]
    if seen[piece] <= most:
        return None
    return Text(
        "there is a {colour} {piece} of set {set} too many (a set has {most})",
        colour=COLOUR_NAMES[piece.army], piece=PIECE_NAMES[piece.letter], set=piece.set, most=most,
    )  # fmt: skip


def _king_problems(draft: RingDraft) -> Iterator[Problem]:
    """Yield Kings that could be captured and spared ones without a mate, if each side has one."""
    for number, squares in draft.squares().items():
        board = draft.board(number, squares)
        kings = sorted(piece.army for piece in board.pieces if piece and piece.letter == "K")
        if kings != [WHITE, BLACK]:
            continue
        waiting = 1 - board.turn
        if board.attackers(waiting):
            king = half_square(number, board.king(waiting))
            message = Text(
                "{square}: the King of {colour} is attacked although {mover} is to move",
                square=name_of(king), colour=COLOUR_NAMES[waiting], mover=COLOUR_NAMES[board.turn],
            )  # fmt: skip
            yield _on(BOARDS, king, message)
        if board.spared and not board.mated(""):
            yield TO_MOVE.of(number, Text("“!” is for a King that is checkmated"))


# Seats and turns


def _seat_problems(draft: RingDraft) -> Iterator[Problem]:
    """Yield a problem for each seat whose player cannot have it.

    White on a board is the player who had White there at the start or came to it by winning every
    board between; Black is the player who has White on the next board.
    """
    players = draft.players
    wrong = False
    for number in draft.numbers:
        if not all(1 <= player <= players for player in draft.seats[number]):
            wrong = True
            message = Text(
                "“{text}” (expected the players of White and Black from 1 to {players}, such as "
                "1-2)", text="-".join(map(str, draft.seats[number])), players=players,
            )  # fmt: skip
            yield SEATS.of(number, message)
    for index, number in enumerate([] if wrong else draft.numbers):
        white, black = draft.seats[number]
        before = draft.numbers[index - 1]
        possible = [
            (before + step) % players + 1 for step in range((number - before - 1) % players + 1)
        ]
        if white not in possible:
            message = Text(
                "player {player} cannot have White there (expected {players})",
                player=white, players=joined(", ", list(map(str, sorted(possible)))),
            )  # fmt: skip
            yield SEATS.of(number, message)
        after = draft.numbers[(index + 1) % len(draft.numbers)]
        following, _ = draft.seats[after]
        if black != following:
            message = Text(
                "player {player} cannot have Black there (expected player {expected}, who "
                "has White on board {board})",
                player=black, expected=following, board=after,
            )  # fmt: skip
            yield SEATS.of(number, message)


def _turn_problems(draft: RingDraft, rules: Rules) -> Iterator[Problem]:
    yield from TO_MOVE.problems(draft)
    for number in sorted(draft.moved & set(draft.seats)) if not rules.rounds else ():
        message = Text(
            "“{text}”: there are no rounds in free tempo", text=turn_texts(draft)[number]
        )
        yield TO_MOVE.of(number, message)


def _unmoved_problems(draft: RingDraft) -> Iterator[Problem]:
    """Yield a problem for each unmoved King or Rook that cannot have stayed on its square."""
    for square in sorted(draft.unmoved):
        number, _ = seat_of(square.board)
        if number not in draft.seats or square_on_board(square) not in UNMOVED_LETTERS.values():
            message = Text("no King or Rook starts on {square}", square=name_of(square))
            yield _on(UNMOVED, square, message)
    for number, text in unmoved_texts(draft).items():
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
                    text=text, piece=PIECE_NAMES[expected], colour=COLOUR_NAMES[colour],
                    square=name_of(square),
                )  # fmt: skip
                yield _on(UNMOVED, square, message)
        for colour in (WHITE, BLACK):
            if mask & CASTLING_SQUARES[colour] and not mask & HOMES[colour]["K"]:
                message = Text(
                    "“{text}”: the King of {colour} has moved, so its Rooks cannot castle",
                    text=text, colour=COLOUR_NAMES[colour],
                )  # fmt: skip
                yield UNMOVED.of(number, message)


def _passed_problems(draft: RingDraft) -> Iterator[Problem]:
    """Yield a problem for each en passant square that no pawn can just have passed."""
    squares = draft.squares()
    for number, square in sorted(draft.passed.items()):
        if number not in squares:
            continue
        turn = draft.turn(number)
        here = seat_of(square.board)[0] == number and 0 <= square.index < HALF_SQUARES
        at = square_on_board(square)
        rank = 5 if turn == WHITE else 2
        if not here or at // FILES != rank:
            message = Text(
                "“{text}” (expected a square of rank {rank}, for {colour} is to move, or -)",
                text=name_of(square), rank=rank + 1, colour=COLOUR_NAMES[turn],
            )  # fmt: skip
            yield EN_PASSANT.of(number, message, square if here else None)
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
                colour=COLOUR_NAMES[1 - turn], square=square_name(at + step),
                passed=name_of(square),
            )  # fmt: skip
            yield _on(EN_PASSANT, square, message)


# Stockpiles and rounds


def _held_problems(draft: RingDraft) -> Iterator[Problem]:
    for player, stockpile in sorted(draft.stockpiles.items()):
        if not 1 <= player <= draft.players:
            yield STOCKPILES.problem(Text("there is no player {player}", player=player))
            continue
        if stockpile:
            yield from leaving_problems(player, False, draft.seated)
        for piece in stockpile:
            text, message = piece_name(piece), None
            if (
                piece.letter not in LETTERS
                or piece.army not in (WHITE, BLACK)
                or not 1 <= piece.set <= draft.players
            ):
                message = Text(
                    "“{text}” is not a piece with a colour and a set from 1 to {players} (expected "
                    "such as Nw3)", text=text, players=draft.players,
                )  # fmt: skip
            elif piece.letter == "K":
                message = Text("“{text}” is a King, and Kings are never captured", text=text)
            if message is not None:
                yield STOCKPILES.of(player, message)


def _round_problems(draft: RingDraft, rules: Rules) -> Iterator[Problem]:
    counted = [*ROUND.problems(draft), *PROGRESS.problems(draft)]
    yield from counted
    if counted:
        return
    if not rules.rounds and draft.round != 1:
        yield ROUND.problem(Text("“{text}” (expected 1 in free tempo)", text=draft.round))
    if not rules.rounds and draft.progress != 0:
        yield PROGRESS.problem(Text("“{text}” (expected 0 in free tempo)", text=draft.progress))
    if draft.progress > draft.round:
        message = Text(
            "“{text}” is a round to come (it is round {round})",
            text=draft.progress, round=draft.round,
        )  # fmt: skip
        yield PROGRESS.problem(message)
