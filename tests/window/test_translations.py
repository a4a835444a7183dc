"""No sentence is missing from the translations, and none is translated wrongly.

Qt's lupdate finds the sentences that translators see. That it finds all of them, in the context
in which the program looks them up, is checked here by reading the program a second way.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.sax.saxutils import escape

import pytest

from cfanp_gui.core.text import Plural
from cfanp_gui.record.translation_file import read_translations
from tests import ROOT
from tests.packaging import script
from tests.spoken import TRANSLATED

TOOL = script("translations")
SPEAKING = {"Text", *TOOL.text_errors()}
PLUMBING = [
    ROOT / "cfanp_gui" / name
    for name in (
        "core/text.py",
        "games/pairs/described/piece_names.py",
        "table/translate.py",
        "library/index_rows.py",
        # What people call their own bots.
        "bots/added_bots.py",
        "bots/levels.py",
        "bots/program_bot.py",
    )
]
"""Modules through which sentences go that are literals elsewhere."""


class Sentence(NamedTuple):
    """Sentence of the program, with the context in which it is translated."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False


class Said(NamedTuple):
    """Sentences of a module, and the calls from which none can be taken."""

    sentences: set[Sentence]
    unclear: list[str]


def calls(tree: ast.AST, within: str) -> Iterator[tuple[ast.Call, str]]:
    """Yield all calls, each with the class it stands in."""
    waiting = [(tree, within)]
    while waiting:
        node, within = waiting.pop()
        if isinstance(node, ast.Call):
            yield node, within
        elif isinstance(node, ast.ClassDef):
            within = node.name
        elif isinstance(node, ast.Name | ast.Constant):
            continue  # nothing is below the most frequent ones
        waiting += [(one, within) for one in ast.iter_child_nodes(node)]


def read(text: str, name: str) -> Said:
    """Return the sentences found in a module."""
    said = Said(set(), [])
    if not re.search(r"\b(\w*Error|Text|Plural|tr|translate)\(", text):
        return said  # or reading it takes time for nothing
    for node, within in calls(ast.parse(text), ""):
        match node.func:
            case ast.Name(id=called) if called in SPEAKING:
                # The values are named; the sentence stands alone.
                context, args, full = "", node.args[:1], 0
                if called != "Text" and not isinstance(args[0], ast.Constant | ast.JoinedStr):
                    continue  # an error made of a sentence that is a literal elsewhere
            case ast.Name(id="Plural") if _literal(node.args[0]) is not None:
                # Elsewhere it is what a piece type says, a literal where the type is made.
                context, args, full = "", node.args, len(node.args)
            case ast.Name(id="tr"):
                context, args, full = "", node.args, 3
            case ast.Attribute(attr="tr", value=ast.Name(id="self")):
                context, args, full = within, node.args, 3
            case ast.Attribute(attr="translate", value=ast.Name(id="QCoreApplication")):
                context, args, full = _literal(node.args[0]) or "", node.args[1:], 3
            case _:
                continue
        source = _literal(args[0]) if args else None
        comment = _literal(args[1]) if len(args) > 1 else ""
        if source is None or comment is None or (node.keywords and context):
            said.unclear.append(f"{name}:{node.lineno}: {ast.unparse(node)}")
        else:
            said.sentences.add(Sentence(context, source, comment, len(args) == full))
    return said


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


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
    assert TOOL.check() == []


def test_every_sentence_is_a_literal_and_found_by_lupdate() -> None:
    used, unclear = set[Sentence](), list[str]()
    for path in TOOL.SOURCES:
        said = read(path.read_text(encoding="utf-8"), str(path.relative_to(ROOT)))
        used |= said.sentences
        unclear += [] if path in PLUMBING else said.unclear
    assert unclear == []
    used |= {
        Sentence("", one.template, "", isinstance(one, Plural)) for one in TOOL.presented_texts()
    }
    used |= {Sentence("QShortcut", key) for key in TOOL.KEYS.split()}
    # As lupdate has written them, or they would be left over above.
    listed = {sentence for sentence, _ in messages(TOOL.FOLDER / "cfanp_de.ts")}
    assert len(used) > 300
    assert sorted(used - listed) == []
    assert sorted(listed - used) == []


def test_a_reader_sees_what_it_must() -> None:
    said = read(
        "Text('a {b}', b=1)\n"
        "class W:\n"
        "    def f(self):\n"
        "        self.tr('c')\n"
        "        tr('%n d', '', n)\n"
        "        QCoreApplication.translate('Ctx', 'e')\n"
        "        self.tr(f'{x}')\n"
        "        Text('a' if x else 'b')\n",
        "x.py",
    )
    assert said.sentences == {
        Sentence("", "a {b}"),
        Sentence("W", "c"),
        Sentence("", "%n d", "", True),
        Sentence("Ctx", "e"),
    }
    assert len(said.unclear) == 2


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
    unfinished = [line.split(": ")[2] for line in TOOL.faults(path, [], [])]
    assert unfinished == ["'c'", "'e'", "'f'", "'g'"]


def test_what_is_wrong_is_named(tmp_path: Path) -> None:
    path = written(tmp_path / "cfanp_fr.ts", "{a} to {b} = {a} à", "&Open = Ouvrir", "c = d")
    assert [line.partition("W: ")[2] for line in TOOL.faults(path, [], [])] == [
        "'{a} to {b}': the placeholders of '{a} à' are not {a!None:} {b!None:}",
        "'&Open': no letter for Alt (&) in 'Ouvrir'",
    ]


def test_two_entries_of_a_menu_do_not_share_a_letter(tmp_path: Path) -> None:
    menus = TOOL.menus()
    assert menus[-1] == ["&Game", "&Play", "&Analyse", "&View", "&Help"]
    assert any("&New…" in menu and "&Quit" in menu for menu in menus)
    path = written(tmp_path / "cfanp_fr.ts", "&New… = &Nouveau…", "New &window = &Nouvelle",
                   "&Help = &Notice")  # fmt: skip
    (line,) = TOOL.faults(path, [], [])
    assert line == "cfanp_fr.ts: in one menu, letter N: &Nouveau…, &Nouvelle"


def test_another_word_for_a_term_is_found(tmp_path: Path) -> None:
    path = tmp_path / "glossary.tsv"
    path.write_text("en\texcept\tfr\nhalf-board\ta half-board of\tdemi-échiquier\n"
                    "King\t\troi\nseam\t\n", encoding="utf-8")  # fmt: skip
    terms = TOOL.glossary("fr", path)
    assert [term.english for term in terms] == ["half-board", "King"]
    assert TOOL.glossary("de", path) == []
    told = written(
        tmp_path / "cfanp_fr.ts",
        "Half-boards = Moitiés", "{half-board} = {half-board}", "king = a", "&amp;King = Le Roi",
        "a half-board of = moitié", "the half-board = le demi-échiquier", "Kings = les reines",
    )  # fmt: skip
    found = TOOL.breaches(read_translations(told).messages, terms)
    assert found == [
        "“half-board” is demi-échiquier: 'Half-boards': 'Moitiés'",
        "“King” is roi: 'Kings': 'les reines'",
    ]


def test_texts_end_and_are_told_apart_as_in_english_and_follow_the_style(tmp_path: Path) -> None:
    rules = TOOL.style("fr")
    path = written(
        tmp_path / "cfanp_fr.ts",
        "A move. = Un coup", " s =  s", "Why? = Pourquoi\u202f?", "Undo = Annuler",
        "&Cancel… = &Annuler…", "Yes: no = Oui : non", "Mark: = Tu\u00a0: «\u00a0a\u00a0»",
        "&Text = Te&xte", "Said = pip install 'x'",
    )  # fmt: skip
    assert [line.partition(": ")[2] for line in TOOL.faults(path, [], rules)] == [
        "W: 'A move.': other spaces or another mark at the ends of 'Un coup'",
        "W: 'Yes: no': a no-break space before a colon: ':' in 'Oui : non'",
        "W: 'Mark:': other spaces or another mark at the ends of 'Tu\\xa0: «\\xa0a\\xa0»'",
        "W: 'Mark:': vous, not tu: 'Tu' in 'Tu\\xa0: «\\xa0a\\xa0»'",
        "W: one translation of 'Undo', '&Cancel…'",
    ]
    (tmp_path / "style.tsv").write_text("language\tpattern\trule\texcept\nfr\tx\ty\t\n", "utf-8")
    assert [(rule.words, *rule.exceptions) for rule in TOOL.rules_of(path)] == [("y",)]


def test_a_file_of_ones_own_is_checked_by_the_glossary_beside_it(tmp_path: Path) -> None:
    path = written(tmp_path / "fr.ts", "Half-boards = Moitiés")

    def breaches() -> list[str]:
        return TOOL.breaches(read_translations(path).messages, TOOL.terms_of(path))

    (by_ours,) = breaches()
    assert "is demi-" in by_ours
    beside = tmp_path / "glossary.tsv"
    beside.write_text("en\texcept\tfr\nhalf-board\t\tmoitié\n", encoding="utf-8")
    assert breaches() == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_has_a_word_for_every_term(language: str) -> None:
    english = TOOL.GLOSSARY.read_text(encoding="utf-8").splitlines()[1:]
    assert len(english) > 60
    assert len(TOOL.glossary(language)) == len(english)
