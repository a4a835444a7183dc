"""Moves of StrategiChess as people write them: a board and SAN on it.

``1A. e7`` is White's first move on board 1, ``1a. e8`` Black's answer to it: the number counts
the moves of the board, the letter is the board's, a capital where White moves. Over an edge the
square of origin and both boards are written out, the boards by their letters: ``7B. Rn5>C:a5``
sends a Rook from board 2 to board 3, ``7B. Rn5>C:xa5`` captures there, and ``7C. Ra5<B:n5``,
``7C. Rxa5<B:n5`` is board 3 pulling it. ``2B. --`` passes. ``+`` is behind a move that gives
check to a hostile King, ``#`` behind one that mates one. Everything else is written in its machine
form: ``1:resign:w``, ``2:flag:b``, ``draw``, ``claim``.

Reading, the number says nothing, but the letter's case must be that of the side to move. The
board may be left out where only one has such a move, and in crossings the other board and the
square of origin where only one piece can go so: ``R>C:a5``, ``n5>a5``. A board may also be named
as in the machine form, ``2:Nf5``, and the other board by its number: ``Rn5>3:a5``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cfanp_gui.core.actions import Action, Refusal, Transition
from cfanp_gui.core.boards import BOARD_LETTERS
from cfanp_gui.core.notation import (
    BoardNotation,
    TagNames,
    UnreadableError,
    fits_several,
    unfit,
)
from cfanp_gui.core.pieces import PIECE_NAMES
from cfanp_gui.core.text import Text, shortened, shown
from cfanp_gui.games.strategichess.actions import (
    BoardAction,
    Move,
    Pass,
    Pull,
    Send,
    parse_action,
)
from cfanp_gui.games.strategichess.bitboards import FILES, NAMES, NUMBERS
from cfanp_gui.games.strategichess.events import TEAM_NAMES, Checkmate
from cfanp_gui.games.strategichess.position import StrategiPosition
from cfanp_gui.games.strategichess.state import State

MAX_LENGTH = 64
"""Longer texts are not a move."""

_SQUARE = r"[a-n](?:1[0-4]|[1-9])"
_BOARD = r"[A-Fa-f1-6]"
_END = r"[+#]*[!?]*\Z"
_NAMED = re.compile(r"(?:\d{0,6}([A-Fa-f])\.+|([1-6]):)(.*)\Z", re.DOTALL | re.ASCII)
_NUMBER = re.compile(r"\d+[A-Fa-f]\.+\Z", re.ASCII)
_PASS = re.compile(r"--" + _END)
_SENT = re.compile(rf"([KQRBNP]?)({_SQUARE})?>(?:({_BOARD}):?)?x?({_SQUARE}){_END}", re.ASCII)
_PULLED = re.compile(
    rf"([KQRBNP]?)x?({_SQUARE})<(?:({_BOARD}):?)?({_SQUARE})?{_END}", re.ASCII
)  # fmt: skip
_SAN = re.compile(
    rf"([KQRBNP]?)([a-n]?)(1[0-4]|[1-9])?[x:-]?({_SQUARE}){_END}", re.ASCII
)  # fmt: skip


class _Wanted(NamedTuple):
    """What a text says of a turn on a board; None where it says nothing."""

    kind: type[BoardAction]
    letter: str | None = None
    """The letter of the piece that moves."""
    file: int | None = None
    rank: int | None = None
    target: int | None = None
    other: int | None = None
    """The number of the other board of a crossing."""

    def fits(self, state: State, action: BoardAction) -> bool:
        """Return whether a legal action is the one meant."""
        if not isinstance(action, self.kind):
            return False
        if isinstance(action, Pass):
            return True
        from_board, origin, other = _origin(action)
        if action.target != self.target or self.other not in (None, other):
            return False
        letter, _ = state.boards[from_board - 1].letters[origin]
        return (
            self.letter in (None, letter)
            and self.file in (None, origin % FILES)
            and self.rank in (None, origin // FILES)
        )


def _origin(action: Move | Send | Pull) -> tuple[int, int, int | None]:
    """Return where a piece comes from, and the number of the other board of a crossing."""
    if isinstance(action, Pull):
        return action.donor, action.origin, action.donor
    return action.board, action.origin, action.to if isinstance(action, Send) else None


class StrategiNotation(BoardNotation):
    """The human form of the actions of StrategiChess."""

    naming = TagNames("STFEN", "Player", letters=False)

    def human(
        self, position: StrategiPosition, action: Action, transition: Transition | None = None
    ) -> str:
        """Return the token of an action; see `notation.Notation.human`."""
        if transition is None:
            transition = position.apply(action)[1]
        if not isinstance(action, BoardAction):
            return action.text
        return _token(position.state, action) + _suffix(transition)

    def parse(self, position: StrategiPosition, text: str) -> Action:
        """Return the action a person means; see `notation.Notation.parse`."""
        bare = "".join(text.split()) if len(text) <= MAX_LENGTH else ""
        try:
            return parse_action(bare)
        except ValueError:
            pass  # no machine form
        letter, number, san = None, None, bare
        if named := _NAMED.match(bare):
            letter, digits, san = named.groups()
            number = _number(letter or digits)
        wanted = _read(san, text)
        outcome = position.outcome()
        if outcome is not None:
            raise unfit(text, Text("the game is over ({reason})", reason=outcome.reason))
        state = position.state
        if number is None:
            boards: Iterable[int] = range(len(state.boards))
        else:
            boards = (_named(state, text, number, letter),)
        found = [
            action for at in boards for action in state.legal(at) if wanted.fits(state, action)
        ]
        if len(found) == 1:
            return found[0]
        if found:
            raise fits_several(text, [_token(state, action) for action in found], tuple(found))
        refusal, reason = _reason(position, boards, wanted)
        raise unfit(text, reason, refusal)

    def instead(self, position: StrategiPosition, text: str) -> str:
        """Return what would have been legal; see `notation.Notation.instead`."""
        if position.outcome() is not None:
            return ""
        state = position.state
        named = _NAMED.match("".join(text.split()))
        number, san = None, text
        if named is not None:
            letter, digits, san = named.groups()
            number = _number(letter or digits)
        sort = san[:1] if san[:1] in PIECE_NAMES else "P"
        found: list[str] = []
        others: list[str] = []
        for at in range(len(state.boards)):
            if number in (None, at + 1):
                for action in state.legal(at):
                    same = not isinstance(action, Pass) and sort == _letter_of(state, action)
                    (found if same else others).append(_token(state, action))
        names = found or others
        return Text(" (legal: {moves})", moves=shortened(names)) if names else ""

    def opens(self, word: str) -> bool:
        """Return whether a word is the number of a board's move; see `notation.Notation.opens`."""
        return bool(_NUMBER.match(word))


def _number(name: str) -> int:
    """Return the number of a board from its number or letter."""
    return int(name) if name.isdigit() else BOARD_LETTERS.index(name.upper()) + 1


def _letter(state: State, at: int) -> str:
    letter = BOARD_LETTERS[at]
    return letter.lower() if state.boards[at].turn else letter


def _named(state: State, text: str, number: int, letter: str | None) -> int:
    """Return the board a text names. Raises NotationError for one there is not, or other case."""
    if number > len(state.boards):
        raise unfit(text, Text("there is no board {board}", board=number))
    at = number - 1
    if letter is not None and letter != _letter(state, at):
        raise unfit(
            text,
            Text(
                "it is {colour}’s turn on board {board}, so its moves begin with {letter}",
                colour=TEAM_NAMES[state.boards[at].turn],
                board=number,
                letter=_letter(state, at),
            ),
        )
    return at


def _letter_of(state: State, action: Move | Send | Pull) -> str:
    """Return the letter of the piece that an action moves."""
    board, origin, _ = _origin(action)
    return state.boards[board - 1].letters[origin][0]


def _token(state: State, action: BoardAction) -> str:
    """Return a legal action with its number, without the signs of check and mate."""
    at = action.board - 1
    return f"{state.boards[at].number}{_letter(state, at)}. {_body(state, action)}"


def _body(state: State, action: BoardAction) -> str:
    if isinstance(action, Pass):
        return "--"
    letter = _letter_of(state, action)
    piece = "" if letter == "P" else letter
    origin, target = NAMES[action.origin], NAMES[action.target]
    if isinstance(action, Send):
        taken = _taken(state, action.to, action.target)
        return f"{piece}{origin}>{BOARD_LETTERS[action.to - 1]}:{taken}{target}"
    taken = _taken(state, action.board, action.target)
    if isinstance(action, Pull):
        return f"{piece}{taken}{target}<{BOARD_LETTERS[action.donor - 1]}:{origin}"
    return f"{piece}{_apart(state, action, letter, bool(taken))}{taken}{target}"


def _taken(state: State, board: int, target: int) -> str:
    return "x" if state.boards[board - 1].men >> target & 1 else ""


def _apart(state: State, move: Move, letter: str, taken: bool) -> str:
    """Return what tells the piece of a move from others that could go there: file, rank, both.

    A pawn that captures is always told by its file.
    """
    at = move.board - 1
    letters = state.boards[at].letters
    others = [
        origin
        for origin, targets in state.moves(at)
        if targets >> move.target & 1 and origin != move.origin and letters[origin][0] == letter
    ]
    name = NAMES[move.origin]
    captures = letter == "P" and taken
    if not others:
        return name[0] if captures else ""
    if all(origin % FILES != move.origin % FILES for origin in others):
        return name[0]
    if not captures and all(origin // FILES != move.origin // FILES for origin in others):
        return name[1:]
    return name


def _suffix(transition: Transition) -> str:
    """Return ``#`` where a King was mated, ``+`` where one is in check, or nothing."""
    if any(isinstance(event, Checkmate) for event in transition.events):
        return "#"
    return "+" if transition.checks else ""


def _read(san: str, text: str) -> _Wanted:
    if _PASS.match(san):
        return _Wanted(Pass)
    if found := _SENT.match(san):
        letter, origin, board, target = found.groups()
        return _crossing(Send, letter, origin, board, target)
    if found := _PULLED.match(san):
        letter, target, board, origin = found.groups()
        return _crossing(Pull, letter, origin, board, target)
    found = _SAN.match(san)
    if found is None:
        raise UnreadableError(
            Text(
                "“{text}” is not a move (expected a board and a move, such as 1A. e7, 1a. Nxf8, "
                "7B. Rn5>C:a5, 7C. Ra5<B:n5, 2B. -- or 2:e4e7)",
                text=shown(text),
            )
        )
    letter, file, rank, target = found.groups()
    return _Wanted(
        Move,
        letter or (None if file and rank else "P"),
        ord(file) - ord("a") if file else None,
        int(rank) - 1 if rank else None,
        NUMBERS[target],
    )


def _crossing(
    kind: type[Send] | type[Pull],
    letter: str,
    origin: str | None,
    board: str | None,
    target: str,
) -> _Wanted:
    """Return what a text says of a crossing; a piece without a letter is named by its square."""
    where = None if origin is None else NUMBERS[origin]
    return _Wanted(
        kind,
        letter or (None if origin else "P"),
        None if where is None else where % FILES,
        None if where is None else where // FILES,
        NUMBERS[target],
        None if board is None else _number(board),
    )


def _reason(
    position: StrategiPosition, boards: Iterable[int], wanted: _Wanted
) -> tuple[Refusal | None, Text]:
    """Return why no legal action on these boards is meant, and the one refusal of them all."""
    numbers = [at + 1 for at in boards]
    refusals = {
        refusal.sentence: refusal
        for number in numbers
        for action in _meant(position.state, number, wanted)
        if (refusal := position.refusal(action))
    }
    if len(refusals) == 1:
        sentence, refusal = refusals.popitem()
        return refusal, sentence
    where = Text("board {board}", board=numbers[0]) if len(numbers) == 1 else Text("any board")
    if wanted.target is None:
        return None, Text("there is no such move on {where}", where=where)
    words: dict[str, object] = {
        "piece": PIECE_NAMES[wanted.letter] if wanted.letter else Text("piece"),
        "square": NAMES[wanted.target],
        "where": where,
    }
    if wanted.kind is Send:
        return None, Text(
            "no {piece} of the side to move can be sent to {square} from {where}", **words
        )
    if wanted.kind is Pull:
        return None, Text("no {piece} can be pulled to {square} of {where}", **words)
    return None, Text("no {piece} of the side to move can go to {square} on {where}", **words)


def _meant(state: State, number: int, wanted: _Wanted) -> list[BoardAction]:
    """Return what may be meant on a board, legal or not.

    Pieces that could go there, were it not for their King, come before all others.
    """
    if wanted.kind is Pass:
        return [Pass(number)]
    assert wanted.target is not None, "only a pass names no square"
    colour, target = state.boards[number - 1].turn, wanted.target
    if wanted.kind is Move:
        origins = list(_origins(state, number, colour, wanted))
        reach = state.boards[number - 1].reach
        able = [origin for origin in origins if reach(origin) >> target & 1]
        return [Move(number, origin, target) for origin in able or origins]
    beside = [one for one in (number - 1, number + 1) if 1 <= one <= len(state.boards)]
    others = beside if wanted.other is None else [wanted.other]
    if wanted.kind is Send:
        return [
            Send(number, origin, other, target)
            for other in others
            for origin in _origins(state, number, colour, wanted)
        ]
    return [
        Pull(number, target, other, origin)
        for other in others
        for origin in _origins(state, other, colour, wanted)
    ]


def _origins(state: State, number: int, colour: int, wanted: _Wanted) -> Iterator[int]:
    """Yield the squares of a board from which a text may have a man of a colour come."""
    if number > len(state.boards):
        return
    for square, (letter, owner) in state.boards[number - 1].letters.items():
        if (
            owner == colour
            and wanted.letter in (None, letter)
            and wanted.file in (None, square % FILES)
            and wanted.rank in (None, square // FILES)
        ):
            yield square
