"""How states come into the kernel, and where they do not."""

from __future__ import annotations

import ast

import pytest

from cfanp_gui.core.boards import Pair
from cfanp_gui.games.cfanp import kernel_state
from cfanp_gui.games.cfanp.kernel_state import (
    fields_of,
    is_compiled,
    is_known,
    kernel_of,
    packed,
    unpacked,
)
from cfanp_gui.games.registry import find_game
from tests import ROOT
from tests.games.cfanp.kernels import NAMES, Kernels
from tests.games.cfanp.test_kernel import start

FOLDER = ROOT / "cfanp_gui" / "games" / "cfanp"


def test_a_position_comes_in_and_back() -> None:
    state = start(5)
    kernel = kernel_of(state)
    assert kernel.fields() == fields_of(state)
    assert kernel.perft(1) == 80


@pytest.mark.parametrize("way", ["interpreted", "compiled"])
def test_it_is_known_whether_the_kernel_is_compiled(
    way: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernels: Kernels = request.getfixturevalue(way)
    monkeypatch.setattr(kernel_state, "kernel_search", kernels.modules["kernel_search"])
    assert is_compiled() == (way == "compiled")
    state = find_game("cfanp").initial(3, {"order": "seats"}).search_state()  # type: ignore[attr-defined]
    assert state.is_slowed == (way == "interpreted")


@pytest.mark.parametrize("options", [{"touch": True}, {"bonus": "single"}])
def test_house_rules_are_not_known(options: dict[str, str | bool]) -> None:
    found = find_game("cfanp").initial(3, {"order": "seats", **options})
    state = found.full.state  # type: ignore[attr-defined]
    assert not is_known(state)
    with pytest.raises(ValueError, match="house rules"):
        kernel_of(state)


def test_moves_in_one_number() -> None:
    move = packed(Pair(3, 25), 63, 7, 4)
    assert move < 1 << 25
    assert unpacked(move) == (Pair(3, 25), 63, 7, 4)


def imports(name: str) -> set[str]:
    """Return the modules of ours that a module of the game imports."""
    found = set()
    for node in ast.walk(ast.parse((FOLDER / f"{name}.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and "cfanp_gui" in node.module:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return {one for one in found if (ROOT / f"{one.replace('.', '/')}.py").is_file()}


def test_what_a_compiled_kernel_imports_is_seen_by_what_packs_programs() -> None:
    for name in NAMES:
        assert imports(name) <= imports("kernel_state")
