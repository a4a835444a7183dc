"""What is read aloud of a table, whatever kind of game lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.session.boards import BoardsSession
from cfanp_gui.session.pushed import PushedSession
from cfanp_gui.table.access.board_describer import BoardDescriber
from cfanp_gui.table.access.describer import Describer
from cfanp_gui.table.access.pair_describer import PairDescriber, army_text

if TYPE_CHECKING:
    from cfanp_gui.table.scene import TableScene

__all__ = ["army_text", "describer_of"]


def describer_of(scene: TableScene) -> Describer:
    """What puts a scene into words. Raises TypeError for a session of no known kind."""
    session = scene.session
    if isinstance(session, PushedSession):
        return PairDescriber(scene, session)
    if isinstance(session, BoardsSession):
        return BoardDescriber(scene, session)
    raise TypeError(f"nothing reads a {type(session).__name__} aloud")
