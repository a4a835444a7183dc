"""A position as a line of fields separated by single spaces, described field by field.

A game describes each field once: its pattern, how it is written and read, its problems, and how it
is edited. A value set by hand that could not be read back is reported in the same words as an
unreadable line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from cfanp_gui.core.boards import Square
from cfanp_gui.core.editing import Field, NumberField, SquaresField
from cfanp_gui.core.position import PositionError, Problem, refuse
from cfanp_gui.core.text import Text, TextError, enumerated, shown

D = TypeVar("D")
"""Values of the fields: a `PositionBuilder`."""
B = TypeVar("B")
"""Values of the fields of a line."""
Renumbered = Callable[[int], int]
"""Function that returns the new number of an owner after a removal."""

MOST_COUNTED = 999_999
"""Greatest number of moves or rounds that a line counts."""


class Scope(NamedTuple):
    """Owners of the entries of a field, such as boards."""

    owner: Text | None = None
    """Name of an owner in messages; None for a field without entries."""
    between: str = ""
    """Character between two entries."""
    row: Callable[[Any], Text] = Text
    """Function that returns the row of an owner in the editor."""
    names: Sequence[Any] = range(1, 100)
    """The labels of all possible owners."""


WHOLE = Scope()
BOARD = Scope(Text("board"), "|", lambda number: Text("Board {number}", number=number))


def split_line(
    text: str, names: Sequence[str], most: int, optional: int = 0, ending: str = "\r\n"
) -> list[str]:
    """Return the fields of a line, one for each name.

    Up to `optional` of the last may be missing. Raises PositionError for a line of more than `most`
    characters, with a character that cannot be printed before its `ending`, with more or fewer
    fields, or with more than one space between two.
    """
    if len(text) > most:
        words: dict[str, object] = {"count": len(text), "most": most}
        raise PositionError("the line has {count} characters (expected at most {most})", **words)
    line = text.strip(ending) if ending else text
    if not line.isprintable():
        raise PositionError(
            "the line has a character that cannot be printed (expected one line of text)"
        )
    fields = line.split(" ")
    count = sum(map(bool, fields))
    if not len(names) - optional <= count <= len(names):
        words = {"count": count, "expected": len(names), "names": enumerated(names)}
        raise PositionError(
            "the line: the number of fields is {count} (expected {expected}: {names}, "
            "single spaces between)",
            **words,
        )
    if "" in fields:
        raise PositionError(
            "the line has a space too many before field {number} "
            "(expected single spaces between the fields)",
            number=fields.index("") + 1,
        )
    return fields


def read_line(fields: Sequence[LineField[Any]], draft: B, parts: Sequence[str]) -> B:
    """Return a draft with the values of a line that was split. Raises PositionError."""
    for field, part in zip(fields, parts, strict=True):
        draft = field.read(draft, part)
    return draft


def write_line(fields: Iterable[LineField[D]], draft: D) -> str:
    """Return the line of a position."""
    return " ".join(field.write(draft) for field in fields)


def edited_fields(fields: Iterable[LineField[D]], draft: D) -> tuple[Field, ...]:
    """Return the editable fields of a position, those of a group and of a row together."""
    edited = [widget for field in fields for widget in field.edit(draft)]
    groups = list(dict.fromkeys(field.group for field in edited))
    rows = list(dict.fromkeys(field.row for field in edited))
    return tuple(
        sorted(edited, key=lambda field: (groups.index(field.group), rows.index(field.row)))
    )


class LineField(Generic[D]):
    """A field of a line: its text, its reading, its problems and its editing.

    `D` is the draft of a position, the game's `PositionBuilder`. One with entries, such as one for
    each board, returns the `labels` of a scope; their values are a tuple in order of the scope's
    names, or a mapping from which those that are 1 may be missing.
    """

    columns: Sequence[str] = ()
    """Names of the draft's values that are kept by owner: a tuple has an entry for each, from a
    mapping or a set some may be missing."""
    start: Any = 0
    """Entry of an owner who is added, where the values are a tuple."""

    def __init__(
        self,
        name: Text,
        pattern: str,
        expected: str,
        key: str = "",
        scope: Scope = WHOLE,
        form: Mapping[str, Any] | None = None,
    ) -> None:
        """Describe the field: `pattern` matches the valid texts of a value, `expected` names them.

        `key` is the name of the value or the column in the draft; `form` has the words of the
        edited field, see `editing.Field`. Without one the field is not edited.
        """
        self.name, self.pattern, self.expected = name, pattern, expected
        self.key, self.scope, self.form = key, scope, form

    # A kind of field, or a game, has its own of these

    def text(self, value: Any) -> str:
        """Return the text of a value."""
        return str(value)

    def value(self, match: re.Match[str]) -> Any:
        """Return the value of a text."""
        return match[0]

    def widget(self, value: Any, **place: Any) -> Field:
        """Return the edited field of a value."""
        raise NotImplementedError

    def texts(self, draft: D) -> Mapping[Any, str]:
        """Return the written entries by their labels, as far as they can be written."""
        return {label: self.text(value) for label, value in self._values(draft).items()}

    def taken(self, draft: D, matches: Mapping[Any, re.Match[str]]) -> D:
        """Return a draft with the values of the entries of a line."""
        return self._with(draft, {label: self.value(match) for label, match in matches.items()})

    def problems(self, draft: D) -> Iterator[Problem]:
        """Yield the problems of the values; by default those that cannot be written."""
        texts = self.texts(draft)
        yield from self.count_problems(len(texts), len(self.labels(draft)))
        for label, text in texts.items():
            if self._match(text) is None:
                yield self.of(label, self._unlike(text))

    def edit(self, draft: D) -> Iterator[Field]:
        """Yield the editable fields of its values; each sets its value in the draft."""
        if self.form is None:
            return
        values, name = self._values(draft), self.form.get("name", self.key)
        for label, value in values.items():

            def put(new: Any, label: Any = label) -> D:
                return self._with(draft, {**values, label: new})

            place = {"name": name if label is None else f"{name}:{label}", "set": put}
            row = "" if label is None else self.scope.row(label)
            yield self.widget(value, **{**self.form, **place, "row": row})

    # What becomes of the values when other fields are edited

    def with_owner(self, draft: D, owner: int) -> D:
        """Return a draft with the entries of an owner who is added, as at the start."""
        known: Any = draft
        values = {key: getattr(draft, key) for key in self.columns}
        rows = {key: (*row, self.start) for key, row in values.items() if isinstance(row, tuple)}
        return known.replace(**rows)  # type: ignore[no-any-return]

    def without_owner(self, draft: D, owner: int, moved: Renumbered) -> D:
        """Return a draft without the entries of an owner; `moved` renumbers the others."""
        known: Any = draft
        left: dict[str, Any] = {}
        for key in self.columns:
            if isinstance(value := getattr(draft, key), tuple):
                left[key] = (*value[:owner], *value[owner + 1 :])
            elif isinstance(value, Mapping):
                left[key] = {moved(label): value[label] for label in value if label != owner}
            else:
                left[key] = frozenset(moved(label) for label in value if label != owner)
        return known.replace(**left)  # type: ignore[no-any-return]

    def fitting(self, draft: D) -> D:
        """Return a draft without what the pieces make impossible in the field."""
        return draft

    # Text and values

    def labels(self, draft: Any) -> Collection[Any]:
        """Return the labels of the entries; None is that of a field without entries."""
        return (None,) if self.scope is WHOLE else draft.labels(self.scope)

    def _values(self, draft: Any) -> Mapping[Any, Any]:
        value = getattr(draft, self.key)
        if self.scope is WHOLE:
            return {None: value}
        if isinstance(value, Mapping):
            return {label: value.get(label, 1) for label in self.labels(draft)}
        return dict(zip(self.scope.names, value, strict=False))

    def _with(self, draft: D, values: Mapping[Any, Any]) -> D:
        known: Any = draft
        value: Any = values[None] if self.scope is WHOLE else dict(values)
        if isinstance(getattr(known, self.key), tuple):
            value = tuple(values.values())
        return known.replace(**{self.key: value})  # type: ignore[no-any-return]

    def write(self, draft: D) -> str:
        """Return the text of the field, as far as it can be written."""
        return self.scope.between.join(self.texts(draft).values())

    def read(self, draft: D, text: str) -> D:
        """Return a draft with the values of a text. Raises PositionError."""
        parts = self.parts(text, self.labels(draft))
        return self.taken(draft, {label: self.match(label, part) for label, part in parts})

    def match(self, label: Any, text: str) -> re.Match[str]:
        """Return the match of the text of an entry. Raises PositionError."""
        if (match := self._match(text)) is None:
            raise PositionError(self.of(label, self._unlike(text)).sentence)
        return match

    def parts(self, text: str, labels: Collection[Any]) -> Iterator[tuple[Any, str]]:
        """Return the text of each entry with its label. Raises PositionError for a wrong number."""
        parts = text.split(self.scope.between) if self.scope.between else [text]
        refuse(self.count_problems(len(parts), len(labels)))
        return zip(labels, parts, strict=True)

    def _match(self, text: str) -> re.Match[str] | None:
        return re.fullmatch(self.pattern, text, re.ASCII)

    # Problems

    def problem(self, message: Text, square: Square | None = None) -> Problem:
        """Return a problem with the field."""
        return Problem(self.name, message, square)

    def of(self, label: object, message: Text, square: Square | None = None) -> Problem:
        """Return a problem with an entry; the label None stands for the whole field."""
        if label is not None:
            owner = str(label).upper()  # armies and half-boards by capital letters
            words = {"owner": self.scope.owner, "label": owner, "message": message}
            message = Text("{owner} {label}: {message}", **words)
        return self.problem(message, square)

    def count_problems(self, count: int, owners: int) -> Iterator[Problem]:
        """Yield a problem if there are more or fewer entries than owners."""
        if count != owners:
            words = {"count": count, "owner": self.scope.owner, "expected": owners}
            message = Text(
                "the number of entries is {count} (expected one per {owner}, that is {expected})",
                **words,
            )
            yield self.problem(message)

    def _unlike(self, text: str) -> Text:
        return Text("“{text}” (expected {expected})", text=shown(text), expected=self.expected)


class CountField(LineField[D]):
    """A whole number from 0 or 1, or one for each owner."""

    def __init__(self, key: str, name: Text, least: int, **more: Any) -> None:
        pattern = r"[1-9]\d{0,5}" if least else r"0|[1-9]\d{0,5}"
        expected = Text("a whole number from {least} to {most}", least=least, most=MOST_COUNTED)
        super().__init__(name, pattern, expected, key, **more)
        self.least = self.start = least

    def value(self, match: re.Match[str]) -> int:
        return int(match[0])

    def widget(self, value: int, **place: Any) -> Field:
        return NumberField(value=value, least=self.least, most=MOST_COUNTED, **place)


class SquareSetField(LineField[D]):
    """Squares of all boards, which are pointed at in the editor."""

    def edit(self, draft: Any) -> Iterator[Field]:
        yield SquaresField(
            name=self.key,
            value=getattr(draft, self.key),
            set=draft.setter(self.key),
            **(self.form or {}),
        )


class RanksField(LineField[D]):
    """The pieces on the boards, from the last rank to the first; the pattern is that of one."""

    def __init__(
        self, name: Text, pattern: str, expected: Text, files: int, ranks: int, scope: Scope
    ) -> None:
        super().__init__(name, pattern, expected, scope=scope)
        self.files, self.ranks = files, ranks

    def squares(self, label: object, text: str) -> dict[int, re.Match[str]]:
        """Return the pieces on the squares of a board. Raises PositionError."""
        ranks = text.split("/") if text else []
        if len(ranks) != self.ranks:
            words = {"count": len(ranks), "ranks": self.ranks}
            message = Text("the number of ranks is {count} (expected {ranks})", **words)
            refuse([self.of(label, message)])
        squares: dict[int, re.Match[str]] = {}
        for number, rank in zip(reversed(range(self.ranks)), ranks, strict=True):
            try:
                pieces = self._rank(rank)
            except ValueError as error:
                message = Text("rank {rank}: {message}", rank=number + 1, message=error.args[0])
                raise PositionError(self.of(label, message).sentence) from None
            squares |= {self.files * number + file: piece for file, piece in pieces.items()}
        return squares

    def _rank(self, text: str) -> dict[int, re.Match[str]]:
        """Return the pieces of a rank by their files. Raises ValueError."""
        pieces = {}
        file = at = 0
        empty = f"[1-{self.files}]" if self.files < 10 else r"[1-9]\d?(?!\d)"
        while at < len(text):
            word = re.compile(self.pattern).match(text, at)
            if word is not None:
                pieces[file] = word
            if (token := word or re.compile(empty).match(text, at)) is None:
                words = {"text": text[at : at + 4], "expected": self.expected, "files": self.files}
                raise TextError(
                    "“{text}” is neither a piece ({expected}) nor a number of empty squares "
                    "from 1 to {files}",
                    **words,
                )
            file += 1 if word else int(token[0])
            at = token.end()
        if file != self.files:
            words = {"count": file, "files": self.files}
            raise TextError("the number of squares is {count} (expected {files})", **words)
        return pieces


def write_ranks(words: Mapping[int, str], files: int, ranks: int) -> str:
    """Return a board in the line's format, from its pieces by square number."""
    written = []
    for rank in reversed(range(ranks)):
        text, empty = "", 0
        for square in range(files * rank, files * (rank + 1)):
            if square in words:
                text, empty = f"{text}{empty or ''}{words[square]}", 0
            else:
                empty += 1
        written.append(f"{text}{empty or ''}")
    return "/".join(written)


def letter_of(letters: str, number: int) -> str:
    """Return the letter for a number, such as a colour's; the number itself if there is none."""
    return letters[number] if 0 <= number < len(letters) else str(number)
