"""Board themes and surfaces: what is usual, and files that are broken."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cfanp_gui.table import board_themes
from cfanp_gui.table.board_themes import dressed, finishes, problems
from cfanp_gui.table.theme import USUAL

GOOD = "[slate]\ngrain = stone\nlight_square = #eee\ndark_square = #999\nlast_move = #80ffff00\n"
GOOD += "picked = #8000ffff\ncheck = #80ff0000\nmate = #80ff00ff\n"


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    yield
    finishes.cache_clear()
    dressed.cache_clear()


def test_light_and_dark_colours_have_a_theme_and_a_surface_each_and_no_theme_is_broken() -> None:
    assert problems() == []
    usual = [dressed(dark, USUAL, "no such surface") for dark in (False, True)]
    grains = [(look.grain, look.surface_grain) for look in usual]
    assert grains == [("wood", "linen"), ("wood", "stone")]
    assert dressed(False, "slate", USUAL) is dressed(False, "slate", USUAL)


@pytest.mark.parametrize(("boards", "sentence"), [
    (GOOD.replace("#999", "grey-ish"), "boards.ini, section [slate]: dark_square is not right"),
    (GOOD.replace("stone", "gold"), "boards.ini, section [slate]: grain is not right"),
    (GOOD.replace("mate", "mat"), "boards.ini, section [slate]: mate is not right"),
    ("slate", "boards.ini cannot be read, and boards look as usual: "),
])  # fmt: skip
def test_a_broken_theme_is_named_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, boards: str, sentence: str
) -> None:
    (tmp_path / "boards.ini").write_text(boards, encoding="utf-8")
    (tmp_path / "surfaces.ini").touch()
    monkeypatch.setattr(board_themes, "asset", lambda _, name: tmp_path / name)
    finishes.cache_clear()
    dressed.cache_clear()
    assert problems()[0].startswith(sentence)
    look = dressed(False, "slate", USUAL)
    assert (look.grain, look.surface_grain) == ("wood", "linen")
