"""Encodings of text by their common names, and the box in which one is chosen."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from cfanp_gui.core.text import one_line
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.record.text_encoding import encoding_named
from cfanp_gui.session.game_file import GameFile
from cfanp_gui.table.translate import tr
from cfanp_gui.window.widgets.forms import FormDialog
from cfanp_gui.window.widgets.plain_text import set_tip

_LEAST_LETTERS = 10
"""Minimum number of visible letters of a name."""
_PADDING = 2
"""Padding of a style beside them, in pixels."""


def encoding_names() -> dict[str, str]:
    """Return the display names of encodings, by Python's names, in order."""
    return {
        "utf-8": tr("Unicode (UTF-8)"),
        "cp1252": tr("Western (Windows-1252)"),
        "cp1250": tr("Central European (Windows-1250)"),
        "cp1251": tr("Cyrillic (Windows-1251)"),
        "koi8-r": tr("Cyrillic (KOI8-R)"),
        "cp1253": tr("Greek (Windows-1253)"),
        "cp1254": tr("Turkish (Windows-1254)"),
        "cp1257": tr("Baltic (Windows-1257)"),
        "gb18030": tr("Chinese (GB18030)"),
        "big5": tr("Chinese (Big5)"),
        "shift_jis": tr("Japanese (Shift JIS)"),
        "euc_jp": tr("Japanese (EUC)"),
        "euc_kr": tr("Korean (EUC-KR)"),
    }


def same_encoding(name: str, other: str) -> bool:
    """Return True if two names mean the same encoding."""
    try:
        return encoding_named(name) == encoding_named(other)
    except RecordError:
        return name == other


class EncodingBox(QComboBox):
    """Box of the encodings in which a text can be read; a long name is elided, with a tip."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToContents)
        self.setMinimumContentsLength(_LEAST_LETTERS)
        self.currentTextChanged.connect(self._tell)
        self.retranslate()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the widget below: reading a file again takes a deliberate choice."""
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the tip to the name if there is no room for it."""
        super().resizeEvent(event)
        self._tell()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        room = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        right = Qt.TextElideMode.ElideRight
        words = self.fontMetrics().elidedText(self.currentText(), right, room.width() - _PADDING)
        option.currentText = words
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def _tell(self) -> None:
        set_tip(self, self.currentText() if self.width() < self.sizeHint().width() else "")

    def retranslate(self) -> None:
        """Name the encodings in the current language."""
        encoding = self.encoding if self.count() else "utf-8"
        self.clear()
        self.setAccessibleName(tr("Read as"))
        for name, words in encoding_names().items():
            self.addItem(tr("Read as: {encoding}").format(encoding=words), name)
        self.show_encoding(encoding)

    def show_encoding(self, encoding: str) -> None:
        """Show the encoding in which a text is read."""
        for row in range(self.count()):
            if same_encoding(self.itemData(row), encoding):
                self.setCurrentIndex(row)
                return
        self.addItem(tr("Read as: {encoding}").format(encoding=encoding), encoding)
        self.setCurrentIndex(self.count() - 1)

    @property
    def encoding(self) -> str:
        """Return the encoding shown, by Python's name."""
        return str(self.currentData())


class EncodingDialog(FormDialog):
    """Dialog for the encoding in which a file is to be read again."""

    def __init__(self, parent: QWidget | None, file: GameFile) -> None:
        words = tr(
            "Letters that look wrong in {file} were written in another encoding than it was read "
            "in."
        )
        super().__init__(
            parent,
            tr("Reopen with encoding"),
            words.format(file=one_line(file.path.name)),
            tr("Reopen"),
        )
        self.box = EncodingBox()
        self.box.show_encoding(file.encoding or "utf-8")
        self.form.addRow(self.box)
