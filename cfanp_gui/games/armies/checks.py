"""Checks of a position, read from a text or set up by hand.

Every function yields the problems of one field, or nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, MAX_BOARDS, STRIP, Pair, Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Problem
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.control import Control
from cfanp_gui.games.armies.knowledge import MOST_TO_AND_FRO, Known, in_order
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.armies.placed_armies import PlacedArmies
from cfanp_gui.games.armies.rights_draft import Pieces, army_name

HALF_BOARDS = Text("half-boards")
ARMY_TO_MOVE = Text("army to move")
CONTROL = Text("control")
MOVES_LEFT = Text("moves left")
CLOCK = Text("moves since capture or pawn move")
ROUND = Text("round")
OPTIONS = Text("options")
BASE = Text("base game")
STRIP_FIELD = Text("strip")
HANDS = Text("hands")
MOVED_FIELD = Text("moved on the strip")
SEEN_FIELD = Text("shown to all")
FRO_FIELD = Text("moved to and fro")
VIEWER_FIELD = Text("view")


def turn_text(left: int, used: Sequence[int], committed: Pair | None) -> str:
    """Return the field of the moves left: their number, and the half-boards pushed this turn."""
    letters = "".join(BOARD_LETTERS[board] if 0 <= board < MAX_BOARDS else "?" for board in used)
    return f"{left}{letters}" if committed is None else f"{left}{letters}:{_pair_text(committed)}"


def _pair_text(pair: Pair) -> str:
    return "".join(BOARD_LETTERS[board] if 0 <= board < MAX_BOARDS else "?" for board in pair)


# Fields one by one


def count_problems(count: int) -> Iterator[Problem]:
    """Yield the problems of the number of half-boards."""
    if not 2 <= count <= MAX_BOARDS:
        yield Problem(
            HALF_BOARDS,
            Text("the number is {count} (expected 2 to {most})", count=count, most=MAX_BOARDS),
        )


def piece_problems(square: Square, piece: Piece, count: int, rules: Rules) -> Iterator[Problem]:
    """Yield the problems of a piece on a square, with `count` half-boards."""
    base = rules.base
    name = base.names.title(square)
    on_strip = square.board == STRIP
    field = STRIP_FIELD if on_strip else HALF_BOARDS
    is_there = 0 <= square.index < base.files * (base.strip if on_strip else base.ranks)
    if not (is_there and (on_strip or 0 <= square.board < count)):
        message = Text("{square}: there is no such square", square=name)
        yield Problem(field, message, square)
    if piece.letter not in base.types:
        yield Problem(
            field,
            Text(
                "{square}: “{letter}” is not a piece (expected one of {expected})",
                square=name,
                letter=piece.letter,
                expected=", ".join(base.types),
            ),
            square,
        )
    yield from unknown_army_problems(square, piece, count, base)
    if on_strip and square.index in base.lakes:
        yield Problem(field, Text("{square}: there is a lake", square=name), square)
    waits = rules.avalanche and piece.letter == base.pawn and square.board != piece.army
    judged = is_there and not on_strip and not waits
    at_home = square.board == piece.army
    stray = base.misplaced(piece.letter, square.index, name, at_home) if judged else None
    if stray is not None:
        yield Problem(field, stray, square)


def unknown_army_problems(
    square: Square, piece: Piece, count: int, base: BaseGame
) -> Iterator[Problem]:
    """Yield a problem if a piece belongs to none of `count` armies."""
    if not 0 <= piece.army < count:
        yield Problem(
            STRIP_FIELD if square.board == STRIP else HALF_BOARDS,
            Text(
                "{square}: there is no army {army} with {count} half-boards (expected a to {last})",
                square=base.names.title(square),
                army=army_name(piece.army),
                count=count,
                last=ARMY_LETTERS[count - 1],
            ),
            square,
        )


def controller_problems(army: int, player: int | None, count: int) -> Iterator[Problem]:
    """Yield the problems of the player who moves an army."""
    if player is not None and not 1 <= player <= count:
        yield Problem(
            CONTROL,
            Text(
                "army {army} has “{part}” (expected a player from 1 to {count}, or - "
                "for a dead army)",
                army=ARMY_LETTERS[army],
                part=player,
                count=count,
            ),
        )


def mover_problems(army: int, control: Control) -> Iterator[Problem]:
    """Yield the problems of the army to move."""
    text = army_name(army)
    if not 0 <= army < len(control):
        last = ARMY_LETTERS[len(control) - 1]
        message = Text(
            "“{text}” is not an army of this game (expected a to {last})", text=text, last=last
        )
        yield Problem(ARMY_TO_MOVE, message)
    elif control[army] is None:
        message = Text("army {text} is dead and cannot be to move", text=text)
        yield Problem(ARMY_TO_MOVE, message)


def turn_problems(
    left: int,
    used: Sequence[int],
    committed: Pair | None,
    count: int,
    rules: Rules,
) -> Iterator[Problem]:
    """Yield the problems of the number of moves left and of the half-boards pushed this turn."""
    text = turn_text(left, used, committed)
    if not 1 <= left <= count:
        yield Problem(
            MOVES_LEFT,
            Text(
                "“{text}” (expected a number from 1 to {count} and the half-boards "
                "already pushed, such as 2AB)",
                text=text,
                count=count,
            ),
        )
    seen: set[int] = set()
    for board in used:
        letter = BOARD_LETTERS[board] if 0 <= board < MAX_BOARDS else str(board)
        if not 0 <= board < count:
            message = Text("“{text}”: there is no half-board {letter}", text=text, letter=letter)
            yield Problem(MOVES_LEFT, message)
        seen.add(board)
    if len(seen) % 2 and not rules.defend:
        yield Problem(
            MOVES_LEFT,
            Text("“{text}”: half-boards are pushed in pairs, their number must be even", text=text),
        )
    if committed is not None and (
        not rules.touch
        or not 0 <= committed.lower < committed.upper < count
        or (seen & set(committed) and not rules.defend)
    ):
        yield Problem(
            MOVES_LEFT,
            Text(
                "“{text}”: {pair} is not a pair that waits for its move (touch-board only)",
                text=text,
                pair=_pair_text(committed),
            ),
        )


def hand_problems(hands: Sequence[str], base: BaseGame) -> Iterator[Problem]:
    """Yield the problems of the letters in the hands of armies."""
    for army, hand in enumerate(hands):
        for letter in dict.fromkeys(hand):
            if letter not in base.dropped:
                message = Text("army {army}: “{letter}” cannot be in a hand (expected some of "
                               "{expected})", army=army_name(army), letter=letter,
                               expected=", ".join(base.dropped))  # fmt: skip
                yield Problem(HANDS, message)
        if hand != "".join(sorted(hand)):
            message = Text("army {army}: “{hand}” is not sorted (expected {expected})",
                           army=army_name(army), hand=hand,
                           expected="".join(sorted(hand)))  # fmt: skip
            yield Problem(HANDS, message)


def moved_problems(
    moved: Iterable[Square], pieces: Pieces, army: int, used: Sequence[int], base: BaseGame
) -> Iterator[Problem]:
    """Yield the problems of the squares of the strip with pieces that moved this turn."""
    for square in sorted(moved):
        piece, name = pieces.get(square), base.names.title(square)
        if not used:
            message = Text("{square}: no half-board was pushed this turn", square=name)
            yield Problem(MOVED_FIELD, message, square)
        elif square.board != STRIP or piece is None or piece.army != army:
            message = Text("{square}: no piece of army {army} stands there on the strip",
                           square=name, army=army_name(army))  # fmt: skip
            yield Problem(MOVED_FIELD, message, square)


def known_problems(
    known: Known, pieces: Pieces, control: Control, base: BaseGame
) -> Iterator[Problem]:
    """Yield the problems of the knowledge of pieces whose kinds are hidden."""
    title, view = base.names.title, known.viewer
    order = in_order(base.files)
    if view is not None and not 0 <= view <= len(control):
        message = Text("there is no player {player} (expected 1 to {count}, or 0 for everybody)",
                       player=view, count=len(control))  # fmt: skip
        yield Problem(VIEWER_FIELD, message)
    for square in sorted(known.seen, key=order):
        if square not in pieces:
            yield Problem(SEEN_FIELD, Text("{square}: nothing stands there", square=title(square)),
                          square)  # fmt: skip
    for square, origin, count in sorted(known.moved, key=lambda one: order(one.square)):
        piece, name = pieces.get(square), title(square)
        if piece is None or piece.letter in base.immovable:
            message = Text("{square}: no piece that moves stands there", square=name)
            yield Problem(FRO_FIELD, message, square)
        elif origin == square or (origin.board == STRIP and origin.index in base.lakes):
            message = Text("{square}: no piece comes from {origin}", square=name,
                           origin=title(origin))  # fmt: skip
            yield Problem(FRO_FIELD, message, square)
        elif not 1 <= count <= MOST_TO_AND_FRO:
            message = Text("{square}: the number is {count} (expected 1 to {most})",
                           square=name, count=count, most=MOST_TO_AND_FRO)  # fmt: skip
            yield Problem(FRO_FIELD, message, square)
    for square, piece in sorted(pieces.items()):
        if not base.types[piece.letter].unknown:
            continue
        name = title(square)
        field = STRIP_FIELD if square.board == STRIP else HALF_BOARDS
        if view is None:
            message = Text("{square}: an unknown piece stands there, and no for= says whose view "
                           "it is", square=name)  # fmt: skip
            yield Problem(field, message, square)
        elif square in known.seen or control[piece.army] == view:
            message = Text("{square}: the piece cannot be unknown to player {player}",
                           square=name, player=view)  # fmt: skip
            yield Problem(field, message, square)


# All fields together


def army_problems(pieces: Pieces, control: Control, base: BaseGame) -> Iterator[Problem]:
    """Yield the problems of whole armies: number of Kings, living armies without pieces, size."""
    for army, player in enumerate(control):
        letter = ARMY_LETTERS[army]
        own = sorted(square for square, piece in pieces.items() if piece.army == army)
        if not base.royal and not base.immovable and not own and player is not None:
            message = Text("army {letter} is alive and has no piece", letter=letter)
            yield Problem(HALF_BOARDS, message)
        kings = [square for square in own if pieces[square].letter == base.royal]
        if len(kings) > 1:
            message = Text(
                "army {letter} has two Kings, on {one} and {other}",
                letter=letter,
                one=base.names.title(kings[0]),
                other=base.names.title(kings[1]),
            )
            yield Problem(HALF_BOARDS, message, kings[1])
        if base.royal and not kings and player is not None:
            message = Text("army {letter} is alive and has no King", letter=letter)
            yield Problem(HALF_BOARDS, message)
        for message in base.too_many([pieces[square].letter for square in own], letter):
            yield Problem(HALF_BOARDS, message)


def check_problems(
    pieces: Pieces, army: int, control: Control, used: Sequence[int], rules: Rules
) -> Iterator[Problem]:
    """Yield a problem if a King could be captured: FIDE's rules forbid it with two half-boards."""
    if len(control) != 2 or used:
        return
    base = rules.pair_rules
    # Rights attack nothing: those of a starting position will do.
    placed = PlacedArmies(base, base.halves_of(pieces, 2), base.start(2)[1], control)
    other = 1 - army
    king = None if control[other] is None else placed.king_of(other)
    if king is not None and placed.attackers(other, Pair(0, 1)):
        message = Text(
            "{square}: the King of army {army} is attacked although army {mover} is to move",
            square=base.names.title(king),
            army=ARMY_LETTERS[other],
            mover=ARMY_LETTERS[army],
        )
        yield Problem(HALF_BOARDS, message, king)
