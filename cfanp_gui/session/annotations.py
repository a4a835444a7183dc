"""Annotations of a game by a person: comments, glyphs, drawings, and notes about players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cfanp_gui.core.game import Game
from cfanp_gui.core.text import TextError
from cfanp_gui.session.cursor import Cursor
from cfanp_gui.session.edit_history import Edit, EditHistory, notes_of
from cfanp_gui.session.journal_writer import JournalWriter
from cfanp_gui.session.signals import Signal
from cfanp_gui.session.tree import Node

if TYPE_CHECKING:
    from cfanp_gui.record.drawings import Drawings

NOTE_TAG = "Note"
"""Prefix of the tags that hold notes about players; a letter or number follows."""


class Tags(dict[str, str]):
    """Tags such as ``Date``; changes by a person are written to the journal at once."""

    def __init__(self, journal: JournalWriter) -> None:
        super().__init__()
        self.changed = Signal[[]]()
        self._journal = journal
        self._saved: dict[str, str] | None = None

    @property
    def unsaved(self) -> bool:
        """Return True if they differ from what was last saved, if they ever were."""
        return self._saved is not None and self != self._saved

    def mark_saved(self) -> None:
        """Record that they are saved as they are now."""
        self._saved = dict(self)

    def set(self, name: str, value: str, entry: str = "") -> None:
        """Set a tag, or remove it if empty; `entry` is the journal's entry for it."""
        if value == self.get(name, ""):
            return
        if value:
            self[name] = value
        else:
            del self[name]
        self._journal.write(entry or f"tag {name} {value}")
        self.changed.emit()


class Annotations:
    """Annotates the actions of a tree, and the players in the tags of its record."""

    def __init__(self, game: Game, cursor: Cursor, edits: EditHistory, tags: Tags) -> None:
        self._game = game
        self._cursor = cursor
        self._edits = edits
        self._tags = tags

    def note(self, comment: str) -> None:
        """Set the comment at the cursor, plain text on one line; empty for none."""
        self._comment(self._cursor.node, one_line(comment), Edit.COMMENT)

    def judge(self, nags: Iterable[int]) -> None:
        """Replace the glyphs on the action at the cursor. Raises ValueError for an unknown one."""
        from cfanp_gui.record.movetext import MAX_NAG

        glyphs = tuple(dict.fromkeys(nags))
        if wrong := [nag for nag in glyphs if not 0 <= nag <= MAX_NAG]:
            raise ValueError(f"{wrong[0]} is no annotation (expected 0 to {MAX_NAG})")
        node = self._cursor.node
        if node.parent is not None:
            self._edits.note(node, notes_of(node)._replace(nags=glyphs), Edit.GLYPH)

    def say(self, text: str, node: Node | None = None, more: bool = False) -> None:
        """Set a person's words in the comment on an action; `more` joins the change before."""
        from cfanp_gui.record.movetext import with_said

        where = node or self._cursor.node
        self._comment(where, one_line(with_said(where.comment, text)), Edit.COMMENT, more)

    def draw(self, drawings: Drawings) -> None:
        """Replace the arrows and rings drawn on the position at the cursor."""
        from cfanp_gui.record.drawing_comment import with_drawings

        node = self._cursor.node
        comment = with_drawings(node.comment, drawings, node.position, node.pushed)
        self._comment(node, one_line(comment), Edit.DRAWING)

    def _comment(self, node: Node, comment: str, edit: Edit, more: bool = False) -> None:
        self._edits.note(node, notes_of(node)._replace(comment=comment), edit, more)

    def describe(self, player: int, text: str) -> None:
        """Set the note about a player and their army, kept in a tag of the record; empty for none.

        Raises ValueError for an unknown player.
        """
        if player not in range(1, self._cursor.node.position.players + 1):
            raise TextError("there is no player {number}", number=player)
        value = one_line(text)
        self._tags.set(self._note_tag(player), value, f"about {player} {value}")

    def description(self, player: int) -> str:
        """Return the note about a player and their army; empty if there is none."""
        if not any(name.startswith(NOTE_TAG) for name in self._tags):
            return ""  # avoids loading the module for the tags' names
        return self._tags.get(self._note_tag(player), "")

    def _note_tag(self, player: int) -> str:
        return f"{NOTE_TAG}{self._game.notation.naming.label(player)}"


def one_line(comment: str) -> str:
    """Return a comment as written in a record."""
    from cfanp_gui.record.movetext import MAX_COMMENT, single

    return single(comment.replace("}", ")"))[:MAX_COMMENT].rstrip(" ")
