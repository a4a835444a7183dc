"""Sentences about files, filters of file dialogs, and names and formats for saving."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6 import QtWidgets

from cfanp_gui.core.text import one_line
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.services.settings import Settings


def reason(problem: Exception) -> str:
    """Return the reason a file cannot be read or written, in the current language."""
    return translated(problem)


def not_opened(path: Path, problem: Exception) -> str:
    """Return the sentence that a file cannot be opened."""
    return tr("{file} cannot be opened: {reason}.").format(
        file=one_line(path.name), reason=reason(problem)
    )


def not_in_another_encoding(path: Path) -> str:
    """Return the sentence that a file just saved is in an encoding that is known."""
    return tr(
        "{file} is in Unicode (UTF-8) since it was saved, so it is not read in another encoding."
    ).format(file=one_line(path.name))


def not_pasted(problem: Exception) -> str:
    """Return the sentence that a text is no game or position that can be put on the table."""
    return tr("This text cannot be opened: {reason}.").format(reason=reason(problem))


def not_as_saved(path: Path, why: str) -> str:
    """Return the sentence that a file was opened, but not at the position that it records."""
    return tr("{file} is not opened as it was saved: {reason}.").format(
        file=one_line(path.name), reason=translated(why)
    )


def not_saved(path: Path, problem: Exception) -> str:
    """Return the sentence that a file cannot be saved."""
    return tr("{file} cannot be saved: {reason}.").format(
        file=one_line(path.name), reason=reason(problem)
    )


def saved(session: GameSession, path: Path, anew: bool) -> str:
    """Return the sentence on a saved game, which mentions variations.

    `anew` is True if its file was no longer there.
    """
    variations = sum(node.heads_variation for node in session.root.whole())
    if anew:
        return tr("{file} was no longer there; the game is saved there anew.").format(
            file=one_line(path.name)
        )
    if not variations:
        return tr("The game is saved as {file}.").format(file=one_line(path.name))
    return tr("The game is saved as {file}, with %n variation(s).", "", variations).format(
        file=one_line(path.name)
    )


_NOT_IN_NAMES = frozenset('\\/:*?"<>|')
"""Characters that are not allowed in file names on some system."""
_NAMED = 4
"""Maximum number of players named in a file name."""
_LONGEST = 48
"""Maximum length of their names in it, in letters; some systems count four for one."""


def file_name(session: GameSession) -> str:
    """Return a file name for a game, without its suffix: the players, and the date."""
    names = [seat.name for seat in session.match.seats]
    more = ["…"] if len(names) > _NAMED else []
    day = session.tags.get("Date", "").replace(".", "-")
    players = ", ".join(names[:_NAMED] + more)[:_LONGEST]
    kept = (
        letter if letter.isprintable() and letter not in _NOT_IN_NAMES else "_"
        for letter in f"{players} {day}"
    )
    return "".join(kept).strip(". ")


def difference(path: Path, alike: int, there: Sequence[Node], here: Sequence[Node]) -> str:
    """Return the difference between a file's game and another one that is to be saved there.

    `there` and `here` are the positions of their main lines, `alike` the actions that these share.
    """
    if len(there) == len(here) == alike + 1:
        return tr(
            "{file} on the disk has the same actions as your game; only names, notes, variations "
            "or times may differ."
        ).format(file=one_line(path.name))
    return tr(
        "{file} on the disk is like your game for %n action(s); then it has {there} more, and your "
        "game {here} more.",
        "",
        alike,
    ).format(file=one_line(path.name), there=len(there) - 1 - alike, here=len(here) - 1 - alike)


SUFFIX = ".cpgn"
"""Suffix of a game record."""


LESSONS = ".txt"
"""Suffix of a file of lessons."""


def endings() -> tuple[str, ...]:
    """Return the suffixes of files that can be opened."""
    from cfanp_gui.session import formats

    return (*formats.kinds_of_games(), *formats.kinds_of_positions(), LESSONS)


def has_encodings(path: Path) -> bool:
    """Return True if a file may be in another encoding; our own are always UTF-8."""
    from cfanp_gui.session import formats

    kind = path.suffix.lower()
    return formats.holds_games(kind) and kind != formats.RECORD


def megabytes(at: int, size: int) -> str:
    """Return the words for the part of a file that has been read; both are bytes."""
    words = tr("{done} MB of {all} MB")
    return words.format(done=at // 1_000_000, all=max(1, round(size / 1_000_000)))


def open_filter() -> str:
    """Return the filter of a dialog for the files that can be opened."""
    patterns = " ".join(f"*{suffix}" for suffix in endings())
    return _filter((tr("Games, positions and lessons"), patterns), (tr("All files"), "*"))


def save_filter(session: GameSession | None = None) -> str:
    """Return the filter of a dialog for the files a game can be saved as; all without a game."""
    from cfanp_gui.session import formats

    titles = {
        SUFFIX: tr("Game record"),
        ".pgn": tr("PGN, two armies"),
        ".fen": tr("FEN, two armies"),
        ".svg": tr("Picture"),
        formats.PAGE: tr("Web page"),
    }
    suffixes: tuple[str, ...] = (
        *formats.kinds_of_games(),
        formats.PAGE,
        *formats.kinds_of_positions(),
        *formats.PICTURES,
    )
    if session is not None:
        suffixes = formats.written_as(session.match.game)
    file_types = (
        (titles.get(suffix, tr("Position")), f"*{suffix}")
        for suffix in suffixes
        if suffix != ".png"
    )
    return _filter(*file_types, (tr("All files"), "*"))


def _filter(*file_types: tuple[str, str]) -> str:
    return ";;".join(f"{title} ({patterns})" for title, patterns in file_types)


def ask_open_name(parent: QtWidgets.QWidget, title: str, folder: Path, kinds: str) -> Path | None:
    """Return the file a person wants to open, or None; `kinds` are filters in Qt's form."""
    from cfanp_gui.window.widgets.own_icons import dress_next_file_dialog

    dress_next_file_dialog()
    name, _ = QtWidgets.QFileDialog.getOpenFileName(parent, title, str(folder), kinds)
    return Path(name) if name else None


def ask_save_name(
    window: QtWidgets.QWidget,
    settings: Settings,
    title: str,
    proposed: str,
    kinds: list[tuple[str, str]],
) -> Path | None:
    """Return the name under which a person wants to save, of one of some kinds; None for none.

    `kinds` are words and suffixes, such as ``("SVG picture", ".svg")``; a name without any of the
    suffixes gets that of the kind chosen. Replacing another file has been confirmed, and the folder
    is remembered.
    """
    from cfanp_gui.window.play import game_dialogs
    from cfanp_gui.window.widgets.own_icons import dress_next_file_dialog

    dress_next_file_dialog()
    filters = [f"{words} (*{suffix})" for words, suffix in kinds]
    # Qt would ask about replacing a file before its name is complete.
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


def place_line(path: Path, number: int | None) -> str:
    """Return the name of a file, with the number of a game in it, from 0, if there are several."""
    name = one_line(path.name)
    if number is None:
        return name
    return tr("{file}, game {number}").replace("{number}", str(number + 1)).replace("{file}", name)
