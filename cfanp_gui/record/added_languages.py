"""Languages that a person has added, copied to a folder of the program; they are untrusted.

Each lies in a folder of its name: a file of translations and, optionally, ``help`` and ``lessons``.
"""

import re
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cfanp_gui.assets import asset, languages_folder
from cfanp_gui.core.text import Text
from cfanp_gui.record.translation_file import TranslationError, fault_of, read_translations

_MOST_PAGE_BYTES = 400_000
_NAME = re.compile(r"[\w-]{1,40}")


@dataclass(frozen=True, slots=True)
class Added:
    """Language that was added, and the usable part of it."""

    name: str
    translated: int
    texts: int
    """Number of texts of the program."""
    unfit: int
    """Number of translations left out because they would break their text; see `fault_of`."""
    pages: int
    """Number of pages and lessons left out because their lines differ from the English ones."""


def add_language(source: Path) -> Added:
    """Add or replace the language of a ``.ts`` file. Raises TranslationError and OSError."""
    read = read_translations(source)
    name = source.stem.removeprefix("cfanp_")
    if not _NAME.fullmatch(name):
        raise TranslationError(
            Text(
                "“{file}” cannot be the name of a language (expected letters, digits and -)",
                file=source.name,
            )
        )
    faults = {message.key: fault_of(message) for message in read.messages if message.forms}
    fit = {key for key, fault in faults.items() if fault is None}
    unfit = len(faults) - len(fit)
    ours = _texts() or {message.key for message in read.messages}
    if not fit & ours:
        raise TranslationError(
            Text("{file} translates none of this program's texts", file=source.name)
        )
    left_out, folder = 0, languages_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".adding-", dir=folder) as place:
        new = Path(place, name)
        new.mkdir()
        shutil.copyfile(source, new / f"{name}.ts")
        for kind, file, path in _pages(source.parent):
            if not _is_like_english(kind, path):
                left_out += 1
                continue
            (new / kind).mkdir(exist_ok=True)
            shutil.copyfile(path, new / kind / file)
        shutil.rmtree(folder / name, ignore_errors=True)
        new.rename(folder / name)
    return Added(name, len(fit & ours), len(ours), unfit, left_out)


def _texts() -> set[tuple[str, str, str]]:
    """Return the keys of all texts of the program."""
    files = [path for path in asset("translations").iterdir() if path.suffix in (".ts", ".qm")]
    largest = max(files, key=lambda path: path.stat().st_size, default=None)
    messages = () if largest is None else read_translations(largest).messages
    return {message.key for message in messages}


def _pages(folder: Path) -> Iterator[tuple[str, str, Path]]:
    """Yield the kind, the name and the path of each page and lesson beside a file."""
    for kind in ("help", "lessons"):
        for path in sorted(asset(kind).glob("*.txt")):
            own = folder / kind / path.name
            if own.is_file():
                yield kind, path.name, own


def _is_like_english(kind: str, path: Path) -> bool:
    """Return True if a page's lines begin as the English ones do, so that it shows the same."""
    if path.stat().st_size > _MOST_PAGE_BYTES:
        return False
    try:
        own = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        return False
    english = asset(kind, path.name).read_text(encoding="utf-8")
    return _marks(kind, own) == _marks(kind, english)


_TEXTS = ("title", "goal", "people", "say", "hint", "wrong", "end")
"""Fields of lessons with text; the other fields are the same in every language."""


def _marks(kind: str, text: str) -> list[str]:
    """Return the parts of the lines of a page or of lessons that are the same in all languages."""
    lines = [line for line in text.splitlines() if line.strip() and line[0] != "#"]
    if kind == "help":
        # A page shows files and pieces; they are the same as in English.
        shown = ("P:", "X:", "M:")
        words = [(line.split(" "), 2 if line.startswith(shown) else 1) for line in lines]
        return [" ".join(line[:count]) for line, count in words]
    marks = []
    for line in lines:
        name, _, value = line.partition(":")
        if name == "people":
            marks.append(f"{name}:{value.count(',')}")  # the number is the same, the names differ
        else:
            marks.append(name if name.startswith(_TEXTS) else f"{name}:{value}")
    return marks
