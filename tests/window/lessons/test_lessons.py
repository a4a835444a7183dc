"""Every lesson played to its end with every wrong answer and hint, and how lessons are chosen."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import Pair
from cfanp_gui.games.registry import GAMES
from cfanp_gui.lessons.judging import Done, does, holds, wanted_pair
from cfanp_gui.lessons.lesson import Clause, Feedback, Lesson, Lights
from cfanp_gui.lessons.lesson_text import LessonError
from cfanp_gui.window.lessons.lesson_actions import LessonChoice, lessons
from cfanp_gui.window.lessons.lesson_page import LessonPanel
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.windows import Windows
from tests.session.play import a_match, play, pushed
from tests.window.conftest import FileQuestions, Messages
from tests.window.lessons.learning import Learner, lesson_of

LESSONS = lessons("en")
KEYS = [lesson.key for lesson in LESSONS]
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def learner(qtbot: QtBot, window: MainWindow) -> Learner:
    return Learner(qtbot, window)


# Lessons, played


PLAYED = {"push", "bonus", "exchange", "shogi", "drop", "crossing"}
"""Lessons in which each kind of action is asked for; that all can be done is asked without a window
as well (``tests/lessons/test_rehearsal.py``)."""
EACH = [
    pytest.param(one, id=one.key, marks=() if one.key in PLAYED else pytest.mark.slow)
    for one in LESSONS
]


@pytest.mark.parametrize("lesson", EACH)
def test_a_lesson_is_played_to_its_end_with_every_wrong_answer_and_hint(
    learner: Learner, lesson: Lesson
) -> None:
    """Each step is asked for its hint, answered wrongly in every way, and done by other means."""
    skip = lambda: learner.press_button(learner.page.panel.skip)  # noqa: E731
    manners = learner.do_with_mouse, learner.do_with_keys, learner.do_typed, skip
    first = KEYS.index(lesson.key)
    learner.begin(lesson.key)
    for number, step in enumerate(lesson.steps):
        panel, elsewhere = learner.page.panel, number > 0 and step.start is not None
        place = f"Step {number + 1} of {len(lesson.steps)}"
        place += ", in another position" if elsewhere else ""
        shown = learner.page.step, panel.words.text(), panel.place.text()
        assert shown == (number, step.say, place)
        ask_for_hint(learner, by_key=number % 2 == 0)
        for answer in range(len(step.wrong)):
            answer_wrongly(learner, answer)
        learner.said.clear()
        manners[(first + number) % 4]()
        learner.await_step(number + 1)
        faults = {step.hint, *(wrong.sentence for wrong in step.wrong)}
        assert faults.isdisjoint(learner.said), "nothing was wrong"
    assert learner.page.panel.words.text() == lesson.end
    assert lesson.key in learner.window.settings.lessons_done()


def ask_for_hint(learner: Learner, *, by_key: bool) -> None:
    """Ask for the hint of the step, by its key or the button of the page."""
    learner.said.clear()
    learner.view.setFocus()
    if by_key:
        learner.keys.press(Qt.Key.Key_H)
    else:
        learner.press_button(learner.page.panel.hint)
    step = learner.step
    shown = step.light if step.show == Lights() else step.show
    arrows = learner.scene.arrows.arrows.get("lesson", ())
    assert learner.said == [step.hint]
    assert [(one.source, one.target) for one in arrows] == list(shown.arrows)


def answer_wrongly(learner: Learner, answer: int) -> None:
    """Give a wrong answer to the step."""
    learner.said.clear()
    wrong, step = learner.step.wrong[answer], learner.page.step
    session, node = learner.session, learner.session.node
    pushed = [clause.words[0] for clause in wrong.when if clause.kind == "push"]
    if pushed:
        learner.keys.type(" ".join(pushed[0]))
    else:
        action = a_wrong_action(learner, wrong, learner.step.wrong[:answer])
        assert action is not None, "nobody could ever do that"
        learner.enter(action)
    learner.bot.waitUntil(lambda: learner.said == [wrong.sentence])
    learner.bot.waitUntil(lambda: not learner.window.exercises.is_waiting)
    assert (session.node, learner.page.step) == (node, step)
    assert learner.view.sentence == wrong.sentence, "it can still be read"


def a_wrong_action(learner: Learner, wrong: Feedback, prior: tuple[Feedback, ...]) -> Action | None:
    """Return a legal action to which that is said."""
    lesson, position = learner.lesson, learner.session.position
    pair = wanted_pair(learner.step, position)
    for player in sorted(lesson.you & position.actors()):
        for action in position.legal_actions(player):
            done = Done(lesson.game, position, position.apply(action)[1])
            if pair is not None and done.transition.pushed == pair:
                continue  # who moves at once has pushed, too
            if does(learner.step, done) or any(holds(one.when, done) for one in prior):
                continue
            if holds(wrong.when, done):
                return action
    return None


def test_the_first_lesson_leads_on_and_back(learner: Learner, speak: Callable[[str], None]) -> None:
    """What is lit and read aloud, undo, refusals and languages; at its end the next one begins."""
    learner.begin("push")
    panel, lesson = learner.page.panel, learner.lesson
    assert learner.page.lights.boards == {0, 1}
    assert learner.session.pair == Pair(0, 2), "not what is asked for"
    learner.do_with_mouse()
    learner.await_step(1)
    assert learner.page.lights.boards == frozenset()
    learner.keys.control(Qt.Key.Key_Z)  # the boards come apart, and are asked for again
    learner.await_step(0)
    learner.do_typed()
    learner.await_step(1)
    refused: list[str] = []
    learner.scene.message.connect(refused.append)
    learner.move_piece("Ag1", "Ag4")
    assert len(refused) == 1
    assert "King" in refused[0]
    assert (learner.said, learner.session.node.ply) == ([], 0)
    answer_wrongly(learner, 0)
    assert learner.session.pair is not None, "the boards lie as before the wrong move"
    speak("de")
    learner.settle()
    assert panel.words.text() == lesson_of("push", "de").steps[1].say
    assert learner.window.documents.title == f"Lektion: {lesson_of('push', 'de').title}"
    speak("en")
    learner.settle()
    learner.do_typed()
    learner.await_step(2)
    assert panel.words.text() == lesson.end
    banner = learner.window.endings.banner
    assert banner is not None
    learner.bot.waitUntil(banner.isVisible)
    shown = banner.again.isVisible(), banner.on.isVisible()
    assert shown == (True, False), "what comes next stands on the page"
    learner.bot.waitUntil(panel.next.hasFocus)
    learner.keys.press(Qt.Key.Key_Return)
    learner.await_step(0)
    assert learner.window.documents.title == "Lesson: Any pair"
    assert learner.window.settings.lessons_done() == ["push"]
    learner.begin("push")
    learner.said.clear()
    learner.move_piece("Aa1", "Bh1")
    learner.await_step(2)
    assert learner.said == [], "who moves at once has pushed, too"


def test_where_one_was_is_remembered_and_undo_goes_back(learner: Learner) -> None:
    settings = learner.window.settings
    learner.begin("squares")
    for go_back in (
        lambda: learner.keys.control(Qt.Key.Key_Z),  # with what the others have played since
        lambda: learner.press_button(learner.page.panel.back),
    ):
        learner.do_typed()
        learner.await_step(1)
        assert settings.lesson_place() == ("squares", 1)
        go_back()
        learner.await_step(0)
        assert learner.session.node.ply == 0
    for step in (1, 2, 3):
        learner.do_typed()
        learner.await_step(step)
    assert (settings.lesson_place(), settings.lessons_done()) == (("", 0), ["squares"])
    assert learner.said == []
    learner.begin("push", 1)
    learner.window.documents.begin(a_match(3))
    learner.settle()
    assert not learner.page.is_shown, "a game that is laid there ends the lesson"
    play(learner.session, "AB:a3")
    learner.settle()
    assert (learner.session.node.ply, learner.said) == (1, [])


def test_a_step_without_a_hint_says_nothing_and_a_step_that_is_gone_is_the_first(
    learner: Learner,
) -> None:
    lesson = lesson_of("push")
    bare = tuple(step._replace(hint="") for step in lesson.steps)
    learner.window.lessons.read = lambda _: (lesson._replace(steps=bare),)
    for step, shown in ((1, 1), (len(bare) - 1, len(bare) - 1), (len(bare), 0)):
        learner.begin("push", step)
        learner.keys.press(Qt.Key.Key_H)
        assert (learner.page.step, learner.said, learner.view.sentence) == (shown, [], "")


def test_the_last_lesson_and_the_keyboard_lead_back_to_where_one_began(learner: Learner) -> None:
    left: list[bool] = []
    learner.window.leave_exercise = lambda: left.append(True)
    learner.begin(KEYS[-1], len(LESSONS[-1].steps) - 1)
    learner.do_typed()
    learner.await_step(len(LESSONS[-1].steps))
    learner.press_button(learner.page.panel.next)
    assert left == [True]
    learner.begin("push")
    panel = learner.page.panel
    learner.keys.press(Qt.Key.Key_F6)
    assert panel.hint.hasFocus()
    for button in (panel.skip, panel.back, panel.leave):
        learner.keys.press(Qt.Key.Key_Tab)
        assert button.hasFocus()
    learner.keys.press(Qt.Key.Key_Space)
    assert (left, learner.page.is_shown) == ([True, True], False)


def test_the_page_shows_a_step_and_what_helps_and_at_the_end_what_follows(qtbot: QtBot) -> None:
    panel = LessonPanel()
    qtbot.addWidget(panel)
    panel.retranslate()
    panel.show()
    panel.show_step("<b>x</b>", 0, 3, "<img src=x>")
    plain = Qt.TextFormat.PlainText
    assert all(label.textFormat() == plain for label in panel.findChildren(QLabel))
    assert (panel.words.text(), panel.place.text()) == ("<img src=x>", "Step 1 of 3")
    buttons = panel.hint, panel.skip
    assert [one.isEnabled() for one in buttons] == [True, True]
    assert panel.back.text() == "All lessons"
    assert (panel.next.isVisible(), panel.panes) == (False, [panel.hint])
    panel.show_step("Title", 1, 3, "Do more.", apart=True)
    assert panel.place.text() == "Step 2 of 3, in another position"
    assert panel.back.text() == "Step back"
    for following, words in (("R & D", "Next: R && D"), ("", "Finish")):
        panel.show_end("Title", "Well done.", following)
        assert (panel.place.text(), panel.next.text()) == ("✓ Done", words)
        assert [one.isEnabled() for one in buttons] == [False, False]
        assert (panel.next.isVisible(), panel.panes) == (True, [panel.next])
    panel.show_step("Title", 2, 3, "Do it.")
    assert panel.hint.isEnabled()


# Choosing them


RIGHT, ENTER = Qt.Key.Key_Right, Qt.Key.Key_Return


def choose(window: MainWindow, qtbot: QtBot, *keys: Qt.Key) -> LessonChoice:
    """Press keys on the page that the command shows; return the page."""
    window.commands["learn"].trigger()
    page = window.lessons.choice
    assert window.pages.currentWidget() is page
    for key in keys:
        qtbot.keyClick(page.cards, key)
    return page


def test_the_command_begins_the_lesson_that_is_chosen_where_no_game_is_lost(
    windows: Windows, qtbot: QtBot
) -> None:
    [window] = windows.all
    choose(window, qtbot, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.view
    assert window.documents.title == "Untitled game"
    choose(window, qtbot, RIGHT, ENTER)
    assert window.documents.title == "Lesson: Any pair"
    assert window.pages.currentWidget() is window.view
    window.settings.set_lesson_place("squares", 2)
    choose(window, qtbot, ENTER)
    qtbot.waitUntil(lambda: window.lessons.page.step == 2)
    assert window.documents.title == "Lesson: The rim and the squares"
    window.documents.begin(a_match(3))
    play(pushed(window.documents.session), "AB:e4")
    choose(window, qtbot, ENTER)
    assert window.pages.currentWidget() is window.view
    titles = [one.documents.title for one in windows.all]
    assert titles == ["Untitled game", "Lesson: The rim and the squares"]


def test_the_start_leads_to_the_first_lesson_and_from_there_to_all(
    learner: Learner, qtbot: QtBot
) -> None:
    window = learner.window
    window.start.show()
    learner.press_button(window.start.view.learn)
    assert window.documents.title == "Lesson: Push and move"
    learner.press_button(learner.page.panel.back)
    page = window.lessons.choice
    assert window.pages.currentWidget() is page
    learner.press_button(page.back)
    assert window.documents.title == "Lesson: Push and move", "it goes on where it was"
    assert learner.page.is_shown
    window.settings.add_lesson_done("push")
    learner.press_button(learner.page.panel.leave)
    assert window.start.view.learn.words == "All lessons"
    learner.press_button(window.start.view.learn)
    assert window.pages.currentWidget() is page
    assert page.key == "pair"


def test_lessons_that_cannot_be_read_or_done_are_told_of(
    window: MainWindow, messages: Messages
) -> None:
    lesson = lesson_of("push")
    step = lesson.steps[1]._replace(done=((Clause("capture", ("C",)),),))
    broken = lesson._replace(steps=(lesson.steps[0], step))
    problem = LessonError("cfanp.txt, line 3, field “goal”: it is missing")

    def read(language: str) -> tuple[Lesson, ...]:
        assert language == "en"
        if problem.args:
            raise problem
        return (broken,)

    window.lessons.read = read
    window.commands["learn"].trigger()
    problem.args = ()
    window.lessons.begin("push")
    first, second = messages.shown
    told = "The lessons cannot be read: cfanp.txt, line 3, field “goal”: it is missing."
    assert first == told
    assert f"cfanp.txt, line {step.line}, field “done”: no legal move does it" in second
    assert window.documents.session is None


OWN = """\
lesson: push
title: My opening
goal: To begin as I do.
people: Anna, Ben, Clara
say: Push A and B, and play e4.
done: move AB:e4
end: That is how I begin.
"""


def test_a_lesson_of_a_persons_own_is_played_when_its_file_is_opened(
    qtbot: QtBot, learner: Learner, tmp_path: Path, chosen_file: FileQuestions
) -> None:
    own, window = tmp_path / "mine.txt", learner.window
    own.write_text(OWN + OWN.replace("push", "other").replace("opening", "other opening"))
    window.opened_files.open(own)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.lessons.choice)
    for key in (RIGHT, ENTER):
        qtbot.keyClick(window.lessons.choice.cards, key)
    qtbot.waitUntil(lambda: window.documents.title == "Lesson: My other opening")
    own.write_text(OWN)
    chosen_file.answer = own
    learner.press_button(choose(window, qtbot).own)
    qtbot.waitUntil(lambda: window.documents.title == "Lesson: My opening")
    learner.settle()
    learner.do_typed()
    learner.await_step(1)
    assert learner.page.panel.words.text() == "That is how I begin."
    done = window.settings.lessons_done()
    assert "push" not in done, "the program's lesson of that name is another one"
    learner.press_button(learner.page.panel.next)
    assert window.start.is_shown, "no other lesson follows"


def test_what_is_wrong_with_a_file_is_told_and_the_game_stays(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, messages: Messages
) -> None:
    window.documents.begin(a_match(3))
    for data, sentence in (
        (b"Dear diary", "mine.txt, line 1, field “Dear diary”: no such field"),
        (b"title: \xff", "mine.txt is no text"),
        (b"puzzle: mine\ngame: cfanp", "mine.txt holds puzzles (to be opened from the list"),
        (OWN.replace("AB:e4", "AB:e5").encode(), "mine.txt, line 5, field “done”: "),
    ):
        (tmp_path / "mine.txt").write_bytes(data)
        window.opened_files.open(tmp_path / "mine.txt")
        qtbot.waitUntil(lambda: bool(messages.shown))
        assert f"The lessons cannot be read: {sentence}" in messages.shown.pop()
        assert window.documents.title == "Untitled game"


def test_all_lessons_stand_under_their_games_and_what_comes_next_is_proposed(
    qtbot: QtBot, settings: Settings
) -> None:
    page, taken = LessonChoice(settings), []
    qtbot.addWidget(page)
    page.taken.connect(lambda: taken.append(page.key))
    page.resize(1000, 600)
    with qtbot.waitExposed(page):
        page.show()
    page.offer(LESSONS)
    assert (page.key, page.onward.text()) == ("push", "Begin")
    settings.add_lesson_done("push")
    settings.set_lesson_place("check", 1)
    page.offer(LESSONS)
    assert (page.key, page.onward.text()) == ("check", "Continue")
    settings.add_lesson_done("check")
    settings.set_lesson_place("pair", 1)
    page.offer(LESSONS)
    shown = [page.cards.item(row).text() for row in range(page.cards.count())]
    assert shown[:3] == ["Chess For Any Number of Players", "Push and move", "Any pair"]
    assert len(shown) == len(LESSONS) + 3
    role = Qt.ItemDataRole.AccessibleTextRole
    spoken = [page.cards.item(row).data(role) for row in (1, 2)]
    goals = [lesson_of(key).goal for key in ("push", "pair")]
    assert spoken == [
        f"Push and move. ✓ Done. {goals[0]}",
        f"Any pair. Step 2 of {len(lesson_of('pair').steps)}. {goals[1]}",
    ]
    plain = Qt.TextFormat.PlainText
    assert all(label.textFormat() == plain for label in page.findChildren(QLabel))
    picture, last = Qt.ItemDataRole.DecorationRole, page.cards.item(len(LESSONS) + 2)
    qtbot.waitUntil(lambda: last.data(picture) is not None)
    heading, card = (page.cards.visualItemRect(page.cards.item(row)) for row in (0, 3))
    for at in (heading, card):
        qtbot.mouseClick(page.cards.viewport(), Qt.MouseButton.LeftButton, pos=at.center())
    assert taken == [KEYS[2]]
    bar = page.cards.verticalScrollBar()
    settings.set_lesson_place(KEYS[9], 0)
    page.offer(LESSONS)
    place = bar.value() + 9
    bar.setValue(place)
    settings.set_lesson_place(KEYS[9], 1)
    page.offer(LESSONS)
    assert bar.value() == place > 0, "it stays scrolled where it was"


def test_lessons_of_all_languages_are_the_same_but_for_their_words() -> None:
    names = [lesson.game.name for lesson in LESSONS]
    assert list(dict.fromkeys(names)) == [game.name for game in GAMES if game.lessons]
    assert len(KEYS) == len(set(KEYS)) == 17
    titles, german = [lesson.title for lesson in LESSONS], lessons("de")
    assert [lesson.title for lesson in lessons("xx")] == titles, "without any the English ones"
    assert [lesson.title for lesson in german] != titles
    for one, other in zip(LESSONS, german, strict=True):
        assert (one.key, len(one.steps)) == (other.key, len(other.steps))
        for step, said in zip(one.steps, other.steps, strict=True):
            for name in ("done", "push", "light", "show"):
                assert getattr(step, name) == getattr(said, name), (one.key, name)
            assert [wrong.when for wrong in step.wrong] == [wrong.when for wrong in said.wrong]
            assert bool(step.hint) == bool(said.hint)
