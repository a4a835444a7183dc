"""What packages offer to other programs: loaded late, and all of it there."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests import ROOT

PACKAGES = ("record", "session", "bots", "insight")


@pytest.mark.parametrize("package", PACKAGES)
def test_what_is_offered_is_there(package: str) -> None:
    module = import_module(f"cfanp_gui.{package}")
    for name in module.__all__:
        found = getattr(module, name)
        assert found.__doc__, name
        assert found.__module__.startswith(f"cfanp_gui.{package}.")
    assert module.__all__ == sorted(module.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        module.nothing  # noqa: B018


def test_a_package_loads_nothing_before_it_is_asked() -> None:
    asked = (
        "import sys, cfanp_gui.session, cfanp_gui.bots; "
        "print(len([name for name in sys.modules if name.startswith('cfanp_gui')]))"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert int(done.stdout) < 8


def test_files_of_every_kind_are_read_and_written_in_three_lines(tmp_path: Path) -> None:
    from cfanp_gui import record, session
    from cfanp_gui.games import find_game

    games = session.load(str(ROOT / "tests" / "golden" / "records" / "two.cpgn"))
    for name in ("two.pgn", "two.cfen", "two.fen", "two.cpgn"):
        session.save(str(tmp_path / name), games)
        (again,) = session.load(tmp_path / name)
        assert again.game is games[0].game
    (same,) = record.load(tmp_path / "two.cpgn", find_game)
    assert record.write_game(same) == record.write_game(games[0])
