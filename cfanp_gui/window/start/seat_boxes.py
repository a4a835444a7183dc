"""Fields for a player, for the person or bot of a seat, and for bots' thinking time."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox

from cfanp_gui.bots.characters import MANNERS, bot_names
from cfanp_gui.bots.level_names import starred
from cfanp_gui.bots.levels import all_levels
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat
from cfanp_gui.table.layers.faces import STARS_SIZE, star_icon
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.widgets.chips import FlatBox
from cfanp_gui.window.widgets.forms import NARROW, fill_box
from cfanp_gui.window.widgets.plain_text import plain_tip

SECONDS = (1, 3, 10, 30, 60)
"""Times to choose from, in seconds for an action."""
NODES = (1_000, 10_000, 100_000)
"""Numbers of positions to choose from."""

_ADD = object()
"""Value of the line that adds a program."""


class LevelBox(FlatBox):
    """Box of a person, or a bot of one of the levels; its list also adds a program."""

    def __init__(self) -> None:
        super().__init__()
        levels = (level for level in all_levels() if level.is_offered)
        offered = ((translated(level.name), level.key) for level in levels)
        fill_box(self, ((tr("Person"), ""), *offered, (tr("Add a program…"), _ADD)))
        self.setIconSize(STARS_SIZE)
        for row in range(self.count()):
            level = str(self.itemData(row))
            self.setItemIcon(row, star_icon(level))
            if level in MANNERS:
                tip = f"{starred(level)} {translated(MANNERS[level])}"
                self.setItemData(row, plain_tip(tip), Qt.ItemDataRole.ToolTipRole)
        self._before = 0
        self._listed = False
        """True if the list was opened last, rather than used by keys or the wheel."""
        self.currentIndexChanged.connect(self._keep_level)
        self._ask_soon = single_shot(self, 0, self._add_program)

    def showPopup(self) -> None:
        self._listed = True
        super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._listed = False
        super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._listed = False
        super().wheelEvent(event)

    def _keep_level(self, index: int) -> None:
        """Keep the level, and ask for a program, if that line is chosen."""
        if self.itemData(index) is not _ADD:
            self._before = index
            return
        with QSignalBlocker(self):
            self.setCurrentIndex(self._before)
        if self._listed:
            self._ask_soon.start()

    def _add_program(self) -> None:
        from cfanp_gui.window.start.program_dialog import ProgramDialog  # hardly ever wanted

        dialog = ProgramDialog(self.window())
        dialog.added.connect(self._take_program)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _take_program(self, level: str) -> None:
        """Offer an added bot in every list of the window, and choose it here."""
        for box in self.window().findChildren(LevelBox):
            box.offer(level)
        self.set_level(level)
        self.activated.emit(self.currentIndex())  # chosen by a person, like others

    def level(self) -> str:
        """Return the key of the level; empty for a person."""
        return str(self.currentData())

    def set_level(self, level: str) -> None:
        """Show the person or bot; a level that is not offered is offered from now on."""
        self.offer(level)
        self.setCurrentIndex(self.findData(level))

    def offer(self, level: str) -> None:
        """Add a level to the list."""
        if self.findData(level) < 0:
            name = next((known.name for known in all_levels() if known.key == level), level)
            self.insertItem(self.count() - 1, translated(name), level)

    def usual_names(self) -> set[str]:
        """Return the default names of bots, with numbers too."""
        rows = range(1, self.count() - 1)
        names = (self._names(row) for row in rows)
        return {*map(self.itemText, rows), *(usual for one in names for usual in islice(one, 99))}

    def usual_name(self, taken: Iterable[str]) -> str:
        """Return a default name of a bot of this level that nobody has."""
        others = set(taken)
        return next(name for name in self._names(self.currentIndex()) if name not in others)

    def _names(self, row: int) -> Iterator[str]:
        return bot_names(str(self.itemData(row)), self.itemText(row))


class ThinkingBox(FlatBox):
    """Box of the thinking time of bots for an action."""

    def __init__(self) -> None:
        super().__init__()
        self.addItem(tr("as long as is usual for them"), "")
        for seconds in SECONDS:
            self.addItem(tr("up to %n second(s)", "", seconds), f"{seconds}s")
        for nodes in NODES:
            words = tr("through %n position(s)", "", nodes)
            self.addItem(words.replace(str(nodes), self.locale().toString(nodes)), f"{nodes}n")
        self.setItemData(0, tr("A better one thinks longer"), Qt.ItemDataRole.ToolTipRole)

    def limit(self) -> str:
        """Return the limit as `BotSeat.text` has it; empty for the default."""
        return str(self.currentData())

    def set_limit(self, limit: str) -> None:
        """Show a limit; one that is not offered is offered from now on."""
        if self.findData(limit) < 0:
            self.addItem(limit, limit)
        self.setCurrentIndex(self.findData(limit))

    def set_bot(self, bot: BotSeat | None) -> None:
        """Show the thinking time of a bot."""
        self.set_limit("" if bot is None else bot.text.removeprefix(bot.level).strip())

    def limited(self, level: str) -> BotSeat | None:
        """Return the bot of a level with this thinking time; None for no level, a person."""
        return BotSeat.parse(f"{level} {self.limit()}") if level else None


LETTERS = 24
"""Minimum number of visible letters of a name; the tips say all of it."""


class PlayerBox(QComboBox):
    """Box of some players or armies, by their numbers; empty if none is proposed."""

    def __init__(self, names: Mapping[int, str], proposed: int | None) -> None:
        super().__init__(placeholderText=tr("Please choose"), minimumContentsLength=LETTERS)
        self.setSizeAdjustPolicy(NARROW)
        fill_box(self, ((name, number, plain_tip(name)) for number, name in names.items()))
        self.setCurrentIndex(self.findData(proposed))

    def chosen(self) -> int | None:
        """Return the number of the choice; None while nothing is chosen."""
        return None if self.currentIndex() < 0 else int(self.currentData())


def named(session: GameSession, players: Iterable[int]) -> dict[int, str]:
    """Return the names of players, in order, with a note on bots and players who are out."""
    seated, living = session.match.bots, session.position.alive()
    names = {}
    for player in sorted(players):
        words = tr("{name} (bot)") if player in seated else "{name}"
        words = words if player in living else tr("{name} (out)")
        names[player] = words.format(name=session.name(player))
    return names
