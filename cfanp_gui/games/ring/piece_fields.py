"""The fields of RFEN about pieces: those on boards and in stockpiles, and their rights."""

import re
from collections.abc import Collection, Iterator, Mapping
from functools import partial
from typing import Any

from cfanp_gui.core.actions import Seats
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
    FILE_NAMES,
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
    write_ranks,
)
from cfanp_gui.core.pieces import COLOUR_NAMES, PIECE_NAMES, Piece
from cfanp_gui.core.position import PositionError, Problem, refuse
from cfanp_gui.core.text import Text, shown
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
    short_name,
    starting_pieces,
)

MIN_PLAYERS = 3
MAX_PLAYERS = 26

UNMOVED_LETTERS = {
    letter: FILE_NAMES.index(letter.lower()) + (0 if letter.isupper() else SQUARES - FILES)
    for letter in "AEHaeh"
}
"""The squares of Kings and Rooks that never moved by their letters, in the order of a line."""

SET = r"[1-9]\d?"
_PIECE = rf"[KQRBNP][wb]{SET}"
Draft = Any
"""The fields of a position: a `RingBuilder`, which has these fields and is not imported here."""
NOT_THERE = Text("it is not in the ring")


class _Boards(RanksField[Any]):
    """The pieces on the boards in the ring, each board with its number."""

    def texts(self, draft: Draft) -> dict[int, str]:
        words: dict[int, dict[int, str]] = {number: {} for number in draft.numbers}
        for square, piece in draft.pieces.items():
            number, _ = seat_of(square.board)
            if number in words:
                letter = piece.letter if piece.army == WHITE else piece.letter.lower()
                foreign = "" if piece.set == number else f"({piece.set})"
                words[number][square_on_board(square)] = letter + foreign
        return {at: f"{at}:{write_ranks(pieces, FILES, RANKS)}" for at, pieces in words.items()}

    def read(self, draft: Draft, text: str) -> Draft:
        pieces: dict[Square, Piece] = {}
        seats: dict[int, Seats] = {}
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
            if seats and number <= (last := max(seats)):
                refuse([self.of(number, Text("it stands behind board {last}", last=last))])
            seats[number] = 0, 0
            for square, match in self.squares(number, named[2]).items():
                letter, own_set = match.groups()
                piece = Piece(letter.upper(), int(letter.islower()), int(own_set or number))
                pieces[half_square(number, square)] = piece
        return draft.replace(pieces=pieces, seats=seats)

    def with_owner(self, draft: Draft, number: int) -> Draft:
        start = enumerate(starting_pieces(number))
        own = {half_square(number, at): piece for at, piece in start if piece is not None}
        players = max(draft.players, number)
        return draft.replace(players=players, pieces={**draft.pieces, **own})

    def without_owner(self, draft: Draft, number: int, *_moved: object) -> Draft:
        left = {at: piece for at, piece in draft.pieces.items() if seat_of(at.board)[0] != number}
        return draft.replace(pieces=left)

    def number_problems(self, number: int, players: int) -> Iterator[Problem]:
        """Yield a problem if a board's number is not that of a player."""
        if not 1 <= number <= players:
            yield self.of(number, Text("there are only {players} players", players=players))

    def problems(self, draft: Draft) -> Iterator[Problem]:
        if not draft.seats:
            yield self.problem(Text("there is no board"))
        for number in draft.numbers:
            yield from self.number_problems(number, draft.players)
        for square, piece in sorted(draft.pieces.items()):
            number, _ = seat_of(square.board)
            if number not in draft.seats:
                yield on_board(self, square, NOT_THERE)
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


class _Unmoved(SquareSetField[Any]):
    """The Kings that never moved and the Rooks with which they may still castle."""

    def texts(self, draft: Draft) -> dict[int, str]:
        texts = dict.fromkeys(draft.numbers, "")
        for number in draft.numbers:
            for letter, at in UNMOVED_LETTERS.items():
                texts[number] += letter if half_square(number, at) in draft.unmoved else ""
        return {number: text or "-" for number, text in texts.items()}

    def taken(self, draft: Draft, matches: Mapping[int, re.Match[str]]) -> Draft:
        unmoved = frozenset(
            half_square(number, UNMOVED_LETTERS[letter])
            for number, match in matches.items()
            for letter in match[0].strip("-")
        )
        return draft.replace(unmoved=unmoved)

    def problems(self, draft: Draft) -> Iterator[Problem]:
        """Yield a problem for each unmoved King or Rook that cannot have stayed on its square."""
        for square in sorted(draft.unmoved):
            number, _ = seat_of(square.board)
            if number not in draft.seats or square_on_board(square) not in UNMOVED_LETTERS.values():
                message = Text("no King or Rook starts on {square}", square=name_of(square))
                yield on_board(self, square, message)
        for number, text in self.texts(draft).items():
            for letter in text.strip("-"):
                square = half_square(number, UNMOVED_LETTERS[letter])
                kind, colour = "K" if letter in "Ee" else "R", int(letter.islower())
                piece = draft.pieces.get(square)
                if piece is None or piece[:2] != (kind, colour):
                    words = {"text": text, "piece": PIECE_NAMES[kind], "square": name_of(square)}
                    words["colour"] = COLOUR_NAMES[colour]
                    message = Text("“{text}” but no {piece} of {colour} on {square}", **words)
                    yield on_board(self, square, message)
            for name, letters in zip(COLOUR_NAMES, ("AEH", "aeh"), strict=True):
                if letters[1] not in text and set(letters) & set(text):
                    words = {"text": text, "colour": name}
                    message = Text(
                        "“{text}”: the King of {colour} has moved, so its Rooks cannot castle",
                        **words,
                    )
                    yield self.of(number, message)

    def with_owner(self, draft: Draft, number: int) -> Draft:
        own = {half_square(number, at) for at in UNMOVED_LETTERS.values()}
        return draft.replace(unmoved=draft.unmoved | own)

    def without_owner(self, draft: Draft, number: int, *_moved: object) -> Draft:
        left = frozenset(at for at in draft.unmoved if seat_of(at.board)[0] != number)
        return draft.replace(unmoved=left)

    def fitting(self, draft: Draft) -> Draft:
        def at_home(square: Square) -> bool:
            piece, at = draft.pieces.get(square), square_on_board(square)
            if piece is None or piece.letter not in "KR":
                return False
            return bool(HOMES[piece.army][piece.letter] >> at & 1)

        unmoved = set(filter(at_home, draft.unmoved))
        halves = {at.board for at in unmoved if draft.pieces[at].letter == "K"}
        return draft.replace(unmoved=frozenset(at for at in unmoved if at.board in halves))


class _Passed(LineField[Any]):
    """The squares that pawns passed with a double step in the last turn."""

    columns = ("passed",)

    def texts(self, draft: Draft) -> dict[int, str]:
        written = {number: name_of(square) for number, square in draft.passed.items()}
        return {number: written.get(number, "-") for number in draft.numbers}

    def taken(self, draft: Draft, matches: Mapping[int, re.Match[str]]) -> Draft:
        passed = {
            number: half_square(number, read_square(match[0]))
            for number, match in matches.items()
            if match[0] != "-"
        }
        return draft.replace(passed=passed)

    def problems(self, draft: Draft) -> Iterator[Problem]:
        """Yield a problem for each en passant square that no pawn can just have passed."""
        squares = draft.squares()
        for number, square in sorted(draft.passed.items()):
            turn = draft.turn(number)
            if number not in squares or turn not in (WHITE, BLACK):
                continue
            here = seat_of(square.board)[0] == number and 0 <= square.index < HALF_SQUARES
            at = square_on_board(square)
            rank, step = (6, -FILES) if turn == WHITE else (3, FILES)
            passed, colour, other = name_of(square), COLOUR_NAMES[turn], COLOUR_NAMES[1 - turn]
            if not here or at // FILES + 1 != rank:
                words = {"text": passed, "rank": rank, "colour": colour}
                message = Text(
                    "“{text}” (expected a square of rank {rank}, for {colour} is to move, or -)",
                    **words,
                )
                yield self.of(number, message, square if here else None)
                continue
            piece, *others = (squares[number][index] for index in (at + step, at, at - step))
            if piece is None or piece[:2] != ("P", 1 - turn) or any(others):
                words = {"colour": other, "square": square_name(at + step), "passed": passed}
                message = Text("no pawn of {colour} on {square} has just passed {passed}", **words)
                yield on_board(self, square, message)

    def edit(self, draft: Draft) -> Iterator[Field]:
        def mark(squares: frozenset[Square]) -> Draft:
            marked = latest(draft.passed.values(), squares)
            return draft.replace(passed={seat_of(square.board)[0]: square for square in marked})

        yield passed_squares(draft.passed.values(), mark)

    def fitting(self, draft: Draft) -> Draft:
        lost = {problem.square for problem in draft.problems() if problem.field == self.name}
        passed = {number: at for number, at in draft.passed.items() if at not in lost}
        return draft.replace(passed=passed)


class _Stockpiles(LineField[Any]):
    """The pieces that each player holds; these entries give the number of players."""

    def texts(self, draft: Draft) -> dict[int, str]:
        texts = dict.fromkeys(range(1, draft.players + 1), "x")
        for player in draft.seated & set(texts):
            held = sorted(draft.stockpiles.get(player, ()), key=order)
            texts[player] = ",".join(map(short_name, held)) or "-"
        return texts

    def taken(self, draft: Draft, matches: Mapping[int, re.Match[str]]) -> Draft:
        stockpiles = {}
        for player, match in matches.items():
            refuse(self.leaving_problems(player, match[0] == "x", draft.seated))
            parts = re.findall(rf"([KQRBNP])([wb])({SET})", match[0])
            held = tuple(Piece(kind, COLOUR_LETTERS.index(of), int(own)) for kind, of, own in parts)
            if held != tuple(sorted(held, key=order)):
                refuse([self.of(player, Text("the pieces are not sorted by kind, colour and set"))])
            if player in draft.seated:
                stockpiles[player] = held
        return draft.replace(stockpiles=stockpiles)

    def number_problems(self, players: int) -> Iterator[Problem]:
        """Yield a problem if there are too few or too many players."""
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            words = {"count": players, "least": MIN_PLAYERS, "most": MAX_PLAYERS}
            message = Text(
                "the number of entries is {count} (expected one per player, {least} to {most})",
                **words,
            )
            yield self.problem(message)

    def leaving_problems(
        self, player: int, is_out: bool, seated: Collection[int]
    ) -> Iterator[Problem]:
        """Yield a problem if a player is out but has a seat, or the other way round."""
        if is_out == (player in seated):
            message = Text("player {player} is out but has a seat", player=player)
            if not is_out:
                message = Text("player {player} has no seat and is out (expected x)", player=player)
            yield self.problem(message)

    def problems(self, draft: Draft) -> Iterator[Problem]:
        for player, stockpile in sorted(draft.stockpiles.items()):
            if not 1 <= player <= draft.players:
                yield self.problem(Text("there is no player {player}", player=player))
                continue
            if stockpile:
                yield from self.leaving_problems(player, False, draft.seated)
            for piece in stockpile:
                words = {"text": short_name(piece), "players": draft.players}
                sets = range(1, draft.players + 1)
                if piece.letter not in LETTERS or piece.army not in (0, 1) or piece.set not in sets:
                    message = Text(
                        "“{text}” is not a piece with a colour and a set from 1 to {players} "
                        "(expected such as Nw3)",
                        **words,
                    )
                    yield self.of(player, message)
                elif piece.letter == "K":
                    message = Text("“{text}” is a King, and Kings are never captured", **words)
                    yield self.of(player, message)

    def edit(self, draft: Draft) -> Iterator[Field]:
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

    def without_owner(self, draft: Draft, *_gone: object) -> Draft:
        left = {player: held for player, held in draft.stockpiles.items() if player in draft.seated}
        return draft.replace(stockpiles=left)


def on_board(field: LineField[Any], square: Square, message: Text) -> Problem:
    """Return a problem with the entry of the board on which a square lies."""
    return field.of(seat_of(square.board)[0], message, square)


def name_of(square: Square) -> str:
    """Return the name of a square on its whole board; its number if it has no name."""
    if 0 <= square.index < HALF_SQUARES:
        return square_name(square_on_board(square))
    return str(square.index)


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
