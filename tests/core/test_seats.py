"""What is said of a seat in few words."""

from __future__ import annotations

import pytest

from cfanp_gui.core.seats import Seat, SeatStatus, phrases
from cfanp_gui.core.text import Text

STATUS = SeatStatus(Seat(1, 1, 1, "b"), player=2, first_player=2, paint=1)


@pytest.mark.parametrize(
    ("status", "paused", "expected"),
    [
        (STATUS, True, []),
        (STATUS._replace(to_move=True, moves_left=1), False, ["to move"]),
        (STATUS._replace(to_move=True, moves_left=1), True, ["to move", "paused"]),
        (STATUS._replace(to_move=True, in_check=True), False, ["in check", "to move"]),
        (STATUS._replace(mated=True, in_check=True, dead=True), False, ["checkmated", "dead"]),
        (STATUS._replace(waiting=Text("next round"), used=True), False, ["waits: next round"]),
        (STATUS._replace(choosing=Text("chooses"), to_move=True), False, ["chooses"]),
        (STATUS._replace(used=True), False, ["pushed"]),
    ],
)
def test_phrases(status: SeatStatus, paused: bool, expected: list[str]) -> None:
    assert [phrase for _, phrase in phrases(status, paused)] == expected


def test_a_seat_is_taken_over_by_another_player_unless_it_is_dead() -> None:
    assert not STATUS.taken_over
    assert STATUS._replace(player=1).taken_over
    assert not STATUS._replace(player=1, dead=True).taken_over
