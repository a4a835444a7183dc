"""The pieces, seats and stockpiles of a ring's line of text, and which of them cannot be."""

from __future__ import annotations

import re
from collections import Counter

from cfanp_gui.core.game import PIECE_NAMES, Piece, Seats
from cfanp_gui.core.half_boards import FILES, square_name
from cfanp_gui.core.text import Text, joined
from cfanp_gui.games.ring.board import Board
from cfanp_gui.games.ring.rfen_fields import (
    BOARDS,
    SEATS,
    STOCKPILES,
    TO_MOVE,
    bad,
    bad_board,
    entries,
    shown,
)
from cfanp_gui.games.ring.starting_pieces import (
    BLACK,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    FULL_SET,
    RANKS,
    WHITE,
    order,
)
from cfanp_gui.games.ring.state import State, Stockpile

_SET = r"[1-9]\d?"
_TOKEN = re.compile(rf"([KQRBNPkqrbnp])(?:\(({_SET})\))?|([1-8])", re.ASCII)
_BOARD = re.compile(rf"({_SET}):(.*)\Z", re.ASCII)
_PLAYERS = re.compile(rf"({_SET})-({_SET})\Z", re.ASCII)
_MAN = re.compile(rf"([KQRBNP])([wb])({_SET})\Z", re.ASCII)


def write_men(board: Board) -> str:
    """A board's pieces as FEN writes them, with the sets of foreign ones."""
    ranks = []
    for rank in reversed(range(RANKS)):
        text = ""
        empty = 0
        for man in board.men[FILES * rank : FILES * rank + FILES]:
            if man is None:
                empty += 1
                continue
            letter = man.letter if man.army == WHITE else man.letter.lower()
            foreign = "" if man.set == board.number else f"({man.set})"
            text += f"{empty or ''}{letter}{foreign}"
            empty = 0
        ranks.append(f"{text}{empty or ''}")
    return "/".join(ranks)


def read_boards(text: str, players: int) -> dict[int, tuple[Piece | None, ...]]:
    """The pieces of every board, by its number. Raises PositionError."""
    men: dict[int, tuple[Piece | None, ...]] = {}
    for part in text.split("|"):
        found = _BOARD.match(part)
        if found is None:
            raise bad(
                BOARDS,
                Text("“{text}” has no board’s number (expected such as 1: before the pieces)",
                     text=shown(part)),
            )  # fmt: skip
        number = int(found[1])
        if number > players:
            raise bad_board(
                BOARDS, number, Text("there are only {players} players", players=players)
            )
        if men and number <= max(men):
            raise bad_board(BOARDS, number, Text("it stands behind board {last}", last=max(men)))
        men[number] = _read_men(found[2], number, players)
    return men


def _read_men(text: str, number: int, players: int) -> tuple[Piece | None, ...]:
    ranks = text.split("/")
    if len(ranks) != RANKS:
        raise bad_board(
            BOARDS,
            number,
            Text("there are {count} ranks (expected {ranks})", count=len(ranks), ranks=RANKS),
        )
    men: list[Piece | None] = []
    for rank in reversed(ranks):
        men += _read_rank(rank, number, len(men) // FILES, players)
    return tuple(men)


def _read_rank(text: str, number: int, rank: int, players: int) -> list[Piece | None]:
    men: list[Piece | None] = []
    at = 0
    while at < len(text):
        token = _TOKEN.match(text, at)
        if token is None:
            raise bad_board(
                BOARDS,
                number,
                Text(
                    "rank {rank}: “{text}” is neither a piece (such as N or n, or N(3) for one "
                    "of set 3) nor a number of empty squares from 1 to 8",
                    rank=rank + 1, text=text[at : at + 4],
                ),
            )  # fmt: skip
        at = token.end()
        letter, of_set, empty = token.groups()
        if empty:
            men += [None] * int(empty)
        elif len(men) < FILES:
            man = Piece(letter.upper(), WHITE if letter.isupper() else BLACK, int(of_set or number))
            _check_man(man, number, FILES * rank + len(men), players)
            men.append(man)
        else:
            men.append(None)  # one square too many, which is refused below
    if len(men) != FILES:
        raise bad_board(
            BOARDS,
            number,
            Text(
                "rank {rank} has {count} squares (expected {files})",
                rank=rank + 1, count=len(men), files=FILES,
            ),
        )  # fmt: skip
    return men


def _check_man(man: Piece, number: int, square: int, players: int) -> None:
    name = square_name(square)
    if man.set > players:
        raise bad_board(
            BOARDS,
            number,
            Text("{square}: there is no set {set} with {players} players",
                 square=name, set=man.set, players=players),
        )  # fmt: skip
    if man.letter == "P" and square // FILES in (0, RANKS - 1):
        raise bad_board(
            BOARDS, number, Text("{square}: a pawn cannot stand on a back rank", square=name)
        )
    if man.letter == "K" and man.set != number:
        raise bad_board(
            BOARDS,
            number,
            Text("{square}: a King never leaves the board of its set, which is {set}",
                 square=name, set=man.set),
        )  # fmt: skip


def check_sets(state: State) -> None:
    """Raise PositionError for Kings and pieces of a set beyond those a set has."""
    seen: Counter[Piece] = Counter()
    for board in state.boards:
        own: Counter[int] = Counter()
        for man in filter(None, board.men):
            own[man.army] += man.letter == "K"
            if man.letter != "K" and (problem := _too_many(seen, man)):
                raise bad_board(BOARDS, board.number, problem)
        for colour in (WHITE, BLACK):
            if own[colour] != 1:
                raise bad_board(
                    BOARDS,
                    board.number,
                    Text("{colour} has {count} Kings (expected one)",
                         colour=COLOUR_NAMES[colour], count=own[colour]),
                )  # fmt: skip
    for player, stockpile in enumerate(state.stockpiles, 1):
        for man in stockpile:
            if problem := _too_many(seen, man):
                raise bad(
                    STOCKPILES,
                    Text("player {player}: {message}", player=player, message=problem),
                )


def _too_many(seen: Counter[Piece], man: Piece) -> Text | None:
    """Count a piece that was found; what is wrong when its set has no more of the kind."""
    seen[man] += 1
    most = FULL_SET[man.letter]
    if seen[man] <= most:
        return None
    return Text(
        "there is a {colour} {piece} of set {set} too many (a set has {most})",
        colour=COLOUR_NAMES[man.army], piece=PIECE_NAMES[man.letter], set=man.set, most=most,
    )  # fmt: skip


def check_kings(board: Board) -> None:
    """Raise PositionError for a King that could be captured, or is spared without a mate."""
    waiting = 1 - board.turn
    if board.attackers(waiting):
        raise bad_board(
            BOARDS,
            board.number,
            Text(
                "{square}: the King of {colour} is attacked although {mover} is to move",
                square=square_name(board.king(waiting)),
                colour=COLOUR_NAMES[waiting],
                mover=COLOUR_NAMES[board.turn],
            ),
        )
    if board.spared and not board.mated(""):
        raise bad_board(TO_MOVE, board.number, Text("“!” is for a King that is checkmated"))


# Seats and stockpiles


def read_seats(text: str, numbers: list[int], players: int) -> list[Seats]:
    """Who sits where.

    White on a board is whoever had White there at the start or came to it by winning every board
    between; Black is who has White on the next board. Raises PositionError.
    """
    seats: list[Seats] = []
    for number, part in zip(numbers, entries(text, SEATS, numbers), strict=True):
        found = _PLAYERS.match(part)
        if found is None or max(int(found[1]), int(found[2])) > players:
            raise bad_board(
                SEATS,
                number,
                Text("“{text}” (expected the players of White and Black from 1 to {players}, "
                     "such as 1-2)", text=shown(part), players=players),
            )  # fmt: skip
        seats.append((int(found[1]), int(found[2])))
    for index, number in enumerate(numbers):
        white, black = seats[index]
        before = numbers[index - 1]
        possible = [
            (before + step) % players + 1 for step in range((number - before - 1) % players + 1)
        ]
        if white not in possible:
            raise bad_board(
                SEATS,
                number,
                Text(
                    "player {player} cannot have White there (expected {players})",
                    player=white,
                    players=_one_of(possible),
                ),
            )
        following = seats[(index + 1) % len(seats)][WHITE]
        if black != following:
            raise bad_board(
                SEATS,
                number,
                Text(
                    "player {player} cannot have Black there (expected player {expected}, who "
                    "has White on board {board})",
                    player=black,
                    expected=following,
                    board=numbers[(index + 1) % len(numbers)],
                ),
            )
    return seats


def _one_of(numbers: list[int]) -> Text:
    return joined(", ", [str(number) for number in sorted(numbers)])


def read_stockpiles(text: str, alive: set[int]) -> tuple[Stockpile, ...]:
    """The stockpile of every player, of whom some are alive. Raises PositionError."""
    stockpiles: list[Stockpile] = []
    count = text.count("/") + 1
    for player, part in enumerate(text.split("/"), 1):
        if (part == "x") != (player not in alive):
            message = (
                Text("player {player} is out but has a seat", player=player)
                if player in alive
                else Text("player {player} has no seat and is out (expected x)", player=player)
            )
            raise bad(STOCKPILES, message)
        if part in ("x", "-"):
            stockpiles.append(())
            continue
        men = [_read_man(entry, player, count) for entry in part.split(",")]
        if men != sorted(men, key=order):
            raise bad(
                STOCKPILES,
                Text("player {player}: the pieces are not sorted by kind, colour and set",
                     player=player),
            )  # fmt: skip
        stockpiles.append(tuple(men))
    return tuple(stockpiles)


def _read_man(text: str, player: int, players: int) -> Piece:
    found = _MAN.match(text)
    if found is None or int(found[3]) > players:
        raise bad(
            STOCKPILES,
            Text(
                "player {player}: “{text}” is no piece with its colour and set from 1 to "
                "{players} (expected such as Nw3)",
                player=player, text=shown(text), players=players,
            ),
        )  # fmt: skip
    if found[1] == "K":
        raise bad(
            STOCKPILES,
            Text(
                "player {player}: “{text}” is a King, and Kings are never captured",
                player=player, text=shown(text),
            ),
        )  # fmt: skip
    return Piece(found[1], COLOUR_LETTERS.index(found[2]), int(found[3]))
