"""Game that was played last, with its picture, looked for off the window's thread."""

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.library.entries import GameEntry, players_line
from cfanp_gui.library.headings import FiledGames, games_of
from cfanp_gui.library.playing_through import game_end
from cfanp_gui.record.files import check_regular
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.record.game_scanner import GameText
from cfanp_gui.record.game_texts import first_encoding
from cfanp_gui.record.picture_document import Ground
from cfanp_gui.session import formats
from cfanp_gui.session.game_file import GameFile
from cfanp_gui.table.translate import joined
from cfanp_gui.window.library.game_delegate import CLEAR, draw_end
from cfanp_gui.window.library.games_model import standing_line

FAR = 5_000_000
"""Maximum number of bytes of a file that are searched."""


def last_game(
    path: Path, number: int, size: QSize, ratio: float, ground: Ground = CLEAR, far: int = FAR
) -> tuple[str, QImage] | None:
    """Return words on an unfinished game of a file, by its number from 0, and its picture.

    None stands for a game that is gone or finished. The picture, in the colours of a ground, fits
    into `size` on a screen of a pixel ratio. No more than about `far` bytes of the file are
    searched. Any thread will do.
    """
    if not formats.holds_games(path.suffix.lower()):
        return None
    try:
        # No more of a long file is read than is searched.
        is_long = check_regular(path).st_size > far and GameFile.now(path).has_encodings
        encoding = first_encoding(path) if is_long else None
        with games_of(path, encoding) as filed:
            if (text := _locate(filed, number, far)) is None:
                return None
            record = filed.game(text.begin, text.end)
        if not (end := game_end(record)).unfinished:
            return None
        whose = record.game, record.names, record.result, "", "", record.colours
        entry = GameEntry(path, number, 0, *whose, end.rounds, end.actions)
        words = joined(", ", (players_line(entry), standing_line(entry)))
        return words, draw_end(entry, end.position, size, ratio, ground)
    except (OSError, RecordError, IllegalAction):
        return None


def _locate(filed: FiledGames, number: int, far: int) -> GameText | None:
    """Return a game of a file; None if there is none, or only far on in a long file."""
    for text in filed.texts():
        if text.number == number + 1:
            return text
        if text.end > far:
            break
    return None
