"""What a line means at a table of whole boards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import cast

from cfanp_gui.core.boards import BOARD_LETTERS
from cfanp_gui.core.game import Action, BoardsPosition, BoardsSystem, Game, Transition
from cfanp_gui.core.text import Text, sentence_of
from cfanp_gui.record.errors import NotationError, UnreadableError, shown
from cfanp_gui.session.boards import BoardsSession, board_of
from cfanp_gui.session.commands.board_piece_search import (
    checks_on_boards,
    parse_board_query,
    where_pieces,
)
from cfanp_gui.session.commands.move_spellings import spelt
from cfanp_gui.session.commands.piece_search import Words
from cfanp_gui.session.commands.results import Command, CommandResult, Play, Problem, refused
from cfanp_gui.session.commands.words import (
    BOARDS_WORDS,
    Asked,
    alone,
    ambiguous,
    command,
    if_legal,
    leave,
    read_word,
    steps,
)

LOSE = "lose"
"""What is typed to choose a board that is lost."""

_ON_BOARD = re.compile(r"(\d{1,2})(?:\s*:\s*|\s+)(\S.*)\Z", re.ASCII)
_LETTERED = re.compile(r"\d{0,6}\s*([A-Za-z])\s*\.[.\s]*(\S.*)\Z", re.ASCII)
"""A move as records have it, such as ``2B. Nf3``: the letter is the board's."""
_RESIGN = re.compile(r"(\d{1,2})\s*:\s*resign\s*:\s*(\d{1,2})\Z", re.ASCII | re.IGNORECASE)
"""The machine form of giving a board up; flags fall by the clock."""


def read(
    session: BoardsSession, text: str, line: str, words: Words, board: int | None
) -> CommandResult:
    """What a text means of which `line` is the plain form (see `typed.parse`).

    Moves are understood after the number of their board (``2:Nf3``, ``2 g1f3``, ``2:N@b1``,
    ``2:e8=N@f3``), as records have them (``2B. Nf3``), and without a board (``Nf3``): on the
    board that is looked at, else on any.
    """
    if not line:
        return _unreadable(text)
    asked = read_word(line, words, BOARDS_WORDS)
    if asked is not None:
        return _ANSWERS.get(asked.name, command)(session, asked)
    if resigned := _RESIGN.match(line):
        given_up, player = map(int, resigned.groups())
        return if_legal(session, system_of(session).resignation(player, board=given_up))
    if named := _ON_BOARD.match(line):
        return _on_board(session, text, int(named[1]), named[2])
    if lettered := _LETTERED.match(line):
        return _as_recorded(session, text, lettered[1], lettered[2])
    return _anywhere(session, text, line, board)


def system_of(session: BoardsSession) -> BoardsSystem:
    """The game played."""
    return cast(BoardsSystem, session.match.system)


# Moves


def _meant(session: BoardsSession, boards: Iterable[int], san: str) -> tuple[Action, ...]:
    """The legal actions on some boards that a text means which names no board."""
    if san.lower() == LOSE:
        losses = (system_of(session).loss(board) for board in boards)
        return tuple(loss for loss in losses if session.position.refusal(loss) is None)
    return spelt(session.position, boards, san)


def token_in(
    system: Game,
    position: BoardsPosition,
    action: Action,
    transition: Transition | None = None,
) -> str:
    """A legal action as it is typed: with the number of its board, such as ``2:Nf3``."""
    human = system.notation.human(position, action, transition)
    san = human.rpartition(" ")[2]
    return human if ":" in san else f"{board_of(action)}:{san}"


def _on_board(session: BoardsSession, text: str, board: int, san: str) -> CommandResult:
    found = _meant(session, (board,), san)
    return _one_of(session, text, found) or _why_not(session, text, f"{board}:", san)


def _as_recorded(session: BoardsSession, text: str, letter: str, san: str) -> CommandResult:
    position = session.position
    board = BOARD_LETTERS.index(letter.upper()) + 1
    seats, mover = position.players_at.get(board), position.to_move.get(board)
    if seats is None or mover is None or letter.isupper() != (seats.index(mover) == 0):
        return _why_not(session, text, f"{letter}.", san)
    return _one_of(session, text, _meant(session, (board,), san)) or _why_not(
        session, text, f"{letter}.", san
    )


def _anywhere(session: BoardsSession, text: str, san: str, board: int | None) -> CommandResult:
    seats = session.position.players_at
    looked_at = board if board in seats else None
    found = () if looked_at is None else _meant(session, (looked_at,), san)
    found = found or _meant(session, seats, san)
    named = "" if looked_at is None else f"{looked_at}:"
    return _one_of(session, text, found) or _why_not(session, text, named, san)


def _one_of(session: BoardsSession, text: str, found: tuple[Action, ...]) -> CommandResult | None:
    if len(found) > 1:
        system, position = session.match.system, session.position
        return ambiguous(text, found, lambda action: token_in(system, position, action))
    return Play(found[0]) if found else None


def _why_not(session: BoardsSession, text: str, named: str, san: str) -> Problem:
    """Why a move is not legal; `named` is how its board is named in front of it, if it is."""
    position, notation = session.position, session.match.system.notation
    for spelling in _spellings(san):
        try:
            action = notation.parse(position, named + spelling)
        except UnreadableError:
            continue
        except NotationError as error:
            if error.refusal is not None:
                return refused(error.refusal)
            return Problem(Text("{sentence}.", sentence=sentence_of(error)))
        refusal = position.refusal(action)
        if refusal is not None:
            return refused(refusal)
    return _unreadable(text)


def _spellings(san: str) -> Iterable[str]:
    """A move as it stands, and with other capitals, without spaces."""
    joined = "".join(san.split())
    small = joined.lower()
    return dict.fromkeys((joined, small, small[:1].upper() + small[1:]))


# Words


def _board(session: BoardsSession, asked: Asked) -> CommandResult:
    number = asked.rest
    if not (number.isascii() and number.isdigit() and 1 <= len(number) <= 2):
        return Problem(Text("Name a board: expected such as {word} 2.", word=shown(asked.typed)))
    board = int(number)
    if board in session.position.players_at:
        return Command(asked.name, board)
    refusal = session.position.refusal(system_of(session).loss(board))
    assert refusal is not None, "no board can be lost that is not there"
    return refused(refusal)


def _where(session: BoardsSession, asked: Asked) -> CommandResult:
    pieces = parse_board_query(asked.rest.split(), asked.words)
    if pieces is None:
        return Problem(
            Text(
                "Say which pieces: expected such as {word} queen, {word} Qb or {word} Nw3.",
                word=shown(asked.typed),
            )
        )
    return where_pieces(session, pieces)


def _checks(session: BoardsSession, asked: Asked) -> CommandResult:
    return alone(asked) or checks_on_boards(session.position)


_ANSWERS: Mapping[str, Callable[[BoardsSession, Asked], CommandResult]] = {
    "board": _board, "where": _where, "checks": _checks, "draw": leave, "resign": leave,
    "undo": steps, "redo": steps,
}  # fmt: skip


# Sentences


def _unreadable(text: str) -> Problem:
    if not text.strip():
        return Problem(
            Text("Nothing was typed: expected such as 2:Nf3, 2:N@b1, board 2 or where queen.")
        )
    return Problem(
        Text(
            "“{text}” is no move: expected such as Nf3, 2:Nf3, 2:N@b1, 2:e8=N@f3, board 2 or "
            "where queen.",
            text=shown(text),
        )
    )
