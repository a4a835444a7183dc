"""What each army has captured on the way to a session's cursor."""

from __future__ import annotations

from collections import Counter

from cfanp_gui.session.move_summary import summarise
from cfanp_gui.session.pushed import PushedSession


def taken_by(session: PushedSession) -> dict[int, Counter[str]]:
    """For each army that has captured anything the kinds of pieces it took and how many.

    Pieces that left the half-boards with their whole army were not captured by anyone.
    """
    found: dict[int, Counter[str]] = {}
    for step in session.node.path():
        transition = step.transition
        if transition is not None and transition.captured and transition.moved:
            lost = summarise(transition, session.position.join).taken
            if lost is not None:
                mover = transition.moved[0].before.army
                found.setdefault(mover, Counter())[lost.piece.letter] += 1
    return found
