"""After a crash: its report, damaged journals, and the question about games to restore."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGroupBox, QLabel, QListWidget, QWidget

from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.text import one_line
from cfanp_gui.games.registry import default_game
from cfanp_gui.record.game_record import ANALYSIS_TAG
from cfanp_gui.record.journal import LeftBehind, Recovered, Unreadable, by_tables
from cfanp_gui.session.store import file_left, names_left
from cfanp_gui.table.translate import enumerated, joined, tr, translated
from cfanp_gui.window.files.game_journals import brought_back
from cfanp_gui.window.services.locale_forms import moment_text
from cfanp_gui.window.widgets.dialogs import confirmed
from cfanp_gui.window.widgets.forms import (
    Buttons,
    FormDialog,
    button_box,
    monospaced_text,
    push_button,
)
from cfanp_gui.window.widgets.layouts import in_column, in_row, resize_on_screen
from cfanp_gui.window.widgets.own_icons import picture
from cfanp_gui.window.widgets.plain_text import plain_label, plain_tip
from cfanp_gui.window.workplace import Workplace


class CrashDialog(QDialog):
    """Dialog with a report as plain text, beside the table; nothing of it leaves the computer."""

    def __init__(self, parent: QWidget | None, text: str, files: list[Path]) -> None:
        """`files` are the paths of the report."""
        super().__init__(parent)
        self.setWindowTitle(tr("Report of a crash"))
        sign = QLabel(pixmap=picture(ratio=self.devicePixelRatioF()))
        words = plain_label(
            tr(
                "The last time the program ended unexpectedly, or something in it went wrong. "
                "This report of it was written to this computer only; nothing has been sent. "
                "Whoever wants to report the fault can copy it."
            )
        )
        self.text = monospaced_text(text, tr("Report"))
        self.place = plain_label(
            tr("It is kept in {files}.").format(files=enumerated(map(str, files))) if files else ""
        )
        self.place.setTextInteractionFlags(self.text.textInteractionFlags())
        self.place.setVisible(bool(files))
        buttons = button_box(self, Buttons.Close)
        self.copy = push_button(tr("&Copy"), self._copy)
        buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        in_column(in_row(sign, 8, (words, 1)), (self.text, 1), self.place, buttons, over=self)
        resize_on_screen(self, 720, 480)
        self.finished.connect(self.deleteLater)
        buttons.button(Buttons.Close).setFocus()

    def _copy(self) -> None:
        """Put the whole report on the clipboard, and say so on the button."""
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.copy.setText(tr("Copied"))


Decide = Callable[[Unreadable], bool]
"""Keeps or deletes a journal; returns True if that succeeded."""


class DamagedJournals(QGroupBox):
    """List of journals with their damage; each can be shown in its folder, kept, or deleted."""

    emptied = Signal()
    """Emitted when a person has decided about the last one."""

    def __init__(self, damaged: Sequence[Unreadable], keep: Decide, delete: Decide) -> None:
        """There is at least one damaged journal."""
        super().__init__(tr("Damaged journals"))
        self.undecided = list(damaged)
        """Journals about which a person has yet to decide."""
        self._delete = delete
        folder = damaged[0].path.parent
        words = tr(
            "These journals cannot be read to their end. They stay in {folder}; one that you "
            "keep is not asked about again."
        )
        self.words = plain_label(words.format(folder=one_line(str(folder))))
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        line = tr("{file}: {reason}")
        lines = [
            line.format(file=one_line(journal.path.name), reason=translated(journal.reason))
            for journal in damaged
        ]
        self.list = _listed(lines)
        self.list.setAccessibleName(self.title())
        self.list.setWordWrap(True)
        self.list.setMaximumHeight(8 * self.list.fontMetrics().lineSpacing())
        url, buttons = QUrl.fromLocalFile(str(folder)), QDialogButtonBox()
        self.show_in_folder = push_button(
            tr("Show in Folder"), lambda: QDesktopServices.openUrl(url)
        )
        self.keep = push_button(tr("Keep"), lambda: self._done(keep))
        self.delete = push_button(tr("Delete…"), self._ask)
        for button in (self.show_in_folder, self.keep, self.delete):
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        in_column(self.words, self.list, buttons, over=self)

    def _ask(self) -> None:
        """Ask once more, because nobody can restore deleted journals."""
        name = one_line(self.undecided[self.list.currentRow()].path.name)
        text = tr("Delete {file}? That cannot be undone.").format(file=name)
        if confirmed(self, tr("Delete"), text, tr("Delete")):
            self._done(self._delete)

    def _done(self, decide: Decide) -> None:
        """Handle the chosen journal, which is then no longer listed."""
        row = self.list.currentRow()
        if decide(self.undecided[row]):
            del self.undecided[row]
            self.list.takeItem(row)
            self.setVisible(bool(self.undecided))
            if not self.undecided:
                self.emptied.emit()


class RestoreDialog(FormDialog):
    """Dialog for the games left behind by a crash to restore; some may be discarded instead."""

    def __init__(
        self, parent: QWidget | None, lines: list[str], damaged: QWidget | None = None
    ) -> None:
        """If there is a question about `damaged` journals, `lines` of games may be empty."""
        title, words = tr("Damaged journals"), tr("Journals of games were found damaged.")
        if lines:
            title = tr("%n game(s) interrupted", "", len(lines))
            words = tr(
                "The program ended without closing %n game(s). Each comes back complete to the "
                "last action, or up to where its journal is said to be damaged. What is restored "
                "gets a window of its own; what is not is offered again at the next start.",
                "",
                len(lines),
            )
        super().__init__(parent, title, words, tr("Restore"))
        self.discarded = False
        """True if a person has confirmed twice that the chosen games are to be removed."""
        self.list = _listed(lines)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        for row in range(len(lines)) if len(lines) > 1 else ():
            self.list.item(row).setCheckState(Qt.CheckState.Checked)
        self.list.itemChanged.connect(self._check)
        self.form.addRow(self.list)
        self.list.setFocus()
        self.buttons.button(Buttons.Cancel).setText(tr("Later"))
        self.discard = push_button(tr("Discard…"), self._discard)
        self.buttons.addButton(self.discard, QDialogButtonBox.ButtonRole.DestructiveRole)
        for part in (self.list, self.ok, self.discard):
            part.setVisible(bool(lines))
        if damaged is not None:
            self.form.addRow(damaged)
        self.setMinimumWidth(560)

    def rows(self) -> list[int]:
        """Return the rows of the chosen games, from 0; a single game need not be ticked."""
        count, checked = self.list.count(), Qt.CheckState.Checked
        ticked = [row for row in range(count) if self.list.item(row).checkState() == checked]
        return [0] if count == 1 else ticked

    def _check(self) -> None:
        for button in (self.ok, self.discard):
            button.setEnabled(bool(self.rows()))

    def _discard(self) -> None:
        """Ask once more, because nobody can restore removed games."""
        text = tr("Discard %n game(s)? That cannot be undone.", "", len(self.rows()))
        if confirmed(self, tr("Discard"), text):
            self.discarded = True
            self.reject()


def _listed(lines: list[str]) -> QListWidget:
    """Return a list of lines, each with its full text as a tip: none is scrolled sideways."""
    view = QListWidget()
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.addItems(lines)
    for row, line in enumerate(lines):
        view.item(row).setToolTip(plain_tip(line))
    view.setCurrentRow(0)
    return view


NAMED = 5
"""Maximum number of players named in one line; the rest are counted."""


class RestoreActions(QObject):
    """Controller that asks which games left behind by a crash are restored."""

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self._window = window

    def offer(
        self, recovered: list[Recovered], damaged: Sequence[Unreadable] = ()
    ) -> list[LeftBehind]:
        """Ask which games left by a crash are restored; return them, remove those discarded."""
        left, journals = by_tables(recovered), self._window.documents.journals
        while left or damaged:
            box = DamagedJournals(damaged, journals.keep, journals.discard) if damaged else None
            dialog = RestoreDialog(self._window, [self._line_of(table) for table in left], box)
            if box is not None and not left:
                box.emptied.connect(dialog.reject)
            restored = dialog.ask()
            chosen = [left[row] for row in dialog.rows()]
            if restored:
                return chosen
            if not dialog.discarded:
                break
            for table in chosen:
                for part in table.parts:
                    journals.discard(part)
            left = [table for table in left if table not in chosen]
            damaged = () if box is None else box.undecided
        return []

    def _line_of(self, table: LeftBehind) -> str:
        """Return the line for a game in the list of games left behind."""
        words = self.tr("{when}: {players}")
        if table.aside is not None:
            words = self.tr("{when}: {players}, a game and its analysis")
        elif ANALYSIS_TAG in table.shown.game.tags:
            words = self.tr("{when}: {players}, analysis")
        players, game = _few(names_left(table.shown, translated)), table.shown.game.game
        line = words.format(when=moment_text(table.saved_at), players=players)
        named = "" if game is default_game() else translated(game.title)
        files = (one_line(file.path.name) for part in table.parts if (file := file_left(part)))
        reached, problem = self._reached(table.shown)
        if not problem and table.aside is not None:
            _, problem = self._reached(table.aside)
        if problem:
            problem = self.tr("damaged: {reason}").format(reason=problem)
        return joined(", ", (line, named, reached, next(files, ""), problem))

    def _reached(self, left: Recovered) -> tuple[str, str]:
        """Return the last round of a game left behind, empty if it is lost, and its damage."""
        session, problem = brought_back(left)
        reached, number = "", None if session is None else session.position.round
        if number is not None:
            reached = self.tr("round {number}").format(number=number)
        elif session is not None:
            reached = self.tr("%n action(s)", "", session.node.ply)
        return reached, translated(problem)


def _few(names: Sequence[str]) -> str:
    """Return the names joined by dashes, the last ones as a number if there are many."""
    shown = list(map(isolated, names))
    if len(shown) > NAMED:
        shown[NAMED - 1 :] = [tr("%n more", "", len(shown) - NAMED + 1)]
    return " \N{EN DASH} ".join(shown)
