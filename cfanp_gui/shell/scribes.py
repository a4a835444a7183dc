"""Which scribe writes about a session; each is loaded when it is first wanted."""

from __future__ import annotations

from cfanp_gui.session.boards import BoardsSession
from cfanp_gui.session.game import GameSession
from cfanp_gui.session.pushed import PushedSession
from cfanp_gui.shell.scribe import Scribe


def scribe_of(session: GameSession) -> Scribe:
    """What writes about a session. Raises TypeError for one of no known kind."""
    if isinstance(session, PushedSession):
        from cfanp_gui.shell.pushed_scribe import PushedScribe

        return PushedScribe(session)
    if isinstance(session, BoardsSession):
        from cfanp_gui.shell.board_scribe import BoardsScribe

        return BoardsScribe(session)
    raise TypeError(f"no panel has anything for a {type(session).__name__}")
