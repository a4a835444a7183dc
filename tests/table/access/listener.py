"""A table with an assistive tool at it: what the tool sees and hears."""

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.access import TableAccess
from tests.table.desk import Desk

Text, Role = QAccessible.Text, QAccessible.Role


ROUNDS = 5
"""Rounds of events until all has been said: the table first, then its words."""


class Listener:
    """A desk whose table is looked at through Qt's accessible interfaces alone."""

    def __init__(self, qtbot: QtBot, session: GameSession, desk: Desk | None = None) -> None:
        self.desk = desk or Desk(qtbot, session)
        self.access = TableAccess(self.desk.view)
        self.heard: list[str] = []
        self.access.speaker.announced.connect(self.heard.append)
        self.access.follow(self.desk.scene)
        self.greeting = self.news()

    @property
    def table(self) -> QAccessibleInterface:
        """Return the table's interface, as Qt has it for the view."""
        return QAccessible.queryAccessibleInterface(self.desk.view)

    def nodes(self) -> Iterator[QAccessibleInterface]:
        """Yield every interface from the table down."""
        waiting = [self.table]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += [node.child(index) for index in range(node.childCount())]

    def named(self, beginning: str) -> QAccessibleInterface:
        """Return the one interface whose name begins so and ends or goes on after a comma.

        A square of the pair is called as its frame names it, and described as at home.
        """
        nodes = list(self.nodes())
        found = [node for node in nodes if f"{name(node)},".startswith(f"{beginning},")]
        found = found or [node for node in nodes if description(node) == beginning]
        assert len(found) == 1, f"{beginning}: {[name(node) for node in found]}"
        return found[0]

    def press(self, beginning: str) -> None:
        """Do what pressing the interface with such a name does."""
        do(self.named(beginning), "Press")

    def move(self, origin: str, target: str) -> None:
        """Pick up what stands on one square and put it down on another."""
        self.press(origin)
        self.press(target)

    def news(self) -> str:
        """Return the announcements since this was last asked, once the table rests."""
        for _ in range(ROUNDS):
            self.desk.settle()
        announced = " | ".join(self.heard)
        self.heard.clear()
        return announced


def name(node: QAccessibleInterface) -> str:
    """Return the name of an interface."""
    return node.text(Text.Name)


def description(node: QAccessibleInterface) -> str:
    """Return the description of an interface."""
    return node.text(Text.Description)


def do(node: QAccessibleInterface, action: str) -> None:
    """Do an action of an interface by Qt's name for it."""
    actions = node.actionInterface()
    assert action in actions.actionNames(), f"{name(node)} has only {actions.actionNames()}"
    actions.doAction(action)
