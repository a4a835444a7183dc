"""The game that was played last, with its picture, looked for away from the window's thread."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.text import one_line
from cfanp_gui.games.registry import default_game
from cfanp_gui.library.entries import GameEntry, players_line
from cfanp_gui.library.playing_through import game_end
from cfanp_gui.record.files import check_regular
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.session import formats
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.library.game_delegate import draw_end
from cfanp_gui.window.library.games_model import standing_line


class LastGame(NamedTuple):
    """A game that can be continued."""

    entry: GameEntry
    picture: QImage
    number: int | None
    """Which of the file's games it is, from 0; None where the file is all that is known of it."""

    @property
    def words(self) -> str:
        """Return what is said of it: who plays and how it stands, or how many games there are."""
        entry = self.entry
        if entry.of > 1 and self.number is None:
            games = tr("%n game(s)", "", entry.of)
            return f"{one_line(entry.path.name)}, {games}"
        return f"{translated(players_line(entry))}, {standing_line(entry)}"


Place = tuple[str, int | None]
"""A file, and which of its games, from 0; None where that is not known."""


def last_game(places: Sequence[Place], size: QSize, ratio: float) -> LastGame | None:
    """Return the game at the first of some places where there is one; None where none is.

    Its picture is as large as fits into `size` on a screen of a pixel ratio. Any thread will do.
    """
    for name, number in places:
        path = Path(name)
        if path.suffix.lower() not in formats.kinds_of_games():
            continue
        try:
            check_regular(path)
            records = formats.load(path, default_game())
            known = number if number is None or number < len(records) else None
            for at, record in list(enumerate(records))[known or 0 :][:1]:
                end = game_end(record)
                entry = GameEntry(
                    path, at, len(records), record.game, record.names, record.result, "", "",
                    record.colours, end.rounds, end.actions,
                )  # fmt: skip
                picture = draw_end(entry, end.position, size, ratio)
                picture.setDevicePixelRatio(ratio)
                return LastGame(entry, picture, known)
        except (OSError, RecordError, IllegalAction):
            continue
    return None
