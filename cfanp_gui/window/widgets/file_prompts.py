"""Dialogs that ask for the name of a file to open or to save."""

from pathlib import Path

from PySide6 import QtWidgets

from cfanp_gui.core.text import one_line
from cfanp_gui.table.translate import tr
from cfanp_gui.window.services.settings import Settings


def ask_open_name(parent: QtWidgets.QWidget, title: str, folder: Path, kinds: str) -> Path | None:
    """Return the file a person wants to open, or None; `kinds` are filters in Qt's form."""
    from cfanp_gui.window.widgets.own_icons import style_next_file_dialog

    style_next_file_dialog()
    name, _ = QtWidgets.QFileDialog.getOpenFileName(parent, title, str(folder), kinds)
    return Path(name) if name else None


def ask_new_name(
    parent: QtWidgets.QWidget, title: str, proposed: Path, kinds: str
) -> tuple[Path | None, str]:
    """Return the name under which a person wants to save, or None, and the filter chosen."""
    from cfanp_gui.window.widgets.own_icons import style_next_file_dialog

    style_next_file_dialog()
    # Qt would ask whether to replace a file before its name is complete, and take a name that
    # looks like markup for it.
    option = QtWidgets.QFileDialog.Option.DontConfirmOverwrite
    name, kind = QtWidgets.QFileDialog.getSaveFileName(
        parent, title, str(proposed), kinds, "", option
    )
    return Path(name) if name else None, kind


def may_replace(parent: QtWidgets.QWidget, title: str, path: Path) -> bool:
    """Ask before a file is overwritten; return True if it may be."""
    from cfanp_gui.window.widgets import dialogs

    question = tr("There is a file “{file}” already. Replace it?")
    question = question.format(file=one_line(path.name))
    buttons, icon = QtWidgets.QMessageBox.StandardButton, QtWidgets.QMessageBox.Icon.Question
    choices = buttons.Save | buttons.Cancel
    return dialogs.message(parent, title, question, choices, icon) == buttons.Save


def ask_save_name(
    window: QtWidgets.QWidget,
    settings: Settings,
    title: str,
    proposed: str,
    kinds: list[tuple[str, str]],
) -> Path | None:
    """Return the name under which a person wants to save, of one of some kinds; None for none.

    `kinds` are words and suffixes, such as ``("SVG picture", ".svg")``; the first is the default.
    """
    filters = [f"{words} (*{suffix})" for words, suffix in kinds]
    name = settings.folder() / f"{proposed}{kinds[0][1]}"
    path, chosen = ask_new_name(window, title, name, ";;".join(filters))
    if path is None:
        return None
    suffixes = [suffix for _, suffix in kinds]
    if path.suffix.lower() not in suffixes:
        suffix = suffixes[filters.index(chosen)] if chosen in filters else suffixes[0]
        path = path.with_name(path.name + suffix)
    if path.exists() and not may_replace(window, title, path):
        return None
    settings.set_folder(path.parent)
    return path
