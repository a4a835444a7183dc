"""How it is judged what setting up does; the judging itself needs root and a network."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import ROOT
from tests.packaging import PACKAGING, script

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="for Linux alone")

clean_debian = script("clean_debian")
trying = script("try_set_up")
PLAIN = trying.Case("12", "plain", "without")
SUDO = trying.Case("13", "sudo", "without")
LACKING = "The window needs system libraries; sudo apt-get install libgl1"


class Screen(trying.Screen):  # type: ignore[name-defined,misc]
    """A screen on which a window comes up or none does."""

    def __init__(self, window: str) -> None:
        super().__init__(":0")
        self._window = window

    def tool(self, *_: str) -> str:
        return self._window


@pytest.fixture
def trial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., object]:
    """Return what makes the trial of a case; its commands are run here, in a folder."""
    (tmp_path / "clone").mkdir()

    def command(machine: object, *words: str, **_: object) -> list[str]:
        return ["env", "-C", str(machine.root), *words]  # type: ignore[attr-defined]

    monkeypatch.setattr(clean_debian.Machine, "command", command)

    def make(case: object, window: str = "") -> object:
        machine = clean_debian.Machine(tmp_path)
        return trying.Trial(case, machine, Screen(window), whole=True)

    return make


@pytest.mark.parametrize(
    ("case", "window", "command", "again", "failed"),
    [
        (SUDO, "1", "sleep 60", False, 0),
        (SUDO, "1", "echo Setting up; sleep 60", False, 0),
        (SUDO, "", "true", False, 1),
        (PLAIN, "", f"echo '{LACKING}'; false", False, 0),
        (PLAIN, "", f"echo '{LACKING}'", False, 1),
        (PLAIN, "", "echo something else; false", True, 1),
        (PLAIN, "", f"echo 'Setting up'; echo '{LACKING}'; false", True, 1),
    ],
)
def test_a_window_comes_up_or_it_is_said_why_not(
    trial: Callable[..., object], case: object, window: str, command: str, again: bool, failed: int
) -> None:
    one = trial(case, window)
    one.window("window", command, again)  # type: ignore[attr-defined]
    assert one.failed == failed  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("written", "status", "failed"),
    [
        ("10 passed, 2 skipped in 3.00s", 0, 0),
        ("==== 10 passed in 3.00s ====", 0, 0),
        ("10 passed in 3.00s", 1, 1),
        ("1 failed, 10 passed in 3.00s", 1, 1),
        ("no tests ran in 3.00s", 0, 1),
    ],
)
def test_tests_are_green_when_they_were_run(
    trial: Callable[..., object], written: str, status: int, failed: int
) -> None:
    one = trial(SUDO)
    one.tests(f"echo '{written}'; exit {status}")  # type: ignore[attr-defined]
    assert one.failed == failed  # type: ignore[attr-defined]


@pytest.mark.parametrize(("command", "failed"), [("true", 0), ("echo x", 1), ("false", 1)])
def test_setting_up_again_says_nothing(
    trial: Callable[..., object], command: str, failed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    one = trial(SUDO)
    one.again(f"{command} && echo the tests")  # type: ignore[attr-defined]
    one.close()  # type: ignore[attr-defined]
    assert one.failed == failed  # type: ignore[attr-defined]
    line = capsys.readouterr().out.splitlines()[-1]
    assert re.fullmatch(
        rf"== Debian 13, sudo, without compiler: {'1 FAILED' if failed else 'ok'}; .* s", line
    )


def test_cases_that_are_tried_whole_are_cases() -> None:
    for case in trying.WHOLE:
        assert case.system in trying.SUITES
        assert case.person in trying.PERSONS
        assert case.compiler in trying.COMPILERS


@pytest.mark.skipif(shutil.which("pip3") is None, reason="pip is not installed")
def test_how_pip_is_set_up_here_is_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True)
    certificate = tmp_path / "a" / "ca.crt"
    certificate.touch()
    given = f"{tmp_path}/a/b https://other.example/"
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", f"file://{given}")
    monkeypatch.setenv("PIP_CERT", str(certificate))
    text, named = trying.pip_configuration()
    assert text.startswith("[global]\n")
    assert f"extra-index-url = file://{given}\n" in text
    assert text.count("cert = ") == 1
    assert certificate in named
    assert Path(*tmp_path.parts[:3]) in named


def test_a_system_that_there_is_not_is_refused() -> None:
    done = subprocess.run(
        [PACKAGING / "test-set-up", "--system", "9"],
        env={"PATH": "/usr/bin:/bin", "PYTHON": sys.executable},
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 2
    assert "'9'" in done.stderr


def test_continuous_integration_runs_the_second_command_of_the_readme() -> None:
    first, second = trying.commands()
    assert first.endswith(" && .venv/bin/cfanp-gui")
    assert second.endswith(" && .venv/bin/python -m tests")
    assert (ROOT / ".ci" / "run").read_text(encoding="utf-8").endswith(f"\n{second}\n")
