"""The installer for Windows is made of a bundle, and removes what it put down."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path, PurePosixPath

import pytest

from tests.packaging import script

installer = script("windows_installer", "windows")
version_resource = script("version_resource", "windows")

NSIS = shutil.which("makensis")


def test_the_resource_is_what_pyinstaller_reads() -> None:
    made: list[tuple[str, object]] = []

    def keep(name: str) -> object:
        def make(*given: object, **named: object) -> object:
            made.append((name, given or named))
            return name

        return make

    kinds = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct",
             "VarFileInfo", "VarStruct")  # fmt: skip
    eval(version_resource.resource("1.2.3"), {kind: keep(kind) for kind in kinds})
    strings = dict(given for name, given in made if name == "StringStruct")  # type: ignore[misc]
    assert strings["ProductVersion"] == strings["FileVersion"] == "1.2.3"
    (fixed,) = (given for name, given in made if name == "FixedFileInfo")
    assert fixed["filevers"] == (1, 2, 3, 0)  # type: ignore[index]


def test_every_file_is_removed_by_name_and_then_its_folder() -> None:
    lines = installer.uninstall_list(map(PurePosixPath, ["b.exe", "a/x/$1", 'a/"'])).splitlines()
    assert lines == [
        'Delete "$INSTDIR\\a\\$\\""',
        'Delete "$INSTDIR\\a\\x\\$$1"',
        'Delete "$INSTDIR\\b.exe"',
        'RMDir "$INSTDIR\\a\\x"',
        'RMDir "$INSTDIR\\a"',
    ]


def test_files_are_put_down_in_one_order() -> None:
    files = [*map(PurePosixPath, ["b.exe", "a/x/$1", "a/c", "a.exe"])]
    bundle = Path("bundle")
    for order in (files, files[::-1]):
        assert installer.install_list(bundle, order).splitlines() == [
            'SetOutPath "$INSTDIR"',
            f'File "{bundle / "a.exe"}"',
            f'File "{bundle / "b.exe"}"',
            'SetOutPath "$INSTDIR\\a"',
            f'File "{bundle / "a" / "c"}"',
            'SetOutPath "$INSTDIR\\a\\x"',
            f'File "{bundle / "a" / "x" / "$1"}"',
        ]


def test_no_folder_is_removed_with_what_may_be_in_it() -> None:
    """But that of the settings, where a person says so."""
    script = installer.SCRIPT.read_text(encoding="utf-8")
    assert re.findall(r"^\s*RMDir /r .*$", script, re.MULTILINE) == [
        '  RMDir /r "$LOCALAPPDATA\\cfanp-gui"'
    ]
    assert not re.search(r"/r(?:ebootok)?\b.*INSTDIR", script)


def test_every_sentence_is_in_both_languages() -> None:
    script = installer.SCRIPT.read_text(encoding="utf-8")
    said = {
        language: set(re.findall(rf"LangString (\w+) \${{LANG_{language}}} ", script))
        for language in ("ENGLISH", "GERMAN")
    }
    assert said["ENGLISH"] == said["GERMAN"]
    assert set(re.findall(r"\$\(([A-Z_0-9]+)\)", script)) == said["ENGLISH"]


def test_what_is_no_bundle_is_refused(tmp_path: Path) -> None:
    tool = "makensis" if NSIS else sys.executable
    with pytest.raises(installer.InstallerError, match=r"no cfanp-gui\.exe"):
        installer.make(tmp_path, tmp_path, tmp_path / "setup.exe", tool)
    with pytest.raises(installer.InstallerError, match="install NSIS"):
        installer.make(tmp_path, tmp_path, tmp_path / "setup.exe", "no-such-makensis")


@pytest.mark.skipif(NSIS is None, reason="NSIS is not installed")
@pytest.mark.parametrize("target", ["x86-unicode", "amd64-unicode"])
def test_nsis_makes_it_without_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, target: str
) -> None:
    if sys.platform == "win32" and target != installer.TARGET:
        pytest.skip("NSIS for Windows makes none of 64 bits")
    monkeypatch.setattr(installer, "TARGET", target)
    bundle, icons = tmp_path / "bundle", tmp_path / "icons"
    for name in ("cfanp-gui.exe", "cfanp.exe", "_internal/a b/$x ü.txt"):
        path = bundle / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"MZ")
    icons.mkdir()
    picture = bytes.fromhex("89504e470d0a1a0a")  # what NSIS looks at is the head of the file
    head = bytes.fromhex("0000010001001010000001002000") + len(picture).to_bytes(4, "little")
    for name in ("cfanp.ico", "cpgn.ico"):
        (icons / name).write_bytes(head + (22).to_bytes(4, "little") + picture)
    made = tmp_path / "to" / "a-setup.exe"
    installer.make(bundle, icons, made)
    assert made.read_bytes()[:2] == b"MZ"
    data = made.read_bytes()
    for path in icons.iterdir():  # which are drawn anew for each build
        os.utime(path, (1, 1))
    installer.make(bundle, icons, made)
    assert made.read_bytes() == data
    size = len(data)
    with pytest.raises(installer.InstallerError, match="MB, more than"):
        installer.make(bundle, icons, made, limit=size - 1)


@pytest.mark.skipif(NSIS is None, reason="NSIS is not installed")
def test_what_nsis_refuses_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "cfanp-gui.exe").touch()
    with pytest.raises(installer.InstallerError, match="status"):
        installer.make(tmp_path, tmp_path / "no icons", tmp_path / "a-setup.exe")
