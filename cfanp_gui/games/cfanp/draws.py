"""Draws other than by agreement: material, repetition and long series without progress.

With two half-boards they are FIDE's (articles 5.2.2, 9.2, 9.3, 9.6); with more they are our
reading of Rule 9.
"""

from __future__ import annotations

from collections.abc import Hashable

import chess

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.movegen import BISHOP, KNIGHT, NO_SQUARE, PAWN, QUEEN, ROOK
from cfanp_gui.core.text import Text
from cfanp_gui.games.cfanp.layout import ARMIES, HIGH, LOW
from cfanp_gui.games.cfanp.state import State

Key = Hashable


def repetition_key(state: State) -> Key:
    """Return what must be equal for two positions to count as the same.

    Pieces, control, army to move, castling and usable en passant; within a turn also the
    half-boards already pushed and the moves that can still follow.
    """
    usable = tuple(
        square if square != NO_SQUARE and _usable(state, board) else NO_SQUARE
        for board, square in enumerate(state.passed)
    )
    return (
        state.halves,
        state.control,
        state.army,
        state.castling,
        usable,
        state.pushed,
        state.moves_possible(),
        state.committed,
        state.extra,
    )


def automatic(state: State, earlier: tuple[Key, ...]) -> Text | None:
    """Return why the game is drawn without anybody's claim; None when it is not.

    `earlier` are the keys of the positions since the last capture or pawn move.
    """
    if state.count == 2:
        if _insufficient(state):
            return Text("insufficient material")
    elif state.only_kings():
        return Text("only Kings are left")
    if state.clock >= 75 * state.sides.living_armies:
        return Text("75 moves each without capture or pawn move")
    # A position can stand a fifth time only after four moves since each time before.
    if len(earlier) >= 8 and earlier.count(repetition_key(state)) >= 4:
        return Text("fivefold repetition")
    return None


def claimable(state: State, earlier: tuple[Key, ...]) -> Text | None:
    """Return why the player to move may claim a draw; None when they may not."""
    if state.clock >= 50 * state.sides.living_armies:
        return Text("50 moves each without capture or pawn move")
    if len(earlier) >= 4 and earlier.count(repetition_key(state)) >= 2:
        return Text("threefold repetition")
    return None


def can_mate(state: State, army: int) -> bool:
    """Return whether, with two half-boards, any series of legal moves could mate for an army.

    Source: FIDE 6.9, judged by material as python-chess does.
    """
    pair = Pair(0, 1)
    board, own, _, others = state.view(army, pair)
    bishops = board.diagonal & ~board.straight
    if own & (board.up | board.down | board.straight):
        return True
    if own & board.knights:
        return own.bit_count() > 2 or bool(
            others
            & (board.up | board.down | board.knights | bishops | board.straight & ~board.diagonal)
        )
    if own & bishops:
        mixed = bishops & chess.BB_DARK_SQUARES and bishops & chess.BB_LIGHT_SQUARES
        return bool(mixed or (board.up | board.down | board.knights))
    return False


def _insufficient(state: State) -> bool:
    for half in state.halves:
        if half[PAWN] or half[ROOK] or half[QUEEN]:
            return False
    lower, upper = state.halves
    knights = (lower[KNIGHT] & LOW) | (upper[KNIGHT] & HIGH)
    bishops = (lower[BISHOP] & LOW) | (upper[BISHOP] & HIGH)
    if knights:
        return (knights | bishops).bit_count() == 1
    return not (bishops & chess.BB_DARK_SQUARES and bishops & chess.BB_LIGHT_SQUARES)


def _usable(state: State, board: int) -> bool:
    """Return whether a passed square can be used before it lapses.

    For the army to move that takes a legal en passant capture on a pair it may push; the
    armies after it need only have a pawn that could capture there.
    """
    square = state.passed[board]
    army = state.army
    if state.hostile(board, army):
        for pair in state.pairs():
            if board in pair:
                goal = square if pair.lower == board else square ^ state.rules.join.flip
                for _, target in state.moves_on(pair).special:
                    if target == goal:
                        return True
    half = state.halves[board]
    beside = 0
    for file in (square % 8 - 1, square % 8 + 1):
        if 0 <= file < 8:
            beside |= half[PAWN] & 1 << 24 + file
    army = (army + 1) % state.count
    while army not in (board, state.army):
        alive = state.control[army] is not None
        if alive and beside & half[ARMIES + army] and state.hostile(board, army):
            return True
        army = (army + 1) % state.count
    return False
