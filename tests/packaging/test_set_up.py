"""Setting up, as the README has it: asks once, installs what lacks, goes on without the rest."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging import PACKAGING, script

set_up = script("set_up")
PACKAGES = ["libgl1", *set_up.COMPILER]


@pytest.mark.skipif(os.name == "nt", reason="the programs are shell scripts")
@pytest.mark.parametrize("way", ["sudo", "root", "refused", "no apt-get"])
def test_what_lacks_is_installed_once_or_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], way: str
) -> None:
    calls, names = tmp_path / "calls", " ".join(PACKAGES)
    calls.touch()

    def lines() -> list[str]:
        return calls.read_text().splitlines()

    def installed() -> list[str]:
        end = f"install -y --no-install-recommends {names}"
        return [line for line in lines() if line.startswith("apt-get ") and line.endswith(end)]

    for name, code in (
        ("sudo", "exit 1" if way == "refused" else 'exec "$@"'),
        ("apt-get", ""),
        ("env", 'while [ "${1#*=}" != "$1" ]; do shift; done; exec "$@"'),
    ):
        if (way, name) != ("no apt-get", "apt-get"):
            (tmp_path / name).write_text(f'#!/bin/sh\necho "{name} $*" >> {calls}\n{code}\n')
            (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))

    def set_up_system() -> None:
        set_up.set_up_system(
            set_up.Notes(tmp_path / "notes.json"), lambda: PACKAGES * (not installed()),
            is_root=way == "root",
        )  # fmt: skip

    set_up_system()
    assert any(line.startswith("sudo ") for line in lines()) == (way in ("sudo", "refused"))
    assert len(installed()) == (way in ("sudo", "root"))
    told = capsys.readouterr().out
    is_told = "Not installed: libgl1, " in told and told.endswith(f"install {names}\n")
    assert is_told == (way in ("refused", "no apt-get"))
    if way == "refused":
        set_up_system()
        assert (len(lines()), capsys.readouterr().out) == (1, ""), "nobody is asked again"


def test_it_runs_before_anything_is_installed() -> None:
    command = [sys.executable, "-S", "-E", PACKAGING / "set_up.py", "--help"]
    done = subprocess.run(command, capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
