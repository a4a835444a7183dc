"""What writes about a session is of the session's kind."""

from __future__ import annotations

from typing import cast

import pytest

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.board_panel_presenter import BoardPanelPresenter
from cfanp_gui.window.pair_panel_presenter import PairPanelPresenter
from cfanp_gui.window.panel_presenters import panel_presenter_of
from tests.session.play import a_session
from tests.session.rings import a_ring


def test_each_kind_has_its_own() -> None:
    session, ring = a_session(3), a_ring(3)
    pushed, boards = panel_presenter_of(session), panel_presenter_of(ring)
    assert isinstance(pushed, PairPanelPresenter)
    assert isinstance(boards, BoardPanelPresenter)
    assert (pushed.session, boards.session) == (session, ring)
    assert (pushed.ends_turns, boards.ends_turns) == (True, False)
    assert (pushed.one_turn, boards.one_turn) == (True, False)


def test_another_kind_is_refused() -> None:
    with pytest.raises(TypeError, match="object"):
        panel_presenter_of(cast(GameSession, object()))
