"""Base games from files a person has added, copied to a folder of the program."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from cfanp_gui.games.pairs.base_games import DescribedGames

if TYPE_CHECKING:
    from cfanp_gui.games.armies.base_game import BaseGame
    from cfanp_gui.games.pairs.described.library import Refused

SUFFIX = ".ini"


class AddedGames:
    """Games of all files in the folder, read on demand."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files: list[DescribedGames] | None = None

    @property
    def found(self) -> tuple[BaseGame, ...]:
        return tuple(game for file in self._read() for game in file.found)

    @property
    def refused(self) -> tuple[Refused, ...]:
        return tuple(game for file in self._read() for game in file.refused)

    def add(self, path: Path) -> DescribedGames:
        """Copy a file into the folder; return its games. Raises OSError and ValueError."""
        from cfanp_gui.record.files import read_file, replace_file

        data = read_file(path, DescribedGames.LONGEST)
        file = DescribedGames.of_file(path.name, data)
        file.check()
        if not file.found:
            raise ValueError(file.refused[0].sentence)
        self.folder.mkdir(parents=True, exist_ok=True)
        replace_file(self.folder / path.with_suffix(SUFFIX).name, data)
        self._files = None
        return file

    def _read(self) -> list[DescribedGames]:
        """Return the files of the folder sorted by name, except unreadable ones."""
        if self._files is None:
            from cfanp_gui.record.files import read_file

            self._files = []
            for path in sorted(self.folder.glob(f"*{SUFFIX}")):
                with suppress(OSError, ValueError):
                    data = read_file(path, DescribedGames.LONGEST)
                    self._files.append(DescribedGames.of_file(path.name, data))
        return self._files


@lru_cache(4)
def added_games(folder: Path) -> AddedGames:
    """Return the games added to a folder, the same object each time."""
    return AddedGames(folder)
