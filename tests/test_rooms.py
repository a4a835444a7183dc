"""The rooms of the program: which there are, and who imports whom (see import-linter too)."""

import pkgutil
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import cfanp_gui.window
from tests.judges.cycles import PACKAGE, circle, imports, module_names

ROOT = Path(cfanp_gui.__file__).parents[1]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"][
    "importlinter"
]["contracts"]
LAYERS: list[str] = next(one["layers"] for one in CONTRACTS if one["type"] == "layers")
"""The rooms, the highest first; each may be entered only from those above it."""
WITHOUT_QT = LAYERS[LAYERS.index("cfanp_gui.table") + 1 :]
BLOCKED = """
import importlib, sys
sys.modules["PySide6"] = None
sys.modules["shiboken6"] = None
for name in sys.argv[1:]:
    importlib.import_module(name)
"""


def test_every_room_has_its_place() -> None:
    rooms = {module.name for module in pkgutil.iter_modules(cfanp_gui.__path__, "cfanp_gui.")}
    assert rooms == set(LAYERS)
    listed = {room for one in CONTRACTS for room in " : ".join(one.get("layers", ())).split(" : ")}
    inner = pkgutil.iter_modules(cfanp_gui.window.__path__)
    assert {room.name for room in inner if room.ispkg} <= listed


def test_nothing_below_the_table_may_know_qt() -> None:
    (contract,) = (one for one in CONTRACTS if "PySide6" in one.get("forbidden_modules", ()))
    assert set(contract["source_modules"]) == set(WITHOUT_QT)


@pytest.mark.slow
def test_nothing_below_the_table_and_no_set_up_needs_qt() -> None:
    names = [
        name
        for name in module_names(Path(cfanp_gui.__file__).parent)
        if any(name == room or name.startswith(f"{room}.") for room in WITHOUT_QT)
        and not name.endswith(".__main__")
    ]
    assert len(names) > 15
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED, *names],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr


def test_no_two_modules_outside_game_rooms_have_one_name() -> None:
    folder = Path(cfanp_gui.__file__).parent
    paths = [path for path in folder.rglob("[!_]*.py") if "games" not in path.parts]
    assert len(paths) > 100
    names = Counter(path.name for path in paths)
    assert [name for name, count in names.items() if count > 1] == []


def test_no_modules_import_each_other_in_circles() -> None:
    assert circle(imports(module_names(PACKAGE))) == []


def test_circles_of_imports_are_found(tmp_path: Path) -> None:
    """Those for the type checker only, put off into functions, and relative ones are counted."""
    package = tmp_path / "house"
    files = {
        "__init__.py": "",
        "a.py": "if TYPE_CHECKING:\n    from house.b import B\n",
        "b.py": "def f():\n    import house.c\n",
        "c/__init__.py": "from ..a import A\nfrom . import d\n",
        "c/d.py": "from .. import e\n",
        "e.py": "import sys\n",
        "g.py": "from house.a import A\n",
    }
    for name, text in files.items():
        path = package / name
        path.parent.mkdir(exist_ok=True, parents=True)
        path.write_text(text, encoding="utf-8")
    graph = imports(module_names(package))
    assert graph["house.c.d"] == {"house.e": 1}
    assert sorted(circle(graph)) == [
        "house.a:2 imports house.b",
        "house.b:2 imports house.c",
        "house.c:1 imports house.a",
    ]
