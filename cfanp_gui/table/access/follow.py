"""Updates for assistive tools about the table shown in a view.

Without such a tool this costs only a few signal connections: everything else is created when a tool
first asks or first gets an announcement.
"""

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

from cfanp_gui.core.actions import Source
from cfanp_gui.core.text import ENDS
from cfanp_gui.session.cursor import Change
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.table.access.narrator import Announcer, Narrator, offer_name
from cfanp_gui.table.access.table_nodes import CardNode, TableNode
from cfanp_gui.table.feedback.hand_over_card import HandOverCard
from cfanp_gui.table.late import Late
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import enumerated, joined, sentence, tr
from cfanp_gui.table.view import TableView


class TableAccess(QObject):
    """Link between the table in a view and assistive tools, which announces its events."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._scene: TableScene | None = None
        self._picked: Source | None = None
        self.move_list: QWidget | None = None
        """Move list, whose rows are read aloud while the keyboard is in it."""
        self._is_led = False
        """True if the direction of the arrow keys has been announced."""
        self._unsubscribe: tuple[Unsubscribe, ...] = ()
        self._timer = single_shot(self, 0, self._notify_focus)
        _install_factory()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)

    def follow(self, scene: TableScene, move_list: QWidget | None = None) -> None:
        """Announce the events of the scene that the view shows from now on."""
        self.leave()
        self._scene, self.move_list, session = scene, move_list, scene.session
        self._unsubscribe = (
            session.changed.connect(lambda change: self._on_change(session, change)),
            session.pairs.changed.connect(lambda _: self._on_pair(session)),
        )
        scene.message.connect(self._on_answer)
        scene.explained.connect(self._on_answer)
        scene.hinted.connect(self._on_hint)
        scene.asked.connect(self._on_question)
        scene.interaction.keyboard.moved.connect(self._focus_soon)
        scene.interaction.keyboard.appeared.connect(self._explain_arrows)
        scene.interaction.keyboard.stopped.connect(lambda: self.announce(tr("Edge."), urgent=True))
        scene.refreshed.connect(self._notify_changes)
        if QAccessible.isActive():
            reordered = QAccessible.Event.ObjectReorder
            QAccessible.updateAccessibility(QAccessibleEvent(self._view, reordered))
            self._notify_changes()
            self.speaker.say(Narrator(session).table())

    def leave(self) -> None:
        """Stop announcing a scene that is removed."""
        for unsubscribe in self._unsubscribe:
            unsubscribe()
        self._unsubscribe, self._scene, self._picked = (), None, None

    def announce(self, sentence: str, urgent: bool = False) -> None:
        """Announce a sentence; an urgent one may interrupt the text being read."""
        if QAccessible.isActive():
            self.speaker.say(sentence, urgent)

    def announce_time(self) -> None:
        """Announce the time left."""
        if self._scene is not None and QAccessible.isActive():
            self.announce(Narrator(self._scene.session).time(), urgent=True)

    @Late
    def speaker(self) -> Announcer:
        """Return the announcer of this table, created when first needed."""
        return Announcer(self._view)

    # Following the session

    def _on_change(self, session: GameSession, change: Change) -> None:
        if self._hears(session):
            walked = self.move_list is not None and self.move_list.hasFocus()
            self.speaker.say_change(session, change, walked and not change.new)

    def _on_pair(self, session: GameSession) -> None:
        if self._hears(session) and not session.pairs.is_offered:
            self.speaker.say_pair(session, session.pair)

    def _hears(self, session: GameSession) -> bool:
        """Return True if a session is still on the table and a tool listens."""
        return (
            QAccessible.isActive()
            and self._scene is not None
            and Shiboken.isValid(self._scene)
            and self._scene.session is session
        )

    def _on_answer(self, sentence: str) -> None:
        self.announce(sentence, urgent=True)

    # Following the scene

    def _on_hint(self, sentence: str) -> None:
        # A question is announced with its answers, and a demand together with the turn.
        scene = self._scene
        asks = scene is None or scene.interaction.question is not None
        if scene is not None and not asks and sentence not in ("", scene.demand):
            self.announce(sentence, urgent=True)

    def _on_question(self, title: str) -> None:
        question = None if self._scene is None else self._scene.interaction.question
        if self._scene is None or question is None or not QAccessible.isActive():
            return
        question.stepped.connect(self._focus_soon)
        game = self._scene.session.game
        answers = enumerated(offer_name(game, offer) for offer in question.offers)
        self.announce(sentence(joined(" " if title.endswith(ENDS) else ": ", (title, answers))))

    def _explain_arrows(self) -> None:
        """Announce the direction of the arrow keys once, for people who cannot see the boards."""
        scene = self._scene
        if scene is None or not QAccessible.isActive() or self._is_led:
            return
        self._is_led = True
        words = tr("Arrow keys go as on the screen. Tab leads to the next board.")
        if scene.placement.joins:
            words = tr(
                "Arrow keys go as on the screen: over a pair as it lies, else over each "
                "half-board as it lies. Tab leads to the next half-board."
            )
        self.announce(words)

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is self._view and old is not new:
            self._focus_soon()

    def _focus_soon(self) -> None:
        # Qt says that the view has the focus only after it has notified everybody.
        if QAccessible.isActive():
            self._timer.start()

    def _notify_focus(self) -> None:
        """Notify tools of the square or answer that has the keyboard focus, if any."""
        if (focused := self._node().focusChild()) is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(focused, QAccessible.Event.Focus))

    def _notify_changes(self) -> None:
        """Notify tools of changed names and descriptions, and of pieces picked up or put back."""
        scene = self._scene
        if scene is None or not QAccessible.isActive():
            return
        table = self._node()
        for event in table.changes():
            QAccessible.updateAccessibility(event)
        pointer, picked = scene.interaction.pointer, scene.interaction.picked
        if picked != self._picked:
            removed, added = QAccessible.Event.SelectionRemove, QAccessible.Event.SelectionAdd
            for source, kind in ((self._picked, removed), (picked, added)):
                if source is not None and (node := table.source(source)) is not None:
                    QAccessible.updateAccessibility(QAccessibleEvent(node, kind))
            self._picked = picked
            if picked is not None and pointer.drag is None and table.describer is not None:
                self.announce(table.describer.reach())

    def _node(self) -> TableNode:
        node = QAccessible.queryAccessibleInterface(self._view)
        if not isinstance(node, TableNode):
            # It was queried before the factory was installed.
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))
            node = QAccessible.queryAccessibleInterface(self._view)
        assert isinstance(node, TableNode), "the factory makes the interface of such a view"
        return node


def _make_node(_key: str, thing: QObject | None) -> QAccessibleInterface | None:
    """Return the interface of an object, as a Qt factory; None for other classes."""
    if not isinstance(thing, TableView | HandOverCard):
        return None
    return TableNode(thing) if isinstance(thing, TableView) else CardNode(thing)


@cache
def _install_factory() -> None:
    """Install the interface factory, once for all tables."""
    QAccessible.installFactory(_make_node)
