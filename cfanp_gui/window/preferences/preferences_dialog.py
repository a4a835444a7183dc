"""The preferences: whatever is changed shows at once on the table behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QGroupBox,
    QLabel,
    QPushButton,
    QScrollArea,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from cfanp_gui.core.pieces import KING, KNIGHT, QUEEN, PieceType
from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.table.layers.piece_art import CHARACTERS, PIECE_SETS, PieceArt, PieceLook
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.window.services.languages import SYSTEM, known_languages
from cfanp_gui.window.services.settings import SIGNS, Preferences
from cfanp_gui.window.services.sounds import Sounds
from cfanp_gui.window.widgets.layouts import Buttons, Fitting, answers, in_column, resize_on_screen
from cfanp_gui.window.widgets.own_icons import plain_buttons
from cfanp_gui.window.widgets.plain_text import plain_label

_SAMPLE = 36
"""Pixels of a sample of a piece set."""


class PreferencesDialog(QDialog):
    """One field for each preference; Close is all there is to press."""

    language_wanted = Signal()
    """A person wants to add a language."""
    changed = Signal(object)
    """The `Preferences` as they are chosen now."""

    def __init__(self, parent: QWidget | None, preferences: Preferences, sounds: Sounds) -> None:
        super().__init__(parent)
        self._values = preferences
        self._sounds = sounds
        self._boxes: list[QGroupBox] = []
        self._labels: dict[QWidget, QLabel] = {}
        self.theme = self._combo("theme")
        self.pieces = self._combo("pieces")
        self.pieces.setIconSize(QSize(3 * _SAMPLE, _SAMPLE))
        self.signs = self._combo("signs")
        self.signs.setIconSize(QSize(3 * _SAMPLE, _SAMPLE))
        self.motion = self._combo("motion")
        self.bots = self._combo("bots")
        self.language = self._combo("language")
        self.add_language = QPushButton()
        self.add_language.clicked.connect(self.language_wanted)
        self.turning = self._combo("turning")
        self.layout_choice = self._combo("layout")
        self.card = self._tick("card")
        self.sound = self._tick("sound")
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setRange(0, 100)
        self.volume.valueChanged.connect(lambda value: self._change(volume=value))
        self.no_sound = plain_label("")
        inside = QWidget()
        groups = in_column(over=inside, margins=(0,))
        looks = [self.theme, self.pieces, self.signs, self.motion, self.language]
        self._group(groups, [*looks, self.add_language])
        self._group(groups, [self.layout_choice, self.turning, self.card, self.bots])
        self._group(groups, [self.sound, self.volume, self.no_sound])
        groups.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        self._buttons = answers(self, Buttons.Close)
        in_column(area, self._buttons, over=self)
        plain_buttons(self)
        self.setMinimumWidth(440)
        self._retranslate()
        resize_on_screen(self, 480, self.sizeHint().height())
        Fitting(self, [area])

    def show_values(self, preferences: Preferences) -> None:
        """Show preferences as they are now."""
        self._values = preferences
        for name, combo in self._combos().items():
            with QSignalBlocker(combo):
                combo.setCurrentIndex(max(0, combo.findData(getattr(preferences, name))))
        for name, tick in (("card", self.card), ("sound", self.sound)):
            with QSignalBlocker(tick):
                tick.setChecked(bool(getattr(preferences, name)))
        with QSignalBlocker(self.volume):
            self.volume.setValue(preferences.volume)
        self._enable_volume()

    def label_of(self, field: QWidget) -> str:
        """Return the text of the label before a field; empty for one that carries its own."""
        label = self._labels.get(field)
        return "" if label is None else label.text()

    # Building

    def _combo(self, name: str) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName(name)
        combo.currentIndexChanged.connect(lambda _: self._change(**{name: combo.currentData()}))
        return combo

    def show_languages(self) -> None:
        """Offer the languages that there are now."""
        self._retranslate()

    def _tick(self, name: str) -> QCheckBox:
        tick = QCheckBox()
        tick.setObjectName(name)
        tick.toggled.connect(lambda on: self._change(**{name: on}))
        return tick

    def _group(self, layout: QVBoxLayout, fields: Sequence[QWidget]) -> None:
        box = QGroupBox()
        form = QFormLayout(box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        for field in fields:
            if isinstance(field, QComboBox | QSlider):
                label = self._labels[field] = QLabel()
                label.setBuddy(field)
                form.addRow(label, field)
            else:
                form.addRow(field)
        self._boxes.append(box)
        layout.addWidget(box)

    def _combos(self) -> dict[str, QComboBox]:
        return {
            "theme": self.theme,
            "pieces": self.pieces,
            "signs": self.signs,
            "motion": self.motion,
            "bots": self.bots,
            "language": self.language,
            "turning": self.turning,
            "layout": self.layout_choice,
        }

    # Changing

    def _change(self, **changes: Any) -> None:
        self._values = self._values._replace(**changes)
        self._enable_volume()
        self.changed.emit(self._values)

    def _enable_volume(self) -> None:
        available = self._sounds.available()
        self.sound.setEnabled(available)
        self.volume.setEnabled(available and self._values.sound)
        self.no_sound.setText("" if available else self._sounds.reason())
        self.no_sound.setVisible(not available)

    # Language

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Preferences"))
        for box, title in zip(
            self._boxes, (self.tr("Appearance"), self.tr("Table"), self.tr("Sounds")), strict=True
        ):
            box.setTitle(title)
        names = {
            self.theme: self.tr("&Colours"),
            self.pieces: self.tr("&Pieces"),
            self.signs: self.tr("&Xiangqi and Shogi"),
            self.motion: self.tr("&Motion"),
            self.language: self.tr("&Language"),
            self.layout_choice: self.tr("&Order of the boards"),
            self.turning: self.tr("&Turn to the seat to move"),
            self.bots: self.tr("&Bots move"),
            self.volume: self.tr("&Volume"),
        }
        for field, name in names.items():
            self._labels[field].setText(name)
        self.card.setText(self.tr("Show a &card between the turns of two players"))
        self.sound.setText(self.tr("Play &sounds"))
        self.add_language.setText(self.tr("&Add a language…"))
        self._fill(
            self.theme,
            (
                (self.tr("Same as the system"), "system"),
                (self.tr("Light"), "light"),
                (self.tr("Dark"), "dark"),
            ),
        )
        self._fill(self.pieces, tuple((one.title, one.key) for one in PIECE_SETS))
        for index, one in enumerate(PIECE_SETS):
            self.pieces.setItemIcon(index, _sample(one.key))
        self._fill(
            self.signs,
            (
                (self.tr("Characters"), "characters"),
                (self.tr("Pictures"), "pictograms"),
            ),
        )
        for index, signs in enumerate(SIGNS):
            self.signs.setItemIcon(index, _sample(PIECE_SETS[0].key, _TOKENS, signs))
        self._fill(
            self.motion,
            (
                (self.tr("Same as the system"), "system"),
                (self.tr("Full motion"), "full"),
                (self.tr("Reduced motion"), "reduced"),
            ),
        )
        self._fill(
            self.language,
            (
                (self.tr("Same as the system"), SYSTEM),
                *((one.title, one.key) for one in known_languages()),
            ),
        )
        self._fill(
            self.bots,
            (
                (self.tr("At once"), "instant"),
                (self.tr("As people do"), "normal"),
                (self.tr("Slowly, to be followed"), "slow"),
            ),
        )
        self._fill(
            self.turning,
            (
                (self.tr("Never"), SeatTurning.OFF.value),
                (self.tr("When it is on the far side"), SeatTurning.GENTLE.value),
                (self.tr("Always"), SeatTurning.ALWAYS.value),
            ),
        )
        self._fill(
            self.layout_choice,
            (
                (self.tr("Round a stage"), Layout.STAGE.value),
                (self.tr("Free table, in rows"), Layout.ROWS.value),
                (self.tr("Free table, round"), Layout.ROUND.value),
            ),
        )
        self.show_values(self._values)

    def _fill(self, combo: QComboBox, choices: Sequence[tuple[str, str]]) -> None:
        with QSignalBlocker(combo):
            combo.clear()
            for title, value in choices:
                combo.addItem(title, value)


_PAINTS = ("#f7f5ef", "#c8312b", "#3a3d42")
_FIGURES = (KING, KNIGHT, QUEEN)
_TOKENS = tuple(
    KING._replace(asset=one) for one in ("shogi/king", "xiangqi/horse", "xiangqi/cannon")
)
"""The pieces that show what a set is like, or what tokens bear."""


def _sample(key: str, kinds: Sequence[PieceType] = _FIGURES, signs: str = CHARACTERS) -> QIcon:
    """Return a few pieces of a set, as an icon."""
    art = PieceArt()
    art.set_look(key, signs)
    pixmap = QPixmap(6 * _SAMPLE, 2 * _SAMPLE)
    pixmap.fill(QColor(0, 0, 0, 0))
    painter = QPainter(pixmap)
    for index, (piece_type, colour) in enumerate(zip(kinds, _PAINTS, strict=True)):
        picture = art.pixmap(piece_type, PieceLook(index, colour), 2 * _SAMPLE)
        painter.drawPixmap(2 * _SAMPLE * index, 0, picture)
    painter.end()
    return QIcon(pixmap)
