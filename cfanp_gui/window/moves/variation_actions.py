"""Commands on the record of a game: stepping through it, and editing its variations."""

from functools import partial

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QMessageBox

from cfanp_gui.session import variations
from cfanp_gui.session.tree import Node
from cfanp_gui.table.translate import tr
from cfanp_gui.window.analysis.analysis_actions import AnalysisActions
from cfanp_gui.window.menu_actions import CommandContext
from cfanp_gui.window.widgets import dialogs
from cfanp_gui.window.workplace import Workplace


class VariationActions:
    """Commands of menus, keys and the list of moves for the session on the table."""

    def __init__(self, window: Workplace, analysis: AnalysisActions) -> None:
        """`analysis` copies lines and pastes them."""
        self._window, self._analysis = window, analysis

    # Stepping

    def beside(self, by: int) -> None:
        """Go to an alternative listed after the cursor's move, or before it if negative."""
        session = self._window.session
        if session is not None and (there := session.node.beside(by)) is not None:
            session.visit(there)

    # Changing the tree

    def promote(self, node: Node | None = None) -> None:
        """Promote the variation of an action, or that of the cursor if none is given."""
        session = self._window.session
        if session is None or not variations.promote(session, node or session.node):
            return
        words = tr("The variation is one level higher now.")
        if (node or session.node).on_main_line:
            words = tr("The variation is the game now; what was the game is a variation.")
        self._window.report(words)

    def delete(self, node: Node | None = None) -> None:
        """Delete the variation of an action; ask first if it is long and cannot be restored."""
        session = self._window.session
        head = None if session is None else (node or session.node).variation
        if session is None or head is None:
            return
        if (moves := len(head.whole())) > 1 and not session.takes_notes:
            yes, cancel = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.Cancel
            title, icon = tr("Delete variation"), QMessageBox.Icon.Question
            text = tr(
                "Delete this variation with its %n move(s)? It cannot be brought back.", "", moves
            )
            answer = dialogs.message(self._window, title, text, yes | cancel, icon)
            if answer != yes:
                return
        variations.delete(session, head)
        self._window.report(tr("The variation is deleted."))

    # The menu of a move

    def menu(self, node: Node) -> QMenu:
        """Return the menu of a move of the list."""
        session, analysis = self._window.session, self._analysis
        assert session is not None, "it has moves"
        commands, at = self._window.commands, CommandContext(session, node)
        menu = QMenu(self._window)
        go_there = menu.addAction(tr("&Go to this move"))
        go_there.triggered.connect(lambda: session.visit(node))
        for name, title, act in (
            ("promote", "", partial(self.promote, node)),
            ("delete variation", "", partial(self.delete, node)),
            ("to game", tr("&Back to the game"), session.return_to_game),
            ("cut line", tr("C&ut variation"), partial(analysis.cut_line, node)),
            ("copy line", tr("&Copy from here on"), partial(analysis.copy_line, node)),
            ("paste", tr("Pa&ste moves"), analysis.paste_line),
        ):
            if name == "cut line":
                menu.addSeparator()
            command = commands[name]
            action = menu.addAction(title or command.text())
            action.triggered.connect(lambda _=False, act=act: act())
            action.setShortcut(command.shortcut())
            action.setShortcutVisibleInContextMenu(True)
            action.setEnabled(commands.usable(name, at))
        action.setEnabled(session.takes_notes)  # moves are pasted, not a game or position
        return menu

    def show_menu(self, node: Node, at: QPoint) -> None:
        """Show the menu of a move at a point of the screen."""
        menu = self.menu(node)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)
