"""Whatever the table and the window say to a person goes through translation.

The program is read for literals that look like words for people and are not asked for by `tr` or
made a `Text`. What is no word for people is named here, so that a new one is thought about.
"""

import ast
import re
from collections.abc import Iterator

from tests import ROOT

PACKAGE = ROOT / "cfanp_gui"
TERMINAL = {
    "crash_reports.py",
    "window/services/logs.py",
    "window/services/system_libraries.py",
    "window/selftest.py",
}
"""Modules that speak before or without a window, on a terminal or to who mends a crash."""

TRANSLATED = {"Text", "Plural", "tr", "translate", "RecordError"}
UNSEEN = {
    "setObjectName", "setProperty", "property", "findChild", "setStyleSheet", "setApplicationName",
    "setDesktopFileName", "setStyle", "getLogger", "debug", "info", "warning", "error", "exception",
    "critical", "enable", "connect", "strftime", "ModuleSpec", "getattr", "hasattr",
    "createMethodCall", "TypeVar", "joinpath", "cast",
}  # fmt: skip
"""Calls whose literals nobody reads."""
SHOWN = {
    "setText", "setWindowTitle", "setToolTip", "setStatusTip", "setWhatsThis", "setTitle",
    "setPlaceholderText", "setAccessibleName", "setAccessibleDescription", "setTabText",
    "setLabelText", "setPrefix", "setSuffix", "setSpecialValueText", "setInformativeText",
    "setHorizontalHeaderLabels", "addAction", "addMenu", "addButton", "addRow", "addTab", "addItem",
    "addItems", "addWidget", "drawText", "showMessage", "say", "announce", "emit", "plain_label",
    "message", "QLabel", "QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QGroupBox",
    "QAction", "QMenu", "QDockWidget", "QTableWidgetItem", "QProgressDialog", "getText",
    "getOpenFileName", "getSaveFileName", "getColor",
}  # fmt: skip
"""Calls whose literals are read, be they one word only."""

PROSE = re.compile(
    r"[A-Za-z]{2,}[,;:.]? +[A-Za-z(“&]"  # several words
    r"|^&?[A-Z][a-z]{2,}"  # a word with a capital
    r"|[A-Za-z]{2,}\W*…$"  # what promises a dialog
)
WORD = re.compile(r"[A-Za-z]{2,}")
KEYS = re.compile(
    r"(?:(?:Ctrl|Shift|Alt)\+)+(?:\S|F\d+|[A-Z][A-Za-z]+)$|F\d+$|(?:Left|Right|Up|Down|Home|End)$"
)

NAMES = {
    "Chess For Any Number of Players",  # the program, for the system
    "Anna", "Ben", "Clara",  # who plays before anybody is named
    "Colin M. L. Burnett", "Alexey Kryukov", "James Kilfiger",
    "Fusion", "Date", "Dock",  # of Qt, and a class that is loaded later
    " (*.ini)", " (*.ts)", " (*.txt)",  # patterns of files
    " mates in 1",  # a stipulation as files have it
    "pairing matrix", "moves panel", "order panel", "puzzle hint",  # what the program calls things
    # What no font here could show in the language it is about.
    "No font on this system has the characters of ", ": install one, such as Noto Sans.",
    'pip install "cfanp-gui[sound]"', "sudo apt-get install libpulse0",
}  # fmt: skip
"""Texts that are the same in every language, or no words for people."""


def commands() -> set[str]:
    """Return the program's own names for the commands of the window."""
    tree = ast.parse((PACKAGE / "window" / "menus.py").read_text(encoding="utf-8"))
    return {
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and called(node) in ("Command", "Menu")
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }


def called(node: ast.Call) -> str:
    """Return the last name of what is called."""
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def untranslated(tree: ast.AST, known: set[str]) -> Iterator[tuple[int, str]]:
    """Yield line and words of every literal that looks like words for people."""
    for node in ast.iter_child_nodes(tree):
        if node is getattr(tree, "returns", None):
            continue  # an annotation
        match node:
            case ast.Raise() | ast.Assert():
                continue  # faults of the program, and sentences that are a `Text`
            case ast.Expr(value=ast.Constant()):
                continue  # a docstring
            case ast.ClassDef(bases=[ast.Name(id="Enum")]):
                continue
            case ast.Assign(targets=[ast.Name(id="__all__")]):
                continue
            case ast.AnnAssign(value=None) | ast.arg():
                continue
            case ast.AnnAssign(value=ast.expr() as value):  # what annotates it may be text
                yield from untranslated(ast.Expr(value), known)
                continue
            case ast.Call() if called(node) in TRANSLATED | UNSEEN:
                continue
            case ast.Call() if called(node) in SHOWN:
                # Behind an item's words stands what it means to the program.
                shown = node.args[:1] if called(node) == "addItem" else node.args
                for argument in shown:
                    for inner in pieces(argument):
                        if WORD.search(inner.value) and not spared(inner.value, known):
                            yield inner.lineno, inner.value
            case ast.Constant(value=str(text)) if PROSE.search(text) and not spared(text, known):
                yield node.lineno, text
        yield from untranslated(node, known)


def pieces(argument: ast.expr) -> Iterator[ast.Constant]:
    """Yield the literals that an argument consists of, also in an f-string or of either choice."""
    match argument:
        case ast.Constant(value=str()):
            yield argument
        case ast.JoinedStr(values=values):
            for value in values:
                yield from pieces(value)
        case ast.IfExp(body=body, orelse=orelse):
            yield from pieces(body)
            yield from pieces(orelse)
        case ast.List(elts=elements) | ast.Tuple(elts=elements):
            for element in elements:
                yield from pieces(element)


def spared(text: str, known: set[str]) -> bool:
    """Return True if words are not meant for people."""
    return text in NAMES or text in known or bool(KEYS.match(text)) or text.lstrip().startswith("<")


def test_every_visible_word_is_translated() -> None:
    known = commands()
    assert {"end turn", "save as"} <= known
    found = []
    assert all((PACKAGE / path).is_file() for path in TERMINAL)
    for room in ("table", "window"):
        paths = sorted((PACKAGE / room).rglob("*.py"))
        assert paths
        for path in paths:
            if path.relative_to(PACKAGE).as_posix() not in TERMINAL:
                tree = ast.parse(path.read_text(encoding="utf-8"))
                lines = sorted(set(untranslated(tree, known)))
                found += [f"{path.relative_to(PACKAGE)}:{line}: {text!r}" for line, text in lines]
    assert found == []


SENTENCES = {
    "Refusal": (0, 1), "Outcome": (2,), "Option": (1, 4), "Choice": (1, 2), "RestoreError": (0,),
    "Problem": (0,), "Ambiguous": (1,), "Where": (1,), "_bad": (1,), "error": (1,),
}  # fmt: skip
"""Classes and functions that the rules make of sentences, with the places of these arguments."""


def bare_sentences(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield line and words of every sentence for people that is no `Text`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            for at in SENTENCES.get(called(node), ()):
                if at < len(node.args) and "".join(p.value for p in pieces(node.args[at])):
                    yield node.lineno, ast.unparse(node)


def test_rules_and_records_say_sentences_that_can_be_translated() -> None:
    found = []
    for room in ("core", "record", "session"):
        paths = sorted((PACKAGE / room).rglob("*.py"))
        assert paths
        for path in paths:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found += [
                f"{path.relative_to(PACKAGE)}:{line}: {text}" for line, text in bare_sentences(tree)
            ]
    assert found == []
    wrong = "raise RestoreError(f'line {n} is bad')\nRefusal(RULE, 'No')\nRefusal(RULE, Text('No'))"
    assert [line for line, _ in bare_sentences(ast.parse(wrong))] == [1, 2]


def test_what_is_not_translated_is_found() -> None:
    program = '''
"""A docstring."""
class Mark(Enum):
    LAST = "last move"
class Window(QWidget):
    """Words of the program."""
    def f(self):
        """More of them."""
        self.setText("dead")
        self.setText(f"{n} moves")
        label.setToolTip("Off" if x else self.tr("On"))
        title = "Save the game"
        return f"{name} cannot be opened: {reason}."
        self.setText(self.tr("Save the game"))
        self.setText(tr("dead"))
        self.setObjectName("Some name")
        action("Open…", "Ctrl+Shift+S", "end turn", "<b>bold words</b>")
        raise ValueError("no piece stands there")
'''
    found = [text for _, text in untranslated(ast.parse(program), {"end turn"})]
    assert list(dict.fromkeys(found)) == [
        "dead", " moves", "Off", "Save the game", " cannot be opened: ", "Open…",
    ]  # fmt: skip
