"""Reading lessons: what there is, and one sentence about whatever is wrong."""

import pytest

from cfanp_gui.assets import asset
from cfanp_gui.core.boards import Pair
from cfanp_gui.games.registry import GAMES, default_game, find_game
from cfanp_gui.lessons.lesson import Clause, Lesson, Lights, pair_named
from cfanp_gui.lessons.lesson_text import LessonError, read_lessons
from tests.spoken import TRANSLATED

# Reading lessons: what there is, and one sentence about whatever is wrong.


START = """\
# A comment.
lesson: first
title: First
goal: Something.
people: Anna, Ben, Clara

say: Push.
done: push AB
light: A Aa1 Ae2>Ba1
end: Done.
"""


def read(text: str) -> Lesson:
    [lesson] = read_lessons(text, default_game(), "own.txt")
    return lesson


def test_a_lesson_has_what_its_fields_say() -> None:
    lesson = read(START + "say: Move.\ndone: move AB:e4\ndone: capture B and on AB\nreply: x y\n")
    assert (lesson.key, lesson.title, lesson.goal, lesson.end) == (
        "first", "First", "Something.", "Done."
    )  # fmt: skip
    assert lesson.people == ("Anna", "Ben", "Clara")
    assert lesson.you == {1}
    push, move = lesson.steps
    assert push.push == Clause("push", ("AB",))
    assert push.start == default_game().initial(3, lesson.options)
    assert push.light.boards == (0,)
    assert [(square.board, square.index) for square in push.light.squares] == [(0, 0)]
    assert [one.board for one in push.light.arrows[0]] == [0, 1]
    assert move.push is None
    assert move.start is None
    assert move.done[1] == (Clause("capture", ("B",)), Clause("on", ("AB",)))
    assert move.replies == ("x", "y")
    assert move.light == Lights()


FAULTS = [
    ("", "line 1, field “lesson”: there is no lesson yet (expected lesson: first)"),
    ("title: x", "line 1, field “title”: there is no lesson yet (expected lesson: first)"),
    (START + "sya: x", "line 11, field “sya”: no such field (expected one of lesson, title"),
    (START + "nothing", "line 11, field “nothing”: no such field"),
    (START.replace("goal: Something.\n", ""), "line 2, field “goal”: it is missing"),
    (START.replace("done: push AB\n", ""), "line 7, field “done”: it is missing"),
    (START + "say: x\ndone: any\nhint: a\nhint: b", "line 14, field “hint”: it is given twice"),
    (START + "title: x", "line 11, field “title”: it belongs elsewhere"),
    (START.replace("push AB", "push AA"), "line 8, field “done”: “push AA” names no two"),
    (START.replace("push AB", "push AB and any"), "line 8, field “done”: push stands with"),
    (START.replace("push AB", "jump"), "line 8, field “done”: “jump” cannot be asked"),
    (START.replace("push AB", "end now"), "line 8, field “done”: “end now” cannot be asked"),
    (START.replace("push AB", "mate D"), "line 8, field “done”: “D” is not there"),
    (START.replace("light: A", "light: D"), "line 9, field “light”: “D” is neither board"),
    (START.replace(", Ben, Clara", ""), "line 5, field “people”: the number of people is 1"),
    (
        START.replace(", Clara", "").replace("people", "options: defend=on\npeople"),
        "line 6, field “people”: “defend” is for more than two players",
    ),
    (START.replace("people", "you: 4\npeople"), "line 5, field “you”: “4” is no player"),
    (START.replace("people", "options: x=on\npeople"), "line 5, field “options”: unknown"),
    (START.replace("people", "position: x\npeople"), "line 5, field “position”: "),
    (
        START.replace("people", "position: 8/8/8/Ka7|8/8/8/Kb7 a 1/2 -/- - 1 0 1\npeople"),
        "line 5, field “position”: it is a position of 2 players, and there are 3 people",
    ),
    (START + START, "line 2, field “lesson”: two lessons are called “first”"),
]


def test_an_error_names_file_line_and_field() -> None:
    for text, sentence in FAULTS:
        with pytest.raises(LessonError) as raised:
            read_lessons(text, default_game(), "own.txt")
        assert str(raised.value).startswith(f"own.txt, {sentence}")
        assert "\n" not in str(raised.value)


FILES = [(game.key, name) for game in GAMES for name in game.lessons]


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize(("key", "name"), FILES)
def test_another_language_has_the_same_steps(key: str, name: str, language: str) -> None:
    """Only what is said differs."""
    game = find_game(key)
    own, other = (
        read_lessons(asset("lessons", *folder, name).read_text(encoding="utf-8"), game, name)
        for folder in ((), (language,))
    )
    assert [bare(lesson) for lesson in own] == [bare(lesson) for lesson in other]
    for one, translated in zip(own, other, strict=True):
        assert one.end != translated.end
        for step, said in zip(one.steps, translated.steps, strict=True):
            assert step.say != said.say
            assert step.hint
            assert said.hint


def bare(lesson: Lesson) -> Lesson:
    """Return a lesson without its words."""
    steps = tuple(
        step._replace(say="", hint="", wrong=tuple(one._replace(sentence="") for one in step.wrong))
        for step in lesson.steps
    )
    people = ("",) * len(lesson.people)  # they have names of the language
    return lesson._replace(title="", goal="", end="", people=people, steps=steps)


def test_a_text_may_name_the_game_it_is_about() -> None:
    text = (
        "game: ring\nlesson: x\ntitle: x\ngoal: x\npeople: Anna, Ben, Clara\nsay: x\n"
        "done: any\nend: x\n"
    )
    assert read(text).game is find_game("ring")
    with pytest.raises(LessonError, match="line 1, field “game”: “rong” is no game"):
        read(text.replace("ring", "rong"))
    with pytest.raises(LessonError, match="line 2, field “game”: it belongs elsewhere"):
        read("lesson: x\n" + text)


# What a lesson is made of.


def test_a_position_before_a_step_is_that_of_the_step() -> None:
    line = "8/8/8/Ka7|8/8/8/Kb7|8/8/8/Kc7 a 1/2/3 -/-/- - 1 0 1"
    lesson = read(f"{START}position: {line}\nsay: Move.\ndone: any\nsay: Again.\ndone: any\n")
    assert [step.start is not None for step in lesson.steps] == [True, True, False]
    assert [lesson.first_of(at) for at in range(3)] == [0, 1, 1]
    assert [lesson.last_of(at) for at in range(3)] == [0, 2, 2]


def test_boards_are_named_by_their_labels() -> None:
    [lesson] = read_lessons(START, default_game(), "own.txt")
    start = lesson.steps[0].start
    assert start is not None
    assert pair_named("AB", start) == pair_named("BA", start) == Pair(0, 1)
    assert [pair_named(name, start) for name in ("AA", "AD", "A", "ABC", "")] == [None] * 5
    assert pair_named("12", find_game("strategichess").initial(4, {})) == Pair(0, 1)
