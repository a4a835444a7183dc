"""The process of a class that plays: what it is told and what it answers."""

from __future__ import annotations

import base64
import io
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cfanp_gui.bots.added_bots import HOST, named
from cfanp_gui.bots.class_faults import ClassFault
from cfanp_gui.bots.contract import Limit, choices
from cfanp_gui.bots.plugin_host import ClassFaultError, Host, made
from cfanp_gui.bots.program_bot import BotFaultError, ProgramBot
from cfanp_gui.games.registry import find_game
from tests.bots.hosted import Last


def test_lines_are_answered() -> None:
    position = find_game("cfanp").initial(3, {})
    state = base64.b64encode(pickle.dumps(position)).decode()
    asked = ["go nodes 5", "cfanp-bot 1", f"state {state}", "nonsense", "player 1", "seed 3",
             "go movetime 100 nodes 5", ""]  # fmt: skip
    told = io.StringIO()
    Host(Last(), io.StringIO("\n".join(asked)), told).serve()
    answer = f"bestmove {choices(position, 1)[-1].text}"
    assert told.getvalue().splitlines() == ["id name Last", "ok", answer]


CLASSES = """
import random
from cfanp_gui.bots import Bot, choices

class Good(Bot):
    name = "good"
    def choose(self, position, player, *_):
        return choices(position, player)[-1]

class Raising(Good):
    def choose(self, *_):
        return random.choice([])

class Deep(Good):
    def choose(self, position, *_):
        return choices(None, 1)

class Leaving(Good):
    def choose(self, *_):
        raise SystemExit("goodbye")

class Greedy(Good):
    def choose(self, *_):
        return bytearray(1 << 40)

class Texting(Good):
    def choose(self, *_):  # text
        return "a2a3\\n<b>"

class Nameless(Bot):
    def choose(self, *_):
        pass

class Numbered(Good):
    name = 5

class Unmade(Good):
    def __init__(self):
        raise ValueError("no\\nbook")
"""


def line_of(words: str) -> int:
    """Return the number of the first line of the classes that has some words."""
    return next(at for at, line in enumerate(CLASSES.split("\n"), 1) if words in line)


@pytest.fixture
def classes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield the file of a module of somebody else's, which can be found here and in a host."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    (tmp_path / "leaves_bots.py").write_text("import sys\nsys.exit(3)\n")
    path = tmp_path / "their_bots.py"
    path.write_text(CLASSES)
    yield path
    for name in ("their_bots", "leaves_bots"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize(
    ("bot", "reason", "words"),
    [
        ("nowhere:Bot", "it cannot be loaded: ModuleNotFoundError: No module named 'nowhere'", ""),
        ("their_bots:random", "it cannot be loaded: TypeError: 'module' object is not callable",
         ""),
        ("pathlib:Path", "“pathlib:Path” makes no bot (expected a class of", ""),
        ("their_bots:Unmade", "it cannot be loaded: ValueError: no book", "raise ValueError"),
        ("their_bots:Nameless", "it has no name (expected a text in “name”)", "class Nameless"),
        ("their_bots:Numbered", "its name is 5 (expected a text in “name”)", "class Numbered"),
        ("their_bots:Raising", "it has raised IndexError: Cannot choose", "random.choice"),
        ("their_bots:Deep", "it has raised AttributeError: ", "choices(None"),
        ("their_bots:Leaving", "it has raised SystemExit: goodbye", "raise SystemExit"),
        ("their_bots:Texting", "it has answered 'a2a3\\n<b>', a str (expected one of choices",
         "# text"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_class_is_told_with_its_place(
    classes: Path, bot: str, reason: str, words: str
) -> None:
    state = base64.b64encode(pickle.dumps(find_game("cfanp").initial(3, {}))).decode()
    with pytest.raises(ClassFaultError) as told:
        Host(
            made(bot), io.StringIO(f"state {state}\nplayer 1\ngo nodes 5\n"), io.StringIO()
        ).serve()
    sentence = str(ClassFault.parse(told.value.fault.text).sentence)
    assert sentence.startswith(reason)
    if words:
        assert sentence.endswith(f"({classes}, line {line_of(words)})")


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("their_bots:Leaving", "the bot “x”: it has raised SystemExit: goodbye ({file}, line 20)"),
        ("their_bots:Greedy",
         "the bot “x”: it has raised MemoryError ({file}, line 24) (it may have 2 GB of memory)"),
        ("leaves_bots:Bot", "the bot “x”: it cannot be loaded: SystemExit: 3 ({other}, line 2)"),
    ],
)  # fmt: skip
def test_it_is_told_to_the_one_who_asks(classes: Path, bot: str, reason: str) -> None:
    if bot.endswith("Greedy") and sys.platform != "linux":
        pytest.skip("memory is limited on Linux alone")
    asked = ProgramBot("x", [sys.executable, "-m", HOST, bot], True)
    with pytest.raises(BotFaultError) as told:
        asked.choose(find_game("cfanp").initial(3, {}), 1, 1, Limit(seconds=60.0))
    assert str(told.value) == reason.format(file=classes, other=classes.with_name("leaves_bots.py"))


def test_a_module_that_is_no_python_is_told_with_its_line(classes: Path) -> None:
    file = classes.with_name("wrong_bots.py")
    file.write_text("class Bot:\n    def (\n")
    with pytest.raises(ClassFaultError, match=r"SyntaxError: invalid syntax \(.*, line 2\)"):
        made("wrong_bots:Bot")


def test_what_is_above_a_class_is_not_loaded_here(classes: Path) -> None:
    """Which would end this program."""
    package = classes.parent / "leaving_package"
    package.mkdir()
    (package / "__init__.py").write_text("raise SystemExit(3)\n")
    (package / "bots.py").touch()
    named("leaving_package.bots:Bot")
