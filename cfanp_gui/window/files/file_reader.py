"""What is read of a file of games, on another thread than the window's."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from cfanp_gui.core.text import Text
from cfanp_gui.games.registry import default_game, find_game

if TYPE_CHECKING:
    from cfanp_gui.library.headings import GamePlace
    from cfanp_gui.record.game_record import GameRecord
    from cfanp_gui.session.game_file import GameFile


def read_games(path: Path, number: int = 0) -> tuple[GameFile, list[GameRecord]]:
    """Return a file, as it was before it was read, and its games; a position is one without moves.

    `number` is one of them that has to be there, from 0. Raises OSError and RecordError.
    """
    # Loaded here, on the other thread.
    from cfanp_gui.record import cpgn
    from cfanp_gui.record.files import check_regular, sweep_parts
    from cfanp_gui.record.game_record import RecordError
    from cfanp_gui.session import formats
    from cfanp_gui.session.game_file import GameFile

    file = GameFile.now(path, number)
    check_regular(path)
    if path.suffix.lower() in (*formats.kinds_of_games(), *formats.kinds_of_positions()):
        games = formats.load(path, default_game())
    else:
        games = cpgn.load(path, find_game)
    sweep_parts(path.parent)
    if not games:
        raise RecordError(Text("it contains no game"))
    if number >= len(games):
        raise RecordError(Text("it contains no game {number} any more", number=number + 1))
    return file._replace(alone=len(games) == 1), games


def read_one(path: Path, number: int, place: GamePlace | None) -> tuple[GameFile, GameRecord]:
    """Return a file and one of its games, by its number from 0.

    Where its `place` is known and the file is as it was, the others are not read. Raises OSError
    and RecordError.
    """
    from cfanp_gui.library import headings
    from cfanp_gui.record.files import check_regular
    from cfanp_gui.record.game_record import RecordError
    from cfanp_gui.session.game_file import GameFile

    file, status = GameFile.now(path, number), check_regular(path)
    if place is not None and (status.st_mtime_ns, status.st_size) == (place.modified, place.size):
        with suppress(RecordError):  # what is wrong with the file is told by reading all of it
            with headings.games_of(path) as filed:
                game = filed.game(place.begin, place.end)
            return file._replace(alone=place.of == 1), game
    file, games = read_games(path, number)
    return file, games[number]
