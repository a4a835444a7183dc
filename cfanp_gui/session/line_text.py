"""Lines of a tree as text for the clipboard: copied with all their notes, and pasted."""

from __future__ import annotations

from collections import deque

from cfanp_gui.core.game import Game, Position
from cfanp_gui.core.given_turn import play_on
from cfanp_gui.record import cpgn
from cfanp_gui.record.clock_comment import read_clock, with_clock
from cfanp_gui.record.game_record import MoveNode, Reached
from cfanp_gui.session.tree import Node


def recorded(nodes: list[Node], beside: bool = False) -> list[MoveNode]:
    """Return a line of nodes in record form, with variations, notes and clocks.

    Alternatives to its first node belong to another line, and are only included with `beside`. Deep
    variations do not recurse.
    """
    main: list[MoveNode] = []
    waiting = [(nodes, main, beside)]
    while waiting:
        line, written, varied = waiting.pop()
        for node in line:
            comment = node.comment
            if node.clock is not None:
                comment = with_clock(comment, node.clock)
            move = move_of(node, comment)
            move.before = node.before
            written.append(move)
            for other in node.parent.children[1:] if varied and node.parent is not None else ():
                variation: list[MoveNode] = []
                move.variations.append(variation)
                waiting.append((other.continuation(), variation, False))
            varied = True
    return main


def move_of(node: Node, comment: str) -> MoveNode:
    """Return the action of a node in record form, with its glyphs and a comment."""
    assert node.action is not None, "only the root has no action"
    assert node.transition is not None, "only the root has no transition"
    assert node.parent is not None, "only the root has no parent"
    reached = Reached(node.parent.position, node.position, node.transition)
    return MoveNode(node.action, comment, node.nags, reached=reached)


def text_of(node: Node, game: Game) -> str:
    """Return the movetext from an action on, including it.

    Raises ValueError for the root, which is no action.
    """
    if node.parent is None:
        raise ValueError("the start is no action")
    return cpgn.write_line(recorded(node.continuation()), node.parent.position, game.notation)


def parse(text: str, position: Position, game: Game) -> list[MoveNode]:
    """Return the line of a movetext, played from a position.

    Raises RecordError, naming line and column and what was expected.
    """
    return cpgn.read_line(text, position, game.notation, analysis=True)


def flat(moves: list[MoveNode], position: Position, game: Game) -> str:
    """Return a line as movetext in one line of text."""
    return " ".join(cpgn.write_line(moves, position, game.notation).split("\n"))


def check(moves: list[MoveNode], position: Position) -> None:
    """Raise IllegalAction if a line or a variation in it cannot be played from a position."""
    waiting = deque([(position, moves)])
    while waiting:
        at, line = waiting.popleft()
        for move in line:
            waiting += ((at, variation) for variation in move.variations)
            at, _ = play_on(at, move.action)


def graft(node: Node, moves: list[MoveNode]) -> Node:
    """Insert a line with its variations behind a node; return its first node.

    Existing continuations and notes are kept. The line must have a move and be playable, see
    `check`.
    """
    first: Node | None = None
    waiting = deque([(node, moves)])
    while waiting:
        at, line = waiting.popleft()
        for move in line:
            waiting += ((at, variation) for variation in move.variations)
            at = at.play(move.action, main=False)
            first = first or at
            at.comment = at.comment or move.comment
            at.before = at.before or move.before
            at.nags = at.nags or move.nags
            at.clock = read_clock(move.comment) if at.clock is None else at.clock
    assert first is not None, "a line has a move"
    return first
