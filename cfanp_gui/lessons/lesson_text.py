"""Reading lessons from text, and playing them through before anyone learns from them.

Each line is a field, a colon and its text; `resources/README.md` describes the format. A lesson
begins with ``lesson``, a step with ``say``, or with the ``position`` before it.
"""

from collections.abc import Iterator
from typing import NamedTuple

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import Game, OptionValue, UnknownGameError, check_options
from cfanp_gui.core.notation import NotationError
from cfanp_gui.core.options import read_options
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import TextError, enumerated, sentence_of, shortened, shown
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
    """Return the lessons of a text, which may name another game first. Raises LessonError."""
    reader = _Reader(file, game)
    try:
        return reader.lessons(text)
    except ValueError as error:
        raise bad_field(file, *reader.at, sentence_of(error)) from None


def bad_field(file: str, line: int, field: str, reason: str) -> LessonError:
    """Return the error for a field of a lesson in a file."""
    return LessonError(
        "{file}, line {line}, field “{field}”: {reason}",
        file=file,
        line=line,
        field=field,
        reason=reason,
    )


class _Reader:
    """Reader of lessons, each from its fields. Every method raises ValueError for a wrong one."""

    def __init__(self, file: str, game: Game) -> None:
        self.at = 1, "lesson"
        """Line and name of the field being read."""
        self._file = file
        self._game = game
        self._options: dict[str, OptionValue]
        self._people: int
        self._position: Position
        """Start position of the step being read."""

    def lessons(self, text: str) -> tuple[Lesson, ...]:
        """Return the lessons of a text."""
        fields = list(self._fields(text))
        if fields and fields[0].name == OF_FILE:
            name = self._go_to(fields.pop(0)).text
            try:
                self._game = find_game(name)
            except UnknownGameError as error:
                known = shortened(list(error.known))
                raise TextError(
                    "“{name}” is no game (expected such as {known})", name=shown(name), known=known
                ) from None
        starts = [number for number, field in enumerate(fields) if field.name == "lesson"]
        if not fields or starts[:1] != [0]:
            self.at = (fields[0].line, fields[0].name) if fields else (1, "lesson")
            raise TextError("there is no lesson yet (expected lesson: first)")
        game, lessons = self._game, []
        for start, end in zip(starts, [*starts[1:], len(fields)], strict=True):
            self._game = game
            lessons.append(self._lesson(fields[start:end]))
        keys = [lesson.key for lesson in lessons]
        for start, key in zip(starts, keys, strict=True):
            if keys.count(key) > 1:
                self._go_to(fields[start])
                raise TextError("two lessons are called “{key}”", key=key)
        return tuple(lessons)

    def _fields(self, text: str) -> Iterator[_Field]:
        for number, line in enumerate(text.splitlines(), start=1):
            if not line.strip() or line.startswith("#"):
                continue
            head, colon, rest = line.partition(": ")
            name, _, asked = head.partition(" ")
            known = {OF_FILE, *OF_LESSON, *OF_STEP}
            if not colon or name not in known or (asked and name != "wrong"):
                self.at = number, shown(head)
                names = ", ".join(dict.fromkeys((*OF_LESSON, *OF_STEP)))
                raise TextError("no such field (expected one of {names})", names=names)
            yield _Field(number, name, asked, rest.strip())

    def _go_to(self, field: _Field) -> _Field:
        """Return a field, in which any error lies from now on."""
        self.at = field.line, field.name
        return field

    def _once(
        self, fields: list[_Field], allowed: tuple[str, ...], needed: tuple[str, ...]
    ) -> dict[str, _Field]:
        """Return the fields by their names; only some may be repeated."""
        by_name: dict[str, _Field] = {}
        for field in map(self._go_to, fields):
            if field.name not in allowed:
                raise TextError("it belongs elsewhere (expected before the first say)")
            if field.name in by_name and field.name not in _REPEATED:
                raise TextError("it is given twice")
            if not field.text:
                raise TextError("there is nothing in it")
            by_name[field.name] = field
        for name in needed:
            if name not in by_name:
                self.at = fields[0].line, name
                raise TextError("it is missing")
        return by_name

    def _lesson(self, fields: list[_Field]) -> Lesson:
        """Return a lesson. From its options on the game is the variant they choose."""
        names = [field.name for field in fields]
        starts = [number for number, name in enumerate(names) if name == "say"]
        first = starts[0] if starts else len(fields)
        ends = [field for field in fields[first:] if field.name == "end"]
        head = self._once([*fields[:first], *ends], OF_LESSON, ("title", "goal", "people", "end"))
        if not starts:
            self.at = fields[0].line, "say"
            raise TextError("it is missing")
        chosen = read_options(self._go_to(head["options"]).text) if "options" in head else {}
        given = {**self._game.as_seated, **chosen}
        self._game = self._game.variant(given)
        options = self._options = check_options(self._game.options, given)
        people = tuple(name.strip() for name in self._go_to(head["people"]).text.split(","))
        if len(people) not in self._game.player_counts:
            raise TextError(
                "the number of people is {count} (expected {expected})",
                count=len(people),
                expected=self._game.expected_players,
            )
        self._people = len(people)
        if "position" in head:
            self._position = self._read_position(head["position"])
        else:
            self._position = self._game.initial(len(people), options)
        start = self._position
        # The position of a later step stands before its ``say``.
        starts = [at - (at > first and names[at - 1] == "position") for at in starts]
        steps = [
            self._step(fields[start:end])
            for start, end in zip(starts, [*starts[1:], len(fields)], strict=True)
        ]
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

    def _you(self, field: _Field | None) -> frozenset[int]:
        words = ["1"] if field is None else self._go_to(field).text.split()
        numbers = {str(number): number for number in range(1, self._people + 1)}
        for word in words:
            if word not in numbers:
                raise TextError(
                    "“{word}” is no player (expected numbers from 1 to {people})",
                    word=shown(word),
                    people=self._people,
                )
        return frozenset(numbers[word] for word in words)

    def _read_position(self, field: _Field) -> Position:
        position = self._game.from_text(self._go_to(field).text, self._options)
        if position.players != self._people:
            raise TextError(
                "it is a position of {players} players, and there are {people} people",
                players=position.players,
                people=self._people,
            )
        return position

    def _step(self, fields: list[_Field]) -> Step:
        fields = [field for field in fields if field.name != "end"]
        given = self._once(fields, OF_STEP, ("say", "done"))
        start = None
        if "position" in given:
            start = self._position = self._read_position(given["position"])
        done = tuple(self._condition(field, field.text) for field in fields if field.name == "done")
        pushes = [clause.kind == "push" for condition in done for clause in condition]
        if any(pushes) and len(pushes) > 1:
            self._go_to(given["done"])
            raise TextError("push stands with something else (expected alone)")
        return Step(
            fields[0].line,
            given["say"].text,
            done,
            tuple(
                Feedback(self._condition(field, field.asked) if field.asked else (), field.text)
                for field in fields
                if field.name == "wrong"
            ),
            given["hint"].text if "hint" in given else "",
            self._lights(given.get("light")),
            self._lights(given.get("show")),
            tuple(given["reply"].text.split()) if "reply" in given else (),
            start,
        )

    def _condition(self, field: _Field, text: str) -> Condition:
        self._go_to(field)
        return tuple(self._clause(part.split()) for part in text.split(" and "))

    def _clause(self, words: list[str]) -> Clause:
        kind, rest = "".join(words[:1]), words[1:]
        text = shown(" ".join(words))
        if kind == "push":
            if len(rest) != 1 or pair_named(rest[0], self._position) is None:
                raise TextError(
                    "“{text}” names no two boards (expected such as push AB)", text=text
                )
            return Clause(kind, tuple(rest))
        most = CLAUSES.get(kind, (None, 0))[1]
        if kind not in CLAUSES or (most is not None and len(rest) > most):
            raise TextError(
                "“{text}” cannot be asked (expected one of {kinds})",
                text=text,
                kinds=", ".join(("push", *CLAUSES)),
            )
        known = self._known(kind)
        for word in rest if known else ():
            if word not in known:
                raise TextError(
                    "“{word}” is not there (expected such as {known})",
                    word=shown(word),
                    known=enumerated(known[:3]),
                )
        return Clause(kind, tuple(rest))

    def _known(self, kind: str) -> list[str]:
        """Return the words that may stand behind a kind; empty if it is not known yet."""
        if kind in ("mate", "capture"):
            return [seat.label for seat in self._position.seats()]
        if kind == "reach":
            return list(self._squares())
        if kind == "on":
            labels = [spec.label for spec in self._position.boards()]
            return [label + other for label in labels for other in labels if label < other]
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
        for word in self._go_to(field).text.split():
            ends = [squares[name] for name in word.split(">") if name in squares]
            if word in labels:
                boards += labels[word]
            elif len(ends) == 2 and word.count(">") == 1:
                arrows.append((ends[0], ends[1]))
            elif word in squares:
                rings.append(squares[word])
            else:
                raise TextError(
                    "“{word}” is neither board, square nor arrow (expected such as {board}, "
                    "{square} or {square}>{other})",
                    word=shown(word),
                    board=next(iter(labels)),
                    square=next(iter(squares)),
                    other=list(squares)[1],
                )
        return Lights(tuple(boards), tuple(rings), tuple(arrows))


def rehearse(lesson: Lesson) -> None:
    """Do each step of a lesson and play its replies. Raises LessonError where that is illegal."""
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
                clauses = (clause for answer in step.wrong for clause in answer.when)
                moves = (clause for clause in clauses if clause.kind == "move")
                for word in (word for move in moves for word in move.words):
                    lesson.game.notation.parse(position, word)
                position = position.apply(done)[0]
            field = "reply"
            for word in step.replies:
                position = position.apply(lesson.game.notation.parse(position, word))[0]
        except (NotationError, IllegalAction) as problem:
            raise bad_field(lesson.file, step.line, field, sentence_of(problem)) from None
