"""What a build does besides packing: translations as Qt reads them, a compiled kernel, and pages.

A wheel has the resources within the package, and of translations what is compiled.

The kernel is compiled where there is a C compiler, unless ``CFANP_COMPILE=0`` refuses it. Without,
the wheel is pure Python and runs everywhere; the kernel then runs interpreted. The pages about the
program as a library come along where pdoc is there to write them, which ``CFANP_API=1`` asks for.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = "CFANP_COMPILE"
PAGES = "CFANP_API"
PAGES_FOLDER = "share/doc/cfanp-gui/api"


class BuildHook(BuildHookInterface[Any]):
    """Makes the ``.qm`` files beside their ``.ts`` files, and compiles where that can be done."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what a build needs besides what `pyproject.toml` names."""
        compiling = ["Cython>=3.0", "setuptools"] if self._compiles() else []
        tools = _module(Path(self.root) / "packaging" / "api_pages.py")
        return [*compiling, *(tools.NEEDED if os.environ.get(PAGES) == "1" else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run before each build."""
        root = Path(self.root)
        tools = _module(root / "packaging" / "qt_tools.py")
        sources = []
        for source in sorted(Path(root, "resources", "translations").glob("*.ts")):
            try:
                tools.release(source, source.with_suffix(".qm"))
                sources.append(source)
            except tools.ToolError as error:
                # A system without the libraries Qt needs: the program reads the source itself.
                self.app.display_warning(f"{source.name} is not compiled: {error}")
        if self.target_name == "wheel" and version != "editable":
            for path in sorted(Path(root, "resources").rglob("*")):
                if path.is_file() and path not in sources:
                    place = Path("cfanp_gui", path.relative_to(root)).as_posix()
                    build_data["force_include"][str(path)] = place
        if self._compiles():
            self._compile(root, version == "editable", build_data)
        if self.target_name == "wheel" and version != "editable":
            self._write_pages(root / "packaging" / "api_pages.py", build_data)

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(COMPILE) != "0"

    def _compile(self, root: Path, editable: bool, build_data: dict[str, Any]) -> None:
        """Compile the kernel into the wheel, or into a checkout that is used."""
        tools = _module(root / "packaging" / "compile_kernel.py")
        self._built = tempfile.TemporaryDirectory(prefix="cfanp-built-")  # until it is packed
        kept = root / tools.PACKAGE / tools.freshness(root).FOLDER
        folder = kept if editable else Path(self._built.name)
        try:
            built = tools.compile_kernel(root, folder)
        except tools.CompileError as error:
            self.app.display_warning(f"the kernel is not compiled: {error}")
            return
        if not editable:
            for path in built:
                build_data["force_include"][str(path)] = (tools.PACKAGE / path.name).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _write_pages(self, script: Path, build_data: dict[str, Any]) -> None:
        """Have the pages written into the wheel, where what that needs is there."""
        if any(importlib.util.find_spec(name) is None for name in _module(script).NEEDED):
            return
        self._pages = tempfile.TemporaryDirectory(prefix="cfanp-pages-")  # until it is packed
        done = subprocess.run([sys.executable, script, "--to", self._pages.name], check=False)
        if done.returncode:
            self.app.display_warning("the pages about the library are not written")
        else:
            build_data["shared_data"][self._pages.name] = PAGES_FOLDER


def _module(path: Path) -> ModuleType:
    """Return a module of ours without importing its package, which needs Qt."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None, "a path ending in .py has a spec"
    assert spec.loader is not None, "a path ending in .py has a loader"
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
