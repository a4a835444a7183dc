"""Moves that cannot be read."""

from __future__ import annotations

from cfanp_gui.core.notation import NotationError, UnreadableError
from cfanp_gui.core.refusal import Refusal
from cfanp_gui.games.cfanp.actions import EndTurn


def test_an_error_tells_what_may_be_meant_and_why_not() -> None:
    refusal = Refusal("Rule 1", "no")
    error = NotationError("several", (EndTurn(),), refusal)
    assert (str(error), error.fitting, error.refusal) == ("several", (EndTurn(),), refusal)
    plain = UnreadableError("what?")
    assert (plain.fitting, plain.refusal) == ((), None)
    assert isinstance(plain, NotationError)
