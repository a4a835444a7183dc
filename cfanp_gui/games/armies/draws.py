"""Draws other than by agreement: material, repetition and long series without progress.

With two half-boards they are the base game's (FIDE's articles 5.2.2, 9.2, 9.3, 9.6); with more
they are our reading of Rule 9.
"""

from __future__ import annotations

from collections.abc import Hashable

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import DrawCounts
from cfanp_gui.games.armies.state import State

Key = Hashable

_OF_MANY = DrawCounts()
_REPETITIONS = {3: Text("threefold repetition"), 5: Text("fivefold repetition")}


def repetition_key(state: State) -> Key:
    """Return what must be equal for two positions to count as the same.

    Pieces, control, army to move and usable rights, as those of castling; within a turn also the
    half-boards already pushed and the moves that can still follow.
    """
    return (
        state.halves,
        state.control,
        state.army,
        state.base.usable(state.rights, state),
        state.pushed,
        state.moves_possible(),
        state.committed,
        state.extra,
    )


def automatic(state: State, earlier: tuple[Key, ...]) -> Text | None:
    """Return why the game is drawn without anybody's claim; None when it is not.

    `earlier` are the keys of the positions since the last capture or pawn move.
    """
    if state.count == 2 and state.base.is_drawn(state.board(Pair(0, 1))):
        return Text("insufficient material")
    if state.only_kings():
        return Text("only Kings are left")
    moves, repeats, _ = _counts(state)
    if moves and state.clock >= moves * state.sides.living_armies:
        return Text("{count} moves each without capture or pawn move", count=moves)
    # A position can stand a fifth time only after four moves since each time before.
    before = repeats - 1
    if repeats and len(earlier) >= 2 * before and earlier.count(repetition_key(state)) >= before:
        return _REPETITIONS.get(repeats) or Text("repetition, {count} times", count=repeats)
    return None


def _counts(state: State) -> DrawCounts:
    """Return when the game is drawn: with two armies as the base game says."""
    return state.rules.base.draws if state.count == 2 else _OF_MANY


def claimable(state: State, earlier: tuple[Key, ...]) -> Text | None:
    """Return why the player to move may claim a draw; None when they may not."""
    if not _counts(state).claims:
        return None
    if state.clock >= 50 * state.sides.living_armies:
        return Text("{count} moves each without capture or pawn move", count=50)
    if len(earlier) >= 4 and earlier.count(repetition_key(state)) >= 2:
        return _REPETITIONS[3]
    return None


def unclaimed(state: State) -> Text:
    """Return why no draw may be claimed where `claimable` finds none."""
    if not _counts(state).claims:
        return Text("Draws need no claim in this game")
    return Text("Neither a threefold repetition nor 50 moves each without progress")


def can_mate(state: State, army: int) -> bool:
    """Return whether, with two half-boards, any series of legal moves could mate for an army."""
    board, own, _, others = state.view(army, Pair(0, 1))
    return state.base.can_mate(board, own, others)
