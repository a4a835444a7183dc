"""Preferences page: every change is applied at once, to the page and to the table behind it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QStackedWidget,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from cfanp_gui.core.pieces import KING, KNIGHT, QUEEN, PieceType
from cfanp_gui.table.board_themes import dressed, finishes, title_of
from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.table.layers.piece_art import CHARACTERS, PIECE_SETS, PieceArt, PieceLook
from cfanp_gui.table.layers.textures import draw_grain, table_top
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.table.theme import USUAL, Theme, blank, fill
from cfanp_gui.window.services.languages import SYSTEM, known_languages, name_of
from cfanp_gui.window.services.settings import LONGEST_LOADING, SIGNS, Preferences
from cfanp_gui.window.services.sounds import Sounds
from cfanp_gui.window.widgets.chips import ROUND, TARGET, Card, ChipRow, FlatBox, RoundButton
from cfanp_gui.window.widgets.forms import GROWING, WRAPPING, fill_box
from cfanp_gui.window.widgets.layouts import STRETCH, bare_area, in_column, in_row
from cfanp_gui.window.widgets.page import MARGIN, Page
from cfanp_gui.window.widgets.panel_lists import DrawnDelegate, Index, faded
from cfanp_gui.window.widgets.plain_text import plain_label
from cfanp_gui.window.widgets.style import theme_named

_FILES = {"board": "boards", "surface": "surfaces"}
"""File of the materials of a preference."""
_SIDE = 32
"""Side of a square in a picture, in pixels."""
_PAINT = "#c52c22"
_WIDE, _EDGE = 106, 5
"""Width of a tile, and margin around a picture, in pixels."""


class _Tile(DrawnDelegate):
    """Delegate that draws a picture above its name, with a line around a chosen one."""

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view, rect = self.parent(), option.rect.adjusted(2, 2, -2, -2)
        assert isinstance(view, MaterialTiles), "it was made for one"
        palette, is_chosen = view.palette(), view.currentIndex() == index
        if is_chosen or option.state & QStyle.StateFlag.State_MouseOver:
            line = palette.highlight().color() if is_chosen else faded(palette.text().color(), 90)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(line, 2 if is_chosen else 1))
            painter.drawRoundedRect(rect, ROUND, ROUND)
        size = view.iconSize()
        left, top = rect.left() + (rect.width() - size.width()) // 2, rect.top() + 2 * _EDGE
        icon = index.data(Qt.ItemDataRole.DecorationRole)
        icon.paint(painter, QRect(QPoint(left, top), size))
        painter.setPen(palette.text().color())
        room = rect.adjusted(_EDGE, size.height() + 3 * _EDGE, -_EDGE, 0)
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(room, middle, index.data())


class MaterialTiles(QListWidget):
    """Tiles for a preference, `board` or `surface`, one of which is chosen."""

    chosen = Signal(str)
    """Carries the key of the material that a person has chosen."""

    def __init__(self, preference: str) -> None:
        super().__init__()
        self._preference, self._keys = preference, [USUAL]
        self.setObjectName(preference)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setItemDelegate(_Tile(self))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setIconSize(QSize(2 * _SIDE, _SIDE * 3 // 2))
        self.currentRowChanged.connect(lambda _: self.chosen.emit(self.value))

    @property
    def value(self) -> str:
        """Return the key of the chosen material."""
        return self._keys[max(0, self.currentRow())]

    def show_value(self, key: str) -> None:
        """Show a material as the chosen one; an unknown one counts as the usual one."""
        with QSignalBlocker(self):
            self.setCurrentRow(self._keys.index(key) if key in self._keys else 0)

    def fill(self, theme: Theme) -> None:
        """Show a tile for each material, the usual one of light or dark colours first."""
        letters, above = self.fontMetrics().height(), self.iconSize().height()
        tile = QSize(_WIDE, above + 2 * letters + 4 * _EDGE)
        value, self._keys = self.value, [USUAL, *finishes(_FILES[self._preference])[0]]
        with QSignalBlocker(self):
            self.clear()
            for key in self._keys:
                item = QListWidgetItem(QIcon(self._sample(theme, key)), title_of(key), self)
                item.setSizeHint(tile)
        self.show_value(value)
        self.setGridSize(tile)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Have room for all tiles in rows."""
        across = max(1, (self.width() - 1) // self.gridSize().width())
        self.setFixedHeight(-(-self.count() // across) * self.gridSize().height() + 1)

    def _sample(self, theme: Theme, key: str) -> QPixmap:
        """Return the picture of a material: a piece on squares, or the bare table."""
        ratio, wide, high = self.devicePixelRatioF(), 2 * _SIDE, _SIDE * 3 // 2
        if self._preference == "surface":
            shown = dressed(theme.dark, USUAL, key)
            return table_top(shown.surface.name(), shown.surface_grain, (wide, high), ratio)
        shown = dressed(theme.dark, key, USUAL)
        pixmap = blank(wide, high, ratio)
        painter = QPainter(pixmap)
        for file, rank in ((0, 0), (1, 0), (0, 1), (1, 1)):
            colour = shown.dark_square if (file + rank) % 2 else shown.light_square
            fill(painter, QRectF(file * _SIDE, rank * _SIDE, _SIDE, _SIDE), colour)
        draw_grain(painter, QRectF(0, 0, wide, 2 * _SIDE), 2, 2, shown.grain)
        picture = PieceArt().pixmap(KNIGHT, PieceLook(0, _PAINT), round(_SIDE * ratio), ratio)
        painter.drawPixmap(_SIDE, 0, picture)
        painter.end()
        return pixmap


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
