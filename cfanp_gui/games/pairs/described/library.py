"""Reader of the games of a file in the dialect of Fairy-Stockfish’s `variants.ini`.

Each game is either loaded or refused as a whole.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from cfanp_gui.assets import asset
from cfanp_gui.core.text import Text, presented, shown
from cfanp_gui.games.pairs.described.description import described
from cfanp_gui.games.pairs.described.game import DescribedGame, described_game
from cfanp_gui.games.pairs.described.keys import MOST_NAME, GameKeyError
from cfanp_gui.games.pairs.described.piece_names import name_texts
from cfanp_gui.games.pairs.described.values import Values, chess

_LINE_END = re.compile("\r\n|\r|\n")
MOST_CHARACTERS = 2_000_000
MOST_SECTIONS = 2000
MOST_VALUE = 4000
"""Greatest length of a value, in characters."""
MOST_PARENTS = 100
"""Most ancestors of a game in a file; records carry all of them."""
_KEY = re.compile(rf"[A-Za-z0-9][A-Za-z0-9_.-]{{0,{MOST_NAME - 1}}}\Z")
WRITTEN = {
    "minixiangqi": {"horse": "H"},
    "xiangqi": {"elephant": "E"},
    "janggi": {"janggiElephant": "E"},
}
"""SAN letters of some kinds that no key gives, by the games that introduce them."""


class Section(NamedTuple):
    """Section of a file, which describes a game."""

    name: str
    parent: str
    """Name of the game whose rules hold by default; empty for none."""
    keys: Mapping[str, str]
    lines: Mapping[str, int]
    """Line of each key, and of the name under an empty key, from 1."""


class Refused(NamedTuple):
    """Reason a game, or a whole file, cannot be played."""

    section: str
    """Name of the game; empty for the file."""
    key: str
    """Key that causes the refusal; empty for none."""
    sentence: Text
    line: int = 0
    """Line that causes it, from 1; 0 for none."""


def _refused(file: str, section: str, key: str, problem: Text, line: int) -> Refused:
    """Return a refusal that names the file with the line, the section and the key."""
    is_named = line and not isinstance(file, Text)  # the text of a record is no file
    at = f"{shown(file)}:{line}" if is_named else shown(file)
    where = f"[{shown(section[:80])}]" + (f" {shown(key[:80])}" if key else "")
    sentence = Text("{file}: {where}: {problem}", file=at, where=where, problem=problem)
    return Refused(section, key, sentence, line)


def split(text: str, file: str) -> tuple[tuple[Section, ...], tuple[Refused, ...]]:
    """Return the sections of a text, and its faults; `file` is its name.

    A line that is not a key causes the refusal of its own section alone.
    """
    if len(text) > MOST_CHARACTERS or text.count("\n[") > MOST_SECTIONS:
        sentence = Text(
            "{file}: the file is too long (expected at most {size} characters and {count} games)",
            file=shown(file),
            size=MOST_CHARACTERS,
            count=MOST_SECTIONS,
        )
        return (), (Refused("", "", sentence),)
    sections: list[Section] = []
    refused: dict[str, Refused] = {}
    keys: dict[str, str] = {}
    lines: dict[str, int] = {}
    name, line = "", ""

    def words(number: int) -> dict[str, object]:
        where = {"file": shown(file), "section": shown(name), "line": number}
        return {**where, "text": shown(line[:80])}

    for number, raw in enumerate(_LINE_END.split(text), 1):
        line = raw.strip().removeprefix("\ufeff")
        if not line or line[0] in "#;":
            continue
        if line[0] == "[":
            title, closed, after = line[1:].partition("]")
            name, _, parent = (part.strip() for part in title.partition(":"))
            keys, lines = {}, {"": number}
            if not closed or not name or after.strip()[:1] not in ("", "#", ";"):
                sentence = Text(
                    "{file}: line {line} has “{text}” (expected [name] or [name:parent])",
                    **words(number),
                )
                refused[name] = Refused(name, "", sentence, number)
            else:
                sections.append(Section(name, parent, keys, lines))
            continue
        key, equals, value = (part.strip() for part in line.partition("="))
        if not sections and not name:
            continue  # lines before the first game are ignored
        if not equals or not key:
            sentence = Text(
                "{file}: [{section}] has “{text}” in line {line} (expected a key, = and a value)",
                **words(number),
            )
            refused.setdefault(name, Refused(name, "", sentence, number))
        elif len(value) > MOST_VALUE:
            too_long = Text("it is longer than {most} characters", most=MOST_VALUE)
            refused.setdefault(name, _refused(file, name, key, too_long, number))
        else:
            keys[key], lines[key] = value, number
    return (
        tuple(section for section in sections if section.name not in refused),
        tuple(refused.values()),
    )


class Loaded(NamedTuple):
    """Result of loading the games of a file."""

    games: tuple[DescribedGame, ...]
    """Games that can be played, in the order of the file."""
    refused: tuple[Refused, ...]
    """Games that cannot be played, each with its reason, and faults of the file."""
    sources: Mapping[str, str]
    """Sections of each playable game and its ancestors, those first, as a self-contained text."""
    values: Mapping[str, Values | GameKeyError]
    """Values of each possible parent, or the reason it cannot be played."""


def read(text: str, name: str, *, overrides: bool = False) -> Loaded:
    """Return the games in the text of a file; `name` names it in sentences.

    The program's games may be parents. Their names are taken, unless the text `overrides` them, as
    that of a record does, which may be older than the program's game.
    """
    before = own()
    if overrides:
        taken = {section.name for section in split(text, name)[0]} - {"chess"}
        free = {key: values for key, values in before.values.items() if key not in taken}
        before = before._replace(values=free)
    return _Reading(text, name, before).read()


@cache
def own() -> Loaded:
    """Return the program's own games; its `values` have all possible parents."""
    return _games()._replace(values=parents().values)


@cache
def parents() -> Loaded:
    """Return the games that are not offered, but may be parents."""
    return _Reading(_text("parents.ini"), "parents.ini", _games(), WRITTEN).read()


@cache
def _games() -> Loaded:
    first = Loaded((), (), {}, {"chess": chess()})
    loaded = _Reading(_text("games.ini"), "games.ini", first, WRITTEN).read()
    for game in loaded.games:
        game.make_own(loaded.sources[game.key])
    return loaded


def texts() -> Iterator[Text]:
    """Yield the texts of the program's own games that are to be translated."""
    shown = [game.game.shown for game in own().games]
    words = (words for one in shown for words in (one.name, one.about) if words)
    yield from map(presented, words)
    yield from name_texts(name for one in shown for _, name in one.pieces)


def _text(name: str) -> str:
    return asset("games", name).read_text(encoding="utf-8")


class ParentError(GameKeyError):
    """Error of a game that cannot be played because of one of its ancestors."""


class _Reading:
    """Reading of sections, parents before children, in any order in the file."""

    def __init__(
        self,
        text: str,
        file: str,
        before: Loaded,
        written: Mapping[str, Mapping[str, str]] = MappingProxyType({}),
    ) -> None:
        """`written` are SAN letters of kinds by the games that introduce them."""
        self.file = file
        self.written = written
        self.before = before
        self.sections: dict[str, Section] = {}
        self.refused: dict[str, Refused] = {}
        self.values: dict[str, Values | GameKeyError] = {}
        self.parents: dict[str, int] = {}
        """Number of ancestors of each section in this file."""
        self.games: dict[str, DescribedGame] = {}
        sections, self.wrong = split(text, file)
        for section in sections:
            again = section.name in self.sections
            if again or section.name in before.values:
                line = section.lines[""]
                self._refuse(section.name + " " * again, "", Text("the name is taken"), line)
            else:
                self.sections[section.name] = section

    def read(self) -> Loaded:
        """Return the games that can be played, and the others."""
        for name in self.sections:
            self._read_values(name)
        for name in self.sections:
            values = self.values[name]
            try:
                if isinstance(values, GameKeyError):
                    raise values
                # Lines and records must be able to hold the names.
                if not _KEY.match(name):
                    raise GameKeyError(
                        "the name of a game is of letters and digits (expected such "
                        "as xiangqi, at most {most})",
                        most=MOST_NAME,
                    )
                for key in ("cfanpName", "cfanpNative"):
                    if len(values.ours.get(key, "")) > MOST_NAME:
                        too_long = Text("it is longer than {most} characters", most=MOST_NAME)
                        raise GameKeyError(too_long, at=key)
                self.games[name] = described_game(described(name, values))
            except GameKeyError as problem:
                self._refuse(name, problem.key, problem.sentence)
        order = {name: number for number, name in enumerate(self.sections)}
        refused = sorted(self.refused.values(), key=lambda refusal: order.get(refusal.section, -1))
        return Loaded(
            tuple(self.games.values()),
            (*self.wrong, *refused),
            {name: self._source(name) for name in self.games},
            {**self.before.values, **self.values},
        )

    def _read_values(self, name: str) -> None:
        """Read a section, after those of its ancestors that were not read yet."""
        chain: dict[str, None] = {}
        while name in self.sections and name not in self.values and name not in chain:
            chain[name] = None
            name = self.sections[name].parent
        order = list(chain)
        if name in chain:
            circle = order[order.index(name) :]
            names = shown(", ".join((*circle, name))[:200])
            for parent in circle:
                self.values[parent] = GameKeyError(
                    "its parents go in a circle ({names})", names=names
                )
            del order[-len(circle) :]
        for name in reversed(order):
            self.values[name] = self._made(self.sections[name])

    def _made(self, section: Section) -> Values | GameKeyError:
        """Return the values of a section whose parent was read, or the reason it has none."""
        self.parents[section.name] = self.parents.get(section.parent, 0) + bool(section.parent)
        try:
            values = self._inherited(section)
            values.apply(section.keys)
        except GameKeyError as problem:
            return problem
        values.written.update(self.written.get(section.name, {}))
        return values

    def _inherited(self, section: Section) -> Values:
        """Return the values a section begins with. Raises GameKeyError."""
        parent = section.parent
        if not parent:
            return Values()
        if self.parents[section.name] > MOST_PARENTS:
            raise GameKeyError("it has more than 100 parents")
        values = self.values.get(parent) or self.before.values.get(parent)
        name = shown(parent[:80])
        if values is None:
            raise GameKeyError(
                "its parent “{parent}” is not known (expected a game of "
                "this file or one the program knows)",
                parent=name,
            )
        if isinstance(values, ParentError):
            raise values  # the message names the parent in which the fault is
        if isinstance(values, GameKeyError):
            raise ParentError(
                "its parent “{parent}” cannot be read: {reason}",
                at=values.key,
                parent=name,
                reason=values.sentence,
            )
        return values.child()

    def _refuse(self, name: str, key: str, sentence: Text, line: int = 0) -> None:
        shown_name = name.rstrip()
        if not line and name in self.sections:
            line = self._line(self.sections[name], key)
        self.refused[name] = _refused(self.file, shown_name, key, sentence, line)

    def _line(self, section: Section | None, key: str) -> int:
        """Return the line of a key of a section, or of the parent here that has it."""
        own = 0 if section is None else section.lines[""]
        for _ in self.sections:
            if section is None or key in section.lines:
                break
            section = self.sections.get(section.parent)
        return own if section is None else section.lines[key]

    def _source(self, name: str) -> str:
        """Return the text of a section, with those of its ancestors before it."""
        text = ""
        while section := self.sections.get(name):
            name = section.parent
            title = f"{section.name}:{name}" if name else section.name
            lines = [f"[{title}]", *(f"{key} = {value}" for key, value in section.keys.items())]
            text = "\n".join((*lines, text))
        return text
