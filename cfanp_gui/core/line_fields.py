"""A position as a line of fields separated by single spaces, described field by field.

A game defines in a table how each field is written and its pattern. A value set by hand that could
not be read back is reported in the same words as an unreadable line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from cfanp_gui.core.boards import Square
from cfanp_gui.core.position import PositionError, Problem, refuse
from cfanp_gui.core.text import Text, joined, shown

D = TypeVar("D")
"""Values of the fields: a `PositionBuilder`."""

MOST_COUNTED = 999_999
"""Greatest number of moves or rounds that a line counts."""
BOARD = Text("board")


def split_line(
    text: str, names: Sequence[str], most: int, optional: int = 0, ending: str = "\r\n"
) -> list[str]:
    """Return the fields of a line, one for each name.

    Up to `optional` of the last may be missing. Raises PositionError for a line of more than `most`
    characters, with a character that cannot be printed before its `ending`, with more or fewer
    fields, or with more than one space between two.
    """
    if len(text) > most:
        raise PositionError(
            Text(
                "the line has {count} characters (expected at most {most})",
                count=len(text),
                most=most,
            )
        )
    line = text.strip(ending) if ending else text
    if not line.isprintable():
        raise PositionError(
            Text("the line has a character that cannot be printed (expected one line of text)")
        )
    fields = line.split(" ")
    count = sum(map(bool, fields))
    if not len(names) - optional <= count <= len(names):
        raise PositionError(
            Text(
                "the line: the number of fields is {count} (expected {expected}: {names}, "
                "single spaces between)",
                count=count,
                expected=len(names),
                names=joined(", ", names),
            )
        )
    if "" in fields:
        raise PositionError(
            Text(
                "the line has a space too many before field {number} "
                "(expected single spaces between the fields)",
                number=fields.index("") + 1,
            )
        )
    return fields


def write_line(fields: Iterable[LineField[D]], draft: D) -> str:
    """Return the line of a position."""
    return " ".join(field.write(draft) for field in fields)


class LineField(Generic[D]):
    """A field with one value."""

    def __init__(
        self, name: Text, pattern: str, expected: Text, text: Callable[[D], str]
    ) -> None:  # fmt: skip
        """Describe the field: `pattern` matches valid texts, `expected` names them in messages.

        `text` returns the written form of the value.
        """
        self.name, self.pattern, self.expected, self.write = name, pattern, expected, text

    def problem(self, message: Text, square: Square | None = None) -> Problem:
        """Return a problem with the field."""
        return Problem(self.name, message, square)

    def read(self, text: str) -> re.Match[str]:
        """Return the match of a text with the field's pattern. Raises PositionError."""
        found = self._match(text)
        if found is None:
            raise PositionError(self.problem(self._unlike(text)).sentence)
        return found

    def problems(self, draft: D) -> Iterator[Problem]:
        """Yield a problem if the value cannot be written."""
        yield from self.judge(self.write(draft))

    def judge(self, text: str) -> Iterator[Problem]:
        """Yield a problem if a text is not a value of the field."""
        if self._match(text) is None:
            yield self.problem(self._unlike(text))

    def _match(self, text: str) -> re.Match[str] | None:
        return re.fullmatch(self.pattern, text, re.ASCII)

    def _unlike(self, text: str) -> Text:
        return Text("“{text}” (expected {expected})", text=shown(text), expected=self.expected)


class ListField(LineField[D]):
    """A field with an entry for each board, army or player, labelled in messages."""

    def __init__(
        self, name: Text, pattern: str, expected: Text, texts: Callable[[D], Mapping[Any, str]],
        between: str = "|", owner: Text = BOARD,
    ) -> None:  # fmt: skip
        """Describe the field: `texts` returns the written entries by their owners' labels."""
        super().__init__(name, pattern, expected, lambda draft: between.join(texts(draft).values()))
        self._texts, self._between, self._owner = texts, between, owner

    def of(self, label: object, message: Text, square: Square | None = None) -> Problem:
        """Return a problem with an entry; the label None stands for the whole field."""
        if label is None:
            return self.problem(message, square)
        named = Text("{owner} {label}: {message}", owner=self._owner, label=label, message=message)
        return self.problem(named, square)

    def parts(self, text: str, labels: Collection[Any]) -> Iterator[tuple[Any, str]]:
        """Return the text of each entry with its label. Raises PositionError for a wrong number."""
        parts = text.split(self._between)
        refuse(self.count_problems(len(parts), len(labels)))
        return zip(labels, parts, strict=True)

    def count_problems(self, count: int, owners: int) -> Iterator[Problem]:
        """Yield a problem if there are more or fewer entries than owners."""
        if count != owners:
            message = Text(
                "the number of entries is {count} (expected one per {owner}, that is {expected})",
                count=count, owner=self._owner, expected=owners,
            )  # fmt: skip
            yield self.problem(message)

    def matches(self, text: str, labels: Collection[Any]) -> Mapping[Any, re.Match[str]]:
        """Return the matches of the entries by their labels. Raises PositionError."""
        found = {}
        for label, part in self.parts(text, labels):
            match = self._match(part)
            if match is None:
                raise PositionError(self.of(label, self._unlike(part)).sentence)
            found[label] = match
        return found

    def problems(self, draft: D) -> Iterator[Problem]:
        for label, text in self._texts(draft).items():
            if self._match(text) is None:
                yield self.of(label, self._unlike(text))


class RanksField(ListField[D]):
    """The pieces on the boards: ranks from the last to the first, with numbers of empty squares.

    The pattern is that of a piece.
    """

    def __init__(
        self, name: Text, pattern: str, expected: Text, texts: Callable[[D], Mapping[Any, str]],
        files: int, ranks: int, owner: Text = BOARD,
    ) -> None:  # fmt: skip
        super().__init__(name, pattern, expected, texts, owner=owner)
        self._files, self._ranks = files, ranks

    def squares(self, label: object, text: str) -> dict[int, re.Match[str]]:
        """Return the pieces on the squares of a board. Raises PositionError."""
        ranks = text.split("/") if text else []
        if len(ranks) != self._ranks:
            message = Text(
                "the number of ranks is {count} (expected {ranks})",
                count=len(ranks), ranks=self._ranks,
            )  # fmt: skip
            raise PositionError(self.of(label, message).sentence)
        found: dict[int, re.Match[str]] = {}
        for number, rank in zip(reversed(range(self._ranks)), ranks, strict=True):
            try:
                words = self._rank(rank)
            except ValueError as error:
                message = Text("rank {rank}: {message}", rank=number + 1, message=error.args[0])
                raise PositionError(self.of(label, message).sentence) from None
            found |= {self._files * number + file: word for file, word in words.items()}
        return found

    def _rank(self, text: str) -> dict[int, re.Match[str]]:
        """Return the pieces of a rank by their files. Raises ValueError."""
        found = {}
        file = at = 0
        empty = f"[1-{self._files}]" if self._files < 10 else r"[1-9]\d?(?!\d)"
        while at < len(text):
            word = re.compile(self.pattern).match(text, at)
            token = word or re.compile(empty).match(text, at)
            if word is not None:
                found[file] = word
            if token is None:
                raise ValueError(
                    Text(
                        "“{text}” is neither a piece ({expected}) nor a number of empty squares "
                        "from 1 to {files}",
                        text=text[at : at + 4], expected=self.expected, files=self._files,
                    )
                )  # fmt: skip
            file += 1 if word else int(token[0])
            at = token.end()
        if file != self._files:
            raise ValueError(
                Text(
                    "the number of squares is {count} (expected {files})",
                    count=file, files=self._files,
                )
            )  # fmt: skip
        return found


def write_ranks(words: Mapping[int, str], files: int, ranks: int) -> str:
    """Return a board in the line's format, from its pieces by square number."""
    written = []
    for rank in reversed(range(ranks)):
        text, empty = "", 0
        for square in range(files * rank, files * (rank + 1)):
            word = words.get(square)
            if word is None:
                empty += 1
            else:
                text += f"{empty or ''}{word}"
                empty = 0
        written.append(f"{text}{empty or ''}")
    return "/".join(written)


def counted(least: int) -> tuple[str, Text]:
    """Return the pattern of a whole number from 0 or 1, and the description of what is expected."""
    return (
        r"[1-9]\d{0,5}" if least else r"0|[1-9]\d{0,5}",
        Text("a whole number from {least} to {most}", least=least, most=MOST_COUNTED),
    )


def letter_of(letters: str, number: int) -> str:
    """Return the letter for a number, such as a colour's; the number itself if there is none."""
    return letters[number] if 0 <= number < len(letters) else str(number)
