"""Lesson at the table of a window: it follows the player's actions and gives instructions."""

from collections.abc import Sequence
from functools import partial
from itertools import islice

from PySide6.QtCore import Signal

from cfanp_gui.core.boards import Pair, pair_of, without_strip
from cfanp_gui.lessons.judging import (
    Done,
    LessonPhase,
    answer_to,
    answer_to_push,
    solutions,
    standing,
    wanted_pair,
    way_to,
)
from cfanp_gui.lessons.lesson import Lesson, Lights, Step
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.table.translate import tr
from cfanp_gui.window.exercises.exercise_mode import ExercisePage, ExercisePanel, exercise_session
from cfanp_gui.window.widgets.chips import LowButton
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label, quiet_label, small_font


class LessonPanel(ExercisePanel):
    """Panel with one instruction at a time, and buttons."""

    def __init__(self) -> None:
        super().__init__()
        self.title = bold_label()
        self.place = quiet_label()
        """Number of the step, and the number of steps."""
        self.words = plain_label("")
        """Instruction of the step."""
        self.words.setFont(small_font(self.words.font(), 1.25))
        self.next, self.hint = LowButton("", is_primary=True), LowButton("")
        self.skip, self.back, self.leave = LowButton(""), LowButton(""), LowButton("")
        self._is_first = True
        """True for the first step, before which there are only other lessons."""
        rows = ((self.next,), (self.hint, self.skip), (self.back, self.leave))
        self._lay((self.title, self.place, self.words), rows)

    def retranslate(self) -> None:
        self.hint.setText(self.tr("Hint"))
        self.skip.setText(self.tr("Show me"))
        self.skip.setToolTip(self.tr("The program does this step for you"))
        self._name_back()
        self.leave.setText(self.tr("Leave"))

    def show_step(self, title: str, step: int, steps: int, words: str, apart: bool = False) -> None:
        """Show a step, by its number from 0; `apart` is True if it has another position."""
        self._show(title, words)
        place = self.tr("Step {number} of {count}")
        if apart:
            place = self.tr("Step {number} of {count}, in another position")
        self.place.setText(place.format(number=step + 1, count=steps))
        self._is_first = step == 0
        self._name_back()

    def _name_back(self) -> None:
        self.back.setText(self.tr("All lessons") if self._is_first else self.tr("Step back"))

    def show_done(self) -> None:
        """Show that a step is done, until the next comes."""
        self.place.setText(self.tr("✓ Done"))

    def show_end(self, title: str, words: str, following: str) -> None:
        """Show that a lesson is finished; `following` is the title of the next, if there is one."""
        self._show(title, words, is_end=True)
        self.show_done()
        next_one = self.tr("Next: {lesson}").format(lesson=following.replace("&", "&&"))
        self.next.setText(next_one if following else self.tr("Finish"))

    def _show(self, title: str, words: str, is_end: bool = False) -> None:
        self.title.setText(title)
        self.words.setText(words)
        self.next.setVisible(is_end)
        for button in (self.hint, self.skip):
            button.setEnabled(not is_end)
        self._area.verticalScrollBar().setValue(0)


class LessonPage(ExercisePage[LessonPanel]):
    """Page that shows one lesson after the other."""

    name = "lesson"

    list_asked = Signal()
    """Emitted when a person wants to choose another lesson."""
    finished = Signal()
    """Emitted when all steps are done."""

    lesson: Lesson | None = None
    """Lesson on the table, or the last that was there."""
    step: int | None = None
    """Step shown, from 0; None when all are done."""
    _following: Sequence[Lesson] = ()
    """Lesson after it, or none."""
    _first = 0
    """Step with whose position the session begins."""
    _looked_at: Pair | None = None
    """Boards last pushed together by hand that the page has commented on."""

    def make_panel(self) -> LessonPanel:
        panel = LessonPanel()
        panel.hint.clicked.connect(self.hint)
        panel.skip.clicked.connect(self.skip)
        panel.back.clicked.connect(self.go_back)
        panel.leave.clicked.connect(self._exercises.leave)
        panel.next.clicked.connect(self.next_asked)
        return panel

    def title(self) -> str:
        return tr("Lesson")

    def begin(self, lessons: Sequence[Lesson], step: int) -> None:
        """Begin the first of some lessons at a step, from 0."""
        self.lesson, self._following = lessons[0], lessons[1:2]
        self._lay_step(step)

    def retell(self, lessons: Sequence[Lesson]) -> None:
        """Go on with the same lesson, the first of those of another language."""
        self.lesson, self._following = lessons[0], lessons[1:2]
        if self._laid is not None:
            self._laid.exercise = _title_of(self.lesson)
        self._tell()

    def _lay_step(self, step: int) -> None:
        lesson = self.lesson
        assert lesson is not None, "it has begun"
        self._first = lesson.first_of(step)
        start = lesson.steps[self._first].start
        assert start is not None, "it begins anew"
        session = exercise_session(
            lesson.game, lesson.options, start, lesson.you, _title_of(lesson), lesson.people
        )
        for action in way_to(lesson, step):
            session.play(action, main=True)
        before = lesson.steps[max(step - 1, self._first)]
        if step > self._first and (pair := wanted_pair(before, session.position)) is not None:
            session.push(pair)
        if (pair := wanted_pair(lesson.steps[step], session.position)) is not None:
            _offer_another(session, pair)
        self.step = None
        if self.lay(session):
            self._listening.append(session.pairs.changed.connect(lambda _: self._soon.start()))
            self.follow()

    def follow(self) -> None:
        """Check the latest action, and go on if the step is done."""
        session, lesson = self._window.session, self.lesson
        if session is None or lesson is None:
            return
        pair = None if session.pairs.is_offered else session.pair
        at = standing(lesson, self._first, session.node, pair)
        if at.phase is LessonPhase.ASTRAY:
            node = next(islice(session.node.path(), at.astray - 1, None))
            assert node.parent is not None, "an action has led there"
            assert node.transition is not None, "it is known which"
            done = Done(lesson.game, node.parent.position, node.transition)
            words = self._refuse(answer_to(lesson.steps[at.step], done))
            # Going back removes the sentences on the table, so this one is said afterwards.
            self._exercises.take_back(at.astray, partial(self._view.say, words))
        elif at.phase is LessonPhase.REPLY:
            self.light()
            self._exercises.play([lesson.game.notation.parse(session.position, at.replies[0])])
        elif at.phase is LessonPhase.AWAITED:
            if at.step != self.step:
                self.step = at.step
                self._tell()
            if not session.pairs.laid:
                self._looked_at = None
            self._look_at_pair(session, lesson.steps[at.step])
        elif at.step + 1 < len(lesson.steps):
            self.light()
            self.panel.show_done()
            self._exercises.when_at_rest(partial(self._lay_step, at.step + 1), slowly=True)
        elif self.step is not None:
            self.step = None
            self._settings.add_lesson_done(lesson.key)
            self._tell()
            self.panel.next.setFocus()
            self.finished.emit()

    def _look_at_pair(self, session: GameSession, step: Step) -> None:
        """Comment on boards that the step does not mean, and pull them apart if it means others."""
        pair = session.pair if session.pairs.laid and not self._exercises.is_waiting else None
        if pair is None or pair == self._looked_at:
            return
        self._looked_at = pair
        if (words := answer_to_push(step, pair, session.position)) or step.push is not None:
            self._refuse(words)
        if step.push is not None:
            self._exercises.when_at_rest(session.pairs.undo)

    def _refuse(self, words: str) -> str:
        """Say the reason a legal action is not the lesson's; return the sentence."""
        words = words or tr("That is allowed, but it is not what this step asks for.")
        self._window.report(words)
        return words

    def _tell(self) -> None:
        """Show the instruction of the step, or that all steps are done."""
        if (lesson := self.lesson) is None:
            return
        if self.step is None:
            self.light()
            following = "".join(after.title for after in self._following)
            self.panel.show_end(lesson.title, lesson.end, following)
            self._window.announce(lesson.end)
            return
        step = lesson.steps[self.step]
        elsewhere = self.step > 0 and step.start is not None
        self.panel.show_step(lesson.title, self.step, len(lesson.steps), step.say, elsewhere)
        self._window.announce(step.say)
        self._settings.set_lesson_place(lesson.key, self.step)
        self._show_lights(step.light)

    def hint(self) -> None:
        """Tell how the step is done, and highlight it."""
        session, lesson = self._window.session, self.lesson
        if session is None or lesson is None or self.step is None:
            return
        step = lesson.steps[self.step]
        if step.hint:
            self._window.report(step.hint)
        if step.show != Lights():
            self._show_lights(step.show)

    def skip(self) -> None:
        """Do the step in the learner's place."""
        session, lesson = self._window.session, self.lesson
        if session is None or lesson is None or self.step is None or self._exercises.is_waiting:
            return
        step = lesson.steps[self.step]
        if (pair := wanted_pair(step, session.position)) is not None:
            session.push(pair)
            return
        actions = solutions(lesson.game, step, session.position, lesson.you)
        self._exercises.play([next(actions)])

    def go_back(self) -> None:
        """Begin the previous step once more; before the first offer all lessons."""
        if self.lesson is not None:
            at = len(self.lesson.steps) if self.step is None else self.step
            if at > 0:
                self._lay_step(at - 1)
            else:
                self.list_asked.emit()

    def _show_lights(self, lights: Lights) -> None:
        """Highlight the squares and boards of a lesson, and nothing else."""
        session = self._window.session
        pieces = {} if session is None else session.position.pieces()
        armies = {square: piece.army for square, piece in pieces.items()}
        arrows = [
            ArrowShape(source, target, armies.get(source)) for source, target in lights.arrows
        ]
        self.light(lights.boards, arrows, [RingShape(square) for square in lights.squares])


def _title_of(lesson: Lesson) -> str:
    return tr("Lesson: {title}").format(title=lesson.title)


def _offer_another(session: GameSession, wanted: Pair) -> None:
    """Have another pair lie on the stage than the one that the learner is to push."""
    boards = without_strip(session.position.boards())
    others = (board.id for board in boards if board.id not in wanted)
    if (other := next(others, None)) is not None:
        session.pairs.offer(pair_of(wanted.lower, other))
