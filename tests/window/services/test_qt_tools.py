"""Qt's tools are run, and what goes wrong with them is reported."""

from __future__ import annotations

import importlib.util
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from cfanp_gui.window.services import qt_tools

TS = (
    '<?xml version="1.0"?><TS version="2.1" language="de"><context><name></name>'
    "<message><source>King</source><translation>König</translation></message></context></TS>"
)


def test_a_translation_is_made(tmp_path: Path) -> None:
    source, target = tmp_path / "x.ts", tmp_path / "x.qm"
    source.write_text(TS, encoding="utf-8")
    target.write_bytes(b"old")
    qt_tools.release(source, target)
    assert "König".encode("utf-16-be") in target.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["x.qm", "x.ts"]


def test_a_tool_that_fails_says_why_and_leaves_the_old_file(tmp_path: Path) -> None:
    source, target = tmp_path / "x.ts", tmp_path / "x.qm"
    source.write_text("no translation", encoding="utf-8")
    target.write_bytes(b"old")
    with pytest.raises(qt_tools.ToolError, match="lrelease failed: "):
        qt_tools.release(source, target)
    assert target.read_bytes() == b"old"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["x.qm", "x.ts"]


def test_a_missing_tool_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = ModuleSpec("PySide6", None, is_package=True)
    spec.submodule_search_locations = [str(tmp_path)]
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: spec)
    with pytest.raises(qt_tools.ToolError, match="lrelease cannot be run: "):
        qt_tools.run("lrelease", "-version")
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(qt_tools.ToolError, match="PySide6 is not installed"):
        qt_tools.run("lrelease", "-version")
