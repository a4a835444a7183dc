"""Folders in which the program keeps its data.

This module does not import Qt: another program of this user is looked for before Qt is loaded.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import platformdirs

from cfanp_gui.assets import GAMES, PROGRAM, user_data


@dataclass(frozen=True, slots=True)
class AppDirs:
    """Folders for settings, running games, logs, crash reports, and a cache."""

    settings: Path
    journals: Path
    logs: Path
    cache: Path
    """Folder for data that can be made anew from other files."""
    documents: Path | None = None
    """Folder for a person's documents; None for that of the platform."""

    @property
    def crashes(self) -> Path:
        """Return the folder for crash reports."""
        return self.logs / "crashes"

    @property
    def games(self) -> Path:
        """Return the folder for the files of base games that a person has added."""
        return self.journals.with_name(GAMES)

    @property
    def my_games(self) -> Path:
        """Return the folder in which finished games are kept, unless another one was chosen."""
        documents = self.documents or Path(platformdirs.user_documents_dir())
        if not documents.is_dir():
            return self.journals.with_name("kept")
        return documents / "Chess For Any Number of Players"

    @classmethod
    def of_platform(cls) -> AppDirs:
        """Return the folders by the platform's conventions for this user."""
        return cls(
            Path(platformdirs.user_config_dir(PROGRAM, appauthor=False)),
            user_data() / "running",
            Path(platformdirs.user_log_dir(PROGRAM, appauthor=False)),
            Path(platformdirs.user_cache_dir(PROGRAM, appauthor=False)),
        )

    @classmethod
    def below(cls, folder: Path) -> AppDirs:
        """Return all of them below one folder, as tests need."""
        names = "settings", "running", "logs", "cache", "documents"
        return cls(*(folder / name for name in names))
