"""Dialog that adds a program as a bot: its name and command, tried before it is kept."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from cfanp_gui.bots.added_bots import add_program
from cfanp_gui.bots.levels import all_levels
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.services.background import Task
from cfanp_gui.window.widgets.forms import FormDialog
from cfanp_gui.window.widgets.plain_text import plain_label

_WIDTH = 460
_EXAMPLE = "python3 /home/ann/mybot.py"


class ProgramDialog(FormDialog):
    """Dialog that asks for a program, and closes when the program has answered."""

    added = Signal(str)
    """Carries the key of the bot that was added."""

    def __init__(self, parent: QWidget | None) -> None:
        words = tr(
            "A bot may be a program in any language. It is started once to see that it answers."
        )
        super().__init__(parent, tr("Add a program"), words, tr("Add"))
        self._task: Task | None = None
        self.name, self.command = QLineEdit(), QLineEdit(placeholderText=_EXAMPLE)
        self.form.addRow(tr("Name"), self.name)
        self.form.addRow(tr("Command"), self.command)
        self.problem = plain_label("")
        """State of the program, or the reason it cannot be added."""
        self.column.addWidget(self.problem)
        self.command.textChanged.connect(self._check)
        self.name.setFocus()
        self.setMinimumWidth(_WIDTH)
        self._check()

    def accept(self) -> None:
        """Try the program off the window's thread; the dialog closes when it has answered."""
        if not self.ok.isEnabled():
            return
        name, command = self.name.text(), self.command.text()
        taken = {level.key for level in all_levels()}
        self._task = Task(lambda: add_program(name, command, taken))
        self._task.done.connect(self._finish)
        self._task.failed.connect(self._fail)
        self.problem.setText(tr("The program is being started…"))
        self._check()
        self._task.start(may_hang=True)

    def done(self, result: int) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None
        super().done(result)

    def _check(self) -> None:
        self.ok.setEnabled(bool(self.command.text().strip()) and self._task is None)

    def _finish(self, key: str) -> None:
        super().accept()
        self.added.emit(key)

    def _fail(self, problem: Exception) -> None:
        """Say in one sentence the reason it is not added, and allow corrections."""
        self._task = None
        self._check()
        if not isinstance(problem, OSError | ValueError):
            raise problem
        self.problem.setText(tr("It was not added: {reason}.").format(reason=translated(problem)))
