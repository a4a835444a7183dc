"""What a house rule means, as a picture with a few words beside it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGroupBox, QHBoxLayout, QVBoxLayout, QWidget

from cfanp_gui.core.game import Game, Option, OptionExample, OptionValues, Position
from cfanp_gui.record.drawings import Arrow, Ring
from cfanp_gui.record.picture_document import Shown
from cfanp_gui.table.translate import translated
from cfanp_gui.window.start.position_picture import PositionPicture
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label

SIDE = 196
"""Pixels of a picture, which is as wide as high."""


class OptionPicture(QGroupBox):
    """An example of the option that a person points at; it keeps its size, whatever it shows."""

    def __init__(self, game: Game, pieces: str, parent: QWidget | None = None) -> None:
        """`pieces` is the key of the set in use."""
        super().__init__(parent)
        self.setTitle(self.tr("Example"))
        self._game = game
        self.option = ""
        """The name of the option that is shown; empty while there is none."""
        self.picture = PositionPicture(pieces)
        self.picture.setFixedSize(QSize(SIDE, SIDE))
        self.heading = bold_label()
        self.words = plain_label("")
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.hint = plain_label(
            self.tr("Some rules have a picture: point at one to see what it means.")
        )
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hint.setEnabled(False)
        self._beside = QWidget()
        beside = QVBoxLayout(self._beside)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(self.heading)
        beside.addWidget(self.words, 1)
        layout = QHBoxLayout(self)
        layout.setSpacing(12)
        layout.addStrut(SIDE)
        layout.addWidget(self.picture)
        layout.addWidget(self._beside, 1)
        layout.addWidget(self.hint, 1)
        self._show_parts()

    def _show_parts(self) -> None:
        """Show the picture and its words, or a hint how to come by them."""
        for part in (self.picture, self._beside):
            part.setHidden(not self.option)
        self.hint.setHidden(bool(self.option))

    def show_option(self, option: Option) -> None:
        """Show the example of an option, if it has one; else all stays as it is."""
        example = self._game.option_example(option.name)
        if example is None or option.name == self.option:
            return
        self.option = option.name
        words = translated(example.words)
        position = position_of(self._game, example)
        self.picture.show_position(self._game, position, shown_of(example, position), words)
        self.heading.setText(translated(option.label))
        self.words.setText(words)
        self._show_parts()


def position_of(game: Game, example: OptionExample) -> Position:
    """Return the position of an example."""
    options: OptionValues = {**game.as_seated, **example.options}
    return game.from_text(example.position, options)


def shown_of(example: OptionExample, position: Position) -> Shown:
    """Return what is drawn of an example."""
    pieces = position.pieces()
    paints = {square: position.style(piece).paint for square, piece in pieces.items()}
    arrows = [
        Arrow(source, target, paints[source], dashed)
        for found, dashed in ((example.threats, True), (example.arrows, False))
        for source, target in found
    ]
    rings = [Ring(square, paints[square]) for square in example.rings]
    return Shown((), arrows, rings, example.boards or None, plates=False)
