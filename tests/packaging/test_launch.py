"""What the frozen programs do before they are the programs."""

from __future__ import annotations

import argparse
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from cfanp_gui.__main__ import THINK, _parser
from tests.packaging import PACKAGING

FROZEN = PACKAGING / "frozen"


def _launch() -> ModuleType:
    spec = importlib.util.spec_from_file_location("launch", FROZEN / "launch.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


launch = _launch()


def test_programs_we_start_do_not_find_our_libraries() -> None:
    marked = {
        "PATH": "/bin",
        "LD_LIBRARY_PATH": "/program/_internal",
        "_PYI_ARCHIVE_FILE": "/program/cfanp-gui",
        "_PYI_PARENT_PROCESS_LEVEL": "1",
    }
    launch.tidy(marked)
    assert marked == {"PATH": "/bin"}


def test_what_a_person_has_set_comes_back() -> None:
    marked = {
        "LD_LIBRARY_PATH": "/program/_internal:/own",
        "LD_LIBRARY_PATH_ORIG": "/own",
        "_PYI_ARCHIVE_FILE": "/program/cfanp-gui",
    }
    launch.tidy(marked)
    assert marked == {"LD_LIBRARY_PATH": "/own"}
    launch.tidy(marked)
    assert marked == {"LD_LIBRARY_PATH": "/own"}


def test_every_hidden_option_is_known() -> None:
    """Those by which the program asks another process of itself, which may be started as cfanp."""
    hidden = {
        name
        for action in _parser()._actions
        if action.help == argparse.SUPPRESS
        for name in action.option_strings
    }
    assert {*hidden, THINK} == set(launch.FOR_WINDOW)


@pytest.mark.skipif(os.name != "posix", reason="exec")
def test_cfanp_passes_on_what_is_for_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    called = []
    monkeypatch.setattr(sys, "executable", "/lib/cfanp-gui/cfanp")
    monkeypatch.setattr(os, "execv", lambda *words: called.append(words))
    monkeypatch.setattr(subprocess, "call", lambda _: 0)
    for words in ([], ["--version"], ["convert", "--render-svg"]):
        launch.pass_on(words)
    assert called == []
    with pytest.raises(SystemExit):  # exec does not come back, but that above does
        launch.pass_on(["--render-svg", "a.svg", "a.png"])
    program = "/lib/cfanp-gui/cfanp-gui"
    assert called == [(program, [program, "--render-svg", "a.svg", "a.png"])]


WORKERS = f"""
import sys
sys.path.insert(0, {str(FROZEN)!r})
import launch
sys.frozen = True
launch.serve_workers(sys.argv[1:])
if __name__ == "__main__":
    import multiprocessing
    from multiprocessing.spawn import set_executable
    from concurrent.futures import ProcessPoolExecutor
    set_executable(sys.argv[1])
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as pool:
        print(sum(pool.map(abs, [-1, 2, -3])))
"""


@pytest.mark.skipif(os.name != "posix", reason="the program is a shell script")
def test_workers_are_served(tmp_path: Path) -> None:
    """A frozen program starts itself for each, and for what looks after their semaphores."""
    script = tmp_path / "program.py"
    script.write_text(WORKERS, encoding="utf-8")
    program = tmp_path / "program"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{script}" "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    done = subprocess.run(
        [program, program], capture_output=True, text=True, check=False, timeout=120
    )
    assert (done.stdout, done.stderr) == ("6\n", "")
