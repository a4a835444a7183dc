"""What the build does besides running others' programs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests import ROOT
from tests.packaging import PACKAGING, script

build = script("build")
bundle = script("bundle")


def test_all_that_a_bundle_is_made_of_is_pinned() -> None:
    """One version each, within what `pyproject.toml` allows."""
    lines = [
        line
        for line in build.CONSTRAINTS.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    pinned = dict(line.split("==") for line in lines)
    names = {name.casefold() for name in pinned}
    assert len(names) == len(lines)
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    extras = project["optional-dependencies"]
    wanted = [
        *project["dependencies"], *extras["gif"], *extras["sound"], *extras["package"],
        *build.REQUIREMENTS[1:],
    ]  # fmt: skip
    for requirement in wanted:
        found = re.match(r"[\w-]+", requirement)
        assert found is not None
        assert found[0].casefold() in names, requirement
    assert "!=6.12.0" in "".join(project["dependencies"])
    assert pinned["PySide6-Essentials"] == pinned["PySide6-Addons"] == pinned["shiboken6"]


def test_a_kind_that_there_is_not_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, PACKAGING / "build.py", "rpm"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert "invalid choice: 'rpm'" in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="links")
def test_links_to_what_is_left_out_go(tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "empty" / "inner").mkdir(parents=True)
    (tmp_path / "lib" / "a.so").touch()
    (tmp_path / "a.so").symlink_to("lib/a.so")
    (tmp_path / "b.so").symlink_to("lib/b.so")
    build._drop_dangling(tmp_path)
    names = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*"))
    assert names == ["a.so", "lib", "lib/a.so"]
    assert (tmp_path / "a.so").is_symlink()
