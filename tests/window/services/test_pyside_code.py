"""PySide's own Python is compiled once, and what is kept of it never does harm."""

from __future__ import annotations

import builtins
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cfanp_gui.window.services.pyside_code import compiled_once
from tests import ROOT

TEXT = b"answer = 42"
NAME = "shibokensupport/made_up.py"


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Yield the names of what Python itself compiles."""
    found: list[str] = []
    original = builtins.compile

    def counted(source: Any, filename: Any, *rest: Any, **named: Any) -> Any:
        found.append(filename)
        return original(source, filename, *rest, **named)

    monkeypatch.setattr(builtins, "compile", counted)
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    yield found
    assert builtins.compile is counted


def answer(path: Path, source: bytes = TEXT, name: str = NAME) -> object:
    """Return what a text computes that is compiled as PySide compiles its own."""
    names: dict[str, object] = {}
    with compiled_once(path):
        exec(compile(source, name, "exec"), names)
    return names["answer"]


def test_a_text_is_compiled_the_first_time_only(compiled: list[str], tmp_path: Path) -> None:
    path = tmp_path / "folder" / "kept"
    assert [answer(path), answer(path)] == [42, 42]
    assert compiled == [NAME]
    assert [one.name for one in path.parent.iterdir()] == ["kept"]


def test_a_text_that_has_changed_is_compiled_anew(compiled: list[str], tmp_path: Path) -> None:
    other = "shibokensupport/other.py"
    assert answer(tmp_path / "kept") == 42
    assert answer(tmp_path / "kept", b"answer = 1", other) == 1
    assert answer(tmp_path / "kept", b"answer = 43") == 43
    assert answer(tmp_path / "kept", b"answer = 43") == 43
    assert answer(tmp_path / "kept", b"answer = 1", other) == 1
    assert compiled == [NAME, other, NAME]


def test_texts_of_others_are_left_alone(compiled: list[str], tmp_path: Path) -> None:
    with compiled_once(tmp_path / "kept"):
        assert eval(compile("6 * 7", NAME, "eval")) == 42
        compile("answer = 42", NAME, "exec")
        compile(TEXT, "other.py", "exec")
        compile(TEXT, NAME, "exec", dont_inherit=True)
    assert compiled == [NAME, NAME, "other.py", NAME]
    assert not (tmp_path / "kept").exists()


@pytest.mark.parametrize("damage", [b"", b"short", None])
def test_a_damaged_file_is_written_anew(
    compiled: list[str], tmp_path: Path, damage: bytes | None
) -> None:
    path = tmp_path / "kept"
    answer(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]) if damage is None else damage)
    assert answer(path) == 42
    assert path.read_bytes() == whole
    assert compiled == [NAME, NAME]


def test_nothing_is_kept_where_python_shall_keep_nothing(
    compiled: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert [answer(tmp_path / "kept"), answer(tmp_path / "kept")] == [42, 42]
    assert compiled == [NAME, NAME]
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_kept_where_nothing_can_be_written(compiled: list[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"in the way")
    assert answer(tmp_path / "file" / "kept") == 42
    (tmp_path / "kept").mkdir()
    assert answer(tmp_path / "kept") == 42
    assert compiled == [NAME, NAME]
    assert sorted(one.name for one in tmp_path.iterdir()) == ["file", "kept"]


def test_an_error_on_the_way_leaves_everything_as_it_was(
    compiled: list[str], tmp_path: Path
) -> None:
    with pytest.raises(SyntaxError):
        answer(tmp_path / "kept", b"answer =")
    assert compiled == [NAME]
    assert not (tmp_path / "kept").exists()


PATTERN = b"""
import re
pattern = re.compile("(a) | (b)", re.VERBOSE)
find, answer = pattern.finditer, pattern
"""


def test_patterns_wait_until_something_is_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    original, found = re.compile, []

    def counted(pattern: Any, flags: int = 0) -> Any:
        found.append(pattern)
        return original(pattern, flags)

    monkeypatch.setattr(re, "compile", counted)
    pattern: Any = answer(tmp_path / "kept", PATTERN)
    assert re.compile is counted
    find = pattern.finditer
    assert found == []
    assert [one.group() for one in find("abc")] == ["a", "b"]
    assert pattern.split("1a2") == ["1", "a", None, "2"]
    assert (pattern.groups, pattern.flags & re.VERBOSE) == (2, re.VERBOSE)
    assert found == ["(a) | (b)"]


def test_patterns_of_others_do_not_wait(tmp_path: Path) -> None:
    with compiled_once(tmp_path / "kept"):
        assert isinstance(re.compile("a"), re.Pattern)


SIGNATURES = """
import sys
if sys.argv[1] == "ours":
    from cfanp_gui import __main__
    __main__.load()
from PySide6.QtGui import QColor, QPainter
from PySide6.support.signature import get_signature
print(get_signature(QPainter.drawText))
try:
    QColor({}, 3, 4)
except TypeError as problem:
    print(problem)
"""


def test_pyside_explains_its_functions_as_ever() -> None:
    def explained(whose: str) -> str:
        command = [sys.executable, "-c", SIGNATURES, whose]
        return subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=True
        ).stdout

    plain = explained("plain")
    assert "called with wrong argument types" in plain
    assert "text: str" in plain
    assert explained("ours") == plain


COUNTED = """
import builtins
names, original = [], builtins.compile

def counted(source, filename, *rest, **named):
    names.append(filename)
    return original(source, filename, *rest, **named)

builtins.compile = counted
from cfanp_gui import __main__
__main__.load()
print(sum("shibokensupport" in name for name in names), builtins.compile is counted)
"""


def test_the_second_start_compiles_nothing_of_pyside(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(tmp_path)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)

    def start() -> tuple[int, str]:
        done = subprocess.run(
            [sys.executable, "-c", COUNTED],
            cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=True,
        )  # fmt: skip
        count, restored = done.stdout.split()
        return int(count), restored

    first, again = start(), start()
    assert first[0] > 0, "PySide compiles its text no more: this module has nothing to do"
    assert (again, first[1]) == ((0, "True"), "True")
