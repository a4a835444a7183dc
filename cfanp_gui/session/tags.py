"""Additional tags of a game's record."""

from __future__ import annotations

from cfanp_gui.session.journal_writer import JournalWriter
from cfanp_gui.session.signals import Signal


class Tags(dict[str, str]):
    """Tags such as ``Date``; changes by a person are written to the journal at once."""

    def __init__(self, journal: JournalWriter) -> None:
        super().__init__()
        self.changed = Signal[[]]()
        self._journal = journal
        self._saved: dict[str, str] | None = None

    @property
    def unsaved(self) -> bool:
        """Return True if they differ from what was last saved, if they ever were."""
        return self._saved is not None and self != self._saved

    def mark_saved(self) -> None:
        """Record that they are saved as they are now."""
        self._saved = dict(self)

    def set(self, name: str, value: str, entry: str = "") -> None:
        """Set a tag, or remove it if empty; `entry` is the journal's entry for it."""
        if value == self.get(name, ""):
            return
        if value:
            self[name] = value
        else:
            del self[name]
        self._journal.write(entry or f"tag {name} {value}")
        self.changed.emit()
