"""The step of the build that makes the translations (``.ts``) into what Qt reads (``.qm``)."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface[Any]):
    """Makes the ``.qm`` files beside their ``.ts`` files, for a wheel and for a checkout alike."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Run before each build."""
        tools = _tools(Path(self.root))
        for source in sorted(Path(self.root, "resources", "translations").glob("*.ts")):
            try:
                tools.release(source, source.with_suffix(".qm"))
            except tools.ToolError as error:
                # A system without the libraries Qt needs: the program makes them when it starts.
                self.app.display_warning(f"{source.name} is not compiled: {error}")


def _tools(root: Path) -> ModuleType:
    """Return `window.services.qt_tools` without importing the package, which needs Qt."""
    spec = importlib.util.spec_from_file_location(
        "qt_tools", root / "cfanp_gui" / "window" / "services" / "qt_tools.py"
    )
    assert spec is not None, "a path ending in .py has a spec"
    assert spec.loader is not None, "a path ending in .py has a loader"
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
