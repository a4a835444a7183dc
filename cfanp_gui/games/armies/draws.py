"""Draws other than by agreement: material, repetition and long series without progress.

With two half-boards they are the base game's (FIDE's articles 5.2.2, 9.2, 9.3, 9.6); with more they
are our reading of Rule 9.
"""

from collections.abc import Hashable, Sequence
from typing import Any

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import DrawCounts
from cfanp_gui.games.armies.placed_armies import PlacedArmies
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.turn import STALEMATE

Key = Hashable

_REPETITIONS = {3: Text("threefold repetition"), 5: Text("fivefold repetition")}


def repetition_key(state: State) -> Key:
    """Return a key that is equal for two positions that count as the same.

    It holds pieces, control, army to move and usable rights, such as castling; within a turn also
    the half-boards already pushed and the moves that can still follow.
    """
    board = state.halves, state.control, state.army, state.base.usable(state.rights, state)
    turn = state.pushed, state.moves_possible(), state.committed
    return (*board, *turn, state.hooks.repeated(state.extra))


def automatic(state: State, earlier: tuple[Key, ...]) -> Text | None:
    """Return the reason the game is drawn without a claim; None if it is not.

    `earlier` are the keys of the positions since the last capture or pawn move.
    """
    if state.count == 2 and state.base.is_drawn(state.board(Pair(0, 1))):
        return Text("insufficient material")
    if state.only_kings():
        return Text("only Kings are left")
    moves, repeats, *_ = _counts(state)
    if moves and state.clock >= moves * state.sides.living_armies:
        return state.rules.base.without_progress(moves)
    if is_repeated(state, earlier):
        return _REPETITIONS.get(repeats) or Text("repetition, {count} times", count=repeats)
    return None


def is_repeated(state: State, earlier: tuple[Key, ...]) -> bool:
    """Return True if a position has been repeated so often that the game ends."""
    # A position can occur a fifth time only after four moves since each time before.
    before = _counts(state).repeats - 1
    return len(earlier) >= 2 * before >= 0 and earlier.count(repetition_key(state)) >= before


def loser(state: State, earlier: tuple[Key, ...]) -> int | None:
    """Return the army that loses a game of two that ends by repetition; None for a draw.

    `earlier` are the keys since the position first occurred, and before. Source: the base game.
    """
    rules = state.rules.base
    if state.count != 2:
        return None
    key = repetition_key(state)
    if rules.perpetual_loses:
        since = (*earlier[earlier.index(key) + 1 :], key)
        checking = [army for army in (0, 1) if _checks_always(state, since, 1 - army)]
        if checking:
            return checking[0] if len(checking) == 1 else None
    if rules.repeated == "draw":
        return None
    army = 0 if rules.repeated_for_white else state.army
    return army if rules.repeated == "lost" else 1 - army


def winners(state: State, earlier: tuple[Key, ...]) -> tuple[int, ...] | None:
    """Return the winners where no army can move or a position is repeated; None for a draw.

    Source: the base game.
    """
    players = state.sides.living_players
    if state.stuck:
        if (won := state.hooks.first("winners", state)) is not None:
            return tuple(won)
        stalemate = state.rules.base.stalemate
        if state.stuck != STALEMATE or stalemate == "draw":
            return None
        mover = state.control[state.army]
        return tuple(player for player in players if (player == mover) is (stalemate == "won"))
    lost = loser(state, earlier) if is_repeated(state, earlier) else None
    return None if lost is None else tuple(set(players) - {state.control[lost]})


def _checks_always(state: State, positions: Sequence[Any], army: int) -> bool:
    """Return True if an army is in check in each position in which it is to move."""
    checks = [
        PlacedArmies(state.base, halves, rights, control).attackers(army, Pair(0, 1))
        for halves, control, mover, rights, *_ in positions
        if mover == army
    ]
    return bool(checks) and all(checks)


def _counts(state: State) -> DrawCounts:
    """Return the draw limits, which may differ between two armies and more."""
    base = state.rules.base
    return base.draws if state.count == 2 else base.draws_of_many


def claimable(state: State, earlier: tuple[Key, ...]) -> Text | None:
    """Return the reason the player to move may claim a draw; None if they may not."""
    counts = _counts(state)
    if not counts.claims:
        return None
    if state.clock >= counts.claimed * state.sides.living_armies:
        return state.rules.base.without_progress(counts.claimed)
    if len(earlier) >= 4 and earlier.count(repetition_key(state)) >= 2:
        return _REPETITIONS[3]
    return None


def unclaimed(state: State) -> Text:
    """Return the reason no draw may be claimed if `claimable` finds none."""
    counts = _counts(state)
    if not counts.claims:
        return Text("Draws need no claim in this game")
    neither = Text("Neither a threefold repetition nor {count} moves each without progress")
    return neither.filled(count=counts.claimed)
