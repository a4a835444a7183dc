"""Fields for a player, for who plays at a seat, a person or a bot, and for how long bots think."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox

from cfanp_gui.bots.levels import all_levels
from cfanp_gui.core.position import Position
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.widgets.plain_text import plain_tip

SECONDS = (1, 3, 10, 30, 60)
"""The times to choose from, for an action."""
NODES = (1_000, 10_000, 100_000)
"""The numbers of positions to choose from."""


_ADD = object()
"""What the line has by which a program is added."""


class LevelBox(QComboBox):
    """A person, or a bot of one of the levels; in its list a program can be added to these."""

    def __init__(self) -> None:
        super().__init__()
        self.addItem(tr("Person"), "")
        for level in all_levels():
            if level.is_offered:
                self.addItem(translated(level.name), level.key)
        self.addItem(tr("Add a program…"), _ADD)
        self._before = 0
        self._listed = False
        """Whether the whole list was opened last, and not gone through by keys or the wheel."""
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
        """Stay with the level, and ask for a program, where that line is chosen."""
        if self.itemData(index) is not _ADD:
            self._before = index
            return
        with QSignalBlocker(self):
            self.setCurrentIndex(self._before)
        if self._listed:
            self._ask_soon.start()

    def _add_program(self) -> None:
        from cfanp_gui.window.bots.program_dialog import ProgramDialog  # hardly ever wanted

        dialog = ProgramDialog(self.window())
        dialog.added.connect(self._take_program)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _take_program(self, level: str) -> None:
        """Offer a bot that was added in every list of the window, and have it play here."""
        for box in self.window().findChildren(LevelBox):
            box.offer(level)
        self.set_level(level)
        self.activated.emit(self.currentIndex())  # a person has chosen it, as others

    def level(self) -> str:
        """Return the key of the level; empty for a person."""
        return str(self.currentData())

    def set_level(self, level: str) -> None:
        """Show who plays; one of a level that is not offered is offered from now on."""
        self.offer(level)
        self.setCurrentIndex(self.findData(level))

    def offer(self, level: str) -> None:
        """Have a level in the list."""
        if self.findData(level) < 0:
            name = next((one.name for one in all_levels() if one.key == level), level)
            self.insertItem(self.count() - 1, translated(name), level)

    def usual_names(self) -> set[str]:
        """Return what bots are called where nobody gives them a name, with numbers too."""
        return {
            name
            for index in range(1, self.count() - 1)
            for name in (self.itemText(index), *_numbered(self.itemText(index)))
        }

    def usual_name(self, taken: Iterable[str]) -> str:
        """Return what a bot of this level is called, by a name that nobody has."""
        name, others = self.currentText(), set(taken)
        return next(one for one in (name, *_numbered(name)) if one not in others)


def _numbered(name: str) -> list[str]:
    return [f"{name} {number}" for number in range(2, 28)]


class ThinkingBox(QComboBox):
    """How long bots think about an action."""

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
        """Return the limit as `BotSeat.text` has it; empty for the usual one."""
        return str(self.currentData())

    def set_limit(self, limit: str) -> None:
        """Show a limit; one that is not offered is offered from now on."""
        if self.findData(limit) < 0:
            self.addItem(limit, limit)
        self.setCurrentIndex(self.findData(limit))

    def set_bot(self, bot: BotSeat | None) -> None:
        """Show how long a bot thinks."""
        self.set_limit("" if bot is None else bot.text.removeprefix(bot.level).strip())

    def limited(self, level: str) -> BotSeat | None:
        """Return the bot of a level that thinks as long; None for no level, a person."""
        return BotSeat.parse(f"{level} {self.limit()}") if level else None


LETTERS = 24
"""So many letters of a name are seen in any case; the tips say all of it."""


class PlayerBox(QComboBox):
    """One of some players or armies, by their numbers; none of them where none is proposed."""

    def __init__(self, names: Mapping[int, str], proposed: int | None) -> None:
        super().__init__()
        self.setPlaceholderText(tr("Please choose"))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(LETTERS)
        for row, (number, name) in enumerate(names.items()):
            self.addItem(name, number)
            self.setItemData(row, plain_tip(name), Qt.ItemDataRole.ToolTipRole)
        self.setCurrentIndex(self.findData(proposed))

    def chosen(self) -> int | None:
        """Return the number of what is chosen; None while nothing is."""
        return None if self.currentIndex() < 0 else int(self.currentData())


def named(session: GameSession, players: Iterable[int]) -> dict[int, str]:
    """Return what players are called, in their order, and who of them is a bot or out."""
    seated, living = session.match.bots, session.position.alive()
    found = {}
    for player in sorted(players):
        words = tr("{name} (bot)") if player in seated else "{name}"
        words = words if player in living else tr("{name} (out)")
        found[player] = words.format(name=session.name(player))
    return found


def place_labels(start: Position) -> dict[int, str]:
    """Return what each player's badge says: their one seat's label, or else their number."""
    found: dict[int, list[str]] = {}
    for place in start.seats():
        found.setdefault(start.seat_status(place.id).first_player, []).append(place.label)
    return {
        player: labels[0] if len(labels) == 1 else str(player) for player, labels in found.items()
    }
