"""The time that a program is given to load."""

from __future__ import annotations

import pytest

from cfanp_gui.engine import loading
from cfanp_gui.engine.analysis import Patience
from cfanp_gui.engine.loading import Loading


def test_the_time_that_is_over_can_be_given_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(loading.time, "monotonic", lambda: now[0])
    told: list[tuple[bool, bool]] = []
    one = Loading(lambda: told.append((one.speaks, one.overdue)))
    assert one.limit == 60

    def after(seconds: float) -> bool:
        now[0] += seconds
        one.look()
        return one.overdue

    one.begin()
    assert (after(59), after(2)) == (False, True)
    one.wait_on()
    assert (after(0), after(59), after(2)) == (False, False, True)
    one.limit = 90
    assert not after(0), "whoever gives more from now on gives it to this one"
    one.note_that_it_speaks()
    assert told == [(False, True), (False, False), (False, True), (False, False), (True, False)]


def test_one_that_was_slow_to_be_ready_may_be_so_again() -> None:
    patience = Patience(reply=10, ask=2)
    assert patience.allowing_for(0.1) == patience
    slow = patience.allowing_for(14)
    assert (slow.ask, slow.reply) == (14, 42)
