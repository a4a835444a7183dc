"""Which scribe writes about a session; each is loaded when it is first wanted."""

from __future__ import annotations

from cfanp_gui.session.boards import BoardsSession
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.pushed import PushedSession
from cfanp_gui.window.panel_presenter import PanelPresenter


def panel_presenter_of(session: GameSession) -> PanelPresenter:
    """What writes about a session. Raises TypeError for one of no known kind."""
    if isinstance(session, PushedSession):
        from cfanp_gui.window.pair_panel_presenter import PairPanelPresenter

        return PairPanelPresenter(session)
    if isinstance(session, BoardsSession):
        from cfanp_gui.window.board_panel_presenter import BoardPanelPresenter

        return BoardPanelPresenter(session)
    raise TypeError(f"no panel has anything for a {type(session).__name__}")
