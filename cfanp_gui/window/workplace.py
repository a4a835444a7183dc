"""Window as the controllers of its parts know it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from importlib import import_module
from operator import attrgetter
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMainWindow, QWidget

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.late import Late, Part
from cfanp_gui.window.menu_actions import later_parts

if TYPE_CHECKING:
    from cfanp_gui.table.access import TableAccess
    from cfanp_gui.table.animator import Animator
    from cfanp_gui.table.view import TableView
    from cfanp_gui.window.files.documents import Documents
    from cfanp_gui.window.files.opened_files import OpenedFiles
    from cfanp_gui.window.menu_actions import Commands
    from cfanp_gui.window.moves.moves_panel import MovesPanel
    from cfanp_gui.window.panels.side_panels import OrderPanel, PanelDocks
    from cfanp_gui.window.play.clocks import ClockHolder
    from cfanp_gui.window.services.settings import Settings
    from cfanp_gui.window.services.sounds import Sounds
    from cfanp_gui.window.start.start_view import StartView
    from cfanp_gui.window.widgets.pages import Pages


class Loaded(Late[Part]):
    """Part of a window whose class is loaded when it is made."""

    def __init__(self, entry: str, *needs: str, **told: str) -> None:
        """`entry` names the class as ``module:Class``; `needs` are attributes it is given too.

        `told` names a part of the window and its method, as "part.method", for each signal that
        is connected; the part is made when the signal is first emitted.
        """
        super().__init__(self.new)
        self._entry, self._needs, self._told = f"cfanp_gui.window.{entry}", needs, told

    def load(self) -> Callable[..., Part]:
        """Load the class, and return it."""
        module, _, name = self._entry.partition(":")
        return cast(Callable[..., Part], getattr(import_module(module), name))

    def new(self, window: Workplace) -> Part:
        """Return a new part for a window."""
        made = self.load()(window, *(getattr(window, name) for name in self._needs))
        for signal, method in self._told.items():
            getattr(made, signal).connect(attrgetter(method)(later_parts(window)))
        return made


class Workplace(QMainWindow):
    """Window with a table: what lies on it, what is beside it, and ways to say something."""

    analysed = Signal()
    """Emitted when a position was laid on the table to be analysed."""
    access: TableAccess | None = None
    """Connection to assistive tools; None until the first picture has been shown."""
    animator: Animator
    clock_holder: ClockHolder
    commands: Commands
    documents: Documents
    give_table: Callable[[Callable[[Any], object]], object]
    """Calls a function that begins an exercise with a window in which no game is lost by it."""
    leave_exercise: Callable[[], object]
    """Clears the table, or closes the window, after an exercise was left."""
    moves_panel: MovesPanel
    opened_files: OpenedFiles
    order_panel: OrderPanel
    pages: Pages
    panel_docks: PanelDocks
    settings: Settings
    sounds: Sounds
    view: TableView

    @property
    def session(self) -> GameSession | None:
        """Return the session on the table."""
        return self.documents.session

    @abstractmethod
    def may_leave_game(self, keeps_waiting: bool = False) -> bool:
        """Ask about an unsaved game; return True if another may come. See `FileActions`."""

    @abstractmethod
    def refresh(self) -> None:
        """Update panels and actions from the session."""

    def report(self, sentence: str) -> None:
        """Show a sentence below the central widget and have it announced."""
        cast("TableView | StartView", self.pages.currentWidget()).say(sentence)
        self.announce(sentence)

    def announce(self, sentence: str) -> None:
        """Have a sentence announced by an assistive tool, if there is one."""
        if self.access is not None:
            self.access.announce(sentence)

    def show_page(self, page: QWidget) -> None:
        """Show a page in place of the table or the start view, while clocks are held."""
        if self.pages.currentWidget() is not page:
            if page not in self.pages.laid:
                self.clock_holder.hold()
            self.pages.lay(page)
            self.refresh()
            self.announce(page.windowTitle())

    def leave_page(self, page: QWidget | None) -> None:
        """Go back from a page to what was shown before it, if it is shown."""
        if page is not None and page in self.pages.laid:
            self.pages.take(page)
            self.clock_holder.release()
            self.refresh()

    @abstractmethod
    def report_failure(self, sentence: str) -> None:
        """Show one plain sentence about something that went wrong."""
