"""Brings the translations up to date with the program, or checks that they are.

    python packaging/translations.py            # new sentences into the .ts files
    python packaging/translations.py pt_BR      # the .ts file of another language, by its code
    python packaging/translations.py --check    # change nothing; 1 when anything is missing
    python packaging/translations.py --check FILE.ts        # the same for one's own file

The sentences are found by Qt's lupdate. What is translated stays; what the program does not say
any more goes. Translate what is ``unfinished`` in `resources/translations/`, with Qt Linguist
(``pyside6-linguist``) or an editor. Besides what is missing, it tells placeholders that are lost or
that nothing fills, plurals that lack a form, letters for Alt (``&``) that are lost or that two
entries of a menu share, sentences that end with another mark, two texts of one part of the window
that read alike, texts that use another word for a term than `glossary.tsv` does, and those that
break a rule of `style.tsv`: the files beside a person's own file or else the program's.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import shutil
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeGuard
from xml.etree import ElementTree

from qt_tools import release, run

from cfanp_gui.core.text import Plural, Text, WithArticle
from cfanp_gui.games.pairs.base_games import BASE_GAMES
from cfanp_gui.games.pairs.described.library import texts
from cfanp_gui.record.translation_file import Message, fault_of, read_translations

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted((ROOT / "cfanp_gui").rglob("*.py"))
FOLDER = ROOT / "resources" / "translations"
GLOSSARY = FOLDER / "glossary.tsv"
STYLE = FOLDER / "style.tsv"
MENUS = ROOT / "cfanp_gui" / "window" / "menus.py"
KEYS = "Ctrl Shift Alt Return Esc Space Tab Backspace Del Home End PgUp PgDown Left Right Up Down"
"""Keys as Qt names them in its class ``QShortcut``: so that menus name them as the help does."""
SOURCE = "en_GB"
"""The language of the texts, of which only plurals are translated."""


def files() -> list[Path]:
    """Return the ``.ts`` files of all languages there are."""
    return sorted(FOLDER.glob("cfanp_*.ts"))


def update(*targets: Path) -> None:
    """Bring ``.ts`` files up to date; a new one is of the language in its name.

    One look at the sources is for all files that want the same of them. Raises ToolError.
    """
    wanted = defaultdict(list)
    for target in targets:
        wanted[_wanted(target)].append(target)
    with tempfile.TemporaryDirectory(prefix="cfanp-ts-") as folder:
        listed, presented = Path(folder, "sources.lst"), Path(folder, "presented.py")
        presented.write_text("\n".join(_calls()), encoding="utf-8")
        listed.write_text("\n".join(map(str, (*SOURCES, presented))), encoding="utf-8")
        aliases = ",".join(f"QT_TR_NOOP+={name}" for name in ("Text", *text_errors()))
        for options, of_them in wanted.items():
            run(
                "lupdate", "-silent", "-tr-function-alias", f"{aliases},tr+=Plural",
                "-locations", "none", "-no-obsolete", "-disable-heuristic", "similartext",
                "-source-language", SOURCE, *options, f"@{listed}", "-ts", *of_them,
            )  # fmt: skip


def _calls() -> Iterator[str]:
    """Yield calls in which lupdate finds what the program's own games say."""
    for text in presented_texts():
        quoted = json.dumps(text.template, ensure_ascii=False)
        yield f'Plural({quoted}, "", 1)' if isinstance(text, Plural) else f"Text({quoted})"
    yield from (f'QCoreApplication.translate("QShortcut", "{key}")' for key in KEYS.split())


def presented_texts() -> Iterator[Text]:
    """Yield the texts of the program's own games, and the names of all pieces with an article."""
    yield from texts()
    titles = {kind.title for game in BASE_GAMES for kind in game.types.values()}
    yield from (WithArticle(title).whole for title in sorted(titles) if not title.values)


@cache
def text_errors() -> list[str]:
    """Return the names of `TextError` and all classes below it, whose first argument is a text."""
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    bases = dict(re.findall(r"^class (\w+)\((\w+)", code, re.MULTILINE))
    names = ["TextError"]
    for name in names:  # the loop adds the subclasses it finds to them
        names += [other for other, base in bases.items() if base == name]
    return names


def _wanted(target: Path) -> tuple[str, ...]:
    """Return the options of lupdate for a file: the language of a new one, and how much of it."""
    if not target.exists():
        return "-target-language", target.stem.removeprefix("cfanp_")
    language = ElementTree.parse(target).getroot().get("language", "")
    return ("-pluralonly",) if language == SOURCE else ()


def faults(path: Path, terms: list[Term], rules: list[Rule]) -> list[str]:
    """Return the unfinished messages and the mistakes of a ``.ts`` file, a line each."""
    read = read_translations(path)
    found = []
    for message in read.messages:
        name = f"{path.name}: {message.context or 'rules and records'}: {message.source!r}"
        if not message.forms:
            found.append(f"{name}: unfinished")
            continue
        if fault := fault_of(message):
            found.append(f"{name}: {fault}")
        if _LETTER.search(message.source) and not _LETTER.search(message.forms[0]):
            found.append(f"{name}: no letter for Alt (&) in {message.forms[0]!r}")
        if read.language != SOURCE:
            found += [f"{name}: {lapse}" for lapse in lapses(message, rules)]
    if read.language == SOURCE:
        return found
    return [
        *found,
        *(f"{path.name}: {line}" for line in shared_letters(read.messages)),
        *(f"{path.name}: {line}" for line in alike(read.messages)),
        *(f"{path.name}: {line}" for line in breaches(read.messages, terms)),
    ]


# Letters for Alt


_LETTER = re.compile(r"&(\w)")


def shared_letters(messages: tuple[Message, ...]) -> list[str]:
    """Return the letters that two entries of one menu share, with these entries."""
    said = {message.source: message.forms[0] for message in messages if message.forms}
    found = []
    for titles in menus():
        of_letter = defaultdict(list)
        for title in titles:
            if letter := _LETTER.search(said.get(title, "")):
                of_letter[letter[1].casefold()].append(said[title])
        found += [
            f"in one menu, letter {letter.upper()}: {', '.join(entries)}"
            for letter, entries in of_letter.items()
            if len(entries) > 1
        ]
    return found


@cache
def menus() -> list[list[str]]:
    """Return the titles of the entries of every menu, and those of the menus in the menu bar."""
    tree = ast.parse(MENUS.read_text(encoding="utf-8"))
    made = [one for one in ast.walk(tree) if _is_call(one, "Menu")]
    # Without a name it is another place than a menu.
    named = [one for one in made if not isinstance(one.args[0], ast.Constant) or one.args[0].value]
    found = [[title for entry in one.args[2:] for title in _titles(entry)] for one in named]
    in_bar = [one.value for one in ast.walk(tree) if isinstance(one, ast.Yield)]
    return [*found, [title for one in in_bar if one in named for title in _titles(one)]]


def _is_call(node: ast.AST | None, *names: str) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def _titles(node: ast.AST) -> Iterator[str]:
    """Yield the titles of commands and menus, but of none within another menu."""
    if _is_call(node, "Command", "Menu"):
        title = node.args[1]
        if _is_call(title, "tr") and isinstance(title.args[0], ast.Constant):
            yield title.args[0].value
        return
    for one in ast.iter_child_nodes(node):
        yield from _titles(one)


# The glossary


class Term(NamedTuple):
    """A term of the game, and how a language says it."""

    english: str
    exceptions: tuple[str, ...]
    """Texts with one of these mean something else by the word."""
    stems: tuple[str, ...]
    """One of these is in every translation of a text with the term."""


def glossary(language: str, path: Path = GLOSSARY) -> list[Term]:
    """Return the terms for which a language has a word; none where it has no column."""
    head, *rows = (line.split("\t") for line in path.read_text("utf-8").splitlines() if line)
    if language not in head:
        return []
    column = head.index(language)
    return [
        Term(row[0], _parts(row[1]), _parts(row[column]))
        for row in rows
        if len(row) > column and row[column]
    ]


def _parts(cell: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in cell.split("|") if part.strip())


def terms_of(path: Path) -> list[Term]:
    """Return the terms for a ``.ts`` file: of the glossary beside it, or else of the program's."""
    return glossary(_language(path), _beside(path, GLOSSARY))


def _language(path: Path) -> str:
    """Return the language in a file's name."""
    return path.stem.removeprefix("cfanp_")


def _beside(path: Path, ours: Path) -> Path:
    """Return the file of that name beside a person's own file, if any, or else the program's."""
    beside = path.with_name(ours.name)
    return beside if beside.is_file() else ours


def breaches(messages: tuple[Message, ...], terms: list[Term]) -> list[str]:
    """Return the translations that use another word for a term."""
    found = []
    sources = [message.source.replace("&", "") for message in messages]
    quickly = [source.casefold() for source in sources]
    for term in terms:
        # A term with a capital, as King, is one only with it; inside a placeholder it is none.
        capital = 0 if term.english[0].isupper() else re.IGNORECASE
        word = re.compile(rf"(?<![\w{{-]){re.escape(term.english)}(?:e?s)?(?![\w}}-])", capital)
        folded = term.english.casefold()
        for message, source, quick in zip(messages, sources, quickly, strict=True):
            if folded not in quick or not word.search(source):
                continue
            if any(one in source for one in term.exceptions):
                continue
            for form in message.forms:
                said = form.replace("&", "").casefold()
                if not any(stem.casefold() in said for stem in term.stems):
                    found.append(
                        f"“{term.english}” is {'|'.join(term.stems)}: {source!r}: {form!r}"
                    )
                    break
    return found


# Style


class Rule(NamedTuple):
    """A rule of spelling of a language."""

    pattern: re.Pattern[str]
    """Pattern of words that break the rule."""
    words: str
    """The rule in words."""
    exceptions: tuple[str, ...]
    """Translations with one of these may break it."""


def style(language: str, path: Path = STYLE) -> list[Rule]:
    """Return the rules of a language, none for one without."""
    _, *rows = (line.split("\t") for line in path.read_text("utf-8").splitlines() if line)
    return [
        Rule(re.compile(pattern), words, _parts(exceptions))
        for key, pattern, words, exceptions in rows
        if key == language
    ]


def rules_of(path: Path) -> list[Rule]:
    """Return the rules for a ``.ts`` file: of those beside it, or else of the program's."""
    return style(_language(path), _beside(path, STYLE))


def lapses(message: Message, rules: list[Rule]) -> Iterator[str]:
    """Yield in what a translation differs from its text at the ends, and the rules it breaks."""
    for form in message.forms:
        if _ends(form) != _ends(message.source):
            yield f"other spaces or another mark at the ends of {form!r}"
        plain = _plain(form)
        for rule in rules:
            excepted = any(one in plain for one in rule.exceptions)
            if not excepted and (found := rule.pattern.search(plain)):
                yield f"{rule.words}: {found[0]!r} in {form!r}"


_MARKS = str.maketrans("。？！：", ".?!:")


def _ends(text: str) -> tuple[bool, bool, str]:
    """Return a pair of flags for spaces around a text, and the mark at its end, if any."""
    bare = _plain(text).translate(_MARKS).strip()
    return text[:1].isspace(), text[-1:].isspace(), bare[-1:] if bare[-1:] in ".?!:…" else ""


def alike(messages: tuple[Message, ...]) -> list[str]:
    """Return the texts of one class of the window with the same translation."""
    found = defaultdict(dict[str, str])
    for message in messages:
        if message.context and message.forms and not message.plural:
            said = _bare(message.forms[0])
            found[message.context, said].setdefault(_bare(message.source), message.source)
    return [
        f"{context}: one translation of {', '.join(map(repr, sources.values()))}"
        for (context, _), sources in found.items()
        if len(sources) > 1
    ]


def _bare(text: str) -> str:
    return _plain(text).translate(_MARKS).strip(" .:…").casefold()


def _plain(text: str) -> str:
    """Return a text without its letter for Alt."""
    return re.sub(r"\(&\w\)|&(?=\w)", "", text)


def check(only: Path | None = None) -> list[str]:
    """Return the mistakes in one file or in all, and the files that are not up to date."""
    found = []
    with tempfile.TemporaryDirectory(prefix="cfanp-ts-") as folder:
        all_kept = files() if only is None else [only]
        copies = [Path(shutil.copy(kept, folder)) for kept in all_kept]
        update(*copies)
        for kept, fresh in zip(all_kept, copies, strict=True):
            found += faults(fresh, terms_of(kept), rules_of(kept))
            if fresh.read_bytes() != kept.read_bytes():
                found.append(f"{kept.name} is not up to date (run packaging/translations.py)")
    return found


def main() -> int:
    """Run the command; return the exit status."""
    parser = argparse.ArgumentParser(description="Bring translations up to date, or check them.")
    parser.add_argument("--check", action="store_true", help="change nothing, name what is missing")
    parser.add_argument(
        "language", nargs="?", help="one alone: the code of a language, as pt_BR, or a .ts file"
    )
    wanted = parser.parse_args()
    only = None
    if wanted.language:
        only = Path(wanted.language)
        only = only if only.suffix == ".ts" else FOLDER / f"cfanp_{only}.ts"
    if wanted.check:
        found = check(only)
    else:
        found = []
        targets = files() if only is None else [only]
        update(*targets)
        for target in targets:
            release(target, target.with_suffix(".qm"))
            found += faults(target, terms_of(target), rules_of(target))
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
