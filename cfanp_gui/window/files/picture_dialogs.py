"""Dialogs for the contents of a picture or a film, with a preview."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.util import find_spec

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from cfanp_gui.record.film import COLUMNS, MAX_COLUMNS, MAX_FRAMES, PAGE_COLUMNS
from cfanp_gui.record.picture import USUAL_OPTIONS
from cfanp_gui.record.picture_document import THEMES, PictureOptions
from cfanp_gui.record.rendering import CM
from cfanp_gui.table.translate import tr
from cfanp_gui.window.widgets.accessible_names import name_box
from cfanp_gui.window.widgets.forms import Buttons, FormDialog, ModalDialog, buddy_label, yes_or_no
from cfanp_gui.window.widgets.layouts import STRETCH, Scrolled, in_column, in_row
from cfanp_gui.window.widgets.plain_text import plain_label, unwrapped
from cfanp_gui.window.widgets.position_picture import SvgPicture

_ROLES = QDialogButtonBox.ButtonRole
PREVIEW = QSize(220, 160)
"""Minimum size of the preview, in pixels."""
SIZE = 900, 600
"""Initial width and height of the dialog, in pixels."""
WIDTHS = 200, 8000
"""Least and largest width of a picture, in pixels."""
UNITS = 0, 150, 300, 600
"""Units of the width: pixels, or centimetres at so many pixels an inch."""
MAX_CAPTION = 200
"""Maximum number of characters of a caption."""


@dataclass(frozen=True, slots=True)
class PictureChoice:
    """Contents of a picture."""

    boards: tuple[int, ...] | None = None
    """Ids of the boards; None for all."""
    plates: bool = True
    marks: bool = True
    """True if the last move is marked."""
    drawings: bool = True
    """True if arrows and rings are drawn."""
    options: PictureOptions = USUAL_OPTIONS


class PictureDialog(ModalDialog):
    """Dialog for the contents of a picture, which may be copied any number of times, or saved."""

    def __init__(
        self,
        parent: QWidget | None,
        draw: Callable[[PictureChoice], str],
        places: Mapping[tuple[int, ...], str],
    ) -> None:
        """`draw` returns a picture as SVG; `places` names the boards that may be shown alone."""
        super().__init__(parent, self.tr("Save picture"), SIZE)
        self._draw = draw
        self._per = 1.0
        self.preview = SvgPicture()
        self.preview.setMinimumSize(PREVIEW)
        self.preview.setAccessibleName(self.tr("The picture as it will be"))
        self.place = QComboBox()
        self.place.addItem(self.tr("The whole table"), ())
        for boards, title in places.items():
            self.place.addItem(title, boards)
        self.turned = QCheckBox(self.tr("Seen from the &other side"))
        self.turned.setVisible(any(len(boards) > 1 for boards in places))
        self.place.currentIndexChanged.connect(self._redraw)
        self.plates = QCheckBox(self.tr("&Names and pockets"))
        self.coordinates = QCheckBox(self.tr("Names of &files and ranks"))
        self.marks = QCheckBox(self.tr("The &last move marked"))
        self.drawings = QCheckBox(self.tr("&Arrows and rings"))
        ticks = (self.plates, self.coordinates, self.marks, self.drawings)
        for tick in ticks:
            tick.setChecked(True)
        for tick in (self.turned, *ticks):
            tick.toggled.connect(self._redraw)
        self.theme, self.width_box, self.unit = QComboBox(), QDoubleSpinBox(), QComboBox()
        themes = self.tr("Light"), self.tr("Dark"), self.tr("Print"), self.tr("Transparent")
        for title, theme in zip(themes, THEMES, strict=True):
            self.theme.addItem(title, theme)
        self.theme.currentIndexChanged.connect(self._redraw)
        self.width_box.setSpecialValueText(self.tr("usual"))
        for dpi in UNITS:
            unit = self.tr("cm, {dpi} dpi").format(dpi=dpi) if dpi else self.tr("pixels")
            self.unit.addItem(unit, dpi)
        name_box(self.unit, self.tr("Unit of the width"))
        self._take_unit()
        self.unit.currentIndexChanged.connect(self._take_unit)
        self.caption = QLineEdit(maxLength=MAX_CAPTION)
        self.caption.textChanged.connect(self._redraw)
        form = QFormLayout()
        form.addRow(buddy_label(self.tr("Colou&rs"), self.theme), self.theme)
        width = in_row((self.width_box, 1), self.unit, spacing=6)
        form.addRow(buddy_label(self.tr("&Width"), self.width_box), width)
        form.addRow(buddy_label(self.tr("Ca&ption"), self.caption), self.caption)
        place, shown = buddy_label(self.tr("&Boards"), self.place), QWidget()
        row = in_row(place, (self.place, 1), spacing=12)
        in_column(row, self.turned, 12, *ticks, 12, form, STRETCH, over=shown)
        choices = in_row((self.preview, 1), Scrolled(shown), spacing=18)
        column = in_column((choices, 1), over=self)
        self.buttons, self.save = yes_or_no(self, self.tr("&Save…"), Buttons.Close)
        self.copy = self.buttons.addButton(self.tr("&Copy"), _ROLES.ActionRole)
        self.close_button = self.buttons.button(Buttons.Close)
        column.addWidget(self.buttons)
        self._redraw()

    def choice(self) -> PictureChoice:
        """Return the choice."""
        boards = self.place.currentData()
        width = self.width_box.value()
        return PictureChoice(
            (boards[::-1] if self.turned.isChecked() else boards) or None,
            self.plates.isChecked(),
            self.marks.isChecked(),
            self.drawings.isChecked(),
            PictureOptions(
                self.theme.currentData(),
                self.coordinates.isChecked(),
                self.caption.text(),
                round(width * self._per) if width > self.width_box.minimum() else 0,
                self.unit.currentData(),
            ),
        )

    def _take_unit(self) -> None:
        """Express the width in the unit chosen."""
        box, before, dpi = self.width_box, self._per, self.unit.currentData()
        is_usual, width = box.value() <= box.minimum(), box.value()
        per = self._per = dpi / CM if dpi else 1.0
        least, step, digits = (1.0, 0.5, 1) if dpi else (WIDTHS[0], 50, 0)
        box.setDecimals(digits)
        box.setSingleStep(step)
        box.setRange(least - 10**-digits, WIDTHS[1] / per)
        if 1 in (before, per):
            width *= before / per
        box.setValue(box.minimum() if is_usual else max(width, least))

    def _redraw(self) -> None:
        self.turned.setEnabled(len(self.place.currentData()) > 1)
        self.preview.show_svg(self._draw(self.choice()))


USUAL = 12
"""Number of moves proposed, up to the cursor."""


@dataclass(frozen=True, slots=True)
class FilmKind:
    """Kind of file."""

    title: str
    suffix: str
    columns: int
    """Usual number of pictures in a row; 0 if there are no rows."""


class FilmDialog(FormDialog):
    """Dialog for a range of moves and the layout of their pictures."""

    def __init__(
        self, parent: QWidget | None, count: int, cursor: int, move: Callable[[int], str]
    ) -> None:
        """`count` is the number of actions, numbered from 1; `move` returns the text of one."""
        words = self.tr("A picture for each move, with its number and what it is called.")
        super().__init__(parent, self.tr("Save film strip"), words, self.tr("&Save…"))
        self._move = move
        self._kinds = (
            FilmKind(tr("Pages (PDF)"), ".pdf", PAGE_COLUMNS),
            FilmKind(tr("One picture (SVG)"), ".svg", COLUMNS),
            FilmKind(tr("One picture (PNG)"), ".png", COLUMNS),
            FilmKind(tr("Animated picture (GIF)"), ".gif", 0),
        )
        end = cursor or count
        first = max(1, end - USUAL + 1)
        self.from_box, self.from_move = self._number_row(self.tr("&From move"), count, first)
        self.to_box, self.to_move = self._number_row(self.tr("&To move"), count, end)
        self.shown = QComboBox()
        self.shown.addItems([self.tr("The boards of each move"), self.tr("The whole table")])
        self.kinds = QComboBox()
        for kind in self._kinds:
            self.kinds.addItem(kind.title, kind.suffix)
        self.columns_box = QSpinBox(minimum=1, maximum=MAX_COLUMNS)
        self.note = plain_label("")
        self.note.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.form.setVerticalSpacing(10)
        self.form.setHorizontalSpacing(18)
        self.form.addRow(self.tr("&Each picture shows"), self.shown)
        self.form.addRow(self.tr("&Kind of file"), self.kinds)
        self.form.addRow(self.tr("Pictures in a &row"), self.columns_box)
        self.from_box.setAccessibleName(self.tr("From move"))
        self.to_box.setAccessibleName(self.tr("To move"))
        self.column.setSpacing(14)
        self.column.addWidget(self.note)
        self.column.addStretch(1)
        self.from_box.setFocus()
        self.setMinimumWidth(460)
        self.from_box.valueChanged.connect(lambda first: self._take_along(self.to_box, max, first))
        self.to_box.valueChanged.connect(lambda last: self._take_along(self.from_box, min, last))
        self.kinds.currentIndexChanged.connect(self._kind_changed)
        self._kind_changed()

    def _number_row(self, title: str, count: int, value: int) -> tuple[QSpinBox, QLabel]:
        """Add a field for the number of a move, with the move's text beside it."""
        box = QSpinBox(minimum=1, maximum=count, value=value)
        box.setMinimumWidth(90)
        label = unwrapped(plain_label(""))
        self.form.addRow(buddy_label(title, box), in_row(box, (label, 1), spacing=12))
        return box, label

    def _take_along(self, box: QSpinBox, bound: Callable[[int, int], int], number: int) -> None:
        """Let one end of the range follow the other that passes it."""
        box.setValue(bound(box.value(), number))
        self._check()

    def _kind_changed(self) -> None:
        columns = self.kind().columns
        self.form.setRowVisible(self.columns_box, columns > 0)
        if columns:
            self.columns_box.setValue(columns)
        self._check()

    def _check(self) -> None:
        """Show the number of moves, or the reason there can be no film."""
        for box, label in ((self.from_box, self.from_move), (self.to_box, self.to_move)):
            label.setText(self._move(box.value()))
        count = self.to_box.value() - self.from_box.value() + 1
        problem = ""
        if self.kind().suffix == ".gif" and find_spec("PIL") is None:
            problem = self.tr(
                "An animated GIF takes Pillow, which is not installed: pip install 'cfanp-gui[gif]'"
            )
        elif count > MAX_FRAMES:
            problem = self.tr("A film has at most {most} moves.").format(most=MAX_FRAMES)
        self.note.setText(problem or tr("%n move(s)", "", count))
        self.ok.setEnabled(not problem)

    def kind(self) -> FilmKind:
        """Return the kind of file."""
        return self._kinds[max(self.kinds.currentIndex(), 0)]
