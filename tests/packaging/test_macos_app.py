"""A bundle is laid out as macOS wants an application."""

from __future__ import annotations

import os
import plistlib
import sys
from pathlib import Path

import pytest

from cfanp_gui import __version__
from tests.packaging import script

macos = script("macos_app", "macos")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are links in it")
CODE = bytes.fromhex("cffaedfe") + b"code"


@pytest.fixture
def laid_out(tmp_path: Path) -> Path:
    bundle, icons = tmp_path / "bundle", tmp_path / "icons"
    code = (
        "cfanp-gui",
        "cfanp",
        "_internal/libpython",
        "_internal/PySide6/QtCore.so",
        "_internal/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
        "_internal/python3.12/lib-dynload/math.so",
        "_internal/PIL/.dylibs/libz.dylib",
    )
    data = (
        "_internal/base.zip",
        "_internal/PySide6/__init__.py",
        "_internal/PySide6/Qt/lib/QtCore.framework/Resources/Info.plist",
        "_internal/cfanp_gui/resources/help/rules.txt",
    )
    for name in (*code, *data):
        path = bundle / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(CODE if name in code else name.encode())
    (bundle / "_internal" / "QtCore").symlink_to("PySide6/QtCore.so")
    icons.mkdir()
    for name in ("cfanp.icns", "cpgn.icns"):
        (icons / name).write_bytes(b"icns")
    made = tmp_path / "Made.app"
    macos.lay_out(bundle, icons, made)
    return made


def test_all_of_the_bundle_is_found_where_code_lies(laid_out: Path) -> None:
    bundle, there = laid_out.with_name("bundle") / "_internal", laid_out / "Contents" / "Frameworks"
    files = [path for path in bundle.rglob("*") if path.is_file()]
    assert len(files) > 8
    for path in files:
        found = there / path.relative_to(bundle)
        assert found.read_bytes() == path.read_bytes(), path
        assert found.resolve().is_relative_to(laid_out), "no link leads out of it"


def test_among_code_lies_nothing_else_and_no_folder_with_a_dot(laid_out: Path) -> None:
    there = laid_out / "Contents" / "Frameworks"
    for folder, folders, files in os.walk(there):  # it does not follow links
        if ".framework" in folder:
            continue
        for name in folders:
            path = Path(folder, name)
            assert path.is_symlink() or path.suffix == ".framework" or "." not in name, path
        for name in files:
            path = Path(folder, name)
            assert path.is_symlink() or macos.is_code(path), path


def test_code_and_only_code_is_known_as_such(tmp_path: Path) -> None:
    for number, head in enumerate([*macos.MAGIC, b"\x7fELF", b"", b"#!/b"]):
        path = tmp_path / str(number)
        path.write_bytes(head + b"x")
        assert macos.is_code(path) == (head in macos.MAGIC)


def test_macos_is_told_which_files_are_opened(laid_out: Path) -> None:
    with (laid_out / "Contents" / "Info.plist").open("rb") as file:
        told = plistlib.load(file)
    assert told["CFBundleShortVersionString"] == __version__
    (declared,) = told["UTExportedTypeDeclarations"]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["cpgn"]
    (kind,) = told["CFBundleDocumentTypes"]
    assert kind["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    resources = laid_out / "Contents" / "Resources"
    for name in (told["CFBundleIconFile"], kind["CFBundleTypeIconFile"]):
        assert (resources / name).is_file()
    assert (laid_out / "Contents" / "MacOS" / told["CFBundleExecutable"]).is_file()


def test_what_is_no_bundle_is_refused(tmp_path: Path) -> None:
    with pytest.raises(macos.AppError, match="no bundle"):
        macos.lay_out(tmp_path, tmp_path, tmp_path / "A.app")


def test_apple_is_not_asked_without_who_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MACOS_TEAM", "T")
    monkeypatch.delenv("MACOS_APPLE_ID", raising=False)
    monkeypatch.delenv("MACOS_PASSWORD", raising=False)
    with pytest.raises(macos.AppError, match="MACOS_APPLE_ID, MACOS_PASSWORD"):
        macos.notarise(tmp_path / "a.dmg")


def test_a_tool_that_fails_or_is_missing_is_an_error_that_keeps_secrets() -> None:
    with pytest.raises(macos.AppError, match="status 3") as failed:
        macos.run(sys.executable, "-c", "raise SystemExit(3)", "secret")
    assert "secret" not in str(failed.value)
    with pytest.raises(macos.AppError, match="cannot be run"):
        macos.run("/no/such/tool")
