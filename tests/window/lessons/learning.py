"""Learners: each does what a lesson asks for with real events, in a manner of their own."""

from dataclasses import replace

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from cfanp_gui.core.actions import Action, Gesture, PocketSource
from cfanp_gui.core.boards import BOARD_LETTERS, Pair, Square
from cfanp_gui.lessons.judging import solutions, wanted_pair
from cfanp_gui.lessons.lesson import Lesson, Step
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.scene import TableScene
from cfanp_gui.window.lessons.lesson_actions import lessons
from cfanp_gui.window.lessons.lesson_page import LessonPage
from cfanp_gui.window.main_window import MainWindow
from tests.table.desk import Desk
from tests.window.keys import Keys


def lesson_of(key: str, language: str = "en") -> Lesson:
    """Return a lesson by its key."""
    return next(lesson for lesson in lessons(language) if lesson.key == key)


class Learner(Desk):
    """Somebody at the table of a window, on which lessons lie."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.bot = qtbot
        self.window = window
        self.view = window.view
        self._held = set()
        self.animator = window.animator
        self.said: list[str] = []
        report = window.report

        def listen(sentence: str) -> None:
            self.said.append(sentence)
            report(sentence)

        window.report = listen  # type: ignore[method-assign]
        preferences = window.preference_actions.preferences
        preferences = replace(preferences, bots="instant", motion="reduced")
        window.settings.set_preferences(preferences)
        self.keys = Keys(qtbot, window)

    @property
    def scene(self) -> TableScene:  # type: ignore[override]
        """Return the table that is there now."""
        table = self.view.table
        assert table is not None
        return table

    @property
    def session(self) -> GameSession:  # type: ignore[override]
        """Return the session on the table."""
        session = self.window.documents.session
        assert session is not None
        return session

    @property
    def page(self) -> LessonPage:
        """Return the page that shows the lesson."""
        return self.window.lessons.page

    @property
    def lesson(self) -> Lesson:
        """Return the lesson on the table."""
        lesson = self.page.lesson
        assert lesson is not None
        return lesson

    @property
    def step(self) -> Step:
        """Return the step that is shown."""
        assert self.page.step is not None
        return self.lesson.steps[self.page.step]

    def begin(self, key: str, step: int = 0) -> None:
        """Begin a lesson."""
        self.window.lessons.begin(key, step)
        self.settle()
        self.view.setFocus()

    def wanted(self) -> Action | None:
        """Return an action that the step asks for; None where boards are to be pushed."""
        if self.step.push is not None:
            return None
        found = solutions(self.lesson.game, self.step, self.session.position, self.lesson.you)
        return next(found)

    def await_step(self, step: int) -> None:
        """Wait until a step is shown; the one after the last when the lesson is done."""
        goal = step if step < len(self.lesson.steps) else None
        self.bot.waitUntil(lambda: self.page.step == goal and not self.window.exercises.is_waiting)
        self.settle()

    # Manners

    def do_typed(self) -> None:
        """Do the step by a typed line."""
        action, session = self.wanted(), self.session
        if action is None:
            pair = wanted_pair(self.step, session.position)
            assert pair is not None
            self.keys.type(f"{BOARD_LETTERS[pair.lower]} {BOARD_LETTERS[pair.upper]}")
            return
        self.enter(action)

    def enter(self, action: Action) -> None:
        """Type an action."""
        if action == self._end():
            self.keys.type("end")
            return
        self.view.setFocus()
        self.keys.type(action.text)

    def do_with_mouse(self) -> None:
        """Do the step by dragging boards and pieces, or with the button that ends a turn."""
        action = self.wanted()
        if action is None:
            pair = wanted_pair(self.step, self.session.position)
            assert pair is not None
            self._push_with_mouse(pair)
            return
        if action == self._end():
            self.bot.mouseClick(self.window.order_panel.end_turn, Qt.MouseButton.LeftButton)
            return
        gesture = self._gesture(action)
        if gesture.pair is not None and gesture.pair != self.session.pair:
            self._push_with_mouse(gesture.pair)
        self.settle()
        if gesture.source == gesture.target:
            self.click(self._where(gesture))
            self.keys.press(Qt.Key.Key_Return)  # the answer that is offered first
        else:
            self.drag(self._where(gesture), self.scene.centre_of(gesture.target))

    def do_with_keys(self) -> None:
        """Do the step with letters, arrows and Enter."""
        action = self.wanted()
        self.view.setFocus()
        if action is None:
            pair = wanted_pair(self.step, self.session.position)
            assert pair is not None
            self._push_with_keys(pair)
            return
        if action == self._end():
            self.keys.control(Qt.Key.Key_Return)
            return
        gesture = self._gesture(action)
        if gesture.pair is not None and gesture.pair != self.session.pair:
            self._push_with_keys(gesture.pair)
        if not isinstance(gesture.source, Square):
            self.enter(action)  # what lies in a pocket the keyboard takes by its name
            return
        self.walk(gesture.source)
        self.keys.press(Qt.Key.Key_Return)
        self.walk(gesture.target)
        self.keys.press(Qt.Key.Key_Return)

    def walk(self, goal: Square) -> None:
        """Walk the cursor to a square with arrows, as the eye sees them."""
        table = self.scene
        for _ in range(80):
            here = table.interaction.keyboard.square
            if here == goal:
                return
            if here is None:
                self.keys.press(Qt.Key.Key_Tab)
                continue
            off = self.pixel(table.centre_of(goal)) - self.pixel(table.centre_of(here))
            if abs(off.x()) > abs(off.y()):
                self.keys.press(Qt.Key.Key_Right if off.x() > 0 else Qt.Key.Key_Left)
            else:
                self.keys.press(Qt.Key.Key_Down if off.y() > 0 else Qt.Key.Key_Up)
        raise AssertionError(f"the cursor did not come to {goal}")

    def _end(self) -> Action | None:
        position = self.session.position
        return position.turn_end

    def _gesture(self, action: Action) -> Gesture:
        position = self.session.position
        pockets = [
            PocketSource(board.id, letter)
            for board in position.boards()
            for letter in self.session.game.piece_types
        ]
        for source in [*position.pieces(), *pockets]:
            for gesture in position.gestures(source):
                if gesture.action == action and not gesture.way:  # straight to its last square
                    return gesture
        raise AssertionError(f"no gesture is {action.text}")

    def _where(self, gesture: Gesture) -> QPointF:
        if isinstance(gesture.source, Square):
            return self.scene.centre_of(gesture.source)
        pocket = self.scene.layer.pockets[gesture.source.board]
        item = next(one for one in pocket if one.piece.letter == gesture.source.letter)
        return item.mapToScene(QPointF(0, 0))

    def _push_with_mouse(self, pair: Pair) -> None:
        self.settle()
        self.click(self.plate(BOARD_LETTERS[pair.lower]))
        self.settle()
        self.click(self.plate(BOARD_LETTERS[pair.upper]))
        self.settle()

    def _push_with_keys(self, pair: Pair) -> None:
        for board in pair:
            self.key(BOARD_LETTERS[board].lower())
        self.settle()

    def press_button(self, button: QPushButton) -> None:
        """Click a button of the page."""
        self.bot.mouseClick(button, Qt.MouseButton.LeftButton)
        self.settle()
