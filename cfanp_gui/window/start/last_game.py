"""The game that was saved or opened last, with its picture, looked for away from the window's
thread."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

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


def last_game(recent: Sequence[str], size: QSize, ratio: float) -> tuple[GameEntry, QImage] | None:
    """Return the first game of the first of some files that holds one; None where none does.

    Its picture is as large as fits into `size` on a screen of a pixel ratio. Any thread will do.
    """
    for path in map(Path, recent):
        if path.suffix.lower() not in formats.GAMES:
            continue
        try:
            check_regular(path)
            records = formats.load(path, default_game())
            for record in records[:1]:
                end = game_end(record)
                entry = GameEntry(
                    path, 0, len(records), record.game, record.names, record.result, "", "",
                    record.colours, end.rounds, end.actions,
                )  # fmt: skip
                picture = draw_end(entry, end.position, size, ratio)
                picture.setDevicePixelRatio(ratio)
                return entry, picture
        except (OSError, RecordError, IllegalAction):
            continue
    return None


def words_of(entry: GameEntry) -> str:
    """Return what is said of it: who plays and how it stands, or how many games there are."""
    if entry.of > 1:
        games = tr("%n game(s)", "", entry.of)
        return f"{one_line(entry.path.name)}, {games}"
    return f"{translated(players_line(entry))}, {standing_line(entry)}"
