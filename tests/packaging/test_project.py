"""What every build asks of the project, and how it runs programs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cfanp_gui import __version__
from tests.packaging import script

bundle = script("bundle")
project = script("project")


def test_the_version_is_that_of_the_program() -> None:
    assert project.version() == __version__


@pytest.mark.parametrize(
    ("version", "numbers"),
    [
        ("0.1.0", (0, 1, 0, 0)),
        ("1.22.333", (1, 22, 333, 0)),
        ("1.2.3rc4", (1, 2, 3, 4)),
        ("1.2.3.4.5", (1, 2, 3, 4)),
        ("2+local7", (2, 0, 0, 0)),
    ],
)
def test_a_version_is_also_four_numbers(version: str, numbers: tuple[int, int, int, int]) -> None:
    assert project.numbers(version) == numbers


def test_the_time_of_a_build_is_that_of_the_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert project.epoch() == 1700000000
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert project.epoch() == project.epoch() > 1_700_000_000  # without git too


def test_outside_a_repository_it_is_always_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    monkeypatch.setattr(project, "ROOT", tmp_path)
    assert project.epoch() == 1_767_225_600
    monkeypatch.setenv("PATH", str(tmp_path))
    assert project.epoch() == 1_767_225_600, "there is no git"


def test_what_fails_is_said_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(bundle.BundleError, match=r"none cannot be run: .*[Ff]ile"):
        project.run(tmp_path / "none")
    with pytest.raises(bundle.BundleError, match=r"status 3 of: .* exit\(3\)"):
        project.run(sys.executable, "-c", "exit(3)")
