"""Lines of a tree as text for the clipboard: copied with all their notes, and pasted."""

from __future__ import annotations

from cfanp_gui.core.game import Game, Position
from cfanp_gui.core.given_turn import play_on
from cfanp_gui.record import cpgn
from cfanp_gui.record.move_tree import MoveNode
from cfanp_gui.session.tree import Node


def text_of(node: Node, game: Game) -> str:
    """Return the movetext from an action on, including it.

    Raises ValueError for the root, which is no action.
    """
    if node.parent is None:
        raise ValueError("the start is no action")
    return cpgn.write_line(node, node.parent.position, game.notation, is_alone=True)


def parse(text: str, position: Position, game: Game) -> MoveNode:
    """Return the start of a movetext, which is followed by its lines, played from a position.

    Raises RecordError, naming line and column and what was expected.
    """
    return cpgn.read_line(text, position, game.notation, analysis=True)


def flat(start: MoveNode, position: Position, game: Game) -> str:
    """Return the lines that follow a start as movetext in one line of text."""
    return " ".join(cpgn.write_line(start.children[0], position, game.notation).split("\n"))


def check(start: MoveNode, position: Position) -> None:
    """Raise IllegalAction if a line that follows a start cannot be played from a position."""
    reached = {start: position}
    for node in start.whole():
        before = reached.pop(node)
        for move in node.children:
            over = before.outcome() is not None  # not played on, as a record may be
            played = play_on(before, move.action) if over else move.played_in(before)
            reached[move] = played[0]
