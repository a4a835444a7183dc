"""Judgements of the positions of a game, found by a search in a process of its own.

Several parts of the window want judgements: a hint is waited for, a game is gone through in the
background, the position on the table is looked at, and if nothing else is wanted, the game is
gone through again, more closely each time. Each wants at most one judgement at a time; the more
urgent interrupts the less urgent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import IntEnum
from itertools import pairwise

from PySide6.QtCore import QObject, Signal

from cfanp_gui.bots.annotating import (
    MoveInquiry,
    Noted,
    better_line,
    is_costly,
    is_own,
    judged_positions,
    noted,
)
from cfanp_gui.bots.judgement import Inquiry, Judgement
from cfanp_gui.core.actions import Action
from cfanp_gui.core.position import Position
from cfanp_gui.record.evaluation_comment import with_evaluation
from cfanp_gui.record.move_tree import MoveNode
from cfanp_gui.session.edit_history import Notes, notes_of
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node
from cfanp_gui.session.variations import Annotation
from cfanp_gui.window.services.bot_process import BotProcess, Thought


class Urgency(IntEnum):
    """Origin of a request for a judgement, the most urgent first."""

    HINT = 0
    GAME = 1
    TABLE = 2
    IDLE = 3
    """Repeated search of a game's positions."""


Asked = Inquiry | MoveInquiry


class Judge(QObject):
    """Judgement process and the requests to it."""

    heard = Signal(object, object, object)
    """Carries the `Urgency`, the `Inquiry`, and a `Judgement` that may still improve."""
    judged = Signal(object, object, object)
    """Carries the `Urgency`, the `Inquiry`, and its final `Judgement`."""
    failed = Signal(str)
    """Carries the reason judging has stopped, as a sentence; all requests are dropped."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.process = BotProcess(self)
        self._wanted: dict[Urgency, Asked] = {}
        self._thought: Thought | None = None
        self._now: Urgency | None = None
        """Urgency of the request in work; None if there is none."""

    def wants(self, who: Urgency) -> Asked | None:
        """Return the request of an urgency, or None."""
        return self._wanted.get(who)

    def want(self, who: Urgency, inquiry: Asked | None) -> None:
        """Request a judgement, in place of the previous request of the same urgency."""
        if inquiry == self._wanted.get(who):
            return
        if inquiry is None:
            del self._wanted[who]
        else:
            self._wanted[who] = inquiry
        if self._now == who:
            self._drop()
        self._go_on()

    def rest(self) -> None:
        """End the process if nothing is requested; the next request starts it again."""
        if not self._wanted:
            self.process.end()

    def close(self) -> None:
        """End the process for good."""
        self._wanted.clear()
        self._thought = self._now = None
        self.process.close()

    def _drop(self) -> None:
        if self._thought is not None:
            self._thought.cancel()
        self._thought = self._now = None

    def _go_on(self) -> None:
        """Work on the most urgent request."""
        first = min(self._wanted, default=None)
        if first is None or first == self._now:
            return
        self._drop()
        self._now = first
        thought = self._thought = self.process.ask(self._wanted[first])
        thought.told.connect(lambda found: self._tell(thought, found))
        thought.done.connect(lambda found: self._end(thought, found))
        thought.failed.connect(lambda sentence: self._fail(thought, sentence))

    def _tell(self, thought: Thought, found: Judgement) -> None:
        if thought is self._thought and self._now is not None:
            self.heard.emit(self._now, self._wanted[self._now], found)

    def _end(self, thought: Thought, found: Judgement) -> None:
        if thought is not self._thought or self._now is None:
            return
        who, self._thought, self._now = self._now, None, None
        self.judged.emit(who, self._wanted.pop(who), found)
        self._go_on()

    def _fail(self, thought: Thought, sentence: str) -> None:
        if thought is self._thought:
            self._thought = self._now = None
            self._wanted.clear()
            self.failed.emit(sentence)


NODES = 2000
"""Number of positions searched for each position of a game in the first pass."""
CLOSER, MOST = 4, 128_000
"""Factor of that number for each further pass, and its maximum."""
REMEMBERED = 4000
"""Number of judgements kept; beyond it the oldest are forgotten."""
MOST_EACH = 5
"""Number of moves listed for each player."""


def _is_of_one_game(one: GameSession | None, other: GameSession | None) -> bool:
    """Return True if one of two sessions is an analysis of the other, judging by their moves."""
    if one is None or other is None or one.analysing is other.analysing:
        return False
    shorter = min(len(one.root.line()), len(other.root.line()))
    return one.match.names == other.match.names and one.root.alike(other.root) == shorter - 1


class GameCourse(QObject):
    """Judgements of the positions of a line, and the work on those still missing."""

    changed = Signal()
    """Emitted when more is known, or it is about another line, or the work began or ended."""
    completed = Signal()
    """Emitted when all of the line is known, after some of it had to be worked out."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge)
        self._judge = judge
        self.most, self.remembered = MOST, REMEMBERED
        """Maximum number of positions searched for one, and number of judgements kept."""
        self._session: GameSession | None = None
        self.nodes: Sequence[Node] = ()
        """Positions of the line, the start first."""
        self.found: list[Judgement | None] = []
        """Judgement of each position; None if it is not known."""
        self.running = False
        """True if the missing judgements are being worked out."""
        self._efforts: list[int] = []
        """Number of positions searched for each of them; 0 if nothing is known."""
        self._known: dict[tuple[Position, Action | None], tuple[Judgement, int]] = {}
        self._refines = False
        """True if known judgements are deepened while nothing else is wanted."""
        judge.judged.connect(self._take)

    @property
    def missing(self) -> int:
        """Return the number of positions of the line without a judgement."""
        return sum(one is None for one in self.found)

    def follow(self, session: GameSession | None) -> None:
        """Follow the line on the table, keeping the known judgements of its positions.

        Work on a game continues in an analysis that begins from it, and back in the game.
        """
        nodes = [] if session is None else session.line()
        if session is self._session and nodes == self.nodes:
            return
        other = session is not self._session and not _is_of_one_game(self._session, session)
        self._session, self.nodes = session, nodes
        known = [self._known.get(self._key(at), (None, 0)) for at in range(len(nodes))]
        self.found = [found for found, _ in known]
        self._efforts = [effort for _, effort in known]
        if other:
            self.cancel()
        self._go_on()
        self.changed.emit()

    def start(self) -> None:
        """Work out the missing judgements."""
        if not self.running and self.missing:
            self.running = True
            self._go_on()
            self.changed.emit()

    def cancel(self) -> None:
        """Stop working; known judgements are kept."""
        if self.running:
            self.running = False
            self._judge.want(Urgency.GAME, None)
            self.changed.emit()

    def refine(self, wanted: bool) -> None:
        """Switch repeated passes over the line, each closer than the last."""
        if wanted != self._refines:
            self._refines = wanted
            self._go_on()

    def stopped(self) -> None:
        """Take note that nothing is judged any longer."""
        self.running = self._refines = False
        self.changed.emit()

    def worst(self) -> list[tuple[int, Judgement]]:
        """Return the turns by which players lost most, the worst first.

        With each goes the number of its action on the line, from 1.
        """
        costly = [
            (at, one)
            for at, one in enumerate(self.found, start=1)
            if one is not None and is_costly(one)
        ]
        counts: Counter[int | None] = Counter()
        chosen = []
        for at, one in sorted(costly, key=lambda found: -found[1].cost):
            counts[one.player] += 1
            if counts[one.player] <= MOST_EACH:
                chosen.append((at, one))
        return chosen

    def annotation(self) -> Annotation:
        """Return annotations of the line, all of which has to be known.

        A person's annotations are kept, and so are all variations not written by a program.
        """
        session, nodes = self._session, self.nodes
        assert session is not None, "it has positions"
        found = [one for one in self.found if one is not None]
        actions = [node.action for node in nodes if node.action is not None]
        asked = judged_positions(actions, session.game.notation.implies)
        start = nodes[0]
        comment = with_evaluation(start.comment, found[asked[0]].shares, 0)
        notes: dict[Node, Notes] = {start: notes_of(start)._replace(comment=comment)}
        gone: list[Node] = []
        lines: list[tuple[Node, MoveNode]] = []
        for at, following in pairwise(asked):
            before, node = nodes[at], nodes[at + 1]
            annotated = noted(Noted(node.comment, node.nags), found[at], found[following].shares)
            notes[node] = notes_of(node)._replace(comment=annotated.comment, nags=annotated.nags)
            better = better_line(before.position, found[at])
            others = [child for child in before.children if child is not node]
            own = [child for child in others if is_own(child)]
            if any(child.equals(first) for first in better.children for child in own):
                continue
            gone += own
            written = [child.action for child in others if child not in own]
            if any(first.action not in written for first in better.children):
                lines.append((before, better))
        return Annotation(notes, gone, lines)

    def known(self, position: Position) -> Judgement | None:
        """Return the judgement of a position of the line, whatever was played there, or None."""
        for node, one in zip(self.nodes, self.found, strict=True):
            if one is not None and node.position is position:
                return one
        return None

    def _key(self, at: int) -> tuple[Position, Action | None]:
        """Return the key under which a position is remembered: it, and the action played there."""
        following = self.nodes[at + 1].action if at + 1 < len(self.nodes) else None
        return self.nodes[at].position, following

    def _next(self) -> int | None:
        return next((at for at, one in enumerate(self.found) if one is None), None)

    def _go_on(self) -> None:
        """Have the first position judged that has no judgement, or a shallow one."""
        at = self._next()
        if self.running and at is None:
            self.running = False
            self.completed.emit()
        if self.running and at is not None:
            self._judge.want(Urgency.GAME, self._inquiry(at, NODES))
        self._judge.want(Urgency.IDLE, self._closer() if at is None and self._refines else None)

    def _inquiry(self, at: int, nodes: int) -> MoveInquiry:
        assert self._session is not None, "it has positions"
        position, played = self._key(at)
        return MoveInquiry(position, self._session.game.piece_types, played, nodes)

    def _closer(self) -> MoveInquiry | None:
        """Return the inquiry about the position searched least; None for none."""
        least = min(self._efforts, default=self.most)
        if least >= self.most:
            return None
        return self._inquiry(self._efforts.index(least), min(self.most, CLOSER * least))

    def _take(self, who: Urgency, inquiry: Asked, found: Judgement) -> None:
        if who not in (Urgency.GAME, Urgency.IDLE) or not isinstance(inquiry, MoveInquiry):
            return
        for at, node in enumerate(self.nodes):
            if node.position is inquiry.position and self._key(at)[1] == inquiry.played:
                self._keep(at, found, inquiry.nodes)
        self._go_on()
        self.changed.emit()

    def _keep(self, at: int, found: Judgement, effort: int) -> None:
        """Remember the judgement of a position of the line."""
        while len(self._known) >= self.remembered:
            del self._known[next(iter(self._known))]
        self._known[self._key(at)] = found, effort
        self.found[at], self._efforts[at] = found, effort
