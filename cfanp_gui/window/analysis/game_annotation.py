"""What has been found about a line at the table, as it is written into the tree."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cfanp_gui.bots.annotating import Noted, better_line, is_own, judged_positions, noted
from cfanp_gui.bots.judgement import Judgement
from cfanp_gui.record.evaluation_comment import with_evaluation
from cfanp_gui.record.game_record import MoveNode
from cfanp_gui.session.edit_history import Notes, notes_of
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.line_text import recorded
from cfanp_gui.session.tree import Node
from cfanp_gui.session.variations import Annotation


def annotation_of(
    session: GameSession, nodes: Sequence[Node], found: Sequence[Judgement]
) -> Annotation:
    """Return what is noted on a line whose positions have all been judged, the start first.

    What a person noted stays, and so do variations but for those that a program wrote.
    """
    actions = [node.action for node in nodes if node.action is not None]
    asked = judged_positions(actions, session.game.notation.implies)
    start = nodes[0]
    comment = with_evaluation(start.comment, found[asked[0]].shares, 0)
    notes: dict[Node, Notes] = {start: notes_of(start)._replace(comment=comment)}
    gone: list[Node] = []
    lines: list[tuple[Node, list[MoveNode]]] = []
    for at, following in pairwise(asked):
        before, node = nodes[at], nodes[at + 1]
        written = noted(Noted(node.comment, node.nags), found[at], found[following].shares)
        notes[node] = notes_of(node)._replace(comment=written.comment, nags=written.nags)
        better = better_line(before.position, found[at])
        others = [child for child in before.children if child is not node]
        own = [child for child in others if is_own(recorded(child.continuation()))]
        if better and any(recorded(child.continuation()) == better for child in own):
            continue
        gone += own
        if better and all(child in own or child.action != better[0].action for child in others):
            lines.append((before, better))
    return Annotation(notes, gone, lines)
