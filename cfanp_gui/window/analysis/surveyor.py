"""Computation of insight off the window's thread, as long as the results are seen.

A change of the position or of the army cancels the computation and begins it anew. Nothing is
computed while nobody wants it.
"""

import pickle
from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QObject, Signal

from cfanp_gui.core.boards import Pair
from cfanp_gui.insight.matrix import Cell, KingState, cells
from cfanp_gui.insight.survey import Danger, Survey, dangers
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.table.timers import single_shot
from cfanp_gui.window.services.background import Stream

Finding = Cell | Danger


class Surveyor(QObject):
    """Known facts about a session's position: the cells of an army, and its dangers."""

    began = Signal()
    """Emitted when all known facts are void; new ones are about another position or army."""
    came = Signal()
    """Emitted when more is known."""
    ended = Signal()
    """Emitted when all is known, or nothing can be."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session: GameSession | None = None
        self.chosen: int | None = None
        """Army asked about; None for the one to move, or the first if none is."""
        self.army: int | None = None
        """Army of the facts; None if there can be no facts."""
        self.living: tuple[int, ...] = ()
        """Armies that can be asked about, in batting order."""
        self.mover: int | None = None
        """Army to move; None if the game is over, or there can be no facts."""
        self.cells: dict[Pair, Cell] = {}
        self.dangers: list[Danger] = []
        self.complete = False
        """True if all is known."""
        self._wanted: set[str] = set()
        self._stream: Stream | None = None
        self._unsubscribe: Unsubscribe = lambda: None
        # Of several steps made at once only the last position is computed; and the table is
        # drawn first.
        self._start_timer = single_shot(self, 0, self._start)

    @property
    def is_possible(self) -> bool:
        """Return True if there can be facts about the game on the table."""
        if (session := self.session) is None or session.viewer is not None:
            return False
        return Survey.is_possible(session.position)

    @property
    def wanted(self) -> bool:
        """Return True if somebody wants the facts."""
        return bool(self._wanted)

    @property
    def checking_boards(self) -> frozenset[int]:
        """Return the boards that would give check if pushed against the King's board."""
        in_check = KingState.CHECK, KingState.MATED
        checked = [pair for pair, cell in self.cells.items() if cell.king in in_check]
        if self.session is None or not checked:
            return frozenset()
        types, pieces = self.session.game.piece_types, self.session.position.pieces()
        own = ((at, piece) for at, piece in pieces.items() if piece.army == self.army)
        home = next((at.board for at, piece in own if types[piece.letter].royal), None)
        return frozenset(board for pair in checked if home in pair for board in pair) - {home}

    def follow(self, session: GameSession | None) -> None:
        """Follow a session from now on."""
        self._unsubscribe()
        self.session, self.chosen = session, None
        if session is not None:
            self._unsubscribe = session.changed.connect(lambda _: self._begin())
        self._begin()

    def want(self, client: str, wanted: bool) -> None:
        """Record whether a client, by its name, wants the facts."""
        before = self.wanted
        self._wanted = self._wanted - {client} | ({client} if wanted else set())
        if self.wanted != before:
            self._begin()

    def ask_about(self, army: int | None) -> None:
        """Ask about an army as long as it lives; None for the one to move."""
        if army != self.chosen:
            self.chosen = army
            self._begin()

    def cancel(self) -> None:
        """Stop computing."""
        self._start_timer.stop()
        if self._stream is not None:
            self._stream.cancel()
            self._stream = None

    def _begin(self) -> None:
        """Forget all facts; compute them anew if somebody wants them."""
        self.cancel()
        self.cells, self.dangers, self.complete = {}, [], False
        self.army, self.mover, self.living = None, None, ()
        if (session := self.session) is not None and self.wanted and self.is_possible:
            survey = Survey(session.position)
            self.living, self.mover = survey.armies, survey.mover
            if self.living:
                self.army = self.chosen if self.chosen in self.living else self.living[0]
                self._start_timer.start()
        self.began.emit()
        if self.army is None:
            self.complete = True
            self.ended.emit()

    def _start(self) -> None:
        if (session := self.session) is None or self.army is None:
            return
        # A position caches its results; the other thread gets a copy of its own.
        copied = pickle.dumps(session.position)
        stream = Stream(partial(_found, copied, self.army))
        stream.came.connect(self._take)
        stream.done.connect(self._finish)
        stream.failed.connect(self._fail)
        self._stream = stream
        stream.start()

    def _take(self, findings: tuple[Finding, ...]) -> None:
        if self.sender() is not self._stream:
            return  # it was on its way when the computation was cancelled
        self.cells |= {cell.pair: cell for cell in findings if isinstance(cell, Cell)}
        self.dangers += [danger for danger in findings if isinstance(danger, Danger)]
        self.came.emit()

    def _fail(self, problem: Exception) -> None:
        """Have a fault of the program reported like any other."""
        raise problem

    def _finish(self) -> None:
        if self.sender() is not self._stream:
            return
        self.complete = True
        self.ended.emit()


def _found(copied: bytes, army: int) -> Iterator[Finding]:
    """Yield the cells of an army in a pickled position, and then its dangers."""
    survey = Survey(pickle.loads(copied))
    yield from cells(survey, army)
    yield from dangers(survey, army)
