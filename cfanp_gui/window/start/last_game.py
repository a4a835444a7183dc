"""Game that was played last, with its picture, looked for off the window's thread."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.text import one_line
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
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.library.game_delegate import CLEAR, draw_end
from cfanp_gui.window.library.games_model import standing_line


@dataclass(frozen=True, slots=True)
class LastGame:
    """Game that can be continued."""

    entry: GameEntry
    picture: QImage
    number: int | None
    """Number of the game in the file, from 0; None if only the file is known."""

    @property
    def words(self) -> str:
        """Return the text on it: the players and the state, or the number of games."""
        entry = self.entry
        if not entry.of:
            return one_line(entry.path.name)
        if entry.of > 1 and self.number is None:
            return ", ".join((one_line(entry.path.name), tr("%n game(s)", "", entry.of)))
        return f"{translated(players_line(entry))}, {standing_line(entry)}"


FAR = 5_000_000
"""Maximum number of bytes of a file that are searched."""
Place = tuple[str, int | None]
"""File, and the number of a game in it, from 0; None if that is not known."""


def last_game(
    places: list[Place], size: QSize, ratio: float, ground: Ground = CLEAR, far: int = FAR
) -> LastGame | None:
    """Return the unfinished game at the first of some places that has one; None if none has.

    Of a file of several games the first may be finished if it is not known which was played. Its
    picture, in the colours of a ground, fits into `size` on a screen of a pixel ratio. No more than
    about `far` bytes of a file are searched. Any thread will do.
    """
    for name, number in places:
        path = Path(name)
        if not formats.holds_games(path.suffix.lower()):
            continue
        try:
            # No more of a long file is read than is searched.
            is_long = check_regular(path).st_size > far and GameFile.now(path).has_encodings
            encoding = first_encoding(path) if is_long else None
            with games_of(path, encoding) as filed:
                if (located := _locate(filed, number, far)) is None:
                    continue
                text, count, known = located
                record = filed.game(text.begin, text.end)
            end, at = game_end(record), text.number - 1
            if not end.unfinished and (count == 1 or known is not None):
                continue
            whose = record.game, record.names, record.result, "", "", record.colours
            entry = GameEntry(path, at, count, *whose, end.rounds, end.actions)
            return LastGame(entry, draw_end(entry, end.position, size, ratio, ground), known)
        except (OSError, RecordError, IllegalAction):
            continue
    return None


def _locate(
    filed: FiledGames, number: int | None, far: int
) -> tuple[GameText, int, int | None] | None:
    """Return a game of a file, or its first one; None if it is far on in a long file.

    Beside it are the minimum number of games, 0 if they were not counted, and its own if it was
    asked for and exists.
    """
    first, count = None, 0
    for text in filed.texts():
        first, count = first or text, text.number
        if number is not None and text.number == number + 1:
            return text, max(2, count) if text.end < filed.size else count, number
        if text.end > far:
            return (first, 0, None) if number is None else None
    return None if first is None else (first, count, None)
