"""What writes about a session is of the session's kind."""

from __future__ import annotations

from typing import cast

import pytest

from cfanp_gui.session.game import GameSession
from cfanp_gui.shell.board_scribe import BoardsScribe
from cfanp_gui.shell.pushed_scribe import PushedScribe
from cfanp_gui.shell.scribes import scribe_of
from tests.session.play import a_session
from tests.session.rings import a_ring


def test_each_kind_has_its_own() -> None:
    session, ring = a_session(3), a_ring(3)
    pushed, boards = scribe_of(session), scribe_of(ring)
    assert isinstance(pushed, PushedScribe)
    assert isinstance(boards, BoardsScribe)
    assert (pushed.session, boards.session) == (session, ring)
    assert (pushed.ends_turns, boards.ends_turns) == (True, False)
    assert (pushed.one_turn, boards.one_turn) == (True, False)


def test_another_kind_is_refused() -> None:
    with pytest.raises(TypeError, match="object"):
        scribe_of(cast(GameSession, object()))
