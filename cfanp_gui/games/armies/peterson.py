"""What Peterson's rules tell about a position, as values to be shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.games.armies.modifiers import exchange, kingcapture, ledger
from cfanp_gui.games.armies.modifiers.limits import counted, is_ordinary
from cfanp_gui.games.armies.start import state_of
from cfanp_gui.games.armies.table_view import TableView
from cfanp_gui.games.armies.threats import every_threat


class Defence(NamedTuple):
    """A turn in which several opponents threaten the army to move."""

    opponents: tuple[int, ...]
    """The k players who were counted."""
    bonus: int
    """The moves of an ordinary turn."""
    made: int
    """The moves made this turn."""
    ordinary: bool
    """Whether the turn so far is an ordinary one: no half-board twice, no more than the bonus."""
    defence: bool
    """Whether one more move could belong to a defence; the limits are then asked of each."""


def defence(position: TableView) -> Defence | None:
    """Return how far the turn has got; None where fewer than two opponents were counted."""
    state = state_of(position)
    count = counted(state)
    if count is None:
        return None
    made = count.most - state.left
    return Defence(
        count.opponents,
        count.bonus,
        made,
        is_ordinary(state, count),
        made < len(count.opponents),
    )


def attacks(position: TableView) -> Mapping[int, tuple[tuple[Square, Square], ...]]:
    """Return for every opponent what they threaten now of the army to move, and with what.

    Each threat is the square of a piece of theirs and that of its prey, in their order.
    """
    state = state_of(position)
    return every_threat(state, state.army)


def debts(position: TableView) -> Mapping[int, tuple[int, ...]]:
    """Return for every player who owes pieces what each must be worth, oldest first."""
    found: dict[int, tuple[int, ...]] = {}
    for debt in ledger.ledger(state_of(position)).debts:
        found[debt.player] = (*found.get(debt.player, ()), debt.value)
    return dict(sorted(found.items()))


def removable(position: TableView) -> frozenset[Square]:
    """Return the pieces that the army to move may remove now for what it owes."""
    state = state_of(position)
    debt = exchange.debt_due(state)
    return frozenset(() if debt is None else exchange.removable(state, debt.value))


def frozen(position: TableView) -> Mapping[int, tuple[Pair, ...]]:
    """Return the frozen armies, each with the pairs on which it is checkmated."""
    return kingcapture.frozen(state_of(position))


def immune(position: TableView) -> frozenset[Square]:
    """Return the pieces that nobody may capture because their army is frozen."""
    armies = frozen(position)
    return frozenset(
        square
        for square, piece in position.pieces().items()
        if piece.army in armies and piece.letter != position.rules.base.royal
    )


def ripe(position: TableView) -> Mapping[int, tuple[Square, ...]]:
    """Return for each army from where its King may be captured."""
    return kingcapture.ripe(state_of(position))
