"""Table of the evening: games won and armies captured, over all games of the same people."""

from PySide6.QtWidgets import QDialogButtonBox, QWidget

from cfanp_gui.core.localizing import isolated
from cfanp_gui.library.my_games import GameKeeper
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.translate import tr
from cfanp_gui.window.widgets.dialogs import confirmed
from cfanp_gui.window.widgets.forms import Buttons, ModalDialog, button_box
from cfanp_gui.window.widgets.layouts import dialog_layouts
from cfanp_gui.window.widgets.plain_text import plain_label
from cfanp_gui.window.widgets.whole_rows import WholeRow, WholeRows

_SIZE = 460, 420


class EveningDialog(ModalDialog):
    """Dialog with the table of some people."""

    def __init__(self, parent: QWidget, keeper: GameKeeper, people: frozenset[str]) -> None:
        super().__init__(parent, tr("Evening’s table"), _SIZE)
        self._keeper, self._people = keeper, people
        outer, column = dialog_layouts(self)
        self.games, self.rows = plain_label(""), WholeRows()
        self.rows.setAccessibleName(self.windowTitle())
        for part in (self.games, self.rows):
            column.addWidget(part)
        column.addStretch(1)
        buttons = button_box(self, Buttons.Close)
        self.clear = buttons.addButton(tr("Clear…"), QDialogButtonBox.ButtonRole.ResetRole)
        self.clear.clicked.connect(self._clear)
        outer.addWidget(buttons)
        self._show()

    def _show(self) -> None:
        table = self._keeper.table_of(self._people)
        self.games.setText(tr("%n game(s)", "", table.games))
        if not table.games:
            self.games.setText(tr("No game has been finished yet. The next one is counted here."))
        words = tr("Won: {won}"), tr("Drawn: {drawn}"), tr("Armies captured: {captured}")
        notes = " \N{MIDDLE DOT} ".join(words)
        self.rows.show_rows(
            [
                WholeRow(
                    (BadgeLook("", row.colour, 0),),
                    isolated(row.name),
                    notes.format(**row._asdict()),
                )
                for row in table.rows
            ]
        )
        self.rows.fit(_SIZE[0] - 60)
        self.clear.setEnabled(table.games > 0)

    def _clear(self) -> None:
        question = tr("Clear this table? The games stay in My games.")
        if confirmed(self, self.windowTitle(), question, tr("Clear")):
            keeper = self._keeper
            keeper.results = [one for one in keeper.results if one.people != self._people]
            self._show()
