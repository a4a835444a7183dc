"""The line typed at a table of boards in a ring."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from cfanp_gui.core.boards import BOARD_LETTERS
from cfanp_gui.core.commands import (
    WORDS,
    Asked,
    Command,
    CommandResult,
    Completion,
    Line,
    Play,
    Problem,
    Words,
    ambiguous,
    if_legal,
    piece_letters,
    read_word,
    refused,
)
from cfanp_gui.core.game import Action
from cfanp_gui.core.general_commands import GeneralCommands
from cfanp_gui.core.half_boards import half_board, seat_of
from cfanp_gui.core.notation import NotationError, UnreadableError
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Text, sentence_of, shown
from cfanp_gui.games.ring import completions
from cfanp_gui.games.ring.actions import Lose
from cfanp_gui.games.ring.move_spellings import LOSE, in_own_letters, spelt, table, token_in
from cfanp_gui.games.ring.piece_search import attacked_kings, parse_board_query, where_pieces

_ELSEWHERE = ("push", "apart", "end", "claim", "pass")
RING_WORDS: Mapping[str, Text] = MappingProxyType(
    {
        **{name: WORDS[name] for name in WORDS if name not in _ELSEWHERE},
        "resign": Text("give up a board"),
    }
)
"""The words a line can begin with, and what each is for."""
_ON_BOARD = re.compile(r"(\d{1,2})(?:\s*:\s*|\s+)(\S.*)\Z", re.ASCII)
_LETTERED = re.compile(r"\d{0,6}\s*([A-Za-z])\s*\.[.\s]*(\S.*)\Z", re.ASCII)
"""A move as records have it, such as ``2B. Nf3``: the letter is the board's."""
_RESIGN = re.compile(r"(\d{1,2})\s*:\s*resign\s*:\s*(\d{1,2})\Z", re.ASCII | re.IGNORECASE)
"""The machine form of giving a board up; flags fall by the clock."""


class RingCommands(GeneralCommands):
    """Moves on any board, questions and words.

    Moves are understood after the number of their board (``2:Nf3``, ``2 g1f3``, ``2:N@b1``,
    ``2:e8=N@f3``), as records have them (``2B. Nf3``), and without a board (``Nf3``): on the
    board that is looked at, else on any.
    """

    def words(self, at: Situation) -> Mapping[str, Text]:  # noqa: ARG002 -- they never change
        return RING_WORDS

    def examples(self, at: Situation) -> tuple[Text, Text]:  # noqa: ARG002 -- they never change
        return (
            Text("Type a move, a board or a question"),
            Text("A move, a board or a question: Nf3, 2:N@b1, board 2, where queen"),
        )

    def read(self, at: Situation, line: Line, words: Words, board: int | None) -> CommandResult:
        text = line.plain
        if not text:
            return self.unreadable(line)
        asked = read_word(text, words, RING_WORDS)
        if asked is not None:
            return self.answer(at, asked)
        if resigned := _RESIGN.match(text):
            given_up, player = map(int, resigned.groups())
            return if_legal(at, at.game.resignation(player, board=given_up))
        own = piece_letters(words, at.game.piece_types)
        if named := _ON_BOARD.match(text):
            return self._on_board(at, line, int(named[1]), in_own_letters(named[2], own))
        if lettered := _LETTERED.match(text):
            return self._as_recorded(at, line, lettered[1], in_own_letters(lettered[2], own))
        return self._anywhere(at, line, in_own_letters(text, own), _number(board))

    def offers(
        self, at: Situation, line: str, words: Words, board: int | None
    ) -> Iterator[Completion]:
        return completions.offers(at, line, words, RING_WORDS, _number(board))

    def choices(self, at: Situation, actions: Iterable[Action]) -> list[Completion]:
        return completions.choices(at, actions)

    # Words

    def answer(self, at: Situation, asked: Asked) -> CommandResult:
        if asked.name == "checks" and not asked.rest:
            return attacked_kings(at.position)
        return super().answer(at, asked)

    def board(self, at: Situation, asked: Asked) -> CommandResult:
        number = asked.rest
        if not (number.isascii() and number.isdigit() and 1 <= len(number) <= 2):
            return Problem(
                Text("Name a board: expected such as {word} 2.", word=shown(asked.typed))
            )
        if int(number) in table(at).players_at:
            return Command(asked.name, half_board(int(number), 0))
        refusal = at.position.refusal(Lose(int(number)))
        assert refusal is not None, "no board can be lost that is not there"
        return refused(refusal)

    def where(self, at: Situation, asked: Asked) -> CommandResult:
        pieces = parse_board_query(asked.rest.split(), asked.words)
        if pieces is None:
            return Problem(
                Text(
                    "Say which pieces: expected such as {word} queen, {word} Qb or {word} Nw3.",
                    word=shown(asked.typed),
                )
            )
        return where_pieces(at, pieces)

    def unreadable(self, line: Line) -> Problem:
        if not line.typed.strip():
            return Problem(
                Text("Nothing was typed: expected such as 2:Nf3, 2:N@b1, board 2 or where queen.")
            )
        return Problem(
            Text(
                "“{text}” is not a move: expected such as Nf3, 2:Nf3, 2:N@b1, 2:e8=N@f3, board 2 "
                "or where queen.",
                text=shown(line.typed),
            )
        )

    # Moves

    def _on_board(self, at: Situation, line: Line, board: int, san: str) -> CommandResult:
        found = _meant(at, (board,), san)
        return _one_of(at, line, found) or self._why_not(at, line, f"{board}:", san)

    def _as_recorded(self, at: Situation, line: Line, letter: str, san: str) -> CommandResult:
        position = table(at)
        board = BOARD_LETTERS.index(letter.upper()) + 1
        seats, mover = position.players_at.get(board), position.to_move.get(board)
        if seats is None or mover is None or letter.isupper() != (seats.index(mover) == 0):
            return self._why_not(at, line, f"{letter}.", san)
        found = _meant(at, (board,), san)
        return _one_of(at, line, found) or self._why_not(at, line, f"{letter}.", san)

    def _anywhere(
        self, at: Situation, line: Line, san: str, board: int | None
    ) -> CommandResult:  # fmt: skip
        boards = table(at).players_at
        looked_at = board if board in boards else None
        found = () if looked_at is None else _meant(at, (looked_at,), san)
        found = found or _meant(at, boards, san)
        named = "" if looked_at is None else f"{looked_at}:"
        return _one_of(at, line, found) or self._why_not(at, line, named, san)

    def _why_not(self, at: Situation, line: Line, named: str, san: str) -> Problem:
        """Return why a move is not legal; `named` is the name of its board in front, if any."""
        for spelling in _spellings(san):
            try:
                action = at.game.notation.parse(at.position, named + spelling)
            except UnreadableError:
                continue
            except NotationError as error:
                if error.refusal is not None:
                    return refused(error.refusal)
                return Problem(Text("{sentence}.", sentence=sentence_of(error)))
            refusal = at.position.refusal(action)
            if refusal is not None:
                return refused(refusal)
        return self.unreadable(line)


def _number(board: int | None) -> int | None:
    """Return the number of the board of which a half-board is looked at."""
    return None if board is None else seat_of(board)[0]


def _meant(at: Situation, boards: Iterable[int], san: str) -> tuple[Action, ...]:
    """Return the legal actions on some boards that a text means which names no board."""
    if san.lower() == LOSE:
        losses = (Lose(board) for board in boards)
        return tuple(loss for loss in losses if at.position.refusal(loss) is None)
    return spelt(table(at), boards, san)


def _one_of(at: Situation, line: Line, found: tuple[Action, ...]) -> CommandResult | None:
    if len(found) > 1:
        return ambiguous(line.typed, found, lambda action: token_in(at.game, table(at), action))
    return Play(found[0]) if found else None


def _spellings(san: str) -> Iterable[str]:
    """Return a move as it stands, and with other capitals, without spaces."""
    joined = "".join(san.split())
    small = joined.lower()
    return dict.fromkeys((joined, small, small[:1].upper() + small[1:]))
