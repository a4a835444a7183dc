"""What kinds of games there are at the table: what each shows and what a hand may do there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.session.boards import BoardsSession
from cfanp_gui.session.pushed import PushedSession
from cfanp_gui.table.presenters.pairs import PairPresenter
from cfanp_gui.table.presenters.presenter import Presenter

if TYPE_CHECKING:
    from cfanp_gui.session.game_session import GameSession
    from cfanp_gui.table.scene import TableScene

__all__ = ["Kind", "PushedKind", "kind_of"]


def presenter_of(scene: TableScene, session: GameSession) -> Presenter:
    """The kind of game a session is of, for a scene. Raises TypeError for another session."""
    if isinstance(session, PushedSession):
        return PairPresenter(scene, session)
    if isinstance(session, BoardsSession):
        from cfanp_gui.table.presenters.boards import BoardPresenter

        return BoardPresenter(scene, session)
    raise TypeError(f"the table has nothing for a {type(session).__name__}")
