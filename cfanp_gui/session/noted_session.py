"""The part of a session that takes notes: comments and drawings, and the journal's entries."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from cfanp_gui.core.text import Text
from cfanp_gui.session.session_state import SessionState
from cfanp_gui.session.tree import Node

if TYPE_CHECKING:
    from cfanp_gui.record.drawings import Drawings

_log = logging.getLogger(__name__)


class NotedSession(SessionState):
    """A session in which something can be noted on every action; `GameSession` plays them."""

    def note(self, comment: str) -> None:
        """Set the comment on the action at the cursor, or on the start; empty for none.

        It is plain text on one line, with the commands that records have there.
        """
        self._after_note(self._note_history.note(self.node, _line(comment)))

    def draw(self, drawings: Drawings) -> None:
        """Let arrows and rings be drawn on the position at the cursor, and no others."""
        from cfanp_gui.record.drawing_comment import with_drawings

        self.note(with_drawings(self.node.comment, drawings, self.position))

    def _after_note(self, changed: bool) -> bool:
        """Write the comment at the cursor to the journal and tell everyone if it has changed."""
        if changed:
            node = self.node
            self._write(f"note {node.place()} {node.comment}")
            self._notes.emit(node)
        return changed

    def _move_notes(self, times: int, move: Callable[[Node], bool]) -> int:
        """Set comments as they were before or afterwards; return how often that went."""
        for done in range(times):
            if not self._after_note(move(self.node)):
                return done
        return max(0, times)

    def _replay_note(self, text: str) -> None:
        """Set a comment again. Raises ValueError for no place in the tree."""
        place, _, comment = text.partition(" ")
        self._note_history.note(self.root.at_place(place), _line(comment))
        self._note_history.forget()

    # The journal

    def _write(self, entry: str) -> None:
        if self.journal is None:
            return
        known = bool(self._unwritten)
        self._unwritten.append(entry)
        try:
            while self._unwritten:
                self.journal.append(self._unwritten[0])
                del self._unwritten[0]
        except OSError as problem:
            _log.exception("the journal could not be written")
            if not known:
                self._failures.emit(
                    Text(
                        "The journal of this game cannot be written ({reason}); "
                        "save the game yourself.",
                        reason=problem.strerror,
                    )
                )


def _line(comment: str) -> str:
    """Return a comment as a record will have it."""
    from cfanp_gui.record.movetext import MAX_COMMENT, single

    # A reader counts the braces too.
    return single(comment.replace("}", ")"))[: MAX_COMMENT - 2].rstrip(" ")
