"""Playing a lesson through before anyone learns from it."""

from __future__ import annotations

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.notation import NotationError
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Text, sentence_of
from cfanp_gui.lessons.judging import solutions
from cfanp_gui.lessons.lesson import Lesson, Step
from cfanp_gui.lessons.lesson_text import bad_field


def rehearse(lesson: Lesson) -> None:
    """Do each step of a lesson, and play its replies.

    Raises LessonError for a step that no legal move fulfils, and for an illegal move.
    """
    position: Position | None = None
    for step in lesson.steps:
        position = step.start or position
        assert position is not None, "the first step has a start"
        field = "done"
        try:
            if step.push is None:
                done = next(solutions(lesson.game, step, position, lesson.you), None)
                if done is None:
                    raise NotationError(Text("no legal move does it"))
                field = "wrong"
                _read_answers(lesson, step, position)
                position = position.apply(done)[0]
            field = "reply"
            for word in step.replies:
                position = position.apply(lesson.game.notation.parse(position, word))[0]
        except (NotationError, IllegalAction) as problem:
            raise bad_field(lesson.file, step.line, field, sentence_of(problem)) from None


def _read_answers(lesson: Lesson, step: Step, position: Position) -> None:
    """Read the moves that have answers. Raises NotationError."""
    for answer in step.wrong:
        for clause in answer.when:
            if clause.kind == "move":
                for word in clause.words:
                    lesson.game.notation.parse(position, word)
