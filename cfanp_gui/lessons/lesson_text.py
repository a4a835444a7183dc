"""Reading lessons from text, and playing them through before anyone learns from them.

Each line is a field, a colon and its text; `resources/README.md` describes the format. A lesson
begins with ``lesson``, a step with ``say``, or with the ``position`` before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import (
    Game,
    OptionError,
    OptionValue,
    PositionError,
    UnknownGameError,
    check_options,
)
from cfanp_gui.core.notation import NotationError
from cfanp_gui.core.options import read_options
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Text, TextError, joined, sentence_of, shortened, shown
from cfanp_gui.games.registry import find_game
from cfanp_gui.lessons.judging import CLAUSES, solutions
from cfanp_gui.lessons.lesson import Clause, Condition, Feedback, Lesson, Lights, Step, pair_named

OF_FILE = "game"
"""Field that may stand before all lessons: the key of the game they are of."""
OF_LESSON = ("lesson", "title", "goal", "people", "you", "options", "position", "end")
"""Fields of a lesson; ``you``, ``options`` and ``position`` may be left out."""
OF_STEP = ("say", "done", "wrong", "hint", "light", "show", "reply", "position")
"""Fields of a step; only the first two are required."""
_REPEATED = ("done", "wrong")


class LessonError(TextError):
    """Raised for an invalid lesson; the sentence names file, line, field and what was expected."""


class _Field(NamedTuple):
    """One line of the text."""

    line: int
    name: str
    asked: str
    """Text after the name of a ``wrong``: the actions it answers."""
    text: str


def read_lessons(text: str, game: Game, file: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in a text; `file` is its name in errors.

    A text may name another game in its first line. Raises LessonError.
    """
    fields = list(_fields(text, file))
    if fields and fields[0].name == OF_FILE:
        game = _game_named(fields.pop(0), file)
    starts = [at for at, field in enumerate(fields) if field.name == "lesson"]
    if not fields or starts[:1] != [0]:
        line, name = (fields[0].line, fields[0].name) if fields else (1, "lesson")
        raise bad_field(file, line, name, Text("there is no lesson yet (expected lesson: first)"))
    lessons = [
        _Reader(file, game, fields[start:end]).lesson()
        for start, end in zip(starts, [*starts[1:], len(fields)], strict=True)
    ]
    keys = [lesson.key for lesson in lessons]
    for start, key in zip(starts, keys, strict=True):
        if keys.count(key) > 1:
            raise bad_field(
                file, fields[start].line, "lesson", Text("two lessons are called “{key}”", key=key)
            )
    return tuple(lessons)


def _game_named(field: _Field, file: str) -> Game:
    try:
        return find_game(field.text)
    except UnknownGameError as error:
        reason = Text(
            "“{name}” is no game (expected such as {known})",
            name=shown(field.text),
            known=shortened(list(error.known)),
        )
        raise bad_field(file, field.line, field.name, reason) from None


def _fields(text: str, file: str) -> Iterator[_Field]:
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        head, colon, rest = line.partition(": ")
        name, _, asked = head.partition(" ")
        known = {OF_FILE, *OF_LESSON, *OF_STEP}
        if not colon or name not in known or (asked and name != "wrong"):
            message = Text(
                "no such field (expected one of {names})",
                names=", ".join(dict.fromkeys((*OF_LESSON, *OF_STEP))),
            )
            raise bad_field(file, number, shown(head), message)
        yield _Field(number, name, asked, rest.strip())


def bad_field(file: str, line: int, field: str, reason: str) -> LessonError:
    """Return the error for a field of a lesson in a file."""
    message = Text(
        "{file}, line {line}, field “{field}”: {reason}",
        file=file,
        line=line,
        field=field,
        reason=reason,
    )
    return LessonError(message)


class _Reader:
    """Builder of one lesson from its fields."""

    def __init__(self, file: str, game: Game, fields: list[_Field]) -> None:
        self._file = file
        self._game = game
        names = [field.name for field in fields]
        steps = [at for at, name in enumerate(names) if name == "say"]
        first = steps[0] if steps else len(fields)
        # The position of a later step stands before its ``say``.
        steps = [at - (at > first and names[at - 1] == "position") for at in steps]
        self._steps = [
            fields[start:end]
            for start, end in zip(steps, [*steps[1:], len(fields)][: len(steps)], strict=True)
        ]
        self._head = fields[:first] + [one for one in fields[first:] if one.name == "end"]
        self._options: dict[str, OptionValue]
        self._people: int
        self._position: Position
        """Start position of the step being read."""

    def _bad(self, field: _Field, reason: str) -> LessonError:
        return bad_field(self._file, field.line, field.name, reason)

    def _once(
        self, fields: list[_Field], allowed: tuple[str, ...], needed: tuple[str, ...]
    ) -> dict[str, _Field]:
        """Return the fields by their names; only some may be repeated."""
        by_name: dict[str, _Field] = {}
        for field in fields:
            if field.name not in allowed:
                raise self._bad(field, Text("it belongs elsewhere (expected before the first say)"))
            if field.name in by_name and field.name not in _REPEATED:
                raise self._bad(field, Text("it is given twice"))
            if not field.text:
                raise self._bad(field, Text("there is nothing in it"))
            by_name[field.name] = field
        for name in needed:
            if name not in by_name:
                raise bad_field(self._file, fields[0].line, name, Text("it is missing"))
        return by_name

    def lesson(self) -> Lesson:
        """Return the lesson. Raises LessonError."""
        head = self._once(self._head, OF_LESSON, ("title", "goal", "people", "end"))
        if not self._steps:
            raise bad_field(self._file, self._head[0].line, "say", Text("it is missing"))
        options = self._options = self._options_of(head.get("options"))
        people = tuple(name.strip() for name in head["people"].text.split(","))
        if len(people) not in self._game.player_counts:
            reason = Text(
                "the number of people is {count} (expected {expected})",
                count=len(people),
                expected=self._game.expected_players,
            )
            raise self._bad(head["people"], reason)
        self._people = len(people)
        if "position" in head:
            self._position = self._position_of(head["position"])
        else:
            try:
                self._position = self._game.initial(len(people), options)
            except OptionError as error:
                raise self._bad(head["people"], sentence_of(error)) from None
        start = self._position
        steps = [self._step(fields) for fields in self._steps]
        if steps[0].start is None:
            steps[0] = steps[0]._replace(start=start)
        return Lesson(
            self._file,
            self._game,
            head["lesson"].text,
            head["title"].text,
            head["goal"].text,
            people,
            self._you(head.get("you")),
            options,
            tuple(steps),
            head["end"].text,
        )

    def _options_of(self, field: _Field | None) -> dict[str, OptionValue]:
        """Return the options of the lesson; from then on its game is the variant they choose."""
        try:
            chosen = {} if field is None else read_options(field.text)
            given = {**self._game.as_seated, **chosen}
            self._game = self._game.variant(given)
            return check_options(self._game.options, given)
        except OptionError as error:
            assert field is not None, "what every table has is right"
            raise self._bad(field, sentence_of(error)) from None

    def _you(self, field: _Field | None) -> frozenset[int]:
        words = ["1"] if field is None else field.text.split()
        numbers = {str(number): number for number in range(1, self._people + 1)}
        for word in words:
            if word not in numbers:
                assert field is not None, "there is a first player"
                message = Text(
                    "“{word}” is no player (expected numbers from 1 to {people})",
                    word=shown(word),
                    people=self._people,
                )
                raise self._bad(field, message)
        return frozenset(numbers[word] for word in words)

    def _position_of(self, field: _Field) -> Position:
        try:
            position = self._game.from_text(field.text, self._options)
        except (PositionError, OptionError) as error:
            raise self._bad(field, sentence_of(error)) from None
        if position.players != self._people:
            message = Text(
                "it is a position of {players} players, and there are {people} people",
                players=position.players,
                people=self._people,
            )
            raise self._bad(field, message)
        return position

    def _step(self, fields: list[_Field]) -> Step:
        fields = [one for one in fields if one.name != "end"]
        given = self._once(fields, OF_STEP, ("say", "done"))
        start = None
        if "position" in given:
            start = self._position = self._position_of(given["position"])
        done = tuple(self._condition(one, one.text) for one in fields if one.name == "done")
        pushes = [clause.kind == "push" for condition in done for clause in condition]
        if any(pushes) and len(pushes) > 1:
            raise self._bad(given["done"], Text("push stands with something else (expected alone)"))
        return Step(
            fields[0].line,
            given["say"].text,
            done,
            tuple(
                Feedback(self._condition(one, one.asked) if one.asked else (), one.text)
                for one in fields
                if one.name == "wrong"
            ),
            given["hint"].text if "hint" in given else "",
            self._lights(given.get("light")),
            self._lights(given.get("show")),
            tuple(given["reply"].text.split()) if "reply" in given else (),
            start,
        )

    def _condition(self, field: _Field, text: str) -> Condition:
        return tuple(self._clause(field, part.split()) for part in text.split(" and "))

    def _clause(self, field: _Field, words: list[str]) -> Clause:
        kind, rest = "".join(words[:1]), words[1:]
        if kind == "push":
            if len(rest) != 1 or pair_named(rest[0], self._position) is None:
                message = Text(
                    "“{text}” names no two boards (expected such as push AB)",
                    text=shown(" ".join(words)),
                )
                raise self._bad(field, message)
            return Clause(kind, tuple(rest))
        most = CLAUSES.get(kind, (None, 0))[1]
        if kind not in CLAUSES or (most is not None and len(rest) > most):
            message = Text(
                "“{text}” cannot be asked (expected one of {kinds})",
                text=shown(" ".join(words)),
                kinds=", ".join(("push", *CLAUSES)),
            )
            raise self._bad(field, message)
        known = self._known(kind)
        for word in rest if known else ():
            if word not in known:
                message = Text(
                    "“{word}” is not there (expected such as {known})",
                    word=shown(word),
                    known=joined(", ", known[:3]),
                )
                raise self._bad(field, message)
        return Clause(kind, tuple(rest))

    def _known(self, kind: str) -> list[str]:
        """Return the words that may stand behind a kind; empty if it is not known yet."""
        if kind in ("mate", "capture"):
            return [seat.label for seat in self._position.seats()]
        if kind == "reach":
            return list(self._squares())
        if kind == "on":
            labels = [spec.label for spec in self._position.boards()]
            return [one + other for one in labels for other in labels if one < other]
        return []

    def _squares(self) -> dict[str, Square]:
        return {
            spec.title(index): Square(spec.id, index)
            for spec in self._position.boards()
            for index in range(spec.size)
        }

    def _lights(self, field: _Field | None) -> Lights:
        if field is None:
            return Lights()
        squares = self._squares()
        labels: dict[str, list[int]] = {}
        for spec in self._position.boards():
            labels.setdefault(spec.label, []).append(spec.id)
        boards: list[int] = []
        rings: list[Square] = []
        arrows: list[tuple[Square, Square]] = []
        for word in field.text.split():
            ends = [squares[one] for one in word.split(">") if one in squares]
            if word in labels:
                boards += labels[word]
            elif len(ends) == 2 and word.count(">") == 1:
                arrows.append((ends[0], ends[1]))
            elif word in squares:
                rings.append(squares[word])
            else:
                message = Text(
                    "“{word}” is neither board, square nor arrow (expected such as {board}, "
                    "{square} or {square}>{other})",
                    word=shown(word),
                    board=next(iter(labels)),
                    square=next(iter(squares)),
                    other=list(squares)[1],
                )
                raise self._bad(field, message)
        return Lights(tuple(boards), tuple(rings), tuple(arrows))


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
                    raise NotationError("no legal move does it")
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
