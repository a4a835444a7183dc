"""A lesson at the table of a window: it follows what is done there and says what comes next."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal

from cfanp_gui.core.boards import Pair
from cfanp_gui.lessons.judging import (
    Done,
    Phase,
    Standing,
    answer_to,
    answer_to_push,
    solutions,
    standing,
    wanted_pair,
    way_to,
)
from cfanp_gui.lessons.lesson import Lesson, Lights, Step
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.table.layers.board_signs import BoardSigns
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr
from cfanp_gui.window.exercises.exercise_mode import PARTNER, ExerciseMode, ExercisePage
from cfanp_gui.window.lessons.lesson_panel import LessonPanel
from cfanp_gui.window.panels.late_dock import DockHost

_SHOWN = "lesson"
"""Under which name arrows and rings of a lesson are shown."""


class LessonPage(ExercisePage[LessonPanel]):
    """Shows one lesson after the other."""

    name = "lesson"

    finished = Signal()
    """All steps are done."""
    left = Signal()
    """Nothing more is to be learnt now."""
    next_asked = Signal()

    def __init__(self, host: DockHost, exercises: ExerciseMode) -> None:
        super().__init__(host)
        self._exercises = exercises
        self._lesson: Lesson | None = None
        self._following = ""
        self._first = 0
        """The step with whose position the session begins."""
        self.step: int | None = None
        """The step that is shown, from 0; None when all are done."""
        self._listening: tuple[Unsubscribe, ...] = ()
        self._lights: BoardSigns | None = None
        self._looked_at: Pair | None = None
        """The boards pushed together last by hand about which something was said."""
        # When an action is taken back, the boards are laid as before only after that.
        self._soon = single_shot(self, 0, self._follow)

    def make_panel(self) -> LessonPanel:
        panel = LessonPanel()
        panel.hint.clicked.connect(self.hint)
        panel.skip.clicked.connect(self.skip)
        panel.back.clicked.connect(self.go_back)
        panel.leave.clicked.connect(self.left)
        panel.next.clicked.connect(self.next_asked)
        return panel

    def title(self) -> str:
        return tr("Lesson")

    # Beginning

    def begin(self, lesson: Lesson, step: int, following: str) -> None:
        """Begin a lesson with a step, from 0; `following` is the title of the next lesson."""
        self._lesson, self._following = lesson, following
        self._lay(step)

    def retell(self, lesson: Lesson, following: str) -> None:
        """Go on with the same lesson in another language."""
        self._lesson, self._following = lesson, following
        self._tell()

    @property
    def lesson(self) -> Lesson | None:
        """Return the lesson on the table, or the last that was there."""
        return self._lesson

    def _lay(self, step: int) -> None:
        """Put the position on the table in which a step begins."""
        lesson = self._lesson
        assert lesson is not None, "it has begun"
        self._first = lesson.first_of(step)
        session = _session_of(lesson, self._first)
        for action in way_to(lesson, step):
            session.play(action, main=True)
        before = lesson.steps[max(step - 1, self._first)]
        if step > self._first and (pair := wanted_pair(before, session.position)) is not None:
            session.push(pair)
        for unsubscribe in self._listening:
            unsubscribe()
        self.step, self._lights = None, None
        if not self._exercises.show(session, self):
            return
        self._listening = (
            session.changed.connect(lambda _: self._soon.start()),
            session.pairs.changed.connect(lambda _: self._soon.start()),
        )
        self._follow()

    # Following

    @property
    def is_on_table(self) -> bool:
        """Return whether the session on the table is that of the lesson."""
        session = self._session()
        return session is not None and bool(session.exercise) and self._lesson is not None

    def _standing(self, session: GameSession) -> Standing:
        assert self._lesson is not None, "it has begun"
        return standing(self._lesson, self._first, session.node, session.pair)

    def _follow(self) -> None:
        """Do what comes next."""
        session, lesson = self._session(), self._lesson
        if session is None or lesson is None:
            return
        at = self._standing(session)
        if at.phase is Phase.ASTRAY:
            node = next(
                node for number, node in enumerate(session.node.path(), start=1)
                if number == at.astray
            )  # fmt: skip
            assert node.parent is not None, "an action has led there"
            assert node.transition is not None, "it is known which"
            done = Done(lesson.game, node.parent.position, node.transition)
            words = self._refuse(answer_to(lesson.steps[at.step], done))
            # It goes with what it is about, and would be gone before it is read.
            self._exercises.take_back(at.astray, partial(self._view.say, words))
        elif at.phase is Phase.REPLY:
            self._show_lights(Lights())
            reply = lesson.game.notation.parse(session.position, at.replies[0])
            self._exercises.play([reply])
        elif at.phase is Phase.AWAITED:
            if at.step != self.step:
                self.step = at.step
                self._tell()
            if not session.pairs.laid:
                self._looked_at = None
            self._look_at_pair(session, lesson.steps[at.step])
        elif at.step + 1 < len(lesson.steps):
            self._show_lights(Lights())
            self.panel.show_done()
            self._exercises.when_at_rest(partial(self._lay, at.step + 1), slowly=True)
        elif self.step is not None:
            self.step = None
            self._settings.add_lesson_done(lesson.key)
            self._tell()
            self.panel.next.setFocus()
            self.finished.emit()

    def _look_at_pair(self, session: GameSession, step: Step) -> None:
        """Answer who has pushed boards together that are not meant.

        Where others are to be pushed, they are taken apart again.
        """
        pair = session.pair if session.pairs.laid and not self._exercises.is_waiting else None
        if pair is None or pair == self._looked_at:
            return
        self._looked_at = pair
        words = answer_to_push(step, pair, session.position)
        if step.push is not None:
            self._refuse(words)
            self._exercises.when_at_rest(session.pairs.undo)
        elif words:
            self._refuse(words)

    def _refuse(self, words: str) -> str:
        """Say why what is legal is not what the lesson asks for; return what was said."""
        words = words or tr("That is allowed, but it is not what this step asks for.")
        self._report(words)
        return words

    def _tell(self) -> None:
        """Say and show what is to be done, or that all is."""
        lesson = self._lesson
        if lesson is None:
            return
        if self.step is None:
            self._show_lights(Lights())
            self.panel.show_end(lesson.title, lesson.end, self._following)
            self._announce(lesson.end)
            return
        step = lesson.steps[self.step]
        elsewhere = self.step > 0 and step.start is not None
        self.panel.show_step(lesson.title, self.step, len(lesson.steps), step.say, elsewhere)
        self._announce(step.say)
        self._settings.set_lesson_place(lesson.key, self.step)
        self._show_lights(step.light)

    # Helping

    def hint(self) -> None:
        """Say how the step is done, and light it."""
        session, lesson = self._session(), self._lesson
        if session is None or lesson is None or self.step is None:
            return
        step = lesson.steps[self.step]
        if step.hint:
            self._report(step.hint)
        if step.show != Lights():
            self._show_lights(step.show)

    def skip(self) -> None:
        """Do the step in the learner's place."""
        session, lesson = self._session(), self._lesson
        if session is None or lesson is None or self.step is None or self._exercises.is_waiting:
            return
        step = lesson.steps[self.step]
        pair = wanted_pair(step, session.position)
        if pair is not None:
            session.push(pair)
            return
        found = solutions(lesson.game, step, session.position, lesson.you)
        self._exercises.play([next(found)])

    def go_back(self) -> None:
        """Begin with the step before once more."""
        lesson = self._lesson
        if lesson is None:
            return
        at = len(lesson.steps) if self.step is None else self.step
        if at > 0:
            self._lay(at - 1)

    # Lights

    @property
    def lit(self) -> frozenset[int]:
        """Return the boards that are lit."""
        return frozenset() if self._lights is None else self._lights.boards

    def follow_table(self, table: TableScene | None) -> None:
        super().follow_table(table)
        self._lights = None

    def _show_lights(self, lights: Lights) -> None:
        """Light boards and squares on the table, and nothing else."""
        table = self._view.table
        if table is None:
            return
        if self._lights is None:
            self._lights = BoardSigns(table.boards)
        self._lights.show(lights.boards, table.theme)
        pieces = table.session.position.pieces()
        arrows = [
            ArrowShape(source, target, pieces[source].army if source in pieces else None)
            for source, target in lights.arrows
        ]
        table.arrows.show(_SHOWN, arrows, [RingShape(square) for square in lights.squares])


def _session_of(lesson: Lesson, step: int) -> GameSession:
    """Return the session in which a step begins."""
    start = lesson.steps[step].start
    assert start is not None, "it begins anew"
    bots = [None if one in lesson.you else PARTNER for one in range(1, len(lesson.people) + 1)]
    match = seat(
        lesson.game, lesson.options, list(lesson.people), list(usual_colours(start)), 0, bots=bots
    )
    session = GameSession(match, start)
    session.custom_start = True
    session.exercise = tr("Lesson: {title}").format(title=lesson.title)
    return session
