"""CFEN: one line of text for a position (eight fields, single spaces between).

With any of Peterson's rules there is a ninth, see `ninth`. Behind the last field come, each only
where a base game has it and there is something to say, what stands on the strip, ``strip=``, the
hands of armies, ``hand=``, and what moved on the strip this turn, ``moved=``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, STRIP, Pair, Square, board_letter
from cfanp_gui.core.game import PositionError
from cfanp_gui.core.line_fields import split_line
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Problem
from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.armies import checks, ninth
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.control import Control
from cfanp_gui.games.armies.modifiers import hooks_of
from cfanp_gui.games.armies.options import Rules, unfit
from cfanp_gui.games.armies.rights_draft import FIELDS, Pieces, RightsDraft, entries_problems
from cfanp_gui.games.armies.state import MOVED, State

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
            "|".join(
                _write_board(state, board, state.rules.base.ranks) for board in range(state.count)
            ),
            ARMY_LETTERS[state.army],
            "/".join("-" if player is None else str(player) for player in state.control),
            *state.base.draft(state.rights).texts(),
            checks.turn_text(state.left, pushed_boards(state), state.committed),
            str(state.clock),
            str(state.round),
            *((remembered,) if remembered else ()),
            *_write_added(state),
        )
    )


def _write_added(state: State) -> Iterator[str]:
    """Yield what comes after the other fields where a base game has a strip or hands."""
    if state.rules.base.strip:
        yield f"strip={_write_board(state, STRIP, state.rules.base.strip)}"
    hands = state.base.draft(state.rights).hands
    if any(hands):
        held = (f"{ARMY_LETTERS[army]}:{hand}" for army, hand in enumerate(hands) if hand)
        yield f"hand={','.join(held)}"
    if state.moved_on_strip:
        yield f"moved={','.join(map(state.title, state.moved_on_strip))}"


def read(text: str, rules: Rules) -> State:
    """Return the state of a CFEN line.

    Raises PositionError, naming the field and the square, for a line that is not a CFEN or
    whose position is not possible.
    """
    known = (*_FIELDS, *((ninth.FIELD,) if rules.peterson else ()), *_added(rules.base).values())
    fields = split_line(text, known, MAX_LENGTH, optional=len(known) - len(_FIELDS))
    boards, army_text, control_text, castling, passed, turn, clock, round_, *others = fields
    added = _read_added(others, rules.base)
    remembered = others[0] if others else ninth.NOTHING
    pieces, count = _read_half_boards(boards, rules.base)
    if (reason := unfit(rules, count)) is not None:
        raise _bad(checks.OPTIONS, reason)
    control = _read_control(control_text, count)
    army = ARMY_LETTERS.find(army_text) if len(army_text) == 1 else -1
    _refuse(checks.mover_problems(army, control, army_text))
    left, used, committed = _read_turn(turn, count, rules)
    _read_strip(added.get("strip"), pieces, count, rules.base)
    rights = rules.pair_rules.read_draft((castling, passed), pieces, count)
    rights = rights.with_hands(_read_hands(added.get("hand"), count, rules.base))
    moved = _read_moved(added.get("moved"), pieces, army, used, rules.base)
    moves = _read_number(clock, checks.CLOCK, 0)
    number = _read_number(round_, checks.ROUND, 1)
    _refuse(checks.army_problems(pieces, control, rules.base))
    _refuse(rights.lapsed_problems(army, used))
    _refuse(checks.check_problems(pieces, army, control, used, rules))
    state = state_of(
        pieces, army, control, rights, left, used, moves, number, rules, committed, moved
    )
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
    moved: Iterable[Square],
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
        ((MOVED, tuple(sorted(moved))),) if moved else (),
    )


def pushed_boards(state: State) -> tuple[int, ...]:
    """Return the half-boards pushed this turn."""
    return tuple(board for board in range(state.count) if state.pushed >> board & 1)


def _write_board(state: State, board: int, height: int) -> str:
    files = state.rules.base.files
    ranks = []
    for rank in reversed(range(height)):
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


def _added(base: BaseGame) -> dict[str, Text]:
    """Return what may come behind the other fields, by the keys, with what sentences call it."""
    found = {"strip": checks.STRIP_FIELD} if base.strip else {}
    if base.dropped:
        found["hand"] = checks.HANDS
    if base.strip:
        found["moved"] = checks.MOVED_FIELD
    return found


def _read_added(others: list[str], base: BaseGame) -> dict[str, str]:
    """Take what comes behind the other fields off their end, and return it by the keys."""
    keys = list(_added(base))
    start = next(
        (at for at, one in enumerate(others) if keys and one.partition("=")[0] in keys), len(others)
    )
    found: dict[str, str] = {}
    for one in others[start:]:
        key, _, value = one.partition("=")
        if key not in keys or not value:
            expected = ", ".join(f"{key}=" for key in _added(base))
            raise PositionError(
                Text("“{text}”: expected {expected} in this order", text=shown(one),
                     expected=expected)
            )  # fmt: skip
        del keys[: keys.index(key) + 1]
        found[key] = value
    del others[start:]
    return found


def _read_strip(text: str | None, pieces: dict[Square, Piece], count: int, base: BaseGame) -> None:
    """Add the pieces on the strip."""
    if not base.strip:
        return
    ranks = [] if text is None else text.split("/")
    if len(ranks) != base.strip:
        message = Text("the number of ranks is {count} (expected {ranks})", count=len(ranks),
                       ranks=base.strip)  # fmt: skip
        raise _bad(checks.STRIP_FIELD, message)
    for row, rank in enumerate(ranks):
        _read_rank(rank, pieces, STRIP, base.strip - 1 - row, count, base)


def _read_hands(text: str | None, count: int, base: BaseGame) -> tuple[str, ...]:
    """Return the letters in the hand of every army."""
    hands = [""] * count
    for part in [] if text is None else text.split(","):
        army, _, hand = part.partition(":")
        number = ARMY_LETTERS.find(army) if len(army) == 1 else -1
        if not 0 <= number < count or not hand or any(hands[number:]):
            raise _bad(
                checks.HANDS,
                Text("“{part}” (expected armies in their order with pieces, such as a:BPP,c:R)",
                     part=shown(part)),
            )  # fmt: skip
        hands[number] = hand
    _refuse(checks.hand_problems(hands, base))
    return tuple(hands)


def _read_moved(
    text: str | None, pieces: Pieces, army: int, used: Sequence[int], base: BaseGame
) -> tuple[Square, ...]:
    """Return the squares of the strip on which pieces stand that moved this turn."""
    names = [] if text is None else text.split(",")
    known = {
        str(base.names.title(square)): square
        for square in (Square(STRIP, index) for index in range(base.files * base.strip))
    }
    for name in names:
        if name not in known:
            raise _bad(
                checks.MOVED_FIELD,
                Text("“{name}” is not a square of the strip (expected such as {example})",
                     name=shown(name), example=next(iter(known))),
            )  # fmt: skip
    found = [known[name] for name in names]
    if found != sorted(set(found)):
        raise _bad(checks.MOVED_FIELD, Text("“{text}” is out of order", text=shown(text or "")))
    _refuse(checks.moved_problems(found, pieces, army, used, base))
    return tuple(found)


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
    name = Text("{board} rank {rank}", board=board_letter(board), rank=rank + 1)
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
