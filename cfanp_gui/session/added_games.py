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
        from cfanp_gui.record.files import read_file

        data = read_file(path, DescribedGames.LONGEST)
        file = DescribedGames.of_file(path.name, data)
        file.check()
        if not file.found:
            raise ValueError(file.refused[0].sentence)
        self._put(path.with_suffix(SUFFIX).name, data)
        return file

    def texts(self) -> dict[str, str]:
        """Return the text of each file by its name without the suffix, sorted."""
        return {file.name.removesuffix(SUFFIX): file.text for file in self._read()}

    def keys(self, without: str = "") -> frozenset[str]:
        """Return the keys of the games of all files but one."""
        others = (file for file in self._read() if file.name != f"{without}{SUFFIX}")
        return frozenset(game.key for file in others for game in file.found)

    def write(self, name: str, text: str) -> None:
        """Save the text of a file; an empty one removes it. Raises OSError."""
        self._put(f"{name}{SUFFIX}", text.encode() if text.strip() else b"")

    def _put(self, name: str, data: bytes) -> None:
        """Write a file, or remove it for no data, without reading the others again."""
        from cfanp_gui.record.files import replace_file

        kept = [file for file in self._read() if file.name != name]
        if data:
            self.folder.mkdir(parents=True, exist_ok=True)
            replace_file(self.folder / name, data)
            kept.append(DescribedGames.of_file(name, data))
        else:
            (self.folder / name).unlink(missing_ok=True)
        self._files = sorted(kept, key=lambda file: file.name)

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
