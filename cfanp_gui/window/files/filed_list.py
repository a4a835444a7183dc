"""List of the games of a file, which grows while the file is read, and a check of all of them.

The work is done on a thread or, if that would hold up the window's, in a process of its own.
"""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from cfanp_gui.core.text import one_line
from cfanp_gui.library.listing import Checked, CheckJob, FileJob, HeadingPage, ListJob
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.record.reading_report import PlacedRemark
from cfanp_gui.session.game_file import GameFile
from cfanp_gui.table.translate import tr
from cfanp_gui.window.files import file_words
from cfanp_gui.window.files.encodings import EncodingBox
from cfanp_gui.window.files.game_list import GameHeadings, GameListDialog
from cfanp_gui.window.files.remarks import RemarksDialog, check_sentence
from cfanp_gui.window.services.background import Stream
from cfanp_gui.window.services.bot_process import BotProcess, give_up
from cfanp_gui.window.widgets.forms import unfocused_button
from cfanp_gui.window.widgets.layouts import in_row
from cfanp_gui.window.widgets.plain_text import plain_label

_SLIM = 6
"""Height of the bar, in pixels."""
_STEPS = 1000


class FileProgress(QWidget):
    """Progress of reading a file, as a slim bar and in words."""

    def __init__(self) -> None:
        super().__init__()
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(_SLIM)
        self.bar.setRange(0, _STEPS)
        self.bar.setAccessibleName(tr("Progress"))
        self.words = plain_label("")
        self.words.setWordWrap(False)
        in_row((self.bar, 1), self.words, over=self, margins=(0,))

    def show_at(self, at: int, size: int) -> None:
        """Show the number of bytes read and their total."""
        self.bar.setValue(_STEPS * at // max(1, size))
        words, megabytes = tr("{done} MB of {all} MB"), max(1, round(size / 1_000_000))
        self.words.setText(words.format(done=at // 1_000_000, all=megabytes))
        self.show()


FEW_BYTES = 200_000
"""Largest file read on a thread, in bytes; a process reads longer ones."""
MOST_BYTES = 2_000_000
"""Largest file read whole without a request, in bytes."""


class FileWork(QObject):
    """Run of one job, off the window's thread, which may be cancelled at any time."""

    told = Signal(object)
    """Carries a step yielded by the job."""
    ended = Signal(object)
    """Carries the OSError or RecordError that ended the job, or None."""

    def __init__(self, parent: QObject, job: type[FileJob], file: GameFile) -> None:
        super().__init__(parent)
        self.file = file
        self._job = job(file.path, file.encoding)
        self._work: Stream | BotProcess | None
        self._work = BotProcess(self) if file.size > FEW_BYTES else Stream(self._job.steps)

    def start(self) -> None:
        """Begin."""
        if isinstance(self._work, Stream):
            self._work.came.connect(self._take)
            self._work.done.connect(self._end)
            self._work.failed.connect(self._end)
            self._work.start(may_hang=True)
        elif self._work is not None:
            thought = self._work.ask(self._job)
            thought.told.connect(self.told)
            thought.done.connect(self._end)
            # The end of the process is reported in other words than those about bots.
            ended = RecordError(tr("the reading has ended unexpectedly"))
            thought.failed.connect(lambda _: self._end(ended))

    @property
    def is_running(self) -> bool:
        """Return True while more is to come."""
        return self._work is not None

    def cancel(self) -> None:
        """Stop; nothing more is reported."""
        work, self._work = self._work, None
        give_up(work)

    def _take(self, steps: tuple[object, ...]) -> None:
        for step in steps:
            if self.is_running:  # a listener may have cancelled
                self.told.emit(step)

    def _end(self, problem: Exception | None) -> None:
        FileWork.cancel(self)
        if problem is not None and not isinstance(problem, (OSError, RecordError)):
            raise problem
        self.ended.emit(problem)


class FileCheck(FileWork):
    """Reading of all games of a file, for remarks on them."""

    changed = Signal()
    """Emitted when it has progressed, has ended, or was cancelled."""

    def __init__(self, parent: QObject, file: GameFile, is_chosen: bool = False) -> None:
        """`is_chosen` is True if a person has chosen the encoding."""
        super().__init__(parent, CheckJob, file)
        self.is_chosen = is_chosen
        self.last: Checked | None = None
        """Latest progress; None before the first report."""
        self.remarks: list[PlacedRemark] = []
        """Remarks, as far as they are kept."""
        self.is_over = False
        """True if all games have been read."""
        self.problem: Exception | None = None
        """Problem because of which the file could not be read to its end."""
        self.told.connect(self._add)
        self.ended.connect(self._finish)

    def cancel(self) -> None:
        """Stop."""
        if self.is_running:
            super().cancel()
            self.changed.emit()

    def _add(self, checked: Checked) -> None:
        self.last = checked
        self.remarks += checked.told
        self.changed.emit()

    def _finish(self, problem: Exception | None) -> None:
        self.problem, self.is_over = problem, problem is None
        self.changed.emit()


class FiledListDialog(GameListDialog):
    """Dialog for the game of a file to open; the list grows while the file is read."""

    def __init__(self, parent: QWidget | None, file: GameFile) -> None:
        """`file` has its presumed encoding."""
        words = tr("Which game of {file} is to be opened?")
        super().__init__(parent, words.format(file=one_line(file.path.name)), GameHeadings())
        self.file = file
        self.check: FileCheck | None = None
        """Reading of all games; None before it has begun."""
        self.chosen: PlacedRemark | None = None
        """Remark whose game is to be opened; None if it is the chosen row."""
        self.is_chosen = False
        """True if a person has chosen the encoding."""
        self._work: FileWork | None = None
        self.encoding = EncodingBox()
        self._show_encoding(file.encoding or "utf-8")
        self.encoding.activated.connect(self._read_again)
        self.progress = FileProgress()
        self.progress.hide()
        self.check_all = unfocused_button(tr("&Check all games"), self.start_check)
        self.stop_check = unfocused_button(tr("&Stop checking"), self._stop_check)
        self.remarks = plain_label("")
        self.show_remarks = unfocused_button(tr("Show &remarks…"), self._show_remarks)
        for part in (self.stop_check, self.remarks, self.show_remarks):
            part.hide()
        self.check_all.setVisible(file.size > MOST_BYTES)
        at = self.column.indexOf(self.buttons)
        self.column.insertLayout(
            at, in_row((self.remarks, 1), self.show_remarks, self.check_all, self.stop_check)
        )
        self.column.insertWidget(at, self.progress)
        self.column.insertWidget(at, self.encoding)
        self.finished.connect(lambda _: self._leave())

    def start(self) -> None:
        """Begin to read the file."""
        self.headings.clear()
        self.progress.show_at(0, self.file.size)
        encoding = self.encoding.encoding if self.is_chosen else None
        self._work = FileWork(self, ListJob, self.file._replace(encoding=encoding))
        self._work.told.connect(self._take)
        self._work.ended.connect(self._end)
        self._work.start()

    def start_check(self) -> None:
        """Begin to read all games for remarks on them."""
        file = self.file._replace(encoding=self.encoding.encoding)
        self.check = FileCheck(self, file, self.is_chosen)
        self.check.changed.connect(self._follow_check)
        self.check_all.hide()
        self.stop_check.setVisible(self.file.size > MOST_BYTES)
        self.check.start()

    def _show_encoding(self, encoding: str) -> None:
        """Show an encoding, if it can only be guessed, as all can with one byte per letter."""
        self.encoding.show_encoding(encoding)
        self.encoding.setVisible(not encoding.startswith("utf"))

    def _take(self, page: HeadingPage) -> None:
        if not self.is_chosen and not self.headings.count:
            self._show_encoding(page.encoding)
        self.headings.extend([page])
        self.progress.show_at(page.at, page.size)
        if not page.is_readable and self.file.has_encodings:
            self.encoding.show()

    def _end(self, problem: Exception | None) -> None:
        self.progress.hide()
        self._work = None
        if problem is not None:
            self.remarks.setText(file_words.not_opened(self.file.path, problem))
            self.remarks.show()
            return
        if self.file.size <= MOST_BYTES and self.check is None:
            self.start_check()

    def _read_again(self) -> None:
        """Read the file in the chosen encoding."""
        self._leave()
        self._stop_check()
        self.is_chosen = True
        self.check = None
        for part in (self.remarks, self.show_remarks, self.stop_check):
            part.hide()
        self.check_all.setVisible(self.file.size > MOST_BYTES)
        self.start()

    def _stop_check(self) -> None:
        if self.check is not None:
            self.check.cancel()

    def _follow_check(self) -> None:
        check = self.check
        if check is None or check.last is None:
            return
        if check.is_running:
            if self._work is None and self.file.size > MOST_BYTES:
                self.progress.show_at(check.last.at, check.last.size)
            return
        self.stop_check.hide()
        if self._work is None:
            self.progress.hide()
        if not check.is_over:
            self.check_all.show()
        sentence = check_sentence(check.last)
        if sentence or self.file.size > MOST_BYTES:
            self.remarks.setText(sentence or tr("All games were read without remarks."))
            self.remarks.setVisible(bool(sentence) or check.is_over)
        self.show_remarks.setVisible(bool(check.remarks))

    def _show_remarks(self) -> None:
        if self.check is None or self.check.last is None:
            return
        dialog = RemarksDialog(self, self.check.remarks, self.check.last.remarks)
        if dialog.ask() and (row := dialog.row()) is not None:
            self.chosen = self.check.remarks[row]
            self.accept()

    def _leave(self) -> None:
        """Stop reading; the reading of all games of a short file goes on."""
        if self._work is not None:
            self._work.cancel()
            self._work = None
        if self.check is not None and self.file.size > MOST_BYTES:
            self.check.cancel()
