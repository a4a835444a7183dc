"""View of a window without a game on its table: the ways to begin."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPalette, QPixmap
from PySide6.QtWidgets import QFrame, QMenu, QScrollArea, QWidget

from cfanp_gui.core.localizing import isolated
from cfanp_gui.table.late import Late
from cfanp_gui.table.theme import Theme
from cfanp_gui.window.menu_actions import GAMES, HISTORY, LESSONS, PUZZLES, Commands
from cfanp_gui.window.start.choices import BotsChoice, ChoiceButton
from cfanp_gui.window.widgets.layouts import STRETCH, bare_grid, in_column, in_row
from cfanp_gui.window.widgets.plain_text import ElidedLabel, bold_label
from cfanp_gui.window.widgets.style import TickMenu

_WIDEST, _HIGHEST = 780, 400
"""Maximum width and height of heading and choices, in pixels."""
_GAP = 10
_MARGIN = 20


class StartView(QScrollArea):
    """View of the choices, the likeliest first: each is a command of the window, or asks."""

    def __init__(self, commands: Commands, bots: int, level: str) -> None:
        """Offer `bots` bots of a level at first. A command that the window has not is left out."""
        super().__init__(widgetResizable=True)
        self._commands = commands
        self.player = ""
        """Name of the person who plays here; empty if it is not known."""
        self.streak = 0
        """Number of days in a row on which the day's puzzle was solved."""
        self.heading = bold_label(times=1.7)
        self.heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        # A widget with height for width would be scrolled before it is laid tighter.
        self.heading.setWordWrap(False)
        self.sentence = ElidedLabel(2)
        """Sentence below the choices."""
        self.last = ChoiceButton("1")
        self.last.hide()
        self.people, self.bots = ChoiceButton("2"), BotsChoice("3", bots, level)
        lowest = [name for name in (LESSONS, PUZZLES) if name in commands.actions]
        self.below = {name: ChoiceButton(str(key)) for key, name in enumerate(lowest, start=4)}
        """Choices in the lowest row, by the names of commands."""
        self.others = ChoiceButton(str(4 + len(lowest)))
        for name, choice in self.below.items():
            choice.clicked.connect(commands[name].trigger)
        below = self.others.rect().bottomLeft
        self.others.clicked.connect(lambda: self.menu.popup(self.others.mapToGlobal(below())))
        self.page = QWidget()
        """Page that is painted, and scrolled if the window is low."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        middle = QWidget()
        middle.setMaximumSize(_WIDEST, _HIGHEST)
        self._grid = grid = bare_grid(middle, _GAP)
        grid.addWidget(self.heading, 0, 0, 1, 3)
        grid.addWidget(self.last, 1, 0, 1, 3)
        grid.addWidget(self.people, 2, 0)
        grid.addWidget(self.bots, 2, 1, 1, 2)
        for column, choice in enumerate(self.below.values()):
            grid.addWidget(choice, 3, column)
        grid.addWidget(self.others, 3, len(self.below), 1, 3 - len(self.below))
        grid.addWidget(self.sentence, 4, 0, 1, 3)
        for number in range(3):
            grid.setColumnStretch(number, 1)
        for row in (0, 2, 3):
            grid.setRowStretch(row, 1)
        across = in_row(STRETCH, (middle, 100), STRETCH)
        margins = (_MARGIN, _MARGIN // 2, _MARGIN, _MARGIN // 2)
        in_column(STRETCH, (across, 100), STRETCH, over=self.page, margins=margins)
        self.setWidget(self.page)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts anew in the current language; those of the last game follow."""
        self.setAccessibleName(self.tr("Start"))
        self.last.say(self.tr("Continue"), self.last.face.words)
        self.heading.setText(self.tr("Chess For Any Number of Players"))
        self.people.say(self.tr("Play with people"), self.tr("At this table, in turns"))
        self.show_player(self.player)
        best = self.tr("Find the best move")
        if self.streak:
            best = self.tr("Day's puzzle, %n day(s) in a row", "", self.streak)
        learn = self.tr("Learn"), self.tr("The game, step by step")
        words = {LESSONS: learn, PUZZLES: (self.tr("Puzzles"), best)}
        for name, choice in self.below.items():
            choice.say(*words[name])
        self.others.say(self.tr("Analyse or open"), self.tr("A file or a position"))

    def ways(self) -> str:
        """Return the announcement for screen readers: the keys, as there are many choices."""
        if (learn := self.below.get(LESSONS)) is None:
            return self.tr("F1 opens the help.")
        words = self.tr("{key} teaches the game step by step. F1 opens the help.")
        return words.format(key=learn.face.key)

    def show_player(self, name: str) -> None:
        """Show the player's name against the bots; empty if it is not known."""
        self.player = name
        words = self.tr("You play army A and move first.")
        if name:
            words = self.tr("You are {name}, play army A and move first.")
        self.bots.say(self.tr("Play against bots"), words.format(name=isolated(name)))

    def show_last(self, words: str, picture: QPixmap | None = None) -> None:
        """Offer to continue the last game, with a text; without one there is no offer."""
        if not words and self.last.hasFocus():
            self.people.setFocus()
        self.last.say(self.tr("Continue"), words)
        self.last.show_picture(picture)
        self.last.setHidden(not words)
        self._grid.setRowStretch(1, 1 if words else 0)

    @property
    def picture_size(self) -> QSize:
        """Return the maximum size of the picture of the last game, in pixels."""
        high = max(self.last.height(), self.last.minimumSizeHint().height()) - 12
        return QSize(high * 5 // 3, high)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of a theme."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, theme.table)
        self.setPalette(palette)
        choices: list[ChoiceButton | BotsChoice] = [self.last, self.people, self.others, self.bots]
        for choice in (*choices, *self.below.values()):
            choice.face.theme = theme
            choice.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def say(self, sentence: str) -> None:
        """Show one plain sentence below the choices; an empty one removes it."""
        self.sentence.setText(sentence)

    def begin(self) -> None:
        """Give focus to the first choice."""
        first = self.people if self.last.isHidden() else self.last
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
        return menu
