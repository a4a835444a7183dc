"""Mutants are made of what is run, and noticed by the tests that reach it, on a toy module."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests import ROOT
from tests.systems import WINDOWS

pytest.importorskip("cosmic_ray", reason="comes with the extra “dev”")

from tests.judges import mutants, mutating

TOY = '''
"""Three or five | not."""
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    MANY = 3

@staticmethod
def some(number: int | None, *, more: bool = True) -> str | None:
    assert number > 3, "never"
    for at, one in zip("ab", "ab", strict=True):
        if number in (at, 5):
            print(one)
        elif more or number < 1:
            break
    return [one for one in "ab" if one]
'''
TEST = """
from cfanp_gui.toy import some
def test_three() -> None:
    assert some(5) == ["a", "b"]
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of the only module of a program in a folder of its own."""
    (tmp_path / "tests" / "judges").mkdir(parents=True)
    (tmp_path / "cfanp_gui").mkdir()
    for folder in ("tests", "tests/judges", "cfanp_gui"):
        (tmp_path / folder / "__init__.py").touch()
    shutil.copy(ROOT / "tests" / "judges" / "reached.py", tmp_path / "tests" / "judges")
    (tmp_path / "tests" / "test_toy.py").write_text(TEST, encoding="utf-8")
    (tmp_path / "cfanp_gui" / "toy.py").write_text(TOY, encoding="utf-8")
    for module in (mutating, mutants):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    return "cfanp_gui/toy.py"


def test_what_is_run_is_changed_and_no_more(toy: str) -> None:
    lot = mutating.drawn(mutants.lines_of(["toy"], None), 99, 1)
    assert {one.line for one in lot} == {8, 10, 11, 12, 13, 14, 15}
    assert {one.after for one in lot if one.line in (12, 13)} == {
        "pass",
        "elif (not (more or number < 1)):",
        *(f"elif more {rest}:" for rest in ("and number < 1", "or number <= 1", "or number >= 1")),
        *(f"elif more or number < {number}:" for number in (2, 0)),
    }
    for one in lot:
        compile(one.code(), toy, "exec")
        same = (toy, one.line, one.operator, one.before, one.after)
        assert mutating.found_again(*same) == one


def test_lines_of_a_statement_are_those_before_the_next() -> None:
    assert mutating.statement(TOY, 8) == (range(8, 9), False)
    assert mutating.statement(TOY, 12) == (range(12, 13), True)
    for kept in ("@cache", "@lru_cache(64)"):
        assert mutating.statement(f"{kept}\ndef one():\n    return 1\n", 3) == (range(3, 4), False)


@pytest.mark.slow
@pytest.mark.skipif(WINDOWS or not shutil.which("git"), reason="there is no git, or no groups")
def test_mutants_are_noticed_by_tests(
    toy: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutants, "QUICK", [])
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    known = ["--map", str(tmp_path / ".git" / "map"), "--results", str(tmp_path / ".git" / "found")]
    same = tmp_path / "same.txt"
    same.write_text(f"# why\n\n{toy}\n- print(one)\n+ pass\nNobody reads it.\n", encoding="utf-8")
    monkeypatch.setattr(mutants, "EQUIVALENT", same)
    assert mutants.main(["--rooms", "toy", "--count", "7", "--jobs", "1", *known]) == 0
    said = capsys.readouterr().out
    assert "noticed by tests/test_toy.py::test_three" in said
    assert "changes nothing: Nobody reads it." in said
    assert mutants.main(["--rooms", "toy", "--count", "7", "--least", "100", *known]) == 1
    assert "1 of" not in capsys.readouterr().out.split("\n")[0]
    assert mutants.main(["--again", *known]) == 0
