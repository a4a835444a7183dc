"""The folders in which the program keeps what it remembers."""

from __future__ import annotations

from pathlib import Path

from cfanp_gui.window.services.app_dirs import AppDirs


def test_all_folders_differ_and_bear_the_programs_name() -> None:
    found = AppDirs.of_platform()
    assert len(set(found)) == 4
    assert all("cfanp-gui" in path.parts for path in found)


def test_all_of_them_can_lie_below_one_folder(tmp_path: Path) -> None:
    found = AppDirs.below(tmp_path)
    assert len(set(found)) == 4
    assert all(path.parent == tmp_path for path in found)


def test_reports_of_crashes_lie_beside_the_log(tmp_path: Path) -> None:
    assert AppDirs.below(tmp_path).crashes.parent == AppDirs.below(tmp_path).logs
