"""Typed commands at a table of boards in a ring.

Moves are compared without optional signs, as `bare` returns them: ``N@b1``, ``e8=N@f3`` and
``Nb1xd2+`` become ``N@b1``, ``e8N@f3`` and ``Nb1d2``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import cast

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.boards import BOARD_LETTERS
from cfanp_gui.core.commands import (
    WORDS,
    Asked,
    Command,
    CommandProblem,
    CommandResult,
    Completion,
    Play,
    TypedLine,
    Words,
    if_legal,
    refused,
    word_offers,
)
from cfanp_gui.core.general_commands import GeneralCommands, TypedMove, spelt
from cfanp_gui.core.half_boards import FILE_NAMES, half_board, seat_of, square_name
from cfanp_gui.core.piece_letters import in_english, piece_letters
from cfanp_gui.core.piece_queries import piece_offers, read_piece
from cfanp_gui.core.pieces import COLOUR_NAMES, FIDE_TYPES, PIECE_NAMES
from cfanp_gui.core.situation import PlayedGame, Situation
from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.ring.actions import BoardAction, Lose, Move, Placement, Promotion
from cfanp_gui.games.ring.piece_search import parse_board_query, where_pieces
from cfanp_gui.games.ring.position import RingPosition
from cfanp_gui.games.ring.starting_pieces import COLOUR_LETTERS, WHITE

_ELSEWHERE = ("push", "apart", "end", "claim", "pass", "radar")
RING_WORDS: Mapping[str, Text] = MappingProxyType(
    {
        **{name: WORDS[name] for name in WORDS if name not in _ELSEWHERE},
        "resign": Text("give up a board"),
    }
)
"""The words a line can begin with, and their descriptions."""
_NUMBERED = re.compile(r"(\d{1,2})(?:\s*:\s*|\s+)", re.ASCII)
"""The number of a board in front of a move on it."""
_LETTERED = re.compile(r"\d{0,6}\s*([A-Za-z])\s*\.[.\s]*", re.ASCII)
"""The same as in records, such as ``2B. ``: the letter names the board."""
_NUMBER = re.compile(r"\d{0,2}\Z", re.ASCII)
_RESIGN = re.compile(r"(\d{1,2})\s*:\s*resign\s*:\s*(\d{1,2})\Z", re.ASCII | re.IGNORECASE)
"""The machine form of giving a board up; flags fall by the clock."""


class RingCommands(GeneralCommands):
    """Commands of a ring: moves on any board, questions and words.

    Moves are understood after the number of their board (``2:Nf3``, ``2 g1f3``, ``2:N@b1``,
    ``2:e8=N@f3``), in the form of records (``2B. Nf3``), and without a board (``Nf3``): on the
    board that is looked at, else on any.
    """

    def words(self, at: Situation) -> Mapping[str, Text]:  # noqa: ARG002 -- they never change
        return RING_WORDS

    def examples(self, at: Situation) -> tuple[Text, Text]:  # noqa: ARG002 -- they never change
        return (
            Text("Type a move, a board or a question"),
            Text("A move, a board or a question: Nf3, 2:N@b1, board 2, where queen"),
        )

    # Words

    def board(self, at: Situation, asked: Asked) -> CommandResult:
        number = asked.rest
        if not (number.isascii() and number.isdigit() and 1 <= len(number) <= 2):
            return CommandProblem(
                Text("Name a board: expected such as {word} 2.", word=shown(asked.typed))
            )
        if int(number) in _table(at).players_at:
            return Command(asked.name, half_board(int(number), WHITE))
        refusal = at.position.refusal(Lose(int(number)))
        assert refusal is not None, "no board can be lost that is not there"
        return refused(refusal)

    def where(self, at: Situation, asked: Asked) -> CommandResult:
        pieces = parse_board_query(asked.rest.split(), asked.words)
        if pieces is None:
            return CommandProblem(
                Text(
                    "Say which pieces: expected such as {word} queen, {word} Qb or {word} Nw3.",
                    word=shown(asked.typed),
                )
            )
        return where_pieces(at, pieces)

    def unreadable(self, line: TypedLine) -> CommandProblem:
        if not line.typed.strip():
            return CommandProblem(
                Text("Nothing was typed: expected such as 2:Nf3, 2:N@b1, board 2 or where queen.")
            )
        return CommandProblem(
            Text(
                "“{text}” is not a move: expected such as Nf3, 2:Nf3, 2:N@b1, 2:e8=N@f3, board 2 "
                "or where queen.",
                text=shown(line.typed),
            )
        )

    # Moves

    def move(
        self, at: Situation, line: TypedLine, words: Words, board: int | None
    ) -> CommandResult:
        text = line.plain
        if resigned := _RESIGN.match(text):
            given_up, player = map(int, resigned.groups())
            return if_legal(at, at.game.resignation(player, board=given_up))
        own = piece_letters(words, at.game.piece_types)
        every = tuple(_table(at).players_at)
        if (named := _NUMBERED.match(text)) and named.end() < len(text):
            number, san = int(named[1]), in_own_letters(text[named.end() :], own)
            return self._played(at, line, (number,), san, f"{number}:")
        if (named := _LETTERED.match(text)) and named.end() < len(text):
            boards, san = _lettered(at, named[1]), in_own_letters(text[named.end() :], own)
            return self._played(at, line, boards, san, f"{named[1]}.")
        san, looked_at = in_own_letters(text, own), _number(board)
        if looked_at is None or looked_at not in every:
            return self._played(at, line, every, san)
        boards = (looked_at,) if spelt(_moves(at, (looked_at,)), bare(san)) else every
        return self._played(at, line, boards, san, f"{looked_at}:")

    def _played(
        self, at: Situation, line: TypedLine, boards: tuple[int, ...], san: str, named: str = ""
    ) -> CommandResult:  # fmt: skip
        """Return the meaning of a move on some boards; `named` is the typed name of its board."""
        found = spelt(_moves(at, boards), bare(san))
        found.sort(key=lambda token: (boards.index(_board(token)), token.action.text))
        return self._one_of(at, line, found) if found else self._why_not(at, line, named, san)

    def _why_not(self, at: Situation, line: TypedLine, named: str, san: str) -> CommandResult:
        """Return the reason a move is illegal, as it was typed or with other capitals."""
        together = "".join(san.split())
        small = together.lower()
        for spelling in dict.fromkeys((together, small, small[:1].upper() + small[1:])):
            found, readable = self.parsed(at, line._replace(plain=named + spelling))
            if readable and not isinstance(found, Play):
                return found
        return self.unreadable(line)

    # Completions

    def move_offers(
        self, at: Situation, line: str, words: Words, board: int | None
    ) -> Iterator[Completion]:
        """Yield the completions of a line that does not begin with a word.

        Moves are worked out only for the board named or looked at, or for all boards if nothing
        fits on the one looked at.
        """
        own = piece_letters(words, at.game.piece_types)
        boards = _table(at).players_at
        if named := _NUMBERED.match(line):
            typed = in_own_letters(line[named.end() :], own)
            yield from self._fitting(at, (int(named[1]),), typed, named[0])
        elif named := _LETTERED.match(line):
            typed = in_own_letters(line[named.end() :], own)
            yield from self._fitting(at, _lettered(at, named[1]), typed, named[0])
        elif line and _NUMBER.match(line):
            if int(line) in boards:
                yield from self._fitting(at, (int(line),), "", f"{line}:")
            for number in boards:
                if str(number).startswith(line) and str(number) != line:
                    yield Completion(f"{number}: ", Text("a move on board {board}", board=number))
        else:
            typed, looked_at = in_own_letters(line, own), _number(board)
            found = [] if looked_at is None else list(self._fitting(at, (looked_at,), typed))
            yield from found
            if typed and not found:
                yield from self._fitting(at, boards, typed)
            yield from word_offers(RING_WORDS, line, words)

    def arguments(self, at: Situation, asked: Asked) -> Iterator[Completion]:
        start = f"{asked.typed} "
        if asked.name == "where":
            yield from _pieces(start, asked.rest, asked.words)
        elif asked.name in ("board", "on") and _NUMBER.match(asked.rest):
            for number, (white, black) in _table(at).players_at.items():
                if str(number).startswith(asked.rest):
                    described = Text(
                        "White: {white}, Black: {black}",
                        white=at.name(white), black=at.name(black),
                    )  # fmt: skip
                    yield Completion(f"{start}{number}", described)

    def _tokens(self, at: Situation) -> tuple[TypedMove, ...]:
        return _moves(at, _table(at).players_at)

    def _name(self, at: Situation, token: TypedMove) -> str:  # noqa: ARG002 -- it has its board
        return token.text

    def _offer(self, at: Situation, token: TypedMove) -> Completion:
        return Completion(token.text, _described(_table(at), token), token.action)

    def _fitting(
        self, at: Situation, boards: Iterable[int], typed: str, start: str | None = None
    ) -> Iterator[Completion]:
        """Yield the legal actions that begin with the typed text, board by board.

        Those with the same capitals come first. `start` is the typed name of the board, if any.
        """
        small = bare(typed).lower()
        for board in boards:
            fitting = [token for token in _moves(at, (board,)) if token.begins(small)]
            fitting.sort(key=lambda token: not _san(token).startswith(typed))
            for token in fitting:
                offer = self._offer(at, token)
                yield offer if start is None else replace(offer, text=f"{start}{_san(token)}")


def _table(at: Situation) -> RingPosition:
    return cast(RingPosition, at.position)


def _number(board: int | None) -> int | None:
    """Return the number of the board to which a half-board belongs; None for None."""
    return None if board is None else seat_of(board)[0]


def _lettered(at: Situation, letter: str) -> tuple[int, ...]:
    """Return the number of the board that a letter of records names now; empty if none."""
    number, position = BOARD_LETTERS.index(letter.upper()) + 1, _table(at)
    if number not in position.players_at:
        return ()
    is_white = position.players_at[number].index(position.to_move[number]) == WHITE
    return (number,) if letter.isupper() == is_white else ()


def _moves(at: Situation, boards: Iterable[int]) -> tuple[TypedMove, ...]:
    """Return the legal actions on some boards."""
    return tuple(one for board in boards for one in moves_on(at.game, _table(at), board))


@lru_cache(maxsize=64)
def moves_on(game: PlayedGame, position: RingPosition, board: int) -> tuple[TypedMove, ...]:
    """Return the legal actions on a board as they are typed, such as ``2:Nf3``, sorted."""
    found = []
    for action in position.board_actions(board):
        transition = position.apply(action)[1]
        san = game.notation.human(position, action, transition).rpartition(" ")[2]
        written = spellings(position, action)
        found.append(TypedMove.of(f"{board}:{san}", action, transition, written))
    loss = Lose(board)
    if position.refusal(loss) is None:
        transition = position.apply(loss)[1]
        found.append(TypedMove.of(loss.text, loss, transition, (LOSE,)))
    return tuple(sorted(found, key=lambda token: token.text))


def _board(token: TypedMove) -> int:
    """Return the number of the board of a move."""
    return cast(BoardAction | Lose, token.action).board


def _san(token: TypedMove) -> str:
    """Return a move without its board."""
    return token.text.partition(":")[2]


def _described(position: RingPosition, token: TypedMove) -> Text:
    """Return the description of a legal action, such as ``Knight g1 to f3 on board 2, check``."""
    action, transition = cast(BoardAction | Lose, token.action), token.transition
    board = action.board
    if isinstance(action, Lose):
        return Text("board {board} is the one that is lost", board=board)
    if isinstance(action, Placement):
        what = Text(
            "{piece} of set {set} placed on {square} of board {board}",
            piece=FIDE_TYPES[action.letter].heading, set=transition.placed[0].piece.set,
            square=square_name(action.square), board=board,
        )  # fmt: skip
    else:
        move = _moved(position, action, transition)
        what = Text("{move} on board {board}", move=move, board=board)
        if isinstance(action, Promotion):
            what = Text(
                "{move}, exchanged for {piece} of set {set} on {square}",
                move=what, piece=PIECE_NAMES[action.letter], set=transition.placed[0].piece.set,
                square=square_name(action.square),
            )  # fmt: skip
    if token.text.endswith("#"):
        return Text("{move}, checkmate", move=what)
    return Text("{move}, check", move=what) if transition.checks else what


def _moved(position: RingPosition, move: Move | Promotion, transition: Transition) -> Text:
    mover = position.piece_on(move.board, move.origin)
    words: dict[str, object] = {
        "piece": FIDE_TYPES[mover.letter].heading,
        "origin": square_name(move.origin),
        "target": square_name(move.target),
    }
    if len(transition.moved) > 1:
        return Text("castling, King {origin} to {target}", **words)
    for taken in transition.captured:
        if taken.piece.army != mover.army:
            lost = PIECE_NAMES[taken.piece.letter]
            return Text("{piece} {origin} takes {taken} {target}", taken=lost, **words)
    return Text("{piece} {origin} to {target}", **words)


def _pieces(start: str, typed: str, words: Words) -> Iterator[Completion]:
    """Yield the pieces to ask for or, once one is named, their colours."""
    named, space, letter = typed.rpartition(" ")
    if not space or read_piece(FIDE_TYPES, named, words) is None:
        yield from piece_offers(FIDE_TYPES, start, typed, words)
        return
    for colour, known in zip(COLOUR_NAMES, COLOUR_LETTERS, strict=True):
        if known.startswith(letter.lower()):
            yield Completion(f"{start}{named} {known}", colour)


LOSE = "lose"
"""The word that is typed to choose the board that is lost."""

_SIGNS = re.compile(r"e\.?p\.?(?=[+#!?]*\Z)|[\sxX:/=+#!?()>-]")
_CASTLING = re.compile(r"[0Oo]{1,3}\Z")


def bare(san: str) -> str:
    """Return a move without optional signs, and castling with the letter O."""
    text = _SIGNS.sub("", san)
    return "O" * len(text) if _CASTLING.match(text) else text


def in_own_letters(san: str, own: Mapping[str, str]) -> str:
    """Return a move with English piece letters, whose pieces may be named in another language.

    A small letter names a piece unless it is a file; `own` is as for `in_english`.
    """
    if len(san) > 1 and LOSE.startswith(san.lower()):
        return san
    if san[:1].upper() in own and san[:1] not in FILE_NAMES:
        san = san[:1].upper() + san[1:]
    return in_english(san, own)


def spellings(position: RingPosition, action: BoardAction) -> Iterator[str]:
    """Yield all ways to write a legal action, without its board and optional signs."""
    if isinstance(action, Placement):
        target = square_name(action.square)
        yield f"{action.letter}@{target}"
        if action.letter == "P":
            yield f"@{target}"
        return
    letter = position.piece_on(action.board, action.origin).letter
    origin, target = square_name(action.origin), square_name(action.target)
    ends = [""]
    if isinstance(action, Promotion):
        ends += [action.letter, f"{action.letter}@{square_name(action.square)}"]
    origins = ["", origin[0], origin[1], origin]
    if letter == "P":
        # A pawn is named by its file only where it captures, or “bb4” would be one that goes to b4.
        origins = ["", origin] if origin[0] == target[0] else ["", origin[0], origin]
    for end in ends:
        yield f"{origin}{target}{end}"
        for start in origins:
            yield f"{letter}{start}{target}{end}"
            if letter == "P":
                yield f"{start}{target}{end}"
    across = action.target - action.origin
    if letter == "K" and abs(across) == 2:
        yield "OO" if across > 0 else "OOO"
