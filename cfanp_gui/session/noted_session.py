"""The part of a session that takes notes: comments, glyphs, drawings; and writes the journal."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from itertools import takewhile
from typing import TYPE_CHECKING

from cfanp_gui.core.text import Text
from cfanp_gui.session.edit_history import Edit, notes_of
from cfanp_gui.session.session_state import SessionState
from cfanp_gui.session.tree import Node

if TYPE_CHECKING:
    from cfanp_gui.record.drawings import Drawings
    from cfanp_gui.session.game_file import GameFile

_log = logging.getLogger(__name__)

NOTE_TAG = "Note"
"""How the tags begin that hold what is noted about a player; a letter or number follows."""
SAVED = "saved"
"""The journal entry that says that everything before it is saved."""


class NotedSession(SessionState):
    """A session in which something can be noted on every action; `GameSession` plays them."""

    def note(self, comment: str) -> None:
        """Set the comment on the action at the cursor, or on the start; empty for none.

        It is plain text on one line, with the commands that records have there.
        """
        self._comment(self.node, _line(comment), Edit.COMMENT)

    def judge(self, nags: Iterable[int]) -> None:
        """Set the glyphs on the action at the cursor, and no others; the start has none.

        Raises ValueError for a number that no record may have.
        """
        from cfanp_gui.record.movetext import MAX_NAG

        found = tuple(dict.fromkeys(nags))
        if wrong := [nag for nag in found if not 0 <= nag <= MAX_NAG]:
            raise ValueError(f"{wrong[0]} is no annotation (expected 0 to {MAX_NAG})")
        if self.node.parent is not None:
            notes = notes_of(self.node)._replace(nags=found)
            laid = self._pair_history.laid
            self._after_note(self.node, self._edits.note(self.node, notes, Edit.GLYPH, laid=laid))

    def describe(self, player: int, text: str) -> None:
        """Set the note about a player and their army; empty for none.

        It is kept in a tag of the record. Raises ValueError for a player there is not.
        """
        if player not in range(1, len(self.match.seats) + 1):
            raise ValueError(Text("there is no player {number}", number=player))
        value = _line(text)
        self._keep_tag(self._note_tag(player), value, f"about {player} {value}")

    def _keep_tag(self, name: str, value: str, entry: str) -> None:
        """Set a tag, none for an empty value; `entry` tells the journal if it is another one."""
        if value == self.tags.get(name, ""):
            return
        if value:
            self.tags[name] = value
        else:
            del self.tags[name]
        self._write(entry)
        self._tags.emit()

    def description(self, player: int) -> str:
        """Return the note about a player and their army; empty where there is none."""
        if not any(name.startswith(NOTE_TAG) for name in self.tags):
            return ""  # what the tags are called need not be loaded for that
        return self.tags.get(self._note_tag(player), "")

    def _note_tag(self, player: int) -> str:
        return f"{NOTE_TAG}{self.game.notation.naming.label(player)}"

    def say(self, text: str, node: Node | None = None, more: bool = False) -> None:
        """Set what a person says in the comment on an action, on that at the cursor without one.

        Commands that programs wrote there stay. With `more` it goes on with what was said just
        before, and is undone with it.
        """
        from cfanp_gui.record.comment_text import with_said

        where = node or self.node
        self._comment(where, _line(with_said(where.comment, text)), Edit.COMMENT, more)

    def draw(self, drawings: Drawings) -> None:
        """Let arrows and rings be drawn on the position at the cursor, and no others."""
        from cfanp_gui.record.drawing_comment import with_drawings

        node = self.node
        comment = with_drawings(node.comment, drawings, node.position, node.pushed)
        self._comment(node, _line(comment), Edit.DRAWING)

    def _comment(self, node: Node, comment: str, edit: Edit, more: bool = False) -> None:
        notes, laid = notes_of(node)._replace(comment=comment), self._pair_history.laid
        changed = self._edits.note(node, notes, edit, more, laid)
        if changed and node is not self.node:
            self._edits.noted_late(takewhile(lambda one: one is not node, self.node.path()))
        self._after_note(node, changed)

    def _after_note(self, node: Node, changed: bool = True) -> None:
        """Write the notes of a node to the journal and tell everyone if they have changed."""
        if changed:
            glyphs = ",".join(map(str, node.nags)) or "-"
            self._write(f"note {node.place()} {glyphs} {node.comment}")
            self._notes.emit(node)

    def replay_notes(self, node: Node, comment: str, nags: tuple[int, ...]) -> None:
        """Set what a journal says of an action; that cannot be undone."""
        self._edits.set(node, notes_of(node)._replace(comment=_line(comment), nags=nags))

    # The journal

    def set_file(self, file: GameFile | None) -> None:
        """Remember the file the game was opened from or saved to, after a crash too."""
        from cfanp_gui.session.game_file import file_entry

        self.file = file
        self._write(file_entry(file))

    def mark_saved(self) -> None:
        """Remember that the tree and the tags are saved as they are now."""
        self.saved_at = self.root.whole()
        self._saved_undone = self.undone_to
        self._saved_tags = dict(self.tags)
        self._edits.saved()
        self._write(SAVED)

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
