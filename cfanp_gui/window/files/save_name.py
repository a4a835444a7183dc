"""Asking under which name something is to be saved."""

from __future__ import annotations

from pathlib import Path

from PySide6 import QtWidgets

from cfanp_gui.core.text import one_line
from cfanp_gui.table.translate import tr
from cfanp_gui.window.services.settings import Settings


def ask_save_name(
    window: QtWidgets.QWidget,
    settings: Settings,
    title: str,
    proposed: str,
    kinds: list[tuple[str, str]],
) -> Path | None:
    """Return the file a person wants something saved as, of one of some kinds; None for none.

    `kinds` are words and suffixes, such as ``("SVG picture", ".svg")``; a name without any of the
    suffixes gets that of the kind chosen. Whether another file may be replaced has been asked, and
    the folder is remembered.
    """
    from cfanp_gui.window.play import game_dialogs
    from cfanp_gui.window.widgets.own_icons import dress_next_file_dialog

    dress_next_file_dialog()
    filters = [f"{words} (*{suffix})" for words, suffix in kinds]
    # Qt would ask whether to replace a file before its name is complete.
    name, chosen = QtWidgets.QFileDialog.getSaveFileName(
        window,
        title,
        str(settings.folder() / f"{proposed}{kinds[0][1]}"),
        ";;".join(filters),
        "",
        QtWidgets.QFileDialog.Option.DontConfirmOverwrite,
    )
    if not name:
        return None
    path = Path(name)
    suffixes = [suffix for _, suffix in kinds]
    if path.suffix.lower() not in suffixes:
        suffix = suffixes[filters.index(chosen)] if chosen in filters else suffixes[0]
        path = path.with_name(path.name + suffix)
    if path.exists():
        buttons = QtWidgets.QMessageBox.StandardButton
        answer = game_dialogs.message(
            window,
            title,
            tr("There is a file “{file}” already. Replace it?").format(file=one_line(path.name)),
            buttons.Save | buttons.Cancel,
            QtWidgets.QMessageBox.Icon.Question,
        )
        if answer != buttons.Save:
            return None
    settings.set_folder(path.parent)
    return path
