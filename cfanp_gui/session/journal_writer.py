"""Writer of a session's entries to its journal."""

import logging
from typing import TYPE_CHECKING

from cfanp_gui.core.text import Text, sentence_of
from cfanp_gui.session.signals import Signal

if TYPE_CHECKING:
    from cfanp_gui.record.journal import Journal


SAVED = "saved"
"""Entry that marks everything before it as saved."""
STAND, RESULT, TIMES_AT = "stand", "result", "times"
"""Words of entries for the state of a session beyond its tree.

A record has the tree. The effect of the next step depends on more: on the cursor and the way ahead
of it, on whether the game is being played, and on the times at every position.
"""
FLAGS = ("live", "taking_back", "given", "frozen")
"""Flags of an entry `STAND`."""
TIMES = " clock "
"""Separator in an entry between an action and the times after it."""
_log = logging.getLogger(__name__)


class JournalWriter:
    """Writes entries in order, after any that could not be written before."""

    def __init__(self) -> None:
        self.log: Journal | None = None
        """Journal, or None."""
        self.failed = Signal[[str]]()
        """Emitted with a sentence when it cannot be written, as on a full disk."""
        self._unwritten: list[str] = []

    def write(self, entry: str) -> None:
        """Write an entry, or keep it until the journal can be written again."""
        if self.log is None:
            return
        known = bool(self._unwritten)
        self._unwritten.append(entry)
        try:
            while self._unwritten:
                self.log.append(self._unwritten[0])
                del self._unwritten[0]
        except OSError as problem:
            _log.exception("the journal could not be written")
            if not known:
                message = Text(
                    "The journal of this game cannot be written ({reason}); "
                    "save the game yourself.",
                    reason=sentence_of(problem),
                )
                self.failed.emit(message)
