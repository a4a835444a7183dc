"""What comes along in the frozen program, and what a bundle must have to go out."""

from __future__ import annotations

import ast
import shutil
import sys
from pathlib import Path

import pytest

from cfanp_gui.window.services import system_libraries
from tests.packaging import PACKAGING, script

bundle = script("bundle")
QT = "PySide6/Qt"


@pytest.mark.parametrize(
    "place",
    [
        f"{QT}/plugins/platforms/libqxcb.so",
        f"{QT}/plugins/wayland-shell-integration/libxdg-shell.so",
        f"{QT}/plugins/imageformats/libqsvg.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        f"{QT}/plugins/platforms/libqcocoa.dylib",
        f"{QT}/lib/libQt6Svg.so.6",
        f"{QT}/lib/libicudata.so.73",
        "PySide6/Qt6Widgets.dll",
        "PySide6/Qt6OpenGL.dll",
        f"{QT}/lib/QtGui.framework/Resources/Info.plist",
        "PySide6/QtCore.abi3.so",
        f"{QT}/translations/qtbase_de.qm",
        "cfanp_gui/resources/help/rules.txt",
        "libpython3.11.so.1.0",
    ],
)
def test_wanted(place: str) -> None:
    assert bundle.is_wanted(place)


@pytest.mark.parametrize(
    "place",
    [
        f"{QT}/plugins/platformthemes/libqgtk3.so",
        f"{QT}/plugins/platforms/libqeglfs.so",
        f"{QT}/plugins/multimedia/libffmpegmediaplugin.so",
        f"{QT}/plugins/tls/libqopensslbackend.so",
        "PySide6\\plugins\\platforms\\qdirect2d.dll",
        f"{QT}/lib/libQt6Quick.so.6",
        f"{QT}/lib/libQt6QmlModels.so.6",
        "PySide6/Qt6Pdf.dll",
        f"{QT}/lib/QtQuick.framework/Versions/A/QtQuick",
        f"{QT}/lib/QtQuick.framework/Resources/Info.plist",
        "PySide6/opengl32sw.dll",
        "PySide6/QtQml.abi3.so",
        f"{QT}/qml/QtQuick/qmldir",
        f"{QT}/translations/qtbase_nn.qm",
        f"{QT}/translations/qt_help_de.qm",
    ],
)
def test_not_wanted(place: str) -> None:
    assert not bundle.is_wanted(place)


def test_only_what_is_needed_comes_along() -> None:
    needs = {
        "program": ["libQt.so", "libc.so.6"],
        "libQt.so": ["libicu.so", "libxcb.so.1"],
        "libicu.so": ["libQt.so"],
        "libgtk.so": ["libcairo.so"],
        "libxcb.so.1": ["libXdmcp.so.6"],
    }
    there = {*needs, "libc.so.6", "libcairo.so", "libXdmcp.so.6"}
    found = bundle.closure(["program"], lambda name: needs.get(name, []), there)
    assert found == {"libQt.so", "libicu.so"}


def test_a_library_is_ours_or_the_systems() -> None:
    assert not [name for name in bundle.OURS if bundle.is_of_system(name)]
    assert not [name for name in bundle.OURS if "wayland" in name]


def test_debian_has_all_that_the_program_asks_for() -> None:
    """What the program looks for before it opens a window comes along or is depended on."""
    packages = [one.partition(" ")[0] for one in bundle.debian_depends()]
    wanted = system_libraries._EVERYWHERE | system_libraries._WINDOW
    lacking = {
        library: package
        for library, package in wanted.items()
        if library not in bundle.OURS and package not in packages
    }
    assert lacking == {}
    assert packages == sorted(packages)
    assert "libc6 (>= 2.35)" in bundle.debian_depends()
    assert bundle.debian_recommends() == ["libpulse0"]


def test_modules_of_each_program() -> None:
    assert bundle.is_module_of("cfanp-gui", "cfanp_gui.window.app")
    assert not bundle.is_module_of("cfanp", "cfanp_gui.window.app")
    assert not bundle.is_module_of("cfanp", "PIL")
    assert bundle.is_module_of("cfanp", "cfanp_gui.bots.search")
    assert bundle.is_module_of("cfanp", "cfanp_gui.windows")


def test_nothing_that_we_import_is_left_out() -> None:
    """PyInstaller would leave it out all the same, and the program fail where it is used."""
    left_out = set(bundle.EXCLUDED)
    found = []
    for path in sorted((PACKAGING.parent / "cfanp_gui").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            found += [f"{path.name}: {name}" for name in names if name.split(".")[0] in left_out]
    assert found == []


def test_what_pyinstaller_says_is_read() -> None:
    warnings = (
        "missing module named winreg - imported by platformdirs.windows (delayed, optional)\n"
        "excluded module named ssl - imported by asyncio (top-level), chess.web (optional)\n"
        "excluded module named asyncio - imported by chess.engine (top-level), x.y (delayed),"
        " cfanp_gui.engine.pair_engine (delayed, conditional)\n"
    )
    assert bundle.wrongly_excluded(warnings) == [
        "asyncio (for chess.engine)",
        "asyncio (for cfanp_gui.engine.pair_engine)",
    ]


def test_a_bundle_that_is_too_large_is_refused(tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "large.so").write_bytes(bytes(700))
    (tmp_path / "small.so").write_bytes(bytes(300))
    assert bundle.check(tmp_path, 1000) == 1000
    with pytest.raises(bundle.BundleError, match=r"more than 0: lib[/\\]large\.so"):
        bundle.check(tmp_path, 999)
    limit = 115_000_000 if sys.platform == "win32" else 133_000_000
    assert limit == bundle.LIMIT


@pytest.mark.skipif(sys.platform != "linux", reason="ELF")
@pytest.mark.skipif(shutil.which("objcopy") is None, reason="binutils are missing")
def test_a_library_that_nobody_has_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(Path(sys.executable).resolve(), tmp_path / "program")
    (tmp_path / "text").write_text("libnone.so", encoding="utf-8")
    monkeypatch.setattr(bundle, "_DEBIAN", {})
    missing = bundle.missing_libraries(tmp_path)
    assert missing["libc.so.6"] == ["program"]
    with pytest.raises(bundle.BundleError, match=r"libc\.so\.6 \(for program\)"):
        bundle.check_libraries(missing)
    (tmp_path / "libc.so.6").touch()
    assert "libc.so.6" not in bundle.missing_libraries(tmp_path)
    bundle.check_libraries({})
