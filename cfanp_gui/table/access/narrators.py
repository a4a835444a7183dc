"""What is done at a table, in sentences to be heard, whatever kind of game lies there."""

from __future__ import annotations

from cfanp_gui.session.boards import BoardsSession
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.pushed import PushedSession
from cfanp_gui.session.tree import Node
from cfanp_gui.table.access.board_narrator import BoardNarrator
from cfanp_gui.table.access.narrator import Narrator
from cfanp_gui.table.access.pair_narrator import PairNarrator


def narrator_of(session: GameSession) -> Narrator:
    """What tells of a session. Raises TypeError for one of no known kind."""
    if isinstance(session, PushedSession):
        return PairNarrator(session)
    if isinstance(session, BoardsSession):
        return BoardNarrator(session)
    raise TypeError(f"nothing tells of a {type(session).__name__}")


def row_text(session: GameSession, node: Node, events: list[str]) -> str:
    """An action in the list of moves; empty for one of which only its events tell."""
    return narrator_of(session).row(node, events)
