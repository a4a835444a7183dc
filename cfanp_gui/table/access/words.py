"""What is read aloud of a table, whatever kind of game lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.session.boards import BoardsSession
from cfanp_gui.session.pushed import PushedSession
from cfanp_gui.table.access.board_words import BoardsReader
from cfanp_gui.table.access.pushed_words import PushedReader, army_text
from cfanp_gui.table.access.reader import Reader

if TYPE_CHECKING:
    from cfanp_gui.table.scene import TableScene

__all__ = ["army_text", "reader_of"]


def reader_of(scene: TableScene) -> Reader:
    """What puts a scene into words. Raises TypeError for a session of no known kind."""
    session = scene.session
    if isinstance(session, PushedSession):
        return PushedReader(scene, session)
    if isinstance(session, BoardsSession):
        return BoardsReader(scene, session)
    raise TypeError(f"nothing reads a {type(session).__name__} aloud")
