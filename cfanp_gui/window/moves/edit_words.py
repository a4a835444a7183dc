"""What undo and redo are called where they change the tree of a game."""

from __future__ import annotations

from cfanp_gui.session.edit_history import Edit
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.translate import tr


def undo_title(session: GameSession | None) -> str:
    """Return what the command is called that takes back what was done last."""
    edit = None if session is None else session.edits.edit_to_undo
    return tr("&Undo") if edit is None else tr("&Undo {change}").format(change=word_for(edit))


def redo_title(session: GameSession | None) -> str:
    """Return what the command is called that does again what was taken back."""
    edit = None if session is None else session.edits.edit_to_redo
    return tr("&Redo") if edit is None else tr("&Redo {change}").format(change=word_for(edit))


def word_for(edit: Edit) -> str:
    """Return a change of the tree in a word."""
    match edit:
        case Edit.COMMENT:
            return tr("comment", "what is undone")
        case Edit.GLYPH:
            return tr("sign", "what is undone")
        case Edit.DRAWING:
            return tr("drawing", "what is undone")
        case Edit.CUT:
            return tr("cut", "what is undone")
        case Edit.PASTE:
            return tr("paste", "what is undone")
        case Edit.DELETE:
            return tr("deletion", "what is undone")
        case Edit.PROMOTE:
            return tr("promotion", "what is undone")
