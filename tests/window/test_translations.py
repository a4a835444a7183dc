"""No sentence is missing from the translations, and none is translated wrongly.

Qt's lupdate finds the sentences that translators see. That it finds all of them, in the context
in which the program looks them up, is checked here by reading the program a second way.
"""

from __future__ import annotations

import ast
import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple
from xml.etree import ElementTree
from xml.sax.saxutils import escape

import pytest

from cfanp_gui.record.translation_file import read_translations
from tests import ROOT
from tests.spoken import TRANSLATED

SOURCES = sorted((ROOT / "cfanp_gui").rglob("*.py"))
PLUMBING = [
    ROOT / "cfanp_gui" / name
    for name in (
        "core/text.py",
        "table/translate.py",
        "library/stored_text.py",
        # What people call their own bots.
        "bots/added_bots.py",
        "bots/levels.py",
        "bots/program_bot.py",
    )
]
"""Where sentences go through that are literals elsewhere."""


class Sentence(NamedTuple):
    """What the program says, and how it asks for the translation."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False


def script() -> ModuleType:
    """Return `packaging/translations.py` as a module."""
    spec = importlib.util.spec_from_file_location(
        "translations", ROOT / "packaging" / "translations.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Describer(ast.NodeVisitor):
    """Collects the sentences of a module, and calls from which none can be taken."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.classes: list[str] = []
        self.sentences: list[Sentence] = []
        self.unclear: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.classes.append(node.name)
        self.generic_visit(node)
        self.classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        match node.func:
            case ast.Name(id="Text"):
                # The values are named; the sentence stands alone.
                self._add("", node.args[:1], node, plural=False)
            case ast.Name(id="Plural") if _literal(node.args[0]) is not None:
                # Elsewhere it is what a piece type says, a literal where the type is made.
                self._add("", node.args, node, plural=True)
            case ast.Name(id="tr"):
                self._add("", node.args, node, plural=len(node.args) == 3)
            case ast.Attribute(attr="tr", value=ast.Name(id="self")):
                self._add(self.classes[-1], node.args, node, plural=len(node.args) == 3)
            case ast.Attribute(attr="translate", value=ast.Name(id="QCoreApplication")):
                context = _literal(node.args[0])
                if context is None:
                    self._unclear(node)
                else:
                    self._add(context, node.args[1:], node, plural=len(node.args) == 4)

    def _add(self, context: str, args: list[ast.expr], call: ast.Call, *, plural: bool) -> None:
        source = _literal(args[0]) if args else None
        comment = _literal(args[1]) if len(args) > 1 else ""
        named = [word.arg for word in call.keywords]
        if source is None or comment is None or (named and context):
            self._unclear(call)
            return
        self.sentences.append(Sentence(context, source, comment, plural))

    def _unclear(self, node: ast.Call) -> None:
        self.unclear.append(f"{self.path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}")


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def read(path: Path) -> Describer:
    """Return what was found in a module."""
    reader, text = Describer(path), path.read_text(encoding="utf-8")
    if re.search(r"\b(Text|Plural|tr|translate)\(", text):  # or reading it takes time for nothing
        reader.visit(ast.parse(text))
    return reader


def messages(path: Path) -> Iterator[tuple[Sentence, list[str]]]:
    """Yield the sentences of a ``.ts`` file with their translations, one for each plural."""
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            forms = [form.text or "" for form in message.iter("numerusform")]
            sentence = Sentence(
                context.findtext("name") or "",
                message.findtext("source") or "",
                message.findtext("comment") or "",
                message.get("numerus") == "yes",
            )
            yield sentence, forms or [message.findtext("translation") or ""]


def test_nothing_is_missing_or_left_over() -> None:
    assert script().check() == []


def test_every_sentence_is_a_literal_and_found_by_lupdate(tmp_path: Path) -> None:
    readers = [read(path) for path in SOURCES]
    assert [line for one in readers if one.path not in PLUMBING for line in one.unclear] == []
    used = {sentence for one in readers for sentence in one.sentences}
    script().update(tmp_path / "cfanp_de.ts")
    listed = {sentence for sentence, _ in messages(tmp_path / "cfanp_de.ts")}
    assert len(used) > 300
    assert sorted(used - listed) == []
    assert sorted(listed - used) == []


def test_translations_keep_spaces_and_stops_at_their_ends() -> None:
    for sentence, forms in messages(script().FOLDER / "cfanp_de.ts"):
        for form in filter(None, forms):
            source = sentence.source
            assert (
                form[: len(form) - len(form.lstrip())]
                == source[: len(source) - len(source.lstrip())]
            )
            assert form[len(form.rstrip()) :] == source[len(source.rstrip()) :], sentence
            assert form.endswith((".", "…")) == source.endswith((".", "…")), sentence


def test_a_reader_sees_what_it_must() -> None:
    reader = Describer(ROOT / "x.py")
    reader.visit(
        ast.parse(
            "Text('a {b}', b=1)\n"
            "class W:\n"
            "    def f(self):\n"
            "        self.tr('c')\n"
            "        tr('%n d', '', n)\n"
            "        QCoreApplication.translate('Ctx', 'e')\n"
            "        self.tr(f'{x}')\n"
            "        Text('a' if x else 'b')\n"
        )
    )
    assert reader.sentences == [
        Sentence("", "a {b}"),
        Sentence("W", "c"),
        Sentence("", "%n d", "", True),
        Sentence("Ctx", "e"),
    ]
    assert len(reader.unclear) == 2


def written(path: Path, *messages: str, language: str = "fr") -> Path:
    """Return a file with some messages, each as ``source = translation``."""
    body = "".join(
        "<message><source>{}</source><translation>{}</translation></message>".format(
            *map(escape, message.split(" = "))
        )
        for message in messages
    )
    path.write_text(
        f"<TS language='{language}'><context><name>W</name>{body}</context></TS>", encoding="utf-8"
    )
    return path


def test_what_is_unfinished_is_named(tmp_path: Path) -> None:
    path = tmp_path / "x.ts"
    path.write_text(
        "<TS><context><name>W</name>"
        "<message><source>a</source><translation>b</translation></message>"
        "<message><source>c</source><translation type='unfinished'>d</translation></message>"
        "<message><source>e</source><translation></translation></message>"
        "<message><source>f</source></message>"
        "<message numerus='yes'><source>g</source><translation><numerusform>h</numerusform>"
        "<numerusform></numerusform></translation></message>"
        "</context></TS>",
        encoding="utf-8",
    )
    assert [line.split(": ")[2] for line in script().faults(path, [])] == [
        "'c'",
        "'e'",
        "'f'",
        "'g'",
    ]


def test_what_is_wrong_is_named(tmp_path: Path) -> None:
    path = written(tmp_path / "cfanp_fr.ts", "{a} to {b} = {a} à", "&Open = Ouvrir", "c = d")
    assert [line.partition("W: ")[2] for line in script().faults(path, [])] == [
        "'{a} to {b}': the placeholders of '{a} à' are not {a!None:} {b!None:}",
        "'&Open': no letter for Alt (&) in 'Ouvrir'",
    ]


def test_two_entries_of_a_menu_do_not_share_a_letter(tmp_path: Path) -> None:
    menus = script().menus()
    assert menus[-1] == ["&Game", "&Play", "&Analyse", "&View", "&Help"]
    assert any("&New…" in menu and "&Quit" in menu for menu in menus)
    path = written(tmp_path / "cfanp_fr.ts", "&New… = &Nouveau…", "New &window = &Nouvelle",
                   "&Help = &Notice")  # fmt: skip
    (line,) = script().faults(path, [])
    assert line == "cfanp_fr.ts: in one menu, letter N: &Nouveau…, &Nouvelle"


def test_another_word_for_a_term_is_found(tmp_path: Path) -> None:
    path = tmp_path / "glossary.tsv"
    path.write_text("en\texcept\tfr\nhalf-board\ta half-board of\tdemi-échiquier\n"
                    "King\t\troi\nseam\t\n", encoding="utf-8")  # fmt: skip
    terms = script().glossary("fr", path)
    assert [term.english for term in terms] == ["half-board", "King"]
    assert script().glossary("de", path) == []
    told = written(
        tmp_path / "cfanp_fr.ts",
        "Half-boards = Moitiés", "{half-board} = {half-board}", "king = a", "&amp;King = Le Roi",
        "a half-board of = moitié", "the half-board = le demi-échiquier", "Kings = les reines",
    )  # fmt: skip
    found = script().breaches(read_translations(told).messages, terms)
    assert found == [
        "“half-board” is demi-échiquier: 'Half-boards': 'Moitiés'",
        "“King” is roi: 'Kings': 'les reines'",
    ]


def test_a_file_of_ones_own_is_checked_by_the_glossary_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool = script()
    monkeypatch.setattr(tool, "update", lambda _: None)
    path = written(tmp_path / "fr.ts", "Half-boards = Moitiés")
    (by_ours,) = tool.check(path)
    assert "is demi-" in by_ours
    beside = tmp_path / "glossary.tsv"
    beside.write_text("en\texcept\tfr\nhalf-board\t\tmoitié\n", encoding="utf-8")
    assert tool.check(path) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_has_a_word_for_every_term(language: str) -> None:
    english = script().GLOSSARY.read_text(encoding="utf-8").splitlines()[1:]
    assert len(english) > 60
    assert len(script().glossary(language)) == len(english)
