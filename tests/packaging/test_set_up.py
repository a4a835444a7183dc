"""Setting up does what is not done yet, asks once, and goes on without what it cannot have."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.packaging import PACKAGING, script

set_up = script("set_up")
LIBRARIES = ["libgl1", "libxcb-cursor0"]
COMPILER = [*set_up.COMPILER]


class Machine:
    """A made-up Debian: which packages it has, and how its apt-get and sudo were called."""

    def __init__(self, folder: Path) -> None:
        self._bin, self._installed, self._calls = folder / "bin", folder / "has", folder / "calls"
        self._bin.mkdir()
        self._installed.touch()
        self._calls.touch()
        for name in ("env", "sh"):
            (self._bin / name).symlink_to(f"/usr/bin/{name}")

    def put(self, name: str, script: str) -> None:
        """Give it a program, which tells of each call."""
        program = self._bin / name
        program.write_text(f'#!/bin/sh\necho "{name} $*" >> {self._calls}\n{script}\n')
        program.chmod(0o755)

    def put_apt(self) -> None:
        """Give it an apt-get that installs."""
        self.put("apt-get", f'for word in "$@"; do echo "$word" >> {self._installed}; done')

    def lacking(self, *packages: str) -> list[str]:
        """Return those of some packages that are not installed."""
        has = self._installed.read_text().split()
        return [one for one in packages if one not in has]

    def calls(self) -> list[str]:
        """Return how its programs were called since the last time, but for apt-get's options."""
        lines = [line.partition("apt-get -")[::2] for line in self._calls.read_text().splitlines()]
        self._calls.write_text("")
        return [f"{first}… {rest.split('=120 ')[-1]}" if rest else first for first, rest in lines]


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """Return a machine that lacks the libraries and a compiler; whoever sits there is not root."""
    found = Machine(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("CFANP_COMPILE", "")
    monkeypatch.setattr(set_up.sys, "platform", "linux")
    monkeypatch.setattr(set_up.os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(set_up, "is_pip_there", lambda: True)
    monkeypatch.setattr(set_up, "missing_packages", lambda: found.lacking(*LIBRARIES))
    monkeypatch.setattr(set_up, "is_compiler_there", lambda: not found.lacking(*COMPILER))
    return found


@pytest.fixture
def notes(tmp_path: Path) -> Callable[[], Any]:
    """Return what makes the notes of the next run."""
    return lambda: set_up.Notes(tmp_path / ".venv" / "set-up.json")


pytestmark = pytest.mark.skipif(os.name == "nt", reason="the programs are shell scripts")


def test_a_person_installs_by_sudo(machine: Machine, notes: Callable[[], Any]) -> None:
    machine.put_apt()
    machine.put("sudo", 'exec "$@"')
    set_up.set_up_system(notes())
    packages = " ".join([*LIBRARIES, *COMPILER])
    install = f"install -y --no-install-recommends {packages}"
    sudo = "sudo env DEBIAN_FRONTEND=noninteractive "
    assert machine.calls() == [f"{sudo}… update", "… update", f"{sudo}… {install}", f"… {install}"]
    set_up.set_up_system(notes())
    assert machine.calls() == []


def test_root_needs_no_sudo(
    machine: Machine, notes: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(set_up.os, "geteuid", lambda: 0)
    machine.put_apt()
    machine.put("sudo", "exit 1")
    set_up.set_up_system(notes())
    assert [call.split()[1] for call in machine.calls()] == ["update", "install"]
    assert set_up.lacking_packages() == []


def test_who_refuses_is_told_and_not_asked_again(
    machine: Machine, notes: Callable[[], Any], capsys: pytest.CaptureFixture[str]
) -> None:
    machine.put_apt()
    machine.put("sudo", "exit 1")
    set_up.set_up_system(notes())
    assert len(machine.calls()) == 1
    said = capsys.readouterr().out
    assert "no window opens" in said
    assert "bots think less deep" in said
    packages = " ".join([*LIBRARIES, *COMPILER])
    assert said.endswith(f": sudo apt-get install {packages}\n")
    set_up.set_up_system(notes())
    assert (machine.calls(), capsys.readouterr().out) == ([], "")


@pytest.mark.parametrize("there", ["sudo", "apt-get", "neither"])
def test_where_nothing_can_be_installed_it_goes_on(
    machine: Machine, notes: Callable[[], Any], capsys: pytest.CaptureFixture[str], there: str
) -> None:
    machine.put(there, "")
    set_up.set_up_system(notes())
    assert machine.calls() == []
    assert capsys.readouterr().out.startswith("Not installed: libgl1, ")


def test_what_apt_does_not_get_is_said(
    machine: Machine, notes: Callable[[], Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a network the lists are old and the installation fails too."""
    machine.put("apt-get", "exit 100")
    machine.put("sudo", 'exec "$@"')
    set_up.set_up_system(notes())
    assert [call.split()[-2] for call in machine.calls() if "sudo" in call] == ["…", "libc6-dev"]
    assert "\nNot installed: " in capsys.readouterr().out


def test_a_compiler_may_be_refused(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, notes: Callable[[], Any]
) -> None:
    monkeypatch.setenv("CFANP_COMPILE", "0")
    assert set_up.lacking_packages() == LIBRARIES
    machine.put_apt()
    machine.put("sudo", 'exec "$@"')
    set_up.set_up_system(notes())
    assert machine.lacking(*COMPILER) == COMPILER


@pytest.mark.parametrize("lacking", [*LIBRARIES, *COMPILER, set_up.PIP])
def test_each_package_is_missed_for_one_thing(lacking: str) -> None:
    assert len(set_up.losses([lacking])) == 1


@pytest.fixture
def installing(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """Return what sets up the program and returns what pip was to install; pip compiles or not."""
    compiled = False
    asked: list[str] = []

    def call(words: list[str], **_: object) -> int:
        nonlocal compiled
        if "pip" in words:
            asked.append(words[words.index("-e") + 1])
            compiled = set_up.is_compiling_wanted() and not machine.lacking(*COMPILER)
        return 0

    def install(
        notes: Any, dev: bool = False, breaks: bool = False, forgets: bool = False
    ) -> list[str]:
        nonlocal compiled
        if forgets:
            compiled = False
        monkeypatch.setattr(set_up, "is_compiled", lambda: compiled and not breaks)
        asked.clear()
        assert set_up.set_up_program(notes, dev) == 0
        return [*asked]

    monkeypatch.setattr(set_up.subprocess, "call", call)
    monkeypatch.setattr(set_up, "PYTHON", Path("python"))
    return install


def test_the_program_is_installed_once(
    installing: Callable[..., list[str]], notes: Callable[[], Any]
) -> None:
    assert installing(notes()) == ["."]
    assert installing(notes()) == []
    assert installing(notes(), dev=True) == [".[dev]"]
    assert installing(notes(), dev=True) == []
    assert installing(notes()) == []


def test_it_is_compiled_once_there_is_a_compiler_and_when_its_files_change(
    installing: Callable[..., list[str]], notes: Callable[[], Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    assert installing(notes(), dev=True) == [".[dev]"]
    monkeypatch.setattr(set_up, "is_compiler_there", lambda: True)
    monkeypatch.setattr(Machine, "lacking", lambda *_: [])
    assert installing(notes()) == [".[dev]"]
    assert installing(notes()) == []
    assert installing(notes(), forgets=True) == [".[dev]"]
    monkeypatch.setattr(set_up, "fingerprint", lambda _: "other files")
    assert installing(notes()) == [".[dev]"]


def test_a_kernel_that_cannot_be_compiled_is_said_once(
    installing: Callable[..., list[str]], notes: Callable[[], Any],
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setattr(set_up, "is_compiler_there", lambda: True)
    assert installing(notes(), breaks=True) == ["."]
    assert "The kernel could not be compiled" in capsys.readouterr().out
    assert installing(notes(), breaks=True) == []
    assert capsys.readouterr().out == ""


def test_what_fails_is_tried_again(
    machine: Machine, notes: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.put_apt()
    monkeypatch.setattr(set_up.subprocess, "call", lambda words, **_: 2 * ("pip" in words))
    for _ in range(2):
        assert set_up.set_up_program(notes(), dev=False) == 2


def test_the_files_it_is_made_of_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = set_up.fingerprint(True)
    assert set_up.fingerprint(True) == before
    assert set_up.fingerprint(False) != before
    monkeypatch.setattr(set_up, "ROOT", tmp_path)
    package = tmp_path / set_up.PACKAGE
    package.mkdir(parents=True)
    (tmp_path / "packaging").mkdir()
    names = ("pyproject.toml", "hatch_build.py", "packaging/compile_kernel.py")
    modules = [set_up.PACKAGE / f"kernel_moves{ending}" for ending in (".py", ".pxd")]
    paths = [tmp_path / name for name in (*names, "cfanp_gui/__init__.py", *modules)]
    for path in paths:
        path.touch()
    seen = {set_up.fingerprint(True)}
    for path in paths:
        path.write_text("changed")
        seen.add(set_up.fingerprint(True))
    assert len(seen) == 1 + len(paths)


@pytest.mark.parametrize("written", ["", "[]", '{"refused": 1', "\0"])
def test_damaged_notes_are_as_good_as_none(tmp_path: Path, written: str) -> None:
    (tmp_path / "x").write_text(written, encoding="utf-8")
    assert set_up.Notes(tmp_path / "x")["refused"] is None


def test_an_older_python_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(set_up.sys, "argv", ["set_up.py"])
    monkeypatch.setattr(set_up, "LEAST", (99, 1))
    assert set_up.main() == 1
    assert capsys.readouterr().err.startswith("Python 99.1 or newer is needed; this is 3.")


def test_it_leaves_an_environment_that_may_have_no_pip(
    monkeypatch: pytest.MonkeyPatch, machine: Machine
) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(set_up.sys, "argv", ["set_up.py", "--dev"])
    monkeypatch.setattr(set_up.sys, "base_prefix", "/base")
    monkeypatch.setattr(set_up.sys, "_base_executable", "/base/python")
    monkeypatch.setattr(set_up.subprocess, "call", lambda words: asked.append(words) or 3)
    assert set_up.main() == 3
    assert asked == [["/base/python", "set_up.py", "--dev"]]
    assert machine.calls() == []


def test_it_runs_before_anything_is_installed() -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-E", PACKAGING / "set_up.py", "--help"],
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
