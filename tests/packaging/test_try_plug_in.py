"""A plug-in's wheel beside the program's, in a clean environment."""

from __future__ import annotations

import importlib
import sys
import tomllib

import pytest

from cfanp_gui.bots.plugin_host import made
from cfanp_gui.games.pairs.base_games import DescribedGames
from tests import ROOT
from tests.packaging import script

PACKAGE = ROOT / "resources" / "bots" / "package"


def test_the_example_names_what_is_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    monkeypatch.syspath_prepend(str(PACKAGE))
    try:
        (bot,) = project["entry-points"]["cfanp.bots"].values()
        assert made(bot).name == "Eager"
        module, _, value = project["entry-points"]["cfanp.games"]["quick-chess"].partition(":")
        file = DescribedGames(project["name"], getattr(importlib.import_module(module), value))
        assert [game.key for game in file.found] == ["quick-chess"]
        assert not file.refused
    finally:
        sys.modules.pop("cfanp_example", None)


@pytest.mark.slow
@pytest.mark.no_cover
def test_it_plays_beside_the_wheel(capsys: pytest.CaptureFixture[str]) -> None:
    status = script("try_plug_in").main([])
    assert status == 0, capsys.readouterr().out
