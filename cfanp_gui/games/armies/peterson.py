"""Facts of Peterson's rules about a position, as values to be shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.games.armies.modifiers import exchange, kingcapture, ledger
from cfanp_gui.games.armies.modifiers.limits import counted, is_ordinary
from cfanp_gui.games.armies.position import ArmiesPosition
from cfanp_gui.games.armies.threats import every_threat


class Defence(NamedTuple):
    """Turn in which several opponents threaten the army to move."""

    opponents: tuple[int, ...]
    """The k players who were counted."""
    bonus: int
    """Number of moves of an ordinary turn."""
    made: int
    """Number of moves made this turn."""
    ordinary: bool
    """True if the turn so far is ordinary: no half-board twice, no more moves than the bonus."""
    defence: bool
    """True if one more move could belong to a defence; the limits then apply to each move."""


def defence(position: ArmiesPosition) -> Defence | None:
    """Return the state of the defence; None if fewer than two opponents were counted."""
    state = position.state
    count = counted(state)
    if count is None:
        return None
    made = count.most - state.left
    return Defence(
        count.opponents, count.bonus, made, is_ordinary(state, count), made < len(count.opponents)
    )


def attacks(position: ArmiesPosition) -> Mapping[int, tuple[tuple[Square, Square], ...]]:
    """Return the threats of every opponent against the army to move.

    Each threat is the square of the attacking piece and that of its target, sorted.
    """
    state = position.state
    return every_threat(state, state.army)


def debts(position: ArmiesPosition) -> Mapping[int, tuple[int, ...]]:
    """Return the values of the pieces that each player owes, oldest first."""
    found: dict[int, tuple[int, ...]] = {}
    for debt in ledger.ledger(position.state).debts:
        found[debt.player] = (*found.get(debt.player, ()), debt.value)
    return dict(sorted(found.items()))


def removable(position: ArmiesPosition) -> frozenset[Square]:
    """Return the squares of pieces that the army to move may remove now for its debt."""
    state = position.state
    debt = exchange.debt_due(state)
    return frozenset(() if debt is None else exchange.removable(state, debt.value))


def frozen(position: ArmiesPosition) -> Mapping[int, tuple[Pair, ...]]:
    """Return the frozen armies, each with the pairs on which it is checkmated."""
    return kingcapture.frozen(position.state)


def immune(position: ArmiesPosition) -> frozenset[Square]:
    """Return the squares of pieces that nobody may capture because their army is frozen."""
    armies = frozen(position)
    return frozenset(
        square
        for square, piece in position.pieces().items()
        if piece.army in armies and piece.letter != position.rules.base.royal
    )


def ripe(position: ArmiesPosition) -> Mapping[int, tuple[Square, ...]]:
    """Return for each army the squares of pieces that may capture its King."""
    return kingcapture.ripe(position.state)
