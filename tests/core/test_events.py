"""What every event may tell of."""

from __future__ import annotations

from typing import Any

from cfanp_gui.core.events import Event, Names, Weight, mated_seats
from cfanp_gui.core.text import Text


class Mated(Event):
    """The seats that were mated."""

    def __init__(self, *seats: int) -> None:
        self.seats = frozenset(seats)

    def text(self, names: Names) -> Text:  # noqa: ARG002
        return Text("Checkmate.")

    def to_json(self) -> dict[str, Any]:
        return {"type": "mated"}

    @property
    def mated(self) -> frozenset[int]:
        return self.seats


class Plain(Event):
    """Says nothing of Kings and players."""

    def text(self, names: Names) -> Text:  # noqa: ARG002
        return Text("Nothing.")

    def to_json(self) -> dict[str, Any]:
        return {"type": "plain"}


def test_seats_mated_by_several_events_are_gathered() -> None:
    assert mated_seats([Mated(1), Plain(), Mated(1, 4)]) == {1, 4}
    assert mated_seats([]) == frozenset()


def test_an_event_that_says_nothing_weighs_little_and_costs_nobody_anything() -> None:
    plain = Plain()
    assert plain.weight is Weight.QUIET
    assert (plain.mated, plain.kings, plain.out) == (frozenset(), (), frozenset())
    assert (plain.attackers, plain.losses) == ((), ())
