"""What a person tries at the table: which actions that may mean, what it leaves open, and why not.

A try either becomes one action proposed to the session, or a question, or a refusal with its rule
and the squares that show it. What leaves which question open is up to the kind of game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import Action, Refusal
from cfanp_gui.table.interaction.chooser import Chooser, Offer
from cfanp_gui.table.interaction.sources import PocketSource, Source

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF

    from cfanp_gui.table.scene import TableScene


class MoveResolver(ABC):
    """Turns what a hand or a key wants into an action, a question or a refusal."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.chooser: Chooser | None = None
        """The question on the table."""
        self.goals: Mapping[Square, Action] = {}
        """Lit squares one of which is to be pointed at, and what each of them means."""
        self.source: Source | None = None
        """Where the piece comes from that goes on the square pointed at."""
        self._held: Source | None = None
        """What is held over the table until a square is pointed at."""

    @abstractmethod
    def move(self, origin: Source, target: Square) -> None:
        """Propose what taking something up at a spot and putting it on a square means.

        What it leaves open is asked; where it is not legal, it is said why.
        """

    @abstractmethod
    def decline(self, spot: Source) -> None:
        """Say why nothing can be taken up at a spot."""

    @abstractmethod
    def push(self, one: int, other: int) -> None:
        """Push two half-boards together."""

    def propose(self, action: Action, origin: Source | None = None) -> None:
        """Propose an action to the session; a refusal is told, and the piece glides back."""
        scene = self.scene
        scene.forget_causes()
        refusal = scene.session.propose(action)
        if refusal is not None:
            if origin is not None:
                scene.put_back(origin)
            scene.refuse(refusal)

    def why_not_there(self, place: Square) -> Refusal | None:  # noqa: ARG002
        """Why a square is not one of those waited for; None where it is out of the question."""
        return None

    # Questions

    def close(self) -> None:
        """Take the question off the table; squares wait to be pointed at no longer."""
        self.goals, self.source, self._held = {}, None, None
        if self.chooser is not None:
            self.scene.removeItem(self.chooser)
            self.chooser = None
            self.scene.presenter.preview(None)

    def ask(
        self,
        title: str,
        offers: list[Offer],
        at: QPointF,
        cancelled: Callable[[], None] = lambda: None,
    ) -> None:
        """Lay a question on the table at a scene point."""
        self.close()
        scene = self.scene
        self.chooser = Chooser(title, offers, cancelled, scene.theme)
        self.chooser.closed = self.close
        scene.addItem(self.chooser)
        self.chooser.setPos(at)
        self.chooser.setZValue(1e6)
        self.chooser.keep_in_view()
        scene.asked.emit(title)

    def ask_at(self, title: str, offers: list[Offer], origin: Source, target: Square) -> None:
        """Ask about a piece that is held over its target meanwhile."""
        self.close()
        scene = self.scene
        scene.hold_at(origin, target)
        self.ask(title, offers, scene.centre_of(target), partial(scene.put_back, origin))

    def press(self, point: QPointF, left: bool) -> bool:
        """Let the question have a press on the table; answers whether it goes on to the hand.

        `left` is whether the left button is pressed; any other cancels.
        """
        chooser = self.chooser
        assert chooser is not None, "there is a question on the table"
        if not left:
            chooser.cancel()
            return False
        spot = None if chooser.covers(point) else self.scene.spot_at(point)
        if isinstance(spot, PocketSource) and chooser.choose(spot.letter):
            return True  # the piece itself was taken instead of its picture
        if self.chooser is chooser:
            chooser.press(point)
        return False

    # Pointing at squares

    def let_point(
        self, goals: Mapping[Square, Action], held: Source, source: Source, sentence: str
    ) -> None:
        """Light squares and wait until one of them is pointed at."""
        self.close()
        self.goals, self._held, self.source = goals, held, source
        self.scene.message.emit(sentence)
        self.scene.refresh()

    def point(self, place: Square | None) -> bool:
        """A square is pointed at, or none; answers whether that was waited for.

        One that is not lit though it might have been is refused; anything else ends the waiting.
        """
        if not self.goals:
            return False
        if place is not None and place not in self.goals:
            refusal = self.why_not_there(place)
            if refusal is not None:
                self.scene.refuse(refusal)
                return True
        action = None if place is None else self.goals.get(place)
        held = self._held
        self.close()
        if action is not None:
            self.propose(action, held)
        elif held is not None:
            self.scene.put_back(held)
        self.scene.refresh()
        return True
