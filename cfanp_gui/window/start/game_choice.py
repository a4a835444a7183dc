"""Choice of the game to set up: all games by families, with pictures, and a search by name."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import cast

from PySide6.QtCore import (
    QEvent,
    QObject,
    QRect,
    QSignalBlocker,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPalette,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cfanp_gui.core.game import Game, OptionValues
from cfanp_gui.games.registry import GAMES
from cfanp_gui.table.layers.piece_art import ArtKeys
from cfanp_gui.table.theme import set_colours
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import joined, tr, translated
from cfanp_gui.window.services.idle_tasks import IdleTasks
from cfanp_gui.window.widgets.accessible_names import make_clearable
from cfanp_gui.window.widgets.chips import CardButton, ChipRow, RoundButton, round_field
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row, make_slim
from cfanp_gui.window.widgets.panel_lists import Index, faded, paint_tint
from cfanp_gui.window.widgets.plain_text import (
    ONE_LINE,
    bold_label,
    elided,
    plain_label,
    plain_tip,
    wrapped,
)
from cfanp_gui.window.widgets.position_picture import ground_of, picture_of
from cfanp_gui.window.widgets.style import theme_of

PICTURE = 104
"""Size of a picture in the list, in pixels."""
PAD = 16
"""Margin around the picture and the words on a card, in pixels."""
_LEAST, _DRAWN = 200, 560
"""Least and greatest side of the picture of the game set up, in pixels."""
_CARD = QSize(150, 156)
_DIM = 0.4
_MOST_LETTERS = 60
_OFFERED, _PICTURE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.DecorationRole
_FAMILY, _SOUGHT = _OFFERED + 1, _OFFERED + 2
"""Roles of a game's family between line ends, and of its names."""

AddGames = Callable[[QWidget], None]
"""Asks, over a widget, for a file of games and adds them."""


@dataclass(frozen=True, slots=True)
class Offered:
    """Game that may be chosen, with its variant, or one that cannot be played here."""

    name: str
    words: str
    """Description, or the reason it cannot be played."""
    game: Game | None = None
    """Game without its variant; None if it cannot be played."""
    variant: OptionValues = field(default_factory=dict)
    """Options that choose the variant."""
    family: str = ""
    """Heading under which it is listed; empty for none."""
    sought: str = ""
    """Its other names, by which a search finds it too: in English, at its home, and its key.

    The name of its other arrays, as Chess960, is among them.
    """


def offered() -> Iterator[Offered]:
    """Yield all games, the usual one first, then those that cannot be played here."""
    for game in GAMES:
        yield from offered_of(game)
    for game in GAMES:
        for name, reason in game.unplayable():
            shown = name or tr("Games of a file")
            yield Offered(shown[:_MOST_LETTERS], translated(reason))


def offered_of(game: Game) -> Iterator[Offered]:
    """Yield a game by its variants, its own first, or itself if it has none."""
    variants = next((option for option in game.options if option.is_variant), None)
    if variants is None:
        counts = tr("For {players} players.").format(players=translated(game.expected_players))
        words = counts if game.summary is None else joined(" ", (counts, translated(game.summary)))
        yield Offered(game.name, words, game)
        return
    arrays = [str(option.label) for option in game.options if option.numbers]
    for choice in variants.choices:
        variant = {variants.name: choice.value}
        other = arrays if choice.value == variants.default else ()
        sought = "\n".join((str(choice.label), choice.native, choice.value, *other))
        label, words, family = map(translated, (choice.label, choice.help, choice.group))
        yield Offered(label, words, game, variant, family, sought)


def icon_of(
    game: Game, art: ArtKeys, widget: QWidget, side: int, colours: tuple[str, ...] = ()
) -> QPixmap:
    """Return the picture of a game as displayed on a widget; see `picture_of`."""
    ratio, ground = widget.devicePixelRatioF(), ground_of(theme_of(widget))
    picture = QPixmap.fromImage(picture_of(game, art, ground, round(side * ratio), colours))
    picture.setDevicePixelRatio(ratio)
    return picture


class GameCard(CardButton):
    """Card of the game: its picture, name and a sentence; a press leads to all others."""

    def __init__(self, art: ArtKeys, is_settled: bool) -> None:
        """The game cannot be changed if `is_settled`."""
        super().__init__()
        self.setDisabled(is_settled)
        self._art, self._game, self._colours = art, GAMES[0], tuple[str, ...]()
        self.name = ""
        self.is_wide, self._most = False, _LEAST
        self._title, self._words = bold_label(times=1.35), plain_label("")
        self._words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._act, self._picture = bold_label(tr("Change game")), QLabel()
        self._picture.setScaledContents(True)
        self._act.setHidden(is_settled)
        words = in_column(self._title, self._words, 4, self._act, STRETCH, spacing=2)
        picture = self._picture, 0, Qt.AlignmentFlag.AlignCenter
        self._box = in_row(picture, (words, 1), over=self, spacing=PAD, margins=(PAD,))
        self.hold(self._box, self._title, self._words, self._act, self._picture)
        self.setMinimumWidth(_LEAST)
        # The picture takes longer than all else, so it is drawn when the page is visible.
        self._later = single_shot(self, 0, self._draw)

    def show_game(self, game: Game, offered: Offered) -> None:
        """Show a game as it is offered, by its variant."""
        self._game, self.name = game, offered.name
        self._title.setText(offered.name)
        self._words.setText(offered.words)
        self.setAccessibleName(tr("Game: {game}").format(game=offered.name))
        self.setAccessibleDescription(tr("Chooses another game"))
        self._later.start()

    def paint_armies(self, colours: Iterable[str]) -> None:
        """Show the armies in the colours of the players."""
        self._colours = tuple(colours)
        self._later.start()

    def lay(self, is_wide: bool, most: int) -> None:
        """Lay the words beside the picture, or below one with sides of `most` pixels at most."""
        self.is_wide, self._most, way = is_wide, min(most, _DRAWN), QBoxLayout.Direction
        self._box.setDirection(way.LeftToRight if is_wide else way.TopToBottom)
        self._fit()

    def _fit(self) -> None:
        side = max(_LEAST, min(self._most, self.width() - 2 * PAD))
        side = _LEAST // 2 if self.is_wide else side
        self._picture.setFixedSize(side, side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.name:
            self._later.start()

    def _draw(self) -> None:
        picture = icon_of(self._game, self._art, self, _DRAWN, self._colours)
        self._picture.setPixmap(picture)


class _Card(QStyledItemDelegate):
    """Delegate that draws a game: its picture above its name, dim if it cannot be played."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        high = PICTURE + 2 * option.fontMetrics.lineSpacing() + 20
        return QSize(_CARD.width(), max(_CARD.height(), high))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        offered: Offered = index.data(_OFFERED)
        painter.save()
        rect: QRect = option.rect.adjusted(2, 2, -2, -2)
        ink: QColor = option.palette.text().color()
        chosen = option.state & QStyle.StateFlag.State_Selected
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            stressed = option.palette.highlight().color() if chosen else ink
            paint_tint(painter, rect, stressed, 90 if chosen else 18)
        if offered.game is None:
            painter.setOpacity(_DIM)
        frame = QRect(0, rect.top() + 8, PICTURE, PICTURE)
        frame.moveLeft(rect.center().x() - PICTURE // 2)
        if (picture := index.data(_PICTURE)) is not None:  # until it is drawn there is a frame
            painter.drawPixmap(frame.topLeft(), picture)
        set_colours(painter, None, faded(ink, 60))
        painter.drawRect(frame.adjusted(0, 0, -1, -1))
        high = option.fontMetrics.lineSpacing()
        room = QRect(rect.left() + 4, frame.bottom() + 4, rect.width() - 8, high)
        painter.setPen(ink)
        for line in wrapped(offered.name, option.font, room.width(), 2):
            text = elided(line, option.fontMetrics, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignHCenter | ONE_LINE, text)
            room.translate(0, high)
        painter.restore()


class GameChoice(QWidget):
    """List of all games by families, with a search; `chosen` is the one selected."""

    taken = Signal()
    """Emitted when a person has chosen the selected game."""
    selected = Signal()
    """Emitted when another game, or none, is selected."""

    def __init__(
        self,
        art: ArtKeys,
        now: str,
        add_games: AddGames | None = None,
        write_games: Callable[[], object] | None = None,
    ) -> None:
        """`now` is the name of the game set up; without `add_games` no more can be added.

        `write_games` shows where a person writes games.
        """
        super().__init__()
        self._add_games, self._art = add_games, art
        self.search = QLineEdit(placeholderText=tr("Search"))
        self.search.setAccessibleName(tr("Search for a game"))
        round_field(self.search)
        make_clearable(self.search)
        self.search.textChanged.connect(self._filter)
        self.search.installEventFilter(self)
        self._games, self._shown = QStandardItemModel(self), QSortFilterProxyModel(self)
        self._shown.setSourceModel(self._games)
        self._shown.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        families = dict.fromkeys(game.family for game in offered() if game.family)
        named = ((family, family, "") for family in families)
        self.families = ChipRow(((tr("All"), "", ""), *named))
        self.families.changed.connect(self._turn)
        self.list = QListView(viewMode=QListView.ViewMode.IconMode, uniformItemSizes=True)
        self.list.setAccessibleName(tr("Games"))
        self.list.setMovement(QListView.Movement.Static)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setMouseTracking(True)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setItemDelegate(_Card(self.list))
        self.list.setModel(self._shown)
        self.list.setFrameShape(QListView.Shape.NoFrame)
        make_slim(self.list.verticalScrollBar())
        self.list.viewport().setAutoFillBackground(False)
        self.list.selectionModel().currentChanged.connect(self._explain)
        self.list.doubleClicked.connect(self.taken)
        self.words = plain_label("")
        self.words.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.more = RoundButton(tr("Add games from a file…"))
        self.more.clicked.connect(self._add)
        self.more.setHidden(add_games is None)
        self.write = RoundButton(tr("Games of your own…"))
        if write_games is not None:
            self.write.clicked.connect(write_games)
        self.write.setHidden(write_games is None)
        top = in_row((self.search, 1), self.more, self.write)
        in_column(top, self.families, (self.list, 1), self.words, over=self, margins=(0,))
        self._fill(now)

    @property
    def chosen(self) -> Offered | None:
        """Return the selected game; None while there is none."""
        return cast(Offered | None, self.list.currentIndex().data(_OFFERED))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go through the list by arrow keys while focus is in the search field."""
        keys = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)
        is_press = watched is self.search and event.type() == QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent) and event.key() in keys:
            self.list.setFocus(Qt.FocusReason.TabFocusReason)
            self.list.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """List the games anew if others have been written since."""
        super().showEvent(event)
        known = [self._games.item(row).text() for row in range(self._games.rowCount())]
        if known != [game.name for game in offered()]:
            self.search.clear()
            self._fill("" if self.chosen is None else self.chosen.name)

    def names(self) -> list[str]:
        """Return the names of the games shown."""
        return [self._shown.index(row, 0).data() for row in range(self._shown.rowCount())]

    def _fill(self, now: str) -> None:
        """Show all games, and select the one of a name."""
        self._games.clear()
        for game in offered():
            item = QStandardItem(game.name)
            item.setData(game, _OFFERED)
            item.setData(f"\n{game.family}\n", _FAMILY)
            item.setData(f"{game.name}\n{game.sought}", _SOUGHT)
            blocked = tr("Cannot be played here: {reason}").format(reason=game.words)
            words = blocked if game.game is None else game.words
            item.setData(words, Qt.ItemDataRole.AccessibleDescriptionRole)
            item.setToolTip(plain_tip(words))
            self._games.appendRow(item)
        drawn = (partial(self._draw, row) for row in range(self._games.rowCount()))
        IdleTasks(self.list.viewport(), drawn)
        self._stress(now)

    def _draw(self, row: int) -> None:
        """Draw the picture of a game, unless it cannot be played."""
        index = self._games.index(row, 0)
        offered: Offered | None = index.data(_OFFERED)  # None if other games are listed by now
        if offered is not None and offered.game is not None:
            game = offered.game.variant(offered.variant)
            self._games.setData(index, icon_of(game, self._art, self.list, PICTURE), _PICTURE)

    def _stress(self, name: str) -> None:
        names = self.names()
        row = names.index(name) if name in names else 0
        self.list.setCurrentIndex(self._shown.index(row, 0))
        self._explain()

    def _filter(self, typed: str) -> None:
        """Show the games that contain the typed text, and select one whose name begins with it."""
        before, wanted = self.chosen, typed.strip()
        if wanted:  # it is sought among all
            self.families.set_value("")
        self._sift()
        like = [name for name in self.names() if name.casefold().startswith(wanted.casefold())]
        if not wanted:
            like = [] if before is None else [before.name]
        self._stress(min(like, key=len, default=""))

    def _sift(self) -> None:
        """Show the games of a family, or of all those whose names or else words are sought."""
        wanted, family = self.search.text().strip(), self.families.value()
        self._shown.setFilterRole(_SOUGHT if wanted else _FAMILY)
        self._shown.setFilterFixedString(wanted or (family and f"\n{family}\n"))
        if wanted and not self._shown.rowCount():
            self._shown.setFilterRole(Qt.ItemDataRole.AccessibleDescriptionRole)

    def _turn(self) -> None:
        """Show another family, and what was selected if it belongs to it."""
        before = self.chosen
        with QSignalBlocker(self.search):
            self.search.clear()
        self._sift()
        self._stress("" if before is None else before.name)

    def _explain(self) -> None:
        chosen = self.chosen
        words = self.list.currentIndex().data(Qt.ItemDataRole.AccessibleDescriptionRole)
        self.words.setText(tr("No game has such a name.") if chosen is None else str(words))
        self.selected.emit()

    def _add(self) -> None:
        assert self._add_games is not None, "else there is no button"
        before, chosen = {game.name for game in offered()}, self.chosen
        self._add_games(self)
        self.search.clear()
        self.families.set_value("")  # what was added may be of any
        self._sift()
        added = [game.name for game in offered() if game.name not in before]
        self._fill(added[0] if added else "" if chosen is None else chosen.name)
