"""Sentences about files, filters of file dialogs, and names and formats for saving."""

from collections.abc import Sequence
from pathlib import Path

from cfanp_gui.core.text import one_line
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node
from cfanp_gui.table.translate import tr, translated


def not_opened(path: Path, problem: Exception) -> str:
    """Return the sentence that a file cannot be opened."""
    return tr("{file} cannot be opened: {reason}.").format(
        file=one_line(path.name), reason=translated(problem)
    )


def saved(session: GameSession, path: Path, anew: bool) -> str:
    """Return the sentence on a saved game; `anew` is True if its file was no longer there."""
    variations = sum(node.heads_variation for node in session.root.whole())
    words = tr("The game is saved as {file}.")
    if variations:
        words = tr("The game is saved as {file}, with %n variation(s).", "", variations)
    if anew:
        words = tr("{file} was no longer there; the game is saved there anew.")
    return words.format(file=one_line(path.name))


_NAMED = 4
"""Maximum number of players named in a file name."""
_LONGEST = 48
"""Maximum length of their names in it, in letters; some systems count four for one."""


def file_name(session: GameSession) -> str:
    """Return a file name for a game, without its suffix: the players, and the date."""
    from cfanp_gui.record.files import allowed_name  # no window opens with it

    names = session.match.names
    more = ["…"] if len(names) > _NAMED else []
    day = session.tags.get("Date", "").replace(".", "-")
    players = ", ".join([*names[:_NAMED], *more])[:_LONGEST]
    return allowed_name(f"{players} {day}")


def difference(path: Path, alike: int, there: Sequence[Node], here: Sequence[Node]) -> str:
    """Return the difference of a file's main line from that of a game to be saved there."""
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
    if session is not None:
        suffixes = formats.written_as(session.match.game)
    else:
        positions = *formats.kinds_of_positions(), *formats.PICTURES
        suffixes = *formats.kinds_of_games(), formats.PAGE, *positions
    file_types = (
        (titles.get(suffix, tr("Position")), f"*{suffix}")
        for suffix in suffixes
        if suffix != ".png"
    )
    return _filter(*file_types, (tr("All files"), "*"))


def _filter(*file_types: tuple[str, str]) -> str:
    return ";;".join(f"{title} ({patterns})" for title, patterns in file_types)


def place_line(path: Path, number: int | None) -> str:
    """Return the name of a file, with the number of a game in it, from 0, if there are several."""
    name = one_line(path.name)
    if number is None:
        return name
    return tr("{file}, game {number}").replace("{number}", str(number + 1)).replace("{file}", name)
