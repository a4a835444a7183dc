"""Reading files of translations, and checking those (``.ts``) of untrusted authors.

The language determines the form of a word that goes with a number.
"""

import re
import string
import struct
from collections.abc import Callable, Iterator
from gettext import c2py
from pathlib import Path
from typing import NamedTuple
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

from cfanp_gui.core.text import Text, sentence_of
from cfanp_gui.record.files import check_regular
from cfanp_gui.record.game_record import RecordError

MOST_BYTES = 2_000_000
"""Maximum size in bytes; the window's complete file has about half a million."""
_MOST_LETTERS = 40
"""Maximum number of letters in a language code."""
_LINE = "line"
"""Attribute that every element gets: the line of the file at which it begins."""


class TranslationError(Exception):
    """Raised for a file that cannot be used; the sentence gives the reason and the line."""


class Message(NamedTuple):
    """A text of the program with its translation in a file."""

    context: str
    source: str
    comment: str
    plural: bool
    forms: tuple[str, ...]
    """One form; for a plural as many as the language has. Empty if it is not translated."""
    line: int = 0

    @property
    def key(self) -> tuple[str, str, str]:
        """Return its key in Qt."""
        return self.context, self.source, self.comment


class Translations(NamedTuple):
    """Content of a file."""

    language: str
    """Language as the file names it, such as ``fr`` or ``pt_BR``."""
    messages: tuple[Message, ...]


def read_translations(path: Path) -> Translations:
    """Return the content of a ``.ts`` or ``.qm`` file. Raises TranslationError and OSError."""
    try:
        check_regular(path)
    except RecordError as error:
        raise TranslationError(sentence_of(error)) from None
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        message = Text(
            "{file} is too long (expected at most {most} bytes)", file=path.name, most=MOST_BYTES
        )
        raise TranslationError(message)
    if path.suffix == ".qm":
        return _compiled(path.name, data)
    root = _parsed(path.name, data)
    return Translations(
        root.get("language", ""),
        tuple(
            _message(context.findtext("name", ""), message)
            for context in root.iterfind("context")
            for message in context.iterfind("message")
        ),
    )


def _parsed(file: str, data: bytes) -> Element:
    """Return the XML of a file with lines as attributes. Raises TranslationError."""
    parser, tree = expat.ParserCreate(), TreeBuilder()

    def error(reason: Text, line: object) -> TranslationError:
        return TranslationError(
            Text("{file}, line {line}: {reason}", file=file, line=line, reason=reason)
        )

    def start(tag: str, attributes: dict[str, str]) -> None:
        tree.start(tag, attributes | {_LINE: str(parser.CurrentLineNumber)})

    def refuse_entity(*_: object) -> None:  # it may grow without end
        reason = Text("it defines words of its own (ENTITY), which is not allowed")
        raise error(reason, parser.CurrentLineNumber)

    parser.StartElementHandler, parser.EndElementHandler = start, tree.end
    parser.CharacterDataHandler, parser.EntityDeclHandler = tree.data, refuse_entity
    try:
        parser.Parse(data, True)
    except expat.ExpatError as fault:
        raise error(Text("this is no XML"), fault.lineno) from None
    except (LookupError, ValueError):  # from anything Python knows under the name of an encoding
        reason = Text("its encoding cannot be read (expected UTF-8)")
        raise error(reason, parser.CurrentLineNumber) from None
    root = tree.close()
    if root.tag != "TS":
        raise error(Text("it is no file of translations (expected TS)"), root.get(_LINE))
    if len(root.get("language", "")) > _MOST_LETTERS:
        raise error(Text("the code of its language is too long"), root.get(_LINE))
    return root


def _message(context: str, message: Element) -> Message:
    plural, translation = message.get("numerus") == "yes", message.find("translation")
    forms = [""] if translation is None else [translation.text or ""]
    if plural and translation is not None:
        forms = [form.text or "" for form in translation.iterfind("numerusform")]
    # A translation with a type is unfinished, or no longer used.
    if not all(forms) or translation is None or "type" in translation.attrib:
        forms = []
    source, comment = message.findtext("source", ""), message.findtext("comment", "")
    return Message(context, source, comment, plural, tuple(forms), int(message.get(_LINE, 0)))


# Compiled files (``.qm``), as lrelease writes them and QTranslator reads them: sections of a tag, a
# length and as many bytes, which in that of the messages are such parts again


_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_MESSAGES, _LANGUAGE = 0x69, 0xA7
_END, _FORM, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8


def _compiled(file: str, data: bytes) -> Translations:
    """Return the content of a compiled file. Raises TranslationError."""
    messages: list[Message] = []
    parts: dict[int, list[bytes]] = {}
    try:
        sections = dict(_parts(data.removeprefix(_MAGIC)))
        for tag, value in _parts(sections[_MESSAGES]):
            parts.setdefault(tag, []).append(value)
            if tag == _END:
                forms = tuple(form.decode("utf-16-be") for form in parts.get(_FORM, ()))
                context, source, comment = (
                    b"".join(parts.get(part, ())).decode() for part in (_CONTEXT, _SOURCE, _COMMENT)
                )
                messages.append(Message(context, source, comment, len(forms) > 1, forms))
                parts.clear()
        return Translations(sections.get(_LANGUAGE, b"").decode(), tuple(messages))
    except (KeyError, UnicodeDecodeError, struct.error):
        reason = Text("it is no file of translations (expected TS)")
        raise TranslationError(Text("{file}: {reason}", file=file, reason=reason)) from None


def _parts(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the tagged parts of a section. Raises struct.error."""
    at = 0
    while at < len(data):
        tag, size, at = data[at], 0, at + 1
        if tag != _END:
            (size,) = struct.unpack_from(">i", data, at)
            at += 4
        yield tag, data[at : at + max(size, 0)]
        at += max(size, 0)


# Texts that would break the sentence or page they are put into


_TIMES, _MORE = 4, 40
"""Maximum length of a translation: a factor of the text's length, and an addition."""
_PERCENT = re.compile(r"%(?:L?n|L?\d+|[vmp])")


def placeholders(text: str) -> list[str] | None:
    """Return the placeholders in a text, sorted; None if its braces are wrong."""
    try:
        fields = [
            f"{{{name}!{conversion}:{form}}}"
            for _, name, form, conversion in string.Formatter().parse(text)
            if name is not None
        ]
    except ValueError:
        return None
    return sorted(fields + _PERCENT.findall(text))


def fault_of(message: Message) -> str | None:
    """Return the reason why a translation is unfit for use, or None.

    Its placeholders must be those of the text, so that it can neither ask a value for more than
    intended nor lack one, and it must have no ``<`` that the text has not, so that nothing becomes
    markup. It must not be many times as long, because there is no room.
    """
    wanted = placeholders(message.source)
    most = _TIMES * len(message.source) + _MORE
    for number, form in enumerate(message.forms):
        if len(form) > most:
            return f"{form[:20]!r}… has {len(form)} letters (expected at most {most})"
        present = placeholders(form)
        if wanted is None:
            fits = _PERCENT.findall(form) == _PERCENT.findall(message.source)
        elif present is None:
            return f"the braces of {form!r} are wrong"
        elif message.plural and number < len(message.forms) - 1:
            # “one move” needs no number.
            fits = [key for key in present if key != "%n"] == [key for key in wanted if key != "%n"]
        else:
            fits = present == wanted
        if not fits:
            return f"the placeholders of {form!r} are not {' '.join(wanted or ['none'])}"
        if form.count("<") > message.source.count("<"):
            return f"{form!r} has a < that the text has not"
    return None


# Form of a word for a number, in the order of Qt Linguist


def plural_rule(language: str) -> Callable[[int], int]:
    """Return the function from a number to its form, from 0, in a language such as ``pt_BR``."""
    code, *place = re.split("[-_]", language)
    brazilian = (code, place) == ("pt", ["BR"])
    return c2py(_UP_TO_ONE if brazilian else _PLURALS.get(code, "n != 1"))


_UP_TO_ONE = "n > 1"
_ONE = "n%10 == 1 && n%100 != 11"
_FEW = "n%10 >= 2 && n%10 <= 4 && (n%100 < 10 || n%100 >= 20)"
_PLURALS = {
    **dict.fromkeys(("fr", "hy", "oc", "br", "ti", "wa", "fil"), _UP_TO_ONE),
    **dict.fromkeys(("ru", "uk", "be", "sr", "hr", "bs"), f"{_ONE} ? 0 : {_FEW} ? 1 : 2"),
    **dict.fromkeys(("cs", "sk"), "n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2"),
    "pl": f"n == 1 ? 0 : {_FEW} ? 1 : 2",
    "ro": "n == 1 ? 0 : n == 0 || (n%100 >= 1 && n%100 <= 19) ? 1 : 2",
    "lt": f"{_ONE} ? 0 : n%10 == 0 || (n%100 >= 10 && n%100 < 20) ? 2 : 1",
    "lv": f"{_ONE} ? 0 : n != 0 ? 1 : 2",
    "sl": "n%100 == 1 ? 0 : n%100 == 2 ? 1 : n%100 == 3 || n%100 == 4 ? 2 : 3",
    "is": f"!({_ONE})",
    "ar": "n <= 2 ? n : n%100 >= 3 && n%100 <= 10 ? 3 : n%100 >= 11 ? 4 : 5",
}
"""Rules by language, as in catalogues of gettext."""
