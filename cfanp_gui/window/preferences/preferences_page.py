"""Preferences page: every change is applied at once, to the page and to the table behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QLabel,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QStackedWidget,
    QWidget,
)

from cfanp_gui.core.pieces import KING, KNIGHT, QUEEN, PieceType
from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.table.layers.piece_art import CHARACTERS, PIECE_SETS, PieceArt, PieceLook
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.table.theme import blank
from cfanp_gui.window.preferences.material_tiles import MaterialTiles
from cfanp_gui.window.services.languages import SYSTEM, known_languages, name_of
from cfanp_gui.window.services.settings import LONGEST_LOADING, SIGNS, Preferences
from cfanp_gui.window.services.sounds import Sounds
from cfanp_gui.window.widgets.chips import TARGET, Card, ChipRow, FlatBox, RoundButton
from cfanp_gui.window.widgets.forms import GROWING, WRAPPING, fill_box
from cfanp_gui.window.widgets.layouts import STRETCH, bare_area, in_column, in_row
from cfanp_gui.window.widgets.page import MARGIN, Page
from cfanp_gui.window.widgets.plain_text import plain_label
from cfanp_gui.window.widgets.style import theme_named

_SAMPLE = 36
_WIDEST, _FIELD = 1080, 340
"""Greatest width of what is shown on the page, and of a field, in pixels."""
_LEAST_WIDTH = 80
"""Minimum width of a combo box, in pixels, if the longest choice has no room."""


class PreferencesPage(Page):
    """Page with a field for each preference, in sections of which one is shown."""

    changed = Signal(object)
    """Carries the `Preferences` as they are chosen now."""

    def __init__(self, preferences: Preferences, sounds: Sounds) -> None:
        self._values, self._sounds = preferences, sounds
        self.combos = {name: self._combo(name) for name in self._choices()}
        """Combo boxes by the names of their preferences."""
        for name in ("pieces", "signs"):
            self.combos[name].setIconSize(QSize(3 * _SAMPLE, _SAMPLE))
        self.tiles = {name: MaterialTiles(name) for name in ("board", "surface")}
        """Pictures of materials by the names of their preferences."""
        for name, tiles in self.tiles.items():
            tiles.chosen.connect(lambda key, name=name: self._change(**{name: key}))
        self.ticks = {name: self._tick(name) for name in ("card", "sound")}
        """Check boxes by the names of their preferences."""
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setRange(0, 100)
        self.volume.valueChanged.connect(lambda value: self._change(volume=value))
        self.add_language, self.no_sound = RoundButton(""), plain_label("")
        self.add_language.setMaximumWidth(_FIELD)
        self.loading = QSpinBox(minimum=1, maximum=LONGEST_LOADING)
        self.loading.setKeyboardTracking(False)
        self.loading.valueChanged.connect(lambda value: self._change(loading=value))
        self._labels: dict[QWidget, QLabel] = {}
        fields = self.combos | self.ticks | self.tiles
        looks = ("theme", "board", "surface", "pieces", "signs", "motion", "language")
        self._shown, content = QStackedWidget(), QWidget()
        for section in (
            [*(fields[name] for name in looks), self.add_language],
            [fields[name] for name in ("layout", "turning", "card", "bots")],
            [fields["sound"], self.volume, self.no_sound],
            [self.loading],
        ):
            self._shown.addWidget(self._section(section))
        self.sections = ChipRow(((" ", key, "") for key in "1234"), in_column=True)
        """Sections of which one is chosen."""
        self.sections.changed.connect(
            lambda: self._shown.setCurrentIndex(int(self.sections.value()) - 1)
        )
        across = in_column(self.sections, STRETCH), (self._shown, 1)
        in_row(*across, over=content, spacing=MARGIN, margins=(0,))
        super().__init__(content, widest=_WIDEST)
        self.back.hide()
        self.onward.clicked.connect(self.left)
        self.retranslate()

    def show_values(self, preferences: Preferences) -> None:
        """Show preferences as they are now."""
        self._values = preferences
        for name, combo in self.combos.items():
            with QSignalBlocker(combo):
                combo.setCurrentIndex(max(0, combo.findData(getattr(preferences, name))))
        for name, tiles in self.tiles.items():
            tiles.show_value(getattr(preferences, name))
        for name, tick in self.ticks.items():
            with QSignalBlocker(tick):
                tick.setChecked(bool(getattr(preferences, name)))
        with QSignalBlocker(self.volume), QSignalBlocker(self.loading):
            self.volume.setValue(preferences.volume)
            self.loading.setValue(preferences.loading)
        self._enable_volume()

    def _combo(self, name: str) -> FlatBox:
        combo = FlatBox()
        combo.setObjectName(name)
        combo.setMinimumWidth(_LEAST_WIDTH)
        combo.currentIndexChanged.connect(lambda _: self._change(**{name: combo.currentData()}))
        return combo

    def _tick(self, name: str) -> QCheckBox:
        tick = QCheckBox()
        tick.setObjectName(name)
        tick.toggled.connect(lambda on: self._change(**{name: on}))
        return tick

    def _section(self, fields: Sequence[QWidget]) -> QWidget:
        """Return a card of fields, each beside or below its label, which is scrolled if need be."""
        card, inside = Card(), QWidget()
        form = QFormLayout(card, fieldGrowthPolicy=GROWING, rowWrapPolicy=WRAPPING)
        form.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        form.setSpacing(10)
        for field in fields:
            field.setMinimumHeight(TARGET)
            if isinstance(field, QCheckBox | QLabel | RoundButton):
                form.addRow(field)
                continue
            label = self._labels[field] = QLabel(margin=2)  # underlined letters may be wider
            label.setBuddy(field)
            if isinstance(field, MaterialTiles):
                form.addRow(label)
                form.addRow(field)
            else:
                field.setMaximumWidth(_FIELD)
                field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
                label.setMinimumHeight(TARGET)
                form.addRow(label, field)
        in_column(card, STRETCH, over=inside, margins=(0,))
        area = bare_area(inside, Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return area

    def _change(self, **changes: Any) -> None:
        theme = theme_named(self._values.theme)
        self._values = replace(self._values, **changes)
        if theme_named(self._values.theme) is not theme:
            for tiles in self.tiles.values():
                tiles.fill(theme_named(self._values.theme))
        self._enable_volume()
        self.changed.emit(self._values)

    def _enable_volume(self) -> None:
        available = self._sounds.available()
        self.ticks["sound"].setEnabled(available)
        self.volume.setEnabled(available and self._values.sound)
        self.no_sound.setText("" if available else self._sounds.reason())
        self.no_sound.setVisible(not available)

    def _choices(self) -> dict[str, tuple[Any, ...]]:
        """Return the title of each combo box, followed by the choices with their values."""
        system = self.tr("Same as the system"), SYSTEM
        light, dark = (self.tr("Light"), "light"), (self.tr("Dark"), "dark")
        characters, pictures = self.tr("Characters"), self.tr("Pictures")
        signs = (characters, "characters"), (pictures, "pictograms")
        full, reduced = (self.tr("Full motion"), "full"), (self.tr("Reduced motion"), "reduced")
        languages = [(name_of(key), key) for key in known_languages()]
        return {
            "theme": (self.tr("&Colours"), system, light, dark),
            "pieces": (self.tr("&Pieces"), *((known.title, known.key) for known in PIECE_SETS)),
            "signs": (self.tr("&Xiangqi and Shogi"), *signs),
            "motion": (self.tr("&Motion"), system, full, reduced),
            "language": (self.tr("&Language"), system, *languages),
            "layout": (
                self.tr("&Order of the boards"),
                (self.tr("Round a stage"), Layout.STAGE.value),
                (self.tr("Free table, in rows"), Layout.ROWS.value),
                (self.tr("Free table, round"), Layout.ROUND.value),
            ),
            "turning": (
                self.tr("&Turn to the seat to move"),
                (self.tr("Never"), SeatTurning.OFF.value),
                (self.tr("When it is on the far side"), SeatTurning.GENTLE.value),
                (self.tr("Always"), SeatTurning.ALWAYS.value),
            ),
            "bots": (
                self.tr("&Bots move"),
                (self.tr("At once"), "instant"),
                (self.tr("As people do"), "normal"),
                (self.tr("Slowly, to be followed"), "slow"),
            ),
        }

    def retranslate(self) -> None:
        """Set all texts anew in the current language, and list the present languages."""
        super().retranslate()
        self.entitle(self.tr("Preferences"))
        self.onward.setText(self.tr("Done"))
        table, programs = self.tr("Table"), self.tr("Chess programs")
        titles = self.tr("Appearance"), table, self.tr("Sounds"), programs
        for chip, title in zip(self.sections.chips.values(), titles, strict=True):
            chip.setText(title)
            chip.setAccessibleName(title)
        self.sections.settle()
        for name, (label, *choices) in self._choices().items():
            combo = self.combos[name]
            self._labels[combo].setText(label)
            fill_box(combo, choices)
        for index, known in enumerate(PIECE_SETS):
            self.combos["pieces"].setItemIcon(index, _sample(known.key))
        for index, signs in enumerate(SIGNS):
            self.combos["signs"].setItemIcon(index, _sample(PIECE_SETS[0].key, _TOKENS, signs))
        for tiles in self.tiles.values():
            tiles.fill(theme_named(self._values.theme))
        self._labels[self.tiles["board"]].setText(self.tr("Boar&ds"))
        self._labels[self.tiles["surface"]].setText(self.tr("S&urface of the table"))
        self._labels[self.volume].setText(self.tr("&Volume"))
        self._labels[self.loading].setText(self.tr("&Wait for one to load"))
        self.loading.setSuffix(self.tr(" s"))
        tip = self.tr("How long a chess program may load before you are asked to wait on")
        self.loading.setToolTip(tip)
        self.ticks["card"].setText(self.tr("Show a &card between the turns of two players"))
        self.ticks["sound"].setText(self.tr("Play &sounds"))
        self.add_language.setText(self.tr("&Add a language…"))
        self.show_values(self._values)


_PAINTS = ("#f7f5ef", "#c8312b", "#3a3d42")
_FIGURES = (KING, KNIGHT, QUEEN)
_TOKENS = [KING._replace(asset=key) for key in ("shogi/king", "xiangqi/horse", "xiangqi/cannon")]
"""Pieces in the sample of a set, or of the signs on tokens."""


def _sample(key: str, kinds: Sequence[PieceType] = _FIGURES, signs: str = CHARACTERS) -> QIcon:
    art = PieceArt()
    art.set_look(key, signs)
    pixmap = blank(6 * _SAMPLE, 2 * _SAMPLE)
    painter = QPainter(pixmap)
    for index, (piece_type, colour) in enumerate(zip(kinds, _PAINTS, strict=True)):
        picture = art.pixmap(piece_type, PieceLook(index, colour), 2 * _SAMPLE)
        painter.drawPixmap(2 * _SAMPLE * index, 0, picture)
    painter.end()
    return QIcon(pixmap)
