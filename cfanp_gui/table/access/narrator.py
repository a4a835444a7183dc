"""How what is done at a table is told, in every kind of game."""

from __future__ import annotations

from abc import ABC, abstractmethod

from cfanp_gui.core.game import Position, Transition
from cfanp_gui.session.game_session import Change, Step
from cfanp_gui.session.tree import Node
from cfanp_gui.table.translate import tr


class Narrator(ABC):
    """Puts what is done in one session into sentences to be heard."""

    def change(self, change: Change, events: list[str]) -> str:
        """A change in sentences: what was done or undone, and whose turn it is now.

        `events` are the sentences about what happened by it and about the end.
        """
        steps = change.steps
        told = []
        if not change.new:
            told.append(_way(steps))
        if len(steps) == 1:
            step = steps[0]
            if step.forward:
                told.append(self.deed(change.before, step.transition))
                told += self.checks(change.before, change.after, step.transition)
                told += events
                told += self.consequences(change.after, step.transition)
            else:
                told.append(self.deed(change.after, step.transition))
                told += self.reversals(step.transition)
        return _joined([*told, self.turn_after(change), self.time()])

    def row(self, node: Node, events: list[str]) -> str:
        """An action in the list of moves; empty for one of which only its events tell."""
        if node.parent is None or node.transition is None:
            return ""
        before = node.parent.position
        told = [self.deed(before, node.transition)]
        told += self.checks(before, node.position, node.transition)
        return _joined([*told, *events])

    def table(self) -> str:
        """A game that has come onto the table: what lies there, and whose turn it is."""
        return _joined([self.boards(), self.turn(), self.time()])

    @abstractmethod
    def boards(self) -> str:
        """A sentence about the boards on the table."""

    @abstractmethod
    def turn(self) -> str:
        """Whose turn it is, as a sentence; empty when all is over."""

    def turn_after(self, change: Change) -> str:  # noqa: ARG002
        """Whose turn it is after a change, as a sentence; empty when all is over."""
        return self.turn()

    @abstractmethod
    def time(self) -> str:
        """How much time is left, as a sentence; empty without clocks or when all is over."""

    @abstractmethod
    def deed(self, before: Position, transition: Transition) -> str:
        """One action as a sentence; empty for one of which only its events tell."""

    @abstractmethod
    def checks(self, before: Position, after: Position, transition: Transition) -> list[str]:
        """A sentence for every King that an action left attacked and that is still there."""

    def consequences(
        self,
        after: Position,  # noqa: ARG002
        transition: Transition,  # noqa: ARG002
    ) -> list[str]:
        """Sentences about what followed from the events of an action."""
        return []

    def reversals(self, transition: Transition) -> list[str]:  # noqa: ARG002
        """Sentences about what came back when an action was undone."""
        return []


def _way(steps: tuple[Step, ...]) -> str:
    if len(steps) == 1:
        return tr("Redone:") if steps[0].forward else tr("Undone:")
    if steps[0].forward:
        return tr("%n move(s) redone.", "", len(steps))
    return tr("%n move(s) undone.", "", len(steps))


def _joined(sentences: list[str]) -> str:
    return " ".join(one for one in sentences if one)
