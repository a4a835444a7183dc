"""View of a window without a game on its table: the ways to begin."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPaintEvent, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QMenu, QScrollArea, QWidget

from cfanp_gui.core.localizing import isolated
from cfanp_gui.table.late import Late
from cfanp_gui.table.theme import Theme, fill
from cfanp_gui.window.menu_actions import DAYS_PUZZLE, GAMES, HISTORY, LESSONS, PUZZLES, Commands
from cfanp_gui.window.start.choices import BotsChoice, ChoiceButton
from cfanp_gui.window.start.live_picture import ASPECT, LivePicture
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row
from cfanp_gui.window.widgets.plain_text import ElidedLabel, bold_font, bold_label
from cfanp_gui.window.widgets.style import TickMenu, theme_of

_WIDE, _HIGH, _COLUMN = 1150, 640, 500
"""Size of a view from which letters grow with it, and width of its choices, in pixels."""
_LARGEST = 1.7
_LOW, _LEAST = 480, 150
"""Height in pixels below which all stands closer; room below which there is no live picture."""
_MARGIN, _GAP = 20, 40


class _Page(QWidget):
    """Page with the surface of the table for its ground."""

    def __init__(self, live: LivePicture) -> None:
        super().__init__()
        self._live = live

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self)
        fill(painter, QRectF(self.rect()), theme.surface)
        if self._live.grain:  # its module is there then
            from cfanp_gui.table.layers.textures import table_top

            look, size = (theme.surface.name(), theme.surface_grain), (self.width(), self.height())
            painter.setOpacity(self._live.grain)
            painter.drawPixmap(0, 0, table_top(*look, size, self.devicePixelRatioF()))


class StartView(QScrollArea):
    """View of a live picture and of the choices, the likeliest first."""

    def __init__(
        self, commands: Commands, bots: int, level: str, is_still: Callable[[], bool]
    ) -> None:
        """Offer `bots` bots of a level at first; `is_still` is as in `LivePicture`."""
        super().__init__(widgetResizable=True)
        self._commands = commands
        self.player = ""
        """Name of the person who plays here; empty if it is not known."""
        self.is_solved = False
        """True if the day's puzzle has been solved."""
        self.is_learnt = False
        """True if the first lesson is done."""
        self.live = LivePicture(is_still)
        self.heading = bold_label()
        # A widget with height for width would be scrolled before it is laid tighter.
        self.heading.setWordWrap(False)
        self.sentence = ElidedLabel(2)
        """Sentence below the choices."""
        self.bots, self.people, self.learn = BotsChoice("3", bots, level), *map(ChoiceButton, "24")
        self.puzzle, self.last = (ChoiceButton(key, has_picture=True) for key in "51")
        self.last.hide()
        self.others = ChoiceButton("6")
        self._times = 0.0
        """Size of letters, relative to usual ones."""
        self._choices = self.people, self.learn, self.puzzle, self.last, self.others
        self.puzzle.clicked.connect(
            lambda _=False: commands[PUZZLES if self.is_solved else DAYS_PUZZLE].trigger()
        )
        below = self.others.rect().bottomLeft
        self.others.clicked.connect(lambda: self.menu.popup(self.others.mapToGlobal(below())))
        self.page, self._column = _Page(self.live), QWidget()
        """Page that is painted, and scrolled if the window is low; the column of choices."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        pair = in_row((self.people, 1), (self.learn, 1), spacing=10)
        large = (self.bots, 3), (pair, 3), (self.puzzle, 4), (self.last, 4), (self.others, 2)
        parts = STRETCH, self.heading, *large, self.sentence, STRETCH
        self._inner = in_column(*parts, over=self._column, margins=(0,))
        column = self._column, 0, Qt.AlignmentFlag.AlignHCenter
        across = STRETCH, (self.live, 100), _GAP, column, STRETCH
        self._line = in_row(*across, over=self.page, margins=(_MARGIN, 10, _MARGIN, 10))
        self.setWidget(self.page)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts anew in the current language; those of the last game follow."""
        self.setAccessibleName(self.tr("Start"))
        self.last.say(self.tr("Continue"), self.last.words)
        self.heading.setText(self.tr("Chess For Any Number of Players"))
        self.people.say(self.tr("With friends"), self.tr("At this table, in turns"))
        self.show_player(self.player)
        self.show_learnt(self.is_learnt)
        self.show_puzzle(self.puzzle.words, self.is_solved)
        self.others.say(self.tr("Open or analyse"), self.tr("A file or a position"))

    def ways(self) -> str:
        """Return the announcement for screen readers: the keys, as there are many choices."""
        words = self.tr("{key} teaches the game step by step. F1 opens the help.")
        return words.format(key=self.learn.key)

    def show_player(self, name: str) -> None:
        """Show the player's name against the bots; empty if it is not known."""
        self.player = self.bots.person = name
        words = self.tr("You play army A and move first.")
        if name:
            words = self.tr("You are {name}, play army A and move first.")
        self.bots.say(self.tr("Play"), words.format(name=isolated(name)))

    def show_puzzle(self, words: str, is_solved: bool, picture: QImage | None = None) -> None:
        """Offer the day's puzzle with a text, or other puzzles if it is solved."""
        self.is_solved = is_solved
        self.puzzle.say(self.tr("Day's puzzle"), words or self.tr("Find the best move"))
        if picture is not None:
            self.puzzle.show_picture(QPixmap.fromImage(picture))

    def show_learnt(self, is_learnt: bool) -> None:
        """Offer the first lesson, or all of them if it is done."""
        self.is_learnt = is_learnt
        words = self.tr("All lessons") if is_learnt else self.tr("Mate in 20 seconds")
        self.learn.say(self.tr("Learn"), words)

    def show_last(
        self, words: str, picture: QPixmap | None = None, keeps_room: bool = False
    ) -> None:
        """Offer to continue the last game, with a text; without one there is no offer.

        Its room may be kept, so that nothing moves under the pointer.
        """
        policy = self.last.sizePolicy()
        policy.setRetainSizeWhenHidden(keeps_room)
        self.last.setSizePolicy(policy)
        if not words and self.last.hasFocus():
            self.bots.begin.setFocus()
        self.last.say(self.tr("Continue"), words)
        self.last.show_picture(picture)
        self.last.setHidden(not words)

    def set_theme(self, theme: Theme) -> None:
        """Use the boards and the surface of a theme."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, theme.on_surface(theme.text, 4.5))
        self.setPalette(palette)
        self.page.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._grow()

    def _grow(self) -> None:
        """Lay picture and choices side by side if there is width, in letters that fit the view."""
        wide, high = self.width(), self.height()
        is_wide, ways = wide > 1.1 * high, QBoxLayout.Direction
        times = min(wide / (_WIDE if is_wide else _HIGH), high / _HIGH)
        times = max(1.0, min(round(times, 2), _LARGEST))
        if times != self._times:
            self._times = times
            for choice in (self.bots, *self._choices):
                choice.set_scale(times)
            self.heading.setFont(bold_font(self.font(), 1.7 * times))
        room, least = wide - 2 * _MARGIN, self._column.minimumSizeHint().width()
        most = min(round(_COLUMN * times), wide * 5 // 9 if is_wide else room)
        across = min(room, max(most, least))
        self._column.setFixedWidth(across)
        self._inner.setSpacing(10 if high >= _LOW else 4)
        self._line.setDirection(ways.LeftToRight if is_wide else ways.TopToBottom)
        left = room - across if is_wide else high - self._column.sizeHint().height()
        self.live.setVisible(left - _GAP >= _LEAST)
        self.live.setMaximumWidth(round(high * ASPECT) if is_wide else room)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._grow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the keys of the choices while Alt is held in the window, which is watched."""
        kinds = QEvent.Type  # the key may be released in a menu, or elsewhere
        if event.type() in (kinds.KeyPress, kinds.KeyRelease, kinds.WindowDeactivate):
            is_alt = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Alt
            for choice in (self.bots.begin, *self._choices):
                choice.shows_key = is_alt and event.type() == kinds.KeyPress
                choice.update()
        return super().eventFilter(watched, event)

    def say(self, sentence: str) -> None:
        """Show one plain sentence below the choices; an empty one removes it."""
        self.sentence.setText(sentence)

    def begin(self) -> None:
        """Give focus to the likeliest choice."""
        first = self.bots.begin if self.last.isHidden() else self.last
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    @Late
    def menu(self) -> QMenu:
        """Return a menu of other ways to begin, made when it is first asked for."""
        commands, menu = self._commands, TickMenu(self)
        menu.addAction(commands["open"])
        menu.addMenu(commands.menus["recent"])
        menu.addActions((commands[HISTORY], commands[GAMES], commands["paste"]))
        menu.addSeparator()
        menu.addActions((commands["edit"], commands["position"]))
        menu.addSeparator()
        menu.addActions((commands[LESSONS], commands[PUZZLES]))
        return menu
