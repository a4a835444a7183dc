"""Sentences for people that can be translated later.

The rules and the records know no Qt and no language but English. They express sentences for people
as `Text`: the English sentence, which keeps its template and values. The window translates the
template and puts the values in.
"""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Self, TypeVar

Localize = Callable[[str], str]
"""Function that translates a sentence; `str` leaves it in English."""


class Text(str):
    """An English sentence that keeps its template and its values.

    The template is also what translators translate; it must be a literal where a `Text` is
    made, where it is found by ``pyside6-lupdate``. A value may be a `Text` itself.
    """

    __slots__ = ("template", "values")

    template: str
    """Sentence with a name in braces for each value."""
    values: dict[str, object]

    def __new__(cls, template: str, /, **values: object) -> Self:
        """Put the values into the template. Raises KeyError when one is missing."""
        made = super().__new__(cls, template.format(**values) if values else template)
        made.template = template
        made.values = values
        return made

    def filled(self, **values: object) -> Text:
        """Return the sentence with other values. Raises KeyError when one is missing."""
        return Text(self.template, **values)

    def __reduce__(self) -> tuple[object, ...]:
        return partial(Text, self.template, **self.values), ()


def presented(words: str) -> Text:
    """Return a text of one of the program's files as a sentence that can be translated.

    `packaging/translations.py` finds it there, as lupdate finds others in the code.
    """
    return Text(words)


class Plural(Text):
    """A `Text` with a count: ``%n`` in it stands for the count, ``(s)`` for an English plural.

    It is made as Qt's ``tr`` is called, so that ``pyside6-lupdate`` finds it.
    """

    __slots__ = ("number",)

    number: int

    def __new__(cls, template: str, comment: str, count: int, /) -> Plural:
        """Put the count into the template."""
        english = template.replace("%n", str(count)).replace("(s)", "" if count == 1 else "s")
        made = str.__new__(cls, english)
        made.template, made.values, made.number = template, {}, count
        return made

    def __reduce__(self) -> tuple[object, ...]:
        return Plural, (self.template, "", self.number)


class WithArticle(Text):
    """A piece’s name with its article: ``the Knight``, or ``The Knight`` at the beginning.

    A language translates the two as a whole, ``the Knight``, or the article of any name.
    """

    __slots__ = ("begins", "name")

    name: str
    begins: bool
    """True at the beginning of a sentence."""

    def __new__(cls, name: str, begins: bool = False, /) -> WithArticle:
        """Put an article before a name."""
        made = str.__new__(cls, f"{'The' if begins else 'the'} {name}")
        made.template, made.values = _ARTICLE.template, {"name": name}
        made.name, made.begins = name, begins
        return made

    @property
    def whole(self) -> Text:
        """Return the two as one text, which a language may translate."""
        return presented(f"the {self.name}")

    def __reduce__(self) -> tuple[object, ...]:
        return WithArticle, (self.name, self.begins)


_ARTICLE = Text("the {name}")
_NAMELESS = Text("player {player}", player=0)


class PlayerName(Text):
    """A player known only by number; `with_names` puts the name in its place."""

    __slots__ = ("player",)

    player: int

    def __new__(cls, player: int, /) -> PlayerName:
        """Name a player by number."""
        made = str.__new__(cls, _NAMELESS.template.format(player=player))
        made.template, made.values, made.player = _NAMELESS.template, {"player": player}, player
        return made

    def __reduce__(self) -> tuple[object, ...]:
        return PlayerName, (self.player,)


class SquareName(Text):
    """Name of a square on its board; `with_squares` replaces it by another name."""

    __slots__ = ("board", "number")

    board: int
    number: int
    """Number of the square on the board."""

    def __new__(cls, name: str, board: int, number: int, /) -> SquareName:
        """Name a square of a board."""
        made = str.__new__(cls, name)
        made.template, made.values = "{square}", {"square": name}
        made.board, made.number = board, number
        return made

    def __reduce__(self) -> tuple[object, ...]:
        return SquareName, (str(self), self.board, self.number)


def with_names(sentence: str, name: Callable[[int], str]) -> str:
    """Return a sentence with each `PlayerName` replaced by the player's name, if there is one."""
    return _replaced(sentence, PlayerName, lambda part: name(part.player))


def with_squares(sentence: str, name: Callable[[SquareName], str]) -> str:
    """Return a sentence with each `SquareName` replaced by the result of `name`, if any."""
    return _replaced(sentence, SquareName, name)


_Part = TypeVar("_Part", bound=Text)


def _replaced(sentence: str, kind: type[_Part], name: Callable[[_Part], str]) -> str:
    """Return a sentence with all parts of a kind, at any depth, replaced by `name`; or itself."""
    if isinstance(sentence, kind):
        return name(sentence)
    if not isinstance(sentence, Text) or not sentence.values or isinstance(sentence, _PARTS):
        return sentence
    values, is_other = sentence.values.copy(), False
    for key, value in sentence.values.items():
        if isinstance(value, Text):
            values[key] = _replaced(value, kind, name)
            is_other = is_other or values[key] is not value
    return sentence.filled(**values) if is_other else sentence


_PARTS = (PlayerName, SquareName)
"""Parts with a meaning beyond their words."""


def sentence_of(error: BaseException) -> str:
    """Return the message of an exception: the `Text` it was made with, or its plain words.

    ``str(error)`` returns the same in English, but not as a template. System errors and encoding
    errors get words of our own.
    """
    if error.args and isinstance(error.args[0], Text):
        return error.args[0]
    if isinstance(error, OSError):
        return reason_of(error)
    if isinstance(error, UnicodeDecodeError):
        words = {"byte": error.start + 1, "encoding": error.encoding.upper()}
        return Text("byte {byte} is not {encoding} text", **words)
    return str(error)


class TextError(ValueError):
    """An error whose message is a `Text`, made of the arguments of one.

    Its template must be a literal, too, unless the message is one that was made before.
    """

    def __init__(self, template: str, /, **values: object) -> None:
        super().__init__(template if isinstance(template, Text) else Text(template, **values))


# System errors: their own words are English, or a number

_REASONS = {
    Text("it is not there"): ("ENOENT",),
    Text("access is not allowed"): ("EACCES", "EPERM"),
    Text("it is a folder"): ("EISDIR",),
    Text("a part of its path is no folder"): ("ENOTDIR",),
    Text("there is something of that name already"): ("EEXIST", "ENOTEMPTY"),
    Text("the disk is full"): ("ENOSPC",),
    Text("there is no more room for you on the disk"): ("EDQUOT",),
    Text("the disk can only be read"): ("EROFS",),
    Text("the disk, or the way to it, has a fault"): ("EIO", "EREMOTEIO"),
    Text("the file would be too large"): ("EFBIG",),
    Text("its name is too long"): ("ENAMETOOLONG",),
    Text("the system takes no such name, or cannot do that there"): ("EINVAL", "EILSEQ", "ENOTSUP"),
    Text("its links lead round in a circle"): ("ELOOP",),
    Text("another program is using it"): ("EBUSY", "ETXTBSY", "EAGAIN", "EDEADLK"),
    Text("too many files are open"): ("EMFILE", "ENFILE"),
    Text("there is too little memory"): ("ENOMEM",),
    Text("it is no program that can run here"): ("ENOEXEC",),
    Text("its device is no longer there"): ("ENODEV", "ENXIO", "ESTALE", "ENOTCONN"),
    Text("nothing answers there"): ("ECONNREFUSED",),
    Text("the connection has ended"): ("ECONNRESET", "ECONNABORTED", "EPIPE", "ESHUTDOWN"),
    Text("no way leads there"): ("EHOSTUNREACH", "ENETUNREACH", "EHOSTDOWN", "ENETDOWN"),
    Text("it took too long to answer"): ("ETIMEDOUT",),
    Text("the address is in use"): ("EADDRINUSE",),
    Text("this computer has no such address"): ("EADDRNOTAVAIL",),
}
"""Error names by our words for them; not every system has all of them."""
_BY_NUMBER = {
    getattr(errno, name): words
    for words, names in _REASONS.items()
    for name in names
    if hasattr(errno, name)
}
_BY_CLASS: tuple[tuple[type[OSError], int], ...] = (
    (FileNotFoundError, errno.ENOENT),
    (PermissionError, errno.EACCES),
    (IsADirectoryError, errno.EISDIR),
    (TimeoutError, errno.ETIMEDOUT),
    (ConnectionRefusedError, errno.ECONNREFUSED),
    (ConnectionError, errno.ECONNRESET),
)
"""Numbers for errors that were made without one."""
_IN_USE = (32, 33)
"""Windows error numbers for a file, or part of one, locked by another program."""


def reason_of(error: OSError) -> str:
    """Return the reason of an error of the system, without a full stop."""
    if getattr(error, "winerror", None) in _IN_USE:
        return _BY_NUMBER[errno.EBUSY]
    known = (number for kind, number in _BY_CLASS if isinstance(error, kind))
    number = next(known, 0) if error.errno is None else error.errno
    if (words := _BY_NUMBER.get(number)) is not None and type(error).__module__ == "builtins":
        return words
    if type(error).__name__ == "gaierror":  # numbers with other meanings
        return Text("no computer of that name is known")
    # Rare errors, or those of a library, as about certificates, keep their own words.
    own = error.strerror or str(error) or type(error).__name__
    return own if error.errno is None else Text("the system says “{reason}”", reason=own)


# Parts of sentences


def capitalized(words: str) -> str:
    """Return words with a capital at the beginning, for a sentence or a row of their own."""
    return words[:1].upper() + words[1:]


class Joined(Text):
    """Parts in a row; every language has its own punctuation and spaces between them."""

    __slots__ = ("between",)

    between: str
    """Template of two parts with what stands between them."""

    def __new__(cls, between: str, /, **parts: object) -> Self:
        """Put the template's separator between the parts."""
        separator = between.partition("}")[2].rpartition("{")[0]
        made = super().__new__(cls, separator.join(map("{{{}}}".format, parts)), **parts)
        made.between = between
        return made

    def filled(self, **values: object) -> Joined:
        """Return other parts with the same between them."""
        return Joined(self.between, **values)

    def __reduce__(self) -> tuple[object, ...]:
        return partial(Joined, self.between, **self.values), ()


_BETWEEN = {
    " ": Text("{first} {second}"),
    ": ": Text("{first}: {second}"),
    ", ": Text("{first}, {second}"),
    "; ": Text("{first}; {second}"),
    ". ": Text("{first}. {second}"),
}
"""Templates of separators that other languages write otherwise."""


def joined(separator: str, parts: Iterable[str]) -> Joined:
    """Return parts joined like `str.join`, keeping those that are `Text`."""
    return _in_row(_BETWEEN.get(separator, f"{{first}}{separator}{{second}}"), parts)


def enumerated(names: Iterable[str]) -> Joined:
    """Return names with the commas of a list between them."""
    return _in_row(Text("{name}, {other}"), names)


def _in_row(between: str, parts: Iterable[str]) -> Joined:
    return Joined(between, **{f"part{number}": part for number, part in enumerate(parts)})


def some(names: Sequence[str], most: int, between: str = "") -> Text:
    """Return the first names as a list, or joined otherwise, with the number of the others."""
    shown = joined(between, names[:most]) if between else enumerated(names[:most])
    more = len(names) - most
    return Text("{names} and {count} more", names=shown, count=more) if more > 0 else shown


ENDS = (".", "!", "?", "。", "！", "？")
"""Signs at the end of a sentence, in any language."""


def sentence(text: str) -> Text:
    """Return a text with a full stop, unless it ends a sentence already; empty stays empty."""
    if not text or text.endswith(ENDS):
        return joined("", (text,))
    return Text("{sentence}.", sentence=text)


def listed(parts: Iterable[str]) -> str:
    """Return parts with commas between them and an “and” before the last; at least one."""
    *first, last = parts
    if not first:
        return last
    return Text("{first} and {second}", first=enumerated(first), second=last)


def with_or(parts: Iterable[str]) -> str:
    """Return parts with commas between them and an “or” before the last; empty for none."""
    *first, last = (*parts,) or ("",)
    if not first:
        return last
    if isinstance(first[-1], Text):
        return Text("{some} or {last}", some=enumerated(first), last=last)
    # Numbers and squares, which some languages write apart from words.
    return Text("{first} or {last}", first=enumerated(first), last=last)


_JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
_BREAKS = "\N{NEXT LINE}\N{LINE SEPARATOR}\N{PARAGRAPH SEPARATOR}"


def one_line(text: str) -> str:
    """Return an outside text, such as a file's name, safe to show in one line.

    A replacement character stands for each control character, such as a line's end or a direction
    mark, and for each that no system can print.
    """
    if text.isprintable():
        return text
    return "".join(char if _is_harmless(char) else "\N{REPLACEMENT CHARACTER}" for char in text)


def _is_harmless(char: str) -> bool:
    """Return True if a character affects only itself: also a joiner, or a space of some width."""
    space = char.isspace() and not char.isascii() and char not in _BREAKS
    return char.isprintable() or char in _JOINERS or space


_MOST_SHOWN = 40


def shown(text: str) -> str:
    """Return input quoted in a message: one line of limited length."""
    line = one_line(text)
    return line if len(line) <= _MOST_SHOWN else f"{line[: _MOST_SHOWN - 1]}…"


ENOUGH = 8
"""Maximum number of moves that a message names."""


def shortened(names: list[str]) -> Text:
    """Return a list shortened for a message."""
    return enumerated([*names[:ENOUGH], *(["…"] if len(names) > ENOUGH else [])])
