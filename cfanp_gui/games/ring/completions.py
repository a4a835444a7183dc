"""What a line half typed may become at a table of whole boards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from cfanp_gui.core.actions import Gesture
from cfanp_gui.core.boards import BOARD_LETTERS, Square
from cfanp_gui.core.commands import (
    Completion,
    Words,
    begins,
    piece_letters,
    read_word,
    word_offers,
)
from cfanp_gui.core.game import PIECE_NAMES, Action, Game, Transition
from cfanp_gui.core.half_boards import square_name, square_on_board
from cfanp_gui.core.piece_queries import piece_offers, read_piece
from cfanp_gui.core.pieces import FIDE_TYPES
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Text
from cfanp_gui.games.ring.actions import Lose
from cfanp_gui.games.ring.move_spellings import (
    LOSE,
    begun,
    gestures_on,
    in_own_letters,
    number_of,
    table,
    token_in,
)
from cfanp_gui.games.ring.piece_search import COLOUR_LETTERS
from cfanp_gui.games.ring.position import RingPosition
from cfanp_gui.games.ring.table_view import COLOURS

_NUMBER = re.compile(r"\d{0,2}\Z", re.ASCII)
_AFTER_NUMBER = re.compile(r"(\d{1,2})(?:\s*:\s*|\s+)", re.ASCII)
_AFTER_LETTER = re.compile(r"\d{0,6}\s*([A-Za-z])\s*\.[.\s]*", re.ASCII)


class _Token(NamedTuple):
    """A legal action as it is typed, and what it is."""

    text: str
    action: Action
    description: Text

    @property
    def san(self) -> str:
        """Return the move without its board."""
        return self.text.partition(":")[2]


def offers(
    at: Situation, line: str, words: Words, known: Mapping[str, Text], board: int | None
) -> Iterator[Completion]:
    """Yield what a plain line may become, likeliest first.

    Moves are worked out for the board named or looked at only, or where nothing fits there for
    all boards.
    """
    asked = read_word(line, words, known)
    if asked is not None and " " in line:
        if asked.name == "where":
            yield from _pieces(f"{asked.typed} ", asked.rest, words)
        elif asked.name == "board":
            yield from _boards(at, f"{asked.typed} ", asked.rest)
        return
    own = piece_letters(words, at.game.piece_types)
    seats = table(at).players_at
    if named := _AFTER_NUMBER.match(line):
        yield from _fitting(at, int(named[1]), in_own_letters(line[named.end() :], own), named[0])
    elif lettered := _AFTER_LETTER.match(line):
        number = BOARD_LETTERS.index(lettered[1].upper()) + 1
        if number in seats and lettered[1].isupper() == (_colour(at, number) == 0):
            yield from _fitting(
                at, number, in_own_letters(line[lettered.end() :], own), lettered[0]
            )
    elif line and _NUMBER.match(line):
        if int(line) in seats:
            yield from _fitting(at, int(line), "", f"{line}:")
        for number in seats:
            if str(number).startswith(line) and str(number) != line:
                yield Completion(f"{number}: ", Text("a move on board {board}", board=number))
    else:
        yield from _moves(at, in_own_letters(line, own), board)
        yield from word_offers(known, line, words)


def choices(at: Situation, actions: Iterable[Action]) -> list[Completion]:
    """Return moves to choose from, each as a full line that means it and no other."""
    wanted = set(actions)
    boards = sorted({board for action in wanted if (board := number_of(action)) is not None})
    return [
        Completion(token.text, token.description, token.action)
        for board in boards
        for token in _tokens(at, board)
        if token.action in wanted
    ]


def _colour(at: Situation, board: int) -> int:
    """Return the colour to move on a board."""
    position = table(at)
    return position.players_at[board].index(position.to_move[board])


# Moves


def _moves(at: Situation, typed: str, board: int | None) -> Iterator[Completion]:
    """Yield moves without their board in front: on the one looked at, else on any."""
    seats = table(at).players_at
    found = False
    if board is not None and board in seats:
        for offer in _fitting(at, board, typed):
            found = True
            yield offer
    if found or not typed:
        return
    for number in seats:
        if number != board:
            yield from _fitting(at, number, typed)


def _fitting(
    at: Situation, board: int, typed: str, start: str | None = None
) -> Iterator[Completion]:
    """Yield the legal actions on a board that what was typed may become; those spelt just so first.

    `start` is how the board was named, if it was.
    """
    fitting = set(begun(table(at), board, typed))
    tokens = [
        token for token in _tokens(at, board) if token.action in fitting or begins(token.san, typed)
    ]
    tokens.sort(key=lambda token: not token.san.startswith(typed))
    for token in tokens:
        text = token.text if start is None else f"{start}{token.san}"
        yield Completion(text, token.description, token.action)


def _tokens(at: Situation, board: int) -> tuple[_Token, ...]:
    return _tokens_at(at.game, table(at), board)


@lru_cache(maxsize=64)
def _tokens_at(game: Game, position: RingPosition, board: int) -> tuple[_Token, ...]:
    """Return the legal actions on a board as they are typed, sorted, with what they are."""
    found = []
    for gesture in gestures_on(position, board):
        transition = position.apply(gesture.action)[1]
        text = token_in(game, position, gesture.action, transition)
        description = _described(position, board, gesture, transition, text)
        found.append(_Token(text, gesture.action, description))
    loss = Lose(board)
    if position.refusal(loss) is None:
        description = Text("board {board} is the one that is lost", board=board)
        found.append(_Token(f"{board}:{LOSE}", loss, description))
    return tuple(sorted(found, key=lambda token: token.text))


def _described(
    position: RingPosition, board: int, gesture: Gesture, transition: Transition, token: str
) -> Text:
    """Return what a legal action is, such as ``Knight g1 to f3 on board 2, check``."""
    if not isinstance(gesture.source, Square):
        put = transition.placed[0]
        what = Text(
            "{piece} of set {set} placed on {square} of board {board}",
            piece=FIDE_TYPES[put.piece.letter].heading, set=put.piece.set,
            square=_square(put.square), board=board,
        )  # fmt: skip
    else:
        what = Text(
            "{move} on board {board}",
            move=_moved(position, gesture.source, gesture.target, transition),
            board=board,
        )
        if gesture.placed is not None:
            put = transition.placed[0]
            what = Text(
                "{move}, exchanged for {piece} of set {set} on {square}",
                move=what, piece=PIECE_NAMES[put.piece.letter], set=put.piece.set,
                square=_square(put.square),
            )  # fmt: skip
    if token.endswith("#"):
        return Text("{move}, checkmate", move=what)
    return Text("{move}, check", move=what) if transition.checks else what


def _moved(position: RingPosition, start: Square, end: Square, transition: Transition) -> Text:
    mover = position.pieces()[start]
    piece, origin, target = FIDE_TYPES[mover.letter].heading, _square(start), _square(end)
    if len(transition.moved) > 1:
        return Text("castling, King {origin} to {target}", origin=origin, target=target)
    for taken in transition.captured:
        if taken.piece.army != mover.army:
            return Text(
                "{piece} {origin} takes {taken} {target}",
                piece=piece, origin=origin, taken=PIECE_NAMES[taken.piece.letter], target=target,
            )  # fmt: skip
    return Text("{piece} {origin} to {target}", piece=piece, origin=origin, target=target)


def _square(square: Square) -> str:
    return square_name(square_on_board(square))


# Boards and pieces


def _boards(at: Situation, start: str, typed: str) -> Iterator[Completion]:
    """Yield the boards there are, with who plays on them."""
    if not _NUMBER.match(typed):
        return
    for number, (white, black) in table(at).players_at.items():
        if str(number).startswith(typed):
            yield Completion(
                f"{start}{number}",
                Text(
                    "White: {white}, Black: {black}",
                    white=at.name(white), black=at.name(black),
                ),
            )  # fmt: skip


def _pieces(start: str, typed: str, words: Words) -> Iterator[Completion]:
    """Yield pieces to ask for and, once one is named, their colours."""
    named, space, letter = typed.rpartition(" ")
    if space and read_piece(FIDE_TYPES, named, words) is not None:
        for colour, known in zip(COLOURS, COLOUR_LETTERS, strict=True):
            if known.startswith(letter.lower()):
                yield Completion(f"{start}{named} {known}", colour)
        return
    yield from piece_offers(FIDE_TYPES, start, typed, words)
