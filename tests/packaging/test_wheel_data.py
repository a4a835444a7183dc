"""A wheel puts manuals and a place on the desktop where they are looked for."""

from __future__ import annotations

import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

from cfanp_gui import bots
from tests import ROOT


def test_a_wheel_brings_what_a_desktop_looks_for(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (path,) = tmp_path.glob("*.whl")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    shared = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    assert {Path(target).suffix for target in shared.values()} >= {".1", ".desktop", ".svg"}
    with zipfile.ZipFile(path) as wheel:
        found = {name.partition(".data/data/")[2]: name for name in wheel.namelist()}
        for source, target in shared.items():
            assert wheel.read(found[target]) == (ROOT / source).read_bytes()
        pages = wheel.read(found["share/doc/cfanp-gui/api/cfanp_gui/bots.html"]).decode()
        assert all(f'id="{name}"' in pages for name in bots.__all__)
