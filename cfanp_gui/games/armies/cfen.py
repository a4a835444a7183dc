"""CFEN: one line of text for a position (eight fields, single spaces between).

With any of Peterson's rules there is a ninth, see `ninth`. After the last field come the following,
each only if the base game has it and it is not empty: the base game's key, ``base=`` (chess has
none), the pieces on the strip, ``strip=``, the hands of armies, ``hand=``, and the pieces that
moved on the strip this turn, ``moved=``; where kinds of pieces are hidden, the pieces shown to all,
``seen=``, the origins of those that moved last, ``fro=``, and the player whose view it is,
``for=``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, STRIP, Pair, Square
from cfanp_gui.core.game import PositionError
from cfanp_gui.core.line_fields import (
    WHOLE,
    CountField,
    LineField,
    RanksField,
    Scope,
    split_line,
    write_line,
    write_ranks,
)
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Problem, refuse
from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.armies import checks, knowledge, ninth
from cfanp_gui.games.armies.base_game import BaseGame, any_of
from cfanp_gui.games.armies.knowledge import FRO, SEEN, VIEWER, Known, LastMove
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.armies.rights_draft import FIELDS
from cfanp_gui.games.armies.state import State

MAX_LENGTH = 1 << 14
"""Length that no position of 26 half-boards exceeds, not even of 16 by 8 squares each."""


def _board_text(state: State, board: int, ranks: int) -> str:
    words = {
        square.index: piece.letter + ARMY_LETTERS[piece.army]
        for square, piece in state.pieces_on(board).items()
    }
    return write_ranks(words, state.rules.base.files, ranks)


class _Army(LineField[State]):
    """The army to move."""

    def text(self, value: int) -> str:
        return ARMY_LETTERS[value]


class _Control(LineField[State]):
    """The players who move the armies."""

    def texts(self, draft: State) -> dict[str, str]:
        return {
            ARMY_LETTERS[army]: "-" if player is None else str(player)
            for army, player in enumerate(draft.control)
        }


class _Rights(LineField[State]):
    """One of the two fields of rights that only the base game understands."""

    def __init__(self, number: int) -> None:
        super().__init__(FIELDS[number], ".*", Text("rights"))
        self._number = number

    def write(self, draft: State) -> str:
        return draft.base.draft(draft.rights).texts()[self._number]


class _Turn(LineField[State]):
    """The number of moves left, and the half-boards pushed this turn."""

    def write(self, draft: State) -> str:
        return checks.turn_text(draft.left, pushed_boards(draft), draft.committed)


class _Ranks(RanksField[State]):
    """The pieces on half-boards, or on the strip."""

    def __init__(self, name: Text, base: BaseGame, ranks: int, scope: Scope) -> None:
        piece = f"({any_of(base.types)})([a-z])"
        expected = Text("a letter and its army, such as Qb")
        super().__init__(name, piece, expected, base.files, ranks, scope)

    def texts(self, draft: State) -> dict[str | None, str]:
        if self.scope is WHOLE:
            return {None: _board_text(draft, STRIP, self.ranks)}
        return {
            BOARD_LETTERS[board]: _board_text(draft, board, self.ranks)
            for board in range(draft.count)
        }


ARMY = _Army(checks.ARMY_TO_MOVE, "[a-z]", Text("the letter of an army"), "army")
CONTROL = _Control(
    checks.CONTROL, r"-|[1-9]\d?", Text("a player, or - for a dead army"), "control",
    Scope(Text("army"), "/"),
)  # fmt: skip
RIGHTS = (_Rights(0), _Rights(1))
TURN = _Turn(
    checks.MOVES_LEFT, r"([1-9]\d?)((?:([A-Z])(?![A-Z]*\3))*)(?::([A-Z])([A-Z]))?",
    Text("a number of moves and the half-boards already pushed, each once, such as 2AB"),
)  # fmt: skip
CLOCK = CountField[Any]("clock", checks.CLOCK, 0)
ROUND = CountField[Any]("round", checks.ROUND, 1)


@cache
def _ranks_of(base: BaseGame) -> tuple[_Ranks, _Ranks]:
    """Return the fields for the pieces on half-boards and on the strip of a base game."""
    return (
        _Ranks(checks.HALF_BOARDS, base, base.ranks, Scope(Text("half-board"), "|")),
        _Ranks(checks.STRIP_FIELD, base, base.strip, WHOLE),
    )


def fields_of(base: BaseGame) -> tuple[LineField[State], ...]:
    """Return the eight fields of a CFEN line in a base game."""
    return (_ranks_of(base)[0], ARMY, CONTROL, *RIGHTS, TURN, CLOCK, ROUND)


def write(state: State) -> str:
    """Return the CFEN line of a state."""
    return write_with(state, ninth.write(state) if state.rules.peterson else "")


def write_with(state: State, remembered: str) -> str:
    """Return the CFEN line of a state with a given ninth field, left out if empty."""
    line = write_line(fields_of(state.rules.base), state)
    return " ".join((line, *((remembered,) if remembered else ()), *_write_added(state)))


def _write_added(state: State) -> Iterator[str]:
    """Yield the words after the other fields, such as base game, strip and hands."""
    if not state.rules.base.unnamed:
        yield f"base={state.rules.base.key}"
    if state.rules.base.strip:
        yield f"strip={_ranks_of(state.rules.base)[1].write(state)}"
    hands = state.base.draft(state.rights).hands
    if any(hands):
        held = (f"{ARMY_LETTERS[army]}:{hand}" for army, hand in enumerate(hands) if hand)
        yield f"hand={','.join(held)}"
    if state.moved_on_strip:
        yield f"moved={','.join(map(state.title, state.moved_on_strip))}"
    shown = knowledge.known(state)
    if shown.seen:
        yield f"{SEEN}={','.join(map(state.title, knowledge.seen(state)))}"
    if shown.moved:
        yield f"{FRO}={','.join(_moved_text(state, one) for one in shown.moved)}"
    if shown.viewer is not None:
        yield f"{VIEWER}={shown.viewer}"


def _moved_text(state: State, one: LastMove) -> str:
    return f"{state.title(one.square)}{state.title(one.origin)}:{one.times}"


def read(text: str, rules: Rules) -> dict[str, Any]:
    """Return the contents of a CFEN line as fields of an `ArmiesBuilder`.

    Raises PositionError, naming the field and the square, for a line that is not a CFEN.
    """
    base = rules.base
    usual = [field.name for field in fields_of(base)]
    known = (*usual, *((ninth.FIELD,) if rules.peterson else ()), *_added(base).values())
    fields = split_line(text, known, MAX_LENGTH, optional=len(known) - len(usual))
    boards, army, control, castling, passed, turn_text, clock, round_, *others = fields
    added = _read_added(others, base)
    if not base.unnamed and added.get("base") != base.key:
        message = Text(
            "“{text}” (expected {expected})",
            text=shown(added.get("base", "")), expected=f"base={base.key}",
        )  # fmt: skip
        raise PositionError(Problem(checks.BASE, message).sentence)
    pieces, count = _read_pieces(boards, added.get("strip"), base)
    players = CONTROL.matches(control, ARMY_LETTERS[:count]).values()
    turn = TURN.match(turn_text)
    rights = rules.pair_rules.read_draft((castling, passed), pieces, count)
    return {
        "pieces": pieces,
        "control": tuple(None if found[0] == "-" else int(found[0]) for found in players),
        "army": ARMY_LETTERS.index(ARMY.match(army)[0]),
        "rights": rights.with_hands(_read_hands(added.get("hand"), count)),
        "moves_left": int(turn[1]),
        "used": frozenset(map(BOARD_LETTERS.index, turn[2])),
        "moved": _read_moved(added.get("moved"), base),
        "known": _read_known(added, base, count),
        "committed": Pair(*map(BOARD_LETTERS.index, turn.group(4, 5))) if turn[4] else None,
        "clock": int(CLOCK.match(clock)[0]),
        "round": int(ROUND.match(round_)[0]),
        "remembered": others[0] if others else ninth.NOTHING,
    }


def pushed_boards(state: State) -> tuple[int, ...]:
    """Return the half-boards pushed this turn."""
    return tuple(board for board in range(state.count) if state.pushed >> board & 1)


def _added(base: BaseGame) -> dict[str, Text]:
    """Return the fields that may follow the others: their names in sentences by their keys."""
    found = {} if base.unnamed else {"base": checks.BASE}
    if base.strip:
        found["strip"] = checks.STRIP_FIELD
    if base.dropped:
        found["hand"] = checks.HANDS
    if base.strip:
        found["moved"] = checks.MOVED_FIELD
    if base.hides:
        found |= {SEEN: checks.SEEN_FIELD, FRO: checks.FRO_FIELD, VIEWER: checks.VIEWER_FIELD}
    return found


def _read_added(others: list[str], base: BaseGame) -> dict[str, str]:
    """Remove the added fields from the end of a list of fields, and return them by their keys."""
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


def _read_hands(text: str | None, count: int) -> tuple[str, ...]:
    """Return the letters in the hand of every army."""
    hands = [""] * count
    for part in [] if text is None else text.split(","):
        army, _, hand = part.partition(":")
        number = ARMY_LETTERS.find(army) if len(army) == 1 else -1
        if not 0 <= number < count or not hand or any(hands[number:]):
            message = Text(
                "“{part}” (expected armies in their order with pieces, such as a:BPP,c:R)",
                part=shown(part),
            )  # fmt: skip
            raise PositionError(Problem(checks.HANDS, message).sentence)
        hands[number] = hand
    return tuple(hands)


def _read_moved(text: str | None, base: BaseGame) -> frozenset[Square]:
    """Return the squares of the strip with pieces that moved this turn."""
    names = [] if text is None else text.split(",")
    known = {
        str(base.names.title(square)): square
        for square in (Square(STRIP, index) for index in range(base.files * base.strip))
    }
    for name in names:
        if name not in known:
            message = Text(
                "“{name}” is not a square of the strip (expected such as {example})",
                name=shown(name), example=next(iter(known)),
            )  # fmt: skip
            raise PositionError(Problem(checks.MOVED_FIELD, message).sentence)
    found = [known[name] for name in names]
    _refuse_disorder(checks.MOVED_FIELD, text, found)
    return frozenset(found)


def _read_known(added: Mapping[str, str], base: BaseGame, count: int) -> Known:
    """Return the knowledge of pieces whose kinds are hidden, and the player whose view it is."""
    boards = (*range(count), *((STRIP,) if base.strip else ()))
    sizes = {board: base.files * (base.strip if board == STRIP else base.ranks) for board in boards}
    squares = {
        str(base.names.title(square)): square
        for board, size in sizes.items()
        for square in (Square(board, index) for index in range(size))
    }
    seen, moved = added.get(SEEN), added.get(FRO)
    standing = [] if seen is None else [_square(name, squares) for name in seen.split(",")]
    order = knowledge.in_order(base.files)
    _refuse_disorder(checks.SEEN_FIELD, seen, [order(one) for one in standing])
    last = [] if moved is None else [_read_last(one, squares) for one in moved.split(",")]
    _refuse_disorder(checks.FRO_FIELD, moved, [order(one.square) for one in last])
    viewer = added.get(VIEWER)
    if viewer is not None and not re.fullmatch(r"0|[1-9]\d?", viewer):
        message = Text("“{text}” (expected the number of a player, or 0 for everybody)",
                       text=shown(viewer))  # fmt: skip
        raise PositionError(Problem(checks.VIEWER_FIELD, message).sentence)
    return Known(frozenset(standing), tuple(last), None if viewer is None else int(viewer))


def _square(name: str, squares: Mapping[str, Square]) -> Square:
    if name not in squares:
        message = Text("“{name}” is not a square (expected such as {example})",
                       name=shown(name), example=next(iter(squares)))  # fmt: skip
        raise PositionError(Problem(checks.SEEN_FIELD, message).sentence)
    return squares[name]


def _read_last(text: str, squares: Mapping[str, Square]) -> LastMove:
    """Return the last move of a piece from a text such as ``Ba4~a1:2``."""
    found = re.fullmatch(r"([A-Z~][a-z]\d\d?)([A-Z~][a-z]\d\d?):(\d)", text)
    if found is None or found[1] not in squares or found[2] not in squares:
        message = Text("“{text}” (expected two squares and a number, such as Ba4~a1:2)",
                       text=shown(text))  # fmt: skip
        raise PositionError(Problem(checks.FRO_FIELD, message).sentence)
    return LastMove(squares[found[1]], squares[found[2]], int(found[3]))


def _refuse_disorder(field: Text, text: str | None, order: Sequence[tuple[int, ...]]) -> None:
    if order != sorted(set(order)):
        message = Text("“{text}” is out of order", text=shown(text or ""))
        raise PositionError(Problem(field, message).sentence)


def _read_pieces(
    text: str, strip: str | None, base: BaseGame
) -> tuple[dict[Square, Piece], int]:  # fmt: skip
    """Return the pieces, and the number of half-boards."""
    on_boards, on_strip = _ranks_of(base)
    boards = text.split("|")
    count = len(boards)
    refuse(checks.count_problems(count))
    read = [
        *(
            (board, on_boards.squares(BOARD_LETTERS[board], part))
            for board, part in enumerate(boards)
        ),
        *([(STRIP, on_strip.squares(None, strip or ""))] if base.strip else []),
    ]
    pieces = {
        Square(board, index): Piece(found[1], ARMY_LETTERS.index(found[2]))
        for board, squares in read
        for index, found in squares.items()
    }
    # Pieces of an unknown army can be neither shown nor changed, so not even a draft has any.
    for square, piece in pieces.items():
        refuse(checks.unknown_army_problems(square, piece, count, base))
    return pieces, count
