"""Reports of crashes are written while one happens, and found at the next start."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cfanp_gui import __version__
from cfanp_gui.window.services import crash_reports
from cfanp_gui.window.services.crash_reports import CrashReport, keep, left_behind, text_of
from tests import ROOT
from tests.systems import TIMEOUT, started

RUN = """
import sys
sys.modules["PySide6"] = None
from pathlib import Path
from cfanp_gui.window.services.crash_reports import CrashReport
report = CrashReport(Path(sys.argv[1]))
report.begin()
"""
"""A program that begins its report, without Qt."""


def run(folder: Path, code: str) -> int:
    """Run a program with a report in a folder; return its exit status."""
    done = subprocess.run(
        [sys.executable, "-c", RUN + code, str(folder)],
        cwd=ROOT, capture_output=True, timeout=300, check=False,
    )  # fmt: skip
    return done.returncode


def test_a_program_that_ends_well_leaves_nothing(tmp_path: Path) -> None:
    assert run(tmp_path, "report.end()") == 0
    assert list(tmp_path.iterdir()) == []


def test_a_crash_in_a_library_is_reported(tmp_path: Path) -> None:
    assert run(tmp_path, "def deep():\n import os\n os.abort()\ndeep()") != 0
    (found,) = left_behind(tmp_path)
    text = text_of([found])
    assert text.startswith(f"cfanp-gui {__version__}\nPython {sys.version.split()[0]}\nSystem: ")
    assert "Fatal Python error: Aborted" in text
    assert "in deep" in text


def test_an_error_of_pythons_is_reported_though_the_program_goes_on(tmp_path: Path) -> None:
    code = """
def wrong():
    raise ValueError("ä\\0 wrong")
try:
    wrong()
except ValueError as problem:
    report.add(problem)
report.end()
report.end()
report.add(ValueError("too late"))
"""
    assert run(tmp_path, code) == 0
    (found,) = left_behind(tmp_path)
    text = text_of([found])
    assert "in wrong" in text
    assert text.endswith("ValueError: ä wrong")


def test_what_a_library_dealt_with_by_itself_was_no_crash(tmp_path: Path) -> None:
    code = "import faulthandler\nfaulthandler.dump_traceback(report._fd)\nreport.end()"
    assert run(tmp_path, code) == 0
    assert list(tmp_path.iterdir()) == []


def test_a_program_that_was_killed_has_nothing_to_report(tmp_path: Path) -> None:
    assert run(tmp_path, "import os\nos._exit(9)") == 9
    assert len(list(tmp_path.iterdir())) == 1
    assert left_behind(tmp_path) == []
    assert list(tmp_path.iterdir()) == []


def test_a_program_that_runs_is_left_alone(tmp_path: Path) -> None:
    code = RUN + "report.add(ValueError('x'))\nprint(flush=True)\ninput()"
    command = [sys.executable, "-c", code, str(tmp_path)]
    with started(*command, text=True) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "\n"
        assert left_behind(tmp_path) == []
        running.communicate("\n", timeout=TIMEOUT)
    assert len(left_behind(tmp_path)) == 1


def test_where_nothing_can_be_written_there_is_no_report(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    report = CrashReport(tmp_path / "file" / "crashes")
    report.begin()
    report.add(ValueError("lost"))
    report.end()
    assert left_behind(tmp_path / "none") == []


def a_report(folder: Path, number: int, said: str = "said") -> Path:
    path = folder / f"2026010{number}-000000-7.running"
    path.write_text(f"head\n{crash_reports._END}\n{said}", encoding="utf-8")
    return path


def test_several_reports_stand_below_each_other(tmp_path: Path) -> None:
    paths = [a_report(tmp_path, number, f"number {number}") for number in (1, 2)]
    assert left_behind(tmp_path) == paths
    text = text_of([*paths, tmp_path / "gone"])
    assert text.index("number 1") < text.index("number 2")


def test_of_a_very_long_report_the_begin_and_the_end_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crash_reports, "MAX_BYTES", 200)
    path = a_report(tmp_path, 1, "x" * 10_000 + "last")
    text = text_of([path])
    assert text.startswith("head")
    assert text.endswith("last")
    assert len(text) < 300


def test_reports_that_were_shown_are_kept_but_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crash_reports, "HOW_MANY", 2)
    kept = keep([a_report(tmp_path, number) for number in range(1, 5)])
    assert left_behind(tmp_path) == []
    assert [path.name[7] for path in sorted(tmp_path.iterdir())] == ["3", "4"]
    assert kept[-1].read_text(encoding="utf-8").endswith("said")
    assert keep([tmp_path / "gone.running"]) == []


@pytest.mark.skipif(sys.platform == "win32", reason="there are no modes of files")
def test_nobody_else_reads_a_report(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        run(tmp_path, "import os\nos._exit(9)")
    finally:
        os.umask(old)
    (path,) = tmp_path.iterdir()
    assert path.stat().st_mode & 0o077 == 0


def test_a_report_is_named_after_its_time(tmp_path: Path) -> None:
    run(tmp_path, "import os\nos._exit(9)")
    (path,) = tmp_path.iterdir()
    time.strptime(path.name[:15], "%Y%m%d-%H%M%S")
