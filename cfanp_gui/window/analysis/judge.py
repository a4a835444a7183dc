"""Judgements of the positions of a game, found by a search in a process of its own.

Several parts of the window want judgements: a hint is waited for, a game is gone through in the
background, more closely the second time, and the position on the table is looked at. Each wants
at most one judgement at a time; the more urgent interrupts the less urgent.
"""

from collections import Counter
from collections.abc import Sequence
from enum import IntEnum
from functools import partial
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


AnyInquiry = Inquiry | MoveInquiry


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
        self._wanted: dict[Urgency, AnyInquiry] = {}
        self._thought: Thought | None = None
        self._now: Urgency | None = None
        """Urgency of the request in work; None if there is none."""

    def wants(self, urgency: Urgency) -> AnyInquiry | None:
        """Return the request of an urgency, or None."""
        return self._wanted.get(urgency)

    def want(self, urgency: Urgency, inquiry: AnyInquiry | None) -> None:
        """Request a judgement, in place of the previous request of the same urgency."""
        if inquiry == self._wanted.get(urgency):
            return
        if inquiry is None:
            del self._wanted[urgency]
        else:
            self._wanted[urgency] = inquiry
        if self._now == urgency:
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
        if (first := min(self._wanted, default=None)) is None or first == self._now:
            return
        self._drop()
        self._now, inquiry = first, self._wanted[first]
        thought = self._thought = self.process.ask(inquiry)
        thought.told.connect(partial(self.heard.emit, first, inquiry))
        thought.done.connect(partial(self._end, first))
        thought.failed.connect(self._fail)

    def _end(self, urgency: Urgency, judgement: Judgement) -> None:
        self._thought = self._now = None
        self.judged.emit(urgency, self._wanted.pop(urgency), judgement)
        self._go_on()

    def _fail(self, sentence: str) -> None:
        self._thought = self._now = None
        self._wanted.clear()
        self.failed.emit(sentence)


NODES = 1000
"""Number of positions searched for each position of a game in the first pass."""
CLOSER, MOST = 4, 4000
"""Factor of that number for each further pass, and its maximum; signs are looked at closer."""
REMEMBERED = 4000
"""Number of judgements kept; beyond it the oldest are forgotten."""
MOST_EACH = 5
"""Number of moves listed for each player."""


def _is_of_one_game(session: GameSession | None, other: GameSession | None) -> bool:
    """Return True if one of two sessions is an analysis of the other, judging by their moves."""
    if session is None or other is None or session.analysing is other.analysing:
        return False
    shorter = min(len(session.root.line()), len(other.root.line()))
    return (
        session.match.names == other.match.names and session.root.alike(other.root) == shorter - 1
    )


class GameCourse(QObject):
    """Judgements of the positions of a line, and the work on those still missing."""

    changed = Signal()
    """Emitted when more is known, or it is about another line, or the work began or ended."""
    completed = Signal()
    """Emitted when all of the line has been judged, and no more of it will change by itself."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge)
        self._judge = judge
        self.most, self.remembered = MOST, REMEMBERED
        """Maximum number of positions searched for one, and number of judgements kept."""
        self._session: GameSession | None = None
        self.nodes: Sequence[Node] = ()
        """Positions of the line, the start first."""
        self.judgements: list[Judgement | None] = []
        """Judgement of each position; None if it is not known."""
        self.running = False
        """True if judgements are being worked out, or deepened."""
        self._efforts: list[int] = []
        """Number of positions searched for each of them; 0 if nothing is known."""
        self._known: dict[tuple[Position, Action | None], tuple[Judgement, int]] = {}
        self._refines = False
        """True if judgements are deepened before the work is done."""
        judge.judged.connect(self._take)

    @property
    def missing(self) -> int:
        """Return the number of positions of the line without a judgement."""
        return sum(judgement is None for judgement in self.judgements)

    @property
    def progress(self) -> tuple[int, int]:
        """Return the number of searches done, and that of all: one or two for each position."""
        closer = [effort >= self.most for effort in self._efforts] if self._refines else []
        known = len(self.judgements) - self.missing
        return known + sum(closer), len(self.judgements) + len(closer)

    def follow(self, session: GameSession | None) -> None:
        """Follow the line on the table, with the known judgements of its positions."""
        nodes = [] if session is None else session.line()
        if session is self._session and nodes == self.nodes:
            return
        other = session is not self._session and not _is_of_one_game(self._session, session)
        self._session, self.nodes = session, nodes
        known = [self._known.get(self._key(at), (None, 0)) for at in range(len(nodes))]
        self.judgements = [judgement for judgement, _ in known]
        self._efforts = [effort for _, effort in known]
        if other:
            self.cancel()
        self._go_on()
        self.changed.emit()

    def start(self) -> None:
        """Work out the missing judgements, and deepen others if that is wanted."""
        if not self.running and (self.missing or self._closer() is not None):
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
        """Switch further passes over the line that is worked out, each closer than the last."""
        if wanted != self._refines:
            self._refines = wanted
            self._go_on()

    def stopped(self) -> None:
        """Take note that nothing is judged any longer."""
        self.running = self._refines = False
        self.changed.emit()

    def worst(self) -> list[tuple[int, Judgement]]:
        """Return the turns by which players lost most, the worst first, numbered from 1."""
        turns = enumerate(self.judgements, start=1)
        costly = [(at, turn) for at, turn in turns if turn is not None and is_costly(turn)]
        counts: Counter[int | None] = Counter()
        chosen = []
        for at, turn in sorted(costly, key=lambda turn: -turn[1].cost):
            counts[turn.player] += 1
            if counts[turn.player] <= MOST_EACH:
                chosen.append((at, turn))
        return chosen

    def annotation(self) -> Annotation:
        """Return annotations of the line, all of which has to be known; a person's own are kept."""
        session, nodes = self._session, self.nodes
        assert session is not None, "it has positions"
        judgements = [judgement for judgement in self.judgements if judgement is not None]
        actions = [node.action for node in nodes if node.action is not None]
        asked = judged_positions(actions, session.game.notation.implies)
        start = nodes[0]
        comment = with_evaluation(start.comment, judgements[asked[0]].shares, 0)
        notes: dict[Node, Notes] = {start: notes_of(start)._replace(comment=comment)}
        gone: list[Node] = []
        lines: list[tuple[Node, MoveNode]] = []
        for at, following in pairwise(asked):
            before, node = nodes[at], nodes[at + 1]
            annotated = noted(
                Noted(node.comment, node.nags), judgements[at], judgements[following].shares
            )
            notes[node] = notes_of(node)._replace(comment=annotated.comment, nags=annotated.nags)
            better = better_line(before.position, judgements[at])
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
        for node, judgement in zip(self.nodes, self.judgements, strict=True):
            if judgement is not None and node.position is position:
                return judgement
        return None

    def _key(self, at: int) -> tuple[Position, Action | None]:
        """Return the key under which a position is remembered: it, and the action played there."""
        following = self.nodes[at + 1].action if at + 1 < len(self.nodes) else None
        return self.nodes[at].position, following

    def _go_on(self) -> None:
        """Have the first position judged that has no judgement, or a shallow one."""
        if not self.running:
            return
        if None in self.judgements:
            inquiry: MoveInquiry | None = self._inquiry(self.judgements.index(None), NODES)
        else:
            inquiry = self._closer()
        self._judge.want(Urgency.GAME, inquiry)
        if inquiry is None:
            self.running = False
            self.completed.emit()

    def _inquiry(self, at: int, nodes: int) -> MoveInquiry:
        assert self._session is not None, "it has positions"
        position, played = self._key(at)
        return MoveInquiry(position, self._session.game.piece_types, played, nodes)

    def _closer(self) -> MoveInquiry | None:
        """Return the inquiry about the position searched least; None if it is not wanted."""
        least = min(self._efforts, default=self.most)
        if least >= self.most or not self._refines:
            return None
        return self._inquiry(self._efforts.index(least), min(self.most, CLOSER * least))

    def _take(self, urgency: Urgency, inquiry: AnyInquiry, judgement: Judgement) -> None:
        if urgency is not Urgency.GAME or not isinstance(inquiry, MoveInquiry):
            return
        for at, node in enumerate(self.nodes):
            if node.position is inquiry.position and self._key(at)[1] == inquiry.played:
                while len(self._known) >= self.remembered:
                    del self._known[next(iter(self._known))]
                self._known[self._key(at)] = judgement, inquiry.nodes
                self.judgements[at], self._efforts[at] = judgement, inquiry.nodes
        self._go_on()
        self.changed.emit()
