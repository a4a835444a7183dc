"""Examples of the help, shown step by step: a recorded game, and a sentence for each position.

A page names the record in a line ``X: ``; the lines ``S: `` behind it describe the positions, the
first of them the position at which the game begins, then one after every action.
"""

import re
from dataclasses import dataclass, replace

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from cfanp_gui.assets import asset
from cfanp_gui.core.game import Position
from cfanp_gui.core.notation import shown_token
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.drawings import Arrow, Ring
from cfanp_gui.record.game_record import GameRecord, Step
from cfanp_gui.record.picture_document import PictureContent
from cfanp_gui.table.translate import joined, sentence, tr
from cfanp_gui.window.widgets.accessible_names import announce
from cfanp_gui.window.widgets.forms import push_button
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label
from cfanp_gui.window.widgets.position_picture import PositionPicture

FOLDER = ("help", "examples")
"""Folder of the examples' records, below `resources/`."""
_FILE = re.compile(r"[a-z][a-z-]*\.cpgn\Z")
"""Pattern of a help record's file name; it cannot lead out of the folder."""


@dataclass(frozen=True, slots=True)
class HelpExample:
    """Example on a page of the help."""

    file: str
    """Name of its record in `FOLDER`."""
    title: str
    steps: tuple[str, ...]
    """Descriptions of the first position, and of the position after each action."""


def is_example(name: str) -> bool:
    """Return True if a name is a possible file name of a record."""
    return _FILE.match(name) is not None


def examples_of(text: str) -> tuple[HelpExample, ...]:
    """Return the examples on a page of the help, in order."""
    examples: list[HelpExample] = []
    for line in text.splitlines():
        mark, _, rest = line.partition(" ")
        if mark == "X:":
            file, _, title = rest.strip().partition(" ")
            examples.append(HelpExample(file, title.strip(), ()))
        elif mark == "S:" and examples:
            examples[-1] = replace(examples[-1], steps=(*examples[-1].steps, rest.strip()))
    return tuple(examples)


@dataclass(frozen=True, slots=True)
class ExampleStage:
    """Position of an example, and the action that led to it."""

    position: Position
    shown: PictureContent
    move: str
    """Action that led there, in the notation of records; empty at the start."""


def stages_of(record: GameRecord) -> list[ExampleStage]:
    """Return the positions of a recorded game, as drawn. Raises IllegalAction."""
    game, start = record.game, record.start.resolve_pending()[0]
    stages = [ExampleStage(start, PictureContent(rings=_choices(start)), "")]
    for step in record.steps():
        move = shown_token(game.notation.human(step.before, step.node.action, step.transition))
        stages.append(ExampleStage(step.after, _shown(step), move))
    return stages


def load_example(file: str) -> GameRecord:
    """Return the record of an example. Raises ValueError, FileNotFoundError and RecordError."""
    if not is_example(file):
        raise ValueError(f"“{file}” is not the record of an example (expected such as rule.cpgn)")
    (record,) = cpgn.load(asset(*FOLDER, file), find_game)
    return record


def _shown(step: Step) -> PictureContent:
    """Return the drawing of an action: its squares, boards, and the next actions on the spot."""
    moves = (move for move in step.transition.moved if move.origin != move.target)
    style = step.before.style
    arrows = [Arrow(move.origin, move.target, style(move.before).paint) for move in moves]
    marked = {square for arrow in arrows for square in arrow[:2]}
    marked.update(lost.square for lost in step.transition.captured)
    order = None
    if (pair := step.transition.pushed) is not None:  # the boards pushed together come first
        boards = (board.id for board in step.before.boards())
        order = (*pair, *(board for board in boards if board not in pair))
    return PictureContent(marked, arrows, _choices(step.after), order)


def _choices(position: Position) -> list[Ring]:
    """Return rings around the pieces that have an action on their own squares."""
    return [
        Ring(square, position.style(piece).paint)
        for square, piece in position.pieces().items()
        if any(gesture.target == square for gesture in position.gestures(square))
    ]


class ExampleView(QWidget):
    """View of an example, step by step: its picture, the description, and buttons."""

    left = Signal()
    """Emitted when a person wants the page again."""
    wanted = Signal(object)
    """Carries the record up to the step shown, when a person wants to play on."""

    def __init__(self) -> None:
        super().__init__()
        self._record: GameRecord | None = None
        self._stages: list[ExampleStage] = []
        self.example = HelpExample("", "", ())
        """Example shown; one without a file when none is."""
        self.at = 0
        """Step shown, from 0."""
        self.title, self.picture = bold_label(times=1.15), PositionPicture()
        self.where, self.words = bold_label(), plain_label("")
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        line = QFrame(frameShape=QFrame.Shape.HLine, frameShadow=QFrame.Shadow.Plain)
        line.setEnabled(False)
        self.page = QPushButton(autoDefault=False)
        self.page.clicked.connect(self.left)
        self.back = push_button("", lambda: self.go(self.at - 1))
        self.forth = push_button("", lambda: self.go(self.at + 1))
        self.open = push_button("", self._play_on)
        buttons = in_row(self.back, self.forth, STRETCH, self.open, self.page)
        parts = (self.title, (self.picture, 1), line, self.where, self.words, buttons)
        self._beside = in_column(*parts, over=self, spacing=8).contentsMargins().left()
        # As shortcuts, because arrow keys would move focus from a button to another.
        QShortcut(Qt.Key.Key_Left, self, lambda: self.go(self.at - 1))
        QShortcut(Qt.Key.Key_Right, self, lambda: self.go(self.at + 1))
        QShortcut(Qt.Key.Key_Home, self, lambda: self.go(0))
        QShortcut(Qt.Key.Key_End, self, lambda: self.go(len(self._stages) - 1))
        self.retranslate()

    def show_example(self, example: HelpExample, at: int = 0) -> None:
        """Show an example from a step on. Raises as `load_example` does."""
        if self._record is None or example.file != self.example.file:
            self._record = load_example(example.file)
            self._stages = stages_of(self._record)
        self.example = example
        self.title.setText(example.title)
        self._keep_height()
        self.at = -1
        self.go(at)

    def go(self, at: int) -> None:
        """Show a step, or the nearest there is."""
        at = max(0, min(at, len(self._stages) - 1))
        if at == self.at or self._record is None:
            return
        self.at = at
        stage = self._stages[at]
        words = self.example.steps[at] if at < len(self.example.steps) else ""
        number = tr("Step {number} of {count}").format(number=at + 1, count=len(self._stages))
        self.where.setText(f"{number}:  {stage.move}" if stage.move else number)
        self.words.setText(words)
        self.picture.show_position(self._record.game, stage.position, stage.shown, words)
        here = self.back.hasFocus(), self.forth.hasFocus()
        self.back.setEnabled(at > 0)
        self.forth.setEnabled(at + 1 < len(self._stages))
        if any(here) and not (self.back if here[0] else self.forth).isEnabled():
            (self.forth if here[0] else self.back).setFocus()  # a disabled button loses focus
        if self.isVisible():
            announce(self, joined(" ", (sentence(self.where.text()), words)))

    def retranslate(self) -> None:
        """Set all texts anew in the current language, except those of the page."""
        self.back.setText(tr("&Back"))
        self.back.setToolTip(tr("The step before (Left)"))
        self.forth.setText(tr("&Next"))
        self.forth.setToolTip(tr("The next step (Right)"))
        self.open.setText(tr("&Open on the table"))
        self.open.setToolTip(tr("Play on from here"))
        self.page.setText(tr("Back to the &page"))
        self.setAccessibleName(tr("Example"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_height()

    def _keep_height(self) -> None:
        """Keep room for the longest sentence, so that the layout is the same at each step."""
        wide = max(self.contentsRect().width() - 2 * self._beside, 100)
        metrics, flags = self.words.fontMetrics(), Qt.TextFlag.TextWordWrap.value
        room = QRect(0, 0, wide, 10_000)
        heights = [metrics.boundingRect(room, flags, step).height() for step in self.example.steps]
        self.words.setFixedHeight(max(heights, default=0) + 4)

    def _play_on(self) -> None:
        if self._record is not None:
            self.wanted.emit(self._record.up_to(self.at))
