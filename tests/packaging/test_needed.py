"""Which packages are lacking is found before anything is begun, and said in one sentence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging import PACKAGING, script

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="for Linux alone")

needed = script("needed")


def test_what_is_lacking_is_said_in_one_sentence(tmp_path: Path) -> None:
    packages = {"there": tmp_path, "b": tmp_path / "b", "libc6": "libc.so.6", "sh": "sh"}
    assert needed.lacking(packages, {"a": "no-such-tool", "liba": "liba.so.99"}) == (
        "install a b liba (apt-get install)."
    )
    assert needed.lacking({"there": tmp_path}) == needed.lacking() == ""


def test_what_comes_along_is_asked_for() -> None:
    """Each of Qt's libraries is that of a package, or an older one of one that is."""
    known = set(needed.BUILD.values()) | {"libffi.so.7", "libbrotlicommon.so.1"}
    assert known >= script("bundle").OURS


@pytest.mark.parametrize(
    ("name", "some"),
    [
        ("try_installers", ("debootstrap", "openbox", "patchelf", "xdotool")),
        ("try_set_up", ("debootstrap", "git", "openbox", "xdotool")),
        ("try_wheel", ("debootstrap",)),
    ],
)
def test_a_trial_names_all_that_it_lacks_before_it_begins(
    name: str, some: tuple[str, ...], monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    trying = script(name)
    monkeypatch.setattr(sys, "argv", [name])
    monkeypatch.setattr(needed, "_is_there", lambda known: not isinstance(known, str))
    monkeypatch.setattr(subprocess, "call", lambda *_: pytest.fail("it has begun"))
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: pytest.fail("it has begun"))
    assert trying.main() == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert all(f" {package} " in err for package in some)
    assert (PACKAGING / name.replace("try_", "test-").replace("_", "-")).exists()
    assert err.startswith(f"{name.replace('try_', 'test-').replace('_', '-')}: install ")
