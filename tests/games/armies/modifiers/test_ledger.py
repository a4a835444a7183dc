"""The ledger of a round: which captures count as exchange, and how the ninth field says it."""

from __future__ import annotations

import pytest

from cfanp_gui.games.armies.modifiers.ledger import (
    Debt,
    Ledger,
    Taken,
    exchanged,
    read_items,
    write_items,
)
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.pairs.fide import FIDE


@pytest.mark.parametrize(
    ("captures", "value"),
    [
        ((), None),
        (((1, 2, "Q"),), None),
        (((1, 2, "Q"), (2, 3, "P")), None),
        (((1, 2, "Q"), (2, 1, "R")), 5),
        (((1, 2, "Q"), (2, 1, "R"), (1, 3, "P")), 5),
        (((1, 2, "Q"), (2, 3, "R"), (3, 1, "B"), (4, 1, "P")), 3),
        (((3, 1, "B"), (2, 3, "R"), (1, 2, "P")), 1),
        (((1, 2, "Q"), (2, 1, "R"), (3, 4, "N"), (4, 3, "B")), 3),
    ],
)
def test_what_counts_as_an_exchange(
    captures: tuple[tuple[int, int, str], ...], value: int | None
) -> None:
    counted = exchanged([Taken(*one) for one in captures])
    assert min((FIDE.values[one.letter] for one in counted), default=None) == value


def test_what_is_written_is_read_again() -> None:
    state = State.start(3, Rules(FIDE), None)
    full = Ledger(1, (Taken(2, 1, "N"), Taken(1, 3, "R")), (Debt(3, 5), Debt(3, 3)), ((0, "BR"),))
    items = write_items(full)
    assert items == {"r": "b:2x1N,1x3R", "d": "3:5,3:3", "l": "a:BR"}
    assert read_items({key: [text] for key, text in items.items()}, state) == full
    assert set(write_items(Ledger()).values()) == {""}
    assert read_items({}, state) == Ledger()
