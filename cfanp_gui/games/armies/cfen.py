"""CFEN: one line of text for a position (eight fields, single spaces between).

With any of Peterson's rules there is a ninth, see `ninth`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, Pair, Square
from cfanp_gui.core.game import PositionError
from cfanp_gui.core.line_fields import split_line
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Problem
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies import checks, ninth
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.control import Control
from cfanp_gui.games.armies.modifiers import hooks_of
from cfanp_gui.games.armies.options import Rules, unfit
from cfanp_gui.games.armies.rights_draft import FIELDS, Pieces, RightsDraft, entries_problems
from cfanp_gui.games.armies.state import State

MAX_LENGTH = 8192
"""Longer lines cannot be a position of 26 half-boards."""

_TURN = re.compile(r"([1-9]\d?)([A-Z]*)(?::([A-Z])([A-Z]))?\Z")
_FIELDS = (
    checks.HALF_BOARDS,
    checks.ARMY_TO_MOVE,
    checks.CONTROL,
    *FIELDS,
    checks.MOVES_LEFT,
    checks.CLOCK,
    checks.ROUND,
)


def write(state: State) -> str:
    """Return the CFEN line of a state."""
    return write_with(state, ninth.write(state) if state.rules.peterson else "")


def write_with(state: State, remembered: str) -> str:
    """Return the CFEN line of a state, with this as its ninth field where that is not empty."""
    return " ".join(
        (
            "|".join(_write_half(state, board) for board in range(state.count)),
            ARMY_LETTERS[state.army],
            "/".join("-" if player is None else str(player) for player in state.control),
            *state.base.draft(state.rights).texts(),
            checks.turn_text(state.left, pushed_boards(state), state.committed),
            str(state.clock),
            str(state.round),
            *((remembered,) if remembered else ()),
        )
    )


def read(text: str, rules: Rules) -> State:
    """Return the state of a CFEN line.

    Raises PositionError, naming the field and the square, for a line that is not a CFEN or
    whose position is not possible.
    """
    known = (*_FIELDS, ninth.FIELD) if rules.peterson else _FIELDS
    fields = split_line(text, known, MAX_LENGTH, optional=len(known) - len(_FIELDS))
    boards, army_text, control_text, castling, passed, turn, clock, round_ = fields[:8]
    remembered = fields[8] if len(fields) > len(_FIELDS) else ninth.NOTHING
    pieces, count = _read_half_boards(boards, rules.base)
    if (reason := unfit(rules, count)) is not None:
        raise _bad(checks.OPTIONS, reason)
    control = _read_control(control_text, count)
    army = ARMY_LETTERS.find(army_text) if len(army_text) == 1 else -1
    _refuse(checks.mover_problems(army, control, army_text))
    left, used, committed = _read_turn(turn, count, rules)
    rights = rules.pair_rules.read_draft((castling, passed), pieces, count)
    moves = _read_number(clock, checks.CLOCK, 0)
    number = _read_number(round_, checks.ROUND, 1)
    _refuse(checks.army_problems(pieces, control, rules.base))
    _refuse(rights.lapsed_problems(army, used))
    _refuse(checks.check_problems(pieces, army, control, used, rules))
    state = state_of(pieces, army, control, rights, left, used, moves, number, rules, committed)
    ninth.read(remembered, state)
    return state


def state_of(
    pieces: Pieces,
    army: int,
    control: Control,
    rights: RightsDraft,
    left: int,
    used: Sequence[int],
    clock: int,
    round: int,
    rules: Rules,
    committed: Pair | None,
) -> State:
    """Return the state of fields that were checked; the ninth is read into it, see `ninth.read`."""
    return State(
        rules.pair_rules.halves_of(pieces, len(control)),
        army,
        control,
        rights.rights(len(control)),
        left,
        sum(1 << board for board in used),
        clock,
        round,
        rules,
        hooks_of(rules),
        committed,
    )


def pushed_boards(state: State) -> tuple[int, ...]:
    """Return the half-boards pushed this turn."""
    return tuple(board for board in range(state.count) if state.pushed >> board & 1)


def _write_half(state: State, board: int) -> str:
    files = state.rules.base.files
    ranks = []
    for rank in reversed(range(state.rules.base.ranks)):
        text = ""
        empty = 0
        for file in range(files):
            piece = state.piece_at(Square(board, files * rank + file))
            if piece is None:
                empty += 1
                continue
            text += f"{empty or ''}{piece.letter}{ARMY_LETTERS[piece.army]}"
            empty = 0
        ranks.append(f"{text}{empty or ''}")
    return "/".join(ranks)


def _refuse(problems: Iterator[Problem]) -> None:
    """Refuse a line with the first of its problems, if there are any. Raises PositionError."""
    for problem in problems:
        raise PositionError(problem.sentence)


def _bad(field: Text, message: Text) -> PositionError:
    return PositionError(Problem(field, message).sentence)


def _read_half_boards(text: str, base: BaseGame) -> tuple[dict[Square, Piece], int]:
    """Return the pieces, and the number of half-boards."""
    boards = text.split("|")
    _refuse(checks.count_problems(len(boards)))
    pieces: dict[Square, Piece] = {}
    for board, half in enumerate(boards):
        ranks = half.split("/")
        if len(ranks) != base.ranks:
            raise _bad(
                checks.HALF_BOARDS,
                Text(
                    "{letter}: the number of ranks is {count} (expected {ranks})",
                    letter=BOARD_LETTERS[board],
                    count=len(ranks),
                    ranks=base.ranks,
                ),
            )
        for row, rank in enumerate(ranks):
            _read_rank(rank, pieces, board, base.ranks - 1 - row, len(boards), base)
    return pieces, len(boards)


def _read_rank(
    text: str, pieces: dict[Square, Piece], board: int, rank: int, count: int, base: BaseGame
) -> None:
    field = checks.HALF_BOARDS
    name = Text("{board} rank {rank}", board=BOARD_LETTERS[board], rank=rank + 1)
    files, tokens = base.files, _tokens(base)
    file = 0
    at = 0
    while at < len(text):
        token = tokens.match(text, at)
        if token is None:
            raise _bad(
                field,
                Text(
                    "{name}: “{text}” is neither a piece and its army (such as Qb) nor a "
                    "number of empty squares from 1 to {files}",
                    name=name,
                    text=text[at : at + 2],
                    files=files,
                ),
            )
        at = token.end()
        letter, army_letter, empty = token.groups()
        width = int(empty) if empty else 1
        if file + width > files:
            raise _bad(field, Text("{name} has more than {files} squares", name=name, files=files))
        if letter:
            square = Square(board, files * rank + file)
            piece = Piece(letter, ARMY_LETTERS.index(army_letter))
            _refuse(checks.piece_problems(square, piece, count, base))
            pieces[square] = piece
        file += width
    if file != files:
        raise _bad(
            field,
            Text(
                "{name}: the number of squares is {file} (expected {files})",
                name=name,
                file=file,
                files=files,
            ),
        )


@cache
def _tokens(base: BaseGame) -> re.Pattern[str]:
    """Return what matches a piece and its army, or a number of empty squares."""
    width = f"[1-{base.files}]" if base.files < 10 else r"[1-9]\d?"
    return re.compile(f"([{''.join(base.types)}])([a-z])|({width})")


def _read_control(text: str, count: int) -> Control:
    parts = text.split("/")
    _refuse(entries_problems(checks.CONTROL, len(parts), count))
    control: list[int | None] = []
    for army, part in enumerate(parts):
        player = int(part) if re.fullmatch(r"[1-9]\d?", part) else -1
        control.append(None if part == "-" else player)
        _refuse(checks.controller_problems(army, control[army], count, part))
    return tuple(control)


def _read_turn(text: str, count: int, rules: Rules) -> tuple[int, list[int], Pair | None]:
    found = _TURN.match(text)
    left = int(found[1]) if found else 0
    used = [BOARD_LETTERS.index(letter) for letter in found[2]] if found else []
    committed = None
    if found and found[3]:
        committed = Pair(BOARD_LETTERS.index(found[3]), BOARD_LETTERS.index(found[4]))
    _refuse(checks.turn_problems(left, used, committed, count, rules, text))
    return left, used, committed


def _read_number(text: str, field: Text, least: int) -> int:
    value = int(text) if re.fullmatch(r"0|[1-9]\d{0,5}", text) else -1
    _refuse(checks.number_problems(field, value, least, text))
    return value
