"""Table of the evening: games won and armies captured, over all games of the same people."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QWidget

from cfanp_gui.core.localizing import isolated
from cfanp_gui.library.my_games import GameKeeper
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.translate import tr
from cfanp_gui.window.widgets.accessible_names import name_box
from cfanp_gui.window.widgets.dialogs import confirmed
from cfanp_gui.window.widgets.forms import NARROW, Buttons, ModalDialog, button_box
from cfanp_gui.window.widgets.layouts import dialog_layouts, resize_on_screen
from cfanp_gui.window.widgets.plain_text import plain_label
from cfanp_gui.window.widgets.whole_rows import WholeRow, WholeRows
from cfanp_gui.window.workplace import Workplace

_SIZE = 460, 420
_DOT = " \N{MIDDLE DOT} "


class EveningActions(QObject):
    """Controller of the evening's table."""

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self._window = window

    def show(self) -> None:
        """Show the table of the people at the table, or else of those who played last."""
        session = self._window.session
        names = () if session is None else session.match.names
        EveningDialog(self._window, self._window.documents.kept_games, frozenset(names)).ask()


class EveningDialog(ModalDialog):
    """Dialog with the table of each group of people, the latest first."""

    def __init__(self, parent: QWidget, keeper: GameKeeper, people: frozenset[str]) -> None:
        """Show the table of `people` at first, if they have finished a game."""
        super().__init__(parent, tr("Evening’s table"))
        self._keeper = keeper
        outer, column = dialog_layouts(self)
        self.groups = QComboBox(sizeAdjustPolicy=NARROW)
        self.games, self.rows = plain_label(""), WholeRows()
        name_box(self.groups, tr("Who played"))
        self.rows.setAccessibleName(tr("Evening’s table"))
        for part in (self.groups, self.games, self.rows):
            column.addWidget(part)
        column.addStretch(1)
        buttons = button_box(self, Buttons.Close)
        self.clear = buttons.addButton(tr("Clear…"), QDialogButtonBox.ButtonRole.ResetRole)
        self.clear.clicked.connect(self._clear)
        outer.addWidget(buttons)
        self.groups.currentIndexChanged.connect(lambda _: self._show())
        resize_on_screen(self, *_SIZE)
        self._fill(people)

    def _fill(self, people: frozenset[str]) -> None:
        groups = list(dict.fromkeys(one.people for one in reversed(self._keeper.results)))
        self.groups.clear()
        for group in groups:
            self.groups.addItem(", ".join(sorted(map(isolated, group))), group)
        self.groups.setCurrentIndex(groups.index(people) if people in groups else 0)
        self.groups.setVisible(len(groups) > 1)
        self._show()

    def _show(self) -> None:
        table = self._keeper.table_of(self.groups.currentData() or ())
        self.games.setText(tr("%n game(s)", "", table.games))
        if not table.games:
            self.games.setText(tr("No game has been finished yet. The next one is counted here."))
        words = tr("Won: {won}"), tr("Drawn: {drawn}"), tr("Armies captured: {captured}")
        self.rows.show_rows(
            [
                WholeRow(
                    (BadgeLook(row.name[:1].upper(), row.colour, 0),),
                    isolated(row.name),
                    _DOT.join(words).format(**row._asdict()),
                )
                for row in table.rows
            ]
        )
        self.rows.fit(_SIZE[0] - 60)
        self.clear.setEnabled(table.games > 0)

    def _clear(self) -> None:
        people = self.groups.currentData()
        question = tr("Clear this table? The games stay in My games.")
        if confirmed(self, self.windowTitle(), question, tr("Clear")):
            keeper = self._keeper
            keeper.results = [one for one in keeper.results if one.people != people]
            self._fill(frozenset())
