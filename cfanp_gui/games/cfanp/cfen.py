"""CFEN: one line of text for a position (eight fields, single spaces between)."""

from __future__ import annotations

import re

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, MAX_BOARDS, Pair, Square
from cfanp_gui.core.game import PIECE_NAMES, PositionError
from cfanp_gui.core.half_boards import FILES, RANKS, full_name, parse_square
from cfanp_gui.core.movegen import KINDS, KING, LONG, NO_SQUARE, PAWN, ROOK, SHORT
from cfanp_gui.core.text import Text, joined
from cfanp_gui.games.cfanp.layout import ARMIES, LOW, Half, layout
from cfanp_gui.games.cfanp.options import Rules
from cfanp_gui.games.cfanp.state import Control, State

MAX_LENGTH = 8192
"""Longer lines cannot be a position of 26 half-boards."""

_TOKEN = re.compile(r"([KQRBNP])([a-z])|([1-8])")
_RIGHTS = {"KQ": SHORT | LONG, "K": SHORT, "Q": LONG, "-": 0}
_RIGHTS_TEXT = {rights: text for text, rights in _RIGHTS.items()}
_TURN = re.compile(r"([1-9]\d?)([A-Z]*)(?::([A-Z])([A-Z]))?\Z")
_HALF_BOARDS = Text("half-boards")
_ARMY_TO_MOVE = Text("army to move")
_CONTROL = Text("control")
_CASTLING = Text("castling")
_EN_PASSANT = Text("en passant")
_MOVES_LEFT = Text("moves left")
_CLOCK = Text("moves since capture or pawn move")
_ROUND = Text("round")
_FIELDS = (
    _HALF_BOARDS, _ARMY_TO_MOVE, _CONTROL, _CASTLING, _EN_PASSANT, _MOVES_LEFT, _CLOCK, _ROUND
)  # fmt: skip


def write(state: State) -> str:
    """The CFEN line of a state."""
    turn = f"{state.left}" + "".join(
        letter
        for board, letter in enumerate(BOARD_LETTERS[: state.count])
        if state.pushed >> board & 1
    )
    if state.committed is not None:
        turn += f":{state.committed.name}"
    passed = [
        full_name(Square(board, square))
        for board, square in enumerate(state.passed)
        if square != NO_SQUARE
    ]
    return " ".join(
        (
            "|".join(_write_half(state, board) for board in range(state.count)),
            ARMY_LETTERS[state.army],
            "/".join("-" if player is None else str(player) for player in state.control),
            "/".join(_RIGHTS_TEXT[rights] for rights in state.castling),
            ",".join(passed) or "-",
            turn,
            str(state.clock),
            str(state.round),
        )
    )


def read(text: str, rules: Rules) -> State:
    """The state of a CFEN line.

    Raises PositionError, naming the field and the square, for a line that is none or that
    describes a position that cannot be.
    """
    if len(text) > MAX_LENGTH:
        raise PositionError(
            Text(
                "the line has {count} characters (expected at most {most})",
                count=len(text),
                most=MAX_LENGTH,
            )
        )
    fields = text.strip("\r\n").split(" ")
    if not text.strip("\r\n").isprintable():
        raise PositionError(Text("the line has a character that is no text (expected one line)"))
    named = [field for field in fields if field]
    if len(named) != len(_FIELDS):
        raise PositionError(
            Text(
                "the line has {count} fields (expected {wanted}: {fields}, single spaces between)",
                count=len(named),
                wanted=len(_FIELDS),
                fields=joined(", ", _FIELDS),
            )
        )
    if "" in fields:
        raise PositionError(
            Text(
                "the line has a space too many before field {field} "
                "(expected single spaces between the fields)",
                field=fields.index("") + 1,
            )
        )
    boards, army, control, castling, passed, turn, clock, round_ = fields
    halves = _read_halves(boards, rules)
    count = len(halves)
    players = _read_control(control, count)
    mover = _read_army(army, players)
    left, pushed, committed = _read_turn(turn, count, rules)
    state = State(
        halves,
        mover,
        players,
        _read_castling(castling, halves, rules),
        _read_passed(passed, halves),
        left,
        pushed,
        _read_number(clock, _CLOCK, 0),
        _read_number(round_, _ROUND, 1),
        rules,
        committed,
    )
    _check_armies(state)
    _check_turn(state)
    return state


def _write_half(state: State, board: int) -> str:
    ranks = []
    for rank in reversed(range(RANKS)):
        text = ""
        empty = 0
        for file in range(FILES):
            piece = state.piece_at(Square(board, FILES * rank + file))
            if piece is None:
                empty += 1
                continue
            text += f"{empty or ''}{piece.letter}{ARMY_LETTERS[piece.army]}"
            empty = 0
        ranks.append(f"{text}{empty or ''}")
    return "/".join(ranks)


def _bad(field: Text, message: Text) -> PositionError:
    return PositionError(Text("{field}: {message}", field=field, message=message))


def _read_halves(text: str, rules: Rules) -> tuple[Half, ...]:
    field = _HALF_BOARDS
    boards = text.split("|")
    count = len(boards)
    if not 2 <= count <= MAX_BOARDS:
        raise _bad(
            field, Text("there are {count} (expected 2 to {most})", count=count, most=MAX_BOARDS)
        )
    bits = layout(count, rules.join).bits
    halves = []
    for board, half in enumerate(boards):
        letter = BOARD_LETTERS[board]
        ranks = half.split("/")
        if len(ranks) != RANKS:
            raise _bad(
                field,
                Text(
                    "{letter} has {count} ranks (expected {ranks})",
                    letter=letter,
                    count=len(ranks),
                    ranks=RANKS,
                ),
            )
        masks = [0] * (ARMIES + count)
        for row, rank in enumerate(ranks):
            _read_rank(rank, masks, board, RANKS - 1 - row, bits)
        halves.append(tuple(masks))
    return tuple(halves)


def _read_rank(text: str, masks: list[int], board: int, rank: int, bits: tuple[int, ...]) -> None:
    count = len(masks) - ARMIES
    field = _HALF_BOARDS
    name = Text("{board} rank {rank}", board=BOARD_LETTERS[board], rank=rank + 1)
    file = 0
    at = 0
    while at < len(text):
        token = _TOKEN.match(text, at)
        if token is None:
            raise _bad(
                field,
                Text(
                    "{name}: “{text}” is neither a piece and its army (such as Qb) nor a "
                    "number of empty squares from 1 to 8",
                    name=name,
                    text=text[at : at + 2],
                ),
            )
        at = token.end()
        kind, army_letter, empty = token.groups()
        width = int(empty) if empty else 1
        if file + width > FILES:
            raise _bad(field, Text("{name} has more than {files} squares", name=name, files=FILES))
        if kind:
            square = FILES * rank + file
            place = full_name(Square(board, square))
            army = ARMY_LETTERS.index(army_letter)
            if army >= count:
                raise _bad(
                    field,
                    Text(
                        "{place}: there is no army {army} with {count} half-boards "
                        "(expected a to {last})",
                        place=place,
                        army=army_letter,
                        count=count,
                        last=ARMY_LETTERS[count - 1],
                    ),
                )
            if kind == "P" and rank == 0:
                raise _bad(field, Text("{place}: a pawn cannot stand on a back rank", place=place))
            masks[KINDS.index(kind)] |= bits[square]
            masks[ARMIES + army] |= bits[square]
        file += width
    if file != FILES:
        raise _bad(
            field,
            Text("{name} has {file} squares (expected {files})", name=name, file=file, files=FILES),
        )


def _read_control(text: str, count: int) -> Control:
    parts = text.split("/")
    if len(parts) != count:
        raise _bad(
            _CONTROL,
            Text(
                "there are {count} entries (expected one per army, that is {armies})",
                count=len(parts),
                armies=count,
            ),
        )
    control: list[int | None] = []
    for army, part in enumerate(parts):
        if part == "-":
            control.append(None)
        elif re.fullmatch(r"[1-9]\d?", part) and int(part) <= count:
            control.append(int(part))
        else:
            raise _bad(
                _CONTROL,
                Text(
                    "army {army} has “{part}” (expected a player from 1 to {count}, or - "
                    "for a dead army)",
                    army=ARMY_LETTERS[army],
                    part=part,
                    count=count,
                ),
            )
    return tuple(control)


def _read_army(text: str, control: Control) -> int:
    army = ARMY_LETTERS.find(text) if len(text) == 1 else -1
    if not 0 <= army < len(control):
        last = ARMY_LETTERS[len(control) - 1]
        raise _bad(
            _ARMY_TO_MOVE,
            Text("“{text}” is no army here (expected a to {last})", text=text, last=last),
        )
    if control[army] is None:
        raise _bad(_ARMY_TO_MOVE, Text("army {text} is dead and cannot be to move", text=text))
    return army


def _read_castling(text: str, halves: tuple[Half, ...], rules: Rules) -> tuple[int, ...]:
    parts = text.split("/")
    if len(parts) != len(halves):
        raise _bad(
            _CASTLING,
            Text(
                "there are {count} entries (expected one per army, that is {armies})",
                count=len(parts),
                armies=len(halves),
            ),
        )
    homes = layout(len(halves), rules.join).homes
    result = []
    for army, part in enumerate(parts):
        letter = ARMY_LETTERS[army]
        if part not in _RIGHTS:
            raise _bad(
                _CASTLING,
                Text(
                    "army {letter} has “{part}” (expected KQ, K, Q or -)", letter=letter, part=part
                ),
            )
        rights = _RIGHTS[part]
        half, home = halves[army], homes[army]
        needed = [(KING, home.king)] if rights else []
        needed += [(ROOK, rook) for right, rook in home.rooks.items() if rights & right]
        for kind, square in needed:
            if not half[kind] & half[ARMIES + army] & 1 << square:
                what = PIECE_NAMES[KINDS[kind]]
                raise _bad(
                    _CASTLING,
                    Text(
                        "army {letter} has “{part}” but no {what} of its own on {place}",
                        letter=letter,
                        part=part,
                        what=what,
                        place=full_name(Square(army, square)),
                    ),
                )
        result.append(rights)
    return tuple(result)


def _read_passed(text: str, halves: tuple[Half, ...]) -> tuple[int, ...]:
    field = _EN_PASSANT
    passed = [NO_SQUARE] * len(halves)
    if text == "-":
        return tuple(passed)
    letters = BOARD_LETTERS[: len(halves)]
    for part in text.split(","):
        if part[:1] not in letters or not part:
            raise _bad(
                field, Text("“{part}” names no half-board (expected such as Ae3, or -)", part=part)
            )
        board = letters.index(part[0])
        try:
            square = parse_square(part[1:])
        except ValueError:
            square = NO_SQUARE
        if square // FILES != 2:
            raise _bad(
                field,
                Text("“{part}” is not a passed square (expected a rank 3, such as Ae3)", part=part),
            )
        if passed[board] != NO_SQUARE:
            raise _bad(field, Text("half-board {board} has two passed squares", board=part[0]))
        half = halves[board]
        if not half[PAWN] & half[ARMIES + board] & 1 << square + FILES:
            raise _bad(
                field,
                Text(
                    "{part}: no pawn of army {army} stands in front of it on {front}",
                    part=part,
                    army=ARMY_LETTERS[board],
                    front=full_name(Square(board, square + FILES)),
                ),
            )
        passed[board] = square
    return tuple(passed)


def _read_turn(text: str, count: int, rules: Rules) -> tuple[int, int, Pair | None]:
    field = _MOVES_LEFT
    found = _TURN.match(text)
    if found is None or int(found[1]) > count:
        raise _bad(
            field,
            Text(
                "“{text}” (expected a number from 1 to {count} and the half-boards "
                "already pushed, such as 2AB)",
                text=text,
                count=count,
            ),
        )
    pushed = 0
    for letter in found[2]:
        bit = 1 << BOARD_LETTERS.index(letter)
        if BOARD_LETTERS.index(letter) >= count:
            raise _bad(
                field, Text("“{text}”: there is no half-board {letter}", text=text, letter=letter)
            )
        if pushed & bit:
            raise _bad(
                field,
                Text("“{text}”: half-board {letter} is named twice", text=text, letter=letter),
            )
        pushed |= bit
    if pushed.bit_count() % 2:
        raise _bad(
            field,
            Text("“{text}”: half-boards are pushed in pairs, their number must be even", text=text),
        )
    committed = None
    if found[3]:
        lower, upper = BOARD_LETTERS.index(found[3]), BOARD_LETTERS.index(found[4])
        if (
            not rules.touch
            or lower >= upper
            or upper >= count
            or (pushed >> lower | pushed >> upper) & 1
        ):
            raise _bad(
                field,
                Text(
                    "“{text}”: {pair} is no pair waiting for its move (touch-board only)",
                    text=text,
                    pair=found[3] + found[4],
                ),
            )
        committed = Pair(lower, upper)
    return int(found[1]), pushed, committed


def _read_number(text: str, field: Text, least: int) -> int:
    if not re.fullmatch(r"0|[1-9]\d{0,5}", text) or int(text) < least:
        raise _bad(
            field,
            Text(
                "“{text}” (expected a whole number from {least} to 999999)", text=text, least=least
            ),
        )
    return int(text)


def _check_armies(state: State) -> None:
    """Refuse armies that cannot be: their Kings and their size."""
    field = _HALF_BOARDS
    for army, player in enumerate(state.control):
        letter = ARMY_LETTERS[army]
        own = [half[ARMIES + army] & LOW for half in state.halves]
        kings = [
            full_name(Square(board, square))
            for board, half in enumerate(state.halves)
            if half[KING] & own[board]
            for square in range(32)
            if half[KING] & own[board] & 1 << square
        ]
        if len(kings) > 1:
            raise _bad(
                field,
                Text(
                    "army {letter} has two Kings, on {one} and {other}",
                    letter=letter,
                    one=kings[0],
                    other=kings[1],
                ),
            )
        if not kings and player is not None:
            raise _bad(field, Text("army {letter} is alive and has no King", letter=letter))
        size = sum(mask.bit_count() for mask in own)
        if size > 16:
            raise _bad(
                field,
                Text(
                    "army {letter} has {size} pieces (expected at most 16)",
                    letter=letter,
                    size=size,
                ),
            )
        pawns = sum(
            (half[PAWN] & mask).bit_count() for half, mask in zip(state.halves, own, strict=True)
        )
        if pawns > 8:
            raise _bad(
                field,
                Text(
                    "army {letter} has {pawns} pawns (expected at most 8)",
                    letter=letter,
                    pawns=pawns,
                ),
            )


def _check_turn(state: State) -> None:
    """Refuse turns that cannot be."""
    own = state.passed[state.army]
    if own != NO_SQUARE and not state.pushed >> state.army & 1:
        raise _bad(
            _EN_PASSANT,
            Text(
                "{place} has lapsed: the turn of army {army} has begun",
                place=full_name(Square(state.army, own)),
                army=ARMY_LETTERS[state.army],
            ),
        )
    if state.count == 2 and not state.pushed:
        other = 1 - state.army
        if state.checkers(other, Pair(0, 1)):
            king = state.king_of(other)
            raise _bad(
                _HALF_BOARDS,
                Text(
                    "{place}: the King of army {army} is attacked although army {mover} is to move",
                    place=full_name(king) if king else Text("a King"),
                    army=ARMY_LETTERS[other],
                    mover=ARMY_LETTERS[state.army],
                ),
            )
