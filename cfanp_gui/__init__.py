"""Chess For Any Number of Players: rules, records and a table to play at."""

__version__ = "0.1.0"

_COMMIT = "$Format:%h$"
"""Commit of an archive, which `git archive` puts here, or a build; nothing of it in a checkout."""
BUILD = __version__ if _COMMIT.startswith("$") else f"{__version__}, commit {_COMMIT}"
"""Version and commit, as the program names itself."""
