"""What is to hold of a release is looked at, and said."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cfanp_gui import __version__
from tests.packaging import script

release_check = script("release_check")
licences = script("licences")
PointError, UncheckedError = release_check.PointError, release_check.UncheckedError

DATED = f"## [{__version__}] - 2026-11-22\n\n- something\n"


def test_the_tag_names_the_version() -> None:
    assert release_check.check_version(f"v{__version__}") == __version__
    assert release_check.check_version() == __version__
    with pytest.raises(PointError, match="expected v"):
        release_check.check_version("v99.0.0")


@pytest.mark.parametrize("version", ["1", "1.2", "1.2.3.4", "v1.2.3", "1.2.3-4", "1.2.3\n"])
def test_what_is_no_version_is_refused(version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release_check, "version", lambda: version)
    with pytest.raises(PointError, match="not a version"):
        release_check.check_version()


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_the_version_stands_in_one_place() -> None:
    assert release_check.check_one_place() == "cfanp_gui/__init__.py"


def test_a_second_place_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release_check, "ROOT", tmp_path)
    (tmp_path / "a.txt").write_text(f"one\nversion = {__version__}\n", encoding="utf-8")
    (tmp_path / "b.txt").write_text(f"7{__version__} {__version__}.9\n", encoding="utf-8")
    (tmp_path / "c.png").write_bytes(b"\xff")
    with pytest.raises(PointError, match=r"a\.txt:2"):
        release_check.check_one_place(["c.png", "b.txt", "a.txt", "gone.txt"])
    release_check.check_one_place(["b.txt", "c.png"])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("## [Unreleased]\n\n- a\n", "there is no section"),
        (f"## [Unreleased]\n\n- a\n\n{DATED}", "under Unreleased still"),
        (DATED.replace("- something", ""), "is empty"),
        (DATED.replace(" - 2026-11-22", ""), "there is no section"),
    ],
)
def test_a_changelog_that_lacks_the_version_is_refused(text: str, words: str) -> None:
    with pytest.raises(PointError, match=words):
        release_check.check_changelog(text)


def test_a_changelog_with_the_version_holds() -> None:
    text = f"# Changelog\n\n## [Unreleased]\n\n{DATED}\n## [0.0.1] - 2025-01-01\n\n- old\n"
    assert release_check.check_changelog(text) == f"{__version__} of 2026-11-22"


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, int], None]:
    """Return what puts a made-up tool in the place of all, which says something and ends so."""

    def put(said: str, status: int) -> None:
        (tmp_path / "said").write_text(said, encoding="utf-8")
        script = tmp_path / "tool"
        script.write_text(
            f"#!{sys.executable}\nimport sys\nprint(open({str(tmp_path / 'said')!r}).read())\n"
            f"print('because', file=sys.stderr)\nsys.exit({status})\n",
            encoding="utf-8",
        )
        script.chmod(0o755)
        monkeypatch.setattr(release_check.shutil, "which", lambda _: str(script))
        constraints = tmp_path / "constraints.txt"
        constraints.touch()
        monkeypatch.setattr(release_check, "CONSTRAINTS", constraints)

    return put


@pytest.mark.skipif(sys.platform == "win32", reason="a script is no program there")
def test_known_vulnerabilities_are_told(tool: Callable[[str, int], None]) -> None:
    one = {"name": "a", "version": "1", "vulns": []}
    tool(json.dumps({"dependencies": [one]}), 0)
    assert release_check.check_vulnerabilities() == "1 distributions"
    tool(json.dumps({"dependencies": [{**one, "vulns": [{"id": "X-1"}]}]}), 1)
    with pytest.raises(PointError, match=r"a \(X-1\)"):
        release_check.check_vulnerabilities()
    tool(json.dumps({"dependencies": [one, {"name": "b", "skip_reason": "no net"}]}), 0)
    with pytest.raises(UncheckedError, match="no net"):
        release_check.check_vulnerabilities()
    tool("", 2)
    with pytest.raises(UncheckedError, match="because"):
        release_check.check_vulnerabilities()


def test_a_tool_that_is_missing_is_said_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release_check.shutil, "which", lambda _: None)
    with pytest.raises(UncheckedError, match="no-such-tool is not installed"):
        release_check._tool("no-such-tool")


@pytest.mark.parametrize("point", ["check_licences", "check_stated_licences"])
def test_where_a_distribution_lacks_licences_are_not_checked(
    point: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lacking(_names: list[str]) -> list[str]:
        raise licences.LicenceError("pillow is not installed here")

    monkeypatch.setattr(licences, "required", lacking)
    with pytest.raises(UncheckedError, match="pillow is not installed here"):
        getattr(release_check, point)()


def test_each_licence_we_name_can_be_compared() -> None:
    named = {name for name in licences.KNOWN if name not in licences.BUNDLED}
    assert {licences.KNOWN[name] for name in named} <= release_check.AGREES.keys()


class Made(release_check.Builds):
    """Builds that were made up."""

    def __init__(self, folder: Path, *contents: str) -> None:
        super().__init__()
        import zipfile

        for number, words in enumerate(contents):
            path = folder / str(number)
            path.mkdir()
            with zipfile.ZipFile(path / "a.whl", "w") as wheel:
                info = zipfile.ZipInfo(f"cfanp_gui-{__version__}.dist-info/METADATA")
                wheel.writestr(info, words)
            self._made.append({"wheel": path / "a.whl"})


def test_builds_that_differ_are_refused(tmp_path: Path) -> None:
    (tmp_path / "same").mkdir()
    assert Made(tmp_path / "same", "a", "a").check_equal().startswith("wheel ")
    (tmp_path / "other").mkdir()
    with pytest.raises(PointError, match="the wheel differs"):
        Made(tmp_path / "other", "a", "b").check_equal()


def test_files_are_compared_with_those_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept.txt"
    monkeypatch.setattr(release_check, "KEPT_FILES", kept)
    made = Made(tmp_path, "a", "a")
    with pytest.raises(PointError, match="--keep-files writes it"):
        made.check_files()
    kept.write_text(made.listed(), encoding="utf-8")
    assert made.listed() == "wheel cfanp_gui-{version}.dist-info/METADATA\n"
    assert made.check_files() == "1 files"
    kept.write_text("wheel gone\n", encoding="utf-8")
    with pytest.raises(PointError, match=r"1 new, such as wheel cfanp.*; 1 gone, such as wheel g"):
        made.check_files()
