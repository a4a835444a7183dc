"""Every lesson played to its end with real events, and every wrong answer answered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cfanp_gui.core.actions import Action
from cfanp_gui.lessons.judging import Done, does, holds, wanted_pair
from cfanp_gui.lessons.lesson import Answer, Lesson, Lights
from cfanp_gui.window.lessons.lesson_actions import lessons
from cfanp_gui.window.lessons.lesson_page import LessonPanel
from cfanp_gui.window.main_window import MainWindow
from tests.session.play import a_match, play
from tests.slow import some
from tests.window.lessons.learning import Learner

LESSONS = lessons("en")
KEYS = [lesson.key for lesson in LESSONS]
MANNERS = ("mouse", "keys", "typed")


@pytest.fixture
def learner(qtbot: QtBot, window: MainWindow) -> Learner:
    return Learner(qtbot, window)


@pytest.mark.parametrize(
    ("key", "manner"),
    [(key, "mouse") for key in KEYS]  # those who are wrong first type what is right
    + some([(key, manner) for manner in MANNERS[1:] for key in KEYS]),
)
def test_every_lesson_can_be_played_to_its_end(learner: Learner, key: str, manner: str) -> None:
    learner.begin(key)
    does_step = {
        "mouse": learner.do_with_mouse, "keys": learner.do_with_keys, "typed": learner.do_typed
    }  # fmt: skip
    for number, step in enumerate(learner.lesson.steps):
        assert learner.page.step == number
        assert learner.page.panel.words.text() == step.say
        does_step[manner]()
        learner.await_step(number + 1)
    assert learner.page.panel.words.text() == learner.lesson.end
    assert key in learner.window.settings.lessons_done()
    assert not learner.said, "nothing was wrong"


@pytest.mark.parametrize("lesson", LESSONS, ids=KEYS)
def test_every_wrong_answer_is_answered_and_taken_back(learner: Learner, lesson: Lesson) -> None:
    learner.begin(lesson.key)
    for number, step in enumerate(lesson.steps):
        for answer in range(len(step.wrong)):
            answer_wrongly(learner, answer)
        learner.do_typed()
        learner.await_step(number + 1)


def answer_wrongly(learner: Learner, answer: int) -> None:
    """Give a wrong answer to the step."""
    learner.said.clear()
    wrong, step = learner.step.wrong[answer], learner.page.step
    session, node = learner.session, learner.session.node
    earlier = learner.step.wrong[:answer]
    pushed = [clause.words[0] for clause in wrong.when if clause.kind == "push"]
    if pushed:
        learner.keys.type(" ".join(pushed[0]))
    else:
        action = a_wrong_action(learner, wrong, earlier)
        assert action is not None, "nobody could ever do that"
        learner.enter(action)
    learner.bot.waitUntil(lambda: learner.said == [wrong.sentence])
    learner.bot.waitUntil(lambda: not learner.window.exercises.is_waiting)
    assert session.node is node
    assert learner.page.step == step
    assert learner.view.sentence == wrong.sentence, "it can still be read"


def a_wrong_action(learner: Learner, wrong: Answer, earlier: tuple[Answer, ...]) -> Action | None:
    """Return a legal action to which that is said."""
    lesson, position = learner.lesson, learner.session.position
    pair = wanted_pair(learner.step, position)
    for player in sorted(lesson.you & position.actors()):
        for action in position.legal_actions(player):
            done = Done(lesson.game, position, position.apply(action)[1])
            if pair is not None and done.transition.pushed == pair:
                continue  # who moves at once has pushed, too
            if does(learner.step, done) or any(holds(one.when, done) for one in earlier):
                continue
            if holds(wrong.when, done):
                return action
    return None


@pytest.mark.parametrize("key", KEYS)
def test_every_step_has_a_hint_and_can_be_shown_by_the_program(learner: Learner, key: str) -> None:
    learner.begin(key)
    for number, step in enumerate(learner.lesson.steps):
        learner.said.clear()
        learner.view.setFocus()
        if number % 2:
            learner.press_button(learner.page.panel.hint)
        else:
            learner.keys.press(Qt.Key.Key_H)
        assert learner.said == [step.hint]
        shown = step.light if step.show == Lights() else step.show
        arrows = learner.scene.arrows.arrows.get("lesson", ())
        assert [(one.source, one.target) for one in arrows] == list(shown.arrows)
        learner.press_button(learner.page.panel.skip)
        learner.await_step(number + 1)
    assert learner.page.panel.words.text() == learner.lesson.end


def test_nothing_on_the_table_instructs_beside_the_page(learner: Learner) -> None:
    learner.begin("push")
    assert learner.scene.backdrop.hint == ""
    learner.do_with_mouse()
    learner.await_step(1)
    learner.do_with_mouse()
    learner.await_step(2)
    banner = learner.window.endings.banner
    assert banner is not None
    learner.bot.waitUntil(banner.isVisible)
    assert banner.again.isVisible()
    assert not banner.on.isVisible(), "what comes next stands on the page"


def test_enter_presses_the_button_that_leads_on(learner: Learner) -> None:
    learner.begin("push", 1)
    learner.do_with_mouse()
    learner.await_step(2)
    button = learner.page.panel.next
    learner.bot.waitUntil(button.hasFocus)
    learner.bot.keyClick(button, Qt.Key.Key_Return)
    assert learner.lesson.key == "pair"


def test_what_a_step_is_about_is_lit_from_the_beginning(learner: Learner) -> None:
    learner.begin("push")
    assert learner.page.lit == {0, 1}
    learner.do_with_mouse()
    learner.await_step(1)
    assert learner.page.lit == frozenset()


def test_an_illegal_move_keeps_the_refusal_of_the_table(learner: Learner) -> None:
    learner.begin("push", 1)
    refused: list[str] = []
    learner.scene.message.connect(refused.append)
    learner.move_piece("Ag1", "Ag4")
    assert len(refused) == 1
    assert "King" in refused[0]
    assert not learner.said
    assert learner.session.node.ply == 0


def test_who_moves_at_once_has_pushed_too(learner: Learner) -> None:
    learner.begin("push")
    learner.move_piece("Aa1", "Bh1")
    learner.await_step(2)
    assert not learner.said


def test_undo_goes_back_in_the_lesson_as_well(learner: Learner) -> None:
    learner.begin("squares")
    learner.do_typed()
    learner.await_step(1)
    learner.keys.control(Qt.Key.Key_Z)  # with what the others have played since
    learner.await_step(0)
    assert learner.session.node.ply == 0
    learner.do_typed()
    learner.await_step(1)
    learner.press_button(learner.page.panel.back)
    learner.await_step(0)
    assert not learner.said


def test_undo_pulls_apart_and_asks_to_push_again(learner: Learner) -> None:
    learner.begin("push")
    learner.do_with_mouse()
    learner.await_step(1)
    learner.keys.control(Qt.Key.Key_Z)
    learner.await_step(0)
    learner.do_with_mouse()
    learner.await_step(1)
    learner.enter(a_wrong_action(learner, learner.step.wrong[0], ()) or learner.wanted())
    learner.bot.waitUntil(lambda: bool(learner.said))
    learner.await_step(1)
    assert learner.session.pair is not None, "the boards lie as before the wrong move"


def test_instructions_are_read_aloud(learner: Learner) -> None:
    learner.begin("push")
    said: list[str] = []
    learner.page._announce = said.append
    learner.do_typed()
    learner.await_step(1)
    learner.do_typed()
    learner.await_step(2)
    assert said == [learner.lesson.steps[1].say, learner.lesson.end]


def test_where_one_was_is_remembered(learner: Learner) -> None:
    learner.begin("squares", 1)
    assert learner.window.settings.lesson_place() == ("squares", 1)
    learner.do_typed()
    learner.await_step(2)
    assert learner.window.settings.lesson_place() == ("squares", 2)
    learner.do_typed()
    learner.await_step(3)
    assert learner.window.settings.lesson_place() == ("", 0)
    assert learner.window.settings.lessons_done() == ["squares"]


def test_a_game_that_is_laid_there_ends_the_lesson(learner: Learner) -> None:
    learner.begin("push", 1)
    learner.window.documents.begin(a_match(3))
    learner.settle()
    assert not learner.page.is_shown
    play(learner.session, "AB:a3")
    learner.settle()
    assert learner.session.node.ply == 1
    assert not learner.said


@pytest.fixture
def panel(qtbot: QtBot) -> LessonPanel:
    panel = LessonPanel()
    qtbot.addWidget(panel)
    panel.retranslate()
    panel.show()
    return panel


def test_a_step_is_one_instruction_and_what_helps(panel: LessonPanel) -> None:
    panel.show_step("Title", 0, 3, "Do it.")
    assert panel.words.text() == "Do it."
    assert panel.place.text() == "Step 1 of 3"
    assert panel.hint.isEnabled()
    assert panel.skip.isEnabled()
    assert not panel.back.isEnabled()
    assert not panel.next.isVisible()
    assert panel.panes == [panel.hint]
    panel.show_step("Title", 1, 3, "Do more.", elsewhere=True)
    assert panel.place.text() == "Step 2 of 3, in another position"
    panel.show_step("Title", 1, 3, "Do more.")
    assert panel.back.isEnabled()


def test_at_the_end_the_next_lesson_is_offered(panel: LessonPanel) -> None:
    panel.show_step("Title", 2, 3, "Do it.")
    panel.show_end("Title", "Well done.", "R & D")
    assert panel.place.text() == "✓ Done"
    assert panel.next.isVisible()
    assert panel.next.text() == "Next: R && D"
    assert not panel.hint.isEnabled()
    assert not panel.skip.isEnabled()
    assert panel.panes == [panel.next]
    panel.show_end("Title", "Well done.", "")
    assert panel.next.text() == "Finish"
    panel.show_step("Title", 2, 3, "Do it.")
    assert panel.hint.isEnabled()


def test_what_a_file_says_is_plain_text(panel: LessonPanel) -> None:
    panel.show_step("<b>x</b>", 0, 1, "<img src=x>")
    plain = Qt.TextFormat.PlainText
    assert all(label.textFormat() == plain for label in panel.findChildren(QLabel))
