"""Which files a dialog offers to open and to save as."""

from __future__ import annotations

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.translate import tr

SUFFIX = ".cpgn"
"""The end of the name of a game record."""


def open_filter() -> str:
    """Return the filter of a dialog for the files that can be opened."""
    from cfanp_gui.session import formats

    patterns = " ".join(f"*{suffix}" for suffix in (*formats.GAMES, *formats.POSITIONS))
    return _filter((tr("Games and positions"), patterns), (tr("All files"), "*"))


def save_filter(session: GameSession | None = None) -> str:
    """Return the filter of a dialog for the files a game can be saved as; all without a game."""
    from cfanp_gui.session import formats

    titles = {
        SUFFIX: tr("Game record"),
        ".pgn": tr("PGN, two armies"),
        ".fen": tr("FEN, two armies"),
        ".svg": tr("Picture"),
    }
    suffixes: tuple[str, ...] = (*formats.GAMES, *formats.POSITIONS, *formats.PICTURES)
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
